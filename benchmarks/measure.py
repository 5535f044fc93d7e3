"""One round of measurements, in a separate process. Prints a line of JSON for each.

python benchmarks/measure.py rules           our engine, as installed or on PYTHONPATH, on one core
python benchmarks/measure.py peers           other engines, on one core
python benchmarks/measure.py environments    learning environments
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache, partial
from time import perf_counter
from typing import Any, NamedTuple

import caverna
from caverna import CHANCE, OVER, new_game
from caverna.bots.net import NetBot
from caverna.bots.weights import TUNED, Evaluations
from caverna.cave_farmers.housing import housed
from caverna.game import playout
from caverna.learn import Plan, SetUp
from caverna.learn.worker import Player
from caverna.nets import shipped_net
from caverna.search.tree import Tree

SECONDS = 0.3
"""The duration of a measurement."""
BATCH = 5
"""Games between two readings of the clock."""
REPEATS = 100
"""Repetitions of an operation between two readings of the clock."""
SIMULATIONS = 1000
"""Simulations in each tree."""
SELF_PLAY_GAMES = 192
"""Games at a time; fewer in pure Python."""
WAVES = 20
"""Simulations in each of them between two readings of the clock."""
POSITIONS = 40
"""The number of positions, evenly spread over a random game, in which an operation is measured."""


class Timing(NamedTuple):
    """The seconds for a number of decisions or operations, and the number of games if games were played."""

    seconds: float
    decisions: int
    games: int


Batch = Callable[[int], Timing]
"""A piece of work for a seed."""


def measured(batch: Batch) -> Timing:
    """Run batches with consecutive seeds for `SECONDS`. The first one is a warm-up and does not count."""
    batch(0)
    seconds, decisions, games, seed = 0.0, 0, 0, 0
    while seconds < SECONDS:
        seed += 1
        took = batch(seed)
        seconds, decisions, games = seconds + took.seconds, decisions + took.decisions, games + took.games
    return Timing(seconds, decisions, games)


# Our engine.


class Start(NamedTuple):
    """A game with its options."""

    name: str
    players: int
    mode: str = ""

    def game(self) -> Any:
        options = {"mode": self.mode} if self.mode else {}
        return new_game(self.name, players=self.players, **options)


def random_play(start: Start, seed: int) -> Timing:
    """Random play compiled together with the rules (where they are compiled)."""
    seconds, decisions = playout.random_games(start.game(), BATCH, seed)
    return Timing(seconds, decisions, BATCH)


def positions_of_a_game(start: Start, seed: int) -> Iterator[Any]:
    """Every position of a random game except the last. All are the same object: copy what you keep."""
    choose = random.Random(seed)
    game = start.game()
    while game.turn != OVER:
        yield game
        actions = game.legal_actions()
        game.apply(actions[int(choose.random() * len(actions))])


def driven(start: Start, seed: int) -> Timing:
    """Random play from interpreted Python: a list of actions, a checked apply."""
    began = perf_counter()
    decisions = sum(1 for _ in positions_of_a_game(start, seed))
    return Timing(perf_counter() - began, decisions, 1)


@cache
def positions(start: Start) -> list[Any]:
    """Positions from the first to the last of a random game."""
    game = [position.copy() for position in positions_of_a_game(start, seed=1)]
    return [game[i * len(game) // POSITIONS] for i in range(POSITIONS)]


def operation(what: str, start: Start, _seed: int) -> Timing:
    """One operation, repeated inside the rules."""
    seconds = sum((playout.timed(what, position, REPEATS) for position in positions(start)), start=0.0)
    return Timing(seconds, POSITIONS * REPEATS, 0)


def unchecked_step(start: Start, seed: int) -> Timing:
    """The inner step without a check of legality. It needs a copy, whose time is subtracted."""
    both, copy = (operation(what, start, seed) for what in ("copy and step", "copy"))
    return Timing(both.seconds - copy.seconds, both.decisions, 0)


def checked_apply(start: Start, seed: int) -> Timing:
    """`apply` from interpreted Python."""
    choose = random.Random(seed)
    games = [position.copy() for position in positions(start)]
    actions = [choose.choice(game.legal_actions()) for game in games]
    began = perf_counter()
    for game, action in zip(games, actions, strict=True):
        game.apply(action)
    return Timing(perf_counter() - began, POSITIONS, 0)


def housing(start: Start, _seed: int) -> Timing:
    """Whether all animals of a player have room, called from interpreted Python."""
    players = [position.players[0] for position in positions(start)]
    began = perf_counter()
    for _ in range(REPEATS):
        for player in players:
            housed(player)
    return Timing(perf_counter() - began, POSITIONS * REPEATS, 0)


def tree_search(start: Start, seed: int) -> Timing:
    """Simulations of `mcts` in a new tree: each selects, expands, plays a turn to its end and evaluates a leaf."""
    asked = [position for position in positions(start) if position.turn != CHANCE]
    game = asked[seed % len(asked)]
    tree = Tree(game, Evaluations(TUNED).of(game.name), seed)
    began = perf_counter()
    for _ in range(SIMULATIONS):
        tree.simulate()
    return Timing(perf_counter() - began, SIMULATIONS, 0)


@cache
def running_self_play(start: Start) -> Player:
    """Self-play with the network that comes with the package, in the middle of its games."""
    games = SELF_PLAY_GAMES if caverna.compiled() else SELF_PLAY_GAMES // 16
    setup = SetUp(start.name, {"players": start.players, **({"mode": start.mode} if start.mode else {})})
    player = Player(Plan(setups=(setup,), minutes=1, workers=1, games=games), 0, shipped_net(start.name, start.players))
    for _ in range(WAVES):
        player.wave()
    return player


def self_play(start: Start, _seed: int) -> Timing:
    """Simulations of Gumbel search with a network, a leaf of every game at a time."""
    player = running_self_play(start)
    began = perf_counter()
    for _ in range(WAVES):
        player.wave()
    return Timing(perf_counter() - began, WAVES * int(player.forest.size), 0)


def net_search(start: Start, seed: int) -> Timing:
    """Simulations of `net` at a table: one game, several leaves at a time."""
    open_positions = [position for position in positions(start) if position.turn != CHANCE]
    asked = [position for position in open_positions if len(position.search_actions()) > 1]
    bot = NetBot(sims=SIMULATIONS, seed=seed)
    began = perf_counter()
    bot.search(asked[seed % len(asked)])
    return Timing(perf_counter() - began, SIMULATIONS, 0)


FARMERS = {players: Start("cave-farmers", players) for players in (1, 2, 4, 7)}
CAVES = Start("cave-vs-cave", 2, "era-1")

RULES: dict[str, Batch] = {  # The Cave Farmers with 2 players, unless noted
    "random play, 1 player": partial(random_play, FARMERS[1]),
    "random play, 2 players": partial(random_play, FARMERS[2]),
    "random play, 4 players": partial(random_play, FARMERS[4]),
    "random play, 7 players": partial(random_play, FARMERS[7]),
    "driven from Python": partial(driven, FARMERS[2]),
    "legal actions": partial(operation, "legal actions", FARMERS[2]),
    "search actions": partial(operation, "search actions", FARMERS[2]),
    "simulation of mcts": partial(tree_search, FARMERS[2]),
    "simulation of net, self-play": partial(self_play, FARMERS[2]),
    "simulation of net, one game": partial(net_search, FARMERS[2]),
    "checked apply": partial(checked_apply, FARMERS[2]),
    "unchecked step": partial(unchecked_step, FARMERS[2]),
    "copy": partial(operation, "copy", FARMERS[2]),
    "copy, 7 players": partial(operation, "copy", FARMERS[7]),
    "housing": partial(housing, FARMERS[2]),
    "Cave vs Cave, random play": partial(random_play, CAVES),
    "Cave vs Cave, both eras": partial(random_play, Start("cave-vs-cave", 2, "eras-1-2")),
    "Cave vs Cave, driven from Python": partial(driven, CAVES),
    "Cave vs Cave, legal actions": partial(operation, "legal actions", CAVES),
    "Cave vs Cave, search actions": partial(operation, "search actions", CAVES),
    "Cave vs Cave, simulation of mcts": partial(tree_search, CAVES),
    "Cave vs Cave, simulation of net, self-play": partial(self_play, CAVES),
    "Cave vs Cave, simulation of net, one game": partial(net_search, CAVES),
    "Cave vs Cave, unchecked step": partial(unchecked_step, CAVES),
    "Cave vs Cave, copy": partial(operation, "copy", CAVES),
}

# Environments, driven from Python with random legal actions.

VECTOR = 1024
"""Games at once."""
VECTOR_STEPS = 20
"""Decisions in each of them between two readings of the clock."""


@cache
def running_env(name: str, observations: bool) -> Any:
    """A vector environment in the middle of its games."""
    from caverna.envs.vector import CavernaVectorEnv

    env = CavernaVectorEnv(name, VECTOR, players=2, observations=observations, copy=False)
    env.reset(seed=1)
    return env


def vector_env(name: str, observations: bool, seed: int) -> Timing:
    """Many games at once. The actions are chosen here, from what the last step returned."""
    import numpy as np

    from caverna.envs.vector import random_actions

    env = running_env(name, observations)
    info, choose = env.info(), np.random.default_rng(seed)
    began = perf_counter()
    for _ in range(VECTOR_STEPS):
        info = env.step(random_actions(info, choose))[-1]
    return Timing(perf_counter() - began, VECTOR * VECTOR_STEPS, 0)


def pettingzoo(name: str, seed: int) -> Timing:
    """A game of two agents, as PettingZoo's documentation shows."""
    import numpy as np

    from caverna.envs.aec import CavernaAECEnv

    choose, decisions, env = random.Random(seed), 0, CavernaAECEnv(name, players=2)
    env.reset(seed=seed)
    began = perf_counter()
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        if over:
            env.step(None)
        else:
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(choose.random() * len(legal))]))
            decisions += 1
    return Timing(perf_counter() - began, decisions, 1)


