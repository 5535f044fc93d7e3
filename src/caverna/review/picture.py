"""A review as a picture: the expected lead or points step by step, what the grades were, luck and play, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from textwrap import wrap
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

from caverna.bots.bot import lead
from caverna.locale import Translator, halves

from .report import MARKS, NAMES, Words, turning_words, worst_words
from .types import Grade, Review

WIDTH: Final = 1200
MARGIN: Final = 70
CHART: Final = (90, 380)
"""The upper and the lower edge of the chart."""
LINE: Final = 24
COLOURS: Final = ("#4477aa", "#ee6677", "#228833", "#ccbb44", "#66ccee", "#aa3377", "#888888")
"""Paul Tol's bright scheme, which is safe for colour-blind readers; by seat."""
GRADES: Final[dict[Grade, str]] = {
    "best": "#2e7d32", "good": "#8bc34a", "doubtful": "#e0a020", "mistake": "#e07030", "blunder": "#c62828",
}  # fmt: skip
INK: Final = "#2b2116"
PAPER: Final = "#fdf8ec"
BAND: Final = "#f3e9d0"
LONGEST: Final = 150
"""Characters in a line of text."""


class Event(NamedTuple):
    """A decision or a draw on the chart."""

    era: int | None
    round: int
    points: list[float]
    grade: Grade | None
    seat: int


class Scale(NamedTuple):
    """Where a value is on the chart."""

    lowest: float
    highest: float
    events: int

    def x(self, index: float) -> float:
        """The place of an event."""
        return MARGIN + (WIDTH - 2 * MARGIN) * (index + 0.5) / max(1, self.events)

    def y(self, value: float) -> float:
        """The height of a value."""
        top, bottom = CHART
        return bottom - (bottom - top) * (value - self.lowest) / (self.highest - self.lowest)


def picture(review: Review, translator: Translator) -> str:
    """The picture of a review, as the text of an SVG file.

    Args:
        review: The review.
        translator: The reader's language.
    """
    words = Words(translator)
    events = [*events_of(review)]
    curves = curves_of(events, len(review["players"]))
    scale = scale_for(curves, len(events))
    body = [
        *title(review, words),
        *bands(events, scale, words),
        *grid(scale, words),
        *(shaded(curves[0], scale, review, words) if len(review["players"]) == 2 else ()),
        *drawn_curves(curves, scale),
        *marks(events, curves, scale),
    ]
    below, height = summary(review, words)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" '
            f'height="{height}" font-family="sans-serif" font-size="14" fill="{INK}">',
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
            *body,
            *below,
            "</svg>\n",
        ]
    )


# the chart


def events_of(review: Review) -> Iterator[Event]:
    """Everything that changed the expectation, in order."""
    rows: list[tuple[int, Event]] = [
        (row["step"], Event(row["era"], row["round"], row["after"], row["grade"], row["seat"]))
        for row in review["decisions"]
    ]
    rows += [(row["step"], Event(row["era"], row["round"], row["after"], None, 0)) for row in review["draws"]]
    return (event for _, event in sorted(rows, key=lambda row: row[0]))


def curves_of(events: Sequence[Event], players: int) -> list[list[float]]:
    """With two players the lead of the first; otherwise the points of each."""
    if players == 2:
        return [[lead(event.points, 0) for event in events]]
    return [[event.points[seat] for event in events] for seat in range(players)]


def scale_for(curves: Sequence[Sequence[float]], events: int) -> Scale:
    """A scale that all curves fit in; a lead needs its zero too."""
    values = [value for curve in curves for value in curve] or [0.0]
    lowest, highest = min(values), max(values)
    if len(curves) == 1:
        lowest, highest = min(lowest, 0.0), max(highest, 0.0)
    space = max(1.0, (highest - lowest) * 0.08)
    return Scale(lowest - space, highest + space, events)


def bands(events: Sequence[Event], scale: Scale, words: Words) -> Iterator[str]:
    """Every other round on a darker ground, and its number."""
    top, bottom = CHART
    first = 0
    for i, ((era, number), group) in enumerate(groupby(events, key=lambda event: (event.era, event.round))):
        last = first + len([*group])
        left, right = scale.x(first - 0.5), scale.x(last - 0.5)
        if i % 2 == 0:
            yield f'<rect x="{left:.1f}" y="{top}" width="{right - left:.1f}" height="{bottom - top}" fill="{BAND}"/>'
        name = words.when(era, number) if right - left > 90 else str(number)
        yield text((left + right) / 2, bottom + 18, name, anchor="middle", size=12)
        first = last


