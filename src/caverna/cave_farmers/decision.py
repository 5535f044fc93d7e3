"""The open decision as plain data: what a client asks its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from mypy_extensions import i64

from caverna.game.bits import indices
from caverna.game.obstacles import blocked, named

from .furnish import ANY
from .furnishings import FURNISHINGS
from .laying import lays
from .payments import conversions, payments
from .spaces import SPACES
from .step import step_of

if TYPE_CHECKING:
    from .game import Game
    from .types import FarmersAction, FarmersBlocked, FarmersDecision

LAYING: Final = ("tile", "sow", "at")
"""The kinds of action that lay something on a home board."""


def decision(game: Game) -> FarmersDecision:
    """The current decision as plain data."""
    question = game.question()
    actions = [action_view(game, action) for action in game.legal_actions()]
    asked: FarmersDecision = {
        "seat": game.turn,
        "question": question,
        "actions": [cast("FarmersAction", action) for action in actions],
        "blocked": [cast("FarmersBlocked", thing) for thing in blocked_things(game, actions)],
    }
    if question in ("feed", "overflow"):
        asked["payments"] = payments(game)
    if question == "feed":
        asked["conversions"] = conversions(game)
    return asked


def action_view(game: Game, action: int) -> dict[str, Any]:
    """One legal action."""
    described = game.describe_action(action)
    if described["kind"] in LAYING:
        described["lays"] = lays(game, action)
    return described


def blocked_things(game: Game, actions: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Of the spaces in play and the furnishings for sale or built, those that no action names; none for chance.

    Spaces are judged by the open question. So are furnishings if it is about them; else as if the player could furnish.
    Parts and loot that the question is about, and that are not to be had, come last.
    """
    frame = game.top
    if frame is None or game.turn < 0:
        return []
    p, step, data = game.current_player(), step_of(frame), frame.data
    found: list[dict[str, Any]] = []
    offered = named(actions, "space")
    for slot in indices(game.open):
        if SPACES[slot] not in offered:
            found.append(blocked("space", SPACES[slot], step.space_obstacle(game, p, data, slot)))
    offered = named(actions, "furnishing")
    for tile in indices(furnishings_in_view(game)):
        id = FURNISHINGS[tile].id
        if id not in offered:
            obstacle = step.furnishing_obstacle(game, p, data, tile) or ANY.tile_obstacle(game, p, tile)
            found.append(blocked("furnishing", id, obstacle))
    for action, obstacle in step.answer_obstacles(game, p, data):
        if obstacle is not None:
            for kind, id in game.action_info(action).arguments.items():
                found.append(blocked(kind, id, obstacle))
    return found


def furnishings_in_view(game: Game) -> i64:
    """Those for sale, and those that players have built."""
    furnishings = game.tiles
    for p in game.players:
        furnishings |= p.owned
    return furnishings
