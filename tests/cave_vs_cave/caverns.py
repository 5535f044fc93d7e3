"""Caves that are full, or full but for one cell."""

from __future__ import annotations

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import furnish, give, show, start

FIRST_CELLS = "d1 e1 d2 e2 d3 e3 e4 d5 e5 f5"

SECOND_CELLS = "c1 a2 b2 c2 b3 c3 b4 c4"

FILLED_CELLS = ("d1", "e1", "d2", "e2", "e3", "e4", "d5", "e5", "f5")

FILLERS = (
    "spinning-wheel", "tunnel", "grindstone", "food-corner", "warehouse", "stall", "storeroom", "weaving-room",
    "bakehouse",
)  # fmt: skip

RICH = {
    "wood": 9, "stone": 9, "emmer": 9, "flax": 9, "food": 9, "gold": 19, "donkey": 9, "ore": 9, "iron": 9, "weapon": 19,
}  # fmt: skip


def almost_filled(covered: str = "") -> Game:
    """Seat 0 lacks a room on d3 and perhaps on a cell still covered, and can pay for a Shelf on d3."""
    game = start()
    for room, at in zip(FILLERS, FILLED_CELLS, strict=True):
        if at != covered:
            furnish(game, room, at)
    show(game, "shelf", "parlor")
    give(game, wood=9, stone=9, food=9, gold=9)
    return game
