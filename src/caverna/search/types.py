"""What a search finds, as others read it. This module stays interpreted: its objects travel between processes."""

from __future__ import annotations

from typing import NamedTuple


class Expected(NamedTuple):
    """A step of the line of play that a search expects."""

    seat: int
    """Who decides, or `CHANCE`."""
    action: int
    share: float
    """How likely it is, as far as the network can tell: 1 if there is no other."""
