"""The short game: era II alone, with a pool of era I rooms that serves both players."""

from __future__ import annotations

import pytest

import caverna
from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.rooms import INDEX as ROOM
from tests.cave_vs_cave.scenario import (
    CHANCE,
    LIGHT_2,
    OVER,
    clear,
    end_turns,
    fresh,
    furnish,
    give,
    offered,
    offers,
    only,
    own,
    play,
    show,
    stock,
    supply,
)
from tests.rules import rule

DARK_2 = {
    "mining-cave", "hitching-post", "wainwright", "ceremonial-hall", "ironsmith", "swordsmith", "slaughtering-cave",
    "weaponsmith", "weapon-chamber", "armory", "oublette", "gold-donkey", "iron-trader", "equipment-cabinet",
    "breeding-cave",
}  # fmt: skip
OTHERS_1 = {
    "shelf", "spinning-wheel", "tunnel", "grindstone", "parlor", "stall", "storeroom", "weaving-room",
    "furniture-workshop", "gold-vein", "junction-room", "digging-cave", "bakehouse", "state-room", "secret-chamber",
    "treasury", "prospecting-site", "retting-room", "equipment-room", "wood-storeroom", "dungeon",
}  # fmt: skip
ALWAYS = ["food-corner", "warehouse", "sacrificial-altar"]
TILES = {
    "cultivation", "housework", "excavation", "undergrowth", "furnishing", "masonry", "undermining", "expansion",
    "breach", "drift-mining", "expedition",
}  # fmt: skip


def new() -> Game:
    game = caverna.new_game("cave-vs-cave", players=2, mode="short")
    assert isinstance(game, Game)
    return game


def short(*pool: str, tile: str = "decoration") -> Game:
    """A short game with some rooms in the pool beside the usual three; a tile stands on the first slot."""
    more = [room for room in ("stall", "storeroom", "bakehouse") if room not in pool]
    drawn = [*pool, *more][:3]
    return play(new(), *[f"draw {room}" for room in drawn], f"turn up {tile}")


def cells(game: Game, seat: int, tile: str) -> set[str]:
    return {cell["cell"] for cell in game.view()["players"][seat]["cells"] if cell["tile"] == tile}


# set-up


@rule("caves", 18, 1)
def test_three_of_21_rooms_join_the_pool() -> None:
    game = new()
    assert game.view()["pool"] == ALWAYS
    assert set(offered(game, "draw")) == OTHERS_1
    assert game.chance_weights() == [1] * 21
    play(game, "draw shelf", "draw dungeon")
    assert set(offered(game, "draw")) == OTHERS_1 - {"shelf", "dungeon"}
    play(game, "draw parlor")
    assert set(game.view()["pool"]) == {*ALWAYS, "shelf", "dungeon", "parlor"}
    assert offered(game, "draw") == []


@rule("caves", 18, 2)
def test_all_goods_start_at_1_and_gold_at_3() -> None:
    for seat in (0, 1):
        assert supply(short(), seat) == {
            "wood": 1, "stone": 1, "emmer": 1, "flax": 1, "food": 1, "gold": 3, "donkey": 1, "ore": 1, "iron": 1,
            "weapon": 1,
        }  # fmt: skip


@rule("caves", 18, 2)
def test_only_the_second_board_is_used_with_its_gate_empty() -> None:
    game = short()
    for seat in (0, 1):
        assert cells(game, seat, "covered") == {"a2", "b2", "b3", "b4", "c1", "c2", "c3"}
        assert cells(game, seat, "empty") == {"c4"}
        assert cells(game, seat, "room") == set()
        assert game.view()["players"][seat]["rooms"] == []


@rule("caves", 18, 2)
def test_the_display_holds_the_light_rooms_of_era_2_only() -> None:
    view = short().view()
    assert set(view["display"]) == LIGHT_2
    assert set(view["unseen"]) == DARK_2  # fourteen lie on the boards, the one removed stays among them


@rule("caves", 18, 2)
def test_there_are_5_walls_and_a_spare_cavern() -> None:
    view = short().view()
    assert view["walls"] == 5
    assert view["spare_cavern"]


@rule("caves", 18, 2)
def test_eleven_tiles_of_era_1_are_face_up_and_a_slot_is_turned_up_each_round() -> None:
    game = play(new(), "draw shelf", "draw stall", "draw parlor")
    assert game.turn == CHANCE
    assert set(offered(game, "turn up")) == {"decoration", "arms-trade", "interior-design", "weekly-market"}
    play(game, "turn up arms-trade")
    assert game.view()["slots"] == ["arms-trade", None, None, None]
    assert set(offered(game, "take")) == TILES | {"arms-trade"}


# course


@rule("caves", 18, 3)
def test_four_rounds_of_four_turns_each_with_the_start_player_alternating() -> None:
    game = fresh(mode="short")
    seats: list[list[int]] = []
    for _ in range(4):
        seats.append([])
        for _ in range(8):
            seats[-1].append(game.turn)
            end_turns(game, 1)
    assert seats == [[0, 1] * 4, [1, 0] * 4, [0, 1] * 4, [1, 0] * 4]
    assert game.turn == OVER


