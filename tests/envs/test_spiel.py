"""Both games in OpenSpiel."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots import uniform_random
from open_spiel.python.observation import make_observation

import caverna.envs.spiel
from caverna import IllegalAction, InvalidOption
from tests.envs.test_observation import seen

GAMES = [
    "cave_farmers(players=1)", "cave_farmers(players=2,reward=win)", "cave_farmers(players=3,reward=difference)",
    "cave_vs_cave(players=1,mode=era-1)", "cave_vs_cave(players=2,mode=quick-start)",
]  # fmt: skip


def advance(state: Any, random: np.random.RandomState, decisions: int) -> None:
    """Play random actions, with chance drawn by its probabilities."""
    for _ in range(decisions):
        if state.is_terminal():
            return
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=chances))
        else:
            state.apply_action(random.choice(state.legal_actions()))


@pytest.mark.parametrize("spec", GAMES)
def test_openspiel_finds_nothing_wrong(spec: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(spec), num_sims=1, serialize=True, verbose=False)


def test_the_game_is_what_was_asked_for() -> None:
    game = pyspiel.load_game("cave_farmers")
    assert (game.num_players(), game.num_distinct_actions()) == (2, caverna.new_game("cave-farmers").num_actions)
    assert pyspiel.load_game("cave_vs_cave(players=1)").num_players() == 1
    assert game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    with pytest.raises(InvalidOption, match="1 to 7 players"):
        pyspiel.load_game("cave_farmers(players=8)")


def test_markers_are_drawn_by_their_weights() -> None:
    state = pyspiel.load_game("cave_farmers(players=3)").new_initial_state()
    random = np.random.RandomState(1)
    while not (state.is_chance_node() and state.position.question() == "marker"):
        advance(state, random, 1)
    assert [chance for _, chance in state.chance_outcomes()] == pytest.approx([4 / 7, 3 / 7])


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("cave_farmers(reward=difference)").new_initial_state()
    random = np.random.RandomState(2)
    advance(state, random, 40)
    twin, before, gains = state.clone(), str(state), state.returns()
    advance(twin, random, 40)
    assert (str(state), state.returns()) == (before, gains)
    assert str(twin) != before


def test_actions_are_written_in_notation() -> None:
    state = pyspiel.load_game("cave_farmers").new_initial_state()
    action = state.legal_actions()[0]
    assert state.action_to_string(action).startswith("reveal ")
    with pytest.raises(IllegalAction):
        state.apply_action(0)


def test_the_tensor_is_the_observation() -> None:
    game = pyspiel.load_game("cave_vs_cave")
    state = game.new_initial_state()
    advance(state, np.random.RandomState(3), 20)
    observation = make_observation(game)
    for player in range(2):
        observation.set_from(state, player)
        assert (observation.tensor == seen(state.position, player)).all()


def test_a_tree_search_plays_against_dice() -> None:
    game = pyspiel.load_game("cave_vs_cave(mode=era-1,reward=win)")
    random = np.random.RandomState(4)
    searcher = mcts.MCTSBot(game, 2, 3, mcts.RandomRolloutEvaluator(1, random), random_state=random)
    bots = [searcher, uniform_random.UniformRandomBot(1, random)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            advance(state, random, 1)
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sum(state.returns()) == 0
