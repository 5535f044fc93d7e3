"""What can be reached before a round ends: a search over whole turns, and the check that a solution always works."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

from caverna.bots import make_bot
from caverna.bots.weights import TUNED, Evaluations
from caverna.game import CHANCE, OVER, Game
from caverna.game.engine import Engine

from .goal import SEAT, Goal

MOST_DRAWN: Final = 5000
"""How many positions to follow a solution through."""


class Node(NamedTuple):
    """A position, and the decisions that lead to it."""

    game: Game
    path: tuple[str, ...]


@dataclass(frozen=True)
class Found:
    """The positions that a search has found."""

    turns: Sequence[Node]
    """After each turn."""
    ends: Sequence[Node]
    """After the round."""
    is_complete: bool
    """Are these all that the actions worth searching lead to?"""


class Solver:
    """Searches the turns up to the end of a round.

    Args:
        goal: Only its deadline counts.
        beam: How many positions after each turn to go on from: half of them by points, half by the evaluation.
        most: How many positions of a turn to look at.
    """

    def __init__(self, goal: Goal, beam: int, most: int) -> None:
        self.goal = goal
        self.beam = beam
        self.most = most
        self.evaluations = Evaluations(TUNED)

    def search(self, game: Game) -> Found:
        """Everything that the budget finds."""
        turns: list[Node] = []
        ends: dict[Game, Node] = {}
        level, is_complete = [Node(game, ())], True
        while level:
            following: dict[Game, Node] = {}
            for node in level:
                looked = 0
                for after in self.turn(node):
                    looked += 1
                    if self.goal.is_past(after.game):
                        ends.setdefault(after.game, after)
                    else:
                        following.setdefault(after.game, after)
                is_complete &= looked < self.most
            turns += following.values()
            level = self.best([*following.values()])
            is_complete &= len(level) == len(following)
        return Found(turns, [*ends.values()], is_complete)

    def best(self, nodes: list[Node]) -> list[Node]:
        """The most promising positions."""
        if len(nodes) <= self.beam:
            return nodes
        half = self.beam // 2
        by_points = sorted(nodes, key=lambda node: -node.game.scores()[SEAT])
        by_value = sorted(nodes, key=lambda node: -self.value(node.game))
        chosen = {id(node): node for node in [*by_points[:half], *by_value[:half]]}
        return [*chosen.values()]

    def value(self, game: Game) -> float:
        """What the evaluation expects of a position."""
        assert isinstance(game, Engine)
        return float(self.evaluations.of(game.name).value(game, SEAT))

    def turn(self, start: Node) -> Iterator[Node]:
        """The positions after the turn that begins here, each once, as many as may be looked at."""
        turn, seen, found = start.game.turn_id(), {start.game}, 0
        open_nodes = [start]
        while open_nodes and found < self.most:
            node = open_nodes.pop()
            for action in node.game.search_actions():
                after = node.game.copy()
                text = after.text(action)
                after.apply(action)
                while after.turn == CHANCE and not self.goal.is_past(after):
                    after.apply(after.legal_actions()[0])  # `always` tries the other draws
                if after in seen:
                    continue
                seen.add(after)
                following = Node(after, (*node.path, text))
                if after.turn != SEAT or after.turn_id() != turn:
                    found += 1
                    if found > self.most:
                        return
                    yield following
                else:
                    open_nodes.append(following)


def always(goal: Goal, game: Game, solution: Sequence[str], draws: int | None = None, most: int = MOST_DRAWN) -> bool:
    """Does a solution reach the goal at its end whatever chance draws? False if there are too many draws to tell.

    Args:
        goal: The goal.
        game: The position.
        solution: The decisions.
        draws: How many draws to try each time, for a quick look; None for all.
        most: How many positions to follow the solution through.
    """
    left = most

    def reaches(game: Game, rest: Sequence[str]) -> bool:
        nonlocal left
        left -= 1
        if left < 0:
            return False
        if goal.is_past(game) or not rest:
            return goal.state(game) == "reached"
        if game.turn == CHANCE:
            return all(reaches(played(game, draw), rest) for draw in game.legal_actions()[:draws])
        actions = {game.text(action): action for action in game.legal_actions()}
        return rest[0] in actions and reaches(played(game, actions[rest[0]]), rest[1:])

    return reaches(game, solution)


def played(game: Game, action: int) -> Game:
    """A game after an action."""
    after = game.copy()
    after.apply(action)
    return after


def random_share(goal: Goal, game: Game, tries: int, random: Random) -> float:
    """How often random play reaches a goal."""
    return sum(plays(goal, game, random) for _ in range(tries)) / tries


def plays(goal: Goal, game: Game, random: Random) -> bool:
    """Does one random continuation reach a goal at the end of a turn?"""
    game, state = game.copy(), "open"
    while state == "open":
        turn = game.turn_id()
        actions = game.legal_actions() if game.turn == CHANCE else game.search_actions()
        game.apply(random.choice(actions))
        if game.turn_id() != turn or game.turn == OVER:
            state = goal.state(game)
    return state == "reached"


def idle(goal: Goal, game: Game) -> bool:
    """Is a goal reached by doing as little as possible: stopping where allowed, else taking the first choice?"""
    game = game.copy()
    while (state := goal.state(game)) == "open":
        actions = game.legal_actions()
        ends = [action for action in actions if game.text(action) in {"stop", "end", "pass"}]
        game.apply((ends or actions)[0])
    return state == "reached"


class End(NamedTuple):
    """How a turn can end."""

    game: Game
    player: Mapping[str, Any]
    """The view of the player."""
    value: float
    """What the evaluation expects."""


class GreedyPlayer:
    """Ends every turn as near to a goal as possible, and otherwise with the best evaluation.

    Args:
        game: The position to play from, towards any goal with this deadline.
        until: A goal of which only the deadline counts.
        most: How many ends of a turn to compare.
    """

    def __init__(self, game: Game, until: Goal, most: int) -> None:
        self.game = game
        self.solver = Solver(until, 1, most)
        self.first = self.ends(game)

    def ends(self, game: Game) -> list[End]:
        """All ends of a turn; none if there are too many."""
        after = [node.game for node in self.solver.turn(Node(game, ()))]
        if len(after) == self.solver.most:
            return []
        return [End(game, game.view()["players"][SEAT], self.solver.value(game)) for game in after]

    def reaches(self, goal: Goal) -> bool | None:
        """Does the player reach a goal? None if a turn has too many ends to tell."""
        game = self.game
        while goal.state(game) == "open":
            ends = self.first if game is self.game else self.ends(game)
            if not ends:
                return None
            game = max(ends, key=lambda end: (closeness(goal, end.player), end.value)).game
        return goal.state(game) == "reached"


def by_itself(goal: Goal, game: Game, name: str) -> bool:
    """Does a bot reach a goal that it does not know, because it plays well anyway?"""
    bot, game = make_bot(name, 0), game.copy()
    while goal.state(game) == "open":
        game.apply(game.legal_actions()[0] if game.turn == CHANCE else bot.choose(game))
    return goal.state(game) == "reached"


def closeness(goal: Goal, player: Mapping[str, Any]) -> float:
    """How near the view of a player is to a goal: 0 if it is there, negative before."""
    short = 0.0
    for condition, value in zip(goal.conditions, goal.values_of(player), strict=True):
        short += max(0.0, (condition.least or value) - value)
        short += max(0.0, value - (value if condition.most is None else condition.most))
    return -short
