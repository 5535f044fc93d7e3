"""Every declared field of a state or a player is copied, compared and saved. Only `copy` names it again."""

from __future__ import annotations

from typing import Any

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

import caverna
from caverna.game.serialization import declared_fields
from caverna.games import GAMES

GAME_NAMES = tuple(GAMES)


def change(owner: Any, field: str) -> None:
    """Give a field another value than it has."""
    value = getattr(owner, field)
    if isinstance(value, bool):
        setattr(owner, field, not value)
    elif isinstance(value, int):
        setattr(owner, field, value + 1)
    elif len(value):
        value[0] += 1
    else:
        setattr(owner, field, append(vec[i64](), 5))


def values(owner: Any, fields: tuple[str, ...]) -> list[Any]:
    found = [getattr(owner, field) for field in fields]
    return [value if isinstance(value, int) else list(value) for value in found]


def declared(owner: Any) -> tuple[str, ...]:
    """All numbers and arrays that a state or a player has between decisions, derived ones included."""
    return declared_fields(type(owner), ("setup", "players", "top", "crowded"))


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_copy_has_every_declared_field(name: str) -> None:
    game: Any = caverna.new_game(name)
    for owner in (game, *game.players):
        for field in declared(owner):
            change(owner, field)
    twin = game.copy()
    for owner, copied in zip((game, *game.players), (twin, *twin.players), strict=True):
        assert len(declared(owner)) >= 9
        assert values(copied, declared(owner)) == values(owner, declared(owner))


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_copy_is_independent_in_every_declared_field(name: str) -> None:
    game: Any = caverna.new_game(name)
    for owner in (game, *game.players):
        for field in declared(owner):
            twin = game.copy()
            before = game.to_dict(), values(owner, declared(owner))
            change(twin if owner is game else twin.players[owner.seat], field)
            assert (game.to_dict(), values(owner, declared(owner))) == before


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_field_makes_a_difference_and_is_saved(name: str) -> None:
    start: Any = caverna.new_game(name)
    fields, player_fields = start.field_names()
    for seat, field in [(-1, field) for field in fields] + [(0, field) for field in player_fields]:
        game = start.copy()
        owner = game if seat < 0 else game.players[seat]
        change(owner, field)
        assert game != start
        assert hash(game) != hash(start)
        data = game.to_dict()
        assert data != start.to_dict()
        assert (data if seat < 0 else data["players"][seat])[field] == values(owner, (field,))[0]


@pytest.mark.parametrize("name", GAME_NAMES)
def test_only_what_follows_from_other_fields_is_left_out(name: str) -> None:
    game: Any = caverna.new_game(name)
    fields, player_fields = game.field_names()
    assert fields == declared(game)
    assert set(declared(game.players[0])) - set(player_fields) <= {"seat", "slots"}
