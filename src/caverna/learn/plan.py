"""What is to be learnt, and how."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Final

from caverna.bots.tuning import BIASES
from caverna.bots.weights import rules
from caverna.game import InvalidOption, format_options
from caverna.game.engine import Engine
from caverna.game.evaluation import Evaluation
from caverna.games import new_game, reference

FAMILIES: Final = (3, 3, 4, 5)
"""Sizes of the families that some games of The Cave Farmers begin with."""
ORDINARY_STARTS: Final = 8
"""Ordinary beginnings beside those with larger families."""
MOST_DWARFS: Final = 6
FEWEST_QUICK: Final = 8
"""Simulations of a quick search, unless the others have many."""
STRENGTHS: Final = (0.5, 1.0, 1.5)
"""The strength of a style's bias."""


@dataclass(frozen=True)
class SetUp:
    """A game with its options.

    Attributes:
        game: Its name.
        options: Its options, `players` among them.
        opening: How many decisions at the beginning are random at most, in half of the games.
        families: Do some games begin with larger families? Self-play alone seldom finds out what they are worth.
    """

    game: str
    options: dict[str, Any]
    opening: int = 6
    families: bool = True

    def new_game(self) -> Engine:
        """A game at its beginning."""
        game = new_game(self.game, **self.options)
        assert isinstance(game, Engine)
        return game

    @property
    def name(self) -> str:
        """What it is called in the log: "2 players, mode=era-1"."""
        others = {name: value for name, value in self.options.items() if name != "players"}
        players = self.new_game().num_players
        words = [f"{players} player{'s' if players > 1 else ''}", *([format_options(others)] if others else [])]
        return ", ".join(words)

    def modes(self) -> list[SetUp]:
        """The same in each mode of the game, if it has modes and none is named."""
        rows = {row["option"]: row["values"] for row in reference(self.game, None)["options"]}
        if "mode" in self.options or "mode" not in rows:
            return [self]
        found: list[SetUp] = []
        for mode in rows["mode"]:
            setup = replace(self, options={**self.options, "mode": mode})
            with suppress(InvalidOption):  # not with so many players
                setup.new_game()
                found.append(setup)
        return found

    def starts(self) -> list[Engine]:
        """The positions that games begin from."""
        beginning = self.new_game()
        data = beginning.to_dict()
        if not self.families or "weapons" not in data["players"][0]:
            return [beginning]
        return [beginning] * ORDINARY_STARTS + [with_family(beginning, size) for size in FAMILIES]

    def styles(self) -> list[Evaluation]:
        """Styles in which some players play: each favours something that takes several steps before it pays off.

        They favour it less and less from round to round, and not at all in the last one.
        """
        module = rules(self.game)
        found: list[Evaluation] = []
        for bias in BIASES[self.game]:
            for strength in STRENGTHS:
                weights = [(strength * bias.get(feature, 0.0), 0.0) for feature in module.FEATURES]
                found.append(module.EVALUATION([weights] * len(module.SETTINGS)))
        return found


def with_family(beginning: Engine, size: int) -> Engine:
    """The same beginning, where every player has so many dwarfs and room for them."""
    data = beginning.to_dict()
    for player in data["players"]:
        player["weapons"] = [0] * size + [-1] * (MOST_DWARFS - size)
        player["room"] = size
    return type(beginning).from_dict(data)


@dataclass(frozen=True)
class SearchPlan:
    """How the players of self-play search: see `caverna.search.gumbel.Forest`.

    Attributes:
        quick_share: The share of decisions with a quick search. Nothing is learnt from them but the result of the game,
            so that more games are played in the same time.
    """

    simulations: int = 32
    quick_share: float = 0.0
    considered: int = 16
    scale: float = 0.02
    noise: float = 1.0
    rivalry: float = 0.25
    victory: float = 0.0
    close: float = 5.0

    @property
    def quick(self) -> int:
        """How many simulations a quick search has."""
        return min(self.simulations - 1, max(FEWEST_QUICK, self.simulations // 16))


@dataclass(frozen=True)
class Plan:
    """A whole run.

    Attributes:
        setups: What is played; workers take them in turn.
        minutes: How long to learn; learning rate and targets follow a schedule over this time.
        workers: How many processes play.
        games: How many games each of them plays at a time.
        hidden: The width of the network's first layer.
        batch: Decisions in one step of the trainer.
        reuse: How often each decision is learnt from, on average.
        window: How many decisions are kept at most.
        warm_up: How many decisions there must be before learning begins.
        chunk: How many decisions a worker hands over at a time.
        rate: The learning rate at the beginning.
        value_weight: The weight of the values' loss beside the policy's.
        styled: The share of players with a style of the set-up at the beginning of the run. It falls to 0.
        search_share: The share of the search's own expectation in the target of the values, at the end of the run.
        seed: The seed of everything random.
        search: How self-play searches.
    """

    setups: tuple[SetUp, ...]
    minutes: float
    workers: int
    games: int = 192
    hidden: int = 512
    batch: int = 4096
    reuse: float = 6.0
    window: int = 1_000_000
    warm_up: int = 30_000
    chunk: int = 2_000
    rate: float = 1.5e-3
    value_weight: float = 2.0
    styled: float = 0.5
    search_share: float = 0.5
    seed: int = 0
    search: SearchPlan = field(default_factory=SearchPlan)

    def to_json(self) -> str:
        """As text, for worker processes."""
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Plan:
        """What `to_json` wrote."""
        data = json.loads(text)
        setups = tuple(SetUp(**setup) for setup in data.pop("setups"))
        return cls(setups=setups, search=SearchPlan(**data.pop("search")), **data)

    @property
    def inputs(self) -> int:
        """How many numbers of an observation the set-ups use."""
        beginnings = [setup.new_game() for setup in self.setups]
        return max(game.layout().used(game.num_players) for game in beginnings)

    @property
    def seats(self) -> int:
        """The largest number of players."""
        return max(setup.new_game().num_players for setup in self.setups)
