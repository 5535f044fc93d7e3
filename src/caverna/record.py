"""Matches: a game being played, its list of actions, undo, replay and saved games.

A match is its setup and its actions, chance included, so replaying needs no seed. A saved game is one JSON document
(`.caverna.json`, one action per line, in notation). It never holds the seed, which would tell what is still face
down: a loaded match goes on with the secure generator, or with a seed given to `load`.
"""

from __future__ import annotations

import hashlib
import json
import os
import random
import reprlib
import secrets
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import index
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from caverna.game import (
    CHANCE,
    OVER,
    CavernaError,
    Game,
    InvalidOption,
    ParseError,
    RecordError,
    UndoError,
    format_list,
)
from caverna.games import GAMES, new_game

FORMAT: Final = "caverna"
FORMAT_VERSION: Final = 1
FIELDS: Final = ("format", "format_version", "rules_version", "game", "options", "players", "actions", "result", "hash")
KINDS: Final = {"options": (dict, "an object"), "players": (list, "a list"), "actions": (list, "a list")}
MAX_BYTES: Final = 4 * 1024 * 1024
"""Far more than the longest game: a larger file is not read."""
MAX_TEXT: Final = 100
"""The longest name of a player, and the longest action."""


class Played(NamedTuple):
    """One action of a record."""

    number: int
    """Counted from 1: `match.at(number)` is the game after it."""
    seat: int
    """Who decided, or `CHANCE`."""
    action: int
    text: str
    game: Game
    """A copy of the game after the action."""


