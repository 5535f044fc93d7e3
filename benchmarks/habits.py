"""Plays games of one bot against itself and counts what it does, for docs/strategies.md.

    python benchmarks/habits.py --players 2 --games 1000 --out habits-farmers-2
    python benchmarks/habits.py --game cave-vs-cave --option mode=era-1 --games 1000 --out habits-era-1

It writes OUT.json, OUT.svg, and prints tables: what a player has at the end, what each seat is worth, and for every
furnishing or room how many players own it and how they fare. An interrupted run resumes.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from matplotlib.figure import Figure

import caverna
from caverna.bots import make_bot

Row = dict[str, Any]  # a player at the end of a game
FEWEST: Final = 20  # owners, and others: below this a difference says nothing


def play(game: str, options: dict[str, Any], line: str, seed: int) -> list[Row]:
    """One game: a row for each player."""
    match = caverna.Match(game, seed=f"habits {seed}", **options)
    bots = [make_bot(line, seed=seed * 10 + seat) for seat in range(match.game.num_players)]
    while match.game.turn != caverna.OVER:
        match.play(bots[match.game.turn].choose(match.game))
    view = match.game.view()
    scores = match.game.scores()
    best = max(scores)
    return [
        {
            "game": seed, "seat": seat, "points": scores[seat],
            "won": (scores[seat] == best) / scores.count(best), **summary(player),
        }
        for seat, player in enumerate(view["players"])
    ]  # fmt: skip


def summary(player: dict[str, Any]) -> Row:
    """What a player has at the end."""
    row = {"sheet": player["score_sheet"]}
    if "dwarfs" not in player:
        return {**row, "tiles": [room["id"] for room in player["rooms"]]}
    tiles = [cell["tile"] for cell in player["cells"]]
    strengths = [dwarf["strength"] for dwarf in player["dwarfs"]]
    return {
        **row, "tiles": [furnishing_id(each) for each in player["furnishings"]], "dwarfs": len(strengths),
        "armed dwarfs": sum(strength > 0 for strength in strengths), "strongest dwarf": max(strengths),
        "ore mines": tiles.count("ore-mine"), "ruby mines": tiles.count("ruby-mine"),
        "animals": sum(player["goods"][animal] for animal in ("dog", "sheep", "donkey", "boar", "cattle")),
    }  # fmt: skip


def furnishing_id(entry: str | dict[str, Any]) -> str:
    """Copies of one dwelling count together."""
    name = entry if isinstance(entry, str) else str(entry["id"])
    return name.removesuffix("-a").removesuffix("-b")


def mean(numbers: list[float]) -> str:
    """A mean with 1.96 standard errors."""
    error = 1.96 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return f"{fmean(numbers):.2f} ± {error:.2f}"


def possessions(rows: list[Row]) -> Iterator[str]:
    """A table of what players have at the end, winners and others apart."""
    yield "| | all | winners | others |"
    yield "|---|--:|--:|--:|"
    counted = [name for name, value in rows[0].items() if isinstance(value, int | float)]
    numbers: dict[str, Callable[[Row], float]] = {name: partial(field, name) for name in counted}
    numbers |= {f"points for {name}": partial(category, name) for name in rows[0]["sheet"]}
    numbers["tiles"] = lambda row: len(row["tiles"])
    groups = [rows, [row for row in rows if row["won"] > 0.5], [row for row in rows if row["won"] == 0.0]]
    for name, number in numbers.items():
        if name not in {"game", "seat", "won"}:
            cells = [mean([number(row) for row in group]) if group else "–" for group in groups]
            yield f"| {name} | {' | '.join(cells)} |"


def field(name: str, row: Row) -> float:
    return float(row[name])


def category(name: str, row: Row) -> float:
    return float(row["sheet"].get(name, 0.0))


def seats(rows: list[Row]) -> Iterator[str]:
    """A table of how the seats fare."""
    yield "| seat | wins | points |"
    yield "|--:|--:|--:|"
    for seat in sorted({row["seat"] for row in rows}):
        group = [row for row in rows if row["seat"] == seat]
        wins, points = [100.0 * row["won"] for row in group], [row["points"] for row in group]
        yield f"| {seat + 1} | {mean(wins)} % | {mean(points)} |"


def leads(rows: list[Row]) -> dict[tuple[int, int], float]:
    """Each player's lead over the mean of the others in the game; alone, the points."""
    games: dict[int, list[Row]] = {}
    for row in rows:
        games.setdefault(row["game"], []).append(row)
    found = {}
    for number, players in games.items():
        total = sum(row["points"] for row in players)
        for row in players:
            others = (total - row["points"]) / (len(players) - 1) if len(players) > 1 else 0.0
            found[number, row["seat"]] = row["points"] - others
    return found


