"""Bots that misbehave, as another package might install them."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Final

from caverna.game import Game

NOTE: Final = "CAVERNA_TEST_NOTE"
"""Names the file where the dozy bot writes its process id."""


class Dozy:
    """Falls asleep over its first decision; decides quickly after that."""

    def __init__(self, seed: int = 0) -> None: ...

    def choose(self, game: Game) -> int:
        note = Path(os.environ[NOTE])
        if not note.exists():
            note.write_text(str(os.getpid()))
            time.sleep(600)
        return game.legal_actions()[0]


class Slow:
    def __init__(self, seed: int = 0) -> None: ...

    def choose(self, game: Game) -> int:
        time.sleep(600)
        return 0


class Broken:
    def __init__(self, seed: int = 0) -> None: ...

    def choose(self, game: Game) -> int:
        raise ZeroDivisionError("as always")


class Cheat:
    def __init__(self, seed: int = 0) -> None: ...

    def choose(self, game: Game) -> int:
        return -7


class Quitter:
    def __init__(self, seed: int = 0) -> None: ...

    def choose(self, game: Game) -> int:
        os._exit(1)