class Match:
    """A game, who plays it, and everything played so far. It is never left at `CHANCE`: chance is drawn at once.

    With a seed the k-th draw depends on the seed and on k alone, so that the same seed turns up the same cards
    whatever the players do, and after undo too. Without a seed the system's secure generator draws.
    """

    game: Game
    """The game now: to look at, not to apply actions to. Undo puts another object in its place."""
    names: list[str]
    """The players' names by seat."""
    actions: list[int]
    """Everything played, chance included."""
    seats: list[int]
    """For each action who decided, or `CHANCE`."""
    forced: set[int]
    """The numbers of the actions that were single choices, played for the players."""

    def __init__(
        self, name: str, /, *, seed: int | str | None = None, names: Sequence[str] | None = None, **options: Any
    ) -> None:
        self._start(new_game(name, **options), names, seed)
        self.draw_chance()

    @classmethod
    def begin(cls, game: Game, *, names: Sequence[str] | None = None, seed: int | str | None = None) -> Self:
        """A match of a game at its beginning, in which chance waits for `draw_chance`."""
        match = cls.__new__(cls)
        match._start(game, names, seed)
        return match

    def _start(self, game: Game, names: Sequence[str] | None, seed: int | str | None) -> None:
        seats = range(1, game.num_players + 1)
        self.names = [f"Player {seat}" for seat in seats] if names is None else list(names)
        check_names(self.names, game.num_players)
        self.game = game
        self.actions = []
        self.seats = []
        self._beginning = game.copy()
        self.forced = set()
        self._seed = seed

    # Playing

    def play(self, action: int | str) -> None:
        """Carry out the decision of the player whose turn it is, by number or in notation; then chance draws."""
        self.decide(action)
        self.draw_chance()

    def decide(self, action: int | str) -> None:
        """As `play`, but chance waits for `draw_chance`: until then the decision can be taken back."""
        self._apply(self.game.parse(action) if isinstance(action, str) else int(index(action)))

    def play_forced(self) -> None:
        """Play for the players as long as they have a single choice.

        For undo these are nobody's decisions: they go with the decision before them, and do not stand in its way.
        """
        while self.is_forced():
            self.decide_forced()
            self.draw_chance()

    def decide_forced(self) -> None:
        """Play the single choice of whose turn it is; chance waits, as in `decide`."""
        self.forced.add(len(self.actions))
        self.decide(self.game.legal_actions()[0])

    def is_forced(self) -> bool:
        """Has the player whose turn it is a single choice?"""
        return self.game.turn != OVER and len(self.game.legal_actions()) == 1

    def _apply(self, action: int) -> None:
        seat = self.game.turn
        self.game.apply(action)
        self.actions.append(action)
        self.seats.append(seat)

    def draw_chance(self) -> None:
        """Whatever chance has to decide before a player can."""
        while self.game.turn == CHANCE:
            weights = self.game.chance_weights()
            self._apply(self._generator().choices(self.game.legal_actions(), weights)[0])

    def _generator(self) -> random.Random:
        if self._seed is None:
            return random.SystemRandom()
        return random.Random(f"{self._seed}/{self.seats.count(CHANCE)}")

    # Undo

    @property
    def can_undo(self) -> bool:
        """Is there a decision that may be taken back?"""
        return bool(self._run())

    @property
    def undo_seat(self) -> int | None:
        """The seat that may take back its last decision, whose turn it may no longer be; None if nobody may."""
        run = self._run()
        return self.seats[run[0]] if run else None

    def undo(self, seat: int | None = None) -> None:
        """Take back the last decision: whoever made it, or only if the seat that is named did."""
        self.return_to(self._undoable(seat)[0])

    def undo_turn(self, seat: int | None = None) -> None:
        """Take back the last decision and all that its player decided just before it; the seat as in `undo`."""
        self.return_to(self._undoable(seat)[-1])

    def _undoable(self, seat: int | None) -> list[int]:
        run = self._run()
        if not run:
            raise UndoError("there is nothing to take back: no decision since the beginning or chance, which stays")
        author = self.seats[run[0]]
        if seat not in (None, author):
            raise UndoError(f"the last decision was made by {self.names[author]}, who alone can take it back")
        return run

    def _run(self) -> list[int]:
        """One player's decisions at the end, the last first, back to chance or another player's decision."""
        run: list[int] = []
        for number in reversed(range(len(self.actions))):
            if number in self.forced:
                continue
            if self.seats[number] == CHANCE or (run and self.seats[number] != self.seats[run[0]]):
                break
            run.append(number)
        return run

    def return_to(self, number: int) -> None:
        """Forget every action after so many, chance counted."""
        self.game = self.at(number)
        del self.actions[number:], self.seats[number:]
        self.forced = {forced for forced in self.forced if forced < number}

    # Replay

    def copy(self) -> Self:
        """An independent match at the same point."""
        twin = self.begin(self._beginning, names=self.names, seed=self._seed)
        twin.game, twin.actions, twin.seats = self.game.copy(), [*self.actions], [*self.seats]
        twin.forced = {*self.forced}
        return twin

    def repeat(self, actions: Iterable[int]) -> None:
        """Play what was played before, chance included."""
        for action in actions:
            self._apply(action)

    def at(self, number: int) -> Game:
        """The game after so many actions, chance counted; a copy."""
        if not 0 <= number <= len(self.actions):
            raise InvalidOption(f"there is no point {number} in this match: use 0 to {len(self.actions)}")
        game = self._beginning.copy()
        for action in self.actions[:number]:
            game.apply(action)
        return game

    def replay(self) -> Iterator[Played]:
        """Every action from the beginning, with the game after it."""
        game = self._beginning.copy()
        for number, (seat, action) in enumerate(zip(self.seats, self.actions, strict=True), 1):
            text = game.text(action)
            game.apply(action)
            yield Played(number, seat, action, text, game.copy())

    # Saved games

    def to_document(self) -> dict[str, Any]:
        """The match as plain data, for `from_document`."""
        return {
            "format": FORMAT,
            "format_version": FORMAT_VERSION,
            "rules_version": self.game.rules_version,
            "game": self.game.name,
            "options": self.game.options,
            "players": list(self.names),
            "actions": [played.text for played in self.replay()],
            "result": result(self.game),
            "hash": state_hash(self.game),
        }

    def dumps(self) -> str:
        """The text of the saved game."""
        return json.dumps(self.to_document(), indent=2, ensure_ascii=False) + "\n"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the saved game: wholly, or (with an `OSError`) not at all."""
        text = self.dumps()
        target = Path(path).resolve()
        draft = target.with_name(f".{secrets.token_hex(8)}.tmp")
        try:
            with draft.open("x", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(target)
        finally:
            draft.unlink(missing_ok=True)

    @classmethod
    def from_document(cls, document: Mapping[str, Any], *, seed: int | str | None = None) -> Self:
        """The match that `to_document` wrote down; every action is played again and everything verified.

        A document does not tell which single choices `play_forced` made: undo takes all of them for such.
        """
        try:
            text = json.dumps(document)
        except (TypeError, ValueError, RecursionError) as error:
            raise RecordError(f"the document is not plain data: {error}") from error
        return cls.loads(text, seed=seed)

    @classmethod
    def loads(cls, text: str, *, seed: int | str | None = None) -> Self:
        """The match in the text of a saved game."""
        try:
            document = read_document(text)
            game = begin(document)
            match = cls.begin(game, names=document["players"], seed=seed)
            match._play_again(document["actions"])
            check_end(document, match.game)
        except InvalidOption as error:
            raise RecordError(str(error)) from error
        except RecursionError as error:
            raise RecordError("the document is nested too deeply") from error
        match.draw_chance()
        return match

    @classmethod
    def load(cls, path: str | os.PathLike[str], *, seed: int | str | None = None) -> Self:
        """The match in a file; `RecordError` if it cannot be read, is damaged, foreign or newer."""
        try:
            return cls.loads(read_text(path), seed=seed)
        except RecordError as error:
            raise RecordError(f"{os.fspath(path)}: {error}") from error

    def _play_again(self, texts: list[Any]) -> None:
        for number, text in enumerate(texts):
            if self.game.turn != CHANCE and len(self.game.legal_actions()) == 1:
                self.forced.add(number)
            try:
                if not isinstance(text, str) or len(text) > MAX_TEXT:
                    raise ParseError(f"an action must be a text of at most {MAX_TEXT} characters")
                self._apply(self.game.parse(text))
            except CavernaError as error:
                raise RecordError(f"action {number + 1} of {len(texts)}, {shown(text)}: {error}") from error


def result(game: Game) -> dict[str, Sequence[float]] | None:
    """How a game ended; None before its end."""
    return {"scores": game.scores(), "winners": game.winners()} if game.turn == OVER else None


def state_hash(game: Game) -> str:
    """The SHA-256 of a game's state, the same on every machine and in every run."""
    return hashlib.sha256(canonical(game.to_dict()).encode()).hexdigest()


