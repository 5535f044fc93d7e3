"""Ratings of people who play against each other, by a model of Weng and Lin (Plackett-Luce, from `openskill`).

Each game has one for two players and one for more. A rated game changes them once: in the transaction
of the event that ends it. docs/ratings.md explains the scale.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import log, sqrt
from typing import Any, Final

from openskill.models import PlackettLuce
from sqlalchemy import Connection, func, insert, select, update

from caverna.game import Game

from .bot_ratings import MIDDLE, bot_ratings
from .schema import profiles, rated_seats, ratings
from .store import Store

MODEL: Final = PlackettLuce()
SCALE: Final = 400 / (log(10) * sqrt(2) * MODEL.beta)
"""Points for one unit of the model, such that 400 of them mean odds of ten to one between two players it knows well."""
MOST: Final = 100
"""Lines of a list, and games of a history."""
SETTLED: Final = 200
"""The highest deviation of a player who is listed, in points."""
OFTEN: Final = 5
"""Rated games per day that count between the same two people, so that playing a second profile gains little."""
OPPONENTS: Final = 5
"""Different opponents that a player needs in order to be listed."""
DAY: Final = 86_400.0

Row = Mapping[str, Any]


def field_of(players: int) -> str:
    """Which rating a game changes: that for two players, or that for more."""
    return "two" if players == 2 else "more"


def shown(mu: float, sigma: float) -> dict[str, int]:
    """A rating as people see it: points, and the deviation to be expected."""
    return {"value": round(MIDDLE + (mu - MODEL.mu) * SCALE), "deviation": round(sigma * SCALE)}


# what rated games do


def begin_rating(connection: Connection, table: Row, seats: Sequence[Row]) -> None:
    """Record who plays a rated game, and with which ratings they begin."""
    field = field_of(len(seats))
    known = ratings_of(connection, {row["profile_id"] for row in seats}, table["game"], field)
    rows = []
    for row in seats:
        mu, sigma = known.get(row["profile_id"], (MODEL.mu, MODEL.sigma))
        rows.append({
            "table_id": table["id"], "seat": row["seat"], "profile_id": row["profile_id"], "game": table["game"],
            "field": field, "left": False, "mu_before": mu, "sigma_before": sigma, "mu": None, "sigma": None,
            "place": None, "at": None,
        })  # fmt: skip
    connection.execute(insert(rated_seats), rows)


def note_leaving(connection: Connection, table_id: str, seat: int) -> None:
    """Record that a player has left a rated game, or has run out of time."""
    here = (rated_seats.c.table_id == table_id) & (rated_seats.c.seat == seat)
    connection.execute(update(rated_seats).where(here).values(left=True))


def rate(connection: Connection, table_id: str, game: Game | None, now: float) -> None:
    """Change the ratings of those who played a game: by its result, or with None because all but one have left."""
    query = select(rated_seats).where(rated_seats.c.table_id == table_id, rated_seats.c.at.is_(None))
    rows = [*connection.execute(query.order_by(rated_seats.c.seat)).mappings()]
    if not rows:
        return
    # others may rate the same people at another table: rows are locked in one order, which prevents deadlocks
    wanted = profiles.c.id.in_([row["profile_id"] for row in rows if row["profile_id"] is not None])
    lock = select(profiles.c.id).where(wanted).order_by(profiles.c.id).with_for_update()
    there = {*connection.execute(lock).scalars()}
    known = ratings_of(connection, there, rows[0]["game"], rows[0]["field"])
    before = [known.get(row["profile_id"], (row["mu_before"], row["sigma_before"])) for row in rows]
    places = places_of(rows, game)
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    moved = teams if is_too_often(connection, there, now) else MODEL.rate(teams, ranks=[*map(float, places)])
    for row, (mu, sigma), [after], place in zip(rows, before, moved, places, strict=True):
        here = (rated_seats.c.table_id == table_id) & (rated_seats.c.seat == row["seat"])
        values = {"mu_before": mu, "sigma_before": sigma, "mu": after.mu, "sigma": after.sigma, "place": place}
        connection.execute(update(rated_seats).where(here).values(**values, at=now))
        if row["profile_id"] in there:
            keep_rating(connection, row, after.mu, after.sigma, is_new=row["profile_id"] not in known)


def is_too_often(connection: Connection, profile_ids: Collection[str], now: float) -> bool:
    """Have any two of these people played too many rated games against each other within a day?"""
    mine, theirs = rated_seats.alias(), rated_seats.alias()
    together = (theirs.c.table_id == mine.c.table_id) & (theirs.c.profile_id > mine.c.profile_id)
    query = (
        select(mine.c.profile_id)
        .join(theirs, together)
        .where(mine.c.profile_id.in_(profile_ids), theirs.c.profile_id.in_(profile_ids), mine.c.at > now - DAY)
        .group_by(mine.c.profile_id, theirs.c.profile_id)
        .having(func.count() >= OFTEN)
    )
    return connection.execute(query.limit(1)).first() is not None


def places_of(rows: Sequence[Row], game: Game | None) -> list[int]:
    """The place of each seat, from 1. Players who have left share the last one."""

    def key(row: Row) -> tuple[bool, bool, float]:
        if row["left"] or game is None:
            return row["left"], False, 0.0
        return False, row["seat"] not in game.winners(), -game.scores()[row["seat"]]

    keys = [key(row) for row in rows]
    return [1 + sum(other < mine for other in keys) for mine in keys]


def ratings_of(
    connection: Connection, profile_ids: Collection[str | None], game: str, field: str
) -> dict[str, tuple[float, float]]:
    """The mean and the deviation of some profiles, of those that have any, in the model's units."""
    query = select(ratings).where(ratings.c.game == game, ratings.c.field == field)
    query = query.where(ratings.c.profile_id.in_([name for name in profile_ids if name is not None]))
    return {row["profile_id"]: (row["mu"], row["sigma"]) for row in connection.execute(query).mappings()}


