"""The action spaces: one row for each way one is printed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caverna.game.bits import bit, lowest
from caverna.game.buffer import Actions
from caverna.game.obstacles import Obstacle, goods_short, none_of

from . import uses
from .actions import IMITATE, STOP
from .expeditions import Expedition
from .family import Forge, Grow
from .farming import Fences, Sow, Stable
from .furnish import ANY, ANY_DWELLING, Furnish
from .furnishings import PAYING
from .goods import CATTLE, DOG, FOOD, GOODS, RUBY, SHEEP, TYPES, Goods
from .hooks import gain
from .housing import barn_of, fits
from .income import Gain, GainLater, Market, OrePerMine, RubyForMines, SellOre, StartingPlayer
from .player import Player
from .state import State
from .step import AndOr, Either, EitherOnce, OneOf, Perhaps, Step, Then, ThenOr
from .summary import AND, Part, Summary, joined, one_part, price
from .tiles import CAVERN, FIELD, MEADOW, TUNNEL, OreMine, RubyMine, Twin

SPACES: Final = (
    "drift-mining", "excavation", "starting-player", "logging", "supplies", "growth", "ore-mining", "wood-gathering",
    "forest-exploration", "clearing", "sustenance", "strip-mining", "depot", "large-depot", "drift-mining-2",
    "small-scale-drift-mining", "weekly-market", "imitation", "imitation-2", "imitation-3", "hardware-rental",
    "fence-building", "extension", "ruby-mining", "housework", "slash-and-burn",
    "blacksmithing", "sheep-farming", "ore-mine-construction",
    "wish-for-children", "urgent-wish-for-children", "donkey-farming", "ruby-mine-construction",
    "exploration", "family-life", "ore-delivery",
    "ore-trading", "adventure", "ruby-delivery",
)  # fmt: skip
"""Their names. The place of a name here is the slot of the space, for any number of players."""


class Pile:
    """Goods that gather: `first` on an empty space, `more` on top of others."""

    def __init__(self, first: Goods, more: Goods) -> None:
        self.first = first
        self.more = more

    def size(self, refills: i64) -> i64:
        """How many goods lie there after a number of refills."""
        return self.first.total() + (refills - 1) * self.more.total() if refills else 0

    def summary(self) -> Summary:
        """Taking all that has gathered."""
        goods = [*self.first.to_dict(), *self.more.to_dict()]
        return one_part("take", goods=[good for good in GOODS if good in goods])


def pile(more: dict[str, int] | None = None, **first: int) -> Pile:
    """A pile of goods; `more` is what is added to others, the same as at first by default."""
    return Pile(Goods(**first), Goods(**(first if more is None else more)))


class Space:
    """What a space gathers, what it gives at once, and what may be done there."""

    def __init__(
        self, id: str, players: str, pile: Pile | None = None, give: Step | None = None, do: Step | None = None,
        stage: int = 0, optional: bool = False, imitable: bool = True, since: int = 1,
    ) -> None:  # fmt: skip
        self.id = id
        self.players = [int(count) for count in players]  # the numbers of players that use this row
        self.pile = pile
        self.give = give
        self.do = do
        self.perhaps = None if do is None else perhaps(give, do)
        self.stage = stage  # of its card, 0 if it is printed on a board
        self.optional = optional  # the pile is not taken without asking
        self.imitable = imitable
        self.since: i64 = since  # the round in which the pile begins

    def possible(self, s: State, p: Player, slot: i64) -> bool:
        """Is there anything to do on the space?"""
        return s.piles[slot] > 0 or self.useful(s, p)

    def useful(self, s: State, p: Player) -> bool:
        """Is there anything to have but the pile?"""
        if self.give is not None and self.give.possible(s, p):
            return True
        return self.do is not None and self.do.possible(s, p)

    def obstacle(self, s: State, p: Player, slot: i64) -> Obstacle | None:
        """Why it cannot be used: None exactly where `possible` says yes."""
        if s.piles[slot] > 0:
            return None
        uses = self.uses(s, p)
        return none_of(uses if self.pile is None else [Obstacle("nothing-there"), *uses])

    def imitation_obstacle(self, s: State, p: Player) -> Obstacle | None:
        """The same without the pile: None exactly where `useful` says yes."""
        if not self.imitable:
            return Obstacle("not-imitable")
        return none_of(self.uses(s, p) or [Obstacle("not-for-imitators")])

    def uses(self, s: State, p: Player) -> list[Obstacle | None]:
        """What is in the way of each thing to have but the pile."""
        return [step.obstacle(s, p) for step in (self.give, self.do) if step is not None]

    def begin(self, s: State, p: Player, slot: i64) -> None:
        """Use the space: take what has accumulated, then the rest."""
        done = False
        if not self.optional and s.piles[slot]:
            collect(s, p, slot)
            done = True
        self.go_on(s, p, done)

    def go_on(self, s: State, p: Player, done: bool) -> None:
        """What is left once the pile is taken. A player must do something on a space, but may choose what."""
        if self.give is not None and self.give.possible(s, p):
            self.give.begin(s, p)
            done = True
        if self.do is not None and self.perhaps is not None:
            (self.perhaps if done else self.do).begin(s, p)

    def summary(self) -> Summary:
        """Everything a player may do there."""
        taken: list[Part] = []
        if self.pile is not None and not self.optional:
            taken += self.pile.summary().parts
        if self.give is not None:
            taken += self.give.summary().parts
        if self.do is None:
            return joined(taken, AND)
        offered, link = self.do.summary(), self.do.link()
        if not taken:
            return offered
        parts = offered.parts if offered.connective == link else [offered.as_part()]
        return Summary([joined(taken, AND).as_part(), *parts], link)


class PerhapsBefore(Perhaps):
    """A furnishing, or not, before a dog. The dog comes first if its owner likes, where its room makes a difference."""

    def __init__(self, furnish: Furnish, later: GainLater) -> None:
        super().__init__(furnish)
        self.furnish = furnish
        self.later = later

    def dog_matters(self, s: State, p: Player) -> bool:
        """Would the dog make room for an animal that can be bought, and that a furnishing on offer pays for?"""
        if not p.goods[RUBY] or s.top is None or s.top.below is None or s.top.below.step is not self.later:
            return False
        tiles = self.furnish.tiles(s, p)
        for i in range(TYPES):
            if tiles & PAYING[SHEEP + i] and (SHEEP + i != CATTLE or p.goods[FOOD]) and dog_makes_room(p, bit(i)):
                return True
        return False

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        if data == 0 and self.dog_matters(s, p):
            out.add(STOP)
            out.add(self.later.choice)
            self.part.legal(s, p, data, out)
        else:
            super().legal(s, p, data, out)

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        if action == self.later.choice:
            s.drop()
            self.later.run(s, p, 0)
            s.push(self, p.seat)
        else:
            super().apply(s, p, data, action)


def dog_makes_room(p: Player, newcomers: i64) -> bool:
    """Would animals, a mask of types, find room only with one more dog?"""
    barn = barn_of(p)
    if fits(p, barn, newcomers):
        return False
    p.goods[DOG] += 1  # temporarily
    room = fits(p, barn, newcomers)
    p.goods[DOG] -= 1
    return room


def perhaps(give: Step | None, do: Step) -> Perhaps:
    """What may be done on a space once its goods are taken."""
    return PerhapsBefore(do, give) if isinstance(give, GainLater) and isinstance(do, Furnish) else Perhaps(do)


def collect(s: State, p: Player, slot: i64) -> None:
    """All goods of a space."""
    pile = s.setup.spaces[slot].pile
    refills = s.piles[slot]
    assert pile is not None
    s.piles[slot] = 0
    gain(p, pile.first)
    gain(p, pile.more, refills - 1)


class Collect(Step):
    """Animals of a space as a choice, for the dwarf that stands there and not for an imitator."""

    def __init__(self, space: str) -> None:
        super().__init__("animals")
        self.slot: i64 = SPACES.index(space)

    def possible(self, s: State, p: Player) -> bool:
        return s.piles[self.slot] > 0 and p.slots >> self.slot & 1 != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if not s.piles[self.slot]:
            return Obstacle("nothing-there")
        return None if p.slots >> self.slot & 1 else Obstacle("not-for-imitators")

    def begin(self, s: State, p: Player) -> None:
        collect(s, p, self.slot)

    def summary(self) -> Summary:
        pile = next(row.pile for row in ROWS if SLOT[row.id] == self.slot)
        assert pile is not None
        return pile.summary()


class Imitate(Step):
    """Use a space with an opponent's dwarf, for a fee in food."""

    def __init__(self, food: int) -> None:
        super().__init__(use=uses.IMITATE)
        self.food: i64 = food

    def fee(self) -> i64:
        return self.food

    def targets(self, s: State, p: Player) -> i64:
        """The slots that a player could imitate."""
        if p.goods[FOOD] < self.food:
            return 0
        rest = s.occupied() & ~p.slots
        mask: i64 = 0
        p.goods[FOOD] -= self.food  # temporarily: what is useful is judged with what will be left
        while rest:
            slot = lowest(rest)
            space = s.setup.spaces[slot]
            if space.imitable and space.useful(s, p):
                mask |= bit(slot)
            rest &= rest - 1
        p.goods[FOOD] += self.food
        return mask

    def possible(self, s: State, p: Player) -> bool:
        return self.targets(s, p) != 0

    def obstacle(self, s: State, p: Player) -> Obstacle | None:
        if self.targets(s, p):
            return None
        if not s.occupied() & ~p.slots:
            return Obstacle("nobody-to-imitate")
        return goods_short(Goods(food=self.food).shortage(p.goods)) or Obstacle("nothing-to-imitate")

    def space_obstacle(self, s: State, p: Player, data: i64, slot: i64) -> Obstacle | None:
        if p.slots >> slot & 1:
            return s.occupation(slot)
        if not s.occupied() >> slot & 1:
            return Obstacle("nobody-there")
        p.goods[FOOD] -= self.food  # temporarily, as in `targets`
        found = s.setup.spaces[slot].imitation_obstacle(s, p)
        p.goods[FOOD] += self.food
        return found

    def question(self, data: i64) -> str:
        return "imitate"

    def legal(self, s: State, p: Player, data: i64, out: Actions) -> None:
        out.add_mask(IMITATE, self.targets(s, p))

    def apply(self, s: State, p: Player, data: i64, action: i64) -> None:
        s.drop()
        p.goods[FOOD] -= self.food
        s.setup.spaces[action - IMITATE].go_on(s, p, False)

    def summary(self) -> Summary:
        return one_part("imitate", cost=price("food", self.food))


