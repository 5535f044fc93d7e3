"""Matches: a game being played with its history, undo, replay and saved games.

A match is its set-up and its actions, including those of chance, so replaying needs no seed. A saved game is one JSON
document (`.caverna.json`, one action per line, in notation). It never contains the seed, which would reveal what is
still hidden: a loaded match continues with the system's secure generator, or with a seed given to `load`.
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
from typing import Any, Final, NamedTuple, Self, TypedDict

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
from caverna.games import GAMES, given, new_game
from caverna.pictures import render

FORMAT: Final = "caverna"
FORMAT_VERSION: Final = 1
FIELDS: Final = ("format", "format_version", "rules_version", "game", "options", "players", "actions", "result", "hash")
KINDS: Final = {"options": (dict, "an object"), "players": (list, "a list"), "actions": (list, "a list")}
MAX_BYTES: Final = 4 * 1024 * 1024
"""Far more than the longest game needs: a larger file is not read."""
MAX_TEXT: Final = 100
"""The limit of characters in the name of a player, and in an action."""


class Played(NamedTuple):
    """One action of a replay."""

    number: int
    """Counted from 1: `match.at(number)` is the game after it."""
    seat: int
    """Who decided, or `CHANCE`."""
    action: int
    text: str
    game: Game
    """A copy of the game after the action."""


class Match:
    """A game with its players and everything played so far. Chance is drawn at once, so a player is always to decide.

    With a seed, the k-th draw depends only on the seed and on k: the same seed draws the same cards, no matter what
    the players do, and also after undo. Without one, the system's secure generator draws.

    Args:
        name: The name of the game.
        seed: The seed of chance; None for unpredictable draws.
        names: The players' names by seat; "Player 1" and so on by default.
        options: The options of the game.

    Raises:
        InvalidOption: If there is no such game or option, or a name is not allowed.
    """

    game: Game
    """The current game. Do not apply actions to it; undo replaces the object."""
    names: list[str]
    """The players' names by seat."""
    actions: list[int]
    """Everything played, including chance."""
    seats: list[int]
    """Who decided each action, or `CHANCE`."""
    forced: set[int]
    """The indices of actions that were the only legal one and were played automatically."""

    def __init__(
        self, name: str, /, *, seed: int | str | None = None, names: Sequence[str] | None = None, **options: Any
    ) -> None:
        self._start(new_game(name, **options), names, seed)
        self.draw_chance()

    @classmethod
    def begin(cls, game: Game, *, names: Sequence[str] | None = None, seed: int | str | None = None) -> Self:
        """A match of a given game, in which chance waits for `draw_chance`.

        Args:
            game: A game at its beginning. The match takes it over.
            names: The players' names by seat.
            seed: The seed of chance.
        """
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

    def _repr_svg_(self) -> str:
        """The position as a picture, for notebooks."""
        return render(self.game)

    # Playing

    def play(self, action: int | str) -> None:
        """Carry out the decision of the player whose turn it is; then draw chance.

        Args:
            action: The action, by number or in notation.

        Raises:
            IllegalAction: If it is not legal; then nothing has changed.
            ParseError: If it is not an action in notation.
        """
        self.decide(action)
        self.draw_chance()

    def decide(self, action: int | str) -> None:
        """Like `play` with the same `action`, but chance waits for `draw_chance`; until then it can be undone."""
        self._apply(self.game.parse(action) if isinstance(action, str) else int(index(action)))

    def play_forced(self) -> None:
        """Play automatically as long as only one action is legal.

        Undo does not count these as decisions: it removes them together with the decision before them.
        """
        while self.is_forced():
            self.decide_forced()
            self.draw_chance()

    def decide_forced(self) -> None:
        """Play the only legal action; chance waits, as in `decide`."""
        self.forced.add(len(self.actions))
        self.decide(self.game.legal_actions()[0])

    def is_forced(self) -> bool:
        """Is only one action legal?"""
        return self.game.turn != OVER and len(self.game.legal_actions()) == 1

    def _apply(self, action: int) -> None:
        seat = self.game.turn
        self.game.apply(action)
        self.actions.append(action)
        self.seats.append(seat)

    def draw_chance(self) -> None:
        """Draw chance until a player has to decide."""
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
        """Is there a decision that may be undone?"""
        return bool(self._run())

    @property
    def undo_seat(self) -> int | None:
        """The seat that may undo its last decision, even if it is no longer its turn; None if nobody may."""
        run = self._run()
        return self.seats[run[0]] if run else None

    def undo(self, seat: int | None = None) -> None:
        """Undo the last decision.

        Args:
            seat: Undo it only if this seat made it; None for any.

        Raises:
            UndoError: If there is none that may be undone; then nothing has changed.
        """
        self.return_to(self._undoable(seat)[0])

    def undo_turn(self, seat: int | None = None) -> None:
        """Undo the last decision and the same player's decisions just before it; `seat` and errors are as in `undo`."""
        self.return_to(self._undoable(seat)[-1])

    def _undoable(self, seat: int | None) -> list[int]:
        run = self._run()
        if not run:
            raise UndoError(
                "there is nothing to undo: no decision was made since the beginning or the last draw of chance"
            )
        author = self.seats[run[0]]
        if seat not in (None, author):
            raise UndoError(f"only {self.names[author]}, who made the last decision, can undo it")
        return run

    def _run(self) -> list[int]:
        """The latest decisions of one player, the last first, back to chance or another player's decision."""
        run: list[int] = []
        for number in reversed(range(len(self.actions))):
            if number in self.forced:
                continue
            if self.seats[number] == CHANCE or (run and self.seats[number] != self.seats[run[0]]):
                break
            run.append(number)
        return run

    def return_to(self, number: int) -> None:
        """Undo every action after some point.

        Args:
            number: How many actions to keep, including those of chance.
        """
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
        """Apply actions that were played before, including those of chance."""
        for action in actions:
            self._apply(action)

    def at(self, number: int) -> Game:
        """A copy of the game at some point of the match.

        Args:
            number: After how many actions, including those of chance.

        Raises:
            InvalidOption: If there are fewer.
        """
        if not 0 <= number <= len(self.actions):
            raise InvalidOption(f"there is no step {number} in this game: use 0 to {len(self.actions)}")
        game = self._beginning.copy()
        for action in self.actions[:number]:
            game.apply(action)
        return game

    def replay(self) -> Iterator[Played]:
        """Iterate over all actions from the beginning, with the game after each."""
        game = self._beginning.copy()
        for number, (seat, action) in enumerate(zip(self.seats, self.actions, strict=True), 1):
            text = game.text(action)
            game.apply(action)
            yield Played(number, seat, action, text, game.copy())

    # Saved games

    def to_document(self) -> dict[str, Any]:
        """The saved game as plain data, for `from_document`."""
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
        """Write the saved game to a file, completely or not at all.

        Args:
            path: The file; an existing one is replaced.

        Raises:
            OSError: If it cannot be written.
        """
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
        """Restore a match from what `to_document` returned: every action is replayed, and everything is verified.

        A document does not record which actions `play_forced` played: all that were the only legal one count as such.

        Args:
            document: The saved game as plain data.
            seed: The seed of chance from here on.

        Raises:
            RecordError: If the document is damaged, foreign, newer, or does not replay.
        """
        try:
            text = json.dumps(document)
        except (TypeError, ValueError, RecursionError) as error:
            raise RecordError(f"the document is not plain data: {error}") from error
        return cls.loads(text, seed=seed)

    @classmethod
    def loads(cls, text: str, *, seed: int | str | None = None) -> Self:
        """Restore a match from the text of a saved game; `seed` and errors are as in `from_document`."""
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
        """Restore a match from a file.

        Args:
            path: The file.
            seed: The seed of chance from here on.

        Raises:
            RecordError: If the file cannot be read, or is damaged, foreign, newer, or does not replay.
        """
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


