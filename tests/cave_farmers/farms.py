"""Fields, meadows, pastures and stables: what lies where, and games in which they are built."""

from __future__ import annotations

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.types import FarmersCell
from tests.cave_farmers.scenario import lay, start


def cells_of(game: Game) -> dict[str, FarmersCell]:
    return {shown["cell"]: shown for shown in game.view()["players"][0]["cells"]}


def tiles(game: Game, kind: str) -> set[str]:
    return {name for name, shown in cells_of(game).items() if shown["tile"] == kind}


def stables(game: Game) -> set[str]:
    return {name for name, shown in cells_of(game).items() if shown["stable"]}


def farming(**tiles: str) -> Game:
    game = start(spaces=["sheep-farming", "donkey-farming"])
    lay(game, 0, **tiles)
    return game
