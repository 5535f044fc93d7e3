"""The tables that the game plays by, as plain data: nothing here that the engine does not use.

Most tables are lists of rows. What belongs to some numbers of players only says so in `players`.
"""

from __future__ import annotations

from typing import Any, Final

from . import cave, scoring
from .effects import BONUSES, Effect
from .goods import EDIBLE, FIRST_ERA_KINDS, GOODS, LIMITS
from .rooms import CAVE_ENTRANCE, ROOMS, Room
from .setup import (
    BACKS,
    DRAFT_GOAL,
    DRAFT_GOLD,
    DRAFT_PILE,
    DRAFT_WALLS,
    MODES,
    MORE_WALLS,
    POOL,
    POOL_DRAWN,
    SECOND_ERA_ROUNDS,
    SHORT_GOLD,
    SHORT_WALLS,
    SOLO_LIGHT,
    SOLO_PILES,
    WALLS,
    Setup,
    setup_for,
)
from .signs import signs
from .tiles import TILES, Tile

QUESTIONS: Final = (
    "tile", "take", "effect", "room", "draw", "three-goods", "iron", "dig", "furnish", "cell", "wall", "side",
    "go-on", "draft", "draft-cell", "cover", "over",
)  # fmt: skip
"""What a decision may ask."""

SIDES: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}


def reference(players: object = None) -> dict[str, Any]:
    """All tables, or those for one number of players; `InvalidOption` if the game does not allow that number."""
    counts = list(MODES) if players is None else [int(setup_for(players).players)]
    return {
        "setup": setup_rows(counts),
        "modes": mode_rows(counts),
        "options": [{"option": "mode", "values": [row["id"] for row in mode_rows(counts)]}],
        "rounds": [row for count in counts for row in round_rows(setup_for(count))],
        "goods": goods_rows(),
        "conversions": [{"pay": {good: 1}, "get": {"food": 1}, "era": era_of(good)} for good in EDIBLE],
        "actions": [action_row(i, tile, counts) for i, tile in enumerate(TILES) if set(counts) & set(players_of(i))],
        "bonus_slots": slot_rows(counts),
        "wall_classes": [{"id": name, "walls": int(name[1])} for name in cave.CLASSES],
        "rooms": [room_row(number, room) for number, room in enumerate(ROOMS)],
        "signs": signs(),
        "boards": [cell_row(name) for name in cave.NAMES if name != "x"],
        "additional_cavern": cavern_rows(),
        "scoring": scoring_rows(),
        "goal": goal_rows() if 1 in counts else [],
        "questions": list(QUESTIONS),
        "any_time": ["eat"],
        "arguments": {"tile": "actions", "room": "rooms"},
        "parts": {"rooms": ["era", "back", "colour"]},
    }


# rounds


def setup_rows(counts: list[int]) -> list[dict[str, Any]]:
    """What lies on the table when an era, the draft or the short game begins.

    `light` is the number of light rooms that come into the display, `pile` the tiles of the pile, `pool` the rooms of
    the common pool, and `draft` the points that end the draft; None means all, or that there is nothing of the kind.
    """
    rows = [
        start_row(1, "era-1", WALLS, light=SOLO_LIGHT, pile=SOLO_PILES[0]),
        start_row(1, "era-2", 0, light=SOLO_LIGHT, pile=SOLO_PILES[1]),
        start_row(2, "era-1", WALLS),
        start_row(2, "era-2", MORE_WALLS),
        start_row(2, "quick-start", 2 * DRAFT_WALLS, goods=None, gold=None, pile=DRAFT_PILE, draft=DRAFT_GOAL),
        start_row(2, "era-2-after-quick-start", WALLS + MORE_WALLS, gold=DRAFT_GOLD),
        start_row(2, "short", SHORT_WALLS, gold=SHORT_GOLD, pool=len(POOL) + POOL_DRAWN),
    ]
    return [row for row in rows if set(row["players"]) & set(counts)]


def start_row(
    players: int, start: str, walls: int, *, goods: int | None = 1, gold: int | None = 1, light: int | None = None,
    pile: int | None = None, pool: int | None = None, draft: int | None = None,
) -> dict[str, Any]:  # fmt: skip
    """What a player starts with."""
    return {
        "players": [players], "start": start, "walls": walls, "goods": goods, "gold": gold, "light": light,
        "pile": pile, "pool": pool, "draft": draft,
    }  # fmt: skip


def mode_rows(counts: list[int]) -> list[dict[str, Any]]:
    """The modes of the game."""
    modes = dict.fromkeys(mode for count in MODES for mode in MODES[count])
    rows = [{"id": mode, "players": [count for count in counts if mode in MODES[count]]} for mode in modes]
    return [row for row in rows if row["players"]]


def round_rows(setup: Setup) -> list[dict[str, Any]]:
    """Each round with the back of the tile it turns up and the turns of each player."""
    count = int(setup.players)
    backs = [(1, number, back) for number, back in enumerate(BACKS[count]) if number]
    backs += [(2, number, "II") for number in range(1, SECOND_ERA_ROUNDS + 1)]
    return [
        {
            "players": [count],
            "era": era,
            "round": number,
            "back": back,
            "turns": int(setup.dwarfs(era, number)),
            "end": "haul" if era == 2 and number < SECOND_ERA_ROUNDS else None,
        }
        for era, number, back in backs
    ]


