"""Played games as data: files of whole games, and their decisions as arrays.

`caverna simulate --out games.jsonl` and `caverna arena --games-out games.jsonl` write such files, and so does
`GameWriter`. A file is JSON lines (`.jsonl`) or Parquet (`.parquet`, with the extra `parquet`). `read_games` reads the
games, `batches` and `load` read their decisions into numpy, and `caverna.datasets.torch` into PyTorch.
"""

from __future__ import annotations

from .decisions import Decisions, batches, load
from .games import GameWriter, PlayedGame, read_games

__all__ = ["Decisions", "GameWriter", "PlayedGame", "batches", "load", "read_games"]
