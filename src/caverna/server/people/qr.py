"""QR codes, as shapes that the page draws in its own colours."""

from __future__ import annotations

from itertools import groupby

import segno


def qr_path(text: str) -> tuple[int, str]:
    """The QR code of a text: how many modules wide it is, and its dark modules as the path of an SVG drawing."""
    rows = segno.make_qr(text, error="m", boost_error=False).matrix
    path: list[str] = []
    for y, row in enumerate(rows):
        x = 0
        for is_dark, run in groupby(row):
            length = len(list(run))
            if is_dark:
                path.append(f"M{x} {y}h{length}v1h-{length}z")
            x += length
    return len(rows), "".join(path)
