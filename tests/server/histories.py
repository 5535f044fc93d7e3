"""A checker of histories: is there one order of events that explains all answers that clients got?

Every event is a version of its table, so the order is known: it is that of the versions in the database. What remains
to be checked is that each answer fits into it, and that nobody was told of a later version before somebody else, later,
was told of an earlier one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Call:
    """A request and its answer, if one came, with the seconds when it was sent and answered."""

    table: str
    kind: str
    """play, undo or look."""
    key: str | None
    """The idempotency key; repeated requests have the same."""
    version: int
    """The version that the request was for; 0 for a look."""
    sent: float
    answered: float
    status: int | None
    """None if no answer came."""
    told: int | None
    """The version in the answer."""
    played: Sequence[str] = ()


def faults(calls: Sequence[Call], events: Mapping[str, Sequence[Mapping[str, Any]]]) -> list[str]:
    """Everything that no order explains. `events` are the rows of each table, with `played`, their actions as texts."""
    found: list[str] = []
    for table in {call.table for call in calls}:
        mine = [call for call in calls if call.table == table]
        rows = events[table]
        if [row["version"] for row in rows] != [*range(1, len(rows) + 1)]:
            found.append(f"{table}: versions are missing or doubled")
        found += [fault for call in mine if (fault := misfit(call, rows)) is not None]
        found += lost(mine, rows)
        found += out_of_order(mine)
    return found


def misfit(call: Call, rows: Sequence[Mapping[str, Any]]) -> str | None:
    """Why an answer does not fit the events."""
    name = f"{call.table} {call.kind} {call.key} for version {call.version}"
    written = [row for row in rows if row["key"] == call.key] if call.key is not None else []
    if len(written) > 1:
        return f"{name}: executed {len(written)} times"
    if call.kind == "look" or call.status is None or call.status >= 500:
        return None
    if call.status == 200:
        if not written:
            return f"{name}: answered, but not executed"
        row = written[0]
        if (row["version"], row["kind"]) != (call.told, call.kind) or row["version"] != call.version + 1:
            return f"{name}: answered with version {call.told}, executed as {row['kind']} {row['version']}"
        return None if [*row["played"]] == [*call.played] else f"{name}: answered with other actions"
    return None


def lost(calls: Sequence[Call], rows: Sequence[Mapping[str, Any]]) -> list[str]:
    """Events that nobody has asked for, or that were refused in every answer."""
    asked = {call.key: [one for one in calls if one.key == call.key] for call in calls if call.key is not None}
    return [
        f"{calls[0].table}: event {row['version']} was refused or never asked for"
        for row in rows
        if row["key"] is not None
        and all(call.status is not None and 400 <= call.status < 500 for call in asked.get(row["key"], []))
    ]


def out_of_order(calls: Sequence[Call]) -> list[str]:
    """Answers that tell of an earlier version than another answer that came before the request was sent."""
    answered = sorted((call for call in calls if call.told is not None), key=lambda call: call.answered)
    found = []
    for call in answered:
        known = [one.told or 0 for one in answered if one.answered < call.sent]
        is_repeated = (
            call.kind != "look"
            and call.status == 200
            and any(one.key == call.key and one.sent < call.sent for one in calls)
        )
        if known and (call.told or 0) < max(known) and not is_repeated:
            found.append(f"{call.table}: told of version {call.told} after somebody was told of {max(known)}")
    return found
