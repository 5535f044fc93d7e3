"""The reference in every language: the ids and numbers of the rules, in sentences that say the same numbers."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from caverna import games
from caverna.cave_farmers.furnishings import FURNISHINGS
from caverna.cave_farmers.spaces import ROWS
from caverna.cave_vs_cave.setup import DRAFT_WALLS, POOL, POOL_DRAWN
from caverna.game import InvalidOption
from caverna.locale import LANGUAGES, translator_for
from tests.locale.catalogues import COUNTS
from tests.locale.printed import NUMBERS

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_reference = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game, counts in COUNTS.items() for players in counts]
)

ABSENT = {"more_than_other"}
"""What becomes a sentence."""


def pairs(language: str, game: str, players: int | None) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Each row as the game has it, and as it is told."""
    plain, told = games.reference(game, players), translator_for(language).reference(game, players)
    assert list(plain) == list(told)
    for table, rows in plain.items():
        if isinstance(rows, list) and isinstance(told[table], list):
            yield from ((table, *pair) for pair in zip(rows, told[table], strict=True) if isinstance(pair[0], dict))


def numbers(text: str) -> list[int]:
    """The numbers in a sentence, in whatever order they are said."""
    return sorted(int(number) for number in re.findall(r"\d+", text))


def amounts(value: Any) -> list[int]:
    """The numbers of a summary, however deep."""
    match value:
        case dict():
            return [number for item in value.values() for number in amounts(item)]
        case list():
            return [number for item in value for number in amounts(item)]
    return [value] if isinstance(value, int) else []


@each_language
@each_reference
def test_spaces_and_loot_tell_the_numbers_that_the_game_plays_by(language: str, game: str, players: int | None) -> None:
    for table, plain, told in pairs(language, game, players):
        if table in ("spaces", "loot"):
            assert numbers(told["effect"]) == sorted(amounts(plain["actions"])), told


@each_language
@pytest.mark.parametrize("message", NUMBERS)
def test_effects_have_the_printed_numbers(language: str, message: str) -> None:
    assert numbers(translator_for(language).say(f"{message}.effect")) == NUMBERS[message]


@each_language
def test_trades_of_furnishings_have_the_numbers_of_their_tile(language: str) -> None:
    for tile in FURNISHINGS:
        said = numbers(translator_for(language).say(f"cave-farmers-furnishing-{tile.id}.effect"))
        for pay, get in tile.sells:
            wanted = [*pay.to_dict().values(), *get.to_dict().values()]
            assert not Counter(wanted) - Counter(said), tile.id


@each_language
@each_reference
def test_effects_of_tiles_slots_and_rooms_have_the_numbers_of_their_notation(
    language: str, game: str, players: int | None
) -> None:
    for table, plain, told in pairs(language, game, players):
        if table in ("actions", "bonus_slots", "rooms"):
            notation = " ".join(effect for group in plain["effects"] for effect in group)
            assert set(numbers(notation)) <= set(numbers(told["effect"])), told


@each_language
def test_set_ups_have_the_numbers_that_the_game_plays_by(language: str) -> None:
    for _, plain, told in pairs(language, "cave-vs-cave", None):
        if "start" in plain:
            counted = [plain[key] for key in ("light", "pile", "draft") if plain[key] is not None]
            pool = [len(POOL), POOL_DRAWN] if plain["pool"] else []
            said = [DRAFT_WALLS] if plain["draft"] else [0, 1] if plain["start"] == "era-2" else []
            assert numbers(told["note"]) == sorted(counted + pool + said), told


@each_language
def test_remarks_have_the_numbers_that_the_game_plays_by(language: str) -> None:
    say = translator_for(language).say
    later = [space for space in ROWS if space.since > 1]
    told = [numbers(say(f"cave-farmers-space-{space.id}.note")) for space in later]
    assert told == [[space.since] for space in later]
    assert numbers(say("cave-farmers-note-save")) == [1]
    assert numbers(say("cave-farmers-note-gold")) == [1, 2, 2, 3]
    assert numbers(say("cave-vs-cave-round-haul")) == [1]


@each_language
@each_reference
def test_everything_but_sentences_is_as_the_game_has_it(language: str, game: str, players: int | None) -> None:
    for table, plain, told in pairs(language, game, players):
        kept = {key: value for key, value in plain.items() if key not in ABSENT and key not in ("note", "end", "start")}
        assert {key: told[key] for key in kept} == kept
        assert not ABSENT & set(told)
        if table != "trades" and "note" in plain:
            assert (plain["note"] is None) == (told["note"] is None)


@each_reference
def test_the_rules_have_no_texts(game: str, players: int | None) -> None:
    tables = games.reference(game, players)
    rows = [row for rows in tables.values() if isinstance(rows, list) for row in rows if isinstance(row, dict)]
    assert not [row for row in rows if {"name", "plural", "effect", "for"} & set(row)]


@each_language
@each_reference
def test_questions_are_those_of_the_game(language: str, game: str, players: int | None) -> None:
    told = translator_for(language).reference(game, players)["questions"]
    assert list(told) == list(games.reference(game, players)["questions"])
    assert told == {id: translator_for(language).question(game, id) for id in told}


def test_actions_and_their_connective_become_one_text_and_stay_as_data() -> None:
    tables = translator_for("en").reference("cave-farmers", 2)
    logging = next(row for row in tables["spaces"] if row["id"] == "logging")
    assert logging["effect"] == "Take the wood. Then an armed dwarf may go on a level 1 expedition."
    assert logging["connective"] == "and-then-or"
    assert [part["do"] for part in logging["actions"]] == ["take", "expedition"]


@pytest.mark.parametrize(("players", "price"), [(3, "4 food"), (4, "2 food"), (7, "2 food")])
def test_the_text_of_a_space_depends_on_the_number_of_players(players: int, price: str) -> None:
    spaces = translator_for("en").reference("cave-farmers", players)["spaces"]
    assert price in next(row["effect"] for row in spaces if row["id"] == "imitation")


@each_language
def test_gold_says_in_which_era_it_scores_that_much(language: str) -> None:
    told = [row for row in translator_for(language).reference("cave-vs-cave")["scoring"] if row["id"] == "gold"]
    assert [row["points"] for row in told] == [1, 0.5]
    assert [row["for"].endswith(" I") for row in told] == [True, False]
    assert told[1]["for"].endswith(" II")


def test_options_explain_their_values() -> None:
    (mode,) = translator_for("en").reference("cave-vs-cave", 1)["options"]
    assert mode["name"] == "Game mode"
    assert [choice["id"] for choice in mode["choices"]] == mode["values"] == ["eras-1-2", "era-1", "ask"]
    assert mode["choices"][1]["name"] == "Era I"


def test_notes_are_where_the_game_has_them() -> None:
    both = translator_for("en").reference("cave-vs-cave", 2)["actions"]
    assert [row["note"] for row in both if row["note"]] == ["Only if you have more gold than your opponent."]
    assert not [row for row in translator_for("en").reference("cave-vs-cave", 1)["actions"] if row["note"]]


def test_invalid_games_and_numbers_of_players_are_refused() -> None:
    with pytest.raises(InvalidOption, match="there is no game"):
        translator_for("en").reference("chess")
    with pytest.raises(InvalidOption, match="players=8"):
        translator_for("en").reference("cave-farmers", 8)
