"""Two players: the set-up and course of era I, the passage to era II, and the course of era II."""

from __future__ import annotations

import pytest

import caverna
from caverna.cave_vs_cave.game import Game
from tests.cave_vs_cave.scenario import (
    CHANCE,
    OVER,
    all_offers,
    build,
    clear,
    end_turns,
    fresh,
    furnish,
    give,
    offered,
    offers,
    only,
    play,
    player,
    show,
    start,
    supply,
    turn_up,
)

LIGHT_1 = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"}
DARK_1 = {
    "warehouse", "stall", "sacrificial-altar", "storeroom", "weaving-room", "furniture-workshop", "gold-vein",
    "junction-room", "digging-cave", "bakehouse", "state-room", "secret-chamber", "treasury", "prospecting-site",
    "retting-room", "equipment-room", "wood-storeroom", "dungeon",
}  # fmt: skip
LIGHT_2 = {"cattle-market", "ore-vein", "bloomery", "store", "cave-silo", "box"}
DARK_2 = {
    "mining-cave", "hitching-post", "wainwright", "ceremonial-hall", "ironsmith", "swordsmith", "slaughtering-cave",
    "weaponsmith", "weapon-chamber", "armory", "oublette", "gold-donkey", "iron-trader", "equipment-cabinet",
    "breeding-cave",
}  # fmt: skip
DWARF_TILES = {"cultivation", "housework", "excavation", "undergrowth"}
ERA_1_TILES = DWARF_TILES | {
    "furnishing", "masonry", "undermining", "expansion", "breach", "drift-mining", "expedition",
}  # fmt: skip
BOARD_2 = {"a2", "b2", "b3", "b4", "c1", "c2", "c3", "c4"}


def covered(game: Game, seat: int = 0) -> set[str]:
    return {cell["cell"] for cell in game.view()["players"][seat]["cells"] if cell["tile"] == "covered"}


def open_tiles(game: Game) -> set[str]:
    return {tile["id"] for tile in game.view()["spaces"]}


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


def before_the_end(mode: str = "eras-1-2") -> Game:
    """The last turn of era I; no player has gold or rooms."""
    game = start(mode=mode, round=8)
    game.turns = 7
    game.starter = 1
    only(game, seat=0)
    only(game, seat=1)
    return game


def end_era(game: Game) -> Game:
    return play(game, "take cultivation", "end")


def at_round_end(round: int) -> Game:
    """The last turn of a round of era II."""
    game = start(mode="eras-1-2", era=2, round=round)
    game.turns = 7
    game.open &= ~(0b1111 << 12)
    for tile in range(round):
        game.open |= 1 << 12 + tile
    return game


# era I: set-up


def test_era_1_starts_with_one_of_each_of_its_six_goods() -> None:
    for seat in (0, 1):
        assert supply(fresh(), seat) == {
            "wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 1, "donkey": 0, "ore": 0, "iron": 0,
            "weapon": 0,
        }  # fmt: skip


def test_era_1_starts_with_the_light_rooms_in_the_display_and_the_dark_ones_unseen() -> None:
    view = fresh().view()
    assert set(view["display"]) == LIGHT_1
    assert set(view["unseen"]) == DARK_1
    assert view["pool"] == []


def test_era_1_covers_nine_cells_of_each_board() -> None:
    for seat in (0, 1):
        assert covered(fresh(), seat) == {"d1", "e1", "d2", "e2", "e3", "e4", "d5", "e5", "f5"}
        view = fresh().view()["players"][seat]
        assert view["rooms"] == [{"id": "cave-entrance", "cell": "d4"}]
        assert [cell["cell"] for cell in view["cells"] if cell["tile"] == "empty"] == ["d3"]


def test_era_1_has_7_walls_and_a_spare_cavern() -> None:
    view = fresh().view()
    assert view["walls"] == 7
    assert view["spare_cavern"]
    assert [p["additional_cavern"] for p in view["players"]] == [0, 0]