def canonical(data: object) -> str:
    """The one way to write plain data; unlike ==, it tells true from 1."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def shown(value: object) -> str:
    """A value for an error message, however long or deep it is."""
    brief = reprlib.Repr()
    brief.maxstring, brief.maxlist = 80, 8
    return brief.repr(value)


def check_names(names: Sequence[object], players: int) -> None:
    """Raise `InvalidOption` unless every seat has a name that can be shown."""
    if len(names) != players:
        raise InvalidOption(f"players: {len(names)} names for a game of {players}")
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > MAX_TEXT:
            raise InvalidOption(f"players: {shown(name)} must be a name of 1 to {MAX_TEXT} characters")
        if any(unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"} for character in name):
            raise InvalidOption(f"players: {shown(name)} has a character that is not for names")


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file, as much of it as a saved game can have."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
        check_size(len(data))
        return data.decode("utf-8-sig")
    except OSError as error:
        raise RecordError(f"the file cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"the file is not UTF-8 text: byte {error.start} is wrong") from error


def check_size(size: int) -> None:
    """Raise `RecordError` if something is larger than any saved game."""
    if size > MAX_BYTES:
        raise RecordError(f"this is too large for a saved game: more than {MAX_BYTES:,} bytes")


def read_document(text: str) -> dict[str, Any]:
    """The fields of a saved game, none missing, none unknown, none newer than this program."""
    document = read_json(text)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(f'this is not a saved game: it must be a JSON object whose "format" is "{FORMAT}"')
    check_version(document, "format_version", FORMAT_VERSION)
    for field in FIELDS:
        if field not in document:
            raise RecordError(f"{field} is missing")
    for field in document:
        if field not in FIELDS:
            raise RecordError(f"{shown(field)} is no field of a saved game")
    for field, (kind, words) in KINDS.items():
        if not isinstance(document[field], kind):
            raise RecordError(f"{field} must be {words}, not {shown(document[field])}")
    return document


def read_json(text: str) -> object:
    """What a JSON text of reasonable size says."""
    check_size(len(text))
    try:
        return json.loads(text, object_pairs_hook=once, parse_int=whole, parse_float=half, parse_constant=whole)
    except json.JSONDecodeError as error:
        raise RecordError(f"this is not JSON, or not all of it: {error}") from error


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object in which nothing is said twice."""
    fields: dict[str, Any] = {}
    for field, value in pairs:
        if field in fields:
            raise RecordError(f"{shown(field)} is there twice")
        fields[field] = value
    return fields


def half(text: str) -> float:
    """The only other numbers of saved games: points that may be halves."""
    number, point, rest = text.partition(".")
    if not point or rest not in ("0", "5"):
        raise RecordError(f"{shown(text)} is neither a whole number nor a half")
    return float(whole(number)) + (0.5 if rest == "5" else 0.0)


def whole(text: str) -> int:
    """The numbers of saved games: whole ones that fit 64 bits."""
    if len(text) > 18 or not text.removeprefix("-").isdecimal():
        raise RecordError(f"{shown(text)} is not a whole number of at most 18 characters")
    return int(text)


def check_version(document: dict[str, Any], field: str, newest: int) -> None:
    """Raise `RecordError` if a document is newer than this program."""
    version = document.get(field)
    if type(version) is not int or version < 1:
        raise RecordError(f"{field} must be a whole number from 1 on, not {shown(version)}")
    if version > newest:
        raise RecordError(f"{field} is {version}, of a newer caverna: this one reads up to {newest}")


def begin(document: dict[str, Any]) -> Game:
    """The game at the beginning of a saved game, with exactly its options."""
    name, options = document["game"], document["options"]
    if name not in list(GAMES):
        raise RecordError(f"game must be {format_list(list(GAMES))}, not {shown(name)}")
    check_version(document, "rules_version", new_game(name).rules_version)
    try:
        game = new_game(name, **options)
    except (CavernaError, TypeError) as error:
        raise RecordError(f"options: {error}") from error
    for option, value in options.items():
        if canonical(game.options.get(option)) != canonical(value):
            raise RecordError(f"options: {option} cannot be {shown(value)}")
    return game


def check_end(document: dict[str, Any], game: Game) -> None:
    """Raise `RecordError` unless a game that was played again has come to the same end."""
    for field, replayed in (("result", result(game)), ("hash", state_hash(game))):
        if canonical(document[field]) != canonical(replayed):
            raise RecordError(f"{field} is {shown(document[field])}, but the actions lead to {shown(replayed)}")
