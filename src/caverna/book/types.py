"""The book as plain data, as the server sends it."""

from __future__ import annotations

from typing_extensions import TypedDict


class Span(TypedDict):
    """A text, perhaps with a picture: the id of a drawing, or `wall-` and a class of walls."""

    text: str
    picture: str | None


Cell = list[Span]


class Grid(TypedDict):
    """A table."""

    head: list[str]
    rows: list[list[Cell]]


class Part(TypedDict):
    """A drawing or a text at its place in a figure."""

    picture: str | None
    text: str | None
    x: float
    y: float
    width: float
    height: float


class Figure(TypedDict):
    """A picture made of drawings."""

    label: str
    width: float
    height: float
    parts: list[Part]


class Fact(TypedDict):
    """Something about a thing: "Cost: 2 wood"."""

    label: str
    value: Cell


class Thing(TypedDict):
    """A thing on the table: what it does, its numbers, and what players ask about it.

    `more` are lines, each a question with its answer or a remark; `section` is where the book explains it.
    """

    id: str
    name: str
    picture: str | None
    group: str | None
    text: str
    facts: list[Fact]
    more: list[str]
    section: str


class Section(TypedDict):
    """A part of a chapter. A line of `text` that begins with "- " is an item of a list."""

    id: str
    title: str
    text: list[str]
    tables: list[Grid]
    figures: list[Figure]
    things: list[Thing]


class Chapter(Section):
    """A chapter: its own text, and its sections."""

    sections: list[Section]


class Book(TypedDict):
    """The book of a game: its chapters, and things that no chapter lists."""

    game: str
    players: int | None
    title: str
    chapters: list[Chapter]


class Found(TypedDict):
    """Something that a search has found: a section or a thing, and the lines that fit best."""

    id: str
    title: str
    text: str
