"""What processes tell each other of their tables: enough, once, and without making anybody wait."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, text

from caverna.locale import translator_for
from caverna.server.clock import Clock
from caverna.server.hub import running_hub
from caverna.server.new_tables import SeatPlan
from caverna.server.notifier import MAX_PAYLOAD, payloads
from caverna.server.problems import Problem
from caverna.server.services import Services
from caverna.server.settings import Settings, database_url
from caverna.server.snapshot import PROGRESS
from caverna.server.socket_registry import SocketSession
from caverna.server.store import Postgres as PostgresStore
from tests.server.harness import Postgres
from tests.server.in_process import play_at_random, serving, table_plan

ANA, BEN = "a" * 43, "b" * 43


@asynccontextmanager
async def node(url: str, *, is_listening: bool, hub: str | None = None) -> AsyncIterator[Services]:
    """A process that serves sockets, and listens to others or cannot. With a hub it is one of several workers."""
    services = Services(Settings(url, hub=hub))
    await services.store.open()
    services.sockets.open()
    if is_listening:
        services.notifier.open()
    try:
        yield services
    finally:
        services.slow_work.close()
        services.bot_workers.close()
        await services.webhooks.close()
        await services.notifier.close()
        await services.sockets.close()
        await services.store.close()


def with_nodes(postgres: Postgres, work: Callable[..., Awaitable[None]], *, are_listening: bool = True) -> None:
    """Do some work with two processes that share a database."""

    async def run() -> None:
        url = database_url(postgres.database(f"news_{time.monotonic_ns()}"))
        async with AsyncExitStack() as stack:
            near = await stack.enter_async_context(node(url, is_listening=are_listening))
            far = await stack.enter_async_context(node(url, is_listening=are_listening))
            await work(near, far)

    asyncio.run(run())


async def two_players(services: Services, number: int = 1) -> str:
    """A table of two. The players of each have tokens of their own."""
    plan = table_plan(SeatPlan("me", "Ana"), SeatPlan("open", "Ben"))
    table_id, _ = await services.new_tables.create(plan, ANA * number)
    await services.seats.join(table_id, BEN * number, "Ben", 1)
    return table_id


def watch(services: Services, table_id: str) -> SocketSession:
    """A spectator's socket, of which only what it is offered matters."""
    session = SocketSession(None, table_id, translator_for("en"))  # type: ignore[arg-type]
    services.sockets.registry.add(session)
    services.sockets.registry.publish(table_id)
    return session


async def told_of(session: SocketSession, version: int) -> None:
    """Wait until a socket is offered a version of its table."""
    async with asyncio.timeout(20):
        while session.snapshot is None or session.snapshot.version < version:
            session.has_news.clear()
            await session.has_news.wait()


async def play(services: Services, table_id: str) -> int:
    """Play the first legal action for whoever is to decide, and return the new version."""
    snapshot = await services.snapshots.known(table_id)
    assert snapshot.event_log is not None
    game = snapshot.event_log.game
    outcome = await services.commands.play(table_id, game.turn, snapshot.version, game.legal_actions()[0])
    return outcome.event.version


@contextmanager
def counted(*nodes: Services) -> Iterator[list[str]]:
    """All transactions of some processes: each statement outside of one is a transaction, too."""
    found: list[str] = []

    def note_statement(connection: Any, cursor: Any, statement: str, *_: Any) -> None:
        if connection.get_execution_options().get("isolation_level") != "READ COMMITTED":
            found.append(statement)

    def note_commit(connection: Any) -> None:
        found.append("COMMIT")

    engines = [services.store.writer.sync_engine for services in nodes if isinstance(services.store, PostgresStore)]
    readers = [services.store.reader.sync_engine for services in nodes if isinstance(services.store, PostgresStore)]
    for engine, reader in zip(engines, readers, strict=True):
        event.listen(engine, "commit", note_commit)
        event.listen(reader, "before_cursor_execute", note_statement)
    yield found
    for engine, reader in zip(engines, readers, strict=True):
        event.remove(engine, "commit", note_commit)
        event.remove(reader, "before_cursor_execute", note_statement)


