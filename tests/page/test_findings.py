"""What people found who tried the page, each a test that failed once."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from caverna.game import Game
from tests.page.browser import CHOICES, DESK, PHONE, Person
from tests.page.people import Member
from tests.page.positions import asked, continue_match, finished_match, in_round, open_replay, play_until
from tests.server.harness import Player, Server

RED = """one => ['color', 'backgroundColor'].some(name => {
  const [r, g, b] = getComputedStyle(one)[name].match(/[\\d.]+/g)
  return r > 1.5 * g && r > 1.5 * b
})"""
BOXES = """all => all.map(one => one.getBoundingClientRect()).map(({left, top, right, bottom}) =>
  ({left, top, right, bottom}))"""


def sit(server: Server, human: Person, position: Any, *others: str) -> Player:
    ana = continue_match(server.address, position, *others)
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.wait_for_selector(CHOICES, state="attached")
    return ana


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    across = one["right"] <= other["left"] + 1 or other["right"] <= one["left"] + 1
    return across or one["bottom"] <= other["top"] + 1 or other["bottom"] <= one["top"] + 1


def test_begging_is_announced_and_stays_in_the_log_in_red(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    human.prefer(confirms=False)
    sit(server, human, play_until("cave-farmers", asked("feed"), players=1, bot="random", seed=2))
    human.page.locator("[data-action=feed]").click()
    expect(human.page.get_by_test_id("begged")).to_contain_text("begging marker")
    assert human.page.get_by_test_id("begged").evaluate(RED)
    human.page.get_by_test_id("open-log").click()
    told = human.page.get_by_test_id("log").locator(".begged").first
    expect(told).to_contain_text("begging marker")
    assert told.evaluate(RED)


def test_the_forge_shows_strength_and_price_apart(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    human.prefer(confirms=False, forced=False)
    sit(server, human, play_until("cave-farmers", asked("forge"), players=1, bot="random", seed=1))
    rungs = human.page.get_by_test_id("forging").locator("button.glow")
    rungs.first.wait_for()
    for rung in rungs.all():
        power, price = rung.locator(".power, .price").evaluate_all(BOXES)
        assert apart(power, price)


def test_a_turn_that_waits_for_its_end_is_nobody_elses(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    ana = Player(server.address).open("cave-farmers", "novice")
    ana.http.patch(f"/api/tables/{ana.table}/seat", json={"confirms": True})
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.locator(".glow[data-action='place wood-gathering']").click()
    human.page.get_by_test_id("confirm").wait_for()
    expect(human.page.locator("[data-testid=rivals] li.turn")).to_have_count(0)
    expect(human.page.locator("header .turn.mine")).to_be_visible()


def test_animals_do_not_cover_the_name_of_their_room(server: Server, person: Callable[..., Person]) -> None:
    def cuddled(game: Game) -> bool:
        farmer = game.view()["players"][0]
        rooms = [cell["cell"] for cell in farmer["cells"] if cell.get("furnishing") == "cuddle-room"]
        return any(home["cells"][0] in rooms and home["animals"] for home in farmer["housing"])

    human = person()
    sit(server, human, play_until("cave-farmers", cuddled, players=1, bot="random", seed=7))
    room = human.page.locator("[data-testid=home] .cell", has=human.page.locator(".name", has_text="Cuddle room"))
    names, animals = room.locator(".name").evaluate_all(BOXES), room.locator(".herd svg").evaluate_all(BOXES)
    assert animals
    above = room.locator(".name").evaluate("one => Number(getComputedStyle(one).zIndex)")
    under = room.locator(".herd").evaluate("one => Number(getComputedStyle(one).zIndex) || 0")
    assert above > under or all(apart(names[0], animal) for animal in animals)


def test_a_phone_shows_rounds_in_a_line_whole_news_and_turns_tiles_in_their_cell(
    server: Server, person: Callable[..., Person]
) -> None:
    def turnable(game: Game) -> bool:
        return any(action["text"].startswith("tile meadow-field") for action in game.decision()["actions"])

    human = person(size=PHONE, language="fr", touches=True)
    human.prefer(confirms=False, forced=False)
    sit(server, human, play_until("cave-farmers", turnable, players=2, seed=3), "novice")
    assert human.page.locator("header .track").evaluate("one => one.getBoundingClientRect().height") < 50
    human.page.locator("[data-testid=home] button.glow").first.tap()
    human.page.locator(".turn button").wait_for()
    (inner,) = human.page.locator(".turn button").evaluate_all(BOXES)
    (outer,) = human.page.locator("[data-testid=home] .chosen").evaluate_all(BOXES)
    assert outer["left"] <= inner["left"]
    assert inner["right"] <= outer["right"]
    assert outer["top"] <= inner["top"]
    assert inner["bottom"] <= outer["bottom"]
    human.page.locator(".bar [data-tab=rivals]").tap()
    news = human.page.get_by_test_id("news").locator("ol")
    expect(news).to_be_visible()
    assert news.evaluate("one => one.scrollHeight <= one.clientHeight"), "the news can be read to their end"


def test_the_menu_cuts_no_word(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE, language="pl")
    sit(server, human, play_until("cave-farmers", in_round(1), players=1))
    human.page.get_by_test_id("menu").click()
    cut = human.page.locator("dialog select").evaluate_all(
        """all => all.filter(one => {
            const probe = document.createElement('canvas').getContext('2d')
            probe.font = getComputedStyle(one).font
            const words = Math.max(...[...one.options].map(option => probe.measureText(option.text).width))
            return one.clientWidth < words || one.getBoundingClientRect().right > innerWidth
        }).map(one => one.outerHTML.slice(0, 80))"""
    )
    assert cut == []


def test_the_time_limit_is_told_and_every_clock_is_shown(server: Server, person: Callable[..., Person]) -> None:
    clock = {"kind": "bank", "time": 900, "more": 15, "then": "bot"}
    ana = Player(server.address).open("cave-farmers", "open", clock=clock)
    human = person()
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    expect(human.page.get_by_test_id("clock")).to_have_text("15 min each, plus 15 s per turn")
    Player(server.address).join(ana.table or "")
    human.page.wait_for_selector(CHOICES)
    clocks = human.page.locator("[data-testid=rivals] .clock, .home .head .clock")
    expect(clocks).to_have_count(2)


def test_where_a_turn_takes_days_every_clock_is_shown_too(server: Server, person: Callable[..., Person]) -> None:
    ana = Member(server.address, "Ana")
    ana.open("cave-farmers", "open", clock={"kind": "days", "time": 3})
    ben = Member(server.address, "Ben")
    ben.http.put("/api/me/vacation", json={"days": 5}).raise_for_status()
    ben.join(ana.table or "")
    ana.play_while_asked()
    human = person()
    ana.sign_in(human)
    human.page.goto(f"/t/{ana.table}")  # as from a notification, on a device that has never seen the table
    human.page.wait_for_selector("main[data-version]")
    expect(human.page.get_by_text("you are watching")).to_have_count(0)
    expect(human.page.locator(".home .head .clock")).to_have_text("3 days")
    rival = human.page.get_by_test_id("rivals")
    expect(rival.locator(".clock")).to_have_text(re.compile("^2 days 23 hr$|^3 days$"))
    expect(rival.get_by_test_id("on-vacation")).to_contain_text("until ")
    expect(human.page.get_by_test_id("since")).to_contain_text("turn began just now · time runs out in 7 days")
    expect(human.page.get_by_test_id("prompt")).to_contain_text("On vacation until ")


def can_trade(game: Game) -> bool:
    kinds = {game.describe_action(action)["kind"] for action in game.legal_actions()}
    return {"place", "trade"} <= kinds


def test_the_trades_of_a_phone_do_not_lie_over_the_next_choice(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE, touches=True)
    human.prefer(confirms=False, forced=False)
    sit(server, human, play_until("cave-farmers", can_trade, players=1))
    human.page.get_by_test_id("trade").tap()
    human.page.get_by_test_id("trades").locator("[data-action]").first.tap()
    expect(human.page.get_by_test_id("undo")).to_be_visible()
    expect(human.page.get_by_test_id("trades")).to_have_count(0)


def test_a_phone_shows_the_half_of_the_home_on_which_a_tile_can_be_laid(
    server: Server, person: Callable[..., Person]
) -> None:
    def excavates(game: Game) -> bool:
        spaces = [action["space"] for action in game.decision()["actions"] if action["kind"] == "place"]
        return "excavation" in spaces

    human = person(size=PHONE, touches=True)
    human.prefer(confirms=False, forced=False)
    sit(server, human, play_until("cave-farmers", excavates, players=2, seed=3), "novice")
    human.page.locator("[data-action='place excavation']").tap()
    human.page.locator(".prompt [data-action*=tunnel]").first.tap()
    cell = human.page.locator("[data-testid=home] button.glow").first
    cell.wait_for()
    expect(cell).to_be_in_viewport(ratio=0.9)


def test_a_phone_has_a_plus_beside_every_good_that_feeds(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE, touches=True)
    sit(server, human, play_until("cave-farmers", asked("feed"), players=2), "novice")
    for size in (PHONE, {"width": 740, "height": 360}):
        human.resize(size)
        for row in human.page.locator(".ladders li").all():
            more = row.locator(".stepper button").last
            assert more.evaluate("one => parseFloat(getComputedStyle(one).fontSize)") >= 16
            boxes = row.locator(".eaten, .stepper > *").evaluate_all(BOXES)
            assert all(apart(box, boxes[-1]) for box in boxes[:-1])


def test_a_finger_leaves_no_preview_behind(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE, touches=True)
    sit(server, human, play_until("cave-farmers", in_round(2), players=2), "novice")
    human.page.locator(".space .go.glow").first.dispatch_event("pointerenter", {"pointerType": "touch"})
    human.page.locator(".space .go.glow").first.dispatch_event("mouseenter")
    expect(human.page.locator(".space.shown")).to_have_count(0)
    human.page.locator(".space .go.glow").first.dispatch_event("pointerenter", {"pointerType": "mouse"})
    expect(human.page.locator(".space.shown")).to_have_count(1)


def test_animals_stand_beside_the_dwarfs_and_rows_have_numbers(server: Server, person: Callable[..., Person]) -> None:
    def crowded(game: Game) -> bool:
        farmer = game.view()["players"][0]
        stalls = [home for home in farmer["housing"] if home["cells"] == ["d4"] and home["animals"]]
        return bool(stalls) and not any(dwarf["at_work"] for dwarf in farmer["dwarfs"])

    human = person()
    sit(server, human, play_until("cave-farmers", crowded, players=2), "novice")
    home = human.page.get_by_test_id("home")
    dwarfs, animals = home.locator(".family svg").evaluate_all(BOXES), home.locator(".herd.shared svg")
    assert animals.count()
    for animal in animals.evaluate_all(BOXES):
        middle = (animal["left"] + animal["right"]) / 2
        assert all(dwarf["right"] <= middle for dwarf in dwarfs if dwarf["top"] > animal["top"] - 100)
    assert home.locator(".mark.row").all_text_contents() == ["1", "2", "3", "4"]


def test_a_dog_that_watches_nothing_is_seen(server: Server, person: Callable[..., Person]) -> None:
    def idle(game: Game) -> bool:
        farmer = game.view()["players"][0]
        return bool(farmer["goods"]["dog"] > sum(home["dogs"] for home in farmer["housing"]))

    human = person()
    sit(server, human, play_until("cave-farmers", idle, players=2, seed=4), "novice")
    expect(human.page.get_by_test_id("home").locator(".dogs svg").first).to_be_visible()


def test_an_expedition_says_how_much_may_be_taken(server: Server, person: Callable[..., Person]) -> None:
    def strong(game: Game) -> bool:
        return any(action["text"] == "loot ore" for action in game.decision()["actions"])

    human = person()
    sit(server, human, play_until("cave-farmers", strong, players=2, seed=4), "novice")
    expect(human.page.get_by_test_id("loot-left")).to_have_text("Still to take: up to 1")
    expect(human.page.locator("[data-action='loot ore']")).to_contain_text("×2")


def test_the_end_on_a_phone_shows_names_whole(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE, touches=True)
    human.page.goto(f"/t/{open_replay(server.address, finished_match('cave-farmers', players=2))}")
    human.page.get_by_test_id("result").wait_for()
    for head in human.page.locator(".home .who").all():
        assert head.locator(".name").evaluate("one => one.scrollWidth <= one.clientWidth")
        name, *dwarfs = head.locator("h2 > *, li").evaluate_all(BOXES)
        assert all(apart(name, dwarf) for dwarf in dwarfs)


def test_a_hint_is_closed_as_it_was_opened_and_gives_way_to_sheets(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person()
    sit(server, human, play_until("cave-farmers", in_round(11), players=2), "novice")
    advice, hint = human.page.get_by_test_id("advice"), human.page.get_by_test_id("hint")
    ways: list[Callable[[], None]] = [
        hint.click,
        lambda: human.page.keyboard.press("h"),
        lambda: human.page.keyboard.press("Escape"),
        human.page.get_by_test_id("close-advice").click,
    ]
    for close in ways:
        hint.click()
        expect(advice).to_be_visible()
        close()
        expect(advice).to_be_hidden()
        expect(human.page.get_by_test_id("hint-mark")).to_have_count(0)
    for sheet in ("open-market", "open-log"):
        hint.click()
        expect(advice).to_be_visible()
        human.page.get_by_test_id(sheet).click()
        expect(advice).to_be_hidden()
        human.page.keyboard.press("Escape")


def test_hints_are_in_the_order_of_their_numbers_and_cover_nothing_that_they_recommend(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person()
    sit(server, human, play_until("cave-farmers", in_round(11), players=2), "novice")
    human.page.get_by_test_id("hint").click()
    advice = human.page.get_by_test_id("advice")
    expect(advice).to_contain_text("the lead over the best opponent")
    expect(advice).to_contain_text("compared with the best other choice")
    leads = [float(text.strip("≈ ").replace("−", "-")) for text in advice.locator(".worth").all_inner_texts()]
    assert leads == sorted(leads, reverse=True)
    (panel,) = advice.evaluate_all(BOXES)
    for space in human.page.locator("[data-space]:has([data-testid=hint-mark])").evaluate_all(BOXES):
        assert apart(panel, space)
    for pile, mark in human.page.locator(".scene:has(.pile):has([data-testid=hint-mark])").evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('.pile, [data-testid=hint-mark]')].map(part => {"
        " const {left, top, right, bottom} = part.getBoundingClientRect(); return {left, top, right, bottom} }))"
    ):
        assert apart(pile, mark)


def test_what_others_did_since_my_last_turn_stays_until_my_turn_ends_and_is_all_in_view(
    server: Server, person: Callable[..., Person]
) -> None:
    def second(game: Game) -> bool:
        return in_round(3)(game) and any(space["seat"] == 6 for space in game.view()["spaces"])

    human = person()
    human.prefer(confirms=True)
    sit(server, human, play_until("cave-farmers", second, players=7), *["novice"] * 6)
    news = human.page.get_by_test_id("news").locator("ol")
    expect(news.locator("li").nth(5)).to_contain_text("Novice")
    told = news.inner_text()
    human.page.locator("[data-space] .glow[data-action^=place]").first.click()
    human.page.wait_for_timeout(500)  # the steps are fetched a moment later
    assert news.inner_text() == told
    for size in (DESK, {"width": 1180, "height": 820}, {"width": 820, "height": 1180}):
        human.resize(size)
        human.page.wait_for_timeout(100)
        (box,), entries = news.evaluate_all(BOXES), news.locator("li").evaluate_all(BOXES)
        assert all(box["top"] <= entry["top"] and entry["bottom"] <= box["bottom"] for entry in entries), (
            "a line is cut"
        )
        assert len(entries) > 5, "there is room for a line of each"
