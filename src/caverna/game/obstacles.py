"""Why something that a player sees cannot be chosen: a reason, and its arguments as plain data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

REASONS: Final[dict[str, tuple[str, ...]]] = {
    # both games
    "not-now": (),  # nothing is in the way, but the open question is another one
    "occupied": ("seat",),  # an action space or tile with a dwarf of that player
    "built": ("seat",),  # a furnishing or a room of that player
    "chosen": (),  # a furnishing or a room that is about to be paid or placed
    "goods-short": ("goods",),
    "none-of": ("obstacles",),  # several alternatives, and what is in the way of each
    # The Cave Farmers
    "nothing-there": (),  # no goods lie on the space
    "no-ore-mine": (),
    "ruby-mines-short": ("mines",),
    "no-site": ("tile",),  # no place for a tile of the landscape, a mine, a pasture or a stable
    "no-stable-left": (),
    "no-seeds": (),
    "no-empty-field": (),
    "no-room-for-dwarf": (),
    "family-complete": (),
    "armed": (),  # only unarmed dwarfs get a new weapon
    "unarmed": (),
    "weapon-too-weak": ("strength",),  # the strength that is needed
    "no-pair": (),  # of farm animals
    "no-room-for-young": (),
    "no-cavern": (),
    "nothing-affordable": ("goods",),  # what is short of the cheapest
    "dwellings-only": (),
    "ordinary-dwelling-only": (),
    "nobody-there": (),
    "nobody-to-imitate": (),
    "not-imitable": (),
    "not-for-imitators": (),
    "nothing-to-imitate": (),
    "not-overfull": (),
    "saved": (),
    # Cave vs Cave
    "not-ahead": ("good",),
    "face-down": (),
    "in-pool": (),
    "more-orange-rooms": ("rooms",),
    "no-free-cell": (),
    "walls-do-not-fit": ("walls",),  # the classes of walls that the room could have
    "activated": (),
    "acts-by-itself": (),  # a blue room
    "goods-full": ("full",),  # the goods that are at their limits
    "goods-above": ("good", "most"),
    "nothing-to-raise": ("level",),
    "kinds-short": ("kinds",),
    "no-tile-to-dig": ("tiles",),
    "no-wall-left": (),
    "no-wall-site": (),
    "no-wall-built": (),
    "no-room-to-activate": (),
    "no-room-to-furnish": (),
}
"""Every reason that a game may give, with the names of its arguments. The catalogues have a message for each."""


class Obstacle:
    """What is in the way of something."""

    def __init__(self, reason: str, **arguments: Any) -> None:
        assert tuple(arguments) == REASONS[reason], reason
        self.reason = reason
        self.arguments = arguments

    def to_dict(self) -> dict[str, Any]:
        """The obstacle as plain data."""
        return {"reason": self.reason, "arguments": self.arguments}

    def parts(self) -> list[dict[str, Any]]:
        """What is in the way of each alternative; the obstacle itself where there is only one."""
        found: list[dict[str, Any]] = self.arguments["obstacles"] if self.reason == "none-of" else [self.to_dict()]
        return found


NOT_NOW: Final = Obstacle("not-now")


def none_of(obstacles: Sequence[Obstacle | None]) -> Obstacle | None:
    """What is in the way of all of some alternatives; None if one of them is open."""
    parts: list[dict[str, Any]] = []
    for obstacle in obstacles:
        if obstacle is None:
            return None
        parts += obstacle.parts()
    kept = [part for i, part in enumerate(parts) if not any(covers(part, other) for other in parts[:i])]
    kept = [part for part in kept if not any(part is not other and covers(part, other) for other in kept)]
    if len(kept) == 1:
        return Obstacle(kept[0]["reason"], **kept[0]["arguments"])
    return Obstacle("none-of", obstacles=kept)


def covers(part: dict[str, Any], other: dict[str, Any]) -> bool:
    """Does overcoming one obstacle overcome the other too: the same, or the same goods and perhaps more?"""
    if part["reason"] == other["reason"] == "goods-short":
        goods: dict[str, int] = part["arguments"]["goods"]
        wanted: dict[str, int] = other["arguments"]["goods"]
        return all(goods.get(good, 0) >= amount for good, amount in wanted.items())
    return part == other


def named(actions: Sequence[Mapping[str, Any]], kind: str) -> set[str]:
    """The things of a kind that some actions name."""
    return {action[kind] for action in actions if kind in action}


def blocked(kind: str, id: str, obstacle: Obstacle | None) -> dict[str, Any]:
    """A thing that cannot be chosen, with the reason, for a client."""
    reason = obstacle or NOT_NOW
    return {kind: id, "reason": reason.reason, "arguments": reason.arguments}


def goods_short(goods: dict[str, int]) -> Obstacle | None:
    """Goods that are missing, if any are."""
    return Obstacle("goods-short", goods=goods) if goods else None
