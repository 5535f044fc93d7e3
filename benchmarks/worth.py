"""Measures what each furnishing or room changes in the result, for docs/strategies.md.

    python benchmarks/worth.py --games 200 --out worth-farmers
    python benchmarks/worth.py --game cave-vs-cave --option mode=era-1 --games 400 --out worth-era-1

A bot plays against itself. When a tile can be bought for the first time, the game is played on twice: once it is
bought, once its player does without it for the rest of the game. The difference of the player's leads at the end is
what the tile changed, its cost and what it displaced included. A tile counts once for each player of a game.

It writes OUT.json, OUT.svg, and prints a table. An interrupted run resumes.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any

import caverna
from caverna.bots import make_bot
from caverna.bots.bot import engine_of, lead
from caverna.bots.net import NetBot
from habits import FEWEST, dots

Row = tuple[str, int, float, bool]
"""A tile, the round in which it could be bought, what it changed, and whether the bot bought it of its own accord."""


def play(game: str, options: dict[str, Any], line: str, seed: int) -> list[Row]:
    """One game, and twice the rest of it for each tile of each player."""
    bot = make_bot(line, seed)
    assert isinstance(bot, NetBot)
    match = caverna.Match(game, seed=f"worth {seed}", **options)
    seen: set[tuple[int, str]] = set()
    rows: list[Row] = []
    while match.game.turn != caverna.OVER:
        seat = match.game.turn
        choice = bot.choose(match.game)
        for action in match.game.legal_actions():
            tile = tile_of(match, action)
            if tile and (seat, tile) not in seen:
                seen.add((seat, tile))
                bought = match.copy()
                bought.play(action)
                change = rest(bought, bot, seat, "") - rest(match.copy(), bot, seat, tile)
                rows.append((tile, match.game.view()["round"], change, action == choice))
        match.play(choice)
    return rows


def tile_of(match: caverna.Match, action: int) -> str:
    """The tile that an action buys, or nothing. Copies of one dwelling count together."""
    info = engine_of(match.game).action_info(action)
    tile = info.arguments.get("furnishing") or info.arguments.get("room") if info.kind == "furnish" else ""
    return str(tile or "").removesuffix("-a").removesuffix("-b")


def rest(match: caverna.Match, bot: NetBot, seat: int, without: str) -> float:
    """Play a match to its end: the lead of a seat, if it goes without a tile from here on."""
    while match.game.turn != caverna.OVER:
        choice = bot.choose(match.game)
        if without and match.game.turn == seat and tile_of(match, choice) == without:
            choice = second_best(bot, match, without)
        match.play(choice)
    return lead(match.game.scores(), seat)


def second_best(bot: NetBot, match: caverna.Match, without: str) -> int:
    """The most visited action that does not buy a tile."""
    tree = bot.search(engine_of(match.game)).trees[0]
    edges = [edge for edge in range(tree.degree[0]) if tile_of(match, tree.action[edge]) != without]
    if not edges:  # nothing else can be done
        return int(tree.action[tree.best()])
    return int(tree.action[max(edges, key=lambda edge: (tree.visits[edge], tree.logit[edge]))])


def table(rows: list[Row]) -> list[tuple[str, int, float, float, float]]:
    """For every tile: how often it could be bought, how often it was, and what it changed with 1.96 standard errors."""
    found: list[tuple[str, int, float, float, float]] = []
    for name in sorted({row[0] for row in rows}):
        cases = [row for row in rows if row[0] == name]
        if len(cases) >= FEWEST:
            changes = [row[2] for row in cases]
            taken = 100.0 * fmean([row[3] for row in cases])
            found.append((name, len(cases), taken, fmean(changes), 1.96 * stdev(changes) / sqrt(len(cases))))
    return sorted(found, key=lambda each: -each[3])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="cave-farmers")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], help="an option of the game, such as mode=era-1")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bot", default="net:sims=16")
    parser.add_argument("--workers", type=int, help="processes; by default one for each core")
    parser.add_argument("--out", type=Path, required=True, help="the name of the files, without extension")
    arguments = parser.parse_args()
    options = {"players": arguments.players, **dict(each.split("=", 1) for each in arguments.option)}
    path = arguments.out.with_suffix(".json")
    games: dict[str, list[Row]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    missing = [number for number in range(arguments.games) if str(number) not in games]
    work = partial(play, arguments.game, options, arguments.bot)
    with ProcessPoolExecutor(arguments.workers) as pool:
        for number, found in zip(missing, pool.map(work, missing), strict=True):
            games[str(number)] = found
            path.write_text(json.dumps(games), encoding="utf-8")
            print(f"{len(games)} of {arguments.games} games", end="\r", flush=True)
    rows = [row for number in range(arguments.games) for row in games[str(number)]]
    print("\n| tile | chances | taken | changes the lead by |", "|---|--:|--:|--:|", sep="\n")
    for name, cases, taken, change, error in table(rows):
        print(f"| {name} | {cases} | {taken:.0f} % | {change:+.1f} ± {error:.1f} |")
    setup = ", ".join([f"{arguments.players} players", *arguments.option])
    title = f"{arguments.game}, {setup}, {arguments.bot}: {arguments.games} games"
    tiles = [(name, change, error) for name, _, _, change, error in table(rows)]
    label = "change of the lead, in points, if it is bought as soon as possible instead of never"
    dots(tiles, label, title).savefig(arguments.out.with_suffix(".svg"))


if __name__ == "__main__":
    main()
