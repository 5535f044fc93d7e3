"""The harvest, phase by phase, and what follows the last one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, count
from caverna.game.buffer import Actions

from .actions import FEED, STOP
from .actions import HARVEST as CHOICE
from .breeding import BreedingPhase
from .furnishings import PEACEFUL, SCORING, SELLING
from .goods import CATTLE, FOOD, GOLD, GRAIN, KINDS, ORE, RUBY, SHEEP, STONE, TYPES, VEGETABLE, WOOD, Goods, prices
from .grid import BOAR_CELLS
from .hooks import ON_GAIN, saving, wanted_for_saving
from .housing import housed, want_room
from .player import FAMILY, MEALS, UNBORN, Player
from .setup import HARVEST, NO_HARVEST, ONE_FOOD, PARTIAL
from .state import State
from .step import Step
from .trades import SOLD, TRADES, can_trade, kinds_of, payable_with_rubies
from .wants import FOREST_TILES, SALES, Wants

FULL_PRICE: Final = 2  # food for an adult dwarf
FED: Final = 4  # one dwarf was fed with something else
MEAL_COSTS: Final = [Goods(wood=1), Goods(stone=1), Goods(ore=2)]
MEAL_PRICES: Final = prices(MEAL_COSTS)
MATERIAL: Final[i64] = bit(WOOD) | bit(STONE) | bit(ORE)  # what meals are made of


def turn_order(s: State) -> list[int]:
    """The seats from the starting player on."""
    seats = len(s.players)
    return [(s.starter + k) % seats for k in range(seats)]


def push_for_all(s: State, step: Step, data: i64 = 0, seats: i64 = 127) -> None:
    """A frame for each of the seats in a mask: what is pushed last comes first."""
    for seat in reversed(turn_order(s)):
        if seats >> seat & 1:
            s.push(step, seat, data)


def start_harvest(s: State) -> None:
    """Open the decisions of the event that ends the round."""
    if s.harvest == HARVEST:
        for p in s.players:
            reap(p)
        feed_and_breed(s, 127)
    elif s.harvest == ONE_FOOD:
        push_for_all(s, FEEDING, 1)
    elif s.harvest == PARTIAL:
        s.push(CHOOSE_PHASE, s.starter)


def feed_and_breed(s: State, breeders: i64) -> None:
    """Feeding for all, then breeding for some seats."""
    push_for_all(s, BREEDING, 0, breeders)
    push_for_all(s, FEEDING, FULL_PRICE)


def reap(p: Player) -> None:
    """The field phase: one crop from every sown field."""
    p.goods[GRAIN] += count(p.grain_fields())
    p.goods[VEGETABLE] += count(p.vegetable_fields())
    p.reap()


class ChoosePhase(Step):
    """The third question mark: the field phase or the breeding phase; `data` is a mask of those who breed."""

    def question(self, data: i64) -> str:
        return "phase"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(CHOICE)
        out.add(CHOICE + 1)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        if action != CHOICE:
            data |= bit(p.seat)
        seat = (p.seat + 1) % len(s.players)
        if seat != s.starter:
            s.push(CHOOSE_PHASE, seat, data)
            return
        for player in s.players:
            if not data >> player.seat & 1:
                reap(player)
        feed_and_breed(s, data)


class Feeding(Step):
    """`data`: the price of an adult dwarf | `FED`. Asked only if food is missing, or if it may cost less food."""

    def need(self, p: Player, data: i64) -> i64:
        """The food that a player's family eats."""
        price = data & 3
        total: i64 = -price if data & FED else 0
        for i in range(FAMILY):
            if p.weapons[i] != UNBORN:
                total += 1 if p.newborn >> i & 1 else price
        return max(0, total - saving(p))

    def meals(self, p: Player, data: i64) -> i64:
        """A mask of what one dwarf may eat instead of food."""
        if data & FED or not p.allowed & MEALS or self.need(p, data) == 0:
            return 0
        return MEAL_PRICES.within(p.goods)

    def want(self, s: State, p: Player, data: i64, wants: Wants) -> None:
        wants.food = self.need(p, data)
        if wants.rubies:
            wants.kinds |= wanted_for_saving(p)
        if p.allowed & MEALS and not data & FED:
            wants.kinds |= MATERIAL
        if wants.rubies:
            wants.kinds |= bit(CATTLE)  # they cost food, which will be gone

    def reducible(self, p: Player, data: i64) -> bool:
        """Could it cost less food, with what there is or with what trades bring before?"""
        if self.need(p, data) == 0:
            return False
        if p.goods[RUBY] and wanted_for_saving(p):
            return True
        return p.allowed & MEALS != 0 and not data & FED and (self.meals(p, data) != 0 or material_in_reach(p))

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return p.goods[FOOD] < self.need(p, data) or self.reducible(p, data)

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        need = self.need(p, data)
        paid = min(need, p.goods[FOOD])
        p.goods[FOOD] -= paid
        p.begging += need - paid

    def trading(self, data: i64) -> bool:
        return True

    def question(self, data: i64) -> str:
        return "feed"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(FEED)
        out.add_mask(FEED + 1, self.meals(p, data))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == FEED:
            self.run(s, p, data)
        else:
            p.pay(MEAL_COSTS[action - FEED - 1])
            s.put(data | FED)


