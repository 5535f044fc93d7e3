"""What `view()` and `decision()` of The Cave Farmers return."""

from __future__ import annotations

from typing import Literal, NotRequired

from caverna.game.types import Action, Decision, Goods, Player, Reason, Side, TypedDict, View

Crop = Literal["grain", "vegetable"]
Ground = Literal["forest", "mountain", "margin"]
Board = Literal["main", "first", "large", "small"]
Spared = Literal["animals", "crops", "treasure"]


class FarmersOptions(TypedDict):
    """The options of a game."""

    players: int
    furnishings: str
    harvest_reveal: str
    solo_clear: str
    solo_cards: NotRequired[str]


class ComingHarvest(TypedDict):
    """How a round will end, as far as anybody knows."""

    round: int
    harvest: str


class Markers(TypedDict):
    """The harvest markers that are still face down."""

    leaf: int
    question: int


class FarmersSpace(TypedDict):
    """An action space: a card of a stage, or printed on a board; the goods on it, and the seat that has taken it."""

    id: str
    stage: int
    board: Board | None
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

    `layer` tells how many tiles lie on it. A cell without a tile has a `bonus`, a field has a `crop`, and a furnished
    cavern names its `furnishing`. A large pasture lies on two cells: `partner` is the other one, `toward` its side.
    """

    cell: str
    column: int
    row: int
    ground: Ground
    tile: str | None
    layer: int
    stable: bool
    bonus: NotRequired[Goods]
    crop: NotRequired[Goods]
    furnishing: NotRequired[str | None]
    partner: NotRequired[str]
    toward: NotRequired[Side]


class Housing(TypedDict):
    """The cells of one stall, the animals in it, and its room."""

    cells: list[str]
    animal: str | None
    animals: int
    dogs: int
    room: int


class FarmersPlayer(Player):
    """A player of The Cave Farmers.

    `homeless` are the animals without room, `pairs` the types that could breed, and `affordable` the furnishings for
    sale that the player could pay now, wherever they may be built.
    """

    begging: int
    dwarfs: list[Dwarf]
    room_for_dwarfs: int
    food_owed: FoodOwed | None
    stables_left: int
    furnishings: list[BuiltFurnishing]
    cells: list[FarmersCell]
    housing: list[Housing]
    homeless: Goods
    pairs: list[str]
    affordable: list[str]
    score: int
    score_sheet: dict[str, int]


class FarmersView(View):
    """A game of The Cave Farmers as everybody sees it.

    `furnishings` are those for sale; `best_weapon` is the strongest weapon that can be forged.
    """

    game: Literal["cave-farmers"]
    options: FarmersOptions
    harvests: list[ComingHarvest]
    markers: Markers
    spaces: list[FarmersSpace]
    furnishings: list[str]
    best_weapon: int
    players: list[FarmersPlayer]


class FarmersAction(Action):
    """A legal action with the arguments of its kind. `lays` has the cells that it changes, as they are afterwards."""

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
    lays: NotRequired[list[FarmersCell]]


class Meal(TypedDict):
    """So much food for some goods, by these actions one after the other."""

    cost: Goods
    food: int
    actions: list[str]


class Conversion(TypedDict):
    """What a good, or goods that are eaten together, can become, from little food to much."""

    goods: list[str]
    meals: list[Meal]


class Payment(Meal):
    """A way to feed the family, or to house all animals: the points that it costs now, and what it keeps if special."""

    points: int
    keeps: Spared | None


class FarmersBlocked(Reason):
    """An action space or a furnishing that cannot be chosen; or a part or a loot item that the question is about."""

    space: NotRequired[str]
    furnishing: NotRequired[str]
    part: NotRequired[str]
    item: NotRequired[str]


class FarmersDecision(Decision):
    """An open decision of The Cave Farmers.

    When a family is fed, `conversions` are all that its goods can become. Then, and when animals lack room, `payments`
    are complete ways out, the cheapest first.
    """

    actions: list[FarmersAction]
    blocked: list[FarmersBlocked]
    payments: NotRequired[list[Payment]]
    conversions: NotRequired[list[Conversion]]
