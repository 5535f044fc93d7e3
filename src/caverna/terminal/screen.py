"""Drawing a game in a terminal, from its view, its decision and its reference alone.

No name of a tile, a space or a good is written here: whatever a game calls its things is drawn.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from rich import box
from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

SEATS: Final = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_red", "bright_blue", "white")
GROUNDS: Final = {"forest": "#b8d8b0 on #1e3a22", "mountain": "#b0b0b8 on #2c2c33"}
TILES: Final = {"forest": "#ffffff on #3a6f34", "mountain": "#ffffff on #5f5650"}
SOWABLE: Final = "#ffffff on #7d5a20"
TAGS: Final = {"orange": "#ffffff on #a4541b", "green": "#ffffff on #1f6f5c", "yellow": "#1c1c1c on #d9b840"}
OUTSIDE: Final = "#ffffff on #4a4a4a"
CORNERS: Final = " ╴╶─╵┘└┴╷┐┌┬│┤├┼"
"""By the lines that meet: 1 from the left, 2 from the right, 4 from above, 8 from below."""
NONE: Final = "–"
CELL_LINES: Final = 3
SPARED: Final = 24
"""What other columns leave to the one with the longest texts."""
SPACE_WIDTH: Final = 38


class Words:
    """What a game calls its things, from its reference."""

    def __init__(self, reference: Mapping[str, Any]) -> None:
        self.reference = reference
        self.goods_rows = {row["id"]: row for row in reference["goods"]}
        self.tables = {
            argument: {row["id"]: row for row in reference[table]}
            for argument, table in reference["arguments"].items()
        }  # fmt: skip

    def row(self, argument: str, id: object) -> Mapping[str, Any]:
        """The row that tells what an argument of an action is; empty if there is none."""
        row: Mapping[str, Any] = self.tables.get(argument, {}).get(id, {})
        return row

    def name(self, argument: str, id: str) -> str:
        return str(self.row(argument, id).get("name", spaced(id)))

    def question(self, id: str) -> str:
        return str(self.reference["questions"].get(id, spaced(id)))

    def goods(self, goods: Mapping[str, int], sign: str = "") -> str:
        """Goods as "3 wood, 2 rubies"."""
        return ", ".join(f"{sign}{amount} {self.good(good, amount)}" for good, amount in goods.items() if amount)

    def good(self, good: str, amount: int) -> str:
        row = self.goods_rows.get(good, {"name": good, "plural": good})
        return str(row["name"] if amount == 1 else row["plural"])

    def change(self, action: Mapping[str, Any]) -> str:
        """What an action costs and brings at once, as far as its text does not say it."""
        cost, gain = (unsaid(action[side], action["text"]) for side in ("cost", "gain"))
        return ", ".join(part for part in (self.goods(cost, "−"), self.goods(gain, "+")) if part)

    def about(self, action: Mapping[str, Any]) -> str:
        """What the thing is that an action names; empty for most actions."""
        return next(filter(None, (explained(self.row(key, action.get(key))) for key in self.tables)), "")


def unsaid(goods: Mapping[str, int], text: str) -> dict[str, int]:
    """The goods that a text does not name in that number."""
    padded = f" {text} "
    return {
        good: amount
        for good, amount in goods.items()
        if f" {good} " not in padded or (amount > 1 and f" {amount} {good} " not in padded)
    }


def spaced(id: str) -> str:
    return id.replace("-", " ").capitalize()


def explained(row: Mapping[str, Any]) -> str:
    """A row of the reference in a sentence, beside its name and cost."""
    if "actions" in row:
        return joined(row["actions"], row["connective"])
    points = "" if row.get("points") is None else f"{row['points']} points. "
    return points + str(row.get("effect", ""))


def joined(actions: Sequence[str], connective: str | None) -> str:
    """Parts of a space with their connective between them: "either a or b"."""
    if connective == "either/or":
        return f"either {' or '.join(actions)}"
    return f" {connective} ".join(actions)


def ranges(numbers: Iterable[int]) -> str:
    """Numbers, ascending, with runs drawn together: "1–3, 5"."""
    runs = groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])
    bounds = [[number for _, number in run] for _, run in runs]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in bounds)


class Screen:
    """One game on a console."""

    def __init__(self, console: Console, words: Words, names: Sequence[str]) -> None:
        self.console = console
        self.words = words
        self.names = names

    def print(self, *parts: str | Text, style: str = "") -> None:
        """A line of text; nothing in it is taken for markup."""
        self.console.print(Text.assemble(*parts, style=style))

    def rule(self, title: str) -> None:
        self.console.print()
        self.console.rule(Text(title, style="bold"), style="dim", align="left")

    def seat(self, seat: int) -> Text:
        return Text(self.names[seat], style=SEATS[seat % len(SEATS)])

    # the whole table

    def table(self, view: Mapping[str, Any], seat: int, numbers: Mapping[str, int]) -> None:
        """Round, a home board, players and spaces; `numbers` are the choices that go to a space."""
        left = ", ".join(f"{number} {marker}" for marker, number in view["markers"].items())
        markers = f" (harvest markers left: {left})" if any(view["markers"].values()) else ""
        self.rule(f"Round {view['round']} of {view['rounds'][-1]}{markers}")
        self.harvests(view)
        self.home(view["players"][seat])
        self.players(view)
        self.console.print()
        self.spaces(view["spaces"], numbers)

    def harvests(self, view: Mapping[str, Any]) -> None:
        """How the rounds to come end."""
        runs = groupby(view["harvests"], lambda row: row["harvest"])
        coming = [(ranges([row["round"] for row in rows]), spaced(harvest).lower()) for harvest, rows in runs]
        line = Text("Round ends: ", style="dim")
        for i, (rounds, harvest) in enumerate(coming):
            line.append(f"{'' if i == 0 else '  '}{rounds} ").append(harvest, style="bold" if i == 0 else "")
        self.console.print(line)

    def players(self, view: Mapping[str, Any]) -> None:
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        for title in ("", "Player", "Points", "Dwarfs", "Must eat"):
            table.add_column(title, justify="right" if title == "Points" else "left", no_wrap=True)
        table.add_column("Supply")
        for player in view["players"]:
            seat = player["seat"]
            marks = ("▶" if view["turn"] == seat else " ") + ("★" if view["starting_player"] == seat else " ")
            supply = self.words.goods(player["goods"])
            begging = f", {player['begging']} begging" if player["begging"] else ""
            table.add_row(marks, self.seat(seat), str(player["score"]), dwarfs(player), owed(player), supply + begging)
        self.console.print(table)

    def spaces(self, spaces: Sequence[Mapping[str, Any]], numbers: Mapping[str, int]) -> None:
        """The action spaces, in as many columns as there is room for."""
        named = distinguished(spaces)
        columns = max(1, (self.console.width + 1) // (SPACE_WIDTH + 1))
        height = -(-len(spaces) // columns)
        width = min(46, (self.console.width - (columns - 1) * 2) // columns)
        for row in range(height):
            entries = [self.space(space, numbers.get(space["id"]), width) for space in named[row::height]]
            self.console.print(Text("  ").join(entries))

    def space(self, space: Mapping[str, Any], number: int | None, width: int) -> Text:
        """One space: its choice, its name, its goods, and who stands there."""
        open = number is not None
        left = Text.assemble((f"{number if open else '':>2} ", "bold"), (space["name"], "bold" if open else "dim"), " ")
        right = Text.assemble((f" {self.words.goods(space['goods'])}".rstrip(), "yellow" if open else "dim"))
        if space["seat"] is not None:
            right.append(" ").append(self.seat(space["seat"]))
        left.truncate(max(4, width - right.cell_len), overflow="ellipsis")
        return left.append(("·" if open else " ") * (width - left.cell_len - right.cell_len), "dim") + right

    # a home board

    def home(self, player: Mapping[str, Any]) -> None:
        """A home board as a grid; cells of one pasture have no fence between them."""
        self.console.print(Home(player, self.words, self.console.width).drawn())

    # choices

    def choices(self, actions: Sequence[tuple[int, Mapping[str, Any]]]) -> None:
        """Numbered choices, those of a kind together; with an explanation one a line, otherwise in columns."""
        for _, run in groupby(actions, lambda pair: pair[1]["kind"]):
            group = list(run)
            title, rest = shortened([action["text"] for _, action in group])
            if title:
                self.print(title, " …", style="italic")
            entries = list(zip([number for number, _ in group], rest, [action for _, action in group], strict=True))
            if any(self.words.about(action) for _, action in group):
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
            table.add_row(str(number), text, self.words.change(action), self.words.about(action))
        self.console.print(table)

    def plain_choices(self, entries: Sequence[tuple[int, str, Mapping[str, Any]]]) -> None:
        texts = [(f"{number:>3} ", text, f"  {change}" if (change := self.words.change(action)) else "")
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

    def offers(self, argument: str, ids: Sequence[str]) -> None:
        """Things to be had, with what the reference tells about them."""
        rows = [self.words.row(argument, id) for id in ids]
        title = self.words.reference["arguments"][argument]
        self.console.print(reference_table(title, rows, self.words, self.console.width))

    # results

    def score_sheet(self, sheets: Sequence[Mapping[str, float]]) -> None:
        """Category by category, a column for each player."""
        table = Table(show_footer=True, header_style="bold", footer_style="bold")
        table.add_column("Points for", "Total")
        for seat, sheet in enumerate(sheets):
            table.add_column(self.seat(seat), str(sum(sheet.values())), justify="right")
        for category in sheets[0]:
            table.add_row(spaced(category), *(str(sheet[category] or "·") for sheet in sheets))
        self.console.print(table)


def distinguished(spaces: Sequence[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Spaces of the same name under the names that notation has for them."""
    names = [space["name"] for space in spaces]
    return [space if names.count(space["name"]) == 1 else {**space, "name": spaced(space["id"])} for space in spaces]


