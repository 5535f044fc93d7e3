"""The journal of a contest: it records every game as it ends, so that an interrupted contest can be resumed."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import caverna
from caverna.game import InvalidOption
from caverna.games import new_game

from .contest import Contest, Outcome


class Journal:
    """A file of JSON lines: one for the contest, then one for each game, written as it ends.

    Args:
        path: The file.
        contest: The contest. A journal of another one is refused.
        fresh: Whether to delete what earlier runs have recorded.

    Raises:
        InvalidOption: If the file cannot be read, or belongs to another contest.
    """

    def __init__(self, path: Path, contest: Contest, *, fresh: bool = False) -> None:
        self.path = path
        self.head = json.dumps(heading(contest))
        if fresh:
            self.remove()
        self.lines = self.read()
        self.outcomes = list({outcome.job: outcome for outcome in map(outcome_of, self.lines[1:])}.values())
        """The games of earlier runs."""

    def read(self) -> list[str]:
        """The complete lines of earlier runs."""
        try:
            *lines, _ = self.path.read_text("ascii").split("\n")
        except FileNotFoundError:
            return []
        except (OSError, UnicodeDecodeError) as error:
            raise InvalidOption(f"{self.path} cannot be read: {error}") from error
        if lines and lines[0] != self.head:
            raise InvalidOption(f"{self.path} has games of another contest; --fresh deletes them")
        return lines

    def __enter__(self) -> Self:
        """Open the file to append games after its last complete line."""
        try:
            self.file = self.path.open("a", encoding="ascii", newline="\n")
        except OSError as error:
            raise InvalidOption(f"{self.path} cannot be written: {error.strerror or error}") from error
        self.file.truncate(sum(len(line) + 1 for line in self.lines))
        if not self.lines:
            self.write(self.head)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def add(self, outcome: Outcome) -> None:
        """Record a game."""
        self.write(json.dumps(outcome, separators=(",", ":")))

    def write(self, line: str) -> None:
        """Write a line at once."""
        self.file.write(f"{line}\n")
        self.file.flush()

    def remove(self) -> None:
        """Delete the file: the contest is over, or starts again."""
        self.path.unlink(missing_ok=True)


def heading(contest: Contest) -> dict[str, Any]:
    """What must be the same in an earlier run for its games to count. The number of games may differ."""
    rules_version = new_game(contest.game).rules_version
    return {"caverna": caverna.__version__, "rules_version": rules_version, **asdict(contest)}


def outcome_of(line: str) -> Outcome:
    """The game that a line records."""
    return Outcome(*json.loads(line))


def journal_path(contest: Contest, out: Path | None) -> Path:
    """Where the journal of a contest is: next to the results, or in the user's cache if there is no such file.

    Args:
        contest: The contest.
        out: The file for the results, if any.
    """
    if out is not None:
        return out.with_name(f"{out.name}.games")
    import platformdirs

    digest = hashlib.sha256(json.dumps(heading(contest)).encode()).hexdigest()
    return platformdirs.user_cache_path("caverna", ensure_exists=True) / f"arena-{digest[:16]}.games"
