"""Computing the numbers of a review: what was expected before and after every decision and every draw of a match."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from caverna.bots.bot import engine_of, lead
from caverna.game import CHANCE
from caverna.game.engine import Engine
from caverna.nets import Foresight, Net, after, shipped_net
from caverna.record import Match

from .numbers import SIMULATIONS, Part, difference
from .types import DecisionNumbers, DrawNumbers

LINE: Final = 5
"""Decisions in the best line, after the best action itself."""
EXPLAINED: Final = 1.0
"""Points that must be lost for the review to look for the reason."""
DIGITS: Final = 2


class Moment(NamedTuple):
    """A step of a match, with the actions to compare: those worth searching and the one played, or all draws."""

    step: int
    game: Engine
    played: int
    actions: list[int]


class Reviewer:
    """Reviews a match with a network.

    Args:
        match: The match, at any point.
        net: The network; by default the one that comes with the package.
        simulations: How many simulations each position gets.
        seed: The seed of chance in the search.
    """

    def __init__(
        self, match: Match, *, net: Net | None = None, simulations: int = SIMULATIONS, seed: int = 0
    ) -> None:  # fmt: skip
        self.match = match
        self.steps = len(match.actions)
        game = match.game
        self.foresight = Foresight(net or shipped_net(game.name, game.num_players), simulations, seed)

    def part(self, first: int, last: int) -> Part:
        """Review some steps.

        Args:
            first: The first of them.
            last: The step after the last.
        """
        moments = [*self.moments(first, last)]
        positions = [after(moment.game, action) for moment in moments for action in moment.actions]
        values = iter(self.foresight.values(positions))
        found = [(moment, {action: next(values) for action in moment.actions}) for moment in moments]
        decisions = [pair for pair in found if pair[0].game.turn != CHANCE]
        return Part(self.decisions(decisions), [draw(*pair) for pair in found if pair[0].game.turn == CHANCE])

    def moments(self, first: int, last: int) -> list[Moment]:
        """The steps with something to compare."""
        found: list[Moment] = []
        game = engine_of(self.match.at(first))
        for step in range(first, min(last, self.steps)):
            played = self.match.actions[step]
            actions = game.legal_actions() if game.turn == CHANCE else sorted({*game.search_actions(), played})
            if len(actions) > 1:
                found.append(Moment(step, game.copy(), played, actions))
            game.step(played)
        return found

    def decisions(self, found: Sequence[tuple[Moment, dict[int, tuple[float, ...]]]]) -> list[DecisionNumbers]:
        """The numbers of some decisions, from the values of their actions."""
        numbers = [decision(moment, values) for moment, values in found]
        bests = [after(moment.game, row["best"]) for (moment, _), row in zip(found, numbers, strict=True)]
        for row, line in zip(numbers, self.foresight.lines(bests, LINE), strict=True):
            row["line"] += [(step.action, round(step.share, DIGITS)) for step in line]
        self.explain([moment for moment, _ in found], numbers)
        return numbers

    def explain(self, moments: Sequence[Moment], numbers: Sequence[DecisionNumbers]) -> None:
        """Find where the points went that were lost, by category of the score sheet."""
        lost = [i for i, row in enumerate(numbers) if row["lost"] >= EXPLAINED]
        pairs = [(moments[i].game, action) for i in lost for action in (numbers[i]["best"], numbers[i]["played"])]
        sheets = iter(self.foresight.sheets([after(*pair) for pair in pairs], [game.turn for game, _ in pairs]))
        for i in lost:
            numbers[i]["reason"] = difference(next(sheets), next(sheets))


def decision(moment: Moment, values: dict[int, tuple[float, ...]]) -> DecisionNumbers:
    """The numbers of a decision. Its line has the best action only, and it has no reason yet."""
    seat, played = moment.game.turn, moment.played
    leads = {action: lead(points, seat) for action, points in values.items()}
    best = max(leads, key=lambda action: (leads[action], action == played))
    behind = leads[best] - max(lead for action, lead in leads.items() if action != best)
    return {
        "step": moment.step,
        "played": played,
        "best": best,
        "before": rounded(values[best]),
        "after": rounded(values[played]),
        "lost": round(leads[best] - leads[played], DIGITS),
        "next_best": round(behind, DIGITS),
        "line": [(best, 1.0)],
        "reason": {},
    }


def draw(moment: Moment, values: dict[int, tuple[float, ...]]) -> DrawNumbers:
    """The numbers of a draw: before it, the mean of all that could have been drawn."""
    weights = moment.game.chance_weights()
    columns = zip(*values.values(), strict=True)
    whole = sum(weights)
    before = [sum(w * points for w, points in zip(weights, column, strict=True)) / whole for column in columns]
    return {"step": moment.step, "before": rounded(before), "after": rounded(values[moment.played])}


def rounded(points: Sequence[float]) -> list[float]:
    """Points as they are kept."""
    return [round(own, DIGITS) for own in points]
