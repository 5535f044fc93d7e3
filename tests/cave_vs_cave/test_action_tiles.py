"""Action tiles: what each offers, what each effect does, and what can be paid and gained."""

from __future__ import annotations

import pytest

from tests.cave_vs_cave.scenario import (
    build,
    cover,
    furnish,
    give,
    offered,
    offers,
    only,
    play,
    show,
    start,
    stock,
    supply,
)
from tests.cave_vs_cave.tiles import DIG, GOODS, change, printed, ready
from tests.rules import rule

# what each tile offers

OFFERS: dict[str, set[str]] = {
    "cultivation": {"activate 1 room", "gain 2 emmer", "gain flax"},
    "housework": {"furnish for 1 food per dwarf", "furnish for 5 food", "furnish for 1 gold"},
    "excavation": {"excavate", "excavate twice for 2 food", "gain stone"},
    "undergrowth": {"activate 1 room", "gain 2 wood"},
    "furnishing": {"gain food", "furnish for 1 food per dwarf"},
    "masonry": {"activate 1 room", "gain wood", "gain stone", "build wall"},
    "undermining": {"activate 2 rooms", "excavate through walls"},
    "expansion": {"excavate", "furnish for 5 food", "furnish for 2 gold"},
    "breach": {"raze wall"},
    "drift-mining": {"activate 1 room", "excavate"},
    "expedition": {"exchange 5 wood for 4 gold", "exchange 5 stone for 4 gold", "activate 3 rooms"},
    "renovation": {"build wall", "furnish for nothing"},
    "decoration": {"furnish for 5 food", "furnish for 1 gold"},
    "arms-trade": {"exchange 3 gold for 4 weapon + donkey", "exchange 3 gold for 4 weapon + wood"},
    "interior-design": {"excavate", "build wall"},
    "weekly-market": {"activate 1 and 1 room", "exchange 3 donkey for 6 food", "exchange 2 gold for 6 food"},
}
TILES = list(OFFERS)


@rule("caves", 3, 1)
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_offers_its_printed_effects_and_no_others(tile: str) -> None:
    assert printed(ready(tile)) == {"end"} | OFFERS[tile]


@rule("caves", 3, 3)
@pytest.mark.parametrize("tile", TILES)
def test_a_tile_may_be_taken_and_all_its_effects_declined(tile: str) -> None:
    game = ready(tile)
    cave = game.view()["players"][0]["cells"]
    play(game, "end")
    assert change(game) == {}
    assert game.view()["players"][0]["cells"] == cave
    assert game.turn == 1
    assert tile not in offered(game, "take")


# what each effect does

