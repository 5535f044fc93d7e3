"""The reference of each game as the server sends it: ids and numbers from the rules, texts in a language."""

from __future__ import annotations

from caverna.cave_vs_cave.types import Sign
from caverna.game.types import Goods, TypedDict


class Explained(TypedDict):
    """A name, and what it means."""

    id: str
    name: str
    effect: str


class OptionRow(TypedDict):
    """An option of a game, with its values."""

    option: str
    name: str
    effect: str
    values: list[str]
    choices: list[Explained]


class FarmersSetupRow(TypedDict):
    """The set-up for some numbers of players."""

    players: list[int]
    food: list[int]
    rounds: list[int]
    spaces: int
    markers: dict[str, int]


class FarmersGoodRow(TypedDict):
    """A good."""

    id: str
    name: str
    plural: str
    kind: str


class PileRow(TypedDict):
    """The goods that come to an empty space, and to one that has some."""

    first: Goods
    more: Goods


class SpacePart(TypedDict, total=False):
    """What is done on a space or with loot, in `do`, with its numbers; or several parts with their connective."""

    do: str
    goods: Goods | list[str]
    cost: Goods
    tiles: list[str]
    on: str
    furnishing: str
    level: int
    mines: int
    ore: list[int]
    most: Goods
    most_of_each: int
    times: int
    pay: Goods
    get: Goods
    strength: int
    types: int
    parts: list[SpacePart]
    connective: str


class SpaceRow(Explained):
    """A printed version of an action space."""

    players: list[int]
    stage: int
    accumulates: PileRow | None
    actions: list[SpacePart]
    connective: str | None
    note: str | None


class CardRow(TypedDict):
    """The cards of a round."""

    name: str
    players: list[int]
    round: int
    stage: int
    cards: list[str]


class HarvestRow(TypedDict):
    """How a round ends."""

    players: list[int]
    round: int
    harvest: str


class HarvestKindRow(Explained):
    """A kind of harvest."""

    food: int | None
    food_newborn: int | None


class MarkerRow(TypedDict):
    """A harvest marker."""

    marker: str
    appearance: int | None
    harvest: str
    name: str
    effect: str


class FurnishingRow(Explained):
    """A furnishing."""

    set: str
    colour: str
    cost: Goods
    points: int | None


class LootRow(Explained):
    """A loot item."""

    strength: int
    actions: list[SpacePart]
    cost: Goods | None


class TradeRow(TypedDict):
    """A trade."""

    pay: Goods
    get: Goods
    who: str
    tile: str | None
    note: str | None


class FoodRow(TypedDict):
    """A good that can be turned into food."""

    pay: Goods
    food: int


class MarketRow(TypedDict):
    """A good of the weekly market."""

    good: str
    price: Goods


class HomeRow(TypedDict):
    """A printed cell of the home board."""

    id: str
    cells: list[str]
    bonus: Goods
    note: str


FarmersScoringRow = TypedDict("FarmersScoringRow", {"id": str, "name": str, "points": int | None, "for": str})
"""A category of the score sheet. `for` is what it counts."""


class FarmersGoalRow(TypedDict):
    """The goal of the solo game."""

    name: str
    players: list[int]
    beat: int


class FarmersReference(TypedDict):
    """The tables of The Cave Farmers. `any_time` are the kinds of action that are possible at any time."""

    setup: list[FarmersSetupRow]
    options: list[OptionRow]
    goods: list[FarmersGoodRow]
    spaces: list[SpaceRow]
    cards: list[CardRow]
    harvest: list[HarvestRow]
    harvests: list[HarvestKindRow]
    markers: list[MarkerRow]
    furnishings: list[FurnishingRow]
    loot: list[LootRow]
    trades: list[TradeRow]
    food_conversion: list[FoodRow]
    market: list[MarketRow]
    home: list[HomeRow]
    scoring: list[FarmersScoringRow]
    goal: list[FarmersGoalRow]
    questions: dict[str, str]
    any_time: list[str]
    arguments: dict[str, str]


class CavesSetupRow(TypedDict):
    """The set-up for a mode."""

    players: list[int]
    start: str
    walls: int
    goods: int | None
    gold: int | None
    light: int | None
    pile: int | None
    pool: int | None
    draft: int | None
    note: str


class ModeRow(Explained):
    """A mode."""

    players: list[int]


class RoundRow(TypedDict):
    """A round."""

    players: list[int]
    era: int
    round: int
    back: str
    turns: int
    end: str | None


class CavesGoodRow(TypedDict):
    """A good, with its limit."""

    id: str
    name: str
    plural: str
    era: int
    limit: int
    eaten_as: Goods | None


class ExchangeRow(TypedDict):
    """A good that can be turned into food."""

    pay: Goods
    get: Goods
    era: int


class ActionTileRow(Explained):
    """An action tile."""

    number: int
    back: str
    players: list[int]
    effects: list[list[str]]
    note: str | None


class BonusSlotRow(TypedDict):
    """A bonus slot of era II."""

    number: int
    name: str
    effect: str
    effects: list[list[str]]
    note: str | None


class WallClassRow(TypedDict):
    """A class of walls."""

    id: str
    name: str
    walls: int


class RoomRow(Explained):
    """A room."""

    number: int
    era: int
    colour: str
    back: str
    cost: Goods
    walls: list[str]
    points: int
    effects: list[list[str]]


class BoardRow(TypedDict):
    """A cell of a cave board."""

    cell: str
    era: int
    rock: list[str]
    edges: list[str]
    symbol: Goods
    note: str | None


class CavernRow(TypedDict):
    """A side of the additional cavern."""

    side: int
    cell: str
    printed: list[str]
    edges: list[str]


CavesScoringRow = TypedDict(
    "CavesScoringRow", {"id": str, "name": str, "eras": list[int], "points": float | None, "for": str}
)
"""A category of the score sheet. `for` is what it counts."""


class CavesGoalRow(TypedDict):
    """A goal of the solo game."""

    name: str
    players: list[int]
    era: int
    reach: int | None
    beat: int | None
    grade: str


class CavesReference(TypedDict):
    """The tables of Cave vs Cave. `any_time` are the kinds of action that are possible at any time.

    `signs` has, by table and id, the groups of effects of everything that has any; one of each group may be used.
    """

    setup: list[CavesSetupRow]
    modes: list[ModeRow]
    options: list[OptionRow]
    rounds: list[RoundRow]
    goods: list[CavesGoodRow]
    conversions: list[ExchangeRow]
    actions: list[ActionTileRow]
    bonus_slots: list[BonusSlotRow]
    wall_classes: list[WallClassRow]
    rooms: list[RoomRow]
    signs: dict[str, dict[str, list[list[Sign]]]]
    boards: list[BoardRow]
    additional_cavern: list[CavernRow]
    scoring: list[CavesScoringRow]
    goal: list[CavesGoalRow]
    questions: dict[str, str]
    any_time: list[str]
    arguments: dict[str, str]
    parts: dict[str, list[str]]
