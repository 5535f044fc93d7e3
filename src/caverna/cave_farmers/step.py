"""A step: a part of an action space, of a round or of a harvest, written once and shared.

Steps remember nothing. What is remembered between two decisions is the data of a step's frame, one int.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.bits import bit
from caverna.game.buffer import Actions
from caverna.game.frames import BaseStep, Frame
from caverna.game.goods import Bundle
from caverna.game.obstacles import Obstacle, none_of

from .actions import CHOOSE, PARTS, STOP
from .goods import NOTHING
from .player import BOTH, BOTH_SPENT, Player
from .state import State
from .summary import AND_OR, AND_THEN, AND_THEN_OR, EITHER_OR, OR, Summary
from .wants import Wants


class Step(BaseStep):
    """A part of a turn, a round or a harvest.

    `word` chooses it among other parts. `use` is what it is for, and `also` what else could be done with it first: see
    `uses`.
    """

    def __init__(self, word: str = "", use: i64 = 0, also: i64 = 0) -> None:
        super().__init__()
        self.word = word
        self.use = use
        self.uses = use | also  # what could be done first, once it has begun
        self.choice: i64 = CHOOSE + PARTS.index(word) if word else -1  # the action that chooses it among other parts

    def possible(self, s: State, p: Player) -> bool:
        """Could it be carried out now?"""
        return True

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        """What keeps it from being carried out: None exactly where `possible` says yes."""
        return None

    def begin(self, s: State, p: Player) -> None:
        """Start it: ask, or do at once what needs no decision."""
        s.push(self, p.seat)

    def asks(self, s: State, p: Player, data: i64) -> bool:
        """Is there anything to decide? If not, the game calls `run` instead of asking."""
        return True

    def run(self, s: State, p: Player, data: i64) -> None:
        """Carry it out where it does not ask."""
        s.drop()

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        """The actions that answer it, ascending. Changes nothing."""

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        """Carry out a legal answer."""

    def question(self, data: i64) -> str:
        return "part"

    def trading(self, data: i64) -> bool:
        """Are trades offered? Only where a player may stop, never between a choice and carrying it out."""
        return False

    def traded(self, s: State, p: Player) -> None:
        """A trade was made while this step asks."""

    def travelling(self, data: i64) -> bool:
        """Is the dwarf at work on an expedition?"""
        return False

    # What is worth searching, see `reduction`.

    def open_uses(self, s: State, p: Player, data: i64) -> i64:
        """What could be done between this decision and the next one with trades."""
        return self.uses

    def want(self, s: State, p: Player, data: i64, wants: Wants) -> None:
        """Note what could matter before trades are offered again."""
        wants.use(self.open_uses(s, p, data))

    def needs(self, s: State, p: Player, wants: Wants) -> None:
        """Note what could matter for its own use."""

    def fee(self) -> i64:
        """The food that it costs to begin it."""
        return 0

    def may_fail(self, s: State, p: Player) -> bool:
        """Could trades leave nothing to choose here?"""
        return False

    def keeps_food(self) -> bool:
        """Is food that is left over worth anything after this decision?"""
        return True

    def thin_out(self, data: i64, out: Actions) -> None:
        """Remove answers that another one is at least as good as, or that only change the order."""

    def ordered(self, data: i64) -> bool:
        """Is something under way that is searched in one order only? It may have been begun in another."""
        return False

    def is_plain_gain(self) -> bool:
        """Does it bring goods, none of them animals, and do nothing else?"""
        return False

    def space_obstacle(self, s: State, p: Player, data: i64, slot: i64) -> Obstacle | None:
        """Why it does not offer an action space, if there is more to say than that it asks something else."""
        return s.occupation(slot)

    def furnishing_obstacle(self, s: State, p: Player, data: i64, tile: i64) -> Obstacle | None:
        """Why it does not offer a furnishing; None if it asks for something else."""
        return None

    def answer_obstacles(self, s: State, p: Player, data: i64) -> list[tuple[int, Obstacle | None]]:
        """Its parts or items that are still open, as actions, each with what is in the way of it."""
        return []

    # What is printed, for the reference.

    def summary(self) -> Summary:
        """What it offers on a space or as loot."""
        raise NotImplementedError

    def link(self) -> str:
        """The connective between goods that are taken and what it offers."""
        return AND_THEN_OR

    def printed_cost(self) -> Bundle | None:
        """What it costs as loot; None where that depends on what is chosen."""
        return NOTHING


class Parts(Step):
    """Several parts, each at most once; `data` has a bit for each that is no longer open."""

    def __init__(self, *parts: Step) -> None:
        super().__init__()
        self.printed = list(parts)
        self.parts = sorted(parts, key=lambda part: part.choice)
        self.all: i64 = bit(len(parts)) - 1
        for part in parts:
            self.uses |= part.uses

    def open_uses(self, s: State, p: Player, data: i64) -> i64:
        mask: i64 = 0
        for index in range(len(self.parts)):
            if not data >> index & 1:
                mask |= self.parts[index].uses
        return mask

    def inner(self) -> Sequence[Step]:
        return self.parts

    def closed(self, p: Player, data: i64, index: i64) -> i64:
        """What is closed once a part is taken: by default that part."""
        return data | bit(index)

    def part_possible(self, s: State, p: Player, data: i64, index: i64) -> bool:
        """Could an open part be carried out now?"""
        return self.parts[index].possible(s, p)

    def part_obstacle(self, s: State, p: Player, data: i64, index: i64) -> Obstacle | None:
        """What keeps an open part from being carried out."""
        return self.parts[index].obstacle(s, p)

    def part_begin(self, s: State, p: Player, data: i64, index: i64) -> None:
        """Begin a part."""
        self.parts[index].begin(s, p)

    def possible(self, s: State, p: Player) -> bool:
        for part in self.parts:
            if part.possible(s, p):
                return True
        return False

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return none_of([part.obstacle(s, p) for part in self.printed])

    def trading(self, data: i64) -> bool:
        return data != 0

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if data:
            out.add(STOP)
        for index in range(len(self.parts)):
            if not data >> index & 1 and self.part_possible(s, p, data, index):
                out.add(self.parts[index].choice)

    def answer_obstacles(self, s: State, p: Player, data: i64) -> list[tuple[int, Obstacle | None]]:
        return [
            (self.parts[index].choice, self.part_obstacle(s, p, data, index))
            for index in range(len(self.parts))
            if not data >> index & 1
        ]

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == STOP:
            s.drop()
            return
        index: i64 = 0
        while self.parts[index].choice != action:
            index += 1
        closed = self.closed(p, data, index)
        if closed == self.all:
            s.drop()
        else:
            s.put(closed)
        self.part_begin(s, p, data, index)

    def connective(self) -> str:
        """How the parts are connected, as printed."""
        raise NotImplementedError

    def summary(self) -> Summary:
        return Summary([part.summary().as_part() for part in self.printed], self.connective())


class AndOr(Parts):
    """Any of the parts in any order."""

    def connective(self) -> str:
        return AND_OR


class ThenOr(Parts):
    """Any of the parts in the printed order."""

    def __init__(self, *parts: Step) -> None:
        super().__init__(*parts)
        self.earlier = vec[i64]([self.mask_up_to(part) for part in self.parts])

    def mask_up_to(self, last: Step) -> int:
        """The part and those printed before it."""
        mask: i64 = 0
        for part in self.printed[: self.printed.index(last) + 1]:
            mask |= bit(self.parts.index(part))
        return mask

    def closed(self, p: Player, data: i64, index: i64) -> i64:
        return data | self.earlier[index]

    def connective(self) -> str:
        return AND_THEN_OR


class OneOf(Parts):
    """One of the parts."""

    def closed(self, p: Player, data: i64, index: i64) -> i64:
        return self.all

    def connective(self) -> str:
        return OR

    def link(self) -> str:
        return AND_OR


class Either(Parts):
    """One of the parts; any of them, in any order, for a player who is allowed both."""

    def closed(self, p: Player, data: i64, index: i64) -> i64:
        return data | bit(index) if p.allowed & BOTH else self.all

    def connective(self) -> str:
        return EITHER_OR


class EitherOnce(Either):
    """The same, but both parts only once in a game."""

    def closed(self, p: Player, data: i64, index: i64) -> i64:
        if p.allowed & BOTH_SPENT:
            return self.all
        if data:
            p.allowed |= BOTH_SPENT
        return super().closed(p, data, index)


class Then(Step):
    """The first part, and afterwards perhaps the second."""

    def __init__(self, first: Step, second: Step, word: str) -> None:
        super().__init__(word, also=first.uses)
        self.first = first
        self.second = second

    def open_uses(self, s: State, p: Player, data: i64) -> i64:
        return self.second.uses

    def inner(self) -> Sequence[Step]:
        return [self.first, self.second]

    def possible(self, s: State, p: Player) -> bool:
        return self.first.possible(s, p)

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return self.first.obstacle(s, p)

    def begin(self, s: State, p: Player) -> None:
        s.push(self, p.seat)
        self.first.begin(s, p)

    def trading(self, data: i64) -> bool:
        return True

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(STOP)
        if self.second.possible(s, p):
            out.add(self.second.choice)

    def answer_obstacles(self, s: State, p: Player, data: i64) -> list[tuple[int, Obstacle | None]]:
        return [(self.second.choice, self.second.obstacle(s, p))]

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        if action != STOP:
            self.second.begin(s, p)

    def summary(self) -> Summary:
        return Summary([self.first.summary().as_part(), self.second.summary().as_part()], AND_THEN)


class Perhaps(Step):
    """One part, or not: its choices and `stop` in one decision."""

    def __init__(self, part: Step) -> None:
        super().__init__(also=part.uses)
        self.part = part

    def open_uses(self, s: State, p: Player, data: i64) -> i64:
        return self.part.uses if data == 0 else self.part.open_uses(s, p, data)

    def thin_out(self, data: i64, out: Actions) -> None:
        self.part.thin_out(data, out)

    def ordered(self, data: i64) -> bool:
        return self.part.ordered(data)

    def inner(self) -> Sequence[Step]:
        return [self.part]

    def possible(self, s: State, p: Player) -> bool:
        return self.part.possible(s, p)

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        return self.part.obstacle(s, p)

    def space_obstacle(self, s: State, p: Player, data: i64, slot: i64) -> Obstacle | None:
        return self.part.space_obstacle(s, p, data, slot)

    def furnishing_obstacle(self, s: State, p: Player, data: i64, tile: i64) -> Obstacle | None:
        return self.part.furnishing_obstacle(s, p, data, tile)

    def answer_obstacles(self, s: State, p: Player, data: i64) -> list[tuple[int, Obstacle | None]]:
        return self.part.answer_obstacles(s, p, data)

    def begin(self, s: State, p: Player) -> None:
        if self.part.possible(s, p):
            s.push(self, p.seat)

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return data == 0 or self.part.asks(s, p, data)

    def run(self, s: State, p: Player, data: i64) -> None:
        self.part.run(s, p, data)

    def question(self, data: i64) -> str:
        return self.part.question(data)

    def trading(self, data: i64) -> bool:
        return data == 0 or self.part.trading(data)

    def travelling(self, data: i64) -> bool:
        return data != 0 and self.part.travelling(data)

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if data == 0:
            out.add(STOP)
        self.part.legal(s, p, data, out)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if data == 0 and action == STOP:
            s.drop()
        else:
            self.part.apply(s, p, data, action)


class AutomaticStep(Step):
    """A step that asks nobody: it is run as soon as it is on top."""

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return False


def step_of(frame: Frame) -> Step:
    """The step of a frame, which is known to be one of this game."""
    return cast(Step, frame.step)
