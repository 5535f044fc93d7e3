"""All furnishings: cost, printed points, set and colour, and that each of them has tests of its own."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import caverna
from caverna.cave_farmers.furnishings import FURNISHINGS
from caverna.cave_farmers.game import Game
from caverna.game import InvalidOption
from tests.cave_farmers.printed import FULL, FULL_ONLY_IDS, IDS, INTRODUCTORY, PRINTED, STAR, Row
from tests.cave_farmers.rounds import new
from tests.cave_farmers.scenario import furnish, give, offered, play, player, start, supply
from tests.rules import rule

ADDED: list[Row] = [
    (tile.id, tile.cost.to_dict(), STAR if tile.star else int(tile.points), tile.kit, tile.colour)
    for tile in FURNISHINGS
    if tile.id not in IDS
]
"""Furnishings that are not in the box."""
TABLE = PRINTED + ADDED
PLENTY = {"wood": 9, "stone": 9, "ore": 9, "grain": 9, "vegetable": 9, "food": 9, "gold": 9}
# What is in hand after paying exactly the cost on d3, beside the entry-level dwelling, by Housework with its Dog.
AT_ONCE: dict[str, dict[str, int]] = {
    "stone-carver": {"stone": 2},
    "blacksmith": {"ore": 2},
    "dog-school": {"wood": 1},
    "state-parlor": {"food": 2},
}

COLUMNS = ("tile", "cost", "points", "kit", "colour")


def table(*columns: str, rows: list[Row] = TABLE) -> pytest.MarkDecorator:
    """Some columns of every row."""
    chosen = [tuple(row[COLUMNS.index(column)] for column in columns) for row in rows]
    return pytest.mark.parametrize(columns, chosen, ids=[row[0] for row in rows])


def at_housework(goods: dict[str, int], kit: str = FULL) -> Game:
    game = start(furnishings=kit)
    give(game, **goods)
    return play(game, "place housework")


def bonuses(*tiles: str) -> int:
    game = start()
    furnish(game, *tiles)
    return game.score_sheet(0)["bonuses"]


@rule("farmers", 1, 6)
def test_there_are_48_kinds_of_furnishing() -> None:
    assert len(PRINTED) == len(IDS) == 48
    assert sorted(tile.id for tile in FURNISHINGS) == sorted(row[0] for row in TABLE)


@rule("farmers", 1, 6)
@pytest.mark.parametrize(("colour", "count"), [("orange", 6), ("green", 24), ("yellow", 18)])
def test_six_dwellings_24_green_and_18_yellow_tiles(colour: str, count: int) -> None:
    assert sum(tile.colour == colour for tile in FURNISHINGS if tile.id in IDS) == count


@rule("farmers", 18, 4)
@table("tile", "cost", rows=PRINTED)
def test_exactly_the_printed_cost_is_paid(tile: str, cost: dict[str, int]) -> None:
    game = play(at_housework(cost), f"furnish {tile}", "at d3")
    assert supply(game) == AT_ONCE.get(tile, {}) | {"dog": 1}
    assert game.view()["players"][0]["furnishings"] == [{"id": tile, "cell": "d3"}]


@rule("farmers", 18, 4)
@pytest.mark.parametrize(
    ("tile", "cost", "good"),
    [(tile, cost, good) for tile, cost, *_ in TABLE for good in cost],
    ids=[f"{tile}-{good}" for tile, cost, *_ in TABLE for good in cost],
)
def test_a_furnishing_is_not_offered_with_one_good_too_few(tile: str, cost: dict[str, int], good: str) -> None:
    assert tile in offered(at_housework(PLENTY | cost), "furnish")
    assert tile not in offered(at_housework(PLENTY | cost | {good: cost[good] - 1}), "furnish")


@rule("farmers", 18, 5)
@table("tile", "points")
def test_a_furnishing_scores_its_printed_points(tile: str, points: int | None) -> None:
    game = start()
    furnish(game, tile)
    assert game.score_sheet(0)["furnishings"] == (points or 0)


@rule("farmers", 18, 5)
@table("tile", "points")
def test_the_star_is_printed_where_only_a_bonus_counts(tile: str, points: int | None) -> None:
    row = next(row for row in FURNISHINGS if row.id == tile)
    assert row.star == (points is STAR)


@rule("farmers", 1, 6)
@table("tile", "kit")
def test_the_introductory_game_has_27_of_the_furnishings(tile: str, kit: str) -> None:
    game = at_housework(PLENTY, INTRODUCTORY)
    assert (tile in offered(game, "furnish")) == (kit == INTRODUCTORY)
    assert len(IDS & set(offered(game, "furnish"))) == 27


@rule("farmers", 1, 6)
def test_the_full_game_has_all_48_furnishings() -> None:
    assert sorted(offered(at_housework(PLENTY), "furnish")) == sorted(row[0] for row in TABLE)


@rule("farmers", 1, 6)
@table("tile", "colour")
def test_the_name_tag_has_its_colour(tile: str, colour: str) -> None:
    assert next(row for row in FURNISHINGS if row.id == tile).colour == colour


@rule("farmers", 23, 10)
@table("tile", "colour")
def test_only_yellow_tiles_count_for_the_main_storage(tile: str, colour: str) -> None:
    together = bonuses(tile, "main-storage") if tile != "main-storage" else bonuses(tile)
    alone = bonuses(tile) if tile != "main-storage" else 0
    yellow = 1 if tile == "main-storage" else 1 + (colour == "yellow")
    assert together - alone == 2 * yellow


@rule("farmers", 18, 6)
def test_furnish_a_dwelling_offers_the_six_orange_tiles_only() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    give(game, **PLENTY)
    play(game, "place urgent-wish-for-children", "choose dwelling")
    assert sorted(offered(game, "furnish")) == sorted(row[0] for row in TABLE if row[4] == "orange")


@rule("farmers", 1, 4)
def test_nobody_starts_with_a_furnishing_but_the_entry_level_dwelling() -> None:
    game = start()
    assert player(game).room == 2
    assert game.view()["players"][0]["furnishings"] == []
    assert game.score_sheet(0)["furnishings"] == 0


# Every furnishing has tests of its own.

MODULES = (
    "test_dwellings.py", "test_rooms.py", "test_office_room.py", "test_materials.py", "test_income_furnishings.py",
    "test_food_furnishings.py", "test_yellow_furnishings.py", "test_furnishing.py",
)  # fmt: skip
REFUSALS = {"not", "no", "never", "nothing", "nobody", "only", "without"}


@cache
def furnishings_by_test() -> dict[str, set[str]]:
    """The furnishings in the name of each test."""
    found: dict[str, set[str]] = {}
    for module in MODULES:
        tree = ast.parse((Path(__file__).parent / module).read_text(encoding="utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                found[node.name] = furnishings_in(node.name)
    return found


def furnishings_in(name: str) -> set[str]:
    """Longest names first: a Mixed dwelling is not a Dwelling here."""
    found: set[str] = set()
    for tile in sorted((row[0] for row in TABLE), key=len, reverse=True):
        shorter = re.sub(rf"_{tile.replace('-', '_')}(?=_|$)", "_", name)
        if shorter != name:
            found.add(tile)
        name = shorter
    return found


@rule("farmers", 1, 6)
@table("tile")
def test_every_furnishing_has_a_test_where_it_works_and_one_where_it_must_not(tile: str) -> None:
    names = {name for name, tiles in furnishings_by_test().items() if tile in tiles}
    refusing = {name for name in names if REFUSALS & set(name.split("_"))}
    assert refusing
    assert names - refusing


# the two sets


@rule("rulings", "F20")
def test_the_full_set_is_the_default() -> None:
    tiles = new(2).view()["furnishings"]
    assert sorted(tiles) == sorted(row[0] for row in TABLE)
    assert new(2) == new(2, furnishings="full")


@rule("rulings", "F20")
def test_the_introductory_set_leaves_out_the_tiles_of_the_full_game() -> None:
    tiles = new(2, furnishings="introductory").view()["furnishings"]
    assert len(IDS & set(tiles)) == 27
    assert not FULL_ONLY_IDS & set(tiles)


@rule("rulings", "F20")
def test_a_furnishing_that_is_not_in_the_set_cannot_be_built() -> None:
    game = start(furnishings="introductory")
    give(game, wood=9, stone=9, ore=9, food=9, gold=9, grain=9, vegetable=9)
    play(game, "place housework")
    assert len(IDS & set(offered(game, "furnish"))) == 27
    assert "dog-school" not in offered(game, "furnish")


@rule("rulings", "F20")
def test_other_sets_of_furnishings_are_refused() -> None:
    with pytest.raises(InvalidOption, match="furnishings"):
        caverna.new_game("cave-farmers", players=2, furnishings="all")
