"""Icons on a square of 24: effects and costs as printed on boards, markers, and signs in the colour of the text."""

from __future__ import annotations

from .kit import Sheet, box, disc, group, line, oval, path, use
from .palette import BARK, CREAM, FLAME, GOLD, PLANK, PLANK_DARK, PLANK_LIGHT, RED, SPARK, STEEL, STEEL_LIGHT

SHEET = Sheet("icon", 24, 24)
INK = "currentColor"

# Effects.
SHEET.add("expedition", use("prop-boot", 0, 1, 20), use("prop-sword", 7, 0, 17))
SHEET.add("strength", use("prop-axe", 0, 0, 24))
SHEET.add(
    "forge",
    path("M4 9h12c3 0 4.5 1 5.5 3-3 .8-5 1-6 4h1.5v4H5v-4h2.5c0-3-1.5-3.5-3.5-4z", "#5b6472"),
    path("M4 9h12c3 0 4.5 1 5.5 3l-17.5-1z", "#aab6c3"),
    path("M8 2.5h7v4H8z", "#c98d4d"),
    disc(6, 6, 1, SPARK),
    disc(17.5, 6.5, 1.2, FLAME),
    disc(19.5, 3.5, 0.8, SPARK),
)
SHEET.add(
    "furnish",
    path("M3 22V11c0-5 4-8.5 9-8.5s9 3.5 9 8.5v11z", "#5c4a42"),
    path("M5.5 22V11.5C5.5 7.7 8.5 5 12 5s6.5 2.7 6.5 6.5V22z", "#f0b45a"),
    path("M5.5 22V11.5C5.5 7.7 8.5 5 12 5c-2 3-2 9-6.5 17z", "#ffd98e"),
    line("M8.5 22V9.5M8.5 16.5h7V22", PLANK_DARK, 2.2),
    line("M8.5 15.7h7", PLANK, 2.4),
)
SHEET.add(
    "dwelling",
    path("M2 22V10.5C2 6 6.5 2.5 12 2.5S22 6 22 10.5V22z", "#7a4a2a"),
    path("M4.5 22v-10.8C4.5 8 8 5 12 5s7.5 3 7.5 6.2V22z", "#f2b765"),
    box(5.5, 11, 1.8, 11, PLANK_DARK),
    box(5.5, 15.5, 13, 3.8, "#b23b34", 1),
    box(7, 13.4, 4.2, 3, CREAM, 1),
    box(17, 14.5, 1.6, 7.5, PLANK_DARK),
)
SHEET.add(
    "room",
    box(1, 10, 22, 8, RED, 2),
    box(1, 10, 22, 3, "#d2574a", 1.5),
    box(2.5, 6.5, 8, 6, CREAM, 2),
    box(0, 4, 2.4, 17, PLANK, 1),
    box(21.6, 10, 2.4, 11, PLANK, 1),
)
SHEET.add("entry-level-dwelling", use("icon-dwelling", 0, 0, 24), box(10.5, 5.5, 3, 4, "#fff4cf", 1))
SHEET.add("grow", use("person-baby", 0, 0, 24))
SHEET.add(
    "sow",
    box(1.5, 17, 21, 5.5, "#6b4126", 2),
    box(1.5, 17, 21, 2, "#8d5a34", 1),
    line("M12 17V9", "#4f8a37", 1.8),
    path("M12 11C8 11 5.5 9 5 5c4 0 6.5 2 7 6z", "#6fae45"),
    path("M12 10c0-4 2.5-6.5 7-7 0 4.5-2.5 7-7 7z", "#8cc95a"),
    disc(5, 14.5, 1, "#f3c95b"),
    disc(19, 14.5, 1, "#f3c95b"),
)


def fenced(width: float, posts: int) -> str:
    """Grass behind a fence."""
    gap = (width - 6) / (posts - 1)
    return (
        box(1, 4, width - 2, 18, "#7fae4c", 2)
        + box(1, 4, width - 2, 9, "#98c35c", 2)
        + line(f"M2 9h{width - 4}M2 18h{width - 4}", "#c98f53", 2)
        + "".join(box(2 + i * gap, 5.5, 2.2, 16, PLANK, 1) for i in range(posts))
    )


