"""What every game does in the same way: checking, words, values. The rules themselves are in the games."""

from __future__ import annotations

from operator import index
from typing import Any, NoReturn

from mypy_extensions import i64, mypyc_attr

from caverna.game import CHANCE, OVER, IllegalAction, ParseError, RecordError

from .buffer import Actions
from .frames import NOBODY, Asker, Frame
from .lexicon import Lexicon, Word
from .reading import plain, read_frame, read_list
from .sheet import Layout, Sheet


def left_to_the_game() -> NoReturn:
    """What a game must say itself. (Not an ABC: those cannot be acyclic, which spares the collector.)"""
    raise AssertionError("every game overrides this")


def number_of(action: Any) -> int:
    """The number that an action is; whatever counts as a whole number will do, from other libraries too."""
    try:
        return index(action)
    except TypeError as error:
        raise IllegalAction(f"{action!r} is not an action: actions are whole numbers") from error


@mypyc_attr(acyclic=True)
class Engine:
    """A game in progress, but for its rules."""

    def __init__(self) -> None:
        self.top: Frame | None = None

    # what a game says itself

    @property
    def name(self) -> str:
        left_to_the_game()

    @property
    def rules_version(self) -> int:
        left_to_the_game()

    @property
    def options(self) -> dict[str, Any]:
        left_to_the_game()

    @property
    def num_players(self) -> int:
        left_to_the_game()

    def lexicon(self) -> Lexicon:
        left_to_the_game()

    def fill(self, out: Actions) -> None:
        """Everything the rules allow, into a buffer that may hold something old."""
        left_to_the_game()

    def fill_search(self, out: Actions) -> None:
        """The part of it that is worth searching at once."""
        left_to_the_game()

    def add_late(self, out: Actions) -> None:
        """Add what search also has to look at, so that nothing is lost, but late: it seldom helps."""

    def step(self, action: i64) -> None:
        """Carry out an action without looking whether it is legal: for search and playouts."""
        left_to_the_game()

    def carry_out(self, action: i64) -> None:
        """The action alone, without what follows from it by itself."""
        left_to_the_game()

    def clone(self) -> Engine:
        """An independent copy."""
        left_to_the_game()

    def clock(self) -> i64:
        """A number that stays the same during a turn, or a phase such as a feeding, and changes with the next."""
        left_to_the_game()

    def supply(self, seat: int) -> dict[str, int]:
        """What a player has of everything that actions cost and bring."""
        left_to_the_game()

    def points_of(self, seat: i64) -> float:
        """The score of one seat as if the game ended now."""
        left_to_the_game()

    def winners(self) -> list[int]:
        """At the end, the seats that share the victory."""
        left_to_the_game()

    def layout(self) -> Layout:
        """What stands where in an observation."""
        left_to_the_game()

    def observe(self, seat: i64, sheet: Sheet) -> None:
        """All that a seat sees, in numbers, onto a sheet that may hold something old."""
        left_to_the_game()

    def key(self) -> tuple[object, ...]:
        """All that makes the state but options, players and frames."""
        left_to_the_game()

    def player_keys(self) -> tuple[tuple[object, ...], ...]:
        """All that makes each player."""
        left_to_the_game()

    def field_names(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What the values of `key` and of each player's key are called."""
        left_to_the_game()

    # open decisions

    @property
    def turn(self) -> int:
        if self.top is None:
            return OVER
        return CHANCE if self.top.seat == NOBODY else self.top.seat

    def push(self, step: Asker, seat: i64, data: i64 = 0) -> None:
        self.top = Frame(step, seat, data, self.top)

    def drop(self) -> None:
        assert self.top is not None
        self.top = self.top.below

    def put(self, data: i64) -> None:
        """New data for the frame on top."""
        top = self.top
        assert top is not None
        self.top = Frame(top.step, top.seat, data, top.below)

    def frames(self) -> tuple[tuple[int, int, int], ...]:
        """The open decisions from the top: step, seat and data of each."""
        found: list[tuple[int, int, int]] = []
        frame = self.top
        while frame is not None:
            found.append((frame.step.id, frame.seat, frame.data))
            frame = frame.below
        return tuple(found)

    def question(self) -> str:
        """What is asked, in a word for clients."""
        return "over" if self.top is None else self.top.step.question(self.top.data)

    # legality

    @property
    def num_actions(self) -> int:
        return self.lexicon().size

    def legal_actions(self) -> list[int]:
        out = Actions()
        self.fill(out)
        return out.to_list()

    def search_actions(self) -> list[int]:
        out = Actions()
        self.fill_search(out)
        self.add_late(out)
        return sorted(out.to_list())

    def is_legal(self, action: i64) -> bool:
        out = Actions()
        self.fill(out)
        return out.has(action)

    def apply(self, action: object) -> None:
        number = number_of(action)
        if not 0 <= number < self.num_actions or not self.is_legal(number):
            raise IllegalAction(f"{self.described(number)} is not legal now: {self.expected()}")
        self.step(number)

    def described(self, action: int) -> str:
        word = self.lexicon().words.get(action)
        return f"action {action}" if word is None else f"{word.text!r} (action {action})"

    def expected(self) -> str:
        """What could be done instead, for an error message."""
        texts = [self.text(action) for action in self.legal_actions()]
        if not texts:
            return "the game is over"
        shown = ", ".join(repr(text) for text in texts[:8])
        return f"possible is {shown}" + (f" and {len(texts) - 8} more" if len(texts) > 8 else "")

    def chance_weights(self) -> list[int]:
        """What may be turned up is equally likely, if a game says nothing else."""
        if self.turn != CHANCE:
            raise IllegalAction("chance has nothing to decide now")
        return [1] * len(self.legal_actions())

    # words

    def word(self, action: object) -> Word:
        word = self.lexicon().words.get(number_of(action))
        if word is None:
            raise IllegalAction(f"no action has the number {action}: they go from 0 to {self.num_actions - 1}")
        return word

    def text(self, action: object) -> str:
        return self.word(action).text

    def parse(self, text: object) -> int:
        if not isinstance(text, str):
            raise ParseError(f"{text!r} is not a text: {self.expected()}")
        words = " ".join(text.split()).lower()
        action = self.lexicon().actions.get(words)
        if action is None:
            raise ParseError(f"{text!r} is no action: {self.expected()}")
        if not self.is_legal(action):
            raise IllegalAction(f"{words!r} is not legal now: {self.expected()}")
        return action

    def decision(self) -> dict[str, Any]:
        """What is asked, of whom, and the legal answers."""
        return {
            "seat": self.turn,
            "question": self.question(),
            "actions": [self.answer(action) for action in self.legal_actions()],
        }

    def answer(self, action: int) -> dict[str, Any]:
        """One answer; what it costs or brings at once is found by trying."""
        word = self.word(action)
        return {"action": action, "text": word.text, "kind": word.kind, **word.arguments, **self.price(action)}

    def price(self, action: int) -> dict[str, dict[str, int]]:
        if self.turn == CHANCE:
            return {"cost": {}, "gain": {}}
        trial = self.clone()
        trial.carry_out(action)
        after = trial.supply(self.turn)
        change = {name: after[name] - amount for name, amount in self.supply(self.turn).items()}
        return {
            "cost": {name: -amount for name, amount in change.items() if amount < 0},
            "gain": {name: amount for name, amount in change.items() if amount > 0},
        }

    # values

    def to_dict(self) -> dict[str, Any]:
        names, player_names = self.field_names()
        data: dict[str, Any] = {"game": self.name, "rules_version": self.rules_version, "options": self.options}
        data.update(zip(names, plain(self.key()), strict=True))
        data["players"] = [dict(zip(player_names, plain(key), strict=True)) for key in self.player_keys()]
        data["frames"] = plain(self.frames())
        return data

    def identity(self) -> tuple[object, ...]:
        """All that makes this state, as a value."""
        return (self.name, tuple(self.options.values()), self.key(), self.player_keys(), self.frames())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Engine) and self.identity() == other.identity()

    def __hash__(self) -> int:
        return hash(self.identity())

    def __copy__(self) -> Engine:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Engine:
        return self.clone()


def check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise IllegalAction(f"there is no seat {seat}: seats are 0 to {seats - 1}")


def read_frames(game: Engine, frames: object, steps: list[Asker], seats: int) -> None:
    """The stack of open decisions, from the bottom up."""
    stack = read_list(frames, "frames", -1)
    for frame in stack[::-1]:
        step, seat, data = read_frame(frame, len(steps), seats)
        game.push(steps[step], seat, data)
    check_playable(game)


def check_playable(game: Engine) -> None:
    """A state that nobody can play on from is refused."""
    try:
        stuck = game.turn != OVER and not game.legal_actions()
    except (IndexError, AssertionError, ValueError, OverflowError) as error:
        raise RecordError(f"the state contradicts itself: {error}") from error
    if stuck:
        raise RecordError("the state contradicts itself: it has an open decision without a legal action")
