"""Load test: simulated players keep the tables of a server busy, and load.md reports how long they waited.

Run it with `make load`: it needs the root of the project in its PYTHONPATH.
"""

from __future__ import annotations

import asyncio
import gc
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
from tests.server.harness import Postgres, Server, postgres_server
from tests.server.load_generator import MIX, PEOPLE, LoadGenerator, LoadResult, check_history

LIMIT = 40
"""Milliseconds within which 99 % of actions must be answered."""
CONNECTIONS = "5000"
"""That one client may have: all simulated people have the same address."""
BOTS_NICE = 10
"""Bots think in processes of at least this niceness."""
TICKS = os.sysconf("SC_CLK_TCK")
SPAWN = multiprocessing.get_context("spawn")
COUNT = "SELECT xact_commit + xact_rollback FROM pg_stat_database WHERE datname = 'load'"


class Database(StrEnum):
    SQLITE = "SQLite"
    POSTGRESQL = "PostgreSQL"


class Run(NamedTuple):
    """What to measure."""

    database: Database
    tables: int
    workers: int
    pace: float
    bots: bool
    seconds: float | None

    @property
    def title(self) -> str:
        return str(self.database) if self.workers == 1 else f"{self.database}, {self.workers} workers"


class Use(NamedTuple):
    """Resources that processes have used."""

    seconds: float
    """CPU time."""
    memory: float
    """MiB in use now."""


class Result(NamedTuple):
    run: Run
    load: LoadResult
    server: float
    """Mean number of CPUs used by the server; likewise the next three."""
    bots: float
    database: float
    clients: float
    memory: float
    """Peak MiB of all processes of the server together."""
    transactions: int
    """In PostgreSQL, from first to last."""


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


def is_bot(process: int) -> bool:
    return fields(Path(f"/proc/{process}/stat"))[16] >= BOTS_NICE


# the runs


def run_clients(pipe: Connection, address: str, run: Run) -> None:
    """Run all clients, in a separate process."""
    gc.disable()  # its pauses would count as the server's
    began = 0.0

    def tell(stage: str, finished: int, actions: int) -> None:
        nonlocal began
        if stage == "playing" and not began:
            began = process_time()
        pipe.send((stage, finished, actions))

    generator = LoadGenerator(address, run.tables, run.pace, run.seconds, MIX if run.bots else PEOPLE)
    load = asyncio.run(generator.play(tell))
    pipe.send((load, (process_time() - began) / load.seconds))


class Meter:
    """What a server and its database have used."""

    def __init__(self, server: Server, postgres: Postgres | None) -> None:
        assert server.process is not None
        self.server = server.process.pid
        self.postgres = postgres
        postmaster = (postgres.data / "postmaster.pid").read_text(encoding="utf-8").split()[0] if postgres else None
        self.postmaster = int(postmaster) if postmaster else None

    def read(self) -> list[Use]:
        """What the server, its bots and the database have used."""
        processes = family(self.server)
        bots = {process for process in processes if is_bot(process)}
        return [use(processes - bots), use(bots), use(family(self.postmaster) if self.postmaster else ())]

    def transactions(self) -> int:
        if self.postgres is None:
            return 0
        where = ("-h", "127.0.0.1", "-p", str(self.postgres.port), "-U", "caverna", "-d", "load")
        return int(self.postgres.run("psql", *where, "-A", "-t", "-c", COUNT))


def measure(server: Server, postgres: Postgres | None, show: Callable[..., None], run: Run) -> Result:
    """One run, from the first client to the last."""
    meter = Meter(server, postgres)
    pipe, far_end = SPAWN.Pipe()
    clients = SPAWN.Process(target=run_clients, args=(far_end, server.address, run))
    clients.start()
    far_end.close()
    before: list[Use] = []
    transactions = 0
    memory = 0.0
    while len(told := pipe.recv()) == 3:
        stage, finished, actions = told
        now = meter.read()
        if stage == "playing" and not before:
            before, transactions = now, meter.transactions()
        memory = max(memory, now[0].memory + now[1].memory)
        show(completed=finished, actions=f"{stage}, {actions:,} actions")
    clients.join()
    load, busy_clients = told
    spent = (after.seconds - use.seconds for after, use in zip(now, before, strict=True))
    busy, bots, database = (seconds / load.seconds for seconds in spent)
    transactions = meter.transactions() - transactions
    asyncio.run(check_history(server.address, server.database, load.traces))
    return Result(run, load, busy, bots, database, busy_clients, memory, transactions)


@contextmanager
def databases(folder: Path, wanted: Database) -> Iterator[tuple[str, Postgres | None]]:
    """A new database, and its PostgreSQL server if it has one."""
    if wanted is Database.SQLITE:
        yield str(folder / "load.sqlite3"), None
        return
    with postgres_server(folder / "load") as postgres:
        yield postgres.database("load"), postgres