SHEET.add("small-pasture", fenced(24, 3))
SHEET.add("large-pasture", fenced(40, 5), size=(40, 24))
SHEET.add(
    "stable",
    path("M1.5 11 12 3l10.5 8v2H1.5z", "#a8402f"),
    path("M1.5 11 12 3v3L3 13H1.5z", "#cf6048"),
    box(4, 12.5, 16, 9, "#9a6a3c"),
    box(9, 13.5, 6, 8, "#43291a"),
    line("M9 13.5l6 8M15 13.5l-6 8", "#c9965a", 1.2),
)
SHEET.add(
    "starting-player",
    box(4, 1, 2.4, 22, "#7a4a22", 1),
    path("M6.4 2.5H21l-4 5 4 5H6.4z", "#e3b341"),
    path("M6.4 2.5H21l-4 5H6.4z", "#f6d274"),
)


def mine(heap: str) -> str:
    """A timbered adit with something in front."""
    return (
        path("M1.5 22V9L7 3h10l5.5 6v13z", "#57494c")
        + path("M1.5 9 7 3h10l2 2.2H9L5 10v12H1.5z", "#75666d")
        + path("M5 22V11.5L8.5 8h7l3.5 3.5V22z", "#1d1418")
        + box(4, 8, 16, 2.6, "#b57a45", 1)
        + box(4.5, 10, 2.4, 12, PLANK)
        + box(17.1, 10, 2.4, 12, PLANK)
        + heap
    )


SHEET.add("ore-mine", mine(use("good-ore", 6.5, 11.5, 11)))
SHEET.add("ruby-mine", mine(use("good-ruby", 7.5, 12, 9)))
SHEET.add(
    "deep-ruby-mine",
    mine(disc(12, 16, 8, "url(#prop-red)") + use("good-ruby", 7, 10, 10) + use("good-ruby", 10, 16, 6)),
)
HALVES = {
    "meadow": box(0, 0, 20, 20, "#8cb850", 3)
    + line("M5 12 4 8M7 12V7M9 12l1-4M12 17l-1-4M14 17v-5M16 17l1-4", "#5f8f39", 1.2)
    + disc(14, 6, 1.5, "#fff4d8"),
    "field": box(0, 0, 20, 20, "#7a4b2a", 3)
    + line("M2 6c5-2 10 2 16 0M2 11c5-2 10 2 16 0M2 16c5-2 10 2 16 0", "#b07a45", 1.8),
    "cavern": box(0, 0, 20, 20, "#5a4c54", 3)
    + path("M3 20V10c0-4 3-6 7-6s7 2 7 6v10z", "#1b1418")
    + path("M5 20v-9c0-3 2-4.5 5-4.5s5 1.5 5 4.5v9z", "#37292e"),
    "tunnel": box(0, 0, 20, 20, "#4a3d45", 3)
    + path("M0 6h20v11H0z", "#1b1418")
    + box(2, 5, 2.5, 12, "#a06c3c")
    + box(15.5, 5, 2.5, 12, "#a06c3c")
    + box(1, 4, 18, 2.5, "#b98250", 1),
}
HALVES["deep-tunnel"] = (
    box(0, 0, 20, 20, "#362b33", 3) + path("M0 6h20v11H0z", "#0d090e") + path("M4 12l2-2 2 1.5 1 2.5H4z", "#6c687c")
)
HALVES["forest"] = (
    box(0, 0, 20, 20, "#2f5a36", 3)
    + use("prop-pine-1", 1, 2, 9)
    + use("prop-pine-2", 10, 4, 9)
    + use("prop-oak", 5, 7, 10)
)
HALVES["mountain"] = (
    box(0, 0, 20, 20, "#5b4e56", 3)
    + path("M0 15 6 5l5 7 4-6 5 9v2a3 3 0 0 1-3 3H3a3 3 0 0 1-3-3z", "#75666d")
    + path("M6 5 1 14l4-3 2 3 2-4zM15 6l-3 5 3-1 2 2z", "#d8d3cb")
)
HALVES["covered"] = (
    box(0, 0, 20, 20, "#3a312b", 3)
    + path("M2 3 11 2l7 1-9 6z", "#a5978a")
    + path("M18 3v8l-1 7-8-9zM2 3v14l7-8z", "#685c54")
    + path("M2 17l7-8 8 9-8 .5z", "#4d423b")
    + line("M9 9l3 4-1 3", "#2b221b", 1)
)
HALVES["empty"] = (
    box(0, 0, 20, 20, "#2a1a10", 3)
    + path("M2 20V9c0-5 4-7 8-7s8 2 8 7v11z", "#55402c")
    + path("M4 20c2-4 10-4 12 0z", "#8a6642")
    + path("M6 3l1.5 5L9 2.5zM12 2.5l1.5 4L15 4z", "#2a1a10")
)
HALVES["margin"] = box(1, 1, 18, 18, "#a8936a", 3, 0.35) + line("M3 10h14M10 3v14", "#a8936a", 1.6, 0.8, dash="2 3")
for kind, half in HALVES.items():
    SHEET.add(kind, group(half, 1, 1, 1.1))
