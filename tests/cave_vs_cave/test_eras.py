"""Two players: the set-up and course of era I, and the course of era II."""

from __future__ import annotations

import pytest

import caverna
from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.eras import DWARF_TILES, ERA_1_TILES, before_the_end, end_era
from tests.cave_vs_cave.scenario import (
    CHANCE,
    LIGHT_1,
    OVER,
    all_offers,
    covered,
    end_turns,
    fresh,
    give,
    offered,
    offers,
    only,
    play,
    player,
    start,
    supply,
    turn_up,
)
from tests.rules import rule

DARK_1 = {
    "warehouse", "stall", "sacrificial-altar", "storeroom", "weaving-room", "furniture-workshop", "gold-vein",
    "junction-room", "digging-cave", "bakehouse", "state-room", "secret-chamber", "treasury", "prospecting-site",
    "retting-room", "equipment-room", "wood-storeroom", "dungeon",
}  # fmt: skip


def course(game: Game) -> list[tuple[int, set[str], list[int]]]:
    """The rounds of an era: number, tiles that could be turned up, seats in order of turns."""
    found: list[tuple[int, set[str], list[int]]] = []
    era = game.era
    while game.turn == CHANCE and game.era == era:
        tiles = set(offered(game, "turn up"))
        turn_up(game)
        round = int(game.round)
        seats: list[int] = []
        while game.turn >= 0 and game.round == round and game.era == era:
            seats.append(game.turn)
            play(game, offers(game)[0], "end")
        found.append((round, tiles, seats))
    return found


def at_round_end(round: int) -> Game:
    """The last turn of a round of era II."""
    game = start(mode="eras-1-2", era=2, round=round)
    game.turns = 7
    game.open &= ~(0b1111 << 12)
    for tile in range(round):
        game.open |= 1 << 12 + tile
    return game


# era I: set-up


@rule("caves", 1, 2)
def test_era_1_starts_with_one_of_each_of_its_six_goods() -> None:
    for seat in (0, 1):
        assert supply(fresh(), seat) == {
            "wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 1, "donkey": 0, "ore": 0, "iron": 0,
            "weapon": 0,
        }  # fmt: skip


@rule("caves", 1, 3)
def test_era_1_starts_with_the_light_rooms_in_the_display_and_the_dark_ones_unseen() -> None:
    view = fresh().view()
    assert set(view["display"]) == LIGHT_1
    assert set(view["unseen"]) == DARK_1
    assert view["pool"] == []


@rule("caves", 12, 2)
def test_era_1_covers_nine_cells_of_each_board() -> None:
    for seat in (0, 1):
        assert covered(fresh(), seat) == {"d1", "e1", "d2", "e2", "e3", "e4", "d5", "e5", "f5"}
        view = fresh().view()["players"][seat]
        assert view["rooms"] == [{"id": "cave-entrance", "cell": "d4"}]
        assert [cell["cell"] for cell in view["cells"] if cell["tile"] == "empty"] == ["d3"]


@rule("caves", 1, 2)
def test_era_1_has_7_walls_and_a_spare_cavern() -> None:
    view = fresh().view()
    assert view["walls"] == 7
    assert view["spare_cavern"]
    assert [p["additional_cavern"] for p in view["players"]] == [0, 0]


@rule("caves", 1, 4)
def test_four_tiles_are_face_up_before_the_first_round() -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode="era-1")
    assert game.turn == CHANCE
    assert {tile["id"] for tile in game.view()["spaces"]} == DWARF_TILES


# era I: course


@rule("caves", 1, 4)
def test_tiles_of_era_1_are_turned_up_by_their_numbers() -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode="era-1")
    assert isinstance(game, Game)
    assert [(round, tiles) for round, tiles, _ in course(game)] == [
        (1, {"furnishing", "masonry", "undermining"}),
        (2, {"masonry", "undermining"}),
        (3, {"undermining"}),
        (4, {"expansion", "breach", "drift-mining", "expedition"}),
        (5, {"breach", "drift-mining", "expedition"}),
        (6, {"drift-mining", "expedition"}),
        (7, {"expedition"}),
        (8, {"renovation"}),
    ]


@rule("caves", 2, 1)
def test_turns_and_start_players_of_era_1() -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode="era-1")
    assert isinstance(game, Game)
    assert [seats for _, _, seats in course(game)] == [
        [0, 1, 0, 1],
        [1, 0, 1, 0],
        [0, 1, 0, 1],
        [1, 0, 1, 0, 1, 0],
        [0, 1, 0, 1, 0, 1],
        [1, 0, 1, 0, 1, 0],
        [0, 1, 0, 1, 0, 1],
        [1, 0, 1, 0, 1, 0, 1, 0],
    ]


@rule("caves", 1, 4)
def test_any_tile_of_a_number_may_be_turned_up() -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode="era-1")
    game.apply(game.parse("turn up undermining"))
    assert {tile["id"] for tile in game.view()["spaces"]} == DWARF_TILES | {"undermining"}
    assert isinstance(game, Game)
    end_turns(game, 3)
    play(game, offers(game)[0], "end")
    assert set(offered(game, "turn up")) == {"furnishing", "masonry"}


@rule("caves", 1, 4)
def test_each_tile_of_a_number_is_equally_likely() -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode="era-1")
    assert game.chance_weights() == [1, 1, 1]


