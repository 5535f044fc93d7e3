"""Actions as phrases: which message it is, and with which arguments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .words import Words

AMOUNT: Final = re.compile(r"(?:(\d+) )?([a-z]+)")


def phrase(words: Words, game: str, action: Mapping[str, Any]) -> str:
    kind: str = action["kind"]
    message = f"{game}-action-{kind}"
    match action:
        case {"kind": "effect", "effect": effect}:
            return effect_phrase(words, game, effect)
        case {"kind": "trade", "text": text}:
            return trade_phrase(words, message, text)
        case {"kind": "breed", "types": types}:
            return breed_phrase(words, message, types)
        case {"kind": "tile", "tile": tile, "cells": cells}:
            return words.say(f"{message}-{tile}", **named_cells(cells))
        case {"kind": "wall" | "raze", "cells": ["x", side]}:
            return words.say(f"{message}-{side}")
        case {"kind": "place", "cells": cells, "walls": [*sides]} if sides:
            named = words.listed([words.name(game, "side", side) for side in sides])
            return words.say(f"{message}-walls", **named_cells(cells), sides=named)
        case {"kind": "disarm", "at_work": True, "strength": strength}:
            return words.say(f"{message}-at-work", strength=strength)
        case {"cells": cells}:
            return words.say(message, **named_cells(cells))
        case {"part": option} | {"phase": option} | {"marker": option} | {"payment": option}:
            return words.say(f"{message}-{option.replace(' ', '-')}")
        case {"kind": "buy" | "eat", "good": good}:
            return words.say(message, goods=words.goods({good: 1}))
        case {"kind": "pay", "goods": goods}:
            return words.say(message, goods=words.goods(dict.fromkeys(goods, 1)))
        case {"good": good}:
            return words.say(f"{message}-{good}")
    numbers = {name: action[name] for name in ("strength", "iron", "walls") if name in action}
    return words.say(message, **things(words, game, action), **numbers)


def things(words: Words, game: str, action: Mapping[str, Any]) -> dict[str, str]:
    """What an action names, by its argument."""
    tables = {"space": "space", "furnishing": "furnishing", "item": "loot", "tile": "tile", "room": "room"}
    return {name: label(words, game, table, action[name]) for name, table in tables.items() if name in action}


def label(words: Words, game: str, table: str, id: str) -> str:
    """The name of a thing, with something to tell it from its namesakes if it has any."""
    message = f"{game}-{table}-{id}"
    return words.say(f"{message}.label" if words.has(f"{message}.label") else message)


def named_cells(cells: list[str]) -> dict[str, str]:
    return dict(zip(("cell", "other"), cells, strict=False))


def breed_phrase(words: Words, message: str, types: list[str]) -> str:
    if not types:
        return words.say(f"{message}-none")
    return words.say(message, animals=words.listed([words.say(f"good-{animal}.plural") for animal in types]))


def trade_phrase(words: Words, message: str, text: str) -> str:
    """A trade from its notation, "trade ruby + food for cattle", "eat 2 donkey"."""
    verb, _, rest = text.partition(" ")
    pay, _, get = rest.partition(" for ")
    if verb == "eat":
        return words.say(f"{message}-eat", goods=goods(words, pay))
    if words.has(f"{message}-{get}"):  # a tile
        return words.say(f"{message}-{get}", pay=goods(words, pay))
    return words.say(message, pay=goods(words, pay), get=goods(words, get))


def effect_phrase(words: Words, game: str, effect: str) -> str:
    """An effect from its notation: one that has a message of its own, or goods that are gained or exchanged."""
    message = f"{game}-effect"
    if words.has(f"{message}-{effect.replace(' ', '-')}"):
        return words.say(f"{message}-{effect.replace(' ', '-')}")
    verb, _, rest = effect.partition(" ")
    if verb == "bonus":
        return words.say(f"{message}-bonus", effect=effect_phrase(words, game, rest))
    if verb == "gain":
        return words.say(f"{message}-gain", goods=goods(words, rest))
    pay, _, get = rest.partition(" for ")
    return words.say(f"{message}-exchange", pay=goods(words, pay), get=goods(words, get))


def goods(words: Words, notation: str) -> str:
    """Goods from their notation: "2 wood + flax"."""
    amounts = AMOUNT.findall(notation)
    return words.goods({good: int(amount or 1) for amount, good in amounts})
