"""Playing at a table: versions, legality, seats, keys, undo, confirmation, single choices, seeds."""

from __future__ import annotations

import time
from typing import Any

import pytest

from caverna.games import new_game
from caverna.record import Match
from caverna.server.event_log import is_idle
from tests.cave_farmers.scenario import give, lay, play, start
from tests.page.positions import asked, play_until
from tests.server.clients import guest, pair, play_on, refused
from tests.server.harness import Player, Server, play_to_the_end, until

KEY = "a-key-of-mine"


def prefer(player: Player, **preferences: Any) -> None:
    answer = player.http.patch(f"/api/tables/{player.table}/seat", json=preferences)
    assert answer.status_code == 204, answer.text


def texts(player: Player) -> list[str]:
    return [step["text"] for step in player.get("/steps")]


def nothing_changes(player: Player, before: dict[str, Any], answer: Any, status: int, code: str) -> dict[str, Any]:
    """Assert that a request is refused and changes nothing."""
    told = refused(answer, status, code)
    assert player.get() == before
    return told


def to_the_end_of_a_round(players: list[Player], **preferences: Any) -> Player:
    """Play until the last decision of the round is due, then set the preferences of the player to decide."""
    table = play_on(players, lambda table: is_last_of_round(players[table["turn"]]))
    last: Player = players[table["turn"]]
    prefer(last, **preferences)
    return last


def is_last_of_round(player: Player) -> bool:
    """Does any legal action lead to chance?"""
    match = Match.loads(player.http.get(f"/api/tables/{player.table}/record").text)
    return all(match_after(match, action) == -1 for action in match.game.legal_actions())


def match_after(match: Match, action: int) -> int:
    game = match.game.copy()
    game.apply(action)
    return int(game.turn)


# whole games


def test_a_table_with_a_bot_is_played_to_its_end(ana: Player) -> None:
    ana.open("cave-vs-cave", "novice", options={"mode": "era-1"})
    table = play_to_the_end({0: ana})
    assert table["state"] == "over"
    assert table["turn"] == -2
    assert [row["kind"] for row in table["seats"]] == ["person", "bot"]
    refused(ana.post("actions", version=table["version"], action=0), 409, "over")
    refused(ana.post("undo", version=table["version"]), 409, "over")
    refused(guest(ana).post("join", name="Cleo"), 409, "over")
    assert ana.decision() is None


def test_two_people_play_a_game_to_its_end(server: Server, ana: Player) -> None:
    ana.open("cave-farmers", "open")
    assert ana.get()["state"] == "open"
    ben = Player(server.address).join(ana.table or "")
    assert ana.get()["state"] == "playing"
    table = play_to_the_end({0: ana, 1: ben})
    assert table["state"] == "over"


# the decision


@pytest.mark.parametrize("game", ["cave-farmers", "cave-vs-cave"])
def test_a_decision_lists_every_legal_action_in_full(ana: Player, game: str) -> None:
    ana.open(game, players=1)
    for _ in range(12):
        decision = ana.decision()
        match = Match.loads(ana.http.get(f"/api/tables/{ana.table}/record").text)
        assert [row["action"] for row in decision["actions"]] == match.game.legal_actions()
        assert [{k: v for k, v in row.items() if k != "label"} for row in decision["actions"]] == (
            match.game.decision()["actions"]
        )
        assert decision["label"]
        for row in decision["actions"]:
            assert row["label"]
            assert {"action", "text", "kind", "cost", "gain"} <= row.keys()
        assert decision["version"] == ana.get()["version"]
        assert ana.play().status_code == 200


def test_only_the_player_to_move_gets_a_decision(ana: Player) -> None:
    _, ben = pair(ana)
    assert ana.decision()["seat"] == 0
    assert ben.decision() is None
    refused(guest(ana).http.get(f"/api/tables/{ana.table}/decision"), 403, "not-a-player")


# actions


def test_actions_are_played_by_number_and_in_notation(ana: Player) -> None:
    _, ben = pair(ana)
    number = next(row["action"] for row in ana.decision()["actions"] if row["text"] == "place starting-player")
    answer = ana.play(number)
    assert answer.json() == {"version": 2, "played": ["place starting-player"]}
    assert ben.play("place supplies").json() == {"version": 3, "played": ["place supplies"]}
    assert texts(ana)[-2:] == ["place starting-player", "place supplies"]


def test_an_action_for_an_outdated_version_is_refused_with_the_current_version(ana: Player) -> None:
    ana.open("cave-farmers", players=1)
    version = ana.decision()["version"]
    assert ana.play().status_code == 200
    before = ana.get()
    told = nothing_changes(ana, before, ana.post("actions", version=version, action=0), 409, "stale")
    assert told["version"] == before["version"]
    for other in (0, before["version"] + 1):
        assert nothing_changes(ana, before, ana.post("undo", version=other), 409, "stale")["version"] == 2
    assert ana.play().status_code == 200