def actions_in(transactions: Sequence[str]) -> int:
    """How many transactions have written an action: with a statement that needs no COMMIT."""
    return sum("INSERT INTO events" in transaction for transaction in transactions)


def test_an_action_is_one_transaction_however_many_processes_show_it(postgres: Postgres) -> None:
    """News of other tables in between changes nothing, and what is told need not be read."""

    async def work(near: Services, far: Services) -> None:
        tables = [await two_players(near, 1), await two_players(far, 2)]
        assert tables[0] != tables[1]
        watchers = [watch(services, table_id) for table_id in tables for services in (near, far)]
        for watcher in watchers:
            await told_of(watcher, 1)
        with counted(near, far) as transactions:
            for number in range(8):
                versions = await asyncio.gather(*(play((near, far)[number % 2], table_id) for table_id in tables))
                for watcher, version in zip(watchers, [v for v in versions for _ in range(2)], strict=True):
                    await told_of(watcher, version)
        assert actions_in(transactions) == 16
        assert len(transactions) <= 16 + 8, "news of the seating may come late, and then each reads once"

    with_nodes(postgres, work)


def test_what_takes_several_statements_is_one_transaction(postgres: Postgres) -> None:
    """Where time runs each turn changes two time banks, and a game that ends has a result."""

    async def work(near: Services, far: Services) -> None:
        clock = Clock(kind="bank", time=36_000)
        plan = table_plan(
            SeatPlan("me", "Ana"), SeatPlan("open", "Ben"), game="cave-vs-cave", mode="short", clock=clock
        )
        table_id, _ = await near.new_tables.create(plan, ANA)
        await near.seats.join(table_id, BEN, "Ben", 1)
        with counted(near) as transactions:
            await play_at_random(near, table_id)
        alone = [statement for statement in transactions if statement != "COMMIT" and "SELECT" not in statement[:6]]
        assert 0 < actions_in(transactions) == len(alone) < len(transactions)
        assert (await far.snapshots.current(table_id)).table["state"] == "over"

    with_nodes(postgres, work, are_listening=False)


def listeners(connection: Connection) -> int:
    """How many processes PostgreSQL wakes, with a transaction each, whenever anybody notifies the others."""
    activity = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND "
    return int(connection.execute(text(activity + "query ~ '^(LISTEN|SELECT pg_notify)'")).scalar_one())


def test_all_workers_of_a_server_are_told_although_only_one_process_listens(postgres: Postgres) -> None:
    async def work() -> None:
        url = database_url(postgres.database(f"news_{time.monotonic_ns()}"))
        async with AsyncExitStack() as stack:
            hub = stack.enter_context(running_hub(url))
            hubs = (hub, hub, hub, None)
            nodes = [await stack.enter_async_context(node(url, is_listening=True, hub=each)) for each in hubs]
            table_id = await two_players(nodes[0])
            watchers = [watch(services, table_id) for services in nodes]
            for watcher in watchers:
                await told_of(watcher, 1)
            with counted(*nodes) as transactions:
                for number in range(8):
                    version = await play(nodes[number % 4], table_id)
                    for watcher in watchers:
                        await told_of(watcher, version)
            assert actions_in(transactions) == 8
            assert len(transactions) <= 8 + 8, "news of the seating may come late, and then each reads once"
            assert await nodes[0].store.read(listeners) == 2, "the hub of three workers, and another server"

    asyncio.run(work())


