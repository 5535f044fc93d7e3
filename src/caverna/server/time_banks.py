"""How a table's clock runs: what an event leaves in the time bank of each seat."""

from __future__ import annotations

from .clock import clock_of
from .event_log import Event, EventLog
from .snapshot import Snapshot


def banks_after(snapshot: Snapshot, event_log: EventLog, event: Event, now: float) -> dict[int, float]:
    """The time banks that an event changes: of the seat whose turn ended and of the seat whose turn begins.

    `event_log` is the log after the event. No time runs for bots. It runs for an open seat, or players could leave in
    order to think for free. Whoever takes back a turn pays for the time since, and the other player gets it back.
    """
    clock, before, after = clock_of(snapshot.table), snapshot.decider, event_log.decider
    banks: dict[int, float] = {}
    if clock is None or not snapshot.begins_turn(event_log, event):
        return banks
    since, deadline = snapshot.table["since"], snapshot.table["deadline"]
    is_undo = event.kind == "undo"
    if before is not None and deadline is not None:
        left = clock.without_vacation(max(0.0, deadline - now))
        banks[before] = clock.without_increment(deadline - since) if is_undo else left
    if after is not None and after != before and snapshot.seats[after]["kind"] != "bot":
        bank = snapshot.seats[after]["bank"]
        banks[after] = max(0.0, bank - max(0.0, now - since)) if is_undo else clock.at_start_of_turn(bank)
    return banks
