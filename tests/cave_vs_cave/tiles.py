"""Players with an action tile in hand, and what changes as they use it."""

from __future__ import annotations

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import build, clear, offers, only, play, start, supply

DIG = ("dig e4", "draw stall")

SECOND = ("decoration", "arms-trade", "interior-design", "weekly-market")

GOODS = {
    "wood": 6, "stone": 6, "emmer": 3, "flax": 3, "food": 6, "gold": 4, "donkey": 4, "ore": 0, "iron": 0, "weapon": 3,
}  # fmt: skip


def printed(game: Game) -> set[str]:
    """What the tile offers, without the bonus of its slot."""
    return {text for text in offers(game) if not text.startswith("bonus ")}


def ready(tile: str, round: int = 1) -> Game:
    """A tile just taken by a player who could use all of it: rooms to furnish, a wall to raze, tiles to dig."""
    second = tile in SECOND
    game = start(mode="eras-1-2", era=2 if second else 1, round=round)
    only(game, **{name: n for name, n in GOODS.items() if second or name not in ("donkey", "weapon")})
    only(game, seat=1)
    clear(game, "d2")
    build(game, "d1 e1")
    return play(game, f"take {tile}")


def change(game: Game) -> dict[str, int]:
    """What the first player has more or less of than at first."""
    first = {name: n if game.era == 2 or name not in ("donkey", "weapon") else 0 for name, n in GOODS.items()}
    return {name: n - first[name] for name, n in supply(game).items() if n != first[name]}
