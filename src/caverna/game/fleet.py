"""Many games of one kind at once, for programs that learn: stepped, drawn for and observed in compiled code.

What it shows is kept in arrays that other libraries can read without a copy: one row for each game. Of the observations
it tells what changes.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from caverna.game import IllegalAction

from .buffer import Actions
from .engine import Engine
from .frames import NOBODY
from .rewards import Rewards
from .sheet import Changes, Sheet, single_sheet

WIDEST: Final = 256
"""More actions than are ever legal at once: steps offer up to a hundred, trades as many again."""


def draw(game: Engine, random: Random) -> None:
    """Let chance decide until somebody else has to."""
    while game.top is not None and game.top.seat == NOBODY:
        actions = game.legal_actions()
        weights = game.chance_weights()
        total: i64 = 0
        for weight in weights:
            total += weight
        rest = random.randrange(total) if total > 1 else 0
        chosen: i64 = 0
        while rest >= weights[chosen]:
            rest -= weights[chosen]
            chosen += 1
        game.step(actions[chosen])


def calls_of(game: Engine) -> i64:
    """How many calls an observation is made of; all games of a set-up make the same."""
    sheet = single_sheet()
    game.observe(0, sheet)
    return sheet.call


class Fleet:
    """Games that all begin alike. One that is over begins anew, and it is the new game that is shown then."""

    def __init__(self, start: Engine, games: int, reward: str, observed: bool, masked: bool) -> None:
        players = start.num_players
        self.start = start
        self.size: i64 = games
        self.players: i64 = players
        self.observed = observed
        self.masked = masked
        self.games: list[Engine] = [start] * games
        self.out = Actions()  # of the game that is about to be shown
        self.rewards = [Rewards(reward, players) for _ in range(games)]
        self.randoms = [Random(0) for _ in range(games)]
        self.changes = Changes()  # of the observations
        size, calls = start.layout().size, calls_of(start)
        self.sheets = [Sheet(row * size, calls, self.changes) for row in range(games if observed else 0)]
        # what is shown beside
        self.turns = vec[i64]([0] * games)
        self.counts = vec[i64]([0] * games)
        self.legal = vec[i16]([0] * (games * WIDEST))
        self.num_actions: i64 = start.num_actions
        self.masks = vec[u8]([0] * (games * start.num_actions if masked else 0))
        self.ended = vec[u8]([0] * games)
        self.given = vec[float]([0.0] * (games * players))  # rewards
        self.scores = vec[float]([0.0] * (games * players))  # of the last game that was over

    def reset(self, seeds: list[int]) -> None:
        """Every game from the beginning, each with a seed for its chance."""
        for i in range(self.size):
            self.randoms[i].seed(seeds[i])
            self.begin(i)
            self.ended[i] = 0
            for seat in range(self.players):
                self.given[i * self.players + seat] = 0.0
                self.scores[i * self.players + seat] = 0.0

    def step(self, actions: bytes) -> None:
        """One decision in every game: as many numbers of 64 bits. If one is illegal, nothing is changed."""
        for i in range(self.size):
            if not self.offers(i, read_i64_le(actions, 8 * i)):
                self.refuse(i, read_i64_le(actions, 8 * i))
        for i in range(self.size):
            self.advance(i, read_i64_le(actions, 8 * i))

    def offers(self, i: i64, action: i64) -> bool:
        at = i * WIDEST
        for k in range(self.counts[i]):  # no generator: this is compiled
            if i64(self.legal[at + k]) == action:
                return True
        return False

    def refuse(self, i: int, action: int) -> None:
        game = self.games[i]
        raise IllegalAction(f"game {i}: {game.label(action)} is not legal now: {game.expected()}")

    def advance(self, i: i64, action: i64) -> None:
        game = self.games[i]
        game.step(action)
        draw(game, self.randoms[i])
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
        game = self.start.clone()
        self.games[i] = game
        draw(game, self.randoms[i])
        self.rewards[i].start(game)
        self.show(i, game)

    def show(self, i: i64, game: Engine) -> None:
        """Who decides, what is legal, and perhaps what that player sees."""
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
            game.observe(top.seat, self.sheets[i])

    def mark(self, i: i64, value: u8) -> None:
        """A number for each legal action of a game in its mask: 0 before others take their place, 1 after."""
        at, base = i * WIDEST, i * self.num_actions
        for k in range(self.counts[i]):
            self.masks[base + i64(self.legal[at + k])] = value
