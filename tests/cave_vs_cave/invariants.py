"""What holds in every position of Cave vs Cave that rules can lead to."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caverna.cave_vs_cave import cave
from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.notation import NOTATION
from caverna.cave_vs_cave.player import Player
from caverna.cave_vs_cave.rooms import FIRST_ERA, ROOM_TABLE, ROOMS
from caverna.game.bits import bit, count, mask_of

LIMITS: Final = vec[i64]([9, 9, 9, 9, 9, 19, 9, 9, 9, 19])
ENTRANCE: Final[i64] = bit(0)
"""The room that every player has."""
SECOND_ERA: Final[i64] = mask_of([room.era == 2 for room in ROOMS])


def check(game: Game, actions: list[int]) -> None:
    for p in game.players:
        check_supply(p)
        check_cave(game, p)
    check_rooms(game)
    check_walls(game)
    check_tiles(game)
    check_question(game, actions)


def check_supply(p: Player) -> None:
    assert len(p.goods) == len(LIMITS)
    for i in range(len(LIMITS)):
        assert 0 <= p.goods[i] <= LIMITS[i], "a good out of its limits"


def check_cave(game: Game, p: Player) -> None:
    assert not p.furnished & p.covered, "a room on a tile that is face down"
    assert not (p.furnished | p.covered) & ~p.cells
    assert not p.covered & cave.CAVERN
    owned: i64 = 0
    furnished: i64 = 0
    for entry in p.built:
        room, cell = bit(entry & 63), bit(entry >> 6)
        assert not owned & room
        assert not furnished & cell
        owned |= room
        furnished |= cell
    assert p.owned == owned
    assert p.furnished == furnished
    if not game.setup.pooled:
        assert count(owned & ROOM_TABLE.orange) > count(owned & ROOM_TABLE.blue), "too many blue rooms"
    assert (2 <= p.cavern <= 3) == (p.cells & cave.CAVERN != 0)


def check_rooms(game: Game) -> None:
    """Every room is in one place at most, and whatever is face down can still come."""
    assert not game.display & game.pool, "a room in two places"
    together = game.display | game.pool
    assert not together & game.unseen, "a room in two places"
    together |= game.unseen
    first, second = game.piles[0], game.piles[1]  # tiles that are still to be drawn, by era
    for p in game.players:
        owned = p.owned & ~ENTRANCE
        assert not together & owned, "a room in two places"
        together |= owned
        first += count(p.covered & cave.FIRST_BOARD)
        second += count(p.covered & cave.SECOND_BOARD)
    frame = game.top
    while frame is not None:
        if frame.data & 3 and frame.step.question(frame.data) == "draw":
            if frame.data & 3 == 1:
                first += 1
            else:
                assert frame.data & 3 == 2
                second += 1
        frame = frame.below
    assert first <= count(game.unseen & FIRST_ERA)
    assert second <= count(game.unseen & SECOND_ERA)


def check_walls(game: Game) -> None:
    walls = game.walls
    assert walls >= 0
    for p in game.players:
        assert not p.wall_east & ~p.site_east
        assert not p.wall_south & ~p.site_south
        assert not p.wall_east & p.rock_east
        assert not p.wall_south & p.rock_south
        assert p.walls >= 0
        walls += p.walls + count(p.wall_east) + count(p.wall_south)
    total = 6 if game.era == 0 else 5 if game.setup.pooled else 10 if game.era == 2 and not game.solo() else 7
    assert walls == total


def check_tiles(game: Game) -> None:
    taken: i64 = 0
    for p in game.players:
        assert not p.taken & taken
        assert not p.taken & ~game.open
        taken |= p.taken
    assert game.turns <= count(taken) <= game.turns + 1
    standing: i64 = 0
    for tile in game.slots:
        if tile >= 0:
            standing += 1
    assert standing == count(game.open >> 12), "a tile of era II without a slot"


ANSWERS: Final = {
    "tile": {"turn-up"}, "draw": {"draw"}, "room": {"activate", "collect", "stop", "eat"}, "take": {"take", "eat"},
    "effect": {"effect", "end", "stop", "eat"}, "three-goods": {"pay"}, "iron": {"forge", "eat"}, "dig": {"dig", "eat"},
    "wall": {"wall", "raze"}, "furnish": {"furnish"}, "cell": {"at"}, "side": {"side"}, "go-on": {"go-on", "finish"},
    "draft": {"furnish"}, "draft-cell": {"place"}, "cover": {"cover"},
}  # fmt: skip
"""The kinds of action that may answer a question."""


def actions_of(kinds: set[str]) -> frozenset[int]:
    """All actions of some kinds."""
    return frozenset(action for action, info in NOTATION.actions.items() if info.kind in kinds)


EATING: Final = actions_of({"eat"})
ANSWERING: Final = {question: actions_of(kinds) for question, kinds in ANSWERS.items()}


def check_question(game: Game, actions: list[int]) -> None:
    if game.top is not None:
        question = game.question()
        assert ANSWERING[question].issuperset(actions), question
        assert not EATING.issuperset(actions), "nothing but eating is offered"
