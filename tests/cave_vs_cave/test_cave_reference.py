"""The reference of Cave vs Cave: every number here was typed from the rules, not from the engine."""

from __future__ import annotations

import json
from typing import Any

import pytest

import caverna
from caverna import InvalidOption

ROOMS = """
    0  cave-entrance      1 orange printed -        -                0
    1  shelf              1 orange light   1wd      W1               3
    2  spinning-wheel     1 orange light   1wd      W1               4
    3  tunnel             1 orange light   1wd      W2O              3
    4  grindstone         1 orange light   1st      W1,W2A           4
    5  food-corner        1 orange light   1st      W2A              3
    6  parlor             1 orange light   1st,1gd  W3               6
    7  warehouse          1 orange dark    2wd      W1,W2A,W3        2
    8  stall              1 orange dark    1wd,1gd  W1,W2A,W3        6
    9  sacrificial-altar  1 orange dark    4st      W1,W2A,W3        7
    10 storeroom          1 orange dark    2wd,1gd  W2A              6
    11 weaving-room       1 orange dark    2wd      W2A              5
    12 furniture-workshop 1 orange dark    1wd,2st  W2A,W3           5
    13 gold-vein          1 orange dark    5gd      W2A,W3           9
    14 junction-room      1 orange dark    2wd      W2O              6
    15 digging-cave       1 orange dark    3wd,1st  W3               8
    16 bakehouse          1 orange dark    1wd,2st  W3               6
    17 state-room         1 orange dark    7gd      W3,W4            12
    18 secret-chamber     1 orange dark    2wd,1st  W4               8
    19 treasury           1 orange dark    3gd      W4               10
    20 prospecting-site   1 blue   dark    -        W1,W2A           5
    21 retting-room       1 blue   dark    1st      W1,W2A,W3        3
    22 equipment-room     1 blue   dark    2wd      W1,W2A           3
    23 wood-storeroom     1 blue   dark    1st      W2A              2
    24 dungeon            1 blue   dark    3st,4gd  W4               11
    25 cattle-market      2 orange light   1wd      W0,W1            4
    26 ore-vein           2 orange light   -        W0,W1,W2A,W2O,W3 2
    27 bloomery           2 orange light   2st,1gd  W1,W2A           5
    28 store              2 orange light   1st      W1,W2A,W3        5
    29 cave-silo          2 orange light   2ir      W0,W1,W2A,W2O,W3 5
    30 box                2 orange light   1wd,1em  W2A              6
    31 mining-cave        2 orange dark    1wd      W0,W1,W2A,W2O,W3 5
    32 hitching-post      2 orange dark    1wd      W1,W2A           5
    33 wainwright         2 orange dark    2st,2gd  W1,W2A           10
    34 ceremonial-hall    2 orange dark    2wp,8gd  W1,W2A           14
    35 ironsmith          2 orange dark    3st      W2A,W3           7
    36 swordsmith         2 orange dark    1st,2gd  W3               10
    37 slaughtering-cave  2 orange dark    1wd,1st  W3               7
    38 weaponsmith        2 orange dark    1wd,3gd  W2A,W3           11
    39 weapon-chamber     2 orange dark    4wp      W4               12
    40 armory             2 orange dark    3ir,2wp  W3,W4            13
    41 oublette           2 orange dark    4ir      W4               9
    42 gold-donkey        2 orange dark    2wd,2st  W4               6
    43 iron-trader        2 blue   dark    2wd,1gd  W1,W2A           8
    44 equipment-cabinet  2 blue   dark    1ir      W1,W2A           5
    45 breeding-cave      2 blue   dark    2em      W2A,W3           6
"""
SHORT = {
    "wd": "wood", "st": "stone", "em": "emmer", "fx": "flax", "fd": "food", "gd": "gold", "dk": "donkey", "or": "ore",
    "ir": "iron", "wp": "weapon",
}  # fmt: skip
ACTIONS: dict[str, tuple[str, list[list[str]]]] = {
    "cultivation": ("dwarf", [["activate 1 room"], ["gain 2 emmer"], ["gain flax"]]),
    "housework": ("dwarf", [["furnish for 1 food per dwarf"], ["furnish for 5 food", "furnish for 1 gold"]]),
    "excavation": ("dwarf", [["excavate", "excavate twice for 2 food"], ["gain stone"]]),
    "undergrowth": ("dwarf", [["activate 1 room"], ["gain 2 wood"]]),
    "furnishing": ("2", [["gain food"], ["furnish for 1 food per dwarf"]]),
    "masonry": ("2", [["activate 1 room"], ["gain wood", "gain stone"], ["build wall"]]),
    "undermining": ("2", [["activate 2 rooms", "excavate through walls"]]),
    "expansion": ("3", [["excavate"], ["furnish for 5 food", "furnish for 2 gold"]]),
    "breach": ("3", [["raze wall"]]),
    "drift-mining": ("3", [["activate 1 room"], ["excavate"]]),
    "expedition": ("3", [["exchange 5 wood for 4 gold", "exchange 5 stone for 4 gold", "activate 3 rooms"]]),
    "renovation": ("4", [["build wall"], ["furnish for nothing"]]),
    "decoration": ("II", [["furnish for 5 food", "furnish for 1 gold"]]),
    "arms-trade": ("II", [["exchange 3 gold for 4 weapon + donkey", "exchange 3 gold for 4 weapon + wood"]]),
    "interior-design": ("II", [["excavate"], ["build wall"]]),
    "weekly-market": (
        "II", [["activate 1 and 1 room"], ["exchange 3 donkey for 6 food", "exchange 2 gold for 6 food"]],
    ),
}  # fmt: skip
BOARDS = """
    d1 1 nw  e1,d2    -    | a2 2 nws b2       -
    e1 1 ne  d1,e2    -    | b2 2 n   a2,c2,b3 -
    d2 1 w   e2,d1,d3 -    | b3 2 w   c3,b2,b4 ore
    e2 1 e   d2,e1,e3 food | b4 2 ws  c4,b3    -
    d3 1 w   e3,d2,d4 -    | c1 2 new c2       -
    e3 1 e   d3,e2,e4 -    | c2 2 e   b2,c1,c3 -
    d4 1 -   e4,d3,d5 -    | c3 2 e   b3,c2,c4 iron
    e4 1 e   d4,e3,e5 food | c4 2 -   b4,c3    -
    d5 1 ws  e5,d4    -    | e5 1 s   d5,f5,e4 -
    f5 1 nes e5       -    |
"""


