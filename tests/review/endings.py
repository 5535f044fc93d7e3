"""Positions near the end of a game that can be solved exactly."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import NamedTuple

import caverna
from caverna import CHANCE, OVER, Game
from caverna.bots.bot import engine_of, lead
from caverna.nets import Net
from caverna.record import Match

LIMIT = 400
"""The most ways to the end of a game that is solved."""
LAST = 40
"""The last actions of a match, among which positions are looked for."""


class Ending(NamedTuple):
    """A match at a decision or a draw near its end, and the lead of the first player after each action."""

    match: Match
    leads: dict[int, float]


def ways(game: Game, limit: int = LIMIT) -> int:
    """How many ways lead to the end of a game without chance, up to a limit; the limit if chance has a part."""
    if game.turn == OVER:
        return 1
    if game.turn == CHANCE:
        return limit
    total = 0
    for action in game.search_actions():
        total += ways(after(game, action), limit - total)
        if total >= limit:
            return limit
    return total


def solved(game: Game) -> float:
    """The lead of the first seat at the end, if everybody plays on as well as possible; alone, the points."""
    if game.turn == OVER:
        return lead([*game.scores()], 0)
    leads = [solved(after(game, action)) for action in game.search_actions()]
    return max(leads) if game.turn == 0 else min(leads)


def after(game: Game, action: int) -> Game:
    game = game.copy()
    game.apply(action)
    return game


def best(game: Game) -> int:
    """An action that is as good as any."""
    leads = {action: solved(after(game, action)) for action in game.search_actions()}
    return (max if game.turn == 0 else min)(leads, key=lambda action: leads[action])


def played(seed: int, players: int = 1) -> Match:
    """A short match of random search actions."""
    match = caverna.Match("cave-vs-cave", players=players, mode="era-1", seed=seed)
    generator = Random(seed)
    while match.game.turn != OVER:
        match.play(generator.choice(match.game.search_actions()))
    return match


def endings(seeds: Iterable[int], *, chance: bool, players: int = 1, spread: float = 0.0) -> Iterator[Ending]:
    """From each match a position that can be solved: a decision of a player, or a draw of chance.

    Args:
        seeds: The seeds of the matches.
        chance: Is it to be a draw?
        players: How many play.
        spread: By how many points its best and its worst action must differ at least.
    """
    for seed in seeds:
        whole = played(seed, players)
        for number in range(len(whole.actions) - LAST, len(whole.actions)):
            game = whole.at(number)
            actions = game.legal_actions() if chance else game.search_actions()
            if (game.turn == CHANCE) != chance or len(actions) < 2:
                continue
            results = [after(game, action) for action in actions]
            if sum(ways(result) for result in results) >= LIMIT:
                continue
            leads = dict(zip(actions, map(solved, results), strict=True))
            if max(leads.values()) - min(leads.values()) >= spread:
                yield Ending(shortened(whole, number), leads)
                break


def untrained(game: Game) -> Net:
    """A network that expects no gains and prefers no action."""
    engine = engine_of(game)
    return Net.new(engine.layout().used(game.num_players), game.num_players, game.num_actions, 8, 1, {})


def shortened(match: Match, number: int) -> Match:
    """A match after so many of its actions."""
    short = Match.begin(match.at(0))
    short.repeat(match.actions[:number])
    return short


def finish(match: Match, action: int) -> Match:
    """Take an action, then play on as well as possible to the end."""
    match = match.copy()
    match.repeat([action])
    while match.game.turn != OVER:
        match.repeat([best(match.game)])
    return match
