"""Properties of every game over random play: the checks of `contract`, with examples that shrink."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import caverna
from caverna import CHANCE, OVER, Game, IllegalAction, Match, ParseError
from tests.contract import check_notation, check_pictures, check_position, check_refusal, check_scores, check_values
from tests.fuzz import SETUPS, check_rules, enrich

CHOICES = st.lists(st.integers(0, 2**16), max_size=400)
EXAMPLES = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def played(setup: tuple[str, dict[str, Any]], choices: list[int], rich: bool = False) -> Game:
    """The game after some choices, each taken modulo the number of legal actions."""
    name, options = setup
    game = caverna.new_game(name, **options)
    if rich:
        enrich(game)
    for choice in choices:
        if game.turn == OVER:
            break
        actions = game.legal_actions()
        game.apply(actions[choice % len(actions)])
    return game


GAMES = st.builds(played, st.sampled_from(SETUPS), CHOICES, st.booleans())


@EXAMPLES
@given(GAMES)
def test_legal_actions_are_sorted_unique_and_never_empty(game: Game) -> None:
    check_position(game, Random(0), thorough=False)


@EXAMPLES
@given(GAMES)
def test_text_and_parse_are_inverse(game: Game) -> None:
    check_notation(game, game.legal_actions())


@EXAMPLES
@given(GAMES)
def test_copies_pickles_and_data_are_equal_and_independent(game: Game) -> None:
    check_values(game)


@EXAMPLES
@given(GAMES, st.randoms(use_true_random=False))
def test_illegal_actions_raise_and_change_nothing(game: Game, random: Random) -> None:
    for _ in range(10):
        check_refusal(game, game.legal_actions(), random)


@EXAMPLES
@given(GAMES)
def test_score_sheet_adds_up(game: Game) -> None:
    check_scores(game)


@EXAMPLES
@given(GAMES)
def test_decision_and_view_are_plain_data(game: Game) -> None:
    check_pictures(game, game.legal_actions())


@EXAMPLES
@given(GAMES)
def test_goods_animals_tiles_rooms_walls_and_dwarfs_are_conserved(game: Game) -> None:
    check_rules(game, game.legal_actions())


@EXAMPLES
@given(st.sampled_from(SETUPS), CHOICES)
def test_earlier_copies_never_change(setup: tuple[str, dict[str, Any]], choices: list[int]) -> None:
    game = played(setup, [])
    earlier = []
    for choice in choices[:120]:
        if game.turn == OVER:
            break
        earlier.append((game.copy(), game.to_dict()))
        actions = game.legal_actions()
        game.apply(actions[choice % len(actions)])
    assert all(copy.to_dict() == data for copy, data in earlier)


@EXAMPLES
@given(st.sampled_from(SETUPS), CHOICES)
def test_equal_states_hash_equal_and_others_differ(setup: tuple[str, dict[str, Any]], choices: list[int]) -> None:
    first, second = played(setup, choices), played(setup, choices)
    assert first == second
    assert hash(first) == hash(second)
    if first.turn != OVER:
        second.apply(second.legal_actions()[-1])
        assert first != second


@EXAMPLES
@given(st.sampled_from(SETUPS), CHOICES, st.integers())
def test_a_saved_match_is_loaded_equal(setup: tuple[str, dict[str, Any]], choices: list[int], seed: int) -> None:
    match = Match(setup[0], seed=seed, **setup[1])
    for choice in choices[:150]:
        if match.game.turn == OVER:
            break
        actions = match.game.legal_actions()
        match.play(actions[choice % len(actions)])
    loaded = Match.from_document(json.loads(json.dumps(match.to_document())))
    assert loaded.game == match.game
    assert loaded.actions == match.actions


@EXAMPLES
@given(GAMES, st.text(max_size=30))
def test_any_text_is_an_action_or_a_typed_error(game: Game, text: str) -> None:
    before = game.to_dict()
    try:
        found: int | None = game.parse(text)
    except (ParseError, IllegalAction):
        found = None
    assert found is None or found in game.legal_actions()
    assert game.to_dict() == before


@EXAMPLES
@given(GAMES, st.data())
def test_damaged_states_are_refused_or_playable(game: Game, data: st.DataObject) -> None:
    """With any value in one place of a state, `from_dict` returns a playable game or explains the error."""
    damaged = json.loads(json.dumps(game.to_dict()))
    key = data.draw(st.sampled_from(sorted(damaged)))
    damaged[key] = data.draw(st.sampled_from([None, -7, True, "x", [], [1], {}, 2**70, 1.5]))
    try:
        other = caverna.from_dict(damaged)
    except caverna.RecordError:
        return
    assert bool(other.legal_actions()) == (other.turn != OVER)


@pytest.mark.parametrize("setup", [SETUPS[0], SETUPS[-1]])
def test_chance_weights_are_refused_when_a_player_decides(setup: tuple[str, dict[str, Any]]) -> None:
    game = caverna.new_game(setup[0], **setup[1])
    while game.turn == CHANCE:
        game.apply(game.legal_actions()[0])
    with pytest.raises(IllegalAction, match="chance"):
        game.chance_weights()


class Seven:
    """An integer of another library, like those of numpy."""

    def __index__(self) -> int:
        return 7


@pytest.mark.parametrize("name", ["cave-farmers", "cave-vs-cave"])
@pytest.mark.parametrize("action", [None, "stop", 1.0, [1], 10**30, -1])
def test_values_that_are_not_actions_are_refused_by_type(name: str, action: Any) -> None:
    game = caverna.new_game(name)
    before = game.to_dict()
    for refusing in (game.apply, game.text):
        with pytest.raises(IllegalAction, match=re.escape(repr(action))):
            refusing(action)
    assert game.to_dict() == before


@pytest.mark.parametrize("name", ["cave-farmers", "cave-vs-cave"])
@pytest.mark.parametrize("text", [None, 7, b"stop", ["stop"]])
def test_values_that_are_not_texts_are_refused_by_type(name: str, text: Any) -> None:
    with pytest.raises(ParseError, match=re.escape(repr(text))):
        caverna.new_game(name).parse(text)


def test_any_whole_number_will_do_as_an_action() -> None:
    number: Any = Seven()
    assert caverna.new_game("cave-farmers").text(number) == caverna.new_game("cave-farmers").text(7)


@pytest.mark.parametrize(("step", "seat"), [(0, 2), (0, 6), (999, 0)])
def test_a_state_with_a_decision_of_a_seat_or_step_that_does_not_exist_is_refused(step: int, seat: int) -> None:
    state = caverna.new_game("cave-farmers", players=2).to_dict()
    state["frames"][0] = [step, seat, 0]
    with pytest.raises(caverna.RecordError, match=f"no step {step} or no seat {seat}"):
        caverna.from_dict(state)
