"""The action tiles: one row each."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, mask_of

from .blue import ONE_AND_ONE, ONE_ROOM, PROSPECTING, THREE_ROOMS, TWO_ROOMS
from .digging import Dig
from .effects import Activate, Effect, Exchange, Gain, TileMenu, one
from .furnish import PER_DWARF, Furnish
from .goods import GOODS, Goods
from .walls import Build, Raze

DWARF_BACK: Final = "dwarf"


class Tile:
    """An action tile: what it offers, and when it comes into play."""

    def __init__(self, id: str, back: str, *groups: list[Effect], event: int = 0, leader_in: str = "") -> None:
        self.id = id
        self.back = back  # the number on its back, "dwarf" if it is there from the start
        self.groups = list(groups)
        self.event = event
        self.leads: i64 = GOODS.index(leader_in) if leader_in else -1  # only for the player with more of it, if any


def activate_one() -> Effect:
    """The effect that several tiles share."""
    return Activate(1, ONE_ROOM, "activate 1 room")


TILES: Final[list[Tile]] = [
    Tile("cultivation", DWARF_BACK, one(activate_one()), one(Gain(emmer=2)), one(Gain(flax=1))),
    Tile("housework", DWARF_BACK, one(Furnish(PER_DWARF)), one(Furnish(5, "food"), Furnish(1, "gold"))),
    Tile("excavation", DWARF_BACK,
         one(Dig("excavate"), Dig("excavate twice for 2 food", times=2, price=Goods(food=2))), one(Gain(stone=1))),
    Tile("undergrowth", DWARF_BACK, one(activate_one()), one(Gain(wood=2)), event=PROSPECTING),
    Tile("furnishing", "2", one(Gain(food=1)), one(Furnish(PER_DWARF))),
    Tile("masonry", "2", one(activate_one()), one(Gain(wood=1), Gain(stone=1)), one(Build())),
    Tile("undermining", "2",
         one(Activate(2, TWO_ROOMS, "activate 2 rooms"), Dig("excavate through walls", through_walls=True))),
    Tile("expansion", "3", one(Dig("excavate")), one(Furnish(5, "food"), Furnish(2, "gold"))),
    Tile("breach", "3", one(Raze())),
    Tile("drift-mining", "3", one(activate_one()), one(Dig("excavate"))),
    Tile("expedition", "3",
         one(Exchange(Goods(wood=5), gold=4), Exchange(Goods(stone=5), gold=4),
             Activate(3, THREE_ROOMS, "activate 3 rooms"))),
    Tile("renovation", "4", one(Build()), one(Furnish()), leader_in="gold"),
    Tile("decoration", "II", one(Furnish(5, "food"), Furnish(1, "gold"))),
    Tile("arms-trade", "II",
         one(Exchange(Goods(gold=3), weapon=4, donkey=1), Exchange(Goods(gold=3), weapon=4, wood=1))),
    Tile("interior-design", "II", one(Dig("excavate")), one(Build())),
    Tile("weekly-market", "II", one(Activate(2, ONE_AND_ONE, "activate 1 and 1 room")),
         one(Exchange(Goods(donkey=3), food=6), Exchange(Goods(gold=2), food=6))),
]  # fmt: skip
INDEX: Final[dict[str, int]] = {tile.id: number for number, tile in enumerate(TILES)}
MENUS: Final = [TileMenu(number, *tile.groups, event=tile.event) for number, tile in enumerate(TILES)]
"""What each tile offers, by number."""


def backs(back: str) -> int:
    """The tiles with that number on their backs."""
    return mask_of([tile.back == back for tile in TILES])


EVERY_TILE: Final[i64] = bit(len(TILES)) - 1
BREACH: Final[i64] = bit(INDEX["breach"])