@rule("caves", 18, 3)
def test_donkeys_haul_in_the_short_game_too() -> None:
    game = fresh(mode="short")
    give(game, donkey=2, ore=0)
    for ore in (0, 2, 4, 6):
        assert supply(game)["ore"] == ore
        end_turns(game, 8)
    assert supply(game)["ore"] == 6


@rule("caves", 18, 3)
def test_slot_4_wants_more_weapons_in_the_short_game_too() -> None:
    game = end_turns(fresh(mode="short"), 24)
    assert game.round == 4
    tile = game.view()["slots"][3]
    assert tile not in offered(game, "take")
    give(game, game.turn, weapon=2)
    assert tile in offered(game, "take")


@rule("caves", 18, 4)
def test_digging_starts_at_the_gate_of_the_second_board() -> None:
    game = play(short(), "take excavation", "excavate")
    assert set(offered(game, "dig")) == {"b4", "c3"}


@rule("caves", 18, 4)
def test_the_gate_has_no_walls_at_all() -> None:
    game = short()
    show(game, "cattle-market", "ore-vein", "store", "mining-cave", "box")  # 0-1, 0-3, 1-3, 0-3 and 2 walls
    give(game, wood=5, stone=5, emmer=5, food=9)
    play(game, "take furnishing", "furnish for 1 food per dwarf")
    assert set(offered(game, "furnish")) == {"cattle-market", "ore-vein", "mining-cave"}
    play(game, "furnish ore-vein")
    assert offers(game) == ["at c4"]


# the pool


@rule("caves", 18, 5)
def test_orange_rooms_of_the_pool_can_be_activated_by_both() -> None:
    game = short()
    give(game, food=0)
    give(game, seat=1, food=0)
    play(game, "take undergrowth", "activate 1 room", "activate food-corner", "end")
    assert supply(game)["food"] == 3
    assert supply(game, 1)["food"] == 0
    play(game, "take cultivation", "activate 1 room", "activate food-corner", "end")
    assert supply(game, 1)["food"] == 3


@rule("caves", 18, 5)
def test_own_rooms_and_rooms_of_the_pool_are_activated_side_by_side() -> None:
    game = short("gold-vein")
    furnish(game, "ceremonial-hall", "c4")
    only(game, food=3, gold=0)
    play(game, "take expedition", "activate 3 rooms", "activate warehouse", "activate gold-vein")
    play(game, "activate ceremonial-hall")
    assert stock(game) == {"wood": 1, "stone": 2, "emmer": 1, "flax": 1, "food": 1, "gold": 3}


@rule("caves", 18, 5)
def test_rooms_of_one_activation_differ_in_the_pool_too() -> None:
    game = short("gold-vein")
    play(game, "take undermining", "activate 2 rooms", "activate gold-vein")
    assert "gold-vein" not in offered(game, "activate")
    assert "sacrificial-altar" in offered(game, "activate")


@rule("caves", 18, 5)
def test_there_is_no_cave_entrance() -> None:
    game = play(short(), "take cultivation", "activate 1 room")
    assert "cave-entrance" not in offered(game, "activate")


@rule("caves", 18, 6)
def test_rooms_of_the_pool_cannot_be_furnished() -> None:
    game = short("gold-vein", "shelf", "prospecting-site")
    clear(game, "b2 c2")
    give(game, wood=9, stone=9, gold=19)
    play(game, "take housework", "furnish for 1 gold")
    assert set(offered(game, "furnish")) <= LIGHT_2


@rule("caves", 18, 6)
def test_rooms_of_the_pool_score_for_nobody() -> None:
    game = short("state-room", "dungeon", "treasury")
    assert game.score_sheet(0)["rooms"] == 0
    assert game.score_sheet(1)["rooms"] == 0


# blue rooms of the pool

BLUES: list[tuple[str, tuple[str, ...], dict[str, int]]] = [
    ("dungeon", ("take masonry", "build wall", "wall b4 c4"), {"gold": 2}),
    ("retting-room", ("take cultivation", "gain flax"), {"flax": 1, "food": 1}),
    ("prospecting-site", ("take undergrowth", "prospect"), {"food": -1, "gold": 1}),
    (
        "wood-storeroom",
        ("take drift-mining", "activate 1 room", "activate sacrificial-altar"),
        {"emmer": -1, "flax": -1, "food": -1, "gold": 3},
    ),
]


@rule("caves", 18, 7)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("room", "script", "change"), BLUES, ids=[row[0] for row in BLUES])
def test_blue_rooms_of_the_pool_serve_both_each_on_the_own_turn(
    room: str, script: tuple[str, ...], change: dict[str, int], seat: int
) -> None:
    game = short(room)
    if seat == 1:
        play(game, "take housework", "end")
    before, other = supply(game, seat), supply(game, 1 - seat)
    play(game, *script)
    assert {good: n - before[good] for good, n in supply(game, seat).items() if n != before[good]} == change
    assert supply(game, 1 - seat) == other


