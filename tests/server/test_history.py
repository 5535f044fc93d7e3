"""Long histories: what was taken back is not followed again, and what is long is not followed from the beginning."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, func, select

from caverna.record import Match
from caverna.server import event_writer, schema, snapshot_reader
from caverna.server.event_log import Event, EventLog
from caverna.server.new_tables import SeatPlan
from caverna.server.problems import Problem
from caverna.server.services import Services
from tests.server.in_process import serving, table_plan

ALONE = table_plan(SeatPlan("me", "Ana"))
TOKEN = "a" * 43


async def dither(services: Services, table_id: str, times: int) -> None:
    """Play and take back a number of times, then play."""
    for _ in range(times):
        version = (await services.snapshots.known(table_id)).version
        await services.commands.play(table_id, TOKEN, version, "place logging")
        await services.commands.undo(table_id, TOKEN, version + 1, False, None)
    version = (await services.snapshots.known(table_id)).version
    await services.commands.play(table_id, TOKEN, version, "place ore-mining")


def test_what_was_taken_back_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A thousand decisions that were taken back cost nothing."""
    match = Match("cave-farmers", players=1, seed=1)
    start, action = [*match.actions], match.game.legal_actions()[0]
    events = [Event(1, "start", None, 0, start, [], None)]
    for _ in range(1000):
        events.append(Event(len(events) + 1, "play", 0, len(start), [action], [], None))
        events.append(Event(len(events) + 1, "undo", 0, len(start), [], [], None))
    events.append(Event(len(events) + 1, "play", 0, len(start), [action], [], None))
    applied: list[int] = []
    apply = Match._apply

    def count(self: Match, action: int) -> None:
        applied.append(action)
        apply(self, action)

    monkeypatch.setattr(Match, "_apply", count)
    event_log = EventLog(Match.begin(match.at(0)))
    event_log.follow(events)
    assert event_log.match.actions == applied == [*start, action]
    assert event_log.version == 2002
    monkeypatch.undo()
    match.decide(action)
    assert event_log.game == match.game


def test_events_are_followed_as_they_were_made() -> None:
    """Forced actions, undo, a turn that is held: together or one by one, the result is the same."""
    match = Match("cave-farmers", players=2, seed=1)
    first, second = match.game.legal_actions()[:2]
    start = [*match.actions]
    kept = len(start)
    events = [
        Event(1, "start", None, 0, start, [0], None), Event(2, "play", 0, kept, [first], [kept], 0),
        Event(3, "undo", 0, kept, [], [], None), Event(4, "play", 0, kept, [second], [], 0),
    ]  # fmt: skip
    together, apart = (EventLog(Match.begin(match.at(0))) for _ in range(2))
    together.follow(events)
    for event in events:
        apart.follow([event])
    for event_log in (together, apart):
        assert (event_log.version, event_log.held, event_log.match.forced) == (4, 0, {0})
        assert event_log.match.actions == [*start, second]
        assert event_log.game == apart.game


def test_a_long_history_is_followed_from_its_last_checkpoint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (event_writer, snapshot_reader):
        monkeypatch.setattr(module, "CHECKPOINT_EVENTS", 8)

    async def play(services: Services) -> tuple[str, dict[str, Any]]:
        table_id, _ = await services.new_tables.create(ALONE, TOKEN)
        await dither(services, table_id, 10)
        snapshot = await services.snapshots.current(table_id)
        assert snapshot.version == 22
        kept = select(schema.checkpoints.c.version, func.count(schema.checkpoints.c.table_id))
        assert await services.store.read(lambda connection: tuple(connection.execute(kept).one())) == (16, 1)
        early = delete(schema.events).where(schema.events.c.version <= 16)
        await services.store.write(lambda connection: connection.execute(early))
        return table_id, snapshot.active_event_log().game.to_dict()

    path = tmp_path / "tables.sqlite3"
    table_id, state = serving(path, play)
    again = serving(path, lambda services: services.snapshots.current(table_id))
    assert again.active_event_log().game.to_dict() == state


def test_taking_back_has_an_end_but_the_game_goes_on(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        table_id, _ = await services.new_tables.create(ALONE, TOKEN)
        await dither(services, table_id, 2)
        with pytest.raises(Problem, match="too-many-events"):
            await services.commands.undo(table_id, TOKEN, 6, False, None)
        await services.commands.play(table_id, TOKEN, 6, "place logging")

    serving(tmp_path / "tables.sqlite3", play, events=6)


def test_coming_and_going_has_an_end_too(tmp_path: Path) -> None:
    async def play(services: Services) -> None:
        plan = table_plan(SeatPlan("me", "Ana"), SeatPlan("bot", "B", "novice"))
        table_id, _ = await services.new_tables.create(plan, TOKEN)
        await services.seats.leave(table_id, TOKEN, None)
        await services.seats.join(table_id, TOKEN, "Ana", None)
        await services.seats.leave(table_id, TOKEN, None)
        with pytest.raises(Problem, match="too-many-events"):
            await services.seats.join(table_id, TOKEN, "Ana", None)

    serving(tmp_path / "tables.sqlite3", play, events=4)
