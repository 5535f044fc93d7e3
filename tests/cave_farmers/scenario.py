"""Positions for the rules tests: set up in a line or two, played in notation.

    game = start(players=2, spaces=["sheep-farming"])
    give(game, wood=6)
    lay(game, meadow="c4 b4")
    play(game, "place sheep-farming", "choose large-pasture", "tile large-pasture b4 c4")
    assert supply(game) == {"wood": 2}

Everything works on native objects from outside, so the same tests run compiled and in pure Python.
"""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

import caverna
from caverna.cave_farmers.furnish import build
from caverna.cave_farmers.furnishings import INDEX
from caverna.cave_farmers.game import Game
from caverna.cave_farmers.goods import GOODS
from caverna.cave_farmers.grid import cell, cells
from caverna.cave_farmers.player import FAMILY, UNBORN, Player
from caverna.cave_farmers.rounds import ask, return_home
from caverna.cave_farmers.setup import HARVESTS
from caverna.cave_farmers.spaces import SLOT
from caverna.game import CHANCE, OVER
from caverna.game.bits import bit


def start(players: int = 2, round: int = 1, spaces: list[str] | None = None, **options: Any) -> Game:
    """A game where seat 0 places the first dwarf of a round; supplies are empty.

    All cards due by that round are in play. `spaces` are put in play beside them. Every pile has one refill.
    """
    game = caverna.new_game("cave-farmers", players=players, **options)
    assert isinstance(game, Game)
    game.round = round
    for number in range(1, round + 1):
        candidates = [s for s in range(40) if game.setup.cards[number] >> s & 1 and not game.open >> s & 1]
        if candidates:
            game.open |= bit(candidates[0])
    for space in spaces or []:
        game.open |= bit(SLOT[space])
    game.harvest = game.setup.harvests[round]
    for slot in game.setup.piles:
        game.piles[slot] = 1 if game.open >> slot & 1 and game.setup.spaces[slot].since <= round else 0
    clear_decisions(game)
    ask(game, 0, 0)
    for p in game.players:
        p.goods = vec[i64]([0] * len(GOODS))
    return game


def clear_decisions(game: Game) -> None:
    while game.top is not None:
        game.drop()


def player(game: Game, seat: int = 0) -> Player:
    return game.players[seat]


def give(game: Game, seat: int = 0, **goods: int) -> None:
    """Set some goods of a player. Animals must find room."""
    for name, amount in goods.items():
        player(game, seat).goods[GOODS.index(name)] = amount


RICHES = {"wood": 25, "stone": 25, "ore": 20, "ruby": 8, "grain": 5, "vegetable": 5, "food": 15, "gold": 8}


def enrich(game: Game) -> None:
    """Give everybody enough to build with, and a weapon."""
    for p in game.players:
        give(game, p.seat, **RICHES)
        p.weapons[0] = 10


def supply(game: Game, seat: int = 0) -> dict[str, int]:
    """The goods that a player has."""
    return {name: int(n) for name, n in zip(GOODS, player(game, seat).goods, strict=True) if n}


def lay(game: Game, seat: int = 0, **tiles: str) -> None:
    """Put tiles on a home board: `lay(game, meadow="c4 b4", tunnel="e3", stable="b4", large_across="a1")`.

    The names are the masks of `Home`. Cells of large pastures are the left (across) or upper (down) ones. An empty
    cavern that becomes something else is removed: `lay(game, cavern="")` empties the cave but for the entry.
    """
    p = player(game, seat)
    for name, where in tiles.items():
        setattr(p, name, cells(*where.split()))
    if "cavern" not in tiles:
        p.cavern &= ~(p.tunnel | p.deep | p.ore_mine | p.ruby_mine | p.furnished)


def furnish(game: Game, *names: str, seat: int = 0, at: str = "") -> None:
    """Build furnishings without paying, one after another, on cells of the mountain (default: from f4 upwards)."""
    spare = [at] if at else [c for c in ("f4", "f3", "f2", "e3", "e2", "d2", "d1", "e1") if free(game, seat, c)]
    for name, where in zip(names, spare, strict=False):
        build(game, player(game, seat), INDEX[name], cell(where))


def free(game: Game, seat: int, name: str) -> bool:
    return not player(game, seat).underground() & cells(name)


def family(game: Game, *strengths: int, seat: int = 0) -> None:
    """The dwarfs of a player, by strength; room is made for them."""
    p = player(game, seat)
    p.weapons = vec[i64](list(strengths) + [UNBORN] * (FAMILY - len(strengths)))
    p.room = max(p.room, len(strengths))
    if game.turn == seat and game.decision()["question"] == "place":
        game.dwarf = p.weakest()


def occupy(game: Game, space: str, seat: int = 1) -> None:
    """A dwarf of a player stands on a space whose goods are gone."""
    p = player(game, seat)
    p.stand(p.weakest(), SLOT[space])
    game.piles[SLOT[space]] = 0


def pile(game: Game, space: str, refills: int) -> None:
    game.piles[SLOT[space]] = refills


def play(game: Game, *texts: str) -> Game:
    """Carry out actions in notation, checked."""
    for text in texts:
        game.apply(game.parse(text))
    return game


def offers(game: Game) -> list[str]:
    """All legal actions in notation."""
    return [game.text(action) for action in game.legal_actions()]


def offered(game: Game, prefix: str) -> list[str]:
    """Those legal actions whose text starts with some words, without these words."""
    return [text.removeprefix(prefix).strip() for text in offers(game) if f"{text} ".startswith(f"{prefix} ")]


def harvest(game: Game, kind: str = "harvest") -> Game:
    """All dwarfs return home and the round ends with a harvest: "none", "harvest", "one-food" or "partial"."""
    clear_decisions(game)
    game.harvest = HARVESTS.index(kind)
    return_home(game)
    game.settle()
    return game


def final_trades(game: Game) -> Game:
    """The last round is over."""
    game.round = 12
    return harvest(game, "none")


def settle(game: Game, seat: int = 0) -> Game:
    """Look again whether the animals of a player find room."""
    player(game, seat).crowded = True
    game.house(player(game, seat))
    game.settle()
    return game


def points(game: Game, seat: int = 0) -> int:
    return game.scores()[seat]


__all__ = [
    "CHANCE", "OVER", "enrich", "family", "final_trades", "furnish", "give", "harvest", "lay", "occupy", "offered",
    "offers", "pile", "play", "player", "points", "settle", "start", "supply",
]  # fmt: skip
