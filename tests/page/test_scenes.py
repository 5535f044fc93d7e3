"""Scenes of a harvest, sounds, and the weight of the page."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from caverna.game import Game
from tests.page.browser import CHOICES, DESK, PHONE, Person
from tests.page.positions import asked, continue_match, play_until
from tests.server.harness import Player, Server

SEEN = """() => {
  window.seen = []
  const look = () => {
    const scene = document.querySelector('[data-happening]')
    if (scene && seen.at(-1)?.[0] !== scene.dataset.happening) seen.push([scene.dataset.happening, scene.innerText])
  }
  new MutationObserver(look).observe(document.body, {childList: true, subtree: true})
}"""
WEIGHT = """() => performance.getEntries().filter(one => 'transferSize' in one)
  .reduce((sum, one) => sum + one.transferSize, 0) / 1000"""
LIMITS = {"start": 250, "cave-farmers": 350, "cave-vs-cave": 350}
"""Kilobytes, compressed."""
SIDEWAYS = {"width": 740, "height": 360}
FINGER = 44
"""The least width and height of a button on a phone, in pixels."""


def before_a_harvest(game: Game) -> bool:
    """Something grows, and one dwarf of the first seat is still at home."""
    view = game.view()
    grown = any(cell.get("crop") for cell in view["players"][0]["cells"])
    idle = [dwarf for dwarf in view["players"][0]["dwarfs"] if not dwarf["at_work"]]
    owed = view["players"][0]["food_owed"]
    due = owed is not None and owed["round"] == view["round"]
    return grown and due and len(idle) == 1 and bool(game.decision()["question"] == "place")


def test_a_harvest_is_seen_step_by_step_and_can_be_skipped(server: Server, person: Callable[..., Person]) -> None:
    ana = continue_match(server.address, play_until("cave-farmers", before_a_harvest, players=1, bot="random", seed=5))
    human = person()
    human.prefer(pace="slow", confirms=False)
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.wait_for_selector(CHOICES)
    human.page.evaluate(SEEN)
    human.resize(PHONE)
    for tab in ("home", "board"):
        human.page.locator(f"nav.bar [data-tab={tab}]").click()  # which folds a scene, but not one to come
    human.resize(DESK)
    number = human_round(human)
    human.page.locator("[data-action='place wood-gathering']").click()
    human.page.locator(f"main[data-round='{number + 1}']").wait_for()
    scene = human.page.get_by_test_id("happening")
    expect(scene.locator("h2")).to_contain_text(f"Round {number}")  # the one that it ended
    expect(scene.locator("li")).to_have_count(3)
    expect(scene.locator(".short")).to_have_count(0)
    expect(scene.locator(".world")).to_be_visible()
    human.page.get_by_test_id("skip-scene").click()
    expect(human.page.get_by_test_id("happening")).to_have_count(0)
    seen = dict(human.page.evaluate("seen"))
    assert "reap" in seen
    assert "Ana" in seen["reap"]


@pytest.mark.parametrize(("size", "language", "least"), [(DESK, "en", 0.8), (PHONE, "fr", 0.6)])
def test_a_harvest_fills_the_table_and_makes_room_for_it(
    server: Server, person: Callable[..., Person], size: dict[str, int], language: str, least: float
) -> None:
    ana = continue_match(server.address, play_until("cave-farmers", asked("feed"), players=2), "novice")
    human = person(size=size, language=language)
    human.prefer(confirms=False, forced=False)
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    scene = human.page.get_by_test_id("happening")
    box = scene.bounding_box()
    assert box is not None
    assert box["width"] * box["height"] > least * size["width"] * size["height"]
    assert_nothing_scrolls(human)
    hall = scene.locator(".feast").bounding_box()
    assert hall is not None
    assert hall["width"] / hall["height"] == pytest.approx(320 / 288, rel=0.01)  # as drawn: nobody sits in the fire
    expect(scene.locator(".bowls .empty").first).to_be_visible()  # what is short, before it is too late
    empty = scene.locator(".bowls .empty").count()
    scene.get_by_test_id("feeding").locator(".stepper button:enabled").first.click()
    expect(scene.locator(".bowls .planned")).to_have_count(1)
    expect(scene.locator(".bowls .empty")).to_have_count(empty - 1)
    assert_nothing_scrolls(human)
    if size is PHONE:
        human.page.locator("nav.bar [data-tab=home]").click()
    else:
        human.page.get_by_test_id("trade").click()
        trades, panel = human.page.locator(".tray").bounding_box(), scene.locator(".main-panel").bounding_box()
        assert trades is not None
        assert panel is not None
        assert panel["y"] + panel["height"] <= trades["y"]  # they do not lie over what is asked
        scene.get_by_test_id("fold").click()
    expect(human.page.get_by_test_id("home")).to_be_visible()
    expect(scene.locator("[data-action=feed]")).to_be_visible()
    scene.get_by_test_id("fold").click()
    expect(scene.locator(".world")).to_be_visible()


def choices(game: Game, kind: str) -> int:
    decision = game.decision()
    if kind == "feed":
        return len(decision.get("conversions", []))
    return len([action for action in decision["actions"] if action["kind"] == kind])


@pytest.mark.parametrize(("question", "players", "seed", "most"), [("breed", 2, 4, 14), ("feed", 4, 1, 8)])
def test_every_litter_and_every_good_is_shown_at_once(
    server: Server, person: Callable[..., Person], question: str, players: int, seed: int, most: int
) -> None:
    def many(game: Game) -> bool:
        return asked(question)(game) and choices(game, question) >= most

    match = play_until("cave-farmers", many, players=players, seed=seed)
    for language in ("en", "pl"):
        ana = continue_match(server.address, match, *["novice"] * (players - 1))
        human = person(language=language, touches=True)
        human.sit(ana.table or "", 0, ana.token, "cave-farmers")
        for size in (DESK, PHONE, SIDEWAYS):
            human.resize(size)
            if question == "feed":
                more = human.page.locator(".stepper button:last-child:enabled")
                more.first.click()  # a plan takes place as well
            human.page.wait_for_timeout(100)
            assert_nothing_scrolls(human)
    if question == "breed":
        before = human.version()
        human.page.get_by_test_id("breeding").locator("[data-action]").first.tap(timeout=3000)
        human.page.wait_for_function("before => document.querySelector('main').dataset.version !== before", arg=before)


def test_goods_that_are_only_planned_spare_nobody_from_begging(server: Server, person: Callable[..., Person]) -> None:
    def short(game: Game) -> bool:
        feeds = [action for action in game.decision()["actions"] if action["text"] == "feed"]
        return asked("feed")(game) and choices(game, "feed") >= 3 and feeds[0]["gain"].get("begging", 0) > 1

    human = person()
    ana = continue_match(server.address, play_until("cave-farmers", short, players=2), "novice")
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    markers = next(action for action in ana.decision()["actions"] if action["text"] == "feed")["gain"]["begging"]
    for _ in range(2):
        expect(human.page.get_by_test_id("feeding").locator(".short")).to_contain_text(f"{markers} begging markers")
        expect(human.page.locator("[data-action=feed]")).to_contain_text(f"{markers} begging markers")
        human.page.locator(".stepper button:last-child:enabled").first.click()


def assert_nothing_scrolls(human: Person) -> None:
    """The choices of a harvest are in view, and large enough for a finger on a phone."""
    panel = human.page.locator(".main-panel")
    panel.wait_for()
    assert panel.evaluate("panel => panel.scrollHeight <= panel.clientHeight")
    if human.page.viewport_size != DESK:
        boxes = [button.bounding_box() for button in panel.locator("button").all()]
        assert all(box is not None and min(box["width"], box["height"]) >= FINGER for box in boxes)


def human_round(human: Person) -> int:
    return int(human.page.locator("main").get_attribute("data-round") or 0)


def test_a_page_is_silent_until_its_player_wants_sounds(server: Server, person: Callable[..., Person]) -> None:
    ana = Player(server.address).open("cave-farmers", players=1)
    human = person()
    human.prefer(sound=False)  # as an older version stored it
    human.page.add_init_script(
        """window.tones = 0
        const start = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (...all) { tones++; return start.apply(this, all) }"""
    )
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.locator(".glow[data-action='place wood-gathering']").click()
    expect(human.page.locator("[data-action='place wood-gathering']")).to_have_count(0)
    assert human.page.evaluate("tones") == 0
    human.page.get_by_test_id("menu").click()
    human.page.get_by_test_id("sound").select_option("quiet")
    assert human.page.evaluate("tones") == 2
    human.page.keyboard.press("Escape")
    human.page.locator(".glow[data-action='place logging']").click()
    human.page.wait_for_function("() => tones > 2")


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.slow), "pl"])
@pytest.mark.parametrize("what", LIMITS)
def test_the_first_view_is_light(server: Server, person: Callable[..., Person], what: str, language: str) -> None:
    human = person(language=language)
    if what == "start":
        human.page.goto("/")
        human.page.get_by_test_id("game-cave-farmers").wait_for()
    else:
        ana = Player(server.address).open(what, "novice")
        human.keep("caverna.seats", [{"table": ana.table, "seat": 0, "token": ana.token, "game": what, "at": 0}])
        human.context.clear_cookies()
        human.page.goto("about:blank")
        human.page.context.new_cdp_session(human.page).send("Network.clearBrowserCache")
        human.page.goto(f"/t/{ana.table}")
        human.page.wait_for_selector(CHOICES)
    human.page.wait_for_load_state("networkidle")
    assert 50 < human.page.evaluate(WEIGHT) < LIMITS[what]
