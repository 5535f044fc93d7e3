"""Many games of one kind, stepped together in compiled code: the core of the vector environment.

Their state is kept in arrays, one row per game, that other libraries read without a copy. Observations are given as
deltas.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from caverna.game import IllegalAction

from .buffer import Actions
from .engine import Engine
from .frames import NOBODY
from .generator import Generator, mixed
from .observation import Deltas, ObservationWriter, single_writer
from .rewards import Rewards

WIDEST: Final = 256
"""More actions than are ever legal at once: steps offer up to a hundred, trades as many again."""


def draw(game: Engine, generator: Generator) -> None:
    """Draw chance until a player has to decide."""
    while game.top is not None and game.top.seat == NOBODY:
        actions = game.legal_actions()
        weights = game.chance_weights()
        rest = generator.fraction() * float(sum(weights))
        chosen: i64 = 0
        while chosen < len(weights) - 1 and rest >= float(weights[chosen]):
            rest -= float(weights[chosen])
            chosen += 1
        game.step(actions[chosen])


def calls_of(game: Engine) -> i64:
    """How many calls of the writer an observation makes: the same number in all games of a set-up."""
    writer = single_writer()
    game.observe(0, writer)
    return writer.call


class GameBatch:
    """Games of one set-up. A game that ends is replaced by a new one within the same step.

    Args:
        start: The game that all begin from.
        games: How many there are.
        reward: "final", "difference" or "win"; see `rewards`.
        observed: Whether to write observations.
        masked: Whether to write masks of legal actions.
        forced: Whether to play decisions where only one action is legal.
    """

    def __init__(
        self, start: Engine, games: int, reward: str, observed: bool, masked: bool, forced: bool = False
    ) -> None:
        players = start.num_players
        self.start = start
        self.size: i64 = games
        self.players: i64 = players
        self.observed = observed
        self.masked = masked
        self.forced = forced
        self.games: list[Engine] = [start] * games
        self.out = Actions()  # of the game being shown
        self.rewards = [Rewards(reward, players) for _ in range(games)]
        self.generators = [Generator(0) for _ in range(games)]
        self.deltas = Deltas()  # of the observations
        size, calls = start.layout().size, calls_of(start)
        self.writers = [ObservationWriter(row * size, calls, self.deltas) for row in range(games if observed else 0)]
        # the arrays in addition to the observations
        self.turns = vec[i64]([0] * games)
        self.counts = vec[i64]([0] * games)
        self.legal = vec[i16]([0] * (games * WIDEST))
        self.num_actions: i64 = start.num_actions
        self.masks = vec[u8]([0] * (games * start.num_actions if masked else 0))
        self.ended = vec[u8]([0] * games)
        self.given = vec[float]([0.0] * (games * players))  # rewards
        self.scores = vec[float]([0.0] * (games * players))  # of the last game that ended

    def reset(self, seeds: list[int]) -> None:
        """Restart every game, each with a seed for its chance."""
        for i in range(self.size):
            self.generators[i].seed(mixed(seeds[i]))
            self.begin(i)
            self.ended[i] = 0
            for seat in range(self.players):
                self.given[i * self.players + seat] = 0.0
                self.scores[i * self.players + seat] = 0.0

    def step(self, actions: bytes) -> None:
        """Carry out one decision in every game, given as 64-bit integers. If one is illegal, nothing changes."""
        for i in range(self.size):
            if not self.offers(i, read_i64_le(actions, 8 * i)):
                self.refuse(i, read_i64_le(actions, 8 * i))
        for i in range(self.size):
            self.advance(i, read_i64_le(actions, 8 * i))

    def offers(self, i: i64, action: i64) -> bool:
        """Is an action legal in a game?"""
        at = i * WIDEST
        for k in range(self.counts[i]):  # no generator: this is compiled
            if i64(self.legal[at + k]) == action:
                return True
        return False

    def refuse(self, i: int, action: int) -> None:
        """Raise the error for an illegal action in a game."""
        game = self.games[i]
        raise IllegalAction(f"game {i}: {game.label(action)} is not legal now: {game.expected()}")

    def advance(self, i: i64, action: i64) -> None:
        """Play one decision in one game, and what follows automatically."""
        game = self.games[i]
        game.step(action)
        self.settle(i, game)
        rewards = self.rewards[i]
        rewards.update(game)
        for seat in range(self.players):
            self.given[i * self.players + seat] = rewards.values[seat]
        if game.top is None:
            self.ended[i] = 1
            for seat in range(self.players):
                self.scores[i * self.players + seat] = game.points_of(seat)
            self.begin(i)
        else:
            self.ended[i] = 0
            self.show(i, game)

    def begin(self, i: i64) -> None:
        """Restart a game."""
        game = self.start.copy()
        self.games[i] = game
        self.settle(i, game)
        self.rewards[i].start(game)
        self.show(i, game)

    def settle(self, i: i64, game: Engine) -> None:
        """Draw chance, and play forced decisions if wanted, until a player has to decide."""
        draw(game, self.generators[i])
        if self.forced:
            out = self.out
            while game.top is not None:
                game.fill(out)
                if out.count != 1:
                    return
                game.step(out.items[0])
                draw(game, self.generators[i])

    def show(self, i: i64, game: Engine) -> None:
        """Show who decides and what is legal, and the observation of that player if wanted."""
        top = game.top
        assert top is not None
        if self.masked:
            self.mark(i, 0)
        out = self.out
        game.fill(out)
        number = out.count
        assert number <= WIDEST
        self.turns[i] = top.seat
        self.counts[i] = number
        at = i * WIDEST
        for k in range(number):
            self.legal[at + k] = i16(out.items[k])
        if self.masked:
            self.mark(i, 1)
        if self.observed:
            game.observe(top.seat, self.writers[i])

    def mark(self, i: i64, value: u8) -> None:
        """Write a value for each legal action into the mask of a game: 0 before the actions change, 1 after."""
        at, base = i * WIDEST, i * self.num_actions
        for k in range(self.counts[i]):
            self.masks[base + i64(self.legal[at + k])] = value
