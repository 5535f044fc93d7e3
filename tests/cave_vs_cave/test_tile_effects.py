"""How the effects of an action tile are used: in which order, how often, by whom."""

from __future__ import annotations

from itertools import permutations

import pytest

from caverna.cave_vs_cave.actions import EFFECTS, MOST_EFFECTS
from caverna.cave_vs_cave.effects import Effect
from caverna.cave_vs_cave.machine import STEPS
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
    player,
    start,
    stock,
    supply,
)
from tests.cave_vs_cave.tiles import DIG, GOODS, change, printed, ready
from tests.rules import rule

PARTS: dict[str, list[tuple[str, ...]]] = {
    "cultivation": [("activate 1 room", "activate cave-entrance", "gain wood"), ("gain 2 emmer",), ("gain flax",)],
    "housework": [
        ("furnish for 1 food per dwarf", "furnish grindstone", "at d2"),
        ("furnish for 1 gold", "furnish shelf", "at d3"),
    ],
    "excavation": [("excavate", *DIG), ("gain stone",)],
    "undergrowth": [("activate 1 room", "activate cave-entrance", "gain wood"), ("gain 2 wood",)],
    "furnishing": [("gain food",), ("furnish for 1 food per dwarf", "furnish shelf", "at d2")],
    "masonry": [
        ("activate 1 room", "activate cave-entrance", "gain wood"), ("gain stone",), ("build wall", "wall d2 e2"),
    ],
    "expansion": [("excavate", *DIG), ("furnish for 2 gold", "furnish shelf", "at d2")],
    "drift-mining": [("activate 1 room", "activate cave-entrance", "gain wood"), ("excavate", *DIG)],
    "renovation": [("build wall", "wall d4 e4"), ("furnish for nothing", "furnish shelf", "at d2")],
    "interior-design": [("excavate", "dig c3", "draw armory"), ("build wall", "wall b4 c4")],
    "weekly-market": [
        ("activate 1 and 1 room", "activate cave-entrance", "gain wood", "stop"), ("exchange 2 gold for 6 food",),
    ],
}  # fmt: skip

ORDERS = [(tile, order) for tile, parts in PARTS.items() for order in permutations(parts)]

SLASHES = [
    ("housework", ("furnish for 5 food", "furnish grindstone", "at d2"), {"furnish for 1 gold"}),
    ("housework", ("furnish for 1 gold", "furnish grindstone", "at d2"), {"furnish for 5 food"}),
    ("excavation", ("excavate", *DIG), {"excavate twice for 2 food"}),
    ("excavation", ("excavate twice for 2 food", *DIG, "dig e3", "draw treasury"), {"excavate"}),
    ("masonry", ("gain wood",), {"gain stone"}),
    ("masonry", ("gain stone",), {"gain wood"}),
    ("undermining", ("activate 2 rooms", "stop"), {"excavate through walls"}),
    ("undermining", ("excavate through walls", *DIG), {"activate 2 rooms"}),
    ("expansion", ("furnish for 5 food", "furnish grindstone", "at d2"), {"furnish for 2 gold"}),
    ("expansion", ("furnish for 2 gold", "furnish grindstone", "at d2"), {"furnish for 5 food"}),
    ("expedition", ("exchange 5 wood for 4 gold",), {"exchange 5 stone for 4 gold", "activate 3 rooms"}),
    ("expedition", ("exchange 5 stone for 4 gold",), {"exchange 5 wood for 4 gold", "activate 3 rooms"}),
    ("expedition", ("activate 3 rooms", "stop"), {"exchange 5 wood for 4 gold", "exchange 5 stone for 4 gold"}),
    ("decoration", ("furnish for 5 food", "furnish grindstone", "at d2"), {"furnish for 1 gold"}),
    ("decoration", ("furnish for 1 gold", "furnish grindstone", "at d2"), {"furnish for 5 food"}),
    ("arms-trade", ("exchange 3 gold for 4 weapon + wood",), {"exchange 3 gold for 4 weapon + donkey"}),
    ("arms-trade", ("exchange 3 gold for 4 weapon + donkey",), {"exchange 3 gold for 4 weapon + wood"}),
    ("weekly-market", ("exchange 3 donkey for 6 food",), {"exchange 2 gold for 6 food"}),
    ("weekly-market", ("exchange 2 gold for 6 food",), {"exchange 3 donkey for 6 food"}),
]

ACTIVATIONS = [
    ("cultivation", "activate 1 room", 1), ("undergrowth", "activate 1 room", 1), ("masonry", "activate 1 room", 1),
    ("drift-mining", "activate 1 room", 1), ("undermining", "activate 2 rooms", 2),
    ("expedition", "activate 3 rooms", 3), ("weekly-market", "activate 1 and 1 room", 2),
]  # fmt: skip

