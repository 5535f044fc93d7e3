"""What may be exchanged at any time: rubies, food, and what furnishings offer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, lowest, mask_of, union
from caverna.game.buffer import Actions

from .actions import DISARM, GOLD_FOOD, MOST_FOOD, TRADE
from .furnishings import FURNISHINGS
from .goods import FARM_ANIMALS, FOOD, GOLD, NOTHING, RUBY, Goods, prices
from .hooks import gain, meat
from .player import DISARMING, STRONGEST, Player
from .state import State
from .step import step_of
from .tiles import CAVERN, FIELD, MEADOW, TUNNEL, Single


class Trade:
    """An exchange of goods for others, or for a tile that is laid at once. Some belong to the owner of a furnishing."""

    def __init__(self, pay: Goods, get: Goods, tile: Single | None = None, name: str = "", owner: int = -1) -> None:
        self.pay = pay
        self.get = get
        self.tile = tile
        self.text = name or f"trade {pay} for {get}"
        self.needs: i64 = 0 if owner < 0 else bit(owner)  # furnishing
        self.eaten: i64 = 0  # farm animals eaten


def eat(food: int, name: str = "", **pay: int) -> Trade:
    """A good turned into food."""
    trade = Trade(Goods(**pay), Goods(food=food), name=f"eat {name or next(iter(pay))}")
    for animal in FARM_ANIMALS:
        trade.eaten += pay.get(animal, 0)
    return trade


RUBY_GOODS: Final = ("wood", "stone", "ore", "grain", "vegetable", "gold", "dog", "sheep", "donkey", "boar")
TRADES: Final[list[Trade]] = [
    *(Trade(Goods(ruby=1), Goods(**{good: 1})) for good in RUBY_GOODS),
    Trade(Goods(ruby=1, food=1), Goods(cattle=1)),
    Trade(Goods(ruby=1), NOTHING, Single(FIELD), "trade ruby for field"),
    Trade(Goods(ruby=1), NOTHING, Single(MEADOW), "trade ruby for meadow"),
    Trade(Goods(ruby=1), NOTHING, Single(TUNNEL), "trade ruby for tunnel"),
    Trade(Goods(ruby=2), NOTHING, Single(CAVERN), "trade 2 ruby for cavern"),
    Trade(Goods(ruby=1), Goods(food=2)),
    eat(1, grain=1),
    eat(2, vegetable=1),
    eat(1, sheep=1),
    eat(1, donkey=1),
    eat(3, "2 donkey", donkey=2),
    eat(2, boar=1),
    eat(3, cattle=1),
    *(Trade(pay, get, owner=i) for i, tile in enumerate(FURNISHINGS) for pay, get in tile.sells),
]
PRICES: Final = prices([trade.pay for trade in TRADES])
RESTRICTED: Final[i64] = mask_of([trade.tile is not None or trade.needs != 0 for trade in TRADES])
"""The trades that need more than their price."""


def kinds_of(goods: Goods) -> int:
    """The kinds of goods in a bundle, but for rubies: no trade brings those."""
    return union([bit(kind) for kind in goods.kinds]) & ~bit(RUBY)


SOLD: Final = [(int(trade.needs), kinds_of(trade.pay), kinds_of(trade.get)) for trade in TRADES if trade.needs]
"""Trades that belong to a furnishing: its mask, what it takes, what it gives."""


def open_trades(s: State, p: Player, among: i64 = -1) -> i64:
    """A mask of the trades that can be made now, out of those in `among`."""
    mask = PRICES.within(p.goods) & among
    rest = mask & RESTRICTED
    while rest:
        low = rest & -rest
        trade = TRADES[lowest(low)]
        if trade.needs & ~p.owned or (trade.tile is not None and not trade.tile.possible(s, p)):
            mask ^= low
        rest ^= low
    return mask


def add_trades(s: State, p: Player, out: Actions) -> None:
    """All that may be traded now, in ascending order."""
    out.add_mask(TRADE, open_trades(s, p))
    add_food_for_gold(p, MOST_FOOD, out)
    if p.allowed & DISARMING:
        out.add_mask(DISARM, p.strengths(False) & ~UNARMED)
        out.add_mask(DISARM + STRONGEST + 1, p.strengths(True, traveller(s)) & ~UNARMED)


def add_food_for_gold(p: Player, most: i64, out: Actions) -> None:
    """Every amount that the gold is enough for: an exchange costs one gold, regardless of its size."""
    for food in range(1, min(most, p.goods[GOLD] - 1) + 1):
        out.add(GOLD_FOOD + food)


UNARMED: Final[i64] = bit(0)


def traveller(s: State) -> i64:
    """The dwarf on an expedition, or -1: it keeps its weapon until it is back."""
    frame = s.top
    while frame is not None:
        if step_of(frame).travelling(frame.data):
            return s.dwarf
        frame = frame.below
    return -1


def make_trade(s: State, p: Player, action: i64) -> None:
    """Carry out a trade, by number of action."""
    if action >= DISARM:
        disarm(s, p, action - DISARM)
    elif action >= GOLD_FOOD:
        p.goods[GOLD] -= action - GOLD_FOOD + 1
        p.goods[FOOD] += action - GOLD_FOOD
    else:
        trade = TRADES[action - TRADE]
        p.pay(trade.pay)
        gain(p, trade.get)
        if trade.eaten:
            p.goods[FOOD] += trade.eaten * meat(p)
        if trade.tile is not None:
            trade.tile.begin(s, p)


def disarm(s: State, p: Player, which: i64) -> None:
    """A dwarf, at home or at work, gives up its weapon for food, as much as its strength."""
    at_work = which > STRONGEST
    strength = which - STRONGEST - 1 if at_work else which
    p.weapons[p.dwarf_of(strength, at_work, traveller(s))] = 0
    p.goods[FOOD] += strength


def payable_with_rubies(p: Player, cost: Goods) -> bool:
    """Could a player pay goods, if need be with a ruby for each that is missing?"""
    rubies = p.goods[RUBY]
    for i in range(len(cost.kinds)):
        kind = cost.kinds[i]
        rubies -= cost.amounts[i] if kind == RUBY else max(0, cost.amounts[i] - p.goods[kind])
    return rubies >= 0


def can_trade(s: State, p: Player) -> bool:
    """Is there any trade that a player could make?"""
    return open_trades(s, p) != 0 or p.goods[GOLD] > 1 or (p.allowed & DISARMING != 0 and p.armed() > 0)
