"""After a game: playing on from a step, a picture to share, a rematch, and tables with hints."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.page.browser import CHOICES, DESK, PHONE, Person
from tests.page.positions import finished_match, open_replay
from tests.server.harness import Player, Server, until


def test_a_finished_game_is_played_on_from_any_step_and_shared(server: Server, person: Callable[..., Person]) -> None:
    match = finished_match("cave-vs-cave", players=2, mode="era-1")
    human = person()
    human.page.goto(f"/t/{open_replay(server.address, match)}")
    human.page.get_by_test_id("result").wait_for()
    with human.page.expect_download() as saved:
        human.page.get_by_test_id("share").click()
    assert saved.value.suggested_filename.endswith(".png")
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000
    human.page.get_by_test_id("replay").press("Home")
    before = human.page.url
    human.page.get_by_test_id("play-on").click()
    human.page.wait_for_url(lambda url: url != before)
    human.page.wait_for_selector(CHOICES)
    expect(human.page.locator("main")).to_have_attribute("data-round", "1")


def test_the_points_of_a_finished_game_are_in_view_at_once(server: Server, person: Callable[..., Person]) -> None:
    match = finished_match("cave-farmers", players=2)
    human = person(size=DESK)
    human.page.goto(f"/t/{open_replay(server.address, match)}")
    total = human.page.get_by_test_id("scores").locator("tfoot")
    total.wait_for()
    total_box, home = total.bounding_box(), human.page.get_by_test_id("winner-home").bounding_box()
    assert total_box is not None
    assert home is not None
    assert max(box["y"] + box["height"] for box in (total_box, home)) <= DESK["height"]
    human.resize(PHONE)
    total_box, home = total.bounding_box(), human.page.get_by_test_id("winner-home").bounding_box()
    assert total_box is not None
    assert home is not None
    assert total_box["y"] < home["y"], "the points come before the homes"
    human.page.get_by_test_id("look-back").click()
    extract = human.page.get_by_test_id("extract")
    extract.wait_for()
    human.page.wait_for_function("document.querySelector('[data-testid=extract]').getBoundingClientRect().top < 100")


@pytest.mark.slow
def test_a_rematch_asks_the_others_at_their_screens(server: Server, person: Callable[..., Person]) -> None:
    ana = Player(server.address).open("cave-vs-cave", "open", options={"mode": "era-1"})
    ben = Player(server.address).join(ana.table or "")
    until(lambda: ana.get()["state"] == "playing")
    while ana.get()["state"] == "playing":
        (ana if ana.has_turn() else ben).play()
    first, second = person(), person(seed=2)
    first.sit(ana.table or "", 0, ana.token, "cave-vs-cave")
    second.sit(ana.table or "", 1, ben.token, "cave-vs-cave")
    second.page.get_by_test_id("again").wait_for()
    first.page.get_by_test_id("again").click()
    first.page.wait_for_url(lambda url: not url.endswith(ana.table or ""))
    second.page.get_by_test_id("rematch").click()
    second.page.wait_for_url(first.page.url)


def test_a_table_is_opened_with_hints(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    human.page.goto("/")
    human.page.get_by_test_id("game-cave-farmers").click()
    human.page.get_by_test_id("seat-1").select_option("open")
    human.page.get_by_test_id("hints").check()
    human.page.get_by_test_id("play-now").click()
    human.page.get_by_test_id("waiting").wait_for()
    table = human.page.url.rsplit("/", 1)[1]
    assert Player(server.address, table).get()["hints"] is True


def test_before_the_first_hint_alone_one_is_told_that_the_game_leaves_the_boards(
    server: Server, person: Callable[..., Person]
) -> None:
    player = Player(server.address).open("cave-farmers")
    assert player.get()["leaderboard"] is True
    human = person(size=PHONE)
    human.sit(player.table or "", 0, player.token, "cave-farmers")
    question = human.page.get_by_test_id("hint-cost")
    human.page.get_by_test_id("hint").click()
    expect(question).to_contain_text("leaderboard")
    human.page.get_by_role("button", name="Play without hints").click()
    expect(question).to_be_hidden()
    assert player.get()["leaderboard"] is True, "nothing was asked of the server"
    human.page.keyboard.press("h")
    human.page.get_by_test_id("hint-anyway").click()
    human.page.get_by_test_id("advice").wait_for()
    assert player.get()["leaderboard"] is False
    human.page.reload()
    human.page.get_by_test_id("hint").click()
    human.page.get_by_test_id("advice").wait_for()
    expect(question).to_be_hidden()
