"""Languages: the one in the query, or the browser's preference."""

from __future__ import annotations

import pytest

from caverna.games import GAMES
from caverna.locale import LANGUAGES, translator_for
from tests.server.clients import pair
from tests.server.harness import Player


def message(player: Player, header: str, **query: str) -> str:
    answer = player.http.get("/api/reference/chess", params=query, headers={"Accept-Language": header})
    assert answer.status_code == 404
    assert answer.json()["message"] == translator_for(answer.headers["Content-Language"]).say("error-unknown-game")
    return str(answer.headers["Content-Language"])


def test_the_server_says_which_languages_it_speaks(ana: Player) -> None:
    assert ana.http.get("/api/languages").json() == [*LANGUAGES]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browser_s_language_is_used(ana: Player, language: str) -> None:
    for header in (language, f"{language}-XX,{language};q=0.9,tlh;q=0.1", f"tlh,{language};q=0.5"):
        assert message(ana, header) == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_query_overrides_the_browser(ana: Player, language: str) -> None:
    assert message(ana, "en", language=language) == language
    assert message(ana, "tlh", language=language) == language


def test_an_unsupported_language_falls_back_to_english(ana: Player) -> None:
    for header in ("tlh", "", "*;q=0", ";;q=z"):
        assert message(ana, header) == "en"
    assert message(ana, "en", language="tlh") == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_reference_decisions_and_steps_are_in_the_language_asked_for(ana: Player, language: str) -> None:
    told = translator_for(language)
    games = ana.http.get("/api/games", params={"language": language}).json()
    assert [row["title"] for row in games] == [told.say(f"game-{name}") for name in GAMES]
    assert games[0]["levels"][0]["name"] == told.say("level-novice")
    for game in GAMES:
        answer = ana.http.get(f"/api/reference/{game}", headers={"Accept-Language": language}).json()
        assert answer == told.reference(game)
    pair(ana)
    decision = ana.get("/decision", language=language)
    assert decision["label"] == told.question("cave-farmers", decision["question"])
    action = decision["actions"][0]
    assert action["label"] == told.action("cave-farmers", {k: v for k, v in action.items() if k != "label"})
    assert decision["blocked"]
    for blocked in decision["blocked"]:
        assert blocked["text"] == told.reason("cave-farmers", blocked, 0, ["Ana", "Ben"])
    ana.play(action["action"])
    step = ana.get("/steps", language=language)[-1]
    assert step["told"] == told.told("cave-farmers", action)
    assert step["sentence"] == told.sentence("Ana", step["told"])
