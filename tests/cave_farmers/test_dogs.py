"""Dogs: the sheep they watch, and that nobody eats them."""

from __future__ import annotations

import pytest

from tests.cave_farmers.herds import capacity, holds, home
from tests.cave_farmers.rounds import question
from tests.cave_farmers.scenario import give, lay, offered, settle, start
from tests.cave_farmers.situations import has_room
from tests.rules import rule


@rule("farmers", 17, 5)
def test_dogs_need_no_room_and_take_none() -> None:
    game = home()
    assert holds(game, dog=9)
    assert holds(game, dog=9, cattle=2)
    assert not holds(game, dog=9, cattle=3)


@rule("farmers", 17, 6)
@pytest.mark.parametrize("dogs", [1, 2, 3, 7])
def test_dogs_on_a_meadow_watch_one_sheep_more_than_there_are_dogs(dogs: int) -> None:
    assert capacity(home(meadow="c4"), "sheep", dogs) == dogs + 1


@rule("farmers", 17, 8)
@pytest.mark.parametrize("kind", ["donkey", "boar", "cattle"])
@pytest.mark.parametrize(
    ("tiles", "expected"), [({"meadow": "c4"}, 0), ({"small": "c4"}, 2)], ids=["meadow", "pasture"]
)
def test_dogs_watch_sheep_only(kind: str, tiles: dict[str, str], expected: int) -> None:
    assert capacity(home(**tiles), kind, 5) == expected


@rule("farmers", 17, 6)
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


@rule("farmers", 17, 6)
@pytest.mark.parametrize(
    ("dogs", "expected"), [(7, 8), (8, 9), (15, 16), (16, 17)], ids=["7 on 8", "8 on 8", "15 on 16", "16 on 16"]
)
def test_many_dogs_watch_more_sheep_than_stables_would_hold(dogs: int, expected: int) -> None:
    stable = "b4" if dogs < 10 else "b4 c4"
    assert capacity(home(large_across="b4", stable=stable), "sheep", dogs) == expected


@rule("farmers", 17, 7)
def test_a_large_pasture_is_one_area_for_dogs() -> None:
    assert capacity(home(large_across="b4"), "sheep", 4) == 5
    assert capacity(home(small="b4 c4"), "sheep", 4) == 7


@rule("farmers", 17, 7)
@pytest.mark.parametrize(("dogs", "expected"), [(1, 2), (2, 4), (3, 6), (4, 7), (6, 9)])
def test_dogs_spread_over_meadows_watch_a_sheep_more_on_each(dogs: int, expected: int) -> None:
    assert capacity(home(meadow="c4 b4 a4"), "sheep", dogs) == expected


@rule("farmers", 17, 7)
def test_dogs_watch_on_a_meadow_while_the_pasture_keeps_its_normal_number() -> None:
    game = home(meadow="c4", small="b4")
    assert [capacity(game, "sheep", dogs) for dogs in range(4)] == [2, 4, 5, 6]
    assert holds(game, cattle=2, boar=2, sheep=3, dog=2)
    assert not holds(game, cattle=2, boar=2, sheep=4, dog=2)


@rule("farmers", 17, 8)
def test_a_pasture_that_dogs_watch_holds_no_other_type() -> None:
    game = home(small="c4")
    assert holds(game, cattle=2, sheep=4, dog=3)
    assert not holds(game, cattle=2, sheep=4, dog=3, boar=1)
    assert not holds(game, cattle=2, sheep=1, dog=3, boar=1)


@rule("farmers", 17, 8)
def test_the_stable_of_a_meadow_that_dogs_watch_is_not_used() -> None:
    game = home(meadow="c4", stable="c4")
    assert holds(game, cattle=2, sheep=2, dog=1)
    assert not holds(game, cattle=2, sheep=3, dog=1)
    assert not holds(game, cattle=2, sheep=2, dog=1, boar=1)


@rule("farmers", 17, 9)
@pytest.mark.parametrize(
    "tiles",
    [{}, {"stable": "b2"}, {"field": "c4 c3"}, {"tunnel": "e3"}, {"ore_mine": "e3", "deep": "e2"}, {"ruby_mine": "e3"}],
    ids=["forest", "stabled forest", "fields", "tunnel", "ore mine", "ruby mine"],
)
def test_dogs_watch_on_meadows_and_pastures_only(tiles: dict[str, str]) -> None:
    assert capacity(home(**tiles), "sheep", 3) == 0


