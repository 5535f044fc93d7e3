"""What every game does in the same way: checking actions, notation, comparing and saving states."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

from mypy_extensions import i64, mypyc_attr

from caverna.game import CHANCE, OVER, PAINTERS, IllegalAction, ParseError, RecordError

from .buffer import Actions
from .frames import NOBODY, BaseStep, Frame, StepTable
from .notation import ActionInfo, Notation
from .observation import Layout, ObservationWriter
from .serialization import plain, read_fields, read_frame, read_list, values_of


def action_number(action: Any) -> int:
    """An action as an int. Integers of other libraries, such as numpy, will do."""
    try:
        return index(action)
    except TypeError as error:
        raise IllegalAction(f"{action!r} is not an action: actions are whole numbers") from error


@mypyc_attr(acyclic=True)
class Engine:
    """A game in progress, except for its rules: each game overrides the methods of the first section.

    It is not an ABC, because those cannot be acyclic, and acyclic objects spare the garbage collector.
    """

    top: Frame | None

    def __init__(self) -> None:
        self.top = None

    # what each game overrides

    @property
    def name(self) -> str:
        """The name of the game: "cave-farmers"."""
        raise NotImplementedError

    @property
    def rules_version(self) -> int:
        """The version of the rules and of the numbering of actions."""
        raise NotImplementedError

    @property
    def options(self) -> dict[str, Any]:
        """Everything `new_game` was given, defaults included."""
        raise NotImplementedError

    def notation(self) -> Notation:
        """The texts of all actions."""
        raise NotImplementedError

    def steps(self) -> StepTable:
        """All steps of the game."""
        raise NotImplementedError

    def seats(self) -> Sequence[object]:
        """The players, by seat."""
        raise NotImplementedError

    def add_legal(self, frame: Frame, out: Actions) -> None:
        """Add everything the rules allow to `out`; `frame` is the open decision."""
        raise NotImplementedError

    def add_search(self, frame: Frame, out: Actions) -> None:
        """Add the legal actions to `out` that are worth searching at once."""
        raise NotImplementedError

    def add_late(self, out: Actions) -> None:
        """Add the legal actions to `out` that search needs for completeness but should try late: they seldom help."""

    def carry_out(self, action: i64) -> None:
        """Carry out the action alone, without the automatic steps that follow."""
        raise NotImplementedError

    def run_or_ask(self, frame: Frame) -> bool:
        """Run the step on top, unless it has something to ask: then change nothing and return False."""
        raise NotImplementedError

    def copy(self) -> Engine:
        """An independent copy."""
        raise NotImplementedError

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Engine:
        """The game that `to_dict` wrote as `data`; raise `RecordError` if the data is not one."""
        raise NotImplementedError

    def turn_id(self) -> i64:
        """A number that stays the same during a turn, or a phase such as a feeding, and changes with the next."""
        raise NotImplementedError

    def supply(self, seat: int) -> dict[str, int]:
        """How much a player has of everything that actions cost or bring."""
        raise NotImplementedError

    def points_of(self, seat: i64) -> float:
        """The score of one seat as if the game ended now."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """At the end, the seats that share the victory."""
        raise NotImplementedError

    def score_sheet(self, seat: int) -> Mapping[str, float]:
        """The points of a seat, category by category; they add up to its score."""
        raise NotImplementedError

    def layout(self) -> Layout:
        """The layout of an observation."""
        raise NotImplementedError

    def observe(self, seat: i64, writer: ObservationWriter) -> None:
        """Write what a seat sees; the writer may hold an earlier observation."""
        raise NotImplementedError

    def field_names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The attributes that make the state, besides options, players and frames; and those that make a player."""
        raise NotImplementedError

    def moment(self) -> str:
        """The round, for `repr`."""
        raise NotImplementedError

    # open decisions

    @property
    def turn(self) -> int:
        """The seat to decide, `CHANCE` or `OVER`."""
        if self.top is None:
            return OVER
        return CHANCE if self.top.seat == NOBODY else self.top.seat

    def push(self, step: BaseStep, seat: i64, data: i64 = 0) -> None:
        """Open a decision on top of the others."""
        self.top = Frame(step, seat, data, self.top)

    def drop(self) -> None:
        """Close the decision on top."""
        assert self.top is not None
        self.top = self.top.below

    def put(self, data: i64) -> None:
        """Replace the data of the frame on top."""
        top = self.top
        assert top is not None
        self.top = Frame(top.step, top.seat, data, top.below)

    def frames(self) -> tuple[tuple[int, int, int], ...]:
        """The open decisions from the top: step, seat and data of each."""
        steps = self.steps()
        found: list[tuple[int, int, int]] = []
        frame = self.top
        while frame is not None:
            found.append((steps.number(frame.step), frame.seat, frame.data))
            frame = frame.below
        return tuple(found)

    def question(self) -> str:
        """The kind of decision on top, as a keyword for clients."""
        return "over" if self.top is None else self.top.step.question(self.top.data)

    # playing

    def fill(self, out: Actions) -> None:
        """Replace the contents of `out` with everything the rules allow, in ascending order."""
        out.clear()
        if self.top is not None:
            self.add_legal(self.top, out)

    def fill_search(self, out: Actions) -> None:
        """Replace the contents of `out` with the legal actions that are worth searching at once."""
        out.clear()
        if self.top is not None:
            self.add_search(self.top, out)

    def step(self, action: i64) -> None:
        """Carry out an action without checking that it is legal: for search and playouts."""
        self.carry_out(action)
        self.settle()

    def settle(self) -> None:
        """Run what asks nobody, until there is something to decide."""
        while self.top is not None and self.run_or_ask(self.top):
            pass

    # legality

    @property
    def num_players(self) -> int:
        """The number of seats."""
        return len(self.seats())

    @property
    def num_actions(self) -> int:
        """Actions are numbered from 0 to one less than this."""
        return self.notation().size

    def legal_actions(self) -> list[int]:
        """Everything the rules allow now: sorted, without duplicates, empty only at `OVER`."""
        out = Actions()
        self.fill(out)
        return out.to_list()

    def search_actions(self) -> list[int]:
        """The legal actions without those that cannot help; for search, never to judge what is legal."""
        out = Actions()
        self.fill_search(out)
        self.add_late(out)
        return sorted(out.to_list())

    def is_legal(self, action: i64) -> bool:
        """Do the rules allow this action now?"""
        out = Actions()
        self.fill(out)
        return out.has(action)

    def apply(self, action: object) -> None:
        """Carry out a legal action; raise `IllegalAction`, with nothing changed, if it is not legal."""
        number = action_number(action)
        if not 0 <= number < self.num_actions or not self.is_legal(number):
            raise IllegalAction(f"{self.label(number)} is not legal now: {self.expected()}")
        self.step(number)

    def label(self, action: int) -> str:
        """An action as error messages name it."""
        info = self.notation().actions.get(action)
        return f"action {action}" if info is None else f"{info.text!r} (action {action})"

    def expected(self) -> str:
        """The legal actions, or the first of them, for an error message."""
        texts = [self.text(action) for action in self.legal_actions()]
        if not texts:
            return "the game is over"
        shown = ", ".join(repr(text) for text in texts[:8])
        return f"expected one of: {shown}" + (f" and {len(texts) - 8} more" if len(texts) > 8 else "")

    def chance_weights(self) -> list[int]:
        """At `CHANCE`, a weight for each legal action: equal weights by default."""
        if self.turn != CHANCE:
            raise IllegalAction("there are no chance weights: a player decides, or the game is over")
        return [1] * len(self.legal_actions())

    # notation

    def action_info(self, action: object) -> ActionInfo:
        """The text, kind and arguments of an action, legal now or not."""
        info = self.notation().actions.get(action_number(action))
        if info is None:
            raise IllegalAction(f"there is no action {action}: actions go from 0 to {self.num_actions - 1}")
        return info

    def text(self, action: object) -> str:
        """An action in notation."""
        return self.action_info(action).text

    def parse(self, text: object) -> int:
        """The legal action that a text in notation means."""
        if not isinstance(text, str):
            raise ParseError(f"{text!r} is not a string: {self.expected()}")
        words = " ".join(text.split()).lower()
        action = self.notation().by_text.get(words)
        if action is None:
            raise ParseError(f"{text!r} is not an action: {self.expected()}")
        if not self.is_legal(action):
            raise IllegalAction(f"{words!r} is not legal now: {self.expected()}")
        return action

    def describe_action(self, action: int) -> dict[str, Any]:
        """A legal action for a client: text, kind, arguments, cost and gain."""
        info = self.action_info(action)
        return {"action": action, "text": info.text, "kind": info.kind, **info.arguments, **self.cost_and_gain(action)}

    def cost_and_gain(self, action: int) -> dict[str, dict[str, int]]:
        """What an action costs and brings at once, found by trying it on a copy."""
        if self.turn == CHANCE:
            return {"cost": {}, "gain": {}}
        trial = self.copy()
        trial.carry_out(action)
        after = trial.supply(self.turn)
        change = {name: after[name] - amount for name, amount in self.supply(self.turn).items()}
        return {
            "cost": {name: -amount for name, amount in change.items() if amount < 0},
            "gain": {name: amount for name, amount in change.items() if amount > 0},
        }

    # values

    def to_dict(self) -> dict[str, Any]:
        """The complete state as plain data, for `from_dict`."""
        names, player_names = self.field_names()
        data: dict[str, Any] = {"game": self.name, "rules_version": self.rules_version, "options": self.options}
        data.update(zip(names, plain(self.key()), strict=True))
        data["players"] = [dict(zip(player_names, plain(key), strict=True)) for key in self.player_keys()]
        data["frames"] = plain(self.frames())
        return data

    def key(self) -> tuple[object, ...]:
        """The value of the state except options, players and frames."""
        return values_of(self, self.field_names()[0])

    def player_keys(self) -> tuple[tuple[object, ...], ...]:
        """The value of each player."""
        names = self.field_names()[1]
        return tuple([values_of(player, names) for player in self.seats()])

    def identity(self) -> tuple[object, ...]:
        """The whole state as a value that compares and hashes."""
        return (self.name, tuple(self.options.values()), self.key(), self.player_keys(), self.frames())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Engine) and self.identity() == other.identity()

    def __hash__(self) -> int:
        return hash(self.identity())

    def read_values(self, data: Mapping[str, Any]) -> None:
        """Set the fields of the state and of its players, in a new game, to those of plain data."""
        names, player_names = self.field_names()
        read_fields(self, names, data, "")
        entries = read_list(data.get("players"), "players", self.num_players)
        for seat, player in enumerate(self.seats()):
            read_fields(player, player_names, entries[seat], f"player {seat}")

    def read_frames(self, data: Mapping[str, Any]) -> None:
        """Rebuild the stack of open decisions from plain data, which lists it from the top."""
        steps = self.steps().steps
        stack = read_list(data.get("frames"), "frames", -1)
        for frame in stack[::-1]:
            number, seat, value = read_frame(frame, len(steps), self.num_players)
            self.push(steps[number], seat, value)
        check_playable(self)

    def __copy__(self) -> Engine:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Engine:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).from_dict, (self.to_dict(),)

    def _repr_svg_(self) -> str | None:
        """The position as a picture, for notebooks."""
        return PAINTERS[0](self) if PAINTERS else None

    def __repr__(self) -> str:
        return f"<{self.name}: {self.num_players} players, {self.moment()}, turn {self.turn}>"


def check_seat(seat: int, seats: int) -> None:
    """Refuse a seat that does not exist."""
    if not 0 <= seat < seats:
        raise IllegalAction(f"there is no seat {seat}: seats are 0 to {seats - 1}")


def check_playable(game: Engine) -> None:
    """Refuse a state in which a decision is open but no action is legal."""
    try:
        stuck = game.turn != OVER and not game.legal_actions()
    except (IndexError, AssertionError, ValueError, OverflowError) as error:
        raise RecordError(f"the state contradicts itself: {error}") from error
    if stuck:
        raise RecordError("the state contradicts itself: it has an open decision without a legal action")
