"""Errors of the command line in every language: whatever the code may say has a translation."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

from caverna.cli.faults import english_faults, fault, language_of, messages, said
from caverna.extras import MissingExtra
from caverna.locale import LANGUAGES
from caverna.record import Match
from tests.conftest import Caverna
from tests.locale.catalogues import SOURCES, patterns, spelled

OTHERS = [language for language in LANGUAGES if language != "en"]
each_other = pytest.mark.parametrize("language", OTHERS)

PLAYERS = (
    "games", "record", "bots/registry", "bots/bot", "bots/net", "bots/weights", "cave_farmers/setup",
    "cave_vs_cave/setup", "nets/net", "nets/shipped", "nets/inference", "server/settings", "server/serve",
    "server/startup", "server/database_faults", "locale/translator", "terminal/session", "cli/playing", "cli/common",
)  # fmt: skip
"""Where errors come from that a player may see."""
ERRORS = {"InvalidOption", "RecordError", "ParseError", "DatabaseFault"}
PROGRAMS = {"games:from_dict", "record:from_document", "bots/registry:specification"}
"""What only programs call."""
PARTS = {
    "told": "it has no options", "nobody": "chance decides", "wanted": "a number", "plural": "2 players",
    "words": "a list", "names": "a, b or c", "where": "line 1, column 2", "error": "result is missing",
    "len(names)": "3", "FORMAT": "caverna", "command": "pip install caverna",
}  # fmt: skip
"""What may stand in some places of the errors; elsewhere anything will do."""


def raised(module: str) -> list[str]:
    """The errors that a module may raise, with something in place of the values."""
    tree = ast.parse((SOURCES / "caverna" / f"{module}.py").read_text("utf-8"))
    found = []
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef) and f"{module}:{function.name}" not in PROGRAMS:
            for node in ast.walk(function):
                match node:
                    case ast.Call(func=ast.Name(id=name), args=[ast.JoinedStr() | ast.Constant() as text]):
                        if name in ERRORS:
                            found.append(example(text))
    return found


def example(text: ast.expr) -> str:
    if isinstance(text, ast.Constant):
        return str(text.value)
    assert isinstance(text, ast.JoinedStr)
    return "".join(filled(part) for part in text.values)


def filled(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    assert isinstance(part, ast.FormattedValue)
    source = ast.unparse(part.value)
    usual = "'x'" if part.conversion == ord("r") else "a, b or c" if source.startswith("format_list") else "7"
    return PARTS.get(source, usual)


@pytest.mark.parametrize("module", PLAYERS)
def test_every_error_that_players_may_see_has_a_translation(module: str) -> None:
    errors = raised(module)
    assert errors
    assert [error for error in errors if fault(error, "fr") is None] == []


WRONG = [
    "play --foo", "play --resme x", "play --players", "play --players two", "review game.json --sims 0",
    "serve --port 99999", "reference", "reference cave-farmers more", "revew", "nonsense", "--foo", "reference chess",
    "reference cave-vs-cave --players 3", "reference cave-farmers --aid aid.html", "play --players 2",
    "play --terminal --option furnishings", "play --terminal --option furnishings=all",
    "play --terminal --option players=2", "play --terminal --option colour=red",
    "play --terminal --option solo_clear=over6 --option solo_clear=from6",
    "play --terminal --game cave-vs-cave --players 1 --option mode=short",
    "play --terminal --game cave-vs-cave --option mode=long", "play --terminal --seat 3",
    "play --terminal --players 3 --bots random --bots random --bots random", "play --terminal --bots clever",
    "play --terminal --bots nowhere:Bot", "play --terminal --bots nowhere.py:Bot",
    "play --terminal --bots mcts:sims=x", "play --terminal --bots mcts:sims=0",
    "play --terminal --bots mcts:sims=1,seconds=1", "play --terminal --bots mcts:x=1",
    "play --terminal --bots random:x=1", "play --terminal --bots mcts:sims",
    "play --terminal --bots mcts:sims=1,sims=2", "play --terminal --bots net:noise=-1",
    "play --terminal --resume damaged.json", "play --terminal --resume damaged.json --players 2",
    "play --terminal --resume foreign.json",
    "play --terminal --resume newer.json", "play --terminal --resume other.json",
    "play --terminal --resume illegal.json", "play --terminal --resume unknown.json", "play --terminal --resume .",
    "hint nowhere.json", "hint game.json --at 99", "hint over.json", "hint game.json --bot random",
    "review game.json --svg nowhere/review.svg", "review game.json --weights game.json",
]  # fmt: skip
"""Command lines that are wrong in ways that players find. (A server takes long to import.)"""


def save_games(finished: Match) -> None:
    match = Match("cave-farmers", seed=3)
    match.save("game.json")
    finished.save("over.json")
    document: dict[str, Any] = match.to_document()
    changes: dict[str, dict[str, Any]] = {
        "foreign": {"format": "chess"}, "newer": {"format_version": 99}, "other": {"hash": "0"},
        "illegal": {"actions": [*document["actions"], "place growth"]}, "unknown": {"actions": ["dance"]},
    }  # fmt: skip
    for name, change in changes.items():
        Path(f"{name}.json").write_text(json.dumps({**document, **change}))
    Path("damaged.json").write_text("{")


def test_every_wrong_command_line_is_told_in_one_line_that_has_a_translation(run: Caverna, finished: Match) -> None:
    save_games(finished)
    english = set()
    for arguments in WRONG:
        result = run(*arguments.split())
        assert (result.code, result.err.count("\n")) == (2, 1), arguments
        assert result.err.startswith("caverna: "), arguments
        text = result.err.removeprefix("caverna: ").strip()
        english.add(text)
        for language in OTHERS:
            translated = fault(text, language)
            assert translated is not None, (arguments, text)
            assert translated != text
            assert "see caverna" not in translated
    assert len(english) == len(WRONG)


@each_other
def test_the_language_is_that_of_the_option_or_of_the_environment(
    run: Caverna, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    told = {"fr": "il n’y a pas de jeu «\u00a0chess\u00a0»", "pl": "nie ma gry „chess”"}[language]
    assert run("reference", "chess", "--language", language).err.startswith(f"caverna: {told}")
    assert run("reference", "chess", f"--language={language}").err.startswith(f"caverna: {told}")
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    assert run("reference", "chess").err.startswith(f"caverna: {told}")
    assert run("reference", "chess", "--language", "en").err.startswith("caverna: there is no game 'chess'")


def test_an_unknown_language_is_no_language() -> None:
    assert language_of(["play", "--language", "xx"], {"LANG": "pl"}) == "pl"
    assert language_of(["play", "--language"], {}) == "en"


def test_lists_and_quotes_are_those_of_the_language() -> None:
    assert said("there is no bot 'x': use a, b or c", "pl") == "nie ma gracza komputerowego „x”: wybierz a, b lub c"
    assert said("a.json: result is missing", "fr") == "a.json\u00a0: result manque"
    assert said("something that no message is like", "fr") == "something that no message is like"


@each_other
def test_a_missing_extra_is_told_without_fluent(language: str) -> None:
    text = str(MissingExtra("play", ModuleNotFoundError("No module named 'typer'", name="typer")))
    assert "pip install 'caverna[play]'" in str(fault(text, language))
    assert fault(text, language) != text


def test_messages_about_errors_are_one_line_without_selectors() -> None:
    for language in LANGUAGES:
        read = {id: text.replace("{ $", "{").replace(" }", "}") for id, text in messages(language).items()}
        written = {id: spelled(pattern) for id, pattern in patterns(language).items() if id in read or "fault-" in id}
        assert {id: [text] for id, text in read.items()} == written


def test_no_two_messages_about_errors_are_alike() -> None:
    assert len({pattern.pattern for _, pattern in english_faults()}) == len(english_faults())
