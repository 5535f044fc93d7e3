"""Bot workers: what happens when they die, hang or return nonsense."""

from __future__ import annotations

import asyncio
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from caverna.bots import make_bot
from caverna.game import Game
from caverna.record import Match
from caverna.review.analysis import Reviewer
from caverna.server.bot_workers import Asker, BotWorkers
from caverna.server.problems import Problem
from tests.matches import play_randomly
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


def thinking(work: Callable[[BotWorkers], Awaitable[Answer]], *, number: int = 1, seconds: float = 120.0) -> Answer:
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


def test_a_worker_explains_every_action() -> None:
    advice = thinking(lambda bot_workers: bot_workers.explain("net:sims=4", game().to_dict(), 1))
    assert sorted(row.action for row in advice) == game().legal_actions()
    assert [bool(row.line and row.sheet) for row in advice[:4]] == [True, True, True, False]


def test_a_worker_reviews_a_part_of_a_match() -> None:
    match = play_randomly(Match("cave-vs-cave", players=1, mode="era-1", seed=1))
    part = thinking(lambda bot_workers: bot_workers.review(match, 20, 24))
    assert part == Reviewer(match).part(20, 24)
    assert {row["step"] for row in (*part.decisions, *part.draws)} <= {20, 21, 22, 23}


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


def test_a_bot_that_explains_nothing_makes_hints_unavailable(odd: Path) -> None:
    with pytest.raises(Problem, match="unavailable"):
        thinking(lambda bot_workers: bot_workers.explain("cheat", game().to_dict(), 1))


def test_all_workers_think_at_once() -> None:
    async def work(bot_workers: BotWorkers) -> list[int]:
        questions = [bot_workers.choose("random", game().to_dict(), seed) for seed in range(6)]
        return [*await asyncio.gather(*questions)]

    assert thinking(work, number=2) == [make_bot("random", seed).choose(game()) for seed in range(6)]


# whose turn it is


class Puppets(BotWorkers):
    """Workers that answer when the test lets them."""

    def __init__(self, number: int, **limits: int) -> None:
        super().__init__(number, 30.0, **limits)
        self.begun: list[str] = []
        for worker in self.workers:
            worker.ask = self.answer  # type: ignore[method-assign]
        self.go = threading.Semaphore(0)

    def answer(self, question: Any, state: Any, seed: int, seconds: float) -> Any:
        self.begun.append(question[0])
        assert self.go.acquire(timeout=20)
        return question[0]

    def wonder(self, name: str, client: str, is_attended: bool = True) -> asyncio.Task[Any]:
        return asyncio.create_task(self.ask((name,), {}, 0, Asker(client, is_attended)))

    async def until_begun(self, *names: str) -> None:
        while len(self.begun) < len(names):
            await asyncio.sleep(0.001)
        assert self.begun == [*names]


def puppets(play: Callable[[Puppets], Awaitable[None]], number: int = 2, **limits: int) -> None:
    async def run() -> None:
        workers = Puppets(number, **limits)
        try:
            async with asyncio.timeout(20):
                await play(workers)
        finally:
            workers.go.release(100)
            workers.close()

    asyncio.run(run())


def test_one_client_never_has_all_workers_and_clients_take_turns() -> None:
    async def play(workers: Puppets) -> None:
        asked = [workers.wonder(f"greedy {number}", "greedy") for number in range(3)]
        await workers.until_begun("greedy 0")
        asked.append(workers.wonder("modest", "modest"))
        await workers.until_begun("greedy 0", "modest")
        workers.go.release(4)
        assert await asyncio.gather(*asked) == ["greedy 0", "greedy 1", "greedy 2", "modest"]

    puppets(play)


def test_tables_without_people_take_no_worker_from_others() -> None:
    async def play(workers: Puppets) -> None:
        alone = [workers.wonder(f"alone {number}", f"client {number}", is_attended=False) for number in range(3)]
        await workers.until_begun("alone 0")
        assert workers.has_time(is_attended=True)
        assert not workers.has_time(is_attended=False)
        people = [workers.wonder(f"person {number}", f"person {number}") for number in range(3)]
        await workers.until_begun("alone 0", "person 0", "person 1")
        workers.go.release(6)
        await asyncio.gather(*alone, *people)

    puppets(play)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="Windows has no niceness")
def test_what_nobody_waits_for_gives_way_to_what_somebody_waits_for() -> None:
    async def work(bot_workers: BotWorkers) -> list[int]:
        for is_attended in (True, False):
            await bot_workers.choose("random", game().to_dict(), 1, Asker("client", is_attended))
        return [os.getpriority(os.PRIO_PROCESS, worker.process.pid) for worker in bot_workers.workers]

    attended, unattended = thinking(work, number=1)
    assert attended < unattended


def test_what_nobody_waits_for_any_more_is_not_begun_and_its_worker_is_used_again() -> None:
    async def play(workers: Puppets) -> None:
        first, second, third = (workers.wonder(name, name) for name in ("first", "second", "third"))
        await workers.until_begun("first", "second")
        fourth = workers.wonder("fourth", "fourth")
        await asyncio.sleep(0)
        third.cancel()
        first.cancel()
        await asyncio.sleep(0)
        assert len(workers.attended.asking) == 2, "a worker that thinks for nobody is not idle yet"
        workers.go.release(3)
        assert [*await asyncio.gather(second, fourth)] == ["second", "fourth"]
        assert workers.begun == ["first", "second", "fourth"]
        while workers.attended.asking:
            await asyncio.sleep(0.001)
        assert len(workers.attended.idle) == 2

    puppets(play)


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
