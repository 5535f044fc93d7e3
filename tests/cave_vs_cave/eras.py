"""Games at the end of era I."""

from __future__ import annotations

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import end_turns, fresh, only, play, start

DWARF_TILES = {"cultivation", "housework", "excavation", "undergrowth"}

ERA_1_TILES = DWARF_TILES | {
    "furnishing", "masonry", "undermining", "expansion", "breach", "drift-mining", "expedition",
}  # fmt: skip


def before_the_end(mode: str = "eras-1-2") -> Game:
    """The last turn of era I; no player has gold or rooms."""
    game = start(mode=mode, round=8)
    game.turns = 7
    game.starter = 1
    only(game, seat=0)
    only(game, seat=1)
    return game


def end_era(game: Game) -> Game:
    return play(game, "take cultivation", "end")


def questions(mode: str, players: int) -> Game:
    """Era I is over, in a mode that asks whether to go on."""
    return end_turns(fresh(players, mode), 44 if players == 2 else 19)
