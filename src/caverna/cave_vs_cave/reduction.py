"""Which of the legal actions are worth searching: see docs/search.md, which says why nothing is lost.

Turning a good into food can wait until the food is spent, until the good would be lost at its limit, or until something
raises it again from below. What a step could spend or raise, it says itself (`Step.food_wanted`, `Step.raisable`), as
well as what it leaves out (`Step.thin_out`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.buffer import Actions

from .actions import EAT
from .effects import Effect
from .goods import EDIBLE_KINDS, FOOD, KINDS, LIMITS
from .machine import STEPS
from .player import Player
from .rooms import ROOMS
from .state import State
from .step import Step


def gained_at_once(kind: int) -> int:
    """The most of a good that can come before its owner is asked again."""
    by_effect = [int(step.goods.amount(kind)) for step in STEPS.steps if isinstance(step, Effect)]
    by_room = [int(room.blue.goods.amount(kind)) for room in ROOMS]
    return max(by_effect) + sum(by_room)


FULL_AT: Final = vec[i64]([LIMITS[kind] - gained_at_once(kind) for kind in range(KINDS)])
"""With more of a good than this, some of it could be lost."""


def add_useful_meals(s: State, p: Player, step: Step, data: i64, out: Actions) -> None:
    """Add the goods that are worth turning into food now."""
    if step.meals_wait:
        return
    raised = step.raisable(s, p, data)
    everything = p.goods[FOOD] < step.food_wanted(s, p, data) or era_ends(s)
    for i in range(len(EDIBLE_KINDS)):
        kind = EDIBLE_KINDS[i]
        if p.goods[kind] > 0 and (everything or raised >> kind & 1 or p.goods[kind] > FULL_AT[kind]):
            out.add(EAT + i)


def era_ends(s: State) -> bool:
    """Is this the last round of era I? What is used up then is raised to 1 for era II."""
    return s.era == 1 and s.round == s.setup.rounds(1) and s.setup.mode in ("eras-1-2", "ask")
