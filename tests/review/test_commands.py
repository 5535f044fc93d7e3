"""`caverna hint` with a network, and `caverna review`: as tables, as JSON and as a picture."""

from __future__ import annotations

import json
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from caverna.locale import LANGUAGES, translator_for
from caverna.nets import foresight
from caverna.record import Match
from caverna.review import ReviewWriter, review_numbers
from caverna.review.analysis import Reviewer
from caverna.review.picture import picture
from tests.conftest import Caverna
from tests.review.endings import played, shortened


@pytest.fixture(scope="module", autouse=True)
def few_playouts() -> Iterator[None]:
    """Expect score sheets from two games instead of many."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(foresight, "PLAYOUTS", 2)
        yield


@pytest.fixture(scope="module")
def ending() -> Match:
    """The end of a short match of two players."""
    return played(3, players=2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_of_a_network_explains_itself(run: Caverna, language: str) -> None:
    match = Match("cave-vs-cave", players=2, mode="era-1", seed=3, names=["Ann", "Ben"])
    match.save("game.json")
    result = run("hint", "game.json", "--bot", "net:sims=4", "--language", language, width=200)
    assert result.code == 0
    words = translator_for(language)
    assert words.say("terminal-column-lead") in result.out
    for row in match.game.decision()["actions"]:
        assert words.action(match.game.name, row) in result.out
    then = words.say("terminal-hint-line", action="", line="").strip()
    assert result.out.count(then) == min(3, len(match.game.legal_actions()))


def test_a_hint_has_no_lead_in_a_solo_game(run: Caverna) -> None:
    Match("cave-vs-cave", players=1, mode="era-1", seed=3).save("game.json")
    result = run("hint", "game.json", "--bot", "net:sims=4")
    assert result.out.splitlines()[1].split() == ["Points", "Action"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_as_tables(run: Caverna, ending: Match, language: str) -> None:
    shortened(ending, 30).save("game.json")
    result = run("review", "game.json", "--sims", "1", "--language", language, width=160)
    assert (result.code, result.err) == (0, "")
    say = translator_for(language).say
    for message in ("terminal-column-mean", "terminal-column-luck", "terminal-review-worst", "page-grade-blunder"):
        assert say(message) in result.out


def test_a_review_as_json(run: Caverna, ending: Match) -> None:
    short = shortened(ending, 30)
    short.save("game.json")
    review = json.loads(run("review", "game.json", "--sims", "1", "--json").out)
    assert [player["name"] for player in review["players"]] == ["Player 1", "Player 2"]
    assert review["simulations"] == 1
    texts = [played.text for played in short.replay()]
    for row in review["decisions"]:
        assert row["played"]["text"] == texts[row["step"]]


def test_a_review_as_a_picture(run: Caverna, ending: Match) -> None:
    shortened(ending, 30).save("game.json")
    result = run("review", "game.json", "--sims", "1", "--svg", "review.svg")
    assert (result.code, result.out) == (0, "")
    drawing = ElementTree.parse("review.svg").getroot()
    assert drawing.tag == "{http://www.w3.org/2000/svg}svg"
    shown = " ".join(drawing.itertext())
    assert "Player 1 is ahead" in shown
    assert "What cost the most" in shown


@pytest.mark.parametrize("players", [1, 4])
def test_a_picture_shows_the_points_of_everyone_where_there_is_no_single_lead(players: int) -> None:
    match = Match("cave-farmers", players=players, seed=1, names=[f"A & B <{seat}>" for seat in range(players)])
    while len(match.actions) < 12:
        match.play(match.game.search_actions()[0])
    numbers = review_numbers([Reviewer(match, simulations=1).part(0, 12)], 1)
    review = ReviewWriter(numbers, match, match.names, translator_for("en")).write()
    drawing = ElementTree.fromstring(picture(review, translator_for("en")))
    assert len(drawing.findall("{http://www.w3.org/2000/svg}polyline")) == players
    assert "Expected points" in " ".join(drawing.itertext())


def test_a_picture_of_nothing_is_still_a_picture() -> None:
    match = Match("cave-farmers", players=1, seed=1)
    review = ReviewWriter(review_numbers([], 1), shortened(match, 0), match.names, translator_for("en")).write()
    ElementTree.fromstring(picture(review, translator_for("en")))


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ("nowhere.json", "nowhere.json: the file cannot be read"),
        ("game.json --weights nowhere.npz", "nowhere.npz is not a network"),
        ("game.json --svg missing/review.svg", "--svg missing/review.svg: there is no folder missing"),
    ],
)
def test_errors_are_one_line(run: Caverna, arguments: str, message: str) -> None:
    Match("cave-vs-cave", players=1, mode="era-1", seed=3).save("game.json")
    result = run("review", *arguments.split())
    assert result.code == 2
    assert message in result.err
    assert result.err.count("\n") == 1
