"""The tables that the game plays by, as plain data: nothing here that the engine does not use.

Most tables are lists of rows. What belongs to some numbers of players only says so in `players`.
"""

from __future__ import annotations

from typing import Any, Final

from caverna.game.bits import indices

from . import cave, scoring
from .effects import BONUSES
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
from .tiles import INDEX, MENUS, TILES, Tile
from .wording import AND_OR, PLURALS, WALL_WORDS, ahead, alternatives, tile_wording, wall_classes

QUESTIONS: Final = {
    "tile": "Which action tile is turned up?",
    "take": "Which action tile do you take?",
    "effect": "What do you use?",
    "room": "Which room do you activate?",
    "draw": "Which room is turned up?",
    "three-goods": "Which three goods do you pay?",
    "iron": "How much iron becomes weapons?",
    "dig": "Which tile do you dig away?",
    "furnish": "Which room do you furnish?",
    "cell": "Where does the room lie?",
    "wall": "Which wall?",
    "side": "How many printed walls shall the additional cavern have?",
    "go-on": "Era I is over. Do you go on to era II?",
    "draft": "Which room do you draft?",
    "draft-cell": "Where does the room lie, and with which new walls?",
    "cover": "Which cell of yours is covered with a tile face down?",
    "over": "The game is over.",
}
"""What each question of a decision means."""

SIDES: Final = {"n": "north", "e": "east", "s": "south", "w": "west"}


def reference(players: object = None) -> dict[str, Any]:
    """All tables, or what concerns one number of players; `InvalidOption` if the game is not for so many."""
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
        "wall_classes": [class_row(name) for name in cave.CLASSES],
        "rooms": [room_row(number, room) for number, room in enumerate(ROOMS)],
        "boards": [cell_row(name) for name in cave.NAMES if name != "x"],
        "additional_cavern": cavern_rows(),
        "scoring": scoring_rows(),
        "goal": goal_rows() if 1 in counts else [],
        "questions": dict(QUESTIONS),
        "any_time": ["eat"],
        "arguments": {"tile": "actions", "room": "rooms"},
        "parts": {"rooms": ["era", "back", "colour"]},
    }


# the course of the game


def setup_rows(counts: list[int]) -> list[dict[str, Any]]:
    """What lies on the table when an era, the draft or the short game begins."""
    drawn = f"{len(POOL)} rooms and {POOL_DRAWN} drawn ones in the common pool; no era I board"
    rows: list[dict[str, Any]] = [
        {"players": [1], "start": "era I", "walls": WALLS, "goods": 1, "gold": 1,
         "note": f"{SOLO_LIGHT} light rooms in the display, a pile of {SOLO_PILES[0]} tiles"},
        {"players": [1], "start": "era II", "walls": 0, "goods": 1, "gold": 1,
         "note": f"what is at 0 becomes 1; {SOLO_LIGHT} more light rooms, a second pile of {SOLO_PILES[1]} tiles"},
        {"players": [2], "start": "era I", "walls": WALLS, "goods": 1, "gold": 1,
         "note": "all light rooms in the display"},
        {"players": [2], "start": "era II", "walls": MORE_WALLS, "goods": 1, "gold": 1,
         "note": "what is at 0 becomes 1; all light rooms; who leads has the gate covered too"},
        {"players": [2], "start": "quick start", "walls": 2 * DRAFT_WALLS, "goods": None, "gold": None,
         "note": f"a draft from a pile of {DRAFT_PILE} tiles to {DRAFT_GOAL} points, {DRAFT_WALLS} walls each"},
        {"players": [2], "start": "era II, after a quick start", "walls": WALLS + MORE_WALLS, "goods": 1,
         "gold": DRAFT_GOLD, "note": "walls of the draft included; whoever is behind has a gold more for each point"},
        {"players": [2], "start": "short", "walls": SHORT_WALLS, "goods": 1, "gold": SHORT_GOLD, "note": drawn},
    ]  # fmt: skip
    return [row for row in rows if set(row["players"]) & set(counts)]


MODE_EFFECTS: Final = {
    "eras-1-2": "Era I, then era II; the scores of both are added.",
    "era-1": "Era I alone.",
    "ask": "Era I; then all players are asked whether they go on to era II.",
    "quick-start": "The rooms of era I are drafted, then era II is played; only its score counts.",
    "short": "Era II alone, with a common pool of era I rooms.",
}


