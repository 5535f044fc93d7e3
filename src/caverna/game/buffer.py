"""The buffer that collects legal actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

EMPTY: Final = vec[i64]([0] * 64)  # as many as are legal in nearly every decision


class Actions:
    """Actions in ascending order. Playouts reuse one buffer."""

    def __init__(self) -> None:
        self.items = EMPTY[:]
        self.count: i64 = 0

    def clear(self) -> None:
        """Remove all actions."""
        self.count = 0

    def add(self, action: i64) -> None:
        """Add an action, larger than those before."""
        if self.count < len(self.items):
            self.items[self.count] = action
        else:
            self.items = append(self.items, action)
        self.count += 1

    def add_mask(self, base: i64, mask: i64) -> None:
        """Add `base` plus the index of each bit of the mask. (Not by calling `add`: no loop is hotter.)"""
        number = self.count
        room = len(self.items)
        while mask:
            low = mask & -mask
            action = base + int(low).bit_length() - 1
            if number < room:
                self.items[number] = action
            else:
                self.items = append(self.items, action)
            number += 1
            mask ^= low
        self.count = number

    def remove(self, action: i64) -> None:
        """Remove an action, if it is here."""
        kept: i64 = 0
        for i in range(self.count):
            if self.items[i] != action:
                self.items[kept] = self.items[i]
                kept += 1
        self.count = kept

    def add_missing(self, others: Actions) -> None:
        """Add the actions of another buffer that are not here yet."""
        for i in range(others.count):
            if not self.has(others.items[i]):
                self.add(others.items[i])

    def has(self, action: i64) -> bool:
        """Is an action here?"""
        for i in range(self.count):  # no generator: this is compiled
            if self.items[i] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        """The actions as a list."""
        return [self.items[i] for i in range(self.count)]


class ActionMask:
    """The actions of a buffer as a mask with one byte per action of the game."""

    def __init__(self, memory: vec[u8], out: Actions) -> None:
        self.memory = memory
        self.out = out

    def put(self, value: u8) -> None:
        """Write a value for each action in the buffer: 0 before the buffer is filled again, 1 after."""
        memory, items = self.memory, self.out.items
        for k in range(self.out.count):
            memory[items[k]] = value
