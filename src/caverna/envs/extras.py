"""What to install when a framework is missing."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A framework that is not installed; the message says how to install it."""

    def __init__(self, extra: str, error: ImportError) -> None:
        package = (error.name or extra).partition(".")[0]
        super().__init__(f"{package} is not installed: pip install caverna[{extra}]", name=package)
