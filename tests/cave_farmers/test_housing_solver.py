"""The housing solver, and the arrangement that is drawn, against every possible arrangement on random boards."""

from __future__ import annotations

import functools
import random
from dataclasses import dataclass, field

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.goods import GOODS
from caverna.cave_farmers.grid import cell_name
from caverna.cave_farmers.housing import barn_of, fits, housed
from caverna.cave_farmers.stalls import Stall, arranged
from caverna.game.bits import indices
from tests.cave_farmers.herds import TYPES
from tests.cave_farmers.scenario import furnish, give, lay, player, start
from tests.rules import rule

FOREST = [column + row for row in "1234" for column in "abc"]
OVERHANGING = ["z1", "z3", "a0", "c0", "b5"]
MINE_CELLS = ["e1", "e2", "f1", "f2", "f3", "g2", "e5"]
ROOMS = {"cuddle-room": "d3", "breakfast-room": "d2", "mixed-dwelling": "d1", "stubble-room": "e3"}
BATCHES = range(16)  # 4,000 boards
BOARDS = 250  # in a batch
START = start()


@dataclass(frozen=True)
class Area:
    """A place for animals: whom it holds, how many, and whether dogs may watch sheep there."""

    where: frozenset[str]
    room: int
    types: tuple[str, ...] = TYPES
    meadow: bool = False

    def limit(self, kind: str, dogs: int) -> int:
        if kind not in self.types:
            return 0
        return max(self.room, dogs + 1) if dogs and self.meadow and kind == "sheep" else self.room


@dataclass
class Board:
    """A home board in words; large pastures by their two cells."""

    meadow: list[str] = field(default_factory=list)
    small: list[str] = field(default_factory=list)
    large: list[tuple[str, str]] = field(default_factory=list)
    empty_field: list[str] = field(default_factory=list)
    sown_field: list[str] = field(default_factory=list)
    stable: list[str] = field(default_factory=list)
    ore_mine: list[str] = field(default_factory=list)
    ruby_mine: list[str] = field(default_factory=list)
    rooms: list[str] = field(default_factory=list)
    dwarfs: int = 2

    def areas(self) -> list[Area]:
        """The capacity table of the rules."""
        found = [Area(frozenset({"d4"}), 2)]
        found += [Area(frozenset({c}), 1 if c in self.stable else 0, meadow=True) for c in self.meadow]
        found += [Area(frozenset({c}), 4 if c in self.stable else 2, meadow=True) for c in self.small]
        for pair in self.large:
            stables = len([c for c in pair if c in self.stable])
            found.append(Area(frozenset(pair), {0: 4, 1: 8, 2: 16}[stables], meadow=True))
        tiled = {*self.meadow, *self.small, *(c for pair in self.large for c in pair)}
        found += [Area(frozenset({c}), 1, ("boar",)) for c in self.stable if c not in tiled]
        found += [Area(frozenset({c}), 1, ("donkey",)) for c in self.ore_mine + self.ruby_mine]
        if "cuddle-room" in self.rooms:
            found.append(Area(frozenset({ROOMS["cuddle-room"]}), self.dwarfs, ("sheep",)))
        if "breakfast-room" in self.rooms:
            found.append(Area(frozenset({ROOMS["breakfast-room"]}), 3, ("cattle",)))
        if "mixed-dwelling" in self.rooms:
            found.append(Area(frozenset({ROOMS["mixed-dwelling"]}), 2))
        if "stubble-room" in self.rooms:
            found += [Area(frozenset({c}), 1) for c in self.empty_field]
        return found

    def put_up(self, animals: dict[str, int]) -> Game:
        game = START.copy()
        across = [a for a, b in self.large if a[1] == b[1]]
        down = [a for a, b in self.large if a[1] != b[1]]
        fields = self.empty_field + self.sown_field
        lay(
            game, meadow=" ".join(self.meadow), small=" ".join(self.small), stable=" ".join(self.stable),
            large_across=" ".join(across), large_down=" ".join(down), field=" ".join(fields),
            grain_1=" ".join(self.sown_field[::2]), vegetable_2=" ".join(self.sown_field[1::2]),
            ore_mine=" ".join(self.ore_mine), ruby_mine=" ".join(self.ruby_mine),
        )  # fmt: skip
        for room in self.rooms:
            furnish(game, room, at=ROOMS[room])
        player(game).weapons = vec[i64]([0] * self.dwarfs + [-1] * (6 - self.dwarfs))
        give(game, **animals)
        return game