# goods


def era_of(good: str) -> int:
    """The era that adds a good."""
    return 1 if GOODS.index(good) < FIRST_ERA_KINDS else 2


def goods_rows() -> list[dict[str, Any]]:
    """The goods with their limits."""
    return [
        {
            "id": good,
            "era": era_of(good),
            "limit": int(LIMITS[kind]),
            "eaten_as": {"food": 1} if good in EDIBLE else None,
        }
        for kind, good in enumerate(GOODS)
    ]


# tiles and rooms


def players_of(tile: int) -> list[int]:
    """The numbers of players with whom an action tile is in play."""
    return [count for count in MODES if setup_for(count).tiles >> tile & 1]


def action_row(number: int, tile: Tile, counts: list[int]) -> dict[str, Any]:
    """One action tile."""
    return {
        "number": number + 1,
        "id": tile.id,
        "back": tile.back,
        "players": [count for count in players_of(number) if count in counts],
        "effects": [notation(group) for group in tile.groups],
        "more_than_other": leads(int(tile.leads), counts),
    }


def notation(effects: list[Effect]) -> list[str]:
    """The effects of a group, of which one may be used."""
    return [effect.text.removeprefix("bonus ") for effect in effects]


def leads(kind: int, counts: list[int]) -> str | None:
    """The good of which one must have more than the other player; alone there is no such condition."""
    return GOODS[kind] if kind >= 0 and 2 in counts else None


def slot_rows(counts: list[int]) -> list[dict[str, Any]]:
    """What the slots of era II add to the tile that stands there."""
    return [
        {"number": number, "effects": [notation(bonus.effects)], "more_than_other": leads(int(bonus.leads), counts)}
        for number, bonus in enumerate(BONUSES, 1)
    ]


def room_row(number: int, room: Room) -> dict[str, Any]:
    """One room."""
    return {
        "number": number,
        "id": room.id,
        "era": room.era,
        "colour": room.colour,
        "back": "printed" if number == CAVE_ENTRANCE else "light" if room.light else "dark",
        "cost": room.cost.to_dict(),
        "walls": [name for i, name in enumerate(cave.CLASSES) if room.walls >> i & 1],
        "points": int(room.points),
        "effects": [notation(group) for group in room.groups],
    }


# caves


def cell_row(name: str) -> dict[str, Any]:
    """A cell of a board: its rock, the neighbours towards which a wall can be built, and what digging brings."""
    at = cave.cell(name)
    return {
        "cell": name,
        "era": 1 if cave.FIRST_BOARD >> at & 1 else 2,
        "rock": [SIDES[side] for side in cave.ROCK.get(name, "")],
        "edges": neighbours(name),
        "symbol": {cave.SYMBOLS[name]: 1} if name in cave.SYMBOLS else {},
        "note": cell_note(at),
    }


def neighbours(name: str) -> list[str]:
    """The cells that an edge for a wall connects with a cell."""
    edges = f"{cave.FIRST_EDGES} {cave.SECOND_EDGES}".split()
    return [edge[2:] if edge[:2] == name else edge[:2] for edge in edges if name in (edge[:2], edge[2:])]


def cell_note(at: int) -> str | None:
    """The id of a remark on a cell."""
    if cave.ENTRANCE >> at & 1:
        return "entrance"
    if cave.FIRST_EMPTY >> at & 1:
        return "empty"
    return "gate" if cave.GATE >> at & 1 else None


def cavern_rows() -> list[dict[str, Any]]:
    """The two sides of the additional cavern, the cell x."""
    return [
        {"side": walls, "cell": "x", "printed": [SIDES[side] for side in sides],
         "edges": [name for side, name in SIDES.items() if side not in sides]}
        for walls, sides in cave.CAVERN_SIDES.items()
    ]  # fmt: skip


# points


def scoring_rows() -> list[dict[str, Any]]:
    """The categories of the score sheet. No points here: they are printed on the rooms."""
    rows: tuple[tuple[str, list[int], float | None], ...] = (
        ("first-era", [2], None), ("rooms", [1, 2], None), ("weapons", [2], 1), ("iron", [2], 0.5),
        ("gold", [1], 1), ("gold", [2], 0.5),
    )  # fmt: skip
    return [{"id": id, "eras": eras, "points": points} for id, eras, points in rows]


def goal_rows() -> list[dict[str, Any]]:
    """What a solo player tries to reach, or to beat, with the eras that were played."""
    return [
        {"players": [1], "era": 1, "reach": scoring.SOLO_GOAL, "beat": None, "grade": "goal"},
        {"players": [1], "era": 1, "reach": None, "beat": scoring.SOLO_GREAT, "grade": "outstanding"},
        {"players": [1], "era": 2, "reach": None, "beat": scoring.SOLO_GOAL_BOTH, "grade": "goal"},
    ]
