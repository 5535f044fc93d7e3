"""The tables in docs/environments.md match the code, and the training example beats random play."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.envs.layouts import DOCUMENT, GAMES, marked, tables
from tests.form import compiled_only

EXAMPLE = Path(__file__).parents[2] / "examples" / "reinforce.py"


@pytest.mark.parametrize("name", GAMES)
def test_its_tables_are_those_of_the_code(name: str) -> None:
    found = re.search(marked(name), DOCUMENT.read_text("utf-8"))
    assert found
    assert found[0] == tables(name), "python -m tests.envs.layouts writes them anew"


@compiled_only
def test_the_example_beats_random_play_in_its_shortest_form() -> None:
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), "--shortest"], env=os.environ | {"OMP_NUM_THREADS": "1"},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert "points ahead" in done.stdout
