"""What the view says of things that follow from the rules: food owed, harvests, who is next and who is where, room."""

from __future__ import annotations

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.types import FarmersPlayer
from tests.cave_farmers.scenario import family, furnish, give, harvest, lay, play, player, start
from tests.rules import rule


def seen(game: Game, seat: int = 0) -> FarmersPlayer:
    return game.view()["players"][seat]


def owed(game: Game, seat: int = 0) -> tuple[int, int]:
    found = seen(game, seat)["food_owed"]
    assert found is not None
    return found["round"], found["food"]


def ends(game: Game) -> dict[int, str]:
    return {row["round"]: row["harvest"] for row in game.view()["harvests"]}


@rule("farmers", 10, 5)
def test_food_is_owed_for_the_next_round_that_ends_with_a_feeding() -> None:
    assert owed(start(round=1)) == (3, 4)
    assert owed(start(round=4)) == (4, 2)


@rule("farmers", 10, 5)
def test_after_a_feeding_the_next_one_is_owed() -> None:
    game = start(round=3)
    give(game, food=4)
    give(game, 1, grain=2)
    harvest(game)
    assert game.turn == 1
    assert owed(game, 0) == (4, 2)
    assert owed(game, 1) == (3, 4)


@rule("farmers", 10, 5)
def test_while_animals_breed_nobody_owes_for_this_round() -> None:
    game = start(round=3)
    give(game, food=4, sheep=2, ruby=1)
    give(game, 1, food=4)
    harvest(game)
    assert game.question() == "breed"
    assert owed(game, 0) == owed(game, 1) == (4, 2)


@rule("farmers", 10, 5)
def test_a_dwarf_fed_by_the_working_cave_is_no_longer_owed_for() -> None:
    game = start(round=3)
    furnish(game, "working-cave")
    give(game, wood=1, food=1)
    play(harvest(game), "feed wood")
    assert owed(game) == (3, 2)


@rule("farmers", 10, 5)
def test_while_phases_are_chosen_the_feeding_is_still_to_come() -> None:
    game = start(round=7)
    harvest(game, "partial")
    assert game.question() == "phase"
    assert owed(game, 0) == owed(game, 1) == (7, 4)


@rule("farmers", 10, 1)
def test_a_newborn_is_grown_when_the_next_round_begins() -> None:
    game = start(players=4, round=2)
    player(game).room = 3
    play(game, "place growth", "choose grow")
    assert owed(game) == (3, 6)
    harvest(game, "none")
    assert game.question() == "card"
    assert owed(game) == (3, 6)
    assert not any(dwarf["newborn"] for dwarf in seen(game)["dwarfs"])


@rule("farmers", 10, 1)
def test_a_newborn_of_this_round_eats_one() -> None:
    game = start(players=4, round=3)
    player(game).room = 3
    play(game, "place growth", "choose grow")
    assert owed(game) == (3, 5)


@rule("farmers", 8, 7)
def test_the_next_dwarf_is_marked_while_it_is_being_placed_and_only_then() -> None:
    game = start(round=3)
    family(game, 5, 2)
    assert [dwarf["next"] for dwarf in seen(game)["dwarfs"]] == [False, True]
    assert not any(dwarf["next"] for dwarf in seen(game, 1)["dwarfs"])
    give(game, grain=2)
    harvest(game)
    assert game.question() == "feed"
    assert not any(dwarf["next"] for dwarf in seen(game)["dwarfs"])


def standing(game: Game, seat: int = 0) -> list[tuple[int, str | None]]:
    """Each dwarf as one sees it: its weapon, and where it stands."""
    return [(dwarf["strength"], dwarf["space"]) for dwarf in seen(game, seat)["dwarfs"]]


@rule("farmers", 8, 7)
def test_a_dwarf_is_seen_where_it_was_placed() -> None:
    game = start(players=1)
    family(game, 5, 2, 3)
    play(game, "place wood-gathering", "place ruby-mining")
    assert standing(game) == [(5, None), (2, "wood-gathering"), (3, "ruby-mining")]
    assert [dwarf["at_work"] for dwarf in seen(game)["dwarfs"]] == [False, True, True]


@rule("farmers", 8, 7)
def test_a_dwarf_called_out_of_order_is_seen_where_it_went() -> None:
    game = start()
    family(game, 2, 5)
    give(game, ruby=1)
    play(game, "call 5", "place wood-gathering")
    assert standing(game) == [(2, None), (5, "wood-gathering")]
    assert standing(Game.from_dict(game.to_dict())) == standing(game.copy()) == standing(game)


