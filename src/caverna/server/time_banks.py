"""How a table's clock runs: what an event leaves in the time bank of each seat."""

from __future__ import annotations

from .clock import clock_of
from .event_log import Event, EventLog
from .snapshot import Snapshot


def banks_after(snapshot: Snapshot, event_log: EventLog, event: Event, now: float) -> dict[int, float]:
    """The time banks that an event changes: of the seat whose turn ended and of the seat whose turn begins.

    `event_log` is the log after the event. An undo earns nobody time, and no time runs for bots and open seats.
    """
    clock, before, after = clock_of(snapshot.table), snapshot.decider, event_log.decider
    banks: dict[int, float] = {}
    if clock is None or not snapshot.begins_turn(event_log, event):
        return banks
    if before is not None and snapshot.table["deadline"] is not None:
        left = max(0.0, snapshot.table["deadline"] - now)
        banks[before] = clock.without_increment(left) if event.kind == "undo" else left
    if after is not None and after != before and event.kind != "undo" and snapshot.seats[after]["kind"] != "bot":
        banks[after] = clock.at_start_of_turn(snapshot.seats[after]["bank"])
    return banks
