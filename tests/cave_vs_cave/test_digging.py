"""Digging: what comes of it, alone, and with the Equipment Cabinet."""

from __future__ import annotations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.digs import DARK_FIRST, DARK_SECOND
from tests.cave_vs_cave.scenario import (
    CHANCE,
    clear,
    covered,
    era_two,
    furnish,
    give,
    offered,
    offers,
    only,
    own,
    play,
    player,
    rooms_of,
    show,
    start,
    stock,
    supply,
    turn_up,
)  # fmt: skip
from tests.rules import rule

# what comes of it


@rule("rulings", "C23")
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


@rule("rulings", "C23")
def test_a_tile_of_the_second_board_is_a_room_of_era_two() -> None:
    game = start(mode="eras-1-2", era=2)
    play(game, "take drift-mining", "excavate", "dig b4")
    assert set(offered(game, "draw")) == DARK_SECOND
    play(game, "draw armory", "end", "take excavation", "excavate", "dig d2")
    assert set(offered(game, "draw")) == DARK_FIRST


@rule("rulings", "C23")
def test_a_room_already_seen_is_not_turned_up_again() -> None:
    game = start()
    play(game, "take drift-mining", "excavate", "dig e3", "draw stall", "end", "take excavation", "excavate", "dig d2")
    assert set(offered(game, "draw")) == DARK_FIRST - {"stall"}


@rule("rulings", "C23")
def test_each_unseen_room_is_equally_likely() -> None:
    game = start()
    play(game, "take drift-mining", "excavate", "dig e3")
    assert game.chance_weights() == [1] * 18


@rule("rulings", "C23")
def test_both_players_may_furnish_what_was_dug() -> None:
    game = start()
    play(game, "take drift-mining", "excavate", "dig e3", "draw prospecting-site", "end")
    own(game, "shelf", "tunnel", seat=1)
    give(game, 1, food=9)
    clear(game, "e3", seat=1)
    play(game, "take furnishing", "furnish for 1 food per dwarf")
    assert "prospecting-site" in offered(game, "furnish")


@rule("caves", 5, 6)
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


@rule("caves", 5, 6)
@pytest.mark.parametrize("at", ["d2", "e3", "d5", "b4"])
def test_cells_without_a_symbol_pay_nothing(at: str) -> None:
    game = start(mode="eras-1-2", era=2)
    only(game)
    turn_up(play(game, "take drift-mining", "excavate", f"dig {at}"))
    assert stock(game) == {}


@rule("caves", 5, 6)
@pytest.mark.parametrize(("at", "good"), [("e4", "food"), ("c3", "iron")])
def test_symbols_at_the_cap(at: str, good: str) -> None:
    game = start(mode="eras-1-2", era=2)
    only(game)
    give(game, **{good: 9})
    turn_up(play(game, "take drift-mining", "excavate", f"dig {at}"))
    assert stock(game) == {good: 9}


@rule("caves", 5, 6)
def test_a_symbol_pays_the_one_who_digs() -> None:
    game = start()
    play(game, "take cultivation", "end")
    only(game)
    only(game, 1)
    turn_up(play(game, "take drift-mining", "excavate", "dig e4"))
    assert (stock(game), stock(game, 1)) == ({}, {"food": 1})


@rule("caves", 5, 4)
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


@rule("caves", 5, 4)
def test_nothing_is_dug_where_nothing_is_covered() -> None:
    game = start()
    player(game).covered = 0
    for tile in ("excavation", "expansion", "drift-mining", "undermining"):
        assert [text for text in offers(play(game.copy(), f"take {tile}")) if "excavate" in text] == []


@rule("caves", 5, 4)
def test_the_digging_cave_digs_for_a_gold() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    only(game, gold=2)
    play(game, "take undergrowth", "activate 1 room", "activate digging-cave", "dig e3")
    turn_up(game)
    assert stock(game) == {"gold": 1}
    assert "e3" not in covered(game)


@rule("caves", 5, 4)
def test_the_digging_cave_without_gold_is_not_offered() -> None:
    game = start()
    furnish(game, "digging-cave", "d3")
    only(game, food=9)
    play(game, "take undergrowth", "activate 1 room")
    assert "digging-cave" not in offered(game, "activate")


@rule("caves", 5, 5)
def test_a_dug_room_can_be_furnished_at_once() -> None:
    game = start()
    only(game, food=5)
    own(game, "shelf")
    play(game, "take expansion", "excavate", "dig e3", "draw prospecting-site")
    play(game, "furnish for 5 food", "furnish prospecting-site", "at e3")
    assert rooms_of(game)["e3"] == "prospecting-site"