@pytest.mark.parametrize("action", [0, 2**31 - 1, "stop", "nonsense", "", "place nowhere"])
def test_an_illegal_action_is_refused_with_the_reason(ana: Player, action: int | str) -> None:
    ana.open("cave-farmers", players=1)
    before = ana.get()
    told = nothing_changes(ana, before, ana.post("actions", version=1, action=action), 422, "illegal")
    assert str(action) in told["message"]
    assert "place excavation" in told["detail"]


def test_nobody_can_play_out_of_turn(ana: Player) -> None:
    _, ben = pair(ana)
    before = ana.get()
    action = ana.decision()["actions"][0]["action"]
    nothing_changes(ana, before, ben.post("actions", version=1, action=action), 403, "not-your-turn")
    nothing_changes(ana, before, guest(ana).post("actions", version=1, action=action), 403, "not-a-player")
    ben.post("chat", text="mine?")
    assert ana.get()["version"] == before["version"]


# the same request again


def test_the_same_key_gets_the_same_response_even_much_later(ana: Player) -> None:
    _, ben = pair(ana)
    wish = {"version": 1, "action": "place starting-player", "key": KEY}
    first = ana.post("actions", **wish)
    assert first.status_code == 200
    before = ana.get()
    again = ana.post("actions", **wish)
    assert (again.status_code, again.content) == (200, first.content)
    assert ana.get() == before
    play_on([ana, ben], lambda table: table["version"] > 8)
    before = ana.get()
    much_later = ana.post("actions", **wish)
    assert (much_later.status_code, much_later.content) == (200, first.content)
    assert ana.get() == before


def test_undo_and_confirmation_can_be_sent_again_too(ana: Player) -> None:
    pair(ana)
    prefer(ana, confirms=True)
    ana.play("place starting-player")
    undone = ana.post("undo", version=2, key="undo-once")
    assert undone.json() == ana.post("undo", version=2, key="undo-once").json() == {"version": 3, "played": []}
    ana.play("place starting-player")
    confirmed = ana.post("confirm", version=4, key="confirm-once")
    assert confirmed.json() == ana.post("confirm", version=4, key="confirm-once").json()
    assert ana.get()["version"] == 5


def test_a_used_key_has_no_further_effect_in_any_request(ana: Player) -> None:
    """As documented: the key identifies the request."""
    ana.open("cave-farmers", players=1)
    first = ana.play("place logging", key=KEY)
    before = ana.get()
    other = ana.post("undo", version=before["version"], key=KEY)
    assert (other.status_code, other.json()) == (200, first.json())
    assert ana.get() == before


def test_the_key_of_another_player_is_refused_as_such(ana: Player) -> None:
    _, ben = pair(ana)
    assert ana.play("place starting-player", key=KEY).status_code == 200
    before = ana.get()
    nothing_changes(ana, before, ben.play("place supplies", key=KEY), 409, "bad-key")
    assert ben.play("place supplies", key="another-key").status_code == 200


# undo


def test_undo_takes_back_one_decision_or_the_whole_turn(ana: Player) -> None:
    pair(ana)
    start = ana.get()
    for action in ("place slash-and-burn", "choose meadow-field"):
        assert ana.play(action).status_code == 200
    assert ana.get()["undo"] == 0
    assert ana.post("undo", version=3).json() == {"version": 4, "played": []}
    assert texts(ana)[1:] == ["place slash-and-burn"]
    ana.play("choose meadow-field")
    assert ana.post("undo", version=5, whole_turn=True).status_code == 200
    assert texts(ana)[1:] == []
    after = ana.get()
    assert (after["view"], after["version"], after["undo"]) == (start["view"], 6, None)
    refused(ana.post("undo", version=6), 409, "nothing-to-undo")


def test_a_turn_that_was_passed_on_can_be_taken_back_until_the_next_player_decides(ana: Player) -> None:
    _, ben = pair(ana)
    ana.play("place starting-player")
    assert ben.has_turn()
    assert ana.post("undo", version=2).status_code == 200
    assert ana.has_turn()
    assert not ben.has_turn()
    ana.play("place starting-player")
    ben.play("place supplies")
    before = ana.get()
    nothing_changes(ana, before, ana.post("undo", version=before["version"]), 403, "not-yours-to-undo")
    assert ben.post("undo", version=before["version"]).status_code == 200


def test_undo_by_the_wrong_seat_is_refused(ana: Player) -> None:
    _, ben = pair(ana)
    ana.play("place starting-player")
    before = ana.get()
    nothing_changes(ana, before, ben.post("undo", version=2), 403, "not-yours-to-undo")
    nothing_changes(ana, before, guest(ana).post("undo", version=2), 403, "not-a-player")


