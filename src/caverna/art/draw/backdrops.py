"""What is behind a scene of 160 by 70: woods, hills, rock, mines, rooms, villages, at dusk or by day."""

from __future__ import annotations

from random import Random

from .kit import box, disc, line, oval, path, tone, use
from .land import arch
from .palette import (
    FAR,
    FAR_DARK,
    GRASS,
    GRASS_DARK,
    GRASS_LIGHT,
    GROUND,
    GROUND_LIGHT,
    HILL,
    HILL_DARK,
    HOLLOW,
    PATH,
    PLANK_DARK,
    ROCK,
    SNOW,
    SOIL,
    SOIL_LIGHT,
)

W, H = 160, 70
VILLAGE = tone("village", "#5b6b4b", "#93b878")
CLEARING = tone("clearing", "#4f7a3c", "#7fba55")


def sky(sun: float | None = None) -> str:
    """Evening, perhaps with the sun at x."""
    out = box(0, 0, W, H, "url(#prop-sky)")
    return out if sun is None else out + use("prop-sun", sun - 26, 8, 52)


def peaks(y: float = 40) -> str:
    """Far mountains with snow."""
    return path(f"M0 {y}L24 {y - 20}l18 14 26-28 30 26 20-12 42 26v30H0z", FAR, 0.85) + path(
        f"M68 {y - 34}l-13 14 8-1 5 5 6-5 7 2zM24 {y - 20}l-8 7 7 0 4 3 6-3zM118 {y - 20}l-8 5 8 1 5 4 6-4z", SNOW
    )


def woods(seed: int, edge: float = 54, low: float = 26, high: float = 46, kinds: str = "1123o") -> str:
    """The edge of a forest."""
    rnd = Random(seed)
    names = {"1": "prop-pine-1", "2": "prop-pine-2", "3": "prop-pine-3", "o": "prop-oak", "b": "prop-birch"}
    out = sky() + path("M0 40C40 26 90 34 160 22V70H0z", HILL_DARK)
    for i in range(13):
        height = rnd.uniform(low, high)
        name = names[kinds[i % len(kinds)]]
        out += use(name, i * 13 - 10 + rnd.uniform(-4, 4), edge - height + rnd.uniform(-4, 4), height * 0.66)
    out += path("M0 50C40 44 110 56 160 48V70H0z", CLEARING)
    return out + path("M0 58C50 52 110 64 160 56V70H0z", SOIL, 0.7)


def quarry(seed: int, mouth: float | None = 112) -> str:
    """A face of rock with the mouth of a mine at x."""
    rnd = Random(seed)
    out = sky() + path("M0 18 26 8l20 12 30-16 34 14 24-8 26 12V70H0z", ROCK[2])
    out += path("M0 18 26 8l-8 26-18 6zM46 20 76 4l-10 30-22 4zM110 18l24-8-6 26-20 2z", ROCK[4])
    out += path("M0 50c40-8 110 6 160-4v24H0z", ROCK[1])
    out += "".join(
        oval(rnd.uniform(0, W), rnd.uniform(56, 68), rnd.uniform(3, 8), rnd.uniform(2, 4), ROCK[3]) for _ in range(6)
    )
    return out if mouth is None else out + adit(mouth, 22, 38, 40)


def adit(x: float, y: float, w: float, h: float) -> str:
    """The timbered mouth of a mine, lit from inside."""
    return (
        path(arch(x, y, w, h), "#1b1317")
        + path(arch(x + w * 0.16, y + h * 0.15, w * 0.68, h * 0.85), "#2d2024")
        + disc(x + w / 2, y + h * 0.4, w * 0.58, "url(#prop-glow)", 0.6)
        + box(x + 1, y + h * 0.2, w * 0.12, h * 0.8, "#8a5530")
        + box(x + w * 0.86, y + h * 0.2, w * 0.12, h * 0.8, "#6b4325")
        + box(x - 1, y + h * 0.14, w + 2, h * 0.11, "#b57a45", 1)
    )


