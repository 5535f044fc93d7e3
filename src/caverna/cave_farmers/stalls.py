"""Where the animals stand, for drawing them: the arrangement that `housing` only counts."""

from __future__ import annotations

from typing import Final

from caverna.game.bits import bit, indices

from .goods import BOAR, CATTLE, DOG, DONKEY, SHEEP, TYPES
from .grid import COLUMNS, ENTRY_DWELLING, FOREST
from .hooks import CAPACITY
from .housing import Barn
from .player import Player

ANY: Final = -1


class Stall:
    """A place for animals of one type, and those that stand there."""

    def __init__(self, cells: int, room: int, kind: int = ANY, watchable: bool = False) -> None:
        self.cells = cells
        self.room = room
        self.kind = kind  # the type it is for, or has now
        self.watchable = watchable  # dogs may watch over sheep here
        self.animals = 0
        self.dogs = 0

    def take(self, waiting: dict[int, int], kind: int) -> None:
        """Take as many animals of a type as there is room for."""
        self.kind = kind
        self.animals = min(self.room, waiting[kind])
        waiting[kind] -= self.animals

    def watch(self, waiting: dict[int, int], dogs: int) -> None:
        """Let dogs watch over as many sheep as they can."""
        self.dogs = dogs
        self.room = dogs + 1
        self.take(waiting, SHEEP)


def stalls(p: Player) -> list[Stall]:
    """Every place for animals on a home board, without animals."""
    found = [Stall(ENTRY_DWELLING, 2)]
    for cell in indices(p.meadow):
        found.append(Stall(bit(cell), 1 if p.stable >> cell & 1 else 0, ANY, True))
    for cell in indices(p.small):
        found.append(Stall(bit(cell), 4 if p.stable >> cell & 1 else 2, ANY, True))
    for pastures, step in ((p.large_across, 1), (p.large_down, COLUMNS)):
        for cell in indices(pastures):
            stables = (p.stable >> cell & 1) + (p.stable >> (cell + step) & 1)
            found.append(Stall(bit(cell) | bit(cell + step), (4, 8, 16)[stables], ANY, True))
    found += [Stall(bit(cell), 1, DONKEY) for cell in indices(p.mines())]
    found += [Stall(bit(cell), 1, BOAR) for cell in indices(p.stable & FOREST & ~p.outdoors())]
    return found + furnished_stalls(p)


def furnished_stalls(p: Player) -> list[Stall]:
    """What furnishings hold: rooms where they lie, single animals on empty fields."""
    found: list[Stall] = []
    for entry in p.built:
        if CAPACITY.mask >> (entry & 63) & 1:
            barn = Barn()
            CAPACITY.effects[entry & 63].capacity(p, barn)
            at = bit(entry >> 6 & 63)
            for kind, room in ((SHEEP, barn.sheep), (CATTLE, barn.cattle), (ANY, 2 * barn.twos)):
                if room:
                    found.append(Stall(at, room, kind))
            if barn.ones:
                found += [Stall(bit(cell), 1) for cell in indices(p.empty_fields())]
    return found


def arranged(p: Player) -> list[Stall]:
    """All animals in their stalls, as well as they fit; dogs without sheep to watch stay with the dwarfs."""
    best: list[Stall] = []
    fewest = -1
    for size in (0, 1, 2, 4, 8, 16):
        places = stalls(p)
        waiting = {SHEEP + i: int(p.goods[SHEEP + i]) for i in range(TYPES)}
        if arrange(places, waiting, int(p.goods[DOG]), size):
            left = sum(waiting.values())
            if fewest < 0 or left < fewest:
                best, fewest = places, left
    return best


def arrange(places: list[Stall], waiting: dict[int, int], dogs: int, watched_size: int) -> bool:
    """Fill the stalls; dogs watch open meadows, or one stall of a size if that is not 0. False if there is none."""
    for stall in places:
        if stall.kind != ANY:
            stall.take(waiting, stall.kind)
    watch_meadows([stall for stall in places if stall.watchable and stall.room == 0], waiting, dogs)
    rooms = [stall for stall in places if stall.kind == ANY and stall.room]
    if watched_size:
        chosen = [stall for stall in rooms if stall.watchable and stall.room == watched_size]
        if not chosen or not dogs or any(stall.dogs for stall in places):
            return False
        chosen[0].watch(waiting, dogs)
    for stall in sorted(rooms, key=lambda stall: -stall.room):
        if not stall.dogs:
            most = max(waiting, key=lambda kind: waiting[kind])
            if waiting[most]:
                stall.take(waiting, most)
    return True


def watch_meadows(meadows: list[Stall], waiting: dict[int, int], dogs: int) -> None:
    """A dog on each open meadow as long as sheep wait, the others on the first of them."""
    for stall in meadows:
        if dogs and waiting[SHEEP]:
            dogs -= 1
            stall.watch(waiting, 1)
    if meadows and meadows[0].dogs and dogs and waiting[SHEEP]:
        waiting[SHEEP] += meadows[0].animals
        meadows[0].watch(waiting, 1 + dogs)
