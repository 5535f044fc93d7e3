"""The error for a framework that is not installed."""

from __future__ import annotations


class MissingExtra(ImportError):
    """A framework is not installed; the message says how to install it.

    Args:
        extra: The extra of this package that installs it.
        error: The error of its import.
    """

    def __init__(self, extra: str, error: ImportError) -> None:
        package = (error.name or extra).partition(".")[0]
        super().__init__(f"{package} is not installed: pip install caverna[{extra}]", name=package)
