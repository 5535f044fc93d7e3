"""Open decisions. Besides the boards, a stack of them is all that a game remembers between two actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

NOBODY: Final = 7  # the seat of a frame that belongs to no player


class BaseStep:
    """The base of each game's `Step`: what can stand in a frame."""

    def __init__(self) -> None:
        self.id: i64 = -1  # its number, given in `machine`

    def question(self, data: i64) -> str:
        """The kind of decision, as a keyword for clients."""
        return ""

    def inner(self) -> Sequence[BaseStep]:
        """The steps it is made of."""
        return ()


def number_steps(steps: Sequence[BaseStep | None]) -> list[BaseStep]:
    """Steps and what they are made of in a fixed order, each with its number: so a frame can be written down."""
    found: list[BaseStep] = []

    def visit(step: BaseStep | None) -> None:
        if step is not None and step.id < 0:
            step.id = len(found)
            found.append(step)
            for part in step.inner():
                visit(part)

    for step in steps:
        visit(step)
    return found


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
