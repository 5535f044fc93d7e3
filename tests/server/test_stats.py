"""Statistics of finished games, on a server where nothing else is played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

import pytest

from caverna.game import OVER
from caverna.record import Match
from caverna.server.new_tables import SeatPlan
from caverna.server.services import Services
from tests.server.clients import refused
from tests.server.harness import Player, Server, play_to_the_end
from tests.server.in_process import play_at_random, serving, table_plan

ERA: dict[str, Any] = {"players": 2, "mode": "era-1"}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[Match]]]:
    """A server and the records of its finished games: three of bots, one of a solo player."""
    folder: Path = tmp_path_factory.mktemp("stats")
    path = folder / "tables.sqlite3"
    ids = serving(path, play_games)
    with Server(folder, str(path)) as server:
        yield server, [Match.from_document(Player(server.address, table_id).get("/record")) for table_id in ids]


async def play_games(services: Services) -> list[str]:
    """Play four games from the beginning, and return the ids of their tables."""
    bots = [SeatPlan("bot", level, level) for level in ("novice", "apprentice")]
    plans = [table_plan(*bots, game="cave-vs-cave", mode="era-1")] * 3 + [table_plan(SeatPlan("me", "Ana"))]
    ids = []
    for seed, plan in enumerate(plans):
        table_id, _ = await services.new_tables.create(plan, "a" * 43)
        await play_at_random(services, table_id, seed)
        ids.append(table_id)
    return ids


def last_steps(server: Server, match: Match, seats: list[dict[str, str]]) -> Player:
    """A table that continues a saved game shortly before its end."""
    generator = random.Random(1)
    moments = []
    while match.game.turn != OVER:
        moments.append(match.copy())
        match.play(generator.choice(match.game.legal_actions()))
    player = Player(server.address)
    wish = {"record": moments[-4].to_document(), "seats": seats}
    player.table = player.http.post("/api/tables", json=wish).json()["id"]
    return player


def stats(server: Server, **query: str) -> Any:
    return Player(server.address).http.get("/api/stats", params=query).json()


def setup(server: Server, game: str) -> Any:
    return stats(server, game=game)["setups"][0]


def test_finished_tables_are_counted_by_game_and_options(played: Any) -> None:
    server, _ = played
    told = stats(server)
    assert told["tables"] == 4
    assert sorted((row["game"], row["tables"]) for row in told["setups"]) == [("cave-farmers", 1), ("cave-vs-cave", 3)]
    assert setup(server, "cave-vs-cave")["options"] == ERA
    refused(Player(server.address).http.get("/api/stats", params={"game": "chess"}), 404, "unknown-game")


def test_scores_by_player_and_by_category(played: Any) -> None:
    server, records = played
    rows = {row["player"]: row for row in setup(server, "cave-vs-cave")["players"]}
    assert rows.keys() == {"novice", "apprentice"}
    for seat, player in enumerate(("novice", "apprentice")):
        scores = [match.game.scores()[seat] for match in records[:3]]
        row = rows[player]
        assert (row["games"], row["best"], row["worst"]) == (3, max(scores), min(scores))
        assert row["mean"] == pytest.approx(fmean(scores))
        assert row["wins"] == sum(seat in match.game.winners() for match in records[:3])
        sheets = [match.game.score_sheet(seat) for match in records[:3]]
        assert row["categories"] == {name: pytest.approx(fmean(s[name] for s in sheets)) for name in sheets[0]}
        assert sum(row["categories"].values()) == pytest.approx(row["mean"])


def test_the_length_of_games_in_decisions_and_seconds(played: Any) -> None:
    server, records = played
    row = setup(server, "cave-farmers")
    assert row["decisions"] == sum(seat >= 0 for seat in records[3].seats)
    assert row["seconds"] > 0


def test_openings_and_their_results(played: Any) -> None:
    server, records = played
    told = setup(server, "cave-vs-cave")["openings"]
    first = [first_text(match, seat) for match in records[:3] for seat in (0, 1)]
    assert {row["opening"]: row["games"] for row in told} == {text: first.count(text) for text in first}
    assert [row["games"] for row in told] == sorted((row["games"] for row in told), reverse=True)
    alone = setup(server, "cave-farmers")["openings"][0]
    assert (alone["opening"], alone["mean"]) == (first_text(records[3], 0), records[3].game.scores()[0])


def first_text(match: Match, seat: int) -> str:
    return next(played.text for played in match.replay() if played.seat == seat)


def test_a_saved_game_that_is_finished_here_does_not_count(played: Any) -> None:
    server, _ = played
    before = stats(server)
    uploaded = last_steps(server, Match("cave-farmers", players=1, seed=2), [{"kind": "me"}])
    play_to_the_end({0: uploaded})
    assert uploaded.get()["state"] == "over"
    assert stats(server) == before
