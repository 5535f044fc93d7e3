"""The error for packages that belong to an extra, `pip install 'caverna[extra]'`, and are not installed."""

from __future__ import annotations

from caverna.game import CavernaError


class MissingExtra(CavernaError, ImportError):
    """A package is not installed; the message says how to install it.

    Args:
        extra: The extra of this package that installs it.
        error: The error of its import.
    """

    def __init__(self, extra: str, error: ImportError) -> None:
        package = (error.name or extra).partition(".")[0]
        command = f"pip install 'caverna[{extra}]'"
        super().__init__(f"{package} is not installed: {command}")
        self.name = package
