"""The reference of a game in a language: ids and numbers from the rules, names and sentences from the catalogue."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from caverna import games

if TYPE_CHECKING:
    from .translator import Translator

Row = dict[str, Any]

NAMED: Final = {
    "spaces": "space", "furnishings": "furnishing", "loot": "loot", "harvests": "harvest", "modes": "mode",
    "actions": "tile", "rooms": "room",
}  # fmt: skip
"""The tables whose rows have a name and an effect, with the word for a row in message ids."""

CONDITION: Final = "more_than_other"
"""The column that the sentence of a note replaces."""


def localised(translator: Translator, game: str, players: int | None) -> dict[str, Any]:
    """The reference of a game with names and sentences."""
    tables = games.reference(game, players)
    for table, rows in tables.items():
        if table in NAMED:
            tables[table] = [named(translator, f"{game}-{NAMED[table]}-{row['id']}", row) for row in rows]
        elif table in OTHERS:
            tables[table] = [OTHERS[table](translator, game, row) for row in rows]
    tables["questions"] = {id: translator.question(game, id) for id in tables["questions"]}
    return tables


def named(translator: Translator, message: str, row: Row) -> Row:
    """A row with its name, everything it does in one text, and its note where rows may have one."""
    players = row.get("players", [1])[0]  # the effect of a space may depend on the number of players
    told = with_name({key: value for key, value in row.items() if key != CONDITION}, translator.say(message))
    told["effect"] = translator.say(f"{message}.effect", players=players)
    if "note" in row or CONDITION in row:
        noted = row.get("note") or row.get(CONDITION)
        told["note"] = translator.say(f"{message}.note", players=players) if noted else None
    return told


def with_name(row: Row, name: str) -> Row:
    """A row with its name after its id, if it has one."""
    if "id" not in row:
        return {"name": name, **row}
    keys = [*row][: [*row].index("id") + 1]
    return {**{key: row[key] for key in keys}, "name": name, **row}


def good_row(translator: Translator, game: str, row: Row) -> Row:
    """A good with its name and plural."""
    message = f"good-{row['id']}"
    return {**with_name(row, translator.say(message)), "plural": translator.say(f"{message}.plural")}


def option_row(translator: Translator, game: str, row: Row) -> Row:
    """An option and its values, each with what it means."""
    option = row["option"].replace("_", "-")
    choices = [{"id": value, **explained(translator, f"{game}-{option}-{value}")} for value in row["values"]]
    return {**row, **explained(translator, f"{game}-option-{option}"), "choices": choices}


def explained(translator: Translator, message: str) -> Row:
    """A name and what it means."""
    return {"name": translator.say(message), "effect": translator.say(f"{message}.effect")}


def card_row(translator: Translator, game: str, row: Row) -> Row:
    """The cards of a round with the name of their stage."""
    return with_name(row, translator.say(f"{game}-stage", stage=row["stage"]))


def marker_row(translator: Translator, game: str, row: Row) -> Row:
    """A harvest marker with its name and effect."""
    return {**row, **explained(translator, f"{game}-marker-{row['marker']}")}


def trade_row(translator: Translator, game: str, row: Row) -> Row:
    """A trade for a tile names it in its note."""
    message = f"tile-{row['tile']}" if row["tile"] else f"note-{row['note']}" if row["note"] else None
    return {**row, "note": None if message is None else translator.say(f"{game}-{message}")}


def home_row(translator: Translator, game: str, row: Row) -> Row:
    """A cell of the home board with its note."""
    return {**row, "note": translator.say(f"{game}-home-{row['id']}")}


def score_row(translator: Translator, game: str, row: Row) -> Row:
    """A scoring category with its name and what it counts."""
    message = f"{game}-score-{row['id']}"
    effect = translator.say(f"{message}.effect", points=row["points"] or 0)
    return {**with_name(row, translator.say(message)), "for": effect}


def goal_row(translator: Translator, game: str, row: Row) -> Row:
    """A goal of a solo game with its name."""
    return with_name(row, translator.say(f"goal-{row.get('grade', 'goal')}"))


def setup_row(translator: Translator, game: str, row: Row) -> Row:
    """A set-up with the texts of its start."""
    if "start" not in row:
        return row
    message = f"{game}-start-{row['start']}"
    note = translator.say(f"{message}.note", players=row["players"][0])
    return {**row, "start": translator.say(message), "note": note}


def round_row(translator: Translator, game: str, row: Row) -> Row:
    """A round with what happens at its end."""
    return {**row, "end": row["end"] and translator.say(f"{game}-round-{row['end']}")}


def slot_row(translator: Translator, game: str, row: Row) -> Row:
    """A bonus slot with its name and effect."""
    return named(translator, f"{game}-slot-{row['number']}", row)


def cell_row(translator: Translator, game: str, row: Row) -> Row:
    """A cell of a cave with its note."""
    return {**row, "note": row["note"] and translator.say(f"{game}-board-{row['note']}")}


def wall_row(translator: Translator, game: str, row: Row) -> Row:
    """A class of walls with its name."""
    return with_name(row, translator.say(f"{game}-wall-{row['id'].lower()}"))


OTHERS: Final[Mapping[str, Callable[[Translator, str, Row], Row]]] = {
    "goods": good_row, "options": option_row, "cards": card_row, "markers": marker_row, "trades": trade_row,
    "home": home_row, "scoring": score_row, "goal": goal_row, "setup": setup_row, "rounds": round_row,
    "bonus_slots": slot_row, "boards": cell_row, "wall_classes": wall_row,
}  # fmt: skip
"""The tables with other texts."""
