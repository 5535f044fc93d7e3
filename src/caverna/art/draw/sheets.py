"""All sheets together."""

from __future__ import annotations

from . import (
    actions,
    animals,
    faces,
    furnishings,
    furniture,
    goods,
    icons,
    land,
    loot,
    people,
    props,
    rooms,
    scenes,
    spaces,
    tools,
)
from .kit import DAY, Sheet

MODULES = (
    goods,
    animals,
    people,
    faces,
    props,
    tools,
    furniture,
    icons,
    land,
    spaces,
    furnishings,
    rooms,
    actions,
    loot,
    scenes,
)
SHEETS: dict[str, Sheet] = {module.SHEET.name: module.SHEET for module in MODULES}
"""By name; some modules share a sheet."""


def files() -> dict[str, str]:
    """What the folder contains: a file for each sheet, and the light theme."""
    made = {f"{name}.svg": sheet.text() for name, sheet in SHEETS.items()}
    light = "".join(f"  {name}: {colour};\n" for name, colour in DAY.items())
    made["day.css"] = f"[data-theme='light'] {{\n{light}}}\n"
    return made