@rule("caves", 5, 5)
def test_the_other_player_may_furnish_a_dug_room_too() -> None:
    game = start()
    give(game, 1, food=9, wood=9)
    own(game, "shelf", seat=1)
    play(game, "take expansion", "excavate", "dig e3", "draw stall", "end", "take housework", "furnish for 5 food")
    assert "stall" in offered(game, "furnish")


@rule("caves", 5, 6)
def test_symbol_goods_come_at_once_up_to_the_cap() -> None:
    for food, after in ((0, 1), (8, 9), (9, 9)):
        game = start()
        give(game, food=food)
        turn_up(play(game, "take drift-mining", "excavate", "dig e4"))
        assert supply(game)["food"] == after


# alone


def solo(era: int = 1) -> Game:
    return start(players=1, mode="eras-1-2", era=era)


@rule("caves", 16, 3)
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


@rule("caves", 16, 3)
def test_alone_two_tiles_dug_bring_none_of_the_pile() -> None:
    game = solo()
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig d2", "draw stall", "dig d1", "draw treasury")
    assert game.turn == 0
    assert game.view()["piles"] == [9, 0]


@rule("caves", 16, 5)
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


@rule("caves", 16, 3)
def test_alone_one_tile_of_each_board_brings_none_of_the_piles() -> None:
    game = solo(era=2)
    give(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig b4", "draw armory", "dig d5", "draw stall")
    assert game.turn == 0
    assert game.view()["piles"] == [9, 7]


@rule("caves", 16, 4)
def test_alone_an_empty_pile_brings_nothing() -> None:
    game = solo()
    game.piles[0] = 0
    play(game, "take drift-mining", "excavate", "dig d2", "draw stall")
    assert game.turn == 0


@rule("caves", 16, 3)
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


@rule("caves", 16, 3)
def test_with_two_players_nothing_more_is_turned_up() -> None:
    game = start()
    play(game, "take drift-mining", "excavate", "dig d2", "draw stall")
    assert game.turn == 0


# the Equipment Cabinet


@rule("caves", 11, 7)
def test_the_equipment_cabinet_pays_once_for_two_tiles_after_the_second() -> None:
    game = start(mode="eras-1-2", era=2)
    furnish(game, "equipment-cabinet", "d3")
    only(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig e3", "draw stall")
    assert stock(game) == {}
    play(game, "dig d2", "draw treasury")
    assert stock(game) == {"ore": 1, "food": 1}


@rule("caves", 11, 7)
def test_the_equipment_cabinet_pays_before_the_tile_of_the_pile() -> None:
    game = solo(era=2)
    furnish(game, "equipment-cabinet", "d3")
    only(game)
    play(game, "take drift-mining", "excavate", "dig e3", "draw stall")
    assert game.turn == CHANCE
    assert stock(game) == {"ore": 1, "food": 1}


@rule("caves", 11, 7)
def test_symbol_and_equipment_cabinet_add_up() -> None:
    game = start(mode="eras-1-2", era=2)
    furnish(game, "equipment-cabinet", "d3")
    only(game)
    show(game)
    turn_up(play(game, "take drift-mining", "excavate", "dig e4"))
    assert supply(game)["food"] == 2
    assert supply(game)["ore"] == 1


def goods(game: Game, *names: str) -> dict[str, int]:
    return {name: supply(game)[name] for name in names}


@rule("caves", 11, 7)
def test_the_equipment_cabinet_pays_once_an_effect() -> None:
    game = era_two()
    furnish(game, "equipment-cabinet", "d3")
    furnish(game, "digging-cave", "d2")
    only(game, gold=1)
    play(game, "take drift-mining", "excavate", "dig e3")
    turn_up(game)
    assert goods(game, "ore", "food") == {"ore": 1, "food": 1}
    play(game, "activate 1 room", "activate digging-cave", "dig d1")
    turn_up(game)
    assert goods(game, "ore", "food", "gold") == {"ore": 2, "food": 2, "gold": 0}


@rule("caves", 11, 7)
def test_the_equipment_cabinet_pays_once_for_a_double_dig() -> None:
    game = era_two()
    furnish(game, "equipment-cabinet", "d3")
    only(game, food=2)
    play(game, "take excavation", "excavate twice for 2 food", "dig e3")
    turn_up(game)
    turn_up(play(game, "dig d2"))
    assert stock(game) == {"ore": 1, "food": 1}
