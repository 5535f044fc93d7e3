"""Write all sheets, and the colours of the light theme."""

from __future__ import annotations

from .. import FOLDER
from .sheets import files

for name, text in files().items():
    (FOLDER / name).write_text(text, encoding="utf-8")
