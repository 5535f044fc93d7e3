"""The features of a position of Cave vs Cave, for its evaluation."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from caverna.game.bits import count
from caverna.game.engine import Engine
from caverna.game.evaluation import Evaluation

from .cave import W0, W1, W2A, W2O, W3, W4
from .game import Game
from .goods import FOOD, GOLD, GOODS, KINDS, STONE, WOOD
from .player import Player
from .rooms import ROOM_TABLE, ROOMS

WALL_CLASSES: Final = [W0, W1, W2A, W2O, W3, W4]
CLASS_NAMES: Final = ["0-walls", "1-wall", "2-walls-corner", "2-walls-opposite", "3-walls", "4-walls"]
FIRST_ONLY: Final = 0  # era I, and the game ends with it
FIRST: Final = 1  # era I, and era II follows
SECOND: Final = 2  # era II
STAGES: Final = ["era-1-only", "era-1", "era-2"]
SETTINGS: Final = [f"{who}-{stage}" for who in ("solo", "two") for stage in STAGES]
MOST_ROUNDS: Final = 7
BASICS: Final = [WOOD, STONE, FOOD, GOLD]

FEATURES: Final = [
    "always", "turns-left-this-round", "starting-player",
    # supply: each good, and whether one has none of what everything costs
    *GOODS, *(f"no-{GOODS[kind]}" for kind in BASICS),
    # the cave
    "room-built", "orange-room", "empty-cell", "more-empty-cells", "diggable-tile", "covered-tile", "wall",
    "additional-cavern",
    # empty cells by what fits there
    *(f"cell-with-{name}" for name in CLASS_NAMES),
    # one for each room
    *(f"has-{room.id}" for room in ROOMS),
]  # fmt: skip
"""In the order in which `describe` notes them."""


class CaveEvaluation(Evaluation):
    def feature_names(self) -> list[str]:
        return FEATURES

    def setting_names(self) -> list[str]:
        return SETTINGS

    def most_rounds(self) -> int:
        return MOST_ROUNDS

    def setting(self, game: Engine) -> i64:
        s = cast(Game, game)
        stage = SECOND if s.era != 1 else FIRST_ONLY if s.setup.mode == "era-1" else FIRST
        return stage if s.solo() else stage + len(STAGES)

    def rounds_left(self, game: Engine) -> i64:
        """Of this era; while rooms are drafted, all of the era that follows."""
        s = cast(Game, game)
        return max(0, s.setup.rounds(s.era) - max(1, s.round))

    def describe(self, game: Engine, seat: i64) -> None:
        s = cast(Game, game)
        p = s.players[seat]
        self.note(1)
        self.note(s.dwarfs() - count(p.taken) if s.round else 0)
        self.note(1 if s.starter == seat else 0)
        for kind in range(KINDS):
            self.note(p.goods[kind])
        for basic in BASICS:
            self.note(1 if p.goods[basic] == 0 else 0)
        self.describe_cave(p)
        for room in range(len(ROOMS)):
            self.note(p.owned >> room & 1)

    def describe_cave(self, p: Player) -> None:
        empty = count(p.empty())
        self.note(count(p.furnished))
        self.note(count(p.owned & ROOM_TABLE.orange))
        self.note(min(2, empty))
        self.note(max(0, empty - 2))
        self.note(count(p.accessible(False)))
        self.note(count(p.covered))
        self.note(count(p.wall_east) + count(p.wall_south))
        self.note(1 if p.cavern else 0)
        for wall_class in WALL_CLASSES:
            self.note(min(2, count(p.fitting(wall_class))))


EVALUATION: Final = CaveEvaluation
