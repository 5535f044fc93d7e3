"""Where the rooms of the display fit: the view shows the cells that would be legal for a player who could pay."""

from __future__ import annotations

from random import Random

import pytest

import caverna
from caverna import CHANCE, OVER
from caverna.cave_vs_cave.furnish import Furnish
from caverna.cave_vs_cave.game import Game
from caverna.cave_vs_cave.goods import LIMITS
from caverna.cave_vs_cave.rooms import INDEX as ROOM
from caverna.game.bits import bit
from tests.cave_vs_cave.scenario import clear, enrich, furnish, player, start
from tests.fuzz import CAVES

FREE = Furnish()


def rich(game: Game, seat: int) -> Game:
    """The same position, but for a player who can pay everything."""
    trial = game.copy()
    for kind, limit in enumerate(LIMITS):
        trial.players[seat].goods[kind] = limit
    return trial


def legal_cells(game: Game, seat: int) -> dict[str, list[str]]:
    """The cells for each room that a player could furnish now without any surcharge."""
    trial = rich(game, seat)
    trial.push(FREE, seat)
    found: dict[str, list[str]] = {}
    for action in trial.decision()["actions"]:
        if action["kind"] == "furnish":
            chosen = trial.copy()
            chosen.apply(action["action"])
            found[action["room"]] = [cell for at in chosen.decision()["actions"] for cell in at.get("cells", [])]
    return found


@pytest.mark.parametrize("number", range(len(CAVES)))
def test_rooms_fit_where_they_may_be_built_by_a_player_who_can_pay(number: int) -> None:
    random = Random(number)
    game = caverna.new_game("cave-vs-cave", **CAVES[number])
    assert isinstance(game, Game)
    if number % 2:
        enrich(game)
    while game.turn != OVER:
        if game.turn != CHANCE and game.era and random.random() < 0.1:
            view = game.view()
            for seat in range(game.num_players):
                fits = view["players"][seat]["fits"]
                assert list(fits) == view["display"]
                assert {room: cells for room, cells in fits.items() if cells} == legal_cells(game, seat)
        game.apply(random.choice(game.legal_actions()))


def test_rooms_of_a_draft_fit_where_they_may_be_placed() -> None:
    random = Random(4)
    game = caverna.new_game("cave-vs-cave", players=2, mode="quick-start")
    assert isinstance(game, Game)
    drafted = 0
    while game.turn == CHANCE or game.question() in ("draft", "draft-cell"):
        if game.question() == "draft":
            fits = game.view()["players"][game.turn]["fits"]
            rooms = {}
            for action in game.decision()["actions"]:
                chosen = game.copy()
                chosen.apply(action["action"])
                rooms[action["room"]] = {cell for at in chosen.decision()["actions"] for cell in at["cells"]}
            assert {room: set(cells) for room, cells in fits.items() if cells} == rooms
            drafted += 1
        game.apply(random.choice(game.legal_actions()))
    assert drafted > 4


def test_a_blue_room_fits_nowhere_before_there_are_more_orange_rooms() -> None:
    game = start(mode="era-1")
    clear(game, "d1 e1 d2 e2 e3 e4")
    room = "retting-room"
    game.display |= bit(ROOM[room])
    assert game.view()["players"][0]["fits"][room] == []
    furnish(game, "shelf", "d2")
    furnish(game, "tunnel", "e2")
    assert game.view()["players"][0]["fits"][room] != []


WALLS = {
    "": "W0", "south": "W1", "north east": "W2A", "south west": "W2A", "north south": "W2O", "east west": "W2O",
    "north east south": "W3", "north east south west": "W4",
}  # fmt: skip


def test_the_class_of_a_cell_is_how_its_walls_stand() -> None:
    game = start(mode="era-1")
    player(game).wall_south |= player(game).site_south
    seen = set()
    for mode in ("era-1", "quick-start", "short"):
        for state in (game, caverna.new_game("cave-vs-cave", players=2, mode=mode)):
            for cell in state.view()["players"][0]["cells"]:
                sides = " ".join(side for side in ("north", "east", "south", "west") if side in cell["walls"])
                seen.add(sides)
                if sides in WALLS:
                    assert cell["wall_class"] == WALLS[sides]
                assert cell["wall_class"][1] == str(len(cell["walls"]))
    assert len(seen) > 6


def test_a_side_of_the_additional_cavern_tells_how_its_walls_stand() -> None:
    notation = start().notation()
    infos = [notation.actions[notation.by_text[f"side {walls}"]] for walls in (2, 3)]
    assert [info.arguments["wall_class"] for info in infos] == ["W2A", "W3"]
