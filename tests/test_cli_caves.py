"""Cave vs Cave on the command line: whole games, and what is drawn."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import caverna
from caverna.games import GAMES
from caverna.locale import halves, translator_for
from caverna.record import Match
from caverna.terminal import Glossary, screen_for
from tests.cave_vs_cave.scenario import build, clear, furnish, give, player, start
from tests.conftest import Caverna
from tests.form import FULL

MODES = [
    (1, "era-1"), (1, "eras-1-2"), (1, "ask"), (2, "era-1"), (2, "eras-1-2"), (2, "ask"), (2, "quick-start"),
    (2, "short"),
]  # fmt: skip
LONG = [(2, "eras-1-2"), (2, "ask"), (2, "quick-start")]
"""The longest games. A solo game of both eras, one of era I for two, and the short one have all that is in them."""
each_mode = pytest.mark.parametrize(("players", "mode"), MODES)
WIDTHS = (80, 120)


def script(players: int, mode: str, seed: str) -> tuple[list[str], Match]:
    """What people who decide at random would type, and where it leads."""
    match = Match("cave-vs-cave", seed=seed, players=players, mode=mode)
    generator = random.Random(seed)
    typed: list[str] = []
    while match.game.turn != caverna.OVER:
        legal = match.game.legal_actions()
        if len(legal) == 1:
            match.play_forced()
        else:
            action = generator.choice(legal)
            typed.append(match.game.text(action))
            match.play(action)
    return typed, match


def play_arguments(players: int, mode: str, seed: str) -> list[str]:
    start = ["play", "--terminal", "--game", "cave-vs-cave", "--players", str(players), "--seed", seed]
    return [*start, "--bots", "none", "--option", f"mode={mode}"]


def widest(out: str) -> int:
    """The longest line, without questions: what is typed after them is not shown here."""
    asked = (
        r"(Enter ends the turn, u takes back: |(You|Player \d) > |Save the game\? Type a file name, or just Enter: )+"
    )
    return max(map(len, re.sub(asked, "", out).splitlines()))


# whole games


@pytest.mark.parametrize(
    ("players", "mode", "width"),
    [
        pytest.param(*mode, width, marks=[pytest.mark.slow] * (mode in LONG))
        for number, mode in enumerate(MODES)
        for width in (WIDTHS if FULL else WIDTHS[number % 2 :][:1])
    ],
)
def test_a_whole_game_typed_in_notation(run: Caverna, tmp_path: Path, players: int, mode: str, width: int) -> None:
    typed, match = script(players, mode, "5")
    result = run(*play_arguments(players, mode, "5"), typed="\n".join([*typed, "game"]), width=width)
    assert (result.code, result.err) == (0, "")
    assert "The end" in result.out
    assert widest(result.out) <= width
    saved = Match.load(tmp_path / "game.caverna.json")
    assert saved.to_document()["actions"] == match.to_document()["actions"]
    assert halves(match.game.scores()[0]) in result.out


def test_a_whole_game_against_a_bot(run: Caverna) -> None:
    result = run("play", "--terminal", "--game", "cave-vs-cave", "--seed", "7", typed="1\n\n" * 800)
    assert (result.code, result.err) == (0, "")
    assert re.search("You have won!|has won|share the victory", result.out)
    assert widest(result.out) <= 80


@pytest.mark.parametrize(
    ("mode", "goals"),
    [
        ("era-1", ["Goal: 50 points or more – not reached", "Outstanding: more than 60 points – not reached"]),
        ("eras-1-2", ["Goal: more than 180 points – not reached"]),
    ],
)
def test_a_solo_game_ends_with_its_goals(run: Caverna, mode: str, goals: list[str]) -> None:
    typed, _ = script(1, mode, "5")
    result = run(*play_arguments(1, mode, "5"), typed="\n".join([*typed, ""]))
    assert all(goal in result.out for goal in goals)
    assert result.out.count(" – not reached") == len(goals)
    assert "won" not in result.out


# in the middle


def test_taking_back_saving_and_going_on(run: Caverna, tmp_path: Path) -> None:
    typed = "take cultivation\ngain flax\nu\n2 emmer\nuu\nundergrowth\ngain 2 wood\ns a\nq\n"
    result = run(*play_arguments(2, "era-1", "3"), typed=typed)
    assert result.out.count("Taken back.") == 2
    saved = Match.load(tmp_path / "a.caverna.json")
    assert saved.to_document()["actions"][1:] == ["take undergrowth", "gain 2 wood"]
    assert saved.game.options == {"players": 2, "mode": "era-1"}
    again = run("play", "--terminal", "--resume", "a.caverna.json", typed="end\ns b\nq\n")
    assert (again.code, again.err) == (0, "")
    assert Match.load(tmp_path / "b.caverna.json").to_document()["actions"][1:] == [
        "take undergrowth", "gain 2 wood", "end",
    ]  # fmt: skip


def test_a_draw_is_not_undone(run: Caverna) -> None:
    result = run(*play_arguments(1, "era-1", "3"), typed="excavation\nexcavate\ndig e4\nu\nq\n\n")
    assert "Taken back." not in result.out
    assert "There is nothing to take back." in result.out


def test_a_bot_is_waited_for(run: Caverna) -> None:
    typed = "take cultivation\ngain flax\nend\nu\nend\n\nu\nq\n\n"
    result = run("play", "--terminal", "--game", "cave-vs-cave", "--seed", "3", typed=typed)
    assert result.out.count("Taken back.") == 1
    assert "Enter ends the turn, u takes back:" in result.out


def test_commands_that_only_show_something(run: Caverna) -> None:
    result = run(*play_arguments(2, "era-1", "3"), typed="?\nt\nb 2\nf\ni\ni shelf\np\nq\n", width=120)
    assert "“Cultivation”" in result.out
    assert "a wall can be built here" in result.out
    assert "Turn 1 emmer into 1 food" in result.out
    assert "Player 2 ──" in result.out
    assert "Not seen yet" in result.out
    assert "Cultivation: Activate 1 room. Take 2 emmer. Take 1 flax." in result.out
    assert "Shelf (1 wood): 3 points. Raise wood, stone, emmer or flax to 2." in result.out
    assert re.search(r"Gold .* 1 .* 1 ", result.out)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("--players 1 --option mode=short", "mode='short': with 1 player use eras-1-2, era-1 or ask"),
        ("--players 1 --option mode=quick-start", "mode='quick-start': with 1 player use eras-1-2, era-1 or ask"),
        ("--option mode=long", "mode='long': with 2 players use eras-1-2, era-1, ask, quick-start or short"),
        ("--players 3", "players=3: cave-vs-cave is for 1 or 2 players"),
        ("--option furnishings=full", "cave-vs-cave has no option 'furnishings': use players or mode"),
    ],
)
@pytest.mark.parametrize("command", ["play --terminal", "simulate"])
def test_errors_are_one_line(run: Caverna, command: str, arguments: str, message: str) -> None:
    result = run(*command.split(), "--game", "cave-vs-cave", *arguments.split())
    assert result.code == 2
    assert result.err.startswith("caverna: ")
    assert message in result.err
    assert result.err.count("\n") == 1


# which game


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_at_a_terminal_the_game_is_asked_for(run: Caverna) -> None:
    result = run("play", "--terminal", typed=Terminal("2\n1\nq\n"))
    assert all(translator_for("en").say(f"game-{game}") in result.out for game in GAMES)
    assert "Era I, round 1 of 7" in result.out


def test_enter_is_the_first_game_for_two_and_nonsense_is_asked_again(run: Caverna) -> None:
    result = run("play", "--terminal", typed=Terminal("chess\n\n9\n\nq\n"))
    assert "Type a number from 1 to 2." in result.out
    assert "Type a number from 1 to 7." in result.out
    assert "Round 1 of 12" in result.out
    assert "Bot 2" in result.out
    assert "Bot 3" not in result.out


def test_a_game_that_was_said_is_not_asked_for(run: Caverna) -> None:
    assert "Which game?" not in run("play", "--terminal", "--game", "cave-vs-cave", typed=Terminal("q\n")).out
    assert "How many" not in run("play", "--terminal", "--players", "1", typed=Terminal("2\nq\n")).out


# many games and tables


@each_mode
def test_random_games_are_summed_up(run: Caverna, players: int, mode: str) -> None:
    arguments = ["simulate", "--game", "cave-vs-cave", "--players", str(players), "--option", f"mode={mode}"]
    result = run(*arguments, "--games", "3")
    assert result.code == 0
    assert f"3 random games of cave-vs-cave (players={players}, mode={mode})" in " ".join(result.out.split())
    *shown, _ = result.out.splitlines()  # the last line is about time
    assert shown == run(*arguments, "--games", "3").out.splitlines()[:-1]
    assert ".5 " not in re.sub(r"│ +-?\d+\.\d", "", "\n".join(shown)), "halves are written as halves but for means"


@pytest.mark.parametrize("players", [None, 1, 2])
def test_the_reference_as_json(run: Caverna, players: int | None) -> None:
    result = run("reference", "cave-vs-cave", "--json", *([] if players is None else ["--players", str(players)]))
    assert json.loads(result.out) == translator_for("en").reference("cave-vs-cave", players)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_reference_as_tables_breaks_no_word_and_no_line(run: Caverna, width: int) -> None:
    out = run("reference", "cave-vs-cave", width=width).out
    assert max(map(len, out.splitlines())) <= width
    assert "…" not in out
    for row in translator_for("en").reference("cave-vs-cave")["rooms"]:
        assert all(word in out for word in row["name"].split())


# drawing


def drawn(game: Any, width: int, what: str = "board") -> str:
    """The board of seat 0, or the whole table, as plain text."""
    console = Console(width=width, file=io.StringIO(), color_system=None, highlight=False)
    glossary = Glossary(translator_for("en"), "cave-vs-cave", game.num_players)
    screen = screen_for(console, glossary, ["Ann", "Bob"])
    if what == "board":
        screen.board(game.view(), 0)
    else:
        screen.table(game.view(), 0, {})
    assert isinstance(console.file, io.StringIO)
    return "\n".join(line.rstrip() for line in console.file.getvalue().splitlines())


FIRST_CAVE = """\
█████████████████████████
█d1 ▒▒▒▒▒▒▒▒┆e1 ▒▒▒▒▒▒▒▒█
█▒▒▒▒▒▒▒▒▒▒▒┆▒▒▒▒▒▒▒▒▒▒▒█
█▒▒▒▒▒▒▒▒▒▒▒┆▒▒▒▒▒▒▒▒▒▒▒█
█┄┄┄┄┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┄┄┄┄█
█d2 ░░░░░░░░┆e2 ▒▒▒▒▒▒▒▒█
█░░░░░░░░░░░┆▒ +1 food ▒█
█░░░░░░░░░░░┆▒▒▒▒▒▒▒▒▒▒▒█
█┄┄┄┄┄┄┄┄┄┄┄┏━━━━━━━━━━━█
█d3         ┃e3 ●      6█
█           ┃  Parlor   █
█           ┃           █
█┄┄┄┄┄┄┄┄┄┄┄╹┄┄┄┄┄┄┄┄┄┄┄█
 d4 ●      0┆e4 ○      5█
