"""What blue rooms give is told with their name, and never hides a price."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave import Game
from caverna.games import to_tell
from caverna.locale import translator_for
from caverna.record import play_and_compare
from tests.cave_vs_cave.scenario import only, own, play, start

TOLD = {
    "en": ("uses the room Warehouse, pays 2 food and gets 1 wood, 1 stone, 1 emmer and 1 flax (Retting Room: 1 food)",
           "gets 1 wood (Wood Storeroom)"),
    "fr": ("utilise la pièce «\u00a0Entrepôt\u00a0», paie 2 PN et reçoit 1 bois, 1 pierre, 1 amidonnier et 1 lin "
           "(Rouissoir\u00a0: 1 PN)", "reçoit 1 bois (Réserve de bois)"),
    "pl": ("korzysta z izby „Magazyn” (płaci: 2 żywności; dostaje: 1 drewno, 1 kamień, 1 płaskurka i 1 len) "
           "(Roszarnia: 1 żywność)", "dostaje: 1 drewno (Skład drewna)"),
}  # fmt: skip


def owner(*rooms: str, **goods: int) -> Game:
    game = start()
    only(game, **goods)
    own(game, *rooms)
    return game


@pytest.mark.parametrize("language", TOLD)
def test_a_price_is_told_in_full_and_what_a_room_gives_with_its_name(language: str) -> None:
    game = owner("warehouse", "retting-room", "wood-storeroom", food=2)
    play(game, "take masonry", "activate 1 room")
    action = game.parse("activate warehouse")
    row, translator = to_tell(game, action), translator_for(language)
    assert (row["cost"], row["gain"]["food"]) == ({"food": 2}, 1)
    assert row["given"] == {"retting-room": {"food": 1}}
    told, followed = TOLD[language]
    assert translator.told(game.name, row) == told
    (change,) = play_and_compare(game, action, row)
    assert (change["cost"], change["gain"], change["given"]) == ({}, {"wood": 1}, {"wood-storeroom": {"wood": 1}})
    assert translator.consequence(game.name, change) == followed


def test_what_comes_without_a_blue_room_names_none() -> None:
    game = owner("warehouse", food=2)
    play(game, "take masonry", "activate 1 room")
    row = to_tell(game, game.parse("activate warehouse"))
    assert row["given"] == {}
    assert play_and_compare(game, row["action"], row) == []


def test_a_room_that_is_collected_from_is_named_by_the_action_itself() -> None:
    game = owner("wood-storeroom")
    play(game, "take masonry", "activate 1 room")
    row = to_tell(game, game.parse("collect wood-storeroom"))
    assert (row["given"], row["gain"]) == ({}, {"wood": 1})
