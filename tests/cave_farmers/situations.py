"""Small situations that several tests share."""

from __future__ import annotations

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.spaces import SLOT
from tests.cave_farmers.rounds import new, next_round, question
from tests.cave_farmers.scenario import CHANCE, family, give, harvest, pile, play, settle, start


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


def built(game: Game, seat: int = 0) -> list[tuple[str, str]]:
    """The furnishings of a player and their cells."""
    return [(entry["id"], entry["cell"]) for entry in game.view()["players"][seat]["furnishings"]]


def solo_wood(refills: int, ruby: int = 0, solo_clear: str = "over6") -> Game:
    """A new round of a solo game in which logging (3 wood, then 1 a round) was refilled so many times before."""
    game = start(players=1, solo_clear=solo_clear)
    give(game, ruby=ruby)
    pile(game, "logging", refills)
    return next_round(game)


def marker_rounds(players: int) -> list[int]:
    """The rounds in which a harvest marker is turned up."""
    found: list[int] = []
    game = new(players)
    while game.turn == CHANCE:
        if question(game) == "marker":
            found.append(int(game.round))
        game.apply(game.legal_actions()[0])
        if game.turn != CHANCE:
            harvest(game, "none")
    return found


__all__ = ["armed", "built", "has_room", "marker_rounds", "only", "solo", "solo_wood", "travel", "weapons"]
