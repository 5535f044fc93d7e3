"""Rulings C1 to C12: what each allows and what it forbids."""

from __future__ import annotations

import pytest

import caverna
from caverna.cave_vs_cave.game import Game
from caverna.game import InvalidOption
from tests.cave_vs_cave.scenario import (
    OVER,
    all_offers,
    build,
    clear,
    end_turns,
    fresh,
    furnish,
    give,
    offered,
    offers,
    only,
    own,
    play,
    player,
    show,
    start,
    stock,
    supply,
    turn_up,
)  # fmt: skip

FIRST_CELLS = ("d1", "e1", "d2", "e2", "e3", "e4", "d5", "e5", "f5")
FILLERS = (
    "spinning-wheel", "tunnel", "grindstone", "food-corner", "warehouse", "stall", "storeroom", "weaving-room",
    "bakehouse",
)  # fmt: skip
EATEN = "eat emmer"  # stands for all conversions: whoever has emmer is offered it where there are any


def era_two(players: int = 2) -> Game:
    return start(players, mode="eras-1-2", era=2)


def nearly_full(covered: str = "") -> Game:
    """Seat 0 lacks a room on d3 and perhaps on a cell still covered, and can pay for a Shelf on d3."""
    game = start()
    for room, at in zip(FILLERS, FIRST_CELLS, strict=True):
        if at != covered:
            furnish(game, room, at)
    show(game, "shelf", "parlor")
    give(game, wood=9, stone=9, food=9, gold=9)
    return game


def questions(mode: str, players: int) -> Game:
    """Era I is over, in a mode that asks whether to go on."""
    return end_turns(fresh(players, mode), 44 if players == 2 else 19)


# C1: the slots


@pytest.mark.parametrize(
    ("slot", "tile", "bonuses"),
    [
        (1, "decoration", ["gain 3 ore", "gain iron", "gain donkey"]),
        (2, "arms-trade", ["exchange iron for weapons"]),
        (3, "interior-design",
         ["exchange ore for iron", "exchange 3 ore for 2 iron", "exchange 5 ore for 3 iron",
          "exchange 7 ore for 4 iron"]),
        (4, "weekly-market", ["gain 2 weapon"]),
    ],
)  # fmt: skip
@pytest.mark.parametrize("players", [1, 2])
def test_c01_slots_are_in_the_order_of_the_rulebook_s_text(
    players: int, slot: int, tile: str, bonuses: list[str]
) -> None:
    game = era_two(players)
    only(game, ore=7, iron=1, weapon=2)
    assert game.view()["slots"][slot - 1] == tile
    play(game, f"take {tile}")
    assert sorted(offered(game, "bonus")) == sorted(bonuses)


def test_c01_a_tile_that_stands_on_no_slot_has_no_bonus() -> None:
    game = era_two()
    only(game, ore=7, iron=1, weapon=2)
    assert offered(play(game, "take cultivation"), "bonus") == []


# C2: the boards


def test_c02_the_seam_is_open_and_takes_no_wall() -> None:
    game = era_two()
    play(game, "take masonry", "build wall")
    assert "c4 d4" not in offered(game, "wall")
    assert {"d2", "e3", "e4", "d5"} <= set(game.view()["players"][0]["accessible"])


@pytest.mark.parametrize("era", [1, 2])
def test_c02_the_entrance_has_no_wall_to_its_south_in_either_era(era: int) -> None:
    game = start(mode="eras-1-2", era=era)
    cells = {cell["cell"]: cell["walls"] for cell in game.view()["players"][0]["cells"]}
    assert cells["d4"] == {}
    assert "d5" in game.view()["players"][0]["accessible"]


def test_c02_ore_and_iron_are_the_symbols_of_the_second_board() -> None:
    game = era_two()
    cells = {cell["cell"]: cell["bonus"] for cell in game.view()["players"][0]["cells"] if cell["board"] == 2}
    assert {at: bonus for at, bonus in cells.items() if bonus} == {"b3": {"ore": 1}, "c3": {"iron": 1}}


# C3: conditions on the last space


@pytest.mark.parametrize(("era", "tile"), [(1, "renovation"), (2, "weekly-market")])
def test_c03_no_condition_alone(era: int, tile: str) -> None:
    game = start(1, "eras-1-2", era)
    only(game)
    assert tile in offered(game, "take")


@pytest.mark.parametrize(("era", "tile", "good"), [(1, "renovation", "gold"), (2, "weekly-market", "weapon")])
def test_c03_with_two_players_more_than_the_other_is_needed(era: int, tile: str, good: str) -> None:
    game = start(mode="eras-1-2", era=era)
    assert tile not in offered(game, "take")
    give(game, **{good: 2})
    assert tile in offered(game, "take")


