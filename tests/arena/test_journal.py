"""An interrupted contest resumes where it was, and games of different contests are never mixed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from caverna import InvalidOption
from caverna.arena import Contest, Results
from caverna.arena.journal import Journal, journal_path
from caverna.arena.run import conduct

GAMES = 6


@pytest.fixture
def contest() -> Contest:
    return Contest.of("cave-vs-cave", ["random", "last"], seed=3, mode="era-1")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.json.games"


def interrupted_after(count: int) -> Callable[[int], None]:
    """Interrupts the contest, as Ctrl-C would, after so many games."""

    def tell(games: int) -> None:
        if games == count:
            raise KeyboardInterrupt

    return tell


def unheard(games: int) -> None:
    """Ignores the progress."""


def conducted(contest: Contest, path: Path, tell: Callable[[int], None] = unheard, games: int = GAMES) -> Results:
    return conduct(contest, games, Journal(path, contest), workers=1, tell=tell)


def test_an_interrupt_keeps_what_was_played_and_the_rest_is_played_later(contest: Contest, path: Path) -> None:
    first = conducted(contest, path, interrupted_after(4))
    assert (len(first.outcomes), first.complete) == (4, False)
    counts: list[int] = []
    second = conducted(contest, path, counts.append)
    assert counts == [4, 5, 6]
    assert second.complete
    assert second.outcomes[:4] == first.outcomes
    whole = conducted(contest, path.with_name("other"))
    assert [outcome.scores for outcome in second.outcomes] == [outcome.scores for outcome in whole.outcomes]


def test_a_line_that_was_cut_off_is_played_again(contest: Contest, path: Path) -> None:
    whole = conducted(contest, path)
    path.write_text(path.read_text()[:-9])
    assert len(Journal(path, contest).outcomes) == GAMES - 1
    again = conducted(contest, path)
    assert [outcome.scores for outcome in again.outcomes] == [outcome.scores for outcome in whole.outcomes]
    assert len(Journal(path, contest).outcomes) == GAMES


@pytest.mark.parametrize("text", ["", "{"])
def test_a_journal_without_a_whole_line_is_an_empty_one(contest: Contest, path: Path, text: str) -> None:
    path.write_text(text)
    assert conducted(contest, path).complete
    assert len(Journal(path, contest).outcomes) == GAMES


def test_more_games_than_before_go_on_and_fewer_leave_some_out(contest: Contest, path: Path) -> None:
    conducted(contest, path, games=4)
    counts: list[int] = []
    conducted(contest, path, counts.append)
    assert counts == [4, 5, 6]
    assert len(conducted(contest, path, games=2).outcomes) == 2
    assert len(Journal(path, contest).outcomes) == GAMES


@pytest.mark.parametrize(
    "other",
    [
        Contest.of("cave-vs-cave", ["random"], seed=3, mode="era-1"),
        Contest.of("cave-vs-cave", ["random"], seed=4, mode="era-1"),
        Contest.of("cave-vs-cave", ["random"], seed=3, mode="short"),
        Contest.of("cave-vs-cave", ["random"], seed=3, mode="era-1", mirror=True),
    ],
)
def test_games_of_another_contest_are_refused_unless_forgotten(contest: Contest, path: Path, other: Contest) -> None:
    conducted(contest, path)
    with pytest.raises(InvalidOption, match=r"has games of another contest; --fresh deletes them"):
        Journal(path, other)
    assert Journal(path, other, fresh=True).outcomes == []
    assert not path.exists()


def test_where_the_journal_is(contest: Contest, tmp_path: Path) -> None:
    assert journal_path(contest, tmp_path / "a.json") == tmp_path / "a.json.games"
    cached = journal_path(contest, None)
    assert cached.parent == tmp_path / "cache" / "caverna"
    assert cached == journal_path(contest, None)
    assert cached != journal_path(Contest.of("cave-vs-cave", ["random", "last"], seed=4, mode="era-1"), None)


def test_a_journal_that_cannot_be_read_or_written_says_so(contest: Contest, tmp_path: Path) -> None:
    with pytest.raises(InvalidOption, match="cannot be read"):
        Journal(tmp_path, contest)
    with pytest.raises(InvalidOption, match="cannot be written: No such file"):
        conducted(contest, tmp_path / "no" / "folder")
