"""Furnishing a cavern: which tile, paid how, and where."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from caverna.game.bits import bit, indices, lowest
from caverna.game.buffer import Actions
from caverna.game.goods import TABLED, Bundle, Prices
from caverna.game.obstacles import Obstacle, goods_short

from . import uses
from .actions import AT, FURNISH, PAY
from .effects import FURNISHING
from .furnishings import COVERED, COVERING, DEAREST_FOOD, DWELLING, FURNISHINGS, PAYING, PAYING_ANY, SELLING, UNLIMITED
from .goods import FOOD, GOODS, KINDS, ORE, STONE, WOOD, Goods, prices
from .hooks import discount, gain
from .player import SWAP, TUNNELS, Player
from .state import State
from .step import Step
from .summary import AND_OR, Summary, one_part
from .wants import CAVES, SALES, Wants

FULL_PRICES: Final = prices([tile.cost for tile in FURNISHINGS])
EVERYTHING: Final[i64] = FULL_PRICES.everything


def use_of(among: i64) -> int:
    """The use of furnishing, by the tiles to choose from."""
    return uses.FURNISH if among == EVERYTHING else uses.DWELL if among == DWELLING else uses.LOOT_DWELLING


class Furnish(Step):
    """Furnish a cavern. `data`: 0, then 1 + tile, then the same | 64 once it is paid for."""

    def __init__(self, word: str = "", among: i64 = EVERYTHING, prices: Prices = FULL_PRICES) -> None:
        super().__init__(word, use_of(among))
        self.among = among  # the tiles to choose from
        self.prices = prices

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        """What is short for tiles that trades could make affordable, and a place for them."""
        more = wants.rubies + (TABLED if p.owned & SELLING else 0)
        swap: i64 = 1 if p.allowed & SWAP else 0
        wood = discount(p, FURNISHING, WOOD)
        stone = discount(p, FURNISHING, STONE)
        tiles = s.tiles & self.among
        table = self.prices.table
        lacking: i64 = 0
        for kind in self.prices.kinds:
            most = p.goods[kind] + (TABLED if kind == FOOD else more)
            if kind <= STONE:
                most += swap + (wood if kind == WOOD else stone)
            if most < TABLED:
                tiles &= table[kind * TABLED + most]
        for kind in self.prices.kinds:
            have = p.goods[kind] + (wood if kind == WOOD else stone if kind == STONE else 0)
            if have < TABLED and tiles & ~table[kind * TABLED + have]:
                lacking |= bit(kind)
        if tiles & PAYING_ANY:
            for kind in range(KINDS):
                if tiles & PAYING[kind]:
                    lacking |= bit(kind)
        if swap and lacking & (bit(WOOD) | bit(STONE)):
            lacking |= bit(ORE)
        if p.owned & COVERING and tiles & COVERING:
            lacking |= bit(SALES)  # what is covered sells nothing any more
        if tiles:
            lacking |= bit(CAVES)
        if lacking & bit(FOOD):
            wants.food += DEAREST_FOOD
        wants.kinds |= lacking & ~bit(FOOD)

    def cells(self, p: Player) -> i64:
        """The cells that may be furnished."""
        return p.cavern | p.tunnel | p.deep if p.allowed & TUNNELS else p.cavern

    def tiles(self, s: State, p: Player) -> i64:
        """The tiles that can be paid for and laid."""
        tiles = s.tiles & self.among
        if not self.cells(p):
            tiles &= covering(p)
        return tiles & self.affordable(p) if tiles else 0

    def affordable(self, p: Player) -> i64:
        """The tiles that a player can pay for."""
        wood = discount(p, FURNISHING, WOOD)
        stone = discount(p, FURNISHING, STONE)
        mask = self.prices.within(p.goods, wood, stone)
        if p.allowed & SWAP:
            swapped = (
                self.prices.within(p.goods, wood + 1, stone, -1)
                | self.prices.within(p.goods, wood, stone + 1, -1)
                | self.prices.within(p.goods, wood + 1, stone + 1, -2)
            ) & ~mask
            while swapped:
                if self.payments(p, lowest(swapped)):
                    mask |= swapped & -swapped
                swapped &= swapped - 1
        return mask

    def payments(self, p: Player, tile: i64) -> i64:
        """How a player can pay for a tile, as a mask: 0 as printed, 1 ore for a wood, 2 ore for a stone, 3 both."""
        cost = self.prices.costs[tile]
        wood = max(0, cost.amount(WOOD) - discount(p, FURNISHING, WOOD))
        stone = max(0, cost.amount(STONE) - discount(p, FURNISHING, STONE))
        ore = p.goods[ORE] - cost.amount(ORE)
        mask: i64 = 0
        for way in range(4):
            woods: i64 = way & 1
            stones: i64 = way >> 1
            if (
                woods <= wood <= p.goods[WOOD] + woods
                and stones <= stone <= p.goods[STONE] + stones
                and woods + stones <= ore
            ):
                mask |= bit(way)
        return mask

    def possible(self, s: State, p: Player) -> bool:
        return self.tiles(s, p) != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if self.tiles(s, p):
            return None
        if not self.cells(p):
            return Obstacle("no-cavern")
        short = [self.shortage(p, tile) for tile in indices(s.tiles & self.among)]
        return Obstacle("nothing-affordable", goods=min(short, key=total))

    def tile_obstacle(self, s: State, p: Player, tile: i64) -> Obstacle | None:
        """Why a tile cannot be built: what is hardest to overcome comes first."""
        if not s.tiles >> tile & 1:
            return owner(s, tile)
        if not self.among >> tile & 1:
            return Obstacle("dwellings-only" if self.among == DWELLING else "ordinary-dwelling-only")
        if not self.sites(p, tile):
            return Obstacle("no-cavern")
        return goods_short(self.shortage(p, tile))

    def furnishing_obstacle(self, s: State, p: Player, data: i64, tile: i64) -> Obstacle | None:
        if data == 0:
            return self.tile_obstacle(s, p, tile)
        return Obstacle("chosen") if (data & 63) - 1 == tile else None

    def shortage(self, p: Player, tile: i64) -> dict[str, int]:
        """What is missing to pay a tile, spare ore being given for a wood and a stone if that is allowed."""
        cost = self.prices.costs[tile]
        found: dict[str, int] = {}
        for i in range(len(cost.kinds)):
            kind = cost.kinds[i]
            missing = cost.amounts[i] - discount(p, FURNISHING, kind) - p.goods[kind]
            if missing > 0:
                found[GOODS[kind]] = int(missing)
        if found and p.allowed & SWAP:
            ore = p.goods[ORE] - cost.amount(ORE)
            for good in ("wood", "stone"):
                if good in found and ore > 0:
                    ore -= 1
                    found[good] -= 1
        return {good: amount for good, amount in found.items() if amount}

    def question(self, data: i64) -> str:
        return "furnish" if data == 0 else "cell" if data & 64 else "pay"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if data == 0:
            out.add_mask(FURNISH, self.tiles(s, p))
        elif data & 64:
            out.add_mask(AT, self.sites(p, (data & 63) - 1))
        else:
            out.add_mask(PAY, self.payments(p, data - 1))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if data == 0:
            tile = action - FURNISH
            if p.allowed & SWAP and self.payments(p, tile) != 1:
                s.put(tile + 1)
            else:
                self.pay(p, tile, 0)
                s.put(tile + 1 | 64)
        elif data & 64:
            s.drop()
            build(s, p, (data & 63) - 1, action - AT)
        else:
            self.pay(p, data - 1, action - PAY)
            s.put(data | 64)

    def sites(self, p: Player, tile: i64) -> i64:
        """The free cells; a tile that covers another one lies where that lies."""
        covered = COVERED[tile] & p.owned
        return bit(p.built[p.entry_of(lowest(covered))] >> 6 & 63) if covered else self.cells(p)

    def pay(self, p: Player, tile: i64, swaps: i64) -> None:
        """Pay for a tile, with ore in place of some goods."""
        cost = self.prices.costs[tile]
        for i in range(len(cost.kinds)):
            kind = cost.kinds[i]
            p.goods[kind] -= max(0, cost.amounts[i] - discount(p, FURNISHING, kind))
        p.goods[WOOD] += swaps & 1
        p.goods[STONE] += swaps >> 1
        p.goods[ORE] -= (swaps & 1) + (swaps >> 1)

    def link(self) -> str:
        return AND_OR

    def printed_cost(self) -> Bundle | None:
        return None if self.among == EVERYTHING else self.prices.costs[lowest(self.among)]

    def summary(self) -> Summary:
        if self.among == EVERYTHING:
            return one_part("furnish")
        if self.among == DWELLING:
            return one_part("furnish-dwelling")
        tile = lowest(self.among)
        return one_part("furnish", furnishing=FURNISHINGS[tile].id, cost=self.prices.costs[tile].to_dict())


def total(goods: dict[str, int]) -> int:
    """How many goods there are."""
    return sum(goods.values())


def owner(s: State, tile: i64) -> Obstacle | None:
    """Who has built a tile."""
    for p in s.players:
        if p.owned >> tile & 1:
            return Obstacle("built", seat=int(p.seat))
    return None


def covering(p: Player) -> i64:
    """The tiles that a player would lay on another one."""
    if not p.owned & COVERING:
        return 0
    mask: i64 = 0
    for i in range(len(FURNISHINGS)):
        if COVERED[i] & p.owned:
            mask |= bit(i)
    return mask


def build(s: State, p: Player, index: i64, cell: i64) -> None:
    """Lay a tile that was paid for on a cell."""
    tile = FURNISHINGS[index]
    at = bit(cell)
    p.cavern &= ~at
    p.tunnel &= ~at
    p.deep &= ~at
    p.furnished |= at
    covered = COVERED[index] & p.owned
    entry = index | cell << 6 | s.setup.age_of_round(s.round) << 12
    if covered:
        p.built[p.entry_of(lowest(covered))] = entry
        p.owned &= ~covered
    else:
        p.built = append(p.built, entry)
    if tile.is_dwelling:
        p.dwelling |= at
        p.room += tile.rooms
    if not tile.unlimited:
        s.tiles &= ~bit(index)
    p.owned |= bit(index)
    p.allowed |= tile.allows
    p.crowded = True
    gain(p, tile.effect.at_once)
    tile.effect.on_build(p, at)


LOOT_WOOD: Final = 2
LOOT_STONE: Final = 2


class LootDwelling(Furnish):
    """The ordinary dwelling at the price it has as loot."""

    def __init__(self) -> None:
        cost = Goods(wood=LOOT_WOOD, stone=LOOT_STONE)
        super().__init__("", UNLIMITED, prices([cost if tile.unlimited else tile.cost for tile in FURNISHINGS]))

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        wants.good(WOOD, LOOT_WOOD)
        wants.good(STONE, LOOT_STONE)
        wants.kinds |= bit(CAVES)
        if p.allowed & SWAP:
            wants.kinds |= bit(ORE)


ANY: Final = Furnish()
ANY_DWELLING: Final = Furnish("dwelling", DWELLING)
LOOT_DWELLING: Final = LootDwelling()
