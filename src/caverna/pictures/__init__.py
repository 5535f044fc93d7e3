"""Pictures of positions: the home boards of a game with all that lies on them, as one SVG document without words."""

from __future__ import annotations

from typing import cast

from caverna.art import coloured, definitions
from caverna.cave_farmers.types import FarmersView
from caverna.cave_vs_cave.types import CavesView
from caverna.game import PAINTERS, Game

from .caves import cave
from .farmers import home
from .marks import Picture, nested

GAP = 16


def render(game: Game, theme: str = "dark") -> str:
    """A position as an SVG document: every player's board, goods and points.

    Args:
        game: The game to show. It does not change.
        theme: "dark" for dusk, "light" for day.

    Raises:
        ValueError: If there is no such theme.
    """
    view = game.view()
    boards: list[Picture]
    if view["game"] == "cave-farmers":
        boards = [home(player) for player in cast(FarmersView, view)["players"]]
    else:
        caves = cast(CavesView, view)
        boards = [cave(player, caves["era"]) for player in caves["players"]]
    columns = 1 if len(boards) == 1 else 2 if len(boards) <= 4 else 3
    width = max(board.width for board in boards)
    height = max(board.height for board in boards)
    rows = -(-len(boards) // columns)
    body = "".join(
        nested(board, GAP + i % columns * (width + GAP), GAP + i // columns * (height + GAP))
        for i, board in enumerate(boards)
    )
    w, h = columns * (width + GAP) + GAP, rows * (height + GAP) + GAP
    ground = f'<rect width="{w}" height="{h}" fill="var(--art-table,#1a110b)"/>'
    made = f"<defs>{definitions(body)}</defs>{ground}{body}"
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{made}</svg>'
    return coloured(text, theme, art_table="#eedcb3" if theme == "light" else "#1a110b")


PAINTERS.append(render)
