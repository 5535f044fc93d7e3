"""The documents are true: the example game plays, the grammar holds, and whatever they name exists."""

from __future__ import annotations

import ast
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import caverna
from caverna import OVER, IllegalAction, Match

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([ROOT / "README.md", *(ROOT / "docs").glob("*.md")])
NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)


def block(language: str) -> str:
    """The only fenced block of a language in notation.md."""
    (found,) = re.findall(rf"^```{language}\n(.*?)^```$", NOTATION, re.MULTILINE | re.DOTALL)
    return str(found)


def rows(heading: str) -> list[list[str]]:
    """The cells of the first table below a heading of notation.md, without its head."""
    _, _, rest = NOTATION.partition(f"\n## {heading}\n")
    table = re.search(r"(?:^\|.*\n)+", rest, re.MULTILINE)
    assert table, f"there is no table below {heading}"
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[0].splitlines()[2:]]


@cache
def texts() -> dict[int, str]:
    """Every action of the game that has words."""
    game = caverna.new_game("cave-farmers")
    found: dict[int, str] = {}
    for action in range(game.num_actions):
        try:
            found[action] = game.text(action)
        except IllegalAction:
            continue
    return found


# the example game


def example() -> caverna.Game:
    game = caverna.new_game("cave-farmers", players=1, furnishings="introductory")
    for number, line in enumerate(block("caverna").splitlines(), 1):
        text = line.partition("#")[0].strip()
        if text:
            try:
                game.apply(game.parse(text))
            except caverna.CavernaError as error:
                pytest.fail(f"line {number} of the example game: {error}")
    return game


def test_the_example_game_is_played_to_its_end_with_the_score_that_is_stated() -> None:
    game = example()
    assert game.turn == OVER
    (points,) = re.findall(r"\*\*(\d+) points\*\*", NOTATION)
    assert game.scores() == [int(points)]


def test_the_score_sheet_of_the_example_game_is_as_stated() -> None:
    stated = {category.strip("`"): int(points.replace("−", "-")) for category, points in rows("An example game")}
    assert stated == {category: points for category, points in example().score_sheet(0).items() if points}


def test_the_saved_game_is_loaded() -> None:
    text = block("json")
    match = Match.loads(text)
    assert match.to_document() == json.loads(text)


# the grammar


class Grammar:
    """The rules of the EBNF block as one regular expression, with a group for each literal.

    Rules in capitals are words, whose pieces are joined; in all others every word follows a space.
    """

    def __init__(self, source: str) -> None:
        self.rules: dict[str, list[str]] = {}
        for rule in source.split(";")[:-1]:
            name, _, body = rule.partition("=")
            self.rules[name.strip()] = re.findall(r'"[^"]*"|\w+|[|()\[\]]', body)
        self.literals: list[str] = []
        self.pattern = re.compile(self.rule("action"))

    def rule(self, name: str) -> str:
        tokens = self.rules[name]
        return "(?:" + "".join(self.piece(name, place, token) for place, token in enumerate(tokens)) + ")"

    def piece(self, rule: str, place: int, token: str) -> str:
        space = "" if rule.isupper() else " "
        if token in ("|", ")"):
            return token
        if token in ("(", "["):
            return "(?:"
        if token == "]":
            return ")?"
        if token.startswith('"'):
            self.literals.append(f"{token} ({rule}, {place})")
            return f"{space}({re.escape(token[1:-1])})"
        return self.rule(token) if token.islower() else space + self.rule(token)

    def match(self, text: str) -> re.Match[str] | None:
        return self.pattern.fullmatch(f" {text}")


@pytest.fixture(scope="module")
def grammar() -> Grammar:
    return Grammar(block("ebnf"))


def test_the_grammar_covers_every_action(grammar: Grammar) -> None:
    assert not [text for text in texts().values() if grammar.match(text) is None]


def test_every_word_of_the_grammar_is_used_by_an_action(grammar: Grammar) -> None:
    used: set[str] = set()
    for text in texts().values():
        found = grammar.match(text)
        assert found, text
        used.update(literal for literal, group in zip(grammar.literals, found.groups(), strict=True) if group)
    assert not set(grammar.literals) - used


