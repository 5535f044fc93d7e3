"""What could matter to a player before trades are offered again.

Each rule says for itself what it could do with goods and tiles: see `Step.want`, `Step.needs` and `Effect`. What brings
the rest in its turn is found in `reduction`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caverna.game.bits import bit

from .goods import KINDS, RUBY
from .player import Player

# Goods are wanted by kind; these come after them.
FIELD: Final = KINDS
MEADOW: Final = KINDS + 1
CAVES: Final = KINDS + 2  # tunnels and caverns
ROOM: Final = KINDS + 3  # fewer animals
SALES: Final = KINDS + 4  # what the player's furnishings buy
WANTS: Final = KINDS + 5

FOREST_TILES: Final[i64] = bit(FIELD) | bit(MEADOW)


@mypyc_attr(acyclic=True)
class Wants:
    """What a player wants: a mask of goods and the like, and how much food at most."""

    def __init__(self, p: Player) -> None:
        self.p = p
        self.rubies = p.goods[RUBY]
        self.kinds: i64 = 0
        self.food: i64 = 0  # as much as could be spent
        self.uses: i64 = 0  # what could be done in this turn, see `uses`
        self.in_turn = False  # whether this is a decision of a turn
        self.disarm = False  # whether giving up a weapon could matter

    def good(self, kind: i64, below: i64) -> None:
        """Want a good if there is less of it than so much."""
        if self.p.goods[kind] < below:
            self.kinds |= bit(kind)

    def use(self, uses: i64) -> None:
        """Want what is needed for these uses."""
        self.in_turn = True
        self.uses |= uses
