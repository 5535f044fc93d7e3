"""All 46 rooms as printed: number, name, era, colour, back, cost, walls and points, and that each has its own tests."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from caverna.cave_vs_cave.cave import CLASSES, NAMES
from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.rooms import ROOMS, Room
from caverna.locale import translator_for
from tests.cave_vs_cave.activation import goods
from tests.cave_vs_cave.scenario import (
    build,
    clear,
    cover,
    fresh,
    furnish,
    give,
    offered,
    offers,
    only,
    own,
    play,
    points,
    show,
    start,
    stock,
)
from tests.rules import rule

Row = tuple[int, str, str, int, str, str, str, str, int]
COLUMNS = ("number", "room", "name", "era", "colour", "back", "cost", "walls", "value")
ANY = "W0 W1 W2A W2O W3"

TABLE: list[Row] = [
    (0, "cave-entrance", "Cave Entrance", 1, "orange", "printed", "", "", 0),
    (1, "shelf", "Shelf", 1, "orange", "light", "1 wood", "W1", 3),
    (2, "spinning-wheel", "Spinning Wheel", 1, "orange", "light", "1 wood", "W1", 4),
    (3, "tunnel", "Tunnel", 1, "orange", "light", "1 wood", "W2O", 3),
    (4, "grindstone", "Grindstone", 1, "orange", "light", "1 stone", "W1 W2A", 4),
    (5, "food-corner", "Food Corner", 1, "orange", "light", "1 stone", "W2A", 3),
    (6, "parlor", "Parlor", 1, "orange", "light", "1 stone, 1 gold", "W3", 6),
    (7, "warehouse", "Warehouse", 1, "orange", "dark", "2 wood", "W1 W2A W3", 2),
    (8, "stall", "Stall", 1, "orange", "dark", "1 wood, 1 gold", "W1 W2A W3", 6),
    (9, "sacrificial-altar", "Sacrificial Altar", 1, "orange", "dark", "4 stone", "W1 W2A W3", 7),
    (10, "storeroom", "Storeroom", 1, "orange", "dark", "2 wood, 1 gold", "W2A", 6),
    (11, "weaving-room", "Weaving Room", 1, "orange", "dark", "2 wood", "W2A", 5),
    (12, "furniture-workshop", "Furniture Workshop", 1, "orange", "dark", "1 wood, 2 stone", "W2A W3", 5),
    (13, "gold-vein", "Gold Vein", 1, "orange", "dark", "5 gold", "W2A W3", 9),
    (14, "junction-room", "Junction Room", 1, "orange", "dark", "2 wood", "W2O", 6),
    (15, "digging-cave", "Digging Cave", 1, "orange", "dark", "3 wood, 1 stone", "W3", 8),
    (16, "bakehouse", "Bakehouse", 1, "orange", "dark", "1 wood, 2 stone", "W3", 6),
    (17, "state-room", "State Room", 1, "orange", "dark", "7 gold", "W3 W4", 12),
    (18, "secret-chamber", "Secret Chamber", 1, "orange", "dark", "2 wood, 1 stone", "W4", 8),
    (19, "treasury", "Treasury", 1, "orange", "dark", "3 gold", "W4", 10),
    (20, "prospecting-site", "Prospecting Site", 1, "blue", "dark", "", "W1 W2A", 5),
    (21, "retting-room", "Retting Room", 1, "blue", "dark", "1 stone", "W1 W2A W3", 3),
    (22, "equipment-room", "Equipment Room", 1, "blue", "dark", "2 wood", "W1 W2A", 3),
    (23, "wood-storeroom", "Wood Storeroom", 1, "blue", "dark", "1 stone", "W2A", 2),
    (24, "dungeon", "Dungeon", 1, "blue", "dark", "3 stone, 4 gold", "W4", 11),
    (25, "cattle-market", "Cattle Market", 2, "orange", "light", "1 wood", "W0 W1", 4),
    (26, "ore-vein", "Ore Vein", 2, "orange", "light", "", ANY, 2),
    (27, "bloomery", "Bloomery", 2, "orange", "light", "2 stone, 1 gold", "W1 W2A", 5),
    (28, "store", "Store", 2, "orange", "light", "1 stone", "W1 W2A W3", 5),
    (29, "cave-silo", "Cave Silo", 2, "orange", "light", "2 iron", ANY, 5),
    (30, "box", "Box", 2, "orange", "light", "1 wood, 1 emmer", "W2A", 6),
    (31, "mining-cave", "Mining Cave", 2, "orange", "dark", "1 wood", ANY, 5),
    (32, "hitching-post", "Hitching Post", 2, "orange", "dark", "1 wood", "W1 W2A", 5),
    (33, "wainwright", "Wainwright", 2, "orange", "dark", "2 stone, 2 gold", "W1 W2A", 10),
    (34, "ceremonial-hall", "Ceremonial Hall", 2, "orange", "dark", "2 weapon, 8 gold", "W1 W2A", 14),
    (35, "ironsmith", "Ironsmith", 2, "orange", "dark", "3 stone", "W2A W3", 7),
    (36, "swordsmith", "Swordsmith", 2, "orange", "dark", "1 stone, 2 gold", "W3", 10),
    (37, "slaughtering-cave", "Slaughtering Cave", 2, "orange", "dark", "1 wood, 1 stone", "W3", 7),
    (38, "weaponsmith", "Weaponsmith", 2, "orange", "dark", "1 wood, 3 gold", "W2A W3", 11),
    (39, "weapon-chamber", "Weapon Chamber", 2, "orange", "dark", "4 weapon", "W4", 12),
    (40, "armory", "Armory", 2, "orange", "dark", "3 iron, 2 weapon", "W3 W4", 13),
    (41, "oublette", "Oublette", 2, "orange", "dark", "4 iron", "W4", 9),
    (42, "gold-donkey", "Gold-Donkey", 2, "orange", "dark", "2 wood, 2 stone", "W4", 6),
    (43, "iron-trader", "Iron Trader", 2, "blue", "dark", "2 wood, 1 gold", "W1 W2A", 8),
    (44, "equipment-cabinet", "Equipment Cabinet", 2, "blue", "dark", "1 iron", "W1 W2A", 5),
    (45, "breeding-cave", "Breeding Cave", 2, "blue", "dark", "2 emmer", "W2A W3", 6),
]
IDS = [row[1] for row in TABLE]
FOR_SALE = TABLE[1:]
ORANGE = [row[1] for row in TABLE if row[4] == "orange"]
PLENTY = "9 wood, 9 stone, 9 emmer, 9 flax, 9 food, 19 gold, 9 donkey, 9 ore, 9 iron, 19 weapon"
SURCHARGE = 4  # food for the Furnishing in era II; no room costs food

# A cell with the walls of each class, and what has to be built for it.
CELLS: dict[str, tuple[str, list[str]]] = {
    "W0": ("c4", []),
    "W1": ("d2", []),
    "W2A": ("d1", []),
    "W2O": ("d2", ["d2 e2"]),
    "W3": ("f5", []),
    "W4": ("f5", ["e5 f5"]),
}


def table(*columns: str, rows: list[Row] = TABLE) -> pytest.MarkDecorator:
    """Some columns of the rows."""
    chosen = [tuple(row[COLUMNS.index(column)] for column in columns) for row in rows]
    return pytest.mark.parametrize(columns, chosen, ids=[row[1] for row in rows])


def tile(room: str) -> Room:
    return next(row for row in ROOMS if row.id == room)


def buyer(room: str, walls: str, oranges: int = 3, era: int = 2, **had: int) -> Game:
    """Before a furnishing for 4 food with that room alone in the display, and one empty cell with such walls."""
    game = start(era=era, round=8 if era == 1 else 1)
    cell, edges = CELLS[walls]
    cover(game, " ".join(name for name in NAMES if name != "d4" and (era == 2 or name > "d") and name != "x"))
    for orange, at in zip([other for other in ORANGE[1:] if other != room], ["e1", "e2"][: oranges - 1], strict=False):
        furnish(game, orange, at)
    clear(game, cell)
    build(game, *edges)
    show(game, room)
    only(game, **had)
    give(game, food=had.get("food", SURCHARGE))
    return play(game, "take furnishing")


def for_sale(game: Game) -> list[str]:
    effect = "furnish for 1 food per dwarf"
    return offered(play(game, effect), "furnish") if effect in offers(game) else []


# What is printed


@rule("caves", 8, 1)
def test_there_are_46_rooms_in_the_order_of_their_numbers() -> None:
    assert [room.id for room in ROOMS] == IDS
    assert [row[0] for row in TABLE] == list(range(46))


@rule("caves", 8, 1)
@table(*COLUMNS)
def test_a_room_is_as_printed(
    number: int, room: str, name: str, era: int, colour: str, back: str, cost: str, walls: str, value: int
) -> None:
    row = ROOMS[number]
    assert (row.id, row.era, row.colour, row.points) == (room, era, colour, value)
    assert translator_for("en").name("cave-vs-cave", "room", room) == name
    assert row.light == (back == "light")
    assert row.cost.to_dict() == goods(cost)
    assert [name for i, name in enumerate(CLASSES) if row.walls >> i & 1] == walls.split()


@rule("caves", 8, 1)
@pytest.mark.parametrize(
    ("era", "back", "colour", "total"),
    [
        (1, "light", "orange", 23), (1, "dark", "orange", 90), (1, "dark", "blue", 24),
        (2, "light", "orange", 27), (2, "dark", "orange", 109), (2, "dark", "blue", 19),
    ],
)  # fmt: skip
def test_the_points_add_up_to_the_checksums(era: int, back: str, colour: str, total: int) -> None:
    rooms = [tile(row[1]) for row in FOR_SALE if (row[3], row[4], row[5]) == (era, colour, back)]
    assert sum(room.points for room in rooms) == total


@rule("caves", 8, 1)
@pytest.mark.parametrize(("era", "total"), [(1, 137), (2, 155)])
def test_the_points_of_an_era_add_up(era: int, total: int) -> None:
    assert sum(room.points for room in ROOMS if room.era == era) == total


@rule("caves", 8, 1)
@pytest.mark.parametrize(("value", "room"), [(9, "gold-vein"), (10, "treasury"), (11, "dungeon"), (12, "state-room")])
def test_each_high_value_is_printed_on_one_first_era_room(value: int, room: str) -> None:
    assert [row.id for row in ROOMS if row.era == 1 and row.points == value] == [room]


@rule("caves", 19, 1)
@table("room", "era", "value")
def test_a_room_scores_its_points_in_either_era(room: str, era: int, value: int) -> None:
    for age in range(era, 3):
        game = start(era=age)
        bare = points(game)
        if room != "cave-entrance":
            furnish(game, room, "d3")
        assert points(game) - bare == value
        assert game.score_sheet(0)["rooms"] == value


# Backs


def rooms_of(era: int, back: str) -> list[str]:
    return [row[1] for row in TABLE if row[3] == era and row[5] == back]


@rule("caves", 1, 3)
def test_rooms_with_a_light_back_start_in_the_display_and_dark_ones_face_down() -> None:
    view = fresh().view()
    assert view["display"] == rooms_of(1, "light")
    assert view["unseen"] == rooms_of(1, "dark")
    assert (len(view["display"]), len(view["unseen"])) == (6, 18)


@rule("caves", 14, 6)
def test_the_second_era_adds_its_light_rooms_to_the_display_and_its_dark_ones_face_down() -> None:
    view = start(era=2).view()
    assert view["display"] == rooms_of(1, "light") + rooms_of(2, "light")
    assert view["unseen"] == rooms_of(1, "dark") + rooms_of(2, "dark")
    assert (len(rooms_of(2, "light")), len(rooms_of(2, "dark"))) == (6, 15)


@rule("caves", 12, 2)
def test_the_cave_entrance_is_printed_on_the_board_of_both_players() -> None:
    view = fresh().view()
    assert [player["rooms"] for player in view["players"]] == [[{"id": "cave-entrance", "cell": "d4"}]] * 2
    assert "cave-entrance" not in view["display"] + view["unseen"]


# Cost


@rule("caves", 7, 3)
@table("room", "cost", "walls", rows=FOR_SALE)
def test_exactly_the_printed_cost_is_paid(room: str, cost: str, walls: str) -> None:
    kind = walls.split(maxsplit=1)[0]
    game = buyer(room, kind, **goods(cost))
    play(game, "furnish for 1 food per dwarf", f"furnish {room}", f"at {CELLS[kind][0]}")
    assert stock(game) == {}
    assert {"id": room, "cell": CELLS[kind][0]} in game.view()["players"][0]["rooms"]
    assert game.view()["display"] == []


@rule("caves", 7, 3)
@pytest.mark.parametrize(
    ("room", "walls", "cost", "good"),
    [(row[1], row[7], goods(row[6]), good) for row in FOR_SALE for good in goods(row[6])],
    ids=[f"{row[1]}-{good}" for row in FOR_SALE for good in goods(row[6])],
)
def test_a_room_is_not_offered_with_one_good_too_few(room: str, walls: str, cost: dict[str, int], good: str) -> None:
    kind = walls.split(maxsplit=1)[0]
    assert for_sale(buyer(room, kind, **goods(PLENTY) | cost)) == [room]
    assert for_sale(buyer(room, kind, **goods(PLENTY) | cost | {good: cost[good] - 1})) == []


# Walls


@rule("caves", 7, 5)
@table("room", "walls", rows=FOR_SALE)
def test_a_room_lies_only_where_the_walls_are_as_printed(room: str, walls: str) -> None:
    for kind in CELLS:
        fits = for_sale(buyer(room, kind, **goods(PLENTY))) == [room]
        assert (kind, fits) == (kind, kind in walls.split())


# Colours


@rule("caves", 7, 7)
@table("room", "walls", "colour", rows=FOR_SALE)
def test_only_orange_rooms_are_offered_beside_the_cave_entrance_alone(room: str, walls: str, colour: str) -> None:
    kind = walls.split(maxsplit=1)[0]
    assert (for_sale(buyer(room, kind, oranges=1, **goods(PLENTY))) == [room]) == (colour == "orange")
    assert for_sale(buyer(room, kind, oranges=2, **goods(PLENTY))) == [room]


# Activation

READY: dict[str, str] = {
    "cave-entrance": "", "shelf": "", "spinning-wheel": "9 flax", "tunnel": "", "grindstone": "9 emmer",
    "food-corner": "", "parlor": "", "warehouse": "9 food", "stall": "9 flax",
    "sacrificial-altar": "9 wood, 9 emmer, 9 flax, 9 food", "storeroom": "", "weaving-room": "9 flax",
    "furniture-workshop": "9 wood, 9 flax", "gold-vein": "", "junction-room": "9 wood, 9 stone, 9 food",
    "digging-cave": "9 gold", "bakehouse": "9 emmer", "state-room": "", "secret-chamber": "", "treasury": "9 gold",
    "cattle-market": "", "ore-vein": "", "bloomery": "9 ore", "store": "9 gold", "cave-silo": "", "box": "",
    "mining-cave": "", "hitching-post": "9 donkey", "wainwright": "9 wood, 9 iron", "ceremonial-hall": "",
    "ironsmith": "9 iron", "swordsmith": "9 ore", "slaughtering-cave": "9 donkey", "weaponsmith": "9 wood, 9 iron",
    "weapon-chamber": "", "armory": "", "oublette": "9 food", "gold-donkey": "9 donkey",
}  # fmt: skip
"""What is needed to use an orange room, twice if that were allowed."""


@rule("caves", 8, 2)
def test_every_orange_room_is_tried_for_activation() -> None:
    assert list(READY) == ORANGE


@rule("caves", 8, 2)
@pytest.mark.parametrize("room", ORANGE[1:])
def test_a_room_is_activated_only_by_its_owner(room: str) -> None:
    game = start(era=2)
    own(game, room)
    for seat in (0, 1):
        only(game, seat, **goods(READY[room]))
    assert room in offered(play(game, "take cultivation", "activate 1 room"), "activate")
    play(game, "stop", "end", "take masonry", "activate 1 room")
    assert room not in offered(game, "activate")


@rule("caves", 8, 2)
@pytest.mark.parametrize("room", ORANGE[1:])
def test_a_room_in_the_display_is_not_activated(room: str) -> None:
    game = start(era=2)
    only(game, **goods(READY[room]))
    show(game, room)
    assert offered(play(game, "take cultivation", "activate 1 room"), "activate") == ["cave-entrance"]


@rule("caves", 3, 7)
@pytest.mark.parametrize("room", ORANGE)
def test_a_room_is_not_activated_twice_by_one_effect(room: str) -> None:
    game = start(era=2)
    only(game, **goods(READY[room]))
    own(game, *{room, "weapon-chamber"} - {"cave-entrance"})
    play(game, "take expedition", "activate 3 rooms", f"activate {room}")
    while game.question() != "room" or "stop" not in offers(game):
        play(game, offers(game)[-1])
    assert room not in offered(game, "activate")
    assert offered(game, "activate")


# Every room has tests of its own: rows in the tables of its module, or functions that start with its name.

MODULES = ("test_rooms_first_era.py", "test_rooms_second_era.py", "test_blue_rooms.py", "test_blue_moments.py")
KINDS = {"works": "WORKS", "does_not": "REFUSES", "at_the_limit": "LIMITS"}


def module_tree(module: str) -> ast.Module:
    return ast.parse((Path(__file__).parent / module).read_text(encoding="utf-8"))


def rows_in(tree: ast.Module, name: str) -> set[str]:
    """The rooms in the first column of a table that a test is run with, one row each."""
    used = {
        argument.id
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
        for decorator in node.decorator_list
        if isinstance(decorator, ast.Call)
        for argument in decorator.args
        if isinstance(argument, ast.Name)
    }
    found: set[str] = set()
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and isinstance(node.value, ast.List):
            for row in node.value.elts:
                if node.target.id == name and name in used and isinstance(row, ast.Tuple):
                    found.add(ast.literal_eval(row.elts[0]))
    return found


@cache
def rooms_with_tests(kind: str) -> set[str]:
    found: set[str] = set()
    for module in MODULES:
        tree = module_tree(module)
        found |= rows_in(tree, KINDS[kind])
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                match = re.fullmatch(rf"test_([a-z_]+?)_{kind}_\w+", node.name)
                if match:
                    found.add(match[1].replace("_", "-"))
    return found


@rule("caves", 8, 1)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("room", IDS)
def test_every_room_is_tested_where_it_works_where_it_must_not_and_at_the_limit(room: str, kind: str) -> None:
    assert room in rooms_with_tests(kind)
