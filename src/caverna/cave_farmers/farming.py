"""Farming: sowing, pastures and stables."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, count
from caverna.game.buffer import Actions
from caverna.game.obstacles import Obstacle, goods_short

from . import grid, uses
from .actions import SINGLE, SINGLES, SOW, STOP, TWIN, TWINS
from .effects import FENCES, STABLE
from .goods import GRAIN, STONE, VEGETABLE, WOOD, Goods
from .grid import CELLS, COLUMNS, back
from .hooks import discount
from .player import Player
from .state import State
from .step import Parts, Step
from .summary import AND_OR, AND_THEN_OR, Summary, joined, one_part, price
from .wants import Wants

SOWN_AT_ONCE: Final = 2  # fields of each crop in one action
STABLES: Final = 3  # of each player
SMALL_FENCE: Final = 2  # wood
LARGE_FENCE: Final = 4


class Sow(Step):
    """Up to two grain and two vegetables, one by one; `data`: grain sown | vegetables sown << 2."""

    def __init__(self) -> None:
        super().__init__("sow", uses.SOW, also=uses.OUTDOORS)

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        if p.empty_fields() or wants.rubies > 1:
            wants.good(GRAIN, SOWN_AT_ONCE)
            wants.good(VEGETABLE, SOWN_AT_ONCE)

    def thin_out(self, data: i64, out: Actions) -> None:
        """Grain before vegetables."""
        if data >> 2:
            out.remove(SOW)

    def ordered(self, data: i64) -> bool:
        return data != 0

    def possible(self, s: State, p: Player) -> bool:
        return p.goods[GRAIN] + p.goods[VEGETABLE] > 0 and p.empty_fields() != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if not p.empty_fields():
            return Obstacle("no-empty-field")
        return None if p.goods[GRAIN] + p.goods[VEGETABLE] > 0 else Obstacle("no-seeds")

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return data != (SOWN_AT_ONCE | SOWN_AT_ONCE << 2)

    def trading(self, data: i64) -> bool:
        return data != 0

    def question(self, data: i64) -> str:
        return "sow"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if data:
            out.add(STOP)
        if p.empty_fields():
            if data & 3 < SOWN_AT_ONCE and p.goods[GRAIN]:
                out.add(SOW)
            if data >> 2 < SOWN_AT_ONCE and p.goods[VEGETABLE]:
                out.add(SOW + 1)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == STOP:
            s.drop()
            return
        p.crowded = True
        if action == SOW:
            p.goods[GRAIN] -= 1
            p.sow_grain()
            s.put(data + 1)
        else:
            p.goods[VEGETABLE] -= 1
            p.sow_vegetable()
            s.put(data + 4)

    def summary(self) -> Summary:
        return one_part("sow", most={"grain": SOWN_AT_ONCE, "vegetable": SOWN_AT_ONCE})


class Pasture(Step):
    """A fenced meadow; `data` is 1 if this action has had its discount."""

    def __init__(self, wood: int, word: str) -> None:
        super().__init__(word, uses.FENCE, also=uses.OUTDOORS)
        self.wood: i64 = wood

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        if p.meadow or wants.rubies > 1:
            wants.good(WOOD, LARGE_FENCE)

    def price(self, p: Player, data: i64) -> i64:
        """What the fence costs, in wood."""
        return self.wood if data else max(0, self.wood - discount(p, FENCES, WOOD))

    def affordable(self, p: Player, data: i64) -> bool:
        """Is there enough wood?"""
        return p.goods[WOOD] >= self.price(p, data)

    def site(self, p: Player) -> bool:
        """Is there a place for it?"""
        return p.meadow != 0

    def possible(self, s: State, p: Player) -> bool:
        return self.site(p) and self.affordable(p, 0)

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return self.obstacle_at(p, 0)

    def obstacle_at(self, p: Player, data: i64) -> Obstacle | None:
        """What is in the way of it at the price that the data says."""
        if not self.site(p):
            return Obstacle("no-site", tile=self.word)
        return goods_short(Goods(wood=self.price(p, data)).shortage(p.goods))

    def printed_cost(self) -> Goods:
        return Goods(wood=self.wood)

    def summary(self) -> Summary:
        return one_part(self.word, cost=price("wood", self.wood))


class Small(Pasture):
    """A small pasture on one meadow."""

    def __init__(self, wood: int) -> None:
        super().__init__(wood, "small-pasture")
        self.base: i64 = SINGLE + CELLS * SINGLES.index("small-pasture")

    def question(self, data: i64) -> str:
        return "tile"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(self.base, p.meadow)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        p.goods[WOOD] -= self.price(p, data)
        at = bit(action - self.base)
        p.meadow &= ~at
        p.small |= at
        p.crowded = True


class Large(Pasture):
    """A large pasture on two adjacent meadows."""

    def __init__(self, wood: int) -> None:
        super().__init__(wood, "large-pasture")
        self.base: i64 = TWIN + 4 * CELLS * TWINS.index("large-pasture")

    def site(self, p: Player) -> bool:
        return p.meadow & (p.meadow >> 1 | p.meadow >> COLUMNS) != 0

    def question(self, data: i64) -> str:
        return "tile"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(self.base, p.meadow & back(p.meadow, grid.RIGHT))
        out.add_mask(self.base + CELLS, p.meadow & back(p.meadow, grid.DOWN))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        p.goods[WOOD] -= self.price(p, data)
        at = bit((action - self.base) % CELLS)
        if (action - self.base) // CELLS == grid.RIGHT:
            p.large_across |= at
        else:
            p.large_down |= at
        p.meadow &= ~p.large()
        p.crowded = True


class Stable(Step):
    """A stable on forest, meadow or pasture; outside the board only on a tile."""

    def __init__(self, stone: int) -> None:
        super().__init__("stable", uses.STABLE)
        self.stone: i64 = stone
        self.base: i64 = SINGLE + CELLS * SINGLES.index("stable")

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        if count(p.stable) < STABLES:
            wants.good(STONE, 1)

    def price(self, p: Player) -> i64:
        """What a stable costs, in stone."""
        return max(0, self.stone - discount(p, STABLE, STONE))

    def cells(self, p: Player) -> i64:
        """The cells that could get a stable."""
        return (grid.FOREST | p.outdoors()) & ~(p.field | p.stable)

    def possible(self, s: State, p: Player) -> bool:
        return p.goods[STONE] >= self.price(p) and count(p.stable) < STABLES and self.cells(p) != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if count(p.stable) >= STABLES:
            return Obstacle("no-stable-left")
        if not self.cells(p):
            return Obstacle("no-site", tile=self.word)
        return goods_short(Goods(stone=self.price(p)).shortage(p.goods))

    def question(self, data: i64) -> str:
        return "stable"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(self.base, self.cells(p))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        p.goods[STONE] -= self.price(p)
        p.stable |= bit(action - self.base)
        p.crowded = True

    def summary(self) -> Summary:
        return one_part("stable", cost=price("stone", self.stone))


class Fences(Parts):
    """A small and a large pasture with one discount between them, a stable beside them, and what comes last."""

    def __init__(self, *others: Step) -> None:
        super().__init__(Small(SMALL_FENCE), Large(LARGE_FENCE), *others)

    def closed(self, p: Player, data: i64, index: i64) -> i64:
        """Taking the animals comes after everything else."""
        part = self.parts[index]
        return data | bit(index) if isinstance(part, (Pasture, Stable)) else self.all

    def part_possible(self, s: State, p: Player, data: i64, index: i64) -> bool:
        part = self.parts[index]
        if isinstance(part, Pasture):
            return part.site(p) and part.affordable(p, self.fenced(data))
        return part.possible(s, p)

    def part_obstacle(self, s: State, p: Player, data: i64, index: i64) -> Obstacle | None:
        part = self.parts[index]
        return part.obstacle_at(p, self.fenced(data)) if isinstance(part, Pasture) else part.obstacle(s, p)

    def part_begin(self, s: State, p: Player, data: i64, index: i64) -> None:
        part = self.parts[index]
        if isinstance(part, Pasture):
            s.push(part, p.seat, self.fenced(data))
        else:
            part.begin(s, p)

    def fenced(self, data: i64) -> i64:
        """1 if a pasture was built before in this action: they are its first parts."""
        return 1 if data & 3 else 0

    def summary(self) -> Summary:
        """Pastures and a stable in any order, then the animals."""
        built = [part.summary().as_part() for part in self.printed if isinstance(part, (Pasture, Stable))]
        last = [part.summary().as_part() for part in self.printed if not isinstance(part, (Pasture, Stable))]
        return joined([Summary(built, AND_OR).as_part(), *last], AND_THEN_OR) if last else Summary(built, AND_OR)
