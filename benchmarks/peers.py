"""Random play in several libraries, in one run: `python benchmarks/peers.py` writes benchmarks/peers.md.

Time is that of the processor, so that other work on the machine does not count.

Needs the extra `openspiel`, and pgx for its games; a library that is not installed is left out and named.
"""

from __future__ import annotations

import os
import platform
from collections.abc import Callable
from datetime import date
from functools import partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

from bench import processor

ROUNDS = 3
SECONDS = 1.0
"""How long each round lasts at least."""
GAMES = 1024
"""Games at once, where a library steps many."""
OUT = Path(__file__).with_name("peers.md")

Run = Callable[[float], float]
"""Plays for at least so many seconds of the processor and returns decisions per second."""


def vector(game: str, observations: bool) -> Run:
    """Our vector environment."""
    import numpy as np

    from caverna.envs.vector import CavernaVectorEnv, random_actions

    env = CavernaVectorEnv(game, GAMES, players=2, observations=observations, copy=False)
    random = np.random.default_rng(1)
    info = env.reset(seed=1)[1]

    def run(seconds: float) -> float:
        nonlocal info
        began, steps = process_time(), 0
        while process_time() - began < seconds:
            info = env.step(random_actions(info, random))[4]
            steps += 1
        return steps * GAMES / (process_time() - began)

    return run


def single(game: str) -> Run:
    """One of our games, driven from Python."""
    import caverna

    def run(seconds: float) -> float:
        random, began, decisions = Random(1), process_time(), 0
        while process_time() - began < seconds:
            state = caverna.new_game(game, players=2)
            while state.turn != caverna.OVER:
                legal = state.legal_actions()
                state.apply(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions / (process_time() - began)

    return run


def openspiel(name: str) -> Run:
    """A game of OpenSpiel, driven from Python as its examples do."""
    import pyspiel

    import caverna.envs

    assert caverna.envs  # registers ours
    game = pyspiel.load_game(name)

    def run(seconds: float) -> float:
        random, began, decisions = Random(1), process_time(), 0
        while process_time() - began < seconds:
            state = game.new_initial_state()
            while not state.is_terminal():
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
        return decisions / (process_time() - began)

    return run


def pgx(name: str) -> Run:
    """A game of pgx: many at once, compiled by XLA, with the loop and the choice inside the compiled code."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    step, steps = jax.vmap(auto_reset(env.step, env.init)), 20

    def one(carry: Any, _: Any) -> Any:
        state, key = carry
        key, choose, draw = jax.random.split(key, 3)
        action = jax.random.categorical(choose, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1)
        return (step(state, action, jax.random.split(draw, GAMES)), key), None

    play = jax.jit(lambda carry: jax.lax.scan(one, carry, None, steps)[0])
    key = jax.random.PRNGKey(1)
    carry = play((jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES)), key))
    jax.block_until_ready(carry)

    def run(seconds: float) -> float:
        nonlocal carry
        began, rounds = process_time(), 0
        while process_time() - began < seconds:
            carry = jax.block_until_ready(play(carry))
            rounds += 1
        return rounds * steps * GAMES / (process_time() - began)

    return run


ROWS: list[tuple[str, str, str, Callable[[], Run]]] = [
    ("caverna", "The Cave Farmers", f"{GAMES} games at once", partial(vector, "cave-farmers", False)),
    ("caverna", "The Cave Farmers", f"{GAMES} at once, observed", partial(vector, "cave-farmers", True)),
    ("caverna", "Cave vs Cave", f"{GAMES} games at once", partial(vector, "cave-vs-cave", False)),
    ("caverna", "Cave vs Cave", f"{GAMES} at once, observed", partial(vector, "cave-vs-cave", True)),
    *[("pgx", name, f"{GAMES} at once, observed", partial(pgx, name)) for name in ("backgammon", "othello", "go_9x9")],
    ("caverna", "The Cave Farmers", "one game from Python", partial(single, "cave-farmers")),
    ("caverna", "Cave vs Cave", "one game from Python", partial(single, "cave-vs-cave")),
    *[
        ("open_spiel", name, "one game from Python", partial(openspiel, name))
        for name in ("backgammon", "chess", "go(board_size=9)", "othello", "cave_farmers(players=2)")
    ],
]


def installed(library: str) -> str | None:
    try:
        return version(library)
    except PackageNotFoundError:
        return None


def main() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    lines, missing = [], []
    for library, game, how, make in ROWS:
        if installed(library) is None:
            missing.append(library)
            continue
        run = make()
        best = max(run(SECONDS) for _ in range(ROUNDS))
        lines.append(f"| {library} {installed(library)} | {game} | {how} | {best:,.0f} |")
        print(lines[-1], flush=True)
    left_out = f" Not installed, so left out: {', '.join(sorted(set(missing)))}." if missing else ""
    OUT.write_text(
        "# Random play beside OpenSpiel and pgx\n\n"
        f"Written by `python benchmarks/peers.py`. CPython {platform.python_version()}, {processor()}, one core, "
        f"{date.today()}, best of {ROUNDS} rounds of {SECONDS:g} s of\nprocessor time, two players.{left_out}\n\n"
        "A decision is not the same amount of work in different games: one of The Cave Farmers picks one of up to a "
        "hundred\nlegal actions and may feed a family. pgx writes an observation with every step, and is made for "
        "accelerators, where it is\nmuch faster. OpenSpiel's own games are C++ called from Python; the last row is our "
        "game behind its interface.\nOther work on the machine makes all figures lower, but leaves them comparable: "
        "compare [results.md](results.md).\n\n"
        "| library | game | how | decisions/s |\n|---|---|---|--:|\n" + "\n".join(lines) + "\n",
        encoding="utf-8",
    )


if __name__ == "__main__":
    main()
