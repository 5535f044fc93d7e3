"""The boards that action spaces are printed on, as they lie on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .spaces import Space

if TYPE_CHECKING:
    from .types import Board

FIRST: Final = ("ruby-mining", "housework", "slash-and-burn")
"""The board with rounds 1 to 3."""
LARGE: Final = (
    "depot", "small-scale-drift-mining", "drift-mining-2", "weekly-market", "imitation-2", "hardware-rental",
    "fence-building",
)  # fmt: skip
"""The large additional board."""
SMALL: Final = ("strip-mining", "large-depot", "imitation-3", "extension")
SMALL_FOR_THREE: Final = ("imitation", "forest-exploration")
"""The small additional board; for three players it has two spaces that larger games have on the main board."""


def board_of(space: Space, players: int) -> Board | None:
    """The board that a space is printed on; none for a card."""
    if space.stage:
        return None
    if space.id in FIRST:
        return "first"
    if space.id in LARGE:
        return "large"
    if space.id in SMALL or (players == 3 and space.id in SMALL_FOR_THREE):
        return "small"
    return "main"
