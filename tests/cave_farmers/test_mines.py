"""Mines: an ore mine with its deep tunnel, ruby mines, and furnishings on tunnels."""

from __future__ import annotations

from typing import Any

import pytest

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import question
from tests.cave_farmers.scenario import family, furnish, give, lay, offered, offers, pile, play, settle, start, supply
from tests.rules import rule


def tiles_of(game: Game) -> dict[str, Any]:
    """What lies in the mountain beyond its first column."""
    cells = game.view()["players"][0]["cells"]
    return {c["cell"]: c["tile"] for c in cells if c["cell"][0] in "ef" and c["tile"]}


def digging(**tiles: str) -> Game:
    game = start(spaces=["ore-mine-construction", "ruby-mine-construction"])
    lay(game, 0, **tiles)
    return game


def ore_mines(game: Game) -> set[str]:
    play(game, "place ore-mine-construction", "choose ore-mine")
    return set(offered(game, "tile ore-mine"))


# ore mines


@rule("farmers", 14, 1)
def test_an_ore_mine_with_a_deep_tunnel_lies_on_two_tunnels_and_brings_3_ore() -> None:
    game = digging(tunnel="e3 e2")
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e3 e2")
    assert tiles_of(game) == {"e3": "ore-mine", "e2": "deep-tunnel"}
    assert supply(game) == {"ore": 3}


@rule("farmers", 14, 1)
def test_the_player_picks_which_half_is_the_ore_mine() -> None:
    game = digging(tunnel="e3 e2")
    assert ore_mines(game) == {"e3 e2", "e2 e3"}
    play(game, "tile ore-mine e2 e3")
    assert tiles_of(game) == {"e2": "ore-mine", "e3": "deep-tunnel"}


@rule("farmers", 14, 1)
def test_ore_mines_lie_across_or_down_on_any_two_adjacent_tunnels() -> None:
    game = digging(tunnel="e3 e2 f2 f4")
    assert ore_mines(game) == {"e3 e2", "e2 e3", "e2 f2", "f2 e2"}


@rule("farmers", 14, 1)
@pytest.mark.parametrize(
    "tiles",
    [
        {"tunnel": "e3"},
        {"tunnel": "e3 f2"},
        {"tunnel": "e1 e3"},
        {"tunnel": "e3", "deep": "e2", "ore_mine": "e1"},
        {"deep": "e2 e3", "ore_mine": "e1 e4"},
        {"tunnel": "e3", "cavern": "d3 e2"},
        {"tunnel": "e3", "ore_mine": "e2", "deep": "e1"},
        {"tunnel": "e3", "ruby_mine": "e2"},
        {"tunnel": "f1 d2"},
    ],
    ids=[
        "one tunnel", "diagonal", "apart", "tunnel and deep tunnel", "two deep tunnels", "tunnel and cavern",
        "tunnel and ore mine", "tunnel and ruby mine", "end of one row and start of the next",
    ],
)  # fmt: skip
def test_an_ore_mine_needs_two_adjacent_ordinary_tunnels(tiles: dict[str, str]) -> None:
    assert "place ore-mine-construction" not in offers(digging(**tiles))


@rule("farmers", 14, 1)
def test_a_tunnel_bought_with_a_ruby_serves_an_ore_mine() -> None:
    game = digging(tunnel="e3")
    give(game, ruby=2)
    play(game, "trade ruby for tunnel", "tile tunnel e4")
    play(game, "place ore-mine-construction", "choose ore-mine")
    assert set(offered(game, "tile ore-mine")) == {"e3 e4", "e4 e3"}


@rule("farmers", 14, 1)
def test_two_single_tunnels_serve_an_ore_mine() -> None:
    game = digging()
    give(game, ruby=2)
    play(game, "trade ruby for tunnel", "tile tunnel e3", "trade ruby for tunnel", "tile tunnel f3")
    assert ore_mines(game) == {"e3 f3", "f3 e3"}


