"""Imitation: using a space with an opponent's dwarf for a fee, but not what had gathered there."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.grid import cells
from tests.cave_farmers.rounds import finish, goods_on, question, space, spaces, strengths
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
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
from tests.cave_farmers.situations import weapons
from tests.rules import rule

FEES = [(3, "imitation", 4), (4, "imitation", 2), (5, "imitation", 2), (5, "imitation-2", 4), (6, "imitation", 2),
        (6, "imitation-2", 1), (7, "imitation", 2), (7, "imitation-2", 1), (7, "imitation-3", 0)]  # fmt: skip
fees = pytest.mark.parametrize(("players", "imitation", "fee"), FEES, ids=[f"{n}p-{s}" for n, s, _ in FEES])
ANYWHERE = "housework"  # a space that is always worth imitating


def imitated(players: int, target: str, food: int = 9) -> Game:
    """An opponent stands on the target; seat 0 has enough food for any fee."""
    game = start(players, spaces=[target])
    occupy(game, target)
    give(game, food=food)
    return game


@rule("farmers", 2, 2)
@pytest.mark.parametrize("players", range(1, 8))
def test_imitation_spaces_by_number_of_players(players: int) -> None:
    found = [name for name in spaces(start(players)) if name.startswith("imitation")]
    assert found == [name for count, name, _ in FEES if count == players]


@rule("farmers", 7, 1)
@fees
def test_imitation_costs_its_fee(players: int, imitation: str, fee: int) -> None:
    game = imitated(players, ANYWHERE, food=fee)
    play(game, f"place {imitation}", f"imitate {ANYWHERE}")
    finish(game)
    assert supply(game) == {"dog": 1}
    assert game.turn == 1


@rule("farmers", 7, 1)
@fees
def test_imitation_must_not_be_used_without_its_fee(players: int, imitation: str, fee: int) -> None:
    game = imitated(players, ANYWHERE, food=fee)
    assert imitation in offered(game, "place")
    if fee:
        give(game, food=fee - 1)
        assert imitation not in offered(game, "place")


@rule("farmers", 7, 2)
def test_the_fee_may_be_raised_by_a_trade_before_placing() -> None:
    game = imitated(3, ANYWHERE, food=3)
    give(game, grain=1)
    assert "imitation" not in offered(game, "place")
    play(game, "eat grain")
    assert "imitation" in offered(game, "place")


@rule("farmers", 7, 2)
def test_the_fee_is_paid_before_what_the_imitated_space_gives() -> None:
    game = imitated(3, "supplies", food=3)  # the food of supplies comes too late
    assert "imitation" not in offered(game, "place")


@rule("farmers", 7, 2)
def test_what_can_be_paid_is_judged_after_the_fee() -> None:
    game = imitated(4, "housework", food=4)
    give(game, wood=1)
    play(game, "place imitation", "imitate housework")
    assert "supplies-storage" not in offered(game, "furnish")  # 3 food
    assert "cuddle-room" in offered(game, "furnish")
    game = imitated(4, "housework", food=5)
    give(game, wood=1)
    play(game, "place imitation", "imitate housework")
    assert "supplies-storage" in offered(game, "furnish")


@rule("farmers", 7, 6)
def test_wish_for_children_is_imitated_as_it_is() -> None:
    game = imitated(4, "wish-for-children", food=2)
    assert "imitation" not in offered(game, "place")
    give(game, wood=4, stone=3)
    play(game, "place imitation", "imitate wish-for-children")
    assert offers(game) == ["choose dwelling"]


# which spaces


@rule("farmers", 7, 3)
def test_only_spaces_with_an_opponents_dwarf_can_be_imitated() -> None:
    game = imitated(4, "housework")
    occupy(game, "growth", seat=2)
    play(game, "place imitation")
    assert offers(game) == ["imitate growth", "imitate housework"]


@rule("farmers", 7, 3)
def test_an_own_dwarf_cannot_be_imitated() -> None:
    game = imitated(4, "housework")
    occupy(game, "growth", seat=0)
    play(game, "place imitation")
    assert offers(game) == ["imitate housework"]


@rule("farmers", 7, 3)
def test_imitation_must_not_be_used_while_no_opponent_is_at_work() -> None:
    game = start(4)
    give(game, food=9)
    assert "imitation" not in offered(game, "place")
    occupy(game, "growth", seat=0)
    assert "imitation" not in offered(game, "place")


@rule("farmers", 7, 4)
@pytest.mark.parametrize("players", range(3, 8))
def test_starting_player_cannot_be_imitated(players: int) -> None:
    game = imitated(players, "starting-player")
    assert "imitation" not in offered(game, "place")
    occupy(game, "housework", seat=2)
    play(game, "place imitation")
    assert offers(game) == ["imitate housework"]


@rule("rulings", "F3")
@pytest.mark.parametrize(
    ("players", "first", "second"),
    [(n, first, second) for n, first, _ in FEES for m, second, _ in FEES if n == m and first != second],
)
def test_imitation_cannot_be_imitated(players: int, first: str, second: str) -> None:
    game = imitated(players, "housework")
    occupy(game, first, seat=2)
    play(game, f"place {second}")
    assert offers(game) == ["imitate housework"]


@rule("farmers", 7, 5)
@pytest.mark.parametrize(("players", "target"), [(3, "wood-gathering"), (5, "depot"), (7, "large-depot")])
def test_a_space_with_nothing_but_its_pile_cannot_be_imitated(players: int, target: str) -> None:
    assert "imitation" not in offered(imitated(players, target), "place")


@rule("farmers", 7, 5)
@pytest.mark.parametrize(
    ("target", "mines", "gain"),
    [("ore-mining", {"ore_mine": "e2 e1"}, {"ore": 4}), ("ruby-mining", {"ruby_mine": "e2"}, {"ruby": 1}),
     ("ore-delivery", {"ore_mine": "e2"}, {"ore": 2}), ("ruby-delivery", {"ruby_mine": "e2 e1"}, {"ruby": 1})],
    ids=["ore-mining", "ruby-mining", "ore-delivery", "ruby-delivery"],
)  # fmt: skip
def test_a_mining_space_is_imitated_for_its_mine_bonus_only(
    target: str, mines: dict[str, str], gain: dict[str, int]
) -> None:
    game = imitated(4, target, food=2)
    assert "imitation" not in offered(game, "place")
    lay(game, 0, **mines)
    play(game, "place imitation", f"imitate {target}")
    assert supply(game) == gain
    assert game.turn == 1


@rule("farmers", 7, 5)
def test_ruby_delivery_is_no_target_with_a_single_ruby_mine() -> None:
    game = imitated(4, "ruby-delivery")
    lay(game, ruby_mine="e2")
    assert "imitation" not in offered(game, "place")


@rule("rulings", "F3")
def test_an_imitation_space_is_not_imitated() -> None:
    game = start(players=5)
    occupy(game, "imitation-2")
    occupy(game, "housework", seat=2)
    give(game, food=9)
    play(game, "place imitation")
    assert offered(game, "imitate") == ["housework"]


@rule("rulings", "F3")
def test_an_imitation_space_is_no_placement_where_only_imitation_is_occupied() -> None:
    game = start(players=5)
    occupy(game, "imitation-2")
    give(game, food=9)
    assert "imitation" not in offered(game, "place")


def imitator(*occupied: str, **goods: int) -> Game:
    game = start(players=4, spaces=list(occupied))
    for seat, name in enumerate(occupied, 1):
        occupy(game, name, seat=seat)
        pile(game, name, 2)
    give(game, **{"food": 2, **goods})
    return game


@rule("rulings", "F30")
def test_an_imitated_space_needs_something_beside_its_piled_goods() -> None:
    game = imitator("logging", "sheep-farming")  # goods and animals, and nothing else for an unarmed poor dwarf
    assert "imitation" not in offered(game, "place")
    game = imitator("logging", "sheep-farming", stone=1)
    play(game, "place imitation")
    assert offered(game, "imitate") == ["sheep-farming"]
    play(game, "imitate sheep-farming")
    assert offers(game) == ["choose stable"]  # the animals stay


@rule("rulings", "F30")
def test_neither_own_nor_free_spaces_nor_starting_player_are_imitated() -> None:
    game = imitator("starting-player", "growth", food=9)
    family(game, 0, 0, 0)
    play(game, "place housework", "stop")
    while game.turn:
        game.apply(game.legal_actions()[0])
    play(game, "place imitation")
    assert "growth" in offered(game, "imitate")
    assert not {"housework", "starting-player", "imitation"} & set(offered(game, "imitate"))


# what one gets

GIFTS = [
    (3, "sustenance", {"grain": 1}), (3, "supplies", {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}),
    (3, "strip-mining", {"wood": 2}), (3, "forest-exploration", {"vegetable": 1}), (3, "housework", {"dog": 1}),
    (4, "forest-exploration", {"food": 2}), (5, "small-scale-drift-mining", {"stone": 1}),
    (5, "weekly-market", {"gold": 4}), (6, "hardware-rental", {"wood": 2}), (7, "hardware-rental", {"wood": 2}),
]  # fmt: skip


@rule("farmers", 7, 6)
@pytest.mark.parametrize(("players", "target", "gain"), GIFTS, ids=[f"{t}-{n}p" for n, t, _ in GIFTS])
def test_goods_given_at_once_are_given_to_an_imitator_too(players: int, target: str, gain: dict[str, int]) -> None:
    game = imitated(players, target, food=4 if players == 3 else 2)
    play(game, "place imitation", f"imitate {target}")
    finish(game)
    assert supply(game) == gain


TILES = [("drift-mining", "tile cavern-tunnel d2 e2"), ("clearing", "tile meadow-field c4 c3"),
         ("sustenance", "tile meadow-field c4 c3")]  # fmt: skip


@rule("farmers", 7, 5)
@pytest.mark.parametrize(("target", "tile"), TILES, ids=[target for target, _ in TILES])
def test_an_imitator_lays_the_tile_without_the_pile(target: str, tile: str) -> None:
    game = imitated(4, target, food=2)
    play(game, "place imitation", f"imitate {target}")
    assert "stop" not in offers(game)  # the tile is all there is to do
    play(game, tile)
    assert supply(game) == {}
    assert game.turn == 1


@rule("farmers", 7, 6)
def test_an_imitator_of_excavation_chooses_the_side_of_the_tile() -> None:
    game = imitated(4, "excavation")
    play(game, "place imitation", "imitate excavation")
    assert offers(game) == ["choose cavern-tunnel", "choose cavern-cavern"]


@rule("farmers", 7, 5)
def test_a_space_without_room_for_its_tile_is_no_target() -> None:
    game = imitated(4, "clearing")
    lay(game, meadow="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4")
    assert "imitation" not in offered(game, "place")


@rule("farmers", 7, 8)
def test_logging_is_imitated_by_an_armed_dwarf_for_the_expedition_only() -> None:
    game = imitated(4, "logging", food=2)
    family(game, 0, 7)
    family(game, 7, 7, seat=1)
    assert "imitation" not in offered(game, "place")  # the dwarf imitated is armed, but that does not help
    family(game, 2, 7)
    play(game, "place imitation", "imitate logging", "loot grain")
    assert supply(game) == {"grain": 1}
    assert strengths(game) == [3, 7]
    assert strengths(game, 1) == [7, 7]


@rule("farmers", 7, 8)
def test_the_imitating_dwarf_forges_for_itself() -> None:
    game = imitated(4, "blacksmithing", food=2)
    give(game, ore=3)
    play(game, "place imitation", "imitate blacksmithing", "choose forge", "forge 3", "stop")
    assert strengths(game) == [3, 0]


@rule("farmers", 7, 8)
def test_a_called_dwarf_imitates_with_its_own_weapon() -> None:
    game = imitated(4, "logging", food=2)
    family(game, 0, 3)
    give(game, ruby=1)
    assert "imitation" not in offered(game, "place")
    play(game, "call 3", "place imitation", "imitate logging", "loot stone")
    assert supply(game) == {"stone": 1}
    assert strengths(game) == [0, 4]


@rule("farmers", 7, 5)
@pytest.mark.parametrize(("target", "animal"), [("sheep-farming", "sheep"), ("donkey-farming", "donkey")])
def test_animals_left_on_a_space_are_not_for_an_imitator(target: str, animal: str) -> None:
    game = imitated(4, target, food=2)
    pile(game, target, 2)
    assert "imitation" not in offered(game, "place")
    give(game, stone=1)
    play(game, "place imitation", f"imitate {target}")
    assert offers(game) == ["choose stable"]
    play(game, "choose stable", "stable a1", "stop")
    assert supply(game) == {}
    assert goods_on(game, target) == {animal: 2}


@rule("farmers", 7, 5)
def test_fence_building_is_imitated_for_the_fences_only() -> None:
    game = imitated(5, "fence-building", food=2)
    lay(game, meadow="c4")
    assert "imitation" not in offered(game, "place")
    give(game, wood=2)
    play(game, "place imitation", "imitate fence-building", "choose small-pasture", "tile small-pasture c4")
    finish(game)
    assert supply(game) == {}
    assert player(game).small == cells("c4")


@rule("farmers", 7, 6)
def test_slash_and_burn_is_imitated_as_it_is() -> None:
    game = imitated(4, "slash-and-burn", food=2)
    lay(game, field="c4")
    give(game, grain=1)
    play(game, "place imitation", "imitate slash-and-burn")
    assert offers(game) == ["choose meadow-field", "choose sow"]


@rule("farmers", 7, 6)
def test_ore_mine_construction_is_imitated_with_its_ore() -> None:
    game = imitated(4, "ore-mine-construction", food=2)
    lay(game, tunnel="e4 e3")
    play(game, "place imitation", "imitate ore-mine-construction", "choose ore-mine", "tile ore-mine e4 e3", "stop")
    assert supply(game) == {"ore": 3}


@rule("farmers", 7, 6)
def test_ruby_mine_construction_is_imitated_with_its_ruby() -> None:
    game = imitated(4, "ruby-mine-construction", food=2)
    lay(game, deep="e4", ore_mine="e3")
    play(game, "place imitation", "imitate ruby-mine-construction", "choose deep-ruby-mine", "tile ruby-mine e4")
    assert supply(game) == {"ruby": 1}


@rule("farmers", 7, 6)
def test_ore_trading_is_imitated_as_it_is() -> None:
    game = imitated(4, "ore-trading", food=2)
    give(game, ore=6)
    play(game, "place imitation", "imitate ore-trading", "sell ore", "sell ore", "sell ore")
    assert supply(game) == {"gold": 6, "food": 3}


@rule("farmers", 7, 6)
def test_urgent_wish_is_imitated_as_it_is() -> None:
    game = imitated(4, "urgent-wish-for-children", food=2)
    play(game, "place imitation", "imitate urgent-wish-for-children", "choose gold")
    assert supply(game) == {"gold": 3}


@rule("farmers", 7, 9)
def test_a_child_of_an_imitator_is_born_on_imitation() -> None:
    game = imitated(4, "growth", food=2)
    furnish(game, "dwelling")
    play(game, "place imitation", "imitate growth", "choose grow")
    assert [dwarf["newborn"] for dwarf in game.view()["players"][0]["dwarfs"]] == [False, False, True]
    assert [dwarf["space"] for dwarf in game.view()["players"][0]["dwarfs"]] == ["imitation", None, "imitation"]
    assert space(game, "growth")["seat"] == 1


@rule("farmers", 7, 9)
def test_the_imitating_dwarf_stays_on_imitation() -> None:
    game = imitated(4, "housework")
    finish(play(game, "place imitation", "imitate housework"))
    assert space(game, "imitation")["seat"] == 0
    assert space(game, "housework")["seat"] == 1
    assert "imitation" not in offered(game, "place")


@rule("rulings", "F30")
def test_imitation_collects_no_piled_goods() -> None:
    game = imitator("forest-exploration")
    play(game, "place imitation", "imitate forest-exploration")
    assert supply(game) == {"food": 2}  # given at once; the wood stays
    assert goods_on(game, "forest-exploration") == {"wood": 3}


@rule("rulings", "F30")
def test_a_newborn_of_an_imitator_sits_on_imitation() -> None:
    game = imitator("growth")
    furnish(game, "dwelling")
    play(game, "place imitation", "imitate growth", "choose grow")
    assert player(game).dwarfs() == 3
    seats = {space["id"]: space["seat"] for space in game.view()["spaces"]}
    assert (seats["imitation"], seats["growth"]) == (0, 1)


@rule("farmers", 7, 8)
def test_imitation_looks_at_the_imitating_dwarf_s_weapon() -> None:
    game = start(players=4)
    occupy(game, "logging")  # by an armed or unarmed opponent: it does not matter
    give(game, food=2)
    assert "imitation" not in offered(game, "place")
    family(game, 3, 3)
    play(game, "place imitation")
    assert offered(game, "imitate") == ["logging"]
    play(game, "imitate logging")
    assert set(offered(game, "loot")) == {"weapons", "wood", "dog", "grain", "sheep", "stone", "donkey"}
    play(game, "loot stone")
    assert weapons(game) == [4, 3]
    assert supply(game) == {"stone": 1}


@rule("farmers", 7, 8)
def test_an_armed_imitator_cannot_forge() -> None:
    game = start(players=4, spaces=["blacksmithing"])
    occupy(game, "blacksmithing")
    give(game, food=2, ore=3)
    family(game, 3, 3)
    play(game, "place imitation", "imitate blacksmithing")
    assert offered(game, "choose") == ["expedition"]


@rule("farmers", 7, 7)
@pytest.mark.parametrize(
    ("space", "mines", "bonus"),
    [
        ("ruby-mining", {"ruby_mine": "e3"}, {"ruby": 1}),
        ("ore-mining", {"ore_mine": "e3", "deep": "e2"}, {"ore": 2}),
        ("ore-mining", {"ore_mine": "e3 f3", "deep": "e2 f2"}, {"ore": 4}),
        ("ore-delivery", {"ore_mine": "e3", "deep": "e2"}, {"ore": 2}),
        ("ruby-delivery", {"ruby_mine": "e3 f3"}, {"ruby": 1}),
    ],
)
def test_imitating_a_mining_space_gives_only_the_bonus_of_mines(
    space: str, mines: dict[str, str], bonus: dict[str, int]
) -> None:
    game = start(players=4, spaces=[space])
    occupy(game, space)
    pile(game, space, 3)
    give(game, food=2)
    lay(game, 0, **mines)
    play(game, "place imitation", f"imitate {space}")
    assert supply(game) == bonus


@rule("farmers", 7, 7)
@pytest.mark.parametrize("space", ["ruby-mining", "ore-mining", "ore-delivery", "ruby-delivery"])
def test_a_mining_space_without_bonus_is_no_legal_copy(space: str) -> None:
    game = start(players=4, spaces=[space])
    occupy(game, space)
    pile(game, space, 3)
    give(game, food=2)
    assert "imitation" not in offered(game, "place")
    occupy(game, "housework", seat=2)
    play(game, "place imitation")
    assert offered(game, "imitate") == ["housework"]


# several imitators


@rule("farmers", 7, 10)
def test_a_space_may_be_imitated_on_several_imitation_spaces_by_anybody() -> None:
    game = imitated(7, "growth", food=3)
    play(game, "place imitation", "imitate growth", "choose goods")
    play(game, "place housework", "stop")
    play(game, "place imitation-3", "imitate growth", "choose goods")
    assert supply(game, 0) == {"wood": 1, "stone": 1, "ore": 1, "food": 2, "gold": 2}
    assert supply(game, 2) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@rule("farmers", 7, 10)
def test_one_player_may_imitate_the_same_space_twice_in_a_round() -> None:
    game = start(5)
    give(game, food=6)
    for seat in range(1, 5):
        family(game, 0, seat=seat)
    occupy(game, "forest-exploration", seat=1)
    for seat, where in ((2, "depot"), (3, "growth"), (4, "housework")):
        occupy(game, where, seat=seat)
    play(game, "place imitation", "imitate forest-exploration")
    assert game.turn == 0  # nobody else has a dwarf left
    play(game, "place imitation-2", "imitate forest-exploration")
    assert supply(game) == {"food": 4}  # 6 less 2 and 4, and twice 2 from the forest


@rule("farmers", 7, 3)
def test_a_space_can_be_imitated_as_soon_as_an_opponent_stands_there() -> None:
    game = start(3)
    give(game, food=4)
    assert "imitation" not in offered(game, "place")
    play(game, "place wood-gathering", "place supplies", "place starting-player")
    assert "imitation" in offered(game, "place")
    play(game, "place imitation", "imitate supplies")
    assert supply(game) == {"wood": 2, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@rule("rulings", "F30")
def test_two_imitators_may_copy_one_space() -> None:
    game = start(players=5)
    occupy(game, "housework", seat=4)
    give(game, food=2)
    give(game, 1, food=4)
    play(game, "place imitation", "imitate housework", "stop", "place imitation-2", "imitate housework", "stop")
    assert supply(game) == supply(game, 1) == {"dog": 1}


# own tiles


@rule("rulings", "F30")
def test_the_guest_room_applies_to_an_imitated_either_or() -> None:
    game = imitated(4, "growth", food=2)
    furnish(game, "guest-room", "dwelling")
    play(game, "place imitation", "imitate growth", "choose goods", "choose grow")
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert player(game).dwarfs() == 3


@rule("rulings", "F30")
def test_the_opponents_guest_room_does_not_help_an_imitator() -> None:
    game = imitated(4, "growth", food=2)
    furnish(game, "dwelling")
    furnish(game, "guest-room", seat=1)
    play(game, "place imitation", "imitate growth", "choose goods")
    assert game.turn == 1


@rule("rulings", "F30")
def test_the_dog_school_applies_to_imitated_housework() -> None:
    game = imitated(4, "housework", food=2)
    furnish(game, "dog-school")
    play(game, "place imitation", "imitate housework", "stop")
    assert supply(game) == {"dog": 1, "wood": 1}


@rule("rulings", "F30")
def test_the_carpenter_applies_to_imitated_fences() -> None:
    game = imitated(5, "fence-building", food=2)
    furnish(game, "carpenter")
    lay(game, meadow="c4", furnished="d4 f4")
    give(game, wood=1)
    play(game, "place imitation", "imitate fence-building", "choose small-pasture", "tile small-pasture c4")
    assert supply(game) == {}


@rule("farmers", 7, 2)
def test_nothing_but_the_target_is_asked_after_placing_on_imitation() -> None:
    game = imitated(4, "housework")
    give(game, ruby=1, grain=1)
    play(game, "place imitation")
    assert question(game) == "imitate"
    assert offers(game) == ["imitate housework"]


@rule("rulings", "F30")
def test_guest_room_and_other_own_tiles_apply_when_imitating() -> None:
    game = imitator("growth")
    furnish(game, "dwelling", "guest-room", "seam")
    play(game, "place imitation", "imitate growth", "choose goods", "choose grow")
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 2, "food": 1, "gold": 2}  # the seam's ore among them
    assert player(game).dwarfs() == 3


@rule("rulings", "F30")
def test_the_tiles_of_the_imitated_player_do_not_apply() -> None:
    game = imitator("growth")
    furnish(game, "dwelling")
    furnish(game, "guest-room", "seam", seat=1)
    play(game, "place imitation", "imitate growth", "choose goods")
    assert game.turn == 1
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@rule("farmers", 7, 2)
def test_what_imitation_costs_and_what_it_brings_are_told_apart() -> None:
    game = imitated(3, "supplies")
    play(game, "place imitation")
    action = game.describe_action(game.parse("imitate supplies"))
    assert action["cost"] == {"food": 4}
    assert action["gain"]["food"] == 1
