"""Statistics of finished games: points by category, length, openings."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from statistics import fmean
from typing import Any, Final

from sqlalchemy import select

from caverna.game import CHANCE
from caverna.record import Match

from . import schema
from .store import Store

MAX_RESULTS: Final = 5000
"""Finished games to evaluate, newest first."""
MAX_OPENINGS: Final = 10


def result_row(
    table: Mapping[str, Any], seats: Sequence[Mapping[str, Any]], match: Match, now: float
) -> dict[str, Any]:
    """The row of `results` for a finished game."""
    game = match.game
    scores, winners = game.scores(), game.winners()
    return {
        "table_id": table["id"], "game": table["game"], "options": table["options"], "at": now,
        "decisions": len(match.seats) - match.seats.count(CHANCE), "seconds": now - table["created"],
        "seats": [
            {
                "kind": row["kind"], "level": row["level"], "score": scores[seat], "won": seat in winners,
                "sheet": game.score_sheet(seat), "opening": opening(match, seat),
            }
            for seat, row in enumerate(seats)
        ],
    }  # fmt: skip


def opening(match: Match, seat: int) -> str | None:
    """The first decision of a seat, in notation."""
    return next((match.game.text(a) for a, who in zip(match.actions, match.seats, strict=True) if who == seat), None)


async def statistics(store: Store, game: str | None) -> dict[str, Any]:
    """Statistics for each combination of game and options, of one game or of all."""
    results = schema.results
    query = select(results).order_by(results.c.at.desc()).limit(MAX_RESULTS)
    if game is not None:
        query = query.where(results.c.game == game)
    rows = await store.read(lambda connection: [dict(row) for row in connection.execute(query).mappings()])
    groups: dict[tuple[str, str], list[Mapping[str, Any]]] = defaultdict(list)
    for row in rows:
        groups[row["game"], repr(sorted(row["options"].items()))].append(row)
    return {"tables": len(rows), "setups": [setup(group) for group in groups.values()]}


def setup(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Statistics of one combination of game and options, by kind of player."""
    seats = [seat for row in rows for seat in row["seats"]]
    players: dict[str, list[Mapping[str, Any]]] = defaultdict(list)
    for seat in seats:
        players[seat["level"] or seat["kind"]].append(seat)
    return {
        "game": rows[0]["game"],
        "options": rows[0]["options"],
        "tables": len(rows),
        "decisions": fmean(row["decisions"] for row in rows),
        "seconds": fmean(row["seconds"] for row in rows),
        "players": [{"player": player, **summary(found)} for player, found in sorted(players.items())],
        "openings": openings(seats),
    }


def summary(seats: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """Points, wins, and the mean of each scoring category."""
    scores = [seat["score"] for seat in seats]
    return {
        "games": len(seats), "wins": sum(seat["won"] for seat in seats),
        "mean": fmean(scores), "best": max(scores), "worst": min(scores),
        "categories": means(seat["sheet"] for seat in seats),
    }  # fmt: skip


def means(sheets: Iterable[Mapping[str, float]]) -> dict[str, float]:
    """The mean of each scoring category."""
    columns: dict[str, list[float]] = defaultdict(list)
    for sheet in sheets:
        for category, points in sheet.items():
            columns[category].append(points)
    return {category: fmean(points) for category, points in columns.items()}


def openings(seats: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """The most frequent first decisions, and how their players fared."""
    counted = Counter(seat["opening"] for seat in seats if seat["opening"])
    return [
        {"opening": text, **summary([seat for seat in seats if seat["opening"] == text])}
        for text, _ in counted.most_common(MAX_OPENINGS)
    ]
