"""Views: the data of responses. They are the same for everyone, except for the decision, which only its player gets."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from caverna.bots import LEVELS
from caverna.game import CHANCE, OVER, Game
from caverna.games import to_tell
from caverna.locale import Translator
from caverna.pictures import Captions
from caverna.record import Consequence, Match, play_and_compare, round_of

from .bot_levels import level_name, levels
from .common_time import time
from .event_log import Event, EventLog
from .leaderboards import counts
from .problems import Problem
from .snapshot import Snapshot, waits_for_bot

PRESENT: Final = 45.0
"""Seconds without a heartbeat after which a player counts as away."""

TABLE = (
    "id", "game", "options", "rules_version", "public", "clock", "creator", "state", "version", "turn", "held", "since",
    "daily", "tournament", "deadline", "said", "created", "changed", "rated", "rematch",
)  # fmt: skip
SEAT = ("seat", "kind", "name", "level", "avatar", "forced", "confirms", "bank")
LOBBY_SEAT = ("seat", "kind", "name", "level", "avatar")


def game_view(name: str, translator: Translator) -> dict[str, Any]:
    """A game in the list of games."""
    tables = translator.reference(name)
    return {
        "id": name, "title": translator.say(f"game-{name}"), "effect": translator.say(f"game-{name}.effect"),
        "players": sorted({count for row in tables["setup"] for count in row["players"]}),
        "options": tables["options"], "levels": [level_view(level, translator) for level in levels()],
    }  # fmt: skip


def level_view(level: str, translator: Translator) -> dict[str, str]:
    """A level of bots. Bots of other packages have only a name."""
    effect = translator.say(f"level-{level}.effect") if level in LEVELS else ""
    return {"id": level, "name": level_name(level, translator), "effect": effect}


def table_view(snapshot: Snapshot) -> dict[str, Any]:
    """A table, the same for players and spectators."""
    event_log = snapshot.event_log
    return {
        **{name: snapshot.table[name] for name in TABLE},
        "seeded": snapshot.table["seed"] is not None,
        "hints": snapshot.allows_hints,
        "leaderboard": not snapshot.table["hinted"] and counts(snapshot.table, snapshot.seats),
        "seats": [seat_view(row) for row in snapshot.seats],
        "busy": waits_for_bot(snapshot.table),
        "steps": len(event_log.match.actions) if event_log else 0,
        "undo": event_log.match.undo_seat if event_log and snapshot.table["state"] == "playing" else None,
        "winners": event_log.game.winners() if event_log and event_log.game.turn == OVER else None,
        "view": event_log.shown.view() if event_log else None,
    }


def seat_view(row: Mapping[str, Any]) -> dict[str, Any]:
    """A seat of a table."""
    return {
        **{name: row[name] for name in SEAT},
        "present": is_recent(row["seen"], time()),
        "vacation": vacation_view(row.get("away_from"), row.get("away_until")),
    }


def is_recent(at: float | None, now: float) -> bool:
    """Was somebody connected, or looking, a moment ago?"""
    return at is not None and now - at < PRESENT


def vacation_view(away_from: float | None, away_until: float | None) -> dict[str, float] | None:
    """A vacation that is planned or under way."""
    if away_from is None or away_until is None or away_until <= max(time(), away_from):
        return None
    return {"begins": away_from, "ends": away_until}


def names_of(seats: Sequence[Mapping[str, Any]], translator: Translator) -> list[str]:
    """The names of all players. A bot is called by its level, with a number if there are several of that level."""
    levels = [row["level"] if row["kind"] == "bot" else None for row in seats]
    names: list[str] = []
    for seat, row in enumerate(seats):
        level = levels[seat]
        if level is None:
            names.append(row["name"])
            continue
        name = level_name(level, translator)
        names.append(name if levels.count(level) == 1 else f"{name} {levels[: seat + 1].count(level)}")
    return names


def captions_of(game: Game, names: Sequence[str], translator: Translator) -> Captions:
    """The words of a picture to share."""
    kind = "furnishing" if game.name == "cave-farmers" else "room"
    built = {cell.get(kind) for player in game.view()["players"] for cell in player["cells"]} - {None}
    winners = game.winners() if game.turn == OVER and len(names) > 1 else []
    told = translator.listed([names[seat] for seat in winners]) if winners else ""
    result = translator.say("page-wins", name=told) if len(winners) == 1 else ""
    if len(winners) > 1:
        result = translator.say("page-shared-victory", names=told)
    rooms = {id: translator.name(game.name, kind, id) for id in built}
    return Captions(translator.say(f"game-{game.name}"), result, names, rooms)


def lobby_view(table: Mapping[str, Any], seats: list[Mapping[str, Any]]) -> dict[str, Any]:
    """A table in the lobby."""
    return {
        **{name: table[name] for name in ("id", "game", "options", "clock", "hints", "rated", "state", "created")},
        "seeded": table["seed"] is not None,
        "seats": [{name: row[name] for name in (*LOBBY_SEAT, "rating")} for row in seats],
    }


def decision_view(snapshot: Snapshot, seat: int, translator: Translator) -> dict[str, Any] | None:
    """The decision of a seat, with its legal actions and why nothing else can be chosen; None if it has none."""
    event_log = snapshot.event_log
    if event_log is None or snapshot.table["state"] != "playing":
        return None
    if event_log.held is not None:
        return confirmation_view(snapshot, event_log, translator) if event_log.held == seat else None
    if event_log.game.turn != seat:
        return None
    decision = event_log.game.decision()
    name = event_log.game.name
    names = names_of(snapshot.seats, translator)
    return {
        **decision,
        "version": snapshot.version,
        "label": translator.question(name, decision["question"]),
        "actions": [
            {**action, "label": translator.action(name, action), **following(event_log.game, action, translator)}
            for action in decision["actions"]
        ],
        "blocked": [{**row, "text": translator.reason(name, row, seat, names)} for row in decision["blocked"]],
    }


def following(game: Game, action: Mapping[str, Any], translator: Translator) -> dict[str, Any]:
    """What a part of a space leads to on the home board, so that a client can offer both decisions as one."""
    if action["kind"] != "choose":
        return {}
    ahead = game.copy()
    ahead.apply(action["action"])
    if ahead.turn != game.turn:
        return {}
    laid = [one for one in ahead.decision()["actions"] if "lays" in one]
    return {"then": [{**one, "label": translator.action(game.name, one)} for one in laid]} if laid else {}


def confirmation_view(snapshot: Snapshot, event_log: EventLog, translator: Translator) -> dict[str, Any]:
    """What is asked while a turn is held: whether to end it, or to draw what cannot be put back."""
    question, label = "confirm", translator.say("question-confirm")
    if event_log.draws:
        *_, last = event_log.match.actions
        action = event_log.match.at(len(event_log.match.actions) - 1).describe_action(last)
        question = "confirm-draw"
        label = translator.say("question-confirm-draw", action=translator.action(event_log.game.name, action))
    return {
        "version": snapshot.version, "seat": event_log.held, "question": question, "label": label,
        "actions": [], "blocked": [],
    }  # fmt: skip


def event_view(game: Game, event: Event) -> dict[str, Any]:
    """The response to an action. It depends on the event alone, so a repeated request gets the same one."""
    return {"version": event.version, "played": [game.text(action) for action in event.actions]}


def steps_view(match: Match, names: Sequence[str], after: int, translator: Translator) -> Iterator[dict[str, Any]]:
    """The history after a step, in sentences."""
    game = match.at(after)
    for number in range(after, len(match.actions)):
        action = match.actions[number]
        seat = None if match.seats[number] == CHANCE else match.seats[number]
        row = to_tell(game, action)
        told = translator.told(game.name, row)
        row_told = {
            "step": number + 1, "seat": seat, "text": row["text"], "told": told,
            "cost": row["cost"], "gain": row["gain"],
            "sentence": translator.sentence(None if seat is None else names[seat], told),
            "forced": number in match.forced, **round_of(game),
        }  # fmt: skip
        turn_id = game.turn_id()
        followed = [
            consequence_view(game.name, change, names, translator) for change in play_and_compare(game, action, row)
        ]
        yield {**row_told, "ends": game.turn_id() != turn_id, "followed": followed}


def consequence_view(game: str, change: Consequence, names: Sequence[str], translator: Translator) -> dict[str, Any]:
    """What happened automatically after an action, in a sentence."""
    told = translator.consequence(game, change)
    return {
        "seat": change["seat"], "cost": change["cost"], "gain": change["gain"], "told": told,
        "sentence": translator.sentence(names[change["seat"]], told),
    }  # fmt: skip


def scores_view(match: Match) -> list[dict[str, Any]]:
    """Points after each round, and now."""
    game = match.at(0)
    rows: list[dict[str, Any]] = []
    before = round_of(game)
    scores = [*game.scores()]
    for number, action in enumerate(match.actions):
        game.apply(action)
        now = round_of(game)
        if now != before:
            rows.append({**before, "step": number, "scores": scores})
            before = now
        scores = [*game.scores()]
    return [*rows, {**before, "step": len(match.actions), "scores": scores}]


def step_view(match: Match, step: int) -> dict[str, Any]:
    """The game as it was after a number of steps."""
    if not 0 <= step <= len(match.actions):
        raise Problem("no-such-step", steps=len(match.actions))
    game = match.at(step)
    over = game.turn == OVER
    return {"step": step, "steps": len(match.actions), "view": game.view(), "winners": game.winners() if over else None}
