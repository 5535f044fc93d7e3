"""The tables of observation layouts: `python -m tests.envs.layouts` writes them into docs/environments.md."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import caverna
from caverna.game.observation import Field, Layout

DOCUMENT = Path(__file__).parents[2] / "docs" / "environments.md"
GAMES = ("cave-farmers", "cave-vs-cave")


def layout_of(name: str) -> Layout:
    game: Any = caverna.new_game(name)
    layout = game.layout()
    assert isinstance(layout, Layout)
    return layout


def rows_of(layout: Layout, row: npt.NDArray[np.float32]) -> dict[str, npt.NDArray[np.float32]]:
    """The numbers of an observation by the name of their field; those of blocks as in "0.score"."""
    found = {field.name: row[field.at : field.at + field.size] for field in layout.fields}
    for seat in range(layout.seats):
        first = int(layout.shared + seat * layout.block)
        for field in layout.block_fields:
            found[f"{seat}.{field.name}"] = row[first + field.at : first + field.at + field.size]
    return found


def table(fields: list[Field]) -> str:
    lines = ["| at | numbers | field | scale | meaning |", "| --: | --: | --- | --- | --- |"]
    lines += [f"| {field.at} | {field.size} | {field.name} | {field.scale} | {field.meaning} |" for field in fields]
    return "\n".join(lines)


def tables(name: str) -> str:
    """Both tables of a game, as the document has them."""
    layout = layout_of(name)
    return (
        f"{layout.size} numbers: {layout.shared} that all share, then {layout.seats} blocks of {layout.block}.\n\n"
        f"{table(layout.fields)}\n\n"
        f"Each block:\n\n{table(layout.block_fields)}\n"
    )


def marked(name: str) -> re.Pattern[str]:
    """Where a game's tables are in the document."""
    return re.compile(rf"(?<=<!-- layout of {name} -->\n).*?(?=<!-- end -->)", re.DOTALL)


def main() -> None:
    text = DOCUMENT.read_text("utf-8")
    for name in GAMES:
        found = marked(name).search(text)
        assert found, f"the document has no place for {name}"
        text = text[: found.start()] + tables(name) + text[found.end() :]
    DOCUMENT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
