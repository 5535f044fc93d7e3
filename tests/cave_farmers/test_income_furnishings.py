"""Green furnishings that bring goods: Miner, the suppliers, Dog school, Quarry, Seam."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import at_round, next_round, question
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    harvest,
    lay,
    pile,
    play,
    start,
    supply,
)  # fmt: skip
from tests.cave_farmers.situations import armed, solo, travel
from tests.rules import rule


def income(game: Game, good: str, rounds: int) -> list[int]:
    """How much of a good there is at the start of each of the next rounds."""
    return [supply(next_round(game)).get(good, 0) for _ in range(rounds)]


def bred(*tiles: str, **animals: int) -> Game:
    """At the breeding phase, with room for everything, two dwarfs fed and nothing left."""
    game = start()
    furnish(game, *tiles)
    lay(game, large_across="a1 a2 a3 a4")
    give(game, food=4, **animals)
    give(game, seat=1, food=4)
    return harvest(game)


# Miner.


@rule("farmers", 21, 7)
@pytest.mark.parametrize(("donkeys", "ore"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 2)])
def test_miner_gives_an_ore_at_the_start_of_a_round_for_each_ore_mine_with_a_donkey(donkeys: int, ore: int) -> None:
    game = start()
    furnish(game, "miner")
    lay(game, ore_mine="e4 e2", deep="e3 e1")
    give(game, donkey=donkeys)
    assert supply(next_round(game)).get("ore", 0) == ore


@rule("farmers", 21, 7)
def test_miner_gives_ore_every_round() -> None:
    game = start(players=3)
    furnish(game, "miner")
    lay(game, ore_mine="e4", deep="e3")
    give(game, donkey=1)
    assert income(game, "ore", 11) == list(range(1, 12))


@rule("farmers", 21, 7)
def test_miner_gives_nothing_for_ruby_mines() -> None:
    game = start()
    furnish(game, "miner")
    lay(game, ruby_mine="e4 e3")
    give(game, donkey=2)
    assert supply(next_round(game)) == {"donkey": 2}


@rule("farmers", 21, 7)
def test_miner_puts_the_only_donkey_into_the_ore_mine() -> None:
    game = start()
    furnish(game, "miner")
    lay(game, ruby_mine="e4 f4", ore_mine="e2", deep="e1")
    give(game, donkey=1)
    assert supply(next_round(game)) == {"donkey": 1, "ore": 1}


@rule("farmers", 21, 7)
def test_miner_gives_nothing_in_the_round_it_is_built() -> None:
    game = start()
    lay(game, ore_mine="e4", deep="e3")
    give(game, wood=1, stone=1, donkey=1)
    play(game, "place housework", "furnish miner", "at d3")
    assert supply(game) == {"donkey": 1, "dog": 1}


# Suppliers.


@rule("farmers", 21, 6)
def test_wood_supplier_gives_a_wood_at_the_start_of_the_next_seven_rounds() -> None:
    game = start(players=3)
    furnish(game, "wood-supplier")
    assert income(game, "wood", 9) == [1, 2, 3, 4, 5, 6, 7, 7, 7]


@rule("farmers", 21, 6)
def test_stone_supplier_gives_a_stone_at_the_start_of_the_next_five_rounds() -> None:
    game = start(players=3)
    furnish(game, "stone-supplier")
    assert income(game, "stone", 7) == [1, 2, 3, 4, 5, 5, 5]


@rule("farmers", 21, 6)
def test_ruby_supplier_gives_a_ruby_at_the_start_of_the_next_four_rounds() -> None:
    game = start(players=3)
    furnish(game, "ruby-supplier")
    assert income(game, "ruby", 6) == [1, 2, 3, 4, 4, 4]


@rule("farmers", 21, 6)
@pytest.mark.parametrize("supplier", ["wood-supplier", "stone-supplier", "ruby-supplier"])
def test_wood_supplier_stone_supplier_and_ruby_supplier_give_nothing_in_their_own_round(supplier: str) -> None:
    game = start(players=3)
    give(game, wood=2, stone=2)
    before = {"wood": 2, "stone": 2, "dog": 1}
    cost = {"wood-supplier": {"stone": 1}, "stone-supplier": {"wood": 1}, "ruby-supplier": {"wood": 2, "stone": 2}}
    play(game, "place housework", f"furnish {supplier}", "at d3")
    left = {good: amount - cost[supplier].get(good, 0) for good, amount in before.items()}
    assert supply(game) == {good: amount for good, amount in left.items() if amount}


@rule("farmers", 21, 6)
@rule("rulings", "F6")
@pytest.mark.parametrize(("supplier", "good"), [("wood-supplier", "wood"), ("stone-supplier", "stone")])
def test_wood_supplier_and_stone_supplier_give_nothing_for_rounds_after_the_last(supplier: str, good: str) -> None:
    game = start(players=3, round=9)
    furnish(game, supplier)
    assert income(game, good, 3) == [1, 2, 3]
    harvest(game, "none")
    assert supply(game) == {good: 3}


@rule("rulings", "F6")
@pytest.mark.parametrize("players", [1, 2])
def test_ruby_supplier_counts_only_rounds_really_played_where_round_9_is_skipped(players: int) -> None:
    game = start(players=players, round=6)
    furnish(game, "ruby-supplier")
    rubies = []
    rounds = []
    for _ in range(5):
        next_round(game)
        rounds.append(int(game.round))
        rubies.append(supply(game)["ruby"])
        if game.decision()["question"] == "clear":
            play(game, "stop")
    assert rounds == [7, 8, 10, 11, 12]
    assert rubies == [1, 2, 3, 4, 4]


@rule("rulings", "F6")
def test_ruby_supplier_built_after_the_skipped_round_does_not_lose_a_round() -> None:
    game = start(round=10)
    furnish(game, "ruby-supplier")
    assert income(game, "ruby", 2) == [1, 2]


@rule("rulings", "F6")
@pytest.mark.parametrize(
    ("tile", "good", "rounds"),
    [("wood-supplier", "wood", 7), ("stone-supplier", "stone", 5), ("ruby-supplier", "ruby", 4)],
)
@pytest.mark.parametrize("players", [1, 2, 3])
def test_each_supplier_counts_the_rounds_really_played(tile: str, good: str, rounds: int, players: int) -> None:
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


@rule("rulings", "F6")
def test_a_supplier_gives_nothing_in_the_round_it_is_built_nor_after_the_last() -> None:
    game = at_round(2, 10)
    furnish(game, "ruby-supplier")
    give(game, ruby=0)
    next_round(next_round(game))
    assert supply(game)["ruby"] == 2  # rounds 11 and 12
    harvest(game, "none")
    assert supply(game)["ruby"] == 2
    assert question(game) == "final-trades"


# Dog school.


@rule("farmers", 21, 8)
@pytest.mark.parametrize("source", ["housework", "loot", "ruby", "market"])
def test_dog_school_gives_a_wood_for_each_dog_from_any_source(source: str) -> None:
    game = start(players=5)
    furnish(game, "dog-school")
    pile(game, "logging", 0)
    if source == "housework":
        play(game, "place housework")
    elif source == "loot":
        family(game, 1, 1)
        play(game, "place logging", "loot dog")
    elif source == "ruby":
        give(game, ruby=1)
        play(game, "trade ruby for dog")
    else:
        play(game, "place weekly-market", "buy dog")
    goods = supply(game)
    assert (goods["dog"], goods["wood"]) == (1, 1)


@rule("farmers", 21, 8)
def test_dog_school_gives_nothing_for_dogs_of_before_or_for_other_animals() -> None:
    game = start()
    give(game, dog=3, ruby=2)
    furnish(game, "dog-school")
    play(game, "trade ruby for sheep", "trade ruby for sheep")
    assert supply(game) == {"dog": 3, "sheep": 2}


@rule("rulings", "F8")
def test_dog_school_gives_a_wood_for_the_dog_of_the_housework_that_builds_it() -> None:
    game = start()
    play(game, "place housework", "furnish dog-school", "at d3")
    assert supply(game) == {"dog": 1, "wood": 1}


@rule("rulings", "F8")
def test_dog_school_wood_of_the_housework_dog_can_pay_for_the_furnishing() -> None:
    game = start()
    furnish(game, "dog-school")
    play(game, "place housework", "furnish trader", "at d3")
    assert supply(game) == {"dog": 1}


@rule("farmers", 21, 8)
def test_dog_school_of_another_player_gives_nothing() -> None:
    game = start()
    furnish(game, "dog-school", seat=1)
    play(game, "place housework")
    assert supply(game) == {"dog": 1}
    assert supply(game, 1) == {}


# Quarry.


@rule("farmers", 21, 9)
def test_quarry_gives_a_stone_for_a_newborn_donkey() -> None:
    game = bred("quarry", donkey=2)
    play(game, "breed donkey")
    assert supply(game) == {"donkey": 3, "stone": 1}


@rule("farmers", 21, 9)
def test_quarry_gives_nothing_for_other_newborns_or_for_no_birth() -> None:
    game = bred("quarry", donkey=2, sheep=2, boar=2, cattle=2)
    play(game, "breed sheep boar cattle")
    assert supply(game) == {"donkey": 2, "sheep": 3, "boar": 3, "cattle": 3}


@rule("farmers", 21, 9)
def test_quarry_gives_one_stone_however_many_parents_there_are() -> None:
    game = bred("quarry", donkey=6, sheep=2)
    play(game, "breed sheep donkey")
    assert supply(game) == {"donkey": 7, "sheep": 3, "stone": 1}


@rule("farmers", 21, 9)
def test_quarry_gives_a_stone_for_donkeys_bred_as_loot() -> None:
    game = start()
    furnish(game, "quarry")
    lay(game, large_across="a1")
    family(game, 14, 14)
    pile(game, "logging", 0)
    give(game, donkey=2)
    play(game, "place logging", "loot breed", "breed donkey")
    assert supply(game) == {"donkey": 3, "stone": 1}


@rule("farmers", 21, 9)
def test_quarry_gives_nothing_for_donkeys_bought_collected_or_looted() -> None:
    game = start(players=5, spaces=["donkey-farming"])
    furnish(game, "quarry")
    lay(game, large_across="a1")
    family(game, 3, 3)
    give(game, ruby=1)
    play(game, "trade ruby for donkey")
    for answers in (["place donkey-farming", "choose animals"], ["place weekly-market", "buy donkey", "stop"]):
        trial = play(game.copy(), *answers)
        assert supply(trial)["donkey"] == 2
        assert "stone" not in supply(trial)
    play(game, "place logging", "loot donkey")
    assert supply(game) == {"donkey": 2, "wood": 3}


@rule("farmers", 21, 9)
def test_quarry_gives_one_stone_when_others_are_born_beside_a_donkey() -> None:
    game = start()
    furnish(game, "quarry")
    lay(game, small="c4 b4 a4")
    give(game, food=4, donkey=2, sheep=2)
    give(game, 1, food=4)
    play(harvest(game), "breed sheep donkey")
    assert supply(game) == {"stone": 1, "donkey": 3, "sheep": 3}


@rule("farmers", 21, 9)
def test_quarry_gives_no_stone_for_other_newborns() -> None:
    game = start()
    furnish(game, "quarry")
    lay(game, small="c4 b4 a4")
    give(game, food=4, donkey=2, sheep=2)
    give(game, 1, food=4)
    play(harvest(game), "breed sheep")
    assert supply(game) == {"donkey": 2, "sheep": 3}


@rule("farmers", 21, 9)
def test_quarry_gives_no_stone_for_donkeys_bought_or_collected() -> None:
    game = start(spaces=["donkey-farming"])
    furnish(game, "quarry")
    give(game, ruby=1)
    play(game, "trade ruby for donkey", "place donkey-farming", "choose animals")
    assert supply(game) == {"donkey": 2}


# Seam.


@rule("farmers", 21, 10)
@pytest.mark.parametrize(
    ("answers", "ore"),
    [
        (["place drift-mining"], 3),
        (["place excavation"], 3),
        (["place supplies"], 1 + 1),
        (["place ore-delivery"], 3 + 3),
        (["trade ruby for stone"], 1),
        (["trade 2 gold for wood + stone + ore"], 1 + 1),
        (["place logging", "loot stone"], 1),
        (["place housework", "furnish stone-carver", "at d3"], 2),
    ],
    ids=["drift-mining", "excavation", "supplies", "ore-delivery", "ruby", "trader", "loot", "stone-carver"],
)
def test_seam_gives_an_ore_for_each_stone_from_any_source(answers: list[str], ore: int) -> None:
    game = start(spaces=["ore-delivery"])
    furnish(game, "seam", "trader")
    for space in ("drift-mining", "excavation", "ore-delivery"):
        pile(game, space, 3)
    family(game, 3, 3)
    give(game, ruby=1, gold=2, wood=1)
    play(game, *answers)
    assert supply(game)["ore"] == ore


@rule("farmers", 21, 10)
def test_seam_gives_an_ore_for_stone_bought_at_the_weekly_market() -> None:
    game = start(players=5)
    furnish(game, "seam")
    play(game, "place weekly-market", "buy stone")
    assert supply(game) == {"stone": 1, "ore": 1, "gold": 3}


@rule("farmers", 21, 10)
def test_seam_gives_an_ore_for_the_stone_of_small_scale_drift_mining_growth_and_extension() -> None:
    game = start(players=5)
    furnish(game, "seam")
    assert supply(play(game.copy(), "place small-scale-drift-mining"))["ore"] == 1
    assert supply(play(game.copy(), "place growth", "choose goods"))["ore"] == 2
    game = start(players=7)
    furnish(game, "seam")
    play(game, "place extension", "choose cavern-tunnel", "tile cavern-tunnel d2 d1")
    assert supply(game) == {"stone": 1, "ore": 1}


@rule("farmers", 21, 10)
def test_seam_gives_an_ore_for_the_stone_of_the_stone_supplier() -> None:
    game = start()
    furnish(game, "seam", "stone-supplier")
    assert supply(next_round(game)) == {"stone": 1, "ore": 1}


@rule("farmers", 21, 10)
def test_seam_gives_an_ore_for_the_stone_of_the_quarry() -> None:
    game = bred("seam", "quarry", donkey=2)
    play(game, "breed donkey")
    assert supply(game) == {"donkey": 3, "stone": 1, "ore": 1}


@rule("farmers", 21, 10)
def test_seam_gives_its_ore_in_time_to_be_used_in_the_same_expedition() -> None:
    game = start(spaces=["blacksmithing"])
    furnish(game, "seam")
    family(game, 7, 7)
    give(game, wood=1)
    play(game, "place blacksmithing", "choose expedition", "loot stone")
    play(game, "loot furnish", "furnish stubble-room", "at d3")
    assert supply(game) == {"stone": 1}


@rule("farmers", 21, 10)
def test_seam_gives_nothing_for_stone_of_before() -> None:
    game = start()
    give(game, wood=2, stone=5)
    play(game, "place housework", "furnish seam", "at d3")
    assert supply(game) == {"stone": 5, "dog": 1}


@rule("farmers", 21, 10)
def test_seam_gives_nothing_for_the_stone_of_a_stone_carver_built_before_it() -> None:
    game = start()
    give(game, wood=3)
    play(game, "place housework", "furnish stone-carver", "at d3")
    furnish(game, "seam")
    assert supply(game) == {"wood": 2, "stone": 2, "dog": 1}


@rule("farmers", 21, 10)
def test_seam_gives_nothing_for_stone_saved() -> None:
    game = start(spaces=["sheep-farming"])
    furnish(game, "seam", "stone-carver", "builder")
    give(game, wood=4, stone=1, ore=1)
    trial = play(game.copy(), "place sheep-farming", "choose stable", "stable a1")
    assert supply(trial) == {"wood": 4, "stone": 1, "ore": 1}
    play(game, "place housework", "furnish dwelling", "pay ore for stone", "at d3")
    assert supply(game) == {"dog": 1}


@rule("farmers", 21, 10)
def test_seam_gives_nothing_for_other_goods() -> None:
    game = start()
    furnish(game, "seam")
    play(game, "place logging")
    assert supply(game) == {"wood": 3}
    play(game, "place wood-gathering", "place starting-player")
    assert supply(game) == {"wood": 3, "food": 1, "ore": 2}


@rule("farmers", 21, 10)
def test_seam_of_another_player_gives_nothing() -> None:
    game = start()
    furnish(game, "seam", seat=1)
    play(game, "place supplies")
    assert supply(game)["ore"] == 1
    assert supply(game, 1) == {}


@rule("farmers", 21, 10)
def test_seam_gives_ore_for_stone_of_the_stone_supplier() -> None:
    game = start()
    furnish(game, "seam", "stone-supplier")
    next_round(game)
    assert supply(game) == {"stone": 1, "ore": 1}


@rule("farmers", 21, 10)
def test_seam_gives_ore_for_stone_of_the_trader() -> None:
    game = start()
    furnish(game, "seam", "trader")
    give(game, gold=2)
    play(game, "trade 2 gold for wood + stone + ore")
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 2}


@rule("farmers", 21, 10)
def test_seam_gives_nothing_for_supplied_wood() -> None:
    game = start()
    furnish(game, "seam", "wood-supplier")
    next_round(game)
    assert supply(game) == {"wood": 1}


# automatic effects


@rule("rulings", "F39")
def test_seam_and_dog_school_pay_at_once() -> None:
    game = travel(armed(3, 3))
    furnish(game, "seam", "dog-school")
    play(game, "loot stone")
    assert supply(game) == {"stone": 1, "ore": 1}
    play(game, "loot dog")
    assert supply(game) == {"stone": 1, "ore": 1, "dog": 1, "wood": 1}


@rule("rulings", "F39")
def test_seam_counts_stone_gained_never_stone_saved() -> None:
    game = start()
    furnish(game, "seam")
    give(game, wood=1)
    play(game, "place housework", "furnish stone-carver", "at d3")
    assert supply(game) == {"stone": 2, "ore": 2, "dog": 1}
    game = start()
    furnish(game, "seam", "stone-carver")
    give(game, wood=1, stone=0, ore=0)
    play(game, "place housework", "furnish guest-room", "at d3")  # its one stone is saved
    assert supply(game) == {"dog": 1}


@rule("rulings", "F39")
def test_quarry_pays_automatically_and_brings_the_seam_ore() -> None:
    game = solo(food=4, donkey=2)
    furnish(game, "quarry", "seam")
    lay(game, small="c4")
    play(harvest(game), "breed donkey")
    assert supply(game) == {"stone": 1, "ore": 1, "donkey": 3}
