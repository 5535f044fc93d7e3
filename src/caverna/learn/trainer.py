"""Gradient descent: in PyTorch on a GPU; without one in numpy and the compiled kernel, which is faster on a processor.

Nineteen of twenty numbers of an observation are 0, and of some thousand actions a dozen are legal. numpy and the kernel
compute only the others, while matrix products in PyTorch take all of them.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, Protocol

import numpy as np
import numpy.typing as npt

from caverna.nets.compiled import kernel
from caverna.nets.net import POINTS_PER_UNIT, Floats, Net

from .samples import STEPS, Samples

BETAS: Final = (0.9, 0.98)
EPSILON: Final = 1e-8
DECAY: Final = 1e-4
LARGEST_NORM: Final = 5.0
HUBER: Final = 0.5
"""Errors of values count squared up to here, and linearly beyond."""


class Batch(NamedTuple):
    """What one step learns from."""

    observations: npt.NDArray[np.int8]
    gains: Floats
    """Targets, in the network's units; NaN where nobody sits."""
    actions: npt.NDArray[np.int64]
    shares: Floats


def batch_of(samples: Samples, rows: npt.NDArray[np.int64], search_share: float) -> Batch:
    """Some rows as a batch.

    Args:
        samples: All samples.
        rows: Which of them.
        search_share: The share of the search's expectation in the targets; the rest is the result.
    """
    target = (1.0 - search_share) * samples.results[rows] + search_share * samples.means[rows]
    return Batch(
        samples.observations[rows],
        ((target - samples.now[rows]) / POINTS_PER_UNIT).astype(np.float32),
        samples.actions[rows].astype(np.int64),
        samples.shares[rows].astype(np.float32),
    )


class Losses(NamedTuple):
    """The mean losses of a batch."""

    policy: float
    value: float


class Trainer(Protocol):
    """Improves weights step by step."""

    def step(self, batch: Batch, rate: float) -> Losses:
        """Learn from a batch at a learning rate."""

    def weights(self) -> dict[str, Floats]:
        """The weights as they are now."""

    def state(self) -> dict[str, Floats]:
        """The moments of the optimizer, for a checkpoint."""


class Adam:
    """AdamW, for arrays of numpy and tensors of PyTorch alike."""

    def __init__(self, weights: dict[str, Any], state: dict[str, Any]) -> None:
        self.steps = int(state.get("steps", 0))
        self.first = {name: state.get(f"first.{name}", weight * 0) for name, weight in weights.items()}
        self.second = {name: state.get(f"second.{name}", weight * 0) for name, weight in weights.items()}

    def apply(self, weights: dict[str, Any], gradients: dict[str, Any], rate: float) -> None:
        """Change the weights in place."""
        self.steps += 1
        norm = float(sum((gradient * gradient).sum() for gradient in gradients.values())) ** 0.5
        clip = min(1.0, LARGEST_NORM / (norm + EPSILON))
        fade_first, fade_second = (1.0 - beta**self.steps for beta in BETAS)
        for name, gradient in gradients.items():
            weight, first, second = weights[name], self.first[name], self.second[name]
            first *= BETAS[0]
            first += (1.0 - BETAS[0]) * clip * gradient
            second *= BETAS[1]
            second += (1.0 - BETAS[1]) * clip * clip * gradient * gradient
            weight *= 1.0 - rate * DECAY
            weight -= rate * (first / fade_first) / ((second / fade_second) ** 0.5 + EPSILON)

    def state(self) -> dict[str, Any]:
        """Everything needed to go on."""
        moments = {f"first.{name}": value for name, value in self.first.items()}
        return {"steps": self.steps, **moments, **{f"second.{name}": value for name, value in self.second.items()}}


def relu(x: Floats) -> Floats:
    """The rectifier: negative numbers become 0."""
    return np.maximum(x, np.float32(0.0))


def dense(observations: npt.NDArray[np.int8]) -> Floats:
    """Observations as numbers."""
    return (observations / np.float32(STEPS)).astype(np.float32)


