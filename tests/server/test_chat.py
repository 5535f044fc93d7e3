"""Chat at a table."""

from __future__ import annotations

import pytest

from tests.server.clients import guest, pair, refused
from tests.server.harness import Player


def test_messages_reach_everyone_in_order(ana: Player) -> None:
    _, ben = pair(ana)
    before = ana.get()
    assert ana.post("chat", text="Sheep?").status_code == 204
    assert ben.post("chat", text="Never.").status_code == 204
    said = guest(ana).get("/chat")
    assert [(row["number"], row["seat"], row["name"], row["text"]) for row in said] == [
        (1, 0, "Ana", "Sheep?"), (2, 1, "Ben", "Never."),
    ]  # fmt: skip
    assert said[0]["at"] <= said[1]["at"]
    assert ana.get()["said"] == 2
    assert ana.get()["version"] == before["version"]


def test_a_client_can_ask_for_new_messages_only(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    for text in ("one", "two", "three"):
        ana.post("chat", text=text)
    assert [row["text"] for row in ana.get("/chat", after=1)] == ["two", "three"]
    assert ana.get("/chat", after=3) == []


def test_only_the_newest_hundred_messages_are_returned(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    for number in range(1, 103):
        ana.post("chat", text=str(number))
    assert [row["number"] for row in ana.get("/chat")] == [*range(3, 103)]


@pytest.mark.parametrize("text", ["Łucja: żółw 🐑", "<b>bold</b>", "two\nlines", "{ $detail }"])
def test_text_comes_back_as_it_was_sent(ana: Player, text: str) -> None:
    ana.open("cave-farmers", "open")
    ana.post("chat", text=text)
    assert ana.get("/chat")[0]["text"] == text


def test_messages_are_neither_empty_nor_too_long(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    refused(ana.post("chat", text=""), 400, "bad-request")
    refused(ana.post("chat", text="x" * 501), 422, "message-too-long")
    assert ana.post("chat", text="x" * 500).status_code == 204
    assert len(ana.get("/chat")) == 1


def test_a_name_stays_with_what_was_said_under_it(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    ana.post("chat", text="first")
    ana.http.patch(f"/api/tables/{ana.table}/seat", json={"name": "Anna"})
    ana.post("chat", text="second")
    assert [row["name"] for row in ana.get("/chat")] == ["Ana", "Anna"]


def test_spectators_can_read_the_chat(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    refused(guest(ana).post("chat", text="hello"), 403, "not-a-player")
    assert guest(ana).get("/chat") == []
