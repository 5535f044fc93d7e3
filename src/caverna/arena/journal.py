"""The journal of a contest: every game as it ends, so that an interrupted contest can go on."""

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
    """A file with a line for the contest and a line for each game, in JSON. Written at once, game by game."""

    def __init__(self, path: Path, contest: Contest, *, fresh: bool = False) -> None:
        self.path = path
        self.head = json.dumps(heading(contest))
        if fresh:
            self.remove()
        self.lines = self.read()
        self.outcomes = list({outcome.job: outcome for outcome in map(outcome_of, self.lines[1:])}.values())
        """What was played before."""

    def read(self) -> list[str]:
        """The lines of earlier runs; a last one that was cut off is none."""
        try:
            *lines, _ = self.path.read_text("ascii").split("\n")
        except FileNotFoundError:
            return []
        except (OSError, UnicodeDecodeError) as error:
            raise InvalidOption(f"{self.path} cannot be read: {error}") from error
        if lines and lines[0] != self.head:
            raise InvalidOption(f"{self.path} has games of another contest: --fresh forgets them")
        return lines

    def __enter__(self) -> Self:
        """Open for more games, behind the whole lines that are there."""
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
        self.write(json.dumps(outcome, separators=(",", ":")))

    def write(self, line: str) -> None:
        self.file.write(f"{line}\n")
        self.file.flush()

    def remove(self) -> None:
        """Forget everything: the contest is over, or is to begin anew."""
        self.path.unlink(missing_ok=True)


def heading(contest: Contest) -> dict[str, Any]:
    """What games of an earlier run must have in common with those of this one. How many were wanted may differ."""
    rules_version = new_game(contest.game).rules_version
    return {"caverna": caverna.__version__, "rules_version": rules_version, **asdict(contest)}


def outcome_of(line: str) -> Outcome:
    return Outcome(*json.loads(line))


def journal_path(contest: Contest, out: Path | None) -> Path:
    """Beside the results; if they are not written, in the user's cache, under a name made of the contest."""
    if out is not None:
        return out.with_name(f"{out.name}.games")
    import platformdirs

    digest = hashlib.sha256(json.dumps(heading(contest)).encode()).hexdigest()
    return platformdirs.user_cache_path("caverna", ensure_exists=True) / f"arena-{digest[:16]}.games"
