"""Extension: a twin tile with its good, and both with the Guest room."""

from __future__ import annotations

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.grid import cells
from tests.cave_farmers.parts import FULL_FOREST, FULL_MOUNTAIN, do, guest
from tests.cave_farmers.rounds import at_round, next_round
from tests.cave_farmers.scenario import furnish, lay, occupy, offered, offers, play, player, start, supply
from tests.rules import rule

FOREST = "a1 b1 c1 a2 b2 c2 a3 b3 c3 a4 b4 c4"

MOUNTAIN = "d1 e1 f1 d2 e2 f2 d3 e3 f3 e4 f4"


@rule("rulings", "F4")
def test_guest_room_lays_both_tiles_of_extension_with_both_goods() -> None:
    game = guest(7)
    play(game, "place extension")
    do(game, "meadow-field")
    do(game, "cavern-tunnel")
    assert supply(game)["wood"] == 20 + 1
    assert supply(game)["stone"] == 20 + 1
    assert player(game).field == cells("b4", "a3")
    assert player(game).tunnel == cells("e4", "e3", "e2", "e1")


@rule("rulings", "F4")
def test_guest_room_lays_both_tiles_of_extension_only_once_in_a_game() -> None:
    game = guest(7)
    play(game, "place extension", "choose meadow-field", "tile meadow-field b3 a3")
    play(game, "choose cavern-tunnel", "tile cavern-tunnel d1 e1")
    next_round(game)
    play(game, "place extension")
    assert offers(game) == ["choose meadow-field"]  # there is no more room in the mountain
    lay(game, cavern="d3", tunnel="")
    assert offers(game) == ["choose meadow-field", "choose cavern-tunnel"]
    play(game, "choose meadow-field", "tile meadow-field b2 a2")
    assert game.turn == 1


@rule("rulings", "F4")
def test_both_tiles_of_an_imitated_extension_spend_the_guest_room_too() -> None:
    game = guest(7)
    occupy(game, "extension")
    play(game, "place imitation-3", "imitate extension", "choose meadow-field", "tile meadow-field b3 a3")
    play(game, "choose cavern-tunnel", "tile cavern-tunnel d1 e1")
    next_round(game)
    lay(game, cavern="d3", tunnel="")
    play(game, "place extension", "choose meadow-field", "tile meadow-field b2 a2")
    assert game.turn == 1


@rule("rulings", "F4")
def test_one_tile_of_extension_does_not_spend_the_guest_room() -> None:
    game = guest(7)
    play(game, "place extension", "choose meadow-field", "tile meadow-field b3 a3", "stop")
    next_round(game)
    play(game, "place extension", "choose meadow-field", "tile meadow-field b2 a2")
    assert offers(game)[:2] == ["stop", "choose cavern-tunnel"]


@rule("rulings", "F4")
def test_both_tiles_of_extension_do_not_spend_the_guest_room_elsewhere() -> None:
    game = guest(7)
    play(game, "place extension")
    do(game, "meadow-field")
    do(game, "cavern-tunnel")
    next_round(game)
    play(game, "place growth", "choose goods")
    assert offers(game)[:2] == ["stop", "choose grow"]


@rule("farmers", 4, 17)
def test_extension_lays_a_meadow_field_tile_with_a_wood() -> None:
    game = start(7)
    play(game, "place extension", "choose meadow-field", "tile meadow-field c4 c3")
    assert supply(game) == {"wood": 1}
    assert (player(game).meadow, player(game).field) == (cells("c4"), cells("c3"))
    assert game.turn == 1


@rule("farmers", 4, 17)
def test_extension_lays_a_cavern_tunnel_tile_with_a_stone() -> None:
    game = start(7)
    play(game, "place extension", "choose cavern-tunnel", "tile cavern-tunnel d2 e2")
    assert supply(game) == {"stone": 1}
    assert (player(game).cavern, player(game).tunnel) == (cells("d3", "d2"), cells("e2"))
    assert game.turn == 1


@rule("farmers", 4, 17)
def test_extension_must_not_give_a_good_without_its_tile() -> None:
    game = start(7)
    play(game, "place extension")
    assert offers(game) == ["choose meadow-field", "choose cavern-tunnel"]
    game = start(7)
    lay(game, meadow=FULL_FOREST)
    play(game, "place extension")
    assert offers(game) == ["choose cavern-tunnel"]
    game = start(7)
    lay(game, meadow=FULL_FOREST, cavern="d3", tunnel=FULL_MOUNTAIN)
    assert "extension" not in offered(game, "place")


@rule("farmers", 3, 6)
@rule("farmers", 4, 17)
def test_extension_gathers_nothing() -> None:
    game = at_round(7, 6)
    play(game, "place extension", "choose cavern-tunnel", "tile cavern-tunnel d2 d1")
    assert supply(game) == {"food": 1, "stone": 1}


def extension() -> Game:
    return start(players=7)


@rule("rulings", "F4")
def test_extension_gives_the_good_with_the_tile_of_its_half() -> None:
    game = play(extension(), "place extension", "choose meadow-field")
    assert supply(game) == {}
    play(game, "tile meadow-field c4 c3")
    assert supply(game) == {"wood": 1}
    assert game.turn == 1
    game = play(extension(), "place extension", "choose cavern-tunnel", "tile cavern-tunnel e3 e2")
    assert supply(game) == {"stone": 1}
    assert game.turn == 1


@rule("rulings", "F4")
def test_extension_gives_no_good_without_a_tile() -> None:
    game = extension()
    lay(game, meadow=FOREST)
    play(game, "place extension")
    assert offers(game) == ["choose cavern-tunnel"]
    game = extension()
    lay(game, meadow=FOREST, cavern=MOUNTAIN)
    assert "extension" not in offered(game, "place")


@rule("rulings", "F4")
def test_guest_room_uses_both_halves_of_extension_once_a_game() -> None:
    game = extension()
    furnish(game, "guest-room")
    play(game, "place extension", "choose meadow-field", "tile meadow-field c4 c3")
    assert {"stop", "choose cavern-tunnel"} <= set(offers(game))
    play(game, "choose cavern-tunnel", "tile cavern-tunnel e3 e2")
    assert supply(game) == {"wood": 1, "stone": 1}
    play(next_round(game), "place extension", "choose meadow-field", "tile meadow-field b4 b3")
    assert game.turn == 1  # the second time only one half


@rule("rulings", "F4")
def test_using_one_half_of_extension_does_not_spend_the_guest_room() -> None:
    game = extension()
    furnish(game, "guest-room")
    play(game, "place extension", "choose meadow-field", "tile meadow-field c4 c3", "stop")
    play(next_round(game), "place extension", "choose cavern-tunnel", "tile cavern-tunnel e3 e2")
    assert "choose meadow-field" in offers(game)
