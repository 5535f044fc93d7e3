"""The features of a position of The Cave Farmers, for its evaluation."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from caverna.game.bits import count
from caverna.game.engine import Engine
from caverna.game.evaluation import Evaluation, names_noted

from .furnishings import FURNISHINGS
from .game import Game, new_game
from .goods import BOAR, CATTLE, DOG, DONKEY, FOOD, GOLD, GRAIN, ORE, RUBY, SHEEP, STONE, TYPES, VEGETABLE, WOOD
from .hooks import meat, saving
from .housing import barn_of
from .player import FAMILY, Player
from .setup import NO_HARVEST, ONE_FOOD, ROUNDS

SETTINGS: Final = ["solo", "two", "more"]  # players

PLENTY: Final = 4  # of a building material: any excess is a separate feature
MEALS: Final = vec[i64]([1, 1, 2, 3])  # food for a sheep, donkey, boar and cattle

ANIMALS: Final = ["sheep", "donkey", "boar", "cattle"]
OWNED: Final = [f"has-{tile.id}" for tile in FURNISHINGS]


class FarmEvaluation(Evaluation):
    """The evaluation of The Cave Farmers."""

    def feature_names(self) -> list[str]:
        return FEATURES

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
        self.note("always", 1)
        self.describe_family(p)
        self.note("starting-player", 1 if s.starter == seat else 0)
        self.describe_supply(p)
        self.describe_meals(p, s.harvest)
        self.describe_animals(p)
        self.describe_home(p)
        self.describe_weapons(p)
        self.note_flags(OWNED, p.owned)

    def describe_family(self, p: Player) -> None:
        """Dwarfs and room for more of them."""
        dwarfs = p.dwarfs()
        beds = p.room - dwarfs
        self.note("dwarfs", dwarfs)
        self.note("dwarfs-to-place", dwarfs - count(p.placed))
        self.note("bed-free", min(1, max(0, beds)))
        self.note("more-beds-free", max(0, beds - 1))

    def describe_supply(self, p: Player) -> None:
        """Goods other than animals."""
        goods = p.goods
        self.note("wood", min(PLENTY, goods[WOOD]))
        self.note("wood-plenty", max(0, goods[WOOD] - PLENTY))
        self.note("stone", min(PLENTY, goods[STONE]))
        self.note("stone-plenty", max(0, goods[STONE] - PLENTY))
        self.note("ore", min(PLENTY, goods[ORE]))
        self.note("ore-plenty", max(0, goods[ORE] - PLENTY))
        self.note("ruby", goods[RUBY])
        self.note("grain", goods[GRAIN])
        self.note("vegetable", goods[VEGETABLE])
        self.note("food", goods[FOOD])
        self.note("gold", goods[GOLD])

    def describe_meals(self, p: Player, harvest: i64) -> None:
        """Food against what the family eats at a harvest, and at the end of this round.

        Edible goods count as eaten, and a marker that is not yet turned up as a harvest.
        """
        goods = p.goods
        dwarfs = p.dwarfs()
        saved = saving(p)
        need = max(0, 2 * dwarfs - saved)
        now = 0 if harvest == NO_HARVEST else max(0, dwarfs - saved) if harvest == ONE_FOOD else need
        meals = goods[FOOD] + goods[GRAIN] + 2 * goods[VEGETABLE]
        bonus = meat(p)
        for i in range(TYPES):
            meals += goods[SHEEP + i] * (MEALS[i] + bonus)
        self.note("food-missing", max(0, need - goods[FOOD]))
        self.note("meals-missing", max(0, need - meals))
        self.note("food-spare", max(0, goods[FOOD] - need))
        self.note("food-missing-now", max(0, now - goods[FOOD]))
        self.note("meals-missing-now", max(0, now - meals))

    def describe_animals(self, p: Player) -> None:
        """Animals, pairs that breed, and room for more."""
        goods = p.goods
        animals: i64 = 0
        for i in range(TYPES):
            animals += goods[SHEEP + i]
        self.note("dog", goods[DOG])
        self.note_counts(ANIMALS, goods, SHEEP)
        self.note("sheep-pair", 1 if goods[SHEEP] >= 2 else 0)
        self.note("donkey-pair", 1 if goods[DONKEY] >= 2 else 0)
        self.note("boar-pair", 1 if goods[BOAR] >= 2 else 0)
        self.note("cattle-pair", 1 if goods[CATTLE] >= 2 else 0)
        barn = barn_of(p)
        room = barn.ones + 2 * barn.twos + 4 * barn.fours + 8 * barn.eights + 16 * barn.sixteens
        room += barn.sheep + barn.donkeys + barn.boars + barn.cattle
        self.note("room-for-animals", min(8, max(0, room - animals)))
        self.note("animals-without-spare-room", 1 if animals >= room else 0)

    def describe_home(self, p: Player) -> None:
        """Fields, pastures, caverns, tunnels and mines."""
        caverns = count(p.cavern)
        self.note("empty-field", count(p.empty_fields()))
        self.note("grain-growing", p.growing_grain())
        self.note("vegetable-growing", p.growing_vegetables())
        self.note("sown-field", count(p.grain_fields() | p.vegetable_fields()))
        self.note("meadow", count(p.meadow))
        self.note("small-pasture", count(p.small))
        self.note("large-pasture", count(p.large_across) + count(p.large_down))
        self.note("stable", count(p.stable))
        self.note("cavern", min(2, caverns))
        self.note("more-caverns", max(0, caverns - 2))
        self.note("tunnel", count(p.tunnel))
        self.note("deep-tunnel", count(p.deep))
        self.note("ore-mine", count(p.ore_mine))
        self.note("ruby-mine", count(p.ruby_mine))
        self.note("unused-cell", p.unused())

    def describe_weapons(self, p: Player) -> None:
        """Weapons for expeditions."""
        armed: i64 = 0
        total: i64 = 0
        most: i64 = 0
        for i in range(FAMILY):
            strength = p.weapons[i]
            if strength > 0:
                armed += 1
                total += strength
                most = max(most, strength)
        self.note("armed-dwarf", armed)
        self.note("strength", total)
        self.note("strongest", most)
        self.note("strongest-beyond-7", max(0, most - 7))


EVALUATION: Final = FarmEvaluation
FEATURES: Final = names_noted(FarmEvaluation([]), new_game())
"""The names of the features, in the order in which `describe` notes them."""
