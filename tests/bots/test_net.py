"""The bot that searches with a network."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import caverna
from caverna import CHANCE, OVER, Game
from caverna.bots.bot import engine_of
from caverna.bots.net import NetBot
from caverna.game import RecordError
from caverna.nets import Net
from tests.bots.positions import position
from tests.cave_farmers.scenario import enrich, furnish, give, play, start

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


def one_of_each_question() -> dict[str, Game]:
    """A decision between several actions for every question that comes up in some random games, rich and poor."""
    found: dict[str, Game] = {}
    for seed in range(4):
        generator = Random(seed)
        game = start(players=1 + seed % 3)
        if seed % 2:
            enrich(game)
        for _ in range(400):
            if game.turn == OVER:
                break
            if game.turn != CHANCE and len(game.legal_actions()) > 1:
                found.setdefault(game.question(), game.copy())
            game.apply(generator.choice(game.legal_actions()))
    return found | {"pay": paying()}


def paying() -> Game:
    """A dwelling to be paid for, in which ore can replace wood and stone."""
    game = start()
    furnish(game, "builder")
    give(game, wood=9, stone=9, ore=9)
    play(game, "place housework", "furnish dwelling")
    assert game.question() == "pay"
    return game


def test_every_legal_action_has_a_value_whatever_is_asked() -> None:
    """Trades, payments, animals without room: all of them."""
    found = one_of_each_question()
    assert {"place", "pay", "feed", "breed", "overflow", "final-trades"} <= found.keys()
    assert any(len(game.search_actions()) < len(game.legal_actions()) for game in found.values())
    for game in found.values():
        before = game.copy()
        values = NetBot(sims=1, seed=1).values(game)
        assert sorted(values) == game.legal_actions()
        assert all(-100 < value < 300 for value in values.values())
        assert game == before


def test_it_explains_the_best_three() -> None:
    game = position(1, 40)
    bot = NetBot(sims=16, seed=1)
    advice = bot.explain(game)
    assert sorted(row.action for row in advice) == game.legal_actions()
    assert [row.lead for row in advice] == sorted((row.lead for row in advice), reverse=True)
    assert {row.action: row.points[game.turn] for row in advice} == bot.values(game)
    for number, row in enumerate(advice):
        assert bool(row.line) == bool(row.sheet) == (number < 3)


def test_a_single_action_is_explained_too() -> None:
    match = caverna.Match("cave-farmers", players=1, seed=1)
    while len(match.game.legal_actions()) > 1:
        match.play(match.game.legal_actions()[0])
    (advice,) = NetBot(sims=4).explain(match.game)
    assert advice.action == match.game.legal_actions()[0]
    assert advice.sheet


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
