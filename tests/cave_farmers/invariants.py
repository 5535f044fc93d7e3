"""What holds in every position of The Cave Farmers that rules can lead to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.cave_farmers import grid
from caverna.cave_farmers.furnishings import FURNISHINGS, INDEX, KITS, UNLIMITED
from caverna.cave_farmers.game import Game
from caverna.cave_farmers.harvest import OVERFLOW
from caverna.cave_farmers.housing import housed
from caverna.cave_farmers.notation import NOTATION
from caverna.cave_farmers.player import FAMILY, STRONGEST, Player
from caverna.game.bits import bit, count

OUTSIDE: Final[i64] = grid.FOREST | grid.FOREST_MARGIN
INSIDE: Final[i64] = grid.MOUNTAIN | grid.MOUNTAIN_MARGIN
COVERED: Final[i64] = bit(INDEX["trader"]) | bit(INDEX["spare-part-storage"])
"""The furnishings that a solo game may cover."""


def check(game: Game, actions: list[int]) -> None:
    for p in game.players:
        check_supply(game, p)
        check_board(p)
        check_family(p)
        check_furnishings(p)
    check_tiles(game)
    check_spaces(game)
    check_markers(game)
    check_question(game, actions)


def check_supply(game: Game, p: Player) -> None:
    for amount in p.goods:
        assert amount >= 0
    assert p.begging >= 0
    assert housed(p) or overflowing(game, p), "animals without room"


def overflowing(game: Game, p: Player) -> bool:
    """Is a player being asked what to do about too many animals, perhaps where to lay a tile that makes room?"""
    frame = game.top
    while frame is not None and frame.seat == p.seat:
        if frame.step is OVERFLOW:
            return True
        frame = frame.below
    return False


def check_board(p: Player) -> None:
    large = p.large()
    outside = p.field | p.meadow | p.small | large
    kinds = count(p.field) + count(p.meadow) + count(p.small) + count(large)
    assert kinds == count(outside), "two tiles on a cell"
    assert not outside & ~OUTSIDE
    assert count(large) == 2 * (count(p.large_across) + count(p.large_down))
    inside = p.cavern | p.tunnel | p.deep | p.ore_mine | p.ruby_mine | p.furnished
    kinds = count(p.cavern) + count(p.tunnel) + count(p.deep) + count(p.ore_mine) + count(p.ruby_mine)
    assert kinds + count(p.furnished) == count(inside), "two tiles on a cell"
    assert not inside & ~INSIDE
    crops = p.grain_1 | p.grain_2 | p.grain_3 | p.vegetable_1 | p.vegetable_2
    grain = count(p.grain_1) + count(p.grain_2) + count(p.grain_3)
    assert grain + count(p.vegetable_1) + count(p.vegetable_2) == count(crops)
    assert not crops & ~p.field
    assert count(p.stable) <= 3
    assert not p.stable & p.field
    assert not p.stable & ~(grid.FOREST | outside)
    assert not p.dwelling & ~p.furnished
    assert p.furnished & grid.ENTRY_DWELLING


def check_family(p: Player) -> None:
    born = p.dwarfs()
    assert 2 <= born <= FAMILY
    for i in range(FAMILY):
        assert (p.weapons[i] >= 0) == (i < born)
        assert p.weapons[i] <= STRONGEST
        assert (i < born and p.placed >> i & 1 != 0) == (p.slot_of(i) >= 0)
    rooms: i64 = 2
    for entry in p.built:
        rooms += FURNISHINGS[entry & 63].rooms
    assert p.room == rooms
    assert born <= rooms or (born == 6 and rooms >= 5)
    assert not p.newborn >> born
    assert count(p.slots) == count(p.placed & ~p.newborn) or not p.placed
    if p.placed:
        assert not p.newborn & ~p.placed


def check_furnishings(p: Player) -> None:
    owned: i64 = 0
    furnished: i64 = grid.ENTRY_DWELLING
    for entry in p.built:
        cell = bit(entry >> 6 & 63)
        assert not furnished & cell
        furnished |= cell
        owned |= bit(entry & 63)
    assert p.owned == owned
    assert p.furnished == furnished


def check_tiles(game: Game) -> None:
    """Every unique furnishing is for sale, built once, or covered."""
    built: i64 = 0
    for p in game.players:
        for entry in p.built:
            tile = bit(entry & 63) & ~UNLIMITED
            assert not built & tile
            built |= tile
    assert not game.tiles & built
    assert game.tiles & UNLIMITED == UNLIMITED
    kit: i64 = KITS[game.setup.furnishings]
    assert not kit & ~(game.tiles | built | COVERED)


TRADES = {"trade", "disarm"}
ANSWERS: Final = {
    "card": {"reveal"}, "marker": {"marker"}, "clear": {"save", "stop"} | TRADES, "income": {"stop"} | TRADES,
    "place": {"place", "call", "pass"} | TRADES,
    "part": {"choose", "stop"} | TRADES, "imitate": {"imitate"}, "tile": {"tile", "stop"} | TRADES, "stable": {"tile"},
    "furnish": {"furnish", "choose", "stop"} | TRADES, "pay": {"pay"}, "cell": {"at"}, "sow": {"sow", "stop"} | TRADES,
    "forge": {"forge"}, "loot": {"loot", "stop"} | TRADES, "breed": {"breed"} | TRADES, "buy": {"buy", "stop"} | TRADES,
    "sell-ore": {"sell", "stop"} | TRADES, "feed": {"feed"} | TRADES, "phase": {"harvest"},
    "overflow": TRADES, "final-trades": {"stop"} | TRADES,
}  # fmt: skip
"""The kinds of action that may answer a question."""


def actions_of(kinds: set[str]) -> frozenset[int]:
    """All actions of some kinds."""
    return frozenset(action for action, info in NOTATION.actions.items() if info.kind in kinds)


TRADING: Final = actions_of(TRADES)
ANSWERING: Final = {question: actions_of(kinds) for question, kinds in ANSWERS.items()}


def check_question(game: Game, actions: list[int]) -> None:
    if game.top is not None:
        question = game.question()
        assert ANSWERING[question].issuperset(actions), question
        assert question == "overflow" or not TRADING.issuperset(actions), "nothing but trades is offered"


def check_spaces(game: Game) -> None:
    taken: i64 = 0
    for p in game.players:
        assert not taken & p.slots, "two dwarfs on a space"
        taken |= p.slots
    assert not taken & ~game.open
    filled: i64 = 0
    for slot in range(len(game.piles)):
        assert game.piles[slot] >= 0
        if game.piles[slot]:
            filled |= bit(slot)
    gathering: i64 = 0
    for slot in game.setup.piles:
        gathering |= bit(slot)
    assert not filled & ~(game.open & gathering)


def check_markers(game: Game) -> None:
    assert 0 <= game.leaves <= game.setup.leaves
    assert 0 <= game.questions <= game.setup.questions