def gymnasium(name: str, seed: int) -> Timing:
    """A solo game, without the wrappers of `gymnasium.make`."""
    import numpy as np

    from caverna.envs.solo import SoloEnv

    choose, decisions, over, env = random.Random(seed), 0, False, SoloEnv(name)
    _, info = env.reset(seed=seed)
    began = perf_counter()
    while not over:
        legal = np.flatnonzero(info["action_mask"])
        _, _, over, _, info = env.step(legal[int(choose.random() * len(legal))])
        decisions += 1
    return Timing(perf_counter() - began, decisions, 1)


ENVIRONMENTS: dict[str, Batch] = {  # The Cave Farmers with 2 players, unless noted
    "vector env": partial(vector_env, "cave-farmers", False),
    "vector env, with observations": partial(vector_env, "cave-farmers", True),
    "PettingZoo": partial(pettingzoo, "cave-farmers"),
    "Gymnasium, solo": partial(gymnasium, "cave-farmers"),
    "Cave vs Cave, vector env": partial(vector_env, "cave-vs-cave", False),
    "Cave vs Cave, vector env, with observations": partial(vector_env, "cave-vs-cave", True),
    "Cave vs Cave, PettingZoo": partial(pettingzoo, "cave-vs-cave"),
    "Cave vs Cave, Gymnasium, solo": partial(gymnasium, "cave-vs-cave"),
}

# Other engines, each played at random as its own documentation shows.


def catanatron(players: int, seed: int) -> Timing:
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    random.seed(seed)
    start = perf_counter()
    game = Catan([RandomPlayer(colour) for colour in list(Color)[:players]])
    game.play()
    return Timing(perf_counter() - start, len(game.state.actions), 1)


def chess(seed: int) -> Timing:
    from chess import Board

    def drawn() -> bool:
        return board.is_insufficient_material() or board.is_seventyfive_moves() or board.is_fivefold_repetition()

    choose = random.Random(seed)
    start = perf_counter()
    board = Board()
    while (moves := list(board.legal_moves)) and not drawn():  # `is_game_over` would generate the moves again
        board.push(choose.choice(moves))
    return Timing(perf_counter() - start, board.ply(), 1)


PEERS: dict[str, Batch] = {
    "catanatron, 2 players": partial(catanatron, 2),
    "catanatron, 4 players": partial(catanatron, 4),
    "python-chess": chess,
}


def main(which: str) -> None:
    if which != "environments" and hasattr(os, "sched_setaffinity"):  # Linux
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for name, batch in {"rules": RULES, "peers": PEERS, "environments": ENVIRONMENTS}[which].items():
        print(json.dumps([name, *measured(batch)]), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
