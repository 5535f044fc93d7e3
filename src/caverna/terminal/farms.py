"""The screen of The Cave Farmers: home boards, dwarfs and harvests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from caverna.locale import halves, ranges

from .glossary import Glossary
from .grid import CELL_LINES, LINE, LINES, NOTHING, STYLES, Grid
from .screen import TAGS, Screen
from .text import hyphenated, lowered

GROUNDS: Final = {"forest": "#b8d8b0 on #1e3a22", "mountain": "#b0b0b8 on #2c2c33"}
TILES: Final = {"forest": "#ffffff on #3a6f34", "mountain": "#ffffff on #5f5650"}
SOWABLE: Final = "#ffffff on #7d5a20"
OUTSIDE: Final = "#ffffff on #4a4a4a"
CELL_WIDTH: Final = 16
SPACE_WIDTH: Final = 38


class FarmScreen(Screen):
    """Draws The Cave Farmers."""

    place = "space"
    offered = (("furnishings", "furnishing", "page-table-furnishings"),)

    def legend(self) -> list[tuple[str, str]]:
        sheep = self.say("good-sheep.plural")
        return [
            ("● ○ ●5 ○'", self.say("terminal-legend-dwarfs")),
            (f"2/4 {sheep}", self.say("terminal-legend-animals")),
        ]  # fmt: skip

    def table(self, view: Mapping[str, Any], seat: int, numbers: Mapping[str, int]) -> None:
        self.rule(self.say("page-round", round=view["round"], last=view["rounds"][-1]))
        self.harvests(view)
        self.board(view, seat)
        self.players(view)
        self.console.print()
        self.spaces(view["spaces"], numbers)

    def name(self, table: str, id: str) -> str:
        """A name for the middle of a line."""
        return lowered(self.glossary.name(table, id))

    def harvests(self, view: Mapping[str, Any]) -> None:
        """Print how the coming rounds end."""
        runs = groupby(view["harvests"], lambda row: row["harvest"])
        coming = [(ranges([row["round"] for row in rows]), self.name("harvest", id)) for id, rows in runs]
        line = Text(self.say("terminal-round-ends") + " ", style="dim")
        for i, (rounds, harvest) in enumerate(coming):
            line.append(f"{'' if i == 0 else '  '}{rounds} ").append(harvest, style="bold" if i == 0 else "")
        self.console.print(line)
        left = ", ".join(f"{number} × {self.name('marker', id)}" for id, number in view["markers"].items() if number)
        if left:
            self.print(self.say("terminal-markers-left", markers=left), style="dim")

    def players(self, view: Mapping[str, Any]) -> None:
        """Print the points, dwarfs and supply of each player."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column()
        table.add_column(self.say("terminal-player"), no_wrap=True)
        table.add_column(self.say("terminal-column-points"), justify="right", no_wrap=True)
        table.add_column(self.say("terminal-dwarfs"), no_wrap=True)
        table.add_column(self.say("terminal-must-eat"), no_wrap=True)
        table.add_column(self.say("terminal-supply"))
        for player in view["players"]:
            seat = player["seat"]
            supply = self.glossary.goods({**player["goods"], "begging": player["begging"]})
            table.add_row(
                self.marks(view, seat), self.seat(seat), halves(player["score"]), dwarfs(player), self.owed(player),
                supply,
            )  # fmt: skip
        self.console.print(table)

    def spaces(self, spaces: Sequence[Mapping[str, Any]], numbers: Mapping[str, int]) -> None:
        """Print the action spaces, in as many columns as fit."""
        width = self.column_width(SPACE_WIDTH, 46)
        self.in_columns([self.space(space, numbers.get(space["id"]), width) for space in spaces], width)

    def space(self, space: Mapping[str, Any], number: int | None, width: int) -> Text:
        """One space: its number, its name, its goods, and who stands there."""
        open = number is not None
        name = (self.glossary.name("space", space["id"]), "bold" if open else "dim")
        left = Text.assemble((f"{number if open else '':>2} ", "bold"), name, " ")
        right = Text.assemble((f" {self.glossary.goods(space['goods'])}".rstrip(), "yellow" if open else "dim"))
        if space["seat"] is not None:
            right.append(" ").append(self.seat(space["seat"]))
        return self.filled(left, right, width, "·" if open else " ")

    def board(self, view: Mapping[str, Any], seat: int) -> None:
        """Draw a home board as a grid, without lines between the cells of a pasture."""
        self.console.print(Text("\n").join(Home(view["players"][seat], self.glossary, self.console.width).lines()))

    def status(self, player: Mapping[str, Any]) -> Text:
        supply = self.glossary.goods(player["goods"]) or self.say("no-goods")
        titled = self.glossary.titled
        parts = f"{titled(self.say('terminal-supply'))} {supply}. {titled(self.say('terminal-must-eat'))} "
        return Text.assemble(parts, self.owed(player))

    def owed(self, player: Mapping[str, Any]) -> Text:
        """The food for the next feeding, in red while some is missing."""
        if player["food_owed"] is None:
            return Text("–")
        need, number = player["food_owed"]["food"], player["food_owed"]["round"]
        text = self.say("terminal-owed", food=need, round=number)
        return Text(text, style="red" if player["goods"].get("food", 0) < need else "")


