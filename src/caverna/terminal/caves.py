"""Cave vs Cave: caves with their walls, action tiles and the display."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from caverna.locale import halves

from .grid import CELL_LINES, FREE, NOTHING, WAY_IN, Grid
from .screen import GAP, TAGS, Screen
from .words import WALL_PICTURES, Words, explained, hyphenated

ERAS: Final = ("The draft", "Era I", "Era II")
COLOURS: Final = {"orange": "#e8924a", "blue": "#6aa6e8"}
SIGNS: Final = {"orange": "●", "blue": "○"}
EMPTY: Final = "#d8d0c8 on #2e2823"
COVERED: Final = "#8a8a92 on #3a3a40"
ACCESSIBLE: Final = "#d0d0d8 on #50505a"
SHADES: Final = {True: "░", False: "▒"}
"""A tile face down, by whether it can be dug away."""
NARROWEST, WIDEST = 11, 16
"""Cells of a cave."""
ROOM_WIDTH: Final = 39
APART_IN_ROW: Final = 2
"""Where a cell that lies apart is drawn: beside the others of this row, behind their rock."""


class CaveScreen(Screen):
    place = "tile"
    offered = (("display", "room", "Display"), ("pool", "room", "Common pool"), ("unseen", "room", "Not seen yet"))
    hidden = ("number", "era", "back")
    legend = """\
  █          rock
  ━ ┃        a wall that was built;  ┄ ┆ where one can be built
  ░ ▒        a tile face down: within reach of a pickaxe, or not
  ▶ ▲        at the edge of a cave: the way in
  ● ○        a room to be activated; one that always works
  ─└═⊔□      walls that a room asks for: 1, 2 adjacent, 2 opposing, 3, 4; · none
  Turns ●○   a turn to come, and one that is taken"""

    def table(self, view: Mapping[str, Any], seat: int, numbers: Mapping[str, int]) -> None:
        self.rule(heading(view))
        self.stock(view)
        self.boards(view, seat)
        self.players(view)
        if view["spaces"]:
            self.console.print()
            self.tiles(view["spaces"], numbers)
        for key, argument, title in self.offered[:2]:
            if view[key]:
                self.rooms(title, [self.words.row(argument, id) for id in view[key]])

    def stock(self, view: Mapping[str, Any]) -> None:
        """What is left of walls, tiles and caverns."""
        left = [f"{view['walls']} walls"] if view["era"] else []
        left += [f"{tiles} tiles in the pile of era {'I' * era}" for era, tiles in enumerate(view["piles"], 1) if tiles]
        left += ["the additional cavern"] if view["spare_cavern"] else []
        self.print("Left: ", ", ".join(left) or "nothing", style="dim")

    # caves

    def boards(self, view: Mapping[str, Any], seat: int) -> None:
        """All caves side by side if there is room, otherwise that of a seat."""
        seats = [player["seat"] for player in view["players"]]
        room = (self.console.width - GAP * (len(seats) - 1)) // len(seats)
        caves = [Cave(player, self.words, room) for player in view["players"]]
        if any(cave.width < NARROWEST for cave in caves):
            self.board(view, seat)
            return
        columns = [[self.seat(seat), *cave.lines()] for seat, cave in zip(seats, caves, strict=True)]
        if len(seats) == 1:
            columns[0].pop(0)
        height = max(map(len, columns))
        for row in range(height):
            line = Text()
            for cave, lines in zip(caves, columns, strict=True):
                part = lines[row] if row < len(lines) else Text()
                part.pad_right(cave.full_width() - part.cell_len)
                line.append(part).append(" " * GAP)
            line.rstrip()
            self.console.print(line)

    def board(self, view: Mapping[str, Any], seat: int) -> None:
        self.console.print(Text("\n").join(Cave(view["players"][seat], self.words, self.console.width).lines()))

    def needs_board(self, action: Mapping[str, Any]) -> bool:
        return "cells" in action or action["kind"] == "furnish"

    # players

    def players(self, view: Mapping[str, Any]) -> None:
        """Points, turns and goods of each player."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        goods = [good for good in view["players"][0]["goods"] if self.words.goods_rows[good]["era"] <= view["era"]]
        for title in ("", "Player", "Points", "Turns" if view["era"] else "Walls", *goods):
            table.add_column(title, justify="left" if title in ("", "Player", "Turns") else "right", no_wrap=True)
        for player in view["players"]:
            seat = player["seat"]
            table.add_row(
                self.marks(view, seat), self.seat(seat), halves(player["score"]),
                turns(view, player) if view["era"] else str(player["private_walls"]),
                *(self.amount(player, good) for good in goods),
            )  # fmt: skip
        self.console.print(table)

    def amount(self, player: Mapping[str, Any], good: str) -> Text:
        """How much of a good; bold if no more is possible."""
        amount = player["goods"][good]
        return Text(str(amount or "·"), style="bold" if amount == self.words.goods_rows[good]["limit"] else "")

    def status(self, player: Mapping[str, Any]) -> Text:
        return Text.assemble("Supply: ", self.words.goods(player["goods"]) or "nothing", ".")

    # tiles and rooms

    def tiles(self, tiles: Sequence[Mapping[str, Any]], numbers: Mapping[str, int]) -> None:
        """The action tiles, one a line: the choice, the name, and what it does or who has taken it."""
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
        table.add_column(justify="right", style="bold", no_wrap=True, min_width=2)
        table.add_column(no_wrap=True)
        table.add_column()
        for tile in tiles:
            number = numbers.get(tile["id"])
            row = self.words.row(self.place, tile["id"])
            taken = tile["seat"] is not None
            does = self.seat(tile["seat"]) if taken else Text(self.does(row, tile["slot"]), style="dim")
            name = Text(row["name"], style="dim" if number is None else "bold")
            table.add_row("" if number is None else str(number), name, does)
        self.console.print(table)

    def does(self, tile: Mapping[str, Any], slot: int | None) -> str:
        """The effects of an action tile and of the slot where it stands."""
        bonus = [explained(row) for row in self.words.reference["bonus_slots"] if row["number"] == slot]
        return " ".join([explained(tile), *(f"Bonus: {text}" for text in bonus)])

    def rooms(self, title: str, rows: Sequence[Mapping[str, Any]]) -> None:
        """Rooms with what they cost, the walls they ask for, and their points."""
        self.print(title, style="bold")
        width = self.column_width(ROOM_WIDTH, 48)
        self.in_columns([self.room(row, width) for row in rows], width)

    def room(self, row: Mapping[str, Any], width: int) -> Text:
        left = Text(f"{SIGNS.get(row['colour'], ' ')} {row['name']} ", COLOURS.get(row["colour"], ""))
        right = Text.assemble(
            (f" {self.words.goods(row['cost']) or 'free'} ", "yellow"),
            "".join(WALL_PICTURES[name] for name in row["walls"]),
            (f" {row['points']:>2}", "bold"),
        )  # fmt: skip
        return self.filled(left, right, width, "·")


