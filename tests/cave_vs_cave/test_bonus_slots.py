"""The four slots of era II: each gives a bonus to the tile that stands there."""

from __future__ import annotations

from itertools import permutations

import pytest

from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import (
    end_turns,
    era_two,
    fresh,
    give,
    offered,
    offers,
    only,
    own,
    play,
    show,
    start,
    stock,
    supply,
)
from tests.cave_vs_cave.slots import TILES, bonuses, table
from tests.rules import rule

ERA_1 = [
    "cultivation", "housework", "excavation", "undergrowth", "furnishing", "masonry", "undermining", "expansion",
    "breach", "drift-mining", "expedition",
]  # fmt: skip
BONUSES = {
    1: {"gain 3 ore", "gain iron", "gain donkey"},
    2: {"exchange iron for weapons"},
    3: {"exchange ore for iron", "exchange 3 ore for 2 iron", "exchange 5 ore for 3 iron", "exchange 7 ore for 4 iron"},
    4: {"gain 2 weapon"},
}


def on(slot: int, goods: dict[str, int] | None = None, tile: str = "interior-design", players: int = 2) -> Game:
    """A tile on a slot, just taken by a player with only these goods."""
    game = table(tile, slot, players)
    give(game, weapon=2)
    play(game, f"take {tile}")
    only(game, **(goods or {}))
    return game


@rule("caves", 15, 3)
@pytest.mark.parametrize("slot", BONUSES)
@pytest.mark.parametrize("tile", TILES)
def test_a_bonus_belongs_to_the_slot_whatever_tile_stands_there(tile: str, slot: int) -> None:
    assert bonuses(on(slot, {"ore": 7, "iron": 1}, tile)) == BONUSES[slot]


@rule("caves", 15, 4)
@pytest.mark.parametrize("tile", ERA_1)
def test_tiles_of_era_1_have_no_bonus(tile: str) -> None:
    game = start(mode="eras-1-2", era=2)
    give(game, ore=7, iron=1, weapon=5)
    assert bonuses(play(game, f"take {tile}")) == set()


EFFECTS: list[tuple[int, tuple[str, ...], dict[str, int], dict[str, int]]] = [
    (1, ("bonus gain 3 ore",), {}, {"ore": 3}),
    (1, ("bonus gain iron",), {}, {"iron": 1}),
    (1, ("bonus gain donkey",), {}, {"donkey": 1}),
    (2, ("bonus exchange iron for weapons", "forge 1"), {"iron": 4}, {"iron": 3, "weapon": 1}),
    (2, ("bonus exchange iron for weapons", "forge 3"), {"iron": 4}, {"iron": 1, "weapon": 3}),
    (2, ("bonus exchange iron for weapons", "forge 4"), {"iron": 4}, {"weapon": 4}),
    (2, ("bonus exchange iron for weapons", "forge 9"), {"iron": 9}, {"weapon": 9}),
    (3, ("bonus exchange ore for iron",), {"ore": 9}, {"ore": 8, "iron": 1}),
    (3, ("bonus exchange 3 ore for 2 iron",), {"ore": 9}, {"ore": 6, "iron": 2}),
    (3, ("bonus exchange 5 ore for 3 iron",), {"ore": 9}, {"ore": 4, "iron": 3}),
    (3, ("bonus exchange 7 ore for 4 iron",), {"ore": 9}, {"ore": 2, "iron": 4}),
    (4, ("bonus gain 2 weapon",), {"weapon": 3}, {"weapon": 5}),
]


@rule("caves", 15, 5)
@pytest.mark.parametrize(
    ("slot", "script", "before", "after"), EFFECTS, ids=[f"{row[0]}-{row[1][0]}-{row[1][-1]}" for row in EFFECTS]
)
def test_a_bonus_costs_and_gains_what_is_printed(
    slot: int, script: tuple[str, ...], before: dict[str, int], after: dict[str, int]
) -> None:
    game = on(slot, before)
    other = supply(game, 1)
    play(game, *script)
    assert stock(game) == after
    assert supply(game, 1) == other


@rule("caves", 15, 5)
@pytest.mark.parametrize(
    ("slot", "script", "before", "after"), EFFECTS, ids=[f"{row[0]}-{row[1][0]}-{row[1][-1]}" for row in EFFECTS]
)
def test_a_bonus_is_used_once_and_only_one_side_of_its_slashes(
    slot: int, script: tuple[str, ...], before: dict[str, int], after: dict[str, int]
) -> None:
    game = play(on(slot, before), *script)
    give(game, ore=7, iron=3, donkey=0, weapon=2)
    assert bonuses(game) == set()


