"""A real browser on a real server: helpers that click through the page."""

from __future__ import annotations

import json
import random
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, Literal

from playwright.sync_api import Browser, BrowserContext, Error, Locator, Page, sync_playwright

from tests.form import FULL

ROOT: Final = Path(__file__).parents[2]
SCREENSHOTS: Final = ROOT / "screenshots"
"""For people to look at, from `make test-all`; ignored by git."""
FLAGS: Final = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip
NO_BROWSER: Final = """\
The tests of the page need Chromium, which was not found in the PATH. On Debian or Ubuntu: apt-get install chromium."""
Theme = Literal["light", "dark"]
DESK: Final = {"width": 1440, "height": 900}
PHONE: Final = {"width": 360, "height": 740}
SMALL: Final = """all => all.filter(one => one.getClientRects().length).filter(one => {
    const box = one.getBoundingClientRect()
    return box.width < 43.5 || box.height < 43.5
}).map(one => one.outerHTML.slice(0, 120))"""
"""What a thumb would miss, of some elements."""
PATIENCE: Final = 20_000
LONGEST_WAIT: Final = 90.0
"""Seconds without a choice. The process of a bot gives way to all others, so on a busy machine it starts slowly."""
CHOICES: Final = "main [data-action]:enabled, main button.glow:enabled"
"""What can be chosen, where it lies on the table or as a button of the prompt."""


@contextmanager
def chromium() -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    assert program is not None, NO_BROWSER
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=FLAGS)
        yield browser
        browser.close()


class Person:
    """A person with their own browser."""

    def __init__(
        self, browser: Browser, address: str, *, language: str = "en", size: dict[str, int] = DESK, dark: bool = False,
        still: bool = True, touches: bool = False, worker: bool = False, seed: int = 1,
    ) -> None:  # fmt: skip
        self.touches = touches
        self.context: BrowserContext = browser.new_context(
            base_url=address, viewport={"width": size["width"], "height": size["height"]},
            locale={"en": "en-GB", "fr": "fr-FR", "pl": "pl-PL"}[language],
            color_scheme="dark" if dark else "light", reduced_motion="reduce" if still else "no-preference",
            has_touch=touches, service_workers="allow" if worker else "block",
        )  # fmt: skip
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.random = random.Random(seed)

    def close(self) -> None:
        self.context.close()
        assert self.errors == []

    # tables

    def prefer(self, **settings: Any) -> None:
        """Store settings of the page."""
        self.keep("caverna.settings", settings)

    def sit(self, table: str, seat: int, token: str, game: str) -> None:
        """Store a seat that was taken through the API, and open its table."""
        self.keep("caverna.seats", [{"table": table, "seat": seat, "token": token, "game": game, "at": 0}])
        self.page.goto(f"/t/{table}")

    def keep(self, name: str, value: Any) -> None:
        if not self.page.url.startswith("http"):
            self.page.goto("/healthz")  # of the same origin, and there at once
        self.page.evaluate("([name, value]) => localStorage.setItem(name, value)", [name, json.dumps(value)])

    # playing

    def offered(self) -> list[str]:
        """The choices on the page, in notation."""
        found: list[str] = self.page.eval_on_selector_all(
            "main [data-action]:enabled", "all => all.map(one => one.dataset.action)"
        )
        return found

    def state(self) -> str:
        """What the page waits for: "choose", "confirm", "over" or "wait"."""
        return str(
            self.page.evaluate(
                """choices => document.querySelector('[data-testid=result]') ? 'over'
                : document.querySelector('[data-testid=confirm]:not(:disabled)') ? 'confirm'
                : document.querySelector(choices) ? 'choose' : 'wait'""",
                CHOICES,
            )
        )

    def choose(self) -> None:
        """Click a random choice where it lies; what is hidden under a sheet cannot be reached."""
        within = "[data-sheet] " if self.page.locator(f"[data-sheet] :is({CHOICES})").count() else ""
        choices = self.page.locator(f"{within}:is({CHOICES}):visible")
        self.click(choices.nth(self.random.randrange(max(1, choices.count()))))

    def click(self, what: Locator) -> None:
        try:
            what.click(timeout=1000)
        except Error:
            self.page.keyboard.press("Escape")  # the page changed under the mouse, or a sheet covers it: try again

    def step(self) -> str:
        """Do what the page waits for; return its state."""
        state = self.state()
        match state:
            case "confirm":
                self.click(self.page.get_by_test_id("confirm"))
            case "choose":
                self.choose()
            case "wait":
                self.page.wait_for_timeout(20)
        return state

    def decide(self) -> None:
        """Click choices until the table has changed: a tile takes two clicks."""
        version = self.version()
        for _ in range(12):
            self.choose()
            with suppress(Error):
                self.page.wait_for_function(
                    "before => document.querySelector('main')?.dataset.version !== before", arg=version, timeout=700
                )
                return
        raise AssertionError("the clicks decided nothing")

    def version(self) -> str:
        """The version of the table on the page."""
        return str(self.page.evaluate("document.querySelector('main')?.dataset.version ?? ''"))

    def play_to_the_end(self, most: int = 1500) -> None:
        """Click until there is a result; waiting is not counted, but not endless either."""
        asked = time.monotonic()
        while most:
            state = self.step()
            if state == "over":
                return
            if state == "wait":
                assert time.monotonic() - asked < LONGEST_WAIT, "the page waits for nothing"
            else:
                asked = time.monotonic()
                most -= 1
        raise AssertionError("the game did not end")

    # looking

    def resize(self, size: dict[str, int]) -> None:
        self.page.set_viewport_size({"width": size["width"], "height": size["height"]})

    def use_theme(self, theme: Theme) -> None:
        """Switch the theme, as the menu does."""
        self.page.emulate_media(color_scheme=theme)
        self.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)

    def shoot(self, name: str, full: bool = True) -> None:
        """Keep a screenshot, but not in `make test`: painting a long page takes seconds."""
        if not FULL:
            return
        SCREENSHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=full)

    def fits(self) -> bool:
        """Is the page no wider than the screen?"""
        return bool(self.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))

    def findings(self, *rules: str) -> list[str]:
        """The findings of axe above minor impact, by all its rules or by some."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate((ROOT / "web/node_modules/axe-core/axe.min.js").read_text("utf-8"))
        options = {"resultTypes": ["violations"], **({"runOnly": rules} if rules else {})}
        violations = self.page.evaluate("options => axe.run(options).then(found => found.violations)", options)
        return [
            f"{found['id']}: {node['html'][:200]}"
            for found in violations
            if found["impact"] != "minor"
            for node in found["nodes"]
        ]
