"""Learning by self-play: processes play games with the newest network, and a trainer improves it with their samples.

`caverna learn` runs it; docs/learning.md describes it.
"""

from __future__ import annotations

from .log import save_plot, told
from .plan import Plan, SearchPlan, SetUp
from .run import learn

__all__ = ["Plan", "SearchPlan", "SetUp", "learn", "save_plot", "told"]
