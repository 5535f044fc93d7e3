"""The random numbers of compiled code: chance in the search and in batches of games, and random playouts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

STATE: Final = 0x7FFFFFFF  # the bits of the state; an int, since seeds may exceed 64 bits
TICKETS: Final = 1_000_000  # the resolution of `fraction`
WORD: Final = (1 << 64) - 1


class Generator:
    """A linear congruential generator with 31 bits of state: fast, the same compiled and pure, and not for secrets.

    The lowest bits of such a state have short periods, so results come from the upper 23.

    Args:
        seed: Any whole number; its lowest 31 bits are the state. Mix seeds that follow each other, see `mixed`.
    """

    def __init__(self, seed: int) -> None:
        self.state: i64 = seed & STATE

    def seed(self, seed: int) -> None:
        """Start again from a seed."""
        self.state = seed & STATE

    def below(self, limit: i64) -> i64:
        """A number from 0 to one less than the limit, which is at most a million or so."""
        self.state = (self.state * 1103515245 + 12345) & STATE
        return (self.state >> 8) % limit

    def fraction(self) -> float:
        """A number from 0 up to, but not including, 1."""
        return float(self.below(TICKETS)) / float(TICKETS)


def mixed(seed: int) -> int:
    """Another seed, unrelated to those of neighbouring numbers: the finalizer of SplitMix64."""
    z = (seed + 0x9E3779B97F4A7C15) & WORD
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & WORD
    return z ^ z >> 31
