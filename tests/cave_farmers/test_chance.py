"""Cards and markers come in every order equally often."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import comb

import pytest

from caverna import CHANCE, OVER, Match
from caverna.cave_farmers.game import new_game
from tests.form import length
from tests.rules import rule

GAMES = length(full=1_200, usual=600, pure=400)


def chance_events(players: int, seed: int) -> list[str]:
    """What chance turns up in a match, whatever the players do."""
    match = Match("cave-farmers", players=players, seed=seed)
    while match.game.turn != OVER:
        match.play(match.game.legal_actions()[0])
    texts = [match.game.text(action) for action in match.actions]
    return [text for text, seat in zip(texts, match.seats, strict=True) if seat == CHANCE]


def close(counted: Counter[tuple[str, ...]], kinds: int) -> bool:
    """Every outcome within five standard deviations of its share."""
    share = GAMES / kinds
    deviation = (share * (1 - 1 / kinds)) ** 0.5
    return len(counted) == kinds and all(abs(n - share) < 5 * deviation for n in counted.values())


@pytest.fixture(scope="module")
def games() -> dict[int, list[list[str]]]:
    return {players: [chance_events(players, seed) for seed in range(GAMES)] for players in (2, 3)}


STAGES = {
    1: ("blacksmithing", "sheep-farming", "ore-mine-construction"),
    2: ("donkey-farming", "ruby-mine-construction"),
    4: ("ore-trading", "adventure", "ruby-delivery"),
}


@rule("farmers", 2, 4)
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_cards_of_a_stage_come_in_every_order_equally_often(
    games: dict[int, list[list[str]]], players: int, stage: int
) -> None:
    third = ("family-life", "ore-delivery") if players == 2 else ("exploration", "family-life", "ore-delivery")
    cards = STAGES.get(stage, third)
    orders = Counter(
        tuple(event.removeprefix("reveal ") for event in events if event.removeprefix("reveal ") in cards)
        for events in games[players]
    )
    assert set(orders) == set(permutations(cards))
    assert close(orders, len(list(permutations(cards))))


@rule("farmers", 9, 3)
@pytest.mark.parametrize(("players", "leaves"), [(2, 3), (3, 4)])
def test_markers_come_in_every_order_equally_often(
    games: dict[int, list[list[str]]], players: int, leaves: int
) -> None:
    orders = Counter(tuple(e for e in events if e.startswith("marker")) for events in games[players])
    assert {(order.count("marker leaf"), order.count("marker question")) for order in orders} == {(leaves, 3)}
    assert close(orders, comb(leaves + 3, 3))


@rule("farmers", 2, 5)
def test_round_four_always_brings_the_wish_for_children(games: dict[int, list[list[str]]]) -> None:
    for events in games[2] + games[3]:
        assert [event for event in events if event.startswith("reveal")][3] == "reveal wish-for-children"


@rule("farmers", 9, 3)
def test_chance_weighs_markers_by_how_many_are_left() -> None:
    game = new_game(players=5)
    game.round = 6
    game.harvest = 4
    while game.top is not None:
        game.drop()
    from caverna.cave_farmers.rounds import REVEAL_MARKER
    from caverna.game.frames import NOBODY

    game.push(REVEAL_MARKER, NOBODY)
    assert game.chance_weights() == [4, 3]
    game.apply(game.parse("marker leaf"))
    assert (game.leaves, game.questions) == (3, 3)
