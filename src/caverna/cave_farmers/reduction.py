"""What of the legal actions is worth searching: see docs/search.md, which says why nothing is lost.

Trades can wait. One is offered only where it could change what happens before its owner may trade again. That is
found in two steps: the `uses` of a decision, what could be done before trades are offered again; and from these its
`Wants`, the goods and tiles that could matter for it. Whatever is not wanted can still be traded for later.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caverna.game.bits import bit, count, lowest, mask_of
from caverna.game.buffer import Actions
from caverna.game.frames import BaseStep
from caverna.game.goods import TABLED

from .actions import BREED as LITTER
from .actions import DISARM, GOLD_FOOD, LOOT, MOST_FOOD, SOW, STOP, TRADE
from .breeding import Breed, pairs
from .effects import FORGING, FURNISHING, MEAT, ON_GAIN, SAVING, discount
from .expeditions import ITEMS, WEAPONS, Expedition
from .family import BEST_FORGED
from .farming import SOWN_AT_ONCE, STABLES, Sow
from .furnish import EVERYTHING, FULL_PRICES, Furnish
from .furnishings import COVERING, DWELLING, FURNISHINGS, Miner, Points, Reward, StubbleRoom
from .goods import (
    BOAR,
    CATTLE,
    DOG,
    DONKEY,
    FARM_ANIMALS,
    FOOD,
    GOLD,
    GOODS,
    GRAIN,
    KINDS,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    TYPES,
    VEGETABLE,
    WOOD,
    Goods,
)  # fmt: skip
from .grid import BONUSES, FOREST, MOUNTAIN, cells
from .harvest import BREEDING, FED, FEEDING, FINAL_TRADES, FULL_PRICE, OVERFLOW
from .housing import barn_of, fits
from .income import Gain
from .machine import STEPS
from .player import DISARMING, FAMILY, MEALS, STRONGEST, SWAP, Player, new_player
from .rounds import CLEAR, WORK
from .setup import NO_HARVEST, ONE_FOOD
from .spaces import Imitate
from .state import State
from .step import Perhaps, Step
from .tiles import MEADOW, Single
from .trades import PRICES, TRADES, UNARMED, add_food_for_gold, add_trades, open_trades, traveller
from .uses import (
    BREED,
    BUILD_STABLE,
    BUY,
    COTTAGE,
    DWELL,
    FENCE,
    FORGE,
    FURNISH,
    IMITATE,
    INDOORS,
    LOOT_USES,
    OUTDOORS,
    SELL,
    SOWING,
    SPENDING_FOOD,
    either,
    uses,
    work_uses,
)

# Goods are wanted by kind; these are beside them.
FIELD: Final = KINDS
MEADOWS: Final = KINDS + 1
CAVES: Final = KINDS + 2  # tunnels and caverns
ROOM: Final = KINDS + 3  # fewer animals
SALES: Final = KINDS + 4  # whatever the own furnishings buy
WANTS: Final = KINDS + 5

ANY_FOREST: Final[i64] = bit(FIELD) | bit(MEADOWS)
TILES: Final[i64] = ANY_FOREST | bit(CAVES)


def brings(want: int) -> Callable[[int], bool]:
    """Does a trade, by number, bring what is wanted?"""

    def found(number: int) -> bool:
        trade = TRADES[number]
        if want < KINDS:
            return trade.get.amount(want) > 0
        if want == ROOM:
            return either([int(trade.pay.amount(GOODS.index(animal))) for animal in FARM_ANIMALS]) != 0
        if want == SALES:
            return trade.needs != 0
        tile = trade.tile
        return isinstance(tile, Single) and min(tile.tile, MEADOW + 1) == want - FIELD

    return found


BRINGING: Final = vec[i64]([mask_of([brings(want)(i) for i in range(len(TRADES))]) for want in range(WANTS)])
"""The trades that bring what is wanted."""


def kinds_of(goods: Goods) -> int:
    return either([bit(kind) for kind in goods.kinds]) & ~bit(RUBY)


FARM_KINDS: Final[i64] = kinds_of(Goods(**dict.fromkeys(FARM_ANIMALS, 1)))
SELLING: Final[i64] = mask_of([bool(tile.sells) for tile in FURNISHINGS])
SOLD: Final = [(int(trade.needs), kinds_of(trade.pay), kinds_of(trade.get)) for trade in TRADES if trade.needs]
"""Trades that belong to a furnishing: its mask, what it takes, what it gives."""
MINERS: Final[i64] = mask_of([isinstance(tile.effect, Miner) for tile in FURNISHINGS])
STUBBLE: Final[i64] = mask_of([isinstance(tile.effect, StubbleRoom) for tile in FURNISHINGS])
FOR_FOOD: Final[i64] = mask_of([tile.cost.amount(FOOD) > 0 for tile in FURNISHINGS])
"""The furnishings that cost food."""
DEAREST_FOOD: Final = max(int(tile.cost.amount(FOOD)) for tile in FURNISHINGS)


def sample(without: int = -1) -> Player:
    """A player with six of every kind of goods but one, to ask furnishings what they care for."""
    p = new_player(0)
    for kind in range(KINDS):
        p.goods[kind] = 0 if kind == without else 6
    return p


def pays_at_once(kind: int) -> int:
    """The furnishings that bring more food when they are built by whoever has more of a kind of goods."""

    def found(effect: object) -> bool:
        if not isinstance(effect, Points) or effect.food is None:
            return False
        return effect.food(sample(), 1) > effect.food(sample(kind), 1)

    return mask_of([found(tile.effect) for tile in FURNISHINGS])


def scores(kind: int) -> int:
    """The furnishings that are worth more at the end to whoever has more of a kind of goods."""
    return mask_of([tile.effect.points(sample(), 1) > tile.effect.points(sample(kind), 1) for tile in FURNISHINGS])


def peaceful() -> int:
    """The furnishings that are worth more at the end without weapons."""
    armed = sample()
    armed.weapons[0] = 1
    return mask_of([tile.effect.points(sample(), 1) > tile.effect.points(armed, 1) for tile in FURNISHINGS])


PAYING: Final = vec[i64]([pays_at_once(kind) for kind in range(KINDS)])
PAYING_ANY: Final[i64] = either([pays_at_once(kind) for kind in range(KINDS)])
SCORING: Final = vec[i64]([scores(kind) for kind in range(KINDS)])
PEACEFUL: Final[i64] = peaceful()
BOAR_CELLS: Final[i64] = cells(*(name for name, (good, _) in BONUSES.items() if good == "boar"))
FOOD_CELLS: Final[i64] = cells(*(name for name, (good, _) in BONUSES.items() if good == "food"))


@mypyc_attr(acyclic=True)
class Wants:
    """What could matter: a mask of goods and the like, and how much food at most."""

    def __init__(self, p: Player) -> None:
        self.p = p
        self.kinds: i64 = 0
        self.food: i64 = 0  # as much as could be spent
        self.rubies = p.goods[RUBY]

    def want(self, kind: i64, below: i64) -> None:
        """A good, if there is less of it than so much."""
        if self.p.goods[kind] < below:
            self.kinds |= bit(kind)

    # for what could be done

    def for_turn(self, s: State, step: Step, data: i64) -> None:
        p = self.p
        if step is WORK:
            if self.rubies or p.owned & SELLING:
                mask = work_uses(s, p, -1)
            elif s.setup.players > 2 or (p.goods[FOOD] < DEAREST_FOOD and s.tiles & FOR_FOOD):
                mask = work_uses(s, p, SPENDING_FOOD)
            else:
                return
            if mask & IMITATE:
                self.food += imitation_fee(s)
        else:
            mask = uses(s, p, step, data)
        self.for_uses(s, mask)
        self.for_donkeys()
        self.for_cattle(s)

    def for_uses(self, s: State, mask: i64) -> None:
        rubies = self.rubies
        p = self.p
        if mask & OUTDOORS:
            self.kinds |= ANY_FOREST
        if mask & INDOORS:
            self.kinds |= bit(CAVES)
        if mask & (FURNISH | DWELL):
            self.for_furnishing(s, s.tiles & (EVERYTHING if mask & FURNISH else DWELLING))
        if mask & COTTAGE:
            self.for_cottage()
        if mask & FENCE and (p.meadow or rubies > 1):
            self.want(WOOD, 4)
        if mask & BUILD_STABLE and count(p.stable) < STABLES:
            self.want(STONE, 1)
        if mask & SOWING and (p.empty_fields() or rubies > 1):
            self.want(GRAIN, SOWN_AT_ONCE)
            self.want(VEGETABLE, SOWN_AT_ONCE)
        if mask & FORGE:
            self.want(ORE, BEST_FORGED - discount(p, FORGING, ORE))
        if mask & BUY:
            self.want(GOLD, 3)
        if mask & SELL:
            self.want(ORE, 2)
        if mask & BREED:
            self.for_breeding()

    def for_furnishing(self, s: State, tiles: i64) -> None:
        """What is short for furnishings that trades could make affordable."""
        p = self.p
        more = self.rubies + (TABLED if p.owned & SELLING else 0)
        swap: i64 = 1 if p.allowed & SWAP else 0
        wood = discount(p, FURNISHING, WOOD)
        stone = discount(p, FURNISHING, STONE)
        table = FULL_PRICES.table
        lacking: i64 = 0
        for kind in FULL_PRICES.kinds:
            most = p.goods[kind] + (TABLED if kind == FOOD else more)
            if kind <= STONE:
                most += swap + (wood if kind == WOOD else stone)
            if most < TABLED:
                tiles &= table[kind * TABLED + most]
        for kind in FULL_PRICES.kinds:
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
            self.food += DEAREST_FOOD
        self.kinds |= lacking & ~bit(FOOD)

    def for_cottage(self) -> None:
        self.want(WOOD, 2)
        self.want(STONE, 2)
        self.kinds |= bit(CAVES)
        if self.p.allowed & SWAP:
            self.kinds |= bit(ORE)

    def for_breeding(self) -> None:
        """A second animal of a type, and room for all newborns."""
        p = self.p
        for i in range(TYPES):
            lacking = 2 - p.goods[SHEEP + i]
            if 0 < lacking <= self.rubies:
                self.kinds |= bit(SHEEP + i)
                if SHEEP + i == CATTLE:
                    self.food += lacking
        if not fits(p, barn_of(p), pairs(p)):
            self.for_room()

    def for_room(self) -> None:
        """Fewer animals, or more room: meadows for stables and dogs, dogs for sheep, fields where they hold animals."""
        p = self.p
        self.kinds |= bit(ROOM)
        if self.rubies:
            if p.goods[SHEEP]:
                self.kinds |= bit(DOG)
            if p.stable & FOREST & ~p.outdoors() or (p.goods[SHEEP] and (p.goods[DOG] or self.rubies > 1)):
                self.kinds |= ANY_FOREST
            if p.owned & STUBBLE:
                self.kinds |= ANY_FOREST
            for owner, takes, _ in SOLD:
                if p.owned & owner and takes & FARM_KINDS:
                    self.kinds |= takes  # a pair may be sold

    def for_donkeys(self) -> None:
        """Donkeys in mines earn without a question: at the start of a round, or at a feeding."""
        p = self.p
        if self.rubies and p.owned & (MINERS | SAVING.mask) and p.goods[DONKEY] < count(p.mines()):
            self.kinds |= bit(DONKEY)

    def for_cattle(self, s: State) -> None:
        """Cattle cost food: of what the coming feeding will take, this is the last chance to spend it otherwise."""
        p = self.p
        if self.rubies and s.harvest != NO_HARVEST and is_last(s, p):
            price: i64 = 1 if s.harvest == ONE_FOOD else FULL_PRICE
            if p.goods[FOOD] <= FEEDING.need(p, price) + 1:  # a child may be born
                self.kinds |= bit(CATTLE)

    def for_feeding(self, need: i64, meals: bool) -> None:
        self.food = need
        self.for_donkeys()
        if meals:
            self.kinds |= bit(WOOD) | bit(STONE) | bit(ORE)
        if self.rubies:
            self.kinds |= bit(CATTLE)  # they cost food, which will be gone

    def for_points(self) -> None:
        """What is worth more than a ruby at the end, or could be exchanged for that."""
        p = self.p
        for kind in range(KINDS):
            if kind not in (RUBY, FOOD) and p.owned & SCORING[kind]:
                self.kinds |= bit(kind)
        for i in range(TYPES):
            self.want(SHEEP + i, 1)
        if self.kinds >> CATTLE & 1 and self.rubies:
            self.food = self.rubies
        if p.owned & SELLING:
            self.kinds |= bit(SALES)
            for owner, takes, _ in SOLD:
                if p.owned & owner:
                    self.kinds |= takes
        if BOAR_CELLS & ~p.outdoors():
            self.kinds |= ANY_FOREST

    # what brings what is wanted

    def close(self) -> None:
        """Want also what can be exchanged for what is wanted, with what furnishings offer and cells give."""
        p = self.p
        while True:
            before = self.kinds
            if before >> CATTLE & 1 and self.rubies and p.goods[FOOD] == 0:
                self.food = max(1, self.food)
            if p.goods[FOOD] < self.food:
                self.kinds |= bit(FOOD)
                if self.rubies:
                    self.food_by_rubies()
                if p.owned & SELLING:
                    self.food_by_gold()
            if before >> BOAR & 1 and BOAR_CELLS & ~p.outdoors():
                self.kinds |= ANY_FOREST
            for effect in ON_GAIN.owned(p):
                if isinstance(effect, Reward) and before >> effect.reward & 1:
                    self.kinds |= bit(effect.kind)
            if p.owned & SELLING:
                for owner, takes, gives in SOLD:
                    if p.owned & owner and gives & self.kinds:
                        self.kinds |= takes
            if self.kinds == before:
                return

    def food_by_rubies(self) -> None:
        """Rubies bring more than 2 food each in animals for a cook, and tiles uncover food and boars."""
        p = self.p
        if p.owned & MEAT.mask:
            self.kinds |= bit(DONKEY) | bit(BOAR) | bit(CATTLE)
        bare = (BOAR_CELLS | FOOD_CELLS) & ~(p.outdoors() | p.underground())
        if bare & FOREST:
            self.kinds |= ANY_FOREST
        if bare & MOUNTAIN:
            self.kinds |= bit(CAVES)

    def food_by_gold(self) -> None:
        """Furnishings that pay gold feed too."""
        for owner, takes, gives in SOLD:
            if self.p.owned & owner and gives >> GOLD & 1:
                self.kinds |= takes | bit(SALES)

    def trades(self) -> i64:
        """A mask of the trades that bring something of all that."""
        mask: i64 = 0
        rest = self.kinds
        while rest:
            mask |= BRINGING[lowest(rest)]
            rest &= rest - 1
        return mask


def is_last(s: State, p: Player) -> bool:
    """Is there no dwarf at home but the one whose turn it is?"""
    for i in range(FAMILY):
        if i != s.dwarf and p.counts(i, False, -1):
            return False
    return True


def wants_of(s: State, p: Player, step: Step, data: i64) -> Wants:
    wants = Wants(p)
    if step is FEEDING:
        wants.for_feeding(FEEDING.need(p, data), p.allowed & MEALS != 0 and not data & FED)
    elif step is FINAL_TRADES:
        wants.for_points()
    elif step is OVERFLOW:
        wants.for_room()
        wants.for_donkeys()
    elif step is BREEDING:
        wants.for_breeding()
        wants.for_donkeys()
    elif step is not CLEAR:
        wants.for_turn(s, step, data)
    wants.close()
    return wants


def imitation_fee(s: State) -> i64:
    """The highest fee of a free space."""
    fee: i64 = 0
    free = s.open & ~s.occupied()
    for slot in s.setup.slots:
        do = s.setup.spaces[slot].do
        if free >> slot & 1 and isinstance(do, Imitate):
            fee = max(fee, do.food)
    return fee


def add_useful_trades(s: State, p: Player, step: Step, data: i64, out: Actions) -> None:
    """The trades that could change what happens before the next decision with trades, in ascending order."""
    if not PRICES.within(p.goods) and p.goods[GOLD] < 2 and not p.allowed & DISARMING:
        return
    if step is WORK and may_be_idle(s, p):
        add_trades(s, p, out)
        return
    wants = wants_of(s, p, step, data)
    if wants.kinds:
        out.add_mask(TRADE, open_trades(s, p, wants.trades()))
    hungry = wants.kinds >> FOOD & 1 != 0
    if hungry:
        add_food_for_gold(p, wants.food - p.goods[FOOD], out)
    if p.allowed & DISARMING:
        if hungry or step is WORK or (step is FINAL_TRADES and p.owned & PEACEFUL):
            out.add_mask(DISARM, p.strengths(False) & ~UNARMED)
        if hungry:
            out.add_mask(DISARM + STRONGEST + 1, p.strengths(True, traveller(s)) & ~UNARMED)


def add_food_ahead(p: Player, out: Actions) -> None:
    """More food for gold than is missing, where some is: who pays for two feedings at once saves a gold."""
    if p.goods[GOLD] > 2 and out.has(GOLD_FOOD + 1):
        every = Actions()
        add_food_for_gold(p, MOST_FOOD, every)
        out.add_missing(every)


def may_be_idle(s: State, p: Player) -> bool:
    """Could trades leave the dwarf nowhere to go? Goods that lie on a free space, or come with it, are there anyway."""
    free = s.open & ~s.occupied()
    for slot in s.setup.slots:
        if free >> slot & 1:
            give = s.setup.spaces[slot].give
            if s.piles[slot] or (give is not None and give.possible(s, p)):
                return False
    return True


# Answers that are no trades.


PLAIN: Final[i64] = mask_of([isinstance(item.step, Gain) and not item.step.goods.animals for item in ITEMS])
"""Loot that is goods and nothing else."""
FURNISHED: Final[i64] = mask_of([isinstance(item.step, Furnish) for item in ITEMS])


NOTHING: Final = 0
ITEMS_FIRST: Final = 1
LARGEST: Final = 2
GRAIN_FIRST: Final = 3


def way_of(step: BaseStep) -> int:
    """How the answers of a step are thinned out."""
    if isinstance(step, Perhaps):
        return way_of(step.part)
    if isinstance(step, Expedition):
        return ITEMS_FIRST
    return LARGEST if isinstance(step, Breed) else GRAIN_FIRST if isinstance(step, Sow) else NOTHING


WAYS: Final = vec[i64]([way_of(step) for step in STEPS])


def thin_out(step: Step, data: i64, out: Actions) -> None:
    """Leave out answers that another one is at least as good as, or that only change the order."""
    way = WAYS[step.id]
    if way == ITEMS_FIRST:
        thin_loot(data, out)
    elif way == LARGEST:
        thin_litters(out)
    elif way == GRAIN_FIRST and data >> 2:
        out.remove(SOW)


def has_order(step: Step, data: i64) -> bool:
    """Is something under way that is searched in one order only? It may have been begun in another."""
    return data != 0 and (WAYS[step.id] == ITEMS_FIRST or WAYS[step.id] == GRAIN_FIRST)


def thin_loot(data: i64, out: Actions) -> None:
    """Plain goods first, in ascending order, and no way home before them; furnishing may make them worth more."""
    kept: i64 = 0
    plain = PLAIN if data & FURNISHED else PLAIN & ~later(data)
    free = False
    for i in range(out.count):
        action = out.items[i]
        if LOOT <= action < LOOT + len(LOOT_USES) and PLAIN >> (action - LOOT) & 1:
            if not plain >> (action - LOOT) & 1:
                continue
            free = True
        out.items[kept] = action
        kept += 1
    out.count = kept
    if free and data:
        out.remove(STOP)


def later(data: i64) -> i64:
    """The plain goods that would have come before something taken."""
    if data & ~(PLAIN | bit(WEAPONS)):
        return PLAIN
    mask: i64 = 0
    rest = data & PLAIN
    while rest:
        mask |= (rest & -rest) - 1
        rest &= rest - 1
    return mask


def thin_litters(out: Actions) -> None:
    """Only the largest litters: whatever else could be born is in one of them."""
    kept: i64 = 0
    for i in range(out.count):
        types = out.items[i] - LITTER
        largest = True
        for j in range(i + 1, out.count):
            other = out.items[j] - LITTER
            if types & ~other == 0:
                largest = False
        if largest:
            out.items[kept] = out.items[i]
            kept += 1
    out.count = kept
