"""A worker of self-play, as a process: see `worker.main`."""

from __future__ import annotations

from .worker import main

if __name__ == "__main__":
    main()
