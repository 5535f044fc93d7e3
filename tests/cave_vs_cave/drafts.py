"""Drafts of the quick start, at their beginning and near their end."""

from __future__ import annotations

import caverna
from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import fresh, furnish, own, play, player, show, turn_up

CELLS = ["d1", "d2", "d3", "d5", "e1", "e2", "e3", "e4", "e5", "f5"]

DRAFT_CELLS = ("d1", "e1", "d2", "e2", "d3", "e3", "e4", "d5", "e5", "f5")

FILLERS = [
    "warehouse", "wood-storeroom", "tunnel", "food-corner", "retting-room", "equipment-room", "spinning-wheel",
    "grindstone", "shelf",
]  # fmt: skip
"""Rooms of 27 points: 6 orange ones and 3 blue ones."""

LOW = (
    "shelf", "tunnel", "food-corner", "warehouse", "retting-room", "equipment-room", "wood-storeroom", "grindstone",
    "spinning-wheel", "weaving-room",
)  # fmt: skip
"""Rooms of 2 to 5 points: ten of them have 32."""

RICH = ("state-room", "dungeon", "treasury", "gold-vein", "spinning-wheel")  # 46, d1 to e1; e2 to f5 are empty

POOR = ("digging-cave", "sacrificial-altar", "parlor", "stall", "storeroom", "weaving-room", "furniture-workshop")
"""43, d1 to e3; e4, e5 and f5 are empty."""


def new() -> Game:
    game = caverna.new_game("cave-vs-cave", players=2, mode="quick-start")
    assert isinstance(game, Game)
    return game


def drafting(*display: str, pile: int = 17) -> Game:
    """Seat 0 has drawn and chooses among some rooms."""
    game = turn_up(new())
    show(game, *display)
    game.piles[0] = pile
    return game


def fill(game: Game, but: str) -> None:
    """Rooms on all cells of the first player's board but one."""
    for room, cell in zip(FILLERS, [name for name in CELLS if name != but], strict=True):
        furnish(game, room, cell)


def draft(*rooms: str, cells: str = "", display: str = "shelf", walls: int = 3) -> Game:
    """Seat 0 drafts: these rooms lie on cells that are not named, the named ones are empty and all others full."""
    game = fresh(mode="quick-start")
    p = player(game)
    p.walls = walls
    taken = [at for at in DRAFT_CELLS if at not in cells.split()]
    for room, at in zip([*rooms, *[low for low in LOW if low not in display.split()]], taken, strict=False):
        furnish(game, room, at)
    show(game, *display.split())
    return game


def distributing(first: tuple[str, ...], second: tuple[str, ...], pile: int) -> Game:
    """Both are finished, the first player because the last room drawn fits nowhere."""
    game = new()
    show(game)
    own(game, *first)
    own(game, *second, seat=1)
    player(game, 1).finished = 1
    player(game).walls = 0
    game.piles[0] = pile
    return play(game, "draw secret-chamber")
