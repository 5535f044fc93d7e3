"""The games there are."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple

from caverna.game import Game, InvalidOption, RecordError, format_list

GAMES: Final = {"cave-farmers": "caverna.cave_farmers", "cave-vs-cave": "caverna.cave_vs_cave"}
"""The package of each game, with its `Game`, `new_game` and `reference`. Titles are in the catalogues."""


def rules(name: str) -> Any:
    """The rules package of a game."""
    if name not in GAMES:
        raise InvalidOption(f"there is no game {name!r}: use {format_list(list(GAMES))}")
    return import_module(GAMES[name])


def new_game(name: str, /, **options: Any) -> Game:
    """A game at its beginning, for instance `new_game("cave-farmers", players=2, furnishings="full")`."""
    game: Game = rules(name).new_game(**options)
    return game


class Goal(NamedTuple):
    """What a solo player tries to reach."""

    grade: str
    """What it is called."""
    points: float
    beat: bool
    """Whether one must have more points than that."""
    met: bool


def goals(game: Game) -> list[Goal]:
    """The goals of a solo game, as far as they concern the eras that were played; none if more play."""
    if game.num_players > 1:
        return []
    score, era = game.scores()[0], game.view().get("era")
    rows = [row for row in reference(game.name, 1)["goal"] if row.get("era", era) == era]
    return [goal(row, score) for row in rows]


def goal(row: Mapping[str, Any], score: float) -> Goal:
    grade = row.get("grade", "goal")
    if row.get("reach") is None:
        return Goal(grade, row["beat"], True, score > row["beat"])
    return Goal(grade, row["reach"], False, score >= row["reach"])


def from_dict(data: Mapping[str, Any]) -> Game:
    """The game that `Game.to_dict` wrote down."""
    if not isinstance(data, Mapping) or data.get("game") not in list(GAMES):  # a list: what stands there may not hash
        raise RecordError(f'this is not the state of a game: its "game" must be {format_list(list(GAMES))}')
    game: Game = rules(data["game"]).Game.from_dict(data)
    return game


def reference(name: str, players: int | None = None) -> dict[str, Any]:
    """The tables that a game plays by, as ids and numbers; `Translator.reference` adds names and sentences."""
    tables: dict[str, Any] = rules(name).reference(players)
    return tables
