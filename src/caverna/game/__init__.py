"""The contract that every game keeps, and the errors that all of caverna raises.

A game in progress is one object. What it can do is written here once, as a protocol; the rules packages
fulfil it, and everything above them (records, the terminal) knows nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, Self, runtime_checkable

CHANCE: Final = -1
"""The turn of nobody: a card, a marker or a room is turned up."""
OVER: Final = -2
"""Nobody's turn any more."""


class CavernaError(ValueError):
    """What a caller did wrong: the message names the offender and what is allowed."""


class InvalidOption(CavernaError):
    """A game, an option or a value that does not exist."""


class IllegalAction(CavernaError):
    """An action that the rules do not allow now. The game is as it was."""


class ParseError(CavernaError):
    """Words that are no action in notation."""


class UndoError(CavernaError):
    """Nothing that may be taken back. The match is as it was."""


class RecordError(CavernaError):
    """A saved game or state that is damaged, foreign, newer, or does not replay."""


@runtime_checkable
class Game(Protocol):
    """A game in progress."""

    @property
    def name(self) -> str:
        """The game it is: "cave-farmers"."""

    @property
    def rules_version(self) -> int:
        """The version of rules and numbering of actions."""

    @property
    def options(self) -> dict[str, Any]:
        """Everything `new_game` was told, defaults included."""

    @property
    def num_players(self) -> int:
        """How many seats there are."""

    @property
    def num_actions(self) -> int:
        """Actions are numbered from 0 to one less than this."""

    @property
    def turn(self) -> int:
        """The seat to decide, `CHANCE` or `OVER`."""

    def legal_actions(self) -> list[int]:
        """Everything the rules allow now: sorted, without duplicates, empty only at `OVER`."""

    def search_actions(self) -> list[int]:
        """The legal actions without those that cannot help; for search, never to judge what is legal."""

    def apply(self, action: int) -> None:
        """Carry out a legal action; raise `IllegalAction`, with nothing changed, if it is not legal."""

    def clock(self) -> int:
        """A number that stays the same during a turn, or a phase such as a feeding, and changes with the next."""

    def copy(self) -> Self:
        """An independent copy."""

    def chance_weights(self) -> list[int]:
        """At `CHANCE`, a weight for each legal action."""

    def scores(self) -> Sequence[float]:
        """Points per seat as if the game ended now."""

    def winners(self) -> list[int]:
        """At `OVER`, the seats that share the victory."""

    def score_sheet(self, seat: int) -> Mapping[str, float]:
        """The same points, category by category; they add up to the score."""

    def text(self, action: int) -> str:
        """An action in notation."""

    def parse(self, text: str) -> int:
        """The legal action that a text in notation means."""

    def decision(self) -> dict[str, Any]:
        """What is being asked, of whom, and every legal answer with its arguments, cost and gain."""

    def view(self) -> dict[str, Any]:
        """The whole public state as plain data, with what a client wants derived."""

    def to_dict(self) -> dict[str, Any]:
        """The complete state as plain data, for `from_dict`."""

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """An equal game; `RecordError` if the data is not one."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...


def named(options: Mapping[str, object]) -> str:
    """The options of a game as people give them: "players=2, mode=era-1"."""
    return ", ".join(f"{name}={value}" for name, value in options.items())


def listed(names: Sequence[object], last: str = "or") -> str:
    """Names in a row, as in an error message: "a, b or c"."""
    words = [str(name) for name in names]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {last} {words[-1]}"
