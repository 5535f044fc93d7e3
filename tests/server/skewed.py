"""`caverna serve` on a machine whose clock is wrong by CAVERNA_SKEW seconds."""

from __future__ import annotations

import os
import time

from caverna.cli import main
from caverna.server import common_time

if __name__ == "__main__":
    skew = float(os.environ["CAVERNA_SKEW"])
    common_time.machine_time = lambda: time.time() + skew
    main()