def tables(players: int | None = None) -> dict[str, Any]:
    return caverna.reference("cave-vs-cave", players)


def cost(code: str) -> dict[str, int]:
    return {} if code == "-" else {SHORT[part[1:]]: int(part[0]) for part in code.split(",")}


# rooms


@pytest.mark.parametrize("line", ROOMS.split("\n")[1:-1], ids=lambda line: line.split()[1])
def test_every_number_of_each_room(line: str) -> None:
    number, id, era, colour, back, price, walls, points = line.split()
    row = tables()["rooms"][int(number)]
    assert (row["number"], row["id"], row["era"]) == (int(number), id, int(era))
    assert (row["colour"], row["back"], row["cost"]) == (colour, back, cost(price))
    assert row["walls"] == ([] if walls == "-" else walls.split(","))
    assert row["points"] == int(points)


def test_46_rooms_with_the_points_of_their_eras() -> None:
    rows = tables()["rooms"]
    assert len(rows) == len({row["id"] for row in rows}) == 46

    def total(**wanted: Any) -> int:
        return sum(row["points"] for row in rows if all(row[key] == value for key, value in wanted.items()))

    assert [total(era=1), total(era=2)] == [137, 155]
    assert [total(era=1, back="light"), total(era=1, back="dark", colour="orange"), total(era=1, colour="blue")] == [
        23, 90, 24,
    ]  # fmt: skip
    assert [total(era=2, back="light"), total(era=2, back="dark", colour="orange"), total(era=2, colour="blue")] == [
        27, 109, 19,
    ]  # fmt: skip


def test_backs_of_rooms() -> None:
    backs = [(row["era"], row["back"]) for row in tables()["rooms"]]
    assert backs.count((1, "printed")) == 1
    assert [backs.count((1, "light")), backs.count((1, "dark"))] == [6, 18]
    assert [backs.count((2, "light")), backs.count((2, "dark"))] == [6, 15]


