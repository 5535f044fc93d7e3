"""The log of a run: a line of JSON every few seconds, also in words and as a plot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from caverna.game import InvalidOption

from .plan import Plan
from .run import LOG, folder_of


def told(line: dict[str, Any], plan: Plan) -> str:
    """A line of the log in words."""
    points = "; ".join(
        f"{setup.name}: {mean:.1f}"
        for setup, mean in zip(plan.setups, line["mean_points"], strict=True)
        if mean is not None
    )
    return (
        f"{line['seconds'] / 60:6.1f} min  {line['games']:,} games ({line['games_per_second']:.1f}/s), "
        f"{line['samples']:,} positions, {line['steps']:,} steps, loss {line['policy_loss']:.3f} and "
        f"{line['value_loss']:.4f}; mean points {points or 'not known yet'}"
    )


def read_log(out: Path) -> list[dict[str, Any]]:
    """The log of the run that writes a network.

    Raises:
        InvalidOption: If there is none.
    """
    path = folder_of(out) / LOG
    if not path.is_file():
        raise InvalidOption(f"{path} is not there: nothing was learnt for {out} yet")
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def save_plot(out: Path, picture: Path) -> None:
    """Draw mean points and losses over time.

    Args:
        out: The file of the network.
        picture: Where to draw; its suffix decides how.
    """
    from matplotlib.figure import Figure

    lines = read_log(out)
    minutes = [line["seconds"] / 60 for line in lines]
    figure = Figure(figsize=(9, 6), layout="constrained")
    above, below = figure.subplots(2, 1, sharex=True)
    for number in range(len(lines[0]["mean_points"])):
        means = [line["mean_points"][number] for line in lines]
        above.plot(minutes, [float("nan") if mean is None else mean for mean in means], label=f"set-up {number + 1}")
    above.set_ylabel("mean points")
    above.legend()
    below.plot(minutes, [line["policy_loss"] for line in lines], label="policy")
    below.plot(minutes, [line["value_loss"] for line in lines], label="values")
    below.set_yscale("log")
    below.set_ylabel("loss")
    below.set_xlabel("minutes")
    below.legend()
    figure.savefig(picture)
