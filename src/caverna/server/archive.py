"""The events of a finished table in a few hundred bytes.

A finished table never changes again, so its events are packed: column by column, because similar values compress best,
and without what follows from the rest. Idempotency keys are left out: nobody repeats a request that late.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

Row = Mapping[str, Any]


def pack(rows: Sequence[Row]) -> bytes:
    """Pack all events of a table: rows of `events`, the first one first."""
    seconds = [round(row["at"], 1) for row in rows]
    lengths = [0]
    for row in rows:
        lengths.append(row["kept"] + len(row["actions"]))
    columns = {
        "kind": [row["kind"] for row in rows],
        "seat": [row["seat"] for row in rows],
        "undone": [length - row["kept"] for row, length in zip(rows, lengths, strict=False)],
        "actions": [row["actions"] for row in rows],
        "forced": [[number - row["kept"] for number in row["forced"]] for row in rows],
        "held": [row["held"] for row in rows],
        "at": [round(now - before, 1) for now, before in zip(seconds, [0.0, *seconds], strict=False)],
    }
    return zlib.compress(json.dumps(columns, separators=(",", ":")).encode(), 9)


def unpack(packed: bytes) -> Iterator[dict[str, Any]]:
    """The events again, as rows without table and key."""
    columns = json.loads(zlib.decompress(packed))
    length, at = 0, 0.0
    for number, values in enumerate(zip(*columns.values(), strict=True)):
        row = dict(zip(columns, values, strict=True))
        kept, at = length - row.pop("undone"), round(at + row["at"], 1)
        length = kept + len(row["actions"])
        forced = [kept + index for index in row["forced"]]
        yield {**row, "version": number + 1, "kept": kept, "forced": forced, "at": at}
