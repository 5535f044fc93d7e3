"""The green rooms: Cuddle, Breakfast, Stubble, Work and Guest room."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import next_round, question
from tests.cave_farmers.scenario import (
    family,
    furnish,
    give,
    harvest,
    lay,
    occupy,
    offered,
    offers,
    play,
    settle,
    start,
    supply,
)
from tests.rules import rule


def holds(game: Game, **animals: int) -> bool:
    """Do these animals find room?"""
    trial = game.copy()
    give(trial, **animals)
    return bool(settle(trial).decision()["question"] != "overflow")


def dwarfs(game: Game) -> int:
    return len(game.view()["players"][0]["dwarfs"])


# Cuddle room. The entry-level dwelling holds two animals of one type beside it.


@rule("farmers", 20, 1)
@pytest.mark.parametrize("adults", [2, 3, 4, 5, 6])
def test_cuddle_room_holds_as_many_sheep_as_there_are_dwarfs(adults: int) -> None:
    game = start()
    furnish(game, "cuddle-room")
    family(game, *[0] * adults)
    assert holds(game, sheep=adults + 2)
    assert not holds(game, sheep=adults + 3)


@rule("farmers", 20, 1)
@pytest.mark.parametrize("animal", ["donkey", "boar", "cattle"])
def test_cuddle_room_holds_no_other_animals_than_sheep(animal: str) -> None:
    game = start()
    furnish(game, "cuddle-room")
    assert not holds(game, **{animal: 3})
    assert holds(game, **{animal: 2, "sheep": 2})


@rule("farmers", 20, 1)
def test_cuddle_room_counts_a_newborn_dwarf_at_once() -> None:
    game = start(spaces=["family-life"])
    furnish(game, "cuddle-room", "dwelling")
    assert not holds(game, sheep=5)
    play(game, "place family-life", "choose grow")
    assert holds(game, sheep=5)


@rule("farmers", 20, 1)
def test_cuddle_room_does_not_count_empty_beds_or_dogs() -> None:
    game = start()
    furnish(game, "cuddle-room", "couple-dwelling", "additional-dwelling")
    assert not holds(game, sheep=5)
    assert not holds(game, sheep=5, dog=5)


# Breakfast room.


@rule("farmers", 20, 2)
def test_breakfast_room_holds_three_cattle() -> None:
    game = start()
    furnish(game, "breakfast-room")
    assert holds(game, cattle=5)
    assert holds(game, cattle=3, sheep=2)


@rule("farmers", 20, 2)
def test_breakfast_room_holds_only_cattle_and_never_a_fourth() -> None:
    game = start()
    furnish(game, "breakfast-room")
    assert not holds(game, cattle=6)
    for animal in ("sheep", "donkey", "boar"):
        assert not holds(game, **{animal: 3})


# Stubble room.


@rule("farmers", 20, 3)
def test_stubble_room_holds_one_animal_of_any_type_on_each_field_without_crops() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4 b4 a4")
    assert holds(game, sheep=1, donkey=1, boar=1, cattle=2)
    assert holds(game, cattle=5)


@rule("farmers", 20, 3)
def test_stubble_room_holds_not_more_than_one_animal_on_a_field() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4 b4 a4")
    assert not holds(game, cattle=6)
    assert not holds(game, sheep=6, dog=6)  # nor do dogs watch on fields


@rule("farmers", 20, 3)
def test_stubble_room_holds_nothing_on_sown_fields_and_nothing_but_on_fields() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4 b4 a4", grain_1="c4", vegetable_2="b4", meadow="c3")
    assert holds(game, cattle=3)
    assert not holds(game, cattle=4)


@rule("farmers", 20, 3)
def test_without_stubble_room_a_field_holds_no_animals() -> None:
    game = start()
    lay(game, field="c4 b4 a4")
    assert not holds(game, cattle=3)


@rule("farmers", 20, 4)
@rule("rulings", "F28")
def test_stubble_room_does_not_forbid_sowing_but_then_the_animal_has_to_go() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4")
    give(game, grain=1, sheep=3)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert game.decision()["question"] == "overflow"
    assert offers(game) == ["eat sheep"]
    play(game, "eat sheep")
    assert supply(game) == {"food": 1, "sheep": 2}


@rule("farmers", 20, 4)
def test_stubble_room_animal_moves_to_a_free_field_when_its_own_is_sown() -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, field="c4 b4")
    give(game, grain=1, sheep=3)
    play(game, "place slash-and-burn", "choose sow", "sow grain")
    assert game.decision()["question"] == "sow"
    assert supply(game) == {"sheep": 3}


@rule("rulings", "F28")
def test_a_large_pasture_may_shrink_the_room_of_two_stabled_meadows_and_then_an_animal_has_to_go() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, meadow="c4 b4", stable="c4 b4")
    give(game, wood=4, sheep=2, boar=1, cattle=1)
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture b4 c4")
    assert game.decision()["question"] == "overflow"
    play(game, "eat boar")
    assert supply(game) == {"food": 2, "sheep": 2, "cattle": 1}


@rule("farmers", 20, 3)
@pytest.mark.parametrize(("crop", "births"), [("grain_1", ["none", "sheep"]), ("grain_2", ["none"])])
def test_stubble_room_may_use_a_field_emptied_by_the_harvest(crop: str, births: list[str]) -> None:
    game = start()
    furnish(game, "stubble-room")
    lay(game, 0, field="c4", **{crop: "c4"})
    give(game, sheep=2, food=4)
    give(game, seat=1, food=4)
    harvest(game)
    assert offered(game, "breed") == births


# Work room.


def tunnels(*tiles: str) -> Game:
    """A cave with a cavern, a tunnel, a deep tunnel, both kinds of mines, and some furnishings."""
    game = start(spaces=["wish-for-children", "ore-mine-construction", "ruby-mine-construction"])
    lay(game, tunnel="e4", deep="e3", ore_mine="e2", ruby_mine="d2")
    furnish(game, *tiles)
    give(game, wood=9, stone=9)
    return game


@rule("farmers", 20, 5)
def test_work_room_lets_furnish_tunnels_and_deep_tunnels() -> None:
    game = tunnels("work-room")
    play(game, "place housework", "furnish carpenter")
    assert offered(game, "at") == ["d3", "e3", "e4"]
    play(game, "at e4")
    assert game.view()["players"][0]["furnishings"][-1] == {"id": "carpenter", "cell": "e4"}


@rule("farmers", 20, 5)
def test_work_room_lets_furnish_without_any_cavern() -> None:
    game = tunnels("work-room")
    lay(game, cavern="")
    play(game, "place housework", "furnish carpenter")
    assert offered(game, "at") == ["e3", "e4"]


@rule("farmers", 20, 5)
def test_work_room_does_not_let_furnish_mines_or_bare_mountain() -> None:
    game = tunnels("work-room")
    lay(game, cavern="", tunnel="", deep="")
    play(game, "place housework")
    assert game.turn == 1
    assert supply(game)["dog"] == 1


@rule("farmers", 20, 5)
def test_work_room_itself_is_not_laid_on_a_tunnel() -> None:
    game = tunnels()
    play(game, "place housework", "furnish work-room")
    assert offered(game, "at") == ["d3"]


@rule("farmers", 18, 1)
@rule("farmers", 20, 5)
def test_without_work_room_nothing_is_furnished_but_caverns() -> None:
    game = tunnels()
    play(game, "place housework", "furnish dog-school")
    assert offered(game, "at") == ["d3"]


@rule("farmers", 20, 5)
def test_work_room_works_for_dwellings_too() -> None:
    game = tunnels("work-room")
    play(game, "place wish-for-children", "choose dwelling", "furnish dwelling", "at e3")
    assert game.view()["players"][0]["room_for_dwarfs"] == 3


@rule("farmers", 20, 5)
@pytest.mark.parametrize(("item", "tile"), [("furnish", "carpenter"), ("dwelling", "dwelling")])
def test_work_room_works_for_loot_too(item: str, tile: str) -> None:
    game = tunnels("work-room")
    family(game, 11, 11)
    play(game, "place logging", f"loot {item}", f"furnish {tile}")
    assert offered(game, "at") == ["d3", "e3", "e4"]


@rule("farmers", 20, 5)
def test_work_room_lets_furnish_a_deep_tunnel_only_once() -> None:
    game = tunnels("work-room")
    play(game, "place housework", "furnish carpenter", "at e3")
    play(game, "place wood-gathering", "place wish-for-children", "choose dwelling", "furnish dwelling")
    assert offered(game, "at") == ["d3", "e4"]


@rule("rulings", "F41")
def test_work_room_furnishing_a_deep_tunnel_leaves_the_ore_mine_alone() -> None:
    game = tunnels("work-room")
    lay(game, ruby_mine="")
    play(game, "place housework", "furnish carpenter", "at e3")
    assert game.score_sheet(0)["mines"] == 3
    assert holds(game, donkey=3)
    play(game, "place wood-gathering", "place ore-mining")
    assert supply(game)["ore"] == 4  # 2 from the space, 2 for the mine


@rule("rulings", "F41")
def test_work_room_makes_a_furnished_tunnel_no_tunnel_any_more() -> None:
    game = tunnels("work-room")
    lay(game, tunnel="e4 f4", deep="e3")
    play(game, "place housework", "furnish carpenter", "at e4", "place wood-gathering")
    assert "place ore-mine-construction" not in offers(game)
    play(game, "place ruby-mine-construction", "choose ruby-mine")
    assert offered(game, "tile ruby-mine") == ["f4"]


# Guest room.


@rule("farmers", 6, 6)
def test_guest_room_gives_growth_and_a_dwelling_on_wish_for_children_in_either_order() -> None:
    build = ["choose dwelling", "furnish dwelling", "at d3"]
    for answers in ([*build, "choose grow"], ["choose grow", *build]):
        game = start(spaces=["wish-for-children"])
        furnish(game, "guest-room", "dwelling")
        give(game, wood=4, stone=3)
        play(game, "place wish-for-children", *answers)
        assert dwarfs(game) == 3
        assert supply(game) == {}
        assert game.turn == 1


@rule("farmers", 6, 6)
def test_guest_room_lets_a_new_dwelling_make_the_room_for_growth() -> None:
    game = start(spaces=["wish-for-children"])
    furnish(game, "guest-room")
    give(game, wood=4, stone=3)
    play(game, "place wish-for-children", "choose dwelling", "furnish dwelling", "at d3", "choose grow")
    assert dwarfs(game) == 3


@rule("farmers", 6, 6)
def test_without_guest_room_wish_for_children_gives_only_one_thing() -> None:
    game = start(spaces=["wish-for-children"])
    give(game, wood=4, stone=3)
    play(game, "place wish-for-children", "choose dwelling", "furnish dwelling", "at d3")
    assert game.turn == 1
    assert dwarfs(game) == 2


@rule("farmers", 6, 6)
def test_guest_room_gives_gold_and_a_dwelling_with_growth_on_urgent_wish() -> None:
    build = ["choose dwelling", "furnish dwelling", "at d3", "choose grow"]
    for answers in ([*build, "choose gold"], ["choose gold", *build]):
        game = start(spaces=["urgent-wish-for-children"])
        furnish(game, "guest-room")
        give(game, wood=4, stone=3)
        play(game, "place urgent-wish-for-children", *answers)
        assert dwarfs(game) == 3
        assert supply(game) == {"gold": 3}
        assert game.turn == 1


@rule("rulings", "F31")
def test_guest_room_still_gives_no_growth_without_a_dwelling_on_urgent_wish() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    furnish(game, "guest-room", "dwelling")
    play(game, "place urgent-wish-for-children")
    assert offered(game, "choose") == ["gold"]
    play(game, "choose gold")
    assert "choose grow" not in offers(game)


@rule("farmers", 6, 6)
def test_guest_room_gives_goods_and_growth_on_growth() -> None:
    for answers in (["choose goods", "choose grow"], ["choose grow", "choose goods"]):
        game = start(players=4)
        furnish(game, "guest-room", "dwelling")
        play(game, "place growth", *answers)
        assert dwarfs(game) == 3
        assert supply(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}
        assert game.turn == 1


@rule("farmers", 6, 6)
def test_guest_room_works_for_an_imitated_space() -> None:
    game = start(players=4)
    furnish(game, "guest-room", "dwelling")
    occupy(game, "growth")
    give(game, food=2)
    play(game, "place imitation", "imitate growth", "choose goods", "choose grow")
    assert dwarfs(game) == 3
    assert supply(game) == {"wood": 1, "stone": 1, "ore": 1, "food": 1, "gold": 2}


@rule("rulings", "F31")
def test_guest_room_still_gives_only_one_growth_on_one_space() -> None:
    game = start(players=4)
    furnish(game, "guest-room", "couple-dwelling")
    play(game, "place growth", "choose grow")
    assert offered(game, "choose") == ["goods"]


@rule("farmers", 6, 6)
def test_guest_room_does_not_force_both() -> None:
    game = start(players=4)
    furnish(game, "guest-room", "dwelling")
    play(game, "place growth", "choose goods", "stop")
    assert dwarfs(game) == 2
    assert game.turn == 1


@rule("farmers", 14, 6)
def test_guest_room_gives_a_ruby_mine_on_each_kind_of_tunnel() -> None:
    plain = ["choose ruby-mine", "tile ruby-mine e4"]
    deep = ["choose deep-ruby-mine", "tile ruby-mine e3"]
    for answers in (plain + deep, deep + plain):
        game = start(spaces=["ruby-mine-construction"])
        furnish(game, "guest-room")
        lay(game, tunnel="e4 f4", deep="e3 f3", ore_mine="e2 f2")
        play(game, "place ruby-mine-construction", *answers)
        assert supply(game) == {"ruby": 1}
        assert game.score_sheet(0)["mines"] == 3 + 3 + 4 + 4
        assert game.turn == 1


@rule("farmers", 14, 6)
def test_guest_room_gives_no_two_ruby_mines_on_tunnels_of_one_kind() -> None:
    game = start(spaces=["ruby-mine-construction"])
    furnish(game, "guest-room")
    lay(game, tunnel="e4 f4")
    play(game, "place ruby-mine-construction", "choose ruby-mine", "tile ruby-mine e4")
    assert not offered(game, "choose")


@rule("farmers", 6, 6)
@rule("farmers", 14, 6)
def test_without_guest_room_only_one_ruby_mine_is_built() -> None:
    game = start(spaces=["ruby-mine-construction"])
    lay(game, tunnel="e4", deep="e3", ore_mine="e2")
    play(game, "place ruby-mine-construction", "choose ruby-mine", "tile ruby-mine e4")
    assert game.turn == 1
    assert supply(game) == {}


@rule("rulings", "F4")
def test_guest_room_does_not_give_both_twins_on_excavation() -> None:
    game = start()
    furnish(game, "guest-room")
    play(game, "place excavation", "choose cavern-tunnel", "tile cavern-tunnel d2 d1")
    assert game.turn == 1


@rule("rulings", "F4")
def test_guest_room_gives_both_halves_of_extension_only_once_in_a_game() -> None:
    game = start(players=7)
    furnish(game, "guest-room")
    play(game, "place extension", "choose meadow-field", "tile meadow-field c4 c3")
    play(game, "choose cavern-tunnel", "tile cavern-tunnel d2 d1")
    assert supply(game) == {"wood": 1, "stone": 1}
    assert game.turn == 1
    next_round(game)
    play(game, "place extension", "choose cavern-tunnel", "tile cavern-tunnel e3 e2")
    assert supply(game) == {"wood": 1, "stone": 2}
    assert game.turn == 1


@rule("rulings", "F4")
def test_guest_room_keeps_both_halves_of_extension_for_later_if_only_one_was_used() -> None:
    game = start(players=7)
    furnish(game, "guest-room")
    play(game, "place extension", "choose meadow-field", "tile meadow-field c4 c3", "stop")
    next_round(game)
    play(game, "place extension", "choose cavern-tunnel", "tile cavern-tunnel d2 d1")
    play(game, "choose meadow-field", "tile meadow-field b3 b2")
    assert supply(game) == {"wood": 2, "stone": 1}


@rule("farmers", 6, 6)
@rule("rulings", "F4")
def test_without_guest_room_extension_gives_only_one_half() -> None:
    game = start(players=7)
    play(game, "place extension", "choose meadow-field", "tile meadow-field c4 c3")
    assert game.turn == 1
    assert supply(game) == {"wood": 1}


@rule("farmers", 6, 6)
def test_guest_room_of_another_player_does_not_help() -> None:
    game = start(players=4)
    furnish(game, "guest-room", seat=1)
    furnish(game, "dwelling")
    play(game, "place growth", "choose goods")
    assert game.turn == 1
    assert dwarfs(game) == 2


@rule("farmers", 20, 1)
def test_dwarfs_in_reserve_count_for_no_cuddle_room() -> None:
    game = start()
    furnish(game, "cuddle-room")
    give(game, sheep=2 + 2)
    assert question(settle(game)) == "place"
    give(game, sheep=2 + 3)
    assert question(settle(game)) == "overflow"
