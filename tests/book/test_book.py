"""The book of rules: complete, true to the tables of the rules, the same in all languages, and easy to search."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from caverna import games
from caverna.book import Section, Thing, aid, book_for, find
from caverna.book.spans import is_drawn, words
from caverna.book.tables import EXAMPLE, EXAMPLE_TILES
from caverna.locale import LANGUAGES
from tests.book.questions import QUESTIONS, Question
from tests.locale.catalogues import CLIENT_TABLES, patterns, spelled

each_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("game", QUESTIONS)


def sections(language: str, game: str, players: int | None = None) -> Iterator[Section]:
    for chapter in book_for(language, game, players)["chapters"]:
        yield chapter
        yield from chapter["sections"]


def things(language: str, game: str, players: int | None = None) -> dict[str, Thing]:
    return {thing["id"]: thing for section in sections(language, game, players) for thing in section["things"]}


def table(game: str, section: str, players: int | None = None) -> dict[str, list[str]]:
    """The first table of a section in English, by the first cell of each row."""
    found = next(one for one in sections("en", game, players) if one["id"] == section)["tables"][0]
    rows = [[words(cell) for cell in row] for row in found["rows"]]
    return {first: rest for first, *rest in rows}


def named_by_the_rules(game: str) -> set[str]:
    """Every thing that the tables of the rules and the views name, as the book calls it."""
    tables = games.reference(game)
    kinds = {"spaces": "space", "furnishings": "furnishing", "loot": "loot", "goods": "good", "harvests": "harvest"}
    kinds |= {"actions": "tile", "rooms": "room", "modes": "mode", "scoring": "score"}
    found = {f"{kind}/{row['id']}" for name, kind in kinds.items() for row in tables.get(name, ())}
    found |= {f"marker/{row['marker']}" for row in tables.get("markers", ())}
    found |= {f"start/{row['start']}" for row in tables["setup"] if "start" in row}
    found |= {f"slot/{row['number']}" for row in tables.get("bonus_slots", ())}
    found |= {f"{kind}/{id}" for (owner, kind), ids in CLIENT_TABLES.items() if owner == game for id in ids}
    if game == "cave-farmers":
        return found | {"good/begging", "home/entrance", "home/bonus", "dwarf", "stage"}
    return (found - {"cell/room"}) | {"cell/symbol", "cell/gate", "additional-cavern", "wall", "turn"}


@each_language
@each_game
def test_every_thing_that_the_rules_name_has_a_sheet(game: str, language: str) -> None:
    found = things(language, game)
    assert named_by_the_rules(game) == set(found)
    for id, thing in found.items():
        assert thing["name"], id
        assert thing["more"] or id.startswith("start/"), f"{id} answers no question"
        assert thing["text"] or thing["more"], id


@each_game
def test_sheets_for_one_number_of_players_have_its_numbers(game: str) -> None:
    if game == "cave-farmers":
        assert words(things("en", game, 3)["space/logging"]["facts"][0]["value"]) == "3 wood if empty, then 1 wood"
        assert words(things("en", game, 4)["space/logging"]["facts"][0]["value"]) == "3 wood"
        assert "space/clearing" not in things("en", game, 1)
    else:
        assert "tile/breach" not in things("en", game, 1)
        assert "tile/breach" in things("en", game, 2)


def numbers(language: str) -> dict[str, set[str]]:
    """The numbers in each message of the book."""
    return {
        id: set(re.findall(r"(?<![a-z])\d+", " ".join(spelled(pattern))))
        for id, pattern in patterns(language).items()
        if re.match(r"(rules|more)-cave-", id)
    }


@each_language
def test_all_languages_tell_the_same_numbers(language: str) -> None:
    english, told = numbers("en"), numbers(language)
    assert {id: (found, english[id]) for id, found in told.items() if found != english[id]} == {}


@each_language
@each_game
def test_every_question_is_answered_where_the_search_finds_it(game: str, language: str) -> None:
    unanswered = [
        (question, found)
        for question in (getattr(entry, language) for entry in QUESTIONS[game])
        if not places_of(game, language, question)
        & set(found := [one["id"] for one in find(language, game, question)][:3])
    ]
    assert unanswered == []


def places_of(game: str, language: str, question: str) -> set[str]:
    entry: Question = next(entry for entry in QUESTIONS[game] if getattr(entry, language) == question)
    return entry.places


def test_there_are_at_least_sixty_questions() -> None:
    assert sum(map(len, QUESTIONS.values())) >= 60
    assert all(set(places) <= all_places(game) for game, entries in QUESTIONS.items() for places, *_ in entries)


def all_places(game: str) -> set[str]:
    return {section["id"] for section in sections("en", game)} | set(things("en", game))


@each_game
def test_a_search_for_nothing_that_the_book_knows_finds_nothing(game: str) -> None:
    assert find("en", game, "xylophone") == []
    assert find("en", game, "  ") == []


def test_accents_and_endings_do_not_matter() -> None:
    assert find("pl", "cave-farmers", "ZOLTE usprawnienie")[0] == find("pl", "cave-farmers", "żółte usprawnienia")[0]
    assert find("fr", "cave-vs-cave", "etagere")[0]["id"] == "room/shelf"


# what comes from the tables


@each_game
def test_all_pictures_exist(game: str) -> None:
    for section in sections("en", game):
        used = [part["picture"] for figure in section["figures"] for part in figure["parts"]]
        used += [span["picture"] for grid in section["tables"] for row in grid["rows"] for cell in row for span in cell]
        used += [thing["picture"] for thing in section["things"]]
        assert [picture for picture in used if picture and not is_drawn(picture)] == []


def test_the_room_for_animals_is_that_of_the_rules() -> None:
    room = table("cave-farmers", "animals-room")
    assert room["Small pasture with 1 stable"] == ["4 animals of one type"]
    assert room["Large pasture with 2 stables"] == ["16 animals of one type"]
    assert room["Meadow with a stable"] == ["1 animal"]
    assert room["Meadow or pasture with 3 dogs"] == ["4 sheep"]


def test_the_amounts_of_a_space_stand_under_each_number_of_players() -> None:
    amounts = table("cave-farmers", "spaces")
    assert amounts["Logging"] == ["3 (1) wood"] * 3 + ["3 wood"] * 4
    assert amounts["Drift mining"] == ["–", "1 stone", "1 stone", "2 stone", "2 stone", "2 stone", "2 stone"]
    assert table("cave-farmers", "spaces", 2)["Supplies"] == ["·"]


def test_the_calendar_has_a_column_for_those_who_share_it() -> None:
    calendar = next(one for one in sections("en", "cave-farmers") if one["id"] == "harvest-calendar")["tables"][0]
    assert calendar["head"] == ["Round", "Players: 1", "Players: 2", "Players: 3–7"]
    assert [words(cell) for cell in calendar["rows"][8]] == ["9", "–", "–", "By marker"]


def test_the_market_is_told_where_there_is_one() -> None:
    assert table("cave-farmers", "spaces-market", 5)["cattle"] == ["3 gold"]
    assert next(one for one in sections("en", "cave-farmers", 4) if one["id"] == "spaces-market")["tables"] == []


def test_the_example_of_scoring_adds_up() -> None:
    rows = table("cave-farmers", "scoring-example")
    total = rows.pop("Total")[-1]
    assert sum(int(points.replace("−", "-")) for _, points in rows.values()) == int(total)
    assert len(rows) == len(EXAMPLE) + sum(len(counts) for _, counts in EXAMPLE_TILES)
    assert rows["Grain"] == ["7", "4"]
    assert rows["Missing animals"] == ["1", "−2"]


# the player aid


@pytest.mark.parametrize(("game", "players"), [("cave-farmers", 1), ("cave-farmers", 7), ("cave-vs-cave", 2)])
def test_the_aid_has_every_space_furnishing_tile_and_room(game: str, players: int) -> None:
    text = aid("fr", game, players)
    assert text.count('<div class="sheet">') == 2
    printed = (
        ("space", "furnishing", "loot", "tile", "room", "slot") if game == "cave-vs-cave" else ("space", "furnishing")
    )
    for id, thing in things("fr", game, players).items():
        if id.partition("/")[0] in printed:
            assert f"<b>{thing['name']}</b>" in text, id
    assert set(re.findall(r'href="#([a-z0-9-]+)"', text)) <= set(re.findall(r'id="([a-z0-9-]+)"', text))
