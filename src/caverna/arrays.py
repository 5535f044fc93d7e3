"""numpy arrays over the memory of compiled code, which numpy and that code then share."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt


def array_of(memory: Any, kind: npt.DTypeLike, *shape: int) -> npt.NDArray[Any]:
    """An array over memory that another object owns, or a part of it from the beginning."""
    if 0 in shape:
        return np.zeros(shape, kind)  # numpy refuses memory without contents
    return np.frombuffer(memory, kind, count=math.prod(shape)).reshape(shape)
