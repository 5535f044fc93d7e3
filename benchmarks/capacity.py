"""What games cost: bytes that are stored and sent, and the processor time of bots' decisions, for docs/deploy.md.

    PYTHONPATH=. python benchmarks/capacity.py

The processor time of an action is measured by `make load`. Everything here is in processor time, so it can be measured
on a busy machine.
"""

from __future__ import annotations

import asyncio
import random
import re
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import fmean
from time import process_time, time
from typing import Annotated, Any

import typer
from pydantic_core import to_json

import caverna
from bench import HERE, Page, processor, publish
from caverna.bots import LEVELS
from caverna.games import GAMES
from caverna.locale import translator_for
from caverna.record import Match
from caverna.server.bot_workers import answer
from caverna.server.finished_tables import FinishedTables
from caverna.server.services import Services
from caverna.server.settings import database_url
from caverna.server.snapshot import Snapshot
from caverna.server.store import open_store
from caverna.server.views import decision_view, table_view
from tests.server.in_process import serving
from tests.server.many_games import copy_tables, play_some

COPIES = 99
OPTIONS: dict[str, dict[str, Any]] = {"cave-farmers": {}, "cave-vs-cave": {"mode": "short"}}


def sizes(snapshot: Snapshot) -> tuple[int, int]:
    """Bytes of the messages after an action: the table for everyone, the decision for the next player."""
    decision = decision_view(snapshot, snapshot.decider or 0, translator_for("en"))
    return len(to_json({"type": "table", "table": table_view(snapshot)})), len(to_json(decision))


async def play_and_look(services: Services, games: int) -> list[tuple[int, int]]:
    """Play games, and return the sizes of all messages."""
    found: list[tuple[int, int]] = []
    commit = services.commands.commit

    async def commit_and_look(snapshot: Snapshot, *more: Any) -> None:
        await commit(snapshot, *more)
        found.append(sizes(await services.snapshots.known_locked(snapshot.id)))

    services.commands.commit = commit_and_look  # type: ignore[method-assign, assignment]
    await play_some(services, games)
    return found


def stored(path: Path, games: int) -> tuple[float, float]:
    """Bytes that a game takes when it is over, and when it is packed."""
    copy_tables(path, COPIES)
    asyncio.run(compact(path))
    unpacked = path.stat().st_size
    serving(path, lambda services: FinishedTables(services.store).pack(time()))
    asyncio.run(compact(path))
    number = games * (COPIES + 1)
    return unpacked / number, path.stat().st_size / number


async def compact(path: Path) -> None:
    store = open_store(database_url(str(path)))
    await store.compact()
    await store.close()


def page_of_games(games: int) -> Page:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        found = serving(path, lambda services: play_and_look(services, games))
        unpacked, packed = stored(path, games)
    table, decision = (fmean(row[number] for row in found) for number in range(2))
    rows = [
        ["actions in a game of two", f"{len(found) / games:.0f}"],
        ["bytes sent to each socket after an action", f"{table:,.0f}"],
        ["bytes of the decision that its player is sent", f"{decision:,.0f}"],
        ["bytes sent to two players in a game", f"{len(found) / games * (2 * table + decision):,.0f}"],
        ["bytes stored of a game that is just over", f"{unpacked:,.0f}"],
        ["bytes stored of a game that is packed", f"{packed:,.0f}"],
    ]
    return Page("Games", ["", "mean"], rows)


def seconds_of(level: str, game: str, positions: int) -> float:
    """Processor time of a decision, with everything a worker does for it. Some think for a time that is given."""
    if (budget := re.search(r"seconds=([\d.]+)", LEVELS[level])) is not None:
        return float(budget[1])
    generator = random.Random(1)
    match = Match(game, seed=1, players=2, **OPTIONS[game])
    states: list[Any] = []
    while len(states) < positions * 8 and match.game.turn >= 0:
        states.append(match.game.to_dict())
        match.play(generator.choice(match.game.legal_actions()))
    answer(("choose", LEVELS[level]), states[0], 0)  # loads the network
    began = process_time()
    for state in states[::8]:
        answer(("choose", LEVELS[level]), state, 0)
    return (process_time() - began) / len(states[::8])


def page_of_bots(positions: int) -> Page:
    rows = [[level, *(f"{seconds_of(level, game, positions) * 1000:,.1f}" for game in GAMES)] for level in LEVELS]
    return Page("A bot's decision, ms of processor time", ["level", *GAMES], rows)


def main(
    games: Annotated[int, typer.Option(min=2, help="Games to play.")] = 6,
    positions: Annotated[int, typer.Option(min=1, help="Decisions of each level.")] = 12,
    output: Annotated[Path, typer.Option(help="File for the results.", show_default="benchmarks/capacity.md")] = HERE
    / "capacity.md",
) -> None:
    """Measure what games and bots cost."""
    conditions = (
        f"{processor()}, {datetime.now(UTC):%Y-%m-%d}, rules {'compiled' if caverna.compiled() else 'in pure Python'}."
    )
    pages = [page_of_games(games), page_of_bots(positions)]
    publish("# What games cost\n\nWritten by `benchmarks/capacity.py`.", conditions, pages, output)


if __name__ == "__main__":
    app = typer.Typer()
    app.command()(main)
    app()
