"""Pictures of every screen for people to look at, in `screenshots`. Run it with `make screens`.

With --readme it makes the pictures of the README anew: a few of the same, smaller, and one that moves. With --people it
makes only those of views about people.
"""

from __future__ import annotations

import base64
import io
import sys
import tempfile
from collections.abc import Callable
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from PIL import Image
from playwright.sync_api import Browser, CDPSession
from rich.progress import track

from caverna.game import Game
from caverna.record import Match
from tests.page.browser import CHOICES, DESK, PHONE, ROOT, SCREENSHOTS, Person, chromium
from tests.page.master import Master
from tests.page.people_screens import World
from tests.page.positions import asked, continue_match, finished_match, in_round, open_replay, play_until
from tests.server.harness import Server
from tests.server.receivers import Mailbox, mailing_server, smtp_server

SIZES: Final = {
    "desk": DESK,
    "wide": {"width": 1920, "height": 1080},
    "tablet": {"width": 820, "height": 1180},
    "tablet-flat": {"width": 1180, "height": 820},
    "phone": PHONE,
    "phone-flat": {"width": 740, "height": 360},
}
LANGUAGES: Final = ("en", "fr", "pl")
IMAGES: Final = ROOT / "docs" / "images"
WIDTH: Final = 1200
"""Of a picture in the README."""
FRAMES: Final = 60
"""Of the picture that moves."""


class Screen(NamedTuple):
    """A table in a certain position, or a page by its address."""

    name: str
    game: str = ""
    players: int = 0
    wanted: Callable[[Game], bool] | None = None
    address: str = "/"


def in_era_2(game: Game) -> bool:
    view = game.view()
    return bool(view["era"] == 2 and view["round"] >= 2)


SCREENS: Final = (
    Screen("start"),
    Screen("rules", address="/rules/cave-farmers"),
    Screen("solo", "cave-farmers", 1, in_round(2)),
    Screen("farmers", "cave-farmers", 2, in_round(8)),
    Screen("farmers-late", "cave-farmers", 2, in_round(12)),
    Screen("four", "cave-farmers", 4, in_round(5)),
    Screen("seven", "cave-farmers", 7, in_round(4)),
    Screen("tile", "cave-farmers", 2, asked("tile")),
    Screen("furnishing", "cave-farmers", 2, asked("furnish")),
    Screen("feeding", "cave-farmers", 2, asked("feed")),
    Screen("breeding", "cave-farmers", 2, asked("breed")),
    Screen("caves", "cave-vs-cave", 2, in_round(6)),
    Screen("caves-2", "cave-vs-cave", 2, in_era_2),
    Screen("result", "cave-farmers", 2),
    Screen("caves-result", "cave-vs-cave", 2),
)


@cache
def position(screen: Screen) -> Match:
    options: dict[str, Any] = {"mode": "eras-1-2" if screen.wanted is in_era_2 else "era-1"}
    options = options if screen.game == "cave-vs-cave" else {}
    if screen.wanted is None:
        return finished_match(screen.game, players=screen.players, **options)
    return play_until(screen.game, screen.wanted, players=screen.players, **options)


def look(server: Server, browser: Browser, screen: Screen, size: str, language: str) -> Person:
    """A person who looks at a screen."""
    human = Person(browser, server.address, size=SIZES[size], language=language, touches=SIZES[size]["width"] < 1100)
    human.prefer(confirms=False, forced=False)
    if not screen.game:
        human.page.goto(screen.address)
        human.page.wait_for_selector("h1")
    elif screen.wanted is None:
        human.page.goto(f"/t/{open_replay(server.address, position(screen))}")
        human.page.wait_for_selector("[data-testid=result]")
    else:
        ana = continue_match(server.address, position(screen), *["novice"] * (screen.players - 1))
        human.sit(ana.table or "", 0, ana.token, screen.game)
        human.page.wait_for_selector(CHOICES, state="attached")
    human.page.wait_for_load_state("networkidle")
    human.page.wait_for_timeout(300)
    return human


