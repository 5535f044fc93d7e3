"""Keeping animals: what every area holds, dogs, and what happens to animals without room."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    harvest,
    lay,
    offered,
    offers,
    play,
    settle,
    start,
    supply,
)

TYPES = ("sheep", "donkey", "boar", "cattle")


def home(*furnishings: str, **tiles: str) -> Game:
    game = start()
    furnish(game, *furnishings)
    lay(game, 0, **tiles)
    return game


def holds(game: Game, **animals: int) -> bool:
    """Would a home board hold exactly these animals?"""
    trial = game.copy()
    give(trial, **{**dict.fromkeys(TYPES, 0), "dog": 0, **animals})
    return str(settle(trial).decision()["question"]) == "place"


def capacity(game: Game, kind: str, dogs: int = 0) -> int:
    """How many animals of a type find room while two of any other type fill the entry-level dwelling."""
    most = 0
    while all(holds(game, **{kind: most + 1, other: 2, "dog": dogs}) for other in TYPES if other != kind):
        most += 1
    return most


def room(sheep: int, donkey: int, boar: int, cattle: int) -> dict[str, int]:
    return {"sheep": sheep, "donkey": donkey, "boar": boar, "cattle": cattle}


# what every area holds


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
def test_an_area_holds_so_many_of_each_type(tiles: dict[str, str], expected: dict[str, int]) -> None:
    game = home(**tiles)
    assert {kind: capacity(game, kind) for kind in TYPES} == expected


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
def test_a_furnishing_holds_so_many_of_each_type(furnishing: str, expected: dict[str, int]) -> None:
    game = home(furnishing)
    assert {kind: capacity(game, kind) for kind in TYPES} == expected


def test_the_entry_level_dwelling_holds_two_animals_of_one_type() -> None:
    game = home()
    assert all(holds(game, **{kind: 2}) for kind in TYPES)
    assert not any(holds(game, **{kind: 3}) for kind in TYPES)
    assert not any(holds(game, **{kind: 1, other: 1}) for kind in TYPES for other in TYPES if kind < other)


def test_the_mixed_dwelling_holds_one_type_at_a_time() -> None:
    game = home("mixed-dwelling")
    assert holds(game, sheep=2, boar=2)
    assert holds(game, sheep=4)
    assert not holds(game, sheep=3, boar=1, cattle=1)
    assert not holds(game, sheep=1, boar=1, cattle=1)


@pytest.mark.parametrize(
    "tiles", [{"small": "c4"}, {"large_across": "b4", "stable": "b4 c4"}], ids=["small pasture", "large pasture"]
)
def test_an_area_holds_one_type_at_a_time(tiles: dict[str, str]) -> None:
    game = home(**tiles)
    assert holds(game, cattle=2, sheep=1)
    assert not holds(game, cattle=2, sheep=1, boar=1)


def test_two_small_pastures_side_by_side_stay_two_areas() -> None:
    game = home(small="c4 b4")
    assert holds(game, cattle=2, sheep=2, boar=2)
    assert not holds(game, cattle=2, sheep=3, boar=1)
    assert capacity(game, "sheep") == 4


def test_stables_on_meadows_hold_a_type_each() -> None:
    game = home(meadow="c4 b4", stable="c4 b4")
    assert holds(game, cattle=2, sheep=1, boar=1)
    assert not holds(game, cattle=2, sheep=2, boar=1)


def test_a_forest_stable_holds_any_animal_once_a_meadow_lies_under_it() -> None:
    game = start()
    lay(game, stable="c4")
    give(game, cattle=2, ruby=2)
    play(game, "trade ruby for meadow", "tile meadow c4", "trade ruby for sheep")
    assert supply(game) == {"cattle": 2, "sheep": 1}
    assert game.decision()["question"] == "place"


def test_the_rooms_of_a_board_add_up() -> None:
    game = home("cuddle-room", "breakfast-room", small="c4", stable="a1", ore_mine="e3", ruby_mine="e2")
    assert holds(game, sheep=2, cattle=3, boar=1 + 2, donkey=2 + 2)
    assert not holds(game, sheep=3, cattle=3, boar=1 + 2, donkey=2 + 2)
    assert not holds(game, sheep=2, cattle=4, boar=1 + 2, donkey=2 + 2)
    assert not holds(game, sheep=2, cattle=3, boar=1 + 3, donkey=2 + 2)
    assert not holds(game, sheep=2, cattle=3, boar=1 + 2, donkey=2 + 3)


def test_animals_are_rearranged_by_themselves_when_others_come() -> None:
    """Sheep that lived in a large pasture make room there for the cattle."""
    game = home(large_across="b4")
    give(game, sheep=2, cattle=3, ruby=1, food=1)
    assert settle(game).decision()["question"] == "place"
    play(game, "trade ruby + food for cattle")
    assert supply(game) == {"sheep": 2, "cattle": 4}
    assert game.decision()["question"] == "place"


# rooms


@pytest.mark.parametrize("dwarfs", [2, 3, 4, 5, 6])
def test_the_cuddle_room_holds_as_many_sheep_as_there_are_dwarfs(dwarfs: int) -> None:
    game = home("cuddle-room")
    family(game, *[0] * dwarfs)
    assert capacity(game, "sheep") == dwarfs


def test_the_cuddle_room_counts_a_newborn_dwarf_at_once() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "cuddle-room", "dwelling")
    give(game, sheep=2, cattle=2, ruby=1)
    assert not holds(game, sheep=3, cattle=2)
    play(game, "place family-life", "choose grow", "trade ruby for sheep")
    assert supply(game) == {"sheep": 3, "cattle": 2}
    assert game.decision()["question"] != "overflow"


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


def test_each_stubble_field_has_a_type_of_its_own() -> None:
    game = home("stubble-room", field="c4 c3 c2")
    assert holds(game, cattle=2, sheep=1, donkey=1, boar=1)
    assert not holds(game, cattle=2, sheep=2, donkey=1, boar=1)


def test_a_field_emptied_by_the_harvest_becomes_a_stubble_field() -> None:
    game = home("stubble-room", field="c4", vegetable_1="c4")
    give(game, food=9, cattle=2, sheep=0, ruby=1)
    give(game, seat=1, food=9)
    assert not holds(game, cattle=2, sheep=1)
    harvest(game)
    play(game, "trade ruby for sheep")
    assert supply(game) == {"vegetable": 1, "food": 5, "cattle": 2, "sheep": 1}
    assert game.decision()["question"] == "breed"


# dogs


def test_dogs_need_no_room_and_take_none() -> None:
    game = home()
    assert holds(game, dog=9)
    assert holds(game, dog=9, cattle=2)
    assert not holds(game, dog=9, cattle=3)


@pytest.mark.parametrize("dogs", [1, 2, 3, 7])
def test_dogs_on_a_meadow_watch_one_sheep_more_than_there_are_dogs(dogs: int) -> None:
    assert capacity(home(meadow="c4"), "sheep", dogs) == dogs + 1


@pytest.mark.parametrize("kind", ["donkey", "boar", "cattle"])
@pytest.mark.parametrize(
    ("tiles", "expected"), [({"meadow": "c4"}, 0), ({"small": "c4"}, 2)], ids=["meadow", "pasture"]
)
def test_dogs_watch_sheep_only(kind: str, tiles: dict[str, str], expected: int) -> None:
    assert capacity(home(**tiles), kind, 5) == expected


@pytest.mark.parametrize(
    ("tiles", "by_dogs"),
    [
        ({"meadow": "c4"}, [0, 2, 3, 4, 5, 6, 7]),
        ({"meadow": "c4", "stable": "c4"}, [1, 2, 3, 4, 5, 6, 7]),
        ({"small": "c4"}, [2, 2, 3, 4, 5, 6, 7]),
        ({"small": "c4", "stable": "c4"}, [4, 4, 4, 4, 5, 6, 7]),
        ({"large_across": "b4"}, [4, 4, 4, 4, 5, 6, 7]),
        ({"large_down": "c3", "stable": "c4"}, [8, 8, 8, 8, 8, 8, 8]),
    ],
    ids=[
        "meadow", "meadow with stable", "small pasture", "small pasture with stable", "large pasture",
        "large pasture with stable",
    ],
)  # fmt: skip
def test_an_area_holds_its_normal_number_of_sheep_or_those_that_dogs_watch(
    tiles: dict[str, str], by_dogs: list[int]
) -> None:
    game = home(**tiles)
    assert [capacity(game, "sheep", dogs) for dogs in range(7)] == by_dogs


@pytest.mark.parametrize(
    ("dogs", "expected"), [(7, 8), (8, 9), (15, 16), (16, 17)], ids=["7 on 8", "8 on 8", "15 on 16", "16 on 16"]
)
def test_many_dogs_watch_more_sheep_than_stables_would_hold(dogs: int, expected: int) -> None:
    stable = "b4" if dogs < 10 else "b4 c4"
    assert capacity(home(large_across="b4", stable=stable), "sheep", dogs) == expected


def test_a_large_pasture_is_one_area_for_dogs() -> None:
    assert capacity(home(large_across="b4"), "sheep", 4) == 5
    assert capacity(home(small="b4 c4"), "sheep", 4) == 7


@pytest.mark.parametrize(("dogs", "expected"), [(1, 2), (2, 4), (3, 6), (4, 7), (6, 9)])
def test_dogs_spread_over_meadows_watch_a_sheep_more_on_each(dogs: int, expected: int) -> None:
    assert capacity(home(meadow="c4 b4 a4"), "sheep", dogs) == expected


def test_dogs_watch_on_a_meadow_while_the_pasture_keeps_its_normal_number() -> None:
    game = home(meadow="c4", small="b4")
    assert [capacity(game, "sheep", dogs) for dogs in range(4)] == [2, 4, 5, 6]
    assert holds(game, cattle=2, boar=2, sheep=3, dog=2)
    assert not holds(game, cattle=2, boar=2, sheep=4, dog=2)


def test_a_pasture_that_dogs_watch_holds_no_other_type() -> None:
    game = home(small="c4")
    assert holds(game, cattle=2, sheep=4, dog=3)
    assert not holds(game, cattle=2, sheep=4, dog=3, boar=1)
    assert not holds(game, cattle=2, sheep=1, dog=3, boar=1)


def test_the_stable_of_a_meadow_that_dogs_watch_is_not_used() -> None:
    game = home(meadow="c4", stable="c4")
    assert holds(game, cattle=2, sheep=2, dog=1)
    assert not holds(game, cattle=2, sheep=3, dog=1)
    assert not holds(game, cattle=2, sheep=2, dog=1, boar=1)


@pytest.mark.parametrize(
    "tiles",
    [{}, {"stable": "b2"}, {"field": "c4 c3"}, {"tunnel": "e3"}, {"ore_mine": "e3", "deep": "e2"}, {"ruby_mine": "e3"}],
    ids=["forest", "stabled forest", "fields", "tunnel", "ore mine", "ruby mine"],
)
def test_dogs_watch_on_meadows_and_pastures_only(tiles: dict[str, str]) -> None:
    assert capacity(home(**tiles), "sheep", 3) == 0


@pytest.mark.parametrize(("furnishing", "expected"), [("cuddle-room", 2), ("mixed-dwelling", 2), ("breakfast-room", 0)])
def test_dogs_do_not_watch_in_rooms(furnishing: str, expected: int) -> None:
    assert capacity(home(furnishing), "sheep", 5) == expected


def test_dogs_do_not_watch_on_stubble_fields() -> None:
    assert capacity(home("stubble-room", field="c4 c3"), "sheep", 5) == 2


# overflow


def test_animals_without_room_are_settled_at_once_and_nothing_else_is_offered() -> None:
    game = home()
    give(game, sheep=2, donkey=2, boar=1, cattle=1, dog=3, wood=5, stone=5)
    settle(game)
    assert game.decision()["question"] == "overflow"
    assert set(offers(game)) == {"eat sheep", "eat donkey", "eat 2 donkey", "eat boar", "eat cattle"}


@pytest.mark.parametrize(
    ("animals", "action", "left"),
    [
        ({"sheep": 3}, "eat sheep", {"sheep": 2, "food": 1}),
        ({"donkey": 3}, "eat donkey", {"donkey": 2, "food": 1}),
        ({"donkey": 4}, "eat 2 donkey", {"donkey": 2, "food": 3}),
        ({"boar": 3}, "eat boar", {"boar": 2, "food": 2}),
        ({"cattle": 3}, "eat cattle", {"cattle": 2, "food": 3}),
    ],
)
def test_an_animal_without_room_turns_into_food(animals: dict[str, int], action: str, left: dict[str, int]) -> None:
    game = home()
    give(game, **animals)
    play(settle(game), action)
    assert supply(game) == left
    assert game.decision()["question"] == "place"


def test_overflow_goes_on_decision_by_decision_until_everything_fits() -> None:
    game = home()
    give(game, sheep=2, boar=2)
    settle(game)
    play(game, "eat sheep")
    assert game.decision()["question"] == "overflow"
    play(game, "eat sheep")
    assert game.decision()["question"] == "place"
    assert supply(game) == {"food": 2, "boar": 2}


def test_dogs_are_never_eaten() -> None:
    game = home(meadow="c4")
    give(game, cattle=2, sheep=4, dog=2, ruby=1)
    assert settle(game).decision()["question"] == "overflow"
    assert offered(game, "eat") == ["sheep", "cattle"]


def test_old_animals_may_go_instead_of_new_ones() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, cattle=2)
    play(game, "place sheep-farming", "choose animals")
    assert set(offers(game)) == {"eat sheep", "eat cattle"}
    play(game, "eat cattle")
    assert game.decision()["question"] == "overflow"
    play(game, "eat cattle")
    assert supply(game) == {"sheep": 1, "food": 6}
    assert game.turn == 1


def test_a_boar_of_a_preserve_may_be_eaten_at_once() -> None:
    game = start()
    lay(game, field="c2")
    give(game, cattle=2)
    play(game, "place clearing", "tile meadow-field c1 b1")
    assert game.decision()["question"] == "overflow"
    play(game, "eat boar")
    assert supply(game) == {"wood": 1, "food": 2, "cattle": 2}
    assert game.turn == 1


def test_a_trade_may_make_room() -> None:
    game = home(small="c4")
    give(game, cattle=2, boar=2, sheep=1, ruby=1)
    settle(game)
    play(game, "trade ruby for dog")
    assert game.decision()["question"] == "overflow"
    game = home(field="c4")
    give(game, cattle=2, sheep=2, dog=1, ruby=1)
    settle(game)
    play(game, "trade ruby for meadow", "tile meadow c3")
    assert supply(game) == {"cattle": 2, "sheep": 2, "dog": 1}
    assert game.decision()["question"] == "place"


def test_a_dog_bought_with_a_ruby_may_make_room_for_sheep() -> None:
    game = home(meadow="c4")
    give(game, cattle=2, sheep=2, ruby=1)
    play(settle(game), "trade ruby for dog")
    assert supply(game) == {"cattle": 2, "sheep": 2, "dog": 1}
    assert game.decision()["question"] == "place"


def test_the_hunting_parlor_takes_pairs_of_boars_without_room() -> None:
    game = home("hunting-parlor")
    give(game, boar=4)
    settle(game)
    play(game, f"trade {offered(game, 'trade')[0]}")
    assert supply(game) == {"boar": 2, "gold": 2, "food": 2}
    assert game.decision()["question"] == "place"


def test_after_an_overflow_the_action_goes_on_where_it_was() -> None:
    game = start(spaces=["blacksmithing"])
    family(game, 5, 5)
    give(game, cattle=2)
    play(game, "place blacksmithing", "choose expedition", "loot sheep")
    assert game.decision()["question"] == "overflow"
    play(game, "eat sheep")
    assert game.decision()["question"] == "loot"
    assert "loot sheep" not in offers(game)
    assert supply(game) == {"cattle": 2, "food": 1}


def test_the_animals_of_one_player_never_crowd_another() -> None:
    game = start(spaces=["sheep-farming"])
    give(game, seat=1, cattle=2)
    play(game, "place sheep-farming", "choose animals")
    assert game.turn == 1
    assert game.decision()["question"] == "place"
    assert supply(game) == {"sheep": 1}