def test_an_action_that_is_faster_than_the_news_before_it_is_one_transaction(postgres: Postgres) -> None:
    """Its process waits for them, and does not read the table. Nor does it when they arrive during the commit."""

    async def work(near: Services, far: Services) -> None:
        told: list[Any] = []
        near.notifier.announce = lambda *news: told.append(news)  # type: ignore[method-assign]
        table_id = await two_players(near)
        await far.snapshots.current(table_id)
        version = await play(near, table_id)
        game = (await near.snapshots.known(table_id)).active_event_log().game
        with counted(far) as transactions:
            action = game.legal_actions()[0]
            playing = asyncio.create_task(far.commands.play(table_id, game.turn, version, action))
            await asyncio.sleep(0)
            far.snapshots.cache.hear(*told[-1])
            write = far.store.write

            async def write_and_hear(transaction: Any, *, is_single: bool = False) -> Any:
                far.snapshots.cache.hear(*told[-1])
                return await write(transaction, is_single=is_single)

            far.store.write = write_and_hear  # type: ignore[method-assign]
            await playing
            assert (await far.snapshots.known(table_id)).version == version + 1
        assert len(transactions) == actions_in(transactions) == 1

    with_nodes(postgres, work, are_listening=False)


def test_a_socket_is_told_of_a_move_that_its_process_has_not_heard_of(postgres: Postgres) -> None:
    """It could not listen, or the other process died before it said anything."""

    async def work(near: Services, far: Services) -> None:
        table_id = await two_players(near)
        watcher = watch(far, table_id)
        await told_of(watcher, 1)
        version = await play(near, table_id)
        await far.scheduler.resync.run([table_id])
        await told_of(watcher, version)
        await near.chat.say(table_id, ANA, "Hello?")
        await far.scheduler.resync.run([table_id])
        async with asyncio.timeout(20):
            while watcher.snapshot is None or not watcher.snapshot.table["said"]:
                await asyncio.sleep(0.01)

    with_nodes(postgres, work, are_listening=False)


def test_a_socket_is_told_of_a_move_although_its_table_could_not_be_read_at_first(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        table_id = await two_players(services)
        services.sockets.open()
        read = services.store.read

        async def fail(query: Any) -> Any:
            services.store.read = read  # type: ignore[method-assign]
            raise Problem("unavailable")

        services.store.read = fail  # type: ignore[method-assign]
        watcher = watch(services, table_id)
        while services.store.read is fail or services.sockets.refreshing:
            await asyncio.sleep(0)
        assert watcher.snapshot is None
        await services.scheduler.resync.run([table_id])
        await told_of(watcher, 1)
        await services.scheduler.resync.run([table_id])
        assert not services.sockets.registry.changed, "nothing is offered twice"
        await services.sockets.close()

    serving(tmp_path / "tables.sqlite3", work)


def test_news_leads_to_the_same_snapshot_as_reading(tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        table_id = await two_players(services)
        before = await services.snapshots.current(table_id)
        news: list[Any] = []

        def note(table_id: str, told: Any = None) -> None:
            news.append(json.loads(json.dumps(told)))

        services.notifier.announce = note  # type: ignore[method-assign, assignment]
        for _ in range(2):
            await play(services, table_id)
        first, second = news
        assert tuple(first["table"]) == PROGRESS
        assert before.moved_on(second) is None, "one is missing"
        between = before.moved_on(first)
        assert between is not None
        assert between.moved_on(first) is between, "it knows already"
        after = between.moved_on(second)
        assert after is not None
        await services.snapshots.forget(table_id)
        read = await services.snapshots.current(table_id)
        assert (after.table, after.seats) == (read.table, read.seats)
        assert after.event_log is not None
        assert read.event_log is not None
        assert after.event_log.game == read.event_log.game

    serving(tmp_path / "tables.sqlite3", work)


def test_many_changes_are_few_notifications_and_none_is_too_long() -> None:
    changes = [(f"table{number:07}", {"event": {"actions": [*range(number)]}}) for number in range(0, 3000, 10)]
    told = [*payloads("me", changes)]
    assert max(len(text.encode()) for text in told) <= MAX_PAYLOAD
    assert len(told) < len(changes)
    heard = [tuple(change) for text in told for change in json.loads(text.removeprefix("me "))]
    assert [table_id for table_id, _ in heard] == [table_id for table_id, _ in changes]
    assert heard[:100] == changes[:100]
    assert heard[-1][1] is None, "too long for one notification"
    assert [*payloads("me", [])] == []
