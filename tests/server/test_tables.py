"""Tables: opening, joining and leaving them."""

from __future__ import annotations

import secrets
from typing import Any

import httpx
import pytest

import caverna
from caverna.server.bot_levels import levels
from caverna.server.snapshot import new_id
from tests.server.clients import guest, pair, refused
from tests.server.harness import Player, Server, until

SETUPS = [
    *(("cave-farmers", {"players": players}) for players in range(1, 8)),
    *(
        ("cave-farmers", {"players": 2, row["option"]: value})
        for row in caverna.reference("cave-farmers")["options"]
        for value in row["values"]
    ),
    *(("cave-vs-cave", {"players": 2, "mode": mode}) for mode in ("eras-1-2", "era-1", "ask", "quick-start", "short")),
    *(("cave-vs-cave", {"players": 1, "mode": mode}) for mode in ("eras-1-2", "era-1", "ask")),
]


def seats(player: Player) -> list[str]:
    return [row["kind"] for row in player.get()["seats"]]


def opened(player: Player, **wish: Any) -> httpx.Response:
    """Request a table with exactly this body."""
    return player.http.post("/api/tables", json=wish)


def in_lobby(player: Player, state: str = "open") -> bool:
    lines = player.http.get("/api/tables", params={"state": state}).json()
    return player.table in [line["id"] for line in lines]


# opening a table


def test_every_game_can_be_opened_with_every_option_and_number_of_players(ana: Player) -> None:
    for game, options in SETUPS:
        wish = {"game": game, "options": options, "seats": [{"kind": "open"}] * int(options["players"])}
        answer = opened(ana, **wish)
        assert answer.status_code == 201, (game, options, answer.text)
        ana.table = answer.json()["id"]
        table = ana.get()
        assert (table["game"], table["state"], table["view"]) == (game, "open", None)
        assert table["options"] == caverna.new_game(game, **options).view()["options"]
        assert len(table["seats"]) == options["players"]


@pytest.mark.parametrize(
    "options",
    [
        {"players": 0}, {"players": 8}, {"players": "2"}, {"furnishings": "none"}, {"mode": "era-1"}, {"seed": 1},
        {"name": "cave-vs-cave"}, {"furnishings": {"full": True}}, {"": 1},
    ],
)  # fmt: skip
def test_options_that_the_game_does_not_have_are_refused_with_the_reason(ana: Player, options: dict[str, Any]) -> None:
    told = refused(opened(ana, game="cave-farmers", options=options), 422, "bad-options")
    assert told["detail"]
    assert told["detail"] not in told["message"], "which is in the language of who asks"


def test_an_unknown_game_is_refused(ana: Player) -> None:
    refused(opened(ana, game="carcassonne"), 404, "unknown-game")


def test_there_are_as_many_seats_as_players_and_at_most_one_for_the_creator(ana: Player) -> None:
    me, nobody = {"kind": "me"}, {"kind": "open"}
    for wishes in ([me], [me, nobody, nobody], [me, me]):
        refused(opened(ana, game="cave-farmers", options={"players": 2}, seats=wishes), 422, "bad-options")


def test_bots_of_every_known_level_can_have_a_seat(ana: Player) -> None:
    """One seat stays open, so no bot has to think."""
    for level in levels():
        assert ana.open("cave-farmers", level, "open").get()["seats"][1]["level"] == level
        ana.token = secrets.token_urlsafe(32)
        ana.http.headers["Authorization"] = f"Bearer {ana.token}"
    for bot in ({"kind": "bot", "level": "champion"}, {"kind": "bot", "level": "mcts:sims=9"}):
        refused(opened(ana, game="cave-farmers", seats=[{"kind": "me"}, bot]), 422, "unknown-bot")
    for seat in ({"kind": "bot"}, {"kind": "open", "level": "novice"}):
        refused(opened(ana, game="cave-farmers", seats=[{"kind": "me"}, seat]), 422, "bad-options")