EFFECTS: list[tuple[str, tuple[str, ...], dict[str, int]]] = [
    ("cultivation", ("activate 1 room", "activate cave-entrance", "gain wood"), {"wood": 1}),
    ("cultivation", ("gain 2 emmer",), {"emmer": 2}),
    ("cultivation", ("gain flax",), {"flax": 1}),
    ("housework", ("furnish for 1 food per dwarf", "furnish grindstone", "at d2"), {"food": -2, "stone": -1}),
    ("housework", ("furnish for 5 food", "furnish grindstone", "at d2"), {"food": -5, "stone": -1}),
    ("housework", ("furnish for 1 gold", "furnish grindstone", "at d2"), {"gold": -1, "stone": -1}),
    ("excavation", ("excavate", "dig d5", "draw stall"), {}),
    (
        "excavation",
        ("excavate twice for 2 food", "dig d5", "draw stall", "dig e5", "draw treasury"),
        {"food": -2},
    ),
    ("excavation", ("gain stone",), {"stone": 1}),
    ("undergrowth", ("activate 1 room", "activate cave-entrance", "gain flax"), {"flax": 1}),
    ("undergrowth", ("gain 2 wood",), {"wood": 2}),
    ("furnishing", ("gain food",), {"food": 1}),
    ("furnishing", ("furnish for 1 food per dwarf", "furnish grindstone", "at d2"), {"food": -2, "stone": -1}),
    ("masonry", ("activate 1 room", "activate cave-entrance", "gain emmer"), {"emmer": 1}),
    ("masonry", ("gain wood",), {"wood": 1}),
    ("masonry", ("gain stone",), {"stone": 1}),
    ("masonry", ("build wall", "wall d2 e2"), {}),
    ("undermining", ("activate 2 rooms", "activate cave-entrance", "gain wood", "stop"), {"wood": 1}),
    ("undermining", ("excavate through walls", *DIG), {"food": 1}),
    ("expansion", ("excavate", *DIG), {"food": 1}),
    ("expansion", ("furnish for 5 food", "furnish grindstone", "at d2"), {"food": -5, "stone": -1}),
    ("expansion", ("furnish for 2 gold", "furnish grindstone", "at d2"), {"gold": -2, "stone": -1}),
    ("breach", ("raze wall", "raze d1 e1"), {"stone": 2, "food": 3, "gold": 1}),
    ("drift-mining", ("activate 1 room", "activate cave-entrance", "gain stone"), {"stone": 1}),
    ("drift-mining", ("excavate", *DIG), {"food": 1}),
    ("expedition", ("exchange 5 wood for 4 gold",), {"wood": -5, "gold": 4}),
    ("expedition", ("exchange 5 stone for 4 gold",), {"stone": -5, "gold": 4}),
    ("expedition", ("activate 3 rooms", "activate cave-entrance", "gain wood", "stop"), {"wood": 1}),
    ("renovation", ("build wall", "wall d2 e2"), {}),
    ("renovation", ("furnish for nothing", "furnish grindstone", "at d2"), {"stone": -1}),
    ("decoration", ("furnish for 5 food", "furnish grindstone", "at d2"), {"food": -5, "stone": -1}),
    ("decoration", ("furnish for 1 gold", "furnish grindstone", "at d2"), {"gold": -1, "stone": -1}),
    ("arms-trade", ("exchange 3 gold for 4 weapon + donkey",), {"gold": -3, "weapon": 4, "donkey": 1}),
    ("arms-trade", ("exchange 3 gold for 4 weapon + wood",), {"gold": -3, "weapon": 4, "wood": 1}),
    ("interior-design", ("excavate", "dig c3", "draw armory"), {"iron": 1}),
    ("interior-design", ("build wall", "wall b4 c4"), {}),
    ("weekly-market", ("activate 1 and 1 room", "activate cave-entrance", "gain wood", "stop"), {"wood": 1}),
    ("weekly-market", ("exchange 3 donkey for 6 food",), {"donkey": -3, "food": 3}),  # 6 food would make 12
    ("weekly-market", ("exchange 2 gold for 6 food",), {"gold": -2, "food": 3}),
]


@rule("caves", 3, 1)
@pytest.mark.parametrize(("tile", "script", "after"), EFFECTS, ids=[f"{row[0]}-{row[1][0]}" for row in EFFECTS])
def test_an_effect_costs_and_gains_what_is_printed(tile: str, script: tuple[str, ...], after: dict[str, int]) -> None:
    game = ready(tile)
    with_display = {"fits": None, "walls_short": None}  # where rooms would fit changes with the display
    other = {**game.view()["players"][1], **with_display}
    play(game, *script)
    assert change(game) == after
    assert {**game.view()["players"][1], **with_display} == other


@rule("caves", 3, 1)
def test_weekly_market_gives_6_food_where_there_is_room_for_it() -> None:
    for price, left in (("3 donkey", {"donkey": 1, "gold": 4}), ("2 gold", {"donkey": 4, "gold": 2})):
        game = ready("weekly-market")
        only(game, donkey=4, gold=4, food=2)
        play(game, f"exchange {price} for 6 food")
        assert stock(game) == {**left, "food": 8}