@rule("farmers", 14, 2)
def test_an_expedition_without_a_mine_brings_no_ore() -> None:
    game = digging(tunnel="e3 e2")
    family(game, 1, 1)
    play(game, "place ore-mine-construction", "choose expedition", "loot wood", "stop")
    assert supply(game) == {"wood": 1}
    assert tiles_of(game) == {"e3": "tunnel", "e2": "tunnel"}
    assert game.turn == 1


@rule("farmers", 27, 9)
def test_an_ore_mine_scores_3_points_and_its_deep_tunnel_none() -> None:
    game = digging(tunnel="e3 e2")
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e3 e2")
    assert game.score_sheet(0)["mines"] == 3


@rule("farmers", 14, 4)
def test_building_an_ore_mine_brings_no_ruby_for_its_deep_tunnel() -> None:
    game = digging(tunnel="e3 e2")
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e3 e2")
    assert "ruby" not in supply(game)


@rule("farmers", 14, 3)
def test_a_new_ore_mine_holds_a_donkey_before_the_rest_of_the_action() -> None:
    game = digging(tunnel="e3 e2")
    family(game, 3, 3)
    give(game, cattle=2)
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e3 e2")
    play(game, "choose expedition", "loot donkey")
    assert supply(game) == {"ore": 3, "donkey": 1, "cattle": 2}
    assert game.decision()["question"] == "loot"


@rule("farmers", 14, 3)
def test_an_ore_mine_takes_a_donkey_before_the_action_ends() -> None:
    game = start(spaces=["ore-mine-construction"])
    family(game, 3, 3)
    lay(game, tunnel="e3 e2")
    give(game, sheep=2)
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e3 e2", "choose expedition")
    play(game, "loot donkey")
    assert question(game) == "loot"
    assert supply(game) == {"ore": 3, "sheep": 2, "donkey": 1}


@rule("farmers", 14, 3)
def test_a_donkey_has_no_room_without_the_ore_mine() -> None:
    game = start(spaces=["ore-mine-construction"])
    family(game, 3, 3)
    lay(game, tunnel="e3 e2")
    give(game, sheep=2)
    play(game, "place ore-mine-construction", "choose expedition", "loot donkey")
    assert question(game) == "overflow"


# ruby mines


@rule("farmers", 14, 4)
def test_a_ruby_mine_on_an_ordinary_tunnel_brings_no_ruby() -> None:
    game = digging(tunnel="e3 f3")
    play(game, "place ruby-mine-construction")
    assert offers(game) == ["choose ruby-mine"]
    play(game, "choose ruby-mine")
    assert offers(game) == ["tile ruby-mine e3", "tile ruby-mine f3"]
    play(game, "tile ruby-mine f3")
    assert tiles_of(game) == {"e3": "tunnel", "f3": "ruby-mine"}
    assert supply(game) == {}


@rule("farmers", 14, 4)
def test_a_ruby_mine_on_a_deep_tunnel_brings_1_ruby() -> None:
    game = digging(ore_mine="e3", deep="f3")
    play(game, "place ruby-mine-construction")
    assert offers(game) == ["choose deep-ruby-mine"]
    play(game, "choose deep-ruby-mine")
    assert offers(game) == ["tile ruby-mine f3"]
    play(game, "tile ruby-mine f3")
    assert tiles_of(game) == {"e3": "ore-mine", "f3": "ruby-mine"}
    assert supply(game) == {"ruby": 1}


@rule("farmers", 14, 4)
def test_a_ruby_mine_never_lies_on_caverns_mines_or_furnishings() -> None:
    game = digging(cavern="d3 e1", ore_mine="e3", ruby_mine="f1")
    furnish(game, "carpenter", at="f4")
    assert "place ruby-mine-construction" not in offers(game)


