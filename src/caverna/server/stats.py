"""Statistics of finished games: points by category, length, openings.

They are kept up to date in memory: only results that are new since the last question are read, a few at a time so that
others are served in between. Now and then they are saved, so that a server that starts need not read all results, and
results can be deleted without being forgotten.
"""

from __future__ import annotations

import asyncio
import json
import zlib
from collections import defaultdict
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, Self

from sqlalchemy import Connection, insert, select, update

from caverna.game import CHANCE, Game
from caverna.record import Match

from . import schema
from .store import Conflict, Query, Store

ROWS_AT_ONCE: Final = 100
OVERLAP: Final = 60.0
"""Seconds to read again: another process may commit a result a little later, or have a clock that is behind."""
MAX_OPENINGS: Final = 10
GROUPS: Final = ("players", "openings")
"""The attributes of `Setup` that are groups of results."""
ONLY: Final = 1
"""The id of the only row of `totals`."""

Row = Mapping[str, Any]


def result_row(table: Row, seats: Sequence[Row], match: Match, now: float) -> dict[str, Any]:
    """The row of `results` for a finished game."""
    game = match.game
    scores, winners = game.scores(), game.winners()
    given, built = built_by_seat(match.at(0)), built_by_seat(game)
    return {
        "table_id": table["id"], "game": table["game"], "options": table["options"], "at": now,
        "decisions": len(match.seats) - match.seats.count(CHANCE), "seconds": now - table["created"],
        "seats": [
            {
                "kind": row["kind"], "level": row["level"], "score": scores[seat], "won": seat in winners,
                "sheet": game.score_sheet(seat), "opening": opening(match, seat),
                "built": [id for id in built[seat] if id not in given[seat]],
            }
            for seat, row in enumerate(seats)
        ],
    }  # fmt: skip


def opening(match: Match, seat: int) -> str | None:
    """The first decision of a seat, in notation."""
    return next((match.game.text(a) for a, who in zip(match.actions, match.seats, strict=True) if who == seat), None)


def built_by_seat(game: Game) -> list[list[str]]:
    """The furnishings or rooms of every player."""
    players: Sequence[Any] = game.view()["players"]
    return [[row["id"] for row in player.get("furnishings") or player.get("rooms") or ()] for player in players]


