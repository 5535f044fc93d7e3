"""Golden playthroughs and perft counts, stored as files: `python -m tests.playthroughs` regenerates them.

Regenerate them only when the rules change on purpose, and review the diff line by line. To keep the diff small, a game
keeps its actions as long as they are legal; delete its file to draw new ones.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import caverna
from caverna import CHANCE, OVER, CavernaError, Game
from caverna.record import state_hash
from tests.contract import pick
from tests.fuzz import CAVES

GOLDENS = Path(__file__).parent / "goldens"
PERFT = GOLDENS / "perft.json"
PERFT_POINTS = (0.1, 0.45, 0.8)
"""The points of a playthrough at which perft starts, as a share of its length."""
PERFT_LIMIT = 40_000
"""Depths with more leaves than this are skipped."""

SETUPS: dict[str, tuple[str, dict[str, Any]]] = {
    **{f"cave-farmers-{players}": ("cave-farmers", {"players": players}) for players in range(1, 8)},
    "cave-farmers-1-introductory": (
        "cave-farmers",
        {"players": 1, "furnishings": "introductory", "solo_clear": "from6"},
    ),
    "cave-farmers-2-introductory": ("cave-farmers", {"players": 2, "furnishings": "introductory"}),
    "cave-farmers-3-markers-at-the-end": ("cave-farmers", {"players": 3, "harvest_reveal": "end"}),
    **{f"cave-vs-cave-{options['players']}-{options['mode']}": ("cave-vs-cave", options) for options in CAVES},
}


def game_of(name: str) -> Game:
    game, options = SETUPS[name]
    return caverna.new_game(game, **options)


def texts_of(playthrough: str) -> list[str]:
    """The actions of a playthrough."""
    return [line.split("  ")[-1] for line in playthrough.splitlines() if line and line[0] not in "#="]


def written(name: str, texts: list[str] | None = None) -> str:
    """The playthrough of given or random actions: a line each with seat, number of legal actions and action."""
    game = game_of(name)
    random = Random(name)
    lines = [f"# {json.dumps(game.options)}"]
    while game.turn != OVER:
        actions = game.legal_actions()
        action = pick(game, actions, random, trades=0.05) if texts is None else game.parse(texts[len(lines) - 1])
        seat = "chance" if game.turn == CHANCE else f"seat {game.turn}"
        lines.append(f"{seat}  {len(actions):3}  {game.text(action)}")
        game.apply(action)
    for number, score in enumerate(game.scores()):
        lines.append(f"= seat {number}: {score} {json.dumps(game.score_sheet(number))}")
    lines.append(f"= winners {game.winners()} hash {state_hash(game)}")
    return "\n".join(lines) + "\n"


def rewritten(name: str) -> str:
    """The playthrough with the actions that it had, or with random ones if they are no longer legal."""
    file = GOLDENS / f"{name}.txt"
    with suppress(FileNotFoundError, CavernaError, IndexError):
        return written(name, texts_of(file.read_text()))
    return written(name)


def leaves(game: Game, depth: int) -> int:
    """The number of action sequences of a length."""
    actions = game.legal_actions()
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        child = game.copy()
        child.apply(action)
        total += leaves(child, depth - 1)
    return total


def position(name: str, number: int) -> Game:
    """The game after a number of actions of its playthrough."""
    game = game_of(name)
    for text in texts_of((GOLDENS / f"{name}.txt").read_text())[:number]:
        game.apply(game.parse(text))
    return game


def perft(name: str, number: int) -> list[int]:
    """The counts for depths 1 to 3, without depths that have too many leaves."""
    game = position(name, number)
    counts: list[int] = []
    for depth in (1, 2, 3):
        if counts and counts[-1] * counts[0] > PERFT_LIMIT:
            break
        counts.append(leaves(game, depth))
    return counts


def main() -> None:
    GOLDENS.mkdir(exist_ok=True)
    table = []
    for name in SETUPS:
        playthrough = rewritten(name)
        (GOLDENS / f"{name}.txt").write_text(playthrough)
        length = len(texts_of(playthrough))
        for number in [int(length * share) for share in PERFT_POINTS]:
            table.append([name, number, perft(name, number)])
            print(*table[-1])
    PERFT.write_text("[\n" + ",\n".join(json.dumps(row) for row in table) + "\n]\n")


if __name__ == "__main__":
    main()
