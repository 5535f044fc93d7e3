"""Which form of the rules is under test, and how long random and repeated tests run.

`make test` runs the tests of the rules in both forms, and everything else with the compiled one, which is fast;
`test_agreement.py` shows that both forms agree action by action. Random and repeated tests run at a useful length
there, and at full length in both forms in `make test-all`.
"""

from __future__ import annotations

import os
from typing import Final

import pytest

PURE: Final = os.environ.get("CAVERNA_FORM") == "pure"
FULL: Final = os.environ.get("CAVERNA_LENGTH") == "full"

compiled_only = pytest.mark.skipif(PURE, reason="the same in both forms of the rules: see tests/form.py")


def length(*, full: int, usual: int, pure: int) -> int:
    """A number of repetitions: in `make test-all`, in `make test` with the compiled rules, and there in pure Python."""
    if FULL:
        return full
    return pure if PURE else usual
