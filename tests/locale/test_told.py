"""The log sentence of every action in every language: who did what, at what cost and gain."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import caverna
from caverna import CHANCE, OVER
from caverna.game.engine import Engine
from caverna.games import GAMES
from caverna.locale import LANGUAGES, translator_for
from tests.contract import pick
from tests.fuzz import enrich
from tests.locale.catalogues import every_action, patterns
from tests.locale.test_actions import check, each_language, each_setup, numbers

CHANCES = {"reveal", "marker", "turn-up", "draw"}
"""The kinds of what nobody decides."""

SAID_OTHERWISE = {"sow", "trade"}
"""The kinds of action of which not every number is told: a crop is one, a tile has no number."""


@each_language
@pytest.mark.parametrize("game", GAMES)
def test_every_action_there_is_can_be_told(language: str, game: str) -> None:
    for action in every_action(game):
        told = check(translator_for(language).told(game, action))
        assert not told.endswith(".")
        assert told[0].isupper() == (action["kind"] in CHANCES), "chance is told in a sentence, the rest after a name"


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_nothing_told_is_left_in_english(language: str) -> None:
    english, found = patterns("en"), patterns(language)
    texts = {id for id in english if id.endswith((".told", ".priced"))}
    assert texts
    assert [id for id in sorted(texts) if found[id].equals(english[id])] == []


def played(name: str, options: dict[str, Any]) -> Iterator[tuple[int, dict[str, Any]]]:
    """Who did what in a random game of people who can afford something."""
    game = caverna.new_game(name, **options)
    assert isinstance(game, Engine)
    enrich(game)
    random = Random(name)
    while game.turn != OVER:
        action = pick(game, game.legal_actions(), random)
        yield game.turn, game.describe_action(action)
        game.apply(action)


@each_setup
def test_what_it_cost_and_brought_is_told(name: str, options: dict[str, Any]) -> None:
    for seat, action in played(name, options):
        amounts = {} if action["kind"] in SAID_OTHERWISE else {**action["cost"], **action["gain"]}
        for language in LANGUAGES:
            told = translator_for(language).told(name, action)
            assert set(amounts.values()) <= set(numbers(told)), (told, action)
            sentence = translator_for(language).sentence(None if seat == CHANCE else "Zoé", told)
            assert sentence == (f"{told}." if seat == CHANCE else f"Zoé {told}.")


def answer(game: str, text: str, **price: dict[str, int]) -> dict[str, Any]:
    return {**next(action for action in every_action(game) if action["text"] == text), **price}


FARMS, CAVES = "cave-farmers", "cave-vs-cave"
EXAMPLES: list[tuple[dict[str, Any], str, tuple[str, str, str]]] = [
    (answer(FARMS, "place logging", gain={"wood": 3}), FARMS, (
        "sends a dwarf to Logging and gets 3 wood",
        "envoie un nain sur la case « Exploitation forestière » et reçoit 3 bois",
        "wysyła krasnoluda na pole „Wyrąb lasu” i dostaje: 3 drewna")),
    (answer(FARMS, "call 5", cost={"ruby": 1}), FARMS, (
        "pays 1 ruby to send the dwarf with a weapon of strength 5 out of order",
        "paie 1 rubis pour envoyer d’abord le nain avec une arme de force 5",
        "płaci 1 rubin i poza kolejnością wysyła krasnoluda z bronią o sile 5")),
    (answer(FARMS, "imitate supplies", cost={"food": 2}, gain={"wood": 1, "gold": 2}), FARMS, (
        "imitates Supplies, pays 2 food and gets 1 wood and 2 gold",
        "imite la case « Provisions », paie 2 PN et reçoit 1 bois et 2 Or",
        "imituje pole „Zaopatrzenie” (płaci: 2 żywności; dostaje: 1 drewno i 2 złota)")),
    (answer(FARMS, "choose animals", gain={"sheep": 4}), FARMS, (
        "takes 4 sheep", "prend 4 moutons", "bierze: 4 owce")),
    (answer(FARMS, "choose grow"), FARMS, (
        "welcomes a child into the family", "accueille un enfant dans le clan", "wita w rodzinie dziecko")),
    (answer(FARMS, "tile meadow-field c4 b4"), FARMS, (
        "lays a meadow on c4 and a field on b4", "pose une prairie en c4 et un champ en b4",
        "kładzie łąkę na c4 i pole na b4")),
    (answer(FARMS, "furnish carpenter", cost={"stone": 1}), FARMS, (
        "chooses “Carpenter” and pays 1 stone",
        "choisit l’aménagement « Charpentier » et paie 1 pierre",
        "wybiera usprawnienie „Stolarnia” i płaci: 1 kamień")),
    (answer(FARMS, "feed", cost={"food": 4}), FARMS, (
        "feeds the family and pays 4 food", "nourrit le clan et paie 4 PN",
        "żywi rodzinę i płaci: 4 żywności")),
    (answer(FARMS, "feed", cost={"food": 1}, gain={"begging": 3}), FARMS, (
        "feeds the family, pays 1 food and gets 3 begging markers",
        "nourrit le clan, paie 1 PN et reçoit 3 marqueurs de mendicité",
        "żywi rodzinę (płaci: 1 żywność; dostaje: 3 żetony żebrania)")),
    (answer(FARMS, "breed sheep boar", gain={"sheep": 1, "boar": 1}), FARMS, (
        "lets the animals breed and gets 1 sheep and 1 wild boar",
        "laisse les animaux se reproduire et reçoit 1 mouton et 1 sanglier",
        "rozmnaża zwierzęta i dostaje: 1 owca i 1 dzik")),
    (answer(FARMS, "eat 2 donkey", cost={"donkey": 2}, gain={"food": 3}), FARMS, (
        "turns 2 donkeys into 3 food", "convertit 2 ânes en 3 PN",
        "przetwarza na żywność: 2 osły → 3 żywności")),
    (answer(FARMS, "disarm 7 at work", gain={"food": 7}), FARMS, (
        "gives up a weapon of strength 7 (dwarf at work) for 7 food",
        "échange une arme de force 7 (nain au travail) contre 7 PN",
        "oddaje broń o sile 7 (krasnolud w pracy) i dostaje: 7 żywności")),
    (answer(FARMS, "reveal family-life"), FARMS, (
        "The card of this round is turned up: Family life", "La carte de cette manche est révélée : Vie de famille",
        "Odkryto kartę tej rundy: Życie rodzinne")),
    (answer(CAVES, "take undergrowth"), CAVES, (
        "takes the action tile Undergrowth", "prend la tuile Action « Sous-bois »",
        "bierze żeton akcji „Zarośla”")),
    (answer(CAVES, "gain 2 wood", gain={"wood": 1}), CAVES, ("takes 1 wood", "prend 1 bois", "bierze: 1 drewno")),
    (answer(CAVES, "bonus exchange 3 ore for 2 iron", cost={"ore": 3}, gain={"iron": 2}), CAVES, (
        "trades 3 ore for 2 iron, the bonus of the slot", "échange 3 minerais contre 2 fer (bonus)",
        "wymienia: 3 rudy → 2 żelaza (premia)")),
    (answer(CAVES, "raze x east", gain={"stone": 2}), CAVES, (
        "razes the wall on the east side of the additional cavern and gets 2 stone",
        "abat le mur à l’est de la grotte supplémentaire et reçoit 2 pierres",
        "burzy wschodnią ścianę dodatkowej pieczary i dostaje: 2 kamienie")),
    (answer(CAVES, "draw stall"), CAVES, (
        "The room Stall is turned up", "La pièce « Étal » est révélée", "Odkryto izbę: Stragan")),
]  # fmt: skip


@pytest.mark.parametrize(("action", "game", "texts"), EXAMPLES, ids=[row[0]["text"] for row in EXAMPLES])
def test_what_is_told_in_every_language(action: dict[str, Any], game: str, texts: tuple[str, ...]) -> None:
    assert tuple(translator_for(language).told(game, action) for language in ("en", "fr", "pl")) == texts


def test_a_sentence_has_the_name_of_who_did_it() -> None:
    english = translator_for("en")
    assert english.sentence("Ana", "passes") == "Ana passes."
    assert english.sentence(None, "The room Stall is turned up") == "The room Stall is turned up."
