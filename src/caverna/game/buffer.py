"""The buffer that collects legal actions."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

EMPTY: Final = [0] * 64  # as many as are legal in nearly every decision


class Actions:
    """Actions in ascending order; playouts use one buffer again and again."""

    def __init__(self) -> None:
        self.items = vec[i64](EMPTY)
        self.count: i64 = 0

    def clear(self) -> None:
        self.count = 0

    def add(self, action: i64) -> None:
        if self.count < len(self.items):
            self.items[self.count] = action
        else:
            self.items = append(self.items, action)
        self.count += 1

    def add_mask(self, base: i64, mask: i64) -> None:
        """An action for each bit of the mask."""
        while mask:
            low = mask & -mask
            self.add(base + int(low).bit_length() - 1)
            mask ^= low

    def has(self, action: i64) -> bool:
        for i in range(self.count):  # no generator: this is compiled
            if self.items[i] == action:
                return True
        return False

    def to_list(self) -> list[int]:
        return [self.items[i] for i in range(self.count)]
