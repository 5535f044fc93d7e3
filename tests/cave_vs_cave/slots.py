"""Era II with chosen tiles on the slots."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import offered, start

TILES = {"decoration": 12, "arms-trade": 13, "interior-design": 14, "weekly-market": 15}


def table(tile: str, slot: int, players: int = 2) -> Game:
    """A tile on a slot, free to be taken."""
    game = start(players, "eras-1-2", era=2, round=4)
    others = [number for name, number in TILES.items() if name != tile]
    others.insert(slot - 1, TILES[tile])
    game.slots = vec[i64](others)
    return game


def bonuses(game: Game) -> set[str]:
    return set(offered(game, "bonus"))
