"""Saved games: downloaded at any time, replayed, viewed and continued."""

from __future__ import annotations

import copy
import json
import re
from collections import Counter
from typing import Any

import pytest

from caverna.bots import make_bot
from caverna.game import CHANCE, OVER
from caverna.locale import translator_for
from caverna.pictures import render
from caverna.record import Match
from caverna.server.views import names_of
from tests.server.clients import guest, pair, play_on, refused
from tests.server.harness import Player, until


def record(player: Player) -> Any:
    return player.get("/record")


def upload(player: Player, document: Any, *kinds: str, **wish: Any) -> Any:
    """A table from a saved game: to view it, or with players to continue it."""
    seats = [{"kind": kind} if kind in ("me", "open") else {"kind": "bot", "level": kind} for kind in kinds]
    told = {"record": document, **({"seats": seats} if seats else {}), **wish}
    return player.http.post("/api/tables", json=told)


def finished() -> Match:
    match = Match("cave-vs-cave", players=2, mode="era-1", seed=3)
    while match.game.turn != OVER:
        match.play(match.game.legal_actions()[0])
    return match


def test_a_record_can_be_downloaded_at_any_time_and_is_the_game(ana: Player) -> None:
    ana.open("cave-farmers", "novice", seed="5")
    for _ in range(6):
        until(ana.has_turn)
        answer = ana.http.get(f"/api/tables/{ana.table}/record")
        match = Match.loads(answer.text)
        assert match.game.view() == ana.get()["view"]
        assert [match.game.text(action) for action in match.actions] == [step["text"] for step in ana.get("/steps")]
        assert match.names == ["Ana", "Bot 2 (novice)"]
        ana.play()
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{ana.table}.caverna.json"'


def test_a_record_of_a_turn_that_waits_has_what_was_decided(ana: Player) -> None:
    pair(ana)
    ana.http.patch(f"/api/tables/{ana.table}/seat", json={"confirms": True})
    ana.play("place starting-player")
    waiting = Match.from_document(record(ana))
    ana.post("confirm", version=ana.get()["version"])
    assert waiting.game.view() == ana.get()["view"]


