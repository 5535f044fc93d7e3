"""The terminal speaks every language: whole games are played, and no word is shown that the catalogue does not have."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console

import caverna
from caverna.cli.app import app
from caverna.cli.spoken import speak, speak_of_all
from caverna.locale import LANGUAGES, environment_language, translator_for
from caverna.record import Match
from caverna.terminal import TerminalSession
from tests.conftest import Caverna
from tests.form import FULL, compiled_only
from tests.locale.catalogues import patterns, spoken_commands, written

OTHERS = [language for language in LANGUAGES if language != "en"]
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_other = pytest.mark.parametrize("language", OTHERS)
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("cave-farmers", {"players": 1, "furnishings": "introductory"}),
    ("cave-vs-cave", {"players": 1, "mode": "era-1"}),
]
if FULL:
    GAMES += [("cave-farmers", {"players": 2}), ("cave-vs-cave", {"players": 2, "mode": "quick-start"})]
each_game = pytest.mark.parametrize(("game", "options"), GAMES)
COMMANDS = ["?", "t", "b", "f", "i", "p", "a", "u", "99", "xyzzy", "b 9", "i xyzzy", "s"]
"""Whatever can be typed beside choices."""
FOREIGN = {"caverna", "play", "terminal", "resume", "bot", "random", "xyzzy", "json"}
"""Commands, bots, files, and what was typed."""


@cache
def vocabulary(language: str) -> set[str]:
    texts = [text.value for pattern in patterns(language).values() for text in written(pattern)]
    return set(words(" ".join(texts)))


def words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]{3,}", text.lower())


def uncut(out: str) -> str:
    """What is shown, without words that had to be cut."""
    return re.sub(r"[^\W\d_]+(-(?=\s)|…)", "", out)


def script(game: str, options: Mapping[str, Any]) -> tuple[list[str], Match]:
    """What people who decide at random would type, by number, and where it leads."""
    match = Match(game, seed="9", **options)
    table = TerminalSession(
        Console(file=io.StringIO()), match, translator_for("en"), seats=[], bots=[], seed=None, resumed=True
    )
    generator = random.Random("9")
    typed: list[str] = []
    while match.game.turn != caverna.OVER:
        if len(match.game.legal_actions()) == 1:
            match.play_forced()
        else:
            number, action = generator.choice(table.numbered())
            typed.append(str(number))
            match.play(action["action"])
    return typed, match


def arguments(game: str, options: Mapping[str, Any], language: str) -> list[str]:
    others = [f"--option={name}={value}" for name, value in options.items() if name != "players"]
    start = ["play", "--terminal", "--game", game, "--players", str(options["players"]), "--seed", "9"]
    return [*start, "--bots", "none", "--language", language, *others]


@compiled_only
@each_other
@each_game
def test_a_whole_game_shows_no_word_of_another_language(
    run: Caverna, tmp_path: Path, language: str, game: str, options: dict[str, Any]
) -> None:
    typed, match = script(game, options)
    result = run(*arguments(game, options, language), typed="\n".join([*COMMANDS, *typed, "partie"]), width=100)
    assert (result.code, result.err) == (0, "")
    assert Match.load(tmp_path / "partie.caverna.json").to_document()["actions"] == match.to_document()["actions"]
    assert translator_for(language).say("terminal-the-end") in result.out
    assert sorted(set(words(uncut(result.out))) - vocabulary(language) - FOREIGN - {"partie"}) == []


@each_other
@pytest.mark.parametrize("game", ["cave-farmers", "cave-vs-cave"])
def test_a_game_against_a_bot_is_told_in_the_language(run: Caverna, language: str, game: str) -> None:
    start = ["play", "--terminal", "--game", game, "--seed", "7", "--language", language]
    result = run(*start, typed="1\n\n" * 30 + "q\n\n", width=80)
    assert (result.code, result.err) == (0, "")
    say = translator_for(language).say
    prompts = [say("terminal-pause"), say("terminal-save"), f"{say('terminal-you')} >"]
    shown = re.sub("|".join(f"{re.escape(prompt)} " for prompt in prompts), "", result.out)
    assert max(map(len, shown.splitlines())) <= 80
    assert sorted(set(words(uncut(result.out))) - vocabulary(language) - FOREIGN) == []


@each_other
@pytest.mark.parametrize("game", ["cave-farmers", "cave-vs-cave"])
@pytest.mark.parametrize("width", [80, 120])
def test_the_reference_in_the_language(run: Caverna, language: str, game: str, width: int) -> None:
    result = run("reference", game, "--language", language, width=width)
    assert max(map(len, result.out.splitlines())) <= width
    assert sorted(set(words(result.out)) - vocabulary(language)) == []


@each_language
def test_a_choice_is_typed_in_the_language_with_or_without_its_accents(
    run: Caverna, tmp_path: Path, language: str
) -> None:
    name = translator_for(language).name("cave-farmers", "space", "clearing")
    start = ["play", "--terminal", "--game", "cave-farmers", "--seed", "3", "--language", language]
    for typed in (name, name.upper(), name.replace("é", "e"), "place clearing"):
        run(*start, typed=f"{typed}\ns a\nq\n")
        assert Match.load(tmp_path / "a.caverna.json").to_document()["actions"][1] == "place clearing"


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "pl_PL"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "fr_CA@euro", "LC_MESSAGES": "pl"}, "pl"),
        ({"LANG": "fr", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "fr", "LC_ALL": "", "LC_MESSAGES": ""}, "fr"),
    ],
)
def test_the_environment_says_which_language(environment: dict[str, str], language: str) -> None:
    assert environment_language(environment) == language


@pytest.mark.parametrize("command", [["reference", "cave-farmers"], ["play", "--terminal", "--seed", "3"]])
def test_the_language_of_the_environment_is_the_default(
    run: Caverna, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    asked = run(*command, "--language", "fr", typed="q\n").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert translator_for("fr").name("cave-farmers", "space", "clearing") in asked
    assert set(words(run(*command, typed="q\n").out)) == set(words(asked))


def test_a_hint_in_the_language(run: Caverna) -> None:
    Match("cave-farmers", seed=3).save("game.json")
    result = run("hint", "game.json", "--bot", "greedy", "--language", "fr")
    assert translator_for("fr").question("cave-farmers", "place") in result.out
    assert translator_for("fr").name("cave-farmers", "space", "clearing") in result.out


def test_an_unknown_language_is_refused(run: Caverna) -> None:
    result = run("reference", "cave-farmers", "--language", "xx")
    assert result.code == 2
    assert "there is no language 'xx': use en, fr or pl" in result.err


@pytest.mark.parametrize("name", ["play", "serve", "reference", "hint", "review"])
def test_help_is_translated_whole_and_the_english_agrees_with_the_code(name: str) -> None:
    told = {language: spoken_commands()[name] for language in LANGUAGES}
    code = spoken_commands()[name]
    for language, command in told.items():
        speak(command, translator_for(language))
    for number, parameter in enumerate(code.params):
        texts = {language: getattr(command.params[number], "help", None) for language, command in told.items()}
        assert texts["en"] == getattr(parameter, "help", None), parameter.name
        assert len({*texts.values()}) == len(LANGUAGES) or parameter.name == "help", parameter.name
    paragraphs = {language: (command.help or "").split("\n\n") for language, command in told.items()}
    assert paragraphs["en"] == [" ".join(paragraph.split()) for paragraph in (code.help or "").split("\n\n")]
    assert {len(several) for several in paragraphs.values()} == {len(paragraphs["en"])}


def test_help_follows_the_environment(run: Caverna, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    hint = " ".join(run("hint", "--help").out.split())
    assert "Utilisation : caverna hint" in hint
    assert "[par défaut : net]" in hint
    assert "Afficher cette aide" in hint
    everything = " ".join(run("--help", width=120).out.split())
    assert "Commandes" in everything
    assert "Jouer seul ou contre des joueurs virtuels" in everything
    assert "Let bots play" not in everything
    monkeypatch.setenv("LC_ALL", "C")
    assert "Options" in run("simulate", "--help").out


def test_the_english_help_of_all_commands_is_that_of_the_code() -> None:
    code: Any = typer.main.get_command(app)
    told: Any = typer.main.get_command(app)
    speak_of_all(told, translator_for("en"))
    assert told.help == code.help
    for name, command in code.commands.items():
        assert told.commands[name].help == " ".join(command.help.split("\n\n")[0].split()), name
    for before, after in zip(code.params, told.params, strict=True):
        assert after.help == before.help


def test_the_rules_can_be_asked_and_an_aid_be_written(run: Caverna, tmp_path: Path) -> None:
    told = run("reference", "cave-farmers", "--find", "combien de moutons gardent les chiens", "--language", "fr").out
    assert "Les chiens" in told
    file = tmp_path / "aid.html"
    assert run("reference", "cave-vs-cave", "--players", "2", "--aid", str(file), "--language", "pl").out == ""
    assert "Ściągawka dla 2 graczy" in file.read_text("utf-8")
    assert "--players" in run("reference", "cave-vs-cave", "--aid", str(file)).err
