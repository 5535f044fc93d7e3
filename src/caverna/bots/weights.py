"""The weights of the evaluations: one data file per game."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from caverna.game import InvalidOption, format_list
from caverna.game.evaluation import Evaluation
from caverna.games import GAMES

TUNED: Final = "tuned"
"""The profile that self-play produced; the others add to it."""
Weights = dict[str, dict[str, tuple[float, float]]]
"""By setting, by feature: early and late."""


def rules(game: str) -> Any:
    """The evaluation module of a game, with its FEATURES, SETTINGS and EVALUATION."""
    return import_module(f"{GAMES[game]}.evaluation")


@cache
def document(game: str) -> dict[str, Any]:
    """The data file of a game."""
    text = files("caverna.bots").joinpath("weights", f"{game}.json").read_text(encoding="utf-8")
    data: dict[str, Any] = json.loads(text)
    return data


def profiles(game: str) -> list[str]:
    """The profiles of a game.

    Args:
        game: The name of the game.
    """
    return [TUNED, *document(game)["profiles"]]


def read_weights(game: str, profile: str = TUNED) -> Weights:
    """The tuned weights of a game with what a profile adds to them. A feature that was never tuned weighs nothing.

    Args:
        game: The name of the game.
        profile: The name of the profile.

    Raises:
        InvalidOption: If the game has no such profile.
    """
    if profile not in profiles(game):
        raise InvalidOption(f"profile={profile}: the profiles of {game} are {format_list(profiles(game), 'and')}")
    tuned = weights_in(document(game))
    features = rules(game).FEATURES
    found = {setting: {name: row.get(name, (0.0, 0.0)) for name in features} for setting, row in tuned.items()}
    if profile != TUNED:
        for row in found.values():
            for feature, (early, late) in document(game)["profiles"][profile]["adds"].items():
                row[feature] = (row[feature][0] + early, row[feature][1] + late)
    return found


def weights_in(data: Mapping[str, Any]) -> Weights:
    """The weights in the data of a file."""
    return {
        setting: {feature: (float(early), float(late)) for feature, (early, late) in row.items()}
        for setting, row in data["weights"].items()
    }


def read_document(game: str, path: Path) -> Weights:
    """Read weights from a file that holds what `write_document` returned.

    Args:
        game: The name of the game that the weights are for.
        path: The file.

    Raises:
        InvalidOption: If it cannot be read, or does not fit the features of the game.
    """
    try:
        weights = weights_in(json.loads(path.read_text(encoding="utf-8")))
    except (OSError, ValueError, TypeError, LookupError, AttributeError) as error:
        raise InvalidOption(f"{path} is not a file of weights: {error}") from error
    for setting, row in weights.items():
        if setting not in rules(game).SETTINGS or list(row) != rules(game).FEATURES:
            raise InvalidOption(
                f"{path} does not fit {game}: the features of setting {setting!r} are not those of this version"
            )
    return weights


def write_document(game: str, weights: Weights) -> str:
    """The text of a data file with new weights and the current profiles, one line per feature.

    Args:
        game: The name of the game.
        weights: The tuned weights.
    """
    settings = {setting: rows(row) for setting, row in weights.items()}
    changes = {
        name: f'{{\n"about": {json.dumps(profile["about"])},\n"adds": {rows(profile["adds"])}\n}}'
        for name, profile in document(game)["profiles"].items()
    }
    return f'{{\n"weights": {listing(settings)},\n"profiles": {listing(changes)}\n}}\n'


def rows(row: Mapping[str, Sequence[float]]) -> str:
    """The weights of a setting as JSON, one line per feature."""
    return listing({feature: f"[{early:g}, {late:g}]" for feature, (early, late) in row.items()})


def listing(entries: Mapping[str, str]) -> str:
    """JSON with a line for each entry."""
    lines = ",\n".join(f"{json.dumps(name)}: {value}" for name, value in entries.items())
    return f"{{\n{lines}\n}}" if lines else "{}"


def evaluation_with(game: str, weights: Weights) -> Evaluation:
    """The evaluation of a game by some weights.

    Args:
        game: The name of the game.
        weights: Those that are missing are 0.
    """
    names = rules(game).FEATURES
    rows = [[weights.get(setting, {}).get(name, (0.0, 0.0)) for name in names] for setting in rules(game).SETTINGS]
    evaluation: Evaluation = rules(game).EVALUATION(rows)
    return evaluation


class Evaluations:
    """The evaluations of one bot, made when it first sees a game. Bots never share one, since it holds state.

    Args:
        profile: The name of the profile, which every game seen must have.
    """

    def __init__(self, profile: str) -> None:
        self.profile = profile
        self.by_game: dict[str, Evaluation] = {}

    def of(self, game: str) -> Evaluation:
        """The evaluation of a game, by its name."""
        if game not in self.by_game:
            self.by_game[game] = evaluation_with(game, read_weights(game, self.profile))
        return self.by_game[game]
