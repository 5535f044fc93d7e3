"""Matches: playing with chance, undo, replay, and saved games in every state of repair."""

from __future__ import annotations

import json
import os
import random
import stat
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from caverna import record
from caverna.game import CHANCE, OVER, CavernaError, IllegalAction, InvalidOption, ParseError, RecordError
from caverna.record import Match, UndoError, state_hash

GAME = "cave-farmers"
NAMES = ["Ann", "Łucja"]
BAD_NAMES: list[list[Any]] = [
    [], ["Ann"], ["Ann", "Bob", "Eve"], ["Ann", ""], ["Ann", "  "], ["Ann", "x" * 101],
    ["Ann", "a\nb"], ["Ann", "\x1b[2J"], ["Ann", "\ud800"], ["Ann", 7], ["Ann", True], ["Ann", None],
]  # fmt: skip


def play_randomly(match: Match, decisions: int = 1_000_000, choices: int = 0) -> Match:
    """Play so many legal actions, drawn from a generator of their own, or up to the end."""
    generator = random.Random(choices)
    while decisions and match.game.turn != OVER:
        match.play(generator.choice(match.game.legal_actions()))
        decisions -= 1
    return match


def play_until(match: Match, reached: Callable[[Match], bool], choices: int = 0) -> Match:
    """Play random legal actions until a position of a kind is reached."""
    generator = random.Random(choices)
    while not reached(match):
        assert match.game.turn != OVER, "no such position in this game: try other choices"
        match.play(generator.choice(match.game.legal_actions()))
    return match


def has_single_choice(match: Match) -> bool:
    return len(match.game.legal_actions()) == 1


def ends_with(*seats: int) -> Callable[[Match], bool]:
    return lambda match: tuple(match.seats[-len(seats) :]) == seats


def chance_of(match: Match) -> list[int]:
    return [action for seat, action in zip(match.seats, match.actions, strict=True) if seat == CHANCE]


def facts(match: Match) -> tuple[object, ...]:
    return match.game.copy(), list(match.actions), list(match.seats), list(match.names)


@pytest.fixture(scope="module")
def finished() -> Match:
    return play_randomly(Match(GAME, seed=5, names=NAMES, players=2))


@pytest.fixture
def document() -> dict[str, Any]:
    """A saved game in the middle of play."""
    return play_randomly(Match(GAME, seed=5, names=NAMES, players=2), 30).to_document()


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
    """A draw rests on `random()` seeded with a text, which Python promises to keep."""
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
        with pytest.raises(UndoError, match=r"nothing to take back: no decision since .* chance"):
            undo(match)
        assert facts(match) == before


def test_a_turn_is_not_taken_back_across_chance() -> None:
    match = play_until(Match(GAME, seed=1, players=1), lambda match: match.seats[-3:] == [CHANCE, 0, 0])
    match.undo_turn()
    assert match.seats[-1] == CHANCE
    assert not match.can_undo


def play_until_forced(match: Match, *, on_another: bool) -> tuple[object, ...]:
    """Play on until forced choices follow a decision; return how the match was before the decision."""
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
def test_what_was_forced_on_another_player_does_not_bar_undo(load: bool) -> None:
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


def test_what_is_seen_again_is_a_copy() -> None:
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
    with pytest.raises(InvalidOption, match=f"point {number}.* 0 to {len(match.actions)}"):
        match.at(number)


# Saved games


@pytest.mark.parametrize("players", range(1, 8))
@pytest.mark.parametrize("decisions", [0, 1, 40, 1_000_000])
def test_a_saved_game_is_the_same_after_loading(players: int, decisions: int, tmp_path: Path) -> None:
    match = play_randomly(Match(GAME, seed=players, players=players), decisions, choices=players)
    path = tmp_path / "game.caverna.json"
    match.save(path)
    loaded = Match.load(path)
    assert facts(loaded) == facts(match)
    assert loaded.dumps() == match.dumps() == path.read_text(encoding="utf-8")
    assert facts(Match.from_document(match.to_document())) == facts(match)


def test_options_are_saved() -> None:
    match = Match(GAME, seed=1, players=2, furnishings="introductory")
    assert Match.loads(match.dumps()).game.options == match.game.options
    assert match.to_document()["options"]["furnishings"] == "introductory"


