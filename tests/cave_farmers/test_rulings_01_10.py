"""Rulings F1 to F10: what each allows and what it forbids."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.course import at_round, goods_on, next_round, question, reveal
from tests.cave_farmers.scenario import (
    CHANCE,
    final_trades,
    furnish,
    give,
    harvest,
    lay,
    occupy,
    offered,
    offers,
    pile,
    play,
    player,
    settle,
    start,
    supply,
)  # fmt: skip
from tests.cave_farmers.situations import armed, solo, travel

TRADED = "trade ruby for wood"  # stands for all trades: whoever has a ruby is offered it where there are trades

# F1: solo clearing


def solo_wood(refills: int, ruby: int = 0, solo_clear: str = "over6") -> Game:
    """A new round of a solo game: what lies on logging (3 wood, then 1 a round) after so many refills before?"""
    game = start(players=1, solo_clear=solo_clear)
    give(game, ruby=ruby)
    pile(game, "logging", refills)
    return next_round(game)


def test_f01_six_goods_stay_and_grow() -> None:
    assert goods_on(solo_wood(4), "logging") == {"wood": 7}


def test_f01_more_than_six_goods_are_all_lost() -> None:
    assert goods_on(solo_wood(5), "logging") == {"wood": 3}  # refilled as an empty space


def test_f01_option_from6_clears_six_goods_too() -> None:
    assert goods_on(solo_wood(4, solo_clear="from6"), "logging") == {"wood": 3}
    assert goods_on(solo_wood(3, solo_clear="from6"), "logging") == {"wood": 6}


def test_f01_a_ruby_saves_a_space() -> None:
    game = solo_wood(5, ruby=2)
    assert offered(game, "save") == ["logging"]
    play(game, "save logging")
    assert supply(game) == {"ruby": 1}
    assert goods_on(game, "logging") == {"wood": 8}


def test_f01_paying_is_a_choice() -> None:
    game = play(solo_wood(5, ruby=2), "stop")
    assert supply(game) == {"ruby": 2}
    assert goods_on(game, "logging") == {"wood": 3}


def test_f01_nothing_is_cleared_with_more_players() -> None:
    game = start()
    pile(game, "logging", 9)
    assert goods_on(next_round(game), "logging") == {"wood": 12}


# F2: the Carpenter and two pastures


def fencing(wood: int) -> Game:
    game = start(spaces=["sheep-farming"])
    furnish(game, "carpenter")
    lay(game, meadow="c4 b4 a4")
    give(game, wood=wood)
    return play(game, "place sheep-farming")


def test_f02_carpenter_takes_one_wood_off_one_build_fences_action() -> None:
    game = fencing(5)
    play(game, "choose small-pasture", "tile small-pasture c4", "choose large-pasture", "tile large-pasture a4 b4")
    assert supply(game) == {}  # 1 + 4
    game = fencing(5)
    play(game, "choose large-pasture", "tile large-pasture a4 b4", "choose small-pasture", "tile small-pasture c4")
    assert supply(game) == {}  # 3 + 2


def test_f02_carpenter_does_not_take_a_second_wood_off_for_the_second_pasture() -> None:
    game = play(fencing(4), "choose small-pasture", "tile small-pasture c4")
    assert supply(game) == {"wood": 3}
    assert "choose large-pasture" not in offers(game)
    game = play(fencing(4), "choose large-pasture", "tile large-pasture a4 b4")
    assert supply(game) == {"wood": 1}
    assert "choose small-pasture" not in offers(game)


# F3: imitating Imitation


def test_f03_an_imitation_space_is_not_imitated() -> None:
    game = start(players=5)
    occupy(game, "imitation-2")
    occupy(game, "housework", seat=2)
    give(game, food=9)
    play(game, "place imitation")
    assert offered(game, "imitate") == ["housework"]


def test_f03_imitation_is_no_placement_where_only_imitation_is_occupied() -> None:
    game = start(players=5)
    occupy(game, "imitation-2")
    give(game, food=9)
    assert "imitation" not in offered(game, "place")


# F4: Extension


def extension() -> Game:
    return start(players=7)


def test_f04_the_good_comes_with_the_tile_of_its_half() -> None:
    game = play(extension(), "place extension", "choose meadow-field")
    assert supply(game) == {}
    play(game, "tile meadow-field c4 c3")
    assert supply(game) == {"wood": 1}
    assert game.turn == 1
    game = play(extension(), "place extension", "choose cavern-tunnel", "tile cavern-tunnel e3 e2")
    assert supply(game) == {"stone": 1}
    assert game.turn == 1


FOREST = "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4"
MOUNTAIN = "d1 e1 f1 d2 e2 f2 d3 e3 f3 e4 f4"


def test_f04_no_tile_no_good() -> None:
    game = extension()
    lay(game, meadow=FOREST)
    play(game, "place extension")
    assert offers(game) == ["choose cavern-tunnel"]
    game = extension()
    lay(game, meadow=FOREST, cavern=MOUNTAIN)
    assert "extension" not in offered(game, "place")


def test_f04_guest_room_uses_both_halves_once_a_game() -> None:
    game = extension()
    furnish(game, "guest-room")
    play(game, "place extension", "choose meadow-field", "tile meadow-field c4 c3")
    assert {"stop", "choose cavern-tunnel"} <= set(offers(game))
    play(game, "choose cavern-tunnel", "tile cavern-tunnel e3 e2")
    assert supply(game) == {"wood": 1, "stone": 1}
    play(next_round(game), "place extension", "choose meadow-field", "tile meadow-field b4 b3")
    assert game.turn == 1  # the second time only one half


def test_f04_using_one_half_with_the_guest_room_does_not_spend_it() -> None:
    game = extension()
    furnish(game, "guest-room")
    play(game, "place extension", "choose meadow-field", "tile meadow-field c4 c3", "stop")
    play(next_round(game), "place extension", "choose cavern-tunnel", "tile cavern-tunnel e3 e2")
    assert "choose meadow-field" in offers(game)


# F5: the Office room


def office(space: str, **tiles: str) -> Game:
    game = start(spaces=[space])
    furnish(game, "office-room", at="d2")
    lay(game, 0, **tiles)
    return game


def test_f05_each_twin_over_the_edge_gives_two_gold() -> None:
    game = office("clearing", meadow="c4 b4 a4")
    play(game, "place clearing")
    assert {"a3 z3", "z4 z3"} & set(offered(game, "tile meadow-field")) == {"a3 z3"}  # never both halves outside
    play(game, "tile meadow-field a3 z3")
    assert supply(game) == {"wood": 1, "gold": 2, "boar": 1}  # the bonus of the covered cell comes too


@pytest.mark.parametrize("twin", ["cavern-tunnel", "cavern-cavern"])
def test_f05_both_mountain_twins_may_hang_over(twin: str) -> None:
    game = office("excavation", tunnel="e3 f3")
    play(game, "place excavation", f"choose {twin}")
    first = next(text for text in offered(game, f"tile {twin}") if set(text.split()) == {"f2", "g2"})
    play(game, f"tile {twin} {first}")
    assert supply(game) == {"stone": 1, "gold": 2}


def test_f05_no_gold_for_a_twin_inside_the_board() -> None:
    game = office("clearing")
    play(game, "place clearing", "tile meadow-field c4 c3")
    assert supply(game) == {"wood": 1}


def test_f05_without_the_office_room_nothing_hangs_over() -> None:
    game = start()
    lay(game, meadow="c4 b4 a4")
    play(game, "place clearing")
    assert not [text for text in offered(game, "tile meadow-field") if set(text) & set("zg05")]


def test_f05_never_across_the_seam() -> None:
    game = office("clearing", meadow="c4 c3 c2")
    play(game, "place clearing")
    assert not [text for text in offered(game, "tile meadow-field") if set(text) & set("defg")]
    game = office("drift-mining", tunnel="d1")
    play(game, "place drift-mining")
    assert not [text for text in offered(game, "tile cavern-tunnel") if set(text) & set("zabc")]


def test_f05_single_tiles_never_hang_over() -> None:
    game = office("clearing", meadow="c4 b4 a4", tunnel="f3")
    give(game, ruby=3)
    for tile in ("meadow", "field", "tunnel"):
        play(game, f"trade ruby for {tile}")
        cells = offered(game, f"tile {tile}")
        assert not [cell for cell in cells if set(cell) & set("zg05")]
        play(game, f"tile {tile} {cells[0]}")


def test_f05_mines_pastures_furnishings_and_stables_over_the_edge_are_legal_without_gold() -> None:
    game = office("ore-mine-construction", tunnel="f3 g3")
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine g3 f3")
    assert supply(game) == {"ore": 3}
    game = office("ruby-mine-construction", tunnel="f3 g3")
    play(game, "place ruby-mine-construction", "choose ruby-mine", "tile ruby-mine g3")
    assert supply(game) == {}
    game = office("sheep-farming", meadow="a4 z4")
    give(game, wood=4, stone=1)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture z4 a4", "choose stable", "stable z4")
    assert supply(game) == {}
    game = office("housework", cavern="f3 g3")
    give(game, wood=1)
    play(game, "place housework", "furnish cuddle-room", "at g3")
    assert supply(game) == {"dog": 1}


def test_f05_an_overhanging_field_is_sown_like_any_other() -> None:
    game = office("slash-and-burn", field="z4", meadow="a4")
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert player(game).growing_grain() == 3


def test_f05_an_overhanging_half_is_never_unused() -> None:
    game = office("clearing", meadow="c4 b4 a4")
    before = game.score_sheet(0)["unused-spaces"]
    play(game, "place clearing", "tile meadow-field a3 z3")
    assert game.score_sheet(0)["unused-spaces"] == before + 1  # one cell of the board, not two


# F6: suppliers and the skipped round


@pytest.mark.parametrize(
    ("tile", "good", "rounds"),
    [("wood-supplier", "wood", 7), ("stone-supplier", "stone", 5), ("ruby-supplier", "ruby", 4)],
)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_f06_suppliers_count_rounds_really_played(tile: str, good: str, rounds: int, players: int) -> None:
    game = at_round(players, 4)
    give(game, food=0)
    furnish(game, tile)
    paid: list[int] = []
    while game.round < 12:
        give(game, wood=0, stone=0, ruby=0)
        next_round(game)
        if supply(game).get(good):
            paid.append(int(game.round))
    later = [5, 6, 7, 8, 9, 10, 11, 12] if players == 3 else [5, 6, 7, 8, 10, 11, 12]
    assert paid == later[:rounds]


def test_f06_a_supplier_gives_nothing_in_the_round_it_is_built_nor_after_the_last() -> None:
    game = at_round(2, 10)
    furnish(game, "ruby-supplier")
    give(game, ruby=0)
    next_round(next_round(game))
    assert supply(game)["ruby"] == 2  # rounds 11 and 12
    harvest(game, "none")
    assert supply(game)["ruby"] == 2
    assert question(game) == "final-trades"


# F7: loot


def test_f07_at_least_one_item() -> None:
    game = travel(armed(3, 3))
    assert "stop" not in offers(game)
    play(game, "loot wood")
    assert "stop" in offers(game)


def test_f07_at_most_as_many_items_as_the_level_and_all_different() -> None:
    game = travel(armed(5, 5))
    play(game, "loot wood")
    assert "loot wood" not in offers(game)
    play(game, "loot dog", "loot grain")
    assert game.turn == 1  # level 3
    assert supply(game) == {"wood": 1, "dog": 1, "grain": 1}


# F8: collecting


@pytest.mark.parametrize("space", ["excavation", "drift-mining", "clearing"])
def test_f08_goods_are_always_collected(space: str) -> None:
    game = start()
    pile(game, space, 3)
    play(game, f"place {space}")
    assert sum(supply(game).values()) == 3
    assert goods_on(game, space) == {}
    assert "stop" in offers(game)  # only the tile may be declined


@pytest.mark.parametrize(("space", "animal"), [("sheep-farming", "sheep"), ("donkey-farming", "donkey")])
def test_f08_all_animals_or_none(space: str, animal: str) -> None:
    game = start(spaces=[space])
    lay(game, large_across="a4")
    pile(game, space, 3)
    play(game, f"place {space}", "choose animals")
    assert supply(game) == {animal: 3}
    assert goods_on(game, space) == {}


def test_f08_animals_left_behind_stay_and_grow() -> None:
    game = start(spaces=["sheep-farming"])
    pile(game, "sheep-farming", 3)
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable", "stable a1", "stop")
    assert supply(game) == {}
    assert goods_on(game, "sheep-farming") == {"sheep": 3}
    assert goods_on(next_round(game, "reveal blacksmithing"), "sheep-farming") == {"sheep": 4}


def test_f08_the_dog_of_housework_comes_first_with_the_dog_school() -> None:
    game = start()
    furnish(game, "dog-school")
    play(game, "place housework")
    assert supply(game) == {"dog": 1, "wood": 1}
    play(game, "furnish cuddle-room", "at d3")  # paid with that wood
    assert supply(game) == {"dog": 1}


def test_f08_otherwise_the_dog_comes_after_furnishing() -> None:
    game = start()
    play(game, "place housework")
    assert supply(game) == {}
    play(game, "furnish dog-school", "at d3")
    assert supply(game) == {"dog": 1, "wood": 1}


# F9: legal placements


def test_f09_a_space_where_nothing_can_be_done_is_no_placement() -> None:
    game = start(spaces=["ore-mine-construction", "wish-for-children", "ore-trading", "exploration"])
    for space in ("ore-mine-construction", "wish-for-children", "ore-trading", "exploration"):
        assert space not in offered(game, "place")


def test_f09_one_possible_action_is_enough() -> None:
    game = start(spaces=["ore-mine-construction", "wish-for-children", "ore-trading"])
    lay(game, tunnel="e3 e2")
    furnish(game, "dwelling", at="d2")
    give(game, ore=2)
    for space in ("ore-mine-construction", "wish-for-children", "ore-trading"):
        assert space in offered(game, "place")


def test_f09_trades_that_make_a_placement_legal_are_made_before() -> None:
    game = start(spaces=["ore-mine-construction"])
    lay(game, tunnel="e3")
    give(game, ruby=1)
    assert "ore-mine-construction" not in offered(game, "place")
    play(game, "trade ruby for tunnel", "tile tunnel e2", "place ore-mine-construction", "choose ore-mine")
    assert set(offered(game, "tile ore-mine")) == {"e3 e2", "e2 e3"}


@pytest.mark.parametrize(("food", "left_for_storage"), [(4, False), (5, True)])
def test_f09_what_is_left_after_the_fee_of_imitation_counts(food: int, left_for_storage: bool) -> None:
    game = start(players=4)
    occupy(game, "housework")
    give(game, food=food, wood=1)
    play(game, "place imitation", "imitate housework")
    assert ("supplies-storage" in offered(game, "furnish")) is left_for_storage  # costs 3 food and 1 wood


def test_f09_food_for_the_fee_is_made_before_placing() -> None:
    game = start(players=4)
    occupy(game, "housework")
    give(game, food=1, grain=1)
    assert "imitation" not in offered(game, "place")
    play(game, "eat grain", "place imitation", "imitate housework")
    assert supply(game) == {}


def test_f09_the_ruby_for_the_order_is_gone_when_the_dwarf_is_placed() -> None:
    game = armed(0, 5, ruby=1)
    play(game, "call 5")
    assert supply(game) == {}
    assert "blacksmithing" in offered(game, "place")


# F10: where trades are offered


def test_f10_when_placing_a_dwarf() -> None:
    game = start()
    give(game, ruby=1)
    assert TRADED in offers(game)


def test_f10_between_the_parts_of_an_action_where_one_may_stop() -> None:
    game = start()
    give(game, ruby=1, grain=1)
    play(game, "place slash-and-burn")
    assert TRADED not in offers(game)  # one may not stop yet
    play(game, "choose meadow-field")
    assert TRADED not in offers(game)  # chosen, not yet carried out
    play(game, "tile meadow-field c4 c3")
    assert {"stop", TRADED} <= set(offers(game))
    play(game, "choose sow")
    assert TRADED not in offers(game)
    play(game, "sow grain")
    assert {"stop", TRADED} <= set(offers(game))


def test_f10_between_loot_items() -> None:
    game = travel(armed(9, 9, ruby=1))
    assert TRADED not in offers(game)
    play(game, "loot tunnel")
    assert TRADED not in offers(game)
    play(game, "tile tunnel e3")
    assert TRADED in offers(game)


def test_f10_not_between_a_furnishing_its_payment_and_its_cell() -> None:
    game = start()
    furnish(game, "builder")
    give(game, ruby=1, wood=2, stone=2, ore=2)
    play(game, "place housework")
    assert TRADED in offers(game)
    play(game, "furnish blacksmith")
    assert TRADED not in offers(game)
    play(game, "pay as printed")
    assert TRADED not in offers(game)


def test_f10_not_when_forging_and_not_after_calling_a_dwarf() -> None:
    game = armed(0, 5, ruby=2, ore=2)
    forging = play(game.copy(), "place blacksmithing", "choose forge")
    assert offers(forging) == ["forge 1", "forge 2"]
    play(game, "call 5")
    assert TRADED not in offers(game)


def test_f10_at_feeding_and_breeding() -> None:
    game = solo(ruby=1)
    harvest(game)
    assert question(game) == "feed"
    assert TRADED in offers(game)
    play(game, "feed")
    assert question(game) == "breed"
    assert TRADED in offers(game)


def test_f10_at_overflow() -> None:
    game = start()
    give(game, ruby=1, sheep=3)
    settle(game)
    assert question(game) == "overflow"
    assert TRADED in offers(game)


def test_f10_at_solo_clearing() -> None:
    game = solo_wood(5, ruby=1)
    assert question(game) == "clear"
    assert TRADED in offers(game)


def test_f10_once_more_for_everybody_after_the_last_harvest() -> None:
    game = start(players=3)
    for seat in range(3):
        give(game, seat, ruby=1)
    final_trades(game)
    for seat in range(3):
        assert game.turn == seat
        assert TRADED in offers(game)
        play(game, "stop")


def test_f10_not_during_somebody_else_s_decision_or_chance() -> None:
    game = start()
    give(game, 1, ruby=1)
    assert TRADED not in offers(game)
    harvest(game, "none")
    assert game.turn == CHANCE
    assert TRADED not in offers(game)
    reveal(game)
    play(game, "place wood-gathering")
    assert TRADED in offers(game)
