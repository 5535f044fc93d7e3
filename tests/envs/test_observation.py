"""Observations: numbers between -1 and 1, of a fixed length, that distinguish all positions."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caverna import CHANCE, OVER
from caverna.cave_farmers import grid
from caverna.cave_vs_cave import cave
from caverna.game.engine import Engine
from caverna.game.observation import Layout, amount, points, share
from caverna.observer import Observation, Observer
from tests.contract import pick
from tests.envs.layouts import rows_of
from tests.fuzz import start


def positions(number: int, seed: int = 0) -> Iterator[Any]:
    """Every position of a random game where somebody decides, and the last."""
    random = Random(number + 1000 * seed)
    game: Any = start(number)
    while game.turn != OVER:
        if game.turn != CHANCE:
            yield game
        game.apply(pick(game, game.legal_actions(), random))
    yield game


def seen(game: Engine, seat: int) -> Observation:
    return Observer(game).look(game, seat)


def observer(game: Any) -> int:
    return max(0, int(game.turn))


def essence(game: Any) -> tuple[object, ...]:
    """A position without what no rule depends on: the order in which tiles were built, and frames of nobody."""
    name, options, key, players, frames = game.identity()
    built = game.field_names()[1].index("built")
    sorted_players = tuple((*p[:built], tuple(sorted(p[built])), *p[built + 1 :]) for p in players)
    return name, options, key, sorted_players, frames[:3], tuple(frame[:2] for frame in frames[3:] if frame[1] < 7)


@pytest.mark.parametrize("number", range(48))
def test_numbers_lie_between_minus_one_and_one_and_tell_positions_apart(number: int) -> None:
    known: dict[bytes, tuple[object, ...]] = {}
    for game in positions(number):
        layout, row = game.layout(), seen(game, observer(game))
        assert len(row) == layout.size
        assert row.max() <= 1.0
        assert not row[layout.used(game.num_players) :].any()
        negative = {name for name, numbers in rows_of(layout, row).items() if numbers.min() < 0}
        assert negative <= {f"{seat}.score" for seat in range(layout.seats)}
        assert row.min() >= -1.0
        assert known.setdefault(row.tobytes(), essence(game)) == essence(game)


DERIVED = {"cells", "furnished", "rock_east", "rock_south", "site_east", "site_south"}
"""What follows from the rest in Cave vs Cave, and is therefore not observed by itself."""
SEEN_AS = {"spaces": "slots"}
"""No rule of The Cave Farmers depends on which dwarf stands where: only the spaces taken are observed."""
FOREST = {"field", "meadow", "small", "large_across", "large_down", "stable"}
MOUNTAIN = {"cavern", "tunnel", "deep", "ore_mine", "ruby_mine", "furnished", "dwelling"}


def other_number(of_farmers: bool, name: str, value: int) -> int:
    """Another value that a field may have."""
    if of_farmers and name in MOUNTAIN:
        return value ^ int(grid.cells("f2"))
    if of_farmers and (name in FOREST or name.startswith(("grain", "vegetable"))):
        return value ^ int(grid.cells("a2"))
    if name in ("covered", "wall_east", "wall_south"):
        return value ^ int(cave.cells("e1"))
    if name == "cavern":  # of Cave vs Cave: its printed walls
        return 3 if value != 3 else 2
    return value - 1 if value else 1


def others(of_farmers: bool, name: str, value: Any, slots: list[int]) -> Iterator[Any]:
    """Values that differ from one in a single place."""
    if isinstance(value, int):
        yield other_number(of_farmers, name, value)
        return
    for i in slots if of_farmers and name == "piles" else range(len(value)):
        if name == "weapons" and i and value[i - 1] < 0:
            continue  # dwarfs are born one after the other
        changed = list(value)
        changed[i] = max(0, changed[i] ^ 1) if changed[i] >= 0 else 0
        yield vec[i64](changed)


@pytest.mark.parametrize("number", [1, 3, 5, 7, 9, 11, 16, 24, 32, 40])
def test_everything_that_makes_a_position_is_seen(number: int) -> None:
    for step, game in enumerate(positions(number)):
        if step % 20 or game.turn == OVER:
            continue
        of_farmers = game.name == "cave-farmers"
        slots = list(game.setup.piles) if of_farmers else []
        before = seen(game, observer(game))
        fields, player_fields = game.field_names()
        for owner, names in [(game, fields), *((p, player_fields) for p in game.players)]:
            for field in names:
                name = SEEN_AS.get(field, field) if of_farmers else field
                if not of_farmers and name in DERIVED:
                    continue
                value = getattr(owner, name)
                for other in others(of_farmers, name, value, slots):
                    setattr(owner, name, other)
                    assert (seen(game, observer(game)) != before).any(), f"{name} of {owner} is not seen"
                setattr(owner, name, value)
        assert (seen(game, observer(game)) == before).all()


@pytest.mark.parametrize("number", range(0, 60, 7))
def test_every_seat_sees_itself_first(number: int) -> None:
    for step, game in enumerate(positions(number)):
        if step % 10:
            continue
        layout, seats = game.layout(), game.num_players
        rows = [seen(game, seat) for seat in range(seats)]
        blocks = [block(layout, rows[seat], 0) for seat in range(seats)]
        for seat in range(seats):
            for distance in range(seats):
                assert (block(layout, rows[seat], distance) == blocks[(seat + distance) % seats]).all()


def block(layout: Layout, row: Any, place: int) -> Any:
    first = int(layout.shared + place * layout.block)
    return row[first : first + int(layout.block)]


@pytest.mark.parametrize("number", range(0, 60, 7))
def test_a_writer_serves_positions_of_any_games_of_a_set_up_one_after_another(number: int) -> None:
    games = [game.copy() for seed in range(2) for step, game in enumerate(positions(number, seed)) if step % 3 == 0]
    Random(number).shuffle(games)
    one = Observer(games[0])
    for game in games:
        assert (one.look(game, observer(game)) == seen(game, observer(game))).all()


def test_to_look_changes_nothing() -> None:
    for game in positions(4):
        before = game.to_dict()
        for seat in range(game.num_players):
            seen(game, seat)
        assert game.to_dict() == before


def as_float(bits: int) -> float:
    return float(np.array([bits], np.int32).view(np.float32)[0])


def test_a_scale_gives_what_its_text_says() -> None:
    for scale, numbers in ((share(9), range(10)), (amount(4), range(256)), (points(50), range(-400, 401))):
        for n in numbers:
            expected = eval(scale.text, {"n": n, "abs": abs})
            assert as_float(scale.bits(n)) == pytest.approx(expected)


def test_beyond_a_scale_is_its_end() -> None:
    assert as_float(share(9).bits(12)) == 1.0
    assert as_float(points(50).bits(-999)) == as_float(points(50).bits(-400))
