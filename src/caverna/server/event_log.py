"""The event log of a game at a table: its match, brought forward event by event.

An event keeps some of the actions so far and adds others. Playing, taking back and confirming are all of that one
form, so whoever reads the events of a table in order has the match, and each event is a version of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from caverna.game import Game, UndoError
from caverna.record import Match

from .problems import Problem


@dataclass(frozen=True)
class Event:
    version: int
    kind: str
    seat: int | None
    kept: int
    actions: Sequence[int]
    forced: Sequence[int]
    held: int | None

    @classmethod
    def of(cls, row: Mapping[str, Any]) -> Self:
        return cls(*(row[name] for name in ("version", "kind", "seat", "kept", "actions", "forced", "held")))


@dataclass(frozen=True)
class Preferences:
    """What the people at the table prefer."""

    forced: Collection[int]
    """Seats for which single choices are played."""
    confirms: Collection[int]
    """Seats whose turn ends only when they say so."""


class EventLog:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.version = 0
        self.held: int | None = None

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def decider(self) -> int | None:
        """Whom everybody waits for; None once the game is over."""
        seat = self.game.turn if self.held is None else self.held
        return seat if seat >= 0 else None

    def copy(self) -> EventLog:
        twin = EventLog(self.match.copy())
        twin.version, twin.held = self.version, self.held
        return twin

    def follow(self, event: Event) -> None:
        """What an event did, done again."""
        assert event.version == self.version + 1, "events are followed in order, each once"
        if event.kept < len(self.match.actions):
            self.match.return_to(event.kept)
        self.match.repeat(event.actions)
        self.match.forced.update(event.forced)
        self.version, self.held = event.version, event.held

    # what players do: each changes the event log, and returns the event

    def play(self, seat: int, action: int, preferences: Preferences) -> Event:
        """A decision of the seat whose turn it is, in a game whose list of legal actions has it."""

        def carry_out() -> None:
            self.match.decide(action)
            self.pass_turn(seat, preferences)

        return self.event("play", seat, carry_out)

    def confirm(self, seat: int, preferences: Preferences) -> Event:
        """The end of a turn that was held."""
        if self.held is None:
            raise Problem("nothing-to-confirm")
        if self.held != seat:
            raise Problem("not-your-turn")
        return self.event("confirm", seat, lambda: self.go_on(preferences))

    def undo(self, seat: int, whole_turn: bool) -> Event:
        """One decision taken back, or all of the turn."""
        if self.match.can_undo and self.match.undo_seat != seat:
            raise Problem("not-yours-to-undo")

        def take_back() -> None:
            self.held = None
            (self.match.undo_turn if whole_turn else self.match.undo)(seat)

        try:
            return self.event("undo", seat, take_back)
        except UndoError as error:
            raise Problem("nothing-to-undo") from error

    def hand(self, kind: str, seat: int, preferences: Preferences) -> Event:
        """Another player, or a bot, has the seat from now on: what it has not confirmed stands."""

        def go_on_without() -> None:
            if self.held == seat or self.held is None:
                self.go_on(preferences)

        return self.event(kind, seat, go_on_without)

    def pass_turn(self, seat: int, preferences: Preferences) -> None:
        """Go on after a decision, unless it ended a turn that its player wants to confirm and can still take back."""
        if seat in preferences.confirms and self.game.turn != seat and self.match.undo_seat == seat:
            self.held = seat
        else:
            self.go_on(preferences)

    def go_on(self, preferences: Preferences) -> None:
        """Everything that needs no player: chance, and single choices of those who do not want to be asked."""
        self.held = None
        self.match.draw_chance()
        seat = self.game.turn
        if seat in preferences.forced and self.match.is_forced():
            self.match.decide_forced()
            self.pass_turn(seat, preferences)

    def event(self, kind: str, seat: int | None, change: Callable[[], None]) -> Event:
        before = [*self.match.actions]
        change()
        after = self.match.actions
        kept = min(len(before), len(after))
        self.version += 1
        forced = sorted(number for number in self.match.forced if number >= kept)
        return Event(self.version, kind, seat, kept, after[kept:], forced, self.held)
