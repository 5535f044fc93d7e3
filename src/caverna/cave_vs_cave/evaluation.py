"""The features of a position of Cave vs Cave, for its evaluation."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from caverna.game.bits import count
from caverna.game.engine import Engine
from caverna.game.evaluation import Evaluation, names_noted

from .cave import W0, W1, W2A, W2O, W3, W4
from .game import Game, new_game
from .goods import FOOD, GOLD, GOODS, STONE, WOOD
from .player import Player
from .rooms import ROOM_TABLE, ROOMS

FIRST_ONLY: Final = 0  # era I, and the game ends with it
FIRST: Final = 1  # era I, and era II follows
SECOND: Final = 2  # era II
STAGES: Final = ["era-1-only", "era-1", "era-2"]
SETTINGS: Final = [f"{who}-{stage}" for who in ("solo", "two") for stage in STAGES]
MOST_ROUNDS: Final = 7
OWNED: Final = [f"has-{room.id}" for room in ROOMS]
SUPPLY: Final = list(GOODS)


class CaveEvaluation(Evaluation):
    """The evaluation of Cave vs Cave."""

    def feature_names(self) -> list[str]:
        return FEATURES

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
        self.note("always", 1)
        self.note("turns-left-this-round", s.dwarfs() - count(p.taken) if s.round else 0)
        self.note("starting-player", 1 if s.starter == seat else 0)
        self.describe_supply(p)
        self.describe_cave(p)
        self.describe_cells(p)
        self.note_flags(OWNED, p.owned)

    def describe_supply(self, p: Player) -> None:
        """Each good, and whether there is none of those that almost everything costs."""
        goods = p.goods
        self.note_counts(SUPPLY, goods, 0)
        self.note("no-wood", 1 if goods[WOOD] == 0 else 0)
        self.note("no-stone", 1 if goods[STONE] == 0 else 0)
        self.note("no-food", 1 if goods[FOOD] == 0 else 0)
        self.note("no-gold", 1 if goods[GOLD] == 0 else 0)

    def describe_cave(self, p: Player) -> None:
        """Rooms, cells, tiles and walls."""
        empty = count(p.empty())
        self.note("room-built", count(p.furnished))
        self.note("orange-room", count(p.owned & ROOM_TABLE.orange))
        self.note("empty-cell", min(2, empty))
        self.note("more-empty-cells", max(0, empty - 2))
        self.note("diggable-tile", count(p.accessible(False)))
        self.note("covered-tile", count(p.covered))
        self.note("wall", count(p.wall_east) + count(p.wall_south))
        self.note("additional-cavern", 1 if p.cavern else 0)

    def describe_cells(self, p: Player) -> None:
        """Empty cells by their walls, which decide what fits there."""
        self.note("cell-with-0-walls", min(2, count(p.fitting(W0))))
        self.note("cell-with-1-wall", min(2, count(p.fitting(W1))))
        self.note("cell-with-2-walls-corner", min(2, count(p.fitting(W2A))))
        self.note("cell-with-2-walls-opposite", min(2, count(p.fitting(W2O))))
        self.note("cell-with-3-walls", min(2, count(p.fitting(W3))))
        self.note("cell-with-4-walls", min(2, count(p.fitting(W4))))


EVALUATION: Final = CaveEvaluation
FEATURES: Final = names_noted(CaveEvaluation([]), new_game())
"""The names of the features, in the order in which `describe` notes them."""
