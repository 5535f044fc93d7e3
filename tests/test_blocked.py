"""Everything in view is either named by a legal action or blocked with a reason, and the reasons are true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import caverna
from caverna import OVER, Game
from caverna.cave_farmers.furnish import ANY, ANY_DWELLING, LOOT_DWELLING
from caverna.cave_farmers.game import Game as CaveFarmers
from caverna.cave_farmers.machine import STEPS as FARMERS_STEPS
from caverna.cave_farmers.step import Step as FarmersStep
from caverna.cave_vs_cave.furnish import room_obstacle, rooms_for
from caverna.cave_vs_cave.game import Game as CaveVsCave
from caverna.cave_vs_cave.machine import STEPS as CAVES_STEPS
from caverna.cave_vs_cave.step import Step as CavesStep
from caverna.game.bits import indices
from caverna.game.obstacles import REASONS, Obstacle, goods_short, none_of
from tests.contract import pick
from tests.fuzz import SETUPS, enrich

SHARE = 0.1
"""The share of positions that are looked at."""

each_setup = pytest.mark.parametrize(
    ("name", "options"), SETUPS, ids=["-".join(map(str, [name, *options.values()])) for name, options in SETUPS]
)


def positions(name: str, options: dict[str, Any]) -> Iterator[Game]:
    """Positions of two random games, a poor and a rich one."""
    random = Random(str(options))
    for rich in (False, True):
        game = caverna.new_game(name, **options)
        if rich:
            enrich(game)
        while game.turn != OVER:
            if random.random() < SHARE:
                yield game
            game.apply(pick(game, game.legal_actions(), random))
        yield game


ANSWERS = {"part", "item", "effect"}
"""What is no thing in view but an answer to the open question."""


def in_view(view: dict[str, Any]) -> set[tuple[str, str]]:
    """All spaces, furnishings, action tiles and rooms that a view shows."""
    if view["game"] == "cave-farmers":
        built = [row["id"] for player in view["players"] for row in player["furnishings"]]
        furnishings = {("furnishing", id) for id in [*view["furnishings"], *built]}
        return furnishings | {("space", row["id"]) for row in view["spaces"]}
    built = [row["id"] for player in view["players"] for row in player["rooms"]]
    rooms = [*view["display"], *view["pool"], *view["unseen"], *built]
    return {("room", id) for id in rooms} | {("tile", row["id"]) for row in view["spaces"]}


def check_decision(game: Game) -> None:
    """Everything in view exactly once: in an action or with a reason."""
    decision: Any = game.decision()
    shown = in_view(dict(game.view()))
    kinds = {kind for kind, _ in shown}
    named = {(kind, row[kind]) for row in decision["actions"] for kind in (kinds | ANSWERS) & set(row)}
    blocked = Counter((kind, row[kind]) for row in decision["blocked"] for kind in (kinds | ANSWERS) & set(row))
    if game.turn < 0:
        assert not decision["blocked"]
        return
    assert {(kind, id) for kind, id in blocked if kind in kinds} == shown - named
    assert not set(blocked) & named
    assert set(blocked.values()) <= {1}
    for row in decision["blocked"]:
        assert set(row) - kinds - ANSWERS == {"reason", "arguments"}
        assert len(row) == 3
        assert tuple(row["arguments"]) == REASONS[row["reason"]]
    check_question(decision)


ABOUT = {
    "place": "space", "imitate": "space", "clear": "space", "take": "tile", "furnish": "furnishing room",
    "draft": "room",
}  # fmt: skip
"""The questions that are about such things: to these, "something else is asked" is no reason."""


def check_question(decision: dict[str, Any]) -> None:
    for kind in (*ABOUT.get(decision["question"], "").split(), *ANSWERS):
        assert not [row for row in decision["blocked"] if kind in row and row["reason"] == "not-now"]


def check_farmers(game: CaveFarmers) -> None:
    """Something is in the way exactly where it is impossible: of spaces, of all steps, and of every furnishing."""
    p = game.current_player()
    for slot in indices(game.open):
        space = game.setup.spaces[slot]
        assert (space.obstacle(game, p, slot) is None) == space.possible(game, p, slot), space.id
        assert (space.imitation_obstacle(game, p) is None) == (space.imitable and space.useful(game, p)), space.id
    for step in FARMERS_STEPS.steps:
        assert isinstance(step, FarmersStep)
        assert (step.obstacle(game, p) is None) == step.possible(game, p), step
    for furnish in (ANY, ANY_DWELLING, LOOT_DWELLING):
        for tile in indices(game.tiles):
            assert (furnish.tile_obstacle(game, p, tile) is None) == (furnish.tiles(game, p) >> tile & 1 != 0), tile


def check_caves(game: CaveVsCave) -> None:
    """The same for effects, rooms to activate and rooms to furnish."""
    p = game.current_player()
    for step in CAVES_STEPS.steps:
        assert isinstance(step, CavesStep)
        assert (step.obstacle(game, p) is None) == step.possible(game, p), step
    for room in indices(game.display):
        assert (room_obstacle(game, p, room) is None) == (rooms_for(game, p) >> room & 1 != 0), room


@each_setup
def test_what_is_neither_legal_nor_given_a_reason_does_not_exist(name: str, options: dict[str, Any]) -> None:
    for game in positions(name, options):
        check_decision(game)
        if game.turn >= 0:
            if isinstance(game, CaveFarmers):
                check_farmers(game)
            elif isinstance(game, CaveVsCave):
                check_caves(game)


def test_of_alternatives_that_lack_goods_the_nearest_are_named() -> None:
    wood, more_wood, stone = (goods_short(goods) for goods in ({"wood": 1}, {"wood": 2}, {"stone": 1}))
    told = none_of([more_wood, wood])
    assert told is not None
    assert (told.reason, told.arguments) == ("goods-short", {"goods": {"wood": 1}})
    told = none_of([wood, stone, Obstacle("no-cavern")])
    assert told is not None
    assert [part["reason"] for part in told.arguments["obstacles"]] == ["goods-short", "goods-short", "no-cavern"]
    assert none_of([wood, None]) is None
