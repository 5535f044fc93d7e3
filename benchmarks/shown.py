"""Measures how soon the page shows the result of an action: a browser clicks through games. Writes shown.md.

Run it with `make shown`: it needs the root of the project in its PYTHONPATH.
"""

from __future__ import annotations

import platform
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

from rich.progress import track

from bench import HERE, Page, Target, processor, publish
from tests.page.browser import CHOICES, Person, chromium
from tests.page.positions import continue_match, in_round, play_until
from tests.server.harness import Server

LIMIT: Final = 100
"""Milliseconds."""
FRAME: Final = 17
"""Sixty frames a second."""
ACTIONS: Final = 40
GAMES: Final[dict[str, dict[str, Any]]] = {"cave-farmers": {}, "cave-vs-cave": {"mode": "eras-1-2"}}
TIME: Final = """() => {
  window.times = []
  let clicked = null
  addEventListener('click', (event) => {
    if (event.target.closest('[data-action]')) clicked ??= event.timeStamp
  }, true)
  const painted = () => requestAnimationFrame(() => requestAnimationFrame((now) => {
    if (clicked !== null) times.push(performance.now() - clicked)
    clicked = null
  }))
  new MutationObserver(painted).observe(document.querySelector('[data-version]'), {attributeFilter: ['data-version']})
}"""
"""Records the time from each click on an action to the frame after the one that shows its result."""
FRAMES: Final = """() => {
  window.frames_ms = []
  let last = null
  const frame = (now) => {
    const moving = document.querySelector('.flying') !== null
    if (moving && last !== null) frames_ms.push(now - last)
    last = moving ? now : null
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}"""
"""Records how long each frame takes while something flies."""


class Measured(NamedTuple):
    """Milliseconds."""

    shown: list[float]
    """Until the page showed each of some actions in the middle of a game."""
    frames: list[float]
    """Of each frame while something moved."""


def times(server: Server, human: Person, game: str) -> Measured:
    ana = continue_match(server.address, play_until(game, in_round(4), players=2, **GAMES[game]), "novice")
    human.sit(ana.table or "", 0, ana.token, game)
    human.page.wait_for_selector(CHOICES)
    human.page.evaluate(TIME)
    human.page.evaluate(FRAMES)
    found: list[float] = []
    while len(found) < ACTIONS:
        human.step()
        found = human.page.evaluate("times")
    return Measured(found, human.page.evaluate("frames_ms"))


def measure() -> dict[str, Measured]:
    found: dict[str, Measured] = {}
    with (
        tempfile.TemporaryDirectory(prefix="caverna-shown-") as name,
        Server(Path(name), str(Path(name, "tables.sqlite3")), fresh=True) as server,
        chromium() as browser,
    ):
        for game in track(GAMES, "clicking"):
            human = Person(browser, server.address, still=False)
            found[game] = times(server, human, game)
            human.close()
    return found


def row(game: str, all: list[float]) -> list[str]:
    return [game, f"{len(all)}", f"{median(all):.0f}", f"{quantiles(all, n=10)[-1]:.0f}", f"{max(all):.0f}"]


def main() -> None:
    found = measure()
    rows = [row(game, all.shown) for game, all in found.items()]
    moving = [row(game, all.frames) for game, all in found.items()]
    targets = [Target(f"{game}: median, ms", median(all.shown), LIMIT).cells() for game, all in found.items()]
    targets += [
        Target(f"{game}: median frame while moving, ms", median(all.frames), FRAME).cells()
        for game, all in found.items()
    ]
    conditions = (
        f"{platform.python_implementation()} {platform.python_version()}, {processor()}, Chromium without a graphics "
        f"card, server on the same machine, {datetime.now(UTC):%Y-%m-%d}. From the click on an action to the "
        "frame after the one that shows its result, with animations, in the middle of a game against a bot."
    )
    pages = [
        Page("Milliseconds until an action is shown", ["", "actions", "median", "90th percentile", "max"], rows),
        Page("Milliseconds of a frame while moving", ["", "frames", "median", "90th percentile", "max"], moving),
        Page("Targets", ["", "target", "measured", ""], targets),
    ]
    publish("# How soon the page shows an action\n\nWritten by `make shown`.", conditions, pages, HERE / "shown.md")


if __name__ == "__main__":
    main()
