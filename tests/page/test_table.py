"""The table of The Cave Farmers: everything in view, every choice on the thing itself, and keys for all of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from caverna.game import Game
from caverna.record import Match
from tests.page.browser import CHOICES, DESK, PHONE, SMALL, Person
from tests.page.positions import asked, continue_match, in_round, play_until
from tests.server.harness import Player, Server

WIDE = {"width": 1920, "height": 1080}
TABLET = {"width": 820, "height": 1180}
FLAT = {"width": 1180, "height": 820}
PARTS = """[data-space], [data-testid=home], [data-testid=shelf], [data-testid=rivals] > li, [data-testid=news],
    [data-testid=prompt]"""
OUTSIDE = """all => all.filter(one => {
    const box = one.getBoundingClientRect()
    return box.width && (box.left < 0 || box.top < 0 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
}).map(one => one.dataset.space ?? one.dataset.testid ?? one.outerHTML.slice(0, 80))"""
SHARE = """() => [...document.querySelectorAll('main > header, .area:not(.shelf), .column .shelf, .ask')]
    .map(one => one.getBoundingClientRect()).reduce((sum, box) => sum + box.width * box.height, 0)
    / (innerWidth * innerHeight)"""
CUT = """all => all.filter(one => one.clientHeight && one.scrollHeight > one.clientHeight + 2)
    .map(one => one.textContent)"""
OVER_CHIPS = """all => all.flatMap(one => {
    const over = one.getBoundingClientRect()
    return [...one.closest('.home').querySelectorAll('.chip')].map(chip => chip.getBoundingClientRect())
        .filter(box => box.left < over.right && over.left < box.right && box.top < over.bottom && over.top < box.bottom)
})"""
OUTSIDE_HOME = """all => all.filter(one => one.getClientRects().length).filter(one => {
    const bottom = one.getBoundingClientRect().top + parseFloat(getComputedStyle(one).fontSize)
    return bottom > one.closest('.home').getBoundingClientRect().bottom
}).map(one => one.textContent)"""
UNDER_THE_TIP = """all => all.filter(one => {
    const tip = one.closest('.space').querySelector(':scope > button:last-child span').getBoundingClientRect()
    return one.getBoundingClientRect().right > tip.left
}).map(one => one.textContent)"""
WHOLE = """one => {
    const [inner, outer] = [one, one.closest('.go')].map(box => box.getBoundingClientRect())
    return one.scrollHeight <= one.clientHeight + 1 && inner.bottom <= outer.bottom + 1
}"""

BROKEN = """all => all.flatMap(({firstChild}) => [...firstChild.data.matchAll(/[^\\s-]+/g)].filter(word => {
    const range = document.createRange()
    range.setStart(firstChild, word.index)
    range.setEnd(firstChild, word.index + word[0].length)
    return range.getClientRects().length > 1
})).map(word => word[0])"""
CUT_BY_TILE = """all => all.filter(one => one.getBoundingClientRect().bottom
    > one.closest('[data-furnishing]').getBoundingClientRect().bottom + 1).map(one => one.textContent)"""
IN_VIEW = """all => all.filter(one => {
    const box = one.getBoundingClientRect()
    const hit = document.elementFromPoint((box.left + box.right) / 2, box.top + 0.75 * box.height)
    return hit && one.contains(hit)
}).length"""
OUT_OF_SHEET = """all => all.filter(one => {
    const [box, sheet] = [one, one.closest('.tiles')].map(part => part.getBoundingClientRect())
    return box.bottom > sheet.bottom + 1 || box.right > sheet.right + 1
}).map(one => one.dataset.furnishing)"""


@cache
def position(players: int, late: int) -> Match:
    return play_until("cave-farmers", in_round(late), players=players)


def seat(server: Server, human: Person, match: Match) -> Player:
    """Sit down at a table that continues a match, and wait until there is something to choose."""
    ana = continue_match(server.address, match, *["novice"] * (match.game.num_players - 1))
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.locator(CHOICES).first.wait_for(state="attached")
    return ana


@pytest.mark.parametrize(("players", "size"), [(2, DESK), (7, WIDE)])
def test_a_desk_shows_everything_without_scrolling_and_a_tablet_in_two_panes(
    server: Server, person: Callable[..., Person], players: int, size: dict[str, int]
) -> None:
    human = person(size=size)
    seat(server, human, position(players, 4))
    human.page.wait_for_timeout(300)
    assert human.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    assert human.page.eval_on_selector_all(PARTS, OUTSIDE) == []
    blank = human.page.eval_on_selector_all(
        "[data-space]", "all => all.filter(one => !one.querySelector('.effect svg')).map(one => one.dataset.space)"
    )
    assert blank == [], "a space does not print what it does"
    human.page.locator("[data-testid=rivals] .who").first.click()
    expect(human.page.get_by_test_id("beside").get_by_role("heading")).to_be_visible()
    assert human.page.eval_on_selector_all("[data-testid=home], [data-testid=beside]", OUTSIDE) == []
    human.page.get_by_test_id("beside").get_by_role("button", name="Close").click()
    human.resize(TABLET)
    parts = (".area.board", ".area.home", ".area.rivals", ".area.recap")
    for part in parts if players == 2 else (".area.board", ".area.rivals", ".area.recap"):
        expect(human.page.locator(part)).to_be_visible()
    for tablet in (TABLET, {"width": TABLET["height"], "height": TABLET["width"]}):
        human.resize(tablet)
        assert human.page.evaluate(SHARE) > 0.85, "a part of the screen is empty"


@pytest.mark.parametrize("players", [3, 4])
def test_the_home_fills_its_pane_and_opponents_show_their_boards_and_names(
    server: Server, person: Callable[..., Person], players: int
) -> None:
    human = person(language="pl")
    seat(server, human, position(players, 5))
    for size in (DESK, WIDE, {"width": 1366, "height": 768}, FLAT):
        human.resize(size)
        human.page.wait_for_timeout(100)
        free = human.page.get_by_test_id("home").evaluate("home => home.parentElement.clientWidth - home.clientWidth")
        assert free <= 1, "there are strips beside the home"
        shown = "all => all.filter(one => one.clientHeight > 40).length"
        assert human.page.eval_on_selector_all("[data-testid=rivals] button.board", shown) == players - 1
        narrow = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
        assert human.page.eval_on_selector_all("[data-testid=rivals] .name .cut", narrow) == [], "a name is cut"
        assert human.page.eval_on_selector_all("[data-testid=rivals] > li, [data-testid=rivals] .rival ul", CUT) == []


def test_seven_players_are_told_apart_and_each_opens_by_a_touch_anywhere(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person(language="pl")
    seat(server, human, position(7, 9))
    for size in (DESK, FLAT):
        human.resize(size)
        human.page.wait_for_timeout(100)
        shown = "all => all.filter(one => one.clientHeight > 36).length"
        assert human.page.eval_on_selector_all("[data-testid=rivals] button.board", shown) == 6
        numbers = "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
        assert human.page.eval_on_selector_all(":is([data-testid=rivals], .tag) .name", numbers) == [], (
            "a number is cut"
        )
        assert human.page.eval_on_selector_all("[data-testid=rivals] > li, [data-testid=rivals] .rival ul", CUT) == []
        assert human.page.eval_on_selector_all(".tag", UNDER_THE_TIP) == []
        assert human.page.locator(".home > .head .who").evaluate_all(OVER_CHIPS) == [], "a name lies over a bonus"
        grows = human.page.locator("[data-space] .grows")
        assert grows.evaluate_all("all => all.filter(one => one.clientHeight > 9).length") > (10 if size is DESK else 0)
    last = human.page.locator("[data-testid=rivals] > li").last
    box = last.bounding_box()
    assert box is not None
    last.click(position={"x": box["width"] - 8, "y": box["height"] - 8})
    expect(human.page.get_by_test_id("beside").get_by_role("heading")).to_contain_text("Nowicjusz 6")
    last.locator(".who").focus()
    human.page.keyboard.press("Enter")
    expect(human.page.get_by_test_id("beside")).to_have_count(0)


def test_a_phone_compares_seven_players_and_keeps_covered_cards_low(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person(size=PHONE, touches=True)
    seat(server, human, position(7, 4))
    covered = human.page.locator(".covered")
    assert max(covered.evaluate_all("all => all.map(one => one.clientHeight)")) < 44
    last = "all => new Set(all.slice(-3).map(one => one.getBoundingClientRect().top)).size"
    assert covered.evaluate_all(last) == 1, "a stage takes one row"
    human.page.locator("nav.bar [data-tab=rivals]").click()
    assert human.page.eval_on_selector_all("[data-testid=rivals] > li", IN_VIEW) >= 4
    human.page.locator("nav.bar [data-tab=home]").click()
    halves = human.page.locator(".halves button")
    expect(halves.first).to_have_attribute("aria-pressed", "true")
    halves.last.click()
    expect(halves.last).to_have_attribute("aria-pressed", "true")
    assert human.page.locator(".home > .head .who, .halves").evaluate_all(OVER_CHIPS) == []
    human.resize({"width": PHONE["height"], "height": PHONE["width"]})  # held sideways
    assert human.page.locator(".home > .head .who").evaluate_all(OVER_CHIPS) == []
    assert human.page.eval_on_selector_all(".mark", OUTSIDE_HOME) == [], "a letter is cut"
    expect(human.page.locator("header .whose")).to_be_visible()
    expect(human.page.locator("header .track li.now")).to_be_visible()


def test_a_tablet_shows_all_spaces_of_seven_players_and_has_a_tab_for_the_home(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person(size=TABLET, touches=True)
    seat(server, human, position(7, 4))
    board = human.page.locator(".area.board")
    assert board.evaluate("board => board.scrollHeight <= board.clientHeight"), "the spaces scroll"
    assert human.page.eval_on_selector_all(f"{PARTS}, nav.bar", OUTSIDE) == []
    expect(human.page.get_by_test_id("home")).to_be_hidden()
    human.page.locator("nav.bar [data-tab=home]").click()
    expect(human.page.get_by_test_id("home")).to_be_visible()
    expect(board).to_be_hidden()
    assert human.page.eval_on_selector_all(f"{PARTS}, nav.bar", OUTSIDE) == []
    boards = human.page.locator("[data-testid=rivals] button.board")
    expect(boards.last).to_be_visible()
    boards.last.click()  # which is shown large, over the spaces
    expect(human.page.get_by_test_id("beside").get_by_role("heading")).to_be_visible()
    human.page.get_by_test_id("beside").get_by_role("button", name="Close").click()
    human.page.locator("nav.bar [data-tab=market]").click()
    human.page.locator("[data-furnishing]").first.wait_for()
    assert human.page.eval_on_selector_all("[data-furnishing]", IN_VIEW) == 48
    assert human.page.eval_on_selector_all("[data-furnishing] .effect", CUT_BY_TILE) == []
    human.page.get_by_test_id("close-sheet").click()
    expect(human.page.locator("nav.bar [data-tab=board]")).to_have_attribute("aria-current", "true")


def test_no_pile_and_no_word_is_cut_on_the_smallest_desk(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=FLAT, language="fr")
    seat(server, human, position(7, 4))
    human.page.wait_for_timeout(300)
    cut = """all => all.filter(pile =>
        pile.getBoundingClientRect().bottom > pile.closest('.scene').getBoundingClientRect().bottom).length"""
    assert human.page.locator(".pile").count() > 10
    assert human.page.eval_on_selector_all(".pile", cut) == 0
    assert human.page.eval_on_selector_all(".pile .good", UNDER_THE_TIP) == []
    assert human.page.eval_on_selector_all(".go > .plate > .name", BROKEN) == []
    shown = "all => all.map(one => one.scrollHeight <= one.clientHeight + 2)"
    assert all(human.page.eval_on_selector_all("[data-testid=rivals] > li", shown)), "an opponent's goods are cut"


def test_a_phone_gives_the_board_most_of_its_height(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE, language="pl")
    seat(server, human, position(2, 4))
    board = human.page.locator(".area.board").bounding_box()
    assert board is not None
    assert board["height"] >= 0.6 * PHONE["height"]
    for tab in ("home", "market", "rivals", "board"):
        human.page.locator(f"nav.bar [data-tab={tab}]").click()
        expect(human.page.locator("header").get_by_test_id("shelf")).to_be_visible()
        expect(human.page.locator("header").get_by_test_id("owed")).to_be_visible()
        assert human.page.eval_on_selector_all(".effect", CUT) == [], "an effect is cut"
        assert human.page.eval_on_selector_all("main button:not([tabindex='-1'])", SMALL) == [], "too small for a thumb"
    human.resize({"width": PHONE["height"], "height": PHONE["width"]})  # held sideways
    board = human.page.locator(".area.board").bounding_box()
    assert board is not None
    assert board["width"] * board["height"] >= 0.6 * PHONE["width"] * PHONE["height"]
    human.page.locator("nav.bar [data-tab=rivals]").click()
    others, news = (human.page.locator(area).bounding_box() for area in (".area.rivals", ".area.recap"))
    assert others is not None
    assert news is not None
    assert others["x"] + others["width"] <= news["x"], "the news lie over the others"
    assert human.fits()


@pytest.mark.parametrize(("sizes", "most"), [([TABLET, DESK], 48), ([PHONE], 6)])
def test_the_furnishings_lie_on_one_sheet(
    server: Server, person: Callable[..., Person], sizes: list[dict[str, int]], most: int
) -> None:
    human = person()
    for size in sizes:
        human.resize(size)
        if size is sizes[0]:
            seat(server, human, play_until("cave-farmers", asked("furnish"), players=2))
        human.page.locator("[data-furnishing]").first.wait_for()
        human.page.wait_for_timeout(100)
        assert human.page.eval_on_selector_all("[data-furnishing]", IN_VIEW) >= most
    human.page.keyboard.press("Escape")
    if PHONE not in sizes:  # which has its tabs
        human.page.locator("[data-testid=open-market].glow").click()
        expect(human.page.locator("[data-furnishing]").first).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_all_that_a_furnishing_does_can_be_read(server: Server, person: Callable[..., Person], language: str) -> None:
    human = person(language=language)
    seat(server, human, position(2, 4))
    human.page.keyboard.press("m")
    dock = human.page.locator(".dock .text")
    for tile in human.page.locator("[data-furnishing]").all():
        tile.hover()
        expect(dock).to_contain_text(tile.locator(".effect").text_content() or "?")
        assert dock.evaluate("text => text.scrollHeight <= text.parentElement.clientHeight + 1")
    for size in (WIDE, DESK):
        human.resize(size)
        human.page.wait_for_timeout(100)
        assert human.page.eval_on_selector_all("[data-furnishing] .effect", CUT) == [], "an effect is cut"
        assert human.page.eval_on_selector_all("[data-furnishing]", OUT_OF_SHEET) == [], "the sheet scrolls"
    for size in (TABLET, DESK):
        human.resize(size)
        for colour in ("orange", "green", "yellow"):
            human.page.locator(f".filter.{colour}").click()
            assert human.page.eval_on_selector_all("[data-furnishing] .effect", CUT) == [], "an effect is cut"


def test_a_choice_is_shown_once_and_as_a_list_on_request_and_what_is_none_says_why(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person()
    ana = seat(server, human, position(2, 4))
    places = [action["text"] for action in ana.decision()["actions"] if action["kind"] == "place"]
    offered = human.offered()
    assert all(offered.count(text) == 1 for text in places)
    human.page.keyboard.press("l")
    listed = human.page.get_by_test_id("list").locator("[data-action]")
    expect(listed).to_have_count(len(ana.decision()["actions"]))
    human.page.keyboard.press("l")
    blocked = next(row for row in ana.decision()["blocked"] if "space" in row and row["reason"] != "occupied")
    space = human.page.locator(f"[data-space='{blocked['space']}'] button.go")
    space.hover()
    assert space.locator(".why").inner_text() == blocked["text"]
    assert space.locator(".why").evaluate(WHOLE), "the reason is cut"
    space.click(force=True)  # it says so itself that it cannot be chosen
    expect(human.page.get_by_test_id("why")).to_contain_text(blocked["text"])
    human.page.get_by_test_id("show-again").click()
    human.page.get_by_test_id("caption").get_by_role("button").click()
    expect(human.page.locator(CHOICES).first).to_be_visible()


def could_sow_a_grain(game: Game) -> bool:
    """Is Slash-and-burn free for a player with one grain, a sheep to trade, and nothing that buys more seeds?"""
    decision = game.decision()
    goods = game.view()["players"][0]["goods"]
    free = any(action.get("space") == "slash-and-burn" for action in decision["actions"])
    return free and [goods.get(good, 0) for good in ("grain", "vegetable", "ruby")] == [1, 0, 0] and "sheep" in goods


def test_parts_of_a_space_are_chosen_on_the_board_in_their_order_and_nothing_empty_is_asked(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person()
    human.prefer(forced=True, confirms=True)
    seat(server, human, play_until("cave-farmers", could_sow_a_grain, players=2))
    prompt = human.page.get_by_test_id("prompt")
    human.page.locator("[data-space=slash-and-burn] button.go").click()
    expect(prompt.locator("[data-action='choose meadow-field']")).to_contain_text("1")
    expect(prompt.locator("[data-action='sow grain']")).to_contain_text("skips 1")
    human.page.locator("[data-testid=home] .cell .glow").first.click()
    expect(prompt.locator("[data-action='choose meadow-field']")).to_have_count(0)
    expect(prompt.locator("[data-action='sow grain']")).to_have_class(re.compile("main"))
    expect(prompt.locator("[data-end]")).to_contain_text("Skip the rest")
    expect(prompt.locator("[data-end]")).not_to_have_class(re.compile("main"))
    prompt.locator("[data-action='sow grain']").click()
    expect(human.page.get_by_test_id("confirm")).to_be_visible()  # not what to sow, with nothing to sow


def test_where_a_furnishing_goes_is_asked_by_its_name(server: Server, person: Callable[..., Person]) -> None:
    human = person(size=PHONE)
    human.prefer(forced=False)
    seat(server, human, play_until("cave-farmers", asked("furnish"), players=2))
    chosen = human.page.locator(".filter[aria-pressed=true]")
    expect(chosen).to_contain_text("I can afford")
    expect(human.page.locator("[data-furnishing]:not(:has(.glow), .glow)")).to_have_count(0)
    human.page.locator(".filter.all").click()
    human.page.locator("[data-furnishing=dwelling]").click(force=True)
    expect(human.page.get_by_test_id("why")).to_contain_text("Dwelling")
    human.page.locator(".filter.affordable").click()
    expect(human.page.get_by_test_id("why")).to_have_count(0)
    human.page.locator("[data-action='furnish cuddle-room']").click()
    expect(human.page.locator("#question")).to_have_text("Where do you build the Cuddle room?")


def test_what_is_told_about_the_board_leaves_it_in_view(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    seat(server, human, play_until("cave-farmers", asked("loot"), players=2, seed=4))
    tray, home = (human.page.locator(part).bounding_box() for part in (".tray", ".area.home"))
    assert tray is not None
    assert home is not None
    assert tray["x"] + tray["width"] <= home["x"], "the loot lies over the home"
    human.resize(PHONE)
    seat(server, human, play_until("cave-farmers", asked("tile"), players=2))
    human.page.get_by_test_id("as-list").click()
    home = human.page.locator(".area.home").bounding_box()
    assert home is not None
    assert home["height"] >= 0.35 * PHONE["height"]


def test_the_keys_are_listed_and_end_a_turn(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    human.prefer(confirms=True)
    ana = Player(server.address).open("cave-farmers", "novice")
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.locator("[data-action='place wood-gathering']").wait_for()
    human.page.keyboard.press("?")
    expect(human.page.get_by_test_id("keys")).to_be_visible()
    human.page.keyboard.press("Escape")
    key = human.page.locator("[data-action='place wood-gathering']").get_attribute("data-key")
    human.page.keyboard.press(key or "")
    human.page.get_by_test_id("confirm").wait_for()
    human.page.keyboard.press("u")
    human.page.locator(".glow[data-action='place wood-gathering']").wait_for()
    human.page.keyboard.press(key or "")
    human.page.get_by_test_id("confirm").wait_for()
    human.page.keyboard.press("e")
    expect(human.page.get_by_test_id("confirm")).to_have_count(0)


def test_every_key_of_a_harvest_stands_on_its_choice(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    seat(server, human, play_until("cave-farmers", asked("feed"), players=2))
    human.page.keyboard.press("t")
    human.page.locator("[data-key]").first.wait_for()
    adrift = """all => all.filter(one => getComputedStyle(one, '::after').position === 'absolute'
        && getComputedStyle(one).position === 'static').map(one => one.textContent)"""
    assert human.page.eval_on_selector_all("[data-key]", adrift) == []
