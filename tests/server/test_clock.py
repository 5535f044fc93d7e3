"""Clocks: how a time bank is used up, and what happens when it is empty."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, Update, update
from sqlalchemy.exc import IntegrityError

from caverna.server import common_time
from caverna.server.bot_levels import SUBSTITUTE_LEVEL
from caverna.server.clock import DAY, Clock
from caverna.server.due_work import due_work
from caverna.server.new_tables import SeatPlan
from caverna.server.people.tournaments import Plan
from caverna.server.schema import tables, tournaments
from caverna.server.services import Services
from tests.server.clients import guest, pair, refused
from tests.server.harness import Player, Server, until
from tests.server.in_process import serving, table_plan

LONG = {"kind": "bank", "time": 1000, "more": 100}


def banks(player: Player) -> list[Any]:
    return [row["bank"] for row in player.get()["seats"]]


def test_a_bank_gains_an_increment_each_turn_and_is_used_up_during_it(ana: Player) -> None:
    _, ben = pair(ana, clock=LONG)
    assert banks(ana) == [1100, 1000]
    assert ana.get()["clock"] == {**LONG, "then": "bot"}
    time.sleep(0.2)
    ana.play("place starting-player")
    assert 1000 < banks(ana)[0] < 1099.8
    assert banks(ana)[1] == 1100
    ben.play("place supplies")
    assert 1000 < banks(ana)[1] < 1100


def test_the_deadline_is_the_start_of_the_turn_plus_the_bank(ana: Player) -> None:
    pair(ana, clock=LONG)
    table = ana.get()
    assert table["deadline"] - table["since"] == pytest.approx(1100)
    ana.play("place slash-and-burn")
    assert ana.get()["deadline"] == table["deadline"], "a decision within the turn changes nothing"
    ana.play("choose meadow-field")
    ana.post("undo", version=3, whole_turn=True)
    assert ana.get()["deadline"] == table["deadline"], "nor does taking it back"


def test_days_are_granted_again_for_each_turn(ana: Player) -> None:
    _, ben = pair(ana, clock={"kind": "days", "time": 2})
    table = ana.get()
    assert table["deadline"] - table["since"] == pytest.approx(2 * DAY)
    ana.play("place starting-player")
    time.sleep(0.1)
    ben.play("place supplies")
    table = ana.get()
    assert table["turn"] == 0
    assert table["deadline"] - table["since"] == pytest.approx(2 * DAY)


@pytest.mark.parametrize("clock", [LONG, {"kind": "days", "time": 1}])
def test_undo_earns_nobody_time(ana: Player, clock: dict[str, Any]) -> None:
    pair(ana, clock=clock)
    first = ana.get()
    left = first["deadline"] - first["since"]
    for version in (1, 3, 5):
        time.sleep(0.05)
        ana.post("actions", version=version, action="place starting-player")
        assert ana.post("undo", version=version + 1).status_code == 200
        table = ana.get()
        now_left = table["deadline"] - table["since"]
        assert now_left < left - 0.05
        left = now_left
    first_of_ben = Clock(**clock).initial()
    assert banks(ana)[1] <= first_of_ben, "nor does Ben have more than before his turn came"


def test_a_turn_held_for_confirmation_still_costs_time(ana: Player) -> None:
    pair(ana, clock=LONG)
    ana.http.patch(f"/api/tables/{ana.table}/seat", json={"confirms": True})
    before = ana.get()
    ana.play("place starting-player")
    assert ana.get()["deadline"] == before["deadline"]
    time.sleep(0.1)
    ana.post("confirm", version=2)
    assert banks(ana)[0] < 1099.9


def test_there_is_no_deadline_without_a_clock_or_before_the_game(ana: Player) -> None:
    ana.open("cave-farmers", "open")
    assert (ana.get()["deadline"], ana.get()["clock"], banks(ana)) == (None, None, [None, None])
    ben = guest(ana).open("cave-farmers", "open", clock=LONG)
    assert (ben.get()["deadline"], banks(ben)) == (None, [1000, 1000])


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "bank", "time": 0}, {"kind": "bank", "time": 36_001}, {"kind": "hours", "time": 1}, {"time": 1},
        {"kind": "days", "time": 1, "then": "cry"}, {"kind": "bank", "time": 1, "more": -1}, "blitz",
    ],
)  # fmt: skip
def test_an_invalid_clock_is_refused(ana: Player, clock: Any) -> None:
    wish = {"game": "cave-farmers", "options": {"players": 1}, "clock": clock}
    refused(ana.http.post("/api/tables", json=wish), 400, "bad-request")


def test_running_out_of_time_ends_the_game_without_a_result(ana: Player) -> None:
    _, ben = pair(ana, clock={"kind": "bank", "time": 1, "then": "end"})
    until(lambda: ana.get()["state"] == "over")
    table = ana.get()
    assert (table["turn"], table["deadline"]) == (0, None)
    assert [row["kind"] for row in table["seats"]] == ["person", "person"]
    for player in (ana, ben):
        refused(player.post("actions", version=table["version"], action=0), 409, "over")
        refused(player.post("undo", version=table["version"]), 409, "over")
        assert player.decision() is None
    assert ana.get("/record")["result"] is None


def test_running_out_of_time_gives_the_seat_to_a_bot_and_the_game_continues(tmp_path: Path) -> None:
    """On its own server, so that no other test waits for the bot."""
    with Server(tmp_path, str(tmp_path / "tables.sqlite3")) as server:
        ana, ben = pair(Player(server.address), clock={"kind": "bank", "time": 1})
        version = ana.get()["version"]
        until(lambda: ana.get()["seats"][0]["kind"] == "bot")
        table = ben.get()
        assert (table["state"], table["seats"][0]["level"]) == ("playing", SUBSTITUTE_LEVEL)
        assert table["version"] > version
        refused(ana.post("actions", version=table["version"], action=0), 403, "not-a-player")


def test_a_player_who_takes_over_a_seat_gets_the_time_its_last_owner_had_left(ana: Player) -> None:
    _, ben = pair(ana, clock={"kind": "bank", "time": 20})
    ana.play("place starting-player")
    time.sleep(0.5)
    ben.post("leave")
    before = ana.get()
    left = banks(ana)[1]
    assert left < 19.6
    assert before["deadline"] == pytest.approx(before["since"] + left), "an empty seat is no time to think for nothing"
    time.sleep(0.5)
    cleo = guest(ana).join(ana.table or "", "Cleo")
    table = cleo.get()
    assert table["deadline"] == pytest.approx(before["deadline"])
    assert table["since"] > before["since"] + 0.5
    assert banks(ana)[1] < left - 0.5


class Watch:
    """A clock for the server that the test sets."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000.0
        monkeypatch.setattr(common_time, "machine_time", lambda: self.now)


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    return Watch(monkeypatch)