def carry_out(run: Run, bar: Progress) -> Result:
    with tempfile.TemporaryDirectory(prefix="caverna-load-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        folder.chmod(0o755)  # PostgreSQL runs as its own user
        title = f"{run.title}, {run.tables} tables, {f'a pause of {run.pace:g} s' if run.pace else 'no pause'}"
        task = bar.add_task(title, total=run.tables, actions="")
        with (
            databases(folder, run.database) as (database, postgres),
            Server(
                folder, database, "--workers", str(run.workers), fresh=True, CAVERNA_LIMIT_CONNECTIONS=CONNECTIONS
            ) as server,
        ):
            return measure(server, postgres, partial(bar.update, task), run)


# the report


def milliseconds(ordered: list[float], share: float) -> float:
    """A percentile of sorted seconds, in milliseconds."""
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000 if ordered else 0.0


def column(result: Result) -> list[str]:
    load, run = result.load, result.run
    delays, propagation = load.delays(), load.propagation_delays()
    actions = max(1, len(delays))
    return [
        f"{run.tables}",
        f"{load.people}",
        f"{load.seconds:.0f}",
        f"{sum(trace.is_over for trace in load.traces)}",
        f"{len(delays):,}",
        f"{len(delays) / load.seconds:.0f}",
        *(f"{milliseconds(delays, share):.1f}" for share in (0.5, 0.95, 0.99, 1.0)),
        *(f"{milliseconds(propagation, share):.1f}" for share in (0.5, 0.95, 0.99)),
        f"{result.memory:.0f}",
        f"{result.server * load.seconds / actions * 1000:.2f}",
        f"{result.database * load.seconds / actions * 1000:.2f}",
        f"{result.transactions / actions:.1f}" if result.transactions else "",
        f"{result.server:.2f}",
        f"{result.bots:.2f}",
        f"{result.database:.2f}",
        f"{result.clients:.2f}",
    ]


ROWS = [
    "concurrent tables", "people", "seconds", "games finished", "actions answered", "actions/s",
    "an action, ms: p50", "p95", "p99", "max",
    "from the answer to the opponent's socket, ms: p50", "p95", "p99",
    "server memory, MiB", "CPU time per action, ms: server", "PostgreSQL", "transactions per action",
    "CPUs used: server", "bots", "PostgreSQL", "clients",
]  # fmt: skip


def target(result: Result) -> Target:
    name = f"{result.run.title}, {result.run.tables} tables: p99 of an action, ms"
    return Target(name, milliseconds(result.load.delays(), 0.99), LIMIT)


def report(results: list[Result], pace: float) -> Iterator[Page]:
    paced = [result for result in results if result.run.pace]
    rushed = [result for result in results if not result.run.pace]
    for title, part in ((f"With a pause of {pace:g} s", paced), ("Without a pause", rushed)):
        if part:
            rows = zip(ROWS, *(column(result) for result in part), strict=True)
            yield Page(title, ["", *(result.run.title for result in part)], [list(row) for row in rows])
    yield Page("Targets", ["", "target", "measured", ""], [target(result).cells() for result in paced or rushed])


def main(
    tables: Annotated[int, typer.Option(min=1, help="Tables kept busy.")] = 300,
    more: Annotated[int, typer.Option(min=0, help="Tables of another run with SQLite; 0 to skip it.")] = 600,
    pace: Annotated[
        float,
        typer.Option(min=0, help="Mean seconds of thinking per decision; real people take longer."),
    ] = 1.5,
    workers: Annotated[int, typer.Option(min=1, help="Server processes with PostgreSQL.")] = 2,
    runs: Annotated[int, typer.Option(min=1, help="How often to measure them.")] = 5,
    rush: Annotated[
        int, typer.Option(min=0, help="Tables of the runs without pauses, with 1, 2 and 4 processes; 0 to skip them.")
    ] = 50,
    seconds: Annotated[float, typer.Option(min=1, help="Length of each run with pauses.")] = 90,
    rush_seconds: Annotated[float, typer.Option(min=1, help="Length of each run without.")] = 30,
    bots: Annotated[bool, typer.Option("--bots", help="Have a bot play at every fourth table.")] = False,
    database: Annotated[
        list[Database] | None, typer.Option(help="Test only this database.", case_sensitive=False)
    ] = None,
    output: Annotated[Path, typer.Option(help="File for the results.", show_default="benchmarks/load.md")] = HERE
    / "load.md",
) -> None:
    """Have simulated players play on a real server, and measure how long they wait for each response.

    For each run this starts a server, and one process with all the players, each with a socket and an HTTP connection.
    At each table two people play each other: at half of them The Cave Farmers, at the other half Cave vs Cave. When a
    game ends another begins, so all tables stay busy. Then the history of every table is checked: the events in the
    database must be the actions that were answered, once each and in order, and the saved game must replay. The runs
    without pauses show the maximum throughput, and what more processes cost.

    Server, database and clients share this machine. Nothing else should run on it.
    """
    sqlite, postgresql = Database
    planned = [Run(sqlite, number, 1, pace, bots, seconds) for number in (tables, more) if number]
    planned += [Run(postgresql, tables, workers, pace, bots, seconds)] * runs
    if rush:
        planned.append(Run(sqlite, rush, 1, 0.0, bots, rush_seconds))
        planned += [Run(postgresql, rush, number, 0.0, bots, rush_seconds) for number in (1, 2, 4)]
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[actions]}")
    with Progress(*columns, TimeElapsedColumn()) as bar:
        results = [carry_out(run, bar) for run in planned if run.database in (database or Database)]
    conditions = (
        f"{platform.python_implementation()} {platform.python_version()}, {processor()}, {os.cpu_count()} CPUs "
        f"for server, database and clients together, rules {'compiled' if caverna.compiled() else 'in pure Python'}, "
        f"{datetime.now(UTC):%Y-%m-%d}. The history of every table was checked."
    )
    publish("# Load results\n\nWritten by `make load`.", conditions, list(report(results, pace)), output)


if __name__ == "__main__":
    app = typer.Typer(rich_markup_mode="markdown")
    app.command()(main)
    app()
