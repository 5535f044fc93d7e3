"""The messages of a language, read from its file."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from caverna.extras import MissingExtra


class Catalogue:
    """The messages of one language.

    Args:
        language: One of the `LANGUAGES`.
    """

    def __init__(self, language: str) -> None:
        try:
            from fluent.runtime import FluentBundle
        except ImportError as error:
            raise MissingExtra("play", error) from error
        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        self.parts: set[str] = set()
        self.read("")

    def read(self, part: str) -> None:
        """Read a part of the catalogue if it has not been read yet: "" for the main file, "rules" for the book."""
        from fluent.runtime import FluentResource

        if part not in self.parts:
            self.parts.add(part)
            text = files(__package__).joinpath(part, f"{self.language}.ftl").read_text("utf-8")
            self.bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        """Is there a message with this id, such as "good-wood", or an attribute, such as "good-wood.counted"?"""
        name, _, attribute = id.partition(".")
        if not self.bundle.has_message(name):
            return False
        message = self.bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def format(self, id: str, arguments: Mapping[str, str | int | float]) -> str:
        """A message with its arguments; `KeyError` if it or an argument is missing, which is a bug."""
        if not self.has(id):
            raise KeyError(f"no message {id!r} in {self.language}")
        name, _, attribute = id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, dict(arguments))
        if errors:
            raise KeyError(f"message {id!r} in {self.language}: {errors[0]}")
        return str(text)
