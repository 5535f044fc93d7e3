"""The message and arguments for an action: as a phrase, and as a sentence once it was played."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .translator import Translator

Arguments = dict[str, str | int]

AMOUNT: Final = re.compile(r"(?:(\d+) )?([a-z]+)")


def phrase(translator: Translator, game: str, action: Mapping[str, Any]) -> str:
    """What an action does, as on a button."""
    message, arguments = message_of(translator, game, action)
    return translator.say(message, **arguments)


def told(translator: Translator, game: str, action: Mapping[str, Any]) -> str:
    """What a player did, to follow their name, with cost and gain, and what rooms gave."""
    given: Mapping[str, Mapping[str, int]] = action.get("given", {})
    if given:
        own = told(translator, game, {**action, "gain": without(action.get("gain", {}), given), "given": {}})
        return translator.say("told-given", told=own, given=gifts(translator, game, given))
    effect: str = action.get("effect", "")
    if effect.startswith("bonus "):
        plain = told(translator, game, {**action, "effect": effect.removeprefix("bonus ")})
        return translator.say(f"{game}-effect-bonus.told", told=plain)
    message, arguments = message_of(translator, game, action)
    cost, gain = translator.goods(action.get("cost", {})), translator.goods(action.get("gain", {}))
    if translator.has(f"{message}.priced"):
        return translator.say(f"{message}.priced", **arguments, cost=cost, gain=gain)
    text = translator.say(f"{message}.told", **arguments)
    match bool(action.get("cost")), bool(action.get("gain")):
        case True, True:
            return translator.say("told-pays-and-gets", told=text, cost=cost, gain=gain)
        case True, False:
            return translator.say("told-pays", told=text, cost=cost)
        case False, True:
            return translator.say("told-gets", told=text, gain=gain)
    return text


def without(goods: Mapping[str, int], given: Mapping[str, Mapping[str, int]]) -> dict[str, int]:
    """Goods without what rooms gave."""
    rest = {good: amount - sum(gift.get(good, 0) for gift in given.values()) for good, amount in goods.items()}
    return {good: amount for good, amount in rest.items() if amount > 0}


def gifts(translator: Translator, game: str, given: Mapping[str, Mapping[str, int]]) -> str:
    """What rooms gave, each with its name."""
    return translator.listed([
        translator.say("page-labelled", what=translator.name(game, "room", room), told=translator.goods(goods))
        for room, goods in given.items()
    ])  # fmt: skip


def consequence(translator: Translator, game: str, change: Mapping[str, Any]) -> str:
    """What a player paid and got without deciding it, to follow their name."""
    given: Mapping[str, Mapping[str, int]] = change.get("given", {})
    gain = without(change["gain"], given)
    begging = gain.pop("begging", 0)
    texts = []
    for room, goods in given.items():
        named = {"room": translator.name(game, "room", room), "gain": translator.goods(goods)}
        texts.append(translator.say("followed-given", **named))
    if gain:
        texts.append(translator.say("followed-gets", gain=translator.goods(gain)))
    if change["cost"]:
        texts.append(translator.say(f"{game}-followed-pays", cost=translator.goods(change["cost"])))
    if begging:
        texts.append(translator.say("followed-begs", markers=translator.goods({"begging": begging})))
    return translator.listed(texts)


def message_of(translator: Translator, game: str, action: Mapping[str, Any]) -> tuple[str, Arguments]:
    """The id of the message for an action, and its arguments."""
    kind: str = action["kind"]
    message = f"{game}-action-{kind}"
    match action:
        case {"kind": "effect", "effect": effect}:
            return effect_message(translator, game, effect)
        case {"kind": "trade", "text": text}:
            return trade_message(translator, message, text)
        case {"kind": "breed", "types": types}:
            return breed_message(translator, message, types)
        case {"kind": "tile", "tile": tile, "cells": cells}:
            return f"{message}-{tile}", named_cells(cells)
        case {"kind": "wall" | "raze", "cells": ["x", side]}:
            return f"{message}-{side}", {}
        case {"kind": "place", "cells": cells, "walls": [*sides]} if sides:
            named = translator.listed([translator.name(game, "side", side) for side in sides])
            return f"{message}-walls", {**named_cells(cells), "sides": named}
        case {"kind": "disarm", "at_work": True, "strength": strength}:
            return f"{message}-at-work", {"strength": strength}
        case {"cells": cells}:
            return message, named_cells(cells)
        case {"part": option} | {"phase": option} | {"marker": option} | {"payment": option}:
            return f"{message}-{option.replace(' ', '-')}", {}
        case {"kind": "buy" | "eat", "good": good}:
            return message, {"goods": translator.goods({good: 1})}
        case {"kind": "pay", "goods": goods}:
            return message, {"goods": translator.goods(dict.fromkeys(goods, 1))}
        case {"good": good}:
            return f"{message}-{good}", {}
    numbers = {name: action[name] for name in ("strength", "iron", "walls") if name in action}
    return message, {**things(translator, game, action), **numbers}


def things(translator: Translator, game: str, action: Mapping[str, Any]) -> dict[str, str]:
    """The names of the things in an action, by argument."""
    tables = {"space": "space", "furnishing": "furnishing", "item": "loot", "tile": "tile", "room": "room"}
    return {name: translator.label(game, table, action[name]) for name, table in tables.items() if name in action}


def named_cells(cells: list[str]) -> Arguments:
    """Cells as arguments of a message."""
    return dict(zip(("cell", "other"), cells, strict=False))


def breed_message(translator: Translator, message: str, types: list[str]) -> tuple[str, Arguments]:
    """The message for breeding some types."""
    if not types:
        return f"{message}-none", {}
    return message, {"animals": translator.listed([translator.say(f"good-{animal}.plural") for animal in types])}


def trade_message(translator: Translator, message: str, text: str) -> tuple[str, Arguments]:
    """A trade from its notation, "trade ruby + food for cattle", "eat 2 donkey"."""
    verb, _, rest = text.partition(" ")
    pay, _, get = rest.partition(" for ")
    if verb == "eat":
        return f"{message}-eat", {"goods": goods(translator, pay)}
    if translator.has(f"{message}-{get}"):  # a tile
        return f"{message}-{get}", {"pay": goods(translator, pay)}
    return message, {"pay": goods(translator, pay), "get": goods(translator, get)}


def effect_message(translator: Translator, game: str, effect: str) -> tuple[str, Arguments]:
    """An effect from its notation: one with its own message, or goods that are gained or exchanged."""
    message = f"{game}-effect"
    if translator.has(f"{message}-{effect.replace(' ', '-')}"):
        return f"{message}-{effect.replace(' ', '-')}", {}
    verb, _, rest = effect.partition(" ")
    if verb == "bonus":
        inner, arguments = effect_message(translator, game, rest)
        return f"{message}-bonus", {"effect": translator.say(inner, **arguments)}
    if verb == "gain":
        return f"{message}-gain", {"goods": goods(translator, rest)}
    pay, _, get = rest.partition(" for ")
    return f"{message}-exchange", {"pay": goods(translator, pay), "get": goods(translator, get)}


def goods(translator: Translator, notation: str) -> str:
    """Goods from their notation: "2 wood + flax"."""
    amounts = AMOUNT.findall(notation)
    return translator.goods({good: int(amount or 1) for amount, good in amounts})
