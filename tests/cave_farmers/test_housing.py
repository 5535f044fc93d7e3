"""Keeping animals: what every area and every room holds."""

from __future__ import annotations

import pytest

from tests.cave_farmers.herds import TYPES, capacity, holds, home
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    harvest,
    lay,
    play,
    player,
    settle,
    start,
    supply,
)
from tests.cave_farmers.situations import has_room
from tests.rules import rule


def room(sheep: int, donkey: int, boar: int, cattle: int) -> dict[str, int]:
    return {"sheep": sheep, "donkey": donkey, "boar": boar, "cattle": cattle}


# what every area holds


@rule("farmers", 17, 1)
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({"small": "c4"}, room(2, 2, 2, 2)),
        ({"small": "c4", "stable": "c4"}, room(4, 4, 4, 4)),
        ({"large_across": "b4"}, room(4, 4, 4, 4)),
        ({"large_across": "b4", "stable": "b4"}, room(8, 8, 8, 8)),
        ({"large_across": "b4", "stable": "c4"}, room(8, 8, 8, 8)),
        ({"large_across": "b4", "stable": "b4 c4"}, room(16, 16, 16, 16)),
        ({"large_down": "c3"}, room(4, 4, 4, 4)),
        ({"large_down": "c3", "stable": "c3"}, room(8, 8, 8, 8)),
        ({"large_down": "c3", "stable": "c4"}, room(8, 8, 8, 8)),
        ({"large_down": "c3", "stable": "c3 c4"}, room(16, 16, 16, 16)),
        ({"meadow": "c4", "stable": "c4"}, room(1, 1, 1, 1)),
        ({"meadow": "c4"}, room(0, 0, 0, 0)),
        ({"stable": "b2"}, room(0, 0, 1, 0)),
        ({"stable": "b2 a1 c4"}, room(0, 0, 3, 0)),
        ({"ore_mine": "e3", "deep": "e2"}, room(0, 1, 0, 0)),
        ({"ruby_mine": "e3"}, room(0, 1, 0, 0)),
        ({"ore_mine": "e3", "ruby_mine": "e2 e1"}, room(0, 3, 0, 0)),
        ({"deep": "e3", "tunnel": "e2", "cavern": "d3 e1"}, room(0, 0, 0, 0)),
        ({"field": "c4 c3"}, room(0, 0, 0, 0)),
    ],
    ids=[
        "small pasture", "small pasture with stable", "large pasture", "large pasture with left stable",
        "large pasture with right stable", "large pasture with two stables", "upright large pasture",
        "upright large pasture with upper stable", "upright large pasture with lower stable",
        "upright large pasture with two stables", "meadow with stable", "meadow", "forest with stable",
        "forest with three stables", "ore mine", "ruby mine", "several mines", "tunnels and caverns", "fields",
    ],
)  # fmt: skip
def test_the_capacity_of_areas_by_type(tiles: dict[str, str], expected: dict[str, int]) -> None:
    game = home(**tiles)
    assert {kind: capacity(game, kind) for kind in TYPES} == expected


@rule("farmers", 17, 2)
@pytest.mark.parametrize(
    ("furnishing", "expected"),
    [
        ("mixed-dwelling", room(2, 2, 2, 2)),
        ("cuddle-room", room(2, 0, 0, 0)),
        ("breakfast-room", room(0, 0, 0, 3)),
        ("dwelling", room(0, 0, 0, 0)),
        ("couple-dwelling", room(0, 0, 0, 0)),
        ("additional-dwelling", room(0, 0, 0, 0)),
        ("stubble-room", room(0, 0, 0, 0)),
        ("guest-room", room(0, 0, 0, 0)),
        ("breeding-cave", room(0, 0, 0, 0)),
    ],
)
def test_the_capacity_of_furnishings_by_type(furnishing: str, expected: dict[str, int]) -> None:
    game = home(furnishing)
    assert {kind: capacity(game, kind) for kind in TYPES} == expected


@rule("farmers", 17, 2)
def test_the_entry_level_dwelling_holds_two_animals_of_one_type() -> None:
    game = home()
    assert all(holds(game, **{kind: 2}) for kind in TYPES)
    assert not any(holds(game, **{kind: 3}) for kind in TYPES)
    assert not any(holds(game, **{kind: 1, other: 1}) for kind in TYPES for other in TYPES if kind < other)


