"""Every extra in a clean virtual environment: it is installed from a package index, and its quick start runs."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.install import install, pure_wheel
from tests.test_extras import ENGINE

GYMNASIUM = "import gymnasium, caverna.envs; gymnasium.make('CaveFarmersSolo-v0').reset(seed=1)"
SERVER = "from caverna.server.serve import from_environment; from_environment()"
QUICK_STARTS = {
    "": ENGINE,
    "play": f"{SERVER}; from caverna.locale import translator_for; translator_for('fr').say('terminal-you')",
    "arena": "import sys; sys.argv[1:] = ['simulate', '--games', '2']; from caverna.cli import main; main()",
    "gymnasium": GYMNASIUM,
    "pettingzoo": "from caverna.envs.aec import CavernaAECEnv; CavernaAECEnv('cave-vs-cave', players=2).reset(seed=1)",
    "openspiel": "import pyspiel, caverna.envs; pyspiel.load_game('cave_farmers').new_initial_state()",
    "parquet": "from caverna.datasets import read_games; import pyarrow.parquet",
    "postgres": f"import asyncpg; {SERVER}",
    "ray": "import ray, caverna.cluster; from caverna.arena import Contest",
    "learn": "import torch, caverna.learn; from caverna.cli.app import app",
}
"""What somebody does first with an extra. `learn` takes gigabytes, and `all` is no more than the others together."""

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pure_wheel(tmp_path_factory.mktemp("wheel"))


@pytest.mark.parametrize("extra", QUICK_STARTS)
def test_an_extra_has_all_that_it_needs(wheel: Path, extra: str, tmp_path: Path) -> None:
    found = install(wheel, extra, tmp_path / "env")
    if not extra:
        assert {*found.packages} == {"librt", "mypy_extensions", "numpy"}
    environment = {"HOME": str(tmp_path), "PATH": str(found.python.parent), "CAVERNA_DATABASE_URL": "sqlite:///a.db"}
    command = [str(found.python), "-c", QUICK_STARTS[extra]]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr.strip()) == (0, "")