def test_undo_does_not_go_back_across_chance(ana: Player) -> None:
    _, ben = pair(ana)
    last = to_the_end_of_a_round([ana, ben])
    assert last.play().status_code == 200
    before = ana.get()
    assert ana.get("/steps")[-1]["seat"] is None
    assert before["undo"] is None
    for player in (ana, ben):
        nothing_changes(ana, before, player.post("undo", version=before["version"]), 409, "nothing-to-undo")


# confirmation


def test_a_turn_held_for_confirmation_blocks_everyone_else(ana: Player) -> None:
    _, ben = pair(ana)
    prefer(ana, confirms=True)
    assert ana.play("place starting-player").status_code == 200
    before = ana.get()
    assert (before["held"], before["turn"]) == (0, 1)
    decision = ana.decision()
    assert (decision["question"], decision["actions"]) == ("confirm", [])
    assert decision["label"]
    assert ben.decision() is None
    wish = {"version": 2, "action": "place supplies"}
    nothing_changes(ana, before, ben.post("actions", **wish), 403, "not-your-turn")
    nothing_changes(ana, before, ana.post("actions", **wish), 403, "not-your-turn")
    nothing_changes(ana, before, ben.post("confirm", version=2), 403, "not-your-turn")
    assert ana.post("confirm", version=2).json() == {"version": 3, "played": []}
    assert (ana.get()["held"], ben.has_turn()) == (None, True)
    refused(ana.post("confirm", version=3), 409, "nothing-to-confirm")


def test_only_the_end_of_a_turn_is_to_be_confirmed(ana: Player) -> None:
    pair(ana)
    prefer(ana, confirms=True)
    ana.play("place slash-and-burn")
    assert (ana.get()["held"], ana.get()["turn"]) == (None, 0)


def test_a_turn_that_waits_can_be_taken_back(ana: Player) -> None:
    _, ben = pair(ana)
    prefer(ana, confirms=True)
    ana.play("place starting-player")
    refused(ben.post("undo", version=2), 403, "not-yours-to-undo")
    assert ana.post("undo", version=2).status_code == 200
    assert (ana.get()["held"], ana.decision()["question"]) == (None, "place")


def test_before_a_turn_is_confirmed_the_table_shows_the_round_that_it_belongs_to(ana: Player) -> None:
    _, ben = pair(ana)
    last = to_the_end_of_a_round([ana, ben], confirms=True)
    last.play()
    view = ana.get()["view"]
    assert view["round"] == 1
    assert all(dwarf["at_work"] for player in view["players"] for dwarf in player["dwarfs"])
    last.post("confirm", version=ana.get()["version"])
    assert ana.get()["view"]["round"] == 2


def test_chance_is_not_drawn_before_the_turn_is_confirmed(ana: Player) -> None:
    _, ben = pair(ana)
    last = to_the_end_of_a_round([ana, ben], confirms=True)
    assert last.play().status_code == 200
    table = ana.get()
    assert (table["held"], table["turn"]) == (last.seat, -1)
    assert ana.get("/steps")[-1]["seat"] == last.seat
    assert last.post("undo", version=table["version"]).status_code == 200
    assert last.play().status_code == 200
    confirmed = last.post("confirm", version=table["version"] + 2)
    assert confirmed.json()["played"]
    assert ana.get("/steps")[-1]["seat"] is None
    assert ana.get()["turn"] >= 0


def test_what_is_turned_up_amid_a_turn_is_asked_for_by_what_it_is_not_as_its_end(ana: Player) -> None:
    ana.open("cave-vs-cave", "novice", options={"mode": "era-1"})
    prefer(ana, confirms=True)
    for action in ("take excavation", "excavate", "dig e4"):
        assert ana.play(action).status_code == 200
    decision = ana.decision()
    assert (decision["question"], decision["actions"]) == ("confirm-draw", [])
    assert "Dig out e4" in decision["label"]
    assert ana.post("confirm", version=decision["version"]).status_code == 200
    assert ana.decision()["question"] == "effect"
    for action in ("gain stone", "end"):
        assert ana.play(action).status_code == 200
    assert ana.decision()["question"] == "confirm"


def test_bots_wait_for_the_confirmation(ana: Player) -> None:
    ana.open("cave-farmers", "novice")
    prefer(ana, confirms=True)
    ana.play("place starting-player")
    table = ana.get()
    assert (table["version"], table["held"]) == (2, 0)
    time.sleep(0.3)
    assert ana.get()["version"] == 2
    assert ana.post("confirm", version=2).status_code == 200
    until(lambda: ana.get()["turn"] == 0)
    assert ana.get()["version"] > 3