@rule("farmers", 8, 7)
def test_a_dwarf_at_work_is_seen_with_its_present_weapon() -> None:
    game = start(spaces=["blacksmithing"])
    furnish(game, "peaceful-cave")
    family(game, 0, 6)
    give(game, ore=3)
    play(game, "place blacksmithing", "choose forge", "forge 3")
    assert standing(game) == [(3, "blacksmithing"), (6, None)]
    play(game, "choose expedition", "loot weapons", "stop")
    assert standing(game) == [(5, "blacksmithing"), (7, None)]
    play(game, "place wood-gathering", "disarm 5 at work")
    assert standing(game) == [(0, "blacksmithing"), (7, None)]


@rule("farmers", 8, 7)
def test_the_traveller_is_marked_until_the_expedition_is_over() -> None:
    game = start(spaces=["blacksmithing"])
    family(game, 4, 4)
    play(game, "place blacksmithing")
    assert not any(dwarf["travelling"] for dwarf in seen(game)["dwarfs"])
    play(game, "choose expedition", "loot dog")
    assert [dwarf["travelling"] for dwarf in seen(game)["dwarfs"]] == [True, False]
    assert not any(dwarf["travelling"] for dwarf in seen(game, 1)["dwarfs"])
    play(game, "stop")
    assert not any(dwarf["travelling"] for dwarf in seen(game)["dwarfs"])


@rule("farmers", 8, 7)
def test_a_newborn_is_seen_beside_its_parent() -> None:
    game = start(players=4)
    player(game).room = 3
    play(game, "place growth", "choose grow")
    assert standing(game) == [(0, "growth"), (0, None), (0, "growth")]


@rule("farmers", 8, 7)
def test_at_the_end_of_the_round_everybody_is_seen_at_home() -> None:
    game = play(start(), "place wood-gathering", "place ore-mining", "place supplies", "place starting-player")
    assert game.round == 2
    assert standing(game, 0) == standing(game, 1) == [(0, None), (0, None)]


@rule("farmers", 19, 5)
def test_room_for_the_sixth_dwarf_counts_once_there_are_five() -> None:
    game = start(players=4, round=10)
    furnish(game, "additional-dwelling")
    family(game, 0, 0, 0, 0)
    assert seen(game)["room_for_dwarfs"] == 4
    family(game, 0, 0, 0, 0, 0)
    assert seen(game)["room_for_dwarfs"] == 6
    play(game, "place growth", "choose grow")
    assert len(seen(game)["dwarfs"]) == seen(game)["room_for_dwarfs"] == 6


@rule("farmers", 9, 3)
def test_markers_are_known_once_only_one_kind_is_left() -> None:
    game = start(round=10)
    game.leaves, game.questions, game.harvest = 0, 2, 0
    assert ends(game) == {10: "none", 11: "one-food", 12: "partial"}
    assert owed(game) == (11, 2)
    game.leaves, game.questions = 2, 0
    assert ends(game) == {10: "none", 11: "harvest", 12: "harvest"}
    game.leaves, game.questions = 1, 1
    assert ends(game) == {10: "none", 11: "marker", 12: "marker"}


@rule("farmers", 15, 1)
def test_a_field_shows_how_much_grows_on_it() -> None:
    game = start()
    lay(game, field="a1 b1 c1 a2 b2 c2", grain_3="a1", grain_2="b1", grain_1="c1", vegetable_2="a2", vegetable_1="b2")
    assert {cell["cell"]: cell["crop"] for cell in seen(game)["cells"] if cell["tile"] == "field"} == {
        "a1": {"grain": 3}, "b1": {"grain": 2}, "c1": {"grain": 1},
        "a2": {"vegetable": 2}, "b2": {"vegetable": 1}, "c2": {},
    }  # fmt: skip


@rule("farmers", 21, 4)
def test_a_furnishing_is_paid_first_and_laid_then() -> None:
    for tile in ("dwelling", "simple-dwelling-a"):
        game = start()
        furnish(game, "builder")
        give(game, wood=4, stone=3, ore=1)
        play(game, "place housework", f"furnish {tile}")
        assert game.question() == "pay"
        play(game, "pay as printed")
        assert game.question() == "cell"


@rule("farmers", 16, 4)
def test_a_tile_that_lies_on_another_is_shown_a_layer_higher() -> None:
    game = start()
    lay(game, field="a1", meadow="b1", small="c1", large_across="a2", tunnel="e1", deep="e2", ore_mine="e3")
    lay(game, ruby_mine="f1", cavern="d3")
    layers = {cell["cell"]: cell["layer"] for cell in seen(game)["cells"] if cell["tile"] is not None}
    assert layers == {
        "a1": 1, "b1": 1, "c1": 2, "a2": 2, "b2": 2, "e1": 1, "d3": 1, "e2": 2, "e3": 2, "f1": 3, "d4": 1,
    }  # fmt: skip