for first, second in (("meadow", "field"), ("cavern", "tunnel"), ("cavern", "cavern")):
    SHEET.add(f"{first}-{second}", group(HALVES[first], 0, 2), group(HALVES[second], 21, 2), size=(41, 24))
SHEET.add("ore-mine-deep-tunnel", use("icon-ore-mine", 0, 0, 24), use("icon-deep-tunnel", 24, 0, 24), size=(48, 24))
SHEET.add(
    "activate",
    path("M3 22V12a9 9 0 0 1 18 0v10z", "#d9762b"),
    path("M3 22V12a9 9 0 0 1 9-9c-4 3-5.5 6-5.5 9.5V22z", "#f09a52"),
    path("M6.5 22V12.5a5.5 5.5 0 0 1 11 0V22z", "#4a2a14"),
    path("M13.5 8.5l-4.8 7h3L10.3 21.5l5.5-7.7h-3.3z", "#ffdf8a"),
)
SHEET.add(
    "automatic",
    path("M3 22V12a9 9 0 0 1 18 0v10z", "#3d88b0"),
    path("M3 22V12a9 9 0 0 1 9-9c-4 3-5.5 6-5.5 9.5V22z", "#6fb2d6"),
    path("M6.5 22V12.5a5.5 5.5 0 0 1 11 0V22z", "#163242"),
    disc(12, 14, 3.4, "#c9f1ff"),
    line("M12 8.5v1.5M17 14h-1M7 14h1M12 19.5V18", "#c9f1ff", 1.5),
)
SHEET.add(
    "excavate",
    path("M2 22l3-6 5-2 5 3 2 5z", "#8b8175"),
    path("M5 16l5-2 1 3-4 2z", "#b9ae9f"),
    line("M20 20 10 7", PLANK_LIGHT, 2.4),
    path("M3.5 10.5C5 5 10 1.5 17 3.2c-3.5.3-5.5 1.3-7 3.3-2 1-4.5 1.8-6.5 4z", STEEL),
    path("M3.5 10.5C5 5 10 1.5 17 3.2 11 3.5 7 6 3.5 10.5z", STEEL_LIGHT),
)
SHEET.add("excavate-through", use("prop-wall", 0, 4, 18), use("icon-excavate", 4, 0, 20))
SHEET.add("build-wall", use("prop-wall", 0, 4, 19), use("prop-trowel", 6, 0, 18))
SHEET.add(
    "raze-wall",
    path("M2 11l4-2 2 3 3-5 3 5 4-2 4 3v9H2z", "#b5532f"),
    path("M2 11l4-2 2 3 3-5 .5 15H2z", "#c9704a"),
    line("M2 16.5h20M8 12v4.5M15 12.5v4M5 16.5V22M12 16.5V22M18 16.5V22", "#f0d7b4", 1.2),
    line("M16 2l1.5 4M21 3l-1.5 3.5M11 1.5l.8 3.5", "#f2b93b", 1.7),
)
SHEET.add("wall", use("prop-wall", 0, 1, 24))
SHEET.add(
    "points",
    disc(12, 12, 11, "#8a5a12"),
    disc(12, 12, 9.4, "#f3c54b"),
    path("M12 2.6A9.4 9.4 0 0 0 2.6 12 9.4 9.4 0 0 1 12 6.5 9.4 9.4 0 0 1 21.4 12 9.4 9.4 0 0 0 12 2.6z", "#ffe08a"),
)
SHEET.add(
    "star",
    disc(12, 12, 11, "#8a5a12"),
    disc(12, 12, 9.4, "#f3c54b"),
    path("M12 4.5l2 5 5.4.4-4.2 3.4 1.4 5.3-4.6-2.9-4.6 2.9 1.4-5.3-4.2-3.4 5.4-.4z", "#5d3a08"),
)
SHEET.add(
    "begging",
    path("M3 13h18c0 5-3.5 8.5-9 8.5S3 18 3 13z", "#7b2a22"),
    path("M3 13h7c0 4 0 6.5 2 8.5-5.5 0-9-3.5-9-8.5z", "#a8443a"),
    oval(12, 13, 9, 2.8, "#3a1512"),
    line("M8 8V4.5M12 8V3M16 8V4.5", "#e86a52", 1.8),
)
SHEET.add(
    "bowl-empty",
    path("M2 11h20c0 6-3.6 10-10 10S2 17 2 11z", "#e8b9a8", 0.55),
    line("M2 11h20c0 6-3.6 10-10 10S2 17 2 11z", "#d9442f", 1.7, dash="2.4 2.4"),
)
SHEET.add(
    "feed", use("good-food", 0, 3, 20), line("M17 12 21.5 4", PLANK_LIGHT, 1.8), oval(21.5, 3.8, 1.9, 2.4, PLANK_LIGHT)
)
SHEET.add("breed", use("animal-sheep", 0, 4, 18), use("animal-sheep", 11, 13, 13), use("prop-heart", 14, 1, 9))
SHEET.add("goods", use("prop-sack", 0, 1, 17), use("good-gold", 10, 10, 14))
SHEET.add("imitate", group(use("person-head", 0, 0, 17), opacity=0.55), use("person-head", 7, 6, 17))