def test_four_tiles_are_face_up_before_the_first_round() -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode="era-1")
    assert game.turn == CHANCE
    assert {tile["id"] for tile in game.view()["spaces"]} == DWARF_TILES


# era I: course


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


def test_any_tile_of_a_number_may_be_turned_up() -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode="era-1")
    game.apply(game.parse("turn up undermining"))
    assert {tile["id"] for tile in game.view()["spaces"]} == DWARF_TILES | {"undermining"}
    assert isinstance(game, Game)
    end_turns(game, 3)
    play(game, offers(game)[0], "end")
    assert set(offered(game, "turn up")) == {"furnishing", "masonry"}


def test_each_tile_of_a_number_is_equally_likely() -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode="era-1")
    assert game.chance_weights() == [1, 1, 1]


def test_a_turn_cannot_be_passed() -> None:
    assert [text.split()[0] for text in offers(fresh())] == ["take"] * 5


def test_the_tile_of_the_round_can_be_taken_at_once() -> None:
    game = fresh()
    assert set(offered(game, "take")) == DWARF_TILES | {"furnishing"}


def test_tiles_go_back_at_the_end_of_a_round() -> None:
    game = end_turns(fresh(), 3)
    assert set(offered(game, "take")) == {"undergrowth", "furnishing"}
    end_turns(game, 1)
    assert set(offered(game, "take")) == DWARF_TILES | {"furnishing", "masonry"}


def test_era_1_alone_is_over_after_8_rounds() -> None:
    game = end_turns(fresh(), 43)
    assert (game.round, game.turn) == (8, 0)
    end_turns(game, 1)
    assert game.turn == OVER
    assert game.era == 1
    assert game.winners() == [0, 1]


# the passage: who is ahead


def rank(game: Game, seat: int, gold: int, *rooms: str) -> None:
    give(game, seat, gold=gold)
    for room, cell in zip(rooms, ("d3", "d2", "e3", "e4"), strict=False):
        furnish(game, room, cell, seat)


STANDINGS: list[tuple[str, tuple[int, tuple[str, ...]], tuple[int, tuple[str, ...]], list[bool]]] = [
    ("more points by gold", (5, ()), (4, ()), [True, False]),
    ("more points by gold, second player", (4, ()), (5, ()), [False, True]),
    ("rooms and gold count alike", (0, ("parlor",)), (5, ()), [True, False]),
    ("tie, highest room", (0, ("parlor",)), (2, ("grindstone",)), [True, False]),
    ("tie, highest room of the second player", (2, ("grindstone",)), (0, ("parlor",)), [False, True]),
    ("tie, second room", (0, ("parlor", "grindstone")), (1, ("stall", "shelf")), [True, False]),
    ("tie, a missing room loses", (3, ("parlor",)), (0, ("stall", "shelf")), [False, True]),
    ("draw without rooms", (3, ()), (3, ()), [False, False]),
    ("draw with rooms", (1, ("parlor", "grindstone")), (1, ("stall", "spinning-wheel")), [False, False]),
]


@pytest.mark.parametrize(
    ("first", "second", "gates"), [row[1:] for row in STANDINGS], ids=[row[0] for row in STANDINGS]
)
def test_only_the_leader_of_era_1_has_the_gate_covered(
    first: tuple[int, tuple[str, ...]], second: tuple[int, tuple[str, ...]], gates: list[bool]
) -> None:
    game = before_the_end()
    rank(game, 0, first[0], *first[1])
    rank(game, 1, second[0], *second[1])
    end_era(game)
    assert game.era == 2
    for seat in (0, 1):
        assert covered(game, seat) & BOARD_2 == (BOARD_2 if gates[seat] else BOARD_2 - {"c4"})


