"""Open decisions. Besides the boards, a stack of them is all that a game remembers between two actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

NOBODY: Final = 7  # the seat of a frame that belongs to no player


class BaseStep:
    """The base of each game's `Step`: what can stand in a frame."""

    def question(self, data: i64) -> str:
        """The kind of decision, as a keyword for clients."""
        return ""

    def inner(self) -> Sequence[BaseStep]:
        """The steps it is made of."""
        return ()


class StepTable:
    """All steps of a game, in a fixed order. The number of a step is how an open decision is written down.

    `roots` are the steps of the game's tables; None stands for a row without one. The steps they are made of follow
    each of them.
    """

    def __init__(self, roots: Sequence[BaseStep | None]) -> None:
        self.steps: list[BaseStep] = []
        self.numbers: dict[BaseStep, int] = {}
        for root in roots:
            if root is not None:
                self.add(root)

    def add(self, step: BaseStep) -> None:
        """Number a step, and then what it is made of, unless it has a number."""
        if step not in self.numbers:
            self.numbers[step] = len(self.steps)
            self.steps.append(step)
            for part in step.inner():
                self.add(part)

    def number(self, step: BaseStep) -> i64:
        """The number of a step."""
        return self.numbers[step]


@mypyc_attr(acyclic=True)
class Frame:
    """A decision still open. It never changes, so copies of a game share it."""

    def __init__(self, step: BaseStep, seat: i64, data: i64, below: Frame | None) -> None:
        self.step = step
        self.seat = seat
        self.data = data
        self.below = below

    def player(self) -> i64:
        """The seat that is asked; the first where the frame belongs to no player."""
        return 0 if self.seat == NOBODY else self.seat
