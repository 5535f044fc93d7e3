"""What `view()` and `decision()` of Cave vs Cave return."""

from __future__ import annotations

from typing import Literal, NotRequired

from caverna.game.types import Action, Decision, Goods, Player, Reason, Side, TypedDict, View

Wall = Literal["rock", "built"]
Tile = Literal["covered", "empty", "room"]


class CavesOptions(TypedDict):
    """The options of a game."""

    players: int
    mode: str


class CavesSpace(TypedDict):
    """An action tile: its back, the slot that it lies in, and the seat that has taken it."""

    id: str
    back: str
    slot: int | None
    seat: int | None


class BuiltRoom(TypedDict):
    """A room and the cell that it is on."""

    id: str
    cell: str


class CavesCell(TypedDict):
    """A cell of a cave.

    `walls` are those around it, and `wall_class` is how they stand, as rooms ask for it: "W2A" for two adjacent walls,
    "W2O" for two opposing ones. `sites` are the sides where a wall could be built.
    """

    cell: str
    column: int
    row: int
    board: Literal[0, 1, 2]
    tile: Tile
    room: str | None
    bonus: Goods
    walls: dict[Side, Wall]
    wall_class: str
    sites: list[Side]


class Entrance(TypedDict):
    """Where one comes in: the cell, and its side."""

    cell: str
    side: Side


class Sign(TypedDict):
    """What an effect does, to be drawn: what is paid for what, and what is done.

    `does` is "goods", "raise", "three-goods", "activate", "dig", "furnish", "wall", "raze" or "nothing". `count` is how
    many rooms, tiles or goods that concerns, or the level that goods are raised to: those in `get`, or all. `least` and
    `most` are goods that one must have, or must not exceed. With `each`, goods are counted for each "dwarf", for each
    "pair" of what is needed, or for "any" amount. `on` has the event that an activation is, or those at which a blue
    room acts by itself.
    """

    effect: str
    does: str
    count: int
    pay: Goods
    get: Goods
    least: Goods
    most: Goods
    each: Literal["dwarf", "pair", "any"] | None
    through_walls: bool
    on: list[str]


class CavesPlayer(Player):
    """A player of Cave vs Cave.

    `fits` has the cells where each room of the display may be built now, paid or not. For a room without any,
    `walls_short` has the cells where it would fit after building walls, each with the fewest that it takes. `usable`
    are the rooms that would do something if they were activated now.
    """

    rooms: list[BuiltRoom]
    cells: list[CavesCell]
    walls: int
    additional_cavern: int
    private_walls: int
    accessible: list[str]
    fits: dict[str, list[str]]
    walls_short: dict[str, dict[str, int]]
    usable: list[str]
    entrance: Entrance
    turns_left: int
    first_score: int
    score: float
    score_sheet: dict[str, float]


class CavesView(View):
    """A game of Cave vs Cave as everybody sees it.

    `slots` are the action tiles on the boards, `piles` the numbers of tiles that are face down. Rooms lie in the
    `display`, in the `pool` of a short game, or are `unseen`. During a draft `draft_goal` is the score that ends it.
    """

    game: Literal["cave-vs-cave"]
    options: CavesOptions
    era: int
    turns_each: int
    spaces: list[CavesSpace]
    slots: list[str | None]
    display: list[str]
    pool: list[str]
    unseen: list[str]
    piles: list[int]
    walls: int
    spare_cavern: bool
    draft_goal: int | None
    players: list[CavesPlayer]


class CavesAction(Action):
    """A legal action with the arguments of its kind. `walls` are new walls by their sides, or how many a side has."""

    tile: NotRequired[str]
    effect: NotRequired[str]
    good: NotRequired[str]
    goods: NotRequired[list[str]]
    iron: NotRequired[int]
    walls: NotRequired[list[Side] | int]
    wall_class: NotRequired[str]
    room: NotRequired[str]
    cells: NotRequired[list[str]]


class CavesBlocked(Reason):
    """An action tile or a room that cannot be chosen; or an effect that the question is about."""

    tile: NotRequired[str]
    room: NotRequired[str]
    effect: NotRequired[str]


class CavesDecision(Decision):
    """An open decision of Cave vs Cave, with the action tile and the room whose effects are used now, if any."""

    tile: str | None
    room: str | None
    actions: list[CavesAction]
    blocked: list[CavesBlocked]
