"""The draft: as few walls as the chosen room needs."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.drafts import draft, drafting, fill
from tests.cave_vs_cave.scenario import build, clear, furnish, give, offered, play, player, show, start, turn_up
from tests.rules import rule

FEWEST = [
    ("shelf", "", (), 3, {"d2", "d3", "e2", "e3", "e4", "e5"}),
    ("food-corner", "", (), 3, {"d1", "e1", "d5"}),
    ("parlor", "", (), 3, {"f5"}),
    ("treasury", "", (), 3, {"f5 west"}),
    ("tunnel", "", (), 3, {"d2 east", "d3 east", "e2 west", "e3 west", "e4 west", "e5 north"}),
    ("tunnel", "", (), 1, {"d2 east", "d3 east", "e2 west", "e3 west", "e4 west", "e5 north"}),
    ("tunnel", "", (), 0, set()),
    ("tunnel", "", ("d2 e2",), 3, {"d2", "e2"}),
    ("parlor", "f5", (), 3, {"d1 east", "d1 south", "e1 south", "e1 west", "d5 north", "d5 east"}),
    ("treasury", "f5", (), 3, {"d1 east south", "e1 south west", "d5 north east"}),
    ("treasury", "f5", (), 2, {"d1 east south", "e1 south west", "d5 north east"}),
    ("treasury", "f5", (), 1, set()),
    ("treasury", "f5 d1 e1 d5", (), 3, {
        "d2 north east south", "d3 north east south", "e2 north south west", "e3 north south west",
        "e4 north south west", "e5 north east west",
    }),
    ("food-corner", "d1 e1 d5", (), 3, {
        "d2 north", "d2 south", "d3 north", "d3 south", "e2 north", "e2 south", "e3 north", "e3 south", "e4 north",
        "e4 south", "e5 east", "e5 west",
    }),
    ("shelf", "d2 d3 e2 e3 e4 e5", (), 3, set()),
    ("treasury", "f5", ("d1 e1",), 3, {"d1 south", "e1 south"}),
]  # fmt: skip


CAVERNS = [
    (3, "parlor", {"x"}),
    (2, "storeroom", {"x"}),
    (3, "treasury", {"x east"}),
    (2, "treasury", {"x east south"}),
    (2, "parlor", {"x east", "x south"}),
    (3, "prospecting-site", {"d3"}),
]


@rule("caves", 17, 5)
@pytest.mark.parametrize(
    ("room", "filled", "built", "walls", "places"), FEWEST, ids=[f"{row[0]}-{row[1]}-{row[3]}" for row in FEWEST]
)
def test_a_room_goes_wherever_it_needs_the_fewest_walls_and_nowhere_else(
    room: str, filled: str, built: tuple[str, ...], walls: int, places: set[str]
) -> None:
    game = drafting(room, "stall")
    others = ("warehouse", "storeroom", "gold-vein", "bakehouse", "state-room", "junction-room")
    for other, cell in zip(others, filled.split(), strict=False):
        furnish(game, other, cell)
    build(game, *built)
    player(game).walls = walls
    assert (room in offered(game, "furnish")) == bool(places)
    if places:
        assert set(offered(play(game, f"furnish {room}"), "place")) == places


@rule("caves", 17, 5)
@pytest.mark.parametrize(("side", "room", "places"), CAVERNS, ids=[f"{row[0]}-{row[1]}" for row in CAVERNS])
def test_the_cavern_counts_among_the_spaces(side: int, room: str, places: set[str]) -> None:
    game = drafting(room)
    fill(game, but="d3")
    player(game).add_cavern(side)
    assert set(offered(play(game, f"furnish {room}"), "place")) == places


@rule("caves", 17, 5)
def test_the_fewest_walls_are_asked_of_the_chosen_room_only() -> None:
    game = drafting("shelf", "tunnel")
    assert set(offered(game, "furnish")) == {"shelf", "tunnel"}  # the shelf needs no wall, the tunnel one


@rule("caves", 17, 6)
def test_added_walls_come_from_the_private_ones() -> None:
    game = play(drafting("treasury"), "furnish treasury", "place f5 west")
    view = game.view()
    assert [p["private_walls"] for p in view["players"]] == [2, 3]
    assert [p["walls"] for p in view["players"]] == [1, 0]


@rule("caves", 17, 6)
def test_an_added_wall_counts_for_the_neighbour_too() -> None:
    game = drafting("tunnel")
    player(game, 1).finished = 1
    turn_up(play(game, "furnish tunnel", "place d2 east"))
    show(game, "junction-room")
    assert offered(play(game, "furnish junction-room"), "place") == ["e2"]


@rule("caves", 17, 6)
def test_a_drafted_wall_stands_where_it_was_put() -> None:
    game = play(drafting("treasury"), "furnish treasury", "place f5 west")
    cells = {cell["cell"]: cell["walls"] for cell in game.view()["players"][0]["cells"]}
    assert cells["f5"] == {"north": "rock", "east": "rock", "south": "rock", "west": "built"}
    assert cells["e5"] == {"south": "rock", "east": "built"}
    assert not [sides for name, sides in cells.items() if name not in ("e5", "f5") and "built" in sides.values()]


@rule("caves", 17, 6)
def test_example_of_the_rules_for_wall_pictures() -> None:
    """The Sacrificial Altar suits a corner, the Spinning Wheel no space between two opposing walls."""
    game = start()
    clear(game, "d1 d2")
    build(game, "d2 e2")
    show(game, "sacrificial-altar", "spinning-wheel")
    give(game, wood=9, stone=9, gold=9)
    play(game, "take housework", "furnish for 1 gold")
    altar, wheel = play(game.copy(), "furnish sacrificial-altar"), play(game, "furnish spinning-wheel")
    assert offered(altar, "at") == ["d1", "d3"]
    assert offered(wheel, "at") == ["d3"]


@rule("rulings", "C19")
def test_a_drafted_room_takes_the_fewest_walls_over_all_empty_spaces() -> None:
    game = draft(cells="d3 d1 f5", display="parlor", walls=3)
    play(game, "furnish parlor")
    assert offered(game, "place") == ["f5"]  # three walls are there already


@rule("rulings", "C19")
def test_every_space_and_edges_with_the_fewest_walls_are_a_choice() -> None:
    game = draft(cells="d3 d1", display="parlor", walls=3)
    play(game, "furnish parlor")
    assert set(offered(game, "place")) == {"d1 east", "d1 south"}  # d3 would need two
    play(game, "place d1 south")
    assert game.view()["players"][0]["private_walls"] == 2
    assert game.view()["players"][0]["walls"] == 1


@rule("rulings", "C19")
def test_the_cavern_is_one_of_the_spaces_for_a_drafted_room() -> None:
    game = draft(cells="d3", display="treasury parlor", walls=3)
    player(game).add_cavern(2)
    game.spare_cavern = 0
    assert offered(play(game.copy(), "furnish treasury"), "place") == ["x east south"]  # d3 would need three
    assert set(offered(play(game, "furnish parlor"), "place")) == {"x east", "x south"}


@rule("rulings", "C19")
def test_the_fewest_walls_concern_the_chosen_room_not_the_choice_of_a_room() -> None:
    game = draft(cells="d3", display="shelf treasury", walls=3)
    assert offered(game, "furnish") == ["shelf", "treasury"]
    play(game, "furnish treasury")
    assert offered(game, "place") == ["d3 north east south"]


@rule("rulings", "C19")
@pytest.mark.parametrize(("walls", "offer"), [(3, ["treasury"]), (2, [])])
def test_a_drafted_room_takes_no_more_walls_than_the_player_has(walls: int, offer: list[str]) -> None:
    game = draft(cells="d3 d2", display="treasury shelf", walls=walls)
    assert [room for room in offered(game, "furnish") if room == "treasury"] == offer
