"""How a game begins: home boards, dwarfs, food, tiles and markers for each number of players."""

from __future__ import annotations

from typing import Any

import pytest

import caverna
from caverna.cave_farmers.types import FarmersPlayer
from caverna.game import InvalidOption
from tests.cave_farmers.printed import FULL_ONLY_IDS, IDS, INTRODUCTORY_IDS
from tests.cave_farmers.rounds import at_round, new, question, reveal
from tests.cave_farmers.scenario import give, offered, play, points, start, supply
from tests.rules import rule

COUNTS = range(1, 8)
FOOD = {1: [2], 2: [1, 1], 3: [1, 1, 2], 4: [1, 1, 2, 3], 5: [1, 1, 2, 3, 3], 6: [1, 1, 2, 3, 3, 3],
        7: [1, 1, 2, 3, 3, 3, 3]}  # fmt: skip


def home(players: int = 2, seat: int = 0) -> FarmersPlayer:
    return new(players).view()["players"][seat]


def cells_with(key: str, value: object, players: int = 2) -> list[str]:
    return [cell["cell"] for cell in home(players)["cells"] if cell.get(key) == value]


@rule("farmers", 1, 2)
@pytest.mark.parametrize("players", COUNTS)
def test_players_start_with_food_by_seat_and_nothing_else(players: int) -> None:
    game = new(players)
    assert [supply(game, seat) for seat in range(players)] == [{"food": food} for food in FOOD[players]]


@rule("farmers", 1, 3)
@pytest.mark.parametrize("players", COUNTS)
def test_every_player_starts_with_two_unarmed_dwarfs_at_home_and_room_for_them(players: int) -> None:
    for p in new(players).view()["players"]:
        assert [(dwarf["strength"], dwarf["at_work"], dwarf["newborn"]) for dwarf in p["dwarfs"]] == [
            (0, False, False),
            (0, False, False),
        ]
        assert p["room_for_dwarfs"] == 2


@rule("farmers", 1, 4)
@pytest.mark.parametrize("players", COUNTS)
def test_every_player_starts_with_three_stables_no_furnishing_and_no_begging_marker(players: int) -> None:
    for p in new(players).view()["players"]:
        assert (p["stables_left"], p["furnishings"], p["begging"]) == (3, [], 0)


@rule("farmers", 12, 1)
def test_a_home_board_is_a_forest_of_twelve_cells_and_a_mountain_of_twelve() -> None:
    assert sorted(cells_with("ground", "forest")) == sorted(column + row for column in "abc" for row in "1234")
    assert sorted(cells_with("ground", "mountain")) == sorted(column + row for column in "def" for row in "1234")
    assert len(home()["cells"]) == 24


@rule("farmers", 12, 2)
def test_the_entry_level_dwelling_and_one_empty_cavern_are_there_from_the_start() -> None:
    assert cells_with("tile", "entry-level-dwelling") == ["d4"]
    assert cells_with("tile", "cavern") == ["d3"]
    assert len(cells_with("tile", None)) == 22


@rule("farmers", 12, 3)
def test_the_bonuses_lie_on_their_cells() -> None:
    assert cells_with("bonus", {"boar": 1}) == ["c1", "a3"]
    assert cells_with("bonus", {"food": 1}) == ["b4", "e4"]
    assert cells_with("bonus", {"food": 2}) == ["f1"]
    assert len(cells_with("bonus", {})) == 17


@rule("farmers", 12, 2)
def test_the_empty_cavern_can_be_furnished_in_the_first_round() -> None:
    game = at_round(2, 1)
    give(game, wood=1)
    play(game, "place housework", "furnish stone-carver")
    assert offered(game, "at") == ["d3"]


@rule("farmers", 12, 2)
def test_a_new_home_board_is_worth_two_dwarfs_less_22_unused_cells_and_4_missing_animals() -> None:
    assert points(new(2)) == 2 - 22 - 8


@rule("farmers", 1, 5)
@pytest.mark.parametrize("players", COUNTS)
def test_seat_0_has_the_starting_player_token_and_places_the_first_dwarf(players: int) -> None:
    game = at_round(players, 1)
    assert game.view()["starting_player"] == 0
    assert game.turn == 0


