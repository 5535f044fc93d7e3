"""The goods of the printed action spaces, in every variant: what gathers, what is given at once."""

from __future__ import annotations

import pytest

from caverna.locale import translator_for
from tests.cave_farmers.rounds import at_round, finish, goods_on, new, next_round, question, reveal, spaces
from tests.cave_farmers.scenario import (
    CHANCE,
    family,
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
    start,
    supply,
)
from tests.rules import rule

Goods = dict[str, int]


def wood(*amounts: int) -> list[Goods]:
    return [{"wood": amount} for amount in amounts]


def stone(*amounts: int) -> list[Goods]:
    return [{"stone": amount} for amount in amounts]


# A space, the numbers of players, and what lies on it after one, two and three refills.
GATHERING: list[tuple[str, str, list[Goods]]] = [
    ("ruby-mining", "134567", [{"ruby": 1}, {"ruby": 2}, {"ruby": 3}]),
    ("ruby-mining", "2", [{}, {}, {"ruby": 1}]),
    ("drift-mining", "23", stone(1, 2, 3)),
    ("drift-mining", "4567", stone(2, 4, 6)),
    ("excavation", "123", stone(1, 2, 3)),
    ("excavation", "4567", stone(2, 3, 4)),
    ("starting-player", "234567", [{"food": 1}, {"food": 2}, {"food": 3}]),
    ("logging", "123", wood(3, 4, 5)),
    ("logging", "4567", wood(3, 6, 9)),
    ("ore-mining", "123", [{"ore": 2}, {"ore": 3}, {"ore": 4}]),
    ("ore-mining", "4567", [{"ore": 3}, {"ore": 5}, {"ore": 7}]),
    ("wood-gathering", "123", wood(1, 2, 3)),
    ("forest-exploration", "3", wood(1, 2, 3)),
    ("forest-exploration", "4567", wood(2, 3, 4)),
    ("clearing", "23", wood(1, 2, 3)),
    ("clearing", "4567", wood(2, 4, 6)),
    ("sustenance", "123", [{"food": 1}, {"food": 2}, {"food": 3}]),
    ("sustenance", "4567", [{"grain": 1}, {"grain": 1, "vegetable": 1}, {"grain": 1, "vegetable": 2}]),
    ("strip-mining", "3", [{"ore": 1}, {"ore": 1, "stone": 1}, {"ore": 1, "stone": 2}]),
    ("large-depot", "7", [{"wood": 2, "ore": 1, "stone": 1}, {"wood": 3, "ore": 2, "stone": 2},
                          {"wood": 4, "ore": 3, "stone": 3}]),
    ("depot", "567", [{"wood": 1, "ore": 1}, {"wood": 2, "ore": 2}, {"wood": 3, "ore": 3}]),
    ("drift-mining-2", "67", stone(1, 2, 3)),
    ("fence-building", "5", wood(1, 2, 3)),
    ("fence-building", "67", wood(2, 3, 4)),
]  # fmt: skip
PILES = [(space, int(count), piles) for space, counts, piles in GATHERING for count in counts]
PILE_IDS = [f"{space}-{count}p" for space, count, _ in PILES]

# A space, the numbers of players, and what it gives at once beside its pile.
GIVING: list[tuple[str, str, Goods]] = [
    ("starting-player", "23", {"ore": 2}),
    ("starting-player", "4567", {"ruby": 1}),
    ("supplies", "23", {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}),
    ("sustenance", "123", {"grain": 1}),
    ("strip-mining", "3", {"wood": 2}),
    ("forest-exploration", "3", {"vegetable": 1}),
    ("forest-exploration", "4567", {"food": 2}),
    ("small-scale-drift-mining", "5", {"stone": 1}),
    ("weekly-market", "567", {"gold": 4}),
    ("hardware-rental", "67", {"wood": 2}),
    ("housework", "1234567", {"dog": 1}),
]
GIFTS = {(space, int(count)): goods for space, counts, goods in GIVING for count in counts}
NO_GOODS = {
    1: {"housework", "slash-and-burn"},
    2: {"housework", "slash-and-burn", "supplies"},
    3: {"housework", "slash-and-burn", "supplies", "imitation"},
    4: {"housework", "slash-and-burn", "growth", "imitation"},
    5: {"housework", "slash-and-burn", "growth", "imitation", "imitation-2", "weekly-market", "hardware-rental",
        "small-scale-drift-mining"},
    6: {"housework", "slash-and-burn", "growth", "imitation", "imitation-2", "weekly-market", "hardware-rental"},
    7: {"housework", "slash-and-burn", "growth", "imitation", "imitation-2", "weekly-market", "hardware-rental",
        "imitation-3", "extension"},
}  # fmt: skip


