"""Effects as signs: what a client needs to draw what a tile, a slot or a room does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .blue import (
    FLAX_GAINED,
    ONE_AND_ONE,
    ONE_ROOM,
    PROSPECTING,
    THREE_ROOMS,
    TILE_DUG,
    TWO_ROOMS,
    WALL_BUILT,
    Blue,
)  # fmt: skip
from .digging import Dig
from .effects import (
    BONUSES,
    PROSPECT,
    Activate,
    Effect,
    Exchange,
    ForgeWeapons,
    Gain,
    GoldForDonkeys,
    PayThree,
    Replenish,
)  # fmt: skip
from .furnish import PER_DWARF, Furnish
from .goods import GOODS
from .rooms import BLUE_TAG, ROOMS, Room
from .tiles import TILES
from .walls import RAZING, Build, Raze

if TYPE_CHECKING:
    from .types import Sign

EVENTS: Final = {
    ONE_ROOM: "one-room", ONE_AND_ONE: "one-and-one", TWO_ROOMS: "two-rooms", THREE_ROOMS: "three-rooms",
    FLAX_GAINED: "flax", WALL_BUILT: "wall", TILE_DUG: "dig", PROSPECTING: "undergrowth",
}  # fmt: skip
"""What a blue room may react to: above all how many rooms are activated at once."""

UNLIMITED: Final = 99  # no good can exceed this


def signs() -> dict[str, dict[str, list[list[Sign]]]]:
    """The groups of effects of everything that has any, by kind and id. One of each group may be used."""
    return {
        "actions": {tile.id: groups(tile.groups) for tile in TILES},
        "bonus_slots": {str(number): groups([bonus.effects]) for number, bonus in enumerate(BONUSES, 1)},
        "rooms": {room.id: room_signs(room) for room in ROOMS},
    }


def groups(effects: list[list[Effect]]) -> list[list[Sign]]:
    """The signs of some groups of effects."""
    return [[sign_of(effect) for effect in group] for group in effects]


def room_signs(room: Room) -> list[list[Sign]]:
    """What a room does: when it is activated, or by itself."""
    return [[blue_sign(room.blue)]] if room.colour == BLUE_TAG else groups(room.groups)


def bare(effect: Effect, does: str) -> Sign:
    """A sign to which an effect adds what it has."""
    return {
        "effect": effect.text, "does": does, "count": 1, "pay": {}, "get": effect.goods.to_dict(), "least": {},
        "most": {}, "each": None, "through_walls": False, "on": [],
    }  # fmt: skip


def sign_of(effect: Effect) -> Sign:
    """An effect as a sign."""
    if isinstance(effect, (Gain, Exchange, GoldForDonkeys, ForgeWeapons, PayThree, Replenish)):
        return goods_sign(effect)
    if isinstance(effect, Activate):
        sign = bare(effect, "activate")
        sign["count"] = int(effect.rooms)
        sign["on"] = [EVENTS[effect.event]]
        return sign
    if isinstance(effect, Dig):
        sign = bare(effect, "dig")
        sign["count"] = int(effect.times)
        sign["pay"] = effect.price.to_dict()
        sign["through_walls"] = effect.through_walls
        return sign
    if isinstance(effect, Furnish):
        sign = bare(effect, "furnish")
        per_dwarf = effect.amount == PER_DWARF
        sign["pay"] = {GOODS[effect.kind]: 1 if per_dwarf else int(effect.amount)} if effect.amount else {}
        sign["each"] = "dwarf" if per_dwarf else None
        return sign
    if isinstance(effect, Raze):
        sign = bare(effect, "raze")
        sign["get"] = RAZING.to_dict()
        return sign
    return bare(effect, "wall" if isinstance(effect, Build) else "nothing")


def goods_sign(effect: Effect) -> Sign:
    """An effect that is about goods only."""
    sign = bare(effect, "goods")
    if isinstance(effect, Exchange):
        sign["pay"] = effect.price.to_dict()
    elif isinstance(effect, Gain):
        good = GOODS[effect.kind]
        sign["least"] = {good: int(effect.least)} if effect.least else {}
        sign["most"] = {good: int(effect.most)} if effect.most < UNLIMITED else {}
    elif isinstance(effect, GoldForDonkeys):
        sign["least"], sign["get"], sign["each"] = {"donkey": 2}, {"gold": 1}, "pair"
    elif isinstance(effect, ForgeWeapons):
        sign["pay"], sign["get"], sign["each"] = {"iron": 1}, {"weapon": 1}, "any"
    elif isinstance(effect, PayThree):
        sign["does"], sign["count"], sign["get"] = "three-goods", 3, {"gold": int(effect.gold)}
    elif isinstance(effect, Replenish):
        sign["does"], sign["count"] = "raise", int(effect.level)
        sign["get"] = {GOODS[kind]: int(effect.level) for kind in effect.kinds}
    return sign


def blue_sign(blue: Blue) -> Sign:
    """What a blue room does, and at which events."""
    sign = bare(PROSPECT, "activate" if blue.more else "goods")
    prospecting = blue.on & PROSPECTING != 0
    if not prospecting:
        sign["effect"] = ""
    sign["pay"] = PROSPECT.price.to_dict() if prospecting else {}
    sign["get"] = PROSPECT.goods.to_dict() if prospecting else blue.goods.to_dict()
    sign["on"] = [name for event, name in EVENTS.items() if (blue.on | blue.more) & event]
    return sign
