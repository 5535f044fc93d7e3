"""The Cave Farmers as an engine: what `Engine` leaves to each game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caverna.game.bits import count
from caverna.game.buffer import Actions
from caverna.game.engine import check_seat
from caverna.game.frames import NOBODY, Frame, StepTable
from caverna.game.notation import Notation
from caverna.game.observation import Layout, ObservationWriter
from caverna.game.serialization import check_header, read_options

from . import decision, observation, player, scoring, state, view
from .actions import CHOOSE, IMITATE, RULES_VERSION, SLOTS, TRADE
from .goods import FOOD
from .harvest import OVERFLOW
from .housing import housed
from .machine import STEPS
from .notation import NOTATION
from .player import Player, new_player
from .reduction import add_food_ahead, add_useful_trades
from .rounds import NEXT_ROUND, REVEAL_MARKER, WORK
from .setup import ROUNDS, Setup, setup_for
from .state import State
from .step import step_of
from .trades import add_trades, make_trade
from .types import FarmersDecision, FarmersView

NAME: Final = "cave-farmers"
PHASE: Final = 63  # more than there are dwarfs: not in the work of a round


@mypyc_attr(acyclic=True)
class Game(State):
    """A game of The Cave Farmers in progress."""

    @property
    def name(self) -> str:
        """The name of the game."""
        return NAME

    @property
    def rules_version(self) -> int:
        """The version of the rules and of the numbering of actions."""
        return RULES_VERSION

    @property
    def options(self) -> dict[str, Any]:
        """Everything `new_game` was given, defaults included."""
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
        if step.trading(frame.data):
            add_trades(self, p, out)

    def add_search(self, frame: Frame, out: Actions) -> None:
        """See `reduction`."""
        p = self.players[frame.player()]
        step = step_of(frame)
        step.legal(self, p, frame.data, out)
        step.thin_out(frame.data, out)
        if step.trading(frame.data):
            add_useful_trades(self, p, step, frame.data, out)

    def add_late(self, out: Actions) -> None:
        frame = self.top
        if frame is None:
            return
        step = step_of(frame)
        if step.ordered(frame.data):
            legal = Actions()
            self.fill(legal)
            out.add_missing(legal)
        elif step.keeps_food():
            add_food_ahead(self.players[frame.player()], out)

    def carry_out(self, action: i64) -> None:
        frame = self.top
        assert frame is not None
        p = self.players[frame.player()]
        if action >= TRADE:
            make_trade(self, p, action)
            while frame.step is OVERFLOW and frame.below is not None:
                frame = frame.below  # animals without room only interrupt what was asked
            step_of(frame).traded(self, p)
        else:
            step_of(frame).apply(self, p, frame.data, action)
        self.house(p)

    def run_or_ask(self, frame: Frame) -> bool:
        p = self.players[frame.player()]
        step = step_of(frame)
        if step.asks(self, p, frame.data):
            return False
        step.run(self, p, frame.data)
        self.house(p)
        return True

    def house(self, p: Player) -> None:
        """Where animals may have lost their room, ask their owner which of them go."""
        if p.crowded:
            p.crowded = False
            if (self.top is None or self.top.step is not OVERFLOW) and not housed(p):
                self.push(OVERFLOW, p.seat)

    def turn_id(self) -> i64:
        """Counts rounds and placed dwarfs. What a dwarf does belongs to its placement; other decisions are a phase."""
        placed: i64 = 0
        for p in self.players:
            placed += count(p.placed & ~p.newborn)  # newborn dwarfs have no turn
        if self.top is None or self.top.step is not WORK:
            placed = placed - 1 if placed else PHASE
        return self.round * (PHASE + 1) + placed

    def chance_weights(self) -> list[int]:
        if self.top is not None and self.top.step is REVEAL_MARKER:
            return [n for n in (int(self.leaves), int(self.questions)) if n]
        return super().chance_weights()

    # results

    def scores(self) -> list[int]:
        """Points per seat as if the game ended now."""
        return [int(scoring.points(p)) for p in self.players]

    def points_of(self, seat: i64) -> float:
        return float(scoring.points(self.players[seat]))

    def winners(self) -> list[int]:
        """The seats with the most points, at the end; a solo game has no winner."""
        if self.top is not None or len(self.players) == 1:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def score_sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat, category by category."""
        check_seat(seat, len(self.players))
        return scoring.score_sheet(self.players[seat])

    # notation and data

    def notation(self) -> Notation:
        return NOTATION

    def supply(self, seat: int) -> dict[str, int]:
        p = self.players[seat]
        return {**view.goods_of(p), "begging": int(p.begging)}

    def cost_and_gain(self, action: int) -> dict[str, dict[str, int]]:
        found = super().cost_and_gain(action)
        frame = self.top
        if frame is None or not IMITATE <= action < CHOOSE:
            return found
        # the fee is food, and so may be what the space brings: both are shown
        fee = int(step_of(frame).fee())
        food = fee + found["gain"].pop("food", 0) - found["cost"].pop("food", 0)
        if fee:
            found["cost"]["food"] = fee
        if food:
            found["gain"]["food"] = food
        return found

    def layout(self) -> Layout:
        return observation.LAYOUT

    def observe(self, seat: i64, writer: ObservationWriter) -> None:
        observation.observe(self, seat, writer)

    def view(self) -> FarmersView:
        """The whole public state as plain data, with what a client wants derived."""
        return view.view(self)

    def decision(self) -> FarmersDecision:
        """What is being asked, of whom, and every legal action; and why other things cannot be chosen."""
        return decision.decision(self)

    def field_names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return state.FIELDS, player.FIELDS

    def moment(self) -> str:
        return f"round {min(self.round, ROUNDS)}"

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Game:
        """The game that `to_dict` wrote as `data`; raise `RecordError` if the data is not one."""
        data = check_header(data, NAME, RULES_VERSION)
        game = empty_game(read_options(data.get("options"), setup_for))
        game.read_values(data)
        for p in game.players:
            p.find_slots()
        game.read_frames(data)
        return game

    def copy(self) -> Game:
        """An independent copy."""
        game = Game(self.setup)
        self.copy_to(game)
        return game


def empty_game(setup: Setup) -> Game:
    """A game with players and spaces, but nothing on them."""
    game = Game(setup)
    game.players = [new_player(seat) for seat in range(setup.players)]
    game.piles = vec[i64]([0] * SLOTS)
    return game


def new_game(**options: Any) -> Game:
    """A game at its beginning; see `setup.OPTIONS`."""
    setup = setup_for(**options)
    game = empty_game(setup)
    for p in game.players:
        p.goods[FOOD] = setup.food[p.seat]
    game.open = setup.printed
    game.tiles = setup.tiles
    game.leaves = setup.leaves
    game.questions = setup.questions
    game.push(NEXT_ROUND, NOBODY)
    game.settle()
    return game
