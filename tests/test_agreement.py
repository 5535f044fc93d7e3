"""Compiled and pure Python agree action by action."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]


def run(pythonpath: str) -> Any:
    environment = {**os.environ, "PYTHONPATH": pythonpath}
    command = [sys.executable, "-m", "tests.agreement"]
    return json.loads(subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True).stdout)


def test_compiled_and_pure_agree_action_by_action() -> None:
    compiled, pure = run(""), run("src")
    assert (compiled["compiled"], pure["compiled"]) == (True, False)
    assert compiled["digests"] == pure["digests"]
