"""The evaluations: features match the table, and the value at the end is the score."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import caverna
from caverna import OVER
from caverna.bots.bot import engine_of
from caverna.bots.weights import document, evaluation_with, profiles, read_weights, rules, weights_in, write_document
from caverna.game.evaluation import Evaluation
from tests.bots.positions import forward, position
from tests.fuzz import start

GAMES = ["cave-farmers", "cave-vs-cave"]


def features(game: caverna.Game, seat: int = 0) -> dict[str, float]:
    _, _, _, found = evaluation_with(game.name, {}).sample(engine_of(game), seat)
    return dict(zip(rules(game.name).FEATURES, found, strict=True))


def test_every_feature_has_one_name_and_every_name_a_feature() -> None:
    for number in range(20):
        game = position(number, 8 * number)
        evaluation = evaluation_with(game.name, {})
        for seat in range(game.num_players):
            evaluation.sample(engine_of(game), seat)
            assert evaluation.noted == len(rules(game.name).FEATURES)
    for name in GAMES:
        names = rules(name).FEATURES
        assert len(set(names)) == len(names)


def test_features_of_the_cave_farmers_at_the_beginning() -> None:
    game = caverna.new_game("cave-farmers", players=2)
    found = features(game, 1)
    wanted = {
        "always": 1, "dwarfs": 2, "dwarfs-to-place": 2, "bed-free": 0, "starting-player": 0, "food": 1,
        "food-missing": 3, "meals-missing": 3, "food-spare": 0, "food-missing-now": 0, "room-for-animals": 2,
        "cavern": 1, "unused-cell": 22, "wood": 0, "armed-dwarf": 0, "has-dwelling": 0,
    }  # fmt: skip
    assert {name: found[name] for name in wanted} == wanted


def test_features_of_cave_vs_cave_at_the_beginning() -> None:
    game = caverna.new_game("cave-vs-cave", players=2, mode="era-1")
    forward(game, Random(1))
    found = features(game, 0)
    wanted = {
        "always": 1, "turns-left-this-round": 2, "starting-player": 1, "wood": 1, "gold": 1, "donkey": 0,
        "no-wood": 0, "room-built": 1, "orange-room": 1, "empty-cell": 1, "more-empty-cells": 0, "wall": 0,
        "covered-tile": 9, "has-cave-entrance": 1, "has-dungeon": 0,
    }  # fmt: skip
    assert {name: found[name] for name in wanted} == wanted


def test_at_the_end_a_position_is_worth_its_points() -> None:
    for number in range(8):
        game = start(number)
        generator = Random(number)
        while game.turn != OVER:
            forward(game, generator)
        evaluation = evaluation_with(game.name, read_weights(game.name))
        for seat in range(game.num_players):
            assert evaluation.value(engine_of(game), seat) == game.scores()[seat]


def test_weights_go_in_a_straight_line_from_early_to_late() -> None:
    game = caverna.new_game("cave-farmers", players=7)
    evaluation = evaluation_with("cave-farmers", {"more": {"always": (12.0, 1.0)}})
    values: list[float] = []
    generator = Random(2)
    while game.turn != OVER:
        data = game.to_dict()
        if data["round"] > len(values):
            values.append(evaluation.value(engine_of(game), 0) - game.scores()[0])
        forward(game, generator)
    assert values[:12] == pytest.approx([12.0 - k for k in range(12)])


def test_the_round_that_two_do_not_play_is_not_counted() -> None:
    evaluation = evaluation_with("cave-farmers", {name: {"always": (11.0, 0.0)} for name in ("two", "more")})
    two, three = (caverna.new_game("cave-farmers", players=players) for players in (2, 3))
    values = [evaluation.value(engine_of(game), 0) - game.scores()[0] for game in (two, three)]
    assert values == pytest.approx([10.0, 11.0])


@pytest.mark.parametrize("game", GAMES)
def test_the_tuned_weights_know_every_setting_and_feature(game: str) -> None:
    weights = read_weights(game)
    assert list(weights) == rules(game).SETTINGS
    assert all(list(row) == rules(game).FEATURES for row in weights.values())
    for row in document(game)["weights"].values():
        assert set(row) <= set(rules(game).FEATURES)
        assert all(name.startswith("has-") for name in set(rules(game).FEATURES) - set(row)), "tune the others"


@pytest.mark.parametrize("game", GAMES)
def test_a_data_file_is_read_as_it_was_written(game: str) -> None:
    import json

    weights = read_weights(game)
    assert weights_in(json.loads(write_document(game, weights))) == weights


def test_a_profile_adds_to_the_tuned_weights() -> None:
    tuned, mining = read_weights("cave-farmers"), read_weights("cave-farmers", "mining")
    for setting in tuned:
        more = mining[setting]["ore-mine"][0] - tuned[setting]["ore-mine"][0]
        assert more > 0
        assert mining[setting]["sheep"] == tuned[setting]["sheep"]


def test_there_are_eight_archetypes() -> None:
    assert profiles("cave-farmers") == [
        "tuned", "furnishing-rush", "weapon-rush", "animal-husbandry", "mining", "balanced", "peaceful-farming",
        "ruby-economy", "peaceful-cave",
    ]  # fmt: skip


def test_weights_of_the_wrong_number_are_refused() -> None:
    kind: type[Evaluation] = rules("cave-farmers").EVALUATION
    with pytest.raises(ValueError, match="features has 1 weights"):
        kind([[(1.0, 1.0)]])


def test_the_document_names_every_feature_setting_and_profile() -> None:
    text = (Path(__file__).parents[2] / "docs" / "evaluation.md").read_text()
    first, second = text.split("## Features of Cave vs Cave")
    for name, part in zip(GAMES, (first, second), strict=True):
        for feature in rules(name).FEATURES:
            assert feature.startswith("has-") or f"`{feature}`" in part
    for profile in profiles("cave-farmers")[1:]:
        assert f"`{profile}`" in second
