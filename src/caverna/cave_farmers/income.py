"""Goods that a space gives at once, and its two markets."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, count
from caverna.game.buffer import Actions
from caverna.game.obstacles import Obstacle, goods_short

from . import uses
from .actions import BUY, SELL_ORE, STOP
from .goods import GOLD, GOODS, ORE, Goods
from .hooks import gain, rewarded
from .player import Player
from .state import State
from .step import Step
from .summary import AND, Summary, gaining, one_part
from .wants import Wants


class Gain(Step):
    """Gain goods."""

    def __init__(self, word: str = "", **amounts: int) -> None:
        super().__init__(word)
        self.goods = Goods(**amounts)

    def is_plain_gain(self) -> bool:
        return not self.goods.animals

    def begin(self, s: State, p: Player) -> None:
        gain(p, self.goods)

    def summary(self) -> Summary:
        return Summary([gaining(self.goods)])


class GainLater(Gain):
    """Goods that come after everything else the space offers, unless a furnishing already rewards them.

    A player may also take them before, where that makes a difference: see `PerhapsBefore` in `spaces`.
    """

    def begin(self, s: State, p: Player) -> None:
        if rewarded(p, self.goods):
            gain(p, self.goods)
        else:
            s.push(self, p.seat)

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return False

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        gain(p, self.goods)


class StartingPlayer(Gain):
    """The starting player token, and goods."""

    def begin(self, s: State, p: Player) -> None:
        s.starter = p.seat
        gain(p, self.goods)

    def summary(self) -> Summary:
        return Summary([{"do": "starting-player"}, gaining(self.goods)], AND)


class OrePerMine(Step):
    """Ore for each ore mine."""

    def possible(self, s: State, p: Player) -> bool:
        return p.ore_mine != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return None if p.ore_mine else Obstacle("no-ore-mine")

    def begin(self, s: State, p: Player) -> None:
        gain(p, MINE_INCOME, count(p.ore_mine))

    def summary(self) -> Summary:
        return one_part("gain-per-ore-mine", goods=MINE_INCOME.to_dict())


MINE_INCOME: Final = Goods(ore=2)


class RubyForMines(Step):
    """One ruby, never more, for having enough ruby mines."""

    def __init__(self, mines: int) -> None:
        super().__init__()
        self.mines: i64 = mines

    def possible(self, s: State, p: Player) -> bool:
        return count(p.ruby_mine) >= self.mines

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        missing = self.mines - count(p.ruby_mine)
        return Obstacle("ruby-mines-short", mines=int(missing)) if missing > 0 else None

    def begin(self, s: State, p: Player) -> None:
        gain(p, ONE_RUBY)

    def summary(self) -> Summary:
        return one_part("gain-with-ruby-mines", mines=int(self.mines), goods=ONE_RUBY.to_dict())


ONE_RUBY: Final = Goods(ruby=1)

MARKET_PRICES: Final = {
    "wood": 1, "stone": 1, "ore": 1, "grain": 1, "vegetable": 2,
    "dog": 2, "sheep": 1, "donkey": 1, "boar": 2, "cattle": 3,
}  # fmt: skip


class Market(Step):
    """One of each good for gold; `data` is a mask of those bought."""

    def __init__(self) -> None:
        super().__init__(use=uses.BUY)
        self.kinds = [GOODS.index(name) for name in MARKET_PRICES]
        self.prices = list(MARKET_PRICES.values())
        self.wares = [Goods(**{name: 1}) for name in MARKET_PRICES]

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        wants.good(GOLD, max(self.prices))

    def possible(self, s: State, p: Player) -> bool:
        return p.goods[GOLD] >= min(self.prices)

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return goods_short(Goods(gold=min(self.prices)).shortage(p.goods))

    def trading(self, data: i64) -> bool:
        return data != 0

    def question(self, data: i64) -> str:
        return "buy"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if data:
            out.add(STOP)
        for i in range(len(self.kinds)):
            if not data >> i & 1 and p.goods[GOLD] >= self.prices[i]:
                out.add(BUY + self.kinds[i])

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == STOP:
            s.drop()
            return
        index = self.kinds.index(action - BUY)
        p.goods[GOLD] -= self.prices[index]
        data |= bit(index)
        if data == bit(len(self.kinds)) - 1:
            s.drop()
        else:
            s.put(data)
        gain(p, self.wares[index])

    def summary(self) -> Summary:
        return one_part("buy", most_of_each=1)


class SellOre(Step):
    """Up to three times 2 ore for 2 gold and 1 food; `data` counts."""

    def __init__(self) -> None:
        super().__init__(use=uses.SELL)

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        wants.good(ORE, ORE_SOLD)

    def possible(self, s: State, p: Player) -> bool:
        return p.goods[ORE] >= ORE_SOLD

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return goods_short(Goods(ore=ORE_SOLD).shortage(p.goods))

    def trading(self, data: i64) -> bool:
        return data != 0

    def question(self, data: i64) -> str:
        return "sell-ore"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if data:
            out.add(STOP)
        if p.goods[ORE] >= ORE_SOLD:
            out.add(SELL_ORE)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == STOP:
            s.drop()
            return
        p.goods[ORE] -= ORE_SOLD
        gain(p, ORE_PRICE)
        if data + 1 == ORE_SALES:
            s.drop()
        else:
            s.put(data + 1)

    def summary(self) -> Summary:
        return one_part("sell", times=ORE_SALES, pay={"ore": ORE_SOLD}, get=ORE_PRICE.to_dict())


ORE_SOLD: Final = 2
ORE_SALES: Final = 3
ORE_PRICE: Final = Goods(gold=2, food=1)
