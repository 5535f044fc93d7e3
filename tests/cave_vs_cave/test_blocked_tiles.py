"""Why an action tile cannot be taken, and what the rules say of effects that cannot be used."""

from __future__ import annotations

from typing import Any

from tests.cave_vs_cave.scenario import clear, give, only, own, play, player, show, start


def reason(game: Any, tile: str) -> tuple[str, dict[str, Any]]:
    """What a decision says of an action tile."""
    (row,) = [row for row in game.decision()["blocked"] if row.get("tile") == tile]
    return row["reason"], row["arguments"]


def test_a_tile_is_taken() -> None:
    game = play(start(), "take cultivation", "end")
    assert reason(game, "cultivation") == ("occupied", {"seat": 0})


def test_the_renovation_is_for_the_one_with_more_gold() -> None:
    game = start()
    give(game, gold=3)
    give(game, seat=1, gold=3)
    assert reason(game, "renovation") == ("not-ahead", {"good": "gold"})


def test_the_last_slot_is_for_the_one_with_more_weapons() -> None:
    game = start(era=2)
    assert reason(game, "weekly-market") == ("not-ahead", {"good": "weapon"})


def test_another_tile_waits_for_the_next_turn() -> None:
    game = play(start(), "take cultivation")
    assert reason(game, "excavation") == ("not-now", {})
    assert reason(game, "cultivation") == ("occupied", {"seat": 0})


def test_nothing_is_blocked_at_the_end() -> None:
    game = start()
    game.drop()
    assert game.decision()["blocked"] == []


# effects


def obstacle(game: Any, effect: str) -> tuple[str, dict[str, Any]]:
    """What a decision says of an effect of the tile that was taken."""
    (row,) = [row for row in game.decision()["blocked"] if row.get("effect") == effect]
    return row["reason"], row["arguments"]


def test_a_second_tile_cannot_be_reached() -> None:
    game = start()
    give(game, food=2)
    clear(game, "d1 e1 d2 e2 e3 e4 d5 e5")
    play(game, "take excavation")
    assert obstacle(game, "excavate twice for 2 food") == ("no-tile-to-dig", {"tiles": 2})


def test_a_wall_needs_a_place_and_the_supply() -> None:
    game = start()
    game.walls = 0
    play(game, "take masonry")
    assert obstacle(game, "build wall") == ("no-wall-left", {})
    game.walls = 1
    player(game).wall_east, player(game).wall_south = player(game).site_east, player(game).site_south
    assert obstacle(game, "build wall") == ("no-wall-site", {})


def test_only_built_walls_are_razed() -> None:
    game = play(start(), "take breach")
    assert obstacle(game, "raze wall") == ("no-wall-built", {})


def test_furnishing_needs_the_surcharge_and_a_room() -> None:
    game = start()
    show(game, "shelf")
    only(game, food=4, wood=1)
    play(game, "take housework")
    assert obstacle(game, "furnish for 5 food") == ("goods-short", {"goods": {"food": 1}})
    only(game, food=5)
    assert obstacle(game, "furnish for 5 food") == ("no-room-to-furnish", {})


def test_there_is_no_room_to_activate() -> None:
    game = start()
    only(game, wood=9, stone=9, emmer=9, flax=9)
    play(game, "take cultivation")
    assert obstacle(game, "activate 1 room") == ("no-room-to-activate", {})


def test_the_bonus_of_a_slot_says_what_it_lacks() -> None:
    game = start(era=2)
    only(game)
    play(game, "take arms-trade")
    assert obstacle(game, "bonus exchange iron for weapons") == ("goods-short", {"goods": {"iron": 1}})


def test_prospecting_lacks_food_until_it_was_done() -> None:
    game = start()
    own(game, "prospecting-site")
    only(game, gold=1)
    play(game, "take undergrowth")
    assert obstacle(game, "prospect") == ("goods-short", {"goods": {"food": 1}})
    only(game, food=1)
    play(game, "prospect")
    assert "prospect" not in [row.get("effect") for row in game.decision()["blocked"]]
