"""Draw the learning curves of docs/baselines.md from what the other examples wrote with `--curve`.

python examples/draw_curves.py docs/images/baselines.svg MaskablePPO=ppo.json REINFORCE=reinforce.json
python examples/draw_curves.py docs/images/net.svg "the shipped network=net.json" --x simulations --log
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import matplotlib as mpl
import numpy as np

SMOOTH = 5
"""Neighbouring points that are averaged, if there are many."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("out", type=Path, help="the picture: .svg, .png or .pdf")
    parser.add_argument("curves", nargs="+", metavar="NAME=FILE", help="a name and a file of points")
    parser.add_argument("--x", default="decisions", help="what is counted from left to right (default: decisions)")
    parser.add_argument("--log", action="store_true", help="with a logarithmic scale")
    arguments = parser.parse_args()

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "caverna"  # the same curves, the same file
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for curve in arguments.curves:
        name, _, file = curve.partition("=")
        places, points = np.array(json.loads(Path(file).read_text("utf-8"))).T
        if len(points) > 4 * SMOOTH:
            points = np.convolve(points, np.ones(SMOOTH) / SMOOTH, "valid")
            places = places[SMOOTH - 1 :]
        axes.plot(places, points, label=name, marker="o" if arguments.log else None)
    axes.set_xscale("log" if arguments.log else "linear")
    axes.set_xlabel(arguments.x)
    axes.set_ylabel("points")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.tight_layout()
    figure.savefig(arguments.out, metadata={"Date": None})


if __name__ == "__main__":
    main()