def keep_rating(connection: Connection, row: Row, mu: float, sigma: float, is_new: bool) -> None:
    """Store the new rating of a profile."""
    name = {"profile_id": row["profile_id"], "game": row["game"], "field": row["field"]}
    if is_new:
        connection.execute(insert(ratings), [{**name, "mu": mu, "sigma": sigma, "games": 1}])
    else:
        mine = [ratings.c[column] == value for column, value in name.items()]
        values = {"mu": mu, "sigma": sigma, "games": ratings.c.games + 1}
        connection.execute(update(ratings).where(*mine).values(**values))


# what people see


def with_ratings(connection: Connection, seating: Mapping[str, tuple[str, Sequence[Row]]]) -> dict[str, list[Row]]:
    """The seats of some tables, each with the rating of the person or bot that has it; None without one.

    `seating` has the game and the seats of each table.
    """
    people = {row["profile_id"] for _, seats in seating.values() for row in seats} - {None}
    query = select(ratings).where(ratings.c.profile_id.in_(people))
    found = connection.execute(query).mappings() if people else ()
    known = {(row["profile_id"], row["game"], row["field"]): shown(row["mu"], row["sigma"]) for row in found}
    rated: dict[str, list[Row]] = {}
    for table_id, (game, seats) in seating.items():
        field = field_of(len(seats))
        bots = bot_ratings(game, field)
        rated[table_id] = [
            {
                **row,
                "rating": bots.get(row["level"])
                if row["kind"] == "bot"
                else known.get((row["profile_id"], game, field)),
            }
            for row in seats
        ]
    return rated


class Ratings:
    """The ratings of all profiles."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def at_table(self, table_id: str, game: str, seats: Sequence[Row]) -> list[dict[str, Any]]:
        """How each seat of a table is rated: now, and what its game has changed."""
        query = select(rated_seats).where(rated_seats.c.table_id == table_id)

        def read(connection: Connection) -> list[dict[str, Any]]:
            now = with_ratings(connection, {table_id: (game, seats)})[table_id]
            rated = {row["seat"]: dict(row) for row in connection.execute(query).mappings()}
            return [
                {"seat": row["seat"], "rating": row["rating"], **outcome_view(rated.get(row["seat"]))} for row in now
            ]

        return await self.store.read(read)

    async def of(self, profile_id: str) -> list[dict[str, Any]]:
        """The ratings of a profile, each with its newest changes, the oldest first."""
        query = select(ratings).where(ratings.c.profile_id == profile_id).order_by(ratings.c.game, ratings.c.field)
        changes = select(rated_seats).where(rated_seats.c.profile_id == profile_id, rated_seats.c.at.is_not(None))

        def read(connection: Connection) -> list[dict[str, Any]]:
            found = []
            for row in connection.execute(query).mappings().all():
                same = (rated_seats.c.game == row["game"]) & (rated_seats.c.field == row["field"])
                newest = connection.execute(changes.where(same).order_by(rated_seats.c.at.desc()).limit(MOST))
                history = [
                    {"table_id": one["table_id"], "at": one["at"], "place": one["place"], "left": one["left"],
                     **shown(one["mu"], one["sigma"])}
                    for one in newest.mappings()
                ]  # fmt: skip
                found.append({
                    "game": row["game"], "field": row["field"], "games": row["games"],
                    "rating": shown(row["mu"], row["sigma"]), "history": history[::-1],
                })  # fmt: skip
            return found

        return await self.store.read(read)

    async def best(self, game: str, field: str, profile_id: str | None) -> list[dict[str, Any]]:
        """The people with the highest ratings, among those who are known well enough and have met enough others."""
        mine, theirs = rated_seats.alias(), rated_seats.alias()
        met = (
            select(func.count(theirs.c.profile_id.distinct()))
            .select_from(mine)
            .join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.seat != mine.c.seat))
            .where(mine.c.profile_id == ratings.c.profile_id, mine.c.game == game, mine.c.field == field)
            .scalar_subquery()
        )
        query = select(ratings, profiles.c.name, profiles.c.avatar).join(profiles)
        query = query.where(ratings.c.game == game, ratings.c.field == field, ~profiles.c.blocked)
        query = query.where(ratings.c.sigma * SCALE <= SETTLED, met >= OPPONENTS).order_by(
            ratings.c.mu.desc(), ratings.c.profile_id
        )

        def read(connection: Connection) -> list[dict[str, Any]]:
            return [
                {
                    "place": place, "name": row["name"], "avatar": row["avatar"], "games": row["games"],
                    "rating": shown(row["mu"], row["sigma"]), "mine": row["profile_id"] == profile_id,
                }
                for place, row in enumerate(connection.execute(query.limit(MOST)).mappings(), 1)
            ]  # fmt: skip

        return await self.store.read(read)


def outcome_view(row: Row | None) -> dict[str, Any]:
    """What a rated game has done to a seat."""
    if row is None or row["at"] is None:
        return {"before": None, "after": None, "place": None, "left": row is not None and row["left"]}
    return {
        "before": shown(row["mu_before"], row["sigma_before"]), "after": shown(row["mu"], row["sigma"]),
        "place": row["place"], "left": row["left"],
    }  # fmt: skip
