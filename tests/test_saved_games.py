"""Saved games, intact and damaged."""

from __future__ import annotations

import json
import os
import random
import stat
from pathlib import Path
from typing import Any

import pytest

from caverna import record
from caverna.game import CHANCE, RecordError, UndoError
from caverna.record import Match, state_hash
from tests.matches import (
    BAD_NAMES,
    GAME,
    NAMES,
    ends_with,
    facts,
    play_randomly,
    play_until,
)

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


def test_a_record_that_stops_before_chance_continues_with_it(finished: Match) -> None:
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
    (b'{"format": "caverna"}', "format_version must be a positive whole number"),
    (b'{"format": "caverna", "format": "caverna"}', "'format' occurs twice"),
    (b'{"format": "caverna", "format_version": NaN}', "'NaN' is not a whole number"),
    (b'{"format": "caverna", "format_version": -Infinity}', "'-Infinity' is not a whole number"),
    (b'{"format": "caverna", "format_version": 1.0}', "format_version must be a positive whole number, not 1.0"),
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
    refused(document | {"seed": 1}, "'seed' is not a field of a saved game")


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
    refused(
        document | {field: newer},
        f"{field} is {newer}, from a newer version of caverna: this one reads up to {newer - 1}",
    )
    refused(document | {field: newer, "options": {"colour": "octarine"}}, f"{field} is {newer}, from a newer")
    refused(document | {field: True}, f"{field} must be a positive whole number, not True")


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
