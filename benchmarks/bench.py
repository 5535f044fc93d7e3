"""Measures the speed of the rules and of other engines in the same run, and writes results.md."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import caverna
from measure import ENVIRONMENTS, PEERS, RULES, Timing

HERE = Path(__file__).parent
ROUNDS = 5
"""Each round measures everything once, so that a slow moment of the machine affects all rows alike."""

LIKE = {
    "catanatron, 2 players": "random play, 2 players",
    "catanatron, 4 players": "random play, 4 players",
    "python-chess": "random play, 2 players",
}
"""Our row that each peer is compared with. Cave vs Cave is compared with all of them."""

CAVES = "Cave vs Cave, random play"

ENVIRONMENT_TARGETS = {"vector env": 1000, "vector env, with observations": 400, "PettingZoo": 60}
"""Decisions per millisecond."""


class Result(NamedTuple):
    """The best of all rounds, and how much slower the worst was."""

    microseconds: float
    games_per_second: float
    spread: float


Results = dict[str, Result]


class Target(NamedTuple):
    """A limit that a measurement must meet."""

    name: str
    value: float
    limit: float
    at_least: bool = False

    def met(self) -> bool:
        return self.value >= self.limit if self.at_least else self.value <= self.limit

    def cells(self) -> list[str]:
        sign = "≥" if self.at_least else "≤"
        return [self.name, f"{sign} {self.limit:g}", f"{self.value:.2f}", "met" if self.met() else "MISSED"]


class Page(NamedTuple):
    """A table for the terminal and for the file."""

    title: str
    columns: list[str]
    rows: list[list[str]]

    def rich(self) -> Table:
        table = Table(*self.columns[:1], title=self.title)
        for column in self.columns[1:]:
            table.add_column(column, justify="right")
        for row in self.rows:
            table.add_row(*row)
        return table

    def markdown(self) -> str:
        rule = ["---", *["--:"] * (len(self.columns) - 1)]
        lines = [f"| {' | '.join(cells)} |" for cells in (self.columns, rule, *self.rows)]
        return "\n".join([f"## {self.title}", "", *lines, ""])


def measure(which: str, **environment: str) -> Iterator[tuple[str, Timing]]:
    """Run one round and yield its measurements as they arrive."""
    command = [sys.executable, str(HERE / "measure.py"), which]
    environment = {"OPENBLAS_NUM_THREADS": "1", **environment}  # each process measures one core
    with subprocess.Popen(command, env=os.environ | environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            name, *timing = json.loads(line)
            yield name, Timing(*timing)
    if process.returncode:
        raise SystemExit(f"{' '.join(command[1:])} failed")


def best(timings: list[Timing]) -> Result:
    costs = [timing.seconds / timing.decisions * 1e6 for timing in timings]
    return Result(min(costs), max(timing.games / timing.seconds for timing in timings), max(costs) / min(costs) - 1)


def measure_all() -> tuple[Results, Results, Results, Results]:
    """Compiled, pure, peers and environments."""
    pure = {"PYTHONPATH": str(HERE.parent / "src")}  # the sources, before the installed package
    runs: list[tuple[str, str, dict[str, str], dict[str, list[Timing]]]] = [
        ("compiled", "rules", {}, {name: [] for name in RULES}),
        ("pure", "rules", pure, {name: [] for name in RULES}),
        ("peers", "peers", {}, {name: [] for name in PEERS}),
        ("environments", "environments", {}, {name: [] for name in ENVIRONMENTS}),
    ]
    columns = TextColumn("{task.description:42}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, transient=True) as progress:
        task = progress.add_task("starting", total=ROUNDS * (2 * len(RULES) + len(PEERS) + len(ENVIRONMENTS)))
        for _ in range(ROUNDS):
            for form, which, environment, timings in runs:
                for name, timing in measure(which, **environment):
                    timings[name].append(timing)
                    progress.update(task, advance=1, description=f"{form}: {name}")
    compiled, interpreted, peers, environments = (
        {name: best(found) for name, found in timings.items()} for _, _, _, timings in runs
    )
    return compiled, interpreted, peers, environments


def targets(compiled: Results, pure: Results, peers: Results, environments: Results) -> list[Target]:
    two, catan = "random play, 2 players", peers["catanatron, 2 players"].microseconds
    fast, slow = compiled[two].microseconds, pure[two].microseconds
    return [
        Target("compiled random play, µs per decision", fast, 1.0),
        Target("the same, times as fast as catanatron", catan / fast, 20, at_least=True),
        Target("the same with 7 players, times the cost", compiled["random play, 7 players"].microseconds / fast, 2),
        Target("driven from Python, µs per decision", compiled["driven from Python"].microseconds, 2.5),
        Target("compiled copy, µs", compiled["copy"].microseconds, 0.4),
        Target("compiled housing, µs", compiled["housing"].microseconds, 1.0),
        Target("pure random play, µs per decision", slow, 15),
        Target("the same, times as fast as catanatron", catan / slow, 1, at_least=True),
        Target("Cave vs Cave, era I: compiled random play, µs per decision", compiled[CAVES].microseconds, 0.8),
        Target("Cave vs Cave, era I: compiled copy, µs", compiled["Cave vs Cave, copy"].microseconds, 0.3),
        Target("Cave vs Cave, era I: pure random play, µs per decision", pure[CAVES].microseconds, 12),
        Target("mcts, simulations per ms", 1000 / compiled["simulation of mcts"].microseconds, 50, at_least=True),
        Target(
            "net, self-play, simulations per ms",
            1000 / compiled["simulation of net, self-play"].microseconds,
            60,
            at_least=True,
        ),
        Target(
            "net, one game, simulations per ms",
            1000 / compiled["simulation of net, one game"].microseconds,
            30,
            at_least=True,
        ),
        *[
            Target(f"{name}, decisions per ms", 1000 / environments[name].microseconds, limit, at_least=True)
            for name, limit in ENVIRONMENT_TARGETS.items()
        ],
    ]


def cost(result: Result) -> str:
    return f"{result.microseconds:.2f} +{result.spread:.0%}"


def beside(peer: Result, our: Result) -> str:
    return f"{peer.microseconds / our.microseconds:.1f}"


def ours(compiled: Results, pure: Results, like: str) -> list[Result]:
    return [compiled[like], pure[like], compiled[CAVES], pure[CAVES]]


def games(result: Result) -> str:
    return f"{result.games_per_second:,.0f}" if result.games_per_second else ""


def rate(result: Result) -> str:
    return f"{1e6 / result.microseconds:,.0f}"


def pages(compiled: Results, pure: Results, peers: Results, environments: Results) -> Iterator[Page]:
    yield Page(
        "µs per operation (The Cave Farmers with 2 players unless noted; Cave vs Cave is era I)",
        ["", "compiled", "games/s", "pure Python", "games/s", "ratio"],
        [
            [name, cost(fast), games(fast), cost(slow), games(slow), f"{slow.microseconds / fast.microseconds:.0f}"]
            for name in RULES
            for fast, slow in [(compiled[name], pure[name])]
        ],
    )
    yield Page(
        "Random play of other engines: µs per decision, and how many times as fast ours is",
        ["", "µs", "games/s", "ours compiled", "ours pure", "Cave vs Cave compiled", "Cave vs Cave pure"],
        [
            [name, cost(peer), games(peer), *(beside(peer, our) for our in ours(compiled, pure, like))]
            for name, like in LIKE.items()
            for peer in [peers[name]]
        ],
    )
    yield Page(
        "Environments, compiled, driven from Python (2 players unless noted)",
        ["", "decisions/s", "µs"],
        [[name, rate(environments[name]), cost(environments[name])] for name in ENVIRONMENTS],
    )
    rows = [target.cells() for target in targets(compiled, pure, peers, environments)]
    yield Page("Targets", ["", "target", "measured", ""], rows)


def processor() -> str:
    """The CPU model, if the system tells."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.is_file() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return models[0] if models else platform.machine()


def publish(heading: str, conditions: str, found: Sequence[Page], file: Path) -> None:
    """Print the results and write them to a file."""
    console = Console()
    for page in found:
        console.print(page.rich())
    console.print(conditions)
    text = "\n".join([f"{heading} {conditions}\n", *(page.markdown() for page in found)])
    file.write_text(text, encoding="utf-8")


def main() -> None:
    if not caverna.compiled():
        raise SystemExit("the installed rules are not compiled: run `make bench`")
    found = list(pages(*measure_all()))
    conditions = (
        f"{platform.python_implementation()} {platform.python_version()}, {processor()}, "
        f"one core unless noted, {datetime.now(UTC):%Y-%m-%d}. "
        f"Best of {ROUNDS} rounds; + is how much slower the worst round was."
    )
    publish("# Benchmark results\n\nWritten by `make bench`.", conditions, found, HERE / "results.md")


if __name__ == "__main__":
    main()