CAPPED: list[tuple[int, dict[str, int], tuple[str, ...], dict[str, int]]] = [
    (1, {"ore": 8}, ("bonus gain 3 ore",), {"ore": 9}),
    (2, {"iron": 3, "weapon": 18}, ("bonus exchange iron for weapons", "forge 2"), {"iron": 1, "weapon": 19}),
    (3, {"ore": 7, "iron": 7}, ("bonus exchange 7 ore for 4 iron",), {"iron": 9}),
    (4, {"weapon": 18}, ("bonus gain 2 weapon",), {"weapon": 19}),
]


@rule("rulings", "C5")
@pytest.mark.parametrize(("slot", "before", "script", "after"), CAPPED, ids=[f"slot-{row[0]}" for row in CAPPED])
def test_a_bonus_beyond_the_limit_is_lost(
    slot: int, before: dict[str, int], script: tuple[str, ...], after: dict[str, int]
) -> None:
    assert stock(play(on(slot, before), *script)) == after


USELESS: list[tuple[int, dict[str, int], set[str]]] = [
    (1, {"ore": 9}, {"gain iron", "gain donkey"}),
    (1, {"iron": 9}, {"gain 3 ore", "gain donkey"}),
    (1, {"donkey": 9}, {"gain 3 ore", "gain iron"}),
    (1, {"ore": 9, "iron": 9, "donkey": 9}, set()),
    (2, {"iron": 0}, set()),
    (2, {"iron": 5, "weapon": 19}, set()),
    (3, {"ore": 0}, set()),
    (3, {"ore": 2}, {"exchange ore for iron"}),
    (3, {"ore": 4}, {"exchange ore for iron", "exchange 3 ore for 2 iron"}),
    (3, {"ore": 6}, {"exchange ore for iron", "exchange 3 ore for 2 iron", "exchange 5 ore for 3 iron"}),
    (3, {"ore": 9, "iron": 9}, set()),
    (4, {"weapon": 19}, set()),
]


@rule("rulings", "C5")
@pytest.mark.parametrize(
    ("slot", "goods", "effects"), USELESS, ids=[f"{row[0]}-{'-'.join(row[1])}-{len(row[2])}" for row in USELESS]
)
def test_a_bonus_that_cannot_be_paid_or_brings_nothing_is_not_offered(
    slot: int, goods: dict[str, int], effects: set[str]
) -> None:
    assert bonuses(on(slot, goods)) == effects


@rule("caves", 15, 5)
def test_any_number_of_iron_becomes_weapons_at_slot_2_but_in_one_go() -> None:
    game = play(on(2, {"iron": 3}), "bonus exchange iron for weapons")
    assert offered(game, "forge") == ["1", "2", "3"]
    play(game, "forge 2")
    assert stock(game) == {"iron": 1, "weapon": 2}
    assert bonuses(game) == set()


# moments


@rule("caves", 15, 7)
@pytest.mark.parametrize("order", list(permutations(("bonus gain iron", "excavate", "build wall"))), ids="-".join)
def test_a_bonus_comes_before_after_or_between_the_effects_of_the_tile(order: tuple[str, ...]) -> None:
    game = on(1)
    more = {"excavate": ("dig b4", "draw armory"), "build wall": ("wall d1 e1",), "bonus gain iron": ()}
    for effect in order:
        assert effect in offers(game)
        play(game, effect, *more[effect])
    assert stock(game) == {"iron": 1}
    assert offers(game) == ["end"]


@rule("caves", 15, 7)
def test_a_bonus_never_comes_between_two_activations() -> None:
    game = on(1, tile="weekly-market")
    own(game, "gold-vein")
    assert bonuses(game) == BONUSES[1]
    play(game, "activate 1 and 1 room", "activate gold-vein")
    assert set(offers(game)) == {"stop", "activate cave-entrance"}
    play(game, "activate cave-entrance")
    assert bonuses(game) == set()
    play(game, "gain wood")
    assert bonuses(game) == BONUSES[1]