def dwarfs(player: Mapping[str, Any]) -> Text:
    """Each dwarf as a dot, hollow if at work, with the strength of its weapon; then the room for dwarfs."""
    line = Text()
    for dwarf in player["dwarfs"]:
        line.append("○" if dwarf["at_work"] else "●", style="bold" if dwarf["next"] else "")
        line.append(str(dwarf["strength"]) if dwarf["strength"] else "", style="bold")
        line.append("' " if dwarf["newborn"] else " ")
    return line.append(f"/ {player['room_for_dwarfs']}", style="dim")


class Home(Grid):
    """One home board."""

    def __init__(self, player: Mapping[str, Any], glossary: Glossary, width: int) -> None:
        self.glossary = glossary
        self.cells = {(cell["row"], cell["column"]): cell for cell in player["cells"]}
        self.stable = lowered(glossary.name("tile", "stable"))
        self.stalls = {cell: stall for stall in player["housing"] for cell in stall["cells"]}
        super().__init__(self.cells, CELL_WIDTH, width)

    def across(self, row: int, column: int) -> str:
        return self.parted((row, column), (row - 1, column))

    def down(self, row: int, column: int) -> str:
        return self.parted((row, column), (row, column - 1))

    def parted(self, one: tuple[int, int], other: tuple[int, int]) -> str:
        """The line between two places: none inside a stall."""
        cells = [self.cells[place]["cell"] for place in (one, other) if place in self.cells]
        together = len(cells) == 2 and cells[0] in self.stalls and set(cells) <= set(self.stalls[cells[0]]["cells"])
        return LINE if cells and not together else NOTHING

    def edge(self, row: int, column: int) -> Text:
        """The line above a cell, with its name and its stable."""
        cell, kind = self.cells.get((row, column)), self.across(row, column)
        label = "" if cell is None else cell["cell"] + (f" {self.stable}" if cell["stable"] else "")
        line = Text.assemble((label, "bold" if cell is not None and cell["stable"] else ""))
        return line.append(LINES[kind][0] * (self.width - len(label)), STYLES[kind] or self.style(row, column))

    def texts(self, row: int, column: int) -> list[str]:
        """A cell's tile, and below it the goods or animals there."""
        cell = self.cells.get((row, column))
        if cell is None:
            return [""] * CELL_LINES
        stall = self.stalls.get(cell["cell"])
        cells = stall["cells"] if stall else [cell["cell"]]
        title = hyphenated(self.title(cell), self.width) if cell["cell"] == cells[0] else []
        below: list[str] = []
        for goods, sign in ((cell.get("crop"), ""), (cell.get("bonus"), "+")):
            if goods:
                below.append(self.glossary.goods(goods, sign))
        if stall and cell["cell"] == cells[-1]:
            below += self.animals(stall)
        if len(title) + len(below) > CELL_LINES:
            below = [" ".join(below)]
        return [*title, *[""] * (CELL_LINES - len(title) - len(below)), *below]

    def title(self, cell: Mapping[str, Any]) -> str:
        """The name of a cell's furnishing, tile or ground."""
        if cell.get("furnishing"):
            return str(self.glossary.row("furnishing", cell["furnishing"]).get("name") or self.tile("furnishing"))
        return self.tile(cell["tile"]) if cell["tile"] else lowered(self.glossary.name("ground", cell["ground"]))

    def tile(self, id: str) -> str:
        """The name of a tile."""
        return self.glossary.name("tile", id)

    def style(self, row: int, column: int) -> str:
        cell = self.cells.get((row, column))
        if cell is None:
            return ""
        if cell["tile"] is None:
            return GROUNDS.get(cell["ground"], OUTSIDE) + " dim"
        if cell.get("furnishing"):
            return TAGS.get(self.glossary.row("furnishing", cell["furnishing"]).get("colour", ""), OUTSIDE)
        return SOWABLE if "crop" in cell else TILES.get(cell["ground"], OUTSIDE)

    def animals(self, stall: Mapping[str, Any]) -> list[str]:
        """The animals in a stall and its capacity."""
        dogs = [self.glossary.counted("dog", stall["dogs"])] if stall["dogs"] else []
        if stall["animals"]:
            animal = self.glossary.goods_rows[stall["animal"]]["plural"]
            return [*dogs, f"{stall['animals']}/{stall['room']} {animal}"]
        return [*dogs, self.glossary.say("terminal-room-for", count=stall["room"])] if stall["room"] else dogs