def test_a_saved_game_can_be_read_by_a_person(finished: Match) -> None:
    lines = finished.dumps().splitlines()
    assert lines[1:5] == [
        '  "format": "caverna",', '  "format_version": 1,', f'  "rules_version": {finished.game.rules_version},',
        '  "game": "cave-farmers",',
    ]  # fmt: skip
    assert '    "Łucja"' in lines
    for played in finished.replay():
        assert f'    "{played.text}"' in [line.rstrip(",") for line in lines]


def test_a_saved_game_tells_the_result_only_at_the_end(finished: Match, document: dict[str, Any]) -> None:
    assert document["result"] is None
    expected = {"scores": finished.game.scores(), "winners": finished.game.winners()}
    assert finished.to_document()["result"] == expected


def test_a_saved_game_never_tells_the_seed() -> None:
    match, other = Match(GAME, seed="sesame", players=2), Match(GAME, players=2)
    assert "sesame" not in match.dumps()
    assert match.to_document().keys() == other.to_document().keys()


def test_a_loaded_match_can_go_on_and_be_saved_again(tmp_path: Path) -> None:
    match = play_randomly(Match(GAME, seed=1, players=2), 50)
    loaded = Match.loads(match.dumps(), seed=1)
    play_randomly(match, choices=7)
    play_randomly(loaded, choices=7)
    assert facts(loaded) == facts(match)
    loaded.save(tmp_path / "end.caverna.json")
    assert facts(Match.load(tmp_path / "end.caverna.json")) == facts(match)


def test_a_record_that_stops_before_chance_goes_on_with_it(finished: Match) -> None:
    number = max(number for number, seat in enumerate(finished.seats) if seat == CHANCE)
    document = finished.to_document()
    game = finished.at(number)
    document |= {"actions": document["actions"][:number], "result": None, "hash": state_hash(game)}
    loaded = Match.from_document(document, seed=5)
    assert loaded.actions == finished.actions[: number + 1]


def test_the_hash_is_of_the_state_alone() -> None:
    game = Match(GAME, seed=1, players=2).game
    assert state_hash(game) == state_hash(game.copy())
    assert len(state_hash(game)) == 64
    other = game.copy()
    other.apply(other.legal_actions()[0])
    assert state_hash(other) != state_hash(game)


def test_undo_in_a_loaded_match_keeps_its_limits() -> None:
    match = play_until(Match(GAME, seed=1, names=NAMES, players=2), ends_with(0, 1))
    loaded = Match.loads(match.dumps())
    with pytest.raises(UndoError):
        loaded.undo(0)
    assert facts(loaded) == facts(match)


# Saving is all or nothing


