"""The tables of the book, made from those of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from caverna.cave_farmers.player import Player
from caverna.cave_farmers.stalls import stalls
from caverna.game.bits import bit
from caverna.locale import halves, ranges

from .spans import goods, grid, pictured, pile, plain
from .things import Things, space_order
from .types import Cell, Grid

Maker = Callable[[Things], Grid]
EVERYBODY: Final = "anybody"


def head(things: Things, *labels: str) -> list[str]:
    """The titles of columns."""
    return [things.say(f"rules-{label}") for label in labels]


# The Cave Farmers


def setup(things: Things) -> Grid:
    """What each number of players begins with."""
    rows = [
        [
            plain(ranges(row["players"])),
            plain(", ".join(map(str, row["food"]))),
            plain(ranges(row["rounds"])),
            plain(row["spaces"]),
            [
                span
                for marker, count in row["markers"].items()
                for span in pictured(str(count), f"icon-marker-{marker}")
            ],
        ]
        for row in things.tables["setup"]
    ]
    markers = things.say("rules-cave-farmers-harvest-markers")
    return grid([*head(things, "players", "food", "round-number", "spaces-printed"), markers], rows)


def cards(things: Things) -> Grid:
    """The cards that rounds may turn up."""
    rounds: dict[tuple[str, int, str], list[int]] = {}
    for row in things.tables["cards"]:
        spaces = [things.translator.name(things.game, "space", card) for card in row["cards"]]
        key = ranges(row["players"]), row["stage"], things.translator.listed(spaces, "list-or")
        rounds.setdefault(key, []).append(row["round"])
    rows = [
        [plain(ranges(found)), plain(who), plain(stage), plain(names)] for (who, stage, names), found in rounds.items()
    ]
    return grid(head(things, "round-number", "players", "stage", "space"), rows)


def amounts(things: Things) -> Grid:
    """What each space gathers with each number of players."""
    counts = sorted({count for row in things.tables["setup"] for count in row["players"]})
    rows = sorted(things.tables["spaces"], key=space_order(things))
    names = list(dict.fromkeys(row["id"] for row in rows))
    found = {(row["id"], count): row for row in rows for count in row["players"]}
    lines = [
        [
            plain(things.translator.label(things.game, "space", id)),
            *(amount(things, found.get((id, n))) for n in counts),
        ]
        for id in names
    ]
    return grid([*head(things, "space"), *map(str, counts)], lines)


def amount(things: Things, row: Mapping[str, Any] | None) -> Cell:
    """What a space gathers: a dash where it is not used, a dot where it gathers nothing."""
    if row is None:
        return plain("–")
    return pile(things.translator, row["accumulates"]) if row["accumulates"] else plain("·")


def market(things: Things) -> Grid:
    """The prices of the market, if there is a space for buying."""
    say = things.say
    parts = [part.get("do") for row in things.tables["spaces"] for part in row["actions"]]
    rows = [
        [pictured(say(f"good-{row['good']}"), f"good-{row['good']}"), goods(things.translator, row["price"])]
        for row in things.tables["market"]
        if "buy" in parts
    ]
    return grid(head(things, "get", "pay"), rows)


def calendar(things: Things) -> Grid:
    """How each round ends; a column for numbers of players that have the same calendar."""
    counts = sorted({count for row in things.tables["setup"] for count in row["players"]})
    rounds = sorted({row["round"] for row in things.tables["harvest"]})
    ends = {(row["round"], count): row["harvest"] for row in things.tables["harvest"] for count in row["players"]}
    columns: dict[tuple[str | None, ...], list[int]] = {}
    for count in counts:
        columns.setdefault(tuple(ends.get((number, count)) for number in rounds), []).append(count)
    rows = [
        [plain(number), *(harvest(things, column[index]) for column in columns)] for index, number in enumerate(rounds)
    ]
    players = things.say("rules-players")
    return grid([things.say("rules-round-number"), *(f"{players}: {ranges(who)}" for who in columns.values())], rows)


def harvest(things: Things, id: str | None) -> Cell:
    """A kind of harvest; a dash for a round that is not played."""
    if id is None:
        return plain("–")
    return pictured(things.translator.name(things.game, "harvest", id), f"icon-harvest-{id}")


def markers(things: Things) -> Grid:
    """What the harvest markers mean."""
    nth = {None: "always", 1: "marker-first", 2: "marker-second", 3: "marker-third"}
    names = {row["id"]: row for row in things.tables["harvests"]}
    rows = [
        [
            pictured(row["name"], f"icon-marker-{row['marker']}"),
            plain(things.say(f"rules-{nth[row['appearance']]}")),
            pictured(f"{names[row['harvest']]['name']}. {names[row['harvest']]['effect']}", None),
        ]
        for row in things.tables["markers"]
    ]
    return grid([things.say("rules-cave-farmers-harvest-markers"), *head(things, "turned-up", "round-end")], rows)


def housing(things: Things) -> Grid:
    """How many animals each place holds, according to the rules."""
    first, second = bit(FIRST), bit(FIRST + 1)
    say = things.say

    def tile(id: str) -> str:
        return things.translator.name(things.game, "tile", id)

    places = [
        (tile("entry-level-dwelling"), "icon-entry-level-dwelling", int(stalls(Player(0))[0].room)),
        (say("rules-stable-on", place=tile("meadow")), "icon-meadow", room(meadow=first, stable=first)),
        (tile("small-pasture"), "icon-small-pasture", room(small=first)),
        (stabled(things, "small-pasture", 1), "icon-small-pasture", room(small=first, stable=first)),
        (tile("large-pasture"), "icon-large-pasture", room(large_across=first)),
        (stabled(things, "large-pasture", 1), "icon-large-pasture", room(large_across=first, stable=first)),
        (stabled(things, "large-pasture", 2), "icon-large-pasture", room(large_across=first, stable=first | second)),
    ]
    rows = [[pictured(name, picture), plain(say("rules-holds-animals", count=held))] for name, picture, held in places]
    forest = say("rules-stable-on", place=things.translator.name(things.game, "ground", "forest"))
    rows.append([pictured(forest, "icon-stable"), pictured(say("rules-holds-boar"), "good-boar")])
    for mine in ("ore-mine", "ruby-mine"):
        rows.append([pictured(tile(mine), f"icon-{mine}"), pictured(say("rules-holds-donkey"), "good-donkey")])
    for dogs in (1, 2, 3):
        sheep = goods(things.translator, {"sheep": dogs + 1})
        rows.append([pictured(say("rules-dog-guards", dogs=dogs), "good-dog"), sheep])
    return grid(head(things, "place", "holds"), rows)


FIRST: Final = 9
"""The cell of an empty home board on which a place is tried; the one to its right is the second of a large pasture."""


def room(**board: int) -> int:
    """How many animals a place holds that is the only one on a home board."""
    player = Player(0)
    for name, cells in board.items():
        setattr(player, name, cells)
    return next(int(stall.room) for stall in stalls(player) if stall.cells >> FIRST & 1)


def stabled(things: Things, tile: str, stables: int) -> str:
    """A pasture with stables."""
    return things.say("rules-with-stables", place=things.translator.name(things.game, "tile", tile), stables=stables)


def food(things: Things) -> Grid:
    """What goods are worth as food."""
    rows = [
        [goods(things.translator, row["pay"]), goods(things.translator, {"food": row["food"]})]
        for row in things.tables["food_conversion"]
    ]
    gold = next(row for row in things.tables["trades"] if row["pay"] == {"gold": 2} and row["note"])
    rows.append([goods(things.translator, gold["pay"]), plain(gold["note"])])
    return grid(head(things, "pay", "get"), rows)


def ruby_trades(things: Things) -> Grid:
    """What rubies buy."""
    rows = [row for row in things.tables["trades"] if row["who"] == EVERYBODY and "ruby" in row["pay"]]
    return grid(head(things, "pay", "get"), [[goods(things.translator, row["pay"]), got(things, row)] for row in rows])


def owner_trades(things: Things) -> Grid:
    """The trades of furnishings."""
    rows = [
        [
            plain(things.translator.name(things.game, "furnishing", row["who"])),
            goods(things.translator, row["pay"]),
            got(things, row),
        ]
        for row in things.tables["trades"]
        if row["who"] != EVERYBODY
    ]
    return grid(head(things, "for-whom", "pay", "get"), rows)


def got(things: Things, row: Mapping[str, Any]) -> Cell:
    """What a trade brings: goods, a tile, or what its note says."""
    if row["get"]:
        return goods(things.translator, row["get"])
    return pictured(row["note"], f"icon-{row['tile']}")


EXAMPLE: Final = {
    "animals": 14, "missing-animals": 1, "grain": 7, "vegetables": 3, "rubies": 2, "dwarfs": 5, "unused-spaces": 4,
    "furnishings": 17, "bonuses": 6, "gold": 11, "begging": 1,
}  # fmt: skip
"""What the player of the example has, by score category."""
EXAMPLE_TILES: Final = (("pastures", (1, 2)), ("mines", (1, 1)))
"""How many of each kind of pasture and mine, the cheaper kind first."""


def farmers_example(things: Things) -> Grid:
    """A score sheet, with the points of the rules."""
    scoring = things.tables["scoring"]
    counted: list[tuple[str, int, int]] = []
    for id, count in EXAMPLE.items():
        row = next(row for row in scoring if row["id"] == id)
        per = row["points"]
        points = count if per is None else -(-count // 2) if id == "grain" else count * per
        counted.append((row["name"], count, points))
    for id, counts in EXAMPLE_TILES:
        kinds = [row for row in scoring if row["id"] == id]
        for row, count, label in zip(kinds, counts, TILE_LABELS[id], strict=True):
            counted.append((things.say(label), count, count * row["points"]))
    total = sum(points for *_, points in counted)
    rows = [[plain(name), plain(count), plain(minus(points))] for name, count, points in counted]
    rows.append([plain(things.say("rules-total")), plain(""), plain(minus(total))])
    return grid([things.say("rules-cave-farmers-scoring"), *head(things, "count", "points")], rows)


TILE_LABELS: Final = {
    "pastures": ("rules-small-pastures", "rules-large-pastures"), "mines": ("rules-ore-mines", "rules-ruby-mines"),
}  # fmt: skip


def minus(points: float) -> str:
    """Points with a true minus sign."""
    return halves(points).replace("-", "−")


def points(things: Things) -> Grid:
    """What scores how much."""
    rows = [
        [
            plain(row["name"]),
            plain("★" if row["points"] is None else minus(row["points"])),
            plain(row["for"]),
        ]
        for row in things.tables["scoring"]
    ]
    return grid([things.say("rules-cave-farmers-scoring"), *head(things, "points"), ""], rows)


def options(things: Things) -> Grid:
    """The options of a game and their values."""
    rows = [
        [plain(row["name"]), plain(choice["name"]), plain(choice["effect"])]
        for row in things.tables["options"]
        for choice in row["choices"]
    ]
    return grid(["", "", ""], rows)


# Cave vs Cave


def cave_rounds(things: Things) -> Grid:
    """The rounds with their turns."""
    rounds: dict[tuple[str, str, int, str], list[int]] = {}
    for row in things.tables["rounds"]:
        era = things.say("rules-era-number", era=row["era"])
        rounds.setdefault((ranges(row["players"]), era, row["turns"], row["end"] or ""), []).append(row["round"])
    rows = [
        [plain(players), plain(era), plain(ranges(found)), plain(turns), plain(end)]
        for (players, era, turns, end), found in rounds.items()
    ]
    return grid([*head(things, "players"), "", *head(things, "round-number", "turns", "round-end")], rows)


def limits(things: Things) -> Grid:
    """The goods, their eras and limits."""
    rows = [
        [
            pictured(row["plural"], f"good-{row['id']}"),
            plain(things.say("rules-era-number", era=row["era"])),
            plain(row["limit"]),
        ]
        for row in things.tables["goods"]
    ]
    return grid(["", "", *head(things, "limit")], rows)


def wall_classes(things: Things) -> Grid:
    """The kinds of walls around a room."""
    rows = [[pictured(row["name"], f"wall-{row['id']}")] for row in things.tables["wall_classes"]]
    return grid(head(things, "walls"), rows)


def goals(things: Things) -> Grid:
    """The goals of the solo game."""
    say = things.say
    rows = []
    for row in things.tables["goal"]:
        at_least, more_than = row.get("reach"), row.get("beat")
        told = say("page-more-than-points", points=more_than) if at_least is None else None
        era = say("rules-era-number", era=row["era"]) if "era" in row else ""
        rows.append([plain(row["name"]), plain(era), plain(told or say("page-at-least-points", points=at_least))])
    return grid(["", "", things.say("rules-points")], rows)


CAVES_EXAMPLE: Final = ({"rooms": 41, "gold": 6}, {"first-era": 47, "rooms": 88, "weapons": 7, "iron": 3, "gold": 9})
"""What the player of the example has at the end of each era."""


def caves_example(things: Things) -> Grid:
    """A score sheet of both eras."""
    rows: list[list[Cell]] = []
    for era, owned in enumerate(CAVES_EXAMPLE, 1):
        rows.append([plain(things.say("rules-era-number", era=era)), plain(""), plain("")])
        total = 0.0
        for id, count in owned.items():
            row = next(row for row in things.tables["scoring"] if row["id"] == id and era in row["eras"])
            worth = count * (1 if row["points"] is None else row["points"])
            total += worth
            rows.append([plain(row["name"]), plain(count), plain(halves(worth))])
        rows.append([plain(things.say("rules-total")), plain(""), plain(halves(total))])
    return grid([things.say("rules-cave-vs-cave-scoring"), *head(things, "count", "points")], rows)


def cave_points(things: Things) -> Grid:
    """What scores how much, by era."""
    rows = [
        [
            plain(row["name"]),
            plain(", ".join(things.say("rules-era-number", era=era) for era in row["eras"])),
            plain("★" if row["points"] is None else halves(row["points"])),
            plain(row["for"]),
        ]
        for row in things.tables["scoring"]
    ]
    return grid([things.say("rules-cave-vs-cave-scoring"), "", things.say("rules-points"), ""], rows)


def tables_of(things: Things, section: str) -> list[Grid]:
    """The tables of a section, without those that have no rows for this number of players."""
    made = [maker(things) for maker in TABLES[things.game].get(section, ())]
    return [table for table in made if table["rows"]]


TABLES: Final[dict[str, dict[str, tuple[Maker, ...]]]] = {
    "cave-farmers": {
        "setup": (setup,), "round": (cards,), "spaces": (amounts,), "spaces-market": (market,),
        "harvest-calendar": (calendar,), "harvest-markers": (markers,), "animals-room": (housing,), "food": (food,),
        "rubies-uses": (ruby_trades,), "rubies-furnishings": (owner_trades,), "scoring": (points,),
        "scoring-example": (farmers_example,), "solo": (goals,), "variants": (options,),
    },
    "cave-vs-cave": {
        "round": (cave_rounds,), "goods": (limits,), "walls": (wall_classes,), "scoring": (cave_points,),
        "scoring-example": (caves_example,), "solo-goals": (goals,),
    },
}  # fmt: skip
"""The tables of each section."""
