"""The ratings of bots, on the same scale as people's.

The arena lets each level play against the one below it: bot_steps.json has the results, and docs/strength.md explains
them. The steps are added up from the default level. It is meant to play like somebody in their second game, so it is
placed where people begin. That is a guess, and `GUESS` is how far it may be off; the errors of the measured steps are
added. Levels that have not been measured have no rating.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from math import hypot
from typing import Final, NamedTuple

from caverna.bots.levels import LEVELS, USUAL_LEVEL

MIDDLE: Final = 1500
"""Where everybody begins."""
GUESS: Final = 100.0
"""The deviation of the default level."""


class Step(NamedTuple):
    """How much stronger a level is than the one below it: in Elo, with the bounds of the 95 % interval."""

    elo: int
    low: int
    high: int

    @property
    def error(self) -> float:
        """One standard error."""
        return (self.high - self.low) / (2 * 1.96)


STEPS: Final = {
    tuple(name.split("/")): {level: Step(**step) for level, step in steps.items()}
    for name, steps in json.loads(files(__package__).joinpath("bot_steps.json").read_text("utf-8")).items()
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