@rule("caves", 15, 7)
def test_a_bonus_may_be_used_alone_or_left_out() -> None:
    game = play(on(1), "bonus gain donkey", "end")
    assert stock(game) == {"donkey": 1}
    game = play(on(1), "end")
    assert stock(game) == {}
    assert game.turn == 1


@rule("caves", 15, 7)
def test_a_bonus_can_pay_for_an_effect_of_its_tile() -> None:
    game = on(1, {"gold": 1, "iron": 1}, "decoration")
    show(game, "cave-silo")  # for 2 iron
    assert offered(game, "furnish for") == []
    play(game, "bonus gain iron", "furnish for 1 gold", "furnish cave-silo", "at c4")
    assert stock(game) == {}


@rule("caves", 15, 3)
def test_only_the_one_who_takes_the_tile_uses_the_bonus() -> None:
    game = table("interior-design", 1)
    play(game, "take cultivation", "end", "take interior-design")
    assert game.turn == 1
    play(game, "bonus gain donkey", "end")
    assert supply(game, 1)["donkey"] == 2
    assert supply(game, 0)["donkey"] == 1
    assert "interior-design" not in offered(game, "take")


@rule("caves", 15, 3)
def test_the_bonus_of_another_slot_is_never_offered() -> None:
    game = on(3, {"ore": 1, "iron": 1, "weapon": 1})
    assert bonuses(game) == {"exchange ore for iron"}


# tiles and rounds


@rule("caves", 15, 8)
def test_only_slots_of_rounds_already_begun_can_be_used() -> None:
    game = fresh(mode="short")
    for round, slot in ((1, 0), (2, 1), (3, 2), (4, 3)):
        assert game.round == round
        assert [tile is None for tile in game.view()["slots"]] == [number > slot for number in range(4)]
        assert len([tile for tile in game.view()["spaces"] if tile["slot"]]) == round
        end_turns(game, 8)


@rule("caves", 2, 3)
def test_a_tile_goes_back_to_its_own_slot() -> None:
    game = fresh(mode="short")
    tile = game.view()["slots"][0]
    play(game, f"take {tile}", "bonus gain iron", "end")
    end_turns(game, 7)
    assert game.round == 2
    assert game.view()["slots"][0] == tile
    assert bonuses(play(game, f"take {tile}")) == BONUSES[1]


@rule("rulings", "C1")
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
def test_slots_are_in_the_order_of_the_rulebook_s_text(players: int, slot: int, tile: str, bonuses: list[str]) -> None:
    game = era_two(players)
    only(game, ore=7, iron=1, weapon=2)
    assert game.view()["slots"][slot - 1] == tile
    play(game, f"take {tile}")
    assert sorted(offered(game, "bonus")) == sorted(bonuses)


@rule("rulings", "C1")
def test_a_tile_that_stands_on_no_slot_has_no_bonus() -> None:
    game = era_two()
    only(game, ore=7, iron=1, weapon=2)
    assert offered(play(game, "take cultivation"), "bonus") == []


@rule("caves", 10, 4)
def test_ore_is_smelted_one_step_at_a_time() -> None:
    game = era_two()
    only(game, ore=9)
    play(game, "take interior-design")
    assert len(offered(game, "bonus exchange")) == 4
    play(game, "bonus exchange 3 ore for 2 iron")
    assert stock(game) == {"ore": 6, "iron": 2}
    assert offered(game, "bonus exchange") == []


@rule("caves", 15, 6)
@pytest.mark.parametrize("iron", [1, 3, 5])
def test_any_number_of_iron_for_weapons_in_one_use(iron: int) -> None:
    game = era_two()
    only(game, iron=5)
    play(game, "take arms-trade", "bonus exchange iron for weapons")
    assert offered(game, "forge") == ["1", "2", "3", "4", "5"]
    play(game, f"forge {iron}")
    assert (supply(game)["iron"], supply(game)["weapon"]) == (5 - iron, iron)
    assert offered(game, "bonus") == []


@rule("caves", 15, 6)
def test_no_iron_for_weapons_is_possible_too() -> None:
    game = era_two()
    only(game, iron=5)
    play(game, "take arms-trade", "end")
    assert stock(game) == {"iron": 5}


@rule("caves", 15, 3)
@pytest.mark.parametrize("slot", BONUSES)
def test_the_solo_game_has_the_same_slots(slot: int) -> None:
    assert bonuses(on(slot, {"ore": 7, "iron": 1}, players=1)) == BONUSES[slot]