@rule("farmers", 17, 2)
def test_the_mixed_dwelling_holds_one_type_at_a_time() -> None:
    game = home("mixed-dwelling")
    assert holds(game, sheep=2, boar=2)
    assert holds(game, sheep=4)
    assert not holds(game, sheep=3, boar=1, cattle=1)
    assert not holds(game, sheep=1, boar=1, cattle=1)


@rule("farmers", 17, 3)
@pytest.mark.parametrize(
    "tiles", [{"small": "c4"}, {"large_across": "b4", "stable": "b4 c4"}], ids=["small pasture", "large pasture"]
)
def test_an_area_holds_one_type_at_a_time(tiles: dict[str, str]) -> None:
    game = home(**tiles)
    assert holds(game, cattle=2, sheep=1)
    assert not holds(game, cattle=2, sheep=1, boar=1)


@rule("farmers", 17, 3)
def test_two_small_pastures_side_by_side_stay_two_areas() -> None:
    game = home(small="c4 b4")
    assert holds(game, cattle=2, sheep=2, boar=2)
    assert not holds(game, cattle=2, sheep=3, boar=1)
    assert capacity(game, "sheep") == 4


@rule("farmers", 17, 1)
def test_stables_on_meadows_hold_a_type_each() -> None:
    game = home(meadow="c4 b4", stable="c4 b4")
    assert holds(game, cattle=2, sheep=1, boar=1)
    assert not holds(game, cattle=2, sheep=2, boar=1)


@rule("farmers", 17, 1)
def test_a_forest_stable_holds_any_animal_once_a_meadow_lies_under_it() -> None:
    game = start()
    lay(game, stable="c4")
    give(game, cattle=2, ruby=2)
    play(game, "trade ruby for meadow", "tile meadow c4", "trade ruby for sheep")
    assert supply(game) == {"cattle": 2, "sheep": 1}
    assert game.decision()["question"] == "place"


@rule("farmers", 17, 4)
def test_the_rooms_of_a_board_add_up() -> None:
    game = home("cuddle-room", "breakfast-room", small="c4", stable="a1", ore_mine="e3", ruby_mine="e2")
    assert holds(game, sheep=2, cattle=3, boar=1 + 2, donkey=2 + 2)
    assert not holds(game, sheep=3, cattle=3, boar=1 + 2, donkey=2 + 2)
    assert not holds(game, sheep=2, cattle=4, boar=1 + 2, donkey=2 + 2)
    assert not holds(game, sheep=2, cattle=3, boar=1 + 3, donkey=2 + 2)
    assert not holds(game, sheep=2, cattle=3, boar=1 + 2, donkey=2 + 3)


@rule("farmers", 17, 4)
def test_animals_are_rearranged_by_themselves_when_others_come() -> None:
    """Sheep that lived in a large pasture make room there for the cattle."""
    game = home(large_across="b4")
    give(game, sheep=2, cattle=3, ruby=1, food=1)
    assert settle(game).decision()["question"] == "place"
    play(game, "trade ruby + food for cattle")
    assert supply(game) == {"sheep": 2, "cattle": 4}
    assert game.decision()["question"] == "place"


@rule("rulings", "F11")
def test_a_set_of_animals_is_legal_when_some_arrangement_houses_it() -> None:
    game = start()
    lay(game, meadow="c4", small="b4", stable="b4 a1", ore_mine="e3", deep="e2")
    # 4 cattle behind the fence, 2 boars in the dwelling and one in the forest, a donkey in the mine, sheep and a dog
    assert has_room(game, cattle=4, boar=3, donkey=1, sheep=2, dog=1)
    assert not has_room(game, cattle=4, boar=3, donkey=1, sheep=3, dog=1)
    assert not has_room(game, cattle=4, boar=4, donkey=1, sheep=2, dog=1)
    assert not has_room(game, cattle=4, boar=3, donkey=2, sheep=2, dog=1)