ANA, BEN = "a" * 43, "b" * 43
TWO = table_plan(SeatPlan("me", "Ana"), SeatPlan("open", "Ben"), clock=Clock(kind="bank", time=100, more=10))


async def two_players(services: Services) -> str:
    table_id, _ = await services.new_tables.create(TWO, ANA)
    await services.seats.join(table_id, BEN, "Ben", 1)
    return table_id


async def times(services: Services, table_id: str) -> tuple[float, float, float]:
    """What is in both banks, and what the player to decide has left since the turn began."""
    snapshot = await services.snapshots.current(table_id)
    return snapshot.seats[0]["bank"], snapshot.seats[1]["bank"], snapshot.table["deadline"] - snapshot.table["since"]


def test_who_takes_back_pays_for_the_time_of_the_other(tmp_path: Path, watch: Watch) -> None:
    """So nobody can keep another from deciding until the other's time is up."""

    async def play(services: Services) -> None:
        table_id = await two_players(services)
        for number in range(3):
            watch.now += 1
            version = 1 + 2 * number
            await services.commands.play(table_id, ANA, version, "place starting-player")
            watch.now += 9
            await services.commands.undo(table_id, ANA, version + 1, True, None)
        assert await times(services, table_id) == (80, 100, 80)
        watch.now += 90
        assert await services.seats.overdue() == [table_id]
        await services.seats.time_out(table_id)
        kinds = [row["kind"] for row in (await services.snapshots.current(table_id)).seats]
        assert kinds == ["bot", "person"]

    serving(tmp_path / "tables.sqlite3", play)


def test_an_empty_seat_uses_up_its_time(tmp_path: Path, watch: Watch) -> None:
    async def play(services: Services) -> None:
        table_id = await two_players(services)
        watch.now += 10
        await services.seats.leave(table_id, ANA, None)
        watch.now += 30
        await services.seats.join(table_id, ANA, "Ana", 0)
        assert await times(services, table_id) == (70, 100, 70)
        await services.seats.leave(table_id, ANA, None)
        watch.now += 71
        await services.seats.time_out(table_id)
        assert (await services.snapshots.current(table_id)).seats[0]["kind"] == "bot"

    serving(tmp_path / "tables.sqlite3", play)