def dwarfs(player: Mapping[str, Any]) -> Text:
    """Each dwarf as a dot, hollow at work, with the strength of its weapon; then how many there is room for."""
    line = Text()
    for dwarf in player["dwarfs"]:
        line.append("○" if dwarf["at_work"] else "●", style="bold" if dwarf["next"] else "")
        line.append(str(dwarf["strength"]) if dwarf["strength"] else "", style="bold")
        line.append("' " if dwarf["newborn"] else " ")
    return line.append(f"/ {player['room_for_dwarfs']}", style="dim")


def owed(player: Mapping[str, Any]) -> Text:
    """The food of the next feeding, red as long as it is missing."""
    if player["food_owed"] is None:
        return Text("–")
    need, number = player["food_owed"]["food"], player["food_owed"]["round"]
    return Text(f"{need} in round {number}", style="red" if player["goods"].get("food", 0) < need else "")


def shortened(texts: Sequence[str]) -> tuple[str, list[str]]:
    """Texts without the words that all begin with, if there are enough of them to be worth it."""
    split = [text.split() for text in texts]
    common = 0
    while len(texts) > 3 and all(len(words) > common + 1 and words[common] == split[0][common] for words in split):
        common += 1
    return " ".join(split[0][:common]), [" ".join(words[common:]) for words in split]


