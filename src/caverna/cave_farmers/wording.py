"""Goods and steps in plain words, for the reference: what a table says is derived from what the engine plays."""

from __future__ import annotations

from typing import Final

from caverna.game import format_list
from caverna.game.bits import lowest
from caverna.game.goods import Bundle

from .actions import SINGLES
from .breeding import Breed
from .expeditions import Expedition, Sharpen
from .family import BEST_FORGED, Forge, Grow
from .farming import SOWN_AT_ONCE, Fences, Large, Small, Sow, Stable
from .furnish import EVERYTHING, Furnish
from .furnishings import DWELLING, FURNISHINGS
from .goods import GOODS, Goods
from .income import (
    MINE_INCOME,
    ONE_RUBY,
    ORE_PRICE,
    ORE_SALES,
    ORE_SOLD,
    Gain,
    Market,
    OrePerMine,
    RubyForMines,
    SellOre,
    StartingPlayer,
)
from .spaces import ROWS, SLOT, Collect, Imitate, Pile, Space
from .step import AndOr, Either, OneOf, Parts, Step, Then, ThenOr
from .tiles import DEEP_REWARD, ORE_MINE_REWARD, OreMine, RubyMine, Single, Twin

NAMES: Final = {"boar": "wild boar"}
"""The goods that are not called what they are named in notation."""
PLURALS: Final = {
    "ruby": "rubies", "vegetable": "vegetables", "dog": "dogs", "donkey": "donkeys", "boar": "wild boars",
}  # fmt: skip

AND: Final = "and"
AND_OR: Final = "and/or"
AND_THEN: Final = "and then"
AND_THEN_OR: Final = "and then/or"
EITHER_OR: Final = "either/or"
OR: Final = "or"


class Wording:
    """Parts in the printed order, and the connective between them; none for a single part."""

    def __init__(self, parts: list[str], connective: str | None = None) -> None:
        self.parts = parts
        self.connective = connective

    def joined(self) -> str:
        if self.connective is None:
            return self.parts[0]
        if self.connective == EITHER_OR:
            return f"either {' or '.join(self.parts)}"
        return f" {self.connective} ".join(self.parts)


# goods


def counted(good: str, amount: int) -> str:
    """So many of a good: "1 wood", "2 rubies"."""
    name = NAMES.get(good, good)
    return f"{amount} {name if amount == 1 else PLURALS.get(good, name)}"


def amounts(goods: Bundle) -> str:
    """A bundle of goods: "1 wood, 1 stone and 2 gold"."""
    return format_list([counted(good, amount) for good, amount in goods.to_dict().items()], "and")


def plus(goods: Bundle) -> str:
    """Goods from the general supply: "+1 wood, +2 gold"."""
    return ", ".join(f"+{counted(good, amount)}" for good, amount in goods.to_dict().items())


def price(goods: Bundle) -> str:
    return f"for {amounts(goods)}" if goods.total() else "free of charge"


# action spaces


def space_wording(space: Space) -> Wording:
    """Everything one may do on a space."""
    taken: list[str] = []
    if space.pile is not None and not space.optional:
        taken.append(take(space.pile))
    if space.give is not None:
        taken += step_wording(space.give).parts
    if space.do is None:
        return Wording(taken, AND if len(taken) > 1 else None)
    offered = step_wording(space.do)
    if not taken:
        return offered
    link = AND_OR if isinstance(space.do, (Twin, OneOf, Furnish)) else AND_THEN_OR  # a tile may come before the goods
    parts = offered.parts if offered.connective == link else [offered.joined()]
    return Wording([f" {AND} ".join(taken), *parts], link)


def take(pile: Pile) -> str:
    goods = [*pile.first.to_dict(), *pile.more.to_dict()]
    return f"take the {format_list([PLURALS.get(good, good) for good in GOODS if good in goods], 'and')}"


def step_wording(step: Step) -> Wording:
    """What a step offers, split where it has parts."""
    if isinstance(step, StartingPlayer):
        return Wording(["starting player token", plus(step.goods)], AND)
    if isinstance(step, Fences):
        return fences(step)
    if isinstance(step, Parts):
        return Wording([step_wording(part).joined() for part in step.printed], connective_of(step))
    if isinstance(step, Then):
        first, second = step_wording(step.first).joined(), step_wording(step.second).joined()
        return Wording([first, f"another {second}" if second == first else second], AND_THEN)
    for words in (gain_words(step), tile_words(step), work_words(step), market_words(step)):
        if words:
            return Wording([words])
    raise AssertionError(f"there are no words for {step!r}")


