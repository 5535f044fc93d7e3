"""What holds in every position of Cave vs Cave that rules can lead to."""

from __future__ import annotations

from caverna.cave_vs_cave import cave
from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.notation import NOTATION
from caverna.cave_vs_cave.player import Player
from caverna.cave_vs_cave.rooms import FIRST_ERA, ROOM_TABLE

LIMITS = (9, 9, 9, 9, 9, 19, 9, 9, 9, 19)


def check(game: Game, actions: list[int]) -> None:
    for p in game.players:
        assert all(0 <= n <= limit for n, limit in zip(p.goods, LIMITS, strict=True)), "a good out of its limits"
        check_cave(game, p)
    check_rooms(game)
    check_walls(game)
    check_tiles(game)
    check_question(game, actions)


def ones(mask: int) -> int:
    return int(mask).bit_count()


def check_cave(game: Game, p: Player) -> None:
    assert not p.furnished & p.covered, "a room on a tile that is face down"
    assert not (p.furnished | p.covered) & ~p.cells
    assert not p.covered & cave.CAVERN
    rooms = [entry & 63 for entry in p.built]
    cells = [entry >> 6 for entry in p.built]
    assert len(set(rooms)) == len(rooms) == len(set(cells))
    assert p.owned == sum(1 << room for room in rooms)
    assert p.furnished == sum(1 << cell for cell in cells)
    if not game.setup.pooled:
        assert ones(p.owned & ROOM_TABLE.orange) > ones(p.owned & ROOM_TABLE.blue), "too many blue rooms"
    assert (p.cavern in (2, 3)) == bool(p.cells & cave.CAVERN)


def check_rooms(game: Game) -> None:
    """Every room is in one place at most, and whatever is face down can still come."""
    entrance = 1
    places = [game.display, game.pool, game.unseen, *(p.owned & ~entrance for p in game.players)]
    together = 0
    for place in places:
        assert not together & place, "a room in two places"
        together |= place
    hidden = [0, 0]
    for p in game.players:
        hidden[0] += ones(p.covered & cave.FIRST_BOARD)
        hidden[1] += ones(p.covered & cave.SECOND_BOARD)
    drawing = [0, 0]
    frame = game.top
    while frame is not None:
        if frame.step.question(frame.data) == "draw" and frame.data & 3:
            drawing[(frame.data & 3) - 1] += 1
        frame = frame.below
    for era, mask in ((0, FIRST_ERA), (1, ~FIRST_ERA)):
        assert hidden[era] + game.piles[era] + drawing[era] <= ones(game.unseen & mask & (1 << 46) - 1)


def check_walls(game: Game) -> None:
    built = 0
    for p in game.players:
        assert not p.wall_east & ~p.site_east
        assert not p.wall_south & ~p.site_south
        assert not p.wall_east & p.rock_east
        assert not p.wall_south & p.rock_south
        built += ones(p.wall_east) + ones(p.wall_south)
    private = sum(p.walls for p in game.players)
    total = 6 if game.era == 0 else 5 if game.setup.pooled else 10 if game.era == 2 and not game.solo() else 7
    assert game.walls + private + built == total
    assert min(int(game.walls), *(p.walls for p in game.players)) >= 0


def check_tiles(game: Game) -> None:
    taken = 0
    for p in game.players:
        assert not p.taken & taken
        assert not p.taken & ~game.open
        taken |= p.taken
    assert game.turns <= ones(taken) <= game.turns + 1
    assert sum(tile >= 0 for tile in game.slots) == ones(game.open >> 12), "a tile of era II without a slot"


KINDS = {action: info.kind for action, info in NOTATION.actions.items()}
ANSWERS = {
    "tile": {"turn-up"}, "draw": {"draw"}, "room": {"activate", "collect", "stop", "eat"}, "take": {"take", "eat"},
    "effect": {"effect", "end", "stop", "eat"}, "three-goods": {"pay"}, "iron": {"forge", "eat"}, "dig": {"dig", "eat"},
    "wall": {"wall", "raze"}, "furnish": {"furnish"}, "cell": {"at"}, "side": {"side"}, "go-on": {"go-on", "finish"},
    "draft": {"furnish"}, "draft-cell": {"place"}, "cover": {"cover"},
}  # fmt: skip
"""The kinds of action that may answer a question."""


def check_question(game: Game, actions: list[int]) -> None:
    if game.top is not None:
        question = game.question()
        kinds = {KINDS[action] for action in actions}
        assert kinds <= ANSWERS[question], (question, kinds)
        assert kinds != {"eat"}, "nothing but eating is offered"
