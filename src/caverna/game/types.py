"""The data that both games show their clients: `view()` and `decision()` as typed dictionaries.

The server describes them in its OpenAPI document, and the types of the page are generated from that. This module stays
interpreted, since mypyc keeps no annotations for others to read.
"""

from __future__ import annotations

from typing_extensions import TypedDict

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


class Decision(TypedDict):
    """What is asked, and of whom: a seat, -1 for chance, -2 at the end. Each game adds the legal actions."""

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
