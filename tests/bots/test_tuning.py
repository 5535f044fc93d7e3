"""Tuning: what a few games teach."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest

import caverna
from caverna.bots import tuning
from caverna.bots.weights import read_document, read_weights, rules, write_document
from tests.conftest import Caverna


def samples(count: int, early: float, late: float) -> list[tuning.Sample]:
    """Positions worth 10 points plus noise, in which each wood is worth so much early and late, and stone nothing."""
    generator = random.Random(1)
    names = rules("cave-farmers").FEATURES
    found = []
    for _ in range(count):
        time = generator.random()
        features = [0.0] * len(names)
        wood, stone = float(generator.randrange(5)), float(generator.randrange(5))
        features[0], features[names.index("wood")], features[names.index("stone")] = 1.0, wood, stone
        result = 10.0 + wood * (early * time + late * (1 - time)) + generator.gauss(0, 1)
        found.append(tuning.Sample(0, time, 3.0, features, 3.0 + result))
    return found


def test_tuning_finds_the_decisive_feature() -> None:
    told = samples(20_000, 2.0, 0.5)
    names = rules("cave-farmers").FEATURES
    weights, explained = tuning.fit(told, np.array([sample.features for sample in told]), names, None)
    assert weights["wood"] == pytest.approx((2.0, 0.5), abs=0.15)
    assert weights["stone"] == pytest.approx((0.0, 0.0), abs=0.15)
    assert weights["always"] == pytest.approx((10.0, 10.0), abs=0.4)
    assert weights["ruby"] == (0.0, 0.0)
    assert explained > 0.8


def test_the_weights_go_half_the_way_from_what_they_were() -> None:
    told = samples(20_000, 2.0, 2.0)
    names = rules("cave-farmers").FEATURES
    before = dict.fromkeys(names, (0.0, 0.0))
    weights, _ = tuning.fit(told, np.array([sample.features for sample in told]), names, before)
    assert weights["wood"] == pytest.approx((1.0, 1.0), abs=0.1)


def test_a_setting_with_too_few_samples_keeps_its_weights() -> None:
    weights, usual, explained = tuning.learn("cave-farmers", samples(tuning.ENOUGH - 1, 2.0, 2.0), {})
    assert (weights, usual, explained) == ({}, {}, {})


@pytest.mark.parametrize("game", ["cave-farmers", "cave-vs-cave"])
def test_every_setting_comes_up_in_the_games_of_a_round(game: str) -> None:
    found = set()
    for setup in tuning.SETUPS[game]:
        played = tuning.play(tuning.Task(game, setup, {}, {}, 2, "seed", noise=False))
        assert all(sample.result in played.scores for sample in played.samples)
        found |= {rules(game).SETTINGS[sample.setting] for sample in played.samples}
    assert found == set(rules(game).SETTINGS)


def test_noise_changes_some_weights_and_the_same_seed_makes_the_same_noise() -> None:
    weights = read_weights("cave-farmers")
    first, again = (tuning.with_noise(weights, {}, {"dwarfs": 9.0}, random.Random(4)) for _ in range(2))
    assert first == again
    assert first["solo"]["dwarfs"][0] > weights["solo"]["dwarfs"][0] + 5


@pytest.mark.parametrize("game", ["cave-farmers", "cave-vs-cave"])
def test_biases_are_for_features_that_exist(game: str) -> None:
    for bias in tuning.BIASES[game]:
        assert set(bias) <= set(rules(game).FEATURES)


def test_a_round_of_tuning(tmp_path: Path) -> None:
    told = []
    setups = tuning.setups_with("cave-vs-cave")
    with ThreadPoolExecutor(1) as pool:
        for lesson in tuning.tune("cave-vs-cave", setups, 2, 8, 2, {}, 1, pool, lambda: told.append(1)):
            assert set(lesson.means) == {
                "players=1, mode=era-1", "players=1, mode=eras-1-2", "players=2, mode=era-1",
                "players=2, mode=eras-1-2",
            }  # fmt: skip
    assert len(told) == 16
    path = tmp_path / "weights.json"
    path.write_text(write_document("cave-vs-cave", lesson.weights))
    assert read_document("cave-vs-cave", path) == lesson.weights


def test_one_setup_alone_can_be_tuned() -> None:
    before = read_weights("cave-vs-cave")
    setups = tuning.setups_with("cave-vs-cave", players=1, mode="era-1")
    with ThreadPoolExecutor(1) as pool:
        (lesson,) = tuning.tune("cave-vs-cave", setups, 1, 30, 2, before, 1, pool)
    assert set(lesson.means) == {"players=1, mode=era-1"}
    changed = {setting for setting, row in lesson.weights.items() if row != before[setting]}
    assert changed == {"solo-era-1-only"}


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("--game cave-vs-cave --players 2 --option mode=short", "players=2, mode=short: this is not played for tuning"),
        ("--players 9", "players=9"),
        ("--option mood=good", "mood"),
        ("--game chess", "there is no game 'chess'"),
    ],
)
def test_setups_outside_tuning_are_refused(run: Caverna, words: str, why: str) -> None:
    result = run("tune", *words.split())
    assert result.code == 2
    assert why in result.err


@pytest.mark.parametrize("text", ["", "[]", '{"weights": 3}', '{"weights": {"solo": {"wood": [1, 2]}}}'])
def test_a_file_that_holds_no_weights_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "weights.json"
    path.write_text(text)
    with pytest.raises(caverna.InvalidOption, match=r"weights\.json"):
        read_document("cave-farmers", path)


def test_the_command_tells_of_each_round_and_writes_the_weights(run: Caverna, tmp_path: Path) -> None:
    common = ["tune", "--game", "cave-vs-cave", "--rounds", "1", "--games", "4", "--sims", "2", "--workers", "1"]
    result = run(*common, "--out", "first.json")
    assert result.code == 0
    assert "round 1: mean points players=1, mode=era-1:" in result.out
    assert run(*common, "--start", "first.json", "--out", "second.json").code == 0
    assert run(*common, "--start", "missing.json").code == 2