def test_taking_a_seat_needs_a_token(server: Server) -> None:
    wish = {"game": "cave-farmers", "options": {"players": 1}, "seats": [{"kind": "me"}]}
    for token in ("", "a" * 42, "a" * 101, "ä" * 43):
        headers = {b"Authorization": f"Bearer {token}".encode()} if token else {}
        refused(httpx.post(f"{server.address}/api/tables", json=wish, headers=headers), 403, "not-a-player")


def test_opening_twice_with_the_same_token_gives_the_same_table(ana: Player) -> None:
    wish = {"game": "cave-farmers", "options": {"players": 2}, "seats": [{"kind": "open"}, {"kind": "me"}]}
    first, second = opened(ana, **wish), opened(ana, **wish)
    assert (first.status_code, second.status_code) == (201, 201)
    assert first.json() == second.json()
    assert first.json()["seat"] == 1


def test_a_token_that_has_a_seat_elsewhere_gets_that_table_and_its_seat_there(ana: Player) -> None:
    _, ben = pair(ana)
    wish = {"game": "cave-vs-cave", "options": {"players": 1}, "seats": [{"kind": "me"}]}
    assert opened(ben, **wish).json() == {"id": ana.table, "seat": 1}


# the lobby


def test_public_tables_are_in_the_lobby_and_others_are_found_by_their_link(ana: Player) -> None:
    ana.open("cave-farmers", "open", public=True)
    assert in_lobby(ana)
    line = next(line for line in ana.http.get("/api/tables").json() if line["id"] == ana.table)
    assert [seat["kind"] for seat in line["seats"]] == ["person", "open"]
    ben = guest(ana).open("cave-farmers", "open")
    assert not in_lobby(ben)
    assert guest(ben).get()["state"] == "open"


def test_the_lobby_has_open_tables_and_those_under_way(ana: Player) -> None:
    pair(ana, public=True)
    assert not in_lobby(ana)
    assert in_lobby(ana, "playing")


def test_an_unknown_table_is_not_found(ana: Player) -> None:
    ana.table = "none"
    refused(ana.http.get("/api/tables/none"), 404, "unknown-table")
    refused(ana.post("join", name="Ana"), 404, "unknown-table")
    refused(ana.post("actions", version=0, action=0), 404, "unknown-table")


# joining


def test_the_game_begins_when_no_seat_is_open(ana: Player) -> None:
    ana.open("cave-farmers", "open", "open")
    guest(ana).join(ana.table or "")
    assert (ana.get()["state"], ana.get()["version"], ana.get()["turn"]) == ("open", 0, -1)
    refused(ana.post("actions", version=0, action=0), 409, "not-started")
    assert ana.decision() is None
    guest(ana).join(ana.table or "", "Cleo")
    table = ana.get()
    assert (table["state"], table["version"], table["turn"]) == ("playing", 1, 0)
    assert [row["name"] for row in table["seats"]] == ["Ana", "Ben", "Cleo"]


def test_a_particular_seat_can_be_taken_if_it_is_open(ana: Player) -> None:
    ana.open("cave-farmers", "open", "open")
    ben, cleo = guest(ana), guest(ana)
    assert ben.post("join", name="Ben", seat=2).json() == {"seat": 2}
    refused(cleo.post("join", name="Cleo", seat=2), 409, "seat-taken")
    refused(cleo.post("join", name="Cleo", seat=0), 409, "seat-taken")
    refused(cleo.post("join", name="Cleo", seat=3), 404, "no-such-seat")
    assert cleo.post("join", name="Cleo").json() == {"seat": 1}


def test_nobody_can_join_a_full_table(ana: Player) -> None:
    pair(ana)
    before = ana.get()
    refused(guest(ana).post("join", name="Cleo"), 409, "no-open-seat")
    assert ana.get()["seats"] == before["seats"]


