"""The furnishings: one row each, with all that it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.bits import bit, count, mask_of, union

from .effects import FENCES, FORGING, FURNISHING, NO_EFFECT, STABLE, Effect
from .goods import (
    CATTLE,
    DOG,
    DONKEY,
    FOOD,
    GRAIN,
    KINDS,
    NOTHING,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    TYPES,
    VEGETABLE,
    WOOD,
    Goods,
)  # fmt: skip
from .grid import beside
from .player import BOTH, DISARMING, MEALS, OVERHANG, SIXTH, SWAP, TUNNELS, Player, new_player
from .wants import FOREST_TILES

if TYPE_CHECKING:
    from .housing import Barn


class Discount(Effect):
    """Less of one good for some purposes, perhaps goods at once."""

    def __init__(self, kind: int, amount: int, purposes: int, at_once: Goods = NOTHING) -> None:
        self.kind: i64 = kind
        self.amount: i64 = amount
        self.purposes: i64 = purposes
        self.at_once = at_once

    def discount(self, purpose: i64, kind: i64) -> i64:
        return self.amount if purpose & self.purposes and kind == self.kind else 0


class Reward(Effect):
    """One good for each of another that is gained."""

    def __init__(self, kind: int, reward: int) -> None:
        self.kind: i64 = kind
        self.reward: i64 = reward

    def on_gain(self, p: Player, goods: Goods, times: i64) -> None:
        p.add(self.reward, goods.amount(self.kind) * times)

    def rewards(self, goods: Goods) -> bool:
        return goods.amount(self.kind) > 0

    def wanted_for(self, wanted: i64) -> i64:
        return bit(self.kind) if wanted >> self.reward & 1 else 0


class Supplier(Effect):
    """One good at the start of each of the next rounds."""

    def __init__(self, rounds: int, good: str) -> None:
        self.rounds: i64 = rounds
        self.goods = Goods(**{good: 1})

    def income(self, p: Player, age: i64) -> i64:
        return 1 if age <= self.rounds else 0


class Miner(Effect):
    """Ore for each ore mine with a donkey."""

    def __init__(self) -> None:
        self.goods = Goods(ore=1)

    def income(self, p: Player, age: i64) -> i64:
        return min(p.goods[DONKEY], count(p.ore_mine))

    def wanted_for_income(self, p: Player) -> i64:
        return donkeys_for(p.ore_mine, p)


def donkeys_for(mines: i64, p: Player) -> i64:
    """Donkeys are wanted as long as one of these mines has none."""
    return bit(DONKEY) if p.goods[DONKEY] < count(mines) else 0


class SheepRoom(Effect):
    """Sheep, as many as there are dwarfs."""

    def capacity(self, p: Player, barn: Barn) -> None:
        barn.sheep += p.dwarfs()


class CattleRoom(Effect):
    """Three cattle."""

    def capacity(self, p: Player, barn: Barn) -> None:
        barn.cattle += 3


class StubbleRoom(Effect):
    """Any animal on each field without crops."""

    def capacity(self, p: Player, barn: Barn) -> None:
        barn.ones += count(p.empty_fields())

    def wanted_for_room(self) -> i64:
        return FOREST_TILES


class PairRoom(Effect):
    """Two animals of one type."""

    def capacity(self, p: Player, barn: Barn) -> None:
        barn.twos += 1


class Meat(Effect):
    """More food for each farm animal eaten."""

    def meat(self) -> i64:
        return 1


class MineFood(Effect):
    """One food less at each feeding for each donkey in a mine."""

    def saving(self, p: Player) -> i64:
        return min(p.goods[DONKEY], count(p.mines()))

    def wanted_for_saving(self, p: Player) -> i64:
        return donkeys_for(p.mines(), p)


class Litter(Effect):
    """Goods by how many animals of some types are born."""

    def __init__(self, good: str, by_number: tuple[int, ...], types: int) -> None:
        self.goods = Goods(**{good: 1})
        self.by_number = vec[i64](list(by_number))
        self.types: i64 = types

    def litter(self, newborn: i64) -> i64:
        return self.by_number[count(newborn & self.types)]


class Points(Effect):
    """Points by a formula, perhaps food at once by another; both know the cell it lies on."""

    def __init__(self, formula: Callable[[Player, int], int], food: Callable[[Player, int], int] | None = None) -> None:
        self.formula = formula
        self.food = food

    def points(self, p: Player, at: i64) -> i64:
        return self.formula(p, at)

    def on_build(self, p: Player, at: i64) -> None:
        if self.food is not None:
            p.add(FOOD, self.food(p, at))


class Forgiveness(Effect):
    """Negative points are cancelled."""

    def forgiven(self) -> i64:
        return 7


def dwellings_beside(p: Player, at: int) -> int:
    """The dwellings next to a cell."""
    return count(beside(at) & p.dwelling)


def yellow_tiles(p: Player, at: int) -> int:
    """The yellow furnishings of a player."""
    return count(p.owned & YELLOW)


def crop_pairs(p: Player, at: int) -> int:
    """Pairs of a grain and a vegetable, those on fields included."""
    return min(p.goods[GRAIN] + p.growing_grain(), p.goods[VEGETABLE] + p.growing_vegetables())


def farm_animals(p: Player, at: int) -> int:
    """All animals but dogs."""
    return sum(p.goods[SHEEP + i] for i in range(TYPES))


def large_family(p: Player, at: int) -> int:
    """Points for the fifth and the sixth dwarf."""
    return 5 * max(0, p.dwarfs() - 4)


INTRODUCTORY: Final = "introductory"
FULL: Final = "full"
ORANGE: Final = "orange"
GREEN: Final = "green"
YELLOW_TAG: Final = "yellow"


class Furnishing:
    """A row of the table.

    `kit` is the introductory furnishings, or those that the full game adds. `points` are those printed on it, None for
    a star. `rooms` is for dwarfs, `allows` what it permits, `sells` what it takes and gives at any time. It is laid on
    the furnishing that it `covers`, if both have one owner.
    """

    def __init__(
        self, id: str, colour: str, kit: str, cost: Goods, points: int | None, effect: Effect = NO_EFFECT,
        rooms: int = 0, allows: int = 0, sells: list[tuple[Goods, Goods]] | None = None, covers: str = "",
        unlimited: bool = False,
    ) -> None:  # fmt: skip
        self.id = id
        self.colour = colour
        self.kit = kit
        self.cost = cost
        self.star = points is None  # no points but those of its effect
        self.points: i64 = points or 0
        self.effect = effect
        self.is_dwelling = colour == ORANGE
        self.rooms: i64 = rooms
        self.allows: i64 = allows
        self.sells = sells or []
        self.covered = covers
        self.unlimited = unlimited  # there are enough for all


FURNISHINGS: Final[list[Furnishing]] = [
    Furnishing("dwelling", ORANGE, INTRODUCTORY, Goods(wood=4, stone=3), 3, rooms=1, unlimited=True),
    Furnishing("simple-dwelling-a", ORANGE, INTRODUCTORY, Goods(wood=4, stone=2), 0, rooms=1),
    Furnishing("simple-dwelling-b", ORANGE, INTRODUCTORY, Goods(wood=3, stone=3), 0, rooms=1),
    Furnishing("mixed-dwelling", ORANGE, FULL, Goods(wood=5, stone=4), 4, PairRoom(), rooms=1),
    Furnishing("couple-dwelling", ORANGE, FULL, Goods(wood=8, stone=6), 5, rooms=2),
    Furnishing("additional-dwelling", ORANGE, FULL, Goods(wood=4, stone=3), 5, allows=SIXTH),

    Furnishing("cuddle-room", GREEN, INTRODUCTORY, Goods(wood=1), 2, SheepRoom()),
    Furnishing("breakfast-room", GREEN, INTRODUCTORY, Goods(wood=1), 0, CattleRoom()),
    Furnishing("stubble-room", GREEN, INTRODUCTORY, Goods(wood=1, ore=1), 1, StubbleRoom()),
    Furnishing("work-room", GREEN, FULL, Goods(stone=1), 2, allows=TUNNELS),
    Furnishing("guest-room", GREEN, FULL, Goods(wood=1, stone=1), 0, allows=BOTH),
    Furnishing("office-room", GREEN, FULL, Goods(stone=1), 0, allows=OVERHANG),

    Furnishing("carpenter", GREEN, INTRODUCTORY, Goods(stone=1), 0, Discount(WOOD, 1, FURNISHING | FENCES)),
    Furnishing("stone-carver", GREEN, INTRODUCTORY, Goods(wood=1), 1,
               Discount(STONE, 1, FURNISHING | STABLE, Goods(stone=2))),
    Furnishing("blacksmith", GREEN, INTRODUCTORY, Goods(wood=1, stone=2), 3, Discount(ORE, 2, FORGING, Goods(ore=2))),
    Furnishing("miner", GREEN, FULL, Goods(wood=1, stone=1), 3, Miner()),
    Furnishing("builder", GREEN, FULL, Goods(stone=1), 2, allows=SWAP),
    Furnishing("trader", GREEN, FULL, Goods(wood=1), 2, covers="spare-part-storage",
               sells=[(Goods(gold=2), Goods(wood=1, stone=1, ore=1))]),
    Furnishing("wood-supplier", GREEN, INTRODUCTORY, Goods(stone=1), 2, Supplier(7, "wood")),
    Furnishing("stone-supplier", GREEN, INTRODUCTORY, Goods(wood=1), 1, Supplier(5, "stone")),
    Furnishing("ruby-supplier", GREEN, INTRODUCTORY, Goods(wood=2, stone=2), 2, Supplier(4, "ruby")),
    Furnishing("dog-school", GREEN, FULL, NOTHING, 0, Reward(DOG, WOOD)),
    Furnishing("quarry", GREEN, FULL, Goods(wood=1), 2, Litter("stone", (0, 1), 2)),
    Furnishing("seam", GREEN, FULL, Goods(wood=2), 1, Reward(STONE, ORE)),

    Furnishing("slaughtering-cave", GREEN, INTRODUCTORY, Goods(wood=2, stone=2), 2, Meat()),
    Furnishing("cooking-cave", GREEN, INTRODUCTORY, Goods(stone=2), 2,
               sells=[(Goods(grain=1, vegetable=1), Goods(food=5))]),
    Furnishing("working-cave", GREEN, INTRODUCTORY, Goods(wood=1, stone=1), 2, allows=MEALS),
    Furnishing("mining-cave", GREEN, FULL, Goods(wood=3, stone=2), 2, MineFood()),
    Furnishing("breeding-cave", GREEN, FULL, Goods(grain=1, stone=1), 2, Litter("food", (0, 1, 2, 3, 5), 15)),
    Furnishing("peaceful-cave", GREEN, FULL, Goods(wood=2, stone=2), 2, allows=DISARMING),

    Furnishing("weaving-parlor", YELLOW_TAG, INTRODUCTORY, Goods(wood=2, stone=1), None,
               Points(lambda p, at: p.goods[SHEEP] // 2, lambda p, at: p.goods[SHEEP])),
    Furnishing("milking-parlor", YELLOW_TAG, INTRODUCTORY, Goods(wood=2, stone=2), None,
               Points(lambda p, at: p.goods[CATTLE], lambda p, at: p.goods[CATTLE])),
    Furnishing("state-parlor", YELLOW_TAG, FULL, Goods(stone=3, gold=5), None,
               Points(lambda p, at: 4 * dwellings_beside(p, at), lambda p, at: 2 * dwellings_beside(p, at))),
    Furnishing("hunting-parlor", YELLOW_TAG, INTRODUCTORY, Goods(wood=2), 1,
               sells=[(Goods(boar=2), Goods(gold=2, food=2))]),
    Furnishing("beer-parlor", YELLOW_TAG, INTRODUCTORY, Goods(wood=2), 3,
               sells=[(Goods(grain=2), Goods(gold=3)), (Goods(grain=2), Goods(food=4))]),
    Furnishing("blacksmithing-parlor", YELLOW_TAG, FULL, Goods(ore=3), 2,
               sells=[(Goods(ruby=1, ore=1), Goods(gold=2, food=1))]),

    Furnishing("stone-storage", YELLOW_TAG, INTRODUCTORY, Goods(wood=3, ore=1), None,
               Points(lambda p, at: p.goods[STONE])),
    Furnishing("ore-storage", YELLOW_TAG, INTRODUCTORY, Goods(wood=1, stone=2), None,
               Points(lambda p, at: p.goods[ORE] // 2)),
    Furnishing("spare-part-storage", YELLOW_TAG, FULL, Goods(wood=2), 0, covers="trader",
               sells=[(Goods(wood=1, stone=1, ore=1), Goods(gold=2))]),
    Furnishing("main-storage", YELLOW_TAG, INTRODUCTORY, Goods(wood=2, stone=1), None,
               Points(lambda p, at: 2 * yellow_tiles(p, at))),
    Furnishing("weapon-storage", YELLOW_TAG, INTRODUCTORY, Goods(wood=3, stone=2), None,
               Points(lambda p, at: 3 * p.armed())),
    Furnishing("supplies-storage", YELLOW_TAG, FULL, Goods(wood=1, food=3), None,
               Points(lambda p, at: 8 if p.armed() == p.dwarfs() else 0)),

    Furnishing("broom-chamber", YELLOW_TAG, FULL, Goods(wood=1), None, Points(large_family)),
    Furnishing("treasure-chamber", YELLOW_TAG, INTRODUCTORY, Goods(wood=1, stone=1), None,
               Points(lambda p, at: p.goods[RUBY])),
    Furnishing("food-chamber", YELLOW_TAG, INTRODUCTORY, Goods(wood=2, vegetable=2), None,
               Points(lambda p, at: 2 * crop_pairs(p, at))),
    Furnishing("prayer-chamber", YELLOW_TAG, FULL, Goods(wood=2), None, Points(lambda p, at: 0 if p.armed() else 8)),
    Furnishing("writing-chamber", YELLOW_TAG, INTRODUCTORY, Goods(stone=2), 0, Forgiveness()),
    Furnishing("fodder-chamber", YELLOW_TAG, INTRODUCTORY, Goods(stone=1, grain=2), None,
               Points(lambda p, at: farm_animals(p, at) // 3)),
]  # fmt: skip
INDEX: Final[dict[str, int]] = {tile.id: i for i, tile in enumerate(FURNISHINGS)}
UNLIMITED: Final[i64] = mask_of([tile.unlimited for tile in FURNISHINGS])
DWELLING: Final[i64] = mask_of([tile.is_dwelling for tile in FURNISHINGS])
YELLOW: Final[i64] = mask_of([tile.colour == YELLOW_TAG for tile in FURNISHINGS])
KITS: Final[dict[str, int]] = {
    INTRODUCTORY: mask_of([tile.kit == INTRODUCTORY for tile in FURNISHINGS]),
    FULL: mask_of([True for _ in FURNISHINGS]),
}
COVERED: Final = vec[i64]([bit(INDEX[tile.covered]) if tile.covered else 0 for tile in FURNISHINGS])
"""By furnishing, the mask of what it is laid upon."""
COVERING: Final[i64] = mask_of([tile.covered != "" for tile in FURNISHINGS])
SELLING: Final[i64] = mask_of([bool(tile.sells) for tile in FURNISHINGS])
FOR_FOOD: Final[i64] = mask_of([tile.cost.amount(FOOD) > 0 for tile in FURNISHINGS])
"""The furnishings that cost food."""
DEAREST_FOOD: Final = max(int(tile.cost.amount(FOOD)) for tile in FURNISHINGS)
"""The food that the dearest of them costs."""


# What furnishings care for, found by asking them about players who differ in one thing.


def rich_player(without: int = -1) -> Player:
    """A player with six of every kind of goods but one."""
    p = new_player(0)
    for kind in range(KINDS):
        p.goods[kind] = 0 if kind == without else 6
    return p


def food_at_once(effect: Effect, p: Player) -> int:
    """The food that an effect pays a player who builds it."""
    before = p.goods[FOOD]
    effect.on_build(p, 1)
    return p.goods[FOOD] - before


def paying(kind: int) -> int:
    """The furnishings that pay more food at once to owners with more of a kind of goods."""
    effects = [tile.effect for tile in FURNISHINGS]
    return mask_of([food_at_once(it, rich_player()) > food_at_once(it, rich_player(kind)) for it in effects])


def scoring(kind: int) -> int:
    """The furnishings that are worth more at the end to owners with more of a kind of goods."""
    effects = [tile.effect for tile in FURNISHINGS]
    return mask_of([it.points(rich_player(), 1) > it.points(rich_player(kind), 1) for it in effects])


def peaceful() -> int:
    """The furnishings that are worth more at the end without weapons."""
    armed = rich_player()
    armed.weapons[0] = 1
    return mask_of([tile.effect.points(rich_player(), 1) > tile.effect.points(armed, 1) for tile in FURNISHINGS])


PAYING: Final = vec[i64]([paying(kind) for kind in range(KINDS)])
PAYING_ANY: Final[i64] = union(list(PAYING))
SCORING: Final = vec[i64]([scoring(kind) for kind in range(KINDS)])
PEACEFUL: Final[i64] = peaceful()