def tiles(rows: list[Row]) -> list[tuple[str, float, float | None, float]]:
    """For every tile: how many of 100 players own it, how much larger their lead is than others, 1.96 errors."""
    lead = leads(rows)
    found: list[tuple[str, float, float | None, float]] = []
    for name in sorted({tile for row in rows for tile in row["tiles"]}):
        ours = [lead[row["game"], row["seat"]] for row in rows if name in row["tiles"]]
        others = [lead[row["game"], row["seat"]] for row in rows if name not in row["tiles"]]
        share = 100.0 * len(ours) / len(rows)
        if min(len(ours), len(others)) < FEWEST:
            found.append((name, share, None, 0.0))
            continue
        error = 1.96 * sqrt(stdev(ours) ** 2 / len(ours) + stdev(others) ** 2 / len(others))
        found.append((name, share, fmean(ours) - fmean(others), error))
    return sorted(found, key=lambda each: -each[1])


def tile_table(rows: list[Row]) -> Iterator[str]:
    yield "| tile | players of 100 | lead of who owns it |"
    yield "|---|--:|--:|"
    for name, share, difference, error in tiles(rows):
        yield f"| {name} | {share:.1f} | {'–' if difference is None else f'{difference:+.1f} ± {error:.1f}'} |"


def draw(rows: list[Row], title: str) -> Figure:
    """Every tile with the lead of its owners, the best first, and how many players own it."""
    sure = [
        (f"{name} ({share:.0f} of 100)", lead, error) for name, share, lead, error in tiles(rows) if lead is not None
    ]
    return dots(sure, "lead of the players who own it over those who do not, in points", title)


def dots(tiles: list[tuple[str, float, float]], label: str, title: str) -> Figure:
    """A dot with its error for each of some names, the largest on top."""
    names, numbers, errors = zip(*sorted(tiles, key=lambda each: each[1]), strict=True)
    figure = Figure(figsize=(10, 1.5 + 0.28 * len(tiles)), layout="constrained")
    axes = figure.subplots()
    axes.errorbar(numbers, names, xerr=errors, fmt="o", color="#8a5a2b", ecolor="#d9c3a5")
    axes.axvline(0.0, color="grey", linewidth=0.8)
    axes.set_xlabel(label)
    axes.set_title(title, fontsize=11)
    return figure


def collect(path: Path, games: int, work: Callable[[int], list[Row]], workers: int | None) -> list[Row]:
    """Play the games that the file does not have yet."""
    rows: list[Row] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else []
    missing = sorted(set(range(games)) - {row["game"] for row in rows})
    with ProcessPoolExecutor(workers) as pool:
        for number, found in enumerate(pool.map(work, missing), 1):
            rows += found
            if number % 10 == 0 or number == len(missing):
                path.write_text(json.dumps(rows), encoding="utf-8")
                print(f"{number} of {len(missing)} games", end="\r", flush=True)
    return [row for row in rows if row["game"] < games]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="cave-farmers")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="an option of the game, such as mode=era-1")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--bot", default="net:sims=64")
    parser.add_argument("--workers", type=int, help="processes; by default one for each core")
    parser.add_argument("--out", type=Path, required=True, help="the name of the files, without extension")
    arguments = parser.parse_args()
    options = {"players": arguments.players, **dict(each.split("=", 1) for each in arguments.option)}
    work = partial(play, arguments.game, options, arguments.bot)
    rows = collect(arguments.out.with_suffix(".json"), arguments.games, work, arguments.workers)
    for part in (possessions, seats, tile_table):
        print("", *part(rows), sep="\n")
    setup = ", ".join([f"{arguments.players} players", *arguments.option])
    title = f"{arguments.game}, {setup}, {arguments.bot}: {arguments.games} games"
    draw(rows, title).savefig(arguments.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