RICH = {
    "wood": 8, "stone": 8, "emmer": 8, "flax": 8, "food": 8, "gold": 18, "donkey": 8, "ore": 8, "iron": 8, "weapon": 18,
}  # fmt: skip


# any or all, in any order


@rule("caves", 3, 4)
@pytest.mark.parametrize(
    ("tile", "order"), ORDERS, ids=[f"{tile}-{'-'.join(part[0] for part in order)}" for tile, order in ORDERS]
)
def test_separate_effects_come_in_any_order_each_once(tile: str, order: tuple[tuple[str, ...], ...]) -> None:
    game = ready(tile)
    for done, part in enumerate(order):
        assert all(later[0] in offers(game) for later in order[done:])
        play(game, *part)
        assert not [earlier[0] for earlier in order[: done + 1] if earlier[0] in offers(game)]
    give(game, **GOODS)
    assert printed(game) == {"end"}


@rule("caves", 3, 3)
def test_a_part_of_the_effects_may_be_used() -> None:
    game = play(ready("cultivation"), "gain flax", "end")
    assert change(game) == {"flax": 1}


@rule("rulings", "C17")
def test_gains_in_one_box_are_one_action() -> None:
    game = start()
    own(game, "gold-vein")
    only(game)
    play(game, "take undergrowth", "activate 1 room", "activate gold-vein")
    assert stock(game) == {"stone": 1, "gold": 1}


@rule("rulings", "C17")
def test_gains_separated_on_a_tile_are_separate_in_any_order() -> None:
    for order in (["gain 2 emmer", "gain flax"], ["gain flax", "gain 2 emmer"]):
        game = start()
        only(game)
        play(game, "take cultivation", order[0])
        assert len(stock(game)) == 1
        play(game, order[1])
        assert stock(game) == {"emmer": 2, "flax": 1}


@rule("rulings", "C17")
def test_the_turn_ends_by_an_action_of_its_own() -> None:
    game = start()
    give(game, wood=9)
    play(game, "take breach")
    assert (game.turn, offers(game)) == (0, ["end"])
    play(game, "end")
    assert game.turn == 1


@rule("rulings", "C17")
def test_effects_that_were_not_taken_are_declined() -> None:
    game = start()
    only(game)
    play(game, "take cultivation", "gain flax", "end", "take masonry", "end")
    assert stock(game) == {"flax": 1}
    assert "cultivation" not in offered(game, "take")


@rule("caves", 3, 4)
@pytest.mark.parametrize(
    "order",
    [["gain 2 emmer", "gain flax"], ["gain flax", "gain 2 emmer"], ["gain flax"], []],
    ids=str,
)
def test_effects_of_a_tile_in_any_order_any_subset_each_once(order: list[str]) -> None:
    game = play(start(), "take cultivation")
    only(game)
    for effect in order:
        play(game, effect)
        assert effect not in offers(game)
    play(game, "end")
    assert game.turn == 1
    expected = {"emmer": 2 * ("gain 2 emmer" in order), "flax": int("gain flax" in order)}
    assert stock(game) == {good: n for good, n in expected.items() if n}


@rule("caves", 3, 2)
def test_the_opponent_never_profits_from_a_tile() -> None:
    game = start()
    own(game, "retting-room", "wood-storeroom", seat=1)
    before = supply(game, 1)
    play(
        game, "take cultivation", "activate 1 room", "activate cave-entrance", "gain flax", "gain 2 emmer", "gain flax"
    )
    assert supply(game, 1) == before
    assert game.turn == 0  # nobody else is asked


# slashes: one or the other or neither


@rule("caves", 3, 5)
@pytest.mark.parametrize(("tile", "script", "gone"), SLASHES, ids=[f"{row[0]}-{row[1][0]}" for row in SLASHES])
def test_only_one_of_the_effects_split_by_a_slash_is_used(tile: str, script: tuple[str, ...], gone: set[str]) -> None:
    game = ready(tile)
    assert gone <= set(offers(game))
    play(game, *script)
    give(game, **GOODS)
    assert not gone & set(offers(game))


@rule("caves", 3, 5)
@pytest.mark.parametrize(("taken", "gone"), [("gain wood", "gain stone"), ("gain stone", "gain wood")])
def test_at_most_one_of_the_effects_at_a_slash_is_used(taken: str, gone: str) -> None:
    game = play(start(), "take masonry")
    assert {taken, gone, "end"} <= set(offers(game))
    play(game, taken)
    assert not {taken, gone} & set(offers(game))
    assert "build wall" in offers(game)  # not divided from them by a slash


# activations


