"""What to install when a framework is missing."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A framework that is not installed; the message says how to install it."""

    def __init__(self, extra: str, error: ImportError) -> None:
        super().__init__(f"{error.name} is not installed: pip install caverna[{extra}]", name=error.name)
