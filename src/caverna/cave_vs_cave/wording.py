"""Goods, effects and walls in plain words, for the reference: what it says is derived from what the engine plays."""

from __future__ import annotations

from typing import Final

from caverna.game import format_list
from caverna.game.goods import Bundle

from .cave import CLASSES
from .digging import Dig
from .effects import Activate, Effect, Exchange, ForgeWeapons, Gain, TileMenu
from .furnish import PER_DWARF, Furnish
from .goods import GOODS
from .walls import RAZING, Build, Raze

PLURALS: Final = {"donkey": "donkeys", "weapon": "weapons"}
AND_OR: Final = "and/or"

WALL_WORDS: Final = {
    "W0": ("·", "no wall"), "W1": ("─", "1 wall"), "W2A": ("└", "2 adjacent walls"), "W2O": ("═", "2 opposing walls"),
    "W3": ("⊔", "3 walls"), "W4": ("□", "4 walls"),
}  # fmt: skip
"""Each class of walls as a small picture and in words."""


# goods


def counted(good: str, amount: int) -> str:
    """So many of a good: "1 wood", "2 weapons"."""
    return f"{amount} {good if amount == 1 else PLURALS.get(good, good)}"


def amounts(goods: Bundle) -> str:
    """A bundle of goods: "1 wood, 1 stone and 2 gold"."""
    return format_list([counted(good, amount) for good, amount in goods.to_dict().items()], "and")


def plus(goods: Bundle) -> str:
    """Goods from the general supply: "+1 wood, +2 gold"."""
    return ", ".join(f"+{counted(good, amount)}" for good, amount in goods.to_dict().items())


# effects


def tile_wording(menu: TileMenu) -> list[str]:
    """What an action tile offers: parts that may all be used, each with its alternatives."""
    groups: dict[int, list[Effect]] = {}
    for effect, group in zip(menu.effects, menu.groups, strict=True):
        groups.setdefault(group, []).append(effect)
    return [alternatives(sorted(groups[group], key=kind_gained)) for group in sorted(groups)]


def kind_gained(effect: Effect) -> int:
    """Plain gains in the order of goods."""
    return int(effect.goods.kinds[0]) if isinstance(effect, Gain) else -1


def alternatives(effects: list[Effect]) -> str:
    """One or none of some effects."""
    prices = [surcharge(effect) for effect in effects if isinstance(effect, Furnish)]
    if len(prices) == len(effects):
        return f"furnish {format_list(prices)}".replace(" or for ", " or ")
    exchanges = [effect for effect in effects if isinstance(effect, Exchange)]
    others = [effect_words(effect) for effect in effects if not isinstance(effect, Exchange)]
    words = [*exchange_words(exchanges), *others]
    return ", or ".join(words) if any(" and " in text for text in words) else format_list(words)


def exchange_words(effects: list[Exchange]) -> list[str]:
    """Exchanges that bring the same, and ladders of more and more of the same goods, are drawn together."""
    gains = [amounts(effect.goods) for effect in effects]
    if len(effects) > 1 and len(set(gains)) == 1:
        return [f"{format_list([amounts(effect.price) for effect in effects])} for {gains[0]}"]
    kinds = {(*effect.price.to_dict(), "for", *effect.goods.to_dict()) for effect in effects}
    if len(effects) > 1 and len(kinds) == 1 and len(next(iter(kinds))) == 3:
        paid, _, gained = next(iter(kinds))
        steps = [[str(amount) for amount in side.to_dict().values()] for e in effects for side in (e.price, e.goods)]
        rungs = [format_list([step[0] for step in steps[side::2]]) for side in (0, 1)]
        return [f"{rungs[0]} {PLURALS.get(paid, paid)} for {rungs[1]} {PLURALS.get(gained, gained)}"]
    return [effect_words(effect) for effect in effects]


def surcharge(effect: Furnish) -> str:
    if effect.amount == PER_DWARF:
        return "for 1 food per dwarf"
    return f"for {counted(GOODS[effect.kind], effect.amount)}" if effect.amount else "without surcharge"


def effect_words(effect: Effect) -> str:
    if isinstance(effect, Gain):
        return plus(effect.goods)
    if isinstance(effect, Exchange):
        return f"{amounts(effect.price)} for {amounts(effect.goods)}"
    if isinstance(effect, ForgeWeapons):
        return "any number of iron for as many weapons"
    if isinstance(effect, Build):
        return "build a wall"
    if isinstance(effect, Raze):
        return f"raze a wall for {amounts(RAZING)}"
    assert isinstance(effect, (Activate, Dig)), effect.text
    return effect.text


def ahead(kind: int) -> str | None:
    """For whom a tile or a slot is; none for everybody."""
    return None if kind < 0 else f"only with more {PLURALS.get(GOODS[kind], GOODS[kind])} than the other"


# walls


def wall_classes(classes: int) -> list[str]:
    return [name for i, name in enumerate(CLASSES) if classes >> i & 1]
