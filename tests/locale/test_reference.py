"""The reference in every language tells what the tables of the game tell, with the same numbers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from caverna import games
from caverna.game import InvalidOption
from caverna.locale import LANGUAGES, translator_for
from tests.locale.catalogues import COUNTS

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_reference = pytest.mark.parametrize(
    ("game", "players"), [(game, players) for game, counts in COUNTS.items() for players in counts]
)

TEXTS = ("actions", "effects", "effect", "note", "end", "for")
"""Where a table has sentences."""


def pairs(language: str, game: str, players: int | None) -> Iterator[tuple[str, dict[str, Any], dict[str, Any]]]:
    """Each row as the game has it, and as it is told."""
    derived, told = games.reference(game, players), translator_for(language).reference(game, players)
    assert list(derived) == list(told)
    for table, rows in derived.items():
        if isinstance(rows, list):
            yield from ((table, *pair) for pair in zip(rows, told[table], strict=True) if isinstance(pair[0], dict))


def numbers(row: dict[str, Any], *keys: str) -> list[str]:
    """The numbers in the sentences of a row, in whatever order they are said."""
    said = " ".join(str(row[key]) for key in keys if row.get(key) is not None)
    return sorted(re.findall(r"\d+", said))


@each_language
@each_reference
def test_sentences_have_the_numbers_that_the_game_plays_by(language: str, game: str, players: int | None) -> None:
    for table, derived, told in pairs(language, game, players):
        if table not in ("options", "markers"):  # of these the game says nothing
            wrong = f"{table}: {told} for {derived}"
            assert numbers(derived, "actions", "effects", "effect") == numbers(told, "effect"), wrong
            for key in ("note", "end", "for"):
                assert numbers(derived, key) == numbers(told, key), wrong


@each_language
@each_reference
def test_what_is_no_sentence_is_as_the_game_has_it(language: str, game: str, players: int | None) -> None:
    for _, derived, told in pairs(language, game, players):
        plain = {key: value for key, value in derived.items() if key not in (*TEXTS, "connective", "name", "plural")}
        plain.pop("start", None)
        assert {key: told[key] for key in plain} == plain
        assert (derived.get("note") is None) == (told.get("note") is None)


@each_language
@each_reference
def test_questions_are_those_of_the_game(language: str, game: str, players: int | None) -> None:
    told = translator_for(language).reference(game, players)["questions"]
    assert list(told) == list(games.reference(game, players)["questions"])
    assert told == {id: translator_for(language).question(game, id) for id in told}


def test_actions_and_their_connective_become_one_text() -> None:
    tables = translator_for("en").reference("cave-farmers", 2)
    logging = next(row for row in tables["spaces"] if row["id"] == "logging")
    assert logging["effect"] == "Take the wood. Then you may go on a level 1 expedition."
    assert not {"actions", "effects", "connective"} & set(logging)


@pytest.mark.parametrize(("players", "price"), [(3, "4 food"), (4, "2 food"), (7, "2 food")])
def test_a_space_says_what_it_does_with_so_many_players(players: int, price: str) -> None:
    spaces = translator_for("en").reference("cave-farmers", players)["spaces"]
    assert price in next(row["effect"] for row in spaces if row["id"] == "imitation")


def test_options_explain_their_values() -> None:
    (mode,) = translator_for("en").reference("cave-vs-cave", 1)["options"]
    assert mode["name"] == "What you play"
    assert [choice["id"] for choice in mode["choices"]] == mode["values"] == ["eras-1-2", "era-1", "ask"]
    assert mode["choices"][1]["name"] == "Era I"


def test_notes_are_told_where_the_game_has_them() -> None:
    both = translator_for("en").reference("cave-vs-cave", 2)["actions"]
    assert [row["note"] for row in both if row["note"]] == ["Only with more gold than the other."]
    assert not [row for row in translator_for("en").reference("cave-vs-cave", 1)["actions"] if row["note"]]


def test_what_the_game_refuses_is_refused() -> None:
    with pytest.raises(InvalidOption, match="there is no game"):
        translator_for("en").reference("chess")
    with pytest.raises(InvalidOption, match="players=8"):
        translator_for("en").reference("cave-farmers", 8)