def mine(light: str = "glow") -> str:
    """Inside a mine: timber, a lamp, and the way ahead."""
    return (
        box(0, 0, W, H, HOLLOW)
        + path("M0 0h160v18C120 8 40 8 0 20z", ROCK[2])
        + path("M0 70V0h22c-8 20-6 50-2 70zM160 70V0h-20c7 20 6 50 0 70z", ROCK[1])
        + path("M0 20c8-2 14-4 20-6l2-14H0z", ROCK[3])
        + oval(80, 30, 70, 40, f"url(#prop-{light})", 0.55)
        + box(18, 12, 124, 7, "#4a2d18", 2)
        + box(18, 12, 124, 4, "#b07a45", 2)
        + "".join(box(x, 18, 9, 52, "#6b4325") + box(x, 18, 5, 52, "#a06c3c") for x in (24, 127))
        + box(0, 60, W, 10, GROUND)
        + box(0, 60, W, 2, GROUND_LIGHT)
    )


def lamp(x: float, y: float = 0, size: float = 11) -> str:
    """A lamp that hangs at a point, with its light."""
    return disc(x, y + size * 0.85, size * 2.6, "url(#prop-glow)", 0.7) + use("prop-lamp", x - size / 2, y, size)


def farm(sun: float = 120) -> str:
    """Green hills."""
    return (
        sky(sun)
        + path("M0 36C30 22 70 26 100 34s40 4 60-2v40H0z", HILL)
        + path("M0 46C50 34 100 52 160 42V70H0z", GRASS)
        + path("M0 58C50 50 110 66 160 54V70H0z", GRASS_LIGHT)
        + path("M0 66C50 60 110 70 160 63V70H0z", GRASS_DARK, 0.4)
    )


def soil(sun: float = 120) -> str:
    """A field before green hills."""
    return (
        farm(sun)
        + path("M0 56C50 46 110 58 160 48V70H0z", SOIL)
        + line("M0 60c50-9 110 3 160-6M0 67c50-9 110 3 160-6", SOIL_LIGHT, 2)
    )


def hearth() -> str:
    """A room by lamplight."""
    return (
        box(0, 0, W, H, "url(#prop-warm)")
        + path("M0 0h160v10C110 4 50 4 0 12z", "#3a2417")
        + oval(80, 20, 86, 46, "url(#prop-glow)", 0.75)
        + box(0, 52, W, 18, "#5d3820")
        + box(0, 52, W, 3, "#8f5b33")
        + line("M12 58h40M70 63h50M100 57h44M20 66h30", "#46290f", 1, 0.6)
    )


def smithy() -> str:
    """A dark room with a fire."""
    return (
        box(0, 0, W, H, "#33211b")
        + path("M0 0h160v12C110 6 50 6 0 14z", "#20130f")
        + oval(36, 46, 80, 54, "url(#prop-blaze)", 0.6)
        + path(arch(10, 18, 52, 44), "#5a443c")
        + path(arch(10, 18, 20, 44), "#6d554a", 0.5)
        + path(arch(17, 26, 38, 36), "#120a08")
        + use("prop-fire", 22, 34, 28)
        + box(0, 60, W, 10, "#4a3228")
        + box(0, 60, W, 2, "#6d4c3a")
    )


def village(sun: float | None = 40) -> str:
    """A road in a village."""
    return (
        sky(sun)
        + path("M0 44C50 30 110 40 160 30V70H0z", VILLAGE)
        + path("M0 56C50 50 110 60 160 54V70H0z", PATH)
        + path("M0 64C50 60 110 68 160 62V70H0z", PLANK_DARK, 0.2)
    )


def night() -> str:
    """High mountains and a way to them."""
    return (
        sky(132)
        + peaks(44)
        + path("M0 52 30 38l30 10 40-12 60 18v16H0z", FAR_DARK)
        + path("M0 58C50 50 110 62 160 54V70H0z", HILL_DARK)
    )


DUSK = box(0, 0, W, H, "url(#prop-dusk)")
"""The darker foot of every scene, where goods lie."""
