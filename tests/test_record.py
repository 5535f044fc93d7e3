"""Matches: playing with chance, undo and replay."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from caverna.game import CHANCE, OVER, CavernaError, IllegalAction, InvalidOption, ParseError, UndoError
from caverna.record import Match
from tests.matches import (
    BAD_NAMES,
    GAME,
    NAMES,
    chance_of,
    ends_with,
    facts,
    has_single_choice,
    play_randomly,
    play_until,
)

# Playing


def test_a_match_asks_players_only_and_records_chance_too() -> None:
    match = Match(GAME, seed=1, players=2)
    while match.game.turn != OVER:
        assert match.game.turn in (0, 1)
        match.play(match.game.legal_actions()[0])
    assert CHANCE in match.seats
    assert len(match.seats) == len(match.actions)
    assert match.at(len(match.actions)) == match.game


def test_a_decision_is_played_by_number_or_in_notation() -> None:
    by_number, by_text = Match(GAME, seed=1, players=2), Match(GAME, seed=1, players=2)
    action = by_number.game.legal_actions()[-1]
    by_number.play(action)
    by_text.play(by_text.game.text(action))
    assert facts(by_number) == facts(by_text)


@pytest.mark.parametrize(("action", "error"), [(10**6, IllegalAction), (-1, IllegalAction), ("dance", ParseError)])
def test_a_refused_action_leaves_the_match_as_it_was(action: int | str, error: type[Exception]) -> None:
    match = play_randomly(Match(GAME, seed=1, players=2), 10)
    before = facts(match)
    with pytest.raises(error):
        match.play(action)
    assert facts(match) == before


def test_nothing_is_played_after_the_end(finished: Match) -> None:
    before = facts(finished)
    for action in (0, "stop"):
        with pytest.raises(CavernaError):
            finished.play(action)
    finished.play_forced()
    assert facts(finished) == before


def test_forced_play_stops_at_a_choice() -> None:
    match = play_until(Match(GAME, seed=1, players=2), has_single_choice)
    played = len(match.actions)
    match.play_forced()
    assert len(match.actions) > played
    assert match.game.turn == OVER or not has_single_choice(match)


@pytest.mark.parametrize("names", BAD_NAMES)
def test_every_seat_needs_a_name_that_can_be_shown(names: list[Any]) -> None:
    with pytest.raises(InvalidOption, match="players: "):
        Match(GAME, players=2, names=names)


def test_players_without_names_are_numbered() -> None:
    assert Match(GAME, players=3).names == ["Player 1", "Player 2", "Player 3"]


def test_unknown_games_and_options_are_refused() -> None:
    with pytest.raises(InvalidOption, match="chess"):
        Match("chess", players=2)
    with pytest.raises(InvalidOption, match="8"):
        Match(GAME, players=8)


# Chance


@pytest.mark.parametrize("reveal", ["start", "end"])
@pytest.mark.parametrize("players", [1, 2, 4, 7])
def test_a_seed_turns_up_the_same_cards_whatever_the_players_do(players: int, reveal: str) -> None:
    options: dict[str, Any] = {"players": players, "harvest_reveal": reveal}
    matches = [play_randomly(Match(GAME, seed="oak", **options), choices=choices) for choices in range(5)]
    assert len({tuple(match.actions) for match in matches}) == 5
    assert len({tuple(chance_of(match)) for match in matches}) == 1


def test_different_seeds_turn_up_different_cards() -> None:
    assert len({tuple(chance_of(play_randomly(Match(GAME, seed=seed, players=2)))) for seed in range(10)}) > 5


def test_without_a_seed_the_secure_generator_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    class Loaded(random.SystemRandom):
        def choices(self, population: Any, *args: Any, **kwargs: Any) -> list[Any]:
            drawn.append(population[-1])
            return [population[-1]]

    monkeypatch.setattr(random, "SystemRandom", Loaded)
    match = play_randomly(Match(GAME, players=2))
    assert chance_of(match) == drawn != []


def test_chance_is_drawn_with_the_weights_of_the_game() -> None:
    beginning = Match(GAME, seed=0, players=2)
    first = beginning.seats.index(CHANCE)
    game = beginning.at(first)
    weights = dict(zip(game.legal_actions(), game.chance_weights(), strict=True))
    draws = 3000
    counts = Counter(Match(GAME, seed=seed, players=2).actions[first] for seed in range(draws))
    for action, weight in weights.items():
        expected = draws * weight / sum(weights.values())
        assert abs(counts[action] - expected) < 5 * expected**0.5 + 1


def test_the_draws_of_a_seed_never_change() -> None:
    """A draw uses `random()` seeded with a text, which Python guarantees to be stable."""
    assert random.Random("1/0").choices(range(1000), k=3) == [906, 381, 439]


# Undo


def test_undo_takes_back_the_last_decision() -> None:
    match = Match(GAME, seed=1, players=2)
    generator = random.Random(0)
    while match.game.turn != OVER:
        before = facts(match)
        seat = match.game.turn
        match.play(generator.choice(match.game.legal_actions()))
        if match.seats[-1] == CHANCE:
            continue
        again = facts(match)
        assert match.can_undo
        assert match.undo_seat == seat
        match.undo(seat)
        assert facts(match) == before
        match.play(again[1][-1])  # type: ignore[index]
        assert facts(match) == again


def test_undo_goes_back_one_by_one_to_the_start_of_the_run() -> None:
    match = play_until(Match(GAME, seed=1, players=2), ends_with(1, 0, 0, 0))
    played = len(match.actions)
    for back in (1, 2, 3):
        match.undo(0)
        assert len(match.actions) == played - back
    assert match.game.turn == 0
    assert match.game == match.at(played - 3)


def test_a_turn_is_taken_back_to_the_start_of_the_run() -> None:
    match = play_until(Match(GAME, seed=1, players=2), ends_with(1, 0, 0, 0))
    played = len(match.actions)
    match.undo_turn(0)
    assert len(match.actions) == played - 3
    assert match.seats[-1] == 1
    assert match.game == match.at(played - 3)
    assert match.game.turn == 0


def test_undo_after_the_turn_has_passed_on_is_still_possible() -> None:
    match = play_until(Match(GAME, seed=1, players=2), lambda match: match.seats[-1] == 0 and match.game.turn == 1)
    played = len(match.actions)
    match.undo(0)
    assert match.game.turn == 0
    assert len(match.actions) == played - 1


def test_the_end_of_the_game_can_be_taken_back() -> None:
    match = play_randomly(Match(GAME, seed=5, players=2))
    assert match.undo_seat == match.seats[-1]
    match.undo()
    assert match.game.turn != OVER


@pytest.mark.parametrize("undo", [Match.undo, Match.undo_turn])
def test_nobody_takes_back_what_another_player_decided_after_them(undo: Callable[..., None]) -> None:
    match = play_until(Match(GAME, seed=1, names=NAMES, players=2), ends_with(0, 1))
    before = facts(match)
    with pytest.raises(UndoError, match="Łucja"):
        undo(match, 0)
    assert facts(match) == before
    undo(match, 1)
    assert match.seats[-1] == 0


@pytest.mark.parametrize("undo", [Match.undo, Match.undo_turn])
def test_chance_is_never_taken_back(undo: Callable[..., None]) -> None:
    beginning = Match(GAME, seed=1, players=2)
    later = play_until(Match(GAME, seed=1, players=2), lambda match: match.seats[-1] == CHANCE and 0 in match.seats)
    for match in (beginning, later):
        before = facts(match)
        assert not match.can_undo
        assert match.undo_seat is None
        with pytest.raises(UndoError, match=r"nothing to undo: no decision was made since .* chance"):
            undo(match)
        assert facts(match) == before


def test_a_turn_is_not_taken_back_across_chance() -> None:
    match = play_until(Match(GAME, seed=1, players=1), lambda match: match.seats[-3:] == [CHANCE, 0, 0])
    match.undo_turn()
    assert match.seats[-1] == CHANCE
    assert not match.can_undo


def play_until_forced(match: Match, *, on_another: bool) -> tuple[object, ...]:
    """Play until forced choices follow a decision; return the match before the decision."""
    generator = random.Random(1)
    while True:
        match.play_forced()
        before = facts(match)
        match.play(generator.choice(match.game.legal_actions()))
        decided = len(match.actions)
        match.play_forced()
        author, forced = match.seats[decided - 1], set(match.seats[decided:])
        if forced and CHANCE not in {author, *forced} and on_another == (author not in forced):
            return before


def test_undo_takes_forced_choices_back_with_the_decision_before() -> None:
    match = Match(GAME, seed=1, players=1)
    before = play_until_forced(match, on_another=False)
    match.undo()
    assert facts(match) == before


@pytest.mark.parametrize("load", [False, True])
def test_forced_actions_of_another_player_do_not_prevent_undo(load: bool) -> None:
    match = Match(GAME, seed=1, players=2)
    before = play_until_forced(match, on_another=True)
    match = Match.loads(match.dumps()) if load else match
    author = match.undo_seat
    assert author not in (None, match.seats[-1])
    match.undo(author)
    assert facts(match) == before


def test_a_single_choice_that_a_player_made_is_taken_back_alone() -> None:
    match = play_until(Match(GAME, seed=1, players=2), has_single_choice)
    before = facts(match)
    match.play(match.game.legal_actions()[0])
    match.undo()
    assert facts(match) == before


def test_a_seeded_match_draws_the_same_after_undo() -> None:
    match = play_until(Match(GAME, seed=1, players=2), lambda match: match.can_undo and len(match.actions) > 20)
    twin = Match.loads(match.dumps(), seed=1)
    match.undo_turn()
    assert chance_of(play_randomly(match, choices=1)) == chance_of(play_randomly(twin, choices=2))


# Replay


def test_any_point_of_a_match_can_be_seen_again() -> None:
    match = Match(GAME, seed=3, players=3)
    games = {len(match.actions): match.game.copy()}
    generator = random.Random(0)
    while match.game.turn != OVER:
        match.play(generator.choice(match.game.legal_actions()))
        games[len(match.actions)] = match.game.copy()
    for number, game in games.items():
        assert match.at(number) == game


def test_a_replay_shows_every_action_with_the_game_after_it(finished: Match) -> None:
    replay = list(finished.replay())
    assert [played.action for played in replay] == finished.actions
    assert [played.seat for played in replay] == finished.seats
    assert [played.text for played in replay] == finished.to_document()["actions"]
    for played in replay[::25]:
        assert played.game == finished.at(played.number)
    assert replay[-1].game == finished.game


def test_an_earlier_position_is_a_copy() -> None:
    match = play_randomly(Match(GAME, seed=3, players=2), 10)
    before = facts(match)
    for number in range(len(match.actions) + 1):
        game = match.at(number)
        game.apply(game.legal_actions()[0])
    assert facts(match) == before


@pytest.mark.parametrize("beyond", [-1, 1])
def test_there_is_nothing_before_the_beginning_or_after_the_last_action(beyond: int) -> None:
    match = play_randomly(Match(GAME, seed=3, players=2), 10)
    number = -1 if beyond < 0 else len(match.actions) + 1
    with pytest.raises(InvalidOption, match=f"step {number}.* 0 to {len(match.actions)}"):
        match.at(number)
