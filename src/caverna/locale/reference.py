"""The reference of a game in a language: the tables of the game, with the texts of the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from caverna import games

if TYPE_CHECKING:
    from .translator import Translator

Row = dict[str, Any]

NAMED: Final = {
    "spaces": "space", "furnishings": "furnishing", "loot": "loot", "harvests": "harvest", "modes": "mode",
    "actions": "tile", "rooms": "room", "wall_classes": "wall",
}  # fmt: skip
"""The tables whose rows have an id, and what a row of each is called in message ids."""

PARTS: Final = ("actions", "effects", "effect")
"""Where a game says what a thing does."""

STARTS: Final = {
    "era I": "era-1", "era II": "era-2", "quick start": "quick-start",
    "era II, after a quick start": "era-2-after-quick-start", "short": "short",
}  # fmt: skip
HOME: Final = {"d4": "dwelling", "d3": "cavern", "c4": "entrance"}
TRADE_NOTES: Final = {
    "single field tile": "tile-field", "single meadow tile": "tile-meadow", "single tunnel tile": "tile-tunnel",
    "single cavern tile": "tile-cavern", "at one go, 1 food more for each gold more": "note-gold",
    "place another dwarf than the weakest": "note-call", "a weapon for as much food as it is strong": "note-disarm",
    "solo: an overfull space (more than 6 goods) keeps its goods for a round": "note-save",
}  # fmt: skip
"""What rows without an id are told apart by."""


def localised(translator: Translator, game: str, players: int | None) -> dict[str, Any]:
    tables = games.reference(game, players)
    for table, rows in tables.items():
        if table in NAMED:
            tables[table] = [named(translator, f"{game}-{NAMED[table]}-{row['id'].lower()}", row) for row in rows]
        elif table in OTHERS:
            tables[table] = [OTHERS[table](translator, game, row) for row in rows]
    tables["questions"] = {id: translator.question(game, id) for id in tables["questions"]}
    return tables


def named(translator: Translator, message: str, row: Row) -> Row:
    """A row with its name, all that it does in one text, and its note if it has one."""
    players = row.get("players", [1])[0]  # the effect of a space may depend on how many play
    told: Row = {key: value for key, value in row.items() if key not in (*PARTS, "connective")}
    told["name"] = translator.say(message)
    if any(key in row for key in PARTS):
        told["effect"] = translator.say(f"{message}.effect", players=players)
    if row.get("note") is not None:
        told["note"] = translator.say(f"{message}.note", players=players)
    return told


def good_row(translator: Translator, game: str, row: Row) -> Row:
    message = f"good-{row['id']}"
    return {**row, "name": translator.say(message), "plural": translator.say(f"{message}.plural")}


def option_row(translator: Translator, game: str, row: Row) -> Row:
    """An option and its values, each with what it means."""
    option = row["option"].replace("_", "-")
    choices = [{"id": value, **explained(translator, f"{game}-{option}-{value}")} for value in row["values"]]
    return {**row, **explained(translator, f"{game}-option-{option}"), "choices": choices}


def explained(translator: Translator, message: str) -> Row:
    return {"name": translator.say(message), "effect": translator.say(f"{message}.effect")}


def card_row(translator: Translator, game: str, row: Row) -> Row:
    return {**row, "name": translator.say(f"{game}-stage", stage=row["stage"])}


def marker_row(translator: Translator, game: str, row: Row) -> Row:
    return {**row, **explained(translator, f"{game}-marker-{row['marker']}")}


def trade_row(translator: Translator, game: str, row: Row) -> Row:
    return row if row["note"] is None else {**row, "note": translator.say(f"{game}-{TRADE_NOTES[row['note']]}")}


def home_row(translator: Translator, game: str, row: Row) -> Row:
    kind = "bonus" if row["bonus"] else HOME[row["cells"][0]]
    return {**row, "note": translator.say(f"{game}-home-{kind}")}


def score_row(translator: Translator, game: str, row: Row) -> Row:
    message = f"{game}-score-{row['id']}"
    effect = translator.say(f"{message}.effect", points=row["points"] or 0)
    return {**row, "name": translator.say(message), "for": effect}


def goal_row(translator: Translator, game: str, row: Row) -> Row:
    return {**row, "name": translator.say(f"goal-{row.get('grade', 'goal')}")}


def setup_row(translator: Translator, game: str, row: Row) -> Row:
    if "start" not in row:
        return row
    message = f"{game}-start-{STARTS[row['start']]}"
    note = translator.say(f"{message}.note", players=row["players"][0])
    return {**row, "start": translator.say(message), "note": note}


def round_row(translator: Translator, game: str, row: Row) -> Row:
    return row if row["end"] is None else {**row, "end": translator.say(f"{game}-round-end")}


def slot_row(translator: Translator, game: str, row: Row) -> Row:
    return named(translator, f"{game}-slot-{row['number']}", row)


def cell_row(translator: Translator, game: str, row: Row) -> Row:
    return row if row["note"] is None else {**row, "note": translator.say(f"{game}-board-{row['cell']}")}


OTHERS: Final[Mapping[str, Callable[[Translator, str, Row], Row]]] = {
    "goods": good_row, "options": option_row, "cards": card_row, "markers": marker_row, "trades": trade_row,
    "home": home_row, "scoring": score_row, "goal": goal_row, "setup": setup_row, "rounds": round_row,
    "bonus_slots": slot_row, "boards": cell_row,
}  # fmt: skip
