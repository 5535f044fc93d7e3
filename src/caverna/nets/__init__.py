"""Neural networks that evaluate positions: their weights, and inference with numpy.

`shipped_net` loads one of the networks that come with the package. docs/learning.md describes how they were trained.
"""

from __future__ import annotations

from .foresight import Foresight, after
from .inference import Inference
from .net import Net
from .shipped import shipped_net

__all__ = ["Foresight", "Inference", "Net", "after", "shipped_net"]
