"""The data that both games show their clients: `view()` and `decision()` as typed dictionaries.

The server describes them in its OpenAPI document, and the types of the page are generated from that. This module stays
interpreted, since mypyc keeps no annotations for others to read.
"""

from __future__ import annotations

from typing import Literal

try:
    from typing_extensions import TypedDict as TypedDict  # noqa: PLC0414  # for the other modules of types
except ImportError:  # only pydantic, which the server uses, needs that one: it brings it along
    from typing import TypedDict as TypedDict  # noqa: PLC0414

Side = Literal["north", "east", "south", "west"]
Goods = dict[str, int]
"""Amounts of goods by their ids."""


class Action(TypedDict):
    """A legal action: its number, its notation, its kind, and what it costs and brings at once.

    Each game adds the arguments of its kinds of action.
    """

    action: int
    text: str
    kind: str
    cost: Goods
    gain: Goods


class Reason(TypedDict):
    """Why something cannot be chosen: one of the reasons of `caverna.game.obstacles`, and its arguments."""

    reason: str
    arguments: ReasonArguments


class ReasonArguments(TypedDict, total=False):
    """The arguments of reasons: each of them has none, one or two of these.

    `goods` are those that are short, `full` those at their limits; `obstacles` has a reason for each alternative.
    """

    seat: int
    goods: Goods
    full: list[str]
    good: str
    most: int
    level: int
    kinds: int
    tile: str
    mines: int
    strength: int
    rooms: int
    tiles: int
    walls: list[str]
    obstacles: list[Reason]


class Decision(TypedDict):
    """What is asked, and of whom: a seat, -1 for chance, -2 at the end.

    Each game adds the legal actions, and what else is in view: `blocked` gives the reason why no action names it. It
    is empty where no player decides.
    """

    seat: int
    question: str


class View(TypedDict):
    """What both games show. Each game adds the rest, and its players.

    `rounds` are the numbers of the rounds that are played; `turn` is a seat, -1 for chance, -2 at the end.
    """

    round: int
    rounds: list[int]
    turn: int
    starting_player: int


class Player(TypedDict):
    """What both games show of a player. The score is as if the game ended now."""

    seat: int
    goods: Goods