▶   Cave    ┆Prospecting█
  Entrance  ┆   Site    █
█┄┄┄┄┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┄┄┄┄█████████████
█d5 ░░░░░░░░┆e5 ░░░░░░░░┆f5 ▒▒▒▒▒▒▒▒█
█░░░░░░░░░░░┆░░░░░░░░░░░┆▒▒▒▒▒▒▒▒▒▒▒█
█░░░░░░░░░░░┆░░░░░░░░░░░┆▒▒▒▒▒▒▒▒▒▒▒█
█████████████████████████████████████"""


def test_a_cave_shows_rock_walls_rooms_tiles_and_the_way_in() -> None:
    game = start()
    furnish(game, "parlor", "e3")
    furnish(game, "prospecting-site", "e4")
    build(game, "d3 e3", "e2 e3")
    assert drawn(game, 37) == FIRST_CAVE


def test_era_two_has_its_board_to_the_left_with_the_way_in_below() -> None:
    game = start(era=2)
    lines = drawn(game, 80).splitlines()
    assert max(map(len, lines)) == 79
    assert lines[6].startswith("█▒▒▒▒▒▒▒▒▒▒▒▒┆")
    assert lines[13][26:].startswith("┆c4           d4 ● ")
    assert "▲" in lines[16]
    assert "▶" not in "".join(lines)


def test_the_additional_cavern_lies_apart_in_any_mode() -> None:
    game = start()
    player(game).add_cavern(2)
    assert drawn(game, 37).splitlines()[4:9] == [
        "█┄┄┄┄┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┄┄┄┄█████████████",
        "█d2 ░░░░░░░░┆e2 ▒▒▒▒▒▒▒▒█x          ┆",
        "█░░░░░░░░░░░┆▒ +1 food ▒█           ┆",
        "█░░░░░░░░░░░┆▒▒▒▒▒▒▒▒▒▒▒█           ┆",
        "█┄┄┄┄┄┄┄┄┄┄┄┼┄┄┄┄┄┄┄┄┄┄┄█┄┄┄┄┄┄┄┄┄┄┄┘",
    ]
    short = start(mode="short")
    player(short).add_cavern(3)
    build(short, "x east")
    assert drawn(short, 80).splitlines()[6].endswith("█                ┃")


@pytest.mark.parametrize(("width", "both"), [(76, True), (75, False)])
def test_caves_lie_side_by_side_if_there_is_room(width: int, both: bool) -> None:
    shown = drawn(start(), width, "table")
    assert (shown.count(" d4 ●") == 2) is both
    assert max(map(len, shown.splitlines())) <= width


def test_the_table_shows_tiles_bonuses_rooms_and_half_points() -> None:
    game = start(era=2)
    give(game, gold=4, iron=1, weapon=2)
    clear(game, "d5")
    shown = drawn(game, 120, "table")
    assert "Era II, round 1 of 4" in shown
    assert re.search(r"Ann +4½ ●●●● ", shown)
    assert "Decoration      Furnish for 5 food or 1 gold. Bonus: Take 3 ore, 1 iron or 1 donkey." in shown
    assert "Bonus: Take 2 weapons. Only if you have more weapons than your opponent." in " ".join(shown.split())
    assert re.search(r"● Cave Silo ·+ 2 iron ·─└═⊔  5", shown)


@pytest.mark.parametrize(("points", "text"), [(0, "0"), (7.0, "7"), (0.5, "½"), (62.5, "62½"), (-1.5, "-1½")])
def test_half_points(points: float, text: str) -> None:
    assert halves(points) == text
