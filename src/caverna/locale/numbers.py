"""Numbers as every language writes them."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from caverna.extras import MissingExtra


def halves(points: float) -> str:
    """Points as text, with halves: "12½".

    Args:
        points: A multiple of one half.
    """
    whole, half = divmod(round(abs(points) * 2), 2)
    return ("-" if points < 0 else "") + (str(whole) if whole or not half else "") + ("½" if half else "")


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as text, with runs shortened: "1–3, 5".

    Args:
        numbers: The numbers, in ascending order.
    """
    runs = groupby(enumerate(numbers), lambda pair: pair[1] - pair[0])
    bounds = [[number for _, number in run] for _, run in runs]
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}–{run[-1]}" for run in bounds)


def decimal(number: float, language: str, digits: int = 1) -> str:
    """A number as the language writes it: "12.5" or "12,5".

    Args:
        number: The number.
        language: One of the `LANGUAGES`.
        digits: How many digits follow the point.
    """
    try:
        from babel.numbers import format_decimal
    except ImportError as error:
        raise MissingExtra("play", error) from error
    return format_decimal(round(number, digits) + 0.0, f"0.{'0' * digits};−#", language)


def signed(number: float, language: str, digits: int = 1) -> str:
    """A difference as the language writes it, with a sign unless it is 0.

    Args:
        number: The difference.
        language: One of the `LANGUAGES`.
        digits: How many digits follow the point.
    """
    return ("+" if round(number, digits) > 0 else "") + decimal(number, language, digits)