@rule("caves", 3, 4)
@pytest.mark.parametrize(("tile", "script", "after"), EFFECTS, ids=[f"{row[0]}-{row[1][0]}" for row in EFFECTS])
def test_an_effect_is_used_once_a_turn(tile: str, script: tuple[str, ...], after: dict[str, int]) -> None:
    game = play(ready(tile), *script)
    give(game, **GOODS)
    assert script[0] not in offers(game)


# what can be paid and gained

AMOUNTS = [
    ("excavation", {"food": 1}, {"excavate", "gain stone"}),
    ("excavation", {"food": 2}, {"excavate", "excavate twice for 2 food", "gain stone"}),
    ("expedition", {"wood": 4, "stone": 4}, {"activate 3 rooms"}),
    ("expedition", {"wood": 5, "stone": 4}, {"exchange 5 wood for 4 gold", "activate 3 rooms"}),
    ("expedition", {"wood": 4, "stone": 5}, {"exchange 5 stone for 4 gold", "activate 3 rooms"}),
    ("expedition", {"wood": 5, "gold": 19}, {"activate 3 rooms"}),
    ("arms-trade", {"gold": 2}, set()),
    ("weekly-market", {"donkey": 2, "gold": 1}, {"activate 1 and 1 room"}),
    ("weekly-market", {"donkey": 2, "gold": 2}, {"activate 1 and 1 room", "exchange 2 gold for 6 food"}),
    ("weekly-market", {"donkey": 3, "gold": 1}, {"activate 1 and 1 room", "exchange 3 donkey for 6 food"}),
    ("weekly-market", {"donkey": 3, "gold": 2, "food": 9}, {"activate 1 and 1 room"}),
    ("cultivation", {"emmer": 9, "flax": 9}, {"activate 1 room"}),
    ("cultivation", {"emmer": 8, "flax": 9}, {"activate 1 room", "gain 2 emmer"}),
    ("undergrowth", {"wood": 9}, {"activate 1 room"}),
    ("masonry", {"wood": 9}, {"activate 1 room", "gain stone", "build wall"}),
    ("furnishing", {"food": 9, "stone": 0}, set()),
    ("housework", {"food": 5, "gold": 0, "wood": 1}, {"furnish for 1 food per dwarf", "furnish for 5 food"}),
    ("housework", {"food": 4, "gold": 0, "wood": 1}, {"furnish for 1 food per dwarf"}),
    ("expansion", {"food": 4, "gold": 1, "wood": 1}, {"excavate"}),
    ("expansion", {"food": 4, "gold": 2, "wood": 1}, {"excavate", "furnish for 2 gold"}),
    ("decoration", {"food": 4, "gold": 1, "wood": 1}, {"furnish for 1 gold"}),
    ("decoration", {"food": 4, "gold": 0, "wood": 1}, set()),
    ("renovation", {"wood": 0, "stone": 0}, {"build wall"}),
]


@rule("caves", 3, 8)
@pytest.mark.parametrize(
    ("tile", "goods", "effects"),
    AMOUNTS,
    ids=[f"{tile}-{' '.join(f'{n} {good}' for good, n in goods.items())}" for tile, goods, _ in AMOUNTS],
)
def test_only_what_can_be_paid_and_brings_something_is_offered(
    tile: str, goods: dict[str, int], effects: set[str]
) -> None:
    game = ready(tile)
    show(game, "shelf", "grindstone", "spinning-wheel")
    only(game, **goods)
    assert printed(game) == {"end"} | effects