def test_only_five_rooms_lie_between_two_opposing_walls() -> None:
    assert [row["number"] for row in tables()["rooms"] if "W2O" in row["walls"]] == [3, 14, 26, 29, 31]


# action tiles


@pytest.mark.parametrize("id", ACTIONS)
def test_back_and_effects_of_each_action_tile(id: str) -> None:
    (row,) = [row for row in tables()["actions"] if row["id"] == id]
    assert row["number"] == list(ACTIONS).index(id) + 1
    assert (row["back"], row["effects"]) == ACTIONS[id]


def test_conditions_are_for_two() -> None:
    leaders = {row["id"]: row["more_than_other"] for row in tables(2)["actions"] if row["more_than_other"]}
    assert leaders == {"renovation": "gold"}
    assert [row["more_than_other"] for row in tables(2)["bonus_slots"]] == [None, None, None, "weapon"]
    assert not any(row["more_than_other"] for key in ("actions", "bonus_slots") for row in tables(1)[key])


def test_breach_is_for_two() -> None:
    assert [row["id"] for row in tables(2)["actions"]] == list(ACTIONS)
    assert [row["id"] for row in tables(1)["actions"]] == [id for id in ACTIONS if id != "breach"]


def test_the_bonus_slots_from_left_to_right() -> None:
    assert [(row["number"], row["effects"]) for row in tables()["bonus_slots"]] == [
        (1, [["gain 3 ore", "gain iron", "gain donkey"]]),
        (2, [["exchange iron for weapons"]]),
        (3, [["exchange ore for iron", "exchange 3 ore for 2 iron", "exchange 5 ore for 3 iron",
              "exchange 7 ore for 4 iron"]]),
        (4, [["gain 2 weapon"]]),
    ]  # fmt: skip


# caves


CELLS = [part.split() for line in BOARDS.splitlines() for part in line.split("|") if part.strip()]


@pytest.mark.parametrize("cell", CELLS, ids=lambda cell: cell[0])
def test_rock_edges_and_symbol_of_each_cell(cell: list[str]) -> None:
    name, era, rock, edges, symbol = cell
    (row,) = [row for row in tables()["boards"] if row["cell"] == name]
    assert row["era"] == int(era)
    assert sorted(side[0] for side in row["rock"]) == sorted(rock.strip("-"))
    assert sorted(row["edges"]) == sorted(edges.split(","))
    assert row["symbol"] == ({} if symbol == "-" else {symbol: 1})


def test_the_cells_with_a_remark() -> None:
    assert {row["cell"]: row["note"] for row in tables()["boards"] if row["note"]} == {
        "d4": "entrance", "d3": "empty", "c4": "gate",
    }  # fmt: skip


def test_11_and_8_cells_with_14_and_9_edges() -> None:
    rows = tables()["boards"]
    assert [len([row for row in rows if row["era"] == era]) for era in (1, 2)] == [11, 8]
    assert [sum(len(row["edges"]) for row in rows if row["era"] == era) for era in (1, 2)] == [28, 18]


def test_the_additional_cavern_has_two_adjacent_walls_or_three() -> None:
    two, three = tables()["additional_cavern"]
    assert (two["side"], three["side"]) == (2, 3)
    assert (len(two["printed"]), len(three["printed"])) == (2, 3)
    assert set(two["printed"]) not in ({"north", "south"}, {"east", "west"})
    assert all(sorted(row["printed"] + row["edges"]) == ["east", "north", "south", "west"] for row in (two, three))


def test_the_classes_of_walls() -> None:
    rows = tables()["wall_classes"]
    assert [(row["id"], row["walls"]) for row in rows] == [
        ("W0", 0), ("W1", 1), ("W2A", 2), ("W2O", 2), ("W3", 3), ("W4", 4),
    ]  # fmt: skip


# goods, rounds, modes, points


def test_goods_and_their_limits() -> None:
    rows = tables()["goods"]
    assert [row["id"] for row in rows] == list(SHORT.values())
    assert [row["limit"] for row in rows] == [9, 9, 9, 9, 9, 19, 9, 9, 9, 19]
    assert [row["era"] for row in rows] == [1] * 6 + [2] * 4


def test_conversions_to_food() -> None:
    assert tables()["conversions"] == [
        {"pay": {good: 1}, "get": {"food": 1}, "era": era}
        for good, era in (("emmer", 1), ("flax", 1), ("gold", 1), ("donkey", 2))
    ]


