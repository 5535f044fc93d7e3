"""The open decision as plain data: what a client asks its player."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from .game import Game
    from .types import FarmersAction, FarmersDecision


def decision(game: Game) -> FarmersDecision:
    return {
        "seat": game.turn,
        "question": game.question(),
        "actions": [cast("FarmersAction", game.describe_action(action)) for action in game.legal_actions()],
    }