def test_c03_it_is_tested_only_when_the_tile_is_chosen() -> None:
    game = start()
    only(game, gold=2)
    give(game, 1, gold=1)
    play(game, "take renovation", "eat gold", "eat gold")
    assert "build wall" in offers(game)


# C4: solo forms of the variants


@pytest.mark.parametrize("mode", ["quick-start", "short"])
def test_c04_quick_start_and_short_game_are_not_offered_alone(mode: str) -> None:
    with pytest.raises(InvalidOption, match="eras-1-2, era-1 or ask"):
        caverna.new_game("cave-vs-cave", players=1, mode=mode)


@pytest.mark.parametrize("mode", ["quick-start", "short"])
def test_c04_they_are_for_two(mode: str) -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode=mode)
    assert (game.num_players, game.options["mode"]) == (2, mode)


# C5: amounts


@pytest.mark.parametrize(("emmer", "after"), [(0, 2), (7, 9), (8, 9)])
def test_c05_a_gain_is_as_much_as_the_cap_allows(emmer: int, after: int) -> None:
    game = start()
    give(game, emmer=emmer)
    play(game, "take cultivation", "gain 2 emmer")
    assert supply(game)["emmer"] == after


def test_c05_a_whole_effect_may_be_declined() -> None:
    game = start()
    before = supply(game)
    play(game, "take cultivation", "end")
    assert supply(game) == before


def test_c05_what_would_gain_nothing_is_not_offered() -> None:
    game = start()
    give(game, emmer=9, flax=9)
    assert not {"gain 2 emmer", "gain flax"} & set(offers(play(game, "take cultivation")))


def test_c05_a_room_that_would_do_nothing_is_not_offered() -> None:
    game = start()
    own(game, "food-corner", "spinning-wheel", "parlor")
    give(game, food=3, flax=3, gold=19)
    play(game, "take undergrowth", "activate 1 room")
    assert offered(game, "activate") == ["cave-entrance"]


def test_c05_what_loses_a_part_to_the_cap_is_offered() -> None:
    game = start()
    own(game, "storeroom", "spinning-wheel")
    only(game, emmer=9, flax=9, food=8, gold=18)
    play(game, "take undergrowth", "activate 1 room")
    assert {"storeroom", "spinning-wheel"} <= set(offered(game, "activate"))
    assert supply(play(game, "activate storeroom"))["food"] == 9


# C6: after era I


@pytest.mark.parametrize("players", [1, 2])
def test_c06_both_eras_are_the_default(players: int) -> None:
    game = caverna.new_game("cave-vs-cave", players=players)
    assert game.options["mode"] == "eras-1-2"


@pytest.mark.parametrize(("players", "turns"), [(2, 44), (1, 19)])
@pytest.mark.parametrize(("mode", "era", "over"), [("era-1", 1, True), ("eras-1-2", 2, False)])
def test_c06_era_one_alone_or_with_era_two(players: int, turns: int, mode: str, era: int, over: bool) -> None:
    game = end_turns(fresh(players, mode), turns)
    assert (game.era, game.turn == OVER) == (era, over)


def test_c06_both_must_want_to_go_on_and_the_start_player_is_asked_first() -> None:
    game = questions("ask", 2)
    assert (game.turn, offers(game)) == (0, ["go on", "finish"])
    play(game, "go on")
    assert (game.turn, offers(game)) == (1, ["go on", "finish"])
    assert turn_up(play(game.copy(), "go on")).era == 2
    assert play(game, "finish").turn == OVER
    assert game.era == 1


def test_c06_who_declines_ends_the_game_at_once() -> None:
    game = play(questions("ask", 2), "finish")
    assert game.turn == OVER


@pytest.mark.parametrize(("answer", "era"), [("go on", 2), ("finish", 1)])
def test_c06_alone_one_is_asked_too(answer: str, era: int) -> None:
    game = questions("ask", 1)
    assert offers(game) == ["go on", "finish"]
    assert turn_up(play(game, answer)).era == era


# C7: who starts


@pytest.mark.parametrize("mode", ["era-1", "eras-1-2", "ask", "short", "quick-start"])
def test_c07_seat_0_starts(mode: str) -> None:
    game = fresh(mode=mode)
    assert game.turn == 0
    assert game.view()["starting_player"] == 0


def test_c07_seat_0_starts_era_two_as_well() -> None:
    game = end_turns(fresh(mode="eras-1-2"), 44)
    assert (game.era, game.round, game.turn) == (2, 1, 0)


# C8: conversions


