"""Effects as signs for clients: what they say is what the effects do."""

from __future__ import annotations

from typing import Any

import pytest

from caverna.cave_vs_cave.goods import GOODS
from caverna.cave_vs_cave.reference import reference
from tests.cave_vs_cave.scenario import clear, furnish, play, player, start

SIGNS: dict[str, dict[str, list[list[dict[str, Any]]]]] = reference()["signs"]


def told(table: str, id: str) -> list[list[dict[str, Any]]]:
    """The groups of a tile, a slot or a room, without what is empty."""
    return [[{key: value for key, value in sign.items() if value} for sign in group] for group in SIGNS[table][id]]


def test_everything_has_the_signs_of_its_effects() -> None:
    tables = reference()
    for table in ("actions", "rooms"):
        for row in tables[table]:
            groups = [[sign["effect"] for sign in group] for group in SIGNS[table][row["id"]]]
            if row.get("colour") == "blue":
                assert SIGNS[table][row["id"]][0][0]["on"]
            else:
                assert groups == row["effects"]
    assert len(SIGNS["bonus_slots"]) == len(tables["bonus_slots"])


@pytest.mark.parametrize(
    ("table", "id", "groups"),
    [
        ("actions", "housework", [
            [{"does": "furnish", "pay": {"food": 1}, "each": "dwarf"}],
            [{"does": "furnish", "pay": {"food": 5}}, {"does": "furnish", "pay": {"gold": 1}}],
        ]),
        ("actions", "breach", [[{"does": "raze", "get": {"stone": 2, "food": 3, "gold": 1}}]]),
        ("actions", "undermining", [
            [{"does": "activate", "count": 2, "on": ["two-rooms"]}, {"does": "dig", "through_walls": True}],
        ]),
        ("rooms", "tunnel", [[{"does": "goods", "get": {"food": 2}}],
                             [{"does": "goods", "get": {"stone": 1}, "most": {"stone": 2}}]]),
        ("rooms", "treasury", [[{"does": "goods", "get": {"food": 1, "gold": 1}, "least": {"gold": 3}}]]),
        ("rooms", "parlor", [[{"does": "raise"}]]),
        ("rooms", "food-corner", [[{"does": "raise", "count": 3, "get": {"food": 3}}]]),
        ("rooms", "junction-room", [[{"does": "three-goods", "count": 3, "get": {"gold": 2}}]]),
        ("rooms", "gold-donkey", [[{"does": "goods", "least": {"donkey": 2}, "get": {"gold": 1}, "each": "pair"}]]),
        ("rooms", "dungeon", [[{"does": "goods", "get": {"gold": 2}, "on": ["wall"]}]]),
        ("rooms", "equipment-room", [[{"does": "activate", "on": ["two-rooms", "three-rooms"]}]]),
        ("rooms", "prospecting-site", [
            [{"does": "goods", "pay": {"food": 1}, "get": {"gold": 1}, "on": ["undergrowth"]}],
        ]),
        ("bonus_slots", "2", [[{"does": "goods", "pay": {"iron": 1}, "get": {"weapon": 1}, "each": "any"}]]),
    ],
)  # fmt: skip
def test_a_sign_tells_what_is_printed(table: str, id: str, groups: list[list[dict[str, Any]]]) -> None:
    found = told(table, id)
    for group in found:
        for sign in group:
            sign.pop("effect", None)
            if sign["count"] == 1:
                del sign["count"]
    assert found == groups


def test_walls_are_short_where_a_room_would_fit_with_more() -> None:
    game = start(mode="era-1")
    clear(game, "e3")
    view = game.view()["players"][0]
    assert view["fits"]["parlor"] == []
    assert view["walls_short"]["parlor"] == {"d3": 2, "e3": 2}  # three walls; each has rock on one side
    assert "shelf" not in view["walls_short"]  # it fits already
    player(game).wall_south |= player(game).site_south
    view = game.view()["players"][0]
    assert view["fits"]["parlor"] == ["d3", "e3"]
    assert "parlor" not in view["walls_short"]
    assert view["walls_short"]["tunnel"] == {}  # two opposing walls: three are too many already


def test_a_decision_tells_which_tile_and_room_are_used() -> None:
    game = start(mode="era-1")
    furnish(game, "grindstone", "d3")
    assert (game.decision()["tile"], game.decision()["room"]) == (None, None)
    play(game, "take cultivation")
    assert (game.decision()["tile"], game.decision()["room"]) == ("cultivation", None)
    play(game, "activate 1 room", "activate grindstone")
    assert (game.decision()["tile"], game.decision()["room"]) == ("cultivation", "grindstone")


def test_a_room_is_usable_while_it_would_do_something() -> None:
    game = start(mode="era-1")
    furnish(game, "grindstone", "d3")
    assert game.view()["players"][0]["usable"] == ["cave-entrance", "grindstone"]
    player(game).goods[GOODS.index("emmer")] = 0
    assert game.view()["players"][0]["usable"] == ["cave-entrance"]
