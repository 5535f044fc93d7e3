"""Cave vs Cave as an engine: what `Engine` leaves to each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caverna.game.buffer import Actions
from caverna.game.engine import check_seat
from caverna.game.frames import NOBODY, Frame, StepTable
from caverna.game.notation import Notation
from caverna.game.observation import Layout, ObservationWriter
from caverna.game.serialization import check_header, read_options

from . import decision, observation, player, scoring, state, view
from .actions import EAT, RULES_VERSION
from .draft import DRAFT_TURN, DRAW_POOL
from .gifts import given
from .goods import EDIBLE_KINDS, FOOD, LIMITS
from .machine import STEPS
from .notation import NOTATION
from .player import Player, new_player
from .reduction import add_useful_meals
from .rounds import DRAW_LIGHT, NEXT_ROUND
from .scoring import SOLO_GOAL, SOLO_GOAL_BOTH
from .setup import SLOTS, Setup, setup_for, start_draft, start_first_era, start_short
from .state import State
from .step import step_of
from .types import CavesDecision, CavesView

NAME: Final = "cave-vs-cave"


@mypyc_attr(acyclic=True)
class Game(State):
    """A game of Cave vs Cave in progress."""

    @property
    def name(self) -> str:
        return NAME

    @property
    def rules_version(self) -> int:
        return RULES_VERSION

    @property
    def options(self) -> dict[str, Any]:
        return self.setup.options()

    def steps(self) -> StepTable:
        return STEPS

    def seats(self) -> list[Player]:
        return self.players

    # playing

    def current_player(self) -> Player:
        """The player whose decision is open; the first where chance decides."""
        assert self.top is not None
        return self.players[self.top.player()]

    def add_legal(self, frame: Frame, out: Actions) -> None:
        p = self.players[frame.player()]
        step = step_of(frame)
        step.legal(self, p, frame.data, out)
        if p.goods[FOOD] < LIMITS[FOOD] and step.eating(frame.data):
            for i in range(len(EDIBLE_KINDS)):
                if p.goods[EDIBLE_KINDS[i]] > 0:
                    out.add(EAT + i)

    def add_search(self, frame: Frame, out: Actions) -> None:
        """See `reduction`."""
        p = self.players[frame.player()]
        step = step_of(frame)
        step.legal(self, p, frame.data, out)
        step.thin_out(self, p, frame.data, out)
        if p.goods[FOOD] < LIMITS[FOOD] and step.eating(frame.data):
            add_useful_meals(self, p, step, frame.data, out)

    def carry_out(self, action: i64) -> None:
        frame = self.top
        assert frame is not None
        p = self.players[frame.player()]
        if action >= EAT:
            p.goods[EDIBLE_KINDS[action - EAT]] -= 1
            p.goods[FOOD] += 1
        else:
            step_of(frame).apply(self, p, frame.data, action)

    def run_or_ask(self, frame: Frame) -> bool:
        p = self.players[frame.player()]
        step = step_of(frame)
        if step.asks(self, p, frame.data):
            return False
        step.run(self, p, frame.data)
        return True

    def turn_id(self) -> i64:
        return (self.era * 16 + self.round) * 16 + self.turns

    # results

    def scores(self) -> list[float]:
        """Points per seat as if the game ended now."""
        return [scoring.points(p, self.era) for p in self.players]

    def points_of(self, seat: i64) -> float:
        return scoring.points(self.players[seat], self.era)

    def winners(self) -> list[int]:
        """At the end: the better one, both in a draw; alone the player if the goal was met."""
        if self.top is not None:
            return []
        scores = self.scores()
        if self.solo():
            met = scores[0] > SOLO_GOAL_BOTH if self.era == 2 else scores[0] >= SOLO_GOAL
            return [0] if met else []
        standings = [scoring.standing(p, score) for p, score in zip(self.players, scores, strict=True)]
        return [seat for seat, standing in enumerate(standings) if standing == max(standings)]

    def score_sheet(self, seat: int) -> dict[str, float]:
        """The same points by category."""
        check_seat(seat, len(self.players))
        return scoring.score_sheet(self.players[seat], self.era)

    # words and data

    def notation(self) -> Notation:
        return NOTATION

    def supply(self, seat: int) -> dict[str, int]:
        return view.goods_of(self.players[seat])

    def cost_and_gain(self, action: int) -> dict[str, dict[str, int]]:
        found = super().cost_and_gain(action)
        # blue rooms may give what the action costs: both are shown
        gifts: dict[str, int] = {}
        for goods in given(self, action).values():
            for name, amount in goods.items():
                gifts[name] = gifts.get(name, 0) + amount
        for name, amount in gifts.items():
            cost = found["cost"].get(name, 0) + max(0, amount - found["gain"].get(name, 0))
            if cost:
                found["cost"][name] = cost
                found["gain"][name] = amount
        return found

    def layout(self) -> Layout:
        return observation.LAYOUT

    def observe(self, seat: i64, writer: ObservationWriter) -> None:
        observation.observe(self, seat, writer)

    def view(self) -> CavesView:
        """The whole public state as plain data."""
        return view.view(self)

    def decision(self) -> CavesDecision:
        """The current decision, with every legal answer."""
        return decision.decision(self)

    def field_names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return state.FIELDS, player.FIELDS

    def moment(self) -> str:
        return f"era {self.era}, round {self.round}"

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Game:
        data = check_header(data, NAME, RULES_VERSION)
        game = empty_game(read_options(data.get("options"), setup_for))
        game.read_values(data)
        game.read_frames(data)
        return game

    def copy(self) -> Game:
        game = Game(self.setup)
        self.copy_to(game)
        return game


def empty_game(setup: Setup) -> Game:
    """A game with players, slots and piles, but nothing on them."""
    game = Game(setup)
    game.players = [new_player(seat) for seat in range(setup.players)]
    game.slots = vec[i64]([-1] * SLOTS)
    game.piles = vec[i64]([0, 0])
    return game


def new_game(**options: Any) -> Game:
    """A game at its beginning; see `setup.MODES`."""
    setup = setup_for(**options)
    game = empty_game(setup)
    if setup.drafted:
        start_draft(game)
        game.push(DRAFT_TURN, 0)
    elif setup.pooled:
        start_short(game)
        game.push(NEXT_ROUND, NOBODY)
        game.push(DRAW_POOL, NOBODY)
    else:
        start_first_era(game)
        game.push(NEXT_ROUND, NOBODY)
        if game.solo():
            game.push(DRAW_LIGHT, NOBODY)
    game.settle()
    return game
