"""Environments for reinforcement learning: Gymnasium, PettingZoo and OpenSpiel, and a vector environment.

Each framework is an extra: `pip install 'caverna[gymnasium]'`, `[pettingzoo]` or `[openspiel]`. Importing this package
registers the games with `gymnasium.make` and `pyspiel.load_game`, where these are installed.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from .solo import register

    register()
if find_spec("pyspiel"):
    from . import spiel as spiel  # registers as it is imported
