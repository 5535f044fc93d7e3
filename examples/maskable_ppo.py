"""MaskablePPO of sb3-contrib learns The Cave Farmers alone, and is compared with random play.

pip install "caverna[gymnasium]" sb3-contrib
python examples/maskable_ppo.py                     # a few minutes on one core
python examples/maskable_ppo.py --steps 10000       # half a minute
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import caverna.envs

assert caverna.envs  # imported for the ids that it registers

ID = "CaveFarmersSolo-v0"
OPTIONS = {"reward": "difference", "play_forced": True}


class Curve(BaseCallback):  # type: ignore[misc]  # the library is not typed
    """Notes the mean score of the games that end between two updates, in a file if there is one."""

    def __init__(self, file: Path | None) -> None:
        super().__init__()
        self.file = file
        self.points: list[tuple[int, float]] = []
        self.ended: list[float] = []

    def _on_step(self) -> bool:
        told = zip(self.locals["infos"], self.locals["dones"], strict=True)
        self.ended += [info["score"] for info, done in told if done]
        return True

    def _on_rollout_end(self) -> None:
        if self.ended:
            self.points.append((self.num_timesteps, float(np.mean(self.ended))))
            self.ended = []
            if self.file:
                self.file.write_text(json.dumps(self.points), "utf-8")


def scores(env: Any, choose: Any, games: int) -> list[float]:
    """The scores of the games that end first; `choose` gives actions for what is seen and legal."""
    seen = env.reset()
    found: list[float] = []
    while len(found) < games:
        seen, _, ended, infos = env.step(choose(seen, np.stack(env.env_method("action_masks"))))
        found += [info["score"] for info, over in zip(infos, ended, strict=True) if over]
    return found[:games]


def summary(name: str, points: list[float]) -> str:
    error = np.std(points, ddof=1) / np.sqrt(len(points))
    return f"{name:>12}: {np.mean(points):7.2f} points on average, ± {error:.2f} (standard error)"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=50_000, help="decisions to learn from (default: 50000)")
    parser.add_argument("--test", type=int, default=100, help="games for the comparison (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="seed of all randomness (default: 1)")
    parser.add_argument("--curve", type=Path, help="write the learning curve to a JSON file")
    arguments = parser.parse_args()

    env = make_vec_env(ID, n_envs=8, seed=arguments.seed, env_kwargs=OPTIONS)
    random = np.random.default_rng(arguments.seed)
    learner = MaskablePPO(
        "MlpPolicy", env, learning_rate=1e-3, n_steps=128, batch_size=256, n_epochs=6, ent_coef=0.003,
        seed=arguments.seed, device="cpu",
    )  # fmt: skip
    learner.learn(arguments.steps, callback=Curve(arguments.curve))

    def at_random(seen: Any, masks: Any) -> Any:
        return (masks * random.random(masks.shape)).argmax(axis=1)

    def by_policy(seen: Any, masks: Any) -> Any:
        return learner.predict(seen, action_masks=masks)[0]

    print(summary("random", scores(env, at_random, arguments.test)))
    print(summary("MaskablePPO", scores(env, by_policy, arguments.test)))


if __name__ == "__main__":
    main()
