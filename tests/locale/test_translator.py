"""The translator: messages, goods in the right number, names."""

from __future__ import annotations

import pytest

from caverna.game import InvalidOption
from caverna.locale import LANGUAGES, translator_for
from tests.locale.catalogues import every_action

COUNTED = {
    "en": {
        "ruby": "0 rubies, 1 ruby, 2 rubies, 5 rubies, 12 rubies, 22 rubies",
        "boar": "0 wild boars, 1 wild boar, 2 wild boars, 5 wild boars, 12 wild boars, 22 wild boars",
        "wood": "0 wood, 1 wood, 2 wood, 5 wood, 12 wood, 22 wood",
    },
    "fr": {"vegetable": "0 légume, 1 légume, 2 légumes, 5 légumes, 12 légumes, 22 légumes"},
    "pl": {
        "ruby": "0 rubinów, 1 rubin, 2 rubiny, 5 rubinów, 12 rubinów, 22 rubiny",
        "stone": "0 kamieni, 1 kamień, 2 kamienie, 5 kamieni, 12 kamieni, 22 kamienie",
        "food": "0 żywności, 1 żywność, 2 żywności, 5 żywności, 12 żywności, 22 żywności",
    },
}
"""Goods of each language, for which the number matters."""

ROWS = [(language, good) for language in LANGUAGES for good in COUNTED[language]]


@pytest.mark.parametrize(("language", "good"), ROWS)
def test_goods_are_counted_as_the_language_counts(language: str, good: str) -> None:
    said = [translator_for(language).say(f"good-{good}.counted", count=count) for count in (0, 1, 2, 5, 12, 22)]
    assert ", ".join(said) == COUNTED[language][good]


def test_goods_are_listed() -> None:
    say = translator_for("en").goods
    assert say({"wood": 3, "stone": 1, "ruby": 2}) == "3 wood, 1 stone and 2 rubies"
    assert say({"donkey": 1, "weapon": 4}) == "1 donkey and 4 weapons"
    assert say({"food": 1, "gold": 0}) == "1 food"
    assert say({}) == "nothing"


def test_an_attribute_is_said_like_a_message() -> None:
    assert translator_for("en").say("good-ruby.plural") == "rubies"


@pytest.mark.parametrize("id", ["no-such-message", "good-wood.no-such-attribute", ""])
def test_a_missing_message_is_never_passed_over(id: str) -> None:
    with pytest.raises(KeyError, match="no message"):
        translator_for("en").say(id)


def test_a_missing_argument_is_never_passed_over() -> None:
    with pytest.raises(KeyError, match="error-stale"):
        translator_for("en").say("error-stale")


def test_words_are_read_once() -> None:
    assert translator_for("en") is translator_for("en")
    assert translator_for("en").language == "en"


@pytest.mark.parametrize("language", ["", "EN", "en-GB", "de", "../en"])
def test_an_unknown_language_is_refused_and_the_known_ones_are_named(language: str) -> None:
    with pytest.raises(InvalidOption, match=r"there is no language '.*': use .*en"):
        translator_for(language)


def test_things_are_named() -> None:
    say = translator_for("en")
    assert say.name("cave-farmers", "space", "logging") == "Logging"
    assert say.name("cave-farmers", "harvest_reveal", "end") == "At the end of the round"
    assert say.name("cave-vs-cave", "wall", "W2O") == "2 opposing walls"
    assert say.name("cave-vs-cave", "good", "emmer") == "emmer"
    assert say.name("cave-farmers", "level", "novice") == "Novice"