class Statistics:
    """The statistics of all finished games."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.setups: dict[tuple[str, str], Setup] = {}
        self.newest = 0.0
        """When the newest known result was written."""
        self.recent: dict[str, float] = {}
        """The tables whose results are known and might be read again, and when they were written."""
        self.reading = asyncio.Lock()

    async def load(self) -> None:
        """Begin with the statistics that were saved last."""
        query = select(schema.totals.c.statistics)
        saved = await self.store.read(lambda connection: connection.execute(query).scalar())
        if saved is not None:
            self.newest, self.recent, setups = json.loads(zlib.decompress(saved))
            self.setups = {setup.key: setup for setup in map(Setup.from_plain, setups)}

    async def save(self) -> None:
        """Bring the statistics up to date and save them, unless another process has saved newer ones."""
        async with self.reading:
            await self.catch_up()
        setups = [setup.to_plain() for setup in self.setups.values()]
        text = json.dumps([self.newest, self.recent, setups], separators=(",", ":"))
        row = {"id": ONLY, "newest": self.newest, "statistics": zlib.compress(text.encode())}
        older = schema.totals.c.newest < self.newest

        def replace(connection: Connection) -> None:
            if connection.execute(select(schema.totals.c.id)).first() is None:
                connection.execute(insert(schema.totals), [row])
            else:
                connection.execute(update(schema.totals).where(older).values(**row))

        with suppress(Conflict):  # another process was the first to save any
            await self.store.write(replace)

    async def of(self, game: str | None) -> dict[str, Any]:
        """Statistics for each combination of game and options, of one game or of all."""
        async with self.reading:
            await self.catch_up()
        found = [setup for setup in self.setups.values() if game in (None, setup.game)]
        return {"tables": sum(setup.tables for setup in found), "setups": [setup.view() for setup in found]}

    async def catch_up(self) -> None:
        """Add the results that are new."""
        since, last = self.newest - OVERLAP, ""
        self.recent = {table: at for table, at in self.recent.items() if at > since}
        while found := await self.store.read(results_after(since, last)):
            new = [table_id for _, table_id in found if table_id not in self.recent]
            for row in await self.store.read(results_of(new)) if new else ():
                self.add(row)
            since, last = found[-1]
            await asyncio.sleep(0)

    def add(self, row: Row) -> None:
        """Add a new result."""
        setup = Setup(row["game"], row["options"])
        self.setups.setdefault(setup.key, setup).add(row)
        self.newest = max(self.newest, row["at"])
        self.recent[row["table_id"]] = row["at"]


def results_after(at: float, table_id: str) -> Query[list[tuple[float, str]]]:
    """A query for the next results in the order in which they were written: when, and of which table."""
    results = schema.results
    later = (results.c.at > at) | ((results.c.at == at) & (results.c.table_id > table_id))
    query = select(results.c.at, results.c.table_id).where(results.c.at >= at, later)
    query = query.order_by(results.c.at, results.c.table_id).limit(ROWS_AT_ONCE)
    return lambda connection: [(row.at, row.table_id) for row in connection.execute(query)]


def results_of(table_ids: Sequence[str]) -> Query[list[dict[str, Any]]]:
    """A query for the results of some tables, in the order in which they were written."""
    results = schema.results
    query = select(results).where(results.c.table_id.in_(table_ids)).order_by(results.c.at, results.c.table_id)
    return lambda connection: [dict(row) for row in connection.execute(query).mappings()]


class Setup:
    """The results of one combination of game and options."""

    def __init__(self, game: str, options: Row) -> None:
        self.game = game
        self.options = options
        self.tables = self.decisions = 0
        self.seconds = 0.0
        self.players: dict[str, Results] = defaultdict(Results)
        self.openings: dict[str, Results] = defaultdict(Results)

    @property
    def key(self) -> tuple[str, str]:
        """What tells one combination from another."""
        return self.game, repr(sorted(self.options.items()))

    def to_plain(self) -> dict[str, Any]:
        """Everything as plain data."""
        groups = {name: {key: vars(found) for key, found in getattr(self, name).items()} for name in GROUPS}
        return {**vars(self), **groups}

    @classmethod
    def from_plain(cls, plain: Row) -> Self:
        """The same from plain data."""
        setup = cls(plain["game"], plain["options"])
        vars(setup).update(plain)
        for name in GROUPS:
            found: dict[str, Results] = defaultdict(Results)
            for key, values in plain[name].items():
                vars(found[key]).update(values)
            setattr(setup, name, found)
        return setup

    def add(self, row: Row) -> None:
        """Add a game."""
        self.tables += 1
        self.decisions += row["decisions"]
        self.seconds += row["seconds"]
        for seat in row["seats"]:
            self.players[seat["level"] or seat["kind"]].add(seat)
            if seat["opening"]:
                self.openings[seat["opening"]].add(seat)

    def view(self) -> dict[str, Any]:
        """The statistics, by kind of player and for the most frequent first decisions."""
        openings = sorted(self.openings.items(), key=lambda item: -item[1].games)[:MAX_OPENINGS]
        return {
            "game": self.game, "options": self.options, "tables": self.tables,
            "decisions": self.decisions / self.tables, "seconds": self.seconds / self.tables,
            "players": [{"player": player, **found.view()} for player, found in sorted(self.players.items())],
            "openings": [{"opening": text, **found.view()} for text, found in openings],
        }  # fmt: skip


class Results:
    """The results of some players."""

    def __init__(self) -> None:
        self.games = self.wins = 0
        self.points = 0.0
        self.best, self.worst = float("-inf"), float("inf")
        self.categories: dict[str, Sequence[float]] = {}
        """The points in each scoring category, and how many had such a category."""

    def add(self, seat: Row) -> None:
        """Add a player's result."""
        score = seat["score"]
        self.games += 1
        self.wins += seat["won"]
        self.points += score
        self.best, self.worst = max(self.best, score), min(self.worst, score)
        for category, points in seat["sheet"].items():
            total, number = self.categories.get(category, (0.0, 0))
            self.categories[category] = total + points, number + 1

    def view(self) -> dict[str, Any]:
        """Points, wins, and the mean of each scoring category."""
        return {
            "games": self.games, "wins": self.wins, "mean": self.points / self.games,
            "best": self.best, "worst": self.worst,
            "categories": {category: total / number for category, (total, number) in self.categories.items()},
        }  # fmt: skip
