"""Every bot of this package takes legal actions, the same ones in equal games, and never changes the game."""

from __future__ import annotations

import pytest

import caverna
from caverna import OVER
from caverna.bots import Adviser, make_bot
from tests.bots.positions import position
from tests.form import length
from tests.fuzz import SETUPS

LINES = ["random", "greedy", "greedy:positions=1", "mcts:sims=40", "mcts:seconds=0.01"]
REPEATABLE = [line for line in LINES if "seconds" not in line]


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


@pytest.mark.parametrize("line", ["greedy", "mcts:sims=40"])
def test_an_adviser_chooses_what_it_values(line: str) -> None:
    for number in range(12):
        game = position(number, 10 * number)
        bot = make_bot(line, 3)
        assert isinstance(bot, Adviser)
        values = bot.values(game)
        assert set(values) <= set(game.search_actions())
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
    generator = make_bot("random", 1)
    while game.turn != OVER:
        legal = game.legal_actions()
        bot = generator if game.turn < 0 or len(legal) == 1 else bots[game.turn]
        game.apply(bot.choose(game))


@pytest.mark.parametrize("line", ["mcts:sims=10,seconds=1", "mcts:sims=-1", "mcts:seconds=-1", "greedy:positions=0"])
def test_budgets_that_make_no_sense_are_refused(line: str) -> None:
    with pytest.raises(caverna.InvalidOption, match=r"sims|positions"):
        make_bot(line)


def test_an_unknown_profile_names_those_there_are() -> None:
    with pytest.raises(caverna.InvalidOption, match=r"profile=pirate.*tuned.*mining"):
        make_bot("greedy:profile=pirate").choose(position(0, 0))
