"""Levels: the bots that people choose from, by friendly names.

Each level is meant to be about 200 Elo stronger than the one before. The lower levels are a network without search that
errs because of noise; the highest ones search. docs/strength.md has the measurements, and `python benchmarks/levels.py`
repeats them: do so when the networks change, and adjust the numbers here.
"""

from __future__ import annotations

from typing import Final

LEVELS: Final = {
    "novice": "net:sims=1,noise=9",
    "helper": "net:sims=1,noise=6.2",
    "apprentice": "net:sims=1,noise=4.7",
    "journeyman": "net:sims=1,noise=3.5",
    "craftsman": "net:sims=1,noise=2.6",
    "expert": "net:sims=1,noise=1.8",
    "veteran": "net:sims=1,noise=1.1",
    "master": "net:sims=32",
    "grandmaster": "net:sims=200",
    "legend": "net:seconds=2",
}
"""The levels from weak to strong, each with its bot."""
USUAL_LEVEL: Final = "apprentice"
"""The default for people to play against: about as good as somebody in their second game."""
