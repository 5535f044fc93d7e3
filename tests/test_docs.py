"""The documents are correct: the example games play, the grammars hold, and everything they name exists."""

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
from tests import notation

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
NOTATION = (ROOT / "docs" / "notation.md").read_text("utf-8")

each_document = pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)


class Part:
    """The part of notation.md about one game."""

    def __init__(self, title: str, name: str, **options: Any) -> None:
        self.title = title
        self.name = name
        self.options = options
        _, _, self.text = NOTATION.partition(f"\n## {title}\n")
        self.text = re.split(r"^## ", self.text, maxsplit=1, flags=re.MULTILINE)[0]

    def block(self, language: str) -> str:
        """The only fenced block of a language."""
        (found,) = re.findall(rf"^```{language}\n(.*?)^```$", self.text, re.MULTILINE | re.DOTALL)
        return str(found)

    def rows(self, heading: str) -> list[list[str]]:
        """The cells of the first table below a heading, without its head."""
        _, _, rest = self.text.partition(f"\n### {heading}\n")
        table = re.search(r"(?:^\|.*\n)+", rest, re.MULTILINE)
        assert table, f"there is no table below {heading}"
        return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[0].splitlines()[2:]]

    def game(self) -> Any:
        return caverna.new_game(self.name, **self.options)

    @cache  # noqa: B019 - there are two of them
    def texts(self) -> dict[int, str]:
        """Every action of the game that has words."""
        game = self.game()
        found: dict[int, str] = {}
        for action in range(game.num_actions):
            try:
                found[action] = game.text(action)
            except IllegalAction:
                continue
        return found

    def kind(self, action: int) -> str:
        """The name of an action in the table: its kind, which in The Cave Farmers is its first word."""
        return self.texts()[action].split()[0] if self is FARMERS else str(self.game().action_info(action).kind)

    def example(self) -> caverna.Game:
        game: caverna.Game = self.game()
        for number, line in enumerate(self.block("caverna").splitlines(), 1):
            text = line.partition("#")[0].strip()
            if text:
                try:
                    game.apply(game.parse(text))
                except caverna.CavernaError as error:
                    pytest.fail(f"line {number} of the example game: {error}")
        return game


FARMERS = Part("The Cave Farmers", "cave-farmers", players=1, furnishings="introductory")
CAVES = Part("Cave vs Cave", "cave-vs-cave", players=1, mode="era-1")

each_game = pytest.mark.parametrize("part", [FARMERS, CAVES], ids=lambda part: part.name)


# the example games


@each_game
def test_the_example_game_is_played_to_its_end_with_the_score_that_is_stated(part: Part) -> None:
    game = part.example()
    assert game.turn == OVER
    (points,) = re.findall(r"\*\*(\d+) points\*\*", part.text)
    assert game.scores() == [int(points)]


@each_game
def test_the_score_sheet_of_the_example_game_is_as_stated(part: Part) -> None:
    stated = {category.strip("`"): int(points.replace("−", "-")) for category, points in part.rows("An example game")}
    assert stated == {category: points for category, points in part.example().score_sheet(0).items() if points}


def test_the_saved_game_is_loaded() -> None:
    (text,) = re.findall(r"^```json\n(.*?)^```$", NOTATION, re.MULTILINE | re.DOTALL)
    match = Match.loads(text)
    assert match.to_document() == json.loads(text)


# the cells


def test_the_picture_of_the_caves_has_their_rock_and_their_edges() -> None:
    """Row by row: the lines above a row, and what is to the left and right of its cells."""
    lines = re.findall(r"^    (.*)$", CAVES.text.partition("### Grammar")[0], re.MULTILINE)[2:]
    picture = [line.ljust(70)[3:] for line in lines]
    drawn: dict[str, dict[str, str]] = {}
    for row in range(1, 6):
        above, line, below = picture[2 * row - 2 : 2 * row + 1]
        for column, letter in enumerate("abcdef"):
            left, right = 10 * column, 10 * column + 10
            signs = {"north": above[left + 1], "east": line[right], "south": below[left + 1], "west": line[left]}
            drawn[f"{letter}{row}"] = signs
    for cell in caverna.reference("cave-vs-cave")["boards"]:
        signs = drawn[cell["cell"]]
        assert {side for side, sign in signs.items() if sign == "#"} == set(cell["rock"]), cell
        assert list(signs.values()).count(".") == len(cell["edges"]), cell


