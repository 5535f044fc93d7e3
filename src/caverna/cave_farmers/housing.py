"""Do all animals find room?

Places for one type only are filled first. The other rooms hold 1, 2, 4, 8 or 16 animals of one type; because these are
powers of two, giving the largest room to the most numerous type is exact. Dogs watch over sheep on meadows without a
stable, where nothing else has room; if there are none, it is enough to try giving up one room for them: giving up
two would win a single sheep, and the second room holds at least that.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from caverna.game.bits import bit, count

from .goods import BOAR, CATTLE, DOG, DONKEY, SHEEP
from .grid import COLUMNS, FOREST
from .hooks import CAPACITY
from .player import Player
from .wants import FOREST_TILES, ROOM, Wants


@mypyc_attr(acyclic=True)
class Barn:
    """What a home board can hold: rooms for one type each, and places for one certain type."""

    def __init__(self) -> None:
        self.ones: i64 = 0
        self.twos: i64 = 0
        self.fours: i64 = 0
        self.eights: i64 = 0
        self.sixteens: i64 = 0
        self.watched: i64 = 0  # those sizes up to 4, added up, of which a room lies outdoors, where dogs may watch
        self.open: i64 = 0  # meadows without a stable, for dogs only
        self.sheep: i64 = 0
        self.donkeys: i64 = 0
        self.boars: i64 = 0
        self.cattle: i64 = 0


def barn_of(p: Player) -> Barn:
    """What a player's home board and furnishings can hold."""
    barn = Barn()
    stable = p.stable
    barn.open = count(p.meadow & ~stable)
    barn.ones = count(p.meadow & stable)
    barn.twos = count(p.small & ~stable)
    barn.fours = count(p.small & stable)
    if p.large_across | p.large_down:
        add_large(barn, p.large_across, stable, stable >> 1)
        add_large(barn, p.large_down, stable, stable >> COLUMNS)
    barn.watched = (1 if barn.ones else 0) | (2 if barn.twos else 0) | (4 if barn.fours else 0)
    barn.twos += 1  # the entry-level dwelling
    barn.donkeys = count(p.mines())
    barn.boars = count(stable & FOREST & ~p.outdoors())
    for effect in CAPACITY.owned(p):
        effect.capacity(p, barn)
    return barn


def add_large(barn: Barn, pastures: i64, stable: i64, other: i64) -> None:
    """Large pastures by the stables on their first and on their other cell."""
    barn.fours += count(pastures & ~stable & ~other)
    barn.eights += count(pastures & (stable ^ other))
    barn.sixteens += count(pastures & stable & other)


def housed(p: Player) -> bool:
    """Do all animals of a player find room?"""
    return fits(p, barn_of(p), 0)


def fits(p: Player, barn: Barn, newborn: i64) -> bool:
    """Is there room for a player's animals, with one more of each type in the mask?"""
    goods = p.goods
    dogs = goods[DOG]
    sheep = max(0, goods[SHEEP] + (newborn & 1) - barn.sheep)
    donkeys = max(0, goods[DONKEY] + (newborn >> 1 & 1) - barn.donkeys)
    boars = max(0, goods[BOAR] + (newborn >> 2 & 1) - barn.boars)
    cattle = max(0, goods[CATTLE] + (newborn >> 3 & 1) - barn.cattle)
    if sheep and dogs and barn.open:
        sheep = max(0, sheep - dogs - min(dogs, barn.open))
        dogs = 0
    if sheep + donkeys + boars + cattle == 0:
        return True
    ones = barn.ones
    twos = barn.twos
    fours = barn.fours
    eights = barn.eights
    sixteens = barn.sixteens
    if packed(ones, twos, fours, eights, sixteens, sheep, donkeys, boars, cattle):
        return True
    if not dogs or not sheep:
        return False
    sheep = max(0, sheep - dogs - 1)
    watched = barn.watched
    return (
        (watched & 1 != 0 and packed(ones - 1, twos, fours, eights, sixteens, sheep, donkeys, boars, cattle))
        or (watched & 2 != 0 and packed(ones, twos - 1, fours, eights, sixteens, sheep, donkeys, boars, cattle))
        or (watched & 4 != 0 and packed(ones, twos, fours - 1, eights, sixteens, sheep, donkeys, boars, cattle))
        or (eights > 0 and packed(ones, twos, fours, eights - 1, sixteens, sheep, donkeys, boars, cattle))
        or (sixteens > 0 and packed(ones, twos, fours, eights, sixteens - 1, sheep, donkeys, boars, cattle))
    )


def want_room(p: Player, wants: Wants) -> None:
    """Want fewer animals, or more room: meadows for stables and dogs, dogs for sheep, what furnishings can use."""
    wants.kinds |= bit(ROOM)
    if wants.rubies:
        if p.goods[SHEEP]:
            wants.kinds |= bit(DOG)
        if p.stable & FOREST & ~p.outdoors() or (p.goods[SHEEP] and (p.goods[DOG] or wants.rubies > 1)):
            wants.kinds |= FOREST_TILES
        for effect in CAPACITY.owned(p):
            wants.kinds |= effect.wanted_for_room()


def packed(ones: i64, twos: i64, fours: i64, eights: i64, sixteens: i64, a: i64, b: i64, c: i64, d: i64) -> bool:
    """The largest room goes to the most numerous type, until nothing is left."""
    size: i64 = 16
    rooms = sixteens
    while size > 1:
        while rooms > 0 and (a or b or c or d):
            rooms -= 1
            if a >= b and a >= c and a >= d:
                a = max(0, a - size)
            elif b >= c and b >= d:
                b = max(0, b - size)
            elif c >= d:
                c = max(0, c - size)
            else:
                d = max(0, d - size)
        size >>= 1
        rooms = eights if size == 8 else fours if size == 4 else twos
    return a + b + c + d <= ones