@rule("caves", 2, 2)
def test_a_turn_cannot_be_passed() -> None:
    assert [text.split()[0] for text in offers(fresh())] == ["take"] * 5


@rule("caves", 1, 4)
def test_the_tile_of_the_round_can_be_taken_at_once() -> None:
    game = fresh()
    assert set(offered(game, "take")) == DWARF_TILES | {"furnishing"}


@rule("caves", 2, 3)
def test_tiles_go_back_at_the_end_of_a_round() -> None:
    game = end_turns(fresh(), 3)
    assert set(offered(game, "take")) == {"undergrowth", "furnishing"}
    end_turns(game, 1)
    assert set(offered(game, "take")) == DWARF_TILES | {"furnishing", "masonry"}


@rule("caves", 2, 4)
def test_era_1_alone_is_over_after_8_rounds() -> None:
    game = end_turns(fresh(), 43)
    assert (game.round, game.turn) == (8, 0)
    end_turns(game, 1)
    assert game.turn == OVER
    assert game.era == 1
    assert game.winners() == [0, 1]


@rule("rulings", "C7")
@pytest.mark.parametrize("mode", ["era-1", "eras-1-2", "ask", "short", "quick-start"])
def test_seat_0_starts_in_every_mode(mode: str) -> None:
    game = fresh(mode=mode)
    assert game.turn == 0
    assert game.view()["starting_player"] == 0


@rule("rulings", "C7")
def test_seat_0_starts_era_two_as_well() -> None:
    game = end_turns(fresh(mode="eras-1-2"), 44)
    assert (game.era, game.round, game.turn) == (2, 1, 0)


# era II: course


@rule("caves", 15, 1)
def test_turns_and_start_players_of_era_2() -> None:
    game = end_turns(fresh(mode="eras-1-2"), 43)
    play(game, offers(game)[0], "end")
    assert (game.era, game.round, game.turn) == (2, 1, CHANCE)
    assert course(game) == [
        (1, {"decoration", "arms-trade", "interior-design", "weekly-market"}, [0, 1, 0, 1, 0, 1, 0, 1]),
        (2, {"arms-trade", "interior-design", "weekly-market"}, [1, 0, 1, 0, 1, 0, 1, 0]),
        (3, {"interior-design", "weekly-market"}, [0, 1, 0, 1, 0, 1, 0, 1]),
        (4, {"weekly-market"}, [1, 0, 1, 0, 1, 0, 1, 0]),
    ]
    assert game.turn == OVER


@rule("caves", 15, 1)
def test_tiles_of_both_eras_can_be_taken_in_era_2() -> None:
    game = turn_up(end_era(before_the_end()))
    assert set(offered(game, "take")) == ERA_1_TILES | {"decoration"}


@rule("caves", 15, 2)
@pytest.mark.parametrize(("round", "hauled"), [(1, True), (2, True), (3, True), (4, False)])
def test_donkeys_haul_ore_after_rounds_1_to_3_only(round: int, hauled: bool) -> None:
    game = at_round_end(round)
    give(game, donkey=3, ore=2)
    give(game, seat=1, donkey=1, ore=0)
    play(game, "take cultivation", "end")
    assert (supply(game)["donkey"], supply(game)["ore"]) == (3, 5 if hauled else 2)
    assert (supply(game, 1)["donkey"], supply(game, 1)["ore"]) == (1, 1 if hauled else 0)


@rule("caves", 15, 2)
def test_hauling_stops_at_9_ore() -> None:
    game = at_round_end(1)
    give(game, donkey=5, ore=7)
    give(game, seat=1, donkey=0, ore=7)
    play(game, "take cultivation", "end")
    assert [supply(game, seat)["ore"] for seat in (0, 1)] == [9, 7]


@rule("caves", 15, 2)
def test_nothing_is_hauled_before_the_round_is_over() -> None:
    game = at_round_end(1)
    game.turns = 6
    give(game, donkey=3, ore=0)
    play(game, "take cultivation", "end")
    assert supply(game)["ore"] == 0
    play(game, "take housework", "end")
    assert supply(game)["ore"] == 3


@rule("caves", 19, 4)
def test_both_eras_end_after_round_4_and_add_up() -> None:
    game = at_round_end(4)
    only(game, gold=4)
    only(game, seat=1, weapon=1)
    player(game).first_score = 30
    player(game, 1).first_score = 20
    play(game, "take cultivation", "end")
    assert game.turn == OVER
    assert game.scores() == [32, 21]
    assert game.winners() == [0]


@rule("rulings", "C8")
def test_goods_may_be_converted_up_to_the_last_turn_of_an_era_but_not_between_eras() -> None:
    game = before_the_end("ask")
    give(game, emmer=1, gold=1)
    give(game, seat=1, emmer=1)
    assert offered(game, "eat") == ["emmer", "gold"]
    end_era(game)
    assert all_offers(game) == ["go on", "finish"]


def goods(game: Game, *names: str) -> dict[str, int]:
    return {name: supply(game)[name] for name in names}


@rule("caves", 15, 2)
def test_hauling_keeps_donkeys() -> None:
    game = end_turns(fresh(mode="short"), 7)
    give(game, 0, donkey=3, ore=2)
    give(game, 1, donkey=5, ore=6)
    end_turns(game, 1)
    assert goods(game, "donkey", "ore") == {"donkey": 3, "ore": 5}
    assert (supply(game, 1)["donkey"], supply(game, 1)["ore"]) == (5, 9)
