"""The words of a game: every action as text, and as a kind with arguments."""

from __future__ import annotations

from typing import Any


class Word:
    """An action: its text, its kind, and its arguments for a client."""

    def __init__(self, text: str, kind: str, arguments: dict[str, Any]) -> None:
        self.text = text
        self.kind = kind
        self.arguments = arguments


class Lexicon:
    def __init__(self, size: int) -> None:
        self.size = size  # actions are numbered from 0 to one less
        self.words: dict[int, Word] = {}
        self.actions: dict[str, int] = {}

    def say(self, action: int, text: str, kind: str, **arguments: Any) -> None:
        """Name an action. No two actions have the same text."""
        assert text not in self.actions, text
        assert 0 <= action < self.size, text
        self.words[action] = Word(text, kind, arguments)
        self.actions[text] = action