@rule("farmers", 17, 9)
@pytest.mark.parametrize(("furnishing", "expected"), [("cuddle-room", 2), ("mixed-dwelling", 2), ("breakfast-room", 0)])
def test_dogs_do_not_watch_in_rooms(furnishing: str, expected: int) -> None:
    assert capacity(home(furnishing), "sheep", 5) == expected


@rule("farmers", 17, 9)
def test_dogs_do_not_watch_on_stubble_fields() -> None:
    assert capacity(home("stubble-room", field="c4 c3"), "sheep", 5) == 2


@rule("rulings", "F11")
def test_dogs_watch_where_they_win_most() -> None:
    game = start()
    lay(game, meadow="c4 b4", small="a4", stable="a4")
    assert has_room(game, dog=2, sheep=4 + 4 + 2)  # a dog on each meadow; the pasture and the dwelling hold 4 and 2
    assert not has_room(game, dog=2, sheep=11)


@rule("farmers", 17, 6)
@pytest.mark.parametrize(
    ("board", "dogs", "most"),
    [
        ({"meadow": "c4"}, 1, 2 + 2),
        ({"meadow": "c4"}, 3, 4 + 2),
        ({"meadow": "c4 b4"}, 3, 5 + 2),
        ({"meadow": "c4", "stable": "c4"}, 1, 2 + 2),
        ({"meadow": "c4", "stable": "c4"}, 4, 5 + 2),
        ({"small": "c4"}, 1, 2 + 2),
        ({"small": "c4"}, 3, 4 + 2),
        ({"small": "c4", "stable": "c4"}, 2, 4 + 2),
        ({"large_across": "b4"}, 2, 4 + 2),
        ({"large_across": "b4"}, 5, 6 + 2),
        ({"meadow": "c4"}, 0, 0 + 2),
        ({"stable": "c4"}, 5, 2),
        ({"field": "c4"}, 5, 2),
        ({"ore_mine": "e3", "deep": "e2"}, 5, 2),
        ({"ruby_mine": "e3"}, 5, 2),
        ({}, 5, 2),
    ],
    ids=[
        "meadow, 1 dog", "meadow, 3 dogs", "2 meadows, 3 dogs", "stabled meadow, 1 dog", "stabled meadow, 4 dogs",
        "small pasture, 1 dog", "small pasture, 3 dogs", "stabled small pasture, 2 dogs", "large pasture, 2 dogs",
        "large pasture, 5 dogs", "meadow, no dog", "stabled forest", "field", "ore mine", "ruby mine",
        "entry-level dwelling",
    ],
)  # fmt: skip
def test_dogs_may_guard_on_meadow_and_pasture_but_not_in_rooms(board: dict[str, str], dogs: int, most: int) -> None:
    game = start()
    lay(game, 0, **board)
    assert has_room(game, dog=dogs, sheep=most)
    assert not has_room(game, dog=dogs, sheep=most + 1)


@rule("farmers", 17, 8)
def test_dogs_guard_sheep_only() -> None:
    game = start()
    lay(game, meadow="c4")
    assert has_room(game, dog=3, boar=2)
    assert not has_room(game, dog=3, boar=3)


@rule("farmers", 27, 4)
def test_missing_dogs_cost_nothing_but_each_missing_farm_animal_costs_two() -> None:
    game = start()
    give(game, dog=0, sheep=1, donkey=1, boar=1, cattle=1)
    assert game.score_sheet(0)["missing-animals"] == 0
    give(game, dog=3, sheep=0, donkey=0)
    assert game.score_sheet(0)["missing-animals"] == -4


@rule("farmers", 26, 7)
def test_dogs_cannot_be_eaten() -> None:
    game = start()
    give(game, dog=5)
    assert offered(game, "eat") == []
    give(game, sheep=1)
    assert offered(game, "eat") == ["sheep"]


@rule("farmers", 17, 8)
def test_a_stable_and_a_dog_may_share_a_meadow() -> None:
    game = start()
    lay(game, meadow="c4", stable="c4")
    give(game, dog=2, sheep=2 + 3)
    assert question(settle(game)) == "place"
    give(game, dog=2, sheep=2 + 4)  # the stable adds nothing to what dogs watch
    assert question(settle(game)) == "overflow"
