"""What `pip install caverna` brings is enough for the engine, bots and networks; everything else names its extra."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest

import caverna

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads(ROOT.joinpath("pyproject.toml").read_text("utf-8"))["project"]
BASE = {re.split(r"[<>=\[; ]", line)[0] for line in PROJECT["dependencies"]}

ENGINE = """
import caverna, caverna.envs
from caverna.arena import Contest, run
from caverna.bots import make_bot
game = caverna.new_game("cave-farmers", players=2)
while game.turn == caverna.CHANCE:
    game.apply(game.legal_actions()[0])
for bot in ("random", "greedy", "mcts:sims=4", "net:sims=2", "apprentice"):
    assert make_bot(bot).choose(game) in game.legal_actions()
assert caverna.render(game).startswith("<svg")
match = caverna.Match("cave-vs-cave", seed=1)
match.play(match.game.legal_actions()[0])
"""


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with nothing but the package under test and what it requires."""
    folder = tmp_path_factory.mktemp("base")
    for name in BASE:
        for file in distribution(name).files or []:
            link(Path(str(distribution(name).locate_file(file.parts[0]))), folder)
    package = Path(caverna.__file__).parent
    installed = Path(sysconfig.get_path("purelib"))
    for found in [package, *package.parent.glob("caverna__mypyc*"), *installed.glob("caverna-*.dist-info")]:
        link(found, folder)
    return folder


def link(target: Path, folder: Path) -> None:
    place = folder / target.name
    if target.exists() and not place.exists() and ".." not in target.parts:
        place.symlink_to(target.resolve())


def run(base: Path, code: str) -> subprocess.CompletedProcess[str]:
    """Run Python with that folder instead of its installed packages."""
    command = [sys.executable, "-S", "-c", code]
    return subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(base)}, capture_output=True, text=True, check=False
    )


def test_the_base_is_three_packages() -> None:
    assert sorted(BASE) == ["librt", "mypy_extensions", "numpy"]


def test_every_extra_is_there_and_all_has_all_of_them() -> None:
    extras = {"play", "arena", "learn", "ray", "gymnasium", "pettingzoo", "openspiel", "parquet", "postgres"}
    assert {*PROJECT["optional-dependencies"]} == {*extras, "all"}
    (everything,) = PROJECT["optional-dependencies"]["all"]
    assert {*re.findall(r"\w+", everything)} == {*extras, "caverna"}


def test_the_base_plays_with_bots_and_networks_and_draws(base: Path) -> None:
    done = run(base, ENGINE)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("command", "package", "extra"),
    [
        ("", "typer", "play"),
        ("play --terminal", "typer", "play"),
        ("serve", "typer", "play"),
        ("arena random greedy", "typer", "arena"),
        ("learn --out net", "typer", "learn"),
    ],
)
def test_a_command_without_its_extra_says_in_one_line_what_to_install(
    base: Path, command: str, package: str, extra: str
) -> None:
    done = run(base, f"import sys; sys.argv[1:] = {command.split()}; from caverna.cli import main; main()")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"caverna: {package} is not installed: pip install 'caverna[{extra}]'\n"


def test_a_sentence_without_its_extra_says_what_to_install(base: Path) -> None:
    done = run(base, "from caverna.locale import translator_for; translator_for('en').say('terminal-you')")
    assert done.stderr.splitlines()[-1].endswith("fluent is not installed: pip install 'caverna[play]'")


def test_what_a_bot_of_somebody_else_misses_is_not_taken_for_an_extra(base: Path, tmp_path: Path) -> None:
    tmp_path.joinpath("typer.py").write_text("import missing_from_here\n")
    done = run(base, f"import sys; sys.path.insert(0, {str(tmp_path)!r}); from caverna.cli import main; main()")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == "ModuleNotFoundError: No module named 'missing_from_here'"
