"""The command line: input, output, and errors in one line."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

import caverna
from caverna.locale import translator_for
from caverna.nets import foresight
from caverna.record import Match
from caverna.terminal import TerminalSession, session
from caverna.terminal.session import GIVING_UP
from tests.bots.packages import install
from tests.conftest import Caverna

LASTING = "1\n\n" * 4000
"""Always the first choice, and Enter at the end of a turn: enough for any game."""

EAGER = """
    class Bot:
        def __init__(self, *, weight: float = 1.0, seed: int = 0) -> None:
            self.weight = weight

        def choose(self, game):
            return game.legal_actions()[0]

        def values(self, game):  # it ignores the first action
            return {action: action * self.weight for action in game.legal_actions()[1:]}
"""
"""A bot that prefers actions with high numbers."""


# all commands


def test_version(run: Caverna) -> None:
    result = run("--version")
    assert (result.code, result.err) == (0, "")
    assert result.out.startswith(f"caverna {caverna.__version__} (")


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("pl", "play"),
        ("play --term", "--terminal"),
        ("admin ch", "check"),
        ("reference cave-v", "cave-vs-cave"),
        ("play --game cave-f", "cave-farmers"),
        ("play --bots appr", "apprentice"),
        ("arena greedy mct", "mcts"),
        ("hint --language f", "fr"),
    ],
)
def test_a_shell_completes_commands_options_and_values(
    run: Caverna, monkeypatch: pytest.MonkeyPatch, typed: str, offered: str
) -> None:
    monkeypatch.setenv("_CAVERNA_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", f"caverna {typed}")
    monkeypatch.setenv("COMP_CWORD", str(len(typed.split())))
    assert run().out.split() == [offered]


@pytest.mark.parametrize("command", ["reference", "play", "simulate", "arena", "hint", "review"])
def test_every_command_has_help(run: Caverna, command: str) -> None:
    result = run(command, "--help")
    assert result.code == 0
    assert {"hint": "random", "review": "SVG"}.get(command, "cave-farmers") in result.out


def test_it_runs_as_a_module_and_as_a_process() -> None:
    command = [sys.executable, "-m", "caverna", "reference", "cave-farmers", "--players", "9"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"COLUMNS": "80"})
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr == "caverna: players=9: cave-farmers is for 1 to 7 players\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("reference chess", "there is no game 'chess': use cave-farmers"),
        ("reference cave-farmers --players 8", "players=8: cave-farmers is for 1 to 7 players"),
        ("play --terminal --game chess", "there is no game 'chess': use cave-farmers"),
        ("play --terminal --players 0", "players=0: cave-farmers is for 1 to 7 players"),
        ("play --terminal --option furnishings=all", "furnishings='all': use full or introductory"),
        ("play --terminal --option colour=red", "cave-farmers has no option 'colour'"),
        ("play --terminal --option furnishings", "--option furnishings: write it as name=value"),
        ("play --terminal --option players=2", "--option players=2: use --players for the number of players"),
        ("play --terminal --option solo_clear=over6 --option solo_clear=from6", "solo_clear is given twice"),
        ("play --terminal --seat 3", "--seat 3: this game has seats 1 to 2"),
        ("play --terminal --seat 0", "--seat 0: this game has seats 1 to 2"),
        ("play --terminal --bots clever", "there is no bot 'clever': use"),
        ("play --players 2", "these options are for the terminal: add --terminal, or choose them on the page"),
        ("play --terminal --players 3 --bots none --bots random", "there is no bot 'none': use"),
        ("play --terminal --players 3 --bots random --bots random --bots random", "--bots: 3 bots for 2 seats"),
        ("play --terminal --resume nowhere.json", "nowhere.json: the file cannot be read"),
        ("play --terminal --resume damaged.json", "damaged.json: this is not JSON"),
        ("play --terminal --resume damaged.json --players 2", "--resume: leave out --game, --players and --option"),
        ("play --terminal --resume damaged.json --game cave-vs-cave", "--resume: leave out --game"),
        ("simulate --game chess", "there is no game 'chess': use cave-farmers"),
        ("simulate --players 8", "players=8: cave-farmers is for 1 to 7 players"),
        ("simulate --option furnishings=all", "furnishings='all': use full or introductory"),
        ("simulate --bots clever", "there is no bot 'clever': use"),
        ("simulate --players 3 --bots random --bots random", "--bots: 2 bots for 3 seats; give one for all"),
        ("hint nowhere.json", "nowhere.json: the file cannot be read"),
    ],
)
def test_errors_are_one_line(run: Caverna, tmp_path: Path, arguments: str, message: str) -> None:
    (tmp_path / "damaged.json").write_text("{")
    result = run(*arguments.split())
    assert result.code == 2
    assert result.err.startswith("caverna: ")
    assert message in result.err
    assert result.err.count("\n") == 1


@pytest.mark.parametrize("arguments", ["nothing", "reference", "simulate --games 0", "simulate --players two"])
def test_a_wrong_command_line_is_no_traceback(run: Caverna, arguments: str) -> None:
    result = run(*arguments.split())
    assert result.code == 2
    assert "Traceback" not in result.out + result.err


# reference


@pytest.mark.parametrize("players", [None, 1, 5])
def test_the_reference_as_json(run: Caverna, players: int | None) -> None:
    result = run("reference", "cave-farmers", "--json", *([] if players is None else ["--players", str(players)]))
    assert json.loads(result.out) == translator_for("en").reference("cave-farmers", players)


@pytest.mark.parametrize("width", [80, 120])
def test_the_reference_as_tables_breaks_no_word_and_no_line(run: Caverna, width: int) -> None:
    out = run("reference", "cave-farmers", width=width).out
    assert max(map(len, out.splitlines())) <= width
    assert "…" not in out
    for row in translator_for("en").reference("cave-farmers")["furnishings"]:
        assert all(word in out for word in row["name"].split())


# play


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_whole_game_against_bots(run: Caverna, players: int) -> None:
    result = run("play", "--terminal", "--players", str(players), "--seed", "7", typed=LASTING)
    assert (result.code, result.err) == (0, "")
    assert "The end" in result.out
    assert "Total" in result.out
    shown = re.sub(r"(Enter ends the turn, u takes back: |You > )+", "", result.out)  # typed input is not echoed here
    assert max(map(len, shown.splitlines())) <= 80
    assert bool(re.search("You have won!|has won|share the victory", result.out)) == (players > 1)
    assert ("more than 100 points" in result.out) == (players == 1)


def test_another_seat_and_people_at_one_keyboard(run: Caverna, tmp_path: Path) -> None:
    run("play", "--terminal", "--players", "3", "--seat", "2", typed="s one\nq\n")
    assert Match.load(tmp_path / "one.caverna.json").names == ["Bot 1 (apprentice)", "You", "Bot 3 (apprentice)"]
    run("play", "--terminal", "--players", "3", "--seat", "1", "--seat", "3", typed="s two\nq\n")
    assert Match.load(tmp_path / "two.caverna.json").names == ["Player 1", "Bot 2 (apprentice)", "Player 3"]
    run("play", "--terminal", "--players", "3", "--bots", "none", typed="s three\nq\n")
    assert Match.load(tmp_path / "three.caverna.json").names == ["Player 1", "Player 2", "Player 3"]


def test_a_bot_for_each_seat_and_who_they_are(run: Caverna, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, tmp_path / "bots", "eager", EAGER)
    arguments = ["play", "--terminal", "--players", "3", "--seed", "1", "--bots", "random", "--bots", "eager:weight=2"]
    result = run(*arguments, typed="s game\nq\n")
    assert "Bot 2 (random)\nBot 3 (eager:weight=2)\n" in result.out
    assert Match.load(tmp_path / "game.caverna.json").names == ["You", "Bot 2 (random)", "Bot 3 (eager:weight=2)"]
    again = run("play", "--terminal", "--resume", "game.caverna.json", typed="q\n\n")
    assert "Bot 3 (eager:weight=2)" in again.out
    others = run("play", "--terminal", "--resume", "game.caverna.json", "--bots", "eager", typed=LASTING)
    assert "Bot 2 (eager)\nBot 3 (eager)\n" in others.out
    assert "The end" in others.out


def test_a_saved_game_in_which_bots_have_only_a_number_has_those_of_the_usual_level(run: Caverna) -> None:
    Match("cave-farmers", seed=1, names=["Ann", "Bot 2"]).save("old.json")
    assert "Bot 2 (Apprentice)" in run("play", "--terminal", "--resume", "old.json", typed="q\n").out


def test_a_bot_whose_name_is_too_long_for_a_saved_game_is_refused(
    run: Caverna, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(monkeypatch, tmp_path / "bots", "eager", EAGER)
    result = run("play", "--terminal", "--bots", f"eager:weight={'1' * 100}")
    assert result.code == 2
    assert "must be a name of 1 to 100 characters" in result.err


def test_a_choice_by_number_in_notation_and_in_some_of_its_words(run: Caverna, tmp_path: Path) -> None:
    typed = "clearing\ntile meadow-field c4 b4\n\ns a\nq\n"
    run("play", "--terminal", "--seed", "3", typed=typed)
    actions = Match.load(tmp_path / "a.caverna.json").to_document()["actions"]
    assert actions[1:3] == ["place clearing", "tile meadow-field c4 b4"]
    run("play", "--terminal", "--seed", "3", typed="place CLEARING\nc4 b4\n\ns b\nq\n")
    assert Match.load(tmp_path / "b.caverna.json").to_document()["actions"] == actions
    run("play", "--terminal", "--seed", "3", typed="8\nstop\n\ns c\nq\n")
    assert Match.load(tmp_path / "c.caverna.json").to_document()["actions"][1:3] == ["place clearing", "stop"]


@pytest.mark.parametrize("game", ["cave-farmers", "cave-vs-cave"])
def test_giving_up_never_stands_before_what_can_be_gained(game: str) -> None:
    match = Match(game, seed=3, names=["Ann", "Ben"])
    table = TerminalSession(
        Console(file=io.StringIO()), match, translator_for("en"), seats=[1, 2], bots=[], seed=None, resumed=True
    )
    given_up = 0
    for _ in range(60):
        (_, first), *others = choices = table.numbered()
        assert first["kind"] not in GIVING_UP or not others
        assert {action["action"] for _, action in choices} == {*match.game.legal_actions()}
        given_up += sum(action["kind"] in GIVING_UP for _, action in others)
        match.play(first["action"])
    assert given_up


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "Help undo hint quit"), ("fr", "aide annuler conseil quit"), ("pl", "pomoc cofnij podpowiedz wyjdź")],
)
def test_words_are_commands_in_every_language(
    run: Caverna, monkeypatch: pytest.MonkeyPatch, language: str, words: str
) -> None:
    monkeypatch.setattr(session, "ADVISER", "net:sims=2")
    monkeypatch.setattr(foresight, "PLAYOUTS", 1)
    say = translator_for(language).say
    arguments = ["play", "--terminal", "--seed", "3", "--bots", "random", "--language", language]
    result = run(*arguments, typed="\n".join(words.split()) + "\n\n", width=200)
    assert result.code == 0
    assert say("terminal-help-points") in result.out
    assert say("terminal-nothing-to-undo") in result.out
    assert result.out.count(say("terminal-hint-line", action="", line="").strip()) == 3
    assert say("terminal-game-left") not in result.out  # that would be the end of the input


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("99", "There is no choice 99. Type 1 to"),
        ("0", "There is no choice 0. Type 1 to"),
        ("dance", "“dance” is not possible now."),
        ("place growth", "“place growth” is not possible now."),
        ("mining", "“mining” could be: Drift mining · Ore mining"),
        ("u", "There is nothing to take back."),
        ("s", "Add a file name"),
        ("s no/such/folder", "could not be written"),
        ("b 3", "There is no player 3. Type b 1 to b 2."),
        ("i dragon", "Nothing is called “dragon”."),
    ],
)
def test_wrong_input_is_explained_and_the_game_continues(run: Caverna, typed: str, answer: str) -> None:
    result = run("play", "--terminal", "--seed", "3", width=200, typed=f"{typed}\ns after\nq\n")
    assert result.code == 0
    assert answer in result.out
    assert "Saved as after.caverna.json" in result.out


def test_information_says_why_something_cannot_be_chosen(run: Caverna) -> None:
    result = run("play", "--terminal", "--seed", "3", width=200, typed="i cuddle\nq\n\n")
    assert "You are 1 wood short." in result.out
    result = run("play", "--terminal", "--seed", "3", width=200, typed="place clearing\ni logging\ni clearing\nq\n\n")
    assert "You are not placing a dwarf now." in result.out
    assert "You are there yourself." in result.out


def test_commands_that_only_show_something(run: Caverna) -> None:
    result = run("play", "--terminal", "--seed", "3", width=120, typed="?\nt\nb 2\nf\ni\ni cuddle\np\na\nq\n\n")
    assert "take back your last decision" in result.out
    assert "You have nothing to trade now." in result.out
    assert "Bot 2" in result.out
    assert "Blacksmithing parlor" in result.out
    assert "Logging: Take the wood. Then an armed dwarf may go on a level 1 expedition." in result.out
    assert "Cuddle room (1 wood): 2 points. Room for as many sheep as you have dwarfs." in result.out
    assert re.search(r"Unused spaces .* -22", result.out)
    assert result.out.count("Round 1 of 12") == 2


def test_the_introductory_game_sells_only_its_furnishings(run: Caverna) -> None:
    shown = run("play", "--terminal", "--option", "furnishings=introductory", width=120, typed="f\nq\n\n").out
    assert "Weaving parlor" in shown
    assert "State parlor" not in shown


def test_taking_back_in_the_middle_of_a_turn_and_before_bots_answer(run: Caverna, tmp_path: Path) -> None:
    typed = "clearing\nu\nclearing\nc4 b4\nu\nc4 c3\nuu\nlogging\n\ns a\nq\n"
    result = run("play", "--terminal", "--seed", "3", typed=typed)
    assert result.out.count("Taken back.") == 3
    actions = Match.load(tmp_path / "a.caverna.json").to_document()["actions"]
    assert actions[1] == "place logging"


def test_nothing_is_taken_back_once_a_bot_has_answered(run: Caverna) -> None:
    result = run("play", "--terminal", "--seed", "3", typed="supplies\n\nu\n")
    assert "Taken back." not in result.out
    assert "There is nothing to take back." in result.out


def test_a_saved_game_continues_where_it_was(run: Caverna, tmp_path: Path) -> None:
    run("play", "--terminal", "--seed", "5", "--players", "3", "--seat", "2", typed="1\n\n" * 20 + "s game\nq\n")
    saved = Match.load(tmp_path / "game.caverna.json")
    assert saved.game.turn == 1
    result = run("play", "--terminal", "--resume", "game.caverna.json", typed="s again\nq\n")
    assert result.code == 0
    assert Match.load(tmp_path / "again.caverna.json").to_document() == saved.to_document()
    finished = run("play", "--terminal", "--resume", "game.caverna.json", typed=LASTING)
    assert "The end" in finished.out


def test_a_game_can_be_saved_when_leaving(run: Caverna, tmp_path: Path) -> None:
    run("play", "--terminal", "--seed", "5", typed="supplies\n\nq\nlate\n")
    assert "place supplies" in Match.load(tmp_path / "late.caverna.json").to_document()["actions"]


class Interrupted(io.StringIO):
    def readline(self, *_: object) -> str:  # type: ignore[override]  # typeshed has bytes in a base
        raise KeyboardInterrupt


@pytest.mark.parametrize("typed", ["", "supplies\n", Interrupted()], ids=["end", "later end", "Ctrl-C"])
def test_the_end_of_input_and_an_interrupt_leave_cleanly(run: Caverna, typed: str | io.TextIOBase) -> None:
    result = run("play", "--terminal", typed=typed)
    assert (result.code, result.err) == (0, "")
    assert "You have left the game." in result.out


def test_names_in_a_saved_game_are_not_taken_for_markup(run: Caverna) -> None:
    match = Match("cave-farmers", names=["[bold]Ann[/nonsense]", "Bot 2"])
    match.save("odd.json")
    result = run("play", "--terminal", "--resume", "odd.json", typed="q\n")
    assert result.code == 0
    assert "[bold]Ann[/nonsense]" in result.out


# simulate


@pytest.mark.parametrize("players", [1, 4])
def test_random_games_are_summed_up_and_the_same_for_the_same_seed(run: Caverna, players: int) -> None:
    arguments = ["simulate", "--players", str(players), "--games", "3", "--seed", "1"]
    first, second = run(*arguments), run(*arguments)
    assert first.code == 0
    assert "3 random games of cave-farmers" in first.out
    assert "decisions per game" in first.out
    assert re.search(r"decisions per second for .* s \((compiled|pure Python)\)", first.out)
    assert first.out.splitlines()[:-1] == second.out.splitlines()[:-1]
    other = run(*arguments[:-1], "2")
    assert other.out.splitlines()[:-1] != first.out.splitlines()[:-1]


def test_options_reach_the_simulated_games(run: Caverna) -> None:
    result = run("simulate", "--games", "1", "--option", "furnishings=introductory", width=200)
    assert "furnishings=introductory" in result.out


def test_simulated_games_with_a_bot_for_each_seat(
    run: Caverna, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(monkeypatch, tmp_path / "bots", "eager", EAGER)
    arguments = ["simulate", "--games", "3", "--bots", "eager:weight=2", "--bots", "random"]
    first, second = run(*arguments), run(*arguments)
    assert "3 games of cave-farmers" in first.out
    assert re.search(r"│ 1 +│ eager:weight=2 │", first.out)
    assert re.search(r"│ 2 +│ random +│", first.out)
    assert first.out.splitlines()[:-1] == second.out.splitlines()[:-1]


# hint


def test_a_hint_shows_what_a_bot_thinks_of_each_action_best_first(
    run: Caverna, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    install(monkeypatch, tmp_path / "bots", "eager", EAGER)
    match = Match("cave-farmers", seed=3, names=["Ann", "Ben"])
    match.save("game.json")
    result = run("hint", "game.json", "--bot", "eager")
    assert result.code == 0
    heading, *_ = lines = result.out.splitlines()
    assert heading.startswith("Ann: ")
    game = match.game
    legal = game.legal_actions()
    first, *_, last = [translator_for("en").action(game.name, action) for action in game.decision()["actions"]]
    assert lines[3].split() == [f"{legal[-1]:.2f}", *last.split()]
    assert lines[-1].split() == ["–", *first.split()]
    assert len(lines) == 3 + len(legal)


def test_a_hint_for_an_earlier_point(run: Caverna, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    install(monkeypatch, tmp_path / "bots", "eager", EAGER)
    match = Match("cave-farmers", seed=3, names=["Ann", "Ben"])
    match.play("place clearing")
    match.save("game.json")
    assert "Clearing" not in run("hint", "game.json", "--bot", "eager").out
    assert "Clearing" in run("hint", "game.json", "--bot", "eager", "--at", "1").out
    assert "chance decides" in run("hint", "game.json", "--bot", "eager", "--at", "0").err
    assert "there is no step 9 in this game" in run("hint", "game.json", "--bot", "eager", "--at", "9").err


def test_no_hint_when_the_game_is_over_or_from_a_bot_that_only_chooses(run: Caverna, finished: Match) -> None:
    finished.save("over.json")
    assert "nothing to decide here, the game is over" in run("hint", "over.json", "--bot", "random").err
    Match("cave-farmers", seed=3).save("game.json")
    result = run("hint", "game.json", "--bot", "random")
    assert (result.code, result.out) == (2, "")
    assert result.err == "caverna: bot 'random' cannot give hints: it does not value actions\n"