# The markers of harvests.
SHEET.add(
    "marker-leaf",
    path("M4 20C3 10 9 3 21 3c0 12-6 18-15 15.5z", "#4f9a45"),
    path("M4 20C3 10 9 3 21 3 14 7 8 12 4 20z", "#7cc35e"),
    line("M3.5 21.5C7 14 12 9.5 17 7", "#2f6a30", 1.4),
)
ASKED = line("M8.3 9.2c0-2.5 1.7-4 4-4s4 1.5 4 3.7c0 2.9-3.8 2.9-3.8 5.6", "#fff1dc", 2.5) + disc(
    12.4, 18.2, 1.6, "#fff1dc"
)
SHEET.add("marker-question", disc(12, 12.5, 10.5, "#8a2420"), disc(12, 11.7, 10, "#cf4a3e"), ASKED)
SHEET.add("harvest-marker", disc(12, 12.5, 10.5, "#6b4a1c"), disc(12, 11.7, 10, "#d9a13b"), ASKED)
SHEET.add("harvest-harvest", use("prop-sheaf", -1, 0, 17), use("animal-sheep", 8, 11, 16))
SHEET.add("harvest-none", use("prop-sheaf", 3, 1, 18, opacity=0.75), line("M4 20.5 20 3.5", "#c0342a", 2.8))
SHEET.add("harvest-one-food", use("person-head", 0, 0, 15), use("good-food", 9, 9, 15))
SHEET.add(
    "harvest-partial",
    use("prop-sheaf", -1, 0, 16),
    use("animal-sheep", 9, 12, 15),
    line("M21 3 3 21", CREAM, 1.6),
    line("M21 3 3 21", "#6b4a28", 0.8),
)