def mode_rows(counts: list[int]) -> list[dict[str, Any]]:
    return [
        {"id": mode, "players": [count for count in counts if mode in MODES[count]], "effect": effect}
        for mode, effect in MODE_EFFECTS.items()
        if any(mode in MODES[count] for count in counts)
    ]


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
            "end": "every donkey hauls 1 ore" if era == 2 and number < SECOND_ERA_ROUNDS else None,
        }
        for era, number, back in backs
    ]


# goods


def era_of(good: str) -> int:
    return 1 if GOODS.index(good) < FIRST_ERA_KINDS else 2


def goods_rows() -> list[dict[str, Any]]:
    return [
        {
            "id": good,
            "name": good,
            "plural": PLURALS.get(good, good),
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
    effects = tile_wording(MENUS[INDEX[tile.id]])
    return {
        "number": number + 1,
        "id": tile.id,
        "name": tile.name,
        "back": tile.back,
        "players": [count for count in players_of(number) if count in counts],
        "effects": effects,
        "connective": AND_OR if len(effects) > 1 else None,
        "note": condition(int(tile.leads), counts),
    }


def condition(kind: int, counts: list[int]) -> str | None:
    """For whom a tile or a slot is; alone one need not be ahead of anybody."""
    return ahead(kind) if 2 in counts else None


def slot_rows(counts: list[int]) -> list[dict[str, Any]]:
    """What the slots of era II add to the tile that stands there."""
    return [
        {"number": number, "effect": alternatives(bonus.effects), "note": condition(int(bonus.leads), counts)}
        for number, bonus in enumerate(BONUSES, 1)
    ]


def room_row(number: int, room: Room) -> dict[str, Any]:
    return {
        "number": number,
        "id": room.id,
        "name": room.name,
        "era": room.era,
        "colour": room.colour,
        "back": "printed" if number == CAVE_ENTRANCE else "light" if room.light else "dark",
        "cost": room.cost.to_dict(),
        "walls": wall_classes(int(room.walls)),
        "points": int(room.points),
        "effect": room.does,
    }


# caves


def class_row(name: str) -> dict[str, Any]:
    picture, words = WALL_WORDS[name]
    return {"id": name, "picture": picture, "name": words, "walls": int(name[1])}


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
    edges = f"{cave.FIRST_EDGES} {cave.SECOND_EDGES}".split()
    return [edge[2:] if edge[:2] == name else edge[:2] for edge in edges if name in (edge[:2], edge[2:])]


def cell_note(at: int) -> str | None:
    if cave.ENTRANCE >> at & 1:
        return f"{ROOMS[CAVE_ENTRANCE].name}, printed; era I comes in from the west"
    if cave.FIRST_EMPTY >> at & 1:
        return "empty from the start"
    if cave.GATE >> at & 1:
        seam = ", ".join(cave.cell_name(cell) for cell in indices(cave.ENTRANCE))
        return f"the gate: era II comes in from the south; to {seam} the way is open"
    return None


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
    rows: tuple[tuple[str, list[int], float | None, str], ...] = (
        ("first-era", [2], None, "the score of era I, if it was played"),
        ("rooms", [1, 2], None, "the points printed on all own rooms, in both eras"),
        ("weapons", [2], 1, "each weapon"),
        ("iron", [2], 0.5, "each iron"),
        ("gold", [1], 1, "each gold"),
        ("gold", [2], 0.5, "each gold"),
    )
    return [{"id": id, "eras": eras, "points": points, "for": what} for id, eras, points, what in rows]


def goal_rows() -> list[dict[str, Any]]:
    """What a solo player tries to reach, or to beat, with the eras that were played."""
    return [
        {"players": [1], "era": 1, "reach": scoring.SOLO_GOAL, "beat": None, "grade": "goal"},
        {"players": [1], "era": 1, "reach": None, "beat": scoring.SOLO_GREAT, "grade": "outstanding"},
        {"players": [1], "era": 2, "reach": None, "beat": scoring.SOLO_GOAL_BOTH, "grade": "goal"},
    ]