@rule("farmers", 14, 5)
def test_a_tunnel_may_be_bought_with_a_ruby_for_a_ruby_mine() -> None:
    game = digging()
    give(game, ruby=1)
    assert "place ruby-mine-construction" not in offers(game)
    play(game, "trade ruby for tunnel", "tile tunnel e4", "place ruby-mine-construction", "choose ruby-mine")
    assert offers(game) == ["tile ruby-mine e4"]


@rule("farmers", 14, 6)
def test_only_one_ruby_mine_is_built_at_a_time() -> None:
    game = digging(tunnel="e2", ore_mine="e3", deep="f3")
    play(game, "place ruby-mine-construction")
    assert offers(game) == ["choose ruby-mine", "choose deep-ruby-mine"]
    play(game, "choose deep-ruby-mine", "tile ruby-mine f3")
    assert game.turn == 1


@rule("farmers", 14, 6)
@pytest.mark.parametrize("first", ["ruby-mine", "deep-ruby-mine"])
def test_the_guest_room_allows_one_ruby_mine_on_each_kind_of_tunnel(first: str) -> None:
    game = digging(tunnel="e1 e2", ore_mine="e3", deep="f3 f2")
    furnish(game, "guest-room", at="f4")
    cells = {"ruby-mine": "e2", "deep-ruby-mine": "f3"}
    second = "ruby-mine" if first == "deep-ruby-mine" else "deep-ruby-mine"
    play(game, "place ruby-mine-construction", f"choose {first}", f"tile ruby-mine {cells[first]}")
    assert offered(game, "choose") == [second]
    play(game, f"choose {second}", f"tile ruby-mine {cells[second]}")
    assert game.turn == 1
    assert {c for c, tile in tiles_of(game).items() if tile == "ruby-mine"} == {"e2", "f3"}
    assert supply(game) == {"ruby": 1}


@rule("farmers", 14, 6)
def test_the_guest_room_does_not_allow_two_ruby_mines_on_ordinary_tunnels() -> None:
    game = digging(tunnel="e1 e2")
    furnish(game, "guest-room", at="f4")
    play(game, "place ruby-mine-construction", "choose ruby-mine", "tile ruby-mine e2")
    assert not offered(game, "choose")


@rule("farmers", 14, 7)
def test_a_ruby_mine_on_a_deep_tunnel_leaves_the_ore_mine_its_points_and_its_ore() -> None:
    game = digging(ore_mine="e3", deep="f3")
    play(game, "place ruby-mine-construction", "choose deep-ruby-mine", "tile ruby-mine f3")
    assert game.score_sheet(0)["mines"] == 7
    play(game, "place wood-gathering")
    pile(game, "ore-mining", 0)
    play(game, "place ore-mining")
    assert supply(game) == {"ruby": 1, "ore": 2}


@rule("farmers", 27, 9)
def test_a_ruby_mine_scores_4_points() -> None:
    assert digging(ruby_mine="e3").score_sheet(0)["mines"] == 4
    assert digging(ruby_mine="e3 e2", ore_mine="f1").score_sheet(0)["mines"] == 11


@rule("farmers", 14, 6)
def test_ruby_mine_construction_builds_one_mine() -> None:
    game = start(spaces=["ruby-mine-construction"])
    lay(game, tunnel="e3 e2", deep="f2")
    play(game, "place ruby-mine-construction")
    assert offered(game, "choose") == ["ruby-mine", "deep-ruby-mine"]
    play(game, "choose ruby-mine", "tile ruby-mine e3")
    assert game.turn == 1


@rule("farmers", 14, 6)
def test_guest_room_builds_one_mine_on_each_kind_of_tunnel() -> None:
    game = start(spaces=["ruby-mine-construction"])
    furnish(game, "guest-room")
    lay(game, tunnel="e3 e2", deep="f2 f1")
    play(game, "place ruby-mine-construction", "choose ruby-mine", "tile ruby-mine e3")
    assert offered(game, "choose") == ["deep-ruby-mine"]  # no second one on an ordinary tunnel
    play(game, "choose deep-ruby-mine", "tile ruby-mine f2")
    assert game.turn == 1
    assert game.score_sheet(0)["mines"] == 8
    assert supply(game) == {"ruby": 1}