def first_layer(weights: dict[str, Floats], observations: npt.NDArray[np.int8]) -> Floats:
    """The sums of the first layer, before the rectifier."""
    first, bias = weights["first"], weights["first_bias"]
    if kernel is None or first.dtype != np.float32:
        return dense(observations) @ first + bias
    sums: Floats = np.tile(bias, (len(observations), 1))
    kernel.products(sums, first, observations, *observations.shape, len(bias))
    return sums


def first_gradient(slopes: Floats, observations: npt.NDArray[np.int8]) -> Floats:
    """The gradient of the first layer's weights, from that of its sums."""
    if kernel is None or slopes.dtype != np.float32:
        return dense(observations).T @ slopes
    rows, inputs = observations.shape
    width = slopes.shape[1]
    found = np.zeros((inputs, width), np.float32)
    kernel.gradient(found, np.ascontiguousarray(slopes), observations, rows, inputs, width)
    return found


def sums_by(keys: npt.NDArray[np.int64], rows: Floats, number: int) -> Floats:
    """For each key below a number, the sum of its rows."""
    order = np.argsort(keys, kind="stable")
    found, begins = np.unique(keys[order], return_index=True)
    sums = np.zeros((number, rows.shape[1]), rows.dtype)
    sums[found] = np.add.reduceat(rows[order], begins)
    return sums


def gradients(weights: dict[str, Floats], batch: Batch, value_weight: float) -> tuple[Losses, dict[str, Floats]]:
    """The losses of a batch and the gradients of their weighted sum, in numpy."""
    w = weights
    size = len(batch.observations)
    first = relu(first_layer(w, batch.observations))
    second = relu(first @ w["second"] + w["second_bias"])
    third = relu(second @ w["third"] + w["third_bias"])
    hidden = second + third

    known = ~np.isnan(batch.gains)
    error = np.where(known, hidden @ w["gains"] + w["gains_bias"] - batch.gains, 0.0)
    distance = np.abs(error)
    losses = np.where(distance < HUBER, 0.5 * error * error / HUBER, distance - 0.5 * HUBER)
    number = int(known.sum())
    value_loss = losses.sum() / number
    d_gains = value_weight * np.clip(error / HUBER, -1.0, 1.0) / number

    rows, places = np.nonzero(batch.actions >= 0)  # one entry for each legal action, those of a position together
    actions, shares = batch.actions[rows, places], batch.shares[rows, places]
    begins = np.searchsorted(rows, np.arange(size))
    policy = w["policy"][actions]
    logits = np.einsum("ij,ij->i", hidden[rows], policy) + w["policy_bias"][actions]
    logits -= np.maximum.reduceat(logits, begins)[rows]
    log_shares = logits - np.log(np.add.reduceat(np.exp(logits), begins))[rows]
    policy_loss = -(shares * log_shares).sum() / size
    d_logits = (np.exp(log_shares) * np.add.reduceat(shares, begins)[rows] - shares)[:, None] / size

    d_hidden = d_gains @ w["gains"].T + np.add.reduceat(d_logits * policy, begins)
    d_third = d_hidden * (third > 0)
    d_second = (d_hidden + d_third @ w["third"].T) * (second > 0)
    d_first: Floats = ((d_second @ w["second"].T) * (first > 0)).astype(first.dtype, copy=False)
    found = {
        "first": first_gradient(d_first, batch.observations), "first_bias": d_first.sum(0),
        "second": first.T @ d_second, "second_bias": d_second.sum(0),
        "third": second.T @ d_third, "third_bias": d_third.sum(0),
        "gains": hidden.T @ d_gains, "gains_bias": d_gains.sum(0),
        "policy": sums_by(actions, d_logits * hidden[rows], len(w["policy"])),
        "policy_bias": sums_by(actions, d_logits, len(w["policy"]))[:, 0],
    }  # fmt: skip
    return Losses(float(policy_loss), float(value_loss)), {k: v.astype(np.float32) for k, v in found.items()}


