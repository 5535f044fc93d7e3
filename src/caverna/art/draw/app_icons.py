"""The icons of the page as an app: the lantern in its cave, drawn for launchers and for the status bar of phones.

`make generate` writes them to `web/public` as PNG files, because launchers read nothing else.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

PUBLIC: Final = Path(__file__).parents[4] / "web" / "public"
NIGHT: Final = "#1d120b"
SCALES: Final = {"icon-180": (180, 0.74), "icon-192": (192, 1.0), "icon-512": (512, 1.0), "icon-maskable": (512, 0.62)}
"""For each file the pixels of a side, and how much of it the cave fills. What is smaller stands on a dark ground."""
LANTERN: Final = (
    '<path d="M7 8a5 5 0 0 1 10 0" fill="none" stroke="#fff" stroke-width="2"/>'
    '<path d="M5 10 7.5 7h9l2.5 3z" fill="#fff"/>'
    '<path d="M6.5 11.5h11v7h-11z" fill="none" stroke="#fff" stroke-width="2"/>'
    '<ellipse cx="12" cy="15" rx="2" ry="2.8" fill="#fff"/><path d="M5.5 20h13v2.5h-13z" fill="#fff"/>'
)
"""For the status bar, which paints every shape in one colour."""


def pictures() -> dict[str, tuple[int, str]]:
    """The icons by name: how many pixels a side has, and the picture as SVG."""
    cave = (PUBLIC / "icon.svg").read_text("utf-8").partition(">")[2].rpartition("</svg>")[0]
    found = {name: (pixels, framed(cave, share)) for name, (pixels, share) in SCALES.items()}
    return found | {"badge-96": (96, framed(LANTERN, 1.0))}


def framed(shapes: str, share: float) -> str:
    """Shapes of 24 by 24 in the middle of a picture, of which they fill a share."""
    ground = f'<path d="M0 0h24v24H0z" fill="{NIGHT}"/>' if share < 1.0 else ""
    place = f'<g transform="translate({12 - 12 * share} {12 - 12 * share}) scale({share})">{shapes}</g>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{ground}{place}</svg>'


def write() -> None:
    """Write the icons."""
    import resvg_py

    for name, (pixels, svg) in pictures().items():
        data = resvg_py.svg_to_bytes(svg_string=svg, width=pixels, height=pixels)
        (PUBLIC / f"{name}.png").write_bytes(bytes(data))


if __name__ == "__main__":
    write()