OFFICIAL: dict[str, dict[str, str]] = {
    "en": {
        "cave-farmers-space-small-scale-drift-mining": "Small-scale drift mining",
        "cave-farmers-furnishing-cuddle-room": "Cuddle room",
        "cave-farmers-furnishing-spare-part-storage": "Spare part storage",
        "cave-vs-cave-room-sacrificial-altar": "Sacrificial Altar",
    },
    "fr": {
        "cave-farmers-space-drift-mining": "Extraction de pierre",
        "cave-farmers-space-excavation": "Gisement",
        "cave-farmers-space-logging": "Exploitation forestière",
        "cave-farmers-space-growth": "Provisions",
        "cave-farmers-space-wood-gathering": "Abattage",
        "cave-farmers-space-forest-exploration": "Exploration de la forêt",
        "cave-farmers-space-clearing": "Défrichement",
        "cave-farmers-space-strip-mining": "Extraction",
        "cave-farmers-space-small-scale-drift-mining": "Petite extraction de pierre",
        "cave-farmers-space-weekly-market": "Marché hebdomadaire",
        "cave-farmers-space-hardware-rental": "Location d’équipement",
        "cave-farmers-space-fence-building": "Construction de clôtures",
        "cave-farmers-space-extension": "Agrandissement",
        "cave-farmers-space-housework": "Travaux domestiques",
        "cave-farmers-space-slash-and-burn": "Brulis",
        "cave-farmers-space-blacksmithing": "Forge d’armes",
        "cave-farmers-space-ore-mine-construction": "Mine de minerai",
        "cave-farmers-space-urgent-wish-for-children": "Désir d’enfant urgent",
        "cave-farmers-space-ore-trading": "Commerce de minerai",
        "cave-farmers-furnishing-simple-dwelling-a": "Habitation rudimentaire",
        "cave-farmers-furnishing-additional-dwelling": "Habitation supplémentaire",
        "cave-farmers-furnishing-cuddle-room": "Salle de repos",
        "cave-farmers-furnishing-breakfast-room": "Salle à manger",
        "cave-farmers-furnishing-stubble-room": "Stock de chaume",
        "cave-farmers-furnishing-stone-carver": "Tailleur de pierre",
        "cave-farmers-furnishing-ruby-supplier": "Fournisseur de rubis",
        "cave-farmers-furnishing-breeding-cave": "Grotte d’élevage",
        "cave-farmers-furnishing-weaving-parlor": "Tissage",
        "cave-farmers-furnishing-milking-parlor": "Laiterie",
        "cave-farmers-furnishing-hunting-parlor": "Salle des trophées",
        "cave-farmers-furnishing-beer-parlor": "Brasserie",
        "cave-farmers-furnishing-blacksmithing-parlor": "Forge",
        "cave-farmers-furnishing-spare-part-storage": "Réserve de pièces",
        "cave-farmers-furnishing-treasure-chamber": "Salle du trésor",
        "cave-farmers-furnishing-food-chamber": "Garde-manger",
        "cave-farmers-furnishing-writing-chamber": "Scriptorium",
        "cave-farmers-furnishing-fodder-chamber": "Réserve de fourrage",
        "cave-farmers-tile-cavern": "Grotte",
        "cave-farmers-tile-deep-tunnel": "Tunnel profond",
        "cave-farmers-tile-entry-level-dwelling": "Entrée de la caverne",
        "cave-farmers-action-choose-grow": "Croissance du clan",
        "good-begging": "marqueur de mendicité",
    },
    "pl": {
        "good-cattle": "krowa",
        "good-food": "żywność",
        "cave-farmers-tile-cavern": "Pieczara",
        "cave-farmers-tile-deep-tunnel": "Głęboki korytarz",
        "cave-farmers-tile-ruby-mine": "Kopalnia rubinów",
        "cave-farmers-tile-stable": "Obora",
        "cave-farmers-tile-entry-level-dwelling": "Izba wejściowa",
        "cave-farmers-space-drift-mining": "Drążenie sztolni",
        "cave-farmers-space-excavation": "Wykuwanie grot",
        "cave-farmers-space-small-scale-drift-mining": "Powolne drążenie sztolni",
        "cave-farmers-space-starting-player": "Gracz rozpoczynający",
        "cave-farmers-space-supplies": "Zaopatrzenie",
        "cave-farmers-space-clearing": "Karczowanie lasu",
        "cave-farmers-space-sustenance": "Opieka",
        "cave-farmers-space-weekly-market": "Targowisko",
        "cave-farmers-space-imitation": "Imitacja",
        "cave-farmers-space-extension": "Rozbudowa",
        "cave-farmers-space-housework": "Chałupnictwo",
        "cave-farmers-space-slash-and-burn": "Wypalanie lasu",
        "cave-farmers-space-blacksmithing": "Kuźnia",
        "cave-farmers-space-urgent-wish-for-children": "Wielkie pragnienie potomstwa",
        "cave-farmers-space-exploration": "Rozpoznanie",
        "cave-farmers-space-ore-trading": "Handlarz rudą",
        "cave-farmers-furnishing-simple-dwelling-a": "Uboga izba",
        "cave-farmers-furnishing-cuddle-room": "Pokój wypoczynku",
        "cave-farmers-furnishing-stubble-room": "Pokój rolnika",
        "cave-farmers-furnishing-carpenter": "Stolarnia",
        "cave-farmers-furnishing-stone-carver": "Kącik kamieniarza",
        "cave-farmers-furnishing-blacksmith": "Kowalstwo",
        "cave-farmers-furnishing-trader": "Skład budulców",
        "cave-farmers-furnishing-working-cave": "Grota jadalniana",
        "cave-farmers-furnishing-milking-parlor": "Sala dojarzy",
        "cave-farmers-furnishing-spare-part-storage": "Magazyn części",
        "cave-farmers-furnishing-food-chamber": "Komnata kuchenna",
        "cave-farmers-furnishing-writing-chamber": "Komnata skryby",
        "cave-farmers-action-choose-grow": "Powiększenie rodziny",
        "cave-farmers-action-harvest-field": "Faza zbiorów",
        "cave-farmers-score-missing-animals": "Brakujące gatunki zwierząt",
        "cave-farmers-score-unused-spaces": "Niewykorzystane obszary",
        "good-begging": "żeton żebrania",
    },
}
"""Some names as the rulebook of each language has them."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_those_of_the_rulebook(language: str) -> None:
    assert OFFICIAL[language], "some names, so that nobody translates them anew"
    assert {id: translator_for(language).say(id) for id in OFFICIAL[language]} == OFFICIAL[language]


@pytest.mark.parametrize(
    ("game", "text", "phrase"),
    [
        ("cave-farmers", "place logging", "Logging"),
        ("cave-farmers", "place imitation-2", "Imitation (2)"),
        ("cave-farmers", "call 0", "Pay 1 ruby to send an unarmed dwarf"),
        ("cave-farmers", "tile meadow-field c4 b4", "Meadow on c4, field on b4"),
        ("cave-farmers", "stable b4", "Stable on b4"),
        ("cave-farmers", "furnish simple-dwelling-b", "Simple dwelling (3 wood, 3 stone)"),
        ("cave-farmers", "pay ore for both", "Pay 2 ore instead of 1 wood and 1 stone"),
        ("cave-farmers", "buy cattle", "Buy 1 cattle"),
        ("cave-farmers", "feed", "Feed your family"),
        ("cave-farmers", "breed sheep donkey boar", "Breed sheep, donkeys and wild boars"),
        ("cave-farmers", "breed none", "Do not breed"),
        ("cave-farmers", "trade ruby for 2 food", "Trade 1 ruby for 2 food"),
        ("cave-farmers", "trade ruby + food for cattle", "Trade 1 ruby and 1 food for 1 cattle"),
        ("cave-farmers", "trade 2 ruby for cavern", "Trade 2 rubies for a cavern"),
        ("cave-farmers", "eat 2 donkey", "Turn 2 donkeys into food"),
        ("cave-farmers", "disarm 7 at work", "Give up a weapon of strength 7 (dwarf at work) for 7 food"),
        ("cave-farmers", "reveal family-life", "The card Family life is turned up"),
        ("cave-farmers", "marker leaf", "The harvest marker is a green leaf"),
        ("cave-vs-cave", "take arms-trade", "Arms Trade"),
        ("cave-vs-cave", "gain 2 emmer", "Take 2 emmer"),
        ("cave-vs-cave", "exchange 3 gold for 4 weapon + donkey", "Trade 3 gold for 4 weapons and 1 donkey"),
        ("cave-vs-cave", "bonus exchange 3 ore for 2 iron", "Slot: Trade 3 ore for 2 iron"),
        ("cave-vs-cave", "bonus exchange iron for weapons", "Slot: Trade iron for weapons"),
        ("cave-vs-cave", "gain gold for donkeys", "Take gold for your donkeys"),
        ("cave-vs-cave", "raise food to 3", "Raise food to 3"),
        ("cave-vs-cave", "pay wood stone food", "Pay 1 wood, 1 stone and 1 food"),
        ("cave-vs-cave", "place d1 east south", "On d1, with new walls: east and south"),
        ("cave-vs-cave", "wall d1 e1", "Wall between d1 and e1"),
        ("cave-vs-cave", "raze x east", "Raze the wall on the east side of the additional cavern"),
        ("cave-vs-cave", "forge 1", "Turn 1 iron into 1 weapon"),
        ("cave-vs-cave", "eat donkey", "Turn 1 donkey into 1 food"),
        ("cave-vs-cave", "draw stall", "The room Stall is turned up"),
    ],
)
def test_actions_in_english(game: str, text: str, phrase: str) -> None:
    action = next(action for action in every_action(game) if action["text"] == text)
    assert translator_for("en").action(game, action) == phrase