def test_saving_replaces_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    path = tmp_path / "game.caverna.json"
    path.write_text("old", encoding="utf-8")
    match = Match(GAME, seed=1, players=2)
    match.save(str(path))
    assert path.read_text(encoding="utf-8") == match.dumps()
    assert os.listdir(tmp_path) == [path.name]


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_failed_save_leaves_the_old_file(broken: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("the disk is full")

    path = tmp_path / "game.caverna.json"
    path.write_text("old", encoding="utf-8")
    monkeypatch.setattr(os, broken, fail)
    with pytest.raises(OSError, match="disk is full"):
        Match(GAME, seed=1, players=2).save(path)
    assert path.read_text(encoding="utf-8") == "old"
    assert os.listdir(tmp_path) == [path.name]


def test_saving_into_no_folder_is_an_error_of_the_system(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Match(GAME, seed=1, players=2).save(tmp_path / "nowhere" / "game.caverna.json")


def test_a_link_to_a_saved_game_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "game.caverna.json", tmp_path / "link.caverna.json"
    path.write_text("old", encoding="utf-8")
    link.symlink_to(path)
    match = Match(GAME, seed=1, players=2)
    match.save(link)
    assert link.is_symlink()
    assert path.read_text(encoding="utf-8") == match.dumps()


def test_a_saved_game_is_a_file_like_any_other(tmp_path: Path) -> None:
    (tmp_path / "plain").touch()
    Match(GAME, seed=1, players=2).save(tmp_path / "game.caverna.json")
    modes = {stat.S_IMODE(path.stat().st_mode) for path in tmp_path.iterdir()}
    assert len(modes) == 1


# Damage


def refused(document: dict[str, Any], message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Match.from_document(document)


@pytest.mark.parametrize(("data", "message"), [
    (b"", "not JSON"),
    (b"{", "not JSON"),
    (b"not a game", "not JSON"),
    (b"\xff\xfe\x00", "not UTF-8 text: byte 0"),
    (b"\x00" * 100, "not JSON"),
    (b"[]", 'not a saved game.*"format" is "caverna"'),
    (b"3", "not a saved game"),
    (b"null", "not a saved game"),
    (b"{}", "not a saved game"),
    (b'{"format": "chess"}', "not a saved game"),
    (b'{"format": ["caverna"]}', "not a saved game"),
    (b'{"format": "caverna"}', "format_version must be a whole number"),
    (b'{"format": "caverna", "format": "caverna"}', "'format' is there twice"),
    (b'{"format": "caverna", "format_version": NaN}', "'NaN' is not a whole number"),
    (b'{"format": "caverna", "format_version": -Infinity}', "'-Infinity' is not a whole number"),
    (b'{"format": "caverna", "format_version": 1.0}', "format_version must be a whole number from 1 on, not 1.0"),
    (b'{"format": "caverna", "format_version": 1e999}', "'1e999' is neither a whole number nor a half"),
    (b'{"format": "caverna", "format_version": ' + b"9" * 5000 + b"}", "is not a whole number"),
    (b"[" * 100_000, "nested too deeply|not JSON"),
    (b'{"format":' * 100_000, "nested too deeply|not JSON"),
    (b" " * (record.MAX_BYTES + 1), "too large for a saved game"),
    ("ł".encode() * record.MAX_BYTES, "too large for a saved game"),
])  # fmt: skip
def test_a_file_that_is_no_saved_game_is_refused(data: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "broken.caverna.json"
    path.write_bytes(data)
    with pytest.raises(RecordError, match=message) as caught:
        Match.load(path)
    assert str(caught.value).startswith(f"{path}: ")
    assert len(str(caught.value)) < len(str(path)) + 300


def test_a_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"nowhere.*cannot be read: No such file"):
        Match.load(tmp_path / "nowhere")
    with pytest.raises(RecordError, match="cannot be read"):
        Match.load(tmp_path)


def test_a_truncated_file_is_refused_wherever_it_ends(document: dict[str, Any]) -> None:
    text = json.dumps(document)
    for end in range(0, len(text), 7):
        with pytest.raises(RecordError):
            Match.loads(text[:end])


def test_a_mark_that_windows_puts_before_text_does_no_harm(document: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "game.caverna.json"
    path.write_text(json.dumps(document), encoding="utf-8-sig")
    assert Match.load(path).to_document() == document


@pytest.mark.parametrize("field", record.FIELDS)
def test_a_missing_field_is_named(field: str, document: dict[str, Any]) -> None:
    del document[field]
    refused(document, field)


def test_an_unknown_field_is_named(document: dict[str, Any]) -> None:
    refused(document | {"seed": 1}, "'seed' is no field of a saved game")


WRONG: list[Any] = [None, True, 7, -1, "text", "", [], ["text"], [7], {}, {"a": 1}, [[[[[[[[]]]]]]]], "x" * 10_000]


RIGHT: list[tuple[str, Any]] = [("options", {}), ("result", None)]


@pytest.mark.parametrize(
    ("field", "value"), [(field, value) for field in record.FIELDS for value in WRONG if (field, value) not in RIGHT],
    ids=lambda value: repr(value)[:20],
)  # fmt: skip
def test_a_field_of_the_wrong_kind_is_named(field: str, value: object, document: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match=field.removesuffix("s")) as caught:
        Match.from_document(document | {field: value})
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize("field", ["format_version", "rules_version"])
def test_a_newer_document_is_refused_as_newer(field: str, document: dict[str, Any]) -> None:
    newer = document[field] + 1
    refused(document | {field: newer}, f"{field} is {newer}, of a newer caverna: this one reads up to {newer - 1}")
    refused(document | {field: newer, "options": {"colour": "octarine"}}, f"{field} is {newer}, of a newer")
    refused(document | {field: True}, f"{field} must be a whole number from 1 on, not True")


@pytest.mark.parametrize(("options", "message"), [
    ({"players": 8}, "options: .*8"),
    ({"players": True}, "options: .*True"),
    ({"players": "2"}, "options: "),
    ({"players": [2]}, "options: "),
    ({"players": None}, "options: "),
    ({"players": 10**17}, "options: "),
    ({"players": 2, "furnishings": "gold"}, "options: .*gold"),
    ({"players": 2, "furnishings": {}}, "options: "),
    ({"players": 2, "colour": "octarine"}, "options: .*colour"),
    ({"players": 2, "name": GAME}, "options: .*name"),
    ({"players": 2, "": 1}, "options: "),
])  # fmt: skip
def test_options_that_do_not_exist_are_named(options: dict[str, Any], message: str, document: dict[str, Any]) -> None:
    refused(document | {"options": options}, message)


def test_an_unknown_game_is_named(document: dict[str, Any]) -> None:
    refused(document | {"game": "chess"}, "game must be .*cave-farmers.*, not 'chess'")


@pytest.mark.parametrize("names", BAD_NAMES)
def test_a_saved_game_has_a_name_for_every_seat(names: list[object], document: dict[str, Any]) -> None:
    refused(document | {"players": names}, "players: ")


@pytest.mark.parametrize("wrong", ["dance wildly", "", 7, True, None, ["stop"], {"a": 1}, "x" * 10_000, "\ud800"])
def test_an_action_that_is_none_is_named_with_its_number(wrong: object, document: dict[str, Any]) -> None:
    actions = list(document["actions"])
    actions[9] = wrong
    with pytest.raises(RecordError, match=f"action 10 of {len(actions)}, ") as caught:
        Match.from_document(document | {"actions": actions})
    assert len(str(caught.value)) < 1000
    assert record.shown(wrong) in str(caught.value)


def test_an_action_that_is_not_legal_then_is_named(document: dict[str, Any]) -> None:
    actions = document["actions"]
    refused(document | {"actions": [actions[0], *actions]}, "action 2 of .*reveal")


def test_actions_after_the_end_are_refused(finished: Match) -> None:
    document = finished.to_document()
    actions = document["actions"] + document["actions"][-1:]
    refused(document | {"actions": actions}, f"action {len(actions)} of {len(actions)}, ")


def test_a_lost_or_changed_action_is_noticed(document: dict[str, Any]) -> None:
    for number in range(len(document["actions"])):
        actions = list(document["actions"])
        del actions[number]
        refused(document | {"actions": actions}, "action|hash")


def test_another_result_is_refused(finished: Match) -> None:
    document = finished.to_document()
    scores, winners = document["result"]["scores"], document["result"]["winners"]
    for wrong in (
        None,
        {"scores": [scores[0] + 1, scores[1]], "winners": winners},
        {"scores": scores, "winners": [*winners, 2]},
        {"scores": scores, "winners": [bool(seat) for seat in winners]},
        {"scores": scores},
    ):
        refused(document | {"result": wrong}, "result is .*, but the actions lead to")


def test_a_result_before_the_end_is_refused(document: dict[str, Any]) -> None:
    refused(document | {"result": {"scores": [1, 2], "winners": [1]}}, "result is .* lead to None")


def test_another_hash_is_refused(document: dict[str, Any]) -> None:
    digest = document["hash"]
    refused(document | {"hash": digest[1:] + digest[:1]}, "hash is .*, but the actions lead to")
    refused(document | {"hash": digest.upper()}, "hash is ")


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 1.5, {1, 2}, object()])
def test_a_document_of_anything_but_plain_data_is_refused(value: object, document: dict[str, Any]) -> None:
    for field in record.FIELDS:
        with pytest.raises(RecordError):
            Match.from_document(document | {field: value})


def test_a_document_that_holds_itself_is_refused(document: dict[str, Any]) -> None:
    document["options"]["players"] = document
    refused(document, "not plain data")


@pytest.mark.parametrize("depth", [200, 900, 950, 980, 990, 5000])
def test_a_document_nested_deeply_is_refused(depth: int, document: dict[str, Any]) -> None:
    nest = "[" * depth + "]" * depth
    for field in record.FIELDS:
        text = json.dumps(document | {field: "NEST"}).replace('"NEST"', nest)
        with pytest.raises(RecordError):
            Match.loads(text)


def test_random_damage_is_refused_or_harmless(document: dict[str, Any], tmp_path: Path) -> None:
    data = json.dumps(document, indent=1).encode()
    generator = random.Random(0)
    path = tmp_path / "game.caverna.json"
    for _ in range(300):
        damaged = bytearray(data)
        damaged[generator.randrange(len(data))] = generator.randrange(256)
        path.write_bytes(damaged)
        try:
            loaded = Match.load(path)
        except RecordError as error:
            assert str(path) in str(error)  # noqa: PT017
        else:
            assert state_hash(loaded.game) == document["hash"]