@pytest.mark.parametrize("gap", [3, 3600, -3600, 40 * DAY])
def test_time_while_no_server_ran_is_nobody_s(tmp_path: Path, watch: Watch, gap: float) -> None:
    """Nor does it matter if the machine's clock was changed."""

    async def begin(services: Services) -> str:
        await services.heartbeat.beat(is_first=True)
        table_id = await two_players(services)
        for _ in range(2):
            watch.now += 10
            await services.heartbeat.beat()
        return table_id

    async def go_on(services: Services) -> None:
        await services.heartbeat.beat(is_first=True)
        assert await services.seats.overdue() == []
        await services.commands.play(table_id, ANA, 1, "place starting-player")
        assert (await times(services, table_id))[0] == pytest.approx(90)

    table_id = serving(tmp_path / "tables.sqlite3", begin)
    watch.now += gap
    serving(tmp_path / "tables.sqlite3", go_on)


def test_a_change_of_the_machine_s_clock_makes_no_bot_wait_and_costs_nobody_time(tmp_path: Path, watch: Watch) -> None:
    async def play(services: Services) -> None:
        await services.heartbeat.beat(is_first=True)
        table_id = await two_players(services)
        alone, _ = await services.new_tables.create(table_plan(SeatPlan("bot", "B", "novice")), None)
        for jump in (3600, -7200):
            watch.now += jump
            assert services.heartbeat.is_due()
            await services.heartbeat.beat()
            assert await services.seats.overdue() == []
            watch.now += 7
            assert await services.scheduler.leases.open() == [alone]
            assert await services.scheduler.leases.secure(await services.snapshots.current(alone))
            assert await services.scheduler.leases.open() == []
            await services.heartbeat.beat()
        watch.now += 4
        assert not services.heartbeat.is_due()
        await services.commands.play(table_id, ANA, 1, "place starting-player")
        assert (await times(services, table_id))[0] == pytest.approx(110 - 18)

    serving(tmp_path / "tables.sqlite3", play)


def test_a_process_that_is_not_the_first_to_beat_goes_on(tmp_path: Path, watch: Watch) -> None:
    """Two that start at once with a new database."""

    async def play(services: Services) -> None:
        def beaten(connection: Connection, now: float, longest: float) -> list[str] | None:
            raise IntegrityError("INSERT INTO pulse", {}, Exception())

        services.heartbeat.note = beaten  # type: ignore[method-assign]
        await services.heartbeat.beat(is_first=True)
        assert not services.heartbeat.is_due()

    serving(tmp_path / "tables.sqlite3", play)


def test_a_slow_beat_is_no_gap(tmp_path: Path, watch: Watch) -> None:
    async def play(services: Services) -> None:
        await services.heartbeat.beat(is_first=True)
        table_id = await two_players(services)
        for _ in range(4):
            watch.now += 12
            await services.heartbeat.beat()
        await services.commands.play(table_id, ANA, 1, "place starting-player")
        assert (await times(services, table_id))[0] == pytest.approx(110 - 48)

    serving(tmp_path / "tables.sqlite3", play)


@pytest.mark.parametrize("kind", ["nothing", "overdue", "bots", "tournaments", "notifications"])
def test_one_query_a_second_finds_what_is_due(kind: str, tmp_path: Path) -> None:
    """There may be many processes, and usually nothing is."""

    async def work(services: Services) -> None:
        plan = table_plan(SeatPlan("me", "Ana"), SeatPlan("open", "Ben"))
        table_id, _ = await services.new_tables.create(plan, "a" * 43)
        organiser = await services.profiles.create("Ana", "animal-dog", "profile-" + "a" * 43, "desk")
        cup: Any = {"days": None, "places": 8, "begins": None, "bots": [], "rounds": None, "size": 2, "options": {}}
        clock = Clock(kind="bank", time=60, then="bot")
        cup_id = await services.tournaments.create(
            organiser, Plan(name="Cup", game="cave-vs-cave", format="swiss", clock=clock, **cup)
        )
        changes: dict[str, Update] = {
            "overdue": update(tables).where(tables.c.id == table_id).values(deadline=1.0),
            "bots": update(tables).where(tables.c.id == table_id).values(bot_due=True),
            "tournaments": update(tournaments).where(tournaments.c.id == cup_id).values(due=1.0),
            "notifications": update(tables).where(tables.c.id == table_id).values(tell_at=1.0),
        }
        if kind in changes:
            await services.store.write(lambda connection: connection.execute(changes[kind]))
        found = await services.store.read(lambda connection: due_work(connection, time.time()))
        assert [name for name, is_due in found._asdict().items() if is_due] == [kind] * (kind in changes)
        reads = 0
        read = services.store.read

        async def count(query: Any) -> Any:
            nonlocal reads
            reads += 1
            return await read(query)

        services.store.read = count  # type: ignore[method-assign]
        await services.scheduler.do_what_is_due()
        assert (reads == 1) == (kind in ("nothing", "notifications"))
        assert services.scheduler.has_notifications.is_set() == (kind == "notifications")

    serving(tmp_path / "tables.sqlite3", work)