def together(*bundles: Goods) -> Goods:
    names = {name for bundle in bundles for name in bundle}
    return {name: sum(bundle.get(name, 0) for bundle in bundles) for name in names}


@rule("farmers", 3, 1)
@pytest.mark.parametrize(("space", "players", "piles"), PILES, ids=PILE_IDS)
def test_space_gathers_goods_round_by_round(space: str, players: int, piles: list[Goods]) -> None:
    game = at_round(players, 1)
    seen = [goods_on(game, space)]
    for _ in range(2):
        seen.append(goods_on(next_round(game), space))
    assert seen == piles


@rule("farmers", 3, 1)
@pytest.mark.parametrize("players", range(1, 8))
def test_goods_gather_on_no_other_printed_space(players: int) -> None:
    game = at_round(players, 3)
    printed = [space["id"] for space in game.view()["spaces"] if space["stage"] == 0]
    assert {space for space in printed if not goods_on(game, space)} == NO_GOODS[players]


@rule("farmers", 3, 4)
@pytest.mark.parametrize(("space", "players", "piles"), PILES, ids=PILE_IDS)
def test_a_dwarf_takes_the_whole_pile_of_its_space(space: str, players: int, piles: list[Goods]) -> None:
    game = at_round(players, 3)
    before = supply(game)
    finish(play(game, f"place {space}"))
    assert supply(game) == together(before, piles[2], GIFTS.get((space, players), {}))
    assert goods_on(game, space) == {}


@rule("farmers", 3, 4)
@pytest.mark.parametrize(("space", "players", "piles"), PILES, ids=PILE_IDS)
def test_an_emptied_space_starts_afresh(space: str, players: int, piles: list[Goods]) -> None:
    game = at_round(players, 3)
    finish(play(game, f"place {space}"))
    assert goods_on(next_round(game), space) == (piles[0] or {"ruby": 1})


@rule("farmers", 3, 6)
@rule("farmers", 4, 12)
@pytest.mark.parametrize(
    ("space", "players", "goods"),
    [(space, count, goods) for (space, count), goods in GIFTS.items()],
    ids=[f"{space}-{count}p" for space, count in GIFTS],
)
def test_space_gives_goods_at_once_even_if_nothing_lies_there(space: str, players: int, goods: Goods) -> None:
    game = start(players)
    pile(game, space, 0)
    finish(play(game, f"place {space}"))
    assert supply(game) == goods


@rule("farmers", 3, 6)
@rule("farmers", 4, 12)
@pytest.mark.parametrize("players", [2, 3])
def test_supplies_is_one_and_the_same_however_many_rounds_it_was_left(players: int) -> None:
    game = at_round(players, 8)
    play(game, "place supplies")
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 2, "gold": 2}
    assert game.turn == 1


@rule("farmers", 3, 8)
@pytest.mark.parametrize("space", ["supplies", "wood-gathering", "ore-mining", "starting-player", "strip-mining",
                                   "forest-exploration"])  # fmt: skip
def test_a_space_with_nothing_but_goods_asks_nothing(space: str) -> None:
    game = start(3)
    family(game, 5, 5)
    lay(game, field="c4", meadow="c3")
    give(game, grain=2, wood=9, stone=9)
    play(game, f"place {space}")
    assert (game.turn, question(game)) == (1, "place")


@rule("farmers", 3, 8)
@pytest.mark.parametrize(("players", "space"), [(4, "forest-exploration"), (5, "depot"), (7, "large-depot")])
def test_a_space_of_large_games_with_nothing_but_goods_asks_nothing(players: int, space: str) -> None:
    game = start(players)
    family(game, 5, 5)
    lay(game, field="c4", meadow="c3")
    give(game, grain=2, wood=9, stone=9)
    play(game, f"place {space}")
    assert (game.turn, question(game)) == (1, "place")


# mines


@rule("farmers", 4, 3)
@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize(("mines", "more"), [("", 0), ("e2", 2), ("e2 e1", 4), ("e2 e1 f3", 6)])
def test_ore_mining_gives_two_ore_for_each_ore_mine(players: int, mines: str, more: int) -> None:
    game = start(players)
    lay(game, ore_mine=mines)
    play(game, "place ore-mining")
    assert supply(game) == {"ore": (2 if players <= 3 else 3) + more}