@rule("farmers", 1, 6)
def test_the_introductory_game_has_27_furnishings() -> None:
    offer = new(2, furnishings="introductory").view()["furnishings"]
    assert len(IDS & set(offer)) == 27
    assert IDS & set(offer) == INTRODUCTORY_IDS


@rule("farmers", 1, 6)
@pytest.mark.parametrize("players", COUNTS)
def test_the_full_game_has_all_48_furnishings_and_is_the_default(players: int) -> None:
    offer = new(players).view()["furnishings"]
    assert len(IDS & set(offer)) == 48
    assert set(offer) >= INTRODUCTORY_IDS | FULL_ONLY_IDS
    assert new(players) == new(players, furnishings="full")


@rule("farmers", 1, 6)
def test_a_furnishing_of_the_full_game_cannot_be_built_in_the_introductory_game() -> None:
    for furnishings, offer in (("full", ["dog-school"]), ("introductory", [])):
        game = start(2, furnishings=furnishings)  # without any goods only a free tile could be built
        play(game, "place housework")
        assert offered(game, "furnish") == offer


@rule("farmers", 1, 7)
def test_ordinary_dwellings_are_unlimited_and_other_furnishings_are_unique() -> None:
    game = start(2, spaces=["wish-for-children"])
    give(game, wood=9, stone=9)
    play(game, "place housework", "furnish dwelling", "at d3")
    assert "dwelling" in game.view()["furnishings"]
    give(game, seat=1, wood=9, stone=9)
    play(game, "place wish-for-children", "choose dwelling")
    assert "dwelling" in offered(game, "furnish")
    play(game, "furnish simple-dwelling-a", "at d3")
    assert "simple-dwelling-a" not in game.view()["furnishings"]
    assert "simple-dwelling-b" in game.view()["furnishings"]


@rule("farmers", 9, 2)
@pytest.mark.parametrize(
    ("players", "leaves", "questions"), [(1, 0, 0), (2, 3, 3), (3, 4, 3), (4, 4, 3), (5, 4, 3), (6, 4, 3), (7, 4, 3)]
)
def test_harvest_markers_by_number_of_players(players: int, leaves: int, questions: int) -> None:
    assert new(players).view()["markers"] == {"leaf": leaves, "question": questions}


@rule("farmers", 2, 1)
@pytest.mark.parametrize("players", COUNTS)
def test_rounds_played_by_number_of_players(players: int) -> None:
    skipped = [9] if players <= 2 else []
    assert new(players).view()["rounds"] == [n for n in range(1, 13) if n not in skipped]


@rule("farmers", 1, 1)
@pytest.mark.parametrize("players", [0, 8, -1, "2", 2.0, None, True])
def test_only_1_to_7_players_can_play(players: Any) -> None:
    with pytest.raises(InvalidOption, match="1 to 7 players"):
        caverna.new_game("cave-farmers", players=players)


@rule("farmers", 1, 1)
@pytest.mark.parametrize("option", ["furnishings", "harvest_reveal", "solo_clear", "solo_cards"])
def test_an_unknown_value_of_an_option_is_refused_by_name(option: str) -> None:
    with pytest.raises(InvalidOption, match=f"{option}='sometimes'"):
        new(2, **{option: "sometimes"})


@rule("farmers", 1, 1)
def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(InvalidOption, match="'weather'"):
        new(2, weather="fine")


@rule("farmers", 1, 1)
def test_options_have_their_defaults() -> None:
    assert new(1).options == {
        "players": 1, "furnishings": "full", "harvest_reveal": "start", "solo_clear": "over6",
    }  # fmt: skip


# the starting player


@rule("rulings", "F18")
@pytest.mark.parametrize("players", [2, 3, 7])
def test_seat_0_starts_and_seats_are_in_turn_order(players: int) -> None:
    game = reveal(new(players))
    assert game.view()["starting_player"] == 0
    order: list[int] = []
    for _ in range(players + 1):
        order.append(game.turn)
        while game.turn == order[-1]:
            game.apply(game.legal_actions()[0])
    assert order == [*range(players), 0]


@rule("rulings", "F18")
def test_no_draw_for_the_starting_player_is_part_of_the_game() -> None:
    game = new(4)
    assert question(game) == "card"
    assert [p["goods"]["food"] for p in game.view()["players"]] == [1, 1, 2, 3]  # from seat 0 on
