"""The ratings of bots, on the scale of people's.

The arena lets each level play against the one below it: docs/strength.md has the tables from which `STEPS` is copied.
The steps are added up from the usual level. It is meant to play like somebody in their second game, so it stands where
people begin. That is a guess, and `GUESS` is how far it may be off; the errors of the measured steps come on top of it.
Levels that have not been measured have no rating.
"""

from __future__ import annotations

from functools import cache
from math import hypot
from typing import Final, NamedTuple

from caverna.bots.levels import LEVELS, USUAL_LEVEL

MIDDLE: Final = 1500
"""Where everybody begins."""
GUESS: Final = 100.0
"""The deviation of the usual level."""


class Step(NamedTuple):
    """How much stronger a level is than the one below it: in Elo, with the ends of the interval of 95 %."""

    elo: int
    low: int
    high: int

    @property
    def error(self) -> float:
        """One standard error."""
        return (self.high - self.low) / (2 * 1.96)


STEPS: Final = {
    ("cave-farmers", "two"): {
        "helper": Step(207, 104, 309),
        "apprentice": Step(250, 140, 360),
        "journeyman": Step(290, 172, 408),
        "craftsman": Step(199, 97, 300),
        "expert": Step(101, 11, 192),
        "veteran": Step(223, 118, 328),
        "master": Step(147, 32, 263),
        "grandmaster": Step(158, 41, 274),
    },
    ("cave-farmers", "more"): {
        "helper": Step(132, -5, 270),
        "apprentice": Step(147, 11, 284),
        "journeyman": Step(311, 168, 455),
        "craftsman": Step(235, 98, 371),
        "expert": Step(19, -133, 170),
    },
    ("cave-vs-cave", "two"): {
        "helper": Step(-23, -145, 99),
        "apprentice": Step(207, 64, 350),
        "journeyman": Step(241, 90, 391),
        "craftsman": Step(241, 90, 391),
        "expert": Step(207, 64, 350),
        "veteran": Step(207, 64, 350),
    },
}
"""Each measured level against the one below it, by game and number of players."""


@cache
def bot_ratings(game: str, field: str) -> dict[str, dict[str, int]]:
    """The ratings of all levels that were measured, from weak to strong."""
    steps, levels = STEPS.get((game, field), {}), [*LEVELS]
    if not steps:
        return {}
    usual = levels.index(USUAL_LEVEL)
    found = {USUAL_LEVEL: (float(MIDDLE), GUESS)}
    for lower, higher in zip(levels[usual:], levels[usual + 1 :], strict=False):
        if higher not in steps:
            break
        value, deviation = found[lower]
        found[higher] = value + steps[higher].elo, hypot(deviation, steps[higher].error)
    for lower, higher in zip(levels[usual - 1 :: -1], levels[usual:0:-1], strict=True):
        value, deviation = found[higher]
        found[lower] = value - steps[higher].elo, hypot(deviation, steps[higher].error)
    return {
        level: {"value": round(found[level][0]), "deviation": round(found[level][1])}
        for level in levels
        if level in found
    }
