"""The games of this package."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final, NamedTuple

from caverna.game import Game, InvalidOption, RecordError, format_list

GAMES: Final = {"cave-farmers": "caverna.cave_farmers", "cave-vs-cave": "caverna.cave_vs_cave"}
"""The package of each game, which exports `Game`, `new_game` and `reference`, and `given` if its rooms give goods
automatically.

Titles are in the catalogues.
"""


def rules(name: str) -> Any:
    """The rules package of a game.

    Raises:
        InvalidOption: If there is no such game.
    """
    if name not in GAMES:
        raise InvalidOption(f"there is no game {name!r}: use {format_list(list(GAMES))}")
    return import_module(GAMES[name])


def new_game(name: str, /, **options: Any) -> Game:
    """Start a game, for instance `new_game("cave-farmers", players=2, furnishings="full")`.

    Args:
        name: The name of the game: "cave-farmers" or "cave-vs-cave".
        options: Its options, as `caverna reference NAME` lists them.

    Raises:
        InvalidOption: If there is no such game, option or value.
    """
    game: Game = rules(name).new_game(**options)
    return game


def given(game: Game, action: int, settle: bool = False) -> dict[str, dict[str, int]]:
    """What rooms give automatically with an action to the player who decides: goods by room.

    Args:
        game: The game, which does not change.
        action: A legal action.
        settle: Also what is given after the action, before the next decision.
    """
    package = rules(game.name)
    found: dict[str, dict[str, int]] = package.given(game, action, settle) if hasattr(package, "given") else {}
    return found


def to_tell(game: Game, action: int) -> dict[str, Any]:
    """An action as the log needs it: as `Game.describe_action` returns it, with what rooms give.

    Args:
        game: The game before it.
        action: A legal action.
    """
    return {**game.describe_action(action), "given": given(game, action)}


class Goal(NamedTuple):
    """A goal of a solo game."""

    grade: str
    """Its name."""
    points: float
    beat: bool
    """Whether more points than `points` are needed, rather than at least as many."""
    met: bool


def goals(game: Game) -> list[Goal]:
    """The goals of a solo game that apply to the eras played; none in a game of several players.

    Args:
        game: A game, usually at its end.
    """
    if game.num_players > 1:
        return []
    score, era = game.scores()[0], game.view().get("era")
    rows = [row for row in reference(game.name, 1)["goal"] if row.get("era", era) == era]
    return [goal(row, score) for row in rows]


def goal(row: Mapping[str, Any], score: float) -> Goal:
    """A goal from a row of the reference."""
    grade = row.get("grade", "goal")
    if row.get("reach") is None:
        return Goal(grade, row["beat"], True, score > row["beat"])
    return Goal(grade, row["reach"], False, score >= row["reach"])


def from_dict(data: Mapping[str, Any]) -> Game:
    """Restore a game from what `Game.to_dict` returned.

    Args:
        data: The state as plain data.

    Raises:
        RecordError: If it is not the state of a game.
    """
    if not isinstance(data, Mapping) or data.get("game") not in list(GAMES):  # a list: the value may not be hashable
        raise RecordError(f'this is not the state of a game: its "game" must be {format_list(list(GAMES))}')
    game: Game = rules(data["game"]).Game.from_dict(data)
    return game


def reference(name: str, players: int | None = None) -> dict[str, Any]:
    """The tables that a game is played by, as ids and numbers; `Translator.reference` adds names and sentences.

    Args:
        name: The name of the game.
        players: For how many players; None for the tables of all.

    Raises:
        InvalidOption: If there is no such game or number of players.
    """
    tables: dict[str, Any] = rules(name).reference(players)
    return tables
