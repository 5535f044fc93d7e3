"""Bots' turns: the bot workers decide, as long as this process holds the lease."""

from __future__ import annotations

from time import perf_counter

from .bot_workers import Asker, BotWorkers, NotWanted
from .commands import GameCommands
from .leases import Leases
from .metrics import Metrics
from .problems import Problem
from .snapshot import Snapshot
from .snapshot_reader import SnapshotReader
from .table_clients import TableClients


class BotTurns:
    """Plays the turns of bots, with the same commands as people's."""

    def __init__(
        self, snapshots: SnapshotReader, commands: GameCommands, leases: Leases, workers: BotWorkers,
        clients: TableClients, metrics: Metrics,
    ) -> None:  # fmt: skip
        self.snapshots = snapshots
        self.commands = commands
        self.leases = leases
        self.workers = workers
        self.clients = clients
        self.metrics = metrics
        self.playing: set[str] = set()
        """Tables where this process is playing a bot's turn, or will when a worker has time."""

    async def play(self, snapshot: Snapshot) -> Snapshot | None:
        """Play until it is no longer the turn of a bot of this process, and return the table as it is then.

        Returns None if that is already being done, or if another process plays.
        """
        if snapshot.id in self.playing:
            return None
        self.playing.add(snapshot.id)
        try:
            while self.leases.may_have(snapshot):
                if not await self.decide(snapshot):
                    return None
                snapshot = await self.snapshots.known(snapshot.id)
        finally:
            self.playing.discard(snapshot.id)
        return snapshot

    async def decide(self, snapshot: Snapshot) -> bool:
        """Make one decision, when a worker has time. Returns False if another process does.

        The decision is dropped if a player has taken back the turn before it meanwhile.
        """
        game = snapshot.active_event_log().game
        seat = game.turn
        level = snapshot.seats[seat]["level"]
        began = perf_counter()
        asker = Asker(self.clients.of(snapshot.id, snapshot.table["opener"]), snapshot.is_attended)
        state, seed = game.to_dict(), snapshot.seed_for_bot(seat)
        try:
            action = await self.workers.choose(level, state, seed, asker, lambda: self.leases.secure(snapshot))
        except NotWanted:
            return (await self.snapshots.known(snapshot.id)).version != snapshot.version
        self.metrics.thinking.labels(level).observe(perf_counter() - began)
        try:
            await self.commands.play(snapshot.id, seat, snapshot.version, action)
        except Problem as problem:
            if problem.code not in ("stale", "not-your-turn", "over"):
                raise
        return True

    async def renew_leases(self) -> None:
        """Renew the leases on the tables where a bot is still thinking."""
        if self.playing:
            await self.leases.renew(self.playing)
