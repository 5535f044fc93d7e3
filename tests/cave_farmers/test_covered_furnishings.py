"""Trader and Spare part storage: a player who builds the second covers the first."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import next_round
from tests.cave_farmers.scenario import furnish, give, lay, offered, offers, play, start, supply
from tests.cave_farmers.situations import built
from tests.rules import rule

PAIRS = pytest.mark.parametrize(
    ("first", "second"), [("trader", "spare-part-storage"), ("spare-part-storage", "trader")]
)

PARTS = "trade wood + stone + ore for 2 gold"

SET = "trade 2 gold for wood + stone + ore"


def covering(first: str, at: str = "f4", cavern: str = "d3 e3") -> Game:
    game = start()
    furnish(game, first, at=at)
    lay(game, cavern=cavern)
    give(game, wood=3, stone=1, ore=1, gold=2)
    return play(game, "place housework")


@rule("rulings", "F21")
@PAIRS
def test_trader_and_spare_part_storage_must_lie_on_each_other(first: str, second: str) -> None:
    game = play(covering(first), f"furnish {second}")
    assert offers(game) == ["at f4"]
    play(game, "at f4")
    assert built(game) == [(second, "f4")]
    next_round(game)
    play(game, "place housework", "furnish dog-school")
    assert offered(game, "at") == ["d3", "e3"]


@rule("rulings", "F21")
@PAIRS
def test_trader_and_spare_part_storage_need_no_empty_cavern_for_the_second(first: str, second: str) -> None:
    game = covering(first, cavern="")
    assert offered(game, "furnish") == [second]
    play(game, f"furnish {second}", "at f4")
    assert built(game) == [(second, "f4")]


@rule("rulings", "F35")
def test_trader_stops_working_and_scoring_under_the_spare_part_storage() -> None:
    game = covering("trader")
    assert game.score_sheet(0)["furnishings"] == 2
    play(game, "furnish spare-part-storage", "at f4", "place logging")
    assert game.score_sheet(0)["furnishings"] == 0
    assert PARTS in offers(game)
    assert SET not in offers(game)


@rule("rulings", "F35")
def test_spare_part_storage_stops_working_under_the_trader() -> None:
    game = covering("spare-part-storage")
    play(game, "furnish trader", "at f4", "place logging")
    assert game.score_sheet(0)["furnishings"] == 2
    assert SET in offers(game)
    assert PARTS not in offers(game)


@rule("rulings", "F35")
def test_spare_part_storage_under_the_trader_does_not_count_for_the_main_storage() -> None:
    game = start()
    furnish(game, "spare-part-storage", at="f4")
    furnish(game, "main-storage", at="f3")
    give(game, wood=1)
    assert game.score_sheet(0)["bonuses"] == 4
    play(game, "place housework", "furnish trader", "at f4")
    assert game.score_sheet(0)["bonuses"] == 2


@rule("rulings", "F35")
def test_spare_part_storage_on_the_trader_counts_for_the_main_storage() -> None:
    game = start()
    furnish(game, "trader", at="f4")
    furnish(game, "main-storage", at="f3")
    give(game, wood=2)
    play(game, "place housework", "furnish spare-part-storage", "at f4")
    assert game.score_sheet(0)["bonuses"] == 4


@rule("rulings", "F35")
@PAIRS
def test_trader_and_spare_part_storage_do_not_return_to_the_supply_when_covered(first: str, second: str) -> None:
    game = play(covering(first), f"furnish {second}", "at f4")
    next_round(game)
    give(game, wood=9, stone=9)
    assert not {first, second} & set(offered(play(game.copy(), "place housework"), "furnish"))
    give(game, seat=1, wood=9)
    play(game, "place logging", "place housework")
    assert not {first, second} & set(offered(game, "furnish"))


@rule("rulings", "F21")
@pytest.mark.parametrize("where", ["e4", "g3"], ids=["on a former tunnel", "outside the board"])
@PAIRS
def test_trader_and_spare_part_storage_lie_on_each_other_wherever_that_is(first: str, second: str, where: str) -> None:
    game = play(covering(first, at=where), f"furnish {second}")
    assert offers(game) == [f"at {where}"]


@rule("rulings", "F21")
@PAIRS
def test_trader_and_spare_part_storage_of_two_players_do_not_meet(first: str, second: str) -> None:
    game = start()
    furnish(game, first, seat=1)
    give(game, wood=2)
    play(game, "place housework", f"furnish {second}")
    assert offers(game) == ["at d3"]


@rule("farmers", 18, 2)
def test_no_other_furnishing_lies_on_the_trader() -> None:
    game = covering("trader", cavern="")
    assert "dog-school" not in offered(game, "furnish")
    game = play(covering("trader"), "furnish dog-school")
    assert offered(game, "at") == ["d3", "e3"]


@rule("rulings", "F21")
def test_spare_part_storage_must_still_be_paid_in_full() -> None:
    game = start()
    furnish(game, "trader")
    give(game, wood=1)
    play(game, "place housework")
    assert "spare-part-storage" not in offered(game, "furnish")


@rule("rulings", "F21")
def test_spare_part_storage_on_the_trader_is_cheaper_with_the_carpenter() -> None:
    game = start()
    furnish(game, "trader", at="f4")
    furnish(game, "carpenter", at="f3")
    give(game, wood=1)
    play(game, "place housework", "furnish spare-part-storage", "at f4")
    assert supply(game) == {"dog": 1}


def covered(first: str, second: str) -> Game:
    game = start()
    furnish(game, first, at="e3")
    give(game, wood=2)
    play(game, "place housework", f"furnish {second}")
    assert offered(game, "at") == ["e3"]  # although the cavern at d3 is free
    return play(game, "at e3")


@rule("rulings", "F21")
def test_spare_part_storage_is_built_on_the_trader() -> None:
    game = covered("trader", "spare-part-storage")
    assert game.view()["players"][0]["furnishings"] == [{"id": "spare-part-storage", "cell": "e3"}]
    assert game.score_sheet(0)["furnishings"] == 0  # the trader's 2 points are gone
    play(game, "place supplies")
    give(game, wood=1, stone=1, ore=1, gold=2)
    assert PARTS in offers(game)
    assert SET not in offers(game)


@rule("rulings", "F21")
def test_trader_is_built_on_the_spare_part_storage() -> None:
    game = covered("spare-part-storage", "trader")
    assert game.view()["players"][0]["furnishings"] == [{"id": "trader", "cell": "e3"}]
    assert game.score_sheet(0)["furnishings"] == 2
    play(game, "place supplies")
    give(game, wood=1, stone=1, ore=1, gold=2)
    assert SET in offers(game)
    assert PARTS not in offers(game)


@rule("rulings", "F21")
def test_no_other_pair_of_furnishings_covers_one_another() -> None:
    game = start()
    furnish(game, "cuddle-room", at="e3")
    give(game, wood=1)
    play(game, "place housework", "furnish breakfast-room")
    assert offered(game, "at") == ["d3"]


@rule("rulings", "F35")
def test_no_free_cavern_is_needed_for_the_second() -> None:
    game = start()
    furnish(game, "trader", at="d3")
    give(game, wood=9, stone=9)
    play(game, "place housework")
    assert offered(game, "furnish") == ["spare-part-storage"]
    play(game, "furnish spare-part-storage", "at d3")
    assert supply(game) == {"wood": 7, "stone": 9, "dog": 1}


@rule("rulings", "F35")
def test_the_second_lies_on_the_first_even_on_a_tunnel() -> None:
    game = start()
    furnish(game, "work-room", at="d2")
    lay(game, tunnel="e3 e2")
    furnish(game, "spare-part-storage", at="e3")
    give(game, wood=1)
    play(game, "place housework", "furnish trader")
    assert offered(game, "at") == ["e3"]


@rule("rulings", "F35")
@pytest.mark.parametrize(
    ("first", "second", "bonus"),
    [("spare-part-storage", "trader", 2), ("trader", "spare-part-storage", 4)],
    ids=["the storage is covered", "the storage lies on top"],
)
def test_a_covered_tile_does_not_count_for_the_main_storage(first: str, second: str, bonus: int) -> None:
    game = start()
    furnish(game, "main-storage", at="e2")
    furnish(game, first, at="e3")
    give(game, wood=2)
    play(game, "place housework", f"furnish {second}", "at e3")
    assert game.score_sheet(0)["bonuses"] == bonus


@rule("rulings", "F35")
def test_a_covered_tile_does_not_go_back_on_sale() -> None:
    game = start()
    furnish(game, "trader", at="e3")
    give(game, wood=2)
    play(game, "place housework", "furnish spare-part-storage", "at e3")
    assert not {"trader", "spare-part-storage"} & set(game.view()["furnishings"])
