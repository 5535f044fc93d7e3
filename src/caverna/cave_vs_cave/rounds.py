"""The phases of a game: rounds of turns, the end of an era, and the transition to the next."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, count, lowest
from caverna.game.buffer import Actions
from caverna.game.frames import NOBODY
from caverna.game.obstacles import Obstacle

from .actions import DRAW, GO_ON, TAKE, TURN_UP
from .effects import BONUSES
from .goods import DONKEY, GOODS, ORE
from .player import Player
from .rooms import FIRST_ERA, LIGHT
from .scoring import first_points, standing
from .setup import MORE_WALLS, SECOND_ERA_ROUNDS, SOLO_LIGHT, enter_second_era
from .state import State
from .step import AutomaticStep, Step
from .tiles import MENUS, TILES


class NextRound(AutomaticStep):
    """The next round, or the end of the era."""

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        if s.round == s.setup.rounds(s.era):
            end_era(s)
            return
        s.round += 1
        s.push(TAKE_TILE, s.starter)
        s.push(TURN_UP_TILE, NOBODY)


class TurnUpTile(Step):
    """Chance: the action tile of the round."""

    def question(self, data: i64) -> str:
        return "tile"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(TURN_UP, s.setup.candidates(s.era, s.round) & ~s.open)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        s.open |= bit(action - TURN_UP)
        if s.era == 2:
            s.slots[s.round - 1] = action - TURN_UP


class TakeTile(Step):
    """A turn begins: an action tile that nobody has taken this round."""

    def __init__(self) -> None:
        super().__init__()
        self.meals_wait = True

    def question(self, data: i64) -> str:
        return "take"

    def eating(self, data: i64) -> bool:
        return True

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        rest = s.open
        for player in s.players:
            rest &= ~player.taken
        while rest:
            if allowed(s, p, lowest(rest)):
                out.add(TAKE + lowest(rest))
            rest &= rest - 1

    def tile_obstacle(self, s: State, p: Player, data: i64, tile: i64) -> Obstacle | None:
        return s.occupation(tile) or behind(s, p, tile)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        p.taken |= bit(action - TAKE)
        s.push(END_TURN, NOBODY, p.seat)
        MENUS[action - TAKE].begin(s, p)


def allowed(s: State, p: Player, tile: i64) -> bool:
    """Some tiles and slots are only for the player with more of a good; a solo player may always use them."""
    slot = s.slot_of(tile)
    return s.solo() or (leads(s, p, TILES[tile].leads) and (slot < 0 or leads(s, p, BONUSES[slot].leads)))


def behind(s: State, p: Player, tile: i64) -> Obstacle | None:
    """The good that a player would need more of than the other to take a tile: None exactly where it is allowed."""
    if allowed(s, p, tile):
        return None
    kind = TILES[tile].leads
    if leads(s, p, kind):
        kind = BONUSES[s.slot_of(tile)].leads
    return Obstacle("not-ahead", good=GOODS[kind])


def leads(s: State, p: Player, kind: i64) -> bool:
    """Does a player have more of a good than the other? Always, if there is no such good."""
    return kind < 0 or p.goods[kind] > s.players[1 - p.seat].goods[kind]


class EndTurn(AutomaticStep):
    """The next turn, or the end of the round. `data` is the seat of the last turn."""

    def run(self, s: State, p: Player, data: i64) -> None:
        s.drop()
        s.turns += 1
        seats = s.setup.players
        if s.turns < s.dwarfs() * seats:
            s.push(TAKE_TILE, (data + 1) % seats)
            return
        s.turns = 0
        for player in s.players:
            player.taken = 0
        if s.era == 2 and s.round < SECOND_ERA_ROUNDS:
            haul(s)
        s.starter = (s.starter + 1) % seats
        s.push(NEXT_ROUND, NOBODY)


def haul(s: State) -> None:
    """Every donkey hauls one ore."""
    for p in s.players:
        p.add(ORE, p.goods[DONKEY])


def end_era(s: State) -> None:
    """Score era I, and continue with era II if it is played."""
    if s.era == 2:
        return
    for p in s.players:
        p.first_score = first_points(p)
    if s.setup.mode == "eras-1-2":
        pass_on(s)
    elif s.setup.mode == "ask":
        s.push(ASK, s.starter)


class Ask(Step):
    """The question whether to continue with era II. All must agree; `data` counts those who have."""

    def question(self, data: i64) -> str:
        return "go-on"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add(GO_ON)
        out.add(GO_ON + 1)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        if action == GO_ON:
            if data + 1 == s.setup.players:
                pass_on(s)
            else:
                s.push(ASK, (p.seat + 1) % s.setup.players, data + 1)


def pass_on(s: State) -> None:
    """The transition from era I to era II. The leader's new board is covered completely; in a draw nobody's gate is."""
    full: i64 = 0
    if s.solo():
        full = 1
    else:
        s.walls += MORE_WALLS
        first, second = [standing(p, int(p.first_score)) for p in s.players]
        full = 0 if first == second else 1 if first > second else 2
    enter_second_era(s, full)
    s.push(NEXT_ROUND, NOBODY)
    if s.solo():
        s.push(DRAW_LIGHT, NOBODY)


class DrawLight(Step):
    """Chance: in a solo game, three of the six light rooms of an era are added to the display."""

    def light(self, s: State) -> i64:
        """The light rooms of the current era."""
        return LIGHT & (FIRST_ERA if s.era == 1 else ~FIRST_ERA)

    def asks(self, s: State, p: Player, data: i64) -> bool:
        return count(s.display & self.light(s)) < SOLO_LIGHT

    def question(self, data: i64) -> str:
        return "draw"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(DRAW, self.light(s) & ~s.display)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.display |= bit(action - DRAW)


NEXT_ROUND: Final = NextRound()
TURN_UP_TILE: Final = TurnUpTile()
TAKE_TILE: Final = TakeTile()
END_TURN: Final = EndTurn()
ASK: Final = Ask()
DRAW_LIGHT: Final = DrawLight()