@rule("caves", 18, 7)
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("tile", "effect", "rooms"), [
    ("undermining", "activate 2 rooms", 3), ("expedition", "activate 3 rooms", 4),
])  # fmt: skip
def test_example_of_the_rules_the_equipment_room_in_the_pool_adds_an_activation(
    tile: str, effect: str, rooms: int, seat: int
) -> None:
    game = short("equipment-room", "gold-vein", "state-room")
    if seat == 1:
        play(game, "take housework", "end")
    furnish(game, "ceremonial-hall", "c4", seat)
    give(game, seat, food=2)
    play(game, f"take {tile}", effect)
    for room in ("gold-vein", "state-room", "ceremonial-hall", "warehouse")[:rooms]:
        assert room in offered(game, "activate")
        play(game, f"activate {room}")
    assert offers(game) == ["end"]


@rule("caves", 18, 7)
def test_blue_rooms_of_the_pool_are_not_activated() -> None:
    game = play(short("dungeon", "retting-room", "wood-storeroom"), "take cultivation", "activate 1 room")
    assert not {"dungeon", "retting-room", "wood-storeroom"} & set(offered(game, "activate"))


def pooled(*rooms: str) -> Game:
    """A short game with exactly these rooms in the pool."""
    game = fresh(mode="short")
    game.pool = sum(1 << ROOM[room] for room in rooms)
    return game


@rule("caves", 18, 7)
def test_each_blue_room_of_the_pool_serves_both_players() -> None:
    for seat in (0, 1):
        game = pooled("dungeon", "equipment-room", "retting-room", "prospecting-site", "wood-storeroom", "food-corner")
        if seat:
            play(game, "take breach", "end")
        only(game, seat, food=3)
        play(game, "take masonry", "build wall", "wall b3 c3")
        assert stock(game, seat) == {"food": 3, "gold": 2}
        play(game, "activate 1 room", "stop")
        assert stock(game, seat) == {"food": 3, "gold": 2, "wood": 1}
        play(game, "end", f"take {'drift-mining' if seat else 'breach'}", "end", "take undergrowth", "prospect")
        assert stock(game, seat) == {"food": 2, "gold": 3, "wood": 1}
        if not seat:
            play(game, "end", "take drift-mining", "end", "take cultivation", "gain flax")
            assert stock(game, seat) == {"food": 3, "gold": 3, "wood": 1, "flax": 1}


@rule("caves", 18, 7)
def test_the_equipment_room_of_the_pool_gives_a_third_room() -> None:
    game = pooled("equipment-room", "food-corner", "shelf", "tunnel", "parlor", "storeroom")
    only(game)
    play(game, "take undermining", "activate 2 rooms", "activate food-corner", "activate storeroom")
    assert set(offered(game, "activate")) == {"shelf", "tunnel", "parlor"}


# colours and cavern


@rule("caves", 18, 8)
def test_the_first_room_may_be_blue() -> None:
    game = short()
    clear(game, "b2 c2")
    show(game, "equipment-cabinet", "iron-trader")
    give(game, gold=9, wood=9, iron=9)
    play(game, "take housework", "furnish for 1 gold")
    assert set(offered(game, "furnish")) == {"equipment-cabinet", "iron-trader"}
    play(game, "furnish iron-trader", "at b2")
    give(game, food=9)
    play(game, "furnish for 1 food per dwarf", "furnish equipment-cabinet", "at c2")
    assert [room["id"] for room in game.view()["players"][0]["rooms"]] == ["iron-trader", "equipment-cabinet"]


@rule("caves", 18, 9)
def test_the_first_full_board_of_eight_takes_the_cavern() -> None:
    game = short()
    own(game, "bloomery", "store", "box", "armory", "oublette", "swordsmith", "ironsmith")  # all but c4
    assert cells(game, 0, "empty") == {"c4"}
    show(game, "ore-vein")
    play(game, "take housework", "furnish for 1 gold", "furnish ore-vein", "at c4")
    assert offers(game) == ["side 2", "side 3"]
    play(game, "side 2")
    assert [p["additional_cavern"] for p in game.view()["players"]] == [2, 0]


@rule("caves", 18, 10)
def test_the_short_game_is_scored_by_era_2_alone() -> None:
    game = end_turns(fresh(mode="short"), 31)
    only(game, weapon=3, iron=1, gold=1)
    only(game, seat=1, weapon=1, iron=1, gold=4, food=9, wood=9, ore=9, donkey=9)
    furnish(game, "ore-vein", "c4", seat=1)
    end_turns(game, 1)
    assert game.turn == OVER
    assert game.scores() == [4, 5.5]
    assert game.winners() == [1]
    assert game.score_sheet(0)["first-era"] == 0