@rule("farmers", 14, 6)
def test_guest_room_builds_no_second_mine_on_deep_tunnels() -> None:
    game = start(spaces=["ruby-mine-construction"])
    furnish(game, "guest-room")
    lay(game, deep="f2 f1")
    play(game, "place ruby-mine-construction", "choose deep-ruby-mine", "tile ruby-mine f2")
    assert offered(game, "choose") == []


@rule("farmers", 14, 4)
def test_a_ruby_comes_with_a_mine_on_a_deep_tunnel() -> None:
    game = start(spaces=["ruby-mine-construction"])
    lay(game, tunnel="e3", deep="e2")
    play(game, "place ruby-mine-construction", "choose deep-ruby-mine")
    assert offered(game, "tile") == ["ruby-mine e2"]
    play(game, "tile ruby-mine e2")
    assert supply(game) == {"ruby": 1}


@rule("farmers", 14, 4)
def test_no_ruby_comes_with_a_mine_on_an_ordinary_tunnel() -> None:
    game = start(spaces=["ruby-mine-construction"])
    lay(game, tunnel="e3", deep="e2")
    play(game, "place ruby-mine-construction", "choose ruby-mine")
    assert offered(game, "tile") == ["ruby-mine e3"]
    play(game, "tile ruby-mine e3")
    assert supply(game) == {}


@rule("farmers", 14, 4)
def test_no_ruby_comes_with_the_deep_tunnel_itself() -> None:
    game = start(spaces=["ore-mine-construction"])
    lay(game, tunnel="e3 e2")
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e3 e2")
    assert supply(game) == {"ore": 3}


# furnishings on tunnels


def furnishing_sites(game: Game) -> set[str]:
    give(game, stone=1)
    play(game, "place housework", "furnish carpenter")
    return set(offered(game, "at"))


@rule("farmers", 20, 5)
def test_furnishings_lie_on_caverns_only() -> None:
    game = digging(cavern="d3 e4", tunnel="e3", ore_mine="f3", deep="f2", ruby_mine="f1")
    assert furnishing_sites(game) == {"d3", "e4"}


@rule("farmers", 20, 5)
def test_the_work_room_opens_tunnels_and_deep_tunnels_but_no_mines() -> None:
    game = digging(cavern="d3 e4", tunnel="e3", ore_mine="f3", deep="f2", ruby_mine="f1")
    furnish(game, "work-room", at="f4")
    assert furnishing_sites(game) == {"d3", "e4", "e3", "f2"}


@rule("farmers", 20, 5)
@pytest.mark.parametrize("cell", ["e3", "f2"])
def test_a_tunnel_or_deep_tunnel_is_furnished_once_not_twice(cell: str) -> None:
    game = digging(cavern="", tunnel="e3", ore_mine="f3", deep="f2")
    furnish(game, "work-room", at="f4")
    furnish(game, "dwelling", at=cell)
    assert furnishing_sites(game) == {"e3", "f2"} - {cell}


def working(**tiles: str) -> Game:
    game = digging(**tiles)
    furnish(game, "work-room", at="f4")
    furnish(game, "carpenter", at="f3")
    return game


@rule("rulings", "F41")
def test_a_furnishing_on_a_deep_tunnel_leaves_its_ore_mine_alone() -> None:
    game = working(ore_mine="e3", deep="f3")
    assert tiles_of(game)["f3"] == "furnishing"
    assert game.score_sheet(0)["mines"] == 3
    pile(game, "ore-mining", 0)
    play(game, "place ore-mining")
    assert supply(game) == {"ore": 2}


