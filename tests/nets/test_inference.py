"""Networks: inference that updates what changed equals inference from scratch, and files round-trip."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import caverna
from caverna.arrays import array_of
from caverna.bots.bot import engine_of
from caverna.game import InvalidOption, RecordError
from caverna.nets import Inference, Net, inference, shipped_net
from caverna.nets.net import POINTS_PER_UNIT, WEIGHTS, Floats
from caverna.search.gumbel import Forest
from tests.bots.positions import position
from tests.form import PURE


def a_net(game: caverna.Game, seed: int = 1) -> Net:
    """A network with random weights everywhere."""
    engine = engine_of(game)
    net = Net.new(engine.layout().used(engine.num_players), engine.num_players, engine.num_actions, 32, seed, {"a": 1})
    random = np.random.default_rng(seed)
    for name in WEIGHTS:
        net.weights[name] = (random.standard_normal(net.weights[name].shape) * 0.1).astype(np.float32)
    return net


def a_forest(game: caverna.Game) -> Forest:
    forest = Forest(
        engine_of(game), size=3, leaves=4, simulations=40, considered=8, scale=0.01, noise=1.0, victory=0.0, close=5.0,
        seed=3,
    )  # fmt: skip
    for tree in range(3):
        forest.plant(tree, engine_of(game))
    return forest


def from_scratch(net: Net, observations: Floats) -> tuple[Floats, Floats]:
    """Gains and logits of all actions, by the definition of the network."""
    w = net.weights
    hidden = np.maximum(observations @ w["first"] + w["first_bias"], 0)
    hidden = np.maximum(hidden @ w["second"] + w["second_bias"], 0)
    hidden = hidden + np.maximum(hidden @ w["third"] + w["third_bias"], 0)
    return (hidden @ w["gains"] + w["gains_bias"]) * POINTS_PER_UNIT, hidden @ w["policy"].T + w["policy_bias"]


@pytest.mark.parametrize("number", [0, 1, 5])
def test_updating_what_changed_equals_computing_everything(number: int) -> None:
    game = position(number, 40)
    net, forest = a_net(game), a_forest(game)
    run = Inference(net, forest)
    for _ in range(12):
        forest.descend()
        run.update()
        asked = array_of(forest.waiting, np.int64, int(forest.asked))
        hidden = run.hidden()
        gains, logits = from_scratch(net, run.observations[asked, : net.inputs])
        assert run.gains(hidden) == pytest.approx(gains, abs=1e-3)
        actions = array_of(forest.actions, np.int64, int(forest.listed))
        counts = array_of(forest.counts, np.int64, len(asked))
        expected = logits[np.repeat(np.arange(len(asked)), counts), actions]
        assert run.logits(hidden) == pytest.approx(expected, abs=1e-3)
        forest.absorb(run.gains(hidden).tobytes(), run.logits(hidden).tobytes())


def test_the_kernel_and_numpy_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    game = position(1, 40)
    net = a_net(game)

    def visits() -> list[int]:
        forest = a_forest(game)
        run = Inference(net, forest)
        while not all(forest.is_done(tree) for tree in range(3)):
            run.run()
        return [int(tree.visits[edge]) for tree in forest.trees for edge in range(int(tree.degree[0]))]

    usual = visits()
    monkeypatch.setattr(inference, "kernel", None)
    assert visits() == usual


@pytest.mark.skipif(PURE, reason="the kernel is compiled with the rules")
def test_the_kernel_is_compiled_with_the_rules() -> None:
    assert vars(inference)["kernel"] is not None


def test_a_network_may_be_exchanged_in_the_middle() -> None:
    game = position(0, 40)
    forest = a_forest(game)
    run = Inference(a_net(game, 1), forest)
    for _ in range(4):
        run.run()
    other = a_net(game, 2)
    run.use(other)
    expected = run.observations[:, : other.inputs] @ other.weights["first"] + other.weights["first_bias"]
    assert run.sums == pytest.approx(expected, abs=1e-4)


def test_a_network_of_another_game_or_for_fewer_players_is_refused() -> None:
    forest = a_forest(caverna.Match("cave-farmers", players=3, seed=1).game)
    for name, players in (("cave-farmers", 2), ("cave-vs-cave", 2)):
        with pytest.raises(InvalidOption, match="is not for cave-farmers with 3 players"):
            Inference(shipped_net(name, players), forest)


def test_files_round_trip(tmp_path: Path) -> None:
    net = a_net(position(0, 10))
    net.save(tmp_path / "net.npz")
    again = Net.load(tmp_path / "net.npz")
    assert again.card == net.card
    assert all(np.array_equal(again.weights[name], net.weights[name]) for name in WEIGHTS)
    net.save(tmp_path / "small.npz", np.float16)
    assert (tmp_path / "small.npz").stat().st_size < 0.6 * (tmp_path / "net.npz").stat().st_size


@pytest.mark.parametrize("content", [b"", b"not a network", None])
def test_a_file_that_is_no_network_is_refused(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "net.npz"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(RecordError, match="is not a network"):
        Net.load(path)


SHIPPED = [("cave-farmers", players) for players in range(1, 8)] + [("cave-vs-cave", 1), ("cave-vs-cave", 2)]


@pytest.mark.parametrize(("name", "players"), SHIPPED)
def test_a_network_comes_with_the_package_for_every_game(name: str, players: int) -> None:
    game = engine_of(caverna.new_game(name, players=players))
    net = shipped_net(name, players)
    assert net.inputs >= game.layout().used(players)
    assert net.seats >= players
    assert len(net.weights["policy"]) == game.num_actions
    assert {"setups", "seconds", "games", "strength"} <= net.card.keys()


def test_no_network_for_an_unknown_game() -> None:
    with pytest.raises(InvalidOption, match="no network"):
        shipped_net("chess", 2)


def test_shipped_networks_are_small() -> None:
    sizes = [path.stat().st_size for path in Path(inference.__file__).parent.joinpath("weights").glob("*.npz")]
    assert len(sizes) == 5
    assert max(sizes) <= 4_000_000
    assert sum(sizes) <= 16_000_000
