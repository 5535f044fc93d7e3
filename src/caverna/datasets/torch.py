"""The decisions of played games for PyTorch."""

from __future__ import annotations

from collections.abc import Iterator
from os import PathLike
from typing import Any

from caverna.extras import MissingExtra

try:
    import torch
    from torch.utils.data import IterableDataset, get_worker_info
except ImportError as error:
    raise MissingExtra("learn", error) from error

from .decisions import Decisions, batches


class DecisionDataset(IterableDataset[dict[str, Any]]):  # type: ignore[misc]  # PyTorch need not be installed
    """Batches of decisions as tensors, by the names of `Decisions`.

    Use it with `DataLoader(dataset, batch_size=None, num_workers=2)`: it makes the batches itself, and workers divide
    the games among themselves.

    Args:
        path: A file of games of one kind.
        size: How many decisions a batch has.
        seed: Shuffles decisions, eight batches at a time; None for the order of play.
    """

    def __init__(self, path: str | PathLike[str], size: int = 1024, seed: int | None = None) -> None:
        self.path = path
        self.size = size
        self.seed = seed

    def __iter__(self) -> Iterator[dict[str, Any]]:
        worker = get_worker_info()
        part, parts = (0, 1) if worker is None else (worker.id, worker.num_workers)
        for batch in batches(self.path, self.size, seed=self.seed, part=part, parts=parts):
            arrays = zip(Decisions._fields, batch, strict=True)
            yield {name: torch.from_numpy(array) for name, array in arrays}
