"""What action tiles and rooms do: goods, exchanges, and the menus they make."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caverna.game.bits import bit, count, lowest, mask_of
from caverna.game.buffer import Actions
from caverna.game.obstacles import Obstacle, goods_short, none_of

from .actions import ACTIVATE, COLLECT, END, FORGE, PAY, STOP, effect_action
from .blue import FLAX_GAINED, active, gain, reward, waiting
from .goods import DONKEY, FIRST_ERA_KINDS, FLAX, FOOD, GOLD, GOODS, IRON, KINDS, LIMITS, NOTHING, WEAPON, Goods
from .player import Player
from .state import State
from .step import Step


def has_room(p: Player, goods: Goods) -> bool:
    """Is there room for any of these goods?"""
    for i in range(len(goods.kinds)):
        if p.goods[goods.kinds[i]] < LIMITS[goods.kinds[i]]:
            return True
    return False


def full(p: Player, goods: Goods) -> Obstacle | None:
    """The goods that are at their limits, if none of these would really be gained."""
    return None if has_room(p, goods) else Obstacle("goods-full", full=list(goods.to_dict()))


class Effect(Step):
    """An effect that can be chosen from a menu. Effects with equal texts are one action."""

    def __init__(self, text: str, *, goods: Goods = NOTHING) -> None:
        super().__init__()
        self.text = text
        self.number: i64 = effect_action(text)
        self.goods = goods  # that it gives at once


class Gain(Effect):
    """Gain goods, perhaps only while the player has a certain amount of one of them."""

    def __init__(
        self, least: int = 0, most: int = 99, of: str = "gold", text: str = "gain {goods}", **goods: int
    ) -> None:
        super().__init__(text.format(goods=Goods(**goods)), goods=Goods(**goods))
        self.kind: i64 = GOODS.index(of)
        self.least: i64 = least
        self.most: i64 = most
        self.gift = True

    def possible(self, s: State, p: Player) -> bool:
        return self.least <= p.goods[self.kind] <= self.most and has_room(p, self.goods)

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        good = GOODS[self.kind]
        if p.goods[self.kind] > self.most:
            return Obstacle("goods-above", good=good, most=int(self.most))
        return goods_short(Goods(**{good: int(self.least)}).shortage(p.goods)) or full(p, self.goods)

    def begin(self, s: State, p: Player) -> None:
        gain(s, p, self.goods)


class Exchange(Effect):
    """Goods for goods: pay, then gain."""

    def __init__(self, pay: Goods, text: str = "exchange {price} for {goods}", **goods: int) -> None:
        super().__init__(text.format(price=pay, goods=Goods(**goods)), goods=Goods(**goods))
        self.price = pay
        self.food = pay.amount(FOOD)

    def possible(self, s: State, p: Player) -> bool:
        if not self.price.within(p.goods):
            return False
        for i in range(len(self.goods.kinds)):
            kind = self.goods.kinds[i]
            if p.goods[kind] - self.price.amount(kind) < LIMITS[kind]:
                return True
        return False

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if self.possible(s, p):
            return None
        return goods_short(self.price.shortage(p.goods)) or Obstacle("goods-full", full=list(self.goods.to_dict()))

    def begin(self, s: State, p: Player) -> None:
        p.pay(self.price)
        gain(s, p, self.goods)


class Replenish(Effect):
    """Raise goods to a level, never lower them. If no goods are named, all those in play."""

    def __init__(self, level: int, *goods: str) -> None:
        super().__init__(f"raise {' '.join(goods) or 'all'} to {level}")
        self.level: i64 = level
        self.kinds = vec[i64]([GOODS.index(name) for name in goods])
        self.gift = True
        self.raises = mask_of([not goods or name in goods for name in GOODS])

    def low(self, s: State, p: Player) -> vec[i64]:
        """The goods below the level."""
        kinds = self.kinds
        if len(kinds) == 0:
            for kind in range(FIRST_ERA_KINDS if s.era == 1 else KINDS):
                kinds = append(kinds, kind)
        found = vec[i64]()
        for kind in kinds:
            if p.goods[kind] < self.level:
                found = append(found, kind)
        return found

    def possible(self, s: State, p: Player) -> bool:
        return len(self.low(s, p)) > 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return None if len(self.low(s, p)) > 0 else Obstacle("nothing-to-raise", level=int(self.level))

    def begin(self, s: State, p: Player) -> None:
        flax = p.goods[FLAX]
        for kind in self.low(s, p):
            p.goods[kind] = self.level
        if p.goods[FLAX] > flax:
            reward(s, p, FLAX_GAINED)


class GoldForDonkeys(Effect):
    """Gain one gold for every two donkeys, which are kept."""

    def __init__(self) -> None:
        super().__init__("gain gold for donkeys")

    def possible(self, s: State, p: Player) -> bool:
        return p.goods[DONKEY] >= 2 and p.goods[GOLD] < LIMITS[GOLD]

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return goods_short(Goods(donkey=2).shortage(p.goods)) or full(p, Goods(gold=1))

    def begin(self, s: State, p: Player) -> None:
        p.add(GOLD, p.goods[DONKEY] // 2)


class Nothing(Effect):
    """An effect that does nothing."""

    def __init__(self) -> None:
        super().__init__("nothing")

    def begin(self, s: State, p: Player) -> None:
        pass


def triples() -> list[tuple[int, int, int]]:
    """All combinations of three different goods."""
    return [(a, b, c) for a in range(KINDS) for b in range(a + 1, KINDS) for c in range(b + 1, KINDS)]


TRIPLES: Final = triples()


class PayThree(Effect):
    """Pay one each of three different goods for gold."""

    def __init__(self, gold: int) -> None:
        super().__init__(f"exchange three goods for {gold} gold")
        self.gold: i64 = gold
        self.food = 1

    def payable(self, p: Player, triple: tuple[int, int, int]) -> bool:
        """Can three goods be paid, with room for the gold?"""
        gold = p.goods[GOLD] - (1 if GOLD in triple else 0)
        return gold < LIMITS[GOLD] and all(p.goods[kind] > 0 for kind in triple)

    def possible(self, s: State, p: Player) -> bool:
        return any(self.payable(p, triple) for triple in TRIPLES)

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if self.possible(s, p):
            return None
        missing = 3 - sum([p.goods[kind] > 0 for kind in range(KINDS)])
        return Obstacle("kinds-short", kinds=missing) if missing > 0 else full(p, Goods(gold=1))

    def question(self, data: i64) -> str:
        return "three-goods"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        for i, triple in enumerate(TRIPLES):
            if self.payable(p, triple):
                out.add(PAY + i)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        for kind in TRIPLES[action - PAY]:
            p.goods[kind] -= 1
        p.add(GOLD, self.gold)


class ForgeWeapons(Effect):
    """Exchange any amount of iron for as many weapons."""

    def __init__(self) -> None:
        super().__init__("bonus exchange iron for weapons")

    def possible(self, s: State, p: Player) -> bool:
        return p.goods[IRON] > 0 and p.goods[WEAPON] < LIMITS[WEAPON]

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return goods_short(Goods(iron=1).shortage(p.goods)) or full(p, Goods(weapon=1))

    def question(self, data: i64) -> str:
        return "iron"

    def eating(self, data: i64) -> bool:
        return True

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        for iron in range(1, p.goods[IRON] + 1):
            out.add(FORGE + iron)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        p.goods[IRON] -= action - FORGE
        p.add(WEAPON, action - FORGE)


class Activate(Effect):
    """Activate several different rooms in a row. `data`: a mask of those used, and of blue rooms already collected.

    Blue rooms that reward an activation do so before its first room if their owner says so, else after its last.
    """

    def __init__(self, rooms: int, event: int, text: str) -> None:
        super().__init__(text)
        self.rooms: i64 = rooms
        self.event: i64 = event

    def possible(self, s: State, p: Player) -> bool:
        return self.usable(s, p, 0) != 0 or self.collectable(s, p, 0) != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return None if self.possible(s, p) else Obstacle("no-room-to-activate")

    def room_obstacle(self, s: State, p: Player, data: i64, room: i64) -> Obstacle | None:
        if not active(s, p) >> room & 1:
            return None
        if data >> room & 1:
            return Obstacle("activated")
        rooms = s.setup.rooms
        if rooms.orange >> room & 1:
            return rooms.menus[room].obstacle(s, p)
        blue = rooms.blues[room]
        early = blue.on & self.event != 0 and not data & rooms.orange
        return (full(p, blue.goods) if early else None) or Obstacle("acts-by-itself")

    def most(self, s: State, p: Player) -> i64:
        """How many rooms may be activated, including those that blue rooms add."""
        rooms = self.rooms
        for blue in waiting(s, p, self.event):
            if blue.more & self.event:
                rooms += 1
        return rooms

    def usable(self, s: State, p: Player, used: i64) -> i64:
        """The rooms that could be activated now."""
        rooms = s.setup.rooms
        rest = active(s, p) & rooms.orange & ~used
        mask: i64 = 0
        while rest:
            if rooms.menus[lowest(rest)].possible(s, p):
                mask |= rest & -rest
            rest &= rest - 1
        return mask

    def collectable(self, s: State, p: Player, data: i64) -> i64:
        """The blue rooms whose goods could be collected now, before any activation."""
        rooms = s.setup.rooms
        rest = active(s, p) & rooms.blue & ~data
        mask: i64 = 0
        while rest:
            blue = rooms.blues[lowest(rest)]
            if blue.on & self.event and has_room(p, blue.goods):
                mask |= rest & -rest
            rest &= rest - 1
        return mask

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return count(data & s.setup.rooms.orange) < self.most(s, p)

    def run(self, s: State, p: Player, data: i64) -> None:
        """After the last room, collect from the blue rooms that are left."""
        s.drop()
        rooms = s.setup.rooms
        rest = active(s, p) & rooms.blue & ~data
        while rest:
            blue = rooms.blues[lowest(rest)]
            if blue.on & self.event:
                gain(s, p, blue.goods)
            rest &= rest - 1

    def question(self, data: i64) -> str:
        return "room"

    def eating(self, data: i64) -> bool:
        return True

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(STOP)
        out.add_mask(ACTIVATE, self.usable(s, p, data))
        if not data & s.setup.rooms.orange:
            out.add_mask(COLLECT, self.collectable(s, p, data))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == STOP:
            self.run(s, p, data)
        elif action >= COLLECT:
            s.put(data | bit(action - COLLECT))
            gain(s, p, s.setup.rooms.blues[action - COLLECT].goods)
        else:
            s.put(data | bit(action - ACTIVATE))
            s.setup.rooms.menus[action - ACTIVATE].begin(s, p)

    def food_wanted(self, s: State, p: Player, data: i64) -> i64:
        most: i64 = 0
        rest = active(s, p) & ~data
        while rest:
            most = max(most, s.setup.rooms.menus[lowest(rest)].food)
            rest &= rest - 1
        return most

    def raisable(self, s: State, p: Player, data: i64) -> i64:
        mask: i64 = 0
        rest = active(s, p) & ~data
        while rest:
            mask |= s.setup.rooms.menus[lowest(rest)].raises
            rest &= rest - 1
        return mask

    def thin_out(self, s: State, p: Player, data: i64, out: Actions) -> None:
        rooms = s.setup.rooms
        rest = self.usable(s, p, data) & rooms.gifts
        while rest:
            if rooms.menus[lowest(rest)].has_gift(s, p, 0):
                out.remove(STOP)
                return
            rest &= rest - 1


def one(*effects: Effect) -> list[Effect]:
    """A group of effects: one or none of them may be used."""
    return list(effects)


class Menu(Step):
    """Groups of effects, one or none of each group, in any order; `data` is a mask of the groups used."""

    def __init__(self, *groups: list[Effect]) -> None:
        super().__init__()
        rows = [(effect, group) for group, effects in enumerate(groups) for effect in effects]
        self.parts: list[Effect] = [effect for effect, _ in rows]  # in the order that numbers the steps
        rows.sort(key=lambda row: row[0].number)  # legal actions are ascending
        self.effects: list[Effect] = [effect for effect, _ in rows]
        self.groups: list[int] = [group for _, group in rows]
        self.all: i64 = bit(len(groups)) - 1
        for effect in self.effects:
            self.food = max(self.food, effect.food)
            self.raises |= effect.raises
            self.gift = self.gift or effect.gift

    def inner(self) -> Sequence[Step]:
        return self.parts

    def possible(self, s: State, p: Player) -> bool:
        for effect in self.effects:
            if effect.possible(s, p):
                return True
        return False

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return none_of([effect.obstacle(s, p) for effect in self.effects])

    def open_effects(self, s: State, p: Player, data: i64) -> list[Effect]:
        """The effects that may still be used, if nothing is in the way."""
        return [effect for effect, group in zip(self.effects, self.groups, strict=True) if not data >> group & 1]

    def answer_obstacles(self, s: State, p: Player, data: i64) -> list[tuple[int, Obstacle | None]]:
        return [(effect.number, effect.obstacle(s, p)) for effect in self.open_effects(s, p, data)]

    def begin(self, s: State, p: Player) -> None:
        """A menu with a single effect is skipped."""
        if len(self.effects) == 1:
            self.effects[0].begin(s, p)
        else:
            s.push(self, p.seat)

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return data != self.all

    def eating(self, data: i64) -> bool:
        return True

    def add_effects(self, s: State, p: Player, data: i64, out: Actions) -> None:
        """Add the effects that can be used now."""
        for i in range(len(self.effects)):
            if not data >> self.groups[i] & 1 and self.effects[i].possible(s, p):
                out.add(self.effects[i].number)

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(STOP)
        self.add_effects(s, p, data, out)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == STOP:
            s.drop()
        else:
            self.use(s, p, data, action)

    def use(self, s: State, p: Player, data: i64, action: i64) -> None:
        """Carry out an effect, and mark its group as used."""
        index: i64 = 0
        while self.effects[index].number != action:
            index += 1
        s.put(data | bit(self.groups[index]))
        self.effects[index].begin(s, p)

    def food_wanted(self, s: State, p: Player, data: i64) -> i64:
        most: i64 = 0
        for i in range(len(self.effects)):
            if not data >> self.groups[i] & 1:
                most = max(most, self.effects[i].food)
        return most

    def raisable(self, s: State, p: Player, data: i64) -> i64:
        mask: i64 = 0
        for i in range(len(self.effects)):
            if not data >> self.groups[i] & 1:
                mask |= self.effects[i].raises
        return mask

    def thin_out(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if self.has_gift(s, p, data):
            out.remove(STOP)

    def has_gift(self, s: State, p: Player, data: i64) -> bool:
        """Is there an effect in an unused group that costs nothing?"""
        for i in range(len(self.effects)):
            effect = self.effects[i]
            if effect.gift and not data >> self.groups[i] & 1 and effect.possible(s, p):
                return True
        return False


class Bonus:
    """What a slot of era II adds to the tile on it: one of some effects, perhaps for the leader in a good only."""

    def __init__(self, *effects: Effect, leader_in: str = "") -> None:
        self.effects = list(effects)
        self.leads: i64 = GOODS.index(leader_in) if leader_in else -1


BONUS_GAIN: Final = "bonus gain {goods}"
BONUS_EXCHANGE: Final = "bonus exchange {price} for {goods}"
BONUSES: Final = [
    Bonus(Gain(text=BONUS_GAIN, ore=3), Gain(text=BONUS_GAIN, iron=1), Gain(text=BONUS_GAIN, donkey=1)),
    Bonus(ForgeWeapons()),
    Bonus(
        Exchange(Goods(ore=1), text=BONUS_EXCHANGE, iron=1), Exchange(Goods(ore=3), text=BONUS_EXCHANGE, iron=2),
        Exchange(Goods(ore=5), text=BONUS_EXCHANGE, iron=3), Exchange(Goods(ore=7), text=BONUS_EXCHANGE, iron=4),
    ),
    Bonus(Gain(text=BONUS_GAIN, weapon=2), leader_in="weapon"),
]  # fmt: skip
"""By slot, from left to right."""

PROSPECT: Final = Exchange(Goods(food=1), text="prospect", gold=1)
PROSPECTED: Final = 256
BONUS_USED: Final = 512


class TileMenu(Menu):
    """The effects of an action tile, the bonus of its slot, and what a blue room adds. The action `END` ends it.

    `data`: a mask of the groups used | `PROSPECTED` | `BONUS_USED`.
    """

    def __init__(self, tile: int, *groups: list[Effect], event: int = 0) -> None:
        super().__init__(*groups)
        self.tile: i64 = tile
        self.event: i64 = event  # a blue room may wait for it

    def begin(self, s: State, p: Player) -> None:
        s.push(self, p.seat)

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return True

    def open_effects(self, s: State, p: Player, data: i64) -> list[Effect]:
        effects = super().open_effects(s, p, data)
        if self.event and not data & PROSPECTED and waiting(s, p, self.event):
            effects.append(PROSPECT)
        slot = s.slot_of(self.tile)
        return effects if slot < 0 or data & BONUS_USED else effects + BONUSES[slot].effects

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(END)
        self.add_effects(s, p, data, out)
        if self.event and not data & PROSPECTED and waiting(s, p, self.event) and PROSPECT.possible(s, p):
            out.add(PROSPECT.number)
        slot = s.slot_of(self.tile)
        if slot >= 0 and not data & BONUS_USED:
            for effect in BONUSES[slot].effects:
                if effect.possible(s, p):
                    out.add(effect.number)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == END:
            s.drop()
        elif action == PROSPECT.number:
            s.put(data | PROSPECTED)
            PROSPECT.begin(s, p)
        elif action > PROSPECT.number:
            s.put(data | BONUS_USED)
            for effect in BONUSES[s.slot_of(self.tile)].effects:
                if effect.number == action:
                    effect.begin(s, p)
        else:
            self.use(s, p, data, action)

    def food_wanted(self, s: State, p: Player, data: i64) -> i64:
        most = super().food_wanted(s, p, data)
        return max(most, PROSPECT.food) if self.event else most

    def thin_out(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if self.has_gift(s, p, data) or self.has_bonus_gift(s, p, data):
            out.remove(END)

    def has_bonus_gift(self, s: State, p: Player, data: i64) -> bool:
        """Does the bonus of the tile's slot, still unused, cost nothing?"""
        slot = s.slot_of(self.tile)
        if slot >= 0 and not data & BONUS_USED:
            for effect in BONUSES[slot].effects:
                if effect.gift and effect.possible(s, p):
                    return True
        return False
