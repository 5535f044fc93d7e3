"""The Cave Farmers as the contract wants it: turn, legal actions, apply, copy, notation."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caverna.game import CHANCE, OVER, CavernaError, IllegalAction, ParseError, RecordError

from . import player, scoring, state, view
from .actions import NUM_ACTIONS, SLOTS, TRADE, Actions
from .goods import KINDS
from .harvest import OVERFLOW
from .housing import housed
from .machine import STEPS
from .notation import ACTIONS, WORDS
from .player import FAMILY, Player, new_player
from .rounds import NEXT_ROUND, REVEAL_MARKER
from .setup import Setup, setup_for
from .state import NOBODY, State
from .trades import add_trades, make_trade

NAME: Final = "cave-farmers"
RULES_VERSION: Final = 1


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

    @property
    def num_actions(self) -> int:
        return NUM_ACTIONS

    @property
    def turn(self) -> int:
        if self.top is None:
            return OVER
        return CHANCE if self.top.seat == NOBODY else self.top.seat

    # playing

    def asked(self) -> Player:
        """The player whose decision is open; any at all where chance decides."""
        assert self.top is not None
        return self.players[0 if self.top.seat == NOBODY else self.top.seat]

    def fill(self, out: Actions) -> None:
        """Everything the rules allow, into a buffer."""
        out.clear()
        frame = self.top
        if frame is not None:
            p = self.asked()
            frame.step.legal(self, p, frame.data, out)
            if frame.step.trading(frame.data):
                add_trades(self, p, out)

    def step(self, action: i64) -> None:
        """Carry out an action without looking whether it is legal: for search and playouts."""
        p = self.asked()
        self.carry_out(p, action)
        self.settle(p)

    def carry_out(self, p: Player, action: i64) -> None:
        """The action alone, without what follows from it by itself."""
        frame = self.top
        assert frame is not None
        if action >= TRADE:
            make_trade(self, p, action)
            frame.step.traded(self, p)
        else:
            frame.step.apply(self, p, frame.data, action)

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
            p = self.asked()
            if frame.step.asks(self, p, frame.data):
                return
            frame.step.run(self, p, frame.data)

    def legal_actions(self) -> list[int]:
        out = Actions()
        self.fill(out)
        return out.to_list()

    def is_legal(self, action: i64) -> bool:
        out = Actions()
        self.fill(out)
        return out.has(action)

    def apply(self, action: int) -> None:
        number = index(action)
        if not 0 <= number < NUM_ACTIONS or not self.is_legal(number):
            raise IllegalAction(f"{self.described(number)} is not legal now: {self.expected()}")
        self.step(number)

    def described(self, action: int) -> str:
        word = WORDS.get(action)
        return f"action {action}" if word is None else f"{word.text!r} (action {action})"

    def expected(self) -> str:
        """What could be done instead, for an error message."""
        texts = [WORDS[action].text for action in self.legal_actions()]
        if not texts:
            return "the game is over"
        shown = ", ".join(repr(text) for text in texts[:8])
        return f"possible is {shown}" + (f" and {len(texts) - 8} more" if len(texts) > 8 else "")

    def chance_weights(self) -> list[int]:
        if self.turn != CHANCE:
            raise IllegalAction("chance has nothing to decide now")
        if self.top is not None and self.top.step is REVEAL_MARKER:
            return [n for n in (int(self.leaves), int(self.questions)) if n]
        return [1] * len(self.legal_actions())

    # results

    def scores(self) -> list[int]:
        return [scoring.points(p) for p in self.players]

    def winners(self) -> list[int]:
        """The seats with the most points, at the end; a solo game has no winner."""
        if self.top is not None or len(self.players) == 1:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def score_sheet(self, seat: int) -> dict[str, int]:
        if not 0 <= seat < len(self.players):
            raise IllegalAction(f"there is no seat {seat}: seats are 0 to {len(self.players) - 1}")
        return scoring.score_sheet(self.players[seat])

    # words and data

    def text(self, action: int) -> str:
        word = WORDS.get(action)
        if word is None:
            raise IllegalAction(f"no action has the number {action}: see num_actions and notation.md")
        return word.text

    def parse(self, text: str) -> int:
        words = " ".join(text.split()).lower()
        action = ACTIONS.get(words)
        if action is None:
            raise ParseError(f"{text!r} is no action: {self.expected()}")
        if not self.is_legal(action):
            raise IllegalAction(f"{words!r} is not legal now: {self.expected()}")
        return action

    def decision(self) -> dict[str, Any]:
        return view.decision(self)

    def view(self) -> dict[str, Any]:
        return view.view(self)

    def to_dict(self) -> dict[str, Any]:
        data: dict[str, Any] = {"game": NAME, "rules_version": RULES_VERSION, "options": self.options}
        data.update(zip(state.FIELDS, plain(self.key()), strict=True))
        data["players"] = [dict(zip(player.FIELDS, plain(p.key()), strict=True)) for p in self.players]
        data["frames"] = plain(self.frames())
        return data

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Game:
        return from_dict(data)

    # values

    def copy(self) -> Game:
        game = Game(self.setup)
        self.copy_to(game)
        return game

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return from_dict, (self.to_dict(),)

    def identity(self) -> tuple[object, ...]:
        return (self.setup.key, self.key(), tuple([p.key() for p in self.players]), self.frames())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.identity() == other.identity()

    def __hash__(self) -> int:
        return hash(self.identity())

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


def plain(key: tuple[object, ...]) -> list[Any]:
    """Tuples as lists, all the way down, as JSON has them."""
    return [plain(value) if isinstance(value, tuple) else value for value in key]


def from_dict(data: Mapping[str, Any]) -> Game:
    """The game that `to_dict` wrote down; `RecordError` says what is wrong with the data."""
    if not isinstance(data, Mapping) or data.get("game") != NAME:
        raise RecordError(f'this is not a state of {NAME}: its "game" must be {NAME!r}')
    if data.get("rules_version") != RULES_VERSION:
        raise RecordError(f'"rules_version" is {data.get("rules_version")!r}, this program knows {RULES_VERSION}')
    game = Game(read_setup(data.get("options")))
    read_fields(game, state.FIELDS, data, "", {"piles": SLOTS})
    game.players = read_players(data.get("players"), game.setup)
    read_frames(game, data.get("frames"))
    check_decision(game)
    return game


def read_setup(options: object) -> Setup:
    if not isinstance(options, Mapping):
        raise RecordError('"options" must be an object')
    try:
        return setup_for(**options)
    except (CavernaError, TypeError) as error:
        raise RecordError(f'"options": {error}') from error


def read_players(entries: object, setup: Setup) -> list[Player]:
    if not isinstance(entries, list) or len(entries) != setup.players:
        raise RecordError(f'"players" must be a list of {setup.players}')
    players = [new_player(seat, 0) for seat in range(setup.players)]
    for seat, entry in enumerate(entries):
        if not isinstance(entry, Mapping):
            raise RecordError(f'"players"[{seat}] must be an object')
        read_fields(players[seat], player.FIELDS, entry, f"player {seat}: ", {"goods": KINDS, "weapons": FAMILY})
    return players


def read_fields(
    target: State | Player, names: tuple[str, ...], data: Mapping[str, Any], where: str, lengths: dict[str, int]
) -> None:
    """Numbers and lists of numbers, each checked before it is taken."""
    for name in names:
        value = data.get(name)
        if isinstance(getattr(target, name), int):
            setattr(target, name, read_number(value, where + name))
        elif isinstance(value, list) and len(value) == lengths.get(name, len(value)):
            numbers = [read_number(item, where + name) for item in value]
            setattr(target, name, vec[i64](numbers))
        else:
            raise RecordError(f'{where}"{name}" must be a list of {lengths.get(name, "some")} numbers')


def read_number(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -1 <= value < 2**62:
        raise RecordError(f"{where}: {value!r} is not a number that can stand there")
    return value


def read_frames(game: Game, frames: object) -> None:
    if not isinstance(frames, list):
        raise RecordError('"frames" must be a list')
    for frame in reversed(frames):
        if not isinstance(frame, list) or len(frame) != 3:
            raise RecordError(f'"frames": {frame!r} must be a step, a seat and data')
        step, seat, data = [read_number(value, "frames") for value in frame]
        if not 0 <= step < len(STEPS) or not (0 <= seat < len(game.players) or seat == NOBODY):
            raise RecordError(f'"frames": there is no step {step} or no seat {seat}')
        game.push(STEPS[step], seat, data)


def check_decision(game: Game) -> None:
    """A state that nobody can play on from is refused."""
    try:
        stuck = game.top is not None and not game.legal_actions()
    except (IndexError, AssertionError, ValueError, OverflowError) as error:
        raise RecordError(f"the state contradicts itself: {error}") from error
    if stuck:
        raise RecordError("the state contradicts itself: it has an open decision without a legal action")
