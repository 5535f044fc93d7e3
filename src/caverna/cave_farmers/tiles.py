"""Landscape tiles: what is laid on bare cells, and the mines on tunnels."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, lowest
from caverna.game.buffer import Actions
from caverna.game.obstacles import Obstacle

from . import grid, uses
from .actions import SINGLE, SINGLES, TWIN, TWINS
from .goods import NOTHING, Goods
from .grid import CELLS, ahead, back, beside
from .hooks import gain
from .player import OVERHANG, Player
from .state import State
from .step import Step
from .summary import AND_OR, Summary, laying, one_part
from .wants import CAVES, FOREST_TILES, Wants

FIELD: Final = 0
MEADOW: Final = 1
TUNNEL: Final = 2
CAVERN: Final = 3


def lay(p: Player, tile: i64, cells: i64) -> None:
    """Lay tiles of a kind on cells."""
    if tile == FIELD:
        p.field |= cells
    elif tile == MEADOW:
        p.meadow |= cells
    elif tile == TUNNEL:
        p.tunnel |= cells
    else:
        p.cavern |= cells


def uncover(p: Player, cells: i64) -> None:
    """The bonuses printed on cells that get their first tile."""
    rest = cells & grid.BONUS_CELLS
    while rest:
        gain(p, BONUSES[lowest(rest)])
        rest &= rest - 1


BONUSES: Final = {grid.cell(name): Goods(**{good: amount}) for name, (good, amount) in grid.BONUSES.items()}


def bare(p: Player, tile: i64, within: i64) -> i64:
    """The cells of an area that could carry a tile; a field never lies on a stable."""
    if tile == FIELD:
        return within & ~(p.outdoors() | p.stable)
    if tile == MEADOW:
        return within & ~p.outdoors()
    return within & ~p.underground()


def reach(p: Player, tile: i64) -> i64:
    """The cells where a new tile touches what is there."""
    return p.forest_reach() if tile <= MEADOW else beside(p.underground())


def want_tiles(use: i64, wants: Wants) -> None:
    """Tiles of the same half of the board."""
    wants.kinds |= FOREST_TILES if use == uses.OUTDOORS else bit(CAVES)


class Twin(Step):
    """A twin tile: its first half on a cell, the second one step further, perhaps with goods."""

    def __init__(self, first: int, second: int, word: str, goods: Goods = NOTHING) -> None:
        super().__init__(word, uses.OUTDOORS if first <= MEADOW else uses.INDOORS)
        self.first: i64 = first
        self.second: i64 = second
        self.goods = goods
        self.base: i64 = TWIN + 4 * CELLS * TWINS.index(word)
        self.area: i64 = grid.FOREST if first <= MEADOW else grid.MOUNTAIN
        self.margin: i64 = grid.FOREST_MARGIN if first <= MEADOW else grid.MOUNTAIN_MARGIN
        self.ways: i64 = 2 if first == second else 4  # a tile with equal halves needs no turning round

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        want_tiles(self.use, wants)

    def pairs(self, p: Player, way: i64) -> i64:
        """The cells for the first half, with the second one step on a way from it."""
        first = bare(p, self.first, self.area)
        second = first if self.second == self.first else bare(p, self.second, self.area)
        pairs = first & back(second, way)
        if p.allowed & OVERHANG:
            outside = bare(p, self.first, self.margin)
            pairs |= first & back(outside, way) | outside & back(second, way)
        if not pairs:
            return 0
        touching = reach(p, self.first)
        return pairs & (touching | back(touching, way))

    def possible(self, s: State, p: Player) -> bool:
        if self.pairs(p, grid.RIGHT) or self.pairs(p, grid.DOWN):
            return True
        # The other way round matters only where a stable keeps off one half.
        return p.stable != 0 and (self.pairs(p, grid.LEFT) != 0 or self.pairs(p, grid.UP) != 0)

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return None if self.possible(s, p) else Obstacle("no-site", tile=self.word)

    def question(self, data: i64) -> str:
        return "tile"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        way: i64 = 0
        while way < self.ways:
            out.add_mask(self.base + way * CELLS, self.pairs(p, way))
            way += 1

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        way = (action - self.base) // CELLS
        at = bit((action - self.base) % CELLS)
        other = ahead(at, way)
        lay(p, self.first, at)
        lay(p, self.second, other)
        p.crowded = True
        if (at | other) & ~grid.BOARD:
            gain(p, OVERHANG_REWARD)
        uncover(p, at | other)
        gain(p, self.goods)

    def link(self) -> str:
        return AND_OR  # a tile may come before the goods

    def summary(self) -> Summary:
        return laying([SINGLES[self.first], SINGLES[self.second]], self.goods)


OVERHANG_REWARD: Final = Goods(gold=2)


class Single(Step):
    """A single tile; it never hangs over the edge."""

    def __init__(self, tile: int) -> None:
        super().__init__(use=uses.OUTDOORS if tile <= MEADOW else uses.INDOORS)
        self.tile: i64 = tile
        self.base: i64 = SINGLE + CELLS * tile
        self.area: i64 = grid.FOREST if tile <= MEADOW else grid.MOUNTAIN

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        want_tiles(self.use, wants)

    def cells(self, p: Player) -> i64:
        """The cells where the tile could lie."""
        return bare(p, self.tile, self.area) & reach(p, self.tile)

    def possible(self, s: State, p: Player) -> bool:
        return self.cells(p) != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return None if self.cells(p) else Obstacle("no-site", tile=SINGLES[self.tile])

    def question(self, data: i64) -> str:
        return "tile"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(self.base, self.cells(p))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        at = bit(action - self.base)
        lay(p, self.tile, at)
        p.crowded = True
        uncover(p, at)

    def summary(self) -> Summary:
        return laying([SINGLES[self.tile]], NOTHING)


class OreMine(Step):
    """An ore mine and its deep tunnel on two adjacent ordinary tunnels, with ore."""

    def __init__(self) -> None:
        super().__init__("ore-mine", uses.INDOORS)
        self.base: i64 = TWIN + 4 * CELLS * TWINS.index("ore-mine")

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        want_tiles(self.use, wants)

    def possible(self, s: State, p: Player) -> bool:
        return p.tunnel & (back(p.tunnel, grid.RIGHT) | back(p.tunnel, grid.DOWN)) != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return None if self.possible(s, p) else Obstacle("no-site", tile=self.word)

    def question(self, data: i64) -> str:
        return "tile"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        way: i64 = 0
        while way < 4:
            out.add_mask(self.base + way * CELLS, p.tunnel & back(p.tunnel, way))
            way += 1

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        at = bit((action - self.base) % CELLS)
        other = ahead(at, (action - self.base) // CELLS)
        p.tunnel &= ~(at | other)
        p.ore_mine |= at
        p.deep |= other
        p.crowded = True
        gain(p, ORE_MINE_REWARD)

    def summary(self) -> Summary:
        return laying(["ore-mine", "deep-tunnel"], ORE_MINE_REWARD)


ORE_MINE_REWARD: Final = Goods(ore=3)


class RubyMine(Step):
    """A ruby mine on an ordinary tunnel, or on a deep one with a ruby."""

    def __init__(self, deep: bool) -> None:
        super().__init__("deep-ruby-mine" if deep else "ruby-mine", uses.INDOORS)
        self.deep = deep
        self.base: i64 = SINGLE + CELLS * SINGLES.index("ruby-mine")

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        want_tiles(self.use, wants)

    def cells(self, p: Player) -> i64:
        """The tunnels that could get a mine."""
        return p.deep if self.deep else p.tunnel

    def possible(self, s: State, p: Player) -> bool:
        return self.cells(p) != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return None if self.cells(p) else Obstacle("no-site", tile=self.word)

    def question(self, data: i64) -> str:
        return "tile"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(self.base, self.cells(p))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        at = bit(action - self.base)
        p.tunnel &= ~at
        p.deep &= ~at
        p.ruby_mine |= at
        p.crowded = True
        if self.deep:
            gain(p, DEEP_REWARD)

    def summary(self) -> Summary:
        reward, below = (DEEP_REWARD, "deep-tunnel") if self.deep else (NOTHING, "tunnel")
        return one_part("tile", tiles=["ruby-mine"], on=below, goods=reward.to_dict())


DEEP_REWARD: Final = Goods(ruby=1)
