"""What an action lays on a home board, for clients to show before it is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caverna.game.bits import bit, indices

from .player import Player
from .view import cell_view, furnishings_at

if TYPE_CHECKING:
    from .game import Game
    from .types import FarmersCell


def lays(game: Game, action: int) -> list[FarmersCell]:
    """The cells that an action changes, as they are afterwards, found by trying it on a copy."""
    trial = game.copy()
    trial.carry_out(action)
    before, after = game.players[game.turn], trial.players[game.turn]
    furnished = furnishings_at(after)
    return [cell_view(after, cell, furnished.get(cell)) for cell in indices(changed(before, after))]


def changed(before: Player, after: Player) -> int:
    """A mask of the cells where something else lies, stands or grows."""
    mask = (
        before.field ^ after.field | before.meadow ^ after.meadow | before.small ^ after.small
        | before.large() ^ after.large() | before.cavern ^ after.cavern | before.tunnel ^ after.tunnel
        | before.deep ^ after.deep | before.ore_mine ^ after.ore_mine | before.ruby_mine ^ after.ruby_mine
        | before.stable ^ after.stable | before.empty_fields() ^ after.empty_fields()
    )  # fmt: skip
    known = set(before.built)
    for entry in after.built:
        if entry not in known:
            mask |= bit(entry >> 6 & 63)
    return mask