MEADOW_FIELD: Final = Twin(MEADOW, FIELD, "meadow-field")
CAVERN_TUNNEL: Final = Twin(CAVERN, TUNNEL, "cavern-tunnel")
CAVERN_CAVERN: Final = Twin(CAVERN, CAVERN, "cavern-cavern")
DIG: Final = OneOf(CAVERN_TUNNEL, CAVERN_CAVERN)
MEADOW_FIELD_WOOD: Final = Twin(MEADOW, FIELD, "meadow-field", Goods(wood=1))
CAVERN_TUNNEL_STONE: Final = Twin(CAVERN, TUNNEL, "cavern-tunnel", Goods(stone=1))
SOW: Final = Sow()
GROW: Final = Grow()
FORGE: Final = Forge()
SHORT_TRIP: Final = Expedition(1)
URGENT: Final = Then(ANY_DWELLING, GROW, word="dwelling")
TWO_TRIPS: Final = Then(SHORT_TRIP, Expedition(1, "second-expedition"), word="expedition")

SMALL_GAME: Final = "123"
LARGE_GAME: Final = "4567"
ALL: Final = SMALL_GAME + LARGE_GAME

ROWS: Final[list[Space]] = [
    # The board with rounds 1 to 3.
    Space("ruby-mining", "134567", pile(ruby=1), give=RubyForMines(1)),
    Space("ruby-mining", "2", pile(ruby=1), give=RubyForMines(1), since=3),
    Space("housework", ALL, give=GainLater("animals", dog=1), do=ANY),
    Space("slash-and-burn", ALL, do=ThenOr(MEADOW_FIELD, SOW)),
    # The main board for 1 to 3 players; a solo game covers four of its spaces.
    Space("drift-mining", "23", pile(stone=1), do=CAVERN_TUNNEL),
    Space("excavation", SMALL_GAME, pile(stone=1), do=DIG),
    Space("starting-player", "23", pile(food=1), give=StartingPlayer(ore=2), imitable=False),
    Space("logging", SMALL_GAME, pile(wood=3, more={"wood": 1}), do=SHORT_TRIP),
    Space("supplies", "23", give=Gain(wood=1, stone=1, ore=1, food=1, gold=2)),
    Space("ore-mining", SMALL_GAME, pile(ore=2, more={"ore": 1}), give=OrePerMine()),
    Space("wood-gathering", SMALL_GAME, pile(wood=1)),
    Space("clearing", "23", pile(wood=1), do=MEADOW_FIELD),
    Space("sustenance", SMALL_GAME, pile(food=1), give=Gain(grain=1), do=MEADOW_FIELD),
    # The main board for 4 to 7 players.
    Space("drift-mining", LARGE_GAME, pile(stone=2), do=CAVERN_TUNNEL),
    Space("excavation", LARGE_GAME, pile(stone=2, more={"stone": 1}), do=DIG),
    Space("starting-player", LARGE_GAME, pile(food=1), give=StartingPlayer(ruby=1), imitable=False),
    Space("imitation", LARGE_GAME, do=Imitate(food=2), imitable=False),
    Space("logging", LARGE_GAME, pile(wood=3), do=SHORT_TRIP),
    Space("growth", LARGE_GAME, do=Either(Gain("goods", wood=1, stone=1, ore=1, food=1, gold=2), GROW)),
    Space("ore-mining", LARGE_GAME, pile(ore=3, more={"ore": 2}), give=OrePerMine()),
    Space("forest-exploration", LARGE_GAME, pile(wood=2, more={"wood": 1}), give=Gain(food=2)),
    Space("clearing", LARGE_GAME, pile(wood=2), do=MEADOW_FIELD),
    Space("sustenance", LARGE_GAME, pile(grain=1, more={"vegetable": 1}), do=MEADOW_FIELD),
    # The small additional board.
    Space("strip-mining", "3", pile(ore=1, more={"stone": 1}), give=Gain(wood=2)),
    Space("imitation", "3", do=Imitate(food=4), imitable=False),
    Space("forest-exploration", "3", pile(wood=1), give=Gain(vegetable=1)),
    Space("large-depot", "7", pile(wood=2, ore=1, stone=1, more={"wood": 1, "ore": 1, "stone": 1})),
    Space("imitation-3", "7", do=Imitate(food=0), imitable=False),
    Space("extension", "7", do=EitherOnce(MEADOW_FIELD_WOOD, CAVERN_TUNNEL_STONE)),
    # The large additional board.
    Space("depot", "567", pile(wood=1, ore=1)),
    Space("small-scale-drift-mining", "5", give=Gain(stone=1), do=CAVERN_TUNNEL),
    Space("drift-mining-2", "67", pile(stone=1), do=CAVERN_TUNNEL),
    Space("weekly-market", "567", give=Gain(gold=4), do=Market()),
    Space("imitation-2", "5", do=Imitate(food=4), imitable=False),
    Space("imitation-2", "67", do=Imitate(food=1), imitable=False),
    Space("hardware-rental", "5", do=ThenOr(Expedition(2), SOW)),
    Space("hardware-rental", "67", give=Gain(wood=2), do=ThenOr(Expedition(2), SOW)),
    Space("fence-building", "5", pile(wood=1), do=Fences()),
    Space("fence-building", "67", pile(wood=2, more={"wood": 1}), do=Fences()),
    # The cards.
    Space("blacksmithing", ALL, do=ThenOr(FORGE, Expedition(3)), stage=1),
    Space("sheep-farming", ALL, pile(sheep=1), do=Fences(Stable(stone=1), Collect("sheep-farming")),
          stage=1, optional=True),
    Space("ore-mine-construction", ALL, do=ThenOr(OreMine(), Expedition(2)), stage=1),
    Space("wish-for-children", ALL, do=Either(GROW, ANY_DWELLING), stage=2),
    Space("urgent-wish-for-children", ALL, do=Either(URGENT, Gain("gold", gold=3)), stage=2),
    Space("donkey-farming", ALL, pile(donkey=1), do=Fences(Stable(stone=1), Collect("donkey-farming")),
          stage=2, optional=True),
    Space("ruby-mine-construction", ALL, do=Either(RubyMine(deep=False), RubyMine(deep=True)), stage=2),
    Space("exploration", "34567", do=Expedition(4), stage=3),
    Space("family-life", ALL, do=AndOr(GROW, SOW), stage=3),
    Space("ore-delivery", ALL, pile(stone=1, ore=1), give=OrePerMine(), stage=3),
    Space("ore-trading", ALL, do=SellOre(), stage=4),
    Space("adventure", ALL, do=ThenOr(FORGE, TWO_TRIPS), stage=4),
    Space("ruby-delivery", ALL, pile(ruby=2, more={"ruby": 1}), give=RubyForMines(2), stage=4),
]  # fmt: skip
SLOT: Final[dict[str, int]] = {name: slot for slot, name in enumerate(SPACES)}
