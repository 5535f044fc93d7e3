"""The phases of a round: reveal, income, clearing, refill, work, return home."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, lowest
from caverna.game.buffer import Actions
from caverna.game.frames import NOBODY
from caverna.game.obstacles import Obstacle

from . import uses
from .actions import CALL, MARKER, PASS, PLACE, REVEAL, SAVE, STOP
from .expeditions import loot_uses
from .furnishings import DEAREST_FOOD, FOR_FOOD, SELLING
from .goods import FOOD, RUBY
from .harvest import FINAL_TRADES, push_for_all, start_harvest
from .hooks import INCOME, gain, wanted_for_income
from .player import FAMILY, Player
from .setup import FAMILY_LIFE, HARVEST, QUESTION_MARKS, ROUNDS, URGENT_WISH, WISH
from .setup import MARKER as BY_MARKER
from .state import State
from .step import AutomaticStep, Step
from .wants import Wants


class NextRound(AutomaticStep):
    """The next round that is played, or the end of the game."""

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        s.round += 1
        while s.round <= ROUNDS and not s.setup.cards[s.round]:
            s.round += 1
        if s.round > ROUNDS:
            push_for_all(s, FINAL_TRADES)
        else:
            s.harvest = s.setup.harvests[s.round]
            for player in s.players:
                player.newborn = 0
            s.push(REVEAL_CARD, NOBODY)


class RevealCard(Step):
    """Chance: the card of the round."""

    def question(self, data: i64) -> str:
        return "card"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(REVEAL, s.setup.cards[s.round] & ~s.open)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        card = bit(action - REVEAL)
        s.open |= card
        if card == FAMILY_LIFE:
            s.open ^= WISH | URGENT_WISH
        s.push(START_ROUND, NOBODY)
        if s.harvest == BY_MARKER and not s.setup.late_markers:
            s.push(REVEAL_MARKER, NOBODY)


class RevealMarker(Step):
    """Chance: the harvest marker of the round."""

    def question(self, data: i64) -> str:
        return "marker"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if s.leaves:
            out.add(MARKER)
        if s.questions:
            out.add(MARKER + 1)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        if action == MARKER:
            s.leaves -= 1
            s.harvest = HARVEST
        else:
            s.harvest = QUESTION_MARKS[s.setup.questions - s.questions]
            s.questions -= 1


# What `StartRound` does next.
INCOMES: Final = 0
INCOME_OF_ONE: Final = 1
GOODS_ON_SPACES: Final = 2


class StartRound(Step):
    """Income, then the goods on the spaces. Asks before an income that a trade could raise.

    By then the card and the marker are face up: who waits with a trade knows more.
    """

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        if data == INCOMES:
            s.push(START_ROUND, NOBODY, GOODS_ON_SPACES)
            push_for_all(s, START_ROUND, INCOME_OF_ONE, earners(s))
        elif data == INCOME_OF_ONE:
            income(s, p)
        elif s.setup.players == 1:
            s.push(CLEAR, 0, overfull(s))
        else:
            refill(s)

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return data == INCOME_OF_ONE and p.goods[RUBY] > 0 and wanted_for_income(p) != 0

    def trading(self, data: i64) -> bool:
        return True

    def want(self, s: State, p: Player, data: i64, wants: Wants) -> None:
        wants.kinds |= wanted_for_income(p)

    def question(self, data: i64) -> str:
        return "income"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(STOP)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        self.run(s, p, data)


def earners(s: State) -> i64:
    """The seats whose furnishings bring something at the start of a round."""
    mask: i64 = 0
    for p in s.players:
        if p.owned & INCOME.mask:
            mask |= bit(p.seat)
    return mask


def income(s: State, p: Player) -> None:
    """What a player's furnishings bring at the start of a round."""
    for i in range(len(p.built)):
        entry = p.built[i]
        if INCOME.mask >> (entry & 63) & 1:
            age = s.setup.age_of_round(s.round) - (entry >> 12)
            effect = INCOME.effects[entry & 63]
            gain(p, effect.goods, effect.income(p, age))


