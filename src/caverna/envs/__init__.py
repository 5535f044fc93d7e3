"""Environments for programs that learn: Gymnasium, PettingZoo and OpenSpiel, and many games at once.

Each framework is an extra: `pip install caverna[gymnasium]`, `[pettingzoo]` or `[openspiel]`. To import this package
is enough for `gymnasium.make` and `pyspiel.load_game` to know the games, where these are installed.
"""

from importlib.util import find_spec

if find_spec("gymnasium"):
    from .solo import register

    register()
if find_spec("pyspiel"):
    from . import spiel as spiel  # registers as it is imported
