"""Sowing: how much, where, and when."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.farms import cells_of, tiles
from tests.cave_farmers.rounds import question
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    harvest,
    lay,
    offered,
    offers,
    play,
    player,
    start,
    supply,
)
from tests.rules import rule

FIVE_FIELDS = "c4 b4 a4 c3 b3"


def crops(game: Game) -> list[str]:
    """What stands on the fields, in any order."""
    shown = [cell["crop"] for cell in cells_of(game).values() if cell["tile"] == "field"]
    return sorted(" ".join(f"{amount} {name}" for name, amount in crop.items()) or "empty" for crop in shown)


def sowing(fields: str = "", **goods: int) -> Game:
    """Sowing was chosen on Slash-and-burn."""
    game = start()
    lay(game, field=fields)
    give(game, **goods)
    return play(game, "place slash-and-burn", "choose sow")


@rule("farmers", 15, 1)
def test_a_sown_grain_field_holds_3_grain_one_of_them_from_the_own_supply() -> None:
    game = play(sowing(FIVE_FIELDS, grain=2), "sow grain")
    assert crops(game) == ["3 grain", "empty", "empty", "empty", "empty"]
    assert supply(game) == {"grain": 1}


@rule("farmers", 15, 1)
def test_a_sown_vegetable_field_holds_2_vegetables_one_of_them_from_the_own_supply() -> None:
    game = play(sowing(FIVE_FIELDS, vegetable=2), "sow vegetable")
    assert crops(game) == ["2 vegetable", "empty", "empty", "empty", "empty"]
    assert supply(game) == {"vegetable": 1}


@rule("farmers", 15, 2)
def test_one_action_sows_at_most_2_grain() -> None:
    game = play(sowing(FIVE_FIELDS, grain=5), "sow grain", "sow grain")
    assert "sow grain" not in offers(game)
    assert supply(game) == {"grain": 3}
    assert crops(game) == ["3 grain", "3 grain", "empty", "empty", "empty"]


@rule("farmers", 15, 2)
def test_one_action_sows_at_most_2_vegetables() -> None:
    game = play(sowing(FIVE_FIELDS, vegetable=5), "sow vegetable", "sow vegetable")
    assert "sow vegetable" not in offers(game)
    assert supply(game) == {"vegetable": 3}


@rule("farmers", 15, 2)
def test_one_action_sows_2_grain_and_2_vegetables_in_any_order_and_no_more() -> None:
    game = sowing(FIVE_FIELDS, grain=3, vegetable=3)
    play(game, "sow vegetable", "sow grain", "sow grain", "sow vegetable")
    assert crops(game) == ["2 vegetable", "2 vegetable", "3 grain", "3 grain", "empty"]
    assert supply(game) == {"grain": 1, "vegetable": 1}
    assert game.turn == 1


@rule("farmers", 15, 3)
def test_sowing_may_stop_after_the_first_field_but_not_before() -> None:
    game = sowing(FIVE_FIELDS, grain=2, vegetable=1)
    assert offers(game) == ["sow grain", "sow vegetable"]
    play(game, "sow grain")
    assert {"stop", "sow grain", "sow vegetable"} <= set(offers(game))
    play(game, "stop")
    assert game.turn == 1


@rule("farmers", 15, 1)
def test_only_what_is_in_the_supply_can_be_sown() -> None:
    assert offers(sowing("c4", vegetable=1)) == ["sow vegetable"]
    assert offers(sowing("c4", grain=1)) == ["sow grain"]


@rule("farmers", 15, 3)
def test_without_seed_or_field_nothing_can_be_sown() -> None:
    no_room_for_twins = "a1 c1 b2 a3 c3 b4"
    game = start()
    lay(game, field=no_room_for_twins)
    assert "place slash-and-burn" not in offers(game)
    give(game, grain=1)
    assert "place slash-and-burn" in offers(game)
    lay(game, field="", meadow=no_room_for_twins)
    assert "place slash-and-burn" not in offers(game)


@rule("farmers", 15, 2)
def test_every_crop_takes_a_field_of_its_own() -> None:
    game = play(sowing("c4 b4", grain=2, vegetable=2), "sow grain", "sow vegetable")
    assert crops(game) == ["2 vegetable", "3 grain"]
    assert not offered(game, "sow")


@rule("farmers", 15, 4)
@pytest.mark.parametrize("crop", ["grain_1", "grain_2", "grain_3", "vegetable_1", "vegetable_2"])
def test_a_field_with_any_crop_left_cannot_be_sown(crop: str) -> None:
    game = start()
    lay(game, 0, field="c4", **{crop: "c4"})
    give(game, grain=1)
    play(game, "place slash-and-burn")
    assert offers(game) == ["choose meadow-field"]


@rule("farmers", 15, 4)
def test_a_harvested_field_can_be_sown_again() -> None:
    game = start()
    lay(game, field="c4", vegetable_1="c4")
    give(game, grain=1, food=9)
    give(game, seat=1, food=9)
    harvest(game)
    play(game, f"reveal {offered(game, 'reveal')[0]}", "place slash-and-burn", "choose sow", "sow grain")
    assert crops(game) == ["3 grain"]
    assert supply(game)["vegetable"] == 1


@rule("rulings", "F16")
def test_sowing_never_asks_for_a_field() -> None:
    game = sowing(FIVE_FIELDS, grain=1)
    assert offers(game) == ["sow grain"]
    play(game, "sow grain")
    assert crops(game).count("3 grain") == 1


@rule("farmers", 15, 3)
def test_a_ruby_buys_seed_before_sowing_and_in_between() -> None:
    game = start()
    lay(game, field="c4 b4")
    give(game, ruby=2)
    play(game, "trade ruby for grain", "place slash-and-burn", "choose sow", "sow grain")
    assert not offered(game, "sow")
    play(game, "trade ruby for vegetable", "sow vegetable")
    assert crops(game) == ["2 vegetable", "3 grain"]
    assert supply(game) == {}


@rule("farmers", 15, 3)
def test_a_ruby_buys_a_field_in_the_middle_of_sowing() -> None:
    game = play(sowing("c4", grain=2, ruby=1), "sow grain")
    assert not offered(game, "sow")
    play(game, "trade ruby for field", "tile field c3", "sow grain")
    assert crops(game) == ["3 grain", "3 grain"]


@rule("farmers", 4, 5)
def test_slash_and_burn_sows_the_field_it_just_laid() -> None:
    game = start()
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose meadow-field", "tile meadow-field c4 c3", "choose sow", "sow grain")
    assert crops(game) == ["3 grain"]


@rule("farmers", 4, 5)
def test_slash_and_burn_sows_without_a_tile_but_lays_none_after_sowing() -> None:
    game = play(sowing("c4", grain=1), "sow grain", "stop")
    assert game.turn == 1
    assert tiles(game, "meadow") == set()


@rule("farmers", 15, 3)
def test_a_sow_action_that_cannot_be_carried_out_is_not_offered() -> None:
    game = start()
    play(game, "place slash-and-burn", "choose meadow-field", "tile meadow-field c4 c3")
    assert offers(game) == ["stop"]


@rule("farmers", 15, 5)
def test_family_life_sows() -> None:
    game = start(spaces=["family-life"])
    lay(game, field="c4 b4")
    give(game, grain=1, vegetable=1)
    play(game, "place family-life", "choose sow", "sow grain", "sow vegetable")
    assert crops(game) == ["2 vegetable", "3 grain"]


@rule("farmers", 15, 5)
def test_an_expedition_sows_as_much_as_a_space() -> None:
    game = start(spaces=["blacksmithing"])
    family(game, 12, 12)
    lay(game, field=FIVE_FIELDS)
    give(game, grain=3, vegetable=3)
    play(game, "place blacksmithing", "choose expedition", "loot sow")
    play(game, "sow grain", "sow grain", "sow vegetable", "sow vegetable")
    assert crops(game) == ["2 vegetable", "2 vegetable", "3 grain", "3 grain", "empty"]
    assert not offered(game, "sow")


@rule("farmers", 20, 4)
def test_an_animal_on_a_stubble_field_does_not_hinder_sowing_and_moves() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4")
    give(game, grain=1, cattle=2, sheep=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert game.decision()["question"] == "overflow"
    play(game, "eat sheep", "stop")
    assert crops(game) == ["3 grain"]
    assert supply(game) == {"food": 1, "cattle": 2}


@rule("rulings", "F16")
def test_sowing_asks_for_a_crop_not_for_a_field() -> None:
    game = start()
    lay(game, field="c4 b4 a4")
    give(game, grain=2, vegetable=1)
    play(game, "place slash-and-burn", "choose sow")
    assert offers(game) == ["sow grain", "sow vegetable"]
    play(game, "sow grain", "sow vegetable", "sow grain", "stop")
    assert (player(game).growing_grain(), player(game).growing_vegetables()) == (6, 2)


@rule("rulings", "F16")
def test_crops_are_kept_by_cell() -> None:
    game = start()
    lay(game, field="c4 b4")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain", "stop")
    shown = {cell["cell"]: cell["crop"] for cell in game.view()["players"][0]["cells"] if cell["tile"] == "field"}
    assert shown == {"b4": {"grain": 3}, "c4": {}}
    give(game, food=9)
    harvest(game)
    shown = {cell["cell"]: cell["crop"] for cell in game.view()["players"][0]["cells"] if cell["tile"] == "field"}
    assert shown == {"b4": {"grain": 2}, "c4": {}}


@rule("rulings", "F38")
def test_sowing_means_at_least_one_and_goes_in_steps() -> None:
    game = start()
    lay(game, field="c4 b4")
    give(game, grain=1, ruby=1)
    play(game, "place slash-and-burn", "choose sow")
    assert offers(game) == ["sow grain"]
    play(game, "sow grain", "trade ruby for vegetable", "sow vegetable", "stop")
    assert (player(game).growing_grain(), player(game).growing_vegetables()) == (3, 2)


@rule("rulings", "F38")
def test_at_most_two_of_each_crop_are_sown() -> None:
    game = start()
    lay(game, field="c4 b4 a4 c3 b3 a3")
    give(game, grain=5, vegetable=5)
    play(game, "place slash-and-burn", "choose sow", "sow grain", "sow grain")
    assert offered(game, "sow") == ["vegetable"]
    play(game, "sow vegetable", "sow vegetable")
    assert game.turn == 1
    assert supply(game) == {"grain": 3, "vegetable": 3}


@rule("rulings", "F38")
def test_a_field_laid_in_the_same_action_may_be_sown() -> None:
    game = start()
    lay(game, field="c4")
    give(game, grain=2, ruby=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert "sow grain" not in offers(game)
    play(game, "trade ruby for field", "tile field c3", "sow grain")
    assert player(game).growing_grain() == 6


@rule("farmers", 20, 4)
def test_stubble_room_animals_do_not_block_sowing() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4 b4")
    give(game, boar=2, sheep=1, donkey=1, grain=2)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert question(game) == "overflow"  # only one of the two fields is still free
    play(game, "eat donkey")
    assert supply(game) == {"grain": 1, "food": 1, "sheep": 1, "boar": 2}
    assert "sow grain" in offers(game)


@rule("farmers", 15, 4)
@pytest.mark.parametrize("crop", ["grain_1", "grain_2", "vegetable_1"])
def test_a_field_is_not_sown_before_its_last_crop_is_gone(crop: str) -> None:
    game = start()
    lay(game, 0, field="c4", **{crop: "c4"})
    give(game, grain=1, vegetable=1)
    play(game, "place slash-and-burn")
    assert offered(game, "choose") == ["meadow-field"]


# slash-and-burn


@rule("farmers", 4, 5)
def test_slash_and_burn_may_be_sowing_alone() -> None:
    game = start()
    lay(game, field="c4")
    give(game, vegetable=1)
    play(game, "place slash-and-burn", "choose sow", "sow vegetable", "stop")
    assert game.turn == 1
    assert player(game).growing_vegetables() == 2
    assert supply(game) == {}


@rule("farmers", 4, 5)
def test_slash_and_burn_is_sowing_alone_where_no_tile_can_be_laid() -> None:
    game = start()
    lay(game, field="a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4")
    assert "slash-and-burn" not in offered(game, "place")
    give(game, grain=1)
    play(game, "place slash-and-burn")
    assert offered(game, "choose") == ["sow"]


@rule("farmers", 4, 5)
def test_slash_and_burn_lays_the_tile_before_sowing() -> None:
    game = start()
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose meadow-field", "tile meadow-field c3 c4", "choose sow", "sow grain")
    assert player(game).growing_grain() == 3


@rule("farmers", 4, 5)
def test_slash_and_burn_lays_no_tile_after_sowing() -> None:
    game = start()
    lay(game, field="c4")
    give(game, grain=1)
    play(game, "place slash-and-burn")
    assert offered(game, "choose") == ["meadow-field", "sow"]
    play(game, "choose sow", "sow grain")
    assert offered(game, "choose") == []
    play(game, "stop")
    assert game.turn == 1
