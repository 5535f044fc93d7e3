"""The screen of a game: what all games have in common."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, ClassVar, Final

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from .glossary import Glossary
from .reference import reference_table
from .text import aligned

SEATS: Final = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_red", "bright_blue", "white")
TAGS: Final = {
    "orange": "#ffffff on #a4541b", "green": "#ffffff on #1f6f5c", "yellow": "#1c1c1c on #d9b840",
    "blue": "#ffffff on #24568f",
}  # fmt: skip
GAP: Final = 2
"""The space between two columns."""


class Screen(ABC):
    """Draws a game on a console. Each game has a subclass for its table, boards and supplies."""

    place: ClassVar[str] = ""
    """The argument of actions that names one of the view's spaces."""
    offered: ClassVar[tuple[tuple[str, str, str], ...]] = ()
    """What can be acquired: its key in the view, the argument that names it, the message id of its title."""
    hidden: ClassVar[tuple[str, ...]] = ()
    """Columns of the reference that do not matter during a game."""

    def __init__(self, console: Console, glossary: Glossary, names: Sequence[str]) -> None:
        self.console = console
        self.glossary = glossary
        self.say = glossary.say
        self.names = names

    @abstractmethod
    def table(self, view: Mapping[str, Any], seat: int, numbers: Mapping[str, int]) -> None:
        """Draw the whole table with the board of a seat; `numbers` are the choices by place."""

    @abstractmethod
    def legend(self) -> list[tuple[str, str]]:
        """The symbols on this screen and their meanings."""

    @abstractmethod
    def board(self, view: Mapping[str, Any], seat: int) -> None:
        """Draw the board of one player."""

    @abstractmethod
    def status(self, player: Mapping[str, Any]) -> Text:
        """A player's supply in one line."""

    def needs_board(self, action: Mapping[str, Any]) -> bool:
        """Does the player need to see the board to decide about an action?"""
        return "cells" in action

    # parts

    def table_of(self, rows: Sequence[tuple[str, str]]) -> None:
        """Print symbols or commands with their meanings."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for sign, meaning in rows:
            table.add_row(sign, meaning)
        self.console.print(table)

    def print(self, *parts: str | Text, style: str = "") -> None:
        """Print a line of text, without interpreting markup."""
        self.console.print(Text.assemble(*parts, style=style))

    def rule(self, title: str) -> None:
        """Print a line with a title."""
        self.console.print()
        self.console.rule(Text(title, style="bold"), style="dim", align="left")

    def seat(self, seat: int) -> Text:
        """The name of a player in their colour."""
        return Text(self.names[seat], style=SEATS[seat % len(SEATS)])

    def marks(self, view: Mapping[str, Any], seat: int) -> str:
        """Marks for whose turn it is and who is the starting player."""
        return ("▶" if view["turn"] == seat else " ") + ("★" if view["starting_player"] == seat else " ")

    def column_width(self, least: int, most: int) -> int:
        """The width of a column when there are as many columns as fit."""
        columns = max(1, (self.console.width + GAP) // (least + GAP))
        return min(most, (self.console.width - (columns - 1) * GAP) // columns)

    def in_columns(self, entries: Sequence[Text], width: int) -> None:
        """Print entries of one width in columns, filled downwards."""
        columns = max(1, (self.console.width + GAP) // (width + GAP))
        height = -(-len(entries) // columns)
        for row in range(height):
            self.console.print(Text(" " * GAP).join(entries[row::height]))

    def filled(self, left: Text, right: Text, width: int, fill: str) -> Text:
        """Two texts at the ends of a line; the first is cut off if they do not fit."""
        left.truncate(max(4, width - right.cell_len), overflow="ellipsis")
        return left.append(fill * (width - left.cell_len - right.cell_len), "dim") + right

    # choices

    def choices(self, actions: Sequence[tuple[int, Mapping[str, Any]]]) -> None:
        """Print numbered choices, grouped by kind: one per line if any has a description, otherwise in columns."""
        for _, run in groupby(actions, lambda pair: pair[1]["kind"]):
            group = list(run)
            title, rest = shortened([self.glossary.action(action) for _, action in group])
            if title:
                self.print(title, " …", style="italic")
            entries = list(zip([number for number, _ in group], rest, [action for _, action in group], strict=True))
            if any(self.glossary.about(action) for _, action in group):
                self.explained_choices(entries)
            else:
                self.plain_choices(entries)

    def explained_choices(self, entries: Sequence[tuple[int, str, Mapping[str, Any]]]) -> None:
        """Print choices with descriptions, one per line."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(style="yellow", max_width=20)
        table.add_column(style="dim")
        for number, text, action in entries:
            table.add_row(str(number), text, self.glossary.change(action), self.glossary.about(action))
        self.console.print(table)

    def plain_choices(self, entries: Sequence[tuple[int, str, Mapping[str, Any]]]) -> None:
        """Print choices in columns."""
        texts = [(f"{number:>3} ", text, f"  {change}" if (change := self.glossary.change(action)) else "")
                 for number, text, action in entries]  # fmt: skip
        width = max(sum(map(cell_len, parts)) for parts in texts) + 2
        columns = max(1, min(len(texts), self.console.width // width))
        height = -(-len(texts) // columns)
        for row in range(height):
            line = Text()
            for number, text, change in texts[row::height]:
                entry = Text.assemble((number, "bold"), text, (change, "yellow"))
                entry.pad_right(width - entry.cell_len)
                line.append(entry)
            line.rstrip()
            self.console.print(line)

    def offers(self, view: Mapping[str, Any]) -> None:
        """Print everything that can be acquired, with its row in the reference."""
        for key, argument, title in self.offered:
            if view[key]:
                rows = [self.glossary.row(argument, id) for id in view[key]]
                rows = [{name: value for name, value in row.items() if name not in self.hidden} for row in rows]
                self.console.print(reference_table(self.say(title), rows, self.glossary, self.console.width))

    # results

    def score_sheet(self, sheets: Sequence[Mapping[str, float]]) -> None:
        """Print the points by category, with a column for each player."""
        table = Table(show_footer=True, header_style="bold", footer_style="bold")
        columns = [aligned([*sheet.values(), sum(sheet.values())]) for sheet in sheets]
        table.add_column(self.say("terminal-points-for"), self.say("page-total"))
        for seat, column in enumerate(columns):
            table.add_column(self.seat(seat), column[-1], justify="right")
        for i, category in enumerate(sheets[0]):
            table.add_row(self.glossary.name("score", category), *(shown_points(column[i]) for column in columns))
        self.console.print(table)


def shown_points(text: str) -> str:
    """A dot for zero, so that points stand out."""
    return text.replace("0", "·") if text.strip() == "0" else text


def shortened(texts: Sequence[str]) -> tuple[str, list[str]]:
    """The words that all texts begin with, and the rest of each; only if there are more than three texts."""
    split = [text.split() for text in texts]
    common = 0
    while len(texts) > 3 and all(len(words) > common + 1 and words[common] == split[0][common] for words in split):
        common += 1
    return " ".join(split[0][:common]), [" ".join(words[common:]) for words in split]
