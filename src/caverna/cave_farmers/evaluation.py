"""The features of a position of The Cave Farmers, for its evaluation."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.bits import count
from caverna.game.engine import Engine
from caverna.game.evaluation import Evaluation

from .effects import meat, saving
from .furnishings import FURNISHINGS
from .game import Game
from .goods import DOG, FOOD, GOLD, GRAIN, ORE, RUBY, SHEEP, STONE, TYPES, VEGETABLE, WOOD
from .housing import barn_of
from .player import FAMILY, Player
from .setup import NO_HARVEST, ONE_FOOD, ROUNDS

SETTINGS: Final = ["solo", "two", "more"]  # players

PLENTY: Final = 4  # of a building material: what is more than this counts by itself
MEALS: Final = vec[i64]([1, 1, 2, 3])  # food for a sheep, donkey, boar and cattle

FEATURES: Final = [
    "always",
    # family
    "dwarfs", "dwarfs-to-place", "bed-free", "more-beds-free", "starting-player",
    # supply
    "wood", "wood-plenty", "stone", "stone-plenty", "ore", "ore-plenty", "ruby", "grain", "vegetable", "food", "gold",
    # food security: against what the family eats at a harvest, and against what it eats at the end of this round
    "food-missing", "meals-missing", "food-spare", "food-missing-now", "meals-missing-now",
    # animals and their housing
    "dog", "sheep", "donkey", "boar", "cattle", "sheep-pair", "donkey-pair", "boar-pair", "cattle-pair",
    "room-for-animals", "animals-without-spare-room",
    # farm and cave
    "empty-field", "grain-growing", "vegetable-growing", "sown-field", "meadow", "small-pasture", "large-pasture",
    "stable", "cavern", "more-caverns", "tunnel", "deep-tunnel", "ore-mine", "ruby-mine", "unused-cell",
    # expeditions
    "armed-dwarf", "strength", "strongest", "strongest-beyond-7",
    # one for each furnishing
    *(f"has-{tile.id}" for tile in FURNISHINGS),
]  # fmt: skip
"""In the order in which `describe` notes them."""


class FarmEvaluation(Evaluation):
    def feature_names(self) -> list[str]:
        return FEATURES

    def setting_names(self) -> list[str]:
        return SETTINGS

    def most_rounds(self) -> int:
        return ROUNDS - 1

    def setting(self, game: Engine) -> i64:
        return min(2, len(cast(Game, game).players) - 1)

    def rounds_left(self, game: Engine) -> i64:
        """After this one; a game of two or one leaves out the ninth."""
        s = cast(Game, game)
        left = ROUNDS - max(1, min(ROUNDS, s.round))
        return left - 1 if s.round < 9 and s.setup.cards[9] == 0 else left

    def describe(self, game: Engine, seat: i64) -> None:
        s = cast(Game, game)
        p = s.players[seat]
        dwarfs = p.dwarfs()
        beds = p.room - dwarfs
        self.note(1)
        self.note(dwarfs)
        self.note(dwarfs - count(p.placed))
        self.note(min(1, max(0, beds)))
        self.note(max(0, beds - 1))
        self.note(1 if s.starter == seat else 0)
        self.describe_supply(p)
        self.describe_meals(p, dwarfs, s.harvest)
        self.describe_animals(p)
        self.describe_home(p)
        self.describe_weapons(p)
        for i in range(len(FURNISHINGS)):
            self.note(p.owned >> i & 1)

    def describe_supply(self, p: Player) -> None:
        goods = p.goods
        self.note(min(PLENTY, goods[WOOD]))
        self.note(max(0, goods[WOOD] - PLENTY))
        self.note(min(PLENTY, goods[STONE]))
        self.note(max(0, goods[STONE] - PLENTY))
        self.note(min(PLENTY, goods[ORE]))
        self.note(max(0, goods[ORE] - PLENTY))
        self.note(goods[RUBY])
        self.note(goods[GRAIN])
        self.note(goods[VEGETABLE])
        self.note(goods[FOOD])
        self.note(goods[GOLD])

    def describe_meals(self, p: Player, dwarfs: i64, harvest: i64) -> None:
        """What is left to be eaten counts as eaten; a marker that is not yet turned up as a harvest."""
        goods = p.goods
        saved = saving(p)
        need = max(0, 2 * dwarfs - saved)
        now = 0 if harvest == NO_HARVEST else max(0, dwarfs - saved) if harvest == ONE_FOOD else need
        meals = goods[FOOD] + goods[GRAIN] + 2 * goods[VEGETABLE]
        bonus = meat(p)
        for i in range(TYPES):
            meals += goods[SHEEP + i] * (MEALS[i] + bonus)
        self.note(max(0, need - goods[FOOD]))
        self.note(max(0, need - meals))
        self.note(max(0, goods[FOOD] - need))
        self.note(max(0, now - goods[FOOD]))
        self.note(max(0, now - meals))

    def describe_animals(self, p: Player) -> None:
        goods = p.goods
        animals: i64 = 0
        self.note(goods[DOG])
        for i in range(TYPES):
            number = goods[SHEEP + i]
            animals += number
            self.note(number)
        for i in range(TYPES):
            self.note(1 if goods[SHEEP + i] >= 2 else 0)
        barn = barn_of(p)
        room = barn.ones + 2 * barn.twos + 4 * barn.fours + 8 * barn.eights + 16 * barn.sixteens
        room += barn.sheep + barn.donkeys + barn.boars + barn.cattle
        self.note(min(8, max(0, room - animals)))
        self.note(1 if animals >= room else 0)

    def describe_home(self, p: Player) -> None:
        caverns = count(p.cavern)
        self.note(count(p.empty_fields()))
        self.note(p.growing_grain())
        self.note(p.growing_vegetables())
        self.note(count(p.grain_fields() | p.vegetable_fields()))
        self.note(count(p.meadow))
        self.note(count(p.small))
        self.note(count(p.large_across) + count(p.large_down))
        self.note(count(p.stable))
        self.note(min(2, caverns))
        self.note(max(0, caverns - 2))
        self.note(count(p.tunnel))
        self.note(count(p.deep))
        self.note(count(p.ore_mine))
        self.note(count(p.ruby_mine))
        self.note(p.unused())

    def describe_weapons(self, p: Player) -> None:
        armed: i64 = 0
        total: i64 = 0
        most: i64 = 0
        for i in range(FAMILY):
            strength = p.weapons[i]
            if strength > 0:
                armed += 1
                total += strength
                most = max(most, strength)
        self.note(armed)
        self.note(total)
        self.note(most)
        self.note(max(0, most - 7))


EVALUATION: Final = FarmEvaluation
