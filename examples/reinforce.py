"""REINFORCE from scratch, with numpy alone: a small network learns a solo game and is compared with random play.

    python examples/reinforce.py                          # a few minutes: The Cave Farmers
    python examples/reinforce.py --game cave-vs-cave --option mode=era-1
    python examples/reinforce.py --shortest               # a few seconds, enough to beat random play

The network has one hidden layer, which the policy and the value of a position share. Every update plays games to their
end, makes the actions likelier that brought more points than expected, and corrects the expectation. Only legal actions
have a probability.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from rich.progress import track

from caverna.envs.vector import CavernaVectorEnv, random_actions

Array = npt.NDArray[Any]
Choose = Callable[[Array, dict[str, Any]], Array]

DISCOUNT = 0.99
ENTROPY = 0.003
VALUE = 0.5
UNLIKELY = -1e9
BATCH = 1024


class Network:
    """Observations in; a preference for each action and a value out."""

    def __init__(self, inputs: int, hidden: int, actions: int, random: np.random.Generator) -> None:
        self.weights: dict[str, Array] = {
            "inner": (random.standard_normal((inputs, hidden)) / np.sqrt(inputs / 10)).astype(np.float32),
            "bias": np.zeros(hidden, np.float32),
            "policy": np.zeros((hidden, actions), np.float32),
            "offset": np.zeros(actions, np.float32),
            "value": np.zeros((hidden, 1), np.float32),
        }
        self.slope = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.updates = 0

    def look(self, seen: Array, mask: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, the probabilities of the actions, and the value."""
        w = self.weights
        hidden = np.tanh(seen @ w["inner"] + w["bias"])
        logits = np.where(mask, hidden @ w["policy"] + w["offset"], UNLIKELY)
        logits -= logits.max(axis=1, keepdims=True)
        chances = np.exp(logits)
        chances /= chances.sum(axis=1, keepdims=True)
        return hidden, chances, (hidden @ w["value"])[:, 0]

    def learn(self, seen: Array, mask: Array, actions: Array, returns: Array, rate: float) -> None:
        """One step towards actions that did better than expected, and towards better expectations."""
        w, rows = self.weights, np.arange(len(actions))
        hidden, chances, values = self.look(seen, mask)
        advantage = returns - values
        scaled = advantage / (advantage.std() + 1e-6)
        by_logit = chances * scaled[:, None]
        by_logit[rows, actions] -= scaled
        surprise = np.log(chances + 1e-12)
        by_logit += ENTROPY * chances * (surprise - (chances * surprise).sum(axis=1, keepdims=True))
        by_value = -VALUE * advantage[:, None]
        by_hidden = (by_logit @ w["policy"].T + by_value @ w["value"].T) * (1 - hidden**2)
        self.descend({
            "inner": seen.T @ by_hidden, "bias": by_hidden.sum(axis=0), "policy": hidden.T @ by_logit,
            "offset": by_logit.sum(axis=0), "value": hidden.T @ by_value,
        }, len(actions), rate)  # fmt: skip

    def descend(self, gradients: dict[str, Array], samples: int, rate: float) -> None:
        """Adam."""
        self.updates += 1
        for name, gradient in gradients.items():
            mean = gradient / samples
            self.slope[name] += 0.1 * (mean - self.slope[name])
            self.square[name] += 0.001 * (mean**2 - self.square[name])
            slope = self.slope[name] / (1 - 0.9**self.updates)
            square = self.square[name] / (1 - 0.999**self.updates)
            self.weights[name] -= rate * slope / (np.sqrt(square) + 1e-8)


