"""Playing at a table: versions, legality, seats, undo, confirmation."""

from __future__ import annotations

from tests.server.house import Player, Server, play_to_the_end


def test_a_table_with_a_bot_is_played_to_its_end(ana: Player) -> None:
    ana.open("cave-vs-cave", "apprentice", options={"mode": "era-1"})
    table = play_to_the_end({0: ana})
    assert table["state"] == "over"
    assert table["turn"] == -2
    assert [row["kind"] for row in table["seats"]] == ["person", "bot"]


def test_two_people_play_a_game_to_its_end(server: Server, ana: Player) -> None:
    ana.open("cave-farmers", "open")
    assert ana.get()["state"] == "open"
    ben = Player(server.address).join(ana.table or "")
    assert ana.get()["state"] == "playing"
    table = play_to_the_end({0: ana, 1: ben})
    assert table["state"] == "over"


def test_an_action_for_a_version_that_is_gone_is_refused_with_the_present_version(ana: Player) -> None:
    ana.open("cave-farmers", players=1)
    version = ana.decision()["version"]
    assert ana.play().status_code == 200
    before = ana.get()
    answer = ana.post("actions", version=version, action=0)
    assert answer.status_code == 409
    assert answer.json()["code"] == "stale"
    assert answer.json()["version"] == before["version"]
    assert ana.get()["view"] == before["view"]
