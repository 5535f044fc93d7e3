"""The reference says what is printed: numbers typed here from the components, not from the engine."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import caverna
from caverna.game import OVER, InvalidOption
from caverna.locale import translator_for
from tests.cave_farmers.printed import IDS, PRINTED, Row

LOOT = {
    1: ["weapons", "wood", "dog"], 2: ["grain", "sheep"], 3: ["stone", "donkey"], 4: ["vegetable", "ore"],
    5: ["boar"], 6: ["gold"], 7: ["furnish"], 8: ["stable"], 9: ["tunnel", "small-pasture"],
    10: ["cattle", "large-pasture"], 11: ["meadow", "dwelling"], 12: ["field", "sow"], 14: ["cavern", "breed"],
}  # fmt: skip
SOLO_CARDS = {
    1: "blacksmithing", 2: "sheep-farming", 3: "ore-mine-construction", 4: "wish-for-children", 5: "donkey-farming",
    6: "ruby-mine-construction", 7: "ore-delivery", 8: "family-life", 10: "ore-trading", 11: "adventure",
    12: "ruby-delivery",
}  # fmt: skip


def tables(players: int | None = None) -> dict[str, Any]:
    return caverna.reference("cave-farmers", players)


def space(id: str, players: int) -> dict[str, Any]:
    (row,) = [row for row in tables(players)["spaces"] if row["id"] == id]
    found: dict[str, Any] = row
    return found


@pytest.mark.parametrize("printed", PRINTED, ids=lambda printed: printed[0])
def test_set_colour_cost_and_points_of_each_furnishing(printed: Row) -> None:
    id, cost, points, kit, colour = printed
    (row,) = [row for row in tables()["furnishings"] if row["id"] == id]
    assert (row["cost"], row["points"], row["set"], row["colour"]) == (cost, points, kit, colour)


def test_there_are_48_furnishings_27_of_them_introductory() -> None:
    ids = [row["id"] for row in tables()["furnishings"]]
    assert len(ids) == len(set(ids))
    rows = [row for row in tables()["furnishings"] if row["id"] in IDS]
    assert len(rows) == 48
    assert [row["set"] for row in rows].count("introductory") == 27
    assert [row["set"] for row in rows].count("full") == 21
    colours = [row["colour"] for row in rows]
    assert [colours.count(colour) for colour in ("orange", "green", "yellow")] == [6, 24, 18]


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
def test_the_number_of_action_spaces_for_each_number_of_players(players: int) -> None:
    rows = tables(players)["spaces"]
    printed = [row for row in rows if row["stage"] == 0]
    wishes = [row for row in rows if row["id"].endswith("wish-for-children")]
    assert len(rows) - len(wishes) + 1 == (19, 23, 27, 25, 31, 31, 34)[players - 1]
    assert len(printed) == (8, 12, 15, 13, 19, 19, 22)[players - 1]
    assert tables(players)["setup"][0]["spaces"] == len(printed)
    assert len({row["id"] for row in rows}) == len(rows)
    assert all(row["players"] == [players] for row in rows)


def test_a_solo_game_covers_four_spaces_and_has_no_exploration() -> None:
    ids = {row["id"] for row in tables(1)["spaces"]}
    assert not ids & {"drift-mining", "starting-player", "supplies", "clearing", "exploration"}


@pytest.mark.parametrize(
    ("id", "players", "first", "more"),
    [
        ("logging", 2, {"wood": 3}, {"wood": 1}),
        ("logging", 4, {"wood": 3}, {"wood": 3}),
        ("excavation", 3, {"stone": 1}, {"stone": 1}),
        ("excavation", 4, {"stone": 2}, {"stone": 1}),
        ("ore-mining", 1, {"ore": 2}, {"ore": 1}),
        ("ore-mining", 7, {"ore": 3}, {"ore": 2}),
        ("sustenance", 5, {"grain": 1}, {"vegetable": 1}),
        ("strip-mining", 3, {"ore": 1}, {"stone": 1}),
        ("large-depot", 7, {"wood": 2, "ore": 1, "stone": 1}, {"wood": 1, "ore": 1, "stone": 1}),
        ("ruby-delivery", 2, {"ruby": 2}, {"ruby": 1}),
        ("ore-delivery", 2, {"stone": 1, "ore": 1}, {"stone": 1, "ore": 1}),
        ("starting-player", 3, {"food": 1}, {"food": 1}),
        ("fence-building", 6, {"wood": 2}, {"wood": 1}),
    ],
)
def test_what_gathers_on_a_space(id: str, players: int, first: dict[str, int], more: dict[str, int]) -> None:
    assert space(id, players)["accumulates"] == {"first": first, "more": more}


@pytest.mark.parametrize(
    ("id", "players", "actions", "connective"),
    [
        ("drift-mining", 2, ["take stone", "tile cavern tunnel"], "and-or"),
        ("logging", 2, ["take wood", "expedition 1"], "and-then-or"),
        ("starting-player", 2, ["take food", "starting-player", "gain 2 ore"], "and"),
        ("starting-player", 4, ["take food", "starting-player", "gain 1 ruby"], "and"),
        ("supplies", 2, ["gain 1 wood 1 stone 1 ore 1 food 2 gold"], None),
        ("housework", 2, ["gain 1 dog", "furnish"], "and-or"),
        ("forest-exploration", 3, ["take wood", "gain 1 vegetable"], "and"),
        ("forest-exploration", 4, ["take wood", "gain 2 food"], "and"),
        ("sustenance", 4, ["take grain vegetable", "tile meadow field"], "and-or"),
        ("ore-mining", 2, ["take ore", "gain-per-ore-mine 2 ore"], "and"),
        ("ruby-delivery", 2, ["take ruby", "gain-with-ruby-mines 2 1 ruby"], "and"),
        ("imitation", 3, ["imitate 4 food"], None),
        ("imitation", 4, ["imitate 2 food"], None),
        ("imitation-2", 6, ["imitate 1 food"], None),
        ("imitation-3", 7, ["imitate"], None),
        ("weekly-market", 5, ["gain 4 gold", "buy 1"], "and-then-or"),
        ("hardware-rental", 6, ["gain 2 wood", "expedition 2", "sow 2 grain 2 vegetable"], "and-then-or"),
        ("fence-building", 5, ["take wood", "(small-pasture 2 wood and-or large-pasture 4 wood)"], "and-then-or"),
        ("extension", 7, ["tile meadow field 1 wood", "tile cavern tunnel 1 stone"], "either-or"),
        ("blacksmithing", 2, ["forge 1 8", "expedition 3"], "and-then-or"),
        ("ore-mine-construction", 2, ["tile ore-mine deep-tunnel 3 ore", "expedition 2"], "and-then-or"),
        ("ruby-mine-construction", 2, ["tile ruby-mine tunnel", "tile ruby-mine deep-tunnel 1 ruby"], "either-or"),
        ("wish-for-children", 2, ["grow", "furnish-dwelling"], "either-or"),
        ("urgent-wish-for-children", 2, ["(furnish-dwelling and-then grow)", "gain 3 gold"], "either-or"),
        ("family-life", 2, ["grow", "sow 2 grain 2 vegetable"], "and-or"),
        ("exploration", 3, ["expedition 4"], None),
        ("ore-trading", 2, ["sell 3 2 ore 2 gold 1 food"], None),
        ("adventure", 2, ["forge 1 8", "(expedition 1 and-then expedition 1)"], "and-then-or"),
    ],
)
def test_what_can_be_done_on_a_space(id: str, players: int, actions: list[str], connective: str | None) -> None:
    row = space(id, players)
    assert [in_a_line(part) for part in row["actions"]] == actions
    assert row["connective"] == connective


def in_a_line(value: Any) -> str:
    """A part of a space as its ids and numbers."""
    match value:
        case {"parts": parts, "connective": connective}:
            return f"({f' {connective} '.join(map(in_a_line, parts))})"
        case {"do": do, **rest}:
            return " ".join([do, *filter(None, map(in_a_line, rest.values()))])
        case dict():
            return " ".join(f"{amount} {good}" for good, amount in value.items())
        case list():
            return " ".join(map(str, value))
    return str(value)


def test_every_space_offers_something() -> None:
    assert all(row["actions"] and all(row["actions"]) for row in tables()["spaces"])


def test_only_the_starting_player_and_imitation_cannot_be_imitated() -> None:
    apart = {row["id"].rstrip("-23") for row in tables()["spaces"] if row["note"] == "not-imitable"}
    assert apart == {"starting-player", "imitation"}


def test_loot_by_strength() -> None:
    rows = tables()["loot"]
    assert len(rows) == 23
    assert {n: [row["id"] for row in rows if row["strength"] == n] for n in LOOT} == LOOT


def test_loot_that_costs_something() -> None:
    priced = {row["id"]: row["cost"] for row in tables()["loot"] if row["cost"] != {}}
    assert priced == {
        "furnish": None,  # as the furnishing costs
        "small-pasture": {"wood": 1},
        "large-pasture": {"wood": 2},
        "dwelling": {"wood": 2, "stone": 2},
    }


def test_cards_of_a_solo_game_come_in_a_fixed_order() -> None:
    assert {row["round"]: row["cards"] for row in tables(1)["cards"]} == {n: [card] for n, card in SOLO_CARDS.items()}


@pytest.mark.parametrize("players", [2, 3, 7])
def test_cards_by_stage(players: int) -> None:
    cards = {row["round"]: sorted(row["cards"]) for row in tables(players)["cards"]}
    third = ["family-life", "ore-delivery"] if players == 2 else ["exploration", "family-life", "ore-delivery"]
    assert cards[1] == cards[2] == cards[3] == ["blacksmithing", "ore-mine-construction", "sheep-farming"]
    assert cards[4] == ["wish-for-children"]
    assert cards[5] == cards[6] == ["donkey-farming", "ruby-mine-construction"]
    assert cards[7] == cards[8] == third
    assert (9 in cards) == (players > 2)
    assert cards[10] == cards[11] == cards[12] == ["adventure", "ore-trading", "ruby-delivery"]
    assert [row["stage"] for row in tables(players)["cards"]] == [(n + 2) // 3 for n in sorted(cards)]


@pytest.mark.parametrize(
    ("players", "schedule"),
    [
        (1, "none none harvest one-food harvest harvest harvest harvest harvest harvest harvest"),
        (2, "none none harvest one-food harvest marker marker marker marker marker marker"),
        (4, "none none harvest one-food harvest marker marker marker marker marker marker marker"),
    ],
)
def test_harvest_schedule(players: int, schedule: str) -> None:
    assert [row["harvest"] for row in tables(players)["harvest"]] == schedule.split()


def test_question_marks_in_the_order_of_their_appearance() -> None:
    rows = [row for row in tables()["markers"] if row["marker"] == "question"]
    assert [row["harvest"] for row in sorted(rows, key=lambda row: int(row["appearance"]))] == [
        "none", "one-food", "partial",
    ]  # fmt: skip


def test_setup_of_each_number_of_players() -> None:
    rows = {row["players"][0]: row for row in tables()["setup"]}
    assert rows[1]["food"] == [2]
    assert rows[2]["food"] == [1, 1]
    assert rows[7]["food"] == [1, 1, 2, 3, 3, 3, 3]
    assert [len(rows[n]["rounds"]) for n in range(1, 8)] == [11, 11, 12, 12, 12, 12, 12]
    assert [rows[n]["markers"] for n in (1, 2, 3)] == [
        {"leaf": 0, "question": 0}, {"leaf": 3, "question": 3}, {"leaf": 4, "question": 3},
    ]  # fmt: skip


def test_prices_of_the_market() -> None:
    prices = {row["good"]: row["price"]["gold"] for row in tables()["market"]}
    assert [good for good in prices if prices[good] == 1] == ["wood", "stone", "ore", "grain", "sheep", "donkey"]
    assert [good for good in prices if prices[good] == 2] == ["vegetable", "dog", "boar"]
    assert [good for good in prices if prices[good] == 3] == ["cattle"]


def test_dogs_are_animals_but_no_farm_animals() -> None:
    kinds = {row["id"]: row["kind"] for row in tables()["goods"]}
    assert [good for good, kind in kinds.items() if kind == "farm-animal"] == ["sheep", "donkey", "boar", "cattle"]
    assert [good for good, kind in kinds.items() if kind == "animal"] == ["dog"]
    assert set(kinds.values()) == {"good", "animal", "farm-animal"}


def test_what_may_be_turned_into_food() -> None:
    assert [(row["pay"], row["food"]) for row in tables()["food_conversion"]] == [
        ({"ruby": 1}, 2), ({"grain": 1}, 1), ({"vegetable": 1}, 2), ({"sheep": 1}, 1), ({"donkey": 1}, 1),
        ({"donkey": 2}, 3), ({"boar": 1}, 2), ({"cattle": 1}, 3),
    ]  # fmt: skip


def test_trades_that_are_no_fixed_bundle() -> None:
    noted = [(row["note"], row["pay"], row["get"]) for row in tables(1)["trades"] if row["note"]]
    assert noted == [
        ("gold", {"gold": 2}, {"food": 1}), ("call", {"ruby": 1}, {}), ("disarm", {}, {}), ("save", {"ruby": 1}, {}),
    ]  # fmt: skip


def test_trades_of_furnishings_name_their_owner() -> None:
    owned = [(row["who"], row["pay"], row["get"]) for row in tables()["trades"] if row["who"] != "anybody"]
    assert ("trader", {"gold": 2}, {"wood": 1, "stone": 1, "ore": 1}) in owned
    assert ("beer-parlor", {"grain": 2}, {"food": 4}) in owned
    assert ("hunting-parlor", {"boar": 2}, {"gold": 2, "food": 2}) in owned
    assert {who for who, _, _ in owned} == {
        "trader", "cooking-cave", "hunting-parlor", "beer-parlor", "blacksmithing-parlor", "spare-part-storage",
        "peaceful-cave",
    }  # fmt: skip


def test_a_ruby_buys_one_of_ten_goods_or_a_tile() -> None:
    rows = [row for row in tables(2)["trades"] if row["pay"] == {"ruby": 1} and row["who"] == "anybody"]
    assert sum(row["get"] != {} and row["get"] != {"food": 2} for row in rows) == 10
    assert [row["tile"] for row in rows if row["tile"]] == ["field", "meadow", "tunnel"]
    assert [row["note"] for row in rows if row["note"]] == ["call"]


def test_the_scoring_table_has_the_categories_of_the_score_sheet() -> None:
    sheet = caverna.new_game("cave-farmers").score_sheet(0)
    assert {row["id"] for row in tables()["scoring"]} == set(sheet)


def test_points_of_tiles_and_penalties() -> None:
    points = {row["for"]: row["points"] for row in translator_for("en").reference("cave-farmers")["scoring"]}
    assert points["each small pasture"] == 2
    assert points["each large pasture"] == 4
    assert points["each ore mine"] == 3
    assert points["each ruby mine"] == 4
    assert points["each begging marker"] == -3
    assert points["each type of farm animal that you do not have"] == -2
    assert points["each cell of the home board with neither a tile nor a stable"] == -1


def test_what_is_printed_on_a_home_board() -> None:
    bonuses = {cell: row["bonus"] for row in tables()["home"] for cell in row["cells"] if row["bonus"]}
    assert bonuses == {"c1": {"boar": 1}, "a3": {"boar": 1}, "b4": {"food": 1}, "e4": {"food": 1}, "f1": {"food": 2}}


def test_only_a_solo_game_has_a_goal() -> None:
    assert tables(1)["goal"] == [{"players": [1], "beat": 100}]
    assert tables(2)["goal"] == []


@pytest.mark.parametrize("players", [None, 1, 2, 7])
def test_the_reference_is_plain_data(players: int | None) -> None:
    assert json.loads(json.dumps(tables(players))) == tables(players)


def test_a_caller_who_changes_the_reference_changes_nothing() -> None:
    before = json.dumps(tables())
    mine = tables()
    mine["furnishings"][0]["cost"]["wood"] = 99
    mine["questions"].clear()
    assert json.dumps(tables()) == before


def test_the_tables_have_the_columns_that_others_rely_on() -> None:
    wanted = {
        "furnishings": {"id", "set", "colour", "cost", "points"},
        "spaces": {"id", "players", "stage", "accumulates", "actions"},
        "loot": {"id", "strength"},
        "trades": {"pay", "get", "who"},
        "harvest": {"players", "round", "harvest"},
        "cards": {"players", "round", "stage", "cards"},
    }
    for name, columns in wanted.items():
        assert all(columns <= set(row) for row in tables()[name])


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7])
def test_every_question_and_every_argument_of_a_game_is_in_the_reference(players: int) -> None:
    words = tables()
    rows = {argument: {row["id"] for row in words[table]} for argument, table in words["arguments"].items()}
    generator = random.Random(players)
    game = caverna.new_game("cave-farmers", players=players)
    while game.turn != OVER:
        decision = game.decision()
        assert decision["question"] in words["questions"]
        for action in decision["actions"]:
            assert all(action[argument] in ids for argument, ids in rows.items() if argument in action)
        game.apply(generator.choice(game.legal_actions()))


@pytest.mark.parametrize("players", [0, 8, -1, True, "2", 2.0])
def test_a_wrong_number_of_players_is_refused(players: Any) -> None:
    with pytest.raises(InvalidOption, match="cave-farmers is for 1 to 7 players"):
        tables(players)


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    with pytest.raises(InvalidOption, match=r"no game 'chess'.*cave-farmers"):
        caverna.reference("chess")