def overfull(s: State) -> i64:
    """The slots of a solo game that hold too much."""
    mask: i64 = 0
    for slot in s.setup.piles:
        pile = s.setup.spaces[slot].pile
        if pile is not None and pile.size(s.piles[slot]) > s.setup.limit:
            mask |= bit(slot)
    return mask


class Clear(Step):
    """Solo: overfull spaces lose all goods unless a ruby is paid for each; `data` is a mask of those not paid for."""

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return data != 0 and p.goods[RUBY] > 0

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        while data:
            s.piles[lowest(data)] = 0
            data &= data - 1
        refill(s)

    def trading(self, data: i64) -> bool:
        return True

    def want(self, s: State, p: Player, data: i64, wants: Wants) -> None:
        """Nothing: no trade brings a ruby."""

    def question(self, data: i64) -> str:
        return "clear"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(STOP)
        if p.goods[RUBY]:
            out.add_mask(SAVE, data)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == STOP:
            self.run(s, p, data)
        else:
            p.goods[RUBY] -= 1
            s.put(data & ~bit(action - SAVE))

    def space_obstacle(self, s: State, p: Player, data: i64, slot: i64) -> Obstacle | None:
        return Obstacle("saved" if overfull(s) >> slot & 1 else "not-overfull")


def refill(s: State) -> None:
    """Goods gather on the spaces, and the work begins."""
    for slot in s.setup.piles:
        if s.open >> slot & 1 and s.setup.spaces[slot].since <= s.round:
            s.piles[slot] += 1
    ask(s, s.starter, 0)


def ask(s: State, seat: i64, passes: i64) -> None:
    """Ask a player for the next dwarf; `data` counts the players in a row who could not place one."""
    s.dwarf = s.players[seat].weakest()
    s.push(WORK, seat, passes << 1)


class Work(Step):
    """Where to place the next dwarf, or which one to call instead. `data`: 1 if one was called | passes << 1."""

    def trading(self, data: i64) -> bool:
        return data & 1 == 0

    def want(self, s: State, p: Player, data: i64, wants: Wants) -> None:
        """Want what the first part of a free space could use; without rubies and sales, only food can be had."""
        wants.disarm = True  # it changes whose turn it is
        if wants.rubies or p.owned & SELLING:
            mask = work_uses(s, p, -1)
        elif s.setup.players > 2 or (p.goods[FOOD] < DEAREST_FOOD and s.tiles & FOR_FOOD):
            mask = work_uses(s, p, uses.SPENDING_FOOD)
        else:
            return
        if mask & uses.IMITATE:
            wants.food += highest_fee(s)
        wants.use(mask)

    def may_fail(self, s: State, p: Player) -> bool:
        """Goods that lie on a free space, or come with it, are there anyway; else the dwarf may find nowhere to go."""
        free = s.open & ~s.occupied()
        for slot in s.setup.slots:
            if free >> slot & 1:
                give = s.setup.spaces[slot].give
                if s.piles[slot] or (give is not None and give.possible(s, p)):
                    return False
        return True

    def traded(self, s: State, p: Player) -> None:
        """A dwarf that gave up its weapon may be the weakest now."""
        s.dwarf = p.weakest()

    def question(self, data: i64) -> str:
        return "place"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        free = s.open & ~s.occupied()
        spaces = s.setup.spaces
        before = out.count
        for slot in s.setup.slots:
            if free >> slot & 1 and spaces[slot].possible(s, p, slot):
                out.add(PLACE + slot)
        if out.count == before:
            out.add(PASS)
        if not data & 1 and p.goods[RUBY]:
            out.add_mask(CALL, self.others(s, p, free))

    def space_obstacle(self, s: State, p: Player, data: i64, slot: i64) -> Obstacle | None:
        return s.occupation(slot) or s.setup.spaces[slot].obstacle(s, p, slot)

    def others(self, s: State, p: Player, free: i64) -> i64:
        """The strengths of other dwarfs that could be placed somewhere."""
        weakest = s.dwarf
        mask = p.strengths(False) & ~bit(p.weapons[weakest])
        rest = mask
        while rest:
            s.dwarf = p.dwarf_of(lowest(rest), False)  # temporarily: spaces are judged for this dwarf
            if not any_possible(s, p, free):
                mask &= ~(rest & -rest)
            rest &= rest - 1
        s.dwarf = weakest
        return mask

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action >= CALL:
            p.goods[RUBY] -= 1
            s.dwarf = p.dwarf_of(action - CALL, False)
            s.put(data | 1)
            return
        s.drop()
        if action == PASS:
            s.push(AFTER_WORK, NOBODY, p.seat | (data >> 1) + 1 << 3)
            return
        slot = action - PLACE
        p.stand(s.dwarf, slot)
        s.push(AFTER_WORK, NOBODY, p.seat)
        s.setup.spaces[slot].begin(s, p, slot)