class Learner:
    """A network and the games it learns from."""

    def __init__(self, arguments: argparse.Namespace) -> None:
        self.random = np.random.default_rng(arguments.seed)
        self.rate = arguments.rate
        self.options = {"game": arguments.game, "players": 1, "masks": True, "play_forced": True, **arguments.option}
        self.env = CavernaVectorEnv(num_envs=arguments.games, reward="difference", **self.options)
        space: Any = self.env.single_action_space
        self.network = Network(self.env.width, arguments.hidden, int(space.n), self.random)
        self.decisions = 0

    def choose(self, seen: Array, info: dict[str, Any]) -> Array:
        """Sample an action for each game from the policy."""
        _, chances, _ = self.network.look(seen, info["action_mask"])
        chosen = (chances.cumsum(axis=1) > self.random.random((len(seen), 1))).argmax(axis=1)
        legal = info["action_mask"][np.arange(len(seen)), chosen] > 0  # rounding can miss the last one
        actions: Array = np.where(legal, chosen, info["legal"][:, 0])
        return actions

    def update(self) -> float:
        """Play every game to its end, then learn from all decisions; returns the mean score."""
        seen, info = self.env.reset()
        playing, points = np.ones(len(seen), np.bool_), np.zeros(len(seen))
        steps: list[tuple[Array, Array, Array, Array, Array]] = []
        while playing.any():
            actions = self.choose(seen, info)
            after, rewards, ended, _, told = self.env.step(actions)
            steps.append((seen, info["action_mask"], actions, rewards, playing.copy()))
            fresh = ended & playing
            if fresh.any():
                points[fresh] = told["final_info"]["scores"][fresh, 0]
            playing &= ~ended  # what a row plays after its first game does not count
            seen, info = after, told
        self.learn(steps)
        return float(points.mean())

    def learn(self, steps: list[tuple[Array, Array, Array, Array, Array]]) -> None:
        """Learn from whole games: each decision is worth the rewards that come after it."""
        worth, returns = np.zeros(len(steps[0][0])), []
        for _, _, _, rewards, playing in reversed(steps):
            worth = np.where(playing, rewards + DISCOUNT * worth, 0.0)
            returns.append(worth)
        kept = np.concatenate([playing for *_, playing in steps])
        seen, mask, actions = (np.concatenate([step[i] for step in steps])[kept] for i in range(3))
        target = np.concatenate(returns[::-1]).astype(np.float32)[kept]
        self.decisions += len(target)
        for part in np.array_split(self.random.permutation(len(target)), max(1, len(target) // BATCH)):
            self.network.learn(seen[part], mask[part], actions[part], target[part], self.rate)


def scores(options: dict[str, Any], choose: Choose, games: int) -> Array:
    """The scores of `games` games: the first that each row finishes."""
    env = CavernaVectorEnv(num_envs=games, **options)
    seen, info = env.reset(seed=10**6)
    found = np.full(games, np.nan)
    while np.isnan(found).any():
        seen, _, ended, _, info = env.step(choose(seen, info))
        fresh = ended & np.isnan(found)
        if fresh.any():
            found[fresh] = info["final_info"]["scores"][fresh, 0]
    return found


def summary(name: str, points: Array) -> str:
    return f"{name:>8}: {points.mean():7.2f} points on average, ± {error(points):.2f} (standard error)"


def error(points: Array) -> float:
    return float(points.std(ddof=1) / np.sqrt(len(points)))


def option(text: str) -> tuple[str, str]:
    name, _, value = text.partition("=")
    return name, value


def parsed() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="cave-farmers", help="cave-farmers (the default) or cave-vs-cave")
    parser.add_argument("--option", type=option, action="append", default=[], help="an option of the game: NAME=VALUE")
    parser.add_argument("--updates", type=int, default=300, help="number of updates (default: 300)")
    parser.add_argument("--games", type=int, default=64, help="games per update (default: 64)")
    parser.add_argument("--hidden", type=int, default=64, help="size of the hidden layer (default: 64)")
    parser.add_argument("--rate", type=float, default=0.002, help="learning rate (default: 0.002)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument("--test", type=int, default=1000, help="games for the comparison (default: 1000)")
    parser.add_argument("--curve", type=Path, help="write the learning curve to a JSON file")
    parser.add_argument("--shortest", action="store_true", help="train and measure just enough to beat random play")
    arguments = parser.parse_args()
    arguments.option = dict(arguments.option)
    if arguments.shortest:
        arguments.updates, arguments.test = 4, 50
    return arguments


def main() -> None:
    arguments = parsed()
    learner = Learner(arguments)
    curve = []
    for _ in track(range(arguments.updates), "learning", disable=not sys.stderr.isatty()):
        points = learner.update()
        curve.append((learner.decisions, points))
    if arguments.curve:
        arguments.curve.write_text(json.dumps(curve), "utf-8")
    random_points = scores(learner.options, lambda _, info: random_actions(info, learner.random), arguments.test)
    network_points = scores(learner.options, learner.choose, arguments.test)
    print(summary("random", random_points))
    print(summary("network", network_points))
    margin = (network_points.mean() - random_points.mean()) / np.hypot(error(random_points), error(network_points))
    print(
        f"The network is {network_points.mean() - random_points.mean():.2f} points ahead: {margin:.1f} standard errors."
    )
    if margin < 4:
        raise SystemExit("That is not enough to be significant.")


if __name__ == "__main__":
    main()
