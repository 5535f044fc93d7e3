"""The messages in the catalogues, and which of them the program and its clients use."""

from __future__ import annotations

import io
import re
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any

import typer
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.console import Console

from caverna.book.aid import write_aid
from caverna.book.chapters import write_book
from caverna.bots import LEVELS
from caverna.cli.app import app
from caverna.cli.faults import english_faults
from caverna.cli.spoken import LABELS, Spoken, speak, speak_of_all
from caverna.game.notation import Notation
from caverna.game.obstacles import REASONS
from caverna.games import GAMES, reference
from caverna.lessons import Condition, Goal, all_tasks
from caverna.lessons.words import deadline, hints, text, title, wanted
from caverna.locale import Translator
from caverna.server.people.notices import EVENTS
from caverna.server.problems import STATUS
from caverna.terminal import Glossary, print_reference

SOURCES = Path(__file__).parents[2] / "src"
PAGE = Path(__file__).parents[2] / "web" / "src"
COUNTS = {"cave-farmers": [None, 1, 2, 3, 4, 5, 6, 7], "cave-vs-cave": [None, 1, 2]}
"""The references there are: the whole one, and one for each number of players."""

CLIENT_TABLES = {
    ("cave-farmers", "tile"): (
        "field", "meadow", "small-pasture", "large-pasture", "stable", "cavern", "tunnel", "deep-tunnel", "ore-mine",
        "ruby-mine", "entry-level-dwelling", "furnishing",
    ),
    ("cave-farmers", "ground"): ("forest", "mountain", "margin"),
    ("cave-vs-cave", "cell"): ("covered", "empty", "room"),
}  # fmt: skip
"""What a view calls things that no reference lists."""

CLIENT_WORDS = {
    "cave-farmers-dwarf", "cave-farmers-weapon", "cave-farmers-newborn", "cave-vs-cave-additional-cavern",
    "good-begging", "good-begging.plural", "good-begging.counted",
}  # fmt: skip
"""What clients say beside that."""

GOALS = [
    ("cave-farmers", "score"), ("cave-farmers", "begging"), ("cave-farmers", "dwarfs"),
    ("cave-farmers", "dwarfs.strength"), ("cave-farmers", "cells[crop=grain]"), ("cave-farmers", "cells[tile=field]"),
    ("cave-farmers", "furnishings[id=trader]"), ("cave-vs-cave", "rooms"), ("cave-vs-cave", "walls"),
]  # fmt: skip
"""What a goal of a lesson or puzzle can ask for, beside goods."""

# what is written


class Variables(Visitor):
    """The variables of a pattern, and the functions it calls."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's own name
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def entries(language: str) -> list[ast.EntryType]:
    folder = files("caverna.locale")
    texts = [folder.joinpath(part, f"{language}.ftl").read_text("utf-8") for part in ("", "rules")]
    return [entry for text in texts for entry in FluentParser(with_spans=False).parse(text).body]


def messages(language: str) -> list[ast.Message]:
    return [entry for entry in entries(language) if isinstance(entry, ast.Message)]


def patterns(language: str) -> dict[str, ast.Pattern]:
    """All values and attributes: "good-wood", "good-wood.counted"."""
    found: dict[str, ast.Pattern] = {}
    for message in messages(language):
        if message.value is not None:
            found[message.id.name] = message.value
        for attribute in message.attributes:
            found[f"{message.id.name}.{attribute.id.name}"] = attribute.value
    return found


class Texts(Visitor):
    """The texts of a pattern, without what is put into them."""

    def __init__(self) -> None:
        self.found: list[ast.TextElement] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node)


def written(pattern: ast.Pattern) -> list[ast.TextElement]:
    texts = Texts()
    texts.visit(pattern)
    return texts.found


def spelled(pattern: ast.Pattern) -> list[str]:
    """The sentences that a pattern can become, one for each choice, with {name} for what is put into them."""
    sentences = [""]
    for element in pattern.elements:
        parts = [element.value] if isinstance(element, ast.TextElement) else _put_in(element.expression)
        sentences = [sentence + part for sentence in sentences for part in parts]
    return sentences


def _put_in(expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression) -> list[str]:
    match expression:
        case ast.SelectExpression():
            return [sentence for variant in expression.variants for sentence in spelled(variant.value)]
        case ast.StringLiteral():
            return [expression.parse()["value"]]
        case ast.VariableReference() | ast.MessageReference():
            return [f"{{{expression.id.name}}}"]
    raise AssertionError(f"catalogues use no {type(expression).__name__}")


def variables(pattern: ast.Pattern) -> Variables:
    seen = Variables()
    seen.visit(pattern)
    return seen


# what is used


class Overheard(Translator):
    """A translator that remembers every message it was asked for."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.said: set[str] = set()

    def say(self, id: str, /, **arguments: str | int | float) -> str:
        self.said.add(id)
        return super().say(id, **arguments)


