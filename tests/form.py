"""Which form of the rules is under test, and how much of what is random or repeated.

`make test` runs the tests of the rules in both forms, and everything else with the compiled one: it is quick, and
`test_agreement.py` shows that the pure form does the same, action by action. What can be tried without end is tried as
often as tells something; `make test-all` tries it at full length in both forms.
"""

from __future__ import annotations

import os
from typing import Final

import pytest

PURE: Final = os.environ.get("CAVERNA_FORM") == "pure"
FULL: Final = os.environ.get("CAVERNA_LENGTH") == "full"

compiled_only = pytest.mark.skipif(PURE, reason="the same in both forms of the rules: see tests/form.py")


def length(*, full: int, usual: int, pure: int) -> int:
    """How much to try: in `make test-all`, in `make test` with the compiled rules, and there in pure Python."""
    if FULL:
        return full
    return pure if PURE else usual
