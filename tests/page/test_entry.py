"""Ways to a table: from the start page, by a link, with a saved game; and their errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.browser import CHOICES, DESK, PHONE, SMALL, Person, Theme
from tests.page.positions import in_round, play_until
from tests.server.harness import Player, Server

GAMES = ["cave-farmers", "cave-vs-cave"]


@pytest.mark.parametrize("game", GAMES)
def test_two_clicks_start_a_game(person: Callable[..., Person], game: str) -> None:
    human = person()
    human.page.goto("/")
    human.page.get_by_test_id(f"game-{game}").click()
    human.page.get_by_test_id("play-now").click()
    expect(human.page.locator(CHOICES).first).to_be_visible()


def test_a_game_is_set_up_beside_the_games_on_a_desk(person: Callable[..., Person]) -> None:
    human = person(size=DESK)
    human.page.goto("/")
    human.page.get_by_test_id("game-cave-vs-cave").click()
    form = human.page.get_by_test_id("set-up")
    form.wait_for()
    box = form.bounding_box()
    assert box is not None
    assert human.page.evaluate("scrollY") == 0
    assert box["y"] + box["height"] <= DESK["height"]


def test_colours_follow_the_system_while_the_page_is_open(person: Callable[..., Person]) -> None:
    human = person()
    human.page.goto("/")
    themes: tuple[Theme, ...] = ("light", "dark", "light")
    for theme in themes:
        human.page.emulate_media(color_scheme=theme)
        expect(human.page.locator(f"html[data-theme={theme}]")).to_have_count(1)


def test_a_phone_shows_the_set_up_of_a_game_as_soon_as_it_is_opened(person: Callable[..., Person]) -> None:
    human = person(size=PHONE)
    human.page.goto("/")
    human.page.get_by_test_id("game-cave-farmers").click()
    human.page.wait_for_function(
        "() => document.querySelector('[data-testid=set-up]')?.getBoundingClientRect().top < 60"
    )


def test_everything_is_large_enough_for_a_thumb(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE)
    human.page.goto("/")
    human.page.get_by_test_id("game-cave-farmers").click()
    human.page.get_by_test_id("set-up").wait_for()
    touched = "header a, header select, .game :is(button, a), [data-testid=set-up] :is(label.count, select, summary)"
    assert human.page.eval_on_selector_all(f"{touched}, [data-testid=set-up] input[type=text]", SMALL) == []
    human.page.goto("/learn/cave-farmers")
    human.page.locator("nav a").first.wait_for()
    assert human.page.eval_on_selector_all("header a, nav a, main a", SMALL) == []
    ana = Player(server.address).open("cave-farmers", players=1)
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.get_by_test_id("menu").click()
    human.page.locator("dialog summary").first.wait_for()
    assert human.page.eval_on_selector_all("dialog :is(label, button, a, select, summary)", SMALL) == []
    human.page.keyboard.press("Escape")
    human.page.locator("nav.bar [data-tab=log]").click()
    drawer = "[data-testid=drawer] :is(button, input, summary)"
    human.page.locator("[data-testid=drawer] summary").first.wait_for()
    assert human.page.eval_on_selector_all(drawer, SMALL) == []


def test_the_last_choices_are_remembered(person: Callable[..., Person]) -> None:
    human = person()
    human.page.goto("/")
    human.page.get_by_test_id("game-cave-farmers").click()
    human.page.get_by_test_id("set-up").get_by_text("3", exact=True).click()
    human.page.get_by_test_id("seat-2").select_option("novice")
    human.page.get_by_test_id("play-now").click()
    human.page.wait_for_selector("[data-testid=prompt]")
    human.page.goto("/")
    expect(human.page.get_by_test_id("seat-2")).to_have_value("novice")
    expect(human.page.get_by_test_id("continue")).to_be_visible()


def test_a_guest_with_the_link_takes_the_open_seat(person: Callable[..., Person]) -> None:
    ana, ben = person(), person(size=PHONE)
    ana.page.goto("/")
    ana.page.get_by_test_id("game-cave-farmers").click()
    ana.page.get_by_test_id("seat-1").select_option("open")
    ana.page.get_by_test_id("play-now").click()
    link = ana.page.get_by_test_id("link").input_value()
    ben.page.goto(link)
    ben.page.get_by_test_id("name").fill("Ben")
    ben.page.get_by_test_id("join-form").get_by_role("button").click()
    expect(ana.page.locator(CHOICES).first).to_be_visible()
    expect(ben.page.get_by_test_id("prompt")).to_be_visible()


def test_a_creator_fills_open_seats_with_bots(person: Callable[..., Person]) -> None:
    human = person()
    human.page.goto("/")
    human.page.get_by_test_id("game-cave-vs-cave").click()
    human.page.get_by_test_id("seat-1").select_option("open")
    human.page.get_by_test_id("play-now").click()
    human.page.get_by_test_id("fill-all").click()
    expect(human.page.get_by_test_id("prompt")).to_be_visible()


def test_a_seat_goes_to_another_device_by_its_link(server: Server, person: Callable[..., Person]) -> None:
    ana, human = Player(server.address).open("cave-farmers", players=1), person()
    human.page.goto(f"/t/{ana.table}#seat={ana.token}")
    expect(human.page.locator(CHOICES).first).to_be_visible()
    assert human.page.url.endswith(f"/t/{ana.table}"), "the secret does not stay in the address"


@pytest.mark.parametrize("token", ["cut-off", "a" * 43])
def test_an_invalid_seat_link_is_explained_and_watching_is_offered(
    server: Server, person: Callable[..., Person], token: str
) -> None:
    ana, human = Player(server.address).open("cave-farmers", players=1), person()
    human.page.goto(f"/t/{ana.table}#seat={token}")
    expect(human.page.get_by_test_id("lost-page")).to_contain_text("does not belong to a seat")
    human.page.get_by_role("button", name="Watch").click()
    expect(human.page.get_by_test_id("prompt")).to_be_visible()


def test_a_guest_at_a_full_table_watches(server: Server, person: Callable[..., Person]) -> None:
    ana, human = Player(server.address).open("cave-farmers", "novice"), person()
    human.page.goto(f"/t/{ana.table}")
    expect(human.page.locator("header")).to_contain_text("you are watching")
    expect(human.page.get_by_test_id("prompt")).to_contain_text("Ana")
    expect(human.page.locator(CHOICES)).to_have_count(0)
    assert human.offered() == []


def test_a_saved_game_is_continued(person: Callable[..., Person], tmp_path: Path) -> None:
    file = tmp_path / "saved.caverna.json"
    file.write_text(play_until("cave-farmers", in_round(3), players=2).dumps())
    human = person()
    human.page.goto("/")
    human.page.get_by_test_id("file").set_input_files(file)
    human.page.get_by_test_id("go-on").click()
    expect(human.page.locator(CHOICES).first).to_be_visible()


def test_a_broken_upload_is_explained(person: Callable[..., Person], tmp_path: Path) -> None:
    nonsense, empty, damaged = (tmp_path / name for name in ("holiday.json", "empty.json", "damaged.caverna.json"))
    nonsense.write_text("nonsense")
    empty.write_text('{"format": "caverna"}')
    document = json.loads(play_until("cave-farmers", in_round(2), players=1).dumps())
    damaged.write_text(json.dumps(document | {"actions": ["nonsense"]}))
    human = person()
    human.page.goto("/")
    human.page.get_by_test_id("file").set_input_files(nonsense)
    expect(human.page.get_by_test_id("saved").get_by_role("alert")).to_contain_text("holiday.json")
    human.page.get_by_test_id("file").set_input_files(empty)
    expect(human.page.get_by_test_id("saved").get_by_role("alert")).to_contain_text("empty.json")
    human.page.get_by_test_id("file").set_input_files(damaged)
    human.page.get_by_test_id("look").click()
    expect(human.page.get_by_test_id("saved").get_by_role("alert")).to_contain_text("cannot be read")


def test_the_log_replays_and_returns_to_the_present(server: Server, person: Callable[..., Person]) -> None:
    ana, human = Player(server.address).open("cave-farmers", players=1), person()
    for _ in range(6):
        ana.play()
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.get_by_test_id("open-log").click()
    human.page.get_by_test_id("log").get_by_test_id("replay").press("Home")
    expect(human.page.get_by_test_id("prompt")).to_be_hidden()
    human.page.get_by_test_id("back-to-now").first.click()
    expect(human.page.locator(CHOICES).first).to_be_visible()


def test_a_game_can_be_begun_on_a_phone_that_lies_on_its_side_without_scrolling(
    person: Callable[..., Person],
) -> None:
    human = person(size={"width": 740, "height": 360})
    human.page.goto("/")
    expect(human.page.get_by_test_id("against-cave-farmers-novice")).to_be_in_viewport(ratio=1)
