"""Load test: simulated players keep the tables of a server busy, and load.md reports how long they waited.

Run it with `make load`: it needs the root of the project in its PYTHONPATH.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import platform
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from enum import StrEnum
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from time import process_time
from typing import Annotated, NamedTuple

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

import caverna
from bench import HERE, Page, Target, processor, publish
from tests.server.harness import Server, postgres_server
from tests.server.load_generator import LoadGenerator, LoadResult, check_history

LIMIT = 50
"""Milliseconds within which 99 % of actions must be answered."""
TICKS = os.sysconf("SC_CLK_TCK")
SPAWN = multiprocessing.get_context("spawn")


class Database(StrEnum):
    SQLITE = "SQLite"
    POSTGRESQL = "PostgreSQL"


class Use(NamedTuple):
    """Resources that processes have used."""

    seconds: float
    """CPU time."""
    memory: float
    """MiB in use now."""


class Result(NamedTuple):
    tables: int
    load: LoadResult
    server: float
    """Mean number of CPUs used by the server; likewise the next three."""
    bots: float
    database: float
    clients: float
    memory: float
    """Peak MiB of all processes of the server together."""


# resources


def family(process: int) -> set[int]:
    """A process and its descendants."""
    parents = {int(stat.parent.name): fields(stat)[1] for stat in Path("/proc").glob("[0-9]*/stat")}
    found = {process}
    while more := {child for child, parent in parents.items() if parent in found} - found:
        found |= more
    return found


def fields(stat: Path) -> list[int]:
    """The numeric fields of /proc/PID/stat, from the parent on; zeros if the process is gone."""
    try:
        texts = stat.read_text(encoding="utf-8").rpartition(")")[2].split()[1:]
    except OSError:
        return [0] * 50
    return [0, *(int(text) for text in texts)]


def use(processes: Iterable[int]) -> Use:
    told = [fields(Path(f"/proc/{process}/stat")) for process in processes]
    pages = sum(numbers[21] for numbers in told)
    return Use(sum(sum(numbers[11:13]) for numbers in told) / TICKS, pages * os.sysconf("SC_PAGE_SIZE") / 2**20)


# the runs


def run_clients(pipe: Connection, address: str, tables: int, pace: float, seconds: float | None) -> None:
    """Run all clients, in a separate process."""
    began = 0.0

    def tell(stage: str, finished: int, actions: int) -> None:
        nonlocal began
        if stage == "playing" and not began:
            began = process_time()
        pipe.send((stage, finished, actions))

    load = asyncio.run(LoadGenerator(address, tables, pace, seconds).play(tell))
    pipe.send((load, (process_time() - began) / load.seconds))


def measure(
    server: Server, postmaster: int | None, show: Callable[..., None], tables: int, pace: float, seconds: float | None
) -> Result:
    """One run, from the first client to the last."""
    assert server.process is not None
    serving = server.process.pid
    pipe, far_end = SPAWN.Pipe()
    clients = SPAWN.Process(target=run_clients, args=(far_end, server.address, tables, pace, seconds))
    clients.start()
    far_end.close()
    before: list[Use] = []
    memory = 0.0
    while len(told := pipe.recv()) == 3:
        stage, finished, actions = told
        now = [use([serving]), use(family(serving) - {serving}), use(family(postmaster) if postmaster else ())]
        if stage == "playing":
            before = before or now
        memory = max(memory, now[0].memory + now[1].memory)
        show(completed=finished, actions=f"{stage}, {actions:,} actions")
    clients.join()
    load, busy_clients = told
    spent = (after.seconds - use.seconds for after, use in zip(now, before, strict=True))
    busy, bots, database = (seconds / load.seconds for seconds in spent)
    asyncio.run(check_history(server.address, server.database, load.traces))
    return Result(tables, load, busy, bots, database, busy_clients, memory)


@contextmanager
def databases(folder: Path, wanted: Database, name: str) -> Iterator[tuple[str, int | None]]:
    """A new database, and the process id of its PostgreSQL server if it has one."""
    if wanted is Database.SQLITE:
        yield str(folder / f"{name}.sqlite3"), None
        return
    with postgres_server(folder / name) as postgres:
        postmaster = int((postgres.data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        yield postgres.database(name), postmaster


def run(wanted: Database, bar: Progress, tables: int, pace: float, seconds: float | None) -> Result:
    with tempfile.TemporaryDirectory(prefix="caverna-load-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as its own user
        title = f"{wanted}, {tables} tables, {f'a pause of {pace:g} s' if pace else 'no pause'}"
        task = bar.add_task(title, total=tables, actions="")
        with (
            databases(folder, wanted, "load") as (database, postmaster),
            Server(folder, database, fresh=True) as server,
        ):
            return measure(server, postmaster, partial(bar.update, task), tables, pace, seconds)


# the report


def milliseconds(ordered: list[float], share: float) -> float:
    """A percentile of sorted seconds, in milliseconds."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


