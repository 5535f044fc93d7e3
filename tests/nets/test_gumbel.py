"""Gumbel search: its bookkeeping, and positions that can be solved exactly."""

from __future__ import annotations

import pytest

import caverna
from caverna import CHANCE, OVER, Game
from caverna.bots.bot import engine_of, lead
from caverna.cave_farmers.evaluation import FEATURES, SETTINGS, FarmEvaluation
from caverna.game.engine import Engine
from caverna.search.gumbel import Forest, halving_schedule
from tests.bots.positions import position
from tests.review.endings import endings, played, solved


def forest(
    game: Game, *, size: int = 1, leaves: int = 1, simulations: int = 64, noise: float = 0.0, exploration: float = 0.0
) -> Forest:
    """Searches that all start from one position."""
    found = Forest(
        engine_of(game), size=size, leaves=leaves, simulations=simulations, considered=16, scale=0.01, noise=noise,
        victory=0.0, close=5.0, seed=1, exploration=exploration,
    )  # fmt: skip
    for tree in range(size):
        found.plant(tree, engine_of(game))
    return found


def finish(searched: Forest) -> Forest:
    """Search with a network that expects no gains and prefers no action."""
    while not all(searched.is_done(tree) for tree in range(searched.size)):
        searched.descend()
        searched.absorb(bytes(4 * int(searched.asked * searched.seats)), bytes(4 * int(searched.listed)))
    return searched


def visits(searched: Forest, tree: int = 0) -> list[int]:
    found = searched.trees[tree]
    return [int(found.visits[edge]) for edge in range(int(found.degree[0]))]


AT = ((0, 30), (1, 60), (2, 90), (3, 45), (6, 50), (9, 70))
POSITIONS = [game for game in (position(*at) for at in AT) if len(game.search_actions()) > 1]
positions = pytest.mark.parametrize("game", POSITIONS, ids=lambda game: f"{game.name}-{game.num_players}")


@positions
def test_a_quick_search_has_fewer_simulations_and_no_noise(game: Game) -> None:
    found = Forest(
        engine_of(game), size=2, leaves=1, simulations=64, considered=16, scale=0.01, noise=1.0, victory=0.0, close=5.0,
        seed=1, quick=8,
    )  # fmt: skip
    found.plant(0, engine_of(game), True)
    found.plant(1, engine_of(game))
    finish(found)
    assert sum(visits(found, 0)) == 8
    assert sum(visits(found, 1)) == 64
    noise = [any(float(tree.noise[edge]) for edge in range(int(tree.degree[0]))) for tree in found.trees]
    assert noise == [False, True]


def test_the_more_exploration_the_more_is_tried_below_the_root() -> None:
    """Where the network prefers no action and expects nothing, values decide: exploring tries more of the others."""
    game = POSITIONS[0]

    def tried(exploration: float) -> int:
        tree = finish(forest(game, simulations=400, exploration=exploration)).trees[0]
        return sum(int(tree.visits[edge]) > 0 for edge in range(int(tree.edges)))

    assert tried(1.0) < tried(100.0)


@pytest.mark.parametrize(("rivalry", "utility"), [(1.0, -20.0), (0.25, 2.5), (0.0, 10.0)])
def test_rivalry_is_how_much_the_best_opponent_counts(rivalry: float, utility: float) -> None:
    found = Forest(
        engine_of(caverna.new_game("cave-farmers", players=3)), size=1, leaves=1, simulations=1, considered=1,
        scale=0.1, noise=0.0, victory=0.0, close=5.0, seed=1, rivalry=rivalry,
    )  # fmt: skip
    for seat, points in enumerate((10.0, 30.0, 20.0)):
        found.result[seat] = points
    assert found.utility(0) == utility


def test_a_style_favours_what_it_likes_and_leaves_points_as_they_are() -> None:
    """A player who likes wood takes the space with the most of it, and expects no more points for that."""
    game = engine_of(caverna.new_game("cave-farmers", players=2))
    while game.turn == CHANCE:
        game.apply(game.legal_actions()[0])
    likes_wood = [(9.0 if feature == "wood" else 0.0, 0.0) for feature in FEATURES]
    found = Forest(
        game, size=1, leaves=1, simulations=32, considered=32, scale=0.1, noise=0.0, victory=0.0, close=5.0, seed=1,
        styles=[FarmEvaluation([likes_wood] * len(SETTINGS))],
    )  # fmt: skip
    found.style[game.turn] = 0
    found.plant(0, game)
    tree = finish(found).trees[0]
    most = max(wood_after(game, action) for action in game.legal_actions())
    assert wood_after(game, int(tree.action[tree.best()])) == most > 0
    assert abs(found.sums[game.turn] / float(found.done[0]) - game.points_of(game.turn)) < 9.0