def test_there_is_no_record_of_a_game_that_has_not_begun(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    here = f"/api/tables/{ana.table}"
    for path in ("record", "steps/0"):
        refused(ana.http.get(f"{here}/{path}"), 409, "not-started")
    assert ana.get("/steps") == []


def test_every_step_can_be_replayed(ana: Player) -> None:
    _, ben = pair(ana)
    play_on([ana, ben], lambda table: table["version"] > 12)
    match = Match.from_document(record(ana))
    steps = ana.get("/steps")
    assert [step["step"] for step in steps] == [*range(1, len(match.actions) + 1)]
    assert [step["seat"] for step in steps] == [None if seat == CHANCE else seat for seat in match.seats]
    assert all(step["told"] in step["sentence"] for step in steps)
    for number in range(len(match.actions) + 1):
        position = ana.get(f"/steps/{number}")
        assert position["view"] == match.at(number).view()
        assert (position["step"], position["steps"], position["winners"]) == (number, len(steps), None)
    assert ana.get("/steps", after=5) == steps[5:]
    assert ana.get("/steps", after=len(steps) + 9) == []
    refused(ana.http.get(f"/api/tables/{ana.table}/steps/{len(steps) + 1}"), 404, "no-such-step")


def test_steps_use_the_names_at_the_table_and_end_turns(ana: Player) -> None:
    ana.open("cave-farmers", "novice", seed="5")
    until(ana.has_turn)
    ana.play("place housework")
    ana.play("stop")
    until(ana.has_turn)
    steps = ana.get("/steps")
    mine = [step for step in steps if step["seat"] == 0]
    assert [step["sentence"] for step in mine] == ["Ana sends a dwarf to Housework.", "Ana is done."]
    assert [step["ends"] for step in mine] == [False, True]
    assert [change["sentence"] for step in mine for change in step["followed"]] == ["Ana gets 1 dog."]
    assert {step["sentence"].startswith("Novice ") for step in steps if step["seat"] == 1} == {True}
    assert steps[0]["sentence"].startswith("The card of this round is turned up: ")
    ana.http.patch(f"/api/tables/{ana.table}/seat", json={"name": "Anna"})
    assert ana.get("/steps", after=1)[0]["sentence"].startswith("Anna ")


def test_bots_are_numbered_only_where_their_level_is_not_enough() -> None:
    bot = {"kind": "bot", "level": "novice"}
    seats: list[dict[str, Any]] = [
        {"kind": "person", "name": "Ana", "level": None},
        bot,
        {**bot, "level": "expert"},
        bot,
    ]
    assert names_of(seats, translator_for("en")) == ["Ana", "Novice 1", "Expert", "Novice 2"]


def test_the_history_tells_what_came_by_itself(ana: Player) -> None:
    """What was reaped, eaten and born, the dog of Housework, incomes: nobody has anything that no step tells of."""
    reaped = ("cave-farmers", {"players": 3, "seed": 1}, {"dog", "food", "vegetable"})
    for name, options, wanted in (reaped, ("cave-vs-cave", {"players": 2, "mode": "eras-1-2", "seed": 4}, {"donkey"})):
        match, player = Match(name, **options), make_bot("random", 1)
        while match.game.turn != OVER:
            match.play(player.choose(match.game.copy()))
        ana.table = upload(ana, match.to_document()).json()["id"]
        seen: set[str] = set()
        game = match.at(0)
        have = [Counter(game.supply(seat)) for seat in range(game.num_players)]
        for step, action in zip(ana.get("/steps"), match.actions, strict=True):
            row = game.describe_action(action)
            game.apply(action)
            for change in ({"seat": step["seat"], **row}, *step["followed"]):
                if change["seat"] is not None:
                    have[change["seat"]].update(change["gain"])
                    have[change["seat"]].subtract(change["cost"])
            seen |= {good for change in step["followed"] for good in (*change["cost"], *change["gain"])}
        assert seen >= wanted
        assert have == [Counter(game.supply(seat)) for seat in range(game.num_players)]


def test_a_game_can_be_cut_at_any_step_and_played_on(ana: Player) -> None:
    ana.table = upload(ana, finished().to_document()).json()["id"]
    cut = ana.get("/record", step=9)
    assert (len(cut["actions"]), cut["result"]) == (9, None)
    assert upload(ana, cut, "me", "novice").status_code == 201
    refused(ana.http.get(f"/api/tables/{ana.table}/record", params={"step": 9999}), 404, "no-such-step")


def test_a_table_has_a_picture(ana: Player) -> None:
    ana.table = upload(ana, finished().to_document()).json()["id"]
    answer = ana.http.get(f"/api/tables/{ana.table}/picture", params={"theme": "light"})
    assert answer.headers["content-type"] == "image/svg+xml"
    said = re.findall(r"<text [^>]*>([^<]+)</text>", answer.text)
    assert "Caverna: Cave vs Cave" in said
    assert any("won" in text or "victory" in text for text in said)
    rooms = [cell["room"] for player in finished().game.view()["players"] for cell in player["cells"] if cell["room"]]
    assert {translator_for("en").name("cave-vs-cave", "room", room) for room in rooms} <= {*said}
    assert {*finished().names} <= {*said}


def test_a_picture_has_no_words_unless_it_is_given_some() -> None:
    assert not re.search(r"<text [^>]*>[^<]*[A-Za-z]", render(finished().game, "light"))


def test_a_saved_game_can_be_looked_at(ana: Player) -> None:
    match = finished()
    answer = upload(ana, match.to_document())
    assert (answer.status_code, answer.json()["seat"]) == (201, None)
    ana.table = answer.json()["id"]
    table = ana.get()
    assert (table["state"], table["turn"], table["undo"]) == ("replay", OVER, None)
    assert table["view"] == match.game.view()
    assert [row["name"] for row in table["seats"]] == match.names
    last = ana.get(f"/steps/{len(match.actions)}")
    assert last["winners"] == match.game.winners()
    assert record(ana)["actions"] == match.to_document()["actions"]
    refused(ana.post("join", name="Ana"), 409, "over")


def test_an_unfinished_saved_game_can_be_viewed_without_being_played(ana: Player) -> None:
    _, ben = pair(ana)
    ana.play("place starting-player")
    cleo = guest(ana)
    cleo.table = upload(cleo, record(ana)).json()["id"]
    table = cleo.get()
    assert (table["state"], table["view"]) == ("replay", ana.get()["view"])
    refused(ben.http.post(f"/api/tables/{cleo.table}/join", json={"name": "Ben"}), 409, "over")


def test_a_saved_game_can_be_continued(ana: Player) -> None:
    ana.open("cave-farmers", players=1)
    for _ in range(5):
        ana.play()
    document = record(ana)
    ben = guest(ana)
    answer = upload(ben, document, "me")
    assert (answer.status_code, answer.json()["seat"]) == (201, 0)
    ben.table = answer.json()["id"]
    table = ben.get()
    assert (table["state"], table["view"]) == ("playing", ana.get()["view"])
    assert table["seats"][0]["name"] == "Ana"
    assert ben.play().status_code == 200
    assert record(ben)["actions"][: len(document["actions"])] == document["actions"]
    assert record(ana) == document, "the other table goes its own way"


def test_bots_and_later_players_can_continue_a_saved_game_too(ana: Player) -> None:
    _, ben = pair(ana)
    ana.play("place starting-player")
    cleo = guest(ana)
    cleo.table = upload(cleo, record(ana), "me", "novice").json()["id"]
    until(cleo.has_turn)
    dora = guest(ana)
    dora.table = upload(dora, record(ana), "me", "open").json()["id"]
    ben = guest(dora).join(dora.table or "")
    assert ben.play("place supplies").status_code == 200


def test_continuing_a_finished_game_leaves_it_over_and_does_not_count(ana: Player) -> None:
    def tables() -> int:
        return int(ana.http.get("/api/stats", params={"game": "cave-vs-cave"}).json()["tables"])

    before = tables()
    ana.table = upload(ana, finished().to_document(), "me", "open").json()["id"]
    assert ana.get()["state"] == "over"
    assert tables() == before


def damaged() -> list[Any]:
    match = Match("cave-farmers", players=1, seed=1)
    for action in ("place excavation", "stop"):
        if action in [row["text"] for row in match.game.decision()["actions"]]:
            match.play(action)
    good = match.to_document()

    def changed(**fields: Any) -> dict[str, Any]:
        return {**copy.deepcopy(good), **fields}

    return [
        {}, {"format": "chess"}, changed(format_version=99), changed(rules_version=99), changed(game="carcassonne"),
        changed(options={"players": 9}), changed(players=[]), changed(actions=["place nowhere"]),
        changed(actions=[1, 2]), changed(hash="0" * 64), changed(result={}), changed(more=1),
        changed(actions=good["actions"] + ["place excavation"]),
    ]  # fmt: skip


@pytest.mark.parametrize("document", damaged(), ids=lambda document: json.dumps(document)[:30])
def test_a_damaged_saved_game_is_refused_with_the_reason(ana: Player, document: Any) -> None:
    told = refused(upload(ana, document), 422, "bad-record")
    assert told["detail"]
    assert told["detail"] not in told["message"], "which is in the language of who asks"


def test_a_table_has_either_a_new_game_or_a_saved_one(ana: Player) -> None:
    document = finished().to_document()
    refused(upload(ana, document, game="cave-farmers"), 400, "bad-request")
    refused(ana.http.post("/api/tables", json={}), 400, "bad-request")
    refused(upload(ana, "not an object"), 400, "bad-request")
    refused(upload(ana, document, "me"), 422, "bad-options")