def column(result: Result) -> list[str]:
    load = result.load
    delays, propagation = load.delays(), load.propagation_delays()
    return [
        f"{result.tables}",
        f"{load.people}",
        f"{load.seconds:.0f}",
        f"{sum(trace.is_over for trace in load.traces)}",
        f"{len(delays):,}",
        f"{len(delays) / load.seconds:.0f}",
        *(f"{milliseconds(delays, share):.1f}" for share in (0.5, 0.95, 0.99, 1.0)),
        *(f"{milliseconds(propagation, share):.1f}" for share in (0.5, 0.95, 0.99)),
        f"{result.memory:.0f}",
        f"{result.server * load.seconds / max(1, len(delays)) * 1000:.2f}",
        f"{result.server:.2f}",
        f"{result.bots:.2f}",
        f"{result.database:.2f}",
        f"{result.clients:.2f}",
    ]


ROWS = [
    "concurrent tables", "people", "seconds", "games finished", "actions answered", "actions/s",
    "an action, ms: p50", "p95", "p99", "max",
    "from the answer to the opponent's socket, ms: p50", "p95", "p99",
    "server memory, MiB", "server CPU time per action, ms",
    "CPUs used: server", "bots", "PostgreSQL", "clients",
]  # fmt: skip


def target(database: Database, result: Result) -> Target:
    name = f"{database}, {result.tables} tables: p99 of an action, ms"
    return Target(name, milliseconds(result.load.delays(), 0.99), LIMIT)


def report(paced: dict[Database, Result], rushed: dict[Database, Result], pace: float) -> Iterator[Page]:
    for title, results in ((f"With a pause of {pace:g} s", paced), ("Without a pause", rushed)):
        if results:
            rows = zip(ROWS, *(column(result) for result in results.values()), strict=True)
            yield Page(title, ["", *results], [list(row) for row in rows])
    targets = [target(database, result) for database, result in paced.items()]
    yield Page("Targets", ["", "target", "measured", ""], [goal.cells() for goal in targets])


def main(
    tables: Annotated[int, typer.Option(min=1, help="Tables kept busy.")] = 200,
    pace: Annotated[
        float,
        typer.Option(min=0, help="Mean seconds of thinking per decision; real people take longer."),
    ] = 1.5,
    rush: Annotated[int, typer.Option(min=0, help="Tables of the second run, without pauses; 0 to skip it.")] = 50,
    seconds: Annotated[
        float | None, typer.Option(min=1, help="Stop each run after this many seconds.", show_default=False)
    ] = None,
    database: Annotated[
        list[Database] | None, typer.Option(help="Test only this database.", case_sensitive=False)
    ] = None,
    output: Annotated[Path, typer.Option(help="File for the results.", show_default="benchmarks/load.md")] = HERE
    / "load.md",
) -> None:
    """Have simulated players play on a real server, and measure how long they wait for each response.

    For each database this starts a server, and one process with all the players, each with a socket and an HTTP
    connection. At three of four tables two people play each other, at the rest one plays a bot. Half of the tables
    play The Cave Farmers, half Cave vs Cave. When a game ends another begins, so all tables stay busy until each has
    finished a game: with the default pause that takes about five minutes. Then the history of every table is checked:
    the events in the database must be the actions that were answered, once each and in order, and the saved game must
    replay. The second run, without pauses, shows the maximum throughput.

    Server, database and clients share this machine. Nothing else should run on it.
    """
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[actions]}")
    paced: dict[Database, Result] = {}
    rushed: dict[Database, Result] = {}
    with Progress(*columns, TimeElapsedColumn()) as bar:
        for wanted in database or Database:
            paced[wanted] = run(wanted, bar, tables, pace, seconds)
            if rush:
                rushed[wanted] = run(wanted, bar, rush, 0.0, seconds)
    conditions = (
        f"{platform.python_implementation()} {platform.python_version()}, {processor()}, {os.cpu_count()} CPUs "
        f"for server, database and clients together, rules {'compiled' if caverna.compiled() else 'in pure Python'}, "
        f"{datetime.now(UTC):%Y-%m-%d}. The history of every table was checked."
    )
    publish("# Load results\n\nWritten by `make load`.", conditions, list(report(paced, rushed, pace)), output)


if __name__ == "__main__":
    app = typer.Typer(rich_markup_mode="markdown")
    app.command()(main)
    app()