def material_in_reach(p: Player) -> bool:
    """Could trades bring wood, stone or ore? A ruby alone does not count: it buys as much food afterwards."""
    if p.goods[RUBY]:
        for effect in ON_GAIN.owned(p):
            if effect.wanted_for(MATERIAL):
                return True
    for trade in TRADES:
        if trade.needs & p.owned and kinds_of(trade.get) & MATERIAL:
            gold = trade.pay.amount(GOLD)
            if payable_with_rubies(p, trade.pay) or (gold > 0 and sale_in_reach(p, gold)):
                return True
    return False


def sale_in_reach(p: Player, gold: i64) -> bool:
    """Could a furnishing bring so much gold?"""
    for trade in TRADES:
        if trade.needs & p.owned and trade.get.amount(GOLD) >= gold and payable_with_rubies(p, trade.pay):
            return True
    return False


class Overflow(Step):
    """Animals without room: trades, most of all eating, until all the others fit."""

    def want(self, s: State, p: Player, data: i64, wants: Wants) -> None:
        want_room(p, wants)

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return not housed(p)

    def question(self, data: i64) -> str:
        return "overflow"

    def trading(self, data: i64) -> bool:
        return True


class FinalTrades(Step):
    """After the last harvest, before scoring."""

    def want(self, s: State, p: Player, data: i64, wants: Wants) -> None:
        """What is worth more than a ruby at the end, or could be exchanged for that."""
        for kind in range(KINDS):
            if kind not in (RUBY, FOOD) and p.owned & SCORING[kind]:
                wants.kinds |= bit(kind)
        for i in range(TYPES):
            wants.good(SHEEP + i, 1)
        if wants.kinds >> CATTLE & 1 and wants.rubies:
            wants.food = wants.rubies
        if p.owned & SELLING:
            wants.kinds |= bit(SALES)
            for owner, takes, _ in SOLD:
                if p.owned & owner:
                    wants.kinds |= takes
        if BOAR_CELLS & ~p.outdoors():
            wants.kinds |= FOREST_TILES
        wants.disarm = p.owned & PEACEFUL != 0

    def keeps_food(self) -> bool:
        return False

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return can_trade(s, p)

    def trading(self, data: i64) -> bool:
        return True

    def question(self, data: i64) -> str:
        return "final-trades"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(STOP)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()


def want_before_feeding(s: State, p: Player, wants: Wants) -> None:
    """With the last dwarf before a feeding, cattle: the last chance to spend food that the feeding would consume."""
    if wants.rubies and s.harvest != NO_HARVEST and is_last(s, p):
        price: i64 = 1 if s.harvest == ONE_FOOD else FULL_PRICE
        if p.goods[FOOD] <= FEEDING.need(p, price) + 1:  # a child may be born
            wants.kinds |= bit(CATTLE)


def is_last(s: State, p: Player) -> bool:
    """Is there no dwarf at home but the one whose turn it is?"""
    for i in range(FAMILY):
        if i != s.dwarf and p.counts(i, False, -1):
            return False
    return True


CHOOSE_PHASE: Final = ChoosePhase()
FEEDING: Final = Feeding()
BREEDING: Final = BreedingPhase()
OVERFLOW: Final = Overflow()
FINAL_TRADES: Final = FinalTrades()