def any_possible(s: State, p: Player, free: i64) -> bool:
    """Could a dwarf be placed on any of the free spaces?"""
    for slot in s.setup.slots:
        if free >> slot & 1 and s.setup.spaces[slot].possible(s, p, slot):
            return True
    return False


def work_uses(s: State, p: Player, among: i64) -> i64:
    """Which of some uses could be made on a free space before trades are offered there."""
    free = s.open & ~s.occupied()
    giving = s.setup.giving
    for slot in s.setup.piles:
        if s.piles[slot] and not s.setup.spaces[slot].optional:
            giving |= bit(slot)
    mask: i64 = 0
    for use in range(uses.USES):
        slots = s.setup.slots_with[use] & free
        if slots and among >> use & 1 and (slots & ~giving or not all_possible(s, p, slots)):
            mask |= bit(use)
    if mask & uses.IMITATE:
        mask |= imitated_uses(s, p)
    return mask | loot_uses(strongest(p), 0) if mask & uses.TRIP else mask


def all_possible(s: State, p: Player, slots: i64) -> bool:
    """Would all these spaces, once their goods are taken, ask with `stop` and trades?"""
    while slots:
        do = s.setup.spaces[lowest(slots)].do
        if do is not None and not do.possible(s, p):
            return False
        slots &= slots - 1
    return True


def imitated_uses(s: State, p: Player) -> i64:
    """What could be done on the spaces of opponents."""
    mask: i64 = 0
    rest = s.occupied() & ~p.slots
    while rest:
        do = s.setup.spaces[lowest(rest)].do
        if do is not None:
            mask |= do.uses
        rest &= rest - 1
    return mask


def highest_fee(s: State) -> i64:
    """The highest fee of a free space."""
    fee: i64 = 0
    free = s.open & ~s.occupied()
    for slot in s.setup.slots:
        do = s.setup.spaces[slot].do
        if free >> slot & 1 and do is not None:
            fee = max(fee, do.fee())
    return fee


def strongest(p: Player) -> i64:
    """The strength of the best dwarf at home: it may be called."""
    best: i64 = 0
    for i in range(FAMILY):
        if not p.placed >> i & 1:
            best = max(best, p.weapons[i])
    return best


class AfterWork(AutomaticStep):
    """Who is next? `data`: seat of the last | passes since a dwarf was placed << 3."""

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        passes = data >> 3
        waiting: i64 = 0
        for player in s.players:
            if player.weakest() >= 0:
                waiting += 1
        if passes >= waiting:
            return_home(s)
            return
        seat = ((data & 7) + 1) % s.setup.players
        while s.players[seat].weakest() < 0:
            seat = (seat + 1) % s.setup.players
        ask(s, seat, passes)


def return_home(s: State) -> None:
    """All dwarfs return home, and the round ends."""
    for p in s.players:
        p.go_home()
    s.push(NEXT_ROUND, NOBODY)
    s.push(START_HARVEST, NOBODY)
    if s.harvest == BY_MARKER:
        s.push(REVEAL_MARKER, NOBODY)


class StartHarvest(AutomaticStep):
    """The dwarfs are home: the round ends as its card, its marker or the rules say."""

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        start_harvest(s)


NEXT_ROUND: Final = NextRound()
REVEAL_CARD: Final = RevealCard()
REVEAL_MARKER: Final = RevealMarker()
START_ROUND: Final = StartRound()
CLEAR: Final = Clear()
WORK: Final = Work()
AFTER_WORK: Final = AfterWork()
START_HARVEST: Final = StartHarvest()
