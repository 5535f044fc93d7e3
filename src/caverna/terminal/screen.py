"""A game on a console: what all games are drawn with."""

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
"""Between two columns."""


class Screen(ABC):
    """One game on a console. A game's own screen says how its table, boards and supplies look."""

    place: ClassVar[str] = ""
    """The argument of actions that go to one of the places that a view lists as its spaces."""
    offered: ClassVar[tuple[tuple[str, str, str], ...]] = ()
    """What can be had: where the view lists it, the argument that names such a thing, the message of its title."""
    hidden: ClassVar[tuple[str, ...]] = ()
    """What the reference tells about such things but does not matter at the table."""

    def __init__(self, console: Console, glossary: Glossary, names: Sequence[str]) -> None:
        self.console = console
        self.glossary = glossary
        self.say = glossary.say
        self.names = names

    @abstractmethod
    def table(self, view: Mapping[str, Any], seat: int, numbers: Mapping[str, int]) -> None:
        """Everything that lies there, with the board of a seat; `numbers` are the choices that go to a place."""

    @abstractmethod
    def legend(self) -> list[tuple[str, str]]:
        """What the signs on this screen mean."""

    @abstractmethod
    def board(self, view: Mapping[str, Any], seat: int) -> None:
        """The board of one player."""

    @abstractmethod
    def status(self, player: Mapping[str, Any]) -> Text:
        """What a player has, in a line."""

    def needs_board(self, action: Mapping[str, Any]) -> bool:
        """Should one look at the own board to decide about an action?"""
        return "cells" in action

    # parts

    def table_of(self, rows: Sequence[tuple[str, str]]) -> None:
        """Signs or commands, each with what it means."""
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        table.add_column(no_wrap=True, style="bold")
        table.add_column()
        for sign, meaning in rows:
            table.add_row(sign, meaning)
        self.console.print(table)

    def print(self, *parts: str | Text, style: str = "") -> None:
        """A line of text; nothing in it is taken for markup."""
        self.console.print(Text.assemble(*parts, style=style))

    def rule(self, title: str) -> None:
        self.console.print()
        self.console.rule(Text(title, style="bold"), style="dim", align="left")

    def seat(self, seat: int) -> Text:
        return Text(self.names[seat], style=SEATS[seat % len(SEATS)])

    def marks(self, view: Mapping[str, Any], seat: int) -> str:
        """Whose turn it is, and who began."""
        return ("▶" if view["turn"] == seat else " ") + ("★" if view["starting_player"] == seat else " ")

    def column_width(self, least: int, most: int) -> int:
        """Of as many columns as there is room for."""
        columns = max(1, (self.console.width + GAP) // (least + GAP))
        return min(most, (self.console.width - (columns - 1) * GAP) // columns)

    def in_columns(self, entries: Sequence[Text], width: int) -> None:
        """Entries of one width, filled downwards."""
        columns = max(1, (self.console.width + GAP) // (width + GAP))
        height = -(-len(entries) // columns)
        for row in range(height):
            self.console.print(Text(" " * GAP).join(entries[row::height]))

    def filled(self, left: Text, right: Text, width: int, fill: str) -> Text:
        """Two texts at the ends of a line; the first gives way."""
        left.truncate(max(4, width - right.cell_len), overflow="ellipsis")
        return left.append(fill * (width - left.cell_len - right.cell_len), "dim") + right

    # choices

    def choices(self, actions: Sequence[tuple[int, Mapping[str, Any]]]) -> None:
        """Numbered choices, those of a kind together; with an explanation one a line, otherwise in columns."""
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
        table = Table(box=None, padding=(0, 2, 0, 0), show_header=False, pad_edge=False)
        table.add_column(justify="right", style="bold", no_wrap=True)
        table.add_column(no_wrap=True)
        table.add_column(style="yellow", max_width=20)
        table.add_column(style="dim")
        for number, text, action in entries:
            table.add_row(str(number), text, self.glossary.change(action), self.glossary.about(action))
        self.console.print(table)

    def plain_choices(self, entries: Sequence[tuple[int, str, Mapping[str, Any]]]) -> None:
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
        """Everything that can be had, with what the reference tells about it."""
        for key, argument, title in self.offered:
            if view[key]:
                rows = [self.glossary.row(argument, id) for id in view[key]]
                rows = [{name: value for name, value in row.items() if name not in self.hidden} for row in rows]
                self.console.print(reference_table(self.say(title), rows, self.glossary, self.console.width))

    # results

    def score_sheet(self, sheets: Sequence[Mapping[str, float]]) -> None:
        """Category by category, a column for each player."""
        table = Table(show_footer=True, header_style="bold", footer_style="bold")
        columns = [aligned([*sheet.values(), sum(sheet.values())]) for sheet in sheets]
        table.add_column(self.say("terminal-points-for"), self.say("page-total"))
        for seat, column in enumerate(columns):
            table.add_column(self.seat(seat), column[-1], justify="right")
        for i, category in enumerate(sheets[0]):
            table.add_row(self.glossary.name("score", category), *(shown_points(column[i]) for column in columns))
        self.console.print(table)


def shown_points(text: str) -> str:
    """Nothing is a dot, so that what counts stands out."""
    return text.replace("0", "·") if text.strip() == "0" else text


def shortened(texts: Sequence[str]) -> tuple[str, list[str]]:
    """Texts without the words that all begin with, if there are enough of them to be worth it."""
    split = [text.split() for text in texts]
    common = 0
    while len(texts) > 3 and all(len(words) > common + 1 and words[common] == split[0][common] for words in split):
        common += 1
    return " ".join(split[0][:common]), [" ".join(words[common:]) for words in split]
