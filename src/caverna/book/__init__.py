"""The rule book: chapters in our own words with tables and figures from the rules, and a sheet about everything in the
box.

The texts are in `caverna/locale/rules`, one file for each language. Numbers that depend on the set-up come from the
tables of the rules, never from a text.
"""

from __future__ import annotations

from .aid import aid
from .chapters import book_for
from .search import find
from .types import Book, Chapter, Found, Section, Thing

__all__ = ["Book", "Chapter", "Found", "Section", "Thing", "aid", "book_for", "find"]