class NumpyTrainer:
    """Gradient descent in numpy.

    Args:
        net: Where it begins.
        state: The optimizer's state, of a checkpoint.
        value_weight: The weight of the values' loss.
    """

    def __init__(self, net: Net, state: dict[str, Any], value_weight: float) -> None:
        self.tensors = {name: weight.copy() for name, weight in net.weights.items()}
        self.adam = Adam(self.tensors, state)
        self.value_weight = value_weight

    def step(self, batch: Batch, rate: float) -> Losses:
        """See `Trainer`."""
        losses, found = gradients(self.tensors, batch, self.value_weight)
        self.adam.apply(self.tensors, found, rate)
        return losses

    def weights(self) -> dict[str, Floats]:
        """See `Trainer`."""
        return self.tensors

    def state(self) -> dict[str, Any]:
        """See `Trainer`."""
        return self.adam.state()


class TorchTrainer:
    """Gradient descent in PyTorch.

    Args:
        net: Where it begins.
        state: The optimizer's state, of a checkpoint.
        value_weight: The weight of the values' loss.
    """

    def __init__(self, net: Net, state: dict[str, Any], value_weight: float) -> None:
        import torch

        self.torch = torch
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.tensors = {name: self.tensor(weight).requires_grad_() for name, weight in net.weights.items()}
        moments = {name: self.tensor(value) if np.ndim(value) else int(value) for name, value in state.items()}
        with torch.no_grad():
            self.adam = Adam(self.tensors, moments)
        self.value_weight = value_weight

    def tensor(self, values: npt.NDArray[Any]) -> Any:
        """An array as a tensor on the device."""
        return self.torch.tensor(values, device=self.device)

    def losses(self, batch: Batch) -> tuple[Any, Any]:
        """The mean losses, as tensors."""
        torch, w = self.torch, self.tensors
        x, gains, actions, shares = (self.tensor(column) for column in batch)
        hidden = torch.relu(x.float() / STEPS @ w["first"] + w["first_bias"])
        hidden = torch.relu(hidden @ w["second"] + w["second_bias"])
        hidden = hidden + torch.relu(hidden @ w["third"] + w["third_bias"])
        known = ~torch.isnan(gains)
        predicted = hidden @ w["gains"] + w["gains_bias"]
        value = torch.nn.functional.smooth_l1_loss(predicted[known], gains[known], beta=HUBER)
        logits = (hidden @ w["policy"].T + w["policy_bias"]).gather(1, actions.clamp(min=0))
        logits = logits.masked_fill(actions < 0, -1e9)
        policy = -(shares * torch.log_softmax(logits, 1)).sum(1).mean()
        return policy, value

    def gradients(self, batch: Batch) -> tuple[Losses, dict[str, Any]]:
        """The losses of a batch and the gradients of their weighted sum."""
        policy, value = self.losses(batch)
        found = self.torch.autograd.grad(policy + self.value_weight * value, [*self.tensors.values()])
        losses = Losses(float(policy.detach()), float(value.detach()))
        return losses, dict(zip(self.tensors, found, strict=True))

    def step(self, batch: Batch, rate: float) -> Losses:
        """See `Trainer`."""
        losses, found = self.gradients(batch)
        with self.torch.no_grad():
            self.adam.apply(self.tensors, found, rate)
        return losses

    def weights(self) -> dict[str, Floats]:
        """See `Trainer`."""
        return {name: tensor.detach().cpu().numpy() for name, tensor in self.tensors.items()}

    def state(self) -> dict[str, Any]:
        """See `Trainer`."""
        moments = self.adam.state()
        return {name: value if isinstance(value, int) else value.cpu().numpy() for name, value in moments.items()}


def make_trainer(net: Net, state: dict[str, Any], value_weight: float) -> Trainer:
    """The fastest trainer that this machine has."""
    try:
        import torch
    except ImportError:
        return NumpyTrainer(net, state, value_weight)
    if torch.cuda.is_available() or kernel is None:
        return TorchTrainer(net, state, value_weight)
    return NumpyTrainer(net, state, value_weight)
