"""Games brought to a certain point, and put on the server to be gone on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from caverna.bots import make_bot
from caverna.game import OVER, Game
from caverna.record import Match
from tests.server.harness import Player, seat_wish


def bring(name: str, wanted: Callable[[Game], bool], *, seed: int = 3, bot: str = "greedy", **options: Any) -> Match:
    """A match that bots have played until the first seat is to decide something wanted."""
    match, player = Match(name, seed=seed, **options), make_bot(bot, seed)
    while not (match.game.turn == 0 and wanted(match.game)):
        assert match.game.turn != OVER, "it never came to that"
        match.play(player.choose(match.game.copy()))
    return match


def go_on(address: str, match: Match, *others: str) -> Player:
    """A table that goes on from there, with me in the first seat."""
    ana = Player(address)
    seats = [{"kind": "me", "name": "Ana"}, *(seat_wish(other) for other in others)]
    answer = ana.http.post("/api/tables", json={"record": json.loads(match.dumps()), "seats": seats})
    assert answer.status_code == 201, answer.text
    ana.table, ana.seat = answer.json()["id"], 0
    return ana


def to_the_end(name: str, *, seed: int = 5, **options: Any) -> Match:
    """A match that bots have finished."""
    match, player = Match(name, seed=seed, **options), make_bot("greedy", seed)
    while match.game.turn != OVER:
        match.play(player.choose(match.game.copy()))
    return match


def look_at(address: str, match: Match) -> str:
    """A table at which a saved game can be looked at."""
    answer = Player(address).http.post("/api/tables", json={"record": json.loads(match.dumps())})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def asked(question: str) -> Callable[[Game], bool]:
    """Is that the question?"""
    return lambda game: bool(game.decision()["question"] == question)


def in_round(number: int) -> Callable[[Game], bool]:
    return lambda game: bool(game.view()["round"] >= number)
