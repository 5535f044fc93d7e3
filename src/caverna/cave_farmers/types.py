"""What `view()` and `decision()` of The Cave Farmers return."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from caverna.game.types import Action, Decision, Goods, Player, Reason, View

Crop = Literal["grain", "vegetable"]
Ground = Literal["forest", "mountain", "margin"]


class FarmersOptions(TypedDict):
    players: int
    furnishings: str
    harvest_reveal: str
    solo_clear: str


class ComingHarvest(TypedDict):
    """How a round will end, as far as anybody knows."""

    round: int
    harvest: str


class Markers(TypedDict):
    """The harvest markers that are still face down."""

    leaf: int
    question: int


class FarmersSpace(TypedDict):
    """An action space: its stage (0 if it is printed on a board), the goods on it, and the seat that has taken it."""

    id: str
    stage: int
    goods: Goods
    seat: int | None


class Dwarf(TypedDict):
    """A dwarf. `space` is where it works, and `next` says that it is the one to be placed."""

    strength: int
    at_work: bool
    space: str | None
    travelling: bool
    newborn: bool
    next: bool


class FoodOwed(TypedDict):
    """The food that the next feeding takes, as things stand, and its round."""

    round: int
    food: int


class BuiltFurnishing(TypedDict):
    """A furnishing and the cell that it is on."""

    id: str
    cell: str


class FarmersCell(TypedDict):
    """A cell of a home board, or one beside it. What is beneath a tile is not shown.

    A cell without a tile has a `bonus`, a field has a `crop`, and a furnished cavern names its `furnishing`.
    """

    cell: str
    column: int
    row: int
    ground: Ground
    tile: str | None
    stable: bool
    bonus: NotRequired[Goods]
    crop: NotRequired[Goods]
    furnishing: NotRequired[str | None]


class Housing(TypedDict):
    """The cells of one stall, the animals in it, and its room."""

    cells: list[str]
    animal: str | None
    animals: int
    dogs: int
    room: int


class FarmersPlayer(Player):
    begging: int
    dwarfs: list[Dwarf]
    room_for_dwarfs: int
    food_owed: FoodOwed | None
    stables_left: int
    furnishings: list[BuiltFurnishing]
    cells: list[FarmersCell]
    housing: list[Housing]
    score: int
    score_sheet: dict[str, int]


class FarmersView(View):
    """A game of The Cave Farmers as everybody sees it. `furnishings` are those for sale."""

    game: Literal["cave-farmers"]
    options: FarmersOptions
    harvests: list[ComingHarvest]
    markers: Markers
    spaces: list[FarmersSpace]
    furnishings: list[str]
    players: list[FarmersPlayer]


class FarmersAction(Action):
    """A legal action with the arguments of its kind."""

    space: NotRequired[str]
    marker: NotRequired[Literal["leaf", "question"]]
    strength: NotRequired[int]
    at_work: NotRequired[bool]
    phase: NotRequired[Literal["field", "breeding"]]
    good: NotRequired[str]
    types: NotRequired[list[str]]
    part: NotRequired[str]
    item: NotRequired[str]
    furnishing: NotRequired[str]
    payment: NotRequired[str]
    tile: NotRequired[str]
    cells: NotRequired[list[str]]


class FarmersBlocked(Reason):
    """An action space or a furnishing that cannot be chosen."""

    space: NotRequired[str]
    furnishing: NotRequired[str]


class FarmersDecision(Decision):
    """An open decision of The Cave Farmers."""

    actions: list[FarmersAction]
    blocked: list[FarmersBlocked]
