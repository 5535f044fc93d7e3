"""What of the legal actions is worth searching: see docs/search.md, which says why nothing is lost.

Turning a good into food can wait until the food is spent, until the good would be lost at its limit, or until something
raises it again from below. And nobody leaves what is to be had for nothing.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.bits import bit, lowest
from caverna.game.buffer import Actions

from .actions import EAT, END, STOP
from .digging import Dig
from .effects import (
    BLUE,
    BONUS_USED,
    BONUSES,
    PROSPECT,
    ROOM_STEPS,
    Activate,
    Effect,
    Exchange,
    Gain,
    Menu,
    PayThree,
    Replenish,
    TileMenu,
    active,
)  # fmt: skip
from .furnish import Furnish
from .goods import EDIBLE_KINDS, FOOD, KINDS, LIMITS
from .machine import STEPS
from .player import Player
from .rooms import ROOMS
from .rounds import TakeTile
from .state import State
from .step import Step

EFFECTS: Final[list[Effect]] = [step for step in STEPS if isinstance(step, Effect)]
MOST_TURNS: Final = 4  # for each player in a round: what a furnishing may cost in food


def food_for(step: Step) -> int:
    """The food that a step may cost at most."""
    if isinstance(step, Exchange):
        return int(step.price.amount(FOOD))
    if isinstance(step, Dig):
        return int(step.price.amount(FOOD))
    if isinstance(step, Furnish):
        return (MOST_TURNS if step.amount < 0 else int(step.amount)) if step.kind == FOOD else 0
    if isinstance(step, PayThree):
        return 1
    if isinstance(step, Menu):
        return max((food_for(effect) for effect in step.effects), default=0)
    return 0


def raised_by(step: Step) -> int:
    """A mask of the goods that a step raises to a level, whatever they were."""
    mask: i64 = 0
    if isinstance(step, Replenish):
        for kind in range(KINDS):
            if len(step.kinds) == 0 or kind in list(step.kinds):
                mask |= bit(kind)
    if isinstance(step, Menu):
        for effect in step.effects:
            mask |= raised_by(effect)
    return mask


def gained_at_once(kind: int) -> int:
    """As much of a good as can come before its owner is asked again."""
    by_effect = [int(effect.goods.amount(kind)) for effect in EFFECTS if isinstance(effect, (Gain, Exchange))]
    by_room = [int(blue.goods.amount(kind)) for blue in BLUE]
    return max(by_effect) + sum(by_room)


FOOD_OF: Final = vec[i64]([food_for(step) if isinstance(step, Step) else 0 for step in STEPS])
RAISED_BY: Final = vec[i64]([raised_by(step) if isinstance(step, Step) else 0 for step in STEPS])
FULL_AT: Final = vec[i64]([LIMITS[kind] - gained_at_once(kind) for kind in range(KINDS)])
"""With more of a good than this, some of it could be lost."""


def add_useful_meals(s: State, p: Player, step: Step, data: i64, out: Actions) -> None:
    """The goods that are worth turning into food now."""
    if isinstance(step, TakeTile):
        return  # the tile asks again before anything is paid or gained
    food: i64 = 0
    raised: i64 = 0
    if isinstance(step, Activate):
        rest = active(s, p) & ~data
        while rest:
            room = ROOM_STEPS[lowest(rest)]
            food = max(food, FOOD_OF[room.id])
            raised |= RAISED_BY[room.id]
            rest &= rest - 1
    elif isinstance(step, Menu):
        for i in range(len(step.effects)):
            if not data >> step.groups[i] & 1:
                food = max(food, FOOD_OF[step.effects[i].id])
                raised |= RAISED_BY[step.effects[i].id]
        if isinstance(step, TileMenu) and step.event:
            food = max(food, FOOD_OF[PROSPECT.id])
    everything = p.goods[FOOD] < food or era_ends(s)
    for i in range(len(EDIBLE_KINDS)):
        kind = EDIBLE_KINDS[i]
        if p.goods[kind] > 0 and (everything or raised >> kind & 1 or p.goods[kind] > FULL_AT[kind]):
            out.add(EAT + i)


def era_ends(s: State) -> bool:
    """Is this the last round of era I? What is used up then is raised to 1 for era II."""
    return s.era == 1 and s.round == s.setup.rounds(1) and s.setup.mode in ("eras-1-2", "ask")


def thin_out(s: State, p: Player, step: Step, data: i64, out: Actions) -> None:
    """No end while something is to be had for nothing."""
    if isinstance(step, TileMenu):
        if has_gift(s, p, step, data) or has_bonus_gift(s, p, step, data):
            out.remove(END)
    elif isinstance(step, Menu):
        if has_gift(s, p, step, data):
            out.remove(STOP)
    elif isinstance(step, Activate):
        rest = step.usable(s, p, data) & GIFTS
        while rest:
            room = ROOM_STEPS[lowest(rest)]
            if isinstance(room, Menu) and has_gift(s, p, room, 0):
                out.remove(STOP)
                return
            rest &= rest - 1


def has_gift(s: State, p: Player, menu: Menu, data: i64) -> bool:
    """Is there an open effect that costs nothing?"""
    for i in range(len(menu.effects)):
        if not data >> menu.groups[i] & 1 and is_gift(s, p, menu.effects[i]):
            return True
    return False


def has_bonus_gift(s: State, p: Player, menu: TileMenu, data: i64) -> bool:
    slot = s.slot_of(menu.tile)
    if slot >= 0 and not data & BONUS_USED:
        for effect in BONUSES[slot].effects:
            if is_gift(s, p, effect):
                return True
    return False


def is_gift(s: State, p: Player, effect: Effect) -> bool:
    return isinstance(effect, (Gain, Replenish)) and effect.possible(s, p)


def gifts() -> int:
    """The rooms with an effect that costs nothing."""
    mask: i64 = 0
    for number in range(len(ROOMS)):
        for group in ROOMS[number].groups:
            for effect in group:
                if isinstance(effect, (Gain, Replenish)):
                    mask |= bit(number)
    return mask


GIFTS: Final[i64] = gifts()
