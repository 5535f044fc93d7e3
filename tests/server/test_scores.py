"""Points by round, and the round of each step: the data behind the page's result and log."""

from __future__ import annotations

from tests.server.harness import Player, play_to_the_end


def test_points_of_every_round_end_with_the_final_ones(ana: Player) -> None:
    ana.open("cave-vs-cave", "apprentice", options={"mode": "era-1"})
    table = play_to_the_end({0: ana})
    rows = ana.get("/scores")
    assert [row["round"] for row in rows] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert {row["era"] for row in rows} == {1}
    assert rows[-1]["step"] == table["steps"]
    assert rows[-1]["scores"] == [player["score"] for player in table["view"]["players"]]


def test_points_of_a_round_are_those_of_the_position_where_it_ends(ana: Player) -> None:
    ana.open("cave-farmers", players=1)
    while ana.get()["view"]["round"] < 3:
        assert ana.play().status_code == 200
    for row in ana.get("/scores"):
        position = ana.get(f"/steps/{row['step']}")["view"]
        assert position["round"] == row["round"]
        assert [player["score"] for player in position["players"]] == row["scores"]


def test_every_step_says_in_which_round_it_was_played(ana: Player) -> None:
    ana.open("cave-farmers", players=1)
    while ana.get()["view"]["round"] < 2:
        assert ana.play().status_code == 200
    rounds = [(step["era"], step["round"]) for step in ana.get("/steps")]
    assert rounds[0] == (None, 1)
    assert rounds == sorted(rounds, key=lambda pair: pair[1])


def test_a_table_that_has_not_begun_has_no_points(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    answer = ana.http.get(f"/api/tables/{ana.table}/scores")
    assert answer.status_code == 409
    assert answer.json()["code"] == "not-started"
