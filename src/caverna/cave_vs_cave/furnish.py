"""Furnishing: pay a surcharge, then choose a room from the display and a cell for it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, count, lowest
from caverna.game.buffer import Actions
from caverna.game.obstacles import Obstacle, goods_short

from .actions import AT, FURNISH, SIDE
from .cave import CLASSES
from .effects import Effect
from .goods import GOODS, Goods
from .player import Player, place
from .rooms import PRICES, ROOMS
from .state import State
from .step import Step

PER_DWARF: Final = -1  # as much food as there are turns in the round
MOST_TURNS: Final = 4  # of a player in a round


class Furnish(Effect):
    """`data`: 0, then 1 + room once that is paid."""

    def __init__(self, amount: int = 0, kind: str = "food") -> None:
        price = "1 food per dwarf" if amount == PER_DWARF else f"{amount} {kind}" if amount else "nothing"
        super().__init__(f"furnish for {price}")
        self.amount: i64 = amount
        self.kind: i64 = GOODS.index(kind)
        if kind == "food":
            self.food = MOST_TURNS if amount == PER_DWARF else amount

    def surcharge(self, s: State) -> i64:
        """How much of the good is paid before a room is chosen."""
        return s.dwarfs() if self.amount == PER_DWARF else self.amount

    def possible(self, s: State, p: Player) -> bool:
        surcharge = self.surcharge(s)
        if p.goods[self.kind] < surcharge:
            return False
        p.goods[self.kind] -= surcharge  # temporarily: rooms are paid from what will be left
        found = rooms_for(s, p) != 0
        p.goods[self.kind] += surcharge
        return found

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if self.possible(s, p):
            return None
        surcharge = Goods(**{GOODS[self.kind]: int(self.surcharge(s))})
        return goods_short(surcharge.shortage(p.goods)) or Obstacle("no-room-to-furnish")

    def begin(self, s: State, p: Player) -> None:
        p.goods[self.kind] -= self.surcharge(s)
        s.push(self, p.seat)

    def question(self, data: i64) -> str:
        return "cell" if data else "furnish"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if data:
            out.add_mask(AT, p.fitting(ROOMS[data - 1].walls))
        else:
            out.add_mask(FURNISH, rooms_for(s, p))

    def room_obstacle(self, s: State, p: Player, data: i64, room: i64) -> Obstacle | None:
        return Obstacle("chosen") if data - 1 == room else None

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if data:
            s.drop()
            s.display &= ~bit(data - 1)
            place(p, data - 1, action - AT)
            claim_cavern(s, p)
        else:
            p.pay(ROOMS[action - FURNISH].cost)
            s.put(action - FURNISH + 1)


def rooms_for(s: State, p: Player) -> i64:
    """The rooms of the display that a player can pay and place."""
    rest = s.display & PRICES.within(p.goods) & colours(s, p)
    mask: i64 = 0
    while rest:
        if p.fitting(ROOMS[lowest(rest)].walls):
            mask |= rest & -rest
        rest &= rest - 1
    return mask


def room_obstacle(s: State, p: Player, room: i64) -> Obstacle | None:
    """Why a room cannot be furnished: what is hardest to overcome comes first."""
    found = display_obstacle(s, p, room)
    if found is None and not p.fitting(ROOMS[room].walls):
        found = misfit(p, room)
    return found or goods_short(ROOMS[room].cost.shortage(p.goods))


def display_obstacle(s: State, p: Player, room: i64) -> Obstacle | None:
    """Why a room cannot be taken from the display, apart from its cost and its place."""
    if s.display >> room & 1:
        if colours(s, p) >> room & 1:
            return None
        missing = count(p.owned & s.setup.rooms.blue) + 2 - count(p.owned & s.setup.rooms.orange)
        return Obstacle("more-orange-rooms", rooms=int(missing))
    for owner in (p, *s.players):
        if owner.owned >> room & 1:
            return Obstacle("built", seat=int(owner.seat))
    return Obstacle("in-pool")


def misfit(p: Player, room: i64) -> Obstacle:
    """Why no cell suits a room."""
    if not p.empty():
        return Obstacle("no-free-cell")
    return Obstacle("walls-do-not-fit", walls=[name for i, name in enumerate(CLASSES) if ROOMS[room].walls >> i & 1])


def sites(s: State, p: Player, room: i64) -> i64:
    """The cells where a room may be built, paid or not; none while its colour is forbidden."""
    return p.fitting(ROOMS[room].walls) if colours(s, p) >> room & 1 else 0


def colours(s: State, p: Player) -> i64:
    """The rooms that keep orange rooms in the majority; with a pool, any colour will do."""
    rooms = s.setup.rooms
    if s.setup.pooled or count(p.owned & rooms.orange) > count(p.owned & rooms.blue) + 1:
        return -1
    return rooms.orange


def claim_cavern(s: State, p: Player) -> None:
    """The first player to fill the cave takes the additional cavern."""
    if s.spare_cavern and p.is_full():
        s.spare_cavern = 0
        s.push(CAVERN_SIDE, p.seat)


class CavernSide(Step):
    """The choice of the side of the additional cavern, which is final."""

    def question(self, data: i64) -> str:
        return "side"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(SIDE)
        out.add(SIDE + 1)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        p.add_cavern(action - SIDE + 2)


CAVERN_SIDE: Final = CavernSide()