@rule("caves", 3, 6)
@pytest.mark.parametrize(("tile", "effect", "rooms"), ACTIVATIONS, ids=[row[0] for row in ACTIVATIONS])
def test_several_different_rooms_are_activated_in_a_row(tile: str, effect: str, rooms: int) -> None:
    game = ready(tile)
    own(game, "storeroom", "gold-vein", "state-room")
    rest = {"cave-entrance", "storeroom", "gold-vein", "state-room"}
    play(game, effect)
    for room in ("storeroom", "gold-vein", "state-room")[:rooms]:
        assert set(offers(game)) == {"stop"} | {f"activate {name}" for name in rest}
        play(game, f"activate {room}")
        rest.remove(room)
    assert "end" in offers(game)
    assert effect not in offers(game)


@rule("caves", 3, 7)
def test_fewer_rooms_than_allowed_may_be_activated() -> None:
    game = ready("expedition")
    own(game, "storeroom", "gold-vein")
    play(game, "activate 3 rooms", "activate gold-vein", "stop")
    assert change(game) == {"stone": 1, "gold": 1}
    assert offers(game) == ["end"]


@rule("caves", 3, 6)
def test_activations_come_in_a_row_without_other_effects_or_the_bonus() -> None:
    game = era_two()
    own(game, "shelf", "tunnel", "grindstone")
    give(game, **RICH)
    play(game, "take weekly-market")
    assert {"bonus gain 2 weapon", "exchange 2 gold for 6 food"} <= set(offers(game))
    play(game, "activate 1 and 1 room", "activate grindstone", "exchange emmer for 3 food")
    between = offers(game)
    assert {text.split()[0] for text in between} == {"stop", "activate"}


@rule("caves", 3, 6)
def test_conversions_may_come_between_two_activations() -> None:
    game = start()
    own(game, "tunnel", "grindstone")
    only(game, emmer=4, flax=1)
    play(game, "take undermining", "activate 2 rooms", "activate grindstone", "exchange emmer for 3 food", "eat flax")
    assert supply(game)["food"] == 4
    assert "activate tunnel" in offers(game)


@rule("caves", 3, 6)
def test_rewards_of_blue_rooms_come_before_the_first_or_after_the_last() -> None:
    game = start()
    own(game, "wood-storeroom")
    only(game)
    play(game, "take undergrowth", "activate 1 room")
    before = play(game.copy(), "collect wood-storeroom")
    assert stock(before) == {"wood": 1}
    play(before, "activate cave-entrance", "gain stone")
    assert stock(before) == {"wood": 1, "stone": 1}
    play(game, "activate cave-entrance")
    assert offered(game, "collect") == []  # a room was named: now only after it
    play(game, "gain stone")
    assert stock(game) == {"wood": 1, "stone": 1}


@rule("caves", 3, 7)
def test_activated_rooms_of_one_effect_are_different() -> None:
    game = start()
    own(game, "shelf")
    only(game)
    play(game, "take expedition", "activate 3 rooms", "activate cave-entrance", "gain wood")
    assert offered(game, "activate") == ["shelf"]


@rule("caves", 8, 4)
def test_an_activated_room_may_be_declined_on_both_sides_of_its_slash() -> None:
    game = start()
    before = supply(game)
    play(game, "take undergrowth", "activate 1 room", "activate cave-entrance", "stop")
    assert supply(game) == before
    assert offered(game, "activate") == []  # it was the one room of this effect


# tiles and bonuses from round to round


@rule("caves", 2, 3)
def test_a_tile_is_back_for_the_next_round() -> None:
    game = fresh()
    play(game, "take cultivation", "end")
    assert "cultivation" not in offered(game, "take")
    end_turns(game, 3)
    assert game.round == 2
    assert "cultivation" in offered(game, "take")


@rule("caves", 2, 3)
def test_a_bonus_stays_with_its_slot() -> None:
    game = fresh(mode="short")
    first = game.view()["slots"][0]
    end_turns(game, 8)
    assert game.view()["slots"][0] == first
    play(game, f"take {first}")
    assert "bonus gain 3 ore" in offers(game)


@rule("caves", 3, 1)
def test_every_effect_has_a_number_and_every_number_an_effect() -> None:
    assert {step.text for step in STEPS.steps if isinstance(step, Effect)} == set(EFFECTS)
    assert len(EFFECTS) == len(set(EFFECTS)) <= MOST_EFFECTS


@rule("caves", 2, 2)
def test_a_tile_taken_is_out_of_reach_for_both_until_the_round_ends() -> None:
    game = start(round=4)
    play(game, "take housework", "end", "take cultivation", "end")
    assert not {"housework", "cultivation"} & set(offered(game, "take"))
    assert len(offered(game, "take")) == 9  # of twelve: those two, and Renovation at equal gold
    assert player(game).taken != player(game, 1).taken
