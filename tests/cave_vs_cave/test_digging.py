"""Digging: what is accessible, what comes of it, twice in a row, through walls, and alone."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from caverna.game import IllegalAction
from tests.cave_vs_cave.plain_cave import PlainCave, game_with
from tests.cave_vs_cave.scenario import (
    CHANCE,
    all_offers,
    build,
    clear,
    cover,
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

DARK_FIRST = {
    "warehouse", "stall", "sacrificial-altar", "storeroom", "weaving-room", "furniture-workshop", "gold-vein",
    "junction-room", "digging-cave", "bakehouse", "state-room", "secret-chamber", "treasury", "prospecting-site",
    "retting-room", "equipment-room", "wood-storeroom", "dungeon",
}  # fmt: skip
DARK_SECOND = {
    "mining-cave", "hitching-post", "wainwright", "ceremonial-hall", "ironsmith", "swordsmith", "slaughtering-cave",
    "weaponsmith", "weapon-chamber", "armory", "oublette", "gold-donkey", "iron-trader", "equipment-cabinet",
    "breeding-cave",
}  # fmt: skip


def reach(game: Game, through_walls: bool = False) -> set[str]:
    """What could be dug now, without or through built walls."""
    tile, effect = ("undermining", "excavate through walls") if through_walls else ("drift-mining", "excavate")
    game = play(game.copy(), f"take {tile}")
    return set(offered(play(game, effect), "dig")) if effect in offers(game) else set()


def covered(game: Game, seat: int = 0) -> set[str]:
    return {cell["cell"] for cell in game.view()["players"][seat]["cells"] if cell["tile"] == "covered"}


# accessibility


def test_at_the_start_four_tiles_are_accessible() -> None:
    assert reach(start()) == {"d2", "e3", "e4", "d5"}


def test_a_dug_cell_opens_the_way() -> None:
    game = start()
    clear(game, "e4")
    assert reach(game) == {"d2", "e3", "d5", "e5"}


def test_tiles_block_the_way() -> None:
    game = start()
    clear(game, "e1 f5")  # holes that no path leads to
    assert reach(game) == {"d2", "e3", "e4", "d5"}


def test_rooms_and_the_entrance_do_not_block_the_way() -> None:
    game = start()
    furnish(game, "shelf", "d3")
    furnish(game, "tunnel", "d2")
    assert reach(game) == {"d1", "e2", "e3", "e4", "d5"}


def test_the_way_is_never_diagonal() -> None:
    game = start()
    cover(game, "d3")
    assert reach(game) == {"d3", "e4", "d5"}  # e3 and e5 touch the entrance by a corner only


def test_a_built_wall_blocks() -> None:
    game = start()
    build(game, "d4 e4", "d3 e3")
    assert reach(game) == {"d2", "d5"}


def test_a_way_round_a_wall_is_a_way() -> None:
    game = start()
    build(game, "d4 e4")
    clear(game, "e3")
    assert "e4" in reach(game)


def test_walls_around_the_entrance_shut_off_everything() -> None:
    game = start()
    build(game, "d3 d4", "d4 e4", "d4 d5")
    assert reach(game) == set()
    assert reach(game, through_walls=True) == {"d2", "e3", "e4", "d5"}


def test_natural_walls_block() -> None:
    """Only e5 leads to f5: there is rock above it."""
    game = start()
    clear(game, "e4")
    assert reach(game) == {"d2", "e3", "d5", "e5"}
    clear(game, "e5")
    assert "f5" in reach(game)


def test_each_player_digs_in_the_own_cave() -> None:
    game = start()
    clear(game, "e4", seat=1)
    assert reach(game) == {"d2", "e3", "e4", "d5"}
    play(game, "take excavation", "excavate", "dig e3")
    turn_up(game)
    assert "e3" in covered(game, seat=1)


def test_from_the_gate_both_boards_are_reached() -> None:
    assert reach(start(mode="eras-1-2", era=2)) == {"b4", "c3", "d2", "e3", "e4", "d5"}


def test_walls_on_the_second_board_leave_the_way_through_the_seam() -> None:
    game = start(mode="eras-1-2", era=2)
    build(game, "c3 c4", "b4 c4")
    assert reach(game) == {"d2", "e3", "e4", "d5"}


def test_the_gate_must_be_dug_first() -> None:
    game = start(mode="eras-1-2", era=2)
    cover(game, "c4")
    play(game, "take excavation", "excavate", "dig c4")
    turn_up(game)
    assert reach_after_turn(game) == {"b4", "c3", "d2", "e3", "e4", "d5"}


def reach_after_turn(game: Game) -> set[str]:
    return set(game.view()["players"][0]["accessible"])


# through walls


def test_undermining_passes_walls_anywhere_along_the_path() -> None:
    game = start()
    clear(game, "d2 d1")
    build(game, "d3 d4", "d2 d3", "d1 d2", "d1 e1")
    assert reach(game) == {"e4", "d5"}
    assert reach(game, through_walls=True) == {"e1", "e2", "e3", "e4", "d5"}


def test_undermining_does_not_pass_tiles() -> None:
    game = start()
    build(game, "d4 e4")
    assert reach(game, through_walls=True) == {"d2", "e3", "e4", "d5"}  # not e5 behind e4


def test_undermining_does_not_pass_rock_between_the_boards() -> None:
    game = game_with(PlainCave((1, 2), covered={"c1", "c2", "d5"}, furnished={"d4"}))
    assert reach(game, through_walls=True) == {"c2", "d5"}  # c1 is beside the open d1, with rock between


def test_undermining_does_not_pass_the_rock_above_f5() -> None:
    game = game_with(PlainCave((1,), covered={"e5", "f5"}, furnished={"d4"}))
    assert reach(game, through_walls=True) == {"e5"}


@pytest.mark.parametrize("tile", ["excavation", "expansion", "drift-mining"])
def test_no_other_tile_digs_through_walls(tile: str) -> None:
    game = start()
    build(game, "d3 d4", "d4 e4", "d4 d5")
    assert [text for text in offers(play(game, f"take {tile}")) if "excavate" in text] == []


def test_the_digging_cave_does_not_dig_through_walls() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    build(game, "d3 d4", "d4 e4", "d4 d5")
    play(game, "take undergrowth", "activate 1 room")
    assert "digging-cave" not in offered(game, "activate")


def test_a_wall_can_cut_off_own_tiles() -> None:
    game = start()
    build(game, "d4 e4", "d3 e3", "d4 d5")
    play(game, "take masonry", "build wall", "wall d3 d4")
    assert reach_after_turn(game) == set()


# what comes of it


def test_the_room_comes_into_the_display() -> None:
    game = start()
    display = set(game.view()["display"])
    play(game, "take drift-mining", "excavate", "dig e3")
    assert game.turn == CHANCE
    assert set(offered(game, "draw")) == DARK_FIRST
    play(game, "draw stall")
    assert set(game.view()["display"]) == display | {"stall"}
    assert "stall" not in game.view()["unseen"]
    assert "e3" not in covered(game)


def test_a_tile_of_the_second_board_is_a_room_of_era_two() -> None:
    game = start(mode="eras-1-2", era=2)
    play(game, "take drift-mining", "excavate", "dig b4")
    assert set(offered(game, "draw")) == DARK_SECOND
    play(game, "draw armory", "end", "take excavation", "excavate", "dig d2")
    assert set(offered(game, "draw")) == DARK_FIRST


def test_what_was_seen_is_not_turned_up_again() -> None:
    game = start()
    play(game, "take drift-mining", "excavate", "dig e3", "draw stall", "end", "take excavation", "excavate", "dig d2")
    assert set(offered(game, "draw")) == DARK_FIRST - {"stall"}


def test_each_unseen_room_is_equally_likely() -> None:
    game = start()
    play(game, "take drift-mining", "excavate", "dig e3")
    assert game.chance_weights() == [1] * 18


def test_both_players_may_furnish_what_was_dug() -> None:
    game = start()
    play(game, "take drift-mining", "excavate", "dig e3", "draw prospecting-site", "end")
    own(game, "shelf", "tunnel", seat=1)
    give(game, 1, food=9)
    clear(game, "e3", seat=1)
    play(game, "take furnishing", "furnish for 1 food per dwarf")
    assert "prospecting-site" in offered(game, "furnish")


@pytest.mark.parametrize(
    ("at", "opened", "good"),
    [("e2", "e3", "food"), ("e4", "", "food"), ("b3", "b4", "ore"), ("c3", "", "iron")],
)
def test_symbols_pay_at_once(at: str, opened: str, good: str) -> None:
    game = start(mode="eras-1-2", era=2)
    clear(game, opened)
    only(game)
    play(game, "take drift-mining", "excavate", f"dig {at}")
    assert stock(game) == {}
    turn_up(game)
    assert stock(game) == {good: 1}


@pytest.mark.parametrize("at", ["d2", "e3", "d5", "b4"])
def test_cells_without_a_symbol_pay_nothing(at: str) -> None:
    game = start(mode="eras-1-2", era=2)
    only(game)
    turn_up(play(game, "take drift-mining", "excavate", f"dig {at}"))
    assert stock(game) == {}


@pytest.mark.parametrize(("at", "good"), [("e4", "food"), ("c3", "iron")])
def test_symbols_at_the_cap(at: str, good: str) -> None:
    game = start(mode="eras-1-2", era=2)
    only(game)
    give(game, **{good: 9})
    turn_up(play(game, "take drift-mining", "excavate", f"dig {at}"))
    assert stock(game) == {good: 9}


def test_a_symbol_pays_the_one_who_digs() -> None:
    game = start()
    play(game, "take cultivation", "end")
    only(game)
    only(game, 1)
    turn_up(play(game, "take drift-mining", "excavate", "dig e4"))
    assert (stock(game), stock(game, 1)) == ({}, {"food": 1})


@pytest.mark.parametrize(
    ("tile", "effect"),
    [("excavation", "excavate"), ("expansion", "excavate"), ("drift-mining", "excavate"),
     ("undermining", "excavate through walls"), ("interior-design", "excavate")],
)  # fmt: skip
def test_each_tile_digs_one_tile_once(tile: str, effect: str) -> None:
    game = start(mode="eras-1-2", era=2)
    before = covered(game)
    turn_up(play(game, f"take {tile}", effect, "dig d2"))
    assert covered(game) == before - {"d2"}
    assert effect not in offers(game)


def test_nothing_is_dug_where_nothing_is_covered() -> None:
    game = start()
    player(game).covered = 0
    for tile in ("excavation", "expansion", "drift-mining", "undermining"):
        assert [text for text in offers(play(game.copy(), f"take {tile}")) if "excavate" in text] == []


def test_the_digging_cave_digs_for_a_gold() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    only(game, gold=2)
    play(game, "take undergrowth", "activate 1 room", "activate digging-cave", "dig e3")
    turn_up(game)
    assert stock(game) == {"gold": 1}
    assert "e3" not in covered(game)


def test_the_digging_cave_without_gold_is_not_offered() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    only(game, food=9)
    play(game, "take undergrowth", "activate 1 room")
    assert "digging-cave" not in offered(game, "activate")


# twice


def test_digging_twice_costs_two_food() -> None:
    game = start()
    only(game, food=3)
    before = covered(game)
    play(game, "take excavation", "excavate twice for 2 food", "dig d2")
    turn_up(game)
    assert set(offered(game, "dig")) == {"d1", "e2", "e3", "e4", "d5"}  # the second may lie behind the first
    play(game, "dig d1")
    turn_up(game)
    assert stock(game) == {"food": 1}
    assert covered(game) == before - {"d1", "d2"}
    assert offers(game) == ["end", "gain stone"]


@pytest.mark.parametrize("food", [0, 1])
def test_digging_twice_is_not_offered_without_two_food(food: int) -> None:
    game = start()
    only(game, food=food)
    assert "excavate twice for 2 food" not in offers(play(game, "take excavation"))


def test_digging_once_cannot_be_turned_into_twice() -> None:
    game = start()
    give(game, food=9)
    turn_up(play(game, "take excavation", "excavate", "dig d2"))
    assert offers(game) == ["end", "gain stone"]


def test_the_second_tile_must_be_dug() -> None:
    game = start()
    give(game, food=2)
    turn_up(play(game, "take excavation", "excavate twice for 2 food", "dig d2"))
    assert {text.split()[0] for text in offers(game)} == {"dig"}
    with pytest.raises(IllegalAction):
        play(game, "end")


@pytest.mark.parametrize(
    ("covers", "offer"),
    [({"d2"}, False), ({"d2", "d5"}, True), ({"d2", "d1"}, True), ({"d2", "f5"}, False)],
    ids=["one tile", "two ways", "one behind the other", "one out of reach"],
)
def test_digging_twice_needs_two_digs_in_a_row(covers: set[str], offer: bool) -> None:
    game = game_with(PlainCave((1,), covered=covers, furnished={"d4"}))
    if "f5" in covers:
        build(game, "e5 f5")
    give(game, food=2)
    play(game, "take excavation")
    assert ("excavate twice for 2 food" in offers(game)) == offer
    assert "excavate" in offers(game)


def test_one_tile_on_each_board() -> None:
    game = start(mode="eras-1-2", era=2)
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig b4")
    assert set(offered(game, "draw")) == DARK_SECOND
    play(game, "draw armory", "dig d5")
    assert set(offered(game, "draw")) == DARK_FIRST


def test_the_second_tile_is_chosen_with_the_first_in_the_display() -> None:
    game = start()
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig d2")
    assert game.turn == CHANCE
    play(game, "draw treasury")
    assert "treasury" in game.view()["display"]
    assert game.turn == 0


def test_food_of_a_symbol_does_not_pay_for_its_own_digging() -> None:
    game = start()
    only(game, food=1)
    play(game, "take excavation")
    assert "excavate twice for 2 food" not in offers(game)  # though e4 would give the second food


def test_goods_may_be_eaten_before_digging_twice() -> None:
    game = start()
    only(game, food=1, emmer=1)
    play(game, "take excavation", "eat emmer")
    assert "excavate twice for 2 food" in all_offers(game)


# alone


def solo(era: int = 1) -> Game:
    return start(players=1, mode="eras-1-2", era=era)


@pytest.mark.parametrize(
    ("tile", "effect"),
    [("excavation", "excavate"), ("expansion", "excavate"), ("drift-mining", "excavate"),
     ("undermining", "excavate through walls")],
)  # fmt: skip
def test_alone_one_tile_dug_brings_one_of_the_pile_too(tile: str, effect: str) -> None:
    game = solo()
    shown = len(game.view()["display"])
    play(game, f"take {tile}", effect, "dig d2", "draw stall")
    assert game.turn == CHANCE
    assert set(offered(game, "draw")) == DARK_FIRST - {"stall"}
    play(game, "draw treasury")
    assert game.turn == 0
    assert len(game.view()["display"]) == shown + 2
    assert game.view()["piles"] == [8, 0]


def test_alone_two_tiles_dug_bring_none_of_the_pile() -> None:
    game = solo()
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig d2", "draw stall", "dig d1", "draw treasury")
    assert game.turn == 0
    assert game.view()["piles"] == [9, 0]


@pytest.mark.parametrize(
    ("at", "rooms", "piles"), [("d2", DARK_FIRST, [8, 7]), ("b4", DARK_SECOND, [9, 6])], ids=["era-1", "era-2"]
)
def test_alone_the_pile_is_that_of_the_board(at: str, rooms: set[str], piles: list[int]) -> None:
    game = solo(era=2)
    play(game, "take drift-mining", "excavate", f"dig {at}")
    assert set(offered(game, "draw")) == rooms
    first = offers(game)[0]
    play(game, first)
    assert set(offered(game, "draw")) == rooms - {first.removeprefix("draw ")}
    turn_up(game)
    assert game.view()["piles"] == piles


def test_alone_one_tile_of_each_board_brings_none_of_the_piles() -> None:
    game = solo(era=2)
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig b4", "draw armory", "dig d5", "draw stall")
    assert game.turn == 0
    assert game.view()["piles"] == [9, 7]


def test_alone_an_empty_pile_brings_nothing() -> None:
    game = solo()
    game.piles[0] = 0
    play(game, "take drift-mining", "excavate", "dig d2", "draw stall")
    assert game.turn == 0


def test_alone_the_digging_cave_and_interior_design_bring_a_tile_too() -> None:
    game = solo(era=2)
    furnish(game, "digging-cave", "d3")
    play(game, "take interior-design", "excavate", "dig d2", "draw stall")
    assert game.turn == CHANCE
    play(
        game,
        "draw treasury",
        "end",
        "take undergrowth",
        "activate 1 room",
        "activate digging-cave",
        "dig b4",
        "draw armory",
    )
    assert game.turn == CHANCE


def test_with_two_players_nothing_more_is_turned_up() -> None:
    game = start()
    play(game, "take drift-mining", "excavate", "dig d2", "draw stall")
    assert game.turn == 0


# the Equipment Cabinet


def test_the_equipment_cabinet_pays_once_for_two_tiles_after_the_second() -> None:
    game = start(mode="eras-1-2", era=2)
    furnish(game, "equipment-cabinet", "d3")
    only(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig e3", "draw stall")
    assert stock(game) == {}
    play(game, "dig d2", "draw treasury")
    assert stock(game) == {"ore": 1, "food": 1}


def test_the_equipment_cabinet_pays_before_the_tile_of_the_pile() -> None:
    game = solo(era=2)
    furnish(game, "equipment-cabinet", "d3")
    only(game)
    play(game, "take drift-mining", "excavate", "dig e3", "draw stall")
    assert game.turn == CHANCE
    assert stock(game) == {"ore": 1, "food": 1}


def test_symbol_and_equipment_cabinet_add_up() -> None:
    game = start(mode="eras-1-2", era=2)
    furnish(game, "equipment-cabinet", "d3")
    only(game)
    show(game)
    turn_up(play(game, "take drift-mining", "excavate", "dig e4"))
    assert supply(game)["food"] == 2
    assert supply(game)["ore"] == 1
