"""The weights of a network.

observation -> hidden -> 128 -> residual 128 -> the gains of each seat, and a logit for each action
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from caverna.game import RecordError

Floats = npt.NDArray[np.float32]

WIDTH: Final = 128
"""The width of the inner layers."""
POINTS_PER_UNIT: Final = 25.0
"""Gains are learnt in units of so many points."""
WEIGHTS: Final = (
    "first", "first_bias", "second", "second_bias", "third", "third_bias", "gains", "gains_bias", "policy",
    "policy_bias",
)  # fmt: skip
CARD: Final = "card"


def save_arrays(path: Path, arrays: Mapping[str, Any]) -> None:
    """Write arrays to a file, all or nothing."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
    part.replace(path)


class Net:
    """A network.

    Args:
        weights: An array for each name in `WEIGHTS`.
        card: What is known about it, as plain data: the game and the numbers of players it is for, how it was learnt.
    """

    def __init__(self, weights: Mapping[str, npt.NDArray[Any]], card: Mapping[str, Any]) -> None:
        self.weights: dict[str, Floats] = {
            name: np.ascontiguousarray(weights[name], dtype=np.float32) for name in WEIGHTS
        }
        self.card = dict(card)

    @classmethod
    def new(cls, inputs: int, seats: int, actions: int, hidden: int, seed: int, card: Mapping[str, Any]) -> Net:
        """A network that has learnt nothing: it expects no gains and prefers no action.

        Args:
            inputs: How many numbers an observation has.
            seats: For how many seats it predicts gains.
            actions: How many actions the game has.
            hidden: The width of the first layer.
            seed: The seed of the random weights.
            card: See `Net`.
        """
        random = np.random.default_rng(seed)

        def normal(rows: int, columns: int, deviation: float) -> npt.NDArray[np.float64]:
            return random.standard_normal((rows, columns)) * deviation

        weights = {
            "first": normal(inputs, hidden, 0.03), "first_bias": np.zeros(hidden),
            "second": normal(hidden, WIDTH, (2 / hidden) ** 0.5), "second_bias": np.zeros(WIDTH),
            "third": normal(WIDTH, WIDTH, (2 / WIDTH) ** 0.5), "third_bias": np.zeros(WIDTH),
            "gains": np.zeros((WIDTH, seats)), "gains_bias": np.zeros(seats),
            "policy": np.zeros((actions, WIDTH)), "policy_bias": np.zeros(actions),
        }  # fmt: skip
        return cls(weights, card)

    @property
    def inputs(self) -> int:
        """How many numbers of an observation it looks at."""
        return len(self.weights["first"])

    @property
    def hidden(self) -> int:
        """The width of the first layer."""
        return int(self.weights["first"].shape[1])

    @property
    def seats(self) -> int:
        """For how many seats it predicts gains."""
        return len(self.weights["gains_bias"])

    @property
    def actions(self) -> int:
        """How many actions the game has that it is for."""
        return len(self.weights["policy"])

    def save(self, path: Path, kind: npt.DTypeLike = np.float32) -> None:
        """Write it to a file, all or nothing.

        Args:
            path: The file.
            kind: The type of the numbers: float32 to go on learning, float16 to ship.
        """
        arrays = {name: weight.astype(kind) for name, weight in self.weights.items()}
        save_arrays(path, {**arrays, CARD: np.array(json.dumps(self.card))})

    @classmethod
    def load(cls, path: Path) -> Net:
        """Read one from a file.

        Raises:
            RecordError: If the file does not hold a network.
        """
        try:
            with np.load(path) as data:
                return cls({name: data[name] for name in WEIGHTS}, json.loads(str(data[CARD])))
        except (OSError, ValueError, KeyError, EOFError) as error:
            raise RecordError(f"{path} is not a network: {error}") from error
