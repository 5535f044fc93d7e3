"""Reviews with made-up numbers: what a server would send, without the half minute that it would think."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import parse_qs, urlparse

from playwright.sync_api import Route

from caverna.game import CHANCE, OVER, Game
from caverna.locale import translator_for
from caverna.record import Match
from caverna.review import ReviewWriter, review_numbers
from caverna.review.numbers import Part
from caverna.review.types import DecisionNumbers, DrawNumbers
from tests.page.browser import Person

LOSSES = (0.0, 0.1, 0.0, 0.7, 0.0, 1.4, 0.0, 2.9, 0.0, 6.3)
"""What decisions lose, in turn: every grade occurs."""


class Inventor:
    """Invents the numbers of a review."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.random = random.Random(1)
        self.points = [50.0] * match.game.num_players
        self.decided = 0

    def part(self) -> Part:
        """The numbers of all steps at which there was a choice."""
        part = Part([], [])
        game = self.match.at(0)
        for step, action in enumerate(self.match.actions):
            actions = list(game.legal_actions())
            if len(actions) > 1 and game.turn == CHANCE:
                part.draws.append(self.draw(step))
            elif len(actions) > 1:
                part.decisions.append(self.decision(game, step, action, actions))
            game.apply(action)
        return part

    def draw(self, step: int) -> DrawNumbers:
        before = [*self.points]
        self.points = [points + self.random.uniform(-1.5, 1.5) for points in before]
        return {"step": step, "before": before, "after": [*self.points]}

    def decision(self, game: Game, step: int, played: int, actions: list[int]) -> DecisionNumbers:
        seat = game.turn
        lost = LOSSES[self.decided % len(LOSSES)]
        self.decided += 1
        best = next(action for action in actions if action != played) if lost else played
        before = [*self.points]
        self.points[seat] -= lost
        reason = {category: self.random.choice((-0.8, 1.1, 3.2)) for category in sheet(game, seat)} if lost >= 1 else {}
        return {
            "step": step, "played": played, "best": best, "before": before, "after": [*self.points], "lost": lost,
            "next_best": self.random.choice((0.5, 2.5)), "line": self.line(game, best), "reason": reason,
        }  # fmt: skip

    def line(self, game: Game, best: int) -> list[tuple[int, float]]:
        game, line, action = game.copy(), [(best, 1.0)], best
        while len(line) < 4:
            game.apply(action)
            if game.turn == OVER:
                break
            action = game.legal_actions()[0]
            line.append((action, 0.61))
        return line


def sheet(game: Game, seat: int) -> list[str]:
    return [*game.view()["players"][seat]["score_sheet"]]


def show_review(human: Person, match: Match) -> None:
    """Answer this person's requests for the review of a match, in the language that each asks for."""
    numbers = review_numbers([Inventor(match).part()], 128)

    def answer(route: Route) -> None:
        translator = translator_for(parse_qs(urlparse(route.request.url).query)["language"][0])
        review: Any = ReviewWriter(numbers, match, match.names, translator).write()
        route.fulfill(body=json.dumps({"state": "ready", "review": review}), content_type="application/json")

    human.page.route("**/api/tables/*/review*", answer)
