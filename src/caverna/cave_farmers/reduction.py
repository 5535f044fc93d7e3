"""Which of the legal actions are worth searching: see docs/search.md, which says why nothing is lost.

Trades can wait. One is offered only where it could change what happens before its owner may trade again. What could
matter there is said by the rules themselves (`Step.want`, `Step.needs`, `Effect`). Here it is collected and closed:
everything that leads to something wanted is wanted too. The rest can still be traded for later.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.bits import bit, lowest, mask_of
from caverna.game.buffer import Actions

from . import uses, wants
from .actions import DISARM, GOLD_FOOD, MOST_FOOD, TRADE
from .expeditions import loot_uses
from .furnishings import SELLING
from .goods import BOAR, CATTLE, DONKEY, FARM_ANIMALS, FOOD, GOLD, GOODS, KINDS
from .grid import BOAR_CELLS, FOOD_CELLS, FOREST, MOUNTAIN
from .harvest import want_before_feeding
from .hooks import MEAT, ON_GAIN
from .machine import STEPS
from .player import DISARMING, STRONGEST, Player
from .state import State
from .step import Step
from .tiles import FIELD, MEADOW
from .trades import PRICES, SOLD, TRADES, UNARMED, Trade, add_food_for_gold, add_trades, open_trades, traveller
from .wants import CAVES, FOREST_TILES, ROOM, SALES, WANTS, Wants


def brings(trade: Trade, want: int) -> bool:
    """Does a trade bring what is wanted?"""
    if want < KINDS:
        return trade.get.amount(want) > 0
    if want == ROOM:
        return any(trade.pay.amount(GOODS.index(animal)) for animal in FARM_ANIMALS)
    if want == SALES:
        return trade.needs != 0
    if trade.tile is None:
        return False
    kind = trade.tile.tile
    return want == (wants.FIELD if kind == FIELD else wants.MEADOW if kind == MEADOW else CAVES)


BRINGING: Final = vec[i64]([mask_of([brings(trade, want) for trade in TRADES]) for want in range(WANTS)])
"""The trades that bring what is wanted."""
ANIMALS_SOLD: Final = [
    (owner, takes) for owner, takes, _ in SOLD if any(takes >> GOODS.index(animal) & 1 for animal in FARM_ANIMALS)
]
"""Of the trades that belong to a furnishing, those that take animals: the furnishing's mask, and what is taken."""


def user(use: int) -> Step:
    """The first step of some use: all of them need the same."""
    return next(step for step in (cast(Step, step) for step in STEPS.steps) if step.use == use)


USERS: Final = [user(bit(use)) for use in range(uses.USES)]


def wants_of(s: State, p: Player, step: Step, data: i64) -> Wants:
    """All that could matter before the next decision with trades."""
    found = Wants(p)
    step.want(s, p, data, found)
    if found.in_turn:
        add_needs(s, p, found)
        want_before_feeding(s, p, found)
    close(p, found)
    return found


def add_needs(s: State, p: Player, found: Wants) -> None:
    """What the uses of a turn need. An expedition that may begin is what it may bring first."""
    rest = found.uses
    if rest & uses.TRIP:
        rest |= loot_uses(p.weapons[s.dwarf], 0)
    if rest & uses.FURNISH:
        rest &= ~uses.DWELL  # dwellings are among the furnishings
    while rest:
        USERS[lowest(rest)].needs(s, p, found)
        rest &= rest - 1


def close(p: Player, found: Wants) -> None:
    """Want also what can be exchanged for what is wanted, with what furnishings offer and cells give."""
    while True:
        before = found.kinds
        if before >> CATTLE & 1 and found.rubies and p.goods[FOOD] == 0:
            found.food = max(1, found.food)
        if p.goods[FOOD] < found.food:
            found.kinds |= bit(FOOD)
            if found.rubies:
                add_food_by_rubies(p, found)
            if p.owned & SELLING:
                add_food_by_gold(p, found)
        if before >> BOAR & 1 and BOAR_CELLS & ~p.outdoors():
            found.kinds |= FOREST_TILES
        for effect in ON_GAIN.owned(p):
            found.kinds |= effect.wanted_for(before)
        if p.owned & SELLING:
            add_sales(p, found)
        if found.kinds == before:
            return


def add_food_by_rubies(p: Player, found: Wants) -> None:
    """Rubies bring more than 2 food each in animals for a cook, and tiles uncover food and boars."""
    if p.owned & MEAT.mask:
        found.kinds |= bit(DONKEY) | bit(BOAR) | bit(CATTLE)
    bare = (BOAR_CELLS | FOOD_CELLS) & ~(p.outdoors() | p.underground())
    if bare & FOREST:
        found.kinds |= FOREST_TILES
    if bare & MOUNTAIN:
        found.kinds |= bit(CAVES)


def add_food_by_gold(p: Player, found: Wants) -> None:
    """Furnishings that pay gold feed too."""
    for owner, takes, gives in SOLD:
        if p.owned & owner and gives >> GOLD & 1:
            found.kinds |= takes | bit(SALES)


def add_sales(p: Player, found: Wants) -> None:
    """What furnishings buy with something wanted; and where room is wanted, a pair of animals may be sold."""
    for owner, takes, gives in SOLD:
        if p.owned & owner and gives & found.kinds:
            found.kinds |= takes
    if found.kinds >> ROOM & 1 and found.rubies:
        for owner, takes in ANIMALS_SOLD:
            if p.owned & owner:
                found.kinds |= takes


def trades_for(wanted: i64) -> i64:
    """A mask of the trades that bring something wanted."""
    mask: i64 = 0
    while wanted:
        mask |= BRINGING[lowest(wanted)]
        wanted &= wanted - 1
    return mask


def add_useful_trades(s: State, p: Player, step: Step, data: i64, out: Actions) -> None:
    """The trades that could change what happens before the next decision with trades, in ascending order."""
    if not PRICES.within(p.goods) and p.goods[GOLD] < 2 and not p.allowed & DISARMING:
        return
    if step.may_fail(s, p):
        add_trades(s, p, out)
        return
    found = wants_of(s, p, step, data)
    if found.kinds:
        out.add_mask(TRADE, open_trades(s, p, trades_for(found.kinds)))
    hungry = found.kinds >> FOOD & 1 != 0
    if hungry:
        add_food_for_gold(p, found.food - p.goods[FOOD], out)
    if p.allowed & DISARMING:
        if hungry or found.disarm:
            out.add_mask(DISARM, p.strengths(False) & ~UNARMED)
        if hungry:
            out.add_mask(DISARM + STRONGEST + 1, p.strengths(True, traveller(s)) & ~UNARMED)


def add_food_ahead(p: Player, out: Actions) -> None:
    """More food for gold than is missing, where some is: who pays for two feedings at once saves a gold."""
    if p.goods[GOLD] > 2 and out.has(GOLD_FOOD + 1):
        every = Actions()
        add_food_for_gold(p, MOST_FOOD, every)
        out.add_missing(every)
