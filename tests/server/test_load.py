"""`make load` on a small scale. What matters here is the check of every table's history, and how much is counted."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ROWS = ("concurrent tables", "actions answered", "actions/s", "transactions per action")
BACKGROUND = 5
"""Transactions a second of a worker without any client."""


def measured(tmp_path: Path, *options: str) -> dict[str, list[list[float]]]:
    """The rows of the tables that `make load` writes: the numbers of each, in every table that has it."""
    output = tmp_path / "load.md"
    places = [str(ROOT), *os.environ.get("PYTHONPATH", "").split(os.pathsep)]
    done = subprocess.run(
        [sys.executable, str(ROOT / "benchmarks" / "load.py"), "--output", str(output), *options],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, places))},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found: dict[str, list[list[float]]] = {name: [] for name in ROWS}
    for line in output.read_text(encoding="utf-8").splitlines():
        name, *numbers = line.strip("| ").split(" | ")
        if name in found:
            found[name].append([float(number.replace(",", "")) for number in numbers if number.strip()])
    return found


@pytest.mark.slow  # test_partitions.py checks the histories of fewer clients
def test_what_many_clients_play_at_once_is_recorded_completely_and_in_order(tmp_path: Path) -> None:
    few = ("--tables", "8", "--more", "0", "--pace", "0", "--runs", "1", "--rush", "0", "--seconds", "1", "--bots")
    found = measured(tmp_path, *few)
    assert found["concurrent tables"] == [[8, 8]], "with SQLite, and with two processes and PostgreSQL"
    assert min(found["actions answered"][0]) >= 8  # how many depends on the machine


@pytest.mark.slow  # test_news.py counts the transactions of fewer actions, and who listens
def test_four_workers_cost_the_database_no_more_transactions_than_one(tmp_path: Path) -> None:
    few = ("--database", "PostgreSQL", "--tables", "1", "--runs", "1", "--seconds", "1")
    found = measured(tmp_path, *few, "--rush", "10", "--rush-seconds", "10")
    rates, transactions = found["actions/s"][1], found["transactions per action"][1]
    assert len(rates) == 3, "one worker, two and four"
    by_action = [
        number - workers * BACKGROUND / rate
        for number, workers, rate in zip(transactions, (1, 2, 4), rates, strict=True)
    ]
    assert max(by_action) < 2.6, f"{transactions} at {rates} actions a second"
