"""States as plain data and back. Every value is checked before it is used."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from inspect import get_annotations
from typing import Any, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game import CavernaError, RecordError

from .frames import NOBODY

T = TypeVar("T")


def declared_fields(kind: type, excluded: Sequence[str]) -> tuple[str, ...]:
    """The attributes declared in the body of a class and of its base classes, in order, except some."""
    names: Iterable[str] | None = getattr(kind, "__mypyc_attrs__", None)  # compiled classes have no annotations
    if names is None:
        names = [name for base in kind.__mro__ for name in get_annotations(base)]
    return tuple(name for name in names if name not in excluded)


def values_of(owner: object, names: tuple[str, ...]) -> tuple[object, ...]:
    """The values of some attributes, arrays as tuples."""
    values = [getattr(owner, name) for name in names]
    return tuple(value if isinstance(value, int) else tuple(value) for value in values)


def plain(key: tuple[object, ...]) -> list[Any]:
    """Tuples as lists, at every depth, as JSON has them."""
    return [plain(value) if isinstance(value, tuple) else value for value in key]


def check_header(data: object, name: str, rules_version: int) -> Mapping[str, Any]:
    """Check that `data` claims to be a state of this game and version, and return it."""
    if not isinstance(data, Mapping) or data.get("game") != name:
        raise RecordError(f'this is not a state of {name}: its "game" must be {name!r}')
    if data.get("rules_version") != rules_version:
        raise RecordError(f'"rules_version" is {data.get("rules_version")!r}, this program knows {rules_version}')
    return data


def read_number(value: object, where: str) -> int:
    """A number of the state; `where` names it in the error message."""
    if isinstance(value, bool) or not isinstance(value, int) or not -1 <= value < 2**62:
        raise RecordError(f"{where}: {value!r} is not a valid number")
    return value


def read_fields(target: object, names: tuple[str, ...], data: object, where: str) -> None:
    """Set attributes of a new object to numbers and lists of numbers. An array that is not empty keeps its length."""
    if not isinstance(data, Mapping):
        raise RecordError(f"{where or 'the state'} must be an object")
    for name in names:
        value = data.get(name)
        before = getattr(target, name)
        if isinstance(before, int):
            setattr(target, name, read_number(value, f"{where} {name}".strip()))
        elif isinstance(value, list) and len(before) in (0, len(value)):
            setattr(target, name, vec[i64]([read_number(item, f"{where} {name}".strip()) for item in value]))
        else:
            raise RecordError(f'{where} "{name}" must be a list of {len(before) or "some"} numbers'.strip())


def read_list(value: object, name: str, length: int) -> list[Any]:
    """Check that a value is a list, of that length unless it is -1."""
    if not isinstance(value, list) or length not in (-1, len(value)):
        raise RecordError(f'"{name}" must be a list' + (f" of {length}" if length >= 0 else ""))
    return value


def read_options(options: object, setup_for: Callable[..., T]) -> T:
    """The set-up for these options."""
    if not isinstance(options, Mapping):
        raise RecordError('"options" must be an object')
    try:
        return setup_for(**options)
    except (CavernaError, TypeError) as error:
        raise RecordError(f'"options": {error}') from error


def read_frame(value: object, steps: int, seats: int) -> tuple[int, int, int]:
    """The step, seat and data of an open decision, checked against the number of steps and seats."""
    if not isinstance(value, list) or len(value) != 3:
        raise RecordError(f'"frames": {value!r} must be a step, a seat and data')
    step, seat, data = [read_number(item, "frames") for item in value]
    if not 0 <= step < steps or not (0 <= seat < seats or seat == NOBODY):
        raise RecordError(f'"frames": there is no step {step} or no seat {seat}')
    return step, seat, data
