"""The screen of Cave vs Cave: caves with walls, action tiles and the display."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from caverna.locale import halves

from .glossary import WALL_PICTURES, Glossary
from .grid import CELL_LINES, FREE, NOTHING, WAY_IN, Grid
from .screen import GAP, TAGS, Screen
from .text import hyphenated, lowered

ERAS: Final = ("terminal-draft", "cave-vs-cave-start-era-1", "cave-vs-cave-start-era-2")
"""The names of the draft and of the eras."""
COLOURS: Final = {"orange": "#e8924a", "blue": "#6aa6e8"}
SIGNS: Final = {"orange": "●", "blue": "○"}
EMPTY: Final = "#d8d0c8 on #2e2823"
COVERED: Final = "#8a8a92 on #3a3a40"
ACCESSIBLE: Final = "#d0d0d8 on #50505a"
SHADES: Final = {True: "░", False: "▒"}
"""The shading of a face-down tile, by whether it can be dug away."""
NARROWEST, WIDEST = 11, 16
"""Widths of a cell."""
ROOM_WIDTH: Final = 39
APART_IN_ROW: Final = 2
"""The row beside which the additional cavern is drawn."""


class CaveScreen(Screen):
    """Draws Cave vs Cave."""

    place = "tile"
    offered = (
        ("display", "room", "terminal-display"), ("pool", "room", "page-cave-pool"),
        ("unseen", "room", "terminal-unseen"),
    )  # fmt: skip
    hidden = ("number", "era", "back")

    def legend(self) -> list[tuple[str, str]]:
        return [
            ("█", self.say("terminal-legend-rock")),
            ("━ ┃", self.say("terminal-legend-wall")),
            ("┄ ┆", self.say("terminal-legend-site")),
            ("░ ▒", self.say("terminal-legend-covered")),
            ("▶ ▲", self.say("terminal-legend-entrance")),
            ("● ○", self.say("terminal-legend-rooms")),
            ("─└═⊔□ ·", self.say("terminal-legend-classes")),
            (f"{self.say('terminal-turns')} ●○", self.say("terminal-legend-turns")),
        ]

    def table(self, view: Mapping[str, Any], seat: int, numbers: Mapping[str, int]) -> None:
        self.rule(self.heading(view))
        self.stock(view)
        self.boards(view, seat)
        self.players(view)
        if view["spaces"]:
            self.console.print()
            self.tiles(view["spaces"], numbers)
        for key, argument, title in self.offered[:2]:
            if view[key]:
                self.rooms(self.say(title), [self.glossary.row(argument, id) for id in view[key]])

    def heading(self, view: Mapping[str, Any]) -> str:
        """The era and the round."""
        era = self.say(ERAS[view["era"]])
        if not view["round"]:
            return era
        return self.say("terminal-era-round", era=era, round=view["round"], last=view["rounds"][-1])

    def stock(self, view: Mapping[str, Any]) -> None:
        """Print the remaining walls, tiles and caverns."""
        left = [self.say("terminal-walls", count=view["walls"])] if view["era"] else []
        piles = [(era, tiles) for era, tiles in enumerate(view["piles"], 1) if tiles]
        left += [self.say("page-cave-pile", count=tiles, era=era) for era, tiles in piles]
        left += [lowered(self.say("cave-vs-cave-additional-cavern"))] if view["spare_cavern"] else []
        self.print(self.say("terminal-left", things=", ".join(left) or self.say("no-goods")), style="dim")

    # caves

    def boards(self, view: Mapping[str, Any], seat: int) -> None:
        """Draw all caves side by side if they fit, otherwise the cave of one seat."""
        seats = [player["seat"] for player in view["players"]]
        room = (self.console.width - GAP * (len(seats) - 1)) // len(seats)
        caves = [Cave(player, self.glossary, room) for player in view["players"]]
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
        self.console.print(Text("\n").join(Cave(view["players"][seat], self.glossary, self.console.width).lines()))

    def needs_board(self, action: Mapping[str, Any]) -> bool:
        return "cells" in action or action["kind"] == "furnish"

    # players

    def players(self, view: Mapping[str, Any]) -> None:
        """Print the points, turns and goods of each player."""
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        goods = [good for good in view["players"][0]["goods"] if self.glossary.goods_rows[good]["era"] <= view["era"]]
        table.add_column()
        table.add_column(self.say("terminal-player"), no_wrap=True)
        table.add_column(self.say("terminal-column-points"), justify="right", no_wrap=True)
        table.add_column(self.say("terminal-turns" if view["era"] else "terminal-column-walls"), no_wrap=True)
        for good in goods:
            table.add_column(self.glossary.goods_rows[good]["name"], justify="right")
        for player in view["players"]:
            seat = player["seat"]
            table.add_row(
                self.marks(view, seat), self.seat(seat), halves(player["score"]),
                turns(view, player) if view["era"] else str(player["private_walls"]),
                *(self.amount(player, good) for good in goods),
            )  # fmt: skip
        self.console.print(table)

    def amount(self, player: Mapping[str, Any], good: str) -> Text:
        """The amount of a good, in bold at its limit."""
        amount = player["goods"][good]
        return Text(str(amount or "·"), style="bold" if amount == self.glossary.goods_rows[good]["limit"] else "")

    def status(self, player: Mapping[str, Any]) -> Text:
        supply = self.glossary.goods(player["goods"]) or self.say("no-goods")
        return Text(f"{self.glossary.titled(self.say('terminal-supply'))} {supply}.")

    # tiles and rooms

    def tiles(self, tiles: Sequence[Mapping[str, Any]], numbers: Mapping[str, int]) -> None:
        """Print the action tiles, one per line: number, name, and effects or owner."""
        table = Table(box=None, padding=(0, 1, 0, 0), show_header=False, pad_edge=False)
        table.add_column(justify="right", style="bold", no_wrap=True, min_width=2)
        table.add_column(no_wrap=True)
        table.add_column()
        for tile in tiles:
            number = numbers.get(tile["id"])
            row = self.glossary.row(self.place, tile["id"])
            taken = tile["seat"] is not None
            does = self.seat(tile["seat"]) if taken else Text(self.does(row, tile["slot"]), style="dim")
            name = Text(row["name"], style="dim" if number is None else "bold")
            table.add_row("" if number is None else str(number), name, does)
        self.console.print(table)

    def does(self, tile: Mapping[str, Any], slot: int | None) -> str:
        """The effects of an action tile and of its slot."""
        bonus = [row for row in self.glossary.reference["bonus_slots"] if row["number"] == slot]
        texts = [f"{self.say('page-cave-bonus')} {self.glossary.explained(row)}" for row in bonus]
        return " ".join([self.glossary.explained(tile), *texts])

    def rooms(self, title: str, rows: Sequence[Mapping[str, Any]]) -> None:
        """Print rooms with their costs, walls and points."""
        self.print(title, style="bold")
        width = self.column_width(ROOM_WIDTH, 48)
        self.in_columns([self.room(row, width) for row in rows], width)

    def room(self, row: Mapping[str, Any], width: int) -> Text:
        """A room in one line."""
        left = Text(f"{SIGNS.get(row['colour'], ' ')} {row['name']} ", COLOURS.get(row["colour"], ""))
        right = Text.assemble(
            (f" {self.glossary.goods(row['cost']) or self.say('page-cave-free')} ", "yellow"),
            "".join(WALL_PICTURES[name] for name in row["walls"]),
            (f" {row['points']:>2}", "bold"),
        )  # fmt: skip
        return self.filled(left, right, width, "·")


def turns(view: Mapping[str, Any], player: Mapping[str, Any]) -> Text:
    """Each turn of the round as a dot, hollow once taken."""
    left = player["turns_left"]
    return Text("●" * left + "○" * (view["turns_each"] - left))


class Cave(Grid):
    """One cave: its boards side by side, and the additional cavern."""

    def __init__(self, player: Mapping[str, Any], glossary: Glossary, width: int) -> None:
        self.glossary = glossary
        self.accessible = set(player["accessible"])
        self.cells = {self.place(cell, player["cells"]): cell for cell in player["cells"]}
        self.way_in = (player["entrance"]["cell"], player["entrance"]["side"])
        super().__init__(self.cells, WIDEST, width)

    def place(self, cell: Mapping[str, Any], cells: Sequence[Mapping[str, Any]]) -> tuple[int, int]:
        """The row and column of a cell; the additional cavern is drawn beside the boards."""
        if cell["board"]:
            return cell["row"], cell["column"]
        return APART_IN_ROW, 1 + max(other["column"] for other in cells if other["row"] == APART_IN_ROW)

    def full_width(self) -> int:
        """The width of the drawing in characters."""
        return (self.width + 1) * len(self.columns) + 1

    def across(self, row: int, column: int) -> str:
        return self.between((row - 1, column), "south", (row, column), "north")

    def down(self, row: int, column: int) -> str:
        return self.between((row, column - 1), "east", (row, column), "west")

    def between(self, one: tuple[int, int], side: str, other: tuple[int, int], back: str) -> str:
        """What is between two places, according to the cell on either side."""
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
        """The cell's name, and a room with its points or a face-down tile with its bonus."""
        cell = self.cells.get((row, column))
        if cell is None:
            return [""] * CELL_LINES
        if cell["tile"] == "covered":
            shade = SHADES[cell["cell"] in self.accessible]
            under = f" {self.glossary.goods(cell['bonus'], '+')} " if cell["bonus"] else ""
            return [f"{cell['cell']} {shade * (self.width - 3)}", f"{under:{shade}^{self.width}}", shade * self.width]
        if not cell["room"]:
            return [f"{cell['cell']:<{self.width}}", "", ""]
        room = self.glossary.row("room", cell["room"])
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
        return TAGS[self.glossary.row("room", cell["room"])["colour"]] if cell["room"] else EMPTY
