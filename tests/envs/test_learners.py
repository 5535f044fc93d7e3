"""Libraries for learning take the games by their ids as they are. Each test is skipped where its library is missing."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import caverna.envs
from caverna.envs.solo import IDS

each_id = pytest.mark.parametrize("name", IDS)
# These libraries warn of their own dependencies, which is not what is tested here.
pytestmark = [pytest.mark.filterwarnings("ignore"), pytest.mark.slow]

assert caverna.envs  # imported for the ids that it registers


@each_id
def test_stable_baselines_learns(name: str) -> None:
    stable_baselines3 = pytest.importorskip("stable_baselines3")
    from stable_baselines3.common.env_util import make_vec_env

    env = make_vec_env(name, n_envs=2, seed=1)
    learner = stable_baselines3.PPO("MlpPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1, device="cpu")
    learner.learn(64)
    assert learner.num_timesteps == 64


@each_id
def test_maskable_ppo_learns_and_plays_legally(name: str) -> None:
    sb3_contrib = pytest.importorskip("sb3_contrib")
    from stable_baselines3.common.env_util import make_vec_env

    env = make_vec_env(name, n_envs=2, seed=1, env_kwargs={"play_forced": True})
    learner = sb3_contrib.MaskablePPO("MlpPolicy", env, n_steps=32, batch_size=32, n_epochs=1, seed=1, device="cpu")
    learner.learn(64)
    seen = env.reset()
    for _ in range(20):
        masks = np.stack(env.env_method("action_masks"))
        actions, _ = learner.predict(seen, action_masks=masks)
        assert masks[np.arange(2), actions].all()
        seen, _, _, _ = env.step(actions)


def test_the_first_agent_of_the_researchers_page_learns_in_ten_lines(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("sb3_contrib")
    page = Path(__file__).parents[2].joinpath("docs", "researchers.md").read_text("utf-8")
    (code,) = [
        block for block in re.findall(r"^```python\n(.*?)^```$", page, re.MULTILINE | re.DOTALL) if "PPO" in block
    ]
    assert len([line for line in code.splitlines() if line]) <= 10
    shorter = code.replace("200_000", "256").replace("verbose=1", "n_steps=32, batch_size=32, n_epochs=1")
    assert shorter.count("256") == shorter.count("n_steps") == 1
    monkeypatch.chdir(tmp_path)
    exec(shorter, {})
    assert (tmp_path / "farmer.zip").exists()


@each_id
def test_torchrl_rolls_out(name: str) -> None:
    pytest.importorskip("torchrl")
    from torchrl.envs import GymEnv, check_env_specs

    env: Any = GymEnv(name)
    check_env_specs(env)
    rollout = env.rollout(20)
    assert rollout["observation"].shape == (20, env.observation_spec["observation"].shape[0])


def test_rllib_learns() -> None:
    ppo: Any = pytest.importorskip("ray.rllib.algorithms.ppo")
    pytest.importorskip("torch")
    import ray

    os.environ.setdefault("RAY_AUTH_MODE", "disabled")
    ray.init(address="local", num_cpus=1, include_dashboard=False, log_to_driver=False)  # never one that runs already
    try:
        config = (
            ppo.PPOConfig()
            .environment("caverna.envs:CaveVsCaveSolo-v0", env_config={"mode": "era-1"})
            .env_runners(num_env_runners=0)
            .training(train_batch_size=64, minibatch_size=32, num_epochs=1)
        )
        learner = config.build_algo()
        result = learner.train()
        assert result["num_env_steps_sampled_lifetime"] >= 64
        learner.stop()
    finally:
        ray.shutdown()
