"""Small situations that several tests share."""

from __future__ import annotations

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.spaces import SLOT
from tests.cave_farmers.course import question
from tests.cave_farmers.scenario import family, give, play, settle, start


def solo(**goods: int) -> Game:
    """A solo game, where nobody else has to be fed."""
    game = start(players=1)
    give(game, **goods)
    return game


def has_room(game: Game, **animals: int) -> bool:
    """Do these animals of seat 0 find room, with whatever it has beside them?"""
    trial = game.copy()
    give(trial, **animals)
    return question(settle(trial)) != "overflow"


def weapons(game: Game, seat: int = 0) -> list[int]:
    """The strength of each dwarf."""
    return [dwarf["strength"] for dwarf in game.view()["players"][seat]["dwarfs"]]


def armed(*strengths: int, **goods: int) -> Game:
    """The weakest of these dwarfs may go on a level 3 expedition."""
    game = start(spaces=["blacksmithing"])
    family(game, *strengths)
    give(game, **goods)
    return game


def travel(game: Game) -> Game:
    return play(game, "place blacksmithing", "choose expedition")


def only(game: Game, *spaces: str) -> None:
    """No other spaces are in play."""
    game.open = 0
    for space in spaces:
        game.open |= 1 << SLOT[space]


__all__ = ["armed", "has_room", "only", "solo", "travel", "weapons"]
