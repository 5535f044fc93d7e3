"""The Cave Farmers as an engine: its loop, results, copies, and reading it back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caverna.game.bits import count
from caverna.game.buffer import Actions
from caverna.game.engine import Engine, check_seat, read_frames
from caverna.game.frames import NOBODY
from caverna.game.notation import Notation
from caverna.game.observation import Layout, ObservationWriter
from caverna.game.serialization import check_header, read_fields, read_list, read_options

from . import decision, observation, player, scoring, state, view
from .actions import SLOTS, TRADE
from .goods import KINDS
from .harvest import FINAL_TRADES, OVERFLOW
from .housing import housed
from .machine import STEPS
from .notation import NOTATION
from .player import FAMILY, Player, new_player
from .reduction import add_food_ahead, add_useful_trades, has_order, thin_out
from .rounds import NEXT_ROUND, REVEAL_MARKER, WORK
from .setup import setup_for
from .state import State
from .step import step_of
from .trades import add_trades, make_trade
from .types import FarmersDecision, FarmersView

NAME: Final = "cave-farmers"
RULES_VERSION: Final = 1
PHASE: Final = 63  # more than there are dwarfs: not in the work of a round


@mypyc_attr(acyclic=True)
class Game(State):
    @property
    def name(self) -> str:
        return NAME

    @property
    def rules_version(self) -> int:
        return RULES_VERSION

    @property
    def options(self) -> dict[str, Any]:
        return self.setup.options()

    @property
    def num_players(self) -> int:
        return len(self.players)

    # playing

    def current_player(self) -> Player:
        """The player whose decision is open; any at all where chance decides."""
        assert self.top is not None
        return self.players[0 if self.top.seat == NOBODY else self.top.seat]

    def fill(self, out: Actions) -> None:
        """Everything the rules allow, into a buffer."""
        out.clear()
        frame = self.top
        if frame is not None:
            p = self.players[0 if frame.seat == NOBODY else frame.seat]
            step = step_of(frame)
            step.legal(self, p, frame.data, out)
            if step.trading(frame.data):
                add_trades(self, p, out)

    def fill_search(self, out: Actions) -> None:
        """The part of it that is worth searching, see `reduction`."""
        out.clear()
        frame = self.top
        if frame is not None:
            p = self.players[0 if frame.seat == NOBODY else frame.seat]
            step = step_of(frame)
            step.legal(self, p, frame.data, out)
            thin_out(step, frame.data, out)
            if step.trading(frame.data):
                add_useful_trades(self, p, step, frame.data, out)

    def add_late(self, out: Actions) -> None:
        frame = self.top
        if frame is None:
            return
        step = step_of(frame)
        if has_order(step, frame.data):
            legal = Actions()
            self.fill(legal)
            out.add_missing(legal)
        elif step is not FINAL_TRADES:
            add_food_ahead(self.current_player(), out)

    def step(self, action: i64) -> None:
        p = self.current_player()
        self.carry_out(action)
        self.settle(p)

    def carry_out(self, action: i64) -> None:
        frame = self.top
        assert frame is not None
        p = self.current_player()
        if action >= TRADE:
            make_trade(self, p, action)
            while frame.step is OVERFLOW and frame.below is not None:
                frame = frame.below  # animals without room only interrupt what was asked
            step_of(frame).traded(self, p)
        else:
            step_of(frame).apply(self, p, frame.data, action)

    def settle(self, p: Player) -> None:
        """Animals find room, and what asks nobody is run, until there is something to decide."""
        while True:
            if p.crowded:
                p.crowded = False
                if (self.top is None or self.top.step is not OVERFLOW) and not housed(p):
                    self.push(OVERFLOW, p.seat)
            frame = self.top
            if frame is None:
                return
            p = self.players[0 if frame.seat == NOBODY else frame.seat]
            step = step_of(frame)
            if step.asks(self, p, frame.data):
                return
            step.run(self, p, frame.data)

    def turn_id(self) -> i64:
        """By rounds and placed dwarfs; what a dwarf does belongs to its placement, what follows the work is a phase."""
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
        check_seat(seat, len(self.players))
        return scoring.score_sheet(self.players[seat])

    # words and data

    def notation(self) -> Notation:
        return NOTATION

    def supply(self, seat: int) -> dict[str, int]:
        p = self.players[seat]
        return {**view.goods_of(p), "begging": int(p.begging)}

    def layout(self) -> Layout:
        return observation.LAYOUT

    def observe(self, seat: i64, writer: ObservationWriter) -> None:
        observation.observe(self, seat, writer)

    def view(self) -> FarmersView:
        return view.view(self)

    def decision(self) -> FarmersDecision:
        return decision.decision(self)

    def player_keys(self) -> tuple[tuple[object, ...], ...]:
        return tuple([p.key() for p in self.players])

    def field_names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        return state.FIELDS, player.FIELDS

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Game:
        return from_dict(data)

    # values

    def copy(self) -> Game:
        game = Game(self.setup)
        self.copy_to(game)
        return game

    def clone(self) -> Engine:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return from_dict, (self.to_dict(),)

    def __repr__(self) -> str:
        return f"<{NAME}: {len(self.players)} players, round {min(self.round, 12)}, turn {self.turn}>"


def new_game(**options: Any) -> Game:
    """A game at its beginning; see `setup.OPTIONS`."""
    setup = setup_for(**options)
    game = Game(setup)
    game.players = [new_player(seat, food) for seat, food in enumerate(setup.food)]
    game.piles = vec[i64]([0] * SLOTS)
    game.open = setup.printed
    game.tiles = setup.tiles
    game.leaves = setup.leaves
    game.questions = setup.questions
    game.push(NEXT_ROUND, NOBODY)
    game.settle(game.players[0])
    return game


def from_dict(data: Mapping[str, Any]) -> Game:
    """The game that `to_dict` wrote down; `RecordError` says what is wrong with the data."""
    data = check_header(data, NAME, RULES_VERSION)
    game = Game(read_options(data.get("options"), setup_for))
    read_fields(game, state.FIELDS, data, "", {"piles": SLOTS})
    entries = read_list(data.get("players"), "players", game.setup.players)
    game.players = [new_player(seat, 0) for seat in range(game.setup.players)]
    for seat, entry in enumerate(entries):
        lengths = {"goods": KINDS, "weapons": FAMILY}
        read_fields(game.players[seat], player.FIELDS, entry, f"player {seat}", lengths)
        game.players[seat].find_slots()
    read_frames(game, data.get("frames"), STEPS, len(game.players))
    return game
