"""What holds in every position of The Cave Farmers that rules can lead to."""

from __future__ import annotations

from caverna.cave_farmers import grid
from caverna.cave_farmers.furnishings import FURNISHINGS, KITS, UNLIMITED
from caverna.cave_farmers.game import Game
from caverna.cave_farmers.harvest import OVERFLOW
from caverna.cave_farmers.housing import housed
from caverna.cave_farmers.notation import NOTATION
from caverna.cave_farmers.player import STRONGEST, Player
from caverna.game.bits import indices


class Checker:
    """Checks one position after another. What is as it was in the last one is not checked again."""

    def __init__(self) -> None:
        self.players: list[tuple[object, ...]] = []
        self.built: tuple[object, ...] = ()
        self.spaces: tuple[object, ...] = ()

    def check(self, game: Game, actions: list[int]) -> None:
        players = [(*key, p.slots) for key, p in zip(game.player_keys(), game.players, strict=True)]
        for p, key, before in zip(game.players, players, self.players or [()] * len(players), strict=True):
            check_supply(game, p)
            if key != before:
                check_board(p)
                check_family(p)
                check_furnishings(p)
        built = (game.tiles, *(tuple(p.built) for p in game.players))
        if built != self.built:
            check_tiles(game)
        spaces = (game.open, tuple(game.piles), *(p.slots for p in game.players))
        if spaces != self.spaces:
            check_spaces(game)
        check_markers(game)
        check_question(game, actions)
        self.players, self.built, self.spaces = players, built, spaces


def ones(mask: int) -> int:
    return int(mask).bit_count()


def check_supply(game: Game, p: Player) -> None:
    assert min(p.goods) >= 0
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
    outdoors = [p.field, p.meadow, p.small, p.large()]
    underground = [p.cavern, p.tunnel, p.deep, p.ore_mine, p.ruby_mine, p.furnished]
    for kinds, area in (
        (outdoors, grid.FOREST | grid.FOREST_MARGIN),
        (underground, grid.MOUNTAIN | grid.MOUNTAIN_MARGIN),
    ):
        assert sum(ones(kind) for kind in kinds) == ones(sum_or(kinds)), "two tiles on a cell"
        assert not sum_or(kinds) & ~area
    large = 2 * (ones(p.large_across) + ones(p.large_down))
    assert ones(p.large()) == large
    crops = [p.grain_1, p.grain_2, p.grain_3, p.vegetable_1, p.vegetable_2]
    assert sum(ones(crop) for crop in crops) == ones(sum_or(crops))
    assert not sum_or(crops) & ~p.field
    assert ones(p.stable) <= 3
    assert not p.stable & p.field
    assert not p.stable & ~(grid.FOREST | p.outdoors())
    assert not p.dwelling & ~p.furnished
    assert p.furnished & grid.ENTRY_DWELLING


def sum_or(masks: list[int]) -> int:
    total = 0
    for mask in masks:
        total |= mask
    return total


def check_family(p: Player) -> None:
    born = [i for i in range(6) if p.weapons[i] >= 0]
    assert born == list(range(p.dwarfs()))
    assert 2 <= len(born) <= 6
    assert max(p.weapons) <= STRONGEST
    rooms = 2 + sum(FURNISHINGS[entry & 63].rooms for entry in p.built)
    assert p.room == rooms
    assert len(born) <= rooms or (len(born) == 6 and rooms >= 5)
    assert not p.newborn & ~sum_or([1 << i for i in born])
    assert [i for i in born if p.placed >> i & 1] == [i for i in range(6) if p.slot_of(i) >= 0]
    assert ones(p.slots) == ones(p.placed & ~p.newborn) or not p.placed
    if p.placed:
        assert not p.newborn & ~p.placed


def check_tiles(game: Game) -> None:
    """Every unique furnishing is for sale, built once, or covered."""
    built = [entry & 63 for p in game.players for entry in p.built if not UNLIMITED >> (entry & 63) & 1]
    assert len(built) == len(set(built))
    assert not any(game.tiles >> tile & 1 for tile in built)
    assert game.tiles & UNLIMITED == UNLIMITED
    gone = KITS[game.setup.furnishings] & ~game.tiles & ~sum_or([1 << tile for tile in built])
    covered = {FURNISHINGS[i].id for i in indices(gone)}
    assert covered <= {"trader", "spare-part-storage"}


def check_furnishings(p: Player) -> None:
    assert p.owned == sum_or([1 << (entry & 63) for entry in p.built])
    cells = [entry >> 6 & 63 for entry in p.built]
    assert len(cells) == len(set(cells))
    assert p.furnished == grid.ENTRY_DWELLING | sum_or([1 << cell for cell in cells])


KINDS = {action: info.kind for action, info in NOTATION.actions.items()}
TRADES = {"trade", "disarm"}
ANSWERS = {
    "card": {"reveal"}, "marker": {"marker"}, "clear": {"save", "stop"} | TRADES, "income": {"stop"} | TRADES,
    "place": {"place", "call", "pass"} | TRADES,
    "part": {"choose", "stop"} | TRADES, "imitate": {"imitate"}, "tile": {"tile", "stop"} | TRADES, "stable": {"tile"},
    "furnish": {"furnish", "choose", "stop"} | TRADES, "pay": {"pay"}, "cell": {"at"}, "sow": {"sow", "stop"} | TRADES,
    "forge": {"forge"}, "loot": {"loot", "stop"} | TRADES, "breed": {"breed"} | TRADES, "buy": {"buy", "stop"} | TRADES,
    "sell-ore": {"sell", "stop"} | TRADES, "feed": {"feed"} | TRADES, "phase": {"harvest"},
    "overflow": TRADES, "final-trades": {"stop"} | TRADES,
}  # fmt: skip
"""The kinds of action that may answer a question."""


def check_question(game: Game, actions: list[int]) -> None:
    if game.top is not None:
        question = game.top.step.question(game.top.data)
        kinds = {KINDS[action] for action in actions}
        assert kinds <= ANSWERS[question], (question, kinds)
        assert not kinds <= TRADES or question == "overflow", "nothing but trades is offered"


def check_spaces(game: Game) -> None:
    taken = [p.slots for p in game.players]
    assert sum(ones(mask) for mask in taken) == ones(sum_or(taken)), "two dwarfs on a space"
    assert not sum_or(taken) & ~game.open
    filled = 0
    for slot, refills in enumerate(game.piles):
        assert refills >= 0
        if refills:
            filled |= 1 << slot
    assert not filled & ~game.open
    assert not filled & ~sum_or([1 << slot for slot in game.setup.piles])


def check_markers(game: Game) -> None:
    assert 0 <= game.leaves <= game.setup.leaves
    assert 0 <= game.questions <= game.setup.questions