def every_screen(server: Server, browser: Browser) -> None:
    """Each screen in each size, in both themes; the languages take turns, so that each meets every size."""
    wanted = [(screen, size) for screen in SCREENS for size in SIZES]
    for number, (screen, size) in enumerate(track(wanted, "looking")):
        language = LANGUAGES[(number + number // len(SIZES)) % len(LANGUAGES)]
        human = look(server, browser, screen, size, language)
        human.shoot(f"{screen.name}-{size}-{language}", full=screen.wanted is None)
        human.use_theme("dark")
        human.shoot(f"{screen.name}-{size}-{language}-dark", full=screen.wanted is None)
        human.close()


def every_view_of_people(server: Server, browser: Browser, mailbox: Mailbox) -> None:
    """Each view about people on a desk and a phone, in all languages and both themes."""
    world = World(server.address, mailbox)
    wanted = [(view, size, language) for size in ("desk", "phone") for language in LANGUAGES for view in world.views()]
    for view, size, language in track(wanted, "looking at people"):
        human = Person(browser, server.address, size=SIZES[size], language=language, touches=size == "phone")
        if view.signed_in:
            human.prefer(name=world.ana.name)
            world.ana.sign_in(human)
        human.page.goto(view.address)
        human.page.wait_for_selector("h1, main[data-version]")
        human.page.wait_for_load_state("networkidle")
        view.prepare(human.page)
        human.page.wait_for_timeout(300)
        for theme in ("light", "dark"):
            human.use_theme(theme)
            human.shoot(f"{view.name}-{size}-{language}-{theme}", full=view.full)
        human.close()


def for_the_readme(server: Server, browser: Browser) -> None:
    shown = {screen.name: screen for screen in SCREENS}
    for file, name, size, theme in (
        ("farmers", "farmers", "desk", "light"), ("caves", "caves", "desk", "dark"),
        ("feeding", "feeding", "desk", "light"), ("seven", "seven", "wide", "dark"),
        ("start", "start", "desk", "light"), ("phone", "farmers", "phone", "light"),
    ):  # fmt: skip
        human = look(server, browser, shown[name], size, "en")
        human.use_theme(theme)  # type: ignore[arg-type]
        human.page.wait_for_timeout(300)
        save(human.page.screenshot(), IMAGES / f"{file}.png")
        human.close()
    film(server, browser)


def save(png: bytes, file: Path) -> None:
    """Smaller, and with fewer colours."""
    with Image.open(io.BytesIO(png)) as picture:
        small = picture.convert("RGB")
        small.thumbnail((WIDTH, WIDTH))
        small.quantize(256).save(file, optimize=True)


def film(server: Server, browser: Browser) -> None:
    """Some turns against a bot, as they are seen."""
    ana = continue_match(server.address, position(next(s for s in SCREENS if s.name == "farmers")), "novice")
    human = Person(browser, server.address, still=False, size={"width": 1280, "height": 800})
    human.prefer(confirms=False, pace="fast")
    human.sit(ana.table or "", 0, ana.token, "cave-farmers")
    human.page.wait_for_selector(CHOICES)
    human.page.wait_for_load_state("networkidle")
    session = human.context.new_cdp_session(human.page)
    frames: list[tuple[float, bytes]] = []
    session.on("Page.screencastFrame", lambda frame: keep(session, frames, frame))
    session.send("Page.startScreencast", {"format": "jpeg", "quality": 80, "maxWidth": 960, "maxHeight": 600})
    master = Master(human, ana)
    while len(frames) < FRAMES and human.state() != "over":
        if human.state() == "choose":
            master.decide()
        human.page.wait_for_timeout(350)
    session.send("Page.stopScreencast")
    human.close()
    pictures = [Image.open(io.BytesIO(data)).convert("RGB") for _, data in frames[:FRAMES]]
    times = [at for at, _ in frames[:FRAMES]]
    pauses = [min(1200, max(40, round(1000 * (b - a)))) for a, b in pairwise(times)]
    pictures[0].save(
        IMAGES / "turn.webp", save_all=True, append_images=pictures[1:], duration=[*pauses, 1500], loop=0, quality=55,
        method=4,
    )  # fmt: skip


def keep(session: CDPSession, frames: list[tuple[float, bytes]], frame: dict[str, Any]) -> None:
    frames.append((frame["metadata"]["timestamp"], base64.b64decode(frame["data"])))
    session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})


def main() -> None:
    with (
        tempfile.TemporaryDirectory(prefix="caverna-screens-") as name,
        smtp_server() as mailbox,
        mailing_server(Path(name), mailbox) as server,
        chromium() as browser,
    ):
        if "--readme" in sys.argv:
            for_the_readme(server, browser)
            print(f"see {IMAGES}")
        else:
            if "--people" not in sys.argv:
                every_screen(server, browser)
            every_view_of_people(server, browser, mailbox)
            print(f"see {SCREENSHOTS}")


if __name__ == "__main__":
    main()
