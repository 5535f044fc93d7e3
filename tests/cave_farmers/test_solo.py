"""The solo game: its set-up, its fixed cards, and the clearing of spaces that hold too much."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import at_round, finish, goods_on, new, next_round, question, reveal, spaces
from tests.cave_farmers.scenario import (
    CHANCE,
    OVER,
    family,
    final_trades,
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
from tests.cave_farmers.situations import marker_rounds, solo_wood
from tests.rules import rule

CARDS = {
    1: "blacksmithing", 2: "sheep-farming", 3: "ore-mine-construction", 4: "wish-for-children", 5: "donkey-farming",
    6: "ruby-mine-construction", 7: "ore-delivery", 8: "family-life", 10: "ore-trading", 11: "adventure",
    12: "ruby-delivery",
}  # fmt: skip


# set-up


@rule("farmers", 1, 2)
def test_a_solo_game_starts_with_2_food() -> None:
    assert supply(new(1)) == {"food": 2}


@rule("farmers", 28, 1)
def test_a_solo_game_covers_four_spaces() -> None:
    found = spaces(at_round(1, 12))
    assert not {"drift-mining", "starting-player", "supplies", "clearing"} & set(found)
    assert {"excavation", "logging", "ore-mining", "wood-gathering", "sustenance"} <= set(found)


@rule("farmers", 28, 1)
def test_a_solo_game_has_no_exploration_and_no_imitation() -> None:
    assert not [name for name in spaces(at_round(1, 12)) if name.startswith(("exploration", "imitation"))]


@rule("farmers", 28, 2)
def test_the_cards_of_a_solo_game_are_fixed() -> None:
    game = new(1)
    seen = {}
    while game.turn == CHANCE:
        card = offered(game, "reveal")
        assert len(card) == 1
        seen[int(game.round)] = card[0]
        reveal(game)
        give(game, food=0)
        harvest(game, "none")
        while "stop" in offers(game):
            play(game, "stop")
    assert seen == CARDS


@rule("farmers", 28, 2)
def test_the_cards_of_each_stage_come_in_any_order_if_so_agreed() -> None:
    game = new(1, solo_cards="shuffled")
    seen: dict[int, list[str]] = {}
    while game.turn == CHANCE:
        seen[int(game.round)] = cards = offered(game, "reveal")
        reveal(game, f"reveal {cards[-1]}")
        give(game, food=0)
        harvest(game, "none")
        while "stop" in offers(game):
            play(game, "stop")
    assert list(seen) == list(CARDS)
    for rounds in [(1, 2, 3), (4,), (5, 6), (7, 8), (10, 11, 12)]:
        assert set(seen[rounds[0]]) == {CARDS[number] for number in rounds}
        assert [len(seen[number]) for number in rounds] == list(range(len(rounds), 0, -1))


@rule("farmers", 28, 2)
def test_the_order_of_the_cards_is_an_option_only_if_it_is_not_the_usual_one() -> None:
    assert "solo_cards" not in new(1).options
    assert new(1, solo_cards="shuffled").options["solo_cards"] == "shuffled"
    assert Game.from_dict(new(1, solo_cards="shuffled").to_dict()).options["solo_cards"] == "shuffled"


@rule("farmers", 2, 1)
def test_a_solo_game_skips_round_9() -> None:
    assert new(1).view()["rounds"] == [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12]
    assert next_round(at_round(1, 8)).round == 10


@rule("farmers", 2, 6)
@rule("farmers", 28, 2)
def test_wish_for_children_is_covered_until_round_4_and_turned_over_in_round_8() -> None:
    assert "wish-for-children" not in spaces(at_round(1, 3))
    assert "wish-for-children" in spaces(at_round(1, 4))
    assert "wish-for-children" in spaces(at_round(1, 7))
    game = at_round(1, 8)
    assert "urgent-wish-for-children" in spaces(game)
    assert "wish-for-children" not in spaces(game)


@rule("farmers", 28, 3)
def test_rubies_gather_from_round_1_on() -> None:
    assert goods_on(at_round(1, 1), "ruby-mining") == {"ruby": 1}
    assert goods_on(at_round(1, 2), "ruby-mining") == {"ruby": 2}


@rule("farmers", 28, 4)
def test_a_solo_game_has_a_harvest_in_every_round_from_5_on_and_no_markers() -> None:
    coming = {entry["round"]: entry["harvest"] for entry in new(1).view()["harvests"]}
    assert coming == {
        1: "none", 2: "none", 3: "harvest", 4: "one-food", 5: "harvest", 6: "harvest", 7: "harvest", 8: "harvest",
        10: "harvest", 11: "harvest", 12: "harvest",
    }  # fmt: skip


@rule("farmers", 28, 4)
@pytest.mark.parametrize("reveal", ["start", "end"])
def test_a_solo_game_never_turns_up_a_marker(reveal: str) -> None:
    game = at_round(1, 5, harvest_reveal=reveal)
    give(game, food=20)
    for name in ("wood-gathering", "ore-mining"):
        play(game, f"place {name}")
    assert (game.turn, question(game), game.round) == (CHANCE, "card", 6)
    play(game, offers(game)[0])
    assert question(game) == "place"
    assert supply(game)["food"] == 20 - 4  # a full harvest


@rule("farmers", 28, 5)
def test_one_dwarf_is_placed_after_another() -> None:
    game = start(1)
    family(game, 0, 0, 0)
    for name in ("wood-gathering", "ore-mining", "ruby-mining"):
        assert (game.turn, question(game)) == (0, "place")
        play(game, f"place {name}")
    assert game.turn == CHANCE


@rule("farmers", 8, 6)
def test_the_order_of_dwarfs_holds_in_a_solo_game_too() -> None:
    game = start(1)
    family(game, 0, 6)
    assert offered(game, "call") == []
    give(game, ruby=1)
    play(game, "call 6", "place logging", "loot gold")
    assert supply(game) == {"wood": 3, "gold": 2}


@rule("farmers", 28, 8)
def test_a_solo_game_has_no_winner() -> None:
    game = final_trades(start(1))
    assert game.turn == OVER
    assert game.winners() == []
    assert game.scores() == [2 - 22 - 8]


@rule("farmers", 28, 8)
def test_a_game_of_two_has_winners() -> None:
    game = final_trades(start(2))
    assert game.turn == OVER
    assert game.winners() == [0, 1]


@rule("farmers", 28, 1)
def test_a_solo_game_has_no_markers_two_food_and_four_covered_spaces() -> None:
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


# clearing


def cleared(space: str, refills: int, **options: str) -> dict[str, int]:
    """What lies on a space at the start of a round if it held so many refills before, and nobody pays."""
    game = start(1, round=10, spaces=[space], **options)
    only_pile(game, space, refills)
    return goods_on(next_round(game), space)


def only_pile(game: Game, space: str, refills: int) -> None:
    """Nothing lies anywhere but on one space."""
    for other in spaces(game):
        pile(game, other, 0)
    pile(game, space, refills)


LOGS = {1: 4, 2: 5, 3: 6, 4: 7}  # refills of logging before a round, and the wood after it: 3 and 1 more each round


@rule("farmers", 28, 6)
@pytest.mark.parametrize(("refills", "wood"), LOGS.items())
def test_a_space_with_up_to_6_goods_grows(refills: int, wood: int) -> None:
    assert cleared("logging", refills) == {"wood": wood}


@rule("farmers", 28, 6)
@pytest.mark.parametrize("refills", [5, 6, 9])
def test_a_space_with_more_than_6_goods_loses_all_of_them_and_refills_as_empty(refills: int) -> None:
    assert cleared("logging", refills) == {"wood": 3}


@rule("farmers", 28, 6)
@pytest.mark.parametrize(("refills", "wood"), [(2, 5), (3, 6), (4, 3), (5, 3)])
def test_a_space_with_6_or_more_goods_loses_them_if_so_agreed(refills: int, wood: int) -> None:
    assert cleared("logging", refills, solo_clear="from6") == {"wood": wood}


CLEARED = [("excavation", 6, {"stone": 7}, {"stone": 1}), ("ore-mining", 5, {"ore": 7}, {"ore": 2}),
           ("wood-gathering", 6, {"wood": 7}, {"wood": 1}), ("sustenance", 6, {"food": 7}, {"food": 1}),
           ("ruby-mining", 6, {"ruby": 7}, {"ruby": 1}), ("sheep-farming", 6, {"sheep": 7}, {"sheep": 1}),
           ("donkey-farming", 6, {"donkey": 7}, {"donkey": 1}), ("ruby-delivery", 5, {"ruby": 7}, {"ruby": 2}),
           ("ore-delivery", 3, {"stone": 4, "ore": 4}, {"stone": 1, "ore": 1})]  # fmt: skip


@rule("farmers", 28, 6)
@pytest.mark.parametrize(("space", "full", "kept", "first"), CLEARED, ids=[space for space, *_ in CLEARED])
def test_every_accumulating_space_is_cleared_by_the_total_of_its_goods(
    space: str, full: int, kept: dict[str, int], first: dict[str, int]
) -> None:
    assert cleared(space, full) == kept  # 6 goods before
    assert cleared(space, full + 1) == first


@rule("farmers", 28, 6)
def test_clearing_happens_automatically_every_round() -> None:
    game = at_round(1, 1)
    seen = [goods_on(game, "logging")["wood"]]
    for _ in range(6):
        seen.append(goods_on(next_round(game), "logging")["wood"])
    assert seen == [3, 4, 5, 6, 7, 3, 4]


@rule("farmers", 28, 6)
def test_nothing_is_cleared_with_more_players() -> None:
    game = at_round(2, 6)
    assert goods_on(game, "logging") == {"wood": 8}


def full(*names: str, **goods: int) -> Game:
    """At the question what to save: some spaces hold 10 refills, all others nothing."""
    game = start(1, round=10, spaces=list(names))
    for space in spaces(game):
        pile(game, space, 10 if space in names else 0)
    give(game, **goods)
    harvest(game, "none")
    return reveal(game)


@rule("farmers", 28, 7)
def test_clearing_is_not_asked_without_a_ruby() -> None:
    game = full("logging", "sheep-farming")
    assert question(game) == "place"
    assert (goods_on(game, "logging"), goods_on(game, "sheep-farming")) == ({"wood": 3}, {"sheep": 1})


@rule("farmers", 28, 7)
def test_clearing_is_not_asked_if_no_space_is_too_full() -> None:
    game = full(ruby=3)
    assert question(game) == "place"
    assert supply(game) == {"ruby": 3}


@rule("farmers", 28, 7)
def test_a_ruby_saves_a_space_which_goes_on_growing() -> None:
    game = full("logging", ruby=1)
    assert question(game) == "clear"
    play(game, "save logging")
    assert question(game) == "place"
    assert supply(game) == {}
    assert goods_on(game, "logging") == {"wood": 13}


@rule("farmers", 28, 7)
def test_saving_is_a_choice() -> None:
    game = full("logging", ruby=1)
    play(game, "stop")
    assert supply(game) == {"ruby": 1}
    assert goods_on(game, "logging") == {"wood": 3}


@rule("farmers", 28, 7)
def test_each_space_saved_costs_a_ruby() -> None:
    game = full("logging", "ore-mining", "sheep-farming", ruby=2)
    assert sorted(offered(game, "save")) == ["logging", "ore-mining", "sheep-farming"]
    play(game, "save logging", "save sheep-farming")
    assert supply(game) == {}
    assert goods_on(game, "logging") == {"wood": 13}
    assert goods_on(game, "sheep-farming") == {"sheep": 11}
    assert goods_on(game, "ore-mining") == {"ore": 2}


@rule("farmers", 28, 7)
def test_only_spaces_that_are_too_full_can_be_saved() -> None:
    game = full("logging", ruby=1)
    assert offered(game, "save") == ["logging"]


@rule("farmers", 28, 7)
def test_a_space_is_saved_only_once_in_a_round() -> None:
    game = full("logging", "ore-mining", ruby=3)
    play(game, "save logging")
    assert offered(game, "save") == ["ore-mining"]


@rule("farmers", 28, 7)
def test_a_space_is_saved_for_one_round_only() -> None:
    game = full("logging", ruby=2)
    play(game, "save logging")
    next_round(game)
    assert question(game) == "clear"
    assert offered(game, "save") == ["logging"]
    play(game, "stop")
    assert goods_on(game, "logging") == {"wood": 3}


@rule("farmers", 28, 7)
def test_trades_are_possible_while_clearing() -> None:
    game = full("logging", ruby=1, grain=1)
    assert {"trade ruby for wood", "eat grain"} <= set(offers(game))
    play(game, "trade ruby for wood")
    assert question(game) == "place"  # no ruby is left
    assert goods_on(game, "logging") == {"wood": 3}


@rule("farmers", 2, 8)
@rule("farmers", 28, 7)
def test_income_comes_before_clearing_and_can_pay_for_it() -> None:
    game = start(1, round=7)
    furnish(game, "ruby-supplier")
    only_pile(game, "logging", 10)
    next_round(game)
    assert (question(game), supply(game)) == ("clear", {"ruby": 1})
    play(game, "save logging")
    assert goods_on(game, "logging") == {"wood": 13}


@rule("farmers", 2, 8)
def test_refilling_comes_after_clearing() -> None:
    game = full("logging", "ruby-mining", ruby=1)
    assert question(game) == "clear"
    assert goods_on(game, "logging") == {"wood": 12}
    assert goods_on(game, "excavation") == {}
    play(game, "stop")
    assert goods_on(game, "excavation") == {"stone": 1}


@rule("farmers", 28, 6)
def test_the_new_card_is_filled_after_clearing() -> None:
    game = start(1, round=1)
    next_round(game)
    assert goods_on(game, "sheep-farming") == {"sheep": 1}
    finish(play(game, "place sheep-farming", "choose animals"))
    assert supply(game) == {"sheep": 1}


@rule("rulings", "F1")
def test_six_goods_are_not_cleared() -> None:
    assert goods_on(solo_wood(4), "logging") == {"wood": 7}


@rule("rulings", "F1")
def test_a_space_with_more_than_six_goods_loses_all_of_them() -> None:
    assert goods_on(solo_wood(5), "logging") == {"wood": 3}  # refilled as an empty space


@rule("rulings", "F1")
def test_option_from6_clears_six_goods_too() -> None:
    assert goods_on(solo_wood(4, solo_clear="from6"), "logging") == {"wood": 3}
    assert goods_on(solo_wood(3, solo_clear="from6"), "logging") == {"wood": 6}


@rule("rulings", "F1")
def test_a_ruby_saves_a_space_that_would_be_cleared() -> None:
    game = solo_wood(5, ruby=2)
    assert offered(game, "save") == ["logging"]
    play(game, "save logging")
    assert supply(game) == {"ruby": 1}
    assert goods_on(game, "logging") == {"wood": 8}


@rule("rulings", "F1")
def test_saving_a_space_is_a_choice() -> None:
    game = play(solo_wood(5, ruby=2), "stop")
    assert supply(game) == {"ruby": 2}
    assert goods_on(game, "logging") == {"wood": 3}


@rule("rulings", "F1")
def test_no_space_is_cleared_with_two_players() -> None:
    game = start()
    pile(game, "logging", 9)
    assert goods_on(next_round(game), "logging") == {"wood": 12}


def crowded_solo(**goods: int) -> Game:
    game = start(players=1, round=2)
    pile(game, "sheep-farming", 7)
    pile(game, "wood-gathering", 8)
    give(game, **goods)
    return next_round(game)


@rule("rulings", "F36")
def test_animals_are_goods_that_may_be_cleared() -> None:
    game = crowded_solo()
    assert goods_on(game, "sheep-farming") == {"sheep": 1}  # cleared, then refilled as empty
    assert goods_on(game, "wood-gathering") == {"wood": 1}


@rule("rulings", "F36")
def test_saving_spaces_is_one_decision_with_a_ruby_a_space() -> None:
    game = crowded_solo(ruby=3)
    assert offered(game, "save") == ["wood-gathering", "sheep-farming"]
    play(game, "save sheep-farming", "save wood-gathering")
    assert supply(game) == {"ruby": 1}
    assert goods_on(game, "sheep-farming") == {"sheep": 8}
    assert goods_on(game, "wood-gathering") == {"wood": 9}


@rule("rulings", "F36")
def test_some_spaces_may_be_saved_and_others_not() -> None:
    game = play(crowded_solo(ruby=2), "save sheep-farming", "stop")
    assert goods_on(game, "sheep-farming") == {"sheep": 8}
    assert goods_on(game, "wood-gathering") == {"wood": 1}


@rule("rulings", "F36")
def test_trades_belong_to_the_decision_which_spaces_to_save() -> None:
    game = play(crowded_solo(ruby=2), "trade ruby for wood", "save sheep-farming")
    assert supply(game) == {"wood": 1}
    assert goods_on(game, "wood-gathering") == {"wood": 1}  # no ruby was left for it


@rule("rulings", "F36")
def test_a_space_must_be_saved_again_every_round() -> None:
    game = play(crowded_solo(ruby=2), "save sheep-farming", "stop")
    next_round(game)
    assert question(game) == "clear"
    assert offered(game, "save") == ["sheep-farming"]
