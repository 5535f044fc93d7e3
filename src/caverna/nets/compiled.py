"""The kernel that is compiled with the rules, or None in pure Python, where numpy does the same more slowly."""

from __future__ import annotations

from typing import Any

kernel: Any
try:
    from . import kernel  # type: ignore[attr-defined, no-redef]
except ImportError:
    kernel = None
