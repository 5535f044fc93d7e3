"""The bot that searches with a network."""

from __future__ import annotations

from pathlib import Path

import pytest

import caverna
from caverna.bots.bot import engine_of
from caverna.bots.net import NetBot
from caverna.game import RecordError
from caverna.nets import Net
from tests.bots.positions import position

STARTS = [("cave-farmers", players) for players in range(1, 8)] + [("cave-vs-cave", 1), ("cave-vs-cave", 2)]


@pytest.mark.parametrize(("name", "players"), STARTS)
def test_it_decides_at_every_table(name: str, players: int) -> None:
    match = caverna.Match(name, players=players, seed=1)
    bot = NetBot(sims=16, seed=1)
    for _ in range(6):
        before = match.game.copy()
        action = bot.choose(match.game)
        assert match.game == before
        match.play(action)


@pytest.mark.parametrize("number", [0, 1, 5])
def test_the_same_seed_makes_the_same_choice(number: int) -> None:
    game = position(number, 40)
    assert NetBot(sims=48, seed=3).choose(game) == NetBot(sims=48, seed=3).choose(game)


def test_values_are_points_and_the_choice_is_among_them() -> None:
    game = position(1, 40)
    bot = NetBot(sims=64, seed=1)
    values = bot.values(game)
    assert bot.choose(game) in values
    assert set(values) <= set(game.legal_actions())
    assert all(-100 < value < 300 for value in values.values())


def test_a_time_is_kept_roughly_and_measured() -> None:
    bot = NetBot(seconds=0.2)
    forest = bot.search(engine_of(position(1, 40)))
    assert forest.done[0] > 0
    assert bot.rate > 0


def test_it_plays_with_any_network(tmp_path: Path) -> None:
    match = caverna.Match("cave-farmers", players=2, seed=1)
    game = engine_of(match.game)
    net = Net.new(game.layout().used(2), 2, game.num_actions, 16, 1, {})
    net.save(tmp_path / "net.npz")
    assert NetBot(sims=16, weights=str(tmp_path / "net.npz")).choose(match.game) in game.legal_actions()
    with pytest.raises(RecordError, match="is not a network"):
        NetBot(sims=16, weights=str(tmp_path / "missing.npz")).choose(match.game)
