"""The table of Cave vs Cave: the cave is where one plays, on a desk, a tablet and a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import expect

from caverna.game import Game
from caverna.record import Match
from tests.page.browser import CHOICES, DESK, PHONE, Person
from tests.page.positions import asked, continue_match, finished_match, open_replay, play_until
from tests.server.harness import Player, Server

TABLET = {"width": 820, "height": 1180}
FLAT = {"width": 1180, "height": 820}
SIDEWAYS = {"width": 740, "height": 360}
SIZES = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
BOXES = """selector => [...document.querySelectorAll(selector)].map(one => {
  const {left, top, right, bottom} = one.getBoundingClientRect()
  return {name: one.dataset.cell ?? one.className, left, top, right, bottom}
})"""
OVERFLOWS = """selector => [...document.querySelectorAll(selector)]
  .filter(one => one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1)
  .map(one => one.closest('button')?.innerText ?? one.innerText)"""
HIDDEN = """all => all.filter(one => [...one.querySelectorAll('.name, .effect, .fit'), one].some(part => {
  const [inner, outer] = [part, one].map(box => box.getBoundingClientRect())
  const ends = [[inner.left + 6, inner.top + 6], [inner.right - 6, inner.bottom - 6]]
  return inner.bottom > outer.bottom + 1 || !ends.every(([x, y]) => one.contains(document.elementFromPoint(x, y)))
})).map(one => one.dataset.room)"""
"""Rooms that are not all in view, or say more than they have room for."""
COVERED = """all => all.filter(one => {
  const box = selector => [...one.querySelectorAll(selector)].map(part => part.getBoundingClientRect())
  const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
  const said = box('.name, .effect, .fit')
  const others = box('.points, .costs > *')
  return said.some(part => others.some(other => meet(part, other)) || part.bottom > one.getBoundingClientRect().bottom)
    || one.querySelector('.brief')?.scrollWidth > one.querySelector('.brief')?.clientWidth + 1
}).map(one => one.dataset.room)"""
"""Rooms where something lies over what they say, or cuts it off."""
SMALL = """selector => [...document.querySelectorAll(selector)].map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 44 || box.height < 44)).map(([one, box]) =>
    `${one.dataset.action ?? one.innerText} ${Math.round(box.width)} x ${Math.round(box.height)}`)"""

SHARE = """() => [...document.querySelectorAll('main > header, .area, .ask, nav.bar')]
  .map(one => one.getBoundingClientRect()).reduce((sum, box) => sum + box.width * box.height, 0)
  / (innerWidth * innerHeight)"""
"""The part of the screen that is in use."""
THIN = """(all, least) => all.map(one => {
  const box = one.querySelector('.strip').getBoundingClientRect()
  const reach = (across, down) => {
    let far = 0
    const at = () => document.elementFromPoint(
      (box.left + box.right) / 2 + far * across, (box.top + box.bottom) / 2 + far * down)
    while (far < 100 && one.contains(at())) far++
    return far
  }
  return [one.title, reach(1, 0) + reach(-1, 0) - 1, reach(0, 1) + reach(0, -1) - 1]
}).filter(([, across, down]) => Math.min(across, down) < least || Math.max(across, down) < Math.min(least, 30))"""
"""Walls that a finger misses: how far around the middle of the strip they can be touched."""
KEY_LABELS = """all => all.map(one => {
  const {content, width, height} = getComputedStyle(one, '::after')
  return [content.replaceAll('"', ''), parseFloat(width), parseFloat(height)]
})"""


def in_era(era: int, number: int) -> Callable[[Game], bool]:
    """A condition: a tile is to be taken in this round of this era, or a later one."""

    def reached(game: Game) -> bool:
        view = game.view()
        return bool(view["era"] == era and view["round"] >= number and game.decision()["question"] == "take")

    return reached


@cache
def late_game(era: int) -> Match:
    mode = "era-1" if era == 1 else "eras-1-2"
    return play_until("cave-vs-cave", in_era(era, 6 if era == 1 else 3), players=2, mode=mode)


def sit_at(server: Server, human: Person, match: Match, *others: str) -> Player:
    ana = continue_match(server.address, match, *others)
    human.sit(ana.table or "", 0, ana.token, "cave-vs-cave")
    human.page.wait_for_selector(CHOICES)
    return ana


def boxes(human: Person, selector: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = human.page.evaluate(BOXES, selector)
    return found


@pytest.mark.parametrize("era", [1, 2])
def test_the_whole_turn_is_in_view_and_walls_stand_between_cells(
    server: Server, person: Callable[..., Person], era: int
) -> None:
    human = person()
    sit_at(server, human, late_game(era), "novice")
    for name, size in SIZES.items():
        human.resize(size)
        human.page.wait_for_timeout(100)
        everything_is_in_view(human, size)
        walls_stand_between_cells_and_columns_are_straight(human)
        assert human.page.evaluate(OVERFLOWS, "[data-tile] .marks") == []
        if name == "phone":
            assert human.page.evaluate(SMALL, ".cave button.ground") == []


def walls_stand_between_cells_and_columns_are_straight(human: Person) -> None:
    cells = boxes(human, "[data-testid=home] [data-cell]")
    walls = boxes(human, "[data-testid=home] .edge .strip")
    assert len(cells) > 10
    assert walls
    for cell in cells:
        for wall in walls:
            across = min(cell["right"], wall["right"]) - max(cell["left"], wall["left"])
            down = min(cell["bottom"], wall["bottom"]) - max(cell["top"], wall["top"])
            assert min(across, down) < 1.5, f"a wall covers a part of {cell['name']}"
    for column in "abcdef":
        sides = [(cell["left"], cell["right"]) for cell in cells if cell["name"][0] == column]
        for left, right in sides:
            assert abs(left - sides[0][0]) < 1
            assert abs(right - sides[0][1]) < 1


def everything_is_in_view(human: Person, size: dict[str, int]) -> None:
    assert human.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    for selector in ("[data-testid=home] [data-cell]", "[data-tile]", "[data-testid=rival] [data-cell]"):
        found = boxes(human, selector)
        assert found, selector
        for box in found:
            assert box["top"] >= 0
            assert box["bottom"] <= size["height"]
            assert box["right"] <= size["width"]


@pytest.mark.parametrize(("mode", "era", "count"), [("era-1", 1, 14), ("eras-1-2", 2, 21), ("short", 2, 12)])
def test_all_rooms_for_sale_are_in_view_and_on_a_sheet(
    server: Server, person: Callable[..., Person], mode: str, era: int, count: int
) -> None:
    def many(game: Game) -> bool:
        view = game.view()
        return view["era"] == era and len(view["display"]) >= count and asked("take")(game)

    match = play_until("cave-vs-cave", many, players=2, seed={14: 3, 21: 1, 12: 5}[count], mode=mode)
    for language in ("en", "fr", "pl"):
        human = person(language=language)
        human.prefer(confirms=False)
        sit_at(server, human, match, "novice")
        rooms = human.page.locator("[data-testid=market] [data-room]")
        expect(rooms).to_have_count(count)
        assert "–" not in rooms.locator(".fit").all_inner_texts()
        assert human.page.eval_on_selector_all("[data-testid=market] [data-room]", HIDDEN) == [], language
        assert human.page.evaluate(OVERFLOWS, "[data-testid=market] .effect, [data-tile] .marks") == []
        for size in (FLAT, TABLET, DESK):
            human.resize(size)
            human.page.wait_for_timeout(200)
            assert rooms.evaluate_all(COVERED) == [], (language, size)
        human.page.get_by_test_id("all-rooms").click()
        for size in (DESK, FLAT):
            human.resize(size)
            assert human.page.locator("[data-sheet] [data-room]").count() == count
            assert human.page.eval_on_selector_all("[data-sheet] [data-room]", HIDDEN) == [], (language, size)
        human.page.keyboard.press("Escape")
        expect(human.page.locator("[data-sheet]")).to_have_count(0)
        human.resize(TABLET)
        human.page.wait_for_timeout(300)
        assert human.page.eval_on_selector_all("[data-testid=market] [data-room]", HIDDEN) == [], language


def test_very_many_rooms_can_be_read_and_a_list_that_scrolls_shows_it(
    server: Server, person: Callable[..., Person]
) -> None:
    def many(game: Game) -> bool:
        return len(game.view()["display"]) > 24 and asked("take")(game)

    match = play_until("cave-vs-cave", many, players=2, seed=19, bot="random", mode="eras-1-2")
    human = person()
    human.prefer(confirms=False, forced=False)
    sit_at(server, human, match, "novice")
    rooms = human.page.locator("[data-testid=market] [data-room]")
    for size in (FLAT, DESK):
        human.resize(size)
        human.page.wait_for_timeout(200)
        assert rooms.evaluate_all(COVERED) == [], size
        assert min(room["right"] - room["left"] for room in boxes(human, "[data-testid=market] [data-room]")) > 84
    shown = human.page.get_by_test_id("market").locator(".rooms")
    expect(shown).to_have_class(re.compile(r"\bbelow\b"))
    shown.evaluate("one => one.scrollTo({top: one.scrollHeight})")
    expect(shown).not_to_have_class(re.compile(r"\bbelow\b"))
    expect(shown).to_have_class(re.compile(r"\babove\b"))
    human.decide()
    expect(shown).not_to_have_class(re.compile(r"\babove\b"))


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("era", [1, 2])
def test_a_tablet_has_two_panes_and_no_empty_third(
    server: Server, person: Callable[..., Person], era: int, players: int
) -> None:
    mode = "era-1" if era == 1 else "eras-1-2"
    human = person(size=TABLET)
    match = play_until("cave-vs-cave", in_era(era, 1), players=players, mode=mode)
    sit_at(server, human, match, *["novice"] * (players - 1))
    for size in (TABLET, FLAT):
        human.resize(size)
        human.page.wait_for_timeout(100)
        assert human.page.evaluate(SHARE) > 0.9, size
        for area in (".area.home", ".area.board"):
            expect(human.page.locator(area)).to_be_visible()
    market, *rooms = boxes(human, "[data-testid=market], [data-testid=market] [data-room]")
    assert max(room["right"] for room in rooms) > market["right"] - 20, "a column for rooms is empty"


def test_a_tablet_held_upright_shows_caves_tiles_and_rooms_while_one_furnishes(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person(size=TABLET, touches=True)
    human.prefer(confirms=False, forced=False)
    match = play_until("cave-vs-cave", asked("furnish"), players=2, mode="era-1")
    sit_at(server, human, match, "novice")
    for area in (".area.home", ".area.board", ".area.market", "[data-testid=goods] >> nth=0"):
        expect(human.page.locator(area)).to_be_visible()
    expect(human.page.locator("nav.bar")).to_be_hidden()
    human.page.get_by_test_id("open-log").tap()
    expect(human.page.get_by_role("dialog")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, TABLET, FLAT], ids=["desk", "tablet", "flat"])
def test_in_era_2_every_room_has_its_name_and_no_room_for_sale_lies_aside(
    server: Server, person: Callable[..., Person], size: dict[str, int]
) -> None:
    human = person(size=size)
    sit_at(server, human, late_game(2), "novice")
    human.page.wait_for_timeout(200)
    names = human.page.locator(".cell.room .name")
    if size is TABLET:  # the other cave is a small picture there, until it is opened
        names = human.page.get_by_test_id("home").locator(".cell.room .name")
    assert names.count() > 10
    for name in names.all():
        expect(name).to_be_visible()
    assert human.page.locator(".rooms").evaluate_all("all => all.every(one => one.scrollWidth <= one.clientWidth)")
    assert human.page.evaluate(OVERFLOWS, "[data-testid=market] .brief") == []
    for cell in human.page.locator(".cell:has(.bonus)").all():
        where, bonus = (cell.locator(part).bounding_box() for part in (".where", ".bonus"))
        assert where
        assert bonus
        apart = where["x"] + where["width"] <= bonus["x"] + 1 or where["y"] + where["height"] <= bonus["y"] + 1
        below = bonus["y"] + bonus["height"] <= where["y"] + 1
        assert apart or below


def test_a_tablet_held_upright_has_cells_for_a_finger_and_opens_the_other_cave(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person(size=TABLET, touches=True)
    sit_at(server, human, late_game(2), "novice")
    expect(human.page.get_by_test_id("rival")).to_be_visible()
    assert human.page.evaluate(SMALL, "[data-testid=home] .ground") == []
    human.page.get_by_test_id("rival-strip").tap()
    expect(human.page.get_by_test_id("home")).to_be_hidden()
    assert human.page.evaluate(SMALL, "[data-testid=rival] .ground") == []
    for name in human.page.get_by_test_id("rival").locator(".cell.room .name").all():
        expect(name).to_be_visible()


def test_a_phone_shows_ones_goods_beside_the_rooms_and_keeps_the_cells_while_a_list_is_open(
    server: Server, person: Callable[..., Person]
) -> None:
    human = person(size=PHONE, touches=True, language="fr")
    human.prefer(confirms=False, forced=False)
    sit_at(server, human, late_game(1), "novice")
    expect(human.page.get_by_test_id("trade")).to_be_visible()
    before = boxes(human, "[data-testid=home] [data-cell]")
    human.page.get_by_test_id("as-list").tap()
    expect(human.page.get_by_test_id("list")).to_be_visible()
    assert boxes(human, "[data-testid=home] [data-cell]") == before
    human.page.get_by_test_id("as-list").tap()
    human.page.locator(".bar [data-tab=market]").tap()
    for size in (PHONE, SIDEWAYS):
        human.resize(size)
        expect(human.page.get_by_test_id("market").get_by_test_id("strip")).to_be_in_viewport(ratio=1)
    assert human.page.locator("[data-testid=market] .costs .short").count() > 0


def test_at_the_end_no_effect_is_cut_and_no_room_is_for_sale(server: Server, person: Callable[..., Person]) -> None:
    human = person(language="pl")
    replay = open_replay(server.address, finished_match("cave-vs-cave", players=2, mode="era-1"))
    human.page.goto(f"/t/{replay}")
    human.page.locator("[data-testid=market] [data-room]").first.wait_for()
    assert human.page.evaluate(OVERFLOWS, "[data-testid=market] .effect") == []
    assert human.page.locator("[data-testid=market] :is(.fit, .short)").count() == 0


IN_VIEW = """all => all.filter(one => {
  const box = one.getBoundingClientRect()
  const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
  return box.bottom <= innerHeight && hit && one.contains(hit)
}).length"""


@pytest.mark.parametrize("mode", ["era-1", "eras-1-2"])
def test_the_end_shows_who_won_with_which_cave_and_all_of_the_table(
    server: Server, person: Callable[..., Person], mode: str
) -> None:
    human = person()
    human.page.goto(f"/t/{open_replay(server.address, finished_match('cave-vs-cave', players=2, mode=mode))}")
    result = human.page.get_by_test_id("result")
    expect(result.locator(".mountain.won")).to_have_count(1)
    expect(result.locator(".mountain.lost")).to_have_count(1)
    # a desk has the caves, what they are worth and how it came about in one view
    caves = result.locator("[data-testid=home], [data-testid=rival]")
    shown = result.locator(".mountain, [data-testid=scores], .chart")
    assert shown.evaluate_all(IN_VIEW) == 4
    assert caves.first.evaluate("one => one.closest('.home').clientWidth") > 0.55 * DESK["width"]
    for size in (TABLET, PHONE):
        human.resize(size)
        wide = caves.evaluate_all("all => all.map(one => one.clientWidth)")
        least = 0.85 if size is PHONE else 0.4
        assert len(wide) == 2
        assert min(wide) >= least * size["width"], "a cave is small"
        for area in (".area.board", ".area.market"):
            human.page.locator(f"nav.bar [data-tab={area.removeprefix('.area.')}]").click()
            expect(human.page.locator(area)).to_be_in_viewport(ratio=0.9)
            assert human.page.locator(area).evaluate("one => one.clientHeight > 300")
        human.page.locator("nav.bar [data-tab=home]").click()
        expect(result.get_by_role("heading", level=1)).to_be_in_viewport()


def test_a_picture_to_share_is_written_in_our_own_font(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    replay = open_replay(server.address, finished_match("cave-vs-cave", players=2, mode="era-1"))
    human.page.goto(f"/t/{replay}")
    save = human.page.get_by_role("button", name="Save a picture")
    save.wait_for()
    asked_for: list[str] = []
    human.page.on("request", lambda request: asked_for.append(request.url))
    with human.page.expect_download() as download:
        save.click()
    assert download.value.suggested_filename == f"{replay}.png"
    assert any("alegreya-latin-800" in url for url in asked_for)
    assert any(f"/api/tables/{replay}/picture" in url and "language=en" in url for url in asked_for)


def test_a_phone_shows_what_is_asked_after_one_has_looked_at_the_rooms(
    server: Server, person: Callable[..., Person]
) -> None:
    def hungry(game: Game) -> bool:
        decision = game.decision()
        eats = any(action["kind"] == "eat" for action in decision["actions"])
        return bool(eats and decision["question"] == "effect" and not decision["room"])

    human = person(size=PHONE, language="pl", touches=True)
    human.prefer(confirms=False, forced=False)
    sit_at(server, human, play_until("cave-vs-cave", hungry, players=2, mode="era-1"), "novice")
    human.page.locator(".bar [data-tab=market]").tap()
    expect(human.page.get_by_test_id("using")).to_be_hidden()
    human.page.get_by_test_id("trade").tap()
    human.page.get_by_test_id("trades").locator("button").first.tap()
    expect(human.page.get_by_test_id("using")).to_be_visible()


@pytest.mark.parametrize("mode", ["era-1", "eras-1-2"])
@pytest.mark.parametrize("question", ["take", "dig", "furnish", "wall", "effect"])
def test_everything_can_be_touched_on_a_phone(
    server: Server, person: Callable[..., Person], mode: str, question: str
) -> None:
    def wanted(game: Game) -> bool:
        return asked(question)(game) and game.view()["era"] == (1 if mode == "era-1" else 2)

    human = person(size=PHONE, language="fr")
    human.prefer(confirms=False, forced=False)
    sit_at(server, human, play_until("cave-vs-cave", wanted, players=2, mode=mode), "novice")
    for size in (PHONE, SIDEWAYS, {"width": 844, "height": 390}):
        human.resize(size)
        human.page.wait_for_timeout(100)
        assert human.page.evaluate(SMALL, f":is({CHOICES}):not(.edge)") == [], size
        assert human.page.eval_on_selector_all("button.edge:not(.soft)", THIN, 44) == [], size
        assert human.page.eval_on_selector_all("button.edge.soft", THIN, 14) == [], size
        assert human.page.evaluate(OVERFLOWS, "[data-tile] .marks, .tiles, .sign") == [], size
        for box in boxes(human, "[data-tile]"):
            assert box["bottom"] <= size["height"]


@pytest.mark.parametrize("era", [1, 2])
def test_tiles_keep_their_places_and_effects_while_one_is_used_on_a_phone(
    server: Server, person: Callable[..., Person], era: int
) -> None:
    human = person(size=PHONE, language="pl")
    human.prefer(confirms=False, forced=False)
    sit_at(server, human, late_game(era), "novice")
    before = boxes(human, "[data-tile]")
    human.page.locator("[data-action^=take]:enabled").first.click()
    expect(human.page.locator("main.using")).to_be_visible()
    for at, box in zip(before, boxes(human, "[data-tile]"), strict=True):
        assert abs(at["left"] - box["left"]) < 4
    for size in (PHONE, SIDEWAYS):
        human.resize(size)
        for tile in human.page.locator("[data-tile] > .marks").all():
            expect(tile).to_be_visible()
        assert human.page.evaluate(OVERFLOWS, "[data-tile] .marks, .tiles") == [], size


@pytest.mark.parametrize("era", [1, 2])
def test_a_phone_tells_about_the_rival_and_shows_their_cave_large(
    server: Server, person: Callable[..., Person], era: int
) -> None:
    match = late_game(era)
    rival = match.game.view()["players"][1]
    goods = [str(amount) for amount in rival["goods"].values()][: 6 if era == 1 else None]
    human = person(size=PHONE, touches=True)
    sit_at(server, human, match, "novice")
    strip = human.page.get_by_test_id("rival-strip")
    for size in (PHONE, SIDEWAYS):
        human.resize(size)
        for part in (".name", ".score b", ".turns"):
            expect(strip.locator(part)).to_be_visible()
        expect(strip).to_contain_text("Novice")
        expect(strip.locator(".score b")).to_have_text(f"{rival['score']:g}")
        assert strip.locator("li b").all_inner_texts() == goods
        assert human.page.evaluate(OVERFLOWS, "[data-testid=rival-strip] :is(.name, .words, li)") == [], size
        assert human.page.evaluate(SMALL, "[data-testid=rival-strip] button") == [], size
    human.resize(PHONE)
    strip.get_by_role("button").tap()
    expect(human.page.get_by_test_id("home")).to_have_count(0)
    assert human.page.get_by_test_id("rival").evaluate("rival => rival.getBoundingClientRect().width") > 340
    strip.get_by_role("button").tap()
    expect(human.page.get_by_test_id("home")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_rooms_that_can_be_activated_say_what_they_are_and_cells_are_labelled(
    server: Server, person: Callable[..., Person], size: dict[str, int]
) -> None:
    def wanted(game: Game) -> bool:
        return asked("room")(game) and game.view()["era"] == 2

    human = person(size=size)
    human.prefer(confirms=False, forced=False)
    sit_at(server, human, play_until("cave-vs-cave", wanted, players=2, mode="eras-1-2"), "novice")
    home = human.page.get_by_test_id("home")
    assert home.locator(".room .glow").count() > 1
    for room in home.locator(".room .glow").all():
        expect(room.locator(".name")).to_be_visible()
    for cell in human.page.locator(".cell:is(.covered, .empty):visible:not(:has([data-cell=x])) .where").all():
        expect(cell).to_be_visible()
    effects = human.page.locator("[data-room][data-action^=activate] .effect .marks")
    if size == DESK:
        assert effects.locator("visible=true").count() == 0
    else:
        expect(effects.first).to_be_visible()
        human.page.locator("[data-room][data-action^=activate]").first.click()
        expect(human.page.locator("[data-room][data-action^=activate]")).to_have_count(0)


def after_the_entrance(server: Server, human: Person, tile: str) -> Player:
    """A first turn in three clicks: the tile, the Cave Entrance that it activates, and what that brings."""
    ana = Player(server.address).open("cave-vs-cave", "novice", options={"mode": "era-1"})
    human.sit(ana.table or "", 0, ana.token, "cave-vs-cave")
    human.page.locator(f"[data-action='take {tile}']").click()
    human.page.locator("[data-testid=home] button.glow[data-cell=d4]").click()
    human.page.get_by_role("group", name="Cave Entrance").locator("[data-action='gain flax']").click()
    expect(human.page.get_by_test_id("confirm")).to_be_visible()
    return ana


def test_a_turn_takes_three_clicks_instead_of_seven(server: Server, person: Callable[..., Person]) -> None:
    """Cultivation: a room is activated by a click on it, and what is free comes by itself."""
    ana = after_the_entrance(server, person(), "cultivation")
    steps = [step["text"] for step in ana.get("/steps") if step["seat"] == 0]
    assert steps == [
        "take cultivation", "activate 1 room", "activate cave-entrance", "gain flax",
        "gain 2 emmer", "gain flax", "end",
    ]  # fmt: skip


def test_an_undone_end_is_not_made_again(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    after_the_entrance(server, human, "undergrowth")
    human.page.get_by_test_id("undo").click()
    expect(human.page.locator("[data-action=end]")).to_be_visible()
    human.page.wait_for_timeout(300)
    expect(human.page.locator("[data-action=end]")).to_be_visible()


def test_a_blue_room_that_may_not_be_built_is_not_said_to_fit(server: Server, person: Callable[..., Person]) -> None:
    def forbidden(game: Game) -> list[str]:
        blocked = game.decision()["blocked"]
        return [one["room"] for one in blocked if one["reason"] == "more-orange-rooms" and "room" in one]

    match = play_until("cave-vs-cave", lambda game: bool(forbidden(game)), players=2, mode="era-1")
    room = forbidden(match.game)[0]
    human = person()
    sit_at(server, human, match, "novice")
    card = human.page.locator(f"[data-testid=market] [data-room={room}]")
    expect(card.locator(".fit")).to_contain_text("orange room")
    card.hover()
    assert human.page.locator("[data-testid=home] .fits").count() == 0


def test_a_turn_is_played_by_keys(server: Server, person: Callable[..., Person]) -> None:
    ana = Player(server.address).open("cave-vs-cave", "novice", options={"mode": "era-1"})
    human = person()
    human.prefer(confirms=False)
    human.sit(ana.table or "", 0, ana.token, "cave-vs-cave")
    human.page.wait_for_selector(CHOICES)
    for _ in range(30):
        if any(step["text"] == "end" and step["seat"] == 0 for step in ana.get("/steps")):
            return
        before = ana.get()["version"]
        human.page.keyboard.press("1")
        human.page.wait_for_timeout(100)
        if ana.get()["version"] == before:  # nothing is left but to end, or to eat first
            human.page.keyboard.press("e")
            human.page.wait_for_timeout(100)
    raise AssertionError("the turn did not end")


def test_digging_asks_before_a_room_is_turned_up_and_tells_what_came_by_itself(
    server: Server, person: Callable[..., Person]
) -> None:
    ana = Player(server.address).open("cave-vs-cave", "novice", options={"mode": "era-1"})
    human = person(size=PHONE, touches=True)
    human.sit(ana.table or "", 0, ana.token, "cave-vs-cave")
    human.page.locator("[data-action='take excavation']").tap()
    human.page.locator("[data-testid=home] button.glow[data-cell=e4]").tap()
    confirm = human.page.get_by_test_id("confirm")
    expect(human.page.get_by_test_id("prompt")).to_contain_text("Dig out e4?")
    expect(confirm).to_contain_text("Yes, go on")
    confirm.tap()
    expect(confirm).to_contain_text("End my turn")
    gifts = human.page.get_by_test_id("gift").locator("visible=true")
    expect(gifts).to_have_text("+1")
    expect(human.page.locator(".area.home .stone").locator(gifts)).to_have_count(1)


def test_every_wall_shows_its_own_key_and_no_more(server: Server, person: Callable[..., Person]) -> None:
    human = person()
    human.prefer(confirms=False, forced=False)
    sit_at(server, human, play_until("cave-vs-cave", asked("wall"), players=2, mode="era-1"), "novice")
    human.page.keyboard.press("Tab")
    human.page.wait_for_selector("button.edge[data-key]")
    labels = human.page.eval_on_selector_all("button.edge[data-action]", KEY_LABELS)
    assert len({key for key, _, _ in labels}) == len(labels) > 1
    assert all(key and max(width, height) < 24 for key, width, height in labels), labels