def every_action(game: str) -> list[dict[str, Any]]:
    """All actions of a game that have words, as a decision shows them but for what they cost and bring."""
    notation: Notation = import_module(f"{GAMES[game]}.notation").NOTATION
    return [{"text": info.text, "kind": info.kind, **info.arguments} for info in notation.actions.values()]


SAMPLES: dict[str, Any] = {
    "seat": 1, "goods": {"wood": 2}, "full": ["gold", "food"], "good": "gold", "most": 2, "level": 3, "kinds": 1,
    "tile": "stable", "mines": 1, "strength": 7, "rooms": 1, "tiles": 2, "walls": ["W1", "W2A", "W3"],
    "obstacles": [{"reason": "unarmed", "arguments": {}}, {"reason": "no-seeds", "arguments": {}}],
}  # fmt: skip
"""A value for each argument of a reason."""
NAMES = ["Ana", "Ben"]


def every_reason() -> list[dict[str, Any]]:
    """All reasons that the rules may give, as if a room were blocked for each."""
    return [
        {"room": "shelf", "reason": reason, "arguments": {name: SAMPLES[name] for name in arguments}}
        for reason, arguments in REASONS.items()
    ]


@cache
def used() -> set[str]:
    """The messages that tables, actions and sources ask for, by English words."""
    words = Overheard("en")
    for game, counts in COUNTS.items():
        for action in every_action(game):
            words.action(game, action)
            words.told(game, action)
        words.consequence(game, {"cost": {"food": 4}, "gain": {"gold": 1, "begging": 1}})
        for players in counts:
            print_reference(Console(file=io.StringIO()), Glossary(words, game, players))
        for good in reference(game)["goods"]:
            words.goods({good["id"]: 2})
    for blocked in every_reason():
        words.reason("cave-vs-cave", blocked, 0, NAMES)
    tell_help_and_rules(words)
    for (game, table), ids in CLIENT_TABLES.items():
        for id in ids:
            words.name(game, table, id)
    named = {f"game-{game}" for game in GAMES} | {f"level-{level}" for level in LEVELS}
    explained = {f"{id}.effect" for id in named}
    errors = {f"error-{code}" for code in STATUS} | {id for id, _ in english_faults()}
    for task in all_tasks():
        title(task, words), text(task, words), *hints(task, words), deadline(task.goal, words)
    for era in (1, 2):
        for at_end in (True, False):
            deadline(Goal((), {"era": era, "round": 1}, at_end), words)
    for game, what in GOALS:
        wanted(Condition(what, least=2), game, words)
    errors |= {id for event in EVENTS for id in (f"notice-{event}", f"notice-{event}.text")}
    return words.said | named | explained | errors | CLIENT_WORDS | literally_named() | named_by_the_page()


def tell_help_and_rules(words: Overheard) -> None:
    for command in spoken_commands().values():
        speak(command, words)
    speak_of_all(typer.main.get_command(app), words)
    for label in LABELS.values():
        words.say(label)
    words.read_rules()
    for game in COUNTS:
        write_book(words, game, None)
        write_aid(words, game, 1)


def spoken_commands() -> dict[str, Spoken]:
    """The commands that tell their help in every language, as new."""
    group: Any = typer.main.get_command(app)
    return {name: command for name, command in group.commands.items() if isinstance(command, Spoken)}


def literally_named() -> set[str]:
    """The ids that stand in the sources as they are: `say("list-and", ...)`, "terminal-draft"."""
    texts = [file.read_text("utf-8") for file in SOURCES.rglob("*.py")]
    said = re.compile(r'\bsay\(\s*"([a-z0-9.-]+)"')
    terminal = re.compile(r'["\']((?:terminal|page)-[a-z0-9-]*[a-z0-9])["\']')
    return {id for text in texts for pattern in (said, terminal) for id in pattern.findall(text)}


def named_by_the_page() -> set[str]:
    """What the page says: ids that stand there, and all that begin as one does that it puts together."""
    texts = [file.read_text("utf-8") for kind in ("svelte", "ts") for file in PAGE.rglob(f"*.{kind}")]
    whole = {id for text in texts for id in re.findall(r"['\"`](page-[a-z0-9.-]*[a-z0-9])['\"`]", text)}
    begun = {id for text in texts for id in re.findall(r"`(page-[a-z0-9-]*-)\$\{", text)}
    return whole | {id for id in patterns("en") if any(id.startswith(beginning) for beginning in begun)}
