"""What a player could do with goods or tiles before trades are offered again: the first half of `reduction`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.bits import bit, lowest, mask_of
from caverna.game.frames import BaseStep

from .breeding import Breed
from .expeditions import ITEMS, Expedition
from .family import Forge
from .farming import Pasture, Sow, Stable
from .furnish import EVERYTHING, Furnish
from .furnishings import DWELLING
from .grid import FOREST
from .income import Market, SellOre
from .machine import STEPS
from .player import FAMILY, Player
from .setup import spaces_for
from .spaces import Imitate
from .state import State
from .step import Parts, Perhaps, Step, Then
from .tiles import OreMine, RubyMine, Single, Twin

FURNISH: Final = 1  # any furnishing
DWELL: Final = 2  # a dwelling
COTTAGE: Final = 4  # an ordinary dwelling as loot
FENCE: Final = 8
BUILD_STABLE: Final = 16
SOWING: Final = 32
FORGE: Final = 64
TRIP: Final = 128  # an expedition that has not begun
OUTDOORS: Final = 256  # a tile in the forest
INDOORS: Final = 512  # a tile or a mine in the mountain
BUY: Final = 1024
SELL: Final = 2048
IMITATE: Final = 4096
BREED: Final = 8192


SPENDING_FOOD: Final = FURNISH | TRIP | IMITATE


def uses_of(step: BaseStep) -> int:
    """What could be done with a step before it offers trades, once it has begun."""
    if isinstance(step, Furnish):
        return FURNISH if step.among == EVERYTHING else DWELL if step.among == DWELLING else COTTAGE
    if isinstance(step, (Twin, Single)):
        return OUTDOORS if step.area == FOREST else INDOORS
    if isinstance(step, (Parts, Perhaps, Then)):
        inner = step.inner()
        return either([uses_of(part) for part in (inner[:1] if isinstance(step, Then) else inner)])
    for kind, use in USES_BY_KIND:
        if isinstance(step, kind):
            return use
    return 0


def either(masks: list[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total


USES_BY_KIND: Final[list[tuple[type[Step], int]]] = [
    (OreMine, INDOORS), (RubyMine, INDOORS), (Pasture, FENCE | OUTDOORS), (Stable, BUILD_STABLE),
    (Sow, SOWING | OUTDOORS), (Forge, FORGE), (Expedition, TRIP), (Market, BUY), (SellOre, SELL), (Imitate, IMITATE),
    (Breed, BREED),
]  # fmt: skip
USES: Final = vec[i64]([uses_of(step) for step in STEPS])
LOOT_USES: Final = vec[i64]([uses_of(item.step) for item in ITEMS])


def uses(s: State, p: Player, step: Step, data: i64) -> i64:
    """What could be done between this decision and the next one with trades."""
    if isinstance(step, Perhaps):
        return begun(s, p, USES[step.part.id]) if data == 0 else uses(s, p, step.part, data)
    if isinstance(step, Expedition):
        return loot_uses(p.weapons[s.dwarf], data)
    if isinstance(step, Then):
        return begun(s, p, USES[step.second.id])
    if isinstance(step, Parts):
        mask: i64 = 0
        for index in range(len(step.parts)):
            if not data >> index & 1:
                mask |= USES[step.parts[index].id]
        return begun(s, p, mask)
    return USES[step.id]


def begun(s: State, p: Player, mask: i64) -> i64:
    """An expedition that may begin is what it may bring first."""
    return mask | loot_uses(p.weapons[s.dwarf], 0) if mask & TRIP else mask


def loot_uses(strength: i64, taken: i64) -> i64:
    mask: i64 = 0
    for index in range(len(LOOT_USES)):
        if ITEMS[index].strength > strength:
            break
        if not taken >> index & 1:
            mask |= LOOT_USES[index]
    return mask


MOST_PLAYERS: Final = 7
ALL_USES: Final = 14  # as many as are listed above


def slots_with(players: int, use: int) -> int:
    """The slots where some use could be made first."""
    return mask_of([space.do is not None and uses_of(space.do) & use != 0 for space in spaces_for(players)])


def slots_giving(players: int) -> int:
    """The slots with goods at once and something to do afterwards."""
    return mask_of([space.do is not None and space.give is not None for space in spaces_for(players)])


SLOTS_WITH: Final = vec[i64](
    [slots_with(players, bit(use)) for players in range(1, MOST_PLAYERS + 1) for use in range(ALL_USES)]
)
SLOTS_GIVING: Final = vec[i64]([slots_giving(players) for players in range(1, MOST_PLAYERS + 1)])


def work_uses(s: State, p: Player, among: i64) -> i64:
    """What of some uses could be made on a free space before trades are offered there."""
    free = s.open & ~s.occupied()
    first = (s.setup.players - 1) * ALL_USES
    giving = SLOTS_GIVING[s.setup.players - 1]
    for slot in s.setup.piles:
        if s.piles[slot] and not s.setup.spaces[slot].optional:
            giving |= bit(slot)
    mask: i64 = 0
    for use in range(ALL_USES):
        slots = SLOTS_WITH[first + use] & free
        if slots and among >> use & 1 and (slots & ~giving or not all_possible(s, p, slots)):
            mask |= bit(use)
    if mask & IMITATE:
        mask |= imitated_uses(s, p)
    return mask | loot_uses(strongest(p), 0) if mask & TRIP else mask


def all_possible(s: State, p: Player, slots: i64) -> bool:
    """Would all these spaces, once their goods are taken, ask with `stop` and trades?"""
    while slots:
        do = s.setup.spaces[lowest(slots)].do
        if do is not None and not do.possible(s, p):
            return False
        slots &= slots - 1
    return True


def imitated_uses(s: State, p: Player) -> i64:
    mask: i64 = 0
    rest = s.occupied() & ~p.slots
    while rest:
        do = s.setup.spaces[lowest(rest)].do
        if do is not None:
            mask |= USES[do.id]
        rest &= rest - 1
    return mask


def strongest(p: Player) -> i64:
    """The strength of the best dwarf at home: it may be called."""
    best: i64 = 0
    for i in range(FAMILY):
        if not p.placed >> i & 1:
            best = max(best, p.weapons[i])
    return best
