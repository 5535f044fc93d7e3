"""Which form of the rules is under test, and what of the tests is enough for the slow one."""

from __future__ import annotations

import os
from typing import Final

import pytest

THOROUGH: Final = os.environ.get("CAVERNA_FORM") != "pure"
"""Try everything? The compiled rules are quick, and `test_agreement.py` shows that the pure ones do the same, action by
action: there a sample of what takes long is enough, and of what has nothing to do with the rules nothing."""
thorough = pytest.mark.skipif(not THOROUGH, reason="the same in both forms of the rules: see tests/form.py")
