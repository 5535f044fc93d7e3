"""What is often implemented wrongly: points 27 to 36 of section 9 of the fact sheet, by number."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.course import at_round, goods_on, new, next_round, question, reveal, spaces
from tests.cave_farmers.scenario import (
    CHANCE,
    family,
    final_trades,
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
from tests.cave_farmers.situations import solo, weapons

# 27 to 32: food and trades


def test_27_cooking_cave_is_repeatable_in_one_feeding() -> None:
    game = solo(grain=2, vegetable=2)
    furnish(game, "cooking-cave")
    family(game, 0, 0, 0, 0, 0)
    harvest(game)
    play(game, "trade grain + vegetable for 5 food")
    assert question(game) == "feed"
    play(game, "trade grain + vegetable for 5 food")
    assert supply(game) == {}  # all ten food are eaten
    assert player(game).begging == 0


def test_27_cooking_cave_needs_a_grain_and_a_vegetable_each_time() -> None:
    game = solo(grain=3, vegetable=1)
    furnish(game, "cooking-cave")
    family(game, 0, 0, 0, 0, 0)
    harvest(game)
    play(game, "trade grain + vegetable for 5 food")
    assert "trade grain + vegetable for 5 food" not in offers(game)


@pytest.mark.parametrize(("good", "amount"), [("wood", 1), ("stone", 1), ("ore", 2)])
@pytest.mark.parametrize(("kind", "food"), [("harvest", 2), ("one-food", 1), ("partial", 2)])
def test_28_working_cave_feeds_one_dwarf_at_every_feeding(kind: str, food: int, good: str, amount: int) -> None:
    game = solo(food=food, **{good: amount})
    furnish(game, "working-cave")
    harvest(game, kind)
    if kind == "partial":
        play(game, "harvest field")
    assert offered(game, "feed") == ["", good]
    play(game, f"feed {good}")
    assert supply(game) == {}
    assert player(game).begging == 0


def test_28_working_cave_feeds_only_one_dwarf_in_a_feeding() -> None:
    game = solo(food=1, wood=3, stone=3, ore=6)
    furnish(game, "working-cave")
    harvest(game)
    assert offered(game, "feed") == ["", "wood", "stone", "ore"]
    play(game, "feed ore")
    assert offered(game, "feed") == [""]


def test_28_working_cave_does_not_take_a_single_ore() -> None:
    game = solo(ore=1)
    furnish(game, "working-cave")
    harvest(game)
    assert offered(game, "feed") == [""]


def test_29_mining_cave_counts_a_donkey_bought_in_the_middle_of_feeding() -> None:
    game = solo(food=2, donkey=1, ruby=1)
    furnish(game, "mining-cave")
    lay(game, ore_mine="e3", ruby_mine="e2", deep="f3")
    harvest(game)
    assert question(game) == "feed"  # 3 food are due
    play(game, "trade ruby for donkey")
    assert player(game).begging == 0
    assert supply(game) == {"donkey": 2}


def test_29_mining_cave_is_recomputed_when_donkeys_are_eaten() -> None:
    game = solo(food=1, donkey=3)
    furnish(game, "mining-cave")
    lay(game, ore_mine="e3", deep="f3", ruby_mine="e2")
    harvest(game)
    play(game, "eat donkey")  # 1 + 1 food for 4 - 2: the donkeys that are left stand in the mines
    assert question(game) == "breed"
    assert player(game).begging == 0
    game = solo(donkey=2)
    furnish(game, "mining-cave")
    lay(game, ore_mine="e3", deep="f3", ruby_mine="e2")
    harvest(game)
    play(game, "eat donkey", "feed")  # 1 food for 4 - 1
    assert player(game).begging == 2


def test_29_mining_cave_never_pays_more_than_the_whole_meal() -> None:
    game = solo(food=3, donkey=5)
    furnish(game, "mining-cave")
    lay(game, ruby_mine="e3 e2 e1 f3 f2")
    harvest(game, "one-food")
    assert supply(game) == {"food": 3, "donkey": 5}
    assert player(game).begging == 0


def test_29_mining_cave_saves_begging_markers() -> None:
    game = solo(donkey=1)
    furnish(game, "mining-cave")
    lay(game, ruby_mine="e3")
    play(harvest(game), "feed")
    assert player(game).begging == 3


def test_30_peaceful_cave_is_open_at_feeding() -> None:
    game = solo()
    family(game, 0, 5)
    furnish(game, "peaceful-cave")
    harvest(game)
    play(game, "disarm 5")
    assert supply(game) == {"food": 1}
    assert weapons(game) == [0, 0]


def test_30_peaceful_cave_is_open_when_placing_in_actions_and_before_scoring() -> None:
    game = start()
    family(game, 0, 5)
    furnish(game, "peaceful-cave")
    assert "disarm 5" in offers(game)
    play(game, "place housework")
    assert "disarm 5" in offers(game)
    final_trades(game)
    assert "disarm 5" in offers(game)


def test_30_without_the_peaceful_cave_weapons_are_kept() -> None:
    game = solo()
    family(game, 0, 5)
    assert offered(game, "disarm") == []
    assert offered(harvest(game), "disarm") == []


def test_31_any_amount_of_gold_buys_one_food_less() -> None:
    game = start()
    give(game, gold=6)
    assert [text for text in offers(game) if "gold for" in text] == [
        "trade 2 gold for food", "trade 3 gold for 2 food", "trade 4 gold for 3 food", "trade 5 gold for 4 food",
        "trade 6 gold for 5 food",
    ]  # fmt: skip
    play(game, "trade 5 gold for 4 food")
    assert supply(game) == {"gold": 1, "food": 4}


def test_31_a_single_gold_buys_nothing() -> None:
    game = start()
    give(game, gold=1)
    assert [text for text in offers(game) if "gold for" in text] == []


def test_32_beer_parlor_is_offered_after_the_last_harvest() -> None:
    game = start()
    furnish(game, "beer-parlor")
    give(game, grain=4)
    final_trades(game)
    assert question(game) == "final-trades"
    play(game, "trade 2 grain for 3 gold")
    assert supply(game) == {"grain": 2, "gold": 3}
    assert "trade 2 grain for 4 food" in offers(game)


@pytest.mark.parametrize(
    ("tile", "pay", "trade", "get"),
    [
        ("hunting-parlor", {"boar": 2}, "trade 2 boar for 2 gold + 2 food", {"gold": 2, "food": 2}),
        ("blacksmithing-parlor", {"ruby": 1, "ore": 1}, "trade ruby + ore for 2 gold + food", {"gold": 2, "food": 1}),
        ("spare-part-storage", {"wood": 1, "stone": 1, "ore": 1}, "trade wood + stone + ore for 2 gold", {"gold": 2}),
        ("trader", {"gold": 2}, "trade 2 gold for wood + stone + ore", {"wood": 1, "stone": 1, "ore": 1}),
    ],
    ids=["hunting parlor", "blacksmithing parlor", "spare part storage", "trader"],
)
def test_32_other_trading_tiles_are_offered_after_the_last_harvest(
    tile: str, pay: dict[str, int], trade: str, get: dict[str, int]
) -> None:
    game = start()
    furnish(game, tile)
    give(game, **pay)
    play(final_trades(game), trade)
    assert supply(game) == get


# 33 to 36: rounds, harvests, refills


def marker_rounds(players: int) -> list[int]:
    """The rounds in which a harvest marker is turned up."""
    found: list[int] = []
    game = new(players)
    while game.turn == CHANCE:
        if question(game) == "marker":
            found.append(int(game.round))
        game.apply(game.legal_actions()[0])
        if game.turn != CHANCE:
            harvest(game, "none")
    return found


def test_33_two_players_have_six_markers_on_six_rounds() -> None:
    assert new(2).view()["markers"] == {"leaf": 3, "question": 3}
    assert marker_rounds(2) == [6, 7, 8, 10, 11, 12]


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_33_more_players_have_seven_markers_on_seven_rounds(players: int) -> None:
    assert new(players).view()["markers"] == {"leaf": 4, "question": 3}
    assert marker_rounds(players) == [6, 7, 8, 9, 10, 11, 12]


def test_33_a_solo_game_has_no_markers_two_food_and_four_covered_spaces() -> None:
    game = new(1)
    assert game.view()["markers"] == {"leaf": 0, "question": 0}
    assert marker_rounds(1) == []
    assert supply(game) == {"food": 2}
    assert set(spaces(game)) == {
        "excavation", "logging", "ore-mining", "wood-gathering", "sustenance", "ruby-mining", "housework",
        "slash-and-burn",
    }  # fmt: skip
    for round in range(1, 13):
        covered = {"drift-mining", "starting-player", "supplies", "clearing"}
        assert not covered & set(spaces(at_round(1, round)))


def breeder(game: Game, seat: int) -> None:
    give(game, seat, food=30, sheep=2)
    lay(game, seat, field="c4", grain_3="c4", small="b4")


def test_34_third_event_plays_only_the_chosen_phase() -> None:
    game = start()
    breeder(game, 0)
    breeder(game, 1)
    harvest(game, "partial")
    play(game, "harvest field", "harvest breeding")
    assert supply(game, 0) == {"grain": 1, "food": 26, "sheep": 2}  # was not asked to breed
    assert game.turn == 1
    play(game, "breed sheep")
    assert supply(game, 1) == {"food": 26, "sheep": 3}
    assert player(game, 1).growing_grain() == 3


def test_34_the_choice_does_not_carry_over() -> None:
    game = start()
    breeder(game, 0)
    breeder(game, 1)
    play(harvest(game, "partial"), "harvest field", "harvest breeding", "breed none")
    harvest(reveal(game), "harvest")
    assert supply(game, 0)["grain"] == 2
    assert supply(game, 1)["grain"] == 1
    play(game, "breed sheep", "breed sheep")
    assert supply(game, 0)["sheep"] == supply(game, 1)["sheep"] == 3


@pytest.mark.parametrize("players", [1, 2, 3, 7])
def test_35_round_4_costs_one_food_a_dwarf_and_the_next_harvest_two_again(players: int) -> None:
    game = at_round(players, 4)
    for round, price in ((4, 1), (5, 2)):
        assert game.round == round
        for seat in range(players):
            give(game, seat, food=10, grain=0)
            lay(game, seat, field="c4", grain_3="c4")
        harvest(game, game.view()["harvests"][0]["harvest"])
        assert [supply(game, seat)["food"] for seat in range(players)] == [10 - 2 * price] * players
        assert supply(game).get("grain", 0) == (0 if round == 4 else 1)  # no field phase in round 4
        reveal(game)


@pytest.mark.parametrize(
    ("players", "space", "first", "second", "third"),
    [
        (3, "strip-mining", {"ore": 1}, {"ore": 1, "stone": 1}, {"ore": 1, "stone": 2}),
        (4, "sustenance", {"grain": 1}, {"grain": 1, "vegetable": 1}, {"grain": 1, "vegetable": 2}),
        (
            7, "large-depot", {"wood": 2, "ore": 1, "stone": 1}, {"wood": 3, "ore": 2, "stone": 2},
            {"wood": 4, "ore": 3, "stone": 3},
        ),
    ],
    ids=["strip mining", "sustenance", "large depot"],
)  # fmt: skip
def test_36_mixed_refills_look_once_whether_the_space_is_empty(
    players: int, space: str, first: dict[str, int], second: dict[str, int], third: dict[str, int]
) -> None:
    game = at_round(players, 1)
    assert goods_on(game, space) == first
    assert goods_on(next_round(game), space) == second
    assert goods_on(next_round(game), space) == third
    play(game, f"place {space}")
    assert goods_on(game, space) == {}
    assert goods_on(next_round(game), space) == first