CAPPED = [
    ("cultivation", {"emmer": 8}, "gain 2 emmer", {"emmer": 9}),
    ("undergrowth", {"wood": 8}, "gain 2 wood", {"wood": 9}),
    ("expedition", {"wood": 5, "gold": 18}, "exchange 5 wood for 4 gold", {"gold": 19}),
    ("arms-trade", {"gold": 3, "weapon": 17}, "exchange 3 gold for 4 weapon + wood", {"weapon": 19, "wood": 1}),
    (
        "arms-trade",
        {"gold": 3, "weapon": 19, "donkey": 9},
        "exchange 3 gold for 4 weapon + wood",
        {"weapon": 19, "donkey": 9, "wood": 1},
    ),
    ("weekly-market", {"donkey": 3, "food": 8}, "exchange 3 donkey for 6 food", {"food": 9}),
]


@rule("caves", 4, 1)
@pytest.mark.parametrize(("tile", "before", "effect", "after"), CAPPED, ids=[f"{row[0]}-{row[2]}" for row in CAPPED])
def test_goods_beyond_the_limit_are_lost(tile: str, before: dict[str, int], effect: str, after: dict[str, int]) -> None:
    game = ready(tile)
    only(game, **before)
    play(game, effect)
    assert stock(game) == after


@rule("caves", 3, 8)
def test_arms_trade_is_not_offered_where_all_of_it_would_be_lost() -> None:
    game = ready("arms-trade")
    only(game, gold=3, weapon=19, donkey=9)
    assert printed(game) == {"end", "exchange 3 gold for 4 weapon + wood"}


# single tiles


@rule("caves", 5, 7)
def test_excavation_once_cannot_be_raised_to_twice_afterwards() -> None:
    game = play(ready("excavation"), "excavate", *DIG)
    assert offers(game) == ["end", "gain stone"]


@rule("caves", 5, 5)
def test_expansion_furnishes_the_very_room_it_dug_up() -> None:
    game = play(ready("expansion"), "excavate", "dig d5", "draw stall", "furnish for 2 gold", "furnish stall", "at d5")
    assert change(game) == {"gold": -3, "wood": -1}


@rule("caves", 5, 3)
def test_undermining_excavates_behind_a_built_wall() -> None:
    game = start()
    build(game, "d4 e4")
    cover(game, "d3")
    assert "e4" not in offered(play(game.copy(), "take drift-mining", "excavate"), "dig")
    play(game, "take undermining", "excavate through walls")
    assert offered(game, "dig") == ["d3", "e4", "d5"]


@rule("caves", 6, 3)
def test_breach_can_be_taken_without_a_built_wall_but_does_nothing() -> None:
    game = start()
    build(game, "d1 e1", seat=1)
    assert offers(play(game, "take breach")) == ["end"]


@rule("caves", 6, 3)
def test_breach_returns_the_wall_to_the_supply_and_leaves_rooms_alone() -> None:
    game = start()
    furnish(game, "secret-chamber", "d2")
    build(game, "d1 d2", "d2 e2", "d2 d3")
    play(game, "take breach", "raze wall")
    assert sorted(offered(game, "raze")) == ["d1 d2", "d2 d3", "d2 e2"]
    play(game, "raze d2 e2")
    assert game.walls == 5
    assert {"id": "secret-chamber", "cell": "d2"} in game.view()["players"][0]["rooms"]
    assert game.view()["players"][0]["walls"] == 2


@rule("caves", 6, 3)
def test_breach_razes_a_wall_even_if_its_goods_are_lost_in_part() -> None:
    game = ready("breach")
    give(game, stone=8, food=9, gold=19)
    play(game, "raze wall", "raze d1 e1")
    assert {name: supply(game)[name] for name in ("stone", "food", "gold")} == {"stone": 9, "food": 9, "gold": 19}


@rule("caves", 6, 2)
def test_masonry_builds_no_wall_where_the_supply_is_empty() -> None:
    game = ready("masonry")
    game.walls = 0
    assert "build wall" not in offers(game)


@rule("caves", 14, 7)
def test_renovation_is_not_there_in_era_2() -> None:
    game = start(mode="eras-1-2", era=2)
    give(game, gold=9, weapon=9)
    assert "renovation" not in offered(game, "take")
    assert len(offered(game, "take")) == 15
