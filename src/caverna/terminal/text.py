"""Comparing, aligning and wrapping text."""

from __future__ import annotations

import textwrap
import unicodedata
from collections.abc import Sequence
from typing import Final

from caverna.locale import halves

LETTERS: Final = str.maketrans({"ł": "l", "-": " ", "’": "'"})
"""Characters that normalisation keeps but players need not type."""


def plain(text: str) -> str:
    """Text for comparison: lower case, without accents and hyphens."""
    letters = unicodedata.normalize("NFD", text.lower())
    return " ".join(
        "".join(letter for letter in letters if not unicodedata.combining(letter)).translate(LETTERS).split()
    )


def lowered(text: str) -> str:
    """A name with a small first letter, for the middle of a line."""
    return text[:1].lower() + text[1:]


def aligned(numbers: Sequence[float]) -> list[str]:
    """Points as a right-aligned column: whole numbers get a space where others have a half."""
    texts = [halves(number) for number in numbers]
    half = any(text.endswith("½") for text in texts)
    return [text if not half or text.endswith("½") else f"{text} " for text in texts]


def hyphenated(text: str, width: int) -> list[str]:
    """At most two lines; a word longer than a line is hyphenated."""
    cut = width - 2
    words = [word if len(word) <= width else f"{word[:cut]}- {word[cut:]}" for word in text.split()]
    return textwrap.wrap(" ".join(words), width)[:2]
