"""The event log of a table, folded into a match.

An event keeps some of the actions so far and adds others. Playing, undo and confirmation all have this one form, so
replaying a table's events in order gives its match, and each event is a version of the table.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Self

from caverna.game import CHANCE, Game, UndoError
from caverna.game.engine import Engine
from caverna.record import Match

from .problems import Problem


@dataclass(frozen=True)
class Event:
    """One entry of an event log, as in a row of `events`."""

    version: int
    """The version of the table after the event."""
    kind: str
    """start, play, undo, confirm, time or hand."""
    seat: int | None
    """The seat that caused it."""
    kept: int
    """How many earlier actions still count."""
    actions: Sequence[int]
    """The actions it adds."""
    forced: Sequence[int]
    """The indices of those that were the only legal action."""
    held: int | None
    """The seat that has yet to confirm its turn."""

    @classmethod
    def from_row(cls, row: Mapping[str, Any]) -> Self:
        """The event in a row of `events`."""
        return cls(*(row[name] for name in ("version", "kind", "seat", "kept", "actions", "forced", "held")))


@dataclass(frozen=True)
class Preferences:
    """What the players of a table prefer."""

    forced: Collection[int]
    """Seats for which a decision with nothing to decide is made automatically."""
    confirms: Collection[int]
    """Seats that confirm the end of each turn."""


REPEATED: Final = ("sow", "sell-ore")
"""Questions that are asked again after each answer, and that food has no part in."""


def is_idle(game: Game) -> bool:
    """Is stopping, the first action, all that is left of a question? Trades for food change nothing about that."""
    stop, *others = game.legal_actions()
    if game.describe_action(stop)["kind"] != "stop" or game.decision()["question"] not in REPEATED:
        return False
    trades = map(game.describe_action, others)
    return all(trade["kind"] == "trade" and {*trade["gain"]} == {"food"} for trade in trades)


class EventLog:
    """A table's match, as its events have made it. The events themselves are in the database.

    The methods for what players do change the match and return the event to be written.
    """

    def __init__(self, match: Match) -> None:
        self.match = match
        self.version = 0
        self.held: int | None = None

    @property
    def game(self) -> Game:
        """The game in its current state."""
        return self.match.game

    @property
    def shown(self) -> Game:
        """The game as everybody sees it: a turn that waits for its confirmation has not led to the next round yet."""
        if self.held is None:
            return self.game
        game = self.match.at(len(self.match.actions) - 1)
        assert isinstance(game, Engine)
        turn = game.turn_id()
        game.carry_out(self.match.actions[-1])
        while game.top is not None and game.top.seat == self.held and game.turn_id() == turn:
            if not game.run_or_ask(game.top):
                break
        return game

    @property
    def draws(self) -> bool:
        """Is it a draw of chance amid the turn that waits for its confirmation, not the end of the turn?"""
        if self.held is None or self.game.turn != CHANCE:
            return False
        turn_id = self.match.at(len(self.match.actions) - 1).turn_id()
        drawn = self.match.copy()
        drawn.draw_chance()
        return drawn.game.turn == self.held and drawn.game.turn_id() == turn_id

    @property
    def decider(self) -> int | None:
        """The seat everyone is waiting for; None once the game is over."""
        seat = self.game.turn if self.held is None else self.held
        return seat if seat >= 0 else None

    def copy(self) -> EventLog:
        """A copy that can be changed independently."""
        twin = EventLog(self.match.copy())
        twin.version, twin.held = self.version, self.held
        return twin

    def follow(self, events: Iterable[Event]) -> None:
        """Replay events that were read from the database: only what still counts after the last of them.

        Raises an error if they do not fit.
        """
        actions, forced, kept = [*self.match.actions], {*self.match.forced}, len(self.match.actions)
        for event in events:
            if event.version != self.version + 1 or not 0 <= event.kept <= len(actions):
                raise ValueError(f"event {event.version} cannot follow event {self.version}")
            kept = min(kept, event.kept)
            actions[event.kept :] = event.actions
            forced = {number for number in forced if number < event.kept} | {*event.forced}
            self.version, self.held = event.version, event.held
        if kept < len(self.match.actions):
            self.match.return_to(kept)
        self.match.repeat(actions[kept:])
        self.match.forced = forced

    def start_at(self, checkpoint: Mapping[str, Any]) -> None:
        """Begin with everything that counted at a checkpoint, a row of `checkpoints`."""
        self.match.repeat(checkpoint["actions"])
        self.match.forced = {*checkpoint["forced"]}
        self.version, self.held = checkpoint["version"], checkpoint["held"]

    # what players do

    def play(self, seat: int, action: int, preferences: Preferences) -> Event:
        """Play a legal action for the seat whose turn it is."""

        def decide() -> None:
            self.match.decide(action)
            self.advance_or_hold(seat, preferences)

        return self.append("play", seat, decide)

    def confirm(self, seat: int, preferences: Preferences) -> Event:
        """End a turn that is held for confirmation."""
        if self.held is None:
            raise Problem("nothing-to-confirm")
        if self.held != seat:
            raise Problem("not-your-turn")
        return self.append("confirm", seat, lambda: self.advance(preferences))

    def undo(self, seat: int, whole_turn: bool) -> Event:
        """Take back one decision, or the whole turn."""
        if self.match.can_undo and self.match.undo_seat != seat:
            raise Problem("not-yours-to-undo")

        def take_back() -> None:
            self.held = None
            (self.match.undo_turn if whole_turn else self.match.undo)(seat)

        try:
            return self.append("undo", seat, take_back)
        except UndoError as error:
            raise Problem("nothing-to-undo") from error

    def restart(self, seat: int, kept: int, preferences: Preferences) -> Event:
        """Go back to the position after the first `kept` actions."""

        def go_back() -> None:
            self.match.return_to(kept)
            self.advance(preferences)

        return self.append("undo", seat, go_back)

    def hand_over(self, kind: str, seat: int, preferences: Preferences) -> Event:
        """Give a seat to another player or a bot. A turn the previous player had not confirmed stands."""

        def advance_if_waiting() -> None:
            if self.held == seat or self.held is None:
                self.advance(preferences)

        return self.append(kind, seat, advance_if_waiting)

    # how the game moves on

    def advance_or_hold(self, seat: int, preferences: Preferences) -> None:
        """Move on after a decision, unless it ended a turn that its player still has to confirm and can take back."""
        if seat in preferences.confirms and self.game.turn != seat and self.match.undo_seat == seat:
            self.held = seat
        else:
            self.advance(preferences)

    def advance(self, preferences: Preferences) -> None:
        """Play what needs no player: chance, and where a seat prefers that, what leaves nothing to decide."""
        self.held = None
        self.match.draw_chance()
        seat = self.game.turn
        if seat in preferences.forced and (self.match.is_forced() or is_idle(self.game)):
            self.match.decide_forced()
            self.advance_or_hold(seat, preferences)

    def append(self, kind: str, seat: int | None, change: Callable[[], None]) -> Event:
        """Make a change to the match and return it as the next event."""
        before = [*self.match.actions]
        change()
        after = self.match.actions
        kept = min(len(before), len(after))
        self.version += 1
        forced = sorted(number for number in self.match.forced if number >= kept)
        return Event(self.version, kind, seat, kept, after[kept:], forced, self.held)
