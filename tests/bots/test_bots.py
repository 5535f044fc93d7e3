"""Every bot of this package takes legal actions, the same ones in equal games, and never changes the game."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import caverna
from caverna import CHANCE, OVER
from caverna.bots import Adviser, Bot, bot_names, make_bot
from caverna.bots.registry import load, parameters
from tests.bots.positions import forward, position
from tests.form import length
from tests.fuzz import SETUPS, start
from tests.matches import play_randomly

LINES = [
    "random", "greedy", "greedy:positions=1", "mcts:sims=40", "mcts:seconds=0.01", "net:sims=1,noise=2", "net:sims=8",
]  # fmt: skip
REPEATABLE = [line for line in LINES if "seconds" not in line]
BUDGETS = [(name, option) for name in bot_names() for option in ("sims", "seconds", "positions")
           if option in parameters(load(name))]  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_a_bot_takes_legal_actions_and_leaves_the_game_as_it_was(line: str) -> None:
    for number in range(24):
        game = position(number, 11 * number)
        before = game.copy()
        action = make_bot(line, number).choose(game)
        assert action in before.legal_actions()
        assert game == before


@pytest.mark.parametrize("line", REPEATABLE)
def test_a_bot_given_equal_games_decides_equally(line: str) -> None:
    """A bot sees only the game: not how it came about, and not what chance will draw."""
    for number in range(24):
        game = position(number, 9 * number)
        told = caverna.from_dict(game.to_dict())
        assert make_bot(line, 5).choose(game) == make_bot(line, 5).choose(told)


@pytest.mark.parametrize("line", REPEATABLE)
def test_a_bot_asked_twice_answers_the_same(line: str) -> None:
    if line == "random":
        return
    for number in range(6):
        game, bot = position(number, 9 * number), make_bot(line, 5)
        assert bot.choose(game) == bot.choose(game)


@pytest.mark.parametrize("line", ["greedy", "mcts:sims=40", "net:sims=16", "net:sims=16,noise=3"])
def test_an_adviser_chooses_what_it_values(line: str) -> None:
    for number in range(12):
        game = position(number, 10 * number)
        bot = make_bot(line, 3)
        assert isinstance(bot, Adviser)
        values = bot.values(game)
        assert set(values) <= set(game.legal_actions())
        assert bot.choose(game) in values


def test_the_greedy_bot_chooses_the_highest_value() -> None:
    for number in range(12):
        game = position(number, 10 * number)
        bot = make_bot("greedy")
        assert isinstance(bot, Adviser)
        values = bot.values(game)
        assert values[bot.choose(game)] == max(values.values())


@pytest.mark.parametrize(("name", "options"), SETUPS[:: length(full=7, usual=7, pure=14)])
def test_search_plays_every_set_up_to_its_end(name: str, options: dict[str, object]) -> None:
    game = caverna.new_game(name, **options)
    bots = [make_bot("mcts:sims=6" if seat % 2 else "greedy:positions=1", seat) for seat in range(game.num_players)]
    generator = Random(1)
    while game.turn != OVER:
        if game.turn == CHANCE or len(game.legal_actions()) == 1:
            forward(game, generator)
        else:
            game.apply(bots[game.turn].choose(game))


def questions(bot: Bot) -> list[str]:
    return ["choose", "values"] if isinstance(bot, Adviser) else ["choose"]


@pytest.mark.parametrize("name", bot_names())
def test_no_bot_decides_for_chance(name: str) -> None:
    bot = make_bot(name)
    games = [game for game in map(start, range(len(SETUPS))) if game.turn == CHANCE]
    assert {game.name for game in games} == {"cave-farmers", "cave-vs-cave"}
    for game in games:
        for question in questions(bot):
            with pytest.raises(caverna.IllegalAction, match="player's turn"):
                getattr(bot, question)(game)


@pytest.mark.parametrize("name", bot_names())
def test_no_bot_decides_in_a_finished_game(name: str) -> None:
    bot = make_bot(name)
    for game, players in (("cave-farmers", 1), ("cave-farmers", 2), ("cave-vs-cave", 1), ("cave-vs-cave", 2)):
        over = play_randomly(caverna.Match(game, players=players, seed=1)).game
        for question in questions(bot):
            with pytest.raises(caverna.IllegalAction, match="player's turn"):
                getattr(bot, question)(over)


@pytest.mark.parametrize(("name", "option"), BUDGETS)
@given(value=st.one_of(st.integers(max_value=0), st.integers(min_value=10**7), st.floats(max_value=0.0),
                       st.floats(min_value=1e7), st.just(float("nan"))))  # fmt: skip
def test_a_budget_that_makes_no_sense_is_refused(name: str, option: str, value: float) -> None:
    with pytest.raises(caverna.InvalidOption, match=option):
        make_bot(f"{name}:{option}={value}")


@pytest.mark.parametrize("name", [name for name, option in BUDGETS if option == "seconds"])
def test_two_budgets_are_refused(name: str) -> None:
    with pytest.raises(caverna.InvalidOption, match="either simulations or seconds"):
        make_bot(f"{name}:sims=10,seconds=1")


@pytest.mark.parametrize("value", ["-1", "101", "nan", "inf", "-inf"])
def test_noise_out_of_range_is_refused(value: str) -> None:
    with pytest.raises(caverna.InvalidOption, match="noise"):
        make_bot(f"net:noise={value}")


def test_noise_makes_a_choice_random_and_none_does_not() -> None:
    game = position(1, 0)
    sure = {make_bot("net:sims=1", seed).choose(game) for seed in range(20)}
    wild = {make_bot("net:sims=1,noise=20", seed).choose(game) for seed in range(20)}
    assert len(sure) == 1
    assert len(wild) > 3


@pytest.mark.parametrize("name", bot_names())
def test_an_unknown_option_is_called_that(name: str) -> None:
    known = parameters(load(name)).keys() - {"seed"}  # which the caller gives
    with pytest.raises(caverna.InvalidOption, match="unknown option 'moustache'") as error:
        make_bot(f"{name}:moustache=long")
    assert all(option in str(error.value) for option in known)
    assert known or "it has no options" in str(error.value)


def test_an_unknown_profile_names_those_there_are() -> None:
    with pytest.raises(caverna.InvalidOption, match=r"profile=pirate.*tuned.*mining"):
        make_bot("greedy:profile=pirate").choose(position(0, 0))