def test_c08_conversions_at_every_decision_of_the_own_turn() -> None:
    game = start()
    own(game, "tunnel")
    give(game, emmer=9, food=0, gold=5)
    assert EATEN in all_offers(game)  # choosing a tile
    play(game, "take expedition")
    assert EATEN in all_offers(game)  # choosing an effect
    play(game, "activate 3 rooms")
    assert EATEN in all_offers(game)  # choosing a room
    play(game, "activate tunnel")
    assert EATEN in all_offers(game)  # choosing what the room does
    play(game, "stop", "stop")
    assert EATEN in all_offers(game)  # before ending the turn


@pytest.mark.parametrize(
    ("good", "era", "offer"),
    [("emmer", 1, True), ("flax", 1, True), ("gold", 1, True), ("donkey", 2, True), ("wood", 1, False)],
)
def test_c08_one_food_for_one_good(good: str, era: int, offer: bool) -> None:
    game = start(mode="eras-1-2", era=era)
    only(game)
    give(game, **{good: 2})
    assert offered(game, "eat") == ([good] if offer else [])
    if offer:
        play(game, f"eat {good}")
        assert stock(game) == {good: 1, "food": 1}


def test_c08_none_at_nine_food() -> None:
    game = start()
    give(game, food=9, emmer=9)
    assert offered(game, "eat") == []


@pytest.mark.parametrize(
    ("actions", "inside"),
    [
        (["take housework", "furnish for 5 food"], "furnish"),
        (["take housework", "furnish for 5 food", "furnish shelf"], "at"),
        (["take masonry", "build wall"], "wall"),
        (["take undergrowth", "activate 1 room", "activate junction-room"], "pay"),
        (["take breach", "raze wall"], "raze"),
    ],
    ids=["the room", "its space", "the edge of a wall", "goods for the Junction Room", "the wall to raze"],
)
def test_c08_none_inside_a_step_that_has_begun(actions: list[str], inside: str) -> None:
    game = start()
    clear(game, "d2 e3")
    build(game, "d1 e1")
    furnish(game, "junction-room", "d5")
    show(game, "shelf", "spinning-wheel")
    give(game, emmer=5, food=6, wood=3, flax=2)
    play(game, actions[0])
    assert EATEN in all_offers(game)
    play(game, *actions[1:])
    assert {text.split()[0] for text in all_offers(game)} == {inside}


def test_c08_none_when_choosing_the_side_of_the_cavern() -> None:
    game = nearly_full()
    give(game, emmer=5)
    play(game, "take housework", "furnish for 5 food", "furnish shelf", "at d3")
    assert all_offers(game) == ["side 2", "side 3"]


@pytest.mark.parametrize("players", [1, 2])
def test_c08_none_between_the_eras(players: int) -> None:
    game = questions("ask", players)
    assert supply(game)["emmer"] > 0
    assert all_offers(game) == ["go on", "finish"]


def test_c08_none_during_the_turn_of_the_other() -> None:
    game = start()
    give(game, 1, emmer=5)
    only(game)
    assert offered(game, "eat") == []


# C9: what can be paid


def test_c09_what_is_in_hand_counts_convert_first() -> None:
    game = start()
    only(game, food=4, emmer=1, wood=1)
    show(game, "shelf")
    play(game, "take housework")
    assert "furnish for 5 food" not in offers(game)
    play(game, "eat emmer")
    assert "furnish for 5 food" in offers(game)


@pytest.mark.parametrize(
    ("gold", "offer"), [(1, False), (2, True)], ids=["the surcharge takes the gold of the room", "enough for both"]
)
def test_c09_after_the_surcharge_a_room_must_still_be_payable(gold: int, offer: bool) -> None:
    game = start()
    clear(game, "f5")
    only(game, stone=1, gold=gold)
    show(game, "parlor")  # a stone and a gold
    assert ("furnish for 1 gold" in offers(play(game, "take housework"))) == offer


def test_c09_after_the_surcharge_a_space_must_remain() -> None:
    game = start()
    give(game, food=9, stone=9, gold=9)
    show(game, "parlor")
    assert offered(play(game.copy(), "take housework"), "furnish") == []
    clear(game, "f5")
    assert offered(play(game, "take housework"), "furnish") != []


def test_c09_after_the_surcharge_a_colour_must_remain() -> None:
    game = start()
    give(game, food=9)
    show(game, "prospecting-site")
    assert offered(play(game.copy(), "take housework"), "furnish") == []
    furnish(game, "shelf", "e3")
    assert offered(play(game, "take housework"), "furnish") != []


