"""Sockets: everyone at a table gets its changes, and the player who must decide gets the decision."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from caverna.locale import LANGUAGES, translator_for
from tests.server.clients import SocketClient, guest, pair
from tests.server.harness import Player, Server, until


def closed_with(client: SocketClient, status: int, code: str) -> None:
    """Assert that the socket sends a problem and is closed with a specific code."""
    told = client.wait_for("problem")
    assert told["code"] == code
    assert told["message"]
    with pytest.raises(ConnectionClosed) as closed:
        client.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == status


def test_a_hello_is_answered_with_the_table_and_the_decision(ana: Player) -> None:
    pair(ana)
    with SocketClient.of(ana) as client:
        assert client.wait_for("table", lambda table: table["seats"][0]["present"]) == ana.get()
        assert client.wait_for("decision") == ana.decision()


def test_the_table_is_sent_after_each_change(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    with SocketClient.of(ana) as client:
        assert client.wait_for("table")["state"] == "open"
        ben = guest(ana).join(ana.table or "")
        assert client.wait_for("table", lambda table: table["state"] == "playing")["seats"][1]["name"] == "Ben"
        ana.play("place starting-player")
        assert client.wait_for("table", lambda table: table["version"] == 2)["turn"] == 1
        ben.http.patch(f"/api/tables/{ana.table}/seat", json={"name": "Benedict"})
        client.wait_for("table", lambda table: table["seats"][1]["name"] == "Benedict")
        ben.post("leave")
        client.wait_for("table", lambda table: table["seats"][1]["kind"] == "open")


def test_only_the_player_to_move_is_sent_the_decision(ana: Player) -> None:
    _, ben = pair(ana)
    with SocketClient.of(ana) as hers, SocketClient.of(ben) as his, SocketClient(ana) as eve:
        assert hers.wait_for("decision")["version"] == 1
        ana.play("place starting-player")
        assert his.wait_for("decision")["version"] == 2
        ben.play("place supplies")
        kinds = heard_until(hers, 3), heard_until(his, 3), heard_until(eve, 3)
        assert "decision" not in kinds[1] + kinds[2]
        assert hers.wait_for("decision")["version"] == 3


def heard_until(client: SocketClient, version: int) -> list[str]:
    """The kinds of messages up to a version of the table."""
    kinds: list[str] = []
    while True:
        message = client.receive()
        kinds.append(message["type"])
        if message["type"] == "table" and message["table"]["version"] == version:
            return kinds


def test_a_turn_that_waits_to_be_confirmed_is_asked_about(ana: Player) -> None:
    pair(ana)
    ana.http.patch(f"/api/tables/{ana.table}/seat", json={"confirms": True})
    with SocketClient.of(ana) as client:
        ana.play("place starting-player")
        assert client.wait_for("decision", lambda decision: decision["version"] == 2)["question"] == "confirm"


def test_a_bot_s_move_arrives_like_everybody_s(ana: Player) -> None:
    ana.open("cave-farmers", "novice")
    with SocketClient.of(ana) as client:
        ana.play("place starting-player")
        assert client.wait_for("decision", lambda decision: decision["version"] > 2) == ana.decision()


def test_spectators_are_sent_what_players_are_sent(ana: Player) -> None:
    pair(ana)
    with SocketClient(ana) as eve, SocketClient.of(ana) as client:
        ana.play("place starting-player")
        seen = [socket.wait_for("table", lambda table: table["version"] == 2) for socket in (eve, client)]
        assert seen[0] == seen[1] == ana.get()


def test_chat_is_sent_to_everyone_including_those_who_connect_later(ana: Player) -> None:
    _, ben = pair(ana)
    with SocketClient(ana) as eve:
        eve.wait_for("table")
        ana.post("chat", text="Good luck!")
        ben.post("chat", text="And you.")
        assert eve.wait_for("chat")["messages"][0]["text"] == "Good luck!"
    with SocketClient.of(ben) as client:
        assert [said["text"] for said in client.wait_for("chat")["messages"]] == ["Good luck!", "And you."]


def test_a_ping_is_answered(ana: Player) -> None:
    pair(ana)
    with SocketClient(ana) as eve:
        eve.send(type="ping")
        eve.wait_for("pong")


def test_a_wrong_token_does_not_make_a_spectator(ana: Player) -> None:
    pair(ana)
    for token in ("x" * 43, "short", guest(ana).token):
        with SocketClient(ana, token=token) as client:
            closed_with(client, 4403, "not-a-player")


def test_an_unknown_table_is_reported(ana: Player) -> None:
    with SocketClient(ana, table="nowhere") as client:
        closed_with(client, 4404, "unknown-table")


@pytest.mark.parametrize("message", ["", "hello", '{"type":"hi"}', '{"type":"hello","seat":1}', "[]"])
def test_a_socket_that_does_not_begin_with_hello_is_closed(ana: Player, message: str) -> None:
    pair(ana)
    with SocketClient(ana, first=message) as client:
        closed_with(client, 4400, "bad-request")


def test_after_its_hello_a_socket_sends_nothing_but_pings(ana: Player) -> None:
    pair(ana)
    with SocketClient.of(ana) as client:
        client.send(type="action", version=1, action=0)
        closed_with(client, 4400, "bad-request")


def test_losing_the_seat_closes_the_socket(ana: Player) -> None:
    _, ben = pair(ana)
    with SocketClient.of(ben) as his:
        his.wait_for("table")
        ben.post("leave")
        closed_with(his, 4403, "not-a-player")
        with SocketClient.of(guest(ana).join(ana.table or "", "Cleo")) as hers:
            hers.wait_for("table", lambda table: table["seats"][1]["present"])


def test_a_player_who_reconnects_is_sent_the_newest_state(ana: Player) -> None:
    _, ben = pair(ana)
    with SocketClient.of(ben) as client:
        client.wait_for("table")
    ana.play("place starting-player")
    with SocketClient.of(ben) as client:
        assert client.wait_for("table")["version"] == 2
        assert client.wait_for("decision")["version"] == 2


def test_the_hello_can_name_the_language(ana: Player) -> None:
    pair(ana)
    for language in LANGUAGES:
        with SocketClient.of(ana, language=language) as client:
            label = client.wait_for("decision")["label"]
            assert label == translator_for(language).question("cave-farmers", "place")
    with SocketClient.of(ana, language="tlh") as client:
        assert client.wait_for("decision")["label"] == translator_for("en").question("cave-farmers", "place")


# presence


def present(player: Player) -> list[Any]:
    return [row["present"] for row in player.get()["seats"]]


def test_everyone_sees_who_connects_and_disconnects(ana: Player) -> None:
    _, ben = pair(ana)
    assert present(ana) == [False, False]
    with SocketClient(ana) as eve:
        with SocketClient.of(ben) as client:
            client.wait_for("table")
            eve.wait_for("table", lambda table: table["seats"][1]["present"])
            assert present(ana) == [False, True]
        eve.wait_for("table", lambda table: not table["seats"][1]["present"])
    assert present(ana) == [False, False]


def test_a_player_with_two_devices_is_present_until_both_disconnect(ana: Player) -> None:
    pair(ana)
    with SocketClient.of(ana) as tablet:
        tablet.wait_for("table")
        with SocketClient.of(ana) as telephone:
            telephone.wait_for("table")
            ana.play("place starting-player")
            for client in (tablet, telephone):
                client.wait_for("table", lambda table: table["version"] == 2)
        tablet.send(type="ping")
        tablet.wait_for("pong")
        assert present(ana) == [True, False]
    until(lambda: present(ana) == [False, False])


def test_all_see_whose_turn_it_is_and_since_when(ana: Player) -> None:
    _, ben = pair(ana)
    since = ana.get()["since"]
    ana.play("place slash-and-burn")
    assert (ana.get()["turn"], ana.get()["since"]) == (0, since)
    ana.post("undo", version=2)
    ana.play("place starting-player")
    table = ana.get()
    assert (table["turn"], table["since"] > since) == (1, True)
    ben.play("place supplies")
    assert ana.get()["since"] > table["since"]


def test_a_page_says_whether_it_is_in_sight(server: Server, ana: Player) -> None:
    ana.open("cave-farmers", "open")

    def looks() -> bool:
        with closing(sqlite3.connect(f"file:{server.database}?mode=ro", uri=True)) as connection:
            found = connection.execute("SELECT looked FROM seats WHERE table_id = ? AND seat = 0", (ana.table,))
            return found.fetchone()[0] is not None

    assert not looks()
    with SocketClient.of(ana) as client:
        until(looks)
        client.send(type="hidden")
        until(lambda: not looks())
        assert ana.get()["seats"][0]["present"], "others still see that she is there"
        client.send(type="shown")
        until(looks)
    until(lambda: not looks())
