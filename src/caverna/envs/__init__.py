"""Environments for programs that learn: Gymnasium, PettingZoo and OpenSpiel, and many games at once.

Each framework is an extra: `pip install caverna[gymnasium]`, `[pettingzoo]` or `[openspiel]`. To import this package
is enough for `gymnasium.make` and `pyspiel.load_game` to know the games, where these are installed.
"""
