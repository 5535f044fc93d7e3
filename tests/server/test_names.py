"""Names of players: nobody hides behind invisible characters, or is taken for a bot."""

from __future__ import annotations

import secrets

import httpx
import pytest

from caverna.record import Match
from caverna.server.names import clean_name, distinct_name, name_key, recorded_name
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
    "small bot": "bot  7", "bot with blank": " Bot 3 ", "Cyrillic bot": "ВОТ 2", "Greek bot": "ΒΟΤ 2",
    "level": "Grandmaster", "level with a number": "novice 2", "level in Polish": "Nowicjusz",
    "Cyrillic letter": "Аna", "Cyrillic letter inside": "Bеn", "Greek letter": "Annα", "Greek capital": "ΑNNA",
    "Cherokee letter": "Ꭺna", "Greek and Cyrillic": "Ανна", "three scripts": "Ana 김 محمد", "two others": "שלום नमस्ते",
}  # fmt: skip
CLEANED = {
    "  Ana \u00a0 Maria ": "Ana Maria", "Jose\u0301": "José", "\uff21na": "Ana", "Zoë ❤\ufe0f": "Zoë ❤",
}  # fmt: skip
KEPT = [
    "Ana",
    "Łukasz",
    "Zażółć",
    "김민수",
    "محمد",
    "שָׁלוֹם",
    "नमस्ते",
    "ก็ได้",
    "O’Hara-Núñez",
    "Ana 🙂",
    "Robot 2",
    "7",
    "Саша",
    "Ξένια",
    "Ana 김",
    "田中さん",
    "田中 Taro",
    "Αθηνά",
    "Մարիամ",
]


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


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("COCO", "СОСО"), ("coco", "сосо"), ("Anna", "ΑΝΝΑ"), ("Max", "Мах"), ("ANA", "ana"), ("ABE", "ᎪᏴᎬ"),
        ("Pia", "Pıa"), ("Mika", "МІКА"),
    ],
    ids=ascii,
)  # fmt: skip
def test_names_that_look_alike_are_the_same(name: str, other: str) -> None:
    assert clean_name(name) == name
    assert name_key(name) == name_key(clean_name(other))
    assert distinct_name(other, ["Ben", name]) == f"{other} 2"
    assert distinct_name(other, [name, f"{name} 2"]) == f"{other} 3"
    assert distinct_name("Ben", [name]) == "Ben"
    long = f"{'x' * 90} {name * 10}"[:100]
    assert len(clean_name(distinct_name(long, [long]))) <= 100, "or the saved game could not be read"


def test_nobody_poses_as_another_at_the_same_table(ana: Player) -> None:
    ana.open("cave-farmers", "open", "open", "open")
    guest(ana).join(ana.table or "", "АНА")
    cleo = guest(ana).join(ana.table or "", "Cleo")
    guest(ana).join(ana.table or "", "ana")
    assert [row["name"] for row in ana.get()["seats"]] == ["Ana", "АНА", "Cleo", "ana 2"]
    address = f"/api/tables/{ana.table}/seat"
    assert cleo.http.patch(address, json={"name": "ANA"}).status_code == 204
    assert ana.http.patch(address, json={"name": "ANA"}).status_code == 204, "her own name is nobody else's"
    assert [row["name"] for row in ana.get()["seats"]] == ["ANA", "АНА", "ANA 3", "ana 2"]


def test_nobody_makes_a_profile_that_looks_like_another_one(ana: Player) -> None:
    name = f"Max{secrets.token_hex(3).upper()}".translate(str.maketrans("0123456789DF", "AAAAAAAAAAAA"))
    lookalike = name.translate(str.maketrans("MaxABCE", "МахАВСЕ"))

    def profile(named: str) -> tuple[str, httpx.Response]:
        token = f"profile-{secrets.token_urlsafe(32)}"
        headers = {"Caverna-Player": token}
        return token, ana.http.post("/api/me", json={"name": named, "device": "desk"}, headers=headers)

    assert profile(name)[1].status_code == 201
    refused(profile(lookalike)[1], 409, "name-taken")
    token, made = profile(f"{name} Ben")
    assert made.status_code == 201
    me = {"Caverna-Player": token}
    refused(ana.http.patch("/api/me", json={"name": lookalike}, headers=me), 409, "name-taken")
    ana.open("cave-farmers", "open")
    ana.http.post(f"/api/tables/{ana.table}/join", json={"name": "x"}, headers={
        **me, "Authorization": f"Bearer {secrets.token_urlsafe(32)}",
    })  # fmt: skip
    mine = f"{secrets.token_hex(4)} Zoe"
    ana.http.patch(f"/api/tables/{ana.table}/seat", json={"name": mine})
    assert ana.http.patch("/api/me", json={"name": mine}, headers=me).status_code == 200
    assert [row["name"] for row in ana.get()["seats"]] == [mine, f"{mine} 2"]


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
