"""Why something cannot be chosen, in a sentence or two."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from .translator import Translator

Arguments = dict[str, str | int]

THINGS: Final = ("space", "tile", "furnishing", "room", "part", "item", "effect")
"""The arguments that name what is blocked."""


def reason(translator: Translator, game: str, blocked: Mapping[str, Any], seat: int, names: Sequence[str]) -> str:
    """The sentence for an entry of "blocked" in a decision."""
    thing = next(thing for thing in THINGS if thing in blocked)
    arguments: dict[str, Any] = blocked["arguments"]
    if "seat" in arguments:
        owner: int = arguments["seat"]
        own = "yes" if owner == seat else "no"
        return translator.say(f"reason-{blocked['reason']}", own=own, name=names[owner])
    known = thing, blocked["reason"], str(arguments)
    if known not in translator.reasons:
        translator.reasons[known] = sentence(translator, game, thing, blocked)
    return translator.reasons[known]


def sentence(translator: Translator, game: str, thing: str, obstacle: Mapping[str, Any]) -> str:
    """The sentence for an obstacle that does not name a player."""
    arguments: Arguments = {"thing": thing}
    for name, value in obstacle["arguments"].items():
        match name:
            case "goods":
                arguments[name] = translator.goods(value)
            case "full":
                arguments[name] = translator.listed([translator.say(f"good-{good}.plural") for good in value])
            case "good":
                arguments[name] = translator.say(f"good-{value}.plural")
            case "walls":
                classes = [translator.name(game, "wall", wall) for wall in value]
                arguments[name] = translator.listed(classes, "list-or")
            case "obstacles":
                arguments["reasons"] = " ".join(sentence(translator, game, thing, part) for part in value)
            case _:
                arguments[name] = value
    return translator.say(f"reason-{obstacle['reason']}", **arguments)