def test_joining_twice_with_the_same_token_is_answered_the_same(ana: Player) -> None:
    ana.open("cave-farmers", "open", "open")
    ben = guest(ana)
    for name in ("Ben", "Benedict"):
        assert ben.post("join", name=name).json() == {"seat": 1}
    assert ana.post("join", name="Ana").json() == {"seat": 0}
    assert seats(ana) == ["person", "person", "open"]
    assert ana.get()["seats"][1]["name"] == "Ben"


def test_a_token_has_one_seat_and_is_refused_at_another_table(ana: Player) -> None:
    _, ben = pair(ana)
    other = guest(ana).open("cave-farmers", "open")
    ben.table = other.table
    refused(ben.post("join", name="Ben"), 409, "bad-key")
    assert seats(other) == ["person", "open"]


def test_joining_needs_a_token(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    with httpx.Client(base_url=ana.http.base_url) as nobody:
        refused(nobody.post(f"/api/tables/{ana.table}/join", json={"name": "Ben"}), 403, "not-a-player")


@pytest.mark.parametrize("name", ["   ", "a\nb", "a\x07", "\u2028"])
def test_names_that_cannot_be_shown_are_refused(ana: Player, name: str) -> None:
    ana.open("cave-farmers", "open")
    refused(guest(ana).post("join", name=name), 422, "bad-name")
    refused(ana.http.patch(f"/api/tables/{ana.table}/seat", json={"name": name}), 422, "bad-name")
    mine = [{"kind": "me", "name": name}, {"kind": "open"}]
    refused(opened(guest(ana), game="cave-farmers", seats=mine), 422, "bad-name")
    assert [row["name"] for row in ana.get()["seats"]] == ["Ana", "Player 2"]


def test_names_are_neither_empty_nor_longer_than_a_hundred_characters(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    for name in ("", "x" * 101):
        refused(guest(ana).post("join", name=name), 400, "bad-request")
    assert guest(ana).post("join", name="Łucja 🐑 " * 10).status_code == 200


def test_a_name_can_be_changed(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    assert ana.http.patch(f"/api/tables/{ana.table}/seat", json={"name": "Anna"}).status_code == 204
    assert ana.get()["seats"][0]["name"] == "Anna"
    refused(guest(ana).http.patch(f"/api/tables/{ana.table}/seat", json={"name": "Eve"}), 403, "not-a-player")


# leaving


def test_leaving_before_the_game_opens_the_seat(ana: Player) -> None:
    ana.open("cave-farmers", "open", "open")
    ben = guest(ana).join(ana.table or "")
    assert ben.post("leave").status_code == 204
    assert seats(ana) == ["person", "open", "open"]
    refused(ben.post("leave"), 403, "not-a-player")
    assert guest(ana).join(ana.table or "", "Cleo").seat == 1


def test_leaving_to_a_bot_before_the_game_can_begin_it(ana: Player) -> None:
    ana.open("cave-farmers", "open", "open")
    ben = guest(ana).join(ana.table or "")
    assert ben.post("leave", level="novice").status_code == 204
    assert seats(ana) == ["person", "bot", "open"]
    guest(ana).join(ana.table or "", "Cleo")
    assert ana.get()["state"] == "playing"


def test_leaving_to_a_bot_during_the_game_lets_it_go_on(ana: Player) -> None:
    _, ben = pair(ana)
    ana.play("place starting-player")
    assert ben.get()["turn"] == 1
    refused(ben.post("leave", level="champion"), 422, "unknown-bot")
    assert ben.post("leave", level="novice").status_code == 204
    assert ana.get()["seats"][1] | {"name": ""} == {
        "seat": 1, "kind": "bot", "name": "", "level": "novice", "avatar": None, "forced": False, "confirms": False,
        "bank": None, "present": False, "vacation": None,
    }  # fmt: skip
    until(ana.has_turn)
    refused(ben.post("actions", version=ana.get()["version"], action=0), 403, "not-a-player")


def test_a_seat_left_during_the_game_can_be_taken_by_another_player(ana: Player) -> None:
    _, ben = pair(ana)
    ana.play("place starting-player")
    before = ana.get()
    assert ben.post("leave").status_code == 204
    table = ana.get()
    assert (table["state"], table["turn"], seats(ana)) == ("playing", 1, ["person", "open"])
    assert table["view"] == before["view"]
    cleo = guest(ana).join(ana.table or "", "Cleo")
    assert cleo.seat == 1
    assert cleo.play("place supplies").status_code == 200
    assert ana.has_turn()
    refused(ben.post("actions", version=ana.get()["version"], action=0), 403, "not-a-player")


def test_a_game_continues_around_an_open_seat(ana: Player) -> None:
    _, ben = pair(ana)
    ben.post("leave")
    assert ana.play("place starting-player").status_code == 200
    assert guest(ana).join(ana.table or "", "Cleo").play("place supplies").status_code == 200


# seats for bots


def test_only_the_player_who_opened_the_table_can_give_open_seats_to_bots(ana: Player) -> None:
    ana.open("cave-farmers", "open", "open")
    ben = guest(ana).join(ana.table or "")
    place = f"/api/tables/{ana.table}/seats"
    refused(ben.http.put(f"{place}/2", json={"level": "novice"}), 403, "not-the-creator")
    refused(guest(ana).http.put(f"{place}/2", json={"level": "novice"}), 403, "not-a-player")
    refused(ana.http.put(f"{place}/2", json={"level": "champion"}), 422, "unknown-bot")
    refused(ana.http.put(f"{place}/1", json={"level": "novice"}), 409, "seat-taken")
    refused(ana.http.put(f"{place}/5", json={"level": "novice"}), 404, "no-such-seat")
    assert seats(ana) == ["person", "person", "open"]
    assert ana.http.put(f"{place}/2", json={"level": "novice"}).status_code == 204
    assert seats(ana) == ["person", "person", "bot"]
    assert ana.get()["state"] == "playing"


def test_a_seat_that_became_open_in_a_game_can_be_given_to_a_bot(ana: Player) -> None:
    _, ben = pair(ana)
    ana.play("place starting-player")
    ben.post("leave")
    answer = ana.http.put(f"/api/tables/{ana.table}/seats/1", json={"level": "novice"})
    assert answer.status_code == 204
    until(ana.has_turn)


# spectators


def test_spectators_see_everything_and_can_do_nothing(ana: Player) -> None:
    _, ben = pair(ana)
    ana.play("place starting-player")
    eve = guest(ana)
    before = ben.get()
    assert eve.get() == before
    assert eve.get("/steps") == ben.get("/steps")
    assert eve.get("/record") == ben.get("/record")
    assert eve.get("/chat") == []
    here, version = f"/api/tables/{ana.table}", before["version"]
    with httpx.Client(base_url=eve.http.base_url) as nobody:
        for client in (eve.http, nobody):
            for path, body in (
                ("actions", {"version": version, "action": 0}), ("undo", {"version": version}),
                ("confirm", {"version": version}), ("chat", {"text": "hello"}), ("leave", {}),
            ):  # fmt: skip
                refused(client.post(f"{here}/{path}", json=body), 403, "not-a-player")
            refused(client.patch(f"{here}/seat", json={"forced": True}), 403, "not-a-player")
            refused(client.put(f"{here}/seats/1", json={"level": "novice"}), 403, "not-a-player")
            refused(client.get(f"{here}/decision"), 403, "not-a-player")
    assert ben.get() == before


def test_ids_never_look_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    found = iter(["-s0r17BfRfv9", "--0r17BfRfv9", "s-0r17BfRfv9"])
    monkeypatch.setattr("caverna.server.snapshot.secrets.token_urlsafe", lambda size: next(found))
    assert new_id() == "s-0r17BfRfv9"
