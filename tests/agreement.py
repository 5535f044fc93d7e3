"""A digest of every action list and state of many random games, to compare the compiled form with the pure one."""

from __future__ import annotations

import json
import sys
from hashlib import sha256
from random import Random

import caverna
from caverna import OVER
from tests.contract import pick
from tests.form import FULL
from tests.fuzz import FARMERS, start

GAMES = 192 if FULL else 2 * len(FARMERS)
"""At the usual length one for each set-up of The Cave Farmers, and several for those of Cave vs Cave."""


def digest(number: int) -> str:
    random = Random(number)
    game = start(number)
    seen = sha256()
    while game.turn != OVER:
        actions = game.legal_actions()
        seen.update(json.dumps([actions, game.to_dict(), game.scores()]).encode())
        game.apply(pick(game, actions, random))
    seen.update(json.dumps([game.to_dict(), game.view()]).encode())
    return seen.hexdigest()


if __name__ == "__main__":
    json.dump({"compiled": caverna.compiled(), "digests": [digest(n) for n in range(GAMES)]}, sys.stdout)
