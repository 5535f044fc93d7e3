"""Positions for the render modes of Gymnasium: as the terminal shows them, and as a picture."""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import Final, cast

import numpy as np

from caverna.extras import MissingExtra
from caverna.game import OVER, Game, InvalidOption, format_list
from caverna.game.engine import Engine
from caverna.pictures import render

from .core import Array

MODES: Final = ["ansi", "rgb_array"]
FRAMES_PER_SECOND: Final = 4
COLUMNS: Final = 120
PIXELS: Final = 640
"""The width of a picture."""


def check_mode(mode: str | None) -> str | None:
    """A render mode of these environments.

    Raises:
        InvalidOption: If there is no such mode.
    """
    if mode is not None and mode not in MODES:
        raise InvalidOption(f"render_mode={mode!r}: use {format_list(MODES)}")
    return mode


def rendered(engine: Engine, mode: str | None) -> str | Array | None:
    """A position in a render mode; None without one.

    Raises:
        MissingExtra: If a library that draws it is not installed.
    """
    if mode is None:
        return None
    game = cast(Game, engine)
    return ansi(game) if mode == "ansi" else rgb_array(game)


def ansi(game: Game) -> str:
    """The table and the board of the player to decide, as the terminal shows them."""
    try:
        from rich.console import Console

        from caverna.locale import translator_for
        from caverna.terminal import Glossary, screen_for
    except ImportError as error:
        raise MissingExtra("play", error) from error
    file = StringIO()
    console = Console(file=file, width=COLUMNS, force_terminal=True, color_system="truecolor", highlight=False)
    glossary = Glossary(translator_for("en"), game.name, game.num_players)
    names = [f"Player {seat}" for seat in range(1, game.num_players + 1)]
    screen = screen_for(console, glossary, names)
    screen.table(game.view(), max(0, game.turn), {})
    if game.turn == OVER:
        screen.score_sheet([game.score_sheet(seat) for seat in range(game.num_players)])
    return file.getvalue()


def rgb_array(game: Game) -> Array:
    """The picture of a position, as an array of its rows of pixels."""
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise MissingExtra("gymnasium", error) from error
    picture = Image.open(BytesIO(svg_to_bytes(svg_string=render(game), width=PIXELS)))
    return np.asarray(picture.convert("RGB"))