def random_board(rng: random.Random) -> Board:
    """Any mixture, sometimes dense and sometimes nearly bare, so that few areas and many are both tried."""
    board = Board(dwarfs=rng.randint(2, 6))
    free = rng.sample(FOREST, 12) + rng.sample(OVERHANGING, rng.randint(0, 3))
    kinds = [*rng.choices(["bare", "meadow", "small", "large", "empty", "sown"], k=3), "bare", "meadow", "small"]
    for cell in free[: rng.randint(1, len(free))]:
        if cell not in free:
            continue
        kind = rng.choice(kinds)
        partner = next((c for c in neighbours(cell) if c in free), "")
        if kind == "large" and partner:
            board.large.append((cell, partner))
            free.remove(partner)
        elif kind == "meadow":
            board.meadow.append(cell)
        elif kind == "small":
            board.small.append(cell)
        elif kind == "empty":
            board.empty_field.append(cell)
        elif kind == "sown":
            board.sown_field.append(cell)
        else:
            continue
        free.remove(cell)
    tiles = [*board.meadow, *board.small, *(c for pair in board.large for c in pair)]
    possible = [c for c in {*FOREST, *tiles} if c not in board.empty_field + board.sown_field]
    board.stable = rng.sample(sorted(possible), min(len(possible), rng.randint(0, 3)))
    mines = rng.sample(MINE_CELLS, rng.choice([0, 0, 1, 2, 4]))
    board.ore_mine, board.ruby_mine = mines[::2], mines[1::2]
    board.rooms = [room for room in ROOMS if rng.random() < 0.35]
    return board


def neighbours(cell: str) -> list[str]:
    """The cell to the right and the one below."""
    columns = "zabc"
    right = columns[columns.index(cell[0]) + 1] + cell[1] if cell[0] != "c" else ""
    return [right, f"{cell[0]}{int(cell[1]) + 1}"]


def random_animals(rng: random.Random, board: Board) -> dict[str, int]:
    """About as many as there is room for: where it is decided whether they fit."""
    dogs = rng.choice([0, 0, 1, 1, 2, 3, 5])
    areas = board.areas()
    total = sum(area.room for area in areas)
    if any(area.meadow for area in areas):
        total += dogs + 1
    total = round(total * rng.uniform(0.5, 1.0))
    preferred = rng.sample(TYPES, rng.randint(1, 4))
    animals = dict.fromkeys(TYPES, 0)
    while total > 0:
        kind = "sheep" if dogs and rng.random() < 0.3 else rng.choice(preferred)
        group = min(total, rng.choice([1, 1, 2, 2, 3, 4, 8]))
        animals[kind] += group
        total -= group
    return {**animals, "dog": dogs}


def some_arrangement_houses(areas: list[Area], animals: dict[str, int]) -> bool:
    """Each type, and any number of dogs, on each area in turn; it is left empty only where that saves dogs."""
    areas = sorted(areas, key=lambda area: -area.room)  # the answer is the same in any order
    known: dict[tuple[int, int, tuple[int, ...]], bool] = {}
    room_from = [sum(area.room + area.meadow for area in areas[index:]) for index in range(len(areas) + 1)]

    def rest_fits(index: int, dogs: int, waiting: tuple[int, ...]) -> bool:
        if not any(waiting):
            return True
        if index == len(areas) or sum(waiting) > room_from[index] + dogs:  # too many even if no room were lost
            return False
        key = index, dogs, waiting
        if key not in known:
            known[key] = any(rest_fits(index + 1, dogs - n, left) for n, left in uses(areas[index], dogs, waiting))
        return known[key]

    return rest_fits(0, animals["dog"], tuple(animals[kind] for kind in TYPES))


