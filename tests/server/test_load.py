"""`make load` on a small scale. Only the check of every table's history matters here."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
COUNTS = ("concurrent tables", "actions answered")


@pytest.mark.slow  # test_partitions.py checks the histories of fewer clients
def test_what_many_clients_play_at_once_is_recorded_completely_and_in_order(tmp_path: Path) -> None:
    output = tmp_path / "load.md"
    places = [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    done = subprocess.run(
        [
            *(sys.executable, str(ROOT / "benchmarks" / "load.py"), "--output", str(output)),
            *("--tables", "8", "--more", "0", "--pace", "0", "--runs", "1", "--rush", "0", "--seconds", "1", "--bots"),
        ],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places))},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    rows = [line.strip("| ").split(" | ") for line in output.read_text(encoding="utf-8").splitlines()]
    told = {name: [int(number.replace(",", "")) for number in numbers] for name, *numbers in rows if name in COUNTS}
    assert told["concurrent tables"] == [8, 8], "with SQLite, and with two processes and PostgreSQL"
    assert min(told["actions answered"]) >= 8  # how many depends on the machine
