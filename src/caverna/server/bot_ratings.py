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
        "helper": Step(168, 93, 244),
        "apprentice": Step(200, 121, 279),
        "journeyman": Step(173, 97, 249),
        "craftsman": Step(177, 101, 254),
        "expert": Step(205, 125, 285),
        "veteran": Step(246, 161, 331),
        "master": Step(230, 147, 313),
        "grandmaster": Step(252, 166, 338),
    },
    ("cave-farmers", "more"): {
        "helper": Step(165, 58, 271),
        "apprentice": Step(120, 12, 229),
        "journeyman": Step(217, 111, 323),
        "craftsman": Step(74, -38, 186),
        "expert": Step(138, 31, 246),
        "veteran": Step(93, -17, 203),
    },
    ("cave-vs-cave", "two"): {
        "helper": Step(95, 5, 185),
        "apprentice": Step(58, -30, 147),
        "journeyman": Step(191, 91, 291),
        "craftsman": Step(161, 65, 258),
        "expert": Step(161, 65, 258),
        "veteran": Step(301, 181, 422),
        "master": Step(352, 218, 485),
        "grandmaster": Step(260, 148, 371),
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
