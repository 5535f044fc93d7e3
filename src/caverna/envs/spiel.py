"""Both games for OpenSpiel: `pyspiel.load_game("cave_farmers(players=2)")`."""

from __future__ import annotations

from typing import Any, Final

from caverna.extras import MissingExtra

try:
    import pyspiel
except ImportError as error:
    raise MissingExtra("openspiel", error) from error

from caverna.game import CHANCE, OVER
from caverna.game.engine import Engine
from caverna.game.rewards import REWARDS, UNIT, Rewards, check_reward
from caverna.observer import Observer

from .core import defaults, start

MOST_POINTS: Final = 1000.0
"""More than anybody ever scores or loses: OpenSpiel requires bounds for the utility."""
LONGEST: Final = 20_000
"""More decisions than any game has."""


def parameters(game: str) -> dict[str, Any]:
    """All parameters of a game with their default values."""
    return {**defaults(game), "reward": REWARDS[0]}


def game_type(game: str, most_players: int, reward: str = REWARDS[0]) -> Any:
    """A game as OpenSpiel describes it.

    Args:
        game: The name of the game.
        most_players: The most players it can have.
        reward: "final", "difference" or "win".
    """
    models = pyspiel.GameType.RewardModel
    return pyspiel.GameType(
        short_name=game.replace("-", "_"),
        long_name=game.replace("-", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=models.REWARDS if reward == "difference" else models.TERMINAL,
        max_num_players=most_players,
        min_num_players=1,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(game),
    )


class SpielGame(pyspiel.Game):
    """A game with its options, as `pyspiel.load_game` makes it.

    Args:
        params: Options of the game, and `reward`.
    """

    game: str
    most_players: int

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        options = {**parameters(self.game), **(params or {})}
        self.reward = options.pop("reward")
        self.beginning = start(self.game, **options)
        players = self.beginning.num_players
        check_reward(self.reward, players)
        bound = 1.0 if self.reward == "win" else MOST_POINTS / UNIT
        info = pyspiel.GameInfo(
            num_distinct_actions=self.beginning.num_actions,
            max_chance_outcomes=self.beginning.num_actions,
            num_players=players,
            min_utility=-bound,
            max_utility=bound,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.game, self.most_players, self.reward), info, params or {})

    def new_initial_state(self) -> SpielState:
        """A game at its beginning."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of this game's states; the arguments are ignored."""
        return SpielObserver(self.beginning)


class CaveFarmers(SpielGame):
    """Caverna: The Cave Farmers."""

    game = "cave-farmers"
    most_players = 7


class CaveVsCave(SpielGame):
    """Caverna: Cave vs Cave."""

    game = "cave-vs-cave"
    most_players = 2


class SpielState(pyspiel.State):
    """A game in progress.

    Args:
        game: The game with its options.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = game.beginning.copy()
        self.gains = Gains(game.reward, self.position)

    def current_player(self) -> int:
        """The player to decide, or OpenSpiel's number for chance or the end."""
        turn = self.position.turn
        return int({CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}.get(turn, turn))

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The actions of a chance node with their probabilities."""
        weights = self.position.chance_weights()
        actions = self.position.legal_actions()
        return [(action, weight / sum(weights)) for action, weight in zip(actions, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        by_chance = self.position.turn == CHANCE
        self.position.apply(action)
        self.gains.update(self.position, by_chance)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.text(action)

    def is_terminal(self) -> bool:
        """Has the game ended?"""
        return self.position.turn == OVER

    def rewards(self) -> list[float]:
        """The rewards of all players since the last decision."""
        return self.gains.last

    def returns(self) -> list[float]:
        """The rewards of all players since the beginning."""
        return self.gains.total

    def __str__(self) -> str:
        return str(self.position.to_dict())


class Gains:
    """The rewards of a game: since the last decision, including chance after it, and since the beginning."""

    def __init__(self, reward: str, position: Engine) -> None:
        self.rewards = Rewards(reward, position.num_players)
        self.rewards.start(position)
        self.last = self.rewards.to_list()
        self.total = self.rewards.to_list()

    def update(self, position: Engine, by_chance: bool) -> None:
        """Add the rewards of an action."""
        self.rewards.update(position)
        gains = self.rewards.to_list()
        self.last = added(self.last, gains) if by_chance else gains
        self.total = added(self.total, gains)


def added(first: list[float], second: list[float]) -> list[float]:
    """The sums of two lists, element by element."""
    return [a + b for a, b in zip(first, second, strict=True)]


class SpielObserver:
    """What a player sees, as one tensor; see docs/environments.md."""

    def __init__(self, beginning: Engine) -> None:
        self.observer = Observer(beginning, trim=True)
        self.tensor = self.observer.shown.copy()
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Observe a state as a player sees it."""
        self.tensor[:] = self.observer.look(state.position, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """A state as text, the same for all players."""
        return str(state)


for found in (CaveFarmers, CaveVsCave):
    pyspiel.register_game(game_type(found.game, found.most_players), found)
