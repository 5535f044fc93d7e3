"""The open decision as plain data: what a client asks its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64

from caverna.game.bits import indices
from caverna.game.obstacles import Obstacle, blocked, named

from .effects import TileMenu
from .furnish import room_obstacle
from .rooms import ROOM_TABLE, ROOMS
from .step import step_of
from .tiles import TILES

if TYPE_CHECKING:
    from .game import Game
    from .types import CavesAction, CavesBlocked, CavesDecision

FACE_DOWN: Final = Obstacle("face-down")


def decision(game: Game) -> CavesDecision:
    """The current decision as plain data."""
    actions = [game.describe_action(action) for action in game.legal_actions()]
    tile, room = in_use(game)
    return {
        "seat": game.turn,
        "question": game.question(),
        "tile": tile,
        "room": room,
        "actions": [cast("CavesAction", action) for action in actions],
        "blocked": [cast("CavesBlocked", thing) for thing in blocked_things(game, actions)],
    }


def in_use(game: Game) -> tuple[str | None, str | None]:
    """The action tile whose effects are used, and the room whose effects are used with it."""
    room: str | None = None
    frame = game.top
    while frame is not None:
        step = step_of(frame)
        if isinstance(step, TileMenu):
            return TILES[step.tile].id, room
        for number, menu in enumerate(ROOM_TABLE.menus):
            if step is menu:
                room = ROOMS[number].id
        frame = frame.below
    return None, None


def blocked_things(game: Game, actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of the action tiles face up and all rooms, those that no action names; none for chance.

    Action tiles are judged by the open question. So are rooms if it is about them; else as if the player could furnish.
    Which rooms are still face down is public too. Effects that could not be used now come last.
    """
    frame = game.top
    if frame is None or game.turn < 0:
        return []
    p, step, data = game.current_player(), step_of(frame), frame.data
    found: list[dict[str, Any]] = []
    offered = named(actions, "tile")
    for tile in indices(game.open):
        id = TILES[tile].id
        if id not in offered:
            found.append(blocked("tile", id, step.tile_obstacle(game, p, data, tile)))
    offered = named(actions, "room")
    for room in indices(rooms_in_view(game)):
        id = ROOMS[room].id
        if id not in offered:
            obstacle = step.room_obstacle(game, p, data, room) or room_obstacle(game, p, room)
            found.append(blocked("room", id, obstacle))
    found += [blocked("room", ROOMS[room].id, FACE_DOWN) for room in indices(game.unseen)]
    for action, obstacle in step.answer_obstacles(game, p, data):
        if obstacle is not None:
            found.append(blocked("effect", game.action_info(action).arguments["effect"], obstacle))
    return found


def rooms_in_view(game: Game) -> i64:
    """Those that lie face up, and those that players have built."""
    rooms = game.display | game.pool
    for p in game.players:
        rooms |= p.owned
    return rooms
