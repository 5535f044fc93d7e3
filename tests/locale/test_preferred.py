"""The choice of the language from the preferences of a browser."""

from __future__ import annotations

import pytest

from caverna.locale import LANGUAGES, languages, preferred


@pytest.fixture(autouse=True)
def three_languages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "LANGUAGES", ("en", "fr", "pl"))


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("fr-CA,fr;q=0.9", "fr"),
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("de,pl;q=0.7,fr;q=0.8", "fr"),
        ("de;q=1, en;q=0.5", "en"),
        ("fr;q=0.5,pl;q=0.5", "fr"),
        ("pl;q=0.5,fr;q=0.5", "pl"),
        ("fr ; q=0.2 , pl;q=0.25", "pl"),
        ("fr;q=0.1,fr-CA;q=0.9,pl;q=0.5", "fr"),
        ("en;q=0,*", "fr"),
        ("en;q=0, fr;q=0, *;q=0.1", "pl"),
        ("*", "en"),
        ("*;q=0.8,pl", "pl"),
        ("pl;q=0.1,*;q=0.2", "en"),
        ("fr;q=0", "en"),
        ("en;q=0", "en"),
        ("*;q=0", "en"),
        ("de-AT,ja", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_best_liked_language_is_found(header: str | None, language: str) -> None:
    assert preferred(header) == language


@pytest.mark.parametrize(
    "header",
    [",,,", ";", "q=1", "fr;q=", "fr;q=2", "fr;q=-1", "fr;q=nan", "fr;q=1e9", "fr;q=0.9999", "fr;x=1", "frfrfrfrfr",
     "é", "\x00", "fr\n", "fr-", "-fr", "fr_FR", "٣", "f" * 100_000, ";q=" * 30_000],
)  # fmt: skip
def test_unreadable_entries_are_skipped(header: str) -> None:
    assert preferred(header) == "en"
    assert preferred(f"{header},pl;q=0.1") == "pl"


def test_there_is_a_default_catalogue() -> None:
    assert LANGUAGES[0] == "en"
