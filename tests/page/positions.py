"""Games played to a certain point, and tables on the server that continue them."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from caverna.bots import make_bot
from caverna.game import OVER, Game
from caverna.record import Match
from tests.server.harness import Player, seat_wish


def play_until(
    name: str, wanted: Callable[[Game], bool], *, seed: int = 3, bot: str = "greedy", **options: Any
) -> Match:
    """A match that bots play until the first seat has the wanted decision."""
    match, player = Match(name, seed=seed, **options), make_bot(bot, seed)
    while not (match.game.turn == 0 and wanted(match.game)):
        assert match.game.turn != OVER, "the wanted decision never came"
        match.play(player.choose(match.game.copy()))
    return match


def continue_match(address: str, match: Match, *others: str) -> Player:
    """Open a table that continues a match, with Ana in the first seat."""
    ana = Player(address)
    seats = [{"kind": "me", "name": "Ana"}, *(seat_wish(other) for other in others)]
    answer = ana.http.post("/api/tables", json={"record": json.loads(match.dumps()), "seats": seats})
    assert answer.status_code == 201, answer.text
    ana.table, ana.seat = answer.json()["id"], 0
    return ana


def finished_match(name: str, *, seed: int = 5, **options: Any) -> Match:
    """A match that bots play to the end."""
    match, player = Match(name, seed=seed, **options), make_bot("greedy", seed)
    while match.game.turn != OVER:
        match.play(player.choose(match.game.copy()))
    return match


def open_replay(address: str, match: Match) -> str:
    """Open a table that replays a saved game; return its id."""
    answer = Player(address).http.post("/api/tables", json={"record": json.loads(match.dumps())})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def asked(question: str) -> Callable[[Game], bool]:
    """A condition for `play_until`: is this the question?"""
    return lambda game: bool(game.decision()["question"] == question)


def in_round(number: int) -> Callable[[Game], bool]:
    return lambda game: bool(game.view()["round"] >= number)
