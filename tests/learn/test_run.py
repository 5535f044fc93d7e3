"""Runs of learning: from nothing to better than random, through kills of the run and of its workers."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import numpy as np
import pytest

import caverna
from caverna.bots import Bot
from caverna.bots.net import NetBot
from caverna.bots.uniform import RandomBot
from caverna.cli.learning import combinations
from caverna.learn import Plan, SearchPlan, SetUp, learn
from caverna.learn.plan import FAMILIES
from caverna.learn.run import CHECKPOINT, Run, folder_of
from caverna.learn.worker import CHUNK_SUFFIX, NEWEST, Player
from caverna.learn.workers import LearningError, Processes
from caverna.nets import Net
from tests.form import compiled_only

SMALLEST = SetUp("cave-vs-cave", {"players": 1, "mode": "era-1"}, opening=0)


def a_plan(seconds: float, workers: int = 2) -> Plan:
    """Enough to learn something in seconds."""
    return Plan(
        setups=(SMALLEST,), minutes=seconds / 60, workers=workers, games=32, hidden=64, batch=512, window=60_000,
        warm_up=2_000, chunk=500, rate=3e-3, search=SearchPlan(simulations=12, considered=8),
    )  # fmt: skip


def mean_points(bot: Bot, games: int) -> float:
    points = []
    for seed in range(games):
        match = caverna.Match("cave-vs-cave", players=1, mode="era-1", seed=seed)
        while match.game.turn != caverna.OVER:
            match.play(bot.choose(match.game))
        points.append(match.game.scores()[0])
    return float(np.mean(points))


COMMAND = """
import sys
from pathlib import Path
from caverna.cli.learning import combinations
from caverna.learn import Plan, learn
learn(Plan.from_json(sys.argv[1]), Path(sys.argv[2]), None, lambda line: None)
"""


@compiled_only
def test_learning_goes_on_after_a_kill_and_beats_random(tmp_path: Path) -> None:
    out = tmp_path / "net.npz"
    plan = a_plan(12)
    run = subprocess.Popen([sys.executable, "-c", COMMAND, plan.to_json(), str(out)], start_new_session=True)
    try:
        until = monotonic() + 60
        while monotonic() < until and len(list(folder_of(out).glob(f"*{CHUNK_SUFFIX}"))) < 8:
            sleep(0.1)
    finally:
        os.killpg(run.pid, signal.SIGKILL)  # the run and its workers, at any moment
        run.wait()
    assert not out.exists()
    before = Run(plan, folder_of(out), None).progress
    lines: list[dict[str, Any]] = []
    enough = max(plan.minutes, (before.seconds + 6) / 60)  # a busy machine has used up the time already
    learn(replace(plan, minutes=enough), out, None, lines.append)
    assert lines[-1]["games"] > before.games > 0
    assert mean_points(NetBot(sims=32, weights=str(out)), 20) > mean_points(RandomBot(seed=1), 20) + 10


@compiled_only
def test_a_worker_that_dies_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("caverna.learn.workers.SOON", 0.0)
    run = Run(a_plan(60), tmp_path, None)
    workers = Processes(run.plan, tmp_path, generation=0)
    try:
        workers.processes[1].kill()
        workers.processes[1].wait()
        assert workers.tend() == 1
        chunks = f"1-1-*{CHUNK_SUFFIX}"  # of worker 1 in its second life
        until = monotonic() + 60
        while monotonic() < until and not list(tmp_path.glob(chunks)):
            sleep(0.1)
        assert list(tmp_path.glob(chunks))
    finally:
        workers.stop()
    assert all(process.poll() is not None for process in workers.processes)


def test_workers_that_cannot_work_end_the_run(tmp_path: Path) -> None:
    run = Run(a_plan(60, workers=1), tmp_path, None)
    (tmp_path / NEWEST).write_bytes(b"")
    workers = Processes(run.plan, tmp_path, generation=0)
    workers.processes[0].wait(timeout=60)
    workers.started[0] = monotonic()
    with pytest.raises(LearningError, match="worker 0"):
        workers.tend()


def test_a_kill_while_a_checkpoint_is_written_leaves_the_last_one(tmp_path: Path) -> None:
    run = Run(a_plan(60), tmp_path, None)
    kept = (tmp_path / CHECKPOINT).read_bytes()
    (tmp_path / (CHECKPOINT + ".part")).write_bytes(kept[:100])
    again = Run(a_plan(60), tmp_path, None)
    for name, weight in run.trainer.weights().items():
        assert np.array_equal(again.trainer.weights()[name], weight)


def test_a_plan_survives_the_way_to_a_worker() -> None:
    plan = a_plan(30)
    assert Plan.from_json(plan.to_json()) == plan


def test_samples_are_what_was_played() -> None:
    """Policies are distributions over actions, and results are seen from the player who decides."""
    setup = SetUp("cave-farmers", {"players": 2}, opening=2)
    plan = Plan(
        setups=(setup,), minutes=1, workers=1, games=2, hidden=8, search=SearchPlan(simulations=4, considered=4)
    )
    game = setup.new_game()
    player = Player(plan, 0, Net.new(plan.inputs, plan.seats, game.num_actions, 8, 1, {}))
    while not player.scores:
        player.wave()
    samples, scores, *_ = player.take()
    assert len(samples) > 20
    assert samples.shares.sum(1) == pytest.approx(np.ones(len(samples)), abs=0.01)
    assert (samples.actions.max(1) < game.num_actions).all()
    assert {tuple(sorted(row)) for row in samples.results.tolist()} == {tuple(sorted(row)) for row in scores}


def test_quick_decisions_are_played_but_not_learnt_from() -> None:
    setup = SetUp("cave-vs-cave", {"players": 1, "mode": "era-1"}, opening=0)

    def recorded(share: float) -> list[int]:
        """Decisions that were recorded in each of some games."""
        search = SearchPlan(simulations=4, considered=4, quick_share=share)
        plan = Plan(setups=(setup,), minutes=1, workers=1, games=4, hidden=8, search=search)
        player = Player(plan, 0, Net.new(plan.inputs, plan.seats, setup.new_game().num_actions, 8, 1, {}))
        while len(player.scores) < 4:
            player.wave()
        return [len(player.finished), len(player.scores)]

    all_decisions, all_games = recorded(0.0)
    some_decisions, some_games = recorded(0.75)
    assert 0 < some_decisions / some_games < 0.5 * all_decisions / all_games
    nothing, games = recorded(1.0)
    assert nothing == 0 < games


def test_some_games_begin_with_larger_families() -> None:
    starts = SetUp("cave-farmers", {"players": 2}).starts()
    families = {sum(strength >= 0 for strength in start.to_dict()["players"][0]["weapons"]) for start in starts}
    assert families == {2, *FAMILIES}
    assert len(SMALLEST.starts()) == 1


def test_all_modes_are_learnt_unless_one_is_named() -> None:
    modes = [setup.options["mode"] for setup in SetUp("cave-vs-cave", {"players": 1}).modes()]
    assert {"era-1", "eras-1-2"} <= set(modes)
    assert "short" not in modes  # for two players only
    assert SMALLEST.modes() == [SMALLEST]


def test_an_option_may_have_several_values() -> None:
    pairs = ["mode=era-1", "furnishings=full", "mode=era-1", "mode=eras-1-2"]
    assert combinations(pairs) == [["mode=era-1", "furnishings=full"]] * 2 + [["mode=eras-1-2", "furnishings=full"]]
    assert combinations([]) == [[]]


def test_some_players_have_a_style_at_first() -> None:
    """Styles change what players do and nothing else: samples hold the true points."""
    setup = SetUp("cave-farmers", {"players": 2}, opening=0, families=False)
    plan = Plan(
        setups=(setup,), minutes=1, workers=1, games=8, hidden=8, styled=1.0,
        search=SearchPlan(simulations=4, considered=4),
    )  # fmt: skip
    weights = Net.new(plan.inputs, plan.seats, setup.new_game().num_actions, 8, 1, {}).weights
    player = Player(plan, 0, Net(weights, {"seconds": 0.0}))
    assert player.play.styled == 1.0
    for tree in range(plan.games):
        player.play.draw_styles(tree, player.forest.generators[tree])
    assert all(0 <= style < len(setup.styles()) for style in player.forest.style)
    player.use(Net(weights, {"seconds": 45.0}))
    assert player.play.styled == pytest.approx(0.25)


CLUSTER = """
import json, sys
from pathlib import Path
from ray.cluster_utils import Cluster
from caverna.cli.learning import combinations
from caverna.learn import Plan, learn

cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
nodes = [cluster.add_node(num_cpus=1)]
lines = []

def tell(line):
    lines.append(line)
    if line["games"] and nodes:
        cluster.remove_node(nodes.pop(), allow_graceful=False)
        cluster.add_node(num_cpus=1)

learn(Plan.from_json(sys.argv[1]), Path(sys.argv[2]), None, tell, cluster.address)
print(json.dumps(lines))
"""


@compiled_only
@pytest.mark.slow
def test_a_cluster_learns_on_when_a_machine_is_lost(tmp_path: Path) -> None:
    environment = {**os.environ, "RAY_AUTH_MODE": "disabled", "RAY_USAGE_STATS_ENABLED": "0"}
    arguments = [sys.executable, "-c", CLUSTER, a_plan(40).to_json(), str(tmp_path / "net.npz")]
    done = subprocess.run(arguments, env=environment, stdout=subprocess.PIPE, text=True, timeout=300, check=True)
    lines = json.loads(done.stdout.splitlines()[-1])
    lost = next(line for line in lines if line["games"])
    assert lines[-1]["restarts"] == 1
    assert lines[-1]["games"] > lost["games"]
    assert Net.load(tmp_path / "net.npz").card["games"] == lines[-1]["games"]
