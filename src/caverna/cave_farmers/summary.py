"""What spaces and loot offer, as ids and numbers derived from what the engine plays."""

from __future__ import annotations

from typing import Any, Final

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

AND: Final = "and"
AND_OR: Final = "and-or"
AND_THEN: Final = "and-then"
AND_THEN_OR: Final = "and-then-or"
EITHER_OR: Final = "either-or"
OR: Final = "or"

Part = dict[str, Any]
"""What is done, in `do`, with its numbers; or several parts, with their connective."""


class Summary:
    """Parts in the printed order, and the connective between them; none for a single part."""

    def __init__(self, parts: list[Part], connective: str | None = None) -> None:
        self.parts = parts
        self.connective = connective

    def as_part(self) -> Part:
        """The summary as a single part."""
        if self.connective is None:
            return self.parts[0]
        return {"parts": self.parts, "connective": self.connective}


# action spaces


def space_summary(space: Space) -> Summary:
    """Everything one may do on a space."""
    taken: list[Part] = []
    if space.pile is not None and not space.optional:
        taken.append(take(space.pile))
    if space.give is not None:
        taken += step_summary(space.give).parts
    if space.do is None:
        return Summary(taken, AND if len(taken) > 1 else None)
    offered = step_summary(space.do)
    if not taken:
        return offered
    link = AND_OR if isinstance(space.do, (Twin, OneOf, Furnish)) else AND_THEN_OR  # a tile may come before the goods
    parts = offered.parts if offered.connective == link else [offered.as_part()]
    return Summary([Summary(taken, AND if len(taken) > 1 else None).as_part(), *parts], link)


def take(pile: Pile) -> Part:
    """The part that takes what has accumulated."""
    goods = [*pile.first.to_dict(), *pile.more.to_dict()]
    return {"do": "take", "goods": [good for good in GOODS if good in goods]}


def gain(goods: Bundle) -> Part:
    """A part that gains goods."""
    return {"do": "gain", "goods": goods.to_dict()}


def step_summary(step: Step) -> Summary:
    """What a step offers, split where it has parts."""
    if isinstance(step, StartingPlayer):
        return Summary([{"do": "starting-player"}, gain(step.goods)], AND)
    if isinstance(step, Fences):
        return fences(step)
    if isinstance(step, Parts):
        return Summary([step_summary(part).as_part() for part in step.printed], connective_of(step))
    if isinstance(step, Then):
        return Summary([step_summary(part).as_part() for part in (step.first, step.second)], AND_THEN)
    for part in (gain_part(step), tile_part(step), work_part(step), market_part(step)):
        if part:
            return Summary([part])
    raise AssertionError(f"{step!r} has no summary")


def connective_of(parts: Parts) -> str:
    """How parts are connected, as printed."""
    if isinstance(parts, AndOr):
        return AND_OR
    if isinstance(parts, ThenOr):
        return AND_THEN_OR
    if isinstance(parts, OneOf):
        return OR
    assert isinstance(parts, Either)
    return EITHER_OR


def fences(step: Fences) -> Summary:
    """Pastures and a stable in any order, then the animals."""
    built = Summary([step_summary(part).as_part() for part in step.printed if not isinstance(part, Collect)], AND_OR)
    animals = [step_summary(part).as_part() for part in step.printed if isinstance(part, Collect)]
    return Summary([built.as_part(), *animals], AND_THEN_OR) if animals else built


def gain_part(step: Step) -> Part | None:
    """The part for a step that gains goods, if it does."""
    if isinstance(step, Gain):
        return gain(step.goods)
    if isinstance(step, OrePerMine):
        return {"do": "gain-per-ore-mine", "goods": MINE_INCOME.to_dict()}
    if isinstance(step, RubyForMines):
        return {"do": "gain-with-ruby-mines", "mines": int(step.mines), "goods": ONE_RUBY.to_dict()}
    if isinstance(step, Collect):
        pile = next(row.pile for row in ROWS if SLOT[row.id] == step.slot)
        assert pile is not None
        return take(pile)
    if isinstance(step, Breed):
        return {"do": "breed", "types": int(step.most)}
    if isinstance(step, Sharpen):
        return {"do": "sharpen", "strength": 1}
    return None


def tile_part(step: Step) -> Part | None:
    """The part for a step that lays tiles, if it does."""
    if isinstance(step, Twin):
        return {"do": "tile", "tiles": [SINGLES[step.first], SINGLES[step.second]], "goods": step.goods.to_dict()}
    if isinstance(step, Single):
        return {"do": "tile", "tiles": [SINGLES[step.tile]], "goods": {}}
    if isinstance(step, OreMine):
        return {"do": "tile", "tiles": ["ore-mine", "deep-tunnel"], "goods": ORE_MINE_REWARD.to_dict()}
    if isinstance(step, RubyMine):
        reward = DEEP_REWARD.to_dict() if step.deep else {}
        return {"do": "tile", "tiles": ["ruby-mine"], "on": "deep-tunnel" if step.deep else "tunnel", "goods": reward}
    if isinstance(step, Small):
        return {"do": "small-pasture", "cost": price("wood", step.wood)}
    if isinstance(step, Large):
        return {"do": "large-pasture", "cost": price("wood", step.wood)}
    if isinstance(step, Stable):
        return {"do": "stable", "cost": price("stone", step.stone)}
    if isinstance(step, Furnish):
        return furnish_part(step)
    return None


def price(good: str, amount: int) -> dict[str, int]:
    """A price in one good; nothing if it is free."""
    return {good: int(amount)} if amount else {}


def furnish_part(step: Furnish) -> Part:
    """The part for a furnishing."""
    if step.among == EVERYTHING:
        return {"do": "furnish"}
    if step.among == DWELLING:
        return {"do": "furnish-dwelling"}
    tile = lowest(step.among)
    return {"do": "furnish", "furnishing": FURNISHINGS[tile].id, "cost": step.prices.costs[tile].to_dict()}


def work_part(step: Step) -> Part | None:
    """The part for sowing, growth, forging and expeditions, if the step is one of them."""
    if isinstance(step, Sow):
        return {"do": "sow", "most": {"grain": SOWN_AT_ONCE, "vegetable": SOWN_AT_ONCE}}
    if isinstance(step, Grow):
        return {"do": "grow"}
    if isinstance(step, Forge):
        return {"do": "forge", "ore": [1, BEST_FORGED]}
    if isinstance(step, Expedition):
        return {"do": "expedition", "level": int(step.level)}
    if isinstance(step, Imitate):
        return {"do": "imitate", "cost": price("food", step.food)}
    return None


def market_part(step: Step) -> Part | None:
    """The part for buying and selling, if the step is one of them."""
    if isinstance(step, Market):
        return {"do": "buy", "most_of_each": 1}
    if isinstance(step, SellOre):
        return {"do": "sell", "times": ORE_SALES, "pay": {"ore": ORE_SOLD}, "get": ORE_PRICE.to_dict()}
    return None


def loot_cost(step: Step) -> Bundle | None:
    """The price of a loot item; none where it depends on what is chosen."""
    if isinstance(step, (Small, Large)):
        return Goods(wood=step.wood)
    if isinstance(step, Furnish):
        return None if step.among == EVERYTHING else step.prices.costs[lowest(step.among)]
    return Goods()