@pytest.mark.parametrize(("players", "turns"), [(1, [2, 2, 2, 3, 3, 3, 4]), (2, [2, 2, 2, 3, 3, 3, 3, 4])])
def test_rounds_and_turns(players: int, turns: list[int]) -> None:
    rows = tables(players)["rounds"]
    assert [row["turns"] for row in rows if row["era"] == 1] == turns
    assert [row["back"] for row in rows if row["era"] == 1] == [str(turn) for turn in turns]
    second = [row for row in rows if row["era"] == 2]
    assert [(row["round"], row["turns"]) for row in second] == [(1, 4), (2, 4), (3, 4), (4, 4)]
    assert [row["end"] is not None for row in second] == [True, True, True, False]


def test_modes_by_number_of_players() -> None:
    assert {row["id"]: row["players"] for row in tables()["modes"]} == {
        "eras-1-2": [1, 2], "era-1": [1, 2], "ask": [1, 2], "quick-start": [2], "short": [2],
    }  # fmt: skip
    assert tables(1)["options"] == [{"option": "mode", "values": ["eras-1-2", "era-1", "ask"]}]


def test_walls_and_gold_of_each_start() -> None:
    rows = {(row["players"][0], row["start"]): (row["walls"], row["gold"]) for row in tables()["setup"]}
    assert rows == {
        (1, "era-1"): (7, 1), (1, "era-2"): (0, 1), (2, "era-1"): (7, 1), (2, "era-2"): (3, 1),
        (2, "quick-start"): (6, None), (2, "era-2-after-quick-start"): (10, 3), (2, "short"): (5, 3),
    }  # fmt: skip


def test_rooms_tiles_and_points_of_each_start() -> None:
    rows = {(row["players"][0], row["start"]): row for row in tables()["setup"]}
    solo = [rows[1, start] for start in ("era-1", "era-2")]
    assert [(row["light"], row["pile"]) for row in solo] == [(3, 9), (3, 7)]
    assert (rows[2, "quick-start"]["pile"], rows[2, "quick-start"]["draft"]) == (18, 42)
    assert rows[2, "short"]["pool"] == 6


def test_what_scores() -> None:
    assert {(row["id"], *row["eras"]): row["points"] for row in tables()["scoring"]} == {
        ("first-era", 2): None, ("rooms", 1, 2): None, ("weapons", 2): 1, ("iron", 2): 0.5, ("gold", 1): 1,
        ("gold", 2): 0.5,
    }  # fmt: skip


def test_the_goals_of_a_solo_player() -> None:
    assert [(row["era"], row["reach"], row["beat"]) for row in tables(1)["goal"]] == [
        (1, 50, None), (1, None, 60), (2, None, 180),
    ]  # fmt: skip
    assert tables(2)["goal"] == []


# for any client


def test_every_table_of_arguments_has_rows_with_ids() -> None:
    found = tables()
    for table in found["arguments"].values():
        assert all(row["id"] for row in found[table])


@pytest.mark.parametrize("players", [None, 1, 2])
def test_it_is_plain_data(players: int | None) -> None:
    assert json.loads(json.dumps(tables(players))) == tables(players)


@pytest.mark.parametrize(("players", "mode"), [(1, "ask"), (2, "eras-1-2"), (2, "quick-start"), (2, "short")])
def test_every_question_room_and_tile_that_comes_up_is_explained(players: int, mode: str) -> None:
    reference = tables(players)
    match = caverna.Match("cave-vs-cave", players=players, mode=mode, seed=2)
    ids = {argument: {row["id"] for row in reference[table]} for argument, table in reference["arguments"].items()}
    turn = 0
    while match.game.turn != caverna.OVER:
        decision = match.game.decision()
        assert decision["question"] in reference["questions"]
        for action in decision["actions"]:
            assert all(action[argument] in known for argument, known in ids.items() if argument in action)
        legal = match.game.legal_actions()
        turn += 1
        match.play(legal[turn * 7 % len(legal)])


@pytest.mark.parametrize("players", [0, 3, "two", True, 1.5])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(InvalidOption, match="cave-vs-cave is for 1 or 2 players"):
        tables(players)