@rule("rulings", "F41")
def test_the_ore_mine_beside_a_furnished_deep_tunnel_still_holds_a_donkey() -> None:
    game = working(ore_mine="e3", deep="f3")
    give(game, donkey=3)
    assert settle(game).decision()["question"] == "place"
    give(game, donkey=4)
    assert settle(game).decision()["question"] == "overflow"


@rule("rulings", "F41")
def test_a_furnished_tunnel_takes_no_mine_any_more() -> None:
    game = working(tunnel="e3 f3")
    assert "place ore-mine-construction" not in offers(game)
    play(game, "place ruby-mine-construction", "choose ruby-mine")
    assert offers(game) == ["tile ruby-mine e3"]


@rule("rulings", "F41")
def test_a_furnished_deep_tunnel_takes_no_ruby_mine_any_more() -> None:
    assert "place ruby-mine-construction" not in offers(working(ore_mine="e3", deep="f3"))


def deep_cave() -> Game:
    game = start(spaces=["ruby-mine-construction", "ore-mine-construction"])
    furnish(game, "work-room", at="d2")
    lay(game, ore_mine="e3", deep="e2", tunnel="f3 f2")
    return game


@rule("rulings", "F41")
def test_the_ore_mine_beside_a_furnished_deep_tunnel_keeps_points_donkey_and_ore() -> None:
    game = deep_cave()
    give(game, wood=1)
    play(game, "place housework", "furnish breakfast-room", "at e2", "place supplies")
    assert game.score_sheet(0)["mines"] == 3
    give(game, sheep=2, donkey=1, food=0)
    assert question(settle(game)) == "place"
    play(game, "place ore-mining")
    assert supply(game)["ore"] == 2 + 2


@rule("rulings", "F41")
def test_a_furnished_deep_tunnel_takes_no_ruby_mine() -> None:
    game = deep_cave()
    furnish(game, "breakfast-room", at="e2")
    play(game, "place ruby-mine-construction")
    assert offered(game, "choose") == ["ruby-mine"]


@rule("rulings", "F41")
def test_a_furnished_tunnel_is_no_tunnel_any_more() -> None:
    game = deep_cave()
    furnish(game, "breakfast-room", at="f2")
    assert "ore-mine-construction" not in offered(game, "place")  # no two tunnels side by side
    play(game, "place ruby-mine-construction", "choose ruby-mine")
    assert offered(game, "tile ruby-mine") == ["f3"]


@rule("rulings", "F41")
def test_no_ruby_comes_with_furnishing_a_deep_tunnel() -> None:
    game = deep_cave()
    give(game, wood=1)
    play(game, "place housework", "furnish breakfast-room", "at e2")
    assert supply(game) == {"dog": 1}


def furnishing_cells(game: Game) -> set[str]:
    give(game, wood=1)
    play(game, "place housework", "furnish cuddle-room")
    return set(offered(game, "at"))


@rule("farmers", 20, 5)
def test_work_room_furnishes_tunnels_and_deep_tunnels_but_never_mines() -> None:
    game = start()
    furnish(game, "work-room", at="d2")
    lay(game, tunnel="e3", deep="e2", ore_mine="f2", ruby_mine="f3")
    assert furnishing_cells(game) == {"d3", "e3", "e2"}


@rule("farmers", 20, 5)
def test_without_the_work_room_only_caverns_are_furnished() -> None:
    game = start()
    lay(game, tunnel="e3", deep="e2", ore_mine="f2", ruby_mine="f3")
    assert furnishing_cells(game) == {"d3"}


@rule("farmers", 20, 5)
def test_a_furnished_deep_tunnel_is_not_furnished_twice() -> None:
    game = start()
    furnish(game, "work-room", at="d2")
    lay(game, tunnel="e3", deep="e2", ore_mine="f2")
    furnish(game, "breakfast-room", at="e2")
    assert furnishing_cells(game) == {"d3", "e3"}
