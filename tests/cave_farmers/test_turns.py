"""The work phase: whose turn it is, and who begins the next round."""

from __future__ import annotations

from caverna.cave_farmers.game import Game
from tests.cave_farmers.rounds import at_round, finish, next_round, question, space
from tests.cave_farmers.scenario import (
    CHANCE,
    family,
    furnish,
    offered,
    offers,
    play,
    start,
    supply,
)
from tests.rules import rule

SIMPLE = ["supplies", "wood-gathering", "ore-mining", "strip-mining", "forest-exploration", "ruby-mining", "housework",
          "logging", "drift-mining"]  # fmt: skip


def turns(game: Game, placements: int) -> list[int]:
    """Who places the next dwarfs, one after another."""
    seats = []
    for _ in range(placements):
        seats.append(game.turn)
        simple = [name for name in SIMPLE if name in offered(game, "place")]
        finish(play(game, f"place {simple[0]}"))
    return seats


# turn order


@rule("farmers", 8, 1)
def test_players_place_one_dwarf_at_a_time_in_turn_order() -> None:
    assert turns(start(3), 6) == [0, 1, 2, 0, 1, 2]


@rule("farmers", 8, 2)
def test_a_player_without_dwarfs_is_skipped() -> None:
    game = start(3)
    family(game, 0, 0, 0, seat=0)
    family(game, 0, seat=1)
    assert turns(game, 6) == [0, 1, 2, 0, 2, 0]
    assert game.turn == CHANCE


@rule("farmers", 8, 2)
def test_a_player_with_more_dwarfs_goes_on_alone() -> None:
    game = start(2)
    family(game, 0, 0, 0, 0, 0, seat=1)
    for seat, name in zip([0, 1, 0, 1, 1, 1, 1], ["supplies", "wood-gathering", "ore-mining", "starting-player",
                                                  "logging", "drift-mining", "housework"], strict=True):  # fmt: skip
        assert game.turn == seat
        finish(play(game, f"place {name}"))
    assert game.turn == CHANCE


@rule("farmers", 19, 7)
def test_a_newborn_is_not_placed_in_its_first_round() -> None:
    game = start(2, round=4)
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow")
    play(game, "place supplies", "place wood-gathering", "place ore-mining")
    assert (game.turn, question(game)) == (0, "feed")  # nobody is left to place: the round is over


@rule("farmers", 8, 3)
def test_dwarfs_return_home_and_all_spaces_are_free_in_the_next_round() -> None:
    game = at_round(2, 1)
    for name in ("supplies", "wood-gathering", "ore-mining", "starting-player"):
        play(game, f"place {name}")
    assert game.turn == CHANCE
    play(game, offers(game)[0])
    assert all(space["seat"] is None for space in game.view()["spaces"])
    assert not any(dwarf["at_work"] for p in game.view()["players"] for dwarf in p["dwarfs"])
    assert {"supplies", "wood-gathering", "ore-mining", "starting-player"} <= set(offered(game, "place"))


@rule("farmers", 8, 3)
def test_a_space_shows_whose_dwarf_is_there() -> None:
    game = start(2)
    play(game, "place supplies", "place wood-gathering")
    assert (space(game, "supplies")["seat"], space(game, "wood-gathering")["seat"]) == (0, 1)
    assert space(game, "ore-mining")["seat"] is None


# starting player


@rule("farmers", 8, 4)
def test_the_turn_order_of_a_round_does_not_change_with_the_starting_player() -> None:
    game = start(3)
    play(game, "place supplies", "place starting-player")
    assert game.view()["starting_player"] == 1
    assert turns(game, 4) == [2, 0, 1, 2]


@rule("farmers", 8, 4)
def test_the_new_starting_player_begins_the_next_round() -> None:
    game = start(3)
    play(game, "place supplies", "place wood-gathering", "place starting-player")
    next_round(game)
    assert game.view()["starting_player"] == 2
    assert turns(game, 4) == [2, 0, 1, 2]


@rule("farmers", 8, 4)
def test_the_starting_player_stays_if_nobody_takes_the_token() -> None:
    game = start(3)
    play(game, "place supplies", "place starting-player")
    next_round(game)
    assert game.turn == 1
    next_round(game)
    assert game.turn == 1


@rule("farmers", 8, 4)
def test_the_starting_player_may_take_the_token_again() -> None:
    game = at_round(2, 3)
    play(game, "place starting-player")
    assert game.view()["starting_player"] == 0
    assert supply(game) == {"food": 1 + 3, "ore": 2}
