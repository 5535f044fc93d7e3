"""Names of players: nobody hides behind invisible characters, or is taken for a bot."""

from __future__ import annotations

import pytest

from caverna.record import Match
from caverna.server.names import clean_name, recorded_name
from caverna.server.problems import Problem
from tests.server.clients import guest, refused
from tests.server.harness import Player

REFUSED = {
    "zero width space": "A\u200bna", "right-to-left override": "\u202eanA", "isolate": "Ana\u2066",
    "soft hyphen": "A\u00adna", "Hangul filler": "\u3164", "Jamo filler": "\u115f\u1160", "Braille blank": "\u2800",
    "Braille blank inside": "An\u2800a", "tag": "\U000e0041na", "joiner": "A\u034fna", "byte order mark": "\ufeffAna",
    "line break": "A\nna", "separator": "A\u2028na", "half a character": "A\ud800", "unassigned": "A\u0378",
    "fifty marks": "A" + "\u0301" * 50, "only marks": "\u0301\u0302", "only space": " \u3000\u00a0 ", "nothing": "",
    "no letter": "...", "too long": "x" * 101, "longer than it looks": "\ufdfa" * 20,
    "bot": "Bot 2", "bot with options": "Bot 2 (mcts:seconds=100000)", "wide bot": "\uff22\uff4f\uff54 \uff12",
    "small bot": "bot  7", "bot with blank": " Bot 3 ",
}  # fmt: skip
CLEANED = {
    "  Ana \u00a0 Maria ": "Ana Maria", "Jose\u0301": "José", "\uff21na": "Ana", "Zoë ❤\ufe0f": "Zoë ❤",
}  # fmt: skip
KEPT = ["Ana", "Łukasz", "Zażółć", "김민수", "محمد", "שָׁלוֹם", "नमस्ते", "ก็ได้", "O’Hara-Núñez", "Ana 🙂", "Robot 2", "7"]


@pytest.mark.parametrize("name", REFUSED.values(), ids=REFUSED)
def test_names_that_nobody_may_have(name: str) -> None:
    with pytest.raises(Problem, match="bad-name"):
        clean_name(name)


@pytest.mark.parametrize(("name", "shown"), CLEANED.items(), ids=ascii)
def test_names_are_cleaned(name: str, shown: str) -> None:
    assert clean_name(name) == shown


@pytest.mark.parametrize("name", KEPT, ids=ascii)
def test_names_of_all_languages_stay_as_they_are(name: str) -> None:
    assert clean_name(name) == name


def test_names_are_checked_wherever_they_are_given(ana: Player) -> None:
    bot = REFUSED["bot with options"]
    wish = {"game": "cave-farmers", "options": {"players": 1}, "seats": [{"kind": "me", "name": bot}]}
    refused(ana.http.post("/api/tables", json=wish), 422, "bad-name")
    ana.open("cave-farmers", "open")
    ben = guest(ana)
    refused(ben.post("join", name=bot), 422, "bad-name")
    ben.join(ana.table or "", "  Ben  ")
    address = f"/api/tables/{ana.table}/seat"
    refused(ana.http.patch(address, json={"name": "\u202eanA"}), 422, "bad-name")
    assert ana.http.patch(address, json={"name": "Ana\u3000Maria"}).status_code == 204
    assert [row["name"] for row in ana.get()["seats"]] == ["Ana Maria", "Ben"]


def test_a_saved_game_brings_no_names_that_nobody_may_have(ana: Player) -> None:
    """Whoever continues it at home would else have the bot of somebody's choice think for days."""
    match = Match("cave-farmers", players=3, names=["Ana", "Bot 2 (mcts:seconds=100000)", "Bot 3 (novice)"])
    ana.table = ana.http.post("/api/tables", json={"record": match.to_document()}).json()["id"]
    assert ana.get("/record")["players"] == ["Ana", "Player 2", "Bot 3 (novice)"]


def test_only_the_bot_of_the_seat_is_a_bot() -> None:
    assert recorded_name("Bot 3 (novice)", 2) == "Bot 3 (novice)"
    assert recorded_name("Bot 3 (novice)", 1) == "Player 2"
    assert recorded_name("Bot 3", 2) == "Player 3"
