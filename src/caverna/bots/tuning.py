"""How the evaluations are tuned: by self-play, and regression on how the games ended.

A round of tuning is a few hundred games in which `mcts` plays every seat with the current weights. Whenever a turn
ends, each player's features are recorded, and at the end of the game the final score. Least squares then give the
weights with which the evaluation would have predicted the scores best, and the next round plays with those. So the
weights fit the way the games are played, and the games improve with the weights.

Two games in three have exploration noise: some weights are off, now and then a second-best action is taken, and often
a bias favours something that takes several steps before it pays. Without noise, less obvious strategies would never be
tried: both players of The Cave Farmers would keep two dwarfs to the end.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from caverna.game import CHANCE, OVER, Game, InvalidOption, format_options
from caverna.game.evaluation import Evaluation
from caverna.games import new_game
from caverna.search.tree import Tree

from .bot import engine_of
from .weights import Weights, evaluation_with, rules

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

SETUPS: Final[dict[str, list[dict[str, Any]]]] = {
    "cave-farmers": [{"players": 1}, {"players": 1}, {"players": 2}, {"players": 2}, {"players": 4}],
    "cave-vs-cave": [
        {"players": 1, "mode": "era-1"}, {"players": 1, "mode": "eras-1-2"},
        {"players": 2, "mode": "era-1"}, {"players": 2, "mode": "eras-1-2"},
    ],
}  # fmt: skip
"""The set-ups that are played for tuning, in turn."""

BIASES: Final[dict[str, list[dict[str, float]]]] = {
    "cave-farmers": [
        {"dwarfs": 16.0, "bed-free": 8.0},
        {"dwarfs": 16.0, "bed-free": 8.0, "food": 0.5, "sown-field": 2.0},
        {"armed-dwarf": 5.0, "strength": 1.0},
        {"cavern": 2.0, "ore-mine": 4.0, "ruby-mine": 4.0},
        {"small-pasture": 2.0, "large-pasture": 3.0, "sheep-pair": 2.0, "boar-pair": 2.0, "cattle-pair": 2.0},
    ],
    "cave-vs-cave": [
        {"room-built": 3.0},
        {"empty-cell": 2.0, "diggable-tile": 1.0},
        {"wall": 2.0},
    ],
}
"""The biases that a game with noise may have: points to add to weights, in full or in part."""

NOISE_FREE_ONE_IN: Final = 3  # one game in this many is played without noise
NOISY_FEATURES: Final = 5  # features per game whose weights have noise added
ADDED_NOISE: Final = 2.0  # the standard deviation of that, in points for a usual amount of the feature
RELATIVE_NOISE: Final = 0.2  # the standard deviation of a factor on all weights
SECOND_BEST: Final = 0.08  # the share of decisions in a game with noise that are drawn by visits

MEMORY: Final = 5  # rounds whose games count
STEP: Final = 0.5  # how far the weights move towards the fit
PRIOR_SAMPLES: Final = 400.0  # how many samples the current weights count for; those of one game are strongly related
DECAY: Final = 0.9  # the factor on a weight that no sample supports
ENOUGH: Final = 500  # samples that a setting needs in order to be fitted


class Sample(NamedTuple):
    """A player's features at the end of a turn, and the final score."""

    setting: int
    early: float  # from 1 in the first round to 0 in the last
    points: float  # so far
    features: list[float]
    result: float  # points at the end


class Task(NamedTuple):
    """A game to play."""

    game: str
    setup: dict[str, Any]
    weights: Weights
    usual: dict[str, dict[str, float]]  # how much of a feature there usually is, by setting
    simulations: int
    seed: str
    noise: bool


class Played(NamedTuple):
    """A game that was played: the scores by seat, and what was recorded of it."""

    scores: list[float]
    samples: list[Sample]


class Lesson(NamedTuple):
    """The result of a round of tuning."""

    weights: Weights
    means: dict[str, float]  # the mean score of the games without noise, by set-up
    explained: dict[str, float]  # R squared of the fit, by setting


def setups_with(game: str, **wanted: Any) -> list[dict[str, Any]]:
    """The set-ups of a game that are played for tuning and have these options.

    Args:
        game: The name of the game.
        wanted: The options, as for `new_game`.

    Raises:
        InvalidOption: If there are none.
    """
    new_game(game, **wanted)  # raises for options that do not exist
    found = [setup for setup in SETUPS[game] if all(setup.get(key) == value for key, value in wanted.items())]
    if not found:
        known = "; ".join(dict.fromkeys(format_options(setup) for setup in SETUPS[game]))
        raise InvalidOption(f"{format_options(wanted)}: this is not played for tuning; expected one of: {known}")
    return found


def tune(
    game: str, setups: Sequence[dict[str, Any]], rounds: int, games: int, simulations: int, weights: Weights,
    seed: int, pool: Executor, played: Callable[[], object] = lambda: None,
) -> Iterator[Lesson]:  # fmt: skip
    """Alternate self-play and fitting, and yield the result of each round.

    Args:
        game: The name of the game.
        setups: What is played, in turn.
        rounds: How many rounds there are.
        games: How many games a round has.
        simulations: How many simulations `mcts` is given per decision.
        weights: The weights to begin with.
        seed: The seed of everything random.
        pool: Where the games are played.
        played: Called after each game.
    """
    memory: list[list[Sample]] = []
    usual: dict[str, dict[str, float]] = {}
    for number in range(rounds):
        tasks = [
            Task(
                game, setups[k % len(setups)], weights, usual, simulations, f"{seed}/{number}/{k}",
                k // len(setups) % NOISE_FREE_ONE_IN != 0,
            )
            for k in range(games)
        ]  # fmt: skip
        samples: list[Sample] = []
        scores: dict[str, list[float]] = {}
        for task, result in zip(tasks, pool.map(play, tasks, chunksize=2), strict=True):
            samples += result.samples
            if not task.noise:
                scores.setdefault(format_options(task.setup), []).extend(result.scores)
            played()
        memory = [*memory, samples][-MEMORY:]
        weights, usual, explained = learn(game, [sample for batch in memory for sample in batch], weights)
        yield Lesson(weights, {name: fmean(found) for name, found in scores.items()}, explained)


