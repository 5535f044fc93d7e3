"""What `search_actions` leaves out is never the only way to anything: see docs/search.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterator
from random import Random

import pytest

from caverna.cave_farmers.actions import PASS, SINGLE, TRADE, TWIN
from caverna.cave_farmers.game import Game
from caverna.cave_farmers.goods import DOG, FOOD, GOLD, KINDS, RUBY
from caverna.cave_farmers.harvest import FINAL_TRADES
from caverna.cave_farmers.housing import housed
from caverna.cave_farmers.player import UNBORN
from caverna.cave_farmers.rounds import WORK
from caverna.cave_farmers.step import step_of
from caverna.game import CHANCE, OVER
from caverna.game.bits import bit, count, indices
from tests.cave_farmers.scenario import furnish
from tests.contract import pick
from tests.fuzz import start
from tests.outcomes import Cover, TooLarge, Vector, reached

MOST = 1500
"""Positions that are looked at for one turn at most."""
ODDITIES = (
    "trader", "spare-part-storage", "beer-parlor", "hunting-parlor", "cooking-cave", "blacksmithing-parlor",
    "working-cave", "mining-cave", "miner", "seam", "dog-school", "slaughtering-cave", "peaceful-cave", "stubble-room",
    "builder", "carpenter", "guest-room", "office-room", "work-room", "breeding-cave", "cuddle-room", "prayer-chamber",
    "food-chamber", "fodder-chamber", "milking-parlor", "weaving-parlor", "stone-storage", "ore-storage",
)  # fmt: skip
"""Furnishings that have to do with trades or with what is had for them."""


class Turn:
    """What a player decides in one go: a turn, and whatever of the harvest follows before anybody else decides."""

    def __init__(self, game: Game) -> None:
        self.seat = game.turn
        self.when = self.moment(game)

    def moment(self, game: Game) -> tuple[int, int]:
        return game.round, game.players[self.seat].placed

    def goes_on(self, game: Game) -> bool:
        if game.turn != self.seat:
            return False
        return game.question() != "place" or self.moment(game) == self.when

    def split(self, game: Game) -> tuple[Hashable, Vector]:
        """All but a player's goods, with fields interchangeable, and the goods. At the end there is but the score.

        A gold is no less than a food, and a begging marker not taken is a good too.
        """
        if game.turn == OVER:
            return "over", (game.scores()[self.seat],)
        p = game.players[self.seat]
        names, player_names = game.field_names()
        state = dict(zip(names, game.key(), strict=True))
        del state["dwarf"]  # who is next follows from the strengths
        own = dict(zip(player_names, p.key(), strict=True))
        for name in ("goods", "begging", "grain_1", "grain_2", "grain_3", "vegetable_1", "vegetable_2"):
            del own[name]
        crops = tuple(count(mask) for mask in (p.grain_1, p.grain_2, p.grain_3, p.vegetable_1, p.vegetable_2))
        others = tuple(keys for seat, keys in enumerate(game.player_keys()) if seat != self.seat)
        rest = (tuple(state.values()), tuple(own.values()), crops, others, game.frames())
        goods = [int(n) for n in p.goods]
        goods[FOOD] += goods[GOLD]
        return rest, (*goods, -int(p.begging))


def trade_on(seat: int, cover: Cover[Game], ends: list[Game]) -> None:
    """Cover also what could be traded for after these ends, with all trades there are."""
    rest: list[tuple[Game, int]] = []
    for end in ends:
        if end.turn == OVER:
            continue
        game = end.copy()
        game.push(FINAL_TRADES, seat)
        rest.append((game, len(game.frames())))
    seen: set[object] = set()
    while rest:
        game, depth = rest.pop()
        for action in game.legal_actions():
            if action < TRADE and not SINGLE <= action < TWIN:
                continue
            child = game.copy()
            child.step(action)
            if child in seen:
                continue
            seen.add(child)
            if len(seen) > 10 * MOST:
                raise TooLarge
            if len(child.frames()) < depth:  # nothing more to trade
                cover.add(child)
                continue
            rest.append((child, depth))
            if len(child.frames()) == depth:
                after = child.copy()
                after.drop()
                cover.add(after)


def all_but_passing(game: Game) -> Callable[[Game], list[int]]:
    """All legal actions, but nobody trades away goods in order to be unable to place a dwarf."""
    if PASS in game.legal_actions():
        return lambda g: g.legal_actions()
    return lambda g: [action for action in g.legal_actions() if action != PASS]


def lost(game: Game) -> list[Game]:
    """What a player can reach with all legal actions, but not with the reduced ones, nor with these do better."""
    turn = Turn(game)
    complete = reached([game], turn.goes_on, all_but_passing(game), MOST)
    reduced = reached([game], turn.goes_on, lambda g: g.search_actions(), MOST)
    cover: Cover[Game] = Cover(turn.split)
    for end in reduced:
        cover.add(end)
    missing = [end for end in complete if not cover.covers(end)]
    if missing:
        trade_on(turn.seat, cover, reduced)
    return [end for end in missing if not cover.covers(end)]


# positions


def positions(number: int) -> Iterator[Game]:
    """Positions of a random game, changed so that one can look at all of a turn."""
    random = Random(number)
    game = start(number)
    while game.turn != OVER:
        assert isinstance(game, Game)
        if game.turn != CHANCE and game.top is not None:
            step = step_of(game.top)
            begun = game.question() in ("sow", "loot") and game.top.data != 0  # in an order that is given
            if not begun and random.random() < (0.1 if step is WORK else 0.3):
                changed = change(game.copy(), random)
                if changed.top is not None and step.asks(changed, changed.players[game.turn], changed.top.data):
                    yield changed
        game.apply(pick(game, game.legal_actions(), random))


def change(game: Game, random: Random) -> Game:
    """A small purse, a furnishing or two, perhaps weapons; and only one or two spaces to go to."""
    p = game.players[game.turn]
    furnish(game, *random.sample(ODDITIES, random.choice((0, 1, 2, 3))), seat=game.turn)
    for kind in range(DOG):
        p.goods[kind] = random.choice((0, 0, 1, 1, 2, 3))
    p.goods[RUBY] = random.choice((0, 1, 1, 2))
    p.goods[GOLD] = random.choice((0, 1, 2, 3, 5))
    for kind in range(DOG, KINDS):
        p.goods[kind] = min(p.goods[kind] + random.choice((0, 0, 0, 1)), random.choice((0, 1, 2, 3)))
    while not housed(p) and game.question() != "overflow":
        for kind in range(DOG, KINDS):
            p.goods[kind] = max(0, p.goods[kind] - 1)
    p.crowded = False
    if random.random() < 0.3:
        for i, strength in enumerate(p.weapons):
            if strength != UNBORN:
                p.weapons[i] = random.choice((0, 0, 1, 3, 7, 9, 12, 14))
    if game.top is not None and game.top.step is WORK:
        game.dwarf = p.weakest()
        free = indices(int(game.open & ~game.occupied()))
        game.open &= ~sum(bit(slot) for slot in free)
        for slot in random.sample(free, min(len(free), random.choice((1, 1, 2)))):
            game.open |= bit(slot)
    return game