def round_of(game: Game) -> dict[str, int | None]:
    """The current round, and the era if the game has eras. Ten times faster than a whole view."""
    state = game.to_dict()
    return {"era": state.get("era"), "round": state["round"]}


class Consequence(TypedDict):
    """What a player paid and got automatically after an action: a dog, an income, a meal, what was reaped or born."""

    seat: int
    cost: dict[str, int]
    gain: dict[str, int]
    given: dict[str, dict[str, int]]
    """What of it came from rooms, by room."""


def play_and_compare(game: Game, action: int, row: Mapping[str, Any]) -> list[Consequence]:
    """Carry out an action, and return what changed beyond its own cost and gain.

    Args:
        game: The game, which goes on.
        action: One of its legal actions.
        row: The action as `describe_action` returned it.
    """
    seat = game.turn
    rooms = given_later(game, action)
    before = [{**game.supply(other)} for other in range(game.num_players)]
    if seat >= 0:
        for good, amount in row["gain"].items():
            before[seat][good] += amount
        for good, amount in row["cost"].items():
            before[seat][good] -= amount
    game.apply(action)
    found: list[Consequence] = []
    for other, supply in enumerate(before):
        now = game.supply(other)
        cost = {good: amount - now[good] for good, amount in supply.items() if amount > now[good]}
        gain = {good: now[good] - amount for good, amount in supply.items() if amount < now[good]}
        if cost or gain:
            found.append({"seat": other, "cost": cost, "gain": gain, "given": rooms if other == seat else {}})
    return found


