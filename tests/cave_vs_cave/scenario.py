"""Positions for the rules tests of Cave vs Cave: set up in a line or two, played in notation.

    game = start(mode="era-1")
    give(game, food=5, wood=2)
    clear(game, "d2")
    play(game, "take housework", "furnish for 5 food", "furnish spinning-wheel", "at d2", "end")
    assert supply(game)["food"] == 0

Everything works on native objects from outside, so the same tests run compiled and in pure Python.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import caverna
from caverna.cave_vs_cave import cave
from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.goods import GOODS
from caverna.cave_vs_cave.player import Player, place
from caverna.cave_vs_cave.rooms import INDEX as ROOM
from caverna.cave_vs_cave.rounds import TAKE_TILE
from caverna.cave_vs_cave.setup import enter_second_era
from caverna.cave_vs_cave.tiles import INDEX as TILE
from caverna.game import CHANCE, OVER
from caverna.game.bits import bit

BOARD_2 = {"a2", "b2", "b3", "b4", "c1", "c2", "c3", "c4"}

LIGHT_1 = {"shelf", "spinning-wheel", "tunnel", "grindstone", "food-corner", "parlor"}

LIGHT_2 = {"cattle-market", "ore-vein", "bloomery", "store", "cave-silo", "box"}


def start(players: int = 2, mode: str = "era-1", era: int = 1, round: int = 1, **options: Any) -> Game:
    """A game where seat 0 takes the first tile of a round. All action tiles of the era are face up (but Breach alone).

    In era 2 both players have the gate c4 uncovered, all goods at 1, and the tiles Decoration, Arms Trade, Interior
    Design and Weekly Market stand on slots 1 to 4. The mode "short" starts in era 2 by itself.
    """
    game = caverna.new_game("cave-vs-cave", players=players, mode=mode, **options)
    assert isinstance(game, Game)
    while game.top is not None:
        game.drop()
    if mode != "short" and era == 2:
        enter_second_era(game, 0)
    game.round = round
    first, second = range(12), range(12, 16)
    for tile in first if game.era == 1 else [*range(11), *second]:
        game.open |= bit(tile)
    if game.solo():
        game.open &= ~bit(TILE["breach"])
    if game.era == 2:
        game.slots = vec[i64](list(second))
    game.push(TAKE_TILE, 0)
    return game


def fresh(players: int = 2, mode: str = "era-1") -> Game:
    """A new game as the rules set it up, chance having turned up whatever comes first."""
    game = caverna.new_game("cave-vs-cave", players=players, mode=mode)
    assert isinstance(game, Game)
    return turn_up(game)


def era_two(players: int = 2) -> Game:
    """A game of both eras where seat 0 takes the first tile of era II."""
    return start(players, mode="eras-1-2", era=2)


def turn_up(game: Game) -> Game:
    """Chance turns up the first that may come, as long as it is asked."""
    while game.turn == CHANCE:
        game.apply(game.legal_actions()[0])
    return game


def player(game: Game, seat: int = 0) -> Player:
    return game.players[seat]


def give(game: Game, seat: int = 0, **goods: int) -> None:
    """Set some goods of a player."""
    for name, amount in goods.items():
        player(game, seat).goods[GOODS.index(name)] = amount


def enrich(game: Game) -> None:
    """Give everybody enough of everything that is in play to build with."""
    kinds = GOODS if game.era == 2 else GOODS[:6]
    for p in game.players:
        give(game, p.seat, **dict.fromkeys(kinds, 9))


def only(game: Game, seat: int = 0, **goods: int) -> None:
    """Set all goods of a player: those not named to 0."""
    give(game, seat, **{name: goods.get(name, 0) for name in GOODS})


def supply(game: Game, seat: int = 0) -> dict[str, int]:
    """All goods of a player."""
    return {name: int(n) for name, n in zip(GOODS, player(game, seat).goods, strict=True)}


def stock(game: Game, seat: int = 0) -> dict[str, int]:
    """The goods that a player has any of."""
    return {name: n for name, n in supply(game, seat).items() if n}


def clear(game: Game, names: str, seat: int = 0) -> None:
    """Take the face-down tiles off some cells."""
    player(game, seat).covered &= ~cave.cells(names)


def cover(game: Game, names: str, seat: int = 0) -> None:
    player(game, seat).covered |= cave.cells(names)


def covered(game: Game, seat: int = 0) -> set[str]:
    """The cells on which a face-down tile lies."""
    return {cell["cell"] for cell in game.view()["players"][seat]["cells"] if cell["tile"] == "covered"}


def furnish(game: Game, room: str, at: str, seat: int = 0) -> None:
    """Put a room on a cell without paying or looking at walls; it leaves the display."""
    clear(game, at, seat)
    place(player(game, seat), ROOM[room], cave.cell(at))
    game.display &= ~bit(ROOM[room])
    game.unseen &= ~bit(ROOM[room])


def own(game: Game, *rooms: str, seat: int = 0) -> None:
    """Rooms on whatever cells are free, covered or not."""
    names = [n for n in cave.NAMES if n != "x" and not player(game, seat).furnished & cave.cells(n)]
    usable = [n for n in names if player(game, seat).cells & cave.cells(n)]
    for room, name in zip(rooms, usable, strict=False):
        furnish(game, room, name, seat)


def show(game: Game, *rooms: str) -> None:
    """The display: exactly these rooms."""
    game.display = 0
    for room in rooms:
        game.display |= bit(ROOM[room])
        game.unseen &= ~bit(ROOM[room])


def build(game: Game, *edges: str, seat: int = 0) -> None:
    """Walls on edges, as in `build(game, "d1 e1", "d1 d2")`; they are taken from the supply."""
    p = player(game, seat)
    for edge in edges:
        first, second = edge.split()
        at = cave.cell(first)
        if second == "east" or (second != "south" and cave.cell(second) - at == 1):
            p.wall_east |= bit(at)
        else:
            p.wall_south |= bit(at)
        game.walls -= 1


def play(game: Game, *texts: str) -> Game:
    """Carry out actions in notation, checked."""
    for text in texts:
        game.apply(game.parse(text))
    return game


def offers(game: Game) -> list[str]:
    """All legal actions in notation, without those that turn goods into food."""
    return [text for text in all_offers(game) if not text.startswith("eat ")]


def all_offers(game: Game) -> list[str]:
    return [game.text(action) for action in game.legal_actions()]


def offered(game: Game, prefix: str) -> list[str]:
    """Those legal actions whose text starts with some words, without these words."""
    return [text.removeprefix(prefix).strip() for text in all_offers(game) if f"{text} ".startswith(f"{prefix} ")]


def end_turns(game: Game, turns: int) -> Game:
    """So many turns of a fresh game pass: each takes the first tile and does nothing with it."""
    for _ in range(turns):
        play(turn_up(game), offers(game)[0], "end")
    return turn_up(game)


def points(game: Game, seat: int = 0) -> float:
    return game.scores()[seat]


def rooms_of(game: Game, seat: int = 0) -> dict[str, str]:
    return {entry["cell"]: entry["id"] for entry in game.view()["players"][seat]["rooms"]}


__all__ = [
    "CHANCE", "OVER", "all_offers", "build", "clear", "cover", "end_turns", "enrich", "fresh", "furnish", "give",
    "offered", "offers", "only", "own", "play", "player", "points", "show", "start", "stock", "supply", "turn_up",
]  # fmt: skip