# the grammars


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


@cache
def grammar_of(part: Part) -> Grammar:
    return Grammar(part.block("ebnf"))


@each_game
def test_the_grammar_covers_every_action(part: Part) -> None:
    assert not [text for text in part.texts().values() if grammar_of(part).match(text) is None]


@each_game
def test_every_word_of_the_grammar_is_used_by_an_action(part: Part) -> None:
    grammar = grammar_of(part)
    used: set[str] = set()
    for text in part.texts().values():
        found = grammar.match(text)
        assert found, text
        used.update(literal for literal, group in zip(grammar.literals, found.groups(), strict=True) if group)
    assert not set(grammar.literals) - used


@pytest.mark.parametrize(
    ("part", "text"),
    [
        *((FARMERS, text) for text in ("", "place", "place nowhere", "tile meadow-field c4", "tile field c4 b4")),
        *((CAVES, text) for text in ("", "take", "take shelf", "wall d1", "at a6", "gain", "stop it", "eat wood")),
    ],
    ids=lambda value: value.name if isinstance(value, Part) else value,
)
def test_the_grammar_refuses_other_words(part: Part, text: str) -> None:
    assert grammar_of(part).match(text) is None


# the tables


@each_game
def test_the_table_of_kinds_has_every_kind_with_a_real_example(part: Part) -> None:
    stated = {kind.strip("`"): text.strip("`") for kind, _, text in part.rows("What the actions mean") if text}
    actions = {text: action for action, text in part.texts().items()}
    assert set(stated) == {part.kind(action) for action in actions.values()}
    assert all(part.kind(actions[text]) == kind for kind, text in stated.items())


@each_game
def test_the_table_of_numbers_is_right(part: Part) -> None:
    game, texts = part.game(), part.texts()
    stated = {int(number): text.strip("`") for number, text, _ in part.rows("Numbers")}
    assert stated == {number: texts.get(number) for number in stated}
    within = {"eat", "stable"} if part is FARMERS else {"finish"}
    assert {part.kind(number) for number in stated} | within == {part.kind(number) for number in texts}
    assert f"`game.num_actions` = {game.num_actions} and `game.rules_version` = {game.rules_version}." in part.text


def test_the_generated_parts_are_up_to_date() -> None:
    assert notation.written() == NOTATION, "python -m tests.notation regenerates it"


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
    """Do the file and the heading of a relative link exist?"""
    name, _, anchor = link.partition("#")
    target = document.parent / name
    return target.exists() and (not anchor or anchor in anchors(target.read_text("utf-8")))


def anchors(text: str) -> set[str]:
    """The headings of a document as they are named in links."""
    headings = re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


@cache
def files() -> list[str]:
    """All files and folders of the project except hidden ones."""
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


def test_who_cites_this_names_the_current_version() -> None:
    citation = (ROOT / "CITATION.cff").read_text("utf-8")
    bibtex = (ROOT / "docs" / "researchers.md").read_text("utf-8")
    assert f"\nversion: {caverna.__version__}\n" in citation
    assert f"version = {{{caverna.__version__}}}" in bibtex


def test_every_page_is_in_the_navigation_of_the_site() -> None:
    """`make docs` says so too, but only `make test-all` runs it."""
    navigation = re.findall(r"\b([\w/]+\.md)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.MULTILINE)
    inside = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    pages = [page for page in inside if not re.search(r"\.\w\w\.md$", page)]  # not those in several languages
    outside = [path.relative_to(ROOT).as_posix() for path in (ROOT / "benchmarks").glob("*.md")]
    assert sorted(navigation) == sorted([*pages, *outside, "CHANGELOG.md", "CONTRIBUTING.md"])