@rule("farmers", 4, 3)
def test_ore_mining_gives_nothing_for_ruby_mines() -> None:
    game = start(2)
    lay(game, ruby_mine="e2 e1")
    play(game, "place ore-mining")
    assert supply(game) == {"ore": 2}


@rule("farmers", 4, 1)
@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize(("mines", "more"), [("", 0), ("e2", 1), ("e2 e1", 1), ("e2 e1 f3", 1)])
def test_ruby_mining_gives_one_ruby_for_any_number_of_ruby_mines(players: int, mines: str, more: int) -> None:
    game = start(players, round=3)
    lay(game, ruby_mine=mines)
    play(game, "place ruby-mining")
    assert supply(game) == {"ruby": 1 + more}


@rule("farmers", 4, 1)
def test_ruby_mining_gives_nothing_for_ore_mines() -> None:
    game = start(3)
    lay(game, ore_mine="e2 e1")
    play(game, "place ruby-mining")
    assert supply(game) == {"ruby": 1}


@rule("farmers", 4, 2)
@pytest.mark.parametrize("round", [1, 2])
def test_ruby_mining_cannot_be_used_in_the_first_two_rounds_of_two_players(round: int) -> None:
    assert "ruby-mining" not in offered(at_round(2, round), "place")
    assert "ruby-mining" in offered(at_round(3, round), "place")
    assert "ruby-mining" in offered(at_round(1, round), "place")


@rule("farmers", 4, 2)
def test_ruby_mining_of_two_players_gathers_from_round_3_on() -> None:
    game = at_round(2, 3)
    assert "ruby-mining" in offered(game, "place")
    assert goods_on(game, "ruby-mining") == {"ruby": 1}
    assert goods_on(next_round(game), "ruby-mining") == {"ruby": 2}


@rule("farmers", 4, 2)
def test_ruby_mining_is_empty_in_the_first_two_rounds_of_two_players() -> None:
    game = at_round(2, 1)
    for round in (1, 2):
        assert game.round == round
        assert goods_on(game, "ruby-mining") == {}
        assert "ruby-mining" not in offered(game, "place")
        next_round(game)
    assert goods_on(game, "ruby-mining") == {"ruby": 1}
    assert "ruby-mining" in offered(game, "place")


@rule("farmers", 4, 2)
@pytest.mark.parametrize("players", [1, 3, 4, 5, 6, 7])
def test_ruby_mining_is_filled_from_the_first_round_unless_two_play(players: int) -> None:
    game = at_round(players, 1)
    assert goods_on(game, "ruby-mining") == {"ruby": 1}
    assert "ruby-mining" in offered(game, "place")


@rule("farmers", 2, 3)
@pytest.mark.parametrize("players", range(1, 8))
def test_ruby_mining_is_there_from_the_start(players: int) -> None:
    game = new(players)
    assert "ruby-mining" in spaces(game)
    while game.turn == CHANCE:  # and no card of any stage brings it
        assert "reveal ruby-mining" not in offers(game)
        reveal(game)
        harvest(game, "none")


# starting player


@rule("farmers", 4, 10)
@pytest.mark.parametrize("players", range(2, 8))
def test_starting_player_gives_the_token(players: int) -> None:
    game = at_round(players, 1)
    play(game, "place wood-gathering" if players <= 3 else "place ore-mining")
    play(game, "place starting-player")
    assert game.view()["starting_player"] == 1


@rule("farmers", 3, 7)
@rule("farmers", 4, 10)
@pytest.mark.parametrize(("players", "goods"), [(3, {"food": 5, "ore": 2}), (4, {"food": 5, "ruby": 1})])
def test_starting_player_gathers_food_only(players: int, goods: Goods) -> None:
    game = start(players)
    pile(game, "starting-player", 5)
    play(game, "place starting-player")
    assert supply(game) == goods


@rule("farmers", 3, 7)
@pytest.mark.parametrize(("players", "at_once"), [(2, {"ore": 2}), (3, {"ore": 2}), (4, {"ruby": 1}), (7, {"ruby": 1})])
def test_only_food_gathers_on_starting_player(players: int, at_once: dict[str, int]) -> None:
    game = at_round(players, 3)
    assert goods_on(game, "starting-player") == {"food": 3}
    give(game, food=0)
    play(game, "place starting-player")
    assert supply(game) == {"food": 3, **at_once}


@rule("farmers", 3, 7)
def test_no_ore_and_no_ruby_gather_on_starting_player() -> None:
    assert goods_on(at_round(2, 2), "starting-player") == {"food": 2}
    assert goods_on(at_round(5, 2), "starting-player") == {"food": 2}


