"""Pictures of positions: the home boards of a game with all that lies on them, as one SVG document.

They have no words, unless they are given captions to be shared with.
"""

from __future__ import annotations

from typing import cast

from caverna.art import coloured, definitions
from caverna.cave_farmers.types import FarmersView
from caverna.cave_vs_cave.types import CavesView
from caverna.game import PAINTERS, Game

from .caves import cave
from .farmers import home
from .marks import Captions, Picture, nested, number

__all__ = ["Captions", "render"]

GAP = 16
HEAD = 44
"""The height of the line with the game and its result."""


def render(game: Game, theme: str = "dark", captions: Captions | None = None) -> str:
    """A position as an SVG document: every player's board, goods and points.

    Args:
        game: The game to show. It does not change.
        theme: "dark" for dusk, "light" for day.
        captions: The words on it; without them it has none.

    Raises:
        ValueError: If there is no such theme.
    """
    view = game.view()
    boards: list[Picture]
    if view["game"] == "cave-farmers":
        boards = [home(player, captions) for player in cast(FarmersView, view)["players"]]
    else:
        caves = cast(CavesView, view)
        boards = [cave(player, caves["era"], captions) for player in caves["players"]]
    columns = 1 if len(boards) == 1 else 2 if len(boards) <= 4 else 3
    width = max(board.width for board in boards)
    height = max(board.height for board in boards)
    rows = -(-len(boards) // columns)
    head = HEAD if captions else 0
    body = "".join(
        nested(board, GAP + i % columns * (width + GAP), head + GAP + i // columns * (height + GAP))
        for i, board in enumerate(boards)
    )
    w, h = columns * (width + GAP) + GAP, head + rows * (height + GAP) + GAP
    if captions:
        ink = "#47230a" if theme == "light" else "#ffe9bd"
        body += number(captions.title, GAP + 2, 42, 30, ink, anchor="start")
        body += number(captions.result, w - GAP - 2, 42, 26, ink, anchor="end")
    ground = f'<rect width="{w}" height="{h}" fill="var(--art-table,#1a110b)"/>'
    made = f"<defs>{definitions(body)}</defs>{ground}{body}"
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">{made}</svg>'
    return coloured(text, theme, art_table="#eedcb3" if theme == "light" else "#1a110b")


PAINTERS.append(render)
