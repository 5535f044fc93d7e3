"""Boards: cells with lines between them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Final

from rich.text import Text

CELL_LINES: Final = 3

# What can be between two cells.
NOTHING: Final = ""
LINE: Final = "line"
FREE: Final = "free"
BUILT: Final = "built"
ROCK: Final = "rock"
WAY_IN: Final = "way-in"

LINES: Final = {NOTHING: "  ", LINE: "─│", FREE: "┄┆", BUILT: "━┃", ROCK: "██", WAY_IN: "▲▶"}
"""The characters for it above and beside a cell."""
STYLES: Final = {NOTHING: "", LINE: "dim", FREE: "dim", BUILT: "bold bright_yellow", ROCK: "#6e665e", WAY_IN: "bold"}
CORNERS: Final = {LINE: " ╴╶─╵┘└┴╷┐┌┬│┤├┼", FREE: " ╴╶┄╵┘└┴╷┐┌┬┆┤├┼", BUILT: " ╸╺━╹┛┗┻╻┓┏┳┃┫┣╋", ROCK: "█" * 16}
"""By the lines that meet: 1 from the left, 2 from the right, 4 from above, 8 from below. The last kind wins."""


class Grid(ABC):
    """A board that can be drawn; subclasses define its cells and lines."""

    def __init__(self, places: Iterable[tuple[int, int]], widest: int, width: int) -> None:
        found = set(places)
        self.rows = span(row for row, _ in found)
        self.columns = span(column for _, column in found)
        self.width = min(widest, (width - 1) // len(self.columns) - 1)

    @abstractmethod
    def across(self, row: int, column: int) -> str:
        """What is above a place."""

    @abstractmethod
    def down(self, row: int, column: int) -> str:
        """What is to the left of a place."""

    @abstractmethod
    def texts(self, row: int, column: int) -> list[str]:
        """What a place shows, line by line."""

    @abstractmethod
    def style(self, row: int, column: int) -> str:
        """The colours of a place."""

    def lines(self) -> list[Text]:
        """The drawing of the board, line by line."""
        lines: list[Text] = []
        for row in [*self.rows, self.rows[-1] + 1]:
            lines.append(self.border(row))
            if row in self.rows:
                lines += self.contents(row)
        return lines

    def border(self, row: int) -> Text:
        """The line above a row."""
        line = Text()
        for column in [*self.columns, self.columns[-1] + 1]:
            line.append(self.corner(row, column))
            if column in self.columns:
                line.append(self.edge(row, column))
        return line

    def edge(self, row: int, column: int) -> Text:
        """The line above a place."""
        kind = self.across(row, column)
        mark = LINES[kind][0]
        return Text(mark.center(self.width) if kind == WAY_IN else mark * self.width, STYLES[kind])

    def corner(self, row: int, column: int) -> Text:
        """The character where lines meet, at the top left of a place."""
        meeting = (
            self.across(row, column - 1), self.across(row, column), self.down(row - 1, column), self.down(row, column)
        )  # fmt: skip
        for kind in reversed(CORNERS):
            if kind in meeting:
                return Text(CORNERS[kind][sum((met == kind) << i for i, met in enumerate(meeting))], STYLES[kind])
        return Text(" ")

    def contents(self, row: int) -> list[Text]:
        """The lines of a row of cells."""
        lines = [Text() for _ in range(CELL_LINES)]
        for column in [*self.columns, self.columns[-1] + 1]:
            kind, style = self.down(row, column), self.style(row, column)
            texts = self.texts(row, column)
            for i, (line, text) in enumerate(zip(lines, texts, strict=True)):
                mark = " " if kind == WAY_IN and i != CELL_LINES // 2 else LINES[kind][1]
                line.append(mark, STYLES[kind] if kind else style)
                if column in self.columns:
                    line.append(f"{text[: self.width]:^{self.width}}", style)
        return lines


def span(numbers: Iterable[int]) -> range:
    """The range from the smallest to the largest number."""
    found = sorted(set(numbers))
    return range(found[0], found[-1] + 1)