@rule("rulings", "F11")
def test_the_state_holds_no_places_of_animals() -> None:
    """The same animals by different ways are the same state."""
    one, other = start(), start()
    for game in (one, other):
        lay(game, small="c4")
        give(game, ruby=2)
    play(one, "trade ruby for sheep", "trade ruby for boar")
    play(other, "trade ruby for boar", "trade ruby for sheep")
    assert one == other


@rule("farmers", 17, 3)
def test_neighbouring_small_pastures_hold_a_type_each() -> None:
    game = start()
    lay(game, small="c4 b4")
    assert has_room(game, sheep=2, donkey=2, boar=2)  # two pastures and the entry-level dwelling
    assert not has_room(game, sheep=2, donkey=2, boar=2, cattle=1)


@rule("farmers", 17, 3)
def test_neighbouring_small_pastures_have_a_capacity_each() -> None:
    game = start()
    lay(game, small="c4 b4")
    assert has_room(game, sheep=4, donkey=2)
    assert not has_room(game, sheep=3, donkey=3)  # six animals, but each type needs two areas


@rule("farmers", 17, 1)
def test_large_pasture_with_two_stables_holds_sixteen_of_one_type() -> None:
    game = start()
    lay(game, large_across="b4", stable="b4 c4")
    assert has_room(game, sheep=16, boar=2)
    assert not has_room(game, sheep=16, boar=3)
    assert not has_room(game, sheep=17, boar=2)


# rooms


@rule("farmers", 20, 1)
@pytest.mark.parametrize("dwarfs", [2, 3, 4, 5, 6])
def test_the_cuddle_room_holds_as_many_sheep_as_there_are_dwarfs(dwarfs: int) -> None:
    game = home("cuddle-room")
    family(game, *[0] * dwarfs)
    assert capacity(game, "sheep") == dwarfs


@rule("farmers", 20, 1)
def test_the_cuddle_room_counts_a_newborn_dwarf_at_once() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "cuddle-room", "dwelling")
    give(game, sheep=2, cattle=2, ruby=1)
    assert not holds(game, sheep=3, cattle=2)
    play(game, "place family-life", "choose grow", "trade ruby for sheep")
    assert supply(game) == {"sheep": 3, "cattle": 2}
    assert game.decision()["question"] != "overflow"


@rule("farmers", 20, 3)
@pytest.mark.parametrize(
    ("tiles", "expected"),
    [
        ({"field": "c4"}, 1),
        ({"field": "c4 c3 c2"}, 3),
        ({"field": "c4 c3 c2", "grain_1": "c4", "vegetable_2": "c3"}, 1),
        ({"field": "c4", "grain_3": "c4"}, 0),
    ],
)
def test_the_stubble_room_holds_one_animal_on_each_field_without_crops(tiles: dict[str, str], expected: int) -> None:
    game = home("stubble-room", **tiles)
    assert {kind: capacity(game, kind) for kind in TYPES} == dict.fromkeys(TYPES, expected)


@rule("farmers", 20, 3)
def test_each_stubble_field_has_a_type_of_its_own() -> None:
    game = home("stubble-room", field="c4 c3 c2")
    assert holds(game, cattle=2, sheep=1, donkey=1, boar=1)
    assert not holds(game, cattle=2, sheep=2, donkey=1, boar=1)


@rule("farmers", 20, 3)
def test_a_field_emptied_by_the_harvest_becomes_a_stubble_field() -> None:
    game = home("stubble-room", field="c4", vegetable_1="c4")
    give(game, food=9, cattle=2, sheep=0, ruby=1)
    give(game, seat=1, food=9)
    assert not holds(game, cattle=2, sheep=1)
    harvest(game)
    play(game, "trade ruby for sheep")
    assert supply(game) == {"vegetable": 1, "food": 5, "cattle": 2, "sheep": 1}
    assert game.decision()["question"] == "breed"


@rule("farmers", 19, 3)
def test_mixed_dwelling_holds_a_pair_of_one_type() -> None:
    game = start()
    furnish(game, "mixed-dwelling")
    assert player(game).room == 3
    assert has_room(game, sheep=2, cattle=2)
    assert has_room(game, sheep=4)
    assert not has_room(game, sheep=3, cattle=1)
    assert not has_room(game, sheep=1, cattle=1, boar=1)