def test_goods_are_raised_after_era_1_is_scored() -> None:
    game = before_the_end()
    rank(game, 0, 0, "shelf")
    rank(game, 1, 1, "tunnel")
    end_era(game)  # 3 to 4; raising first would have made it a draw
    assert [p["first_score"] for p in game.view()["players"]] == [3, 4]
    assert "c4" in covered(game, 1)
    assert "c4" not in covered(game, 0)
    assert supply(game, 0)["gold"] == 1


def test_in_a_draw_the_tile_removed_unseen_stays_among_the_unseen_ones() -> None:
    game = end_era(before_the_end())
    assert len(covered(game, 0) & BOARD_2) + len(covered(game, 1) & BOARD_2) == 14
    assert set(game.view()["unseen"]) >= DARK_2


def test_the_leader_of_era_1_must_dig_at_the_gate_first() -> None:
    game = before_the_end()
    give(game, gold=3)
    end_era(game)
    turn_up(game)
    play(game, "take excavation", "excavate")
    assert offered(game, "dig") == ["c4"]
    play(game, "dig c4", "draw armory", "end", "take expansion", "excavate")
    assert set(offered(game, "dig")) == {"b4", "c3", "d2", "e3", "e4", "d5"}


# the passage: what changes, and what does not


def test_goods_at_0_become_1_and_the_others_stay() -> None:
    game = before_the_end()
    only(game, wood=0, stone=2, emmer=9, flax=0, food=1, gold=10)
    only(game, seat=1, food=7)
    end_era(game)
    new = {"donkey": 1, "ore": 1, "iron": 1, "weapon": 1}
    assert supply(game) == {"wood": 1, "stone": 2, "emmer": 9, "flax": 1, "food": 1, "gold": 10, **new}
    assert supply(game, 1) == {"wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 7, "gold": 1, **new}


def test_the_retting_room_pays_nothing_at_the_passage() -> None:
    game = before_the_end()
    furnish(game, "retting-room", "d3")
    give(game, flax=0, food=2)
    end_era(game)
    assert (supply(game)["flax"], supply(game)["food"]) == (1, 2)


@pytest.mark.parametrize(("built", "left"), [((), 10), (("d1 e1", "d2 e2"), 8)])
def test_era_2_adds_3_walls_to_those_in_supply(built: tuple[str, ...], left: int) -> None:
    game = before_the_end()
    build(game, *built)
    end_era(game)
    assert game.walls == left
    assert game.view()["players"][0]["walls"] == len(built)


def test_caves_and_face_down_tiles_stay_as_they_are() -> None:
    game = before_the_end()
    clear(game, "e3 e4", seat=1)
    furnish(game, "stall", "d3")
    build(game, "d4 e4")
    first, second = covered(game, 0), covered(game, 1)
    end_era(game)
    assert covered(game, 0) - BOARD_2 == first
    assert covered(game, 1) - BOARD_2 == second == {"d1", "e1", "d2", "e2", "d5", "e5", "f5"}
    assert game.view()["players"][0]["rooms"][1:] == [{"id": "stall", "cell": "d3"}]
    assert offered(turn_up(game), "take")
    assert offered(play(game, "take breach", "raze wall"), "raze") == ["d4 e4"]


def test_the_light_rooms_of_era_2_join_what_is_left_in_the_display() -> None:
    game = before_the_end()
    show(game, "shelf", "stall", "dungeon")
    unseen = set(game.view()["unseen"])
    end_era(game)
    assert set(game.view()["display"]) == {"shelf", "stall", "dungeon"} | LIGHT_2
    assert set(game.view()["unseen"]) == unseen | DARK_2


def test_era_2_keeps_eleven_tiles_of_era_1_face_up_and_drops_renovation() -> None:
    game = end_era(before_the_end())
    assert open_tiles(game) == ERA_1_TILES
    assert game.view()["slots"] == [None, None, None, None]
    assert set(offered(game, "turn up")) == {"decoration", "arms-trade", "interior-design", "weekly-market"}
    assert game.chance_weights() == [1, 1, 1, 1]


def test_the_cavern_stays_with_its_owner() -> None:
    game = before_the_end()
    player(game).add_cavern(3)
    game.spare_cavern = 0
    view = end_era(game).view()
    assert [p["additional_cavern"] for p in view["players"]] == [3, 0]
    assert not view["spare_cavern"]


def test_a_cavern_in_supply_stays_there() -> None:
    assert end_era(before_the_end()).view()["spare_cavern"]


# era II: course


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


def test_tiles_of_both_eras_can_be_taken_in_era_2() -> None:
    game = turn_up(end_era(before_the_end()))
    assert set(offered(game, "take")) == ERA_1_TILES | {"decoration"}


@pytest.mark.parametrize(("round", "hauled"), [(1, True), (2, True), (3, True), (4, False)])
def test_donkeys_haul_ore_after_rounds_1_to_3_only(round: int, hauled: bool) -> None:
    game = at_round_end(round)
    give(game, donkey=3, ore=2)
    give(game, seat=1, donkey=1, ore=0)
    play(game, "take cultivation", "end")
    assert (supply(game)["donkey"], supply(game)["ore"]) == (3, 5 if hauled else 2)
    assert (supply(game, 1)["donkey"], supply(game, 1)["ore"]) == (1, 1 if hauled else 0)


def test_hauling_stops_at_9_ore() -> None:
    game = at_round_end(1)
    give(game, donkey=5, ore=7)
    give(game, seat=1, donkey=0, ore=7)
    play(game, "take cultivation", "end")
    assert [supply(game, seat)["ore"] for seat in (0, 1)] == [9, 7]


def test_nothing_is_hauled_before_the_round_is_over() -> None:
    game = at_round_end(1)
    game.turns = 6
    give(game, donkey=3, ore=0)
    play(game, "take cultivation", "end")
    assert supply(game)["ore"] == 0
    play(game, "take housework", "end")
    assert supply(game)["ore"] == 3


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


def test_goods_may_be_converted_up_to_the_last_turn_of_an_era_but_not_between_eras() -> None:
    game = before_the_end("ask")
    give(game, emmer=1, gold=1)
    give(game, seat=1, emmer=1)
    assert offered(game, "eat") == ["emmer", "gold"]
    end_era(game)
    assert all_offers(game) == ["go on", "finish"]


# the mode "ask"


def test_the_start_player_is_asked_first_whether_to_go_on() -> None:
    game = end_era(before_the_end("ask"))
    assert (game.era, game.turn) == (1, 0)
    assert offers(game) == ["go on", "finish"]
    play(game, "go on")
    assert (game.era, game.turn) == (1, 1)
    assert offers(game) == ["go on", "finish"]


def test_era_2_follows_if_both_want_it() -> None:
    game = before_the_end("ask")
    give(game, gold=2)
    play(end_era(game), "go on", "go on")
    assert (game.era, game.turn) == (2, CHANCE)
    assert "c4" in covered(game, 0)
    assert "c4" not in covered(game, 1)
    assert game.walls == 10


def test_both_ways_to_era_2_lead_to_the_same() -> None:
    asked = play(end_era(before_the_end("ask")), "go on", "go on").view()
    plain = end_era(before_the_end("eras-1-2")).view()
    assert {key: value for key, value in asked.items() if key != "options"} == {
        key: value for key, value in plain.items() if key != "options"
    }


@pytest.mark.parametrize("answers", [("finish",), ("go on", "finish")], ids=["first", "second"])
def test_the_game_is_over_if_one_does_not_want_to_go_on(answers: tuple[str, ...]) -> None:
    game = before_the_end("ask")
    give(game, gold=2)
    give(game, seat=1, gold=3)
    play(end_era(game), *answers)
    assert (game.era, game.turn) == (1, OVER)
    assert game.scores() == [2, 3]
    assert game.winners() == [1]


def test_nobody_is_asked_in_the_other_modes() -> None:
    assert end_era(before_the_end("era-1")).turn == OVER
    assert end_era(before_the_end("eras-1-2")).turn == CHANCE
