"""What a network expects: values, lines of play and score sheets."""

from __future__ import annotations

import pytest

from caverna import CHANCE, OVER, Game
from caverna.bots.bot import engine_of, lead
from caverna.game.engine import Engine
from caverna.nets import Foresight, after, shipped_net
from tests.bots.positions import position
from tests.review.endings import endings, played, untrained

AT = ((0, 30), (1, 60), (6, 50), (9, 70))
POSITIONS = [position(*at) for at in AT]
positions = pytest.mark.parametrize("game", POSITIONS, ids=lambda game: f"{game.name}-{game.num_players}")


def foresight(game: Game, simulations: int = 16, seed: int = 0) -> Foresight:
    return Foresight(shipped_net(game.name, game.num_players), simulations, seed)


def children(game: Game) -> list[Engine]:
    return [after(engine_of(game), action) for action in game.legal_actions()]


@positions
def test_the_value_of_a_position_does_not_depend_on_the_others(game: Game) -> None:
    together = foresight(game).values(children(game))
    for child, points in zip(children(game), together, strict=True):
        assert foresight(game).values([child])[0] == pytest.approx(points, abs=0.01)


@positions
def test_the_same_seed_sees_the_same(game: Game) -> None:
    first, second = (foresight(game, seed=3) for _ in range(2))
    some = children(game)[:3]
    assert first.values(some) == second.values(some)
    assert first.lines(some, 2) == second.lines(some, 2)
    assert first.sheets(some[:1], [0]) == second.sheets(some[:1], [0])


@positions
def test_nothing_looked_at_changes(game: Game) -> None:
    before = children(game)
    looked_at = [child.copy() for child in before]
    found = foresight(game)
    found.values(looked_at)
    found.lines(looked_at, 1)
    found.sheets(looked_at[:1], [0])
    assert looked_at == before


@positions
def test_values_are_what_the_game_allows(game: Game) -> None:
    for points in foresight(game).values(children(game)):
        assert len(points) == game.num_players
        assert all(-100 < own < 300 for own in points)


def test_at_the_end_everything_is_known() -> None:
    game = played(1).game
    found, engine = foresight(game), engine_of(game)
    assert found.values([engine]) == [tuple(game.scores())]
    assert found.lines([engine], 3) == [[]]
    assert found.sheets([engine], [0]) == [game.score_sheet(0)]
    assert found.values([]) == []


@positions
def test_a_line_is_legal_and_as_long_as_asked(game: Game) -> None:
    for child, line in zip(children(game)[:4], foresight(game).lines(children(game)[:4], 3), strict=True):
        decisions = 0
        for step in line:
            assert child.turn == step.seat
            assert step.action in child.legal_actions()
            assert 0.0 < step.share <= 1.0
            decisions += child.turn != CHANCE and len(child.search_actions()) > 1
            child.apply(step.action)
        assert decisions == 3 or child.turn == OVER


@positions
def test_a_score_sheet_has_the_categories_of_the_game(game: Game) -> None:
    child = children(game)[0]
    (sheet,) = foresight(game).sheets([child], [0])
    assert sheet
    if game.options.get("mode") != "eras-1-2":  # where the categories change with the era
        assert sheet.keys() == game.score_sheet(0).keys()


@pytest.mark.parametrize("players", [1, 2])
def test_the_best_value_solves_small_endings(players: int) -> None:
    """Without a network's help: all is left to the search."""
    found = [*endings(range(8), chance=False, players=players, spread=3.0)]
    assert found
    for ending in found:
        game = ending.match.game
        values = Foresight(untrained(game), 512).values([after(engine_of(game), action) for action in ending.leads])
        leads = [lead(points, 0) for points in values]
        wanted = max if game.turn == 0 else min
        assert [*ending.leads.values()][leads.index(wanted(leads))] == wanted(ending.leads.values())


def test_a_lead_is_over_the_best_of_the_others() -> None:
    assert lead([3.0, 7.0, 5.0], 1) == 2.0
    assert lead([3.0, 7.0, 5.0], 0) == -4.0
    assert lead([42.0], 0) == 42.0