def grid(scale: Scale, words: Words) -> Iterator[str]:
    """Horizontal lines at round numbers."""
    step = next(step for step in (1, 2, 5, 10, 20, 50, 100) if (scale.highest - scale.lowest) / step <= 8)
    value = -(-scale.lowest // step) * step
    while value <= scale.highest:
        y = scale.y(value)
        width = 2 if value == 0 else 0.5
        yield f'<path d="M{MARGIN} {y:.1f}H{WIDTH - MARGIN}" stroke="#b8a888" stroke-width="{width}"/>'
        yield text(MARGIN - 8, y + 4, f"{value + 0.0:g}".replace("-", "\u2212"), anchor="end", size=12)
        value += step


def shaded(curve: Sequence[float], scale: Scale, review: Review, words: Words) -> Iterator[str]:
    """The space between the lead and zero, in the colour of the player who is ahead."""
    top, bottom = CHART
    zero = scale.y(0.0)
    points = " ".join(f"{scale.x(i):.1f},{scale.y(value):.1f}" for i, value in enumerate(curve))
    ends = f"{scale.x(0):.1f},{zero:.1f} {points} {scale.x(len(curve) - 1):.1f},{zero:.1f}"
    for seat, (y, height, label) in enumerate(((top, zero - top, top + 18), (zero, bottom - zero, bottom - 8))):
        yield f'<clipPath id="ahead{seat}"><rect x="0" y="{y:.1f}" width="{WIDTH}" height="{height:.1f}"/></clipPath>'
        yield f'<polygon points="{ends}" fill="{COLOURS[seat]}" opacity="0.35" clip-path="url(#ahead{seat})"/>'
        name = words.say("terminal-review-ahead", name=review["players"][seat]["name"][:24])
        yield text(MARGIN + 8, label, name, size=12, colour=COLOURS[seat], bold=True)


def drawn_curves(curves: Sequence[Sequence[float]], scale: Scale) -> Iterator[str]:
    """The curves, each in the colour of its seat."""
    for seat, curve in enumerate(curves):
        points = " ".join(f"{scale.x(i):.1f},{scale.y(value):.1f}" for i, value in enumerate(curve))
        yield f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5"/>'


def marks(events: Sequence[Event], curves: Sequence[Sequence[float]], scale: Scale) -> Iterator[str]:
    """A mark for each decision that was not good."""
    for i, event in enumerate(events):
        if event.grade is None or not MARKS[event.grade]:
            continue
        curve = curves[event.seat if len(curves) > 1 else 0]
        x, y = scale.x(i), scale.y(curve[i])
        colour = GRADES[event.grade]
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="{colour}" stroke="white" stroke-width="1.5"/>'
        yield text(x, y + 4, MARKS[event.grade], anchor="middle", size=11, colour="white", bold=True)


# texts


def text(
    x: float, y: float, content: str, *, anchor: str = "start", size: int = 14, colour: str = INK, bold: bool = False
) -> str:
    """A line of text."""
    weight = ' font-weight="bold"' if bold else ""
    return (
        f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}" fill="{colour}"{weight}>'
        f"{escape(content)}</text>"
    )


def title(review: Review, words: Words) -> Iterator[str]:
    """What the picture shows, and the players in their colours."""
    name = words.say(f"game-{review['game']}")
    yield text(MARGIN, 36, f"{words.say('terminal-review')} – {name}", size=22, bold=True)
    players = review["players"]
    if len(players) == 2:
        shown = words.say("terminal-review-lead", name=players[0]["name"])
    else:
        shown = words.say("terminal-review-points")
    yield text(MARGIN, 66, shown)
    x = float(WIDTH - MARGIN)
    for player in reversed(players):
        label = f"{player['name'][:24]} {halves(player['score'])}"
        yield text(x, 66, label, anchor="end", colour=COLOURS[player["seat"]], bold=True)
        x -= 9.0 * len(label) + 20


def summary(review: Review, words: Words) -> tuple[list[str], int]:
    """What is written below the chart, and the height of the picture."""
    y = float(CHART[1] + 56)
    found: list[str] = []
    for player in review["players"]:
        found += player_rows(review, player["seat"], y, words)
        y += 2 * LINE
    lines = [worst_words(review, review["decisions"][number - 1], words) for number in review["worst"]]
    lines += [turn for turn in [turning_words(review, words)] if turn]
    if review["worst"]:
        found.append(text(MARGIN, y + 8, words.say("terminal-review-worst"), bold=True))
        y += LINE + 8
    for line in lines:
        for part in wrap(line, LONGEST):
            found.append(text(MARGIN, y, part))
            y += LINE
    return found, int(y + 10)


def player_rows(review: Review, seat: int, y: float, words: Words) -> Iterator[str]:
    """A player's luck and play in a row, and a bar with the grades of all decisions."""
    player = review["players"][seat]
    lost = words.say(
        "terminal-review-lost", lost=words.decimal(player["lost"]), mean=words.decimal(player["mean_lost"])
    )
    balance = [f"{words.say(column)} {points}" for column, points in words.balance(review, player).items()]
    yield text(MARGIN, y, player["name"][:24], colour=COLOURS[seat], bold=True)
    yield text(MARGIN + 220, y, " · ".join([*balance, lost]))
    x = float(MARGIN + 220)
    whole = (WIDTH - 2 * MARGIN - 220) / max(1, player["decisions"])
    for grade, number in player["grades"].items():
        width = whole * number
        if number:
            yield f'<rect x="{x:.1f}" y="{y + 7:.1f}" width="{width:.1f}" height="16" fill="{GRADES[grade]}"/>'
        label = f"{words.say(NAMES[grade])} {number}"
        if width > 8 * len(label):
            yield text(x + 4, y + 19, label, size=11, colour="white")
        x += width