def test_leaving_does_not_leave_a_turn_held(ana: Player) -> None:
    _, ben = pair(ana)
    prefer(ana, confirms=True)
    ana.play("place starting-player")
    assert ana.post("leave").status_code == 204
    assert ben.get()["held"] is None
    assert ben.play("place supplies").status_code == 200


# single choices


def test_single_choices_are_played_automatically_on_request_and_undone_together(ana: Player) -> None:
    pair(ana)
    prefer(ana, forced=True)
    answer = ana.play("place slash-and-burn")
    assert answer.json()["played"] == ["place slash-and-burn", "choose meadow-field"]
    steps = ana.get("/steps")
    assert [step["forced"] for step in steps[1:]] == [False, True]
    assert [step["seat"] for step in steps[1:]] == [0, 0]
    assert len(ana.decision()["actions"]) > 1
    assert ana.post("undo", version=2).status_code == 200
    assert texts(ana)[1:] == []


def test_single_choices_are_asked_by_default(ana: Player) -> None:
    _, ben = pair(ana)
    prefer(ben, forced=True)
    ana.play("place slash-and-burn")
    assert [row["text"] for row in ana.decision()["actions"]] == ["choose meadow-field"]


@pytest.mark.parametrize(
    ("goods", "idle"),
    [
        ({"grain": 1, "gold": 2}, True),
        ({"grain": 2, "gold": 2}, False),
        ({"grain": 1, "ruby": 1}, False),
    ],
)
def test_sowing_ends_when_nothing_is_left_to_sow_unless_a_trade_brings_seeds(goods: dict[str, int], idle: bool) -> None:
    game = start()
    give(game, **goods)
    lay(game, field="b4 c4")
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert len(game.legal_actions()) > 1
    assert is_idle(game) is idle


def test_a_question_about_trades_alone_is_asked() -> None:
    game = play_until("cave-farmers", asked("final-trades"), players=1).game
    assert not is_idle(game)


def test_a_part_of_a_space_tells_what_it_lets_its_player_lay(ana: Player) -> None:
    pair(ana)
    ana.play("place slash-and-burn")
    part = ana.decision()["actions"][0]
    ana.play(part["text"])
    assert part["then"] == ana.decision()["actions"]
    assert all("then" not in action for action in part["then"])


# bots


def test_bots_moves_are_recorded_like_everyone_s(ana: Player) -> None:
    ana.open("cave-farmers", "novice")
    ana.play("place starting-player")
    until(ana.has_turn)
    table, steps = ana.get(), ana.get("/steps")
    assert {step["seat"] for step in steps[2:]} == {1}
    decided = [step for step in steps[1:] if not step["forced"]]
    assert table["version"] == 1 + len(decided), "each decision is a version"
    assert table["undo"] == 1
    refused(ana.post("undo", version=table["version"]), 403, "not-yours-to-undo")


def test_a_bot_that_begins_needs_nobody_to_wake_it(ana: Player) -> None:
    wish = {"game": "cave-farmers", "options": {"players": 2}}
    seats = [{"kind": "bot", "level": "novice"}, {"kind": "me"}]
    ana.table = ana.http.post("/api/tables", json={**wish, "seats": seats}).json()["id"]
    until(ana.has_turn)


# chance


def test_the_same_seed_and_the_same_decisions_get_the_same_chance(ana: Player) -> None:
    records = []
    for _ in range(2):
        cleo = guest(ana).open("cave-vs-cave", players=1, seed="coal and ruby")
        assert cleo.get()["seeded"]
        for _ in range(15):
            cleo.play()
        records.append(cleo.get("/record"))
    assert records[0] == records[1]


def test_bots_are_reproducible_with_a_seed_too(ana: Player) -> None:
    records = []
    for _ in range(2):
        cleo = guest(ana).open("cave-farmers", "novice", seed="7")
        for _ in range(4):
            until(cleo.has_turn)
            cleo.play()
        until(cleo.has_turn)
        records.append(cleo.get("/record"))
    assert records[0] == records[1]


def test_without_a_seed_games_differ(ana: Player) -> None:
    tables = [guest(ana).open("cave-vs-cave", players=1) for _ in range(8)]
    assert not any(player.get()["seeded"] for player in tables)
    assert len({str(player.get()["view"]) for player in tables}) > 1


def test_the_view_is_that_of_the_game(ana: Player) -> None:
    ana.open("cave-farmers", players=1)
    ana.play("place logging")
    match = Match.loads(ana.http.get(f"/api/tables/{ana.table}/record").text)
    assert ana.get()["view"] == match.game.view()
    assert new_game("cave-farmers", players=1).options == ana.get()["options"]
