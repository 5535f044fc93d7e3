"""What blue rooms give automatically with an action, so that the log can say which room gave what."""

from __future__ import annotations

from typing import TYPE_CHECKING

from caverna.game.bits import bit, indices

from .actions import COLLECT, FURNISH
from .blue import active
from .rooms import ROOMS

if TYPE_CHECKING:
    from .game import Game


def given(game: Game, action: int, settle: bool = False) -> dict[str, dict[str, int]]:
    """The goods that each blue room of the player to decide gives with an action: what would be missing without it.

    Args:
        game: The game, which does not change.
        action: A legal action.
        settle: Also what is given after the action, before the next decision.
    """
    seat = game.turn
    if seat < 0 or COLLECT <= action < FURNISH:  # such an action names its room
        return {}
    rooms = indices(active(game, game.players[seat]) & game.setup.rooms.blue)
    givers = [room for room in rooms if len(ROOMS[room].blue.goods.kinds)]
    if not givers:
        return {}
    after = supply_after(game, action, settle, -1)
    found: dict[str, dict[str, int]] = {}
    for room in givers:
        without = supply_after(game, action, settle, room)
        goods = {name: amount - without[name] for name, amount in after.items() if amount > without[name]}
        if goods:
            found[ROOMS[room].id] = goods
    return found


def supply_after(game: Game, action: int, settle: bool, without: int) -> dict[str, int]:
    """What the player to decide has after an action, as if one room did not work; -1 for none."""
    seat = game.turn
    trial = game.copy()
    if without >= 0:
        trial.players[seat].owned &= ~bit(without)
        trial.pool &= ~bit(without)
    if settle:
        trial.step(action)
    else:
        trial.carry_out(action)
    return trial.supply(seat)