@pytest.mark.parametrize("text", ["", "place", "place nowhere", "tile meadow-field c4", "tile field c4 b4", "stop it"])
def test_the_grammar_refuses_other_words(grammar: Grammar, text: str) -> None:
    assert grammar.match(text) is None


# the tables


def test_the_table_of_kinds_has_every_kind_with_a_real_example() -> None:
    kinds = {kind.strip("`"): example.strip("`") for kind, _, example in rows("What the actions mean") if example}
    assert set(kinds) == {text.split()[0] for text in texts().values()}
    assert set(kinds.values()) <= set(texts().values())
    assert all(text.split()[0] == kind for kind, text in kinds.items())


def test_the_table_of_numbers_is_right() -> None:
    game = caverna.new_game("cave-farmers")
    stated = {int(number): text.strip("`") for number, text, _ in rows("Numbers")}
    assert stated == {number: texts().get(number) for number in stated}
    assert {text.split()[0] for text in stated.values()} | {"eat", "stable"} == {t.split()[0] for t in texts().values()}
    assert f"`game.num_actions` = {game.num_actions} " in NOTATION
    assert f"`game.rules_version`, now {game.rules_version})" in NOTATION


# what documents name


def prose(document: Path) -> str:
    """A document without its fenced blocks."""
    return re.sub(r"^```.*?^```$", "", document.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)


@each_document
def test_every_link_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", prose(document))
    broken = [link for link in links if not link.startswith(("http", "#")) and not leads(document, link)]
    assert not broken


def leads(document: Path, link: str) -> bool:
    """Is there the file, and in it the heading, that a relative link names?"""
    name, _, anchor = link.partition("#")
    target = document.parent / name
    return target.exists() and (not anchor or anchor in anchors(target.read_text("utf-8")))


def anchors(text: str) -> set[str]:
    """The headings of a document as they are named in links."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@cache
def files() -> list[str]:
    """All files and folders of the project, but for hidden ones."""
    visible = [path for path in ROOT.iterdir() if not path.name.startswith(".")]
    paths = [*visible, *(inner for path in visible for inner in path.rglob("*"))]
    return [f"/{path.relative_to(ROOT).as_posix()}" for path in paths]


NAMED = re.compile(r"[\w/.-]*\w\.(py|md|toml|txt|json)|(src|docs|tests|benchmarks)/[\w/]*")


@each_document
def test_every_file_that_is_named_exists(document: Path) -> None:
    """In code, a word that ends like a file or begins with a folder."""
    words = {word for code in re.findall(r"`([^`\n]+)`", prose(document)) for word in code.split()}
    named = {word for word in words if NAMED.fullmatch(word) and not word.endswith(".caverna.json")}
    missing = [name for name in named if not any(file.endswith(f"/{name.rstrip('/')}") for file in files())]
    assert not missing


@cache
def known_tests() -> dict[str, set[str]]:
    """The names of all functions and classes by test file."""
    found: dict[str, set[str]] = {}
    for file in (ROOT / "tests").rglob("test_*.py"):
        tree: Any = ast.parse(file.read_text("utf-8"))
        kinds = (ast.FunctionDef, ast.ClassDef)
        found[f"/{file.relative_to(ROOT)}"] = {node.name for node in ast.walk(tree) if isinstance(node, kinds)}
    return found


@each_document
def test_every_test_that_is_named_exists(document: Path) -> None:
    text = document.read_text("utf-8")
    missing = [
        f"{file}::{name}"
        for file, path in re.findall(r"([\w/]*test_\w+\.py)::(\w+(?:::\w+)*)", text)
        for name in path.split("::")
        if not any(place.endswith(f"/{file}") and name in names for place, names in known_tests().items())
    ]
    alone = re.findall(r"`(?:::)?(test_\w+)`", text)
    missing += [name for name in alone if not any(name in names for names in known_tests().values())]
    assert not missing
