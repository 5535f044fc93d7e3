"""Trainers: gradients that are right, the same in numpy and in PyTorch, and a loss that falls."""

from __future__ import annotations

from importlib.util import find_spec

import numpy as np
import pytest

from caverna.learn import trainer as module
from caverna.learn.samples import NO_ACTION, Samples, Window
from caverna.learn.trainer import Batch, NumpyTrainer, TorchTrainer, batch_of, gradients
from caverna.nets.net import Net
from tests.form import PURE

INPUTS, SEATS, ACTIONS = 20, 3, 12


def a_net(hidden: int = 8) -> Net:
    net = Net.new(INPUTS, SEATS, ACTIONS, hidden, 1, {})
    random = np.random.default_rng(2)
    for name in ("gains", "gains_bias", "policy", "policy_bias"):
        net.weights[name] = (random.standard_normal(net.weights[name].shape) * 0.3).astype(np.float32)
    net.weights["first"] *= 20
    return net


def a_batch(size: int = 16, seed: int = 3) -> Batch:
    random = np.random.default_rng(seed)
    actions = np.full((size, 6), NO_ACTION, np.int64)
    shares = np.zeros((size, 6), np.float32)
    for row in range(size):
        number = int(random.integers(1, 7))
        actions[row, :number] = random.choice(ACTIONS, number, replace=False)
        shares[row, :number] = random.dirichlet(np.ones(number))
    gains = random.standard_normal((size, SEATS)).astype(np.float32)
    gains[::3, 2] = np.nan  # nobody sits there
    return Batch(random.integers(-127, 128, (size, INPUTS)).astype(np.int8), gains, actions, shares)


def test_gradients_are_the_slopes_of_the_loss() -> None:
    net, batch = a_net(), a_batch()
    _, found = gradients(net.weights, batch, 2.0)
    wide = {name: weight.astype(np.float64) for name, weight in net.weights.items()}

    def loss() -> float:
        losses, _ = gradients(wide, batch, 2.0)  # type: ignore[arg-type]
        return losses.policy + 2.0 * losses.value

    random = np.random.default_rng(4)
    for name, weight in wide.items():
        for _ in range(6):
            place = tuple(int(random.integers(size)) for size in weight.shape)
            kept = weight[place]
            weight[place] = kept + 1e-5
            above = loss()
            weight[place] = kept - 1e-5
            below = loss()
            weight[place] = kept
            assert found[name][place] == pytest.approx((above - below) / 2e-5, abs=2e-4), name


@pytest.mark.skipif(PURE, reason="the kernel is compiled with the rules")
def test_the_kernel_and_numpy_have_the_same_gradients(monkeypatch: pytest.MonkeyPatch) -> None:
    net, batch = a_net(), a_batch()
    batch.observations[:, 5:17] = 0  # longer than what the kernel passes over at a time
    assert vars(module)["kernel"] is not None
    losses, found = gradients(net.weights, batch, 2.0)
    monkeypatch.setattr(module, "kernel", None)
    expected_losses, expected = gradients(net.weights, batch, 2.0)
    assert losses == pytest.approx(expected_losses, abs=1e-6)
    for name, gradient in expected.items():
        assert found[name] == pytest.approx(gradient, abs=1e-6), name


@pytest.mark.skipif(find_spec("torch") is None, reason="PyTorch is not installed: pip install 'caverna[learn]'")
def test_numpy_and_pytorch_have_the_same_gradients_and_take_the_same_steps() -> None:
    net = a_net()
    plain, torch = NumpyTrainer(net, {}, 2.0), TorchTrainer(net, {}, 2.0)
    expected_losses, expected = gradients(net.weights, a_batch(), 2.0)
    losses, found = torch.gradients(a_batch())
    assert losses == pytest.approx(expected_losses, abs=1e-5)
    for name, gradient in expected.items():
        assert found[name].cpu().numpy() == pytest.approx(gradient, abs=1e-5)
    for seed in range(5):
        plain.step(a_batch(seed=seed), 1e-2)
        torch.step(a_batch(seed=seed), 1e-2)
    for name, weight in plain.weights().items():
        assert torch.weights()[name] == pytest.approx(weight, abs=1e-3)


def test_the_loss_falls() -> None:
    trainer, batch = NumpyTrainer(a_net(32), {}, 2.0), a_batch(64)
    first = trainer.step(batch, 1e-2)
    for _ in range(150):
        last = trainer.step(batch, 1e-2)
    assert last.value < 0.2 * first.value
    assert last.policy < first.policy


def test_a_trainer_goes_on_from_its_state() -> None:
    whole = NumpyTrainer(a_net(), {}, 2.0)
    for seed in range(6):
        whole.step(a_batch(seed=seed), 1e-2)
    half = NumpyTrainer(a_net(), {}, 2.0)
    for seed in range(3):
        half.step(a_batch(seed=seed), 1e-2)
    rest = NumpyTrainer(Net(half.weights(), {}), half.state(), 2.0)
    for seed in range(3, 6):
        rest.step(a_batch(seed=seed), 1e-2)
    for name, weight in whole.weights().items():
        assert np.array_equal(rest.weights()[name], weight)


def samples(size: int, value: float) -> Samples:
    found = Samples.empty(size, INPUTS, SEATS)
    found.results[:] = value
    found.means[:] = 0.0
    found.now[:] = 0.0
    return found


def test_a_window_keeps_the_newest() -> None:
    window = Window(10, INPUTS, SEATS)
    for number in range(4):
        window.add(samples(4, number))
    assert len(window) == 10
    assert window.total == 16
    assert sorted(window.samples.results[:, 0].tolist()) == [1, 1, 2, 2, 2, 2, 3, 3, 3, 3]
    drawn = window.samples.results[window.draw(200, np.random.default_rng(1)), 0]
    assert set(drawn.tolist()) <= {1.0, 2.0, 3.0}


def test_targets_mix_result_and_search() -> None:
    batch = batch_of(samples(2, 50.0), np.array([0, 1]), 0.5)
    assert batch.gains == pytest.approx(np.ones((2, SEATS)))  # half of 50 points, in units of 25
