"""Rows for tests of orange rooms: what is in hand, what is played, what is in hand afterwards.

    ("grindstone", "4 emmer, 5 food", "exchange 4 emmer for 7 food", "9 food")

A room with several effects asks which; where it has but one, nothing is played after activating it.
"""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import furnish, give, offered, offers, only, own, play, start, stock

SINGLE = ["cultivation", "undergrowth", "masonry", "drift-mining"]  # tiles that activate 1 room

NOT_OFFERED = "not offered"

Played = tuple[str, str, str, str]  # room, goods before, actions separated by ";", goods after
Asked = tuple[str, str, str]  # room, goods, effects offered separated by ";", or NOT_OFFERED


def goods(text: str) -> dict[str, int]:
    """As in "2 wood, 1 gold"."""
    pairs = [part.split() for part in text.split(",") if part.strip()]
    return {good: int(amount) for amount, good in pairs}


def parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def played(rows: list[Played]) -> pytest.MarkDecorator:
    ids = [f"{room}: {before or 'nothing'} ({text or 'at once'})" for room, before, text, _ in rows]
    return pytest.mark.parametrize(("room", "before", "actions", "after"), rows, ids=ids)


def asked(rows: list[Asked]) -> pytest.MarkDecorator:
    ids = [f"{room}: {before or 'nothing'}" for room, before, _ in rows]
    return pytest.mark.parametrize(("room", "before", "effects"), rows, ids=ids)


def owner(room: str, before: str, era: int) -> Game:
    """A turn with the Cultivation, with exactly these goods, that room and the Cave Entrance."""
    game = start(era=era)
    only(game, **goods(before))
    if room != "cave-entrance":
        furnish(game, room, "d3")
    return play(game, "take cultivation")


def usable(game: Game, effect: str = "activate 1 room") -> list[str]:
    """The rooms that can be activated now; the game goes on to that decision if there are any."""
    if effect not in offers(game):
        return []
    return offered(play(game, effect), "activate")


def check_played(game: Game, room: str, actions: str, after: str) -> None:
    play(game, "activate 1 room", f"activate {room}", *parts(actions))
    assert "end" in offers(game)  # the room is done
    assert stock(game) == goods(after)


def check_asked(game: Game, room: str, effects: str) -> None:
    rooms = usable(game)
    assert (room in rooms) == (effects != NOT_OFFERED)
    if room in rooms:
        assert sorted(offers(play(game, f"activate {room}"))) == sorted(["stop", *parts(effects)])


def activating(tile: str, *rooms: str, era: int = 1) -> Game:
    """Seat 0 owns these rooms, nothing else, and begins to activate with a tile."""
    game = start(mode="eras-1-2", era=era)
    own(game, *rooms)
    only(game)
    if tile == "weekly-market":
        give(game, weapon=1)
        only(game, 1)
    play(game, f"take {tile}")
    return game