def connective_of(parts: Parts) -> str:
    if isinstance(parts, AndOr):
        return AND_OR
    if isinstance(parts, ThenOr):
        return AND_THEN_OR
    if isinstance(parts, OneOf):
        return OR
    assert isinstance(parts, Either)
    return EITHER_OR


def fences(step: Fences) -> Wording:
    """Pastures and a stable in any order, then the animals."""
    built = Wording([step_wording(part).joined() for part in step.printed if not isinstance(part, Collect)], AND_OR)
    animals = [step_wording(part).joined() for part in step.printed if isinstance(part, Collect)]
    return Wording([built.joined(), *animals], AND_THEN_OR) if animals else built


def gain_words(step: Step) -> str:
    if isinstance(step, Gain):
        return plus(step.goods)
    if isinstance(step, OrePerMine):
        return f"{plus(MINE_INCOME)} for each of your ore mines"
    if isinstance(step, RubyForMines):
        return f"{plus(ONE_RUBY)} if you have {step.mines} ruby mine{'s' if step.mines > 1 else ''} or more"
    if isinstance(step, Collect):
        pile = next(row.pile for row in ROWS if SLOT[row.id] == step.slot)
        assert pile is not None
        return take(pile)
    if isinstance(step, Breed):
        return f"breed up to {step.most} types of farm animals"
    if isinstance(step, Sharpen):
        return "all your weapons +1, once the expedition is over"
    return ""


def tile_words(step: Step) -> str:
    if isinstance(step, Twin):
        tile = f"{SINGLES[step.first]}/{SINGLES[step.second]} twin tile"
        return f"{tile} with {plus(step.goods)}" if step.goods.total() else tile
    if isinstance(step, Single):
        return f"single {SINGLES[step.tile]} tile"
    if isinstance(step, OreMine):
        return f"ore mine/deep tunnel twin tile with {plus(ORE_MINE_REWARD)}"
    if isinstance(step, RubyMine):
        return f"ruby mine on a deep tunnel with {plus(DEEP_REWARD)}" if step.deep else "ruby mine on a tunnel"
    if isinstance(step, Small):
        return f"small pasture {price(Goods(wood=step.wood))}"
    if isinstance(step, Large):
        return f"large pasture {price(Goods(wood=step.wood))}"
    if isinstance(step, Stable):
        return f"stable {price(Goods(stone=step.stone))}"
    if isinstance(step, Furnish):
        return furnish_words(step)
    return ""


def furnish_words(step: Furnish) -> str:
    if step.among == EVERYTHING:
        return "furnish a cavern"
    if step.among == DWELLING:
        return "furnish a dwelling"
    tile = lowest(step.among)
    return f"{FURNISHINGS[tile].name.lower()} {price(step.prices.costs[tile])}"


def work_words(step: Step) -> str:
    if isinstance(step, Sow):
        return f"sow up to {SOWN_AT_ONCE} grain and {SOWN_AT_ONCE} vegetables"
    if isinstance(step, Grow):
        return "family growth"
    if isinstance(step, Forge):
        return f"forge a weapon for 1 to {BEST_FORGED} ore"
    if isinstance(step, Expedition):
        return f"level {step.level} expedition"
    if isinstance(step, Imitate):
        fee = f"pay {amounts(Goods(food=step.food))}: " if step.food else ""
        return f"{fee}use a space where an opponent stands"
    return ""


def market_words(step: Step) -> str:
    if isinstance(step, Market):
        return "buy at most 1 of each good at the prices of the market"
    if isinstance(step, SellOre):
        return f"up to {ORE_SALES} times {ORE_SOLD} ore {price(ORE_PRICE)}"
    return ""


def loot_cost(step: Step) -> Bundle | None:
    """The price of a loot item; none where it depends on what is chosen."""
    if isinstance(step, (Small, Large)):
        return Goods(wood=step.wood)
    if isinstance(step, Furnish):
        return None if step.among == EVERYTHING else step.prices.costs[lowest(step.among)]
    return Goods()
