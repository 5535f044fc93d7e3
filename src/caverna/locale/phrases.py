"""Actions as phrases and as deeds: which message it is, and with which arguments."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .words import Words

Arguments = dict[str, str | int]

AMOUNT: Final = re.compile(r"(?:(\d+) )?([a-z]+)")


def phrase(words: Words, game: str, action: Mapping[str, Any]) -> str:
    """What an action does, as on a button."""
    message, arguments = message_of(words, game, action)
    return words.say(message, **arguments)


def deed(words: Words, game: str, action: Mapping[str, Any]) -> str:
    """What somebody did by an action, told after their name, with what it cost and brought."""
    effect: str = action.get("effect", "")
    if effect.startswith("bonus "):
        plain = deed(words, game, {**action, "effect": effect.removeprefix("bonus ")})
        return words.say(f"{game}-effect-bonus.told", deed=plain)
    message, arguments = message_of(words, game, action)
    cost, gain = words.goods(action.get("cost", {})), words.goods(action.get("gain", {}))
    if words.has(f"{message}.priced"):
        return words.say(f"{message}.priced", **arguments, cost=cost, gain=gain)
    told = words.say(f"{message}.told", **arguments)
    match bool(action.get("cost")), bool(action.get("gain")):
        case True, True:
            return words.say("deed-pays-and-gets", deed=told, cost=cost, gain=gain)
        case True, False:
            return words.say("deed-pays", deed=told, cost=cost)
        case False, True:
            return words.say("deed-gets", deed=told, gain=gain)
    return told


def message_of(words: Words, game: str, action: Mapping[str, Any]) -> tuple[str, Arguments]:
    kind: str = action["kind"]
    message = f"{game}-action-{kind}"
    match action:
        case {"kind": "effect", "effect": effect}:
            return effect_message(words, game, effect)
        case {"kind": "trade", "text": text}:
            return trade_message(words, message, text)
        case {"kind": "breed", "types": types}:
            return breed_message(words, message, types)
        case {"kind": "tile", "tile": tile, "cells": cells}:
            return f"{message}-{tile}", named_cells(cells)
        case {"kind": "wall" | "raze", "cells": ["x", side]}:
            return f"{message}-{side}", {}
        case {"kind": "place", "cells": cells, "walls": [*sides]} if sides:
            named = words.listed([words.name(game, "side", side) for side in sides])
            return f"{message}-walls", {**named_cells(cells), "sides": named}
        case {"kind": "disarm", "at_work": True, "strength": strength}:
            return f"{message}-at-work", {"strength": strength}
        case {"cells": cells}:
            return message, named_cells(cells)
        case {"part": option} | {"phase": option} | {"marker": option} | {"payment": option}:
            return f"{message}-{option.replace(' ', '-')}", {}
        case {"kind": "buy" | "eat", "good": good}:
            return message, {"goods": words.goods({good: 1})}
        case {"kind": "pay", "goods": goods}:
            return message, {"goods": words.goods(dict.fromkeys(goods, 1))}
        case {"good": good}:
            return f"{message}-{good}", {}
    numbers = {name: action[name] for name in ("strength", "iron", "walls") if name in action}
    return message, {**things(words, game, action), **numbers}


def things(words: Words, game: str, action: Mapping[str, Any]) -> dict[str, str]:
    """What an action names, by its argument."""
    tables = {"space": "space", "furnishing": "furnishing", "item": "loot", "tile": "tile", "room": "room"}
    return {name: label(words, game, table, action[name]) for name, table in tables.items() if name in action}


def label(words: Words, game: str, table: str, id: str) -> str:
    """The name of a thing, with something to tell it from its namesakes if it has any."""
    message = f"{game}-{table}-{id}"
    return words.say(f"{message}.label" if words.has(f"{message}.label") else message)


def named_cells(cells: list[str]) -> Arguments:
    return dict(zip(("cell", "other"), cells, strict=False))


def breed_message(words: Words, message: str, types: list[str]) -> tuple[str, Arguments]:
    if not types:
        return f"{message}-none", {}
    return message, {"animals": words.listed([words.say(f"good-{animal}.plural") for animal in types])}


def trade_message(words: Words, message: str, text: str) -> tuple[str, Arguments]:
    """A trade from its notation, "trade ruby + food for cattle", "eat 2 donkey"."""
    verb, _, rest = text.partition(" ")
    pay, _, get = rest.partition(" for ")
    if verb == "eat":
        return f"{message}-eat", {"goods": goods(words, pay)}
    if words.has(f"{message}-{get}"):  # a tile
        return f"{message}-{get}", {"pay": goods(words, pay)}
    return message, {"pay": goods(words, pay), "get": goods(words, get)}


def effect_message(words: Words, game: str, effect: str) -> tuple[str, Arguments]:
    """An effect from its notation: one that has a message of its own, or goods that are gained or exchanged."""
    message = f"{game}-effect"
    if words.has(f"{message}-{effect.replace(' ', '-')}"):
        return f"{message}-{effect.replace(' ', '-')}", {}
    verb, _, rest = effect.partition(" ")
    if verb == "bonus":
        inner, arguments = effect_message(words, game, rest)
        return f"{message}-bonus", {"effect": words.say(inner, **arguments)}
    if verb == "gain":
        return f"{message}-gain", {"goods": goods(words, rest)}
    pay, _, get = rest.partition(" for ")
    return f"{message}-exchange", {"pay": goods(words, pay), "get": goods(words, get)}


def goods(words: Words, notation: str) -> str:
    """Goods from their notation: "2 wood + flax"."""
    amounts = AMOUNT.findall(notation)
    return words.goods({good: int(amount or 1) for amount, good in amounts})
