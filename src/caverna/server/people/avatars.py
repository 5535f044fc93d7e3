"""Avatars: drawings of `caverna.art` that represent people, and dwarfs that are made of parts.

The id of a dwarf is a digit for each part: `dwarf-1320412`. The page draws it and knows what the colours are.
"""

from __future__ import annotations

import secrets
from typing import Final

PICTURES: Final = (
    "person-dwarf", "person-dwarf-armed", "person-worker", "person-guide", "person-child", "animal-dog", "animal-sheep",
    "animal-donkey", "animal-boar", "animal-cattle", "good-ruby", "good-gold",
)  # fmt: skip
PARTS: Final = {"skin": 5, "beard": 7, "hair": 6, "hat": 8, "cloth": 7, "extra": 6, "sky": 6}
"""How many of each there are. Beards, hats and extras are drawings, such as `face-hat-2`; the rest are colours."""
PATTERN: Final = f"^({'|'.join(PICTURES)}|dwarf-{''.join(f'[0-{number - 1}]' for number in PARTS.values())})$"


def random_avatar() -> str:
    """A random dwarf."""
    return "dwarf-" + "".join(str(secrets.randbelow(number)) for number in PARTS.values())
