"""The games are the same in this process, in several, and on a Ray cluster."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import caverna.arena
from caverna import CavernaError
from caverna.arena import BotError, Results
from tests.form import compiled_only


def scores(results: Results) -> list[tuple[int, int, list[float]]]:
    return [(outcome.pairing, outcome.number, outcome.scores) for outcome in results.outcomes]


def process(tmp_path: Path, *arguments: str, **environment: str) -> subprocess.Popen[str]:
    """Run the command in a separate process with the bots of the tests and the same caverna."""
    path = os.pathsep.join(entry for entry in sys.path if entry)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # jobs in the background of a shell ignore it
    return subprocess.Popen(
        [sys.executable, "-m", "caverna", "arena", *arguments],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": path} | environment, text=True,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip


def test_several_processes_play_the_same_games_as_one() -> None:
    alone, together = (
        caverna.arena.run("cave-farmers", ["random", "last"], games=6, seed=5, mirror=True, workers=workers)
        for workers in (1, 2)
    )
    assert together.complete
    assert scores(together) == scores(alone)


def test_an_error_of_a_bot_in_a_worker_is_reported() -> None:
    with pytest.raises(BotError, match=r"bot 'broken' .* crashed with IndexError") as error:
        caverna.arena.run("cave-farmers", ["random", "broken"], games=4, workers=2)
    assert "return [][0]" in error.value.__notes__[0]


def test_a_dead_worker_is_reported() -> None:
    with pytest.raises(CavernaError, match=r"a worker process ended with status 7 in game [01] of random – suicidal"):
        caverna.arena.run("cave-farmers", ["random", "suicidal"], games=4, workers=2)


def test_ctrl_c_keeps_the_games_and_the_same_command_resumes(tmp_path: Path) -> None:
    command = ["slow", "last", "--games", "400", "--workers", "2", "--out", "r.json"]
    first = process(tmp_path, *command)
    journal = tmp_path / "r.json.games"
    began = time.monotonic()
    while (not journal.exists() or journal.read_text().count("\n") < 4) and time.monotonic() - began < 60:
        time.sleep(0.02)
    first.send_signal(signal.SIGINT)
    out, err = first.communicate(timeout=60)
    assert first.returncode == 130, err
    assert "kept in r.json.games; run the same command to resume" in err
    assert "Traceback" not in err
    assert "Win rate" in out
    partial = json.loads((tmp_path / "r.json").read_text())
    assert partial["complete"] is False
    assert 3 <= len(partial["pairings"][0]["numbers"]) < 400
    second = process(tmp_path, *command[:2], "--games", "16", *command[4:])
    out, err = second.communicate(timeout=120)
    assert second.returncode == 0, err
    assert "resuming after" in err
    whole = json.loads((tmp_path / "r.json").read_text())
    assert whole["complete"] is True
    assert whole["pairings"][0]["numbers"] == list(range(16))
    assert not journal.exists()


@compiled_only
def test_a_ray_cluster_plays_the_same_games(tmp_path: Path) -> None:
    """On a cluster of this machine only, which takes some seconds to start."""
    arguments = ["random", "last", "--games", "6", "--seed", "5", "--out", "r.json", "--ray"]
    done = process(tmp_path, *arguments, RAY_AUTH_MODE="disabled", RAY_USAGE_STATS_ENABLED="0")
    _, err = done.communicate(timeout=300)
    assert done.returncode == 0, err
    results = json.loads((tmp_path / "r.json").read_text())
    alone = caverna.arena.run("cave-farmers", ["random", "last"], games=6, seed=5, workers=1)
    assert results["pairings"][0]["scores"] == alone.pairings[0].scores