def test_c09_the_same_holds_for_digging_twice() -> None:
    game = start()
    only(game, food=1, gold=1)
    play(game, "take excavation")
    assert "excavate twice for 2 food" not in offers(game)
    assert "excavate twice for 2 food" in offers(play(game, "eat gold"))


# C10: before or after


BLUE = [
    ("wood-storeroom", "wood", "undergrowth", "activate 1 room"),
    ("breeding-cave", "donkey", "undergrowth", "activate 1 room"),
    ("iron-trader", "iron", "undermining", "activate 2 rooms"),
    ("iron-trader", "iron", "weekly-market", "activate 1 and 1 room"),
    ("wood-storeroom", "wood", "weekly-market", "activate 1 and 1 room"),
    ("breeding-cave", "donkey", "weekly-market", "activate 1 and 1 room"),
]


def using(blue: str, tile: str, effect: str) -> Game:
    game = era_two()
    own(game, blue, "cave-silo", "ore-vein")
    only(game, weapon=2)
    return play(game, f"take {tile}", effect)


@pytest.mark.parametrize(("blue", "good", "tile", "effect"), BLUE)
def test_c10_the_good_comes_before_the_first_room_or_after_the_last(
    blue: str, good: str, tile: str, effect: str
) -> None:
    game = using(blue, tile, effect)
    early = play(game.copy(), f"collect {blue}")
    assert supply(early)[good] == 1
    play(early, "activate cave-silo", *["stop"] * (effect != "activate 1 room"))
    assert supply(early)[good] == 1  # and not once more
    play(game, "activate cave-silo")
    if effect != "activate 1 room":
        assert supply(game)[good] == 0
        play(game, "activate ore-vein")
    assert supply(game)[good] == 1


@pytest.mark.parametrize(("blue", "good", "tile", "effect"), BLUE[2:])
def test_c10_never_between_two_rooms(blue: str, good: str, tile: str, effect: str) -> None:
    game = play(using(blue, tile, effect), "activate cave-silo")
    assert offered(game, "collect") == []
    assert supply(game)[good] == 0


@pytest.mark.parametrize(("blue", "good", "tile", "effect"), BLUE)
def test_c10_using_the_effect_is_enough(blue: str, good: str, tile: str, effect: str) -> None:
    game = play(using(blue, tile, effect), "stop")
    assert stock(game) == {"weapon": 2, good: 1}


def test_c10_not_using_it_brings_nothing() -> None:
    game = era_two()
    own(game, "wood-storeroom")
    only(game)
    play(game, "take undergrowth", "end")
    assert stock(game) == {}


# C11: which blue rooms are optional


def test_c11_prospecting_is_a_choice_at_any_moment_between_effects() -> None:
    game = start()
    own(game, "prospecting-site")
    only(game, food=5)
    play(game, "take undergrowth")
    assert "prospect" in offers(game)
    play(game, "gain 2 wood")
    assert "prospect" in offers(game)
    play(game, "activate 1 room")
    assert "prospect" not in offers(game)  # not inside an effect
    play(game, "activate cave-entrance", "gain wood")
    assert "prospect" in offers(game)
    play(game, "end")
    assert stock(game) == {"wood": 3, "food": 5}


def test_c11_the_others_are_plain_gains() -> None:
    game = era_two()
    furnish(game, "dungeon", "d3")
    furnish(game, "retting-room", "d2")
    furnish(game, "equipment-cabinet", "e3")
    only(game)
    play(game, "take interior-design", "build wall", "wall d1 e1", "excavate", "dig d5")
    turn_up(game)
    assert stock(game) == {"gold": 2, "ore": 1, "food": 1}
    play(game, "end", "take breach", "end", "take cultivation", "gain flax")
    assert stock(game) == {"gold": 2, "ore": 1, "food": 2, "flax": 1}


# C12: the additional cavern


def test_c12_it_is_taken_at_once_and_cannot_be_refused() -> None:
    game = nearly_full()
    play(game, "take housework", "furnish for 5 food", "furnish shelf", "at d3")
    assert all_offers(game) == ["side 2", "side 3"]


@pytest.mark.parametrize("side", [2, 3])
def test_c12_it_can_be_used_in_the_same_turn(side: int) -> None:
    game = nearly_full()
    play(game, "take renovation", "furnish for nothing", "furnish shelf", "at d3", f"side {side}", "build wall")
    assert "x east" in offered(game, "wall")
    play(game, "wall x east")
    assert player(game).cavern == side


def test_c12_without_a_full_cave_nothing_is_taken() -> None:
    game = nearly_full(covered="f5")
    play(game, "take housework", "furnish for 5 food", "furnish shelf", "at d3")
    assert offered(game, "side") == []
    assert player(game).cavern == 0
