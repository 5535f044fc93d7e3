"""The course of the game: spaces and cards by number of players, refills, the start of a round."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from caverna.locale import translator_for
from tests.cave_farmers.rounds import at_round, finish, goods_on, new, next_round, question, reveal, spaces
from tests.cave_farmers.scenario import (
    CHANCE,
    furnish,
    give,
    harvest,
    offered,
    offers,
    pile,
    play,
    start,
    supply,
)
from tests.cave_farmers.situations import solo
from tests.rules import rule

COUNTS = range(1, 8)

# spaces

ROUNDS_BOARD = ["ruby-mining", "housework", "slash-and-burn"]
SMALL_GAME = ["drift-mining", "excavation", "starting-player", "logging", "supplies", "ore-mining", "wood-gathering",
              "clearing", "sustenance"]  # fmt: skip
LARGE_GAME = ["drift-mining", "excavation", "starting-player", "imitation", "logging", "growth", "ore-mining",
              "forest-exploration", "clearing", "sustenance"]  # fmt: skip
FOR_FIVE = ["depot", "small-scale-drift-mining", "weekly-market", "imitation-2", "hardware-rental", "fence-building"]
FOR_SIX = ["depot", "drift-mining-2", "weekly-market", "imitation-2", "hardware-rental", "fence-building"]
PRINTED = {
    1: [*ROUNDS_BOARD, "excavation", "logging", "ore-mining", "wood-gathering", "sustenance"],
    2: [*ROUNDS_BOARD, *SMALL_GAME],
    3: [*ROUNDS_BOARD, *SMALL_GAME, "strip-mining", "imitation", "forest-exploration"],
    4: [*ROUNDS_BOARD, *LARGE_GAME],
    5: [*ROUNDS_BOARD, *LARGE_GAME, *FOR_FIVE],
    6: [*ROUNDS_BOARD, *LARGE_GAME, *FOR_SIX],
    7: [*ROUNDS_BOARD, *LARGE_GAME, *FOR_SIX, "large-depot", "imitation-3", "extension"],
}
STAGES = {
    1: {"blacksmithing", "sheep-farming", "ore-mine-construction"},
    2: {"donkey-farming", "ruby-mine-construction"},
    3: {"exploration", "family-life", "ore-delivery"},
    4: {"ore-trading", "adventure", "ruby-delivery"},
}


@rule("farmers", 2, 2)
@pytest.mark.parametrize(("players", "number"), [(1, 8), (2, 12), (3, 15), (4, 13), (5, 19), (6, 19), (7, 22)])
def test_printed_spaces_by_number_of_players(players: int, number: int) -> None:
    printed = spaces(new(players))
    assert len(printed) == number
    assert sorted(printed) == sorted(PRINTED[players])


@rule("farmers", 2, 2)
@pytest.mark.parametrize(("players", "number"), [(1, 19), (2, 23), (3, 27), (4, 25), (5, 31), (6, 31), (7, 34)])
def test_spaces_in_the_last_round_by_number_of_players(players: int, number: int) -> None:
    game = at_round(players, 12)
    cards = STAGES[1] | STAGES[2] | STAGES[3] | STAGES[4] | {"urgent-wish-for-children"}
    if players <= 2:
        cards -= {"exploration"}
    assert len(spaces(game)) == number
    assert set(spaces(game)) == set(PRINTED[players]) | cards


@rule("farmers", 2, 2)
def test_imitation_spaces_and_the_second_drift_mining_carry_the_printed_name() -> None:
    names = [translator_for("en").name("cave-farmers", "space", space["id"]) for space in new(7).view()["spaces"]]
    assert names.count("Imitation") == 3
    assert names.count("Drift mining") == 2


# cards


def cards_offered(game: Game) -> set[str]:
    return set(offered(game, "reveal"))


@rule("farmers", 2, 4)
@pytest.mark.parametrize("players", range(2, 8))
def test_each_stage_reveals_its_own_cards(players: int) -> None:
    third = STAGES[3] - ({"exploration"} if players == 2 else set())
    order = [*[STAGES[1]] * 3, {"wish-for-children"}, *[STAGES[2]] * 2, *[third] * len(third), *[STAGES[4]] * 3]
    game = new(players)
    for cards in order:
        assert (game.turn, question(game)) == (CHANCE, "card")
        assert cards_offered(game) == cards - set(spaces(game))
        harvest(reveal(game), "none")
    assert game.turn != CHANCE


@rule("farmers", 2, 4)
@pytest.mark.parametrize("players", range(2, 8))
def test_every_card_of_a_stage_is_equally_likely(players: int) -> None:
    game = new(players)
    assert cards_offered(game) == STAGES[1]
    assert game.chance_weights() == [1, 1, 1]
    play(game, "reveal sheep-farming")
    harvest(game, "none")
    assert cards_offered(game) == {"blacksmithing", "ore-mine-construction"}
    assert game.chance_weights() == [1, 1]


@rule("farmers", 2, 5)
@pytest.mark.parametrize("players", range(2, 8))
def test_wish_for_children_always_comes_in_round_4(players: int) -> None:
    game = at_round(players, 3)
    assert "wish-for-children" not in spaces(game)
    harvest(game, "none")
    assert game.round == 4
    assert offers(game) == ["reveal wish-for-children"]


@rule("farmers", 2, 7)
def test_a_card_can_be_used_in_the_round_in_which_it_is_revealed_and_later() -> None:
    game = at_round(2, 1, "reveal sheep-farming")
    assert "sheep-farming" in offered(game, "place")
    assert "blacksmithing" not in spaces(game)
    next_round(game, "reveal blacksmithing")
    assert "sheep-farming" in offered(game, "place")


@rule("farmers", 2, 1)
def test_a_game_of_two_skips_round_9() -> None:
    game = at_round(2, 8)
    next_round(game)
    assert game.view()["round"] == 10


@rule("farmers", 2, 1)
@pytest.mark.parametrize("players", range(3, 8))
def test_a_game_of_three_or_more_plays_round_9(players: int) -> None:
    game = at_round(players, 8)
    next_round(game)
    assert game.view()["round"] == 9


@rule("farmers", 2, 8)
@pytest.mark.parametrize("players", COUNTS)
def test_the_game_ends_after_round_12(players: int) -> None:
    game = at_round(players, 12)
    for p in game.players:
        give(game, seat=int(p.seat), food=0)
    harvest(game, "none")
    assert game.view()["turn"] == -2
    assert offers(game) == []


@rule("rulings", "F6")
@pytest.mark.parametrize(("players", "rounds"), [(1, [7, 8, 10, 11]), (2, [7, 8, 10, 11]), (3, [7, 8, 9, 10])])
def test_suppliers_pay_in_the_next_rounds_that_are_really_played(players: int, rounds: list[int]) -> None:
    game = at_round(players, 6)
    furnish(game, "ruby-supplier")
    paid = []
    while game.round < 12:
        give(game, ruby=0)
        next_round(game)
        if supply(game).get("ruby"):
            paid.append(int(game.round))
        finish(game)
    assert paid == rounds


# refills


@rule("farmers", 3, 5)
def test_spaces_are_refilled_even_if_goods_remain_and_without_limit() -> None:
    game = at_round(3, 12)
    assert goods_on(game, "logging") == {"wood": 3 + 11}
    assert goods_on(game, "drift-mining") == {"stone": 12}
    assert goods_on(game, "sheep-farming")["sheep"] > 6


@rule("farmers", 3, 4)
def test_only_emptied_spaces_start_afresh() -> None:
    game = at_round(2, 2)
    play(game, "place logging")
    next_round(game)
    assert goods_on(game, "logging") == {"wood": 3}
    assert goods_on(game, "ore-mining") == {"ore": 4}


@rule("farmers", 3, 1)
@rule("farmers", 3, 3)
def test_a_card_not_yet_revealed_gathers_nothing() -> None:
    game = at_round(3, 9, "reveal exploration", "reveal family-life", "reveal ore-delivery")
    assert goods_on(game, "ore-delivery") == {"stone": 1, "ore": 1}


@rule("farmers", 3, 3)
@rule("rulings", "F24")
def test_a_new_card_is_filled_in_the_round_it_is_revealed() -> None:
    game = at_round(3, 1, "reveal sheep-farming")
    assert goods_on(game, "sheep-farming") == {"sheep": 1}


# the start of a round


@rule("farmers", 2, 8)
def test_income_comes_before_the_first_dwarf_is_placed() -> None:
    game = at_round(2, 1)
    furnish(game, "wood-supplier", "stone-supplier", "ruby-supplier")
    give(game, food=0)
    harvest(game, "none")
    assert game.turn == CHANCE
    assert supply(game) == {}  # not before the card is revealed
    reveal(game)
    assert question(game) == "place"
    assert supply(game) == {"wood": 1, "stone": 1, "ruby": 1}


@rule("farmers", 2, 8)
def test_income_waits_for_the_marker() -> None:
    game = at_round(2, 5)
    furnish(game, "wood-supplier")
    give(game, food=0)
    harvest(game, "none")
    play(game, offers(game)[0])
    assert question(game) == "marker"
    assert supply(game) == {}
    play(game, "marker leaf")
    assert supply(game) == {"wood": 1}


@rule("farmers", 2, 8)
def test_spaces_are_refilled_after_the_card_is_revealed() -> None:
    game = new(2)
    assert goods_on(game, "logging") == {}
    play(game, "reveal sheep-farming")
    assert goods_on(game, "logging") == {"wood": 3}
    assert goods_on(game, "sheep-farming") == {"sheep": 1}


@rule("farmers", 19, 7)
def test_a_newborn_is_an_adult_from_the_start_of_the_next_round() -> None:
    game = start(2, round=4)
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow")
    next_round(finish(game))
    assert [dwarf["newborn"] for dwarf in game.view()["players"][0]["dwarfs"]] == [False, False, False]
    assert [dwarf["at_work"] for dwarf in game.view()["players"][0]["dwarfs"]] == [False, False, False]


@rule("rulings", "F24")
def test_card_and_marker_come_before_everything_else_in_a_round() -> None:
    game = at_round(2, 6)
    furnish(game, "wood-supplier")
    give(game, wood=0)
    harvest(game, "none")
    assert question(game) == "card"
    assert supply(game).get("wood", 0) == 0
    play(game, offers(game)[0])
    assert question(game) == "marker"
    assert supply(game).get("wood", 0) == 0  # income comes later
    play(game, "marker leaf")
    assert question(game) == "place"
    assert supply(game)["wood"] == 1


@rule("rulings", "F24")
def test_family_life_turns_the_wish_over_as_it_is_revealed() -> None:
    game = at_round(3, 7, "reveal ore-delivery")
    assert "wish-for-children" in spaces(game)
    assert "urgent-wish-for-children" not in spaces(game)
    next_round(game, "reveal family-life")
    assert "wish-for-children" not in spaces(game)
    assert "urgent-wish-for-children" in spaces(game)


@rule("rulings", "F24")
def test_income_comes_before_solo_clearing_and_that_before_refilling() -> None:
    game = solo()
    furnish(game, "ruby-supplier")
    pile(game, "wood-gathering", 7)
    pile(game, "logging", 4)
    next_round(game)
    assert question(game) == "clear"
    assert supply(game) == {"ruby": 1}  # just come in, and it may save a space
    assert offered(game, "save") == ["wood-gathering"]  # logging has 6 goods: more only after the refill
    assert goods_on(game, "logging") == {"wood": 6}
    play(game, "save wood-gathering")
    assert goods_on(game, "wood-gathering") == {"wood": 8}
    assert goods_on(game, "logging") == {"wood": 7}
