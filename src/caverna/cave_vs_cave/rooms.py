"""The rooms: one row each, with all that it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, mask_of
from caverna.game.goods import Prices

from .blue import (
    FLAX_GAINED,
    NO_BLUE,
    ONE_AND_ONE,
    ONE_ROOM,
    PROSPECTING,
    THREE_ROOMS,
    TILE_DUG,
    TWO_ROOMS,
    WALL_BUILT,
    Blue,
)  # fmt: skip
from .cave import W0, W1, W2A, W2O, W3, W4
from .digging import Dig
from .effects import Effect, Exchange, Gain, GoldForDonkeys, Menu, Nothing, PayThree, Replenish, one
from .goods import KINDS, NOTHING, Goods

ORANGE: Final = "orange"
BLUE_TAG: Final = "blue"
ANY_BUT_FOUR: Final = W0 | W1 | W2A | W2O | W3


class Room:
    """Orange rooms have groups of effects, one or none of each; blue ones wait for something."""

    def __init__(
        self, name: str, era: int, light: bool, cost: Goods, walls: int, points: int, does: str, *groups: list[Effect],
        blue: Blue = NO_BLUE,
    ) -> None:  # fmt: skip
        self.id = name.lower().replace(" ", "-")
        self.name = name
        self.era = era
        self.light = light  # starts in the display
        self.cost = cost
        self.walls: i64 = walls
        self.points: i64 = points
        self.does = does
        self.groups = list(groups)
        self.blue = blue
        self.colour = ORANGE if blue is NO_BLUE else BLUE_TAG


ROOMS: Final[list[Room]] = [
    Room("Cave Entrance", 1, False, NOTHING, 0, 0, "1 wood, 1 stone, 1 emmer or 1 flax.",
         one(Gain(wood=1), Gain(stone=1), Gain(emmer=1), Gain(flax=1))),
    Room("Shelf", 1, True, Goods(wood=1), W1, 3, "Raise wood, stone, emmer or flax to 2.",
         one(Replenish(2, "wood"), Replenish(2, "stone"), Replenish(2, "emmer"), Replenish(2, "flax"))),
    Room("Spinning Wheel", 1, True, Goods(wood=1), W1, 4, "1 flax for 1 gold, or 3 flax for 2 gold.",
         one(Exchange(Goods(flax=1), gold=1), Exchange(Goods(flax=3), gold=2))),
    Room("Tunnel", 1, True, Goods(wood=1), W2O, 3, "2 food; and 1 stone if you have fewer than 3.",
         one(Gain(food=2)), one(Gain(most=2, of="stone", stone=1))),
    Room("Grindstone", 1, True, Goods(stone=1), W1 | W2A, 4, "1 emmer for 3 food, or 4 emmer for 7 food.",
         one(Exchange(Goods(emmer=1), food=3), Exchange(Goods(emmer=4), food=7))),
    Room("Food Corner", 1, True, Goods(stone=1), W2A, 3, "Raise food to 3.", one(Replenish(3, "food"))),
    Room("Parlor", 1, True, Goods(stone=1, gold=1), W3, 6, "Each good at 0 becomes 1.", one(Replenish(1))),
    Room("Warehouse", 1, False, Goods(wood=2), W1 | W2A | W3, 2, "2 food for 1 wood, 1 stone, 1 emmer and 1 flax.",
         one(Exchange(Goods(food=2), wood=1, stone=1, emmer=1, flax=1))),
    Room("Stall", 1, False, Goods(wood=1, gold=1), W1 | W2A | W3, 6, "5 emmer or 5 flax for 4 gold.",
         one(Exchange(Goods(emmer=5), gold=4), Exchange(Goods(flax=5), gold=4))),
    Room("Sacrificial Altar", 1, False, Goods(stone=4), W1 | W2A | W3, 7,
         "1 wood, 1 emmer, 1 flax and 1 food for 3 gold.",
         one(Exchange(Goods(wood=1, emmer=1, flax=1, food=1), gold=3))),
    Room("Storeroom", 1, False, Goods(wood=2, gold=1), W2A, 6, "1 emmer, 1 flax and 1 food.",
         one(Gain(emmer=1, flax=1, food=1))),
    Room("Weaving Room", 1, False, Goods(wood=2), W2A, 5, "2 flax for 2 food and 2 gold.",
         one(Exchange(Goods(flax=2), food=2, gold=2))),
    Room("Furniture Workshop", 1, False, Goods(wood=1, stone=2), W2A | W3, 5, "2 wood and 1 flax for 3 gold.",
         one(Exchange(Goods(wood=2, flax=1), gold=3))),
    Room("Gold Vein", 1, False, Goods(gold=5), W2A | W3, 9, "1 stone and 1 gold.", one(Gain(stone=1, gold=1))),
    Room("Junction Room", 1, False, Goods(wood=2), W2O, 6, "1 each of 3 different goods for 2 gold.",
         one(PayThree(gold=2))),
    Room("Digging Cave", 1, False, Goods(wood=3, stone=1), W3, 8, "1 gold to excavate a tile.",
         one(Dig("excavate for gold", price=Goods(gold=1)))),
    Room("Bakehouse", 1, False, Goods(wood=1, stone=2), W3, 6, "2 emmer for 4 food and 1 gold, or 3 for 4 food and 2.",
         one(Exchange(Goods(emmer=2), food=4, gold=1), Exchange(Goods(emmer=3), food=4, gold=2))),
    Room("State Room", 1, False, Goods(gold=7), W3 | W4, 12, "1 flax and 1 gold.", one(Gain(flax=1, gold=1))),
    Room("Secret Chamber", 1, False, Goods(wood=2, stone=1), W4, 8, "3 flax or 1 gold.",
         one(Gain(flax=3), Gain(gold=1))),
    Room("Treasury", 1, False, Goods(gold=3), W4, 10, "1 food and 1 gold if you have 3 gold or more.",
         one(Gain(least=3, of="gold", food=1, gold=1))),
    Room("Prospecting Site", 1, False, NOTHING, W1 | W2A, 5, "With the Undergrowth: once 1 food for 1 gold.",
         blue=Blue(on=PROSPECTING)),
    Room("Retting Room", 1, False, Goods(stone=1), W1 | W2A | W3, 3, "1 food after each effect that brought flax.",
         blue=Blue(on=FLAX_GAINED, goods=Goods(food=1))),
    Room("Equipment Room", 1, False, Goods(wood=2), W1 | W2A, 3,
         "One room more where the Undermining or the Expedition activates rooms.",
         blue=Blue(more=TWO_ROOMS | THREE_ROOMS)),
    Room("Wood Storeroom", 1, False, Goods(stone=1), W2A, 2,
         "1 wood, before or after, where a tile activates 1 room, or 1 and 1.",
         blue=Blue(on=ONE_ROOM | ONE_AND_ONE, goods=Goods(wood=1))),
    Room("Dungeon", 1, False, Goods(stone=3, gold=4), W4, 11, "2 gold for each wall you build.",
         blue=Blue(on=WALL_BUILT, goods=Goods(gold=2))),

    Room("Cattle Market", 2, True, Goods(wood=1), W0 | W1, 4, "1 donkey, or 2 donkeys for 1 gold, or 3 for 2 gold.",
         one(Gain(donkey=1), Exchange(Goods(gold=1), donkey=2), Exchange(Goods(gold=2), donkey=3))),
    Room("Ore Vein", 2, True, NOTHING, ANY_BUT_FOUR, 2, "3 ore and 2 food.", one(Gain(ore=3, food=2))),
    Room("Bloomery", 2, True, Goods(stone=2, gold=1), W1 | W2A, 5, "2 ore for 3 iron and 1 gold.",
         one(Exchange(Goods(ore=2), iron=3, gold=1))),
    Room("Store", 2, True, Goods(stone=1), W1 | W2A | W3, 5, "1 gold for 4 food, 1 ore and 1 flax.",
         one(Exchange(Goods(gold=1), food=4, ore=1, flax=1))),
    Room("Cave Silo", 2, True, Goods(iron=2), ANY_BUT_FOUR, 5, "4 emmer.", one(Gain(emmer=4))),
    Room("Box", 2, True, Goods(wood=1, emmer=1), W2A, 6, "1 wood, 1 flax and 1 donkey.",
         one(Gain(wood=1, flax=1, donkey=1))),
    Room("Mining Cave", 2, False, Goods(wood=1), ANY_BUT_FOUR, 5, "5 ore.", one(Gain(ore=5))),
    Room("Hitching Post", 2, False, Goods(wood=1), W1 | W2A, 5, "3, 4 or 5 donkeys for 2, 3 or 4 gold.",
         one(Exchange(Goods(donkey=3), gold=2), Exchange(Goods(donkey=4), gold=3), Exchange(Goods(donkey=5), gold=4))),
    Room("Wainwright", 2, False, Goods(stone=2, gold=2), W1 | W2A, 10, "3 wood and 1 iron for 5 gold.",
         one(Exchange(Goods(wood=3, iron=1), gold=5))),
    Room("Ceremonial Hall", 2, False, Goods(weapon=2, gold=8), W1 | W2A, 14, "2 gold.", one(Gain(gold=2))),
    Room("Ironsmith", 2, False, Goods(stone=3), W2A | W3, 7, "2 iron for 1 weapon and 3 gold.",
         one(Exchange(Goods(iron=2), weapon=1, gold=3))),
    Room("Swordsmith", 2, False, Goods(stone=1, gold=2), W3, 10, "1, 4 or 7 ore for 1, 2 or 3 weapons.",
         one(Exchange(Goods(ore=1), weapon=1), Exchange(Goods(ore=4), weapon=2), Exchange(Goods(ore=7), weapon=3))),
    Room("Slaughtering Cave", 2, False, Goods(wood=1, stone=1), W3, 7, "1 donkey for 5 food and 1 gold.",
         one(Exchange(Goods(donkey=1), food=5, gold=1))),
    Room("Weaponsmith", 2, False, Goods(wood=1, gold=3), W2A | W3, 11, "1 wood and 1 iron for 2 weapons.",
         one(Exchange(Goods(wood=1, iron=1), weapon=2))),
    Room("Weapon Chamber", 2, False, Goods(weapon=4), W4, 12, "1 weapon.", one(Gain(weapon=1))),
    Room("Armory", 2, False, Goods(iron=3, weapon=2), W3 | W4, 13, "Nothing.", one(Nothing())),
    Room("Oublette", 2, False, Goods(iron=4), W4, 9, "1, 3 or 6 food for 1, 2 or 3 weapons.",
         one(Exchange(Goods(food=1), weapon=1), Exchange(Goods(food=3), weapon=2), Exchange(Goods(food=6), weapon=3))),
    Room("Gold-Donkey", 2, False, Goods(wood=2, stone=2), W4, 6, "1 gold for every 2 donkeys, which stay.",
         one(GoldForDonkeys())),
    Room("Iron Trader", 2, False, Goods(wood=2, gold=1), W1 | W2A, 8,
         "1 iron, before or after, where a tile activates 2 rooms, or 1 and 1.",
         blue=Blue(on=TWO_ROOMS | ONE_AND_ONE, goods=Goods(iron=1))),
    Room("Equipment Cabinet", 2, False, Goods(iron=1), W1 | W2A, 5, "1 ore and 1 food for each effect that excavates.",
         blue=Blue(on=TILE_DUG, goods=Goods(ore=1, food=1))),
    Room("Breeding Cave", 2, False, Goods(emmer=2), W2A | W3, 6,
         "1 donkey, before or after, where a tile activates 1 room, or 1 and 1.",
         blue=Blue(on=ONE_ROOM | ONE_AND_ONE, goods=Goods(donkey=1))),
]  # fmt: skip
INDEX: Final[dict[str, int]] = {room.id: number for number, room in enumerate(ROOMS)}
CAVE_ENTRANCE: Final = 0
PRICES: Final = Prices([room.cost for room in ROOMS], KINDS)


FIRST_ERA: Final[i64] = mask_of([room.era == 1 for room in ROOMS])
LIGHT: Final[i64] = mask_of([room.light for room in ROOMS])
DARK: Final[i64] = mask_of([not room.light for room in ROOMS]) & ~bit(CAVE_ENTRANCE)


class RoomTable:
    """What the effects need to know of all rooms. They get it from the set-up, since the rooms are made of effects."""

    def __init__(self, rooms: list[Room]) -> None:
        self.orange: i64 = mask_of([room.colour == ORANGE for room in rooms])
        self.blue: i64 = mask_of([room.colour == BLUE_TAG for room in rooms])
        self.first_era: i64 = FIRST_ERA
        self.blues = [room.blue for room in rooms]
        self.menus = [Menu(*room.groups) for room in rooms]  # what each does when it is activated
        self.gifts: i64 = mask_of([menu.gift for menu in self.menus])  # rooms with an effect that costs nothing


ROOM_TABLE: Final = RoomTable(ROOMS)