def uses(area: Area, dogs: int, waiting: tuple[int, ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Whatever may be done with an area: the dogs on it, and who waits still."""
    found = [(0, waiting)] if area.meadow and dogs else []
    for number, kind in enumerate(TYPES):
        for used in range(dogs + 1 if area.meadow and kind == "sheep" else 1):
            limit = area.limit(kind, used)
            if waiting[number] and limit:
                left = max(0, waiting[number] - limit)
                found.append((used, (*waiting[:number], left, *waiting[number + 1 :])))
    return found or [(0, waiting)]


def positions(batch: int, boards: int = BOARDS) -> list[tuple[Board, dict[str, int]]]:
    rng = random.Random(batch)
    found = []
    for _ in range(boards):
        board = random_board(rng)
        found.append((board, random_animals(rng, board)))
    return found


@functools.cache
def judged(batch: int) -> list[tuple[Board, dict[str, int], bool]]:
    """Positions, and whether all animals find room."""
    return [(board, animals, some_arrangement_houses(board.areas(), animals)) for board, animals in positions(batch)]


def where(stall: Stall) -> frozenset[str]:
    return frozenset(cell_name(cell) for cell in indices(stall.cells))


@rule("farmers", 17, 4)
@pytest.mark.parametrize("batch", BATCHES)
def test_the_solver_finds_room_exactly_when_some_arrangement_houses_all_animals(batch: int) -> None:
    for board, animals, room in judged(batch):
        assert housed(player(board.put_up(animals))) == room, (board, animals)


@rule("farmers", 17, 4)
def test_the_random_boards_are_worth_trying() -> None:
    """Many animals fit and many do not, often only because of dogs."""
    positions = [position for batch in BATCHES for position in judged(batch)]
    fitting = [(board, animals) for board, animals, room in positions if room]
    thanks_to_dogs = [
        animals for board, animals in fitting if not some_arrangement_houses(board.areas(), {**animals, "dog": 0})
    ]
    assert len(positions) == 4000
    assert 1000 < len(fitting) < 3000
    assert len(thanks_to_dogs) > 200


@rule("farmers", 17, 4)
@pytest.mark.parametrize("batch", range(100, 104))
def test_newborns_fit_exactly_when_some_arrangement_houses_them_with_all_others(batch: int) -> None:
    for board, animals in positions(batch, 50):
        p = player(board.put_up(animals))
        barn = barn_of(p)
        for newborn in range(16):
            grown = {**animals, **{kind: animals[kind] + (newborn >> i & 1) for i, kind in enumerate(TYPES)}}
            assert fits(p, barn, newborn) == some_arrangement_houses(board.areas(), grown), (board, animals, newborn)


@rule("farmers", 17, 4)
@pytest.mark.parametrize("batch", BATCHES)
def test_the_drawn_arrangement_houses_everything_exactly_when_it_fits(batch: int) -> None:
    for board, animals, room in judged(batch):
        p = player(board.put_up(animals))
        drawn = dict.fromkeys(TYPES, 0)
        for stall in arranged(p):
            if stall.animals:
                drawn[GOODS[stall.kind]] += stall.animals
        everything = {kind: animals[kind] for kind in TYPES}
        assert (drawn == everything) == room, (board, animals, drawn)
        assert all(drawn[kind] <= everything[kind] for kind in TYPES), (board, animals, drawn)


@rule("farmers", 17, 4)
@pytest.mark.parametrize("batch", range(200, 204))
def test_the_drawn_arrangement_keeps_the_rules_of_every_area(batch: int) -> None:
    for board, animals in positions(batch):
        stalls = arranged(player(board.put_up(animals)))
        areas = {area.where: area for area in board.areas()}
        assert {where(stall) for stall in stalls} == set(areas), board
        assert len(stalls) == len(areas), board
        assert sum(stall.dogs for stall in stalls) <= animals["dog"], (board, animals)
        for stall in stalls:
            area = areas[where(stall)]
            assert stall.animals >= 0
            assert not stall.dogs or area.meadow, (board, animals)
            if stall.animals:
                assert stall.animals <= area.limit(GOODS[stall.kind], stall.dogs), (board, animals, area)
                assert not stall.dogs or GOODS[stall.kind] == "sheep", (board, animals, area)


@rule("farmers", 17, 4)
@pytest.mark.parametrize("room", list(ROOMS)[:3])
def test_stalls_of_furnishings_lie_where_these_lie(room: str) -> None:
    game = Board(rooms=[room]).put_up({})
    assert [where(stall) for stall in arranged(player(game))] == [{"d4"}, {ROOMS[room]}]


@rule("farmers", 17, 4)
def test_the_view_shows_every_animal_and_the_dogs_that_watch() -> None:
    game = Board(meadow=["c4"], ore_mine=["e1"]).put_up({"sheep": 3, "dog": 2, "donkey": 1, "boar": 2})
    assert game.view()["players"][0]["housing"] == [
        {"cells": ["d4"], "animal": "boar", "animals": 2, "dogs": 0, "room": 2},
        {"cells": ["c4"], "animal": "sheep", "animals": 3, "dogs": 2, "room": 3},
        {"cells": ["e1"], "animal": "donkey", "animals": 1, "dogs": 0, "room": 1},
    ]