def wood_after(game: Engine, action: int) -> int:
    """The wood that the player to decide has after an action."""
    after = game.copy()
    after.apply(action)
    return after.supply(game.turn)["wood"]


def test_sequential_halving_tries_the_best_half_again() -> None:
    assert halving_schedule(4, 8) == [0, 0, 0, 0, 1, 1, 2, 2]
    assert halving_schedule(1, 5) == [0, 1, 2, 3, 4]
    for considered in range(2, 17):
        schedule = halving_schedule(considered, 64)
        assert len(schedule) == 64
        assert schedule[:considered] == [0] * considered


@positions
@pytest.mark.parametrize("exploration", [0.0, 16.0])
@pytest.mark.parametrize("leaves", [1, 8])
def test_visits_add_up(game: Game, leaves: int, exploration: float) -> None:
    searched = finish(forest(game, leaves=leaves, exploration=exploration, noise=1.0))
    tree = searched.trees[0]
    assert sum(visits(searched)) == 64 == searched.done[0]
    for edge in range(int(tree.edges)):
        assert tree.pending[edge] == 0
    for node in range(1, int(tree.nodes)):
        below = sum(int(tree.visits[int(tree.first[node]) + k]) for k in range(int(tree.degree[node])))
        above = sum(int(tree.visits[edge]) for edge in range(int(tree.edges)) if tree.child[edge] == node)
        assert above - below in (0, 1) or tree.degree[node] == 0  # one visit ended there, when it was new


@positions
def test_values_are_what_the_game_allows(game: Game) -> None:
    """Within the next few decisions nobody gains or loses more than 40 points."""
    searched = finish(forest(game))
    tree, seat = searched.trees[0], game.turn
    now = engine_of(game).points_of(seat)
    for edge in range(int(tree.degree[0])):
        if tree.visits[edge]:
            assert abs(tree.points[edge] / float(tree.visits[edge]) - now) < 40


@positions
def test_the_same_seed_makes_the_same_choice(game: Game) -> None:
    first, second = (finish(forest(game, noise=1.0)) for _ in range(2))
    assert visits(first) == visits(second)
    assert first.trees[0].best() == second.trees[0].best()


@positions
def test_a_batch_of_one_equals_a_batch_of_many(game: Game) -> None:
    many = forest(game, size=3, noise=1.0)
    for tree in range(3):
        many.generators[tree].seed(1000 + tree)
    finish(many)
    for tree in range(3):
        alone = forest(game, noise=1.0)
        alone.generators[0].seed(1000 + tree)
        assert visits(finish(alone)) == visits(many, tree)


@positions
def test_the_improved_policy_is_a_distribution(game: Game) -> None:
    policy = finish(forest(game)).trees[0].policy()
    assert sum(policy) == pytest.approx(1.0)
    assert min(policy) >= 0.0


@positions
def test_a_search_does_not_change_the_position(game: Game) -> None:
    before = game.copy()
    finish(forest(game))
    assert game == before


@pytest.mark.parametrize("exploration", [0.0, 16.0])
@pytest.mark.parametrize(("players", "seeds"), [(1, range(24)), (2, range(8))])
def test_small_endings_are_solved_exactly(players: int, seeds: range, exploration: float) -> None:
    found = [*endings(seeds, chance=False, players=players)]
    assert len(found) >= 3
    for ending in found:
        game = ending.match.game.copy()
        while game.turn != OVER:
            actions = game.search_actions()
            if len(actions) == 1:
                game.apply(actions[0])
            else:
                tree = finish(forest(game, simulations=1000, exploration=exploration)).trees[0]
                game.apply(int(tree.action[tree.best()]))
        assert lead([*game.scores()], 0) == solved(ending.match.game)


# valuing positions instead of choosing


def valued(game: Game, simulations: int = 64) -> Forest:
    """A search whose root is like any other node."""
    found = Forest(
        engine_of(game), size=1, leaves=1, simulations=simulations, considered=0, scale=0.05, noise=0.0, victory=0.0,
        close=1.0, seed=1,
    )  # fmt: skip
    found.plant(0, engine_of(game))
    return finish(found)


@pytest.mark.parametrize("chance", [False, True])
def test_any_position_can_be_valued(chance: bool) -> None:
    for ending in endings((92, 176, 209, 301), chance=chance):
        searched = valued(ending.match.game)
        assert sum(visits(searched)) == 64 == searched.done[0]
        mean = searched.sums[0] / float(searched.done[0])
        assert min(ending.leads.values()) - 12 <= mean <= max(ending.leads.values())


def test_a_finished_game_is_worth_its_score() -> None:
    game = played(1).game
    searched = valued(game)
    assert searched.done[0] == 64
    assert searched.sums[0] / 64 == game.scores()[0]