class Home:
    """One home board, ready to be drawn."""

    def __init__(self, player: Mapping[str, Any], words: Words, width: int) -> None:
        self.words = words
        self.cells = {(cell["row"], cell["column"]): cell for cell in player["cells"]}
        self.stalls = {cell: stall for stall in player["housing"] for cell in stall["cells"]}
        self.rows = span(row for row, _ in self.cells)
        self.columns = span(column for _, column in self.cells)
        self.width = min(16, (width - 1) // len(self.columns) - 1)

    def drawn(self) -> Text:
        lines: list[Text] = []
        for row in [*self.rows, self.rows[-1] + 1]:
            lines.append(self.border(row))
            if row in self.rows:
                lines += self.contents(row)
        return Text("\n").join(lines)

    def border(self, row: int) -> Text:
        """The line above a row: the names of its cells, and where a stable stands."""
        line = Text()
        for column in [*self.columns, self.columns[-1] + 1]:
            line.append(self.corner(row, column), "dim")
            if column in self.columns:
                line.append(self.edge(row, column))
        return line

    def edge(self, row: int, column: int) -> Text:
        cell = self.cells.get((row, column))
        label = "" if cell is None else cell["cell"] + (" stable" if cell["stable"] else "")
        line = Text.assemble((label, "bold" if cell is not None and cell["stable"] else ""))
        rest = self.width - len(label)
        if cell is None or self.across(row, column):
            return line.append(("─" if self.across(row, column) else " ") * rest, "dim")
        return line.append(" " * rest, self.style(cell))

    def across(self, row: int, column: int) -> bool:
        """Is there a line above this place?"""
        return self.parted((row, column), (row - 1, column))

    def down(self, row: int, column: int) -> bool:
        """Is there a line to the left of this place?"""
        return self.parted((row, column), (row, column - 1))

    def parted(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        cells = [self.cells[place]["cell"] for place in (one, other) if place in self.cells]
        together = len(cells) == 2 and cells[0] in self.stalls and set(cells) <= set(self.stalls[cells[0]]["cells"])
        return bool(cells) and not together

    def corner(self, row: int, column: int) -> str:
        meeting = self.across(row, column - 1) | self.across(row, column) << 1
        return CORNERS[meeting | self.down(row - 1, column) << 2 | self.down(row, column) << 3]

    def contents(self, row: int) -> list[Text]:
        lines = [Text() for _ in range(CELL_LINES)]
        for column in [*self.columns, self.columns[-1] + 1]:
            wall = "│" if self.down(row, column) else " "
            cell = self.cells.get((row, column))
            texts = [""] * CELL_LINES if cell is None else self.lines(cell)
            style = "" if cell is None else self.style(cell)
            for line, text in zip(lines, texts, strict=True):
                line.append(wall, style if wall == " " else "dim")
                if column in self.columns:
                    line.append(f"{text[: self.width]:^{self.width}}", style)
        return lines

    def lines(self, cell: Mapping[str, Any]) -> list[str]:
        """What a cell shows: its tile, and at the bottom what lies or stands there."""
        stall = self.stalls.get(cell["cell"])
        cells = stall["cells"] if stall else [cell["cell"]]
        title = hyphenated(self.title(cell), self.width) if cell["cell"] == cells[0] else []
        below: list[str] = []
        for goods, sign in ((cell.get("crop"), ""), (cell.get("bonus"), "+")):
            if goods:
                below.append(self.words.goods(goods, sign))
        if stall and cell["cell"] == cells[-1]:
            below += self.animals(stall)
        if len(title) + len(below) > CELL_LINES:
            below = [" ".join(below)]
        return [*title, *[""] * (CELL_LINES - len(title) - len(below)), *below]

    def title(self, cell: Mapping[str, Any]) -> str:
        if cell.get("furnishing"):
            return self.words.name("furnishing", cell["furnishing"])
        return spaced(cell["tile"]) if cell["tile"] else str(cell["ground"])

    def animals(self, stall: Mapping[str, Any]) -> list[str]:
        """Who stands in a stall, out of how many that could."""
        dogs = [f"{stall['dogs']} dogs" if stall["dogs"] > 1 else "1 dog"] if stall["dogs"] else []
        if stall["animals"]:
            return [*dogs, f"{stall['animals']}/{stall['room']} {stall['animal']}"]
        return [*dogs, f"(room {stall['room']})"] if stall["room"] else dogs

    def style(self, cell: Mapping[str, Any]) -> str:
        if cell["tile"] is None:
            return GROUNDS.get(cell["ground"], OUTSIDE) + " dim"
        if cell.get("furnishing"):
            return TAGS.get(self.words.row("furnishing", cell["furnishing"]).get("colour", ""), OUTSIDE)
        return SOWABLE if "crop" in cell else TILES.get(cell["ground"], OUTSIDE)


def hyphenated(text: str, width: int) -> list[str]:
    """At most two lines; a word that is too long for one is parted."""
    cut = width - 2
    words = [word if len(word) <= width else f"{word[:cut]}- {word[cut:]}" for word in text.split()]
    return textwrap.wrap(" ".join(words), width)[:2]


def span(numbers: Iterable[int]) -> range:
    """From the least to the greatest."""
    found = sorted(set(numbers))
    return range(found[0], found[-1] + 1)


# the reference


def print_reference(console: Console, tables: Mapping[str, Any]) -> None:
    """All tables that are lists of rows, whatever they are about."""
    words = Words(tables)
    for title, rows in tables.items():
        if isinstance(rows, list) and rows and isinstance(rows[0], Mapping):
            console.print(reference_table(title, rows, words, console.width))
            console.print()


def reference_table(title: str, rows: Sequence[Mapping[str, Any]], words: Words, width: int) -> Table:
    """A row each, in columns that tell the rows apart."""
    keys = [key for key in rows[0] if telling(key, rows)]
    columns = [[spaced(key), *cells_of(key, rows, words)] for key in keys]
    table = Table(
        title=spaced(title.replace("_", "-")), title_style="bold", title_justify="left", header_style="bold",
        box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), show_edge=False,
    )  # fmt: skip
    for (heading, *texts), room in zip(columns, fitted(columns, width - 2 * len(keys)), strict=True):
        numbers = all(text.lstrip("-").isdecimal() or text == NONE for text in texts)
        table.add_column(heading, justify="right" if numbers else "left", width=room)
    for row in zip(*(texts for _, *texts in columns), strict=True):
        table.add_row(*map(Text, row))
    return table


def telling(key: str, rows: Sequence[Mapping[str, Any]]) -> bool:
    """Is a column worth showing? A connective stands between the parts it connects, an id beside no name."""
    if key == "connective" or (key == "id" and "name" in rows[0]):
        return False
    return len(rows) == 1 or any(row[key] != rows[0][key] for row in rows)


def cells_of(key: str, rows: Sequence[Mapping[str, Any]], words: Words) -> list[str]:
    """One column as text; nothing is nothing among texts, and a dash among numbers and goods."""
    texts = all(isinstance(row[key], str | None) for row in rows)
    return ["" if texts and row[key] is None else shown(row[key], row, words) for row in rows]


def fitted(columns: Sequence[Sequence[str]], room: int) -> list[int]:
    """The widths of columns of text: no word is broken, short texts stay in a line if the long ones can spare it."""
    natural = [max(map(cell_len, texts)) for texts in columns]
    widths = [max(cell_len(word) for text in texts for word in text.split() or [""]) for texts in columns]
    for i in sorted(range(len(widths)), key=natural.__getitem__):
        spare = room - sum(widths) if natural[i] == max(natural) else room - sum(widths) - SPARED
        widths[i] += max(0, min(natural[i] - widths[i], spare))
    return widths


def shown(value: Any, row: Mapping[str, Any], words: Words) -> str:
    """A value of the reference as text."""
    match value:
        case None:
            return NONE
        case {"first": first, "more": more}:
            return words.goods(first) if first == more else f"{words.goods(first)}, then {words.goods(more)}"
        case Mapping():
            return words.goods(value) or NONE
        case [int(), *_]:
            return ranges(value) if value == sorted(set(value)) else ", ".join(map(str, value))
        case list():
            return joined(value, row["connective"]) if row.get("connective") else ", ".join(value)
    return str(value)
