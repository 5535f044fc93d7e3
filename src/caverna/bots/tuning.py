"""How the evaluations are tuned: by playing against themselves and learning what came of it.

A round of tuning is a few hundred games in which `mcts` plays every seat with the present weights. Whenever a turn
ends, each player's features are noted, and at the end of the game what they came to. Least squares then say with which
weights the evaluation would have foretold that best; the next round plays with them. So the weights are right for the
way the games are played, and the games get better with the weights.

In two of three games the players have whims: some weights are off, now and then a second-best action is taken, and
often there is a fashion, for something that takes several steps before it pays. Without them nobody would ever learn
what lies beside the beaten track: with nothing else, both players of The Cave Farmers stay two dwarfs to the end.
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
"""What is played for tuning, in turn: all of them, or those that are asked for."""

FASHIONS: Final[dict[str, list[dict[str, float]]]] = {
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
"""What may be in fashion: points beside the weights, all of them or as far as it goes."""

SOBER: Final = 3  # one of so many games has no whims
WHIMS: Final = 5  # features with a whim in a game
WHIM: Final = 2.0  # points that a whim is off by, for a usual amount of its feature
BLUR: Final = 0.2  # how far all the other weights are off, as a part of them
SECOND_BEST: Final = 0.08  # of the decisions of a game with whims

MEMORY: Final = 5  # rounds whose games count
STEP: Final = 0.5  # how far the weights go towards what was learnt
DOUBT: Final = 400.0  # samples that the weights so far count for; those of one game are not worth much more than one
FORGET: Final = 0.9  # what is left of them without any evidence
ENOUGH: Final = 500  # samples, or a setting learns nothing this round


class Sample(NamedTuple):
    """A player's features at the end of a turn, and what came of it."""

    setting: int
    early: float  # from 1 in the first round to 0 in the last
    points: float  # already there
    features: list[float]
    result: float  # points at the end


class Task(NamedTuple):
    """A game to be played."""

    game: str
    setup: dict[str, Any]
    weights: Weights
    usual: dict[str, dict[str, float]]  # how much of a feature there usually is, by setting
    simulations: int
    seed: str
    sober: bool


class Played(NamedTuple):
    scores: list[float]
    samples: list[Sample]


class Lesson(NamedTuple):
    """What a round of tuning came to."""

    weights: Weights
    means: dict[str, float]  # the mean score without whims, by set-up
    explained: dict[str, float]  # how much of the differences in results the evaluation foretells, by setting


def setups_with(game: str, **wanted: Any) -> list[dict[str, Any]]:
    """The set-ups of a game that have these options."""
    new_game(game, **wanted)  # refuses what no game could have
    found = [setup for setup in SETUPS[game] if all(setup.get(key) == value for key, value in wanted.items())]
    if not found:
        known = "; ".join(dict.fromkeys(format_options(setup) for setup in SETUPS[game]))
        raise InvalidOption(f"{format_options(wanted)}: this is not played for tuning, but {known}")
    return found


def tune(
    game: str, setups: Sequence[dict[str, Any]], rounds: int, games: int, simulations: int, weights: Weights,
    seed: int, pool: Executor, played: Callable[[], object] = lambda: None,
) -> Iterator[Lesson]:  # fmt: skip
    """Round after round of self-play and learning; `played` is called for each game."""
    memory: list[list[Sample]] = []
    usual: dict[str, dict[str, float]] = {}
    for number in range(rounds):
        tasks = [
            Task(
                game, setups[k % len(setups)], weights, usual, simulations, f"{seed}/{number}/{k}",
                k // len(setups) % SOBER == 0,
            )
            for k in range(games)
        ]  # fmt: skip
        samples: list[Sample] = []
        scores: dict[str, list[float]] = {}
        for task, result in zip(tasks, pool.map(play, tasks, chunksize=2), strict=True):
            samples += result.samples
            if task.sober:
                scores.setdefault(format_options(task.setup), []).extend(result.scores)
            played()
        memory = [*memory, samples][-MEMORY:]
        weights, usual, explained = learn(game, [sample for batch in memory for sample in batch], weights)
        yield Lesson(weights, {name: fmean(found) for name, found in scores.items()}, explained)