def heading(view: Mapping[str, Any]) -> str:
    """Where the game stands."""
    if not view["round"]:
        return ERAS[view["era"]]
    return f"{ERAS[view['era']]}, round {view['round']} of {view['rounds'][-1]}"


def turns(view: Mapping[str, Any], player: Mapping[str, Any]) -> Text:
    """Each turn of the round as a dot, hollow once it is taken."""
    left = player["turns_left"]
    return Text("●" * left + "○" * (view["turns_each"] - left))


class Cave(Grid):
    """One cave: its boards side by side, and what lies apart."""

    def __init__(self, player: Mapping[str, Any], words: Words, width: int) -> None:
        self.words = words
        self.accessible = set(player["accessible"])
        self.cells = {self.place(cell, player["cells"]): cell for cell in player["cells"]}
        self.way_in = (player["entrance"]["cell"], player["entrance"]["side"])
        super().__init__(self.cells, WIDEST, width)

    def place(self, cell: Mapping[str, Any], cells: Sequence[Mapping[str, Any]]) -> tuple[int, int]:
        """Row and column of a cell; what is on no board is drawn beside them."""
        if cell["board"]:
            return cell["row"], cell["column"]
        return APART_IN_ROW, 1 + max(other["column"] for other in cells if other["row"] == APART_IN_ROW)

    def full_width(self) -> int:
        return (self.width + 1) * len(self.columns) + 1

    def across(self, row: int, column: int) -> str:
        return self.between((row - 1, column), "south", (row, column), "north")

    def down(self, row: int, column: int) -> str:
        return self.between((row, column - 1), "east", (row, column), "west")

    def between(self, one: tuple[int, int], side: str, other: tuple[int, int], back: str) -> str:
        """What is between two places, as each of them sees it."""
        for place, where in ((one, side), (other, back)):
            cell = self.cells.get(place)
            if cell is not None:
                if (cell["cell"], where) == self.way_in:
                    return WAY_IN
                if where in cell["walls"]:
                    return str(cell["walls"][where])
                if where in cell["sites"]:
                    return FREE
        return NOTHING

    def texts(self, row: int, column: int) -> list[str]:
        """The cell's name, and a room with its points or a tile face down with what is under it."""
        cell = self.cells.get((row, column))
        if cell is None:
            return [""] * CELL_LINES
        if cell["tile"] == "covered":
            shade = SHADES[cell["cell"] in self.accessible]
            under = f" {self.words.goods(cell['bonus'], '+')} " if cell["bonus"] else ""
            return [f"{cell['cell']} {shade * (self.width - 3)}", f"{under:{shade}^{self.width}}", shade * self.width]
        if not cell["room"]:
            return [f"{cell['cell']:<{self.width}}", "", ""]
        room = self.words.row("room", cell["room"])
        sign = SIGNS.get(room["colour"], "")
        title = hyphenated(room["name"], self.width)
        top = f"{cell['cell']} {sign}"
        return [f"{top}{room['points']:>{self.width - len(top)}}", *title, *[""] * (CELL_LINES - 1 - len(title))]

    def style(self, row: int, column: int) -> str:
        cell = self.cells.get((row, column))
        if cell is None:
            return ""
        if cell["tile"] == "covered":
            return ACCESSIBLE if cell["cell"] in self.accessible else COVERED
        return TAGS[self.words.row("room", cell["room"])["colour"]] if cell["room"] else EMPTY
