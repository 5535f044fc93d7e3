"""What the games say, in several languages: words and sentences from Fluent catalogues, one file for each language.

docs/languages.md describes how to add a language or a message.
"""

from __future__ import annotations

from .languages import LANGUAGES, environment_language, preferred
from .numbers import decimal, halves, ranges, signed
from .translator import Translator, translator_for

__all__ = [
    "LANGUAGES", "Translator", "decimal", "environment_language", "halves", "preferred", "ranges", "signed",
    "translator_for",
]  # fmt: skip