# playing


def play(task: Task) -> Played:
    """A game of self-play."""
    generator = random.Random(task.seed)
    weights = task.weights
    if task.noise:
        weights = with_noise(weights, task.usual, bias(task.game, generator), generator)
    evaluation = evaluation_with(task.game, weights)
    game = new_game(task.game, **task.setup)
    engine = engine_of(game)
    seen: list[tuple[int, tuple[int, float, float, list[float]]]] = []
    before = (game.turn, engine.turn_id())
    while game.turn != OVER:
        game.apply(decide(game, evaluation, task, generator))
        now = (game.turn, engine.turn_id())
        if now != before and game.turn >= 0:
            seen += [(seat, evaluation.sample(engine, seat)) for seat in range(game.num_players)]
        before = now
    scores = [float(score) for score in game.scores()]
    return Played(scores, [Sample(*row, scores[seat]) for seat, row in seen])


def decide(game: Game, evaluation: Evaluation, task: Task, generator: random.Random) -> int:
    """The action of self-play, perhaps second-best; drawn at chance nodes."""
    legal = game.legal_actions()
    if game.turn == CHANCE:
        return generator.choices(legal, game.chance_weights())[0]
    if len(legal) == 1:
        return legal[0]
    tree = Tree(engine_of(game), evaluation, generator.randrange(1 << 30))
    tree.search(task.simulations, 0.0)
    if task.noise and generator.random() < SECOND_BEST:
        tried = tree.values()
        return generator.choices([action for action, _, _ in tried], [tries for _, tries, _ in tried])[0]
    return tree.best()


def bias(game: str, generator: random.Random) -> dict[str, float]:
    """A bias for one game, perhaps of zero."""
    how_much = generator.choice([0.0, generator.random(), 1.0])
    return {feature: how_much * points for feature, points in generator.choice(BIASES[game]).items()}


def with_noise(
    weights: Weights, usual: dict[str, dict[str, float]], biased: dict[str, float], generator: random.Random
) -> Weights:
    """The weights with noise and a bias; `usual` is how much of each feature there usually is."""
    found: Weights = {}
    for setting, row in weights.items():
        noisy = set(generator.sample(sorted(row), NOISY_FEATURES))
        found[setting] = {}
        for feature, (early, late) in row.items():
            factor = 1 + RELATIVE_NOISE * generator.gauss(0, 1)
            added = biased.get(feature, 0.0)
            if feature in noisy:
                added += generator.gauss(0, ADDED_NOISE) / usual.get(setting, {}).get(feature, 1.0)
            found[setting][feature] = (early * factor + added, late * factor + added / 2)
    return found


# learning


def learn(
    game: str, samples: Sequence[Sample], weights: Weights
) -> tuple[Weights, dict[str, dict[str, float]], dict[str, float]]:
    """New weights, how much of each feature there usually is, and how well the new weights predict, by setting."""
    import numpy as np

    names: list[str] = rules(game).FEATURES
    found = dict(weights)
    usual: dict[str, dict[str, float]] = {}
    explained: dict[str, float] = {}
    for number, setting in enumerate(rules(game).SETTINGS):
        mine = [sample for sample in samples if sample.setting == number]
        if len(mine) >= ENOUGH:
            features = np.array([sample.features for sample in mine])
            usual[setting] = dict(zip(names, np.maximum(1.0, features.std(axis=0)).tolist(), strict=True))
            found[setting], explained[setting] = fit(mine, features, names, weights.get(setting))
    return found, usual, explained


def fit(
    samples: Sequence[Sample], features: NDArray[np.float64], names: list[str],
    before: dict[str, tuple[float, float]] | None,
) -> tuple[dict[str, tuple[float, float]], float]:  # fmt: skip
    """Ridge regression towards the weights so far; the first feature, which is always 1, is not penalised."""
    import numpy as np

    early = np.array([[sample.early] for sample in samples])
    wanted = np.array([sample.result - sample.points for sample in samples])
    table = np.hstack([features * early, features * (1 - early)])
    size = len(names)
    penalty = np.full(2 * size, PRIOR_SAMPLES)
    penalty[[0, size]] = 1e-3
    start = np.zeros(2 * size)
    if before is not None:
        start = np.array([before[name][end] for end in (0, 1) for name in names])
    fitted = np.linalg.solve(table.T @ table + np.diag(penalty), table.T @ wanted + penalty * DECAY * start)
    step = 1.0 if before is None else STEP
    chosen = start + step * (fitted - start)
    missed = float(((wanted - table @ chosen) ** 2).sum() / ((wanted - wanted.mean()) ** 2).sum())
    rounded = [round(float(weight), 3) for weight in chosen]
    return {name: (rounded[i], rounded[size + i]) for i, name in enumerate(names)}, 1 - missed
