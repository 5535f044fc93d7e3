"""Bot workers: what happens when they die, hang or return nonsense."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from caverna.bots import make_bot
from caverna.game import Game
from caverna.record import Match
from caverna.server.bot_workers import BotWorkers
from caverna.server.problems import Problem
from tests.server import misbehaving_bots
from tests.server.harness import Player, Server, until

Answer = TypeVar("Answer")

BOTS = {"dozy": "Dozy", "slow": "Slow", "broken": "Broken", "cheat": "Cheat", "quitter": "Quitter"}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder where the misbehaving bots are installed."""
    folder = tmp_path_factory.mktemp("package")
    (folder / "misbehaving_bots.py").write_text(Path(misbehaving_bots.__file__).read_text())
    about = folder / "misbehaving_bots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: odd-bots\nVersion: 1.0\n")
    points = "".join(f"{name} = misbehaving_bots:{bot}\n" for name, bot in BOTS.items())
    (about / "entry_points.txt").write_text(f"[caverna.bots]\n{points}")
    return folder


@pytest.fixture
def odd(package: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Install the misbehaving bots for this process and its children. Yields the file of the dozy bot's process id."""
    monkeypatch.syspath_prepend(str(package))
    monkeypatch.setenv(misbehaving_bots.NOTE, str(tmp_path / "note"))
    return tmp_path / "note"


def game() -> Game:
    return Match("cave-farmers", players=2, seed=1).game


def thinking(work: Callable[[BotWorkers], Awaitable[Answer]], *, number: int = 1, seconds: float = 30.0) -> Answer:
    """Run some work with a pool of workers, then close it."""

    async def run() -> Answer:
        bot_workers = BotWorkers(number, seconds)
        try:
            return await work(bot_workers)
        finally:
            bot_workers.close()

    return asyncio.run(run())


def choose(line: str, **how: Any) -> int:
    return thinking(lambda bot_workers: bot_workers.choose(line, game().to_dict(), 1), **how)


def test_a_worker_chooses_what_the_bot_would_choose_here() -> None:
    assert choose("greedy") == make_bot("greedy", 1).choose(game())


def test_a_worker_returns_the_values_of_actions() -> None:
    values = thinking(lambda bot_workers: bot_workers.values("mcts:sims=20", game().to_dict(), 1))
    assert values
    assert values.keys() <= {*game().legal_actions()}


def test_a_killed_worker_is_replaced(odd: Path) -> None:
    async def work(bot_workers: BotWorkers) -> tuple[int, int, int]:
        first = await bot_workers.choose("random", game().to_dict(), 1)
        os.kill(bot_workers.workers[0].process.pid, signal.SIGKILL)
        second = await bot_workers.choose("random", game().to_dict(), 1)
        asking = asyncio.create_task(bot_workers.choose("dozy", game().to_dict(), 1))
        while not (odd.exists() and odd.read_text()):
            await asyncio.sleep(0.02)
        os.kill(int(odd.read_text()), signal.SIGKILL)
        return first, second, await asking

    first, second, third = thinking(work)
    assert first == second
    assert third == game().legal_actions()[0]


@pytest.mark.parametrize("bot", ["broken", "cheat", "quitter"])
def test_a_bot_that_keeps_failing_is_replaced_by_the_fallback(odd: Path, bot: str) -> None:
    assert choose(bot) == make_bot("random", 1).choose(game())


def test_a_bot_that_takes_too_long_is_replaced_too(odd: Path) -> None:
    """Starting a worker takes longer than the time limit, but does not count."""
    assert choose("slow", seconds=0.5) == make_bot("random", 1).choose(game())


def test_a_bot_without_values_makes_hints_unavailable(odd: Path) -> None:
    with pytest.raises(Problem, match="unavailable"):
        thinking(lambda bot_workers: bot_workers.values("cheat", game().to_dict(), 1))


def test_all_workers_think_at_once() -> None:
    async def work(bot_workers: BotWorkers) -> list[int]:
        questions = [bot_workers.choose("random", game().to_dict(), seed) for seed in range(6)]
        return [*await asyncio.gather(*questions)]

    assert thinking(work, number=2) == [make_bot("random", seed).choose(game()) for seed in range(6)]


# at a table


@pytest.fixture(scope="module")
def odd_server(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("odd")
    paths = [str(package), *filter(None, [os.environ.get("PYTHONPATH")])]
    server = Server(folder, str(folder / "tables.sqlite3"), PYTHONPATH=os.pathsep.join(paths))
    server.environment[misbehaving_bots.NOTE] = str(folder / "note")
    with server:
        yield server


def test_bots_of_other_packages_are_separate_levels(odd_server: Server) -> None:
    ana = Player(odd_server.address)
    levels = ana.http.get("/api/games").json()[0]["levels"]
    assert {"id": "broken", "name": "broken", "effect": ""} in levels


@pytest.mark.parametrize("level", ["broken", "cheat"])
def test_a_table_continues_when_its_bot_fails(odd_server: Server, level: str) -> None:
    ana = Player(odd_server.address).open("cave-farmers", level)
    ana.play("place starting-player")
    until(ana.has_turn)
    assert {step["seat"] for step in ana.get("/steps")[2:]} == {1}


def test_a_table_continues_when_the_worker_of_its_bot_is_killed(odd_server: Server) -> None:
    note = Path(odd_server.environment[misbehaving_bots.NOTE])
    ana = Player(odd_server.address).open("cave-farmers", "dozy")
    ana.play("place starting-player")
    until(lambda: note.exists() and note.read_text())
    assert ana.get()["version"] == 2
    os.kill(int(note.read_text()), signal.SIGKILL)
    until(ana.has_turn)
    assert ana.get("/steps")[2]["seat"] == 1