def given_later(game: Game, action: int) -> dict[str, dict[str, int]]:
    """What rooms give automatically after an action, beyond what they give with it."""
    at_once = given(game, action)
    found = {
        room: {good: amount - at_once.get(room, {}).get(good, 0) for good, amount in goods.items()}
        for room, goods in given(game, action, settle=True).items()
    }
    return {room: goods for room, goods in found.items() if any(goods.values())}


def result(game: Game) -> dict[str, Sequence[float]] | None:
    """The scores and winners of a game; None before its end."""
    return {"scores": game.scores(), "winners": game.winners()} if game.turn == OVER else None


def state_hash(game: Game) -> str:
    """The SHA-256 of a game's state, the same on every machine and in every run."""
    return hashlib.sha256(canonical(game.to_dict()).encode()).hexdigest()


def canonical(data: object) -> str:
    """Plain data in canonical JSON. Unlike ==, it distinguishes true from 1."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def shown(value: object) -> str:
    """A value for an error message, shortened if it is long or deep."""
    brief = reprlib.Repr()
    brief.maxstring, brief.maxlist = 80, 8
    return brief.repr(value)


def check_names(names: Sequence[object], players: int) -> None:
    """Check that every seat has a printable name.

    Raises:
        InvalidOption: If not.
    """
    if len(names) != players:
        raise InvalidOption(f"players: {len(names)} names for a game of {players}")
    for name in names:
        if not isinstance(name, str) or not name.strip() or len(name) > MAX_TEXT:
            raise InvalidOption(f"players: {shown(name)} must be a name of 1 to {MAX_TEXT} characters")
        if any(unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"} for character in name):
            raise InvalidOption(f"players: {shown(name)} contains a character that is not allowed")


def read_text(path: str | os.PathLike[str]) -> str:
    """The text of a file, unless it is too large for a saved game."""
    try:
        with open(path, "rb") as file:
            data = file.read(MAX_BYTES + 1)
        check_size(len(data))
        return data.decode("utf-8-sig")
    except OSError as error:
        raise RecordError(f"the file cannot be read: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"the file is not UTF-8 text: byte {error.start} is invalid") from error


def check_size(size: int) -> None:
    """Raise `RecordError` if a size is larger than any saved game."""
    if size > MAX_BYTES:
        raise RecordError(f"this is too large for a saved game: more than {MAX_BYTES:,} bytes")


def read_document(text: str) -> dict[str, Any]:
    """The fields of a saved game; all are there, none is unknown, and the versions are supported."""
    document = read_json(text)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise RecordError(f'this is not a saved game: it must be a JSON object whose "format" is "{FORMAT}"')
    check_version(document, "format_version", FORMAT_VERSION)
    for field in FIELDS:
        if field not in document:
            raise RecordError(f"{field} is missing")
    for field in document:
        if field not in FIELDS:
            raise RecordError(f"{shown(field)} is not a field of a saved game")
    for field, (kind, words) in KINDS.items():
        if not isinstance(document[field], kind):
            raise RecordError(f"{field} must be {words}, not {shown(document[field])}")
    return document


def read_json(text: str) -> object:
    """The data in a JSON text of reasonable size."""
    check_size(len(text))
    try:
        return json.loads(text, object_pairs_hook=once, parse_int=whole, parse_float=half, parse_constant=whole)
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        raise RecordError(f"this is not JSON, or it is cut off: {where}") from error


def once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object without duplicate fields."""
    fields: dict[str, Any] = {}
    for field, value in pairs:
        if field in fields:
            raise RecordError(f"{shown(field)} occurs twice")
        fields[field] = value
    return fields


def half(text: str) -> float:
    """A number with a fraction: in saved games only points have one, and only halves."""
    number, point, rest = text.partition(".")
    if not point or rest not in ("0", "5"):
        raise RecordError(f"{shown(text)} is neither a whole number nor a half")
    return float(whole(number)) + (0.5 if rest == "5" else 0.0)


def whole(text: str) -> int:
    """A whole number that fits 64 bits."""
    if len(text) > 18 or not text.removeprefix("-").isdecimal():
        raise RecordError(f"{shown(text)} is not a whole number of at most 18 characters")
    return int(text)


def check_version(document: dict[str, Any], field: str, newest: int) -> None:
    """Raise `RecordError` if a document is newer than this program."""
    version = document.get(field)
    if type(version) is not int or version < 1:
        raise RecordError(f"{field} must be a positive whole number, not {shown(version)}")
    if version > newest:
        raise RecordError(f"{field} is {version}, from a newer version of caverna: this one reads up to {newest}")


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