# Connectives: what is done with two parts of a space.
SHEET.add("then", line("M3 12h15M13 6l6 6-6 6", INK, 2.6))
SHEET.add("to", path("M7 5l11 7-11 7z", INK))
SHEET.add("or", line("M16 3 8 21", INK, 2.6))
SHEET.add("and-or", line("M6 4v8M2 8h8M17 5 8 20", INK, 2.2), disc(18, 17, 3.6, INK))
SHEET.add("then-or", line("M1.5 7h9M7.5 3.5 11 7l-3.5 3.5M17 5 8 20", INK, 2.2), disc(18, 17, 3.6, INK))
SHEET.add("plus", line("M12 4v16M4 12h16", INK, 3))
SHEET.add("minus", line("M4 12h16", INK, 3))

# Things.
SHEET.add(
    "home",
    path("M1 12.5 12 2l11 10.5z", "#a8402f"),
    path("M1 12.5 12 2v3.5L4 12.5z", "#cf6048"),
    box(4, 12, 16, 10, "#9a6a3c"),
    box(4, 12, 5, 10, "#b57a45"),
    box(13, 14, 5, 8, BARK),
    box(6.5, 14, 4.5, 4.5, "#ffd98e"),
)
SHEET.add("market", use("prop-stall", 0, 0, 24))
SHEET.add("players", group(use("person-head", 8, 0, 16), opacity=0.8), use("person-head", 0, 7, 17))
SHEET.add(
    "lantern",
    line("M8 5a4 4 0 0 1 8 0", "#6b4a2c", 1.8),
    path("M5 8h14l-2-3H7z", "#6b4a2c"),
    box(6, 8, 12, 11, "#ffdf96", 1.5),
    oval(12, 14, 3, 4.5, "#fff8df"),
    line("M6.5 8v11M17.5 8v11", "#6b4a2c", 1.6),
    box(5, 18.5, 14, 3.5, "#6b4a2c", 1),
)
SHEET.add(
    "chance",
    box(3, 3, 18, 18, "#efe0bd", 4),
    path("M3 7a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4L7 21a4 4 0 0 1-4-4z", "#fffaf0"),
    *(disc(x, y, 1.9, "#5d381f") for x, y in [(8, 8), (16, 8), (12, 12), (8, 16), (16, 16)]),
)
SHEET.add("book", use("prop-book", 0, -1, 24))
SHEET.add(
    "trophy",
    line("M6 5H2.5c0 5 1.5 7 4.5 7M18 5h3.5c0 5-1.5 7-4.5 7", "#b57d1c", 2),
    path("M5.5 2.5h13c0 8-1.5 13-6.5 13S5.5 10.5 5.5 2.5z", GOLD),
    path("M5.5 2.5h5c0 7 .5 10 1.5 13-5 0-6.5-5-6.5-13z", "#ffe08a"),
    box(10.5, 15, 3, 4, "#b57d1c"),
    box(6.5, 18.5, 11, 4, PLANK, 1),
)
SHEET.add(
    "hint",
    path("M12 1.5a7.5 7.5 0 0 0-4.3 13.6c1 .9 1.3 1.9 1.3 2.9h6c0-1 .3-2 1.3-2.9A7.5 7.5 0 0 0 12 1.5z", "#ffd377"),
    path("M12 1.5a7.5 7.5 0 0 0-4.3 13.6C6.5 9 8 4.5 12 1.5z", "#fff0c4"),
    box(9, 18.8, 6, 1.8, INK, 0.9),
    box(10, 21.6, 4, 1.6, INK, 0.8),
)