# sets of spaces that share a name


@rule("farmers", 4, 7)
@pytest.mark.parametrize("players", [6, 7])
def test_both_drift_mining_spaces_may_be_used_in_a_round(players: int) -> None:
    game = start(players)
    finish(play(game, "place drift-mining"))
    assert "drift-mining-2" in offered(game, "place")
    assert "drift-mining" not in offered(game, "place")
    finish(play(game, "place drift-mining-2"))
    assert (supply(game, 0), supply(game, 1)) == ({"stone": 2}, {"stone": 1})


@rule("farmers", 2, 2)
def test_the_five_player_board_has_small_scale_instead_of_a_second_drift_mining() -> None:
    for players, small_scale, second in ((4, False, False), (5, True, False), (6, False, True), (7, False, True)):
        open = spaces(start(players))
        assert ("small-scale-drift-mining" in open, "drift-mining-2" in open) == (small_scale, second)


@rule("farmers", 3, 6)
def test_small_scale_drift_mining_does_not_gather() -> None:
    game = at_round(5, 5)
    assert goods_on(game, "small-scale-drift-mining") == {}
    finish(play(game, "place small-scale-drift-mining"))
    assert supply(game) == {"food": 1, "stone": 1}


@rule("rulings", "D2")
def test_the_second_and_third_space_of_a_name_are_numbered() -> None:
    assert {"drift-mining", "drift-mining-2", "imitation", "imitation-2", "imitation-3"} <= set(spaces(new(7)))
    assert {"drift-mining", "drift-mining-2", "imitation", "imitation-2"} <= set(spaces(new(6)))
    assert "imitation-3" not in spaces(new(6))
    assert "drift-mining-2" not in spaces(new(5))


@rule("rulings", "D2")
@pytest.mark.parametrize(
    ("players", "space", "fee"),
    [
        (3, "imitation", 4), (4, "imitation", 2), (5, "imitation", 2), (5, "imitation-2", 4), (6, "imitation", 2),
        (6, "imitation-2", 1), (7, "imitation", 2), (7, "imitation-2", 1), (7, "imitation-3", 0),
    ],
)  # fmt: skip
def test_each_imitation_space_has_its_own_fee(players: int, space: str, fee: int) -> None:
    game = start(players=players)
    occupy(game, "housework")
    give(game, food=fee)
    if fee:
        give(game, food=fee - 1)
        assert space not in offered(game, "place")
        give(game, food=fee)
    play(game, f"place {space}", "imitate housework", "stop")
    assert supply(game) == {"dog": 1}


@rule("rulings", "D2")
def test_spaces_of_one_name_have_the_same_printed_name() -> None:
    names = {row["id"]: row["name"] for row in translator_for("en").reference("cave-farmers", 7)["spaces"]}
    assert names["drift-mining"] == names["drift-mining-2"] == "Drift mining"
    assert names["imitation"] == names["imitation-2"] == names["imitation-3"] == "Imitation"


# housework


@rule("farmers", 4, 4)
@pytest.mark.parametrize("players", range(1, 8))
def test_housework_gives_a_dog_and_may_furnish_a_cavern(players: int) -> None:
    game = start(players)
    give(game, wood=1)
    play(game, "place housework", "furnish cuddle-room", "at d3")
    assert supply(game) == {"dog": 1}
    assert [tile["id"] for tile in game.view()["players"][0]["furnishings"]] == ["cuddle-room"]


@rule("farmers", 4, 4)
def test_housework_may_give_just_the_dog() -> None:
    game = start(2)
    give(game, wood=1)
    play(game, "place housework", "stop")
    assert supply(game) == {"wood": 1, "dog": 1}
    assert game.turn == 1


@rule("farmers", 4, 4)
def test_housework_gives_the_dog_without_an_empty_cavern() -> None:
    game = start(2)
    lay(game, cavern="")
    give(game, wood=9, stone=9)
    play(game, "place housework")
    assert supply(game) == {"wood": 9, "stone": 9, "dog": 1}
    assert game.turn == 1


@rule("farmers", 4, 4)
def test_housework_furnishes_dwellings_too() -> None:
    game = start(2)
    give(game, wood=4, stone=3)
    play(game, "place housework")
    assert {"dwelling", "simple-dwelling-a", "additional-dwelling", "carpenter"} <= set(offered(game, "furnish"))


