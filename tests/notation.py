"""The parts of docs/notation.md that follow from the rules: `python -m tests.notation` regenerates them.

They are the furnishings and rooms of the grammars, the action numbers, and the hash of the saved game.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import caverna
from caverna.record import state_hash

DOCUMENT = Path(__file__).parents[1] / "docs" / "notation.md"
WIDTH = 120
PARTS = {
    "The Cave Farmers": ("cave-farmers", "FURNISHING", "furnishings"),
    "Cave vs Cave": ("cave-vs-cave", "ROOM", "rooms"),
}
"""By title: a game, the rule of its grammar that lists all rows of a table, and the table."""


def alternatives(words: list[str], indent: int) -> str:
    """The words as the right side of a rule whose equals sign has that indent."""
    first, *others = (f'"{word}"' for word in words)
    lines = [f"{' ' * indent}= {first}"]
    for word in others:
        if len(f"{lines[-1]} | {word}") <= WIDTH:
            lines[-1] += f" | {word}"
        else:
            lines.append(f"{' ' * indent}| {word}")
    return "\n".join([*lines[:-1], f"{lines[-1]} ;"]).lstrip()


def with_tiles(text: str, rule: str, ids: list[str]) -> str:
    """The part of a game with the ids of its furnishings or rooms."""

    def written(found: re.Match[str]) -> str:
        return found[1] + alternatives(ids, len(found[1]))

    return re.sub(rf"^({rule} *)= [^;]*;", written, text, count=1, flags=re.MULTILINE)


def numbers_by_text(game: caverna.Game) -> dict[str, int]:
    """Every action of a game that has words."""
    found: dict[str, int] = {}
    for action in range(game.num_actions):
        with suppress(caverna.IllegalAction):
            found[game.text(action)] = action
    return found


def with_numbers(text: str, game: caverna.Game) -> str:
    """The part of a game with the numbers of the actions that its table names."""
    head, title, rest = text.partition("\n### Numbers\n")
    numbers, end, rest = rest.partition("\n### ")
    stated = f"`game.num_actions` = {game.num_actions} and `game.rules_version` = {game.rules_version}."
    numbers = re.sub(r"^`game.num_actions` = .*$", stated, numbers, flags=re.MULTILINE)
    known = numbers_by_text(game)
    row = re.compile(r"^\| \d+ \| `([^`]+)`", re.MULTILINE)
    numbers = row.sub(lambda found: f"| {known[found[1]]} | `{found[1]}`", numbers)
    return head + title + numbers + end + rest


def with_saved_game(text: str) -> str:
    """The head of the document, with the version and the hash of the saved game in it."""

    def written(found: re.Match[str]) -> str:
        document: dict[str, Any] = json.loads(found[1])
        game = caverna.new_game(document["game"], **document["options"])
        for action in document["actions"]:
            game.apply(game.parse(action))
        document |= {"rules_version": game.rules_version, "hash": state_hash(game)}
        return f"```json\n{json.dumps(document, indent=2, ensure_ascii=False)}\n```"

    return re.sub(r"^```json\n(.*?)^```$", written, text, count=1, flags=re.MULTILINE | re.DOTALL)


def parts(text: str) -> Iterator[str]:
    """The parts of the document by heading, each of them up to date."""
    for part in re.split(r"^(?=## )", text, flags=re.MULTILINE):
        title = part.partition("\n")[0].removeprefix("## ")
        if title in PARTS:
            name, rule, table = PARTS[title]
            ids = [row["id"] for row in caverna.reference(name)[table]]
            yield with_numbers(with_tiles(part, rule, ids), caverna.new_game(name))
        else:
            yield with_saved_game(part)


def written() -> str:
    """The document, up to date."""
    return "".join(parts(DOCUMENT.read_text("utf-8")))


if __name__ == "__main__":
    DOCUMENT.write_text(written(), encoding="utf-8")
