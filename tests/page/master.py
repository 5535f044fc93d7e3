"""A bot that plays a seat through the page, as a person would who knows what to do, and counts the clicks."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from playwright.sync_api import Error, Locator

from caverna.bots import make_bot
from caverna.game import CHANCE
from caverna.lessons import Task
from caverna.lessons.goal import begins_turn
from caverna.record import Match
from tests.page.browser import Person
from tests.server.harness import Player, until

TOWARDS = 0.3
"""How far from the middle of a cell the mouse points to where the other half of a tile goes, as a share of the cell."""
OUTCOME = "[data-card=reached], [data-card=failed]"
"""Where the guide of a lesson says how it ended."""
CHANGED = "before => document.querySelector('main')?.dataset.version !== before"


class Master:
    """Clicks on the things themselves, never in the list of choices.

    Args:
        human: A person whose page shows the table.
        client: A client with the same seat, to see the game.
    """

    def __init__(self, human: Person, client: Player, bot: str = "greedy") -> None:
        self.human, self.client = human, client
        self.bot = make_bot(bot, 1)
        self.clicks = 0
        self.confirmed = 0
        self.turns: set[tuple[int, int]] = set()
        """The turns so far: their rounds, and their numbers there."""

    def clicks_in_a_list(self) -> tuple[int, int]:
        """What the same game would have taken with a button for every choice, and how many tiles were laid in it."""
        choices, tiles, before = self.confirmed, 0, None
        for played in Match.from_document(self.client.get("/record")).replay():
            if before is not None and played.seat == self.client.seat:
                choices += len(before.legal_actions()) > 1
                tiles += len(before.describe_action(played.action).get("cells", [])) == 2
            before = played.game
        return choices, tiles

    def play(self, rounds: int | None = None) -> None:
        """Play to the end, or until a round is over."""
        waits = 0
        while waits < 2000:
            state = self.human.state()
            if self.is_done(state) or (rounds is not None and self.round() > rounds):
                return
            waits = waits + 1 if state == "wait" else 0
            if state == "confirm":
                self.confirm()
            elif state == "choose":
                self.decide()
            else:
                self.human.page.wait_for_timeout(20)
        raise AssertionError("the page waits for nothing")

    def is_done(self, state: str) -> bool:
        return state == "over"

    def round(self) -> int:
        return int(self.human.page.locator("main").get_attribute("data-round") or 0)

    def confirm(self) -> None:
        before = self.human.version()
        self.click(self.human.page.get_by_test_id("confirm"))
        self.confirmed += 1
        self.changed(before)

    def decide(self) -> None:
        """Do what the bot would, once the page shows the newest version."""
        before = self.human.version()
        match = Match.from_document(self.client.get("/record"))
        game, table = match.game, self.client.get()
        if str(table["version"]) != before or table["held"] is not None or game.turn != self.client.seat:
            self.human.page.wait_for_timeout(20)
            return
        self.turns.add((game.view()["round"], game.turn_id()))
        action = self.wish(match)
        if action is None:
            return
        row = game.describe_action(action)
        if row.get("part") == "sow":  # the seeds are offered in its place, and are sown with the same click
            match.play(action)
            seed = self.wish(match)
            assert seed is not None
            self.carry_out(match.game.describe_action(seed))
            until(lambda: len(Match.from_document(self.client.get("/record")).actions) > len(match.actions))
            return
        for _ in range(3):  # what comes by itself may be under way: then the page moves on under the mouse
            with suppress(Error):
                self.carry_out(row)
            if self.changed(before):
                return
        raise AssertionError(f"the clicks for {row['text']!r} decided nothing")

    def wish(self, match: Match) -> int | None:
        """What to do now; None for nothing."""
        return self.bot.choose(match.game.copy())

    def carry_out(self, row: Mapping[str, Any]) -> None:
        """Click what is on the page for an action; nothing where it is no longer there."""
        page, text = self.human.page, row["text"]
        payment = page.locator("[data-payment]:enabled")
        if row["kind"] == "trade" and payment.count():
            self.click(payment.first)
        elif self.click_thing(text):
            pass
        elif len(row.get("cells", [])) == 2:
            self.lay(text, *row["cells"])
        elif row.get("cells"):
            self.click(self.cell(row["cells"][0]))
        elif page.get_by_test_id("trade").count():
            if not page.get_by_test_id("trades").count():
                self.click(page.get_by_test_id("trade"))
                page.get_by_test_id("trades").wait_for(timeout=3000)
            self.click_thing(text)

    def lay(self, text: str, first: str, second: str) -> None:
        """Lay a tile on two cells: with one click of a mouse, or with two touches."""
        if self.human.touches:
            self.click(self.cell(first))
            self.click(self.cell(second))
            return
        here, there = self.cell(first).bounding_box(), self.cell(second).bounding_box()
        assert here is not None
        assert there is not None
        right, down = there["x"] - here["x"], there["y"] - here["y"]
        far = max(abs(right), abs(down))
        self.human.page.mouse.move(
            here["x"] + here["width"] * (0.5 + TOWARDS * right / far),
            here["y"] + here["height"] * (0.5 + TOWARDS * down / far),
        )
        self.cell(first).and_(self.human.page.locator(f'[data-action="{text}"]')).wait_for(timeout=3000)
        self.human.page.mouse.down()
        self.human.page.mouse.up()
        self.clicks += 1

    def cell(self, name: str) -> Locator:
        return self.human.page.locator(f"[data-testid=home] [data-cell='{name}']").first

    def click_thing(self, text: str) -> bool:
        """Click the thing on the page that is an action, if there is one."""
        found = self.human.page.locator(f'main [data-action="{text}"]:enabled:visible')
        if not found.count():
            return False
        self.click(found.first)
        return True

    def click(self, what: Locator) -> None:
        self.clicks += 1
        for _ in range(3):
            try:
                what.tap(timeout=3000) if self.human.touches else what.click(timeout=3000)
            except Error:
                if not what.count():
                    return  # it was done meanwhile
            else:
                return

    def changed(self, before: str) -> bool:
        try:
            self.human.page.wait_for_function(CHANGED, arg=before, timeout=3000)
        except Error:
            return False
        return True


class Solver(Master):
    """Plays the solution of a lesson or puzzle, until the guide says how it ended."""

    def __init__(self, human: Person, address: str, task: Task) -> None:
        seats = json.loads(human.page.evaluate("localStorage.getItem('caverna.seats')"))
        seat = max(seats, key=lambda seat: seat["at"])
        client = Player(address, seat["table"])
        client.seat = seat["seat"]
        client.http.headers["Authorization"] = f"Bearer {seat['token']}"
        super().__init__(human, client)
        self.task, self.start = task, len(task.begin().actions)

    def is_done(self, state: str) -> bool:
        return bool(self.human.page.locator(OUTCOME).count())

    def wish(self, match: Match) -> int | None:
        """The next decision of the solution that is still open: the table plays what has no alternative by itself."""
        made = [played.text for played in match.replay() if played.seat != CHANCE and played.number > self.start]
        rest = list(self.task.solution)
        for text in made:
            turn = next((number for number, later in enumerate(rest[1:], 1) if begins_turn(later)), len(rest))
            if begins_turn(text):
                rest = rest[rest.index(text) + 1 :]
            elif text in rest[:turn]:
                rest.remove(text)
        if not rest:
            self.human.page.locator(OUTCOME).wait_for()
            return None
        legal = {match.game.text(action): action for action in match.game.legal_actions()}
        wished = next((text for text in rest if text in legal), None)
        assert wished is not None, f"none of {rest} is possible after {made}"
        return legal[wished]

    def carry_out(self, row: Mapping[str, Any]) -> None:
        """Close the trades first, which lie over the table; on a phone look for the thing in its areas."""
        page, thing = self.human.page, f'[data-action="{row["text"]}"]'
        trades = page.get_by_test_id("trades")
        if trades.count() and not trades.locator(thing).count():
            self.click(page.get_by_test_id("trade"))
        hidden = page.locator(f"main {thing}:enabled:not([aria-hidden])")  # what only shows its key lies nowhere
        for tab in ("board", "home", "market"):
            if not hidden.count() or hidden.and_(page.locator(":visible")).count():
                break
            if (button := page.locator(f"nav.bar [data-tab={tab}]:visible")).count():
                self.click(button)
        if row["kind"] == "trade" and page.get_by_test_id("trade").count():
            if not hidden.count():
                self.click(page.get_by_test_id("trade"))
            self.click_thing(row["text"])  # this trade, and not just any that pays
        else:
            super().carry_out(row)
