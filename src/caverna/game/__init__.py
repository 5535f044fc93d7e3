"""The interface of every game, and the errors that caverna raises.

A game in progress is one object. `Game` is its interface: the rules packages implement it, and everything above them
(records, bots, the server, the terminal) uses nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Protocol, Self, runtime_checkable

CHANCE: Final = -1
"""The value of `Game.turn` when chance decides: a card, a marker or a room is turned up."""
OVER: Final = -2
"""The value of `Game.turn` when the game is over."""
PAINTERS: Final[list[Callable[[Any], str]]] = []
"""Who draws a game for notebooks. `caverna.pictures` puts itself here, because rules know nothing above them."""


class CavernaError(ValueError):
    """A mistake of the caller. The message names the offending value and what is allowed."""


class InvalidOption(CavernaError):
    """There is no such game, option or value."""


class IllegalAction(CavernaError):
    """The rules do not allow this action now. The game is unchanged."""


class ParseError(CavernaError):
    """The text is not an action in notation."""


class UndoError(CavernaError):
    """Nothing may be undone. The match is unchanged."""


class RecordError(CavernaError):
    """A saved game or state is damaged, from another program or a newer version, or does not replay."""


@runtime_checkable
class Game(Protocol):
    """A game in progress."""

    @property
    def name(self) -> str:
        """The name of the game: "cave-farmers"."""

    @property
    def rules_version(self) -> int:
        """The version of the rules and of the numbering of actions."""

    @property
    def options(self) -> dict[str, Any]:
        """Everything `new_game` was given, defaults included."""

    @property
    def num_players(self) -> int:
        """The number of seats."""

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
        """Carry out `action`, one of the legal actions; raise `IllegalAction`, with nothing changed, otherwise."""

    def turn_id(self) -> int:
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
        """The points of a seat, category by category; they add up to its score."""

    def supply(self, seat: int) -> Mapping[str, int]:
        """How much a seat has of everything that actions cost or bring."""

    def text(self, action: int) -> str:
        """An action in notation."""

    def parse(self, text: str) -> int:
        """The legal action that `text` means; raise `ParseError` or `IllegalAction` if there is none."""

    def describe_action(self, action: int) -> Mapping[str, Any]:
        """A legal action for a client: text, kind, arguments, cost and gain."""

    def decision(self) -> Mapping[str, Any]:
        """The open decision: question, seat, every legal action with arguments, cost and gain, and what is blocked.

        Blocked is everything else in view, with the reason why it cannot be chosen now.
        """

    def view(self) -> Mapping[str, Any]:
        """The whole public state as plain data, including derived facts for clients."""

    def to_dict(self) -> dict[str, Any]:
        """The complete state as plain data, for `from_dict`."""

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Self:
        """The game that `to_dict` wrote as `data`; raise `RecordError` if the data is not one."""

    def __eq__(self, other: object, /) -> bool: ...

    def __hash__(self) -> int: ...


def format_options(options: Mapping[str, object]) -> str:
    """Options as people type them: "players=2, mode=era-1"."""
    return ", ".join(f"{name}={value}" for name, value in options.items())


def format_list(names: Sequence[object], conjunction: str = "or") -> str:
    """Names as an error message lists them, with a conjunction before the last: "a, b or c"."""
    words = [str(name) for name in names]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} {conjunction} {words[-1]}"
