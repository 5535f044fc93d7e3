"""Why an action tile cannot be taken, and what the rules say of effects that cannot be used."""

from __future__ import annotations

from typing import Any

import pytest

from caverna.cave_vs_cave.effects import Effect
from caverna.cave_vs_cave.machine import STEPS
from tests.cave_vs_cave.scenario import build, clear, give, only, play, player, show, start


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


def obstacle(game: Any, text: str) -> tuple[str, dict[str, Any]]:
    """What is in the way of an effect for seat 0."""
    effect = next(step for step in STEPS if isinstance(step, Effect) and step.text == text)
    found = effect.obstacle(game, player(game))
    assert found is not None
    return found.reason, found.arguments


def test_a_second_tile_cannot_be_reached() -> None:
    game = start()
    give(game, food=2)
    clear(game, "d1 e1 d2 e2 e3 e4 d5 e5")
    assert obstacle(game, "excavate twice for 2 food") == ("no-tile-to-dig", {"tiles": 2})


def test_a_wall_needs_a_place_and_the_supply() -> None:
    game = start()
    game.walls = 0
    assert obstacle(game, "build wall") == ("no-wall-left", {})
    game.walls = 1
    player(game).wall_east, player(game).wall_south = player(game).site_east, player(game).site_south
    assert obstacle(game, "build wall") == ("no-wall-site", {})


def test_only_built_walls_are_razed() -> None:
    game = start()
    assert obstacle(game, "raze wall") == ("no-wall-built", {})
    build(game, "d3 e3")
    with pytest.raises(AssertionError):
        obstacle(game, "raze wall")


def test_furnishing_needs_the_surcharge_and_a_room() -> None:
    game = start()
    show(game, "shelf")
    only(game, food=4, wood=1)
    assert obstacle(game, "furnish for 5 food") == ("goods-short", {"goods": {"food": 1}})
    only(game, food=5)
    assert obstacle(game, "furnish for 5 food") == ("no-room-to-furnish", {})


def test_there_is_no_room_to_activate() -> None:
    game = start()
    only(game, wood=9, stone=9, emmer=9, flax=9)
    assert obstacle(game, "activate 1 room") == ("no-room-to-activate", {})
