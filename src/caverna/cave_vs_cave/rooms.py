"""The rooms: one row each, with everything that it does."""

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
    """An orange room has groups of effects, of which one or none is used; a blue room reacts to events."""

    def __init__(
        self, id: str, era: int, light: bool, cost: Goods, walls: int, points: int, *groups: list[Effect],
        blue: Blue = NO_BLUE,
    ) -> None:  # fmt: skip
        self.id = id
        self.era = era
        self.light = light  # starts in the display
        self.cost = cost
        self.walls: i64 = walls
        self.points: i64 = points
        self.groups = list(groups)
        self.blue = blue
        self.colour = ORANGE if blue is NO_BLUE else BLUE_TAG


ROOMS: Final[list[Room]] = [
    Room("cave-entrance", 1, False, NOTHING, 0, 0, one(Gain(wood=1), Gain(stone=1), Gain(emmer=1), Gain(flax=1))),
    Room("shelf", 1, True, Goods(wood=1), W1, 3,
         one(Replenish(2, "wood"), Replenish(2, "stone"), Replenish(2, "emmer"), Replenish(2, "flax"))),
    Room("spinning-wheel", 1, True, Goods(wood=1), W1, 4,
         one(Exchange(Goods(flax=1), gold=1), Exchange(Goods(flax=3), gold=2))),
    Room("tunnel", 1, True, Goods(wood=1), W2O, 3, one(Gain(food=2)), one(Gain(most=2, of="stone", stone=1))),
    Room("grindstone", 1, True, Goods(stone=1), W1 | W2A, 4,
         one(Exchange(Goods(emmer=1), food=3), Exchange(Goods(emmer=4), food=7))),
    Room("food-corner", 1, True, Goods(stone=1), W2A, 3, one(Replenish(3, "food"))),
    Room("parlor", 1, True, Goods(stone=1, gold=1), W3, 6, one(Replenish(1))),
    Room("warehouse", 1, False, Goods(wood=2), W1 | W2A | W3, 2,
         one(Exchange(Goods(food=2), wood=1, stone=1, emmer=1, flax=1))),
    Room("stall", 1, False, Goods(wood=1, gold=1), W1 | W2A | W3, 6,
         one(Exchange(Goods(emmer=5), gold=4), Exchange(Goods(flax=5), gold=4))),
    Room("sacrificial-altar", 1, False, Goods(stone=4), W1 | W2A | W3, 7,
         one(Exchange(Goods(wood=1, emmer=1, flax=1, food=1), gold=3))),
    Room("storeroom", 1, False, Goods(wood=2, gold=1), W2A, 6, one(Gain(emmer=1, flax=1, food=1))),
    Room("weaving-room", 1, False, Goods(wood=2), W2A, 5, one(Exchange(Goods(flax=2), food=2, gold=2))),
    Room("furniture-workshop", 1, False, Goods(wood=1, stone=2), W2A | W3, 5,
         one(Exchange(Goods(wood=2, flax=1), gold=3))),
    Room("gold-vein", 1, False, Goods(gold=5), W2A | W3, 9, one(Gain(stone=1, gold=1))),
    Room("junction-room", 1, False, Goods(wood=2), W2O, 6, one(PayThree(gold=2))),
    Room("digging-cave", 1, False, Goods(wood=3, stone=1), W3, 8, one(Dig("excavate for gold", price=Goods(gold=1)))),
    Room("bakehouse", 1, False, Goods(wood=1, stone=2), W3, 6,
         one(Exchange(Goods(emmer=2), food=4, gold=1), Exchange(Goods(emmer=3), food=4, gold=2))),
    Room("state-room", 1, False, Goods(gold=7), W3 | W4, 12, one(Gain(flax=1, gold=1))),
    Room("secret-chamber", 1, False, Goods(wood=2, stone=1), W4, 8, one(Gain(flax=3), Gain(gold=1))),
    Room("treasury", 1, False, Goods(gold=3), W4, 10, one(Gain(least=3, of="gold", food=1, gold=1))),
    Room("prospecting-site", 1, False, NOTHING, W1 | W2A, 5, blue=Blue(on=PROSPECTING)),
    Room("retting-room", 1, False, Goods(stone=1), W1 | W2A | W3, 3, blue=Blue(on=FLAX_GAINED, goods=Goods(food=1))),
    Room("equipment-room", 1, False, Goods(wood=2), W1 | W2A, 3, blue=Blue(more=TWO_ROOMS | THREE_ROOMS)),
    Room("wood-storeroom", 1, False, Goods(stone=1), W2A, 2, blue=Blue(on=ONE_ROOM | ONE_AND_ONE, goods=Goods(wood=1))),
    Room("dungeon", 1, False, Goods(stone=3, gold=4), W4, 11, blue=Blue(on=WALL_BUILT, goods=Goods(gold=2))),

    Room("cattle-market", 2, True, Goods(wood=1), W0 | W1, 4,
         one(Gain(donkey=1), Exchange(Goods(gold=1), donkey=2), Exchange(Goods(gold=2), donkey=3))),
    Room("ore-vein", 2, True, NOTHING, ANY_BUT_FOUR, 2, one(Gain(ore=3, food=2))),
    Room("bloomery", 2, True, Goods(stone=2, gold=1), W1 | W2A, 5, one(Exchange(Goods(ore=2), iron=3, gold=1))),
    Room("store", 2, True, Goods(stone=1), W1 | W2A | W3, 5, one(Exchange(Goods(gold=1), food=4, ore=1, flax=1))),
    Room("cave-silo", 2, True, Goods(iron=2), ANY_BUT_FOUR, 5, one(Gain(emmer=4))),
    Room("box", 2, True, Goods(wood=1, emmer=1), W2A, 6, one(Gain(wood=1, flax=1, donkey=1))),
    Room("mining-cave", 2, False, Goods(wood=1), ANY_BUT_FOUR, 5, one(Gain(ore=5))),
    Room("hitching-post", 2, False, Goods(wood=1), W1 | W2A, 5,
         one(Exchange(Goods(donkey=3), gold=2), Exchange(Goods(donkey=4), gold=3), Exchange(Goods(donkey=5), gold=4))),
    Room("wainwright", 2, False, Goods(stone=2, gold=2), W1 | W2A, 10, one(Exchange(Goods(wood=3, iron=1), gold=5))),
    Room("ceremonial-hall", 2, False, Goods(weapon=2, gold=8), W1 | W2A, 14, one(Gain(gold=2))),
    Room("ironsmith", 2, False, Goods(stone=3), W2A | W3, 7, one(Exchange(Goods(iron=2), weapon=1, gold=3))),
    Room("swordsmith", 2, False, Goods(stone=1, gold=2), W3, 10,
         one(Exchange(Goods(ore=1), weapon=1), Exchange(Goods(ore=4), weapon=2), Exchange(Goods(ore=7), weapon=3))),
    Room("slaughtering-cave", 2, False, Goods(wood=1, stone=1), W3, 7, one(Exchange(Goods(donkey=1), food=5, gold=1))),
    Room("weaponsmith", 2, False, Goods(wood=1, gold=3), W2A | W3, 11, one(Exchange(Goods(wood=1, iron=1), weapon=2))),
    Room("weapon-chamber", 2, False, Goods(weapon=4), W4, 12, one(Gain(weapon=1))),
    Room("armory", 2, False, Goods(iron=3, weapon=2), W3 | W4, 13, one(Nothing())),
    Room("oublette", 2, False, Goods(iron=4), W4, 9,
         one(Exchange(Goods(food=1), weapon=1), Exchange(Goods(food=3), weapon=2), Exchange(Goods(food=6), weapon=3))),
    Room("gold-donkey", 2, False, Goods(wood=2, stone=2), W4, 6, one(GoldForDonkeys())),
    Room("iron-trader", 2, False, Goods(wood=2, gold=1), W1 | W2A, 8,
         blue=Blue(on=TWO_ROOMS | ONE_AND_ONE, goods=Goods(iron=1))),
    Room("equipment-cabinet", 2, False, Goods(iron=1), W1 | W2A, 5, blue=Blue(on=TILE_DUG, goods=Goods(ore=1, food=1))),
    Room("breeding-cave", 2, False, Goods(emmer=2), W2A | W3, 6,
         blue=Blue(on=ONE_ROOM | ONE_AND_ONE, goods=Goods(donkey=1))),
]  # fmt: skip
INDEX: Final[dict[str, int]] = {room.id: number for number, room in enumerate(ROOMS)}
CAVE_ENTRANCE: Final = 0
PRICES: Final = Prices([room.cost for room in ROOMS], KINDS)


FIRST_ERA: Final[i64] = mask_of([room.era == 1 for room in ROOMS])
LIGHT: Final[i64] = mask_of([room.light for room in ROOMS])
DARK: Final[i64] = mask_of([not room.light for room in ROOMS]) & ~bit(CAVE_ENTRANCE)


class RoomTable:
    """What effects need to know about all rooms. They get it from the set-up, since rooms are made of effects."""

    def __init__(self, rooms: list[Room]) -> None:
        self.orange: i64 = mask_of([room.colour == ORANGE for room in rooms])
        self.blue: i64 = mask_of([room.colour == BLUE_TAG for room in rooms])
        self.first_era: i64 = FIRST_ERA
        self.blues = [room.blue for room in rooms]
        self.menus = [Menu(*room.groups) for room in rooms]  # what each does when it is activated
        self.gifts: i64 = mask_of([menu.gift for menu in self.menus])  # rooms with an effect that costs nothing


ROOM_TABLE: Final = RoomTable(ROOMS)