# playing


def play(task: Task) -> Played:
    """A game of the weights against themselves."""
    dice = random.Random(task.seed)
    weights = task.weights if task.sober else with_whims(task.weights, task.usual, fashion(task.game, dice), dice)
    evaluation = evaluation_with(task.game, weights)
    game = new_game(task.game, **task.setup)
    engine = engine_of(game)
    seen: list[tuple[int, tuple[int, float, float, list[float]]]] = []
    before = (game.turn, engine.turn_id())
    while game.turn != OVER:
        game.apply(decide(game, evaluation, task, dice))
        now = (game.turn, engine.turn_id())
        if now != before and game.turn >= 0:
            seen += [(seat, evaluation.sample(engine, seat)) for seat in range(game.num_players)]
        before = now
    scores = [float(score) for score in game.scores()]
    return Played(scores, [Sample(*row, scores[seat]) for seat, row in seen])


def decide(game: Game, evaluation: Evaluation, task: Task, dice: random.Random) -> int:
    legal = game.legal_actions()
    if game.turn == CHANCE:
        return dice.choices(legal, game.chance_weights())[0]
    if len(legal) == 1:
        return legal[0]
    tree = Tree(engine_of(game), evaluation, dice.randrange(1 << 30))
    tree.search(task.simulations, 0.0)
    if not task.sober and dice.random() < SECOND_BEST:
        tried = tree.values()
        return dice.choices([action for action, _, _ in tried], [tries for _, tries, _ in tried])[0]
    return tree.best()


def fashion(game: str, dice: random.Random) -> dict[str, float]:
    """What is in fashion in a game, perhaps nothing."""
    how_much = dice.choice([0.0, dice.random(), 1.0])
    return {feature: how_much * points for feature, points in dice.choice(FASHIONS[game]).items()}


def with_whims(
    weights: Weights, usual: dict[str, dict[str, float]], wanted: dict[str, float], dice: random.Random
) -> Weights:
    found: Weights = {}
    for setting, row in weights.items():
        whims = set(dice.sample(sorted(row), WHIMS))
        found[setting] = {}
        for feature, (early, late) in row.items():
            blur = 1 + BLUR * dice.gauss(0, 1)
            whim = dice.gauss(0, WHIM) / usual.get(setting, {}).get(feature, 1.0) if feature in whims else 0.0
            whim += wanted.get(feature, 0.0)
            found[setting][feature] = (early * blur + whim, late * blur + whim / 2)
    return found


# learning


def learn(
    game: str, samples: Sequence[Sample], weights: Weights
) -> tuple[Weights, dict[str, dict[str, float]], dict[str, float]]:
    """New weights; how much of each feature there usually is; and how well the new weights foretell."""
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
    """Least squares, drawn towards the weights there were; the first feature, which is always 1, is free."""
    import numpy as np

    early = np.array([[sample.early] for sample in samples])
    wanted = np.array([sample.result - sample.points for sample in samples])
    table = np.hstack([features * early, features * (1 - early)])
    size = len(names)
    doubt = np.full(2 * size, DOUBT)
    doubt[[0, size]] = 1e-3
    start = np.zeros(2 * size)
    if before is not None:
        start = np.array([before[name][end] for end in (0, 1) for name in names])
    learnt = np.linalg.solve(table.T @ table + np.diag(doubt), table.T @ wanted + doubt * FORGET * start)
    step = 1.0 if before is None else STEP
    chosen = start + step * (learnt - start)
    missed = float(((wanted - table @ chosen) ** 2).sum() / ((wanted - wanted.mean()) ** 2).sum())
    rounded = [round(float(weight), 3) for weight in chosen]
    return {name: (rounded[i], rounded[size + i]) for i, name in enumerate(names)}, 1 - missed