@rule("farmers", 4, 4)
def test_housework_furnishes_only_one_cavern() -> None:
    game = start(2)
    lay(game, cavern="d3 e3")
    give(game, wood=9, stone=9)
    play(game, "place housework", "furnish carpenter", "at e3")
    assert game.turn == 1


@rule("rulings", "F8")
def test_housework_dog_comes_after_building_the_dog_school_there() -> None:
    game = start(2)
    play(game, "place housework", "furnish dog-school", "at d3")
    assert supply(game) == {"dog": 1, "wood": 1}


@rule("rulings", "F8")
def test_housework_dog_comes_first_for_the_owner_of_a_dog_school() -> None:
    game = start(2)
    furnish(game, "dog-school")
    play(game, "place housework")
    assert supply(game) == {"dog": 1, "wood": 1}
    assert "cuddle-room" in offered(game, "furnish")  # paid with that wood


@rule("farmers", 4, 4)
def test_housework_must_not_take_more_than_one_dog() -> None:
    game = at_round(2, 6)
    play(game, "place housework", "stop")
    assert supply(game)["dog"] == 1


# slash-and-burn


@rule("farmers", 4, 5)
@pytest.mark.parametrize("players", range(1, 8))
def test_slash_and_burn_lays_a_twin_tile_and_then_sows(players: int) -> None:
    game = start(players)
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose meadow-field", "tile meadow-field c3 c4", "choose sow", "sow grain")
    finish(game)
    assert supply(game) == {}
    assert [cell["crop"] for cell in game.view()["players"][0]["cells"] if cell["cell"] == "c4"] == [{"grain": 3}]


@rule("farmers", 4, 5)
def test_slash_and_burn_may_only_sow() -> None:
    game = start(2)
    lay(game, field="c4")
    give(game, vegetable=1)
    play(game, "place slash-and-burn", "choose sow", "sow vegetable", "stop")
    assert game.turn == 1
    assert player(game).meadow == 0


@rule("farmers", 4, 5)
def test_slash_and_burn_may_only_lay_the_tile() -> None:
    game = start(2)
    give(game, grain=1)
    play(game, "place slash-and-burn", "choose meadow-field", "tile meadow-field c4 c3", "stop")
    assert supply(game) == {"grain": 1}
    assert game.turn == 1


@rule("farmers", 4, 5)
def test_slash_and_burn_must_not_be_used_without_forest_and_seed() -> None:
    game = start(2)
    lay(game, meadow="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3", field="c4")
    assert "slash-and-burn" not in offered(game, "place")
    give(game, grain=1)
    assert "slash-and-burn" in offered(game, "place")


@rule("farmers", 3, 6)
@rule("farmers", 4, 13)
def test_growth_gives_its_goods_once_and_nothing_gathers_there() -> None:
    game = at_round(4, 6)
    assert goods_on(game, "growth") == {}
    play(game, "place growth", "choose goods")
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 2, "gold": 2}
    assert game.turn == 1


@rule("farmers", 2, 9)
def test_no_space_can_be_used_twice_in_a_round() -> None:
    game = start(2)
    play(game, "place wood-gathering")
    assert "wood-gathering" not in offered(game, "place")
    assert "place wood-gathering" not in offers(game)
    play(game, "place supplies")
    assert not {"wood-gathering", "supplies"} & set(offered(game, "place"))


# refills of several goods


@rule("farmers", 3, 2)
@pytest.mark.parametrize(
    ("players", "space", "first", "second", "third"),
    [
        (3, "strip-mining", {"ore": 1}, {"ore": 1, "stone": 1}, {"ore": 1, "stone": 2}),
        (4, "sustenance", {"grain": 1}, {"grain": 1, "vegetable": 1}, {"grain": 1, "vegetable": 2}),
        (
            7, "large-depot", {"wood": 2, "ore": 1, "stone": 1}, {"wood": 3, "ore": 2, "stone": 2},
            {"wood": 4, "ore": 3, "stone": 3},
        ),
    ],
    ids=["strip mining", "sustenance", "large depot"],
)  # fmt: skip
def test_mixed_refills_look_once_whether_the_space_is_empty(
    players: int, space: str, first: dict[str, int], second: dict[str, int], third: dict[str, int]
) -> None:
    game = at_round(players, 1)
    assert goods_on(game, space) == first
    assert goods_on(next_round(game), space) == second
    assert goods_on(next_round(game), space) == third
    play(game, f"place {space}")
    assert goods_on(game, space) == {}
    assert goods_on(next_round(game), space) == first
