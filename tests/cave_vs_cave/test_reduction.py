"""What `search_actions` leaves out is never the only way to anything: see docs/search.md."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import suppress
from itertools import islice
from random import Random

import pytest

from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.goods import EDIBLE, FOOD, GOODS, KINDS, LIMITS
from caverna.cave_vs_cave.machine import STEPS
from caverna.cave_vs_cave.player import place
from caverna.cave_vs_cave.rooms import ROOMS
from caverna.cave_vs_cave.rounds import END_TURN
from caverna.game import CHANCE, OVER
from caverna.game.bits import indices
from tests.cave_vs_cave.scenario import all_offers, give, own, play
from tests.cave_vs_cave.scenario import start as scene
from tests.contract import pick
from tests.form import length
from tests.fuzz import start
from tests.outcomes import Cover, TooLarge, Vector, play_reduced, reached

MOST = 1200
"""Positions that are looked at for one turn at most."""

OUTSIDE = ("go-on", "draft", "draft-cell", "cover")
"""What is decided outside a turn, where there is nothing to leave out."""


class Turn:
    """A turn of a player, or what is left of it."""

    def __init__(self, game: Game) -> None:
        self.seat = game.turn
        self.when = self.moment(game)

    def moment(self, game: Game) -> tuple[int, int, int]:
        return game.era, game.round, game.turns

    def goes_on(self, game: Game) -> bool:
        if any(STEPS.steps[frame[0]] is END_TURN for frame in game.frames()):
            return True
        return game.turn == self.seat and game.question() == "take" and self.moment(game) == self.when

    def split(self, game: Game) -> tuple[Hashable, Vector]:
        """All but a player's goods, and the goods: what can be turned into food counts as food too.

        At the end there is but the score, in halves.
        """
        if game.turn == OVER:
            return "over", (int(2 * game.scores()[self.seat]),)
        names = game.field_names()[1]
        own = dict(zip(names, game.player_keys()[self.seat], strict=True))
        del own["goods"]
        others = tuple(keys for seat, keys in enumerate(game.player_keys()) if seat != self.seat)
        goods = [int(amount) for amount in game.players[self.seat].goods]
        goods[FOOD] += sum(goods[GOODS.index(name)] for name in EDIBLE)
        return (game.key(), tuple(own.values()), others, game.frames()), tuple(goods)


def all_moves(game: Game) -> list[int]:
    """All legal actions; what is drawn is the same for all."""
    actions = game.legal_actions()
    return actions[:1] if game.turn == CHANCE else actions


def search_moves(game: Game) -> list[int]:
    actions = game.search_actions()
    return actions[:1] if game.turn == CHANCE else actions


def lost(game: Game) -> list[Game]:
    """What a player can reach with all legal actions, but not with the reduced ones, nor with these do better."""
    turn = Turn(game)
    complete = reached([game], turn.goes_on, all_moves, MOST)
    cover: Cover[Game] = Cover(turn.split)
    for end in reached([game], turn.goes_on, search_moves, MOST):
        cover.add(end)
    return [end for end in complete if not cover.covers(end)]


def positions(number: int) -> Iterator[Game]:
    """Positions of a random game in the turn of a player, with other goods and perhaps more rooms."""
    random = Random(number)
    game = start(number)
    while game.turn != OVER:
        assert isinstance(game, Game)
        if game.turn != CHANCE and game.question() not in OUTSIDE and random.random() < 0.3:
            yield change(game.copy(), random)
        game.apply(pick(game, game.legal_actions(), random))


def change(game: Game, random: Random) -> Game:
    p = game.players[game.turn]
    for kind in range(KINDS if game.era == 2 else FOOD + 2):
        p.goods[kind] = random.choice((0, 1, 2, 3, 5, random.randrange(LIMITS[kind] + 1)))
    rooms = [number for number in range(len(ROOMS)) if game.display >> number & 1]
    for at, room in zip(indices(int(p.empty())), random.sample(rooms, min(len(rooms), 2)), strict=False):
        game.display &= ~(1 << room)
        place(p, room, at)
    free = indices(int(game.open))
    if game.question() == "take":
        taken = random.sample(free, max(0, len(free) - 2))
        game.players[0].taken |= sum(1 << tile for tile in taken)
    return game


GAMES = range(1, 81, length(full=4, usual=16, pure=40))
EACH = 40  # positions of a game


@pytest.mark.parametrize("number", GAMES)
def test_nothing_is_lost(number: int) -> None:
    """Whatever all legal actions lead to in a turn, the reduced ones do as well or better."""
    for game in islice(positions(number), EACH):
        with suppress(TooLarge):
            assert not lost(game), game.to_dict()


@pytest.mark.parametrize("number", GAMES)
def test_random_games_with_reduced_actions_come_to_an_end(number: int) -> None:
    play_reduced(number)


def first_turn(**goods: int) -> Game:
    """Seat 0 takes a tile in the first round of both eras."""
    game = scene(mode="eras-1-2")
    give(game, **{"gold": 1, "emmer": 1, "flax": 1, **goods})
    return game


def searched(game: Game) -> list[str]:
    return [game.text(action) for action in game.search_actions()]


def test_nothing_is_eaten_before_a_tile_is_taken() -> None:
    game = first_turn()
    assert set(all_offers(game)) - set(searched(game)) == {"eat emmer", "eat flax", "eat gold"}


def test_goods_are_eaten_where_food_is_short() -> None:
    game = play(first_turn(food=0, emmer=1, wood=2), "take housework")
    assert searched(game) == ["end", "furnish for 1 gold", "eat emmer", "eat flax", "eat gold"]
    give(game, food=9)
    assert "eat emmer" not in searched(game)


def test_goods_that_would_be_lost_at_their_limit_are_eaten_before() -> None:
    game = play(first_turn(emmer=9), "take cultivation")
    assert "eat emmer" in searched(game)
    give(game, emmer=3)
    assert "eat emmer" not in searched(game)


def test_goods_that_a_room_raises_are_eaten_first() -> None:
    game = first_turn(emmer=2, wood=2)
    own(game, "parlor")
    play(game, "take undergrowth", "activate 1 room")
    assert "eat emmer" in searched(game)


def test_a_turn_is_not_ended_while_something_is_to_be_had_for_nothing() -> None:
    game = play(first_turn(), "take cultivation")
    assert "end" in all_offers(game)
    assert "end" not in searched(game)
    play(game, "gain 2 emmer", "gain flax")
    assert "end" in searched(game)


def test_everything_may_be_eaten_before_the_second_era_raises_it_to_one() -> None:
    game = play(first_turn(), "take undergrowth")
    assert "eat emmer" not in searched(game)
    game.round = game.setup.rounds(1)
    assert "eat emmer" in searched(game)
