"""The notation of a game: every action as text, and as a kind with arguments."""

from __future__ import annotations

from typing import Any


class ActionInfo:
    """What an action is called: its text, its kind, and its arguments for a client."""

    def __init__(self, text: str, kind: str, arguments: dict[str, Any]) -> None:
        self.text = text
        self.kind = kind
        self.arguments = arguments


class Notation:
    """All actions of a game, by number and by text.

    `size` is the number of actions: they are numbered from 0 to one less.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.actions: dict[int, ActionInfo] = {}
        self.by_text: dict[str, int] = {}

    def define(self, action: int, text: str, kind: str, **arguments: Any) -> None:
        """Name an action. No two actions have the same text or the same number."""
        assert text not in self.by_text, text
        assert action not in self.actions, text
        assert 0 <= action < self.size, text
        self.actions[action] = ActionInfo(text, kind, arguments)
        self.by_text[text] = action
