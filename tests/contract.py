"""Checks that hold at every decision of every game, on the interface alone."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Final

import caverna
from caverna import CHANCE, OVER, Game, IllegalAction
from caverna.cave_farmers.notation import NOTATION as FARMERS
from caverna.cave_vs_cave.notation import NOTATION as CAVES
from caverna.game.notation import Notation


def pick(game: Game, actions: list[int], random: Random, trades: float = 0.1) -> int:
    """A random action: chance by its weights, players mostly without trades, which would waste all goods."""
    if game.turn == CHANCE:
        return random.choices(actions, game.chance_weights())[0]
    if random.random() >= trades:
        trading = TRADES[game.name]
        rest = [action for action in actions if action not in trading]
        actions = rest or actions
    return random.choice(actions)


def trades(notation: Notation) -> set[int]:
    """Trades and stopping early, which random play would do far too often."""
    return {
        action
        for action, info in notation.actions.items()
        if info.text.startswith(("trade ", "eat ", "disarm ")) or info.text == "end"
    }


TRADES: Final = {"cave-farmers": trades(FARMERS), "cave-vs-cave": trades(CAVES)}
"""By game."""


def check_actions(game: Game) -> list[int]:
    """Legal actions are sorted, unique, in range, and there are some unless the game is over."""
    actions = game.legal_actions()
    before = -1
    for action in actions:
        assert action > before
        before = action
    assert before < game.num_actions
    assert bool(actions) == (game.turn != OVER)
    if game.turn == CHANCE:
        weights = game.chance_weights()
        assert len(weights) == len(actions)
        assert min(weights) > 0
    return actions


def check_notation(game: Game, actions: list[int]) -> None:
    """Texts are unique and lead back to their action, however they are spaced."""
    texts = [game.text(action) for action in actions]
    assert len(set(texts)) == len(texts)
    for action, text in zip(actions, texts, strict=True):
        assert game.parse(text) == action
        assert game.parse(f"  {text.upper()} ") == action


def check_refusal(game: Game, actions: list[int], random: Random) -> None:
    """An illegal action raises and changes nothing."""
    before = game.to_dict()
    action = random.randrange(-2, game.num_actions + 2)
    if action not in actions:
        refused = False
        try:
            game.apply(action)
        except IllegalAction:
            refused = True
        assert refused
        assert game.to_dict() == before


def check_values(game: Game) -> None:
    """Copies of every kind are equal and independent; data survives JSON."""
    data = game.to_dict()
    others = (
        game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)),
        caverna.from_dict(json.loads(json.dumps(data))),
    )  # fmt: skip
    for other in others:
        assert other == game
        assert hash(other) == hash(game)
        assert other.to_dict() == data
        if game.turn != OVER:
            other.apply(other.legal_actions()[0])
    assert game.to_dict() == data


def check_scores(game: Game) -> None:
    """The score sheet adds up."""
    for seat, score in enumerate(game.scores()):
        assert sum(game.score_sheet(seat).values()) == score


def check_pictures(game: Game, actions: list[int]) -> None:
    """Decision and view are plain data and agree with the game."""
    decision = game.decision()
    assert decision["seat"] == game.turn
    assert [answer["action"] for answer in decision["actions"]] == actions
    view = game.view()
    assert view["turn"] == game.turn
    assert [seat["score"] for seat in view["players"]] == game.scores()
    assert json.loads(json.dumps([decision, view])) == [decision, view]


def check_position(game: Game, random: Random, thorough: bool) -> list[int]:
    """Run all checks, the slower ones only if `thorough`; return the legal actions."""
    actions = check_actions(game)
    if thorough:
        check_notation(game, actions)
        check_refusal(game, actions, random)
        check_values(game)
        check_scores(game)
        check_pictures(game, actions)
    return actions
