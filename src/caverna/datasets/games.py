"""Files of whole games: JSON lines, or Parquet with a row for each game."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from os import PathLike
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Protocol, Self

from caverna.extras import MissingExtra
from caverna.game import CHANCE, CavernaError, Game, InvalidOption, RecordError
from caverna.games import new_game
from caverna.record import Match

SUFFIXES: Final = (".jsonl", ".parquet")
GROUP: Final = 500
"""Games in a row group of Parquet."""


@dataclass(frozen=True)
class PlayedGame:
    """A game from its beginning to its end. Positions are not stored: they follow from the actions."""

    game: str
    """The name of the game."""
    rules_version: int
    options: dict[str, Any]
    """Of the game, including the number of players."""
    bots: list[str]
    """Who played, by seat."""
    seed: str
    """The seed of all draws and bots."""
    actions: list[int]
    """Everything played, including chance and forced decisions."""
    scores: list[float]
    """By seat."""
    winners: list[int]
    """The seats that share the victory."""

    @classmethod
    def of(cls, match: Match, bots: list[str], seed: str) -> Self:
        """The game of a match that has ended.

        Args:
            match: The match.
            bots: Who played, by seat.
            seed: What it was seeded with.
        """
        return cls.ended(match.game, list(match.actions), bots, seed)

    @classmethod
    def ended(cls, game: Game, actions: list[int], bots: list[str], seed: str) -> Self:
        """A game at its end, with all its actions.

        Args:
            game: The game.
            actions: Everything played, including chance.
            bots: Who played, by seat.
            seed: What it was seeded with.
        """
        return cls(
            game.name, game.rules_version, game.options, bots, seed, actions, list(game.scores()), list(game.winners())
        )

    def beginning(self) -> Game:
        """The game before its first action.

        Raises:
            RecordError: If it was played by other rules than these.
        """
        try:
            game = new_game(self.game, **self.options)
        except CavernaError as error:
            raise RecordError(f"this is not a game of this program: {error}") from error
        if game.rules_version != self.rules_version:
            raise RecordError(f"rules_version is {self.rules_version}, but these rules have {game.rules_version}")
        return game

    def decisions(self) -> Iterator[tuple[Game, int]]:
        """Each position with more than one legal action in which a player decides, and the action taken.

        The game that is yielded is the same object each time, and plays on: copy what you want to keep.

        Raises:
            RecordError: If it was played by other rules, or an action is not legal.
        """
        game = self.beginning()
        for number, action in enumerate(self.actions):
            if game.turn != CHANCE and len(game.legal_actions()) > 1:
                yield game, action
            try:
                game.apply(action)
            except CavernaError as error:
                raise RecordError(f"action {number + 1} of {len(self.actions)}: {error}") from error

    def share(self, seat: int) -> float:
        """The share of the victory of a seat: 1 for a single winner, 1/n for each of n.

        Args:
            seat: The seat.
        """
        return 1 / len(self.winners) if seat in self.winners else 0.0


FIELDS: Final = tuple(field.name for field in fields(PlayedGame))


def check_path(path: str | PathLike[str]) -> Path:
    """The path of a file of games.

    Args:
        path: The file.

    Raises:
        InvalidOption: If its suffix is unknown, or its folder does not exist.
        MissingExtra: If it is Parquet and pyarrow is not installed.
    """
    path = Path(path)
    if path.suffix not in SUFFIXES:
        raise InvalidOption(f"{path}: a file of games ends in {' or '.join(SUFFIXES)}")
    if not path.parent.is_dir():
        raise InvalidOption(f"{path}: there is no folder {path.parent}")
    if path.suffix == ".parquet":
        parquet()
    return path


def parquet() -> Any:
    """The module that reads and writes Parquet."""
    try:
        import pyarrow.parquet
    except ImportError as error:
        raise MissingExtra("parquet", error) from error
    return pyarrow


class Sink(Protocol):
    """A destination for games."""

    def add(self, game: PlayedGame) -> None:
        """Write a game."""

    def close(self) -> None:
        """Finish the file."""


class Lines:
    """Games as lines of JSON."""

    def __init__(self, path: Path) -> None:
        self.file = path.open("w", encoding="utf-8", newline="\n")

    def add(self, game: PlayedGame) -> None:
        """Write a game as a line."""
        self.file.write(json.dumps(asdict(game), ensure_ascii=False, separators=(",", ":")) + "\n")

    def close(self) -> None:
        """Close the file."""
        self.file.close()


class Rows:
    """Games as rows of Parquet. The options of the game are a JSON text, since each game has its own."""

    def __init__(self, path: Path) -> None:
        arrow = self.arrow = parquet()
        self.schema = arrow.schema([
            ("game", arrow.string()), ("rules_version", arrow.int32()), ("options", arrow.string()),
            ("bots", arrow.list_(arrow.string())), ("seed", arrow.string()), ("actions", arrow.list_(arrow.int16())),
            ("scores", arrow.list_(arrow.float64())), ("winners", arrow.list_(arrow.int8())),
        ])  # fmt: skip
        self.writer = arrow.parquet.ParquetWriter(path, self.schema, compression="zstd")
        self.games: list[dict[str, Any]] = []

    def add(self, game: PlayedGame) -> None:
        """Write a game as a row."""
        self.games.append({**asdict(game), "options": json.dumps(game.options)})
        if len(self.games) == GROUP:
            self.flush()

    def flush(self) -> None:
        """Write the games so far as a row group."""
        if self.games:
            self.writer.write_table(self.arrow.Table.from_pylist(self.games, schema=self.schema))
            self.games = []

    def close(self) -> None:
        """Write what is left, and the end of the file."""
        self.flush()
        self.writer.close()


class GameWriter:
    """Writes a file of games: `with GameWriter("games.jsonl") as out: out.add(game)`.

    Args:
        path: The file, `.jsonl` or `.parquet`. An existing one is replaced.

    Raises:
        InvalidOption: If it cannot be written.
        MissingExtra: If it is Parquet and pyarrow is not installed.
    """

    def __init__(self, path: str | PathLike[str]) -> None:
        self.path = check_path(path)
        try:
            self.sink: Sink = Lines(self.path) if self.path.suffix == ".jsonl" else Rows(self.path)
        except OSError as error:
            raise InvalidOption(f"{self.path} cannot be written: {error.strerror or error}") from error

    def add(self, game: PlayedGame) -> None:
        """Write a game.

        Args:
            game: A game that has ended.
        """
        self.sink.add(game)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.sink.close()


def read_games(path: str | PathLike[str]) -> Iterator[PlayedGame]:
    """Read the games of a file one after another.

    Args:
        path: The file, `.jsonl` or `.parquet`.

    Raises:
        InvalidOption: If it is neither.
        MissingExtra: If it is Parquet and pyarrow is not installed.
        RecordError: If it cannot be read, or is damaged.
    """
    path = check_path(path)
    number = 0
    try:
        for row in rows(path):
            yield PlayedGame(**{name: row[name] for name in FIELDS})
            number += 1
    except OSError as error:
        raise RecordError(f"{path} cannot be read: {error.strerror or error}") from error
    except (KeyError, TypeError, ValueError) as error:
        raise RecordError(f"{path}: game {number + 1} is damaged: {error}") from error


def rows(path: Path) -> Iterator[dict[str, Any]]:
    """The games of a file as plain data."""
    if path.suffix == ".jsonl":
        with path.open(encoding="utf-8") as file:
            yield from map(json.loads, file)
        return
    for batch in parquet().parquet.ParquetFile(path).iter_batches(GROUP):
        for row in batch.to_pylist():
            yield {**row, "options": json.loads(row["options"])}
