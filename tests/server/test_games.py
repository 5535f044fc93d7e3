"""What a client can learn about the games before playing."""

from __future__ import annotations

import pytest

import caverna
from caverna.bots import LEVELS
from caverna.games import GAMES
from caverna.locale import translator_for
from caverna.server.bot_levels import levels
from tests.server.clients import refused
from tests.server.harness import Player


def test_all_games_are_listed_with_players_options_and_levels(ana: Player) -> None:
    told = {row["id"]: row for row in ana.http.get("/api/games").json()}
    assert [*told] == [*GAMES]
    assert told["cave-farmers"]["players"] == [1, 2, 3, 4, 5, 6, 7]
    assert told["cave-vs-cave"]["players"] == [1, 2]
    for name, row in told.items():
        assert row["title"] == translator_for("en").say(f"game-{name}")
        assert row["effect"]
        assert [option["option"] for option in row["options"]] == [
            option["option"] for option in caverna.reference(name)["options"]
        ]
        assert [level["id"] for level in row["levels"]] == [*levels()]
        assert all(level["name"] and level["effect"] for level in row["levels"] if level["id"] in LEVELS)


def test_what_is_listed_can_be_played(ana: Player) -> None:
    for row in ana.http.get("/api/games").json():
        for option in row["options"]:
            assert [choice["id"] for choice in option["choices"]] == option["values"]
            for value in option["values"]:
                wish = {"game": row["id"], "options": {"players": 2, option["option"]: value}}
                assert ana.http.post("/api/tables", json=wish).status_code == 201, wish


def test_the_reference_has_the_tables_of_a_game(ana: Player) -> None:
    for game in GAMES:
        told = ana.http.get(f"/api/reference/{game}").json()
        assert told.keys() >= caverna.reference(game).keys()
    refused(ana.http.get("/api/reference/chess"), 404, "unknown-game")


def test_the_reference_can_be_for_a_number_of_players(ana: Player) -> None:
    whole, two = (ana.http.get("/api/reference/cave-farmers", params=p).json() for p in ({}, {"players": 2}))
    assert len(two["spaces"]) < len(whole["spaces"])
    refused(ana.http.get("/api/reference/cave-farmers", params={"players": 9}), 400, "bad-request")
    refused(ana.http.get("/api/reference/cave-vs-cave", params={"players": 7}), 422, "bad-options")


@pytest.mark.parametrize("path", ["/api/reference/cave-farmers", "/api/rules/cave-farmers"])
def test_tables_and_rules_are_compressed_for_who_can_read_that(ana: Player, path: str) -> None:
    compressed, plain = (ana.http.get(path, headers={"Accept-Encoding": encoding}) for encoding in ("gzip", "identity"))
    assert compressed.json() == plain.json()
    assert 4 * int(compressed.headers["Content-Length"]) < int(plain.headers["Content-Length"])


def test_the_server_reports_health_readiness_and_metrics(ana: Player) -> None:
    assert ana.http.get("/healthz").json() == {"status": "ok"}
    assert ana.http.get("/readyz").json() == {"status": "ok"}
    ana.http.get("/api/reference/chess")
    told = ana.http.get("/metrics").text
    assert 'caverna_problems_total{code="unknown-game"}' in told
    assert 'caverna_request_seconds_count{method="GET",route="/healthz",status="200"}' in told


def test_an_unknown_path_is_not_found(ana: Player) -> None:
    refused(ana.http.get("/api/nothing"), 404, "not-found")
    refused(ana.http.delete("/api/games"), 405, "method-not-allowed")


def test_the_rules_are_a_book_that_can_be_searched_and_printed(ana: Player) -> None:
    book = ana.http.get("/api/rules/cave-farmers", params={"language": "fr", "players": 4}).json()
    assert book["players"] == 4
    assert book["chapters"][0]["title"] == "Le but"
    query = {"wanted": "Ilu owiec pilnują psy?", "language": "pl"}
    assert ana.http.get("/api/rules/cave-farmers/search", params=query).json()[0]["id"] == "animals-dogs"
    aid = ana.http.get("/api/rules/cave-vs-cave/aid", params={"players": 2})
    assert aid.headers["content-type"].startswith("text/html")
    assert "Player aid for 2 players" in aid.text
    for path in ("", "/search?wanted=dog", "/aid?players=2"):
        refused(ana.http.get(f"/api/rules/chess{path}"), 404, "unknown-game")
    refused(ana.http.get("/api/rules/cave-vs-cave/aid", params={"players": 7}), 422, "bad-options")
    refused(ana.http.get("/api/rules/cave-farmers/search", params={"wanted": "x" * 201}), 400, "bad-request")
