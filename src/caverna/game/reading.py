"""Reading a state back from plain data: every value is checked before it is taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game import CavernaError, RecordError

from .frames import NOBODY

T = TypeVar("T")


def plain(key: tuple[object, ...]) -> list[Any]:
    """Tuples as lists, all the way down, as JSON has them."""
    return [plain(value) if isinstance(value, tuple) else value for value in key]


def check_heading(data: object, name: str, rules_version: int) -> Mapping[str, Any]:
    """Data that says it is a state of a game."""
    if not isinstance(data, Mapping) or data.get("game") != name:
        raise RecordError(f'this is not a state of {name}: its "game" must be {name!r}')
    if data.get("rules_version") != rules_version:
        raise RecordError(f'"rules_version" is {data.get("rules_version")!r}, this program knows {rules_version}')
    return data


def read_number(value: object, where: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not -1 <= value < 2**62:
        raise RecordError(f"{where}: {value!r} is not a number that can stand there")
    return value


def read_fields(target: object, names: tuple[str, ...], data: object, where: str, lengths: dict[str, int]) -> None:
    """Numbers and lists of numbers into the attributes of an object; some lists have a length."""
    if not isinstance(data, Mapping):
        raise RecordError(f"{where or 'the state'} must be an object")
    for name in names:
        value = data.get(name)
        if isinstance(getattr(target, name), int):
            setattr(target, name, read_number(value, f"{where} {name}".strip()))
        elif isinstance(value, list) and len(value) == lengths.get(name, len(value)):
            setattr(target, name, vec[i64]([read_number(item, f"{where} {name}".strip()) for item in value]))
        else:
            raise RecordError(f'{where} "{name}" must be a list of {lengths.get(name, "some")} numbers'.strip())


def read_list(value: object, name: str, length: int) -> list[Any]:
    """A list, of a length if that is not -1."""
    if not isinstance(value, list) or length not in (-1, len(value)):
        raise RecordError(f'"{name}" must be a list' + (f" of {length}" if length >= 0 else ""))
    return value


def read_options(options: object, setup_for: Callable[..., T]) -> T:
    """The set-up that some options ask for."""
    if not isinstance(options, Mapping):
        raise RecordError('"options" must be an object')
    try:
        return setup_for(**options)
    except (CavernaError, TypeError) as error:
        raise RecordError(f'"options": {error}') from error


def read_frame(value: object, steps: int, seats: int) -> tuple[int, int, int]:
    """The step, seat and data of an open decision."""
    if not isinstance(value, list) or len(value) != 3:
        raise RecordError(f'"frames": {value!r} must be a step, a seat and data')
    step, seat, data = [read_number(item, "frames") for item in value]
    if not 0 <= step < steps or not (0 <= seat < seats or seat == NOBODY):
        raise RecordError(f'"frames": there is no step {step} or no seat {seat}')
    return step, seat, data
