"""What may be done on the printed action spaces beside taking goods, and what may not."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.grid import cells
from tests.cave_farmers.parts import FULL_FOREST, FULL_MOUNTAIN
from tests.cave_farmers.rounds import at_round, finish, goods_on, new, next_round, question, spaces
from tests.cave_farmers.scenario import family, furnish, give, lay, offered, offers, pile, play, player, start, supply
from tests.rules import rule

# twin tiles in the mountain

DRIFTS = [("drift-mining", 2, 1), ("drift-mining", 3, 1), ("drift-mining", 4, 2), ("drift-mining", 5, 2),
          ("drift-mining", 6, 2), ("drift-mining", 7, 2), ("drift-mining-2", 6, 1), ("drift-mining-2", 7, 1),
          ("small-scale-drift-mining", 5, 1)]  # fmt: skip
drift = pytest.mark.parametrize(("space", "players", "stone"), DRIFTS, ids=[f"{s}-{n}p" for s, n, _ in DRIFTS])


@rule("farmers", 4, 6)
@drift
def test_drift_mining_gives_stone_and_a_cavern_tunnel_tile(space: str, players: int, stone: int) -> None:
    game = start(players)
    play(game, f"place {space}", "tile cavern-tunnel d2 e2")
    assert supply(game) == {"stone": stone}
    assert (player(game).cavern, player(game).tunnel) == (cells("d3", "d2"), cells("e2"))
    assert game.turn == 1


@rule("farmers", 4, 6)
@drift
def test_drift_mining_may_give_just_stone(space: str, players: int, stone: int) -> None:
    game = start(players)
    play(game, f"place {space}", "stop")
    assert supply(game) == {"stone": stone}
    assert (player(game).cavern, player(game).tunnel) == (cells("d3"), 0)
    assert game.turn == 1


@rule("farmers", 4, 6)
@drift
def test_drift_mining_gives_stone_without_room_for_a_tile(space: str, players: int, stone: int) -> None:
    game = start(players)
    lay(game, cavern="d3", tunnel=FULL_MOUNTAIN)
    play(game, f"place {space}")
    assert supply(game) == {"stone": stone}
    assert game.turn == 1


@rule("farmers", 4, 6)
@drift
def test_drift_mining_lays_no_cavern_cavern_tile_and_no_single_tile(space: str, players: int, stone: int) -> None:
    game = start(players)
    play(game, f"place {space}")
    others = [text for text in offers(game) if not text.startswith("tile cavern-tunnel")]
    assert others == ["stop"]
    game = start(players)
    lay(game, cavern="d3", tunnel=FULL_MOUNTAIN.replace("e2 ", ""))  # one cell left
    play(game, f"place {space}")
    assert game.turn == 1


@rule("farmers", 4, 8)
@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("tile", ["cavern-tunnel", "cavern-cavern"])
def test_excavation_gives_stone_and_either_side_of_the_tile(players: int, tile: str) -> None:
    game = start(players)
    play(game, "place excavation")
    assert offers(game) == ["stop", "choose cavern-tunnel", "choose cavern-cavern"]
    play(game, f"choose {tile}", f"tile {tile} d2 d1" if tile == "cavern-tunnel" else f"tile {tile} d1 d2")
    assert supply(game) == {"stone": 1 if players <= 3 else 2}
    assert player(game).cavern == (cells("d3", "d2") if tile == "cavern-tunnel" else cells("d3", "d2", "d1"))
    assert player(game).tunnel == (cells("d1") if tile == "cavern-tunnel" else 0)
    assert game.turn == (1 if players > 1 else 0)
    assert question(game) == "place"


@rule("farmers", 4, 8)
def test_excavation_may_give_just_stone() -> None:
    game = start(2)
    play(game, "place excavation", "stop")
    assert supply(game) == {"stone": 1}
    assert player(game).cavern == cells("d3")


@rule("farmers", 4, 8)
def test_only_excavation_lays_cavern_cavern_tiles() -> None:
    for players in (2, 3, 5, 7):
        for space in offered(start(players, round=12), "place"):
            game = play(start(players, round=12), f"place {space}")
            assert ("choose cavern-cavern" in offers(game)) == (space == "excavation"), space


@rule("farmers", 4, 7)
@pytest.mark.parametrize("players", [6, 7])
def test_there_are_two_drift_mining_spaces_and_both_may_be_used(players: int) -> None:
    game = at_round(players, 2)
    assert goods_on(game, "drift-mining") == {"stone": 4}
    assert goods_on(game, "drift-mining-2") == {"stone": 2}
    play(game, "place drift-mining", "stop")
    assert supply(game)["stone"] == 4
    assert goods_on(game, "drift-mining-2") == {"stone": 2}
    play(game, "place drift-mining-2")
    assert supply(game, 1)["stone"] == 2


@rule("farmers", 4, 7)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_fewer_than_six_players_have_one_drift_mining_space(players: int) -> None:
    assert "drift-mining-2" not in spaces(new(players))


# twin tiles in the forest

CLEARINGS = [
    *(("clearing", n, {"wood": 1}) for n in (2, 3)),
    *(("clearing", n, {"wood": 2}) for n in (4, 5, 6, 7)),
    *(("sustenance", n, {"food": 1, "grain": 1}) for n in (1, 2, 3)),
    *(("sustenance", n, {"grain": 1}) for n in (4, 5, 6, 7)),
]
clearing = pytest.mark.parametrize(("space", "players", "goods"), CLEARINGS, ids=[f"{s}-{n}p" for s, n, _ in CLEARINGS])


@rule("farmers", 4, 9)
@clearing
def test_clearing_and_sustenance_give_goods_and_a_meadow_field_tile(
    space: str, players: int, goods: dict[str, int]
) -> None:
    game = start(players)
    play(game, f"place {space}", "tile meadow-field c3 c4")
    assert supply(game) == goods
    assert (player(game).meadow, player(game).field) == (cells("c3"), cells("c4"))
    assert question(game) == "place"


@rule("farmers", 4, 9)
@clearing
def test_clearing_and_sustenance_may_give_just_goods(space: str, players: int, goods: dict[str, int]) -> None:
    game = start(players)
    play(game, f"place {space}", "stop")
    assert supply(game) == goods
    assert player(game).outdoors() == 0
    assert question(game) == "place"


@rule("farmers", 4, 9)
@clearing
def test_clearing_and_sustenance_neither_sow_nor_lay_single_tiles(
    space: str, players: int, goods: dict[str, int]
) -> None:
    game = start(players)
    lay(game, field="c4")
    give(game, grain=1)
    play(game, f"place {space}")
    assert offers(game)[0] == "stop"
    assert {text.split()[1] for text in offers(game) if text.startswith(("tile", "choose"))} == {"meadow-field"}
    lay(game, field=FULL_FOREST.replace("b2 ", ""))  # one cell left
    assert offered(game, "tile") == []


# logging


@rule("farmers", 4, 11)
@pytest.mark.parametrize("players", range(1, 8))
def test_logging_gives_wood_and_then_a_level_1_expedition(players: int) -> None:
    game = start(players)
    family(game, 3, 3)
    play(game, "place logging")
    assert supply(game) == {"wood": 3}
    play(game, "loot stone")
    assert supply(game) == {"wood": 3, "stone": 1}
    assert [dwarf["strength"] for dwarf in game.view()["players"][0]["dwarfs"]] == [4, 3]
    assert question(game) == "place"


@rule("farmers", 4, 11)
def test_logging_may_give_just_wood_to_an_armed_dwarf() -> None:
    game = start(2)
    family(game, 3, 3)
    play(game, "place logging", "stop")
    assert supply(game) == {"wood": 3}
    assert list(player(game).weapons[:2]) == [3, 3]


@rule("farmers", 4, 11)
def test_logging_sends_no_unarmed_dwarf_on_an_expedition() -> None:
    game = start(2)
    family(game, 0, 8)
    play(game, "place logging")
    assert game.turn == 1


# hardware rental


@rule("farmers", 4, 15)
@pytest.mark.parametrize(("players", "goods"), [(5, {"grain": 1}), (6, {"grain": 1, "wood": 2}),
                                                (7, {"grain": 1, "wood": 2})])  # fmt: skip
def test_hardware_rental_gives_a_level_2_expedition_and_then_sows(players: int, goods: dict[str, int]) -> None:
    game = start(players)
    family(game, 2, 2)
    lay(game, field="c4")
    play(game, "place hardware-rental", "choose expedition", "loot grain", "loot dog")
    assert supply(game) == {**goods, "dog": 1}
    play(game, "choose sow", "sow grain", "stop")
    assert player(game).growing_grain() == 3
    assert list(player(game).weapons[:2]) == [3, 2]
    assert game.turn == 1


@rule("farmers", 4, 15)
@pytest.mark.parametrize("players", [5, 6, 7])
def test_hardware_rental_expedition_takes_at_most_two_items(players: int) -> None:
    game = start(players)
    family(game, 14, 14)
    play(game, "place hardware-rental", "choose expedition", "loot grain", "loot dog")
    assert offered(game, "loot") == []


@rule("farmers", 4, 15)
@pytest.mark.parametrize("players", [5, 6, 7])
def test_hardware_rental_may_only_sow(players: int) -> None:
    game = start(players)
    lay(game, field="c4")
    give(game, grain=1)
    play(game, "place hardware-rental", "choose sow", "sow grain", "stop")
    assert supply(game) == ({} if players == 5 else {"wood": 2})
    assert game.turn == 1


@rule("farmers", 4, 15)
def test_hardware_rental_of_five_must_not_be_used_by_an_unarmed_dwarf_without_seed() -> None:
    game = start(5)
    assert "hardware-rental" not in offered(game, "place")
    family(game, 1, 1)
    assert "hardware-rental" in offered(game, "place")


@rule("farmers", 4, 15)
@pytest.mark.parametrize("players", [6, 7])
def test_hardware_rental_of_six_and_seven_gives_wood_to_anybody(players: int) -> None:
    game = start(players)
    play(game, "place hardware-rental")
    assert supply(game) == {"wood": 2}
    assert game.turn == 1


# fence building


@rule("farmers", 4, 16)
@pytest.mark.parametrize(("players", "first"), [(5, 1), (6, 2), (7, 2)])
def test_fence_building_gives_wood_and_then_pastures_for_2_and_4_wood(players: int, first: int) -> None:
    game = start(players)
    lay(game, meadow="c4 c3 c2", field="b4")
    give(game, wood=6)
    play(game, "place fence-building")
    assert supply(game) == {"wood": 6 + first}
    play(game, "choose small-pasture", "tile small-pasture c4")
    assert supply(game) == {"wood": 4 + first}
    play(game, "choose large-pasture", "tile large-pasture c2 c3")
    assert supply(game) == {"wood": first}
    assert (player(game).small, player(game).large(), player(game).meadow) == (cells("c4"), cells("c2", "c3"), 0)
    assert game.turn == 1


@rule("farmers", 4, 16)
def test_fence_building_may_begin_with_the_large_pasture() -> None:
    game = start(5)
    lay(game, meadow="c4 c3 c2")
    give(game, wood=6)
    play(game, "place fence-building", "choose large-pasture", "tile large-pasture c3 c4")
    assert offered(game, "choose") == ["small-pasture"]


@rule("farmers", 4, 16)
@pytest.mark.parametrize("players", [5, 6, 7])
def test_fence_building_may_give_just_wood(players: int) -> None:
    game = start(players)
    lay(game, meadow="c4 c3")
    give(game, wood=6)
    play(game, "place fence-building", "stop")
    assert supply(game) == {"wood": 7 if players == 5 else 8}
    assert player(game).meadow == cells("c4", "c3")


@rule("farmers", 4, 16)
def test_fence_building_pays_fences_with_the_wood_taken_there() -> None:
    game = start(5)
    lay(game, meadow="c4 c3")
    pile(game, "fence-building", 2)
    play(game, "place fence-building")
    assert offered(game, "choose") == ["small-pasture"]  # 2 wood do not pay a large one
    play(game, "choose small-pasture", "tile small-pasture c3")
    assert supply(game) == {}


@rule("farmers", 4, 16)
def test_fence_building_must_not_build_two_pastures_of_a_size() -> None:
    game = start(6)
    lay(game, meadow="c4 c3 c2 c1")
    give(game, wood=20)
    play(game, "place fence-building", "choose small-pasture", "tile small-pasture c4")
    assert offered(game, "choose") == ["large-pasture"]


@rule("farmers", 4, 16)
def test_fence_building_builds_no_stable() -> None:
    game = start(6)
    lay(game, meadow="c4 c3")
    give(game, wood=9, stone=9)
    play(game, "place fence-building")
    assert offered(game, "choose") == ["small-pasture", "large-pasture"]


# growth


@rule("farmers", 4, 13)
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_growth_gives_goods(players: int) -> None:
    game = start(players)
    play(game, "place growth", "choose goods")
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
    assert player(game).dwarfs() == 2


@rule("farmers", 4, 13)
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_growth_grows_the_family_instead(players: int) -> None:
    game = start(players)
    furnish(game, "dwelling")
    play(game, "place growth", "choose grow")
    assert supply(game) == {}
    assert player(game).dwarfs() == 3
    assert game.turn == 1


@rule("farmers", 4, 13)
def test_growth_offers_no_family_growth_without_room() -> None:
    game = start(4)
    play(game, "place growth")
    assert offers(game) == ["choose goods"]


@rule("farmers", 8, 1)
def test_a_space_is_finished_before_the_next_player_is_asked() -> None:
    game = start(2)
    family(game, 3, 3)
    play(game, "place logging")
    assert game.turn == 0
    finish(game)
    assert (game.turn, question(game)) == (1, "place")


# collecting


@rule("rulings", "F8")
@pytest.mark.parametrize("space", ["excavation", "drift-mining", "clearing"])
def test_goods_are_always_collected(space: str) -> None:
    game = start()
    pile(game, space, 3)
    play(game, f"place {space}")
    assert sum(supply(game).values()) == 3
    assert goods_on(game, space) == {}
    assert "stop" in offers(game)  # only the tile may be declined


@rule("rulings", "F8")
@pytest.mark.parametrize(("space", "animal"), [("sheep-farming", "sheep"), ("donkey-farming", "donkey")])
def test_farming_takes_all_animals_or_none(space: str, animal: str) -> None:
    game = start(spaces=[space])
    lay(game, large_across="a4")
    pile(game, space, 3)
    play(game, f"place {space}", "choose animals")
    assert supply(game) == {animal: 3}
    assert goods_on(game, space) == {}


@rule("rulings", "F8")
def test_animals_left_behind_stay_and_grow() -> None:
    game = start(spaces=["sheep-farming"])
    pile(game, "sheep-farming", 3)
    give(game, stone=1)
    play(game, "place sheep-farming", "choose stable", "stable a1", "stop")
    assert supply(game) == {}
    assert goods_on(game, "sheep-farming") == {"sheep": 3}
    assert goods_on(next_round(game, "reveal blacksmithing"), "sheep-farming") == {"sheep": 4}


@rule("rulings", "F8")
def test_the_dog_of_housework_comes_first_with_the_dog_school() -> None:
    game = start()
    furnish(game, "dog-school")
    play(game, "place housework")
    assert supply(game) == {"dog": 1, "wood": 1}
    play(game, "furnish cuddle-room", "at d3")  # paid with that wood
    assert supply(game) == {"dog": 1}


@rule("rulings", "F8")
def test_without_the_dog_school_the_dog_of_housework_comes_after_furnishing() -> None:
    game = start()
    play(game, "place housework")
    assert supply(game) == {}
    play(game, "furnish dog-school", "at d3")
    assert supply(game) == {"dog": 1, "wood": 1}
