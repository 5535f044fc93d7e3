"""Masks: one bit for each cell of a board, or for each row of a table."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ONE: Final[i64] = int(True)  # not a literal: mypyc 2.4.1 compiles `1 << n` to a 32-bit shift


def bit(index: i64) -> i64:
    """The mask of one cell, or of one thing of any table."""
    return ONE << index


def lowest(mask: i64) -> i64:
    """The index of the lowest bit of a mask that is not empty."""
    return int(mask & -mask).bit_length() - 1


def count(mask: i64) -> i64:
    """The number of bits of a mask."""
    n: i64 = 0
    while mask:
        mask &= mask - 1
        n += 1
    return n


def mask_of(flags: list[bool]) -> int:
    """The mask of those places in a list that are true."""
    mask: i64 = 0
    for i, flag in enumerate(flags):
        if flag:
            mask |= bit(i)
    return mask


def union(masks: list[int]) -> int:
    """All bits that any of the masks has."""
    total = 0
    for mask in masks:
        total |= mask
    return total


def indices(mask: int) -> list[int]:
    """The indices of all bits of a mask, ascending."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