# Signs in the colour of the text.
SIGNS = {
    "undo": "M8 4 3.5 8.5 8 13M3.5 8.5H14a6 6 0 0 1 0 12H8",
    "redo": "M16 4l4.5 4.5L16 13M20.5 8.5H10a6 6 0 0 0 0 12h6",
    "check": "M4 12.5l5.5 6L20 5.5",
    "close": "M5.5 5.5l13 13M18.5 5.5l-13 13",
    "menu": "M4 6h16M4 12h16M4 18h16",
    "share": "M12 3v12M7 8l5-5 5 5M5 13v8h14v-8",
    "copy": "M8.5 8.5h12v12h-12zM15.5 8V3.5h-12v12H8",
    "link": "M10 14l4-4M9 9 6 12a4 4 0 0 0 6 6l3-3M15 15l3-3a4 4 0 0 0-6-6L9 9",
    "clock": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 6.5V12l4 2.5",
    "download": "M12 3.5V15M7 10.5l5 5 5-5M4 20.5h16",
    "upload": "M12 16V4.5M7 9l5-5 5 5M4 20.5h16",
    "language": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18",
    "back": "M14.5 5l-7 7 7 7",
    "next": "M9.5 5l7 7-7 7",
    "first": "M18 5l-7 7 7 7M6.5 5v14",
    "last": "M6 5l7 7-7 7M17.5 5v14",
    "up": "M5 14.5l7-7 7 7",
    "down": "M5 9.5l7 7 7-7",
    "trade": "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
    "flip": "M12 3v18M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5",
    "again": "M20 12a8 8 0 1 1-2.5-5.8M18 2v5h-5",
    "search": "M4 10a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M15 15l6 6",
    "filter": "M3 5h18l-7 8v7l-4-2v-5z",
    "expand": "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
    "warning": "M12 3 22 20H2zM12 9v5M12 17v.2",
    "help": "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M9.5 9.5c0-3.5 5-3.5 5 0 0 2-2.5 2-2.5 4M12 17v.2",
    "sound": "M4 9.5h3.5L12 5v14l-4.5-4.5H4zM15.5 9c1.5 2 1.5 4 0 6M18.5 6c3 4 3 8 0 12",
    "quiet": "M4 9.5h3.5L12 5v14l-4.5-4.5H4zM15.5 9c1.5 2 1.5 4 0 6",
    "mute": "M4 9.5h3.5L12 5v14l-4.5-4.5H4zM16 9.5l5 5M21 9.5l-5 5",
    "bell": "M5 17c2-2 2-4 2-7 0-7 10-7 10 0 0 3 0 5 2 7zM10 20.5h4",
    "keyboard": "M2.5 6h19v12h-19zM6 10h.2M10 10h.2M14 10h.2M18 10h.2M7 14h10",
    "lock": "M5 11h14v10H5zM8 11V8a4 4 0 0 1 8 0v3",
}
for name, shape in SIGNS.items():
    SHEET.add(name, line(shape, INK, 2.2))
SHEET.add("log", line("M9 6h11M9 12h11M9 18h11", INK, 2.2), *(disc(4.5, y, 1.6, INK) for y in (6, 12, 18)))
SHEET.add("chat", line("M4 5h16v11h-9l-5 4v-4H4z", INK, 2.2), *(disc(x, 10.5, 1.3, INK) for x in (8.5, 12, 15.5)))
SHEET.add("eye", line("M2 12c5-8.5 15-8.5 20 0-5 8.5-15 8.5-20 0z", INK, 2.2), disc(12, 12, 3.3, INK))
SHEET.add("play", path("M6.5 3.5v17L20.5 12z", INK))
SHEET.add("pause", box(6, 4, 4.5, 16, INK, 1), box(13.5, 4, 4.5, 16, INK, 1))
SHEET.add("replay", line("M4.5 4.5v5h5M5 9.5a8 8 0 1 1-1 5", INK, 2.2), path("M10.5 9v7l5.5-3.5z", INK))
SHEET.add(
    "settings",
    line("M4 6.5h7M17 6.5h3M4 12h2M12 12h8M4 17.5h9M19 17.5h1", INK, 2.2),
    disc(14, 6.5, 2.8, INK),
    disc(9, 12, 2.8, INK),
    disc(16, 17.5, 2.8, INK),
)
SHEET.add("list", line("M9 6h12M9 12h12M9 18h12", INK, 2.2), *(box(2.5, y - 2, 4, 4, INK, 1) for y in (6, 12, 18)))
