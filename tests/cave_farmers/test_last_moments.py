"""What is asked just before it would be too late: a donkey for the mines, and the dog of Housework.

The questions come where an answer can make a difference, and nowhere else: the last section compares them with every
trade there is.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random

import pytest

from caverna.cave_farmers.actions import GOLD_FOOD, TRADE
from caverna.cave_farmers.furnishings import INDEX
from caverna.cave_farmers.game import Game
from caverna.cave_farmers.goods import FOOD
from caverna.cave_farmers.harvest import FEEDING, FINAL_TRADES
from caverna.cave_farmers.housing import housed
from caverna.cave_farmers.player import FIELDS
from caverna.cave_farmers.rounds import INCOME_OF_ONE, START_ROUND
from caverna.cave_farmers.step import Step, step_of
from caverna.cave_farmers.trades import TRADES
from caverna.game.bits import bit
from tests.cave_farmers.meals import fed, home
from tests.cave_farmers.rounds import goods_on, next_round, question, reveal
from tests.cave_farmers.scenario import (
    CHANCE,
    clear_decisions,
    family,
    final_trades,
    furnish,
    give,
    harvest,
    lay,
    offered,
    offers,
    pile,
    play,
    player,
    start,
    supply,
)
from tests.cave_farmers.situations import solo
from tests.form import length
from tests.outcomes import Cover, Vector, reached
from tests.rules import rule

DONKEY = "trade ruby for donkey"

# a donkey before a feeding


def mining(mines: str = "e4", tile: str = "mining-cave", **goods: int) -> Game:
    """A solo game with ruby mines and two dwarfs to feed."""
    game = home(**goods)
    lay(game, ruby_mine=mines)
    furnish(game, tile)
    return game


@rule("rulings", "F10")
def test_a_ruby_of_the_last_dwarf_may_become_a_donkey_before_a_feeding_that_food_covers() -> None:
    game = mining(food=4, donkey=1, mines="e4 e3")
    family(game, 0)
    game.harvest = 1
    pile(game, "ruby-mining", 1)
    play(game, "place ruby-mining")
    assert question(game) == "feed"
    assert offered(game, "feed") == [""]
    ruby = supply(game)["ruby"]
    play(game, DONKEY)
    assert supply(game) == {"food": 4, "donkey": 2, **({"ruby": ruby - 1} if ruby > 1 else {})}


@rule("rulings", "F10")
def test_the_donkey_before_a_feeding_may_be_declined() -> None:
    game = play(harvest(mining(food=4, ruby=1), "one-food"), "feed")
    assert fed(game)
    assert supply(game) == {"food": 2, "ruby": 1}


@rule("rulings", "F10")
def test_a_donkey_is_asked_for_as_long_as_a_mine_has_none() -> None:
    game = harvest(mining(mines="e4 e3", food=9, ruby=3), "one-food")
    play(game, DONKEY)
    assert question(game) == "feed"
    play(game, DONKEY)
    assert fed(game)
    assert supply(game) == {"food": 9, "ruby": 1, "donkey": 2}


@rule("rulings", "F10")
@pytest.mark.parametrize(
    ("tile", "mines", "goods"),
    [
        ("mining-cave", "e4", {"food": 4}),
        ("mining-cave", "e4", {"food": 4, "ruby": 1, "donkey": 1}),
        ("mining-cave", "", {"food": 4, "ruby": 1}),
        ("miner", "e4", {"food": 4, "ruby": 1}),
        ("mining-cave", "e4 e3 e2", {"food": 0, "ruby": 1, "donkey": 2}),
    ],
    ids=["no ruby", "a donkey in every mine", "no mine", "no Mining cave", "nothing to pay"],
)
def test_a_feeding_that_food_covers_and_no_donkey_makes_cheaper_is_not_asked(
    tile: str, mines: str, goods: dict[str, int]
) -> None:
    assert fed(harvest(mining(mines, tile, **goods), "one-food"))


@rule("rulings", "F10")
def test_a_payment_for_food_is_complete_where_a_donkey_could_still_be_bought() -> None:
    """The page plays a payment to its end, so it must contain the answer to the question that is left."""
    for ruby, last in ((0, []), (1, ["feed"])):
        game = harvest(mining(food=3, grain=1, ruby=ruby))
        assert ["eat grain", *last] in [payment["actions"] for payment in game.decision()["payments"]]
        play(game, "eat grain", *last)
        assert question(game) != "feed"


# material for the Working cave


@rule("rulings", "F10")
@pytest.mark.parametrize(
    ("tiles", "goods", "asked"),
    [
        ("", {"ruby": 1}, False),
        ("", {"gold": 9, "ore": 1}, False),
        ("", {"ore": 2}, True),
        ("seam", {"ruby": 1}, True),
        ("seam", {"ore": 1}, False),
        ("dog-school", {"ruby": 1}, True),
        ("trader", {"gold": 2}, True),
        ("trader", {"gold": 1}, False),
        ("trader", {"ruby": 1}, False),
        ("trader", {"gold": 1, "ruby": 1}, True),
        ("trader", {"ruby": 2}, True),
        ("trader beer-parlor", {"grain": 2}, True),
        ("trader beer-parlor", {"grain": 1}, False),
        ("trader beer-parlor", {"grain": 1, "ruby": 1}, True),
        ("trader hunting-parlor", {"boar": 2}, True),
        ("trader blacksmithing-parlor", {"ruby": 1, "ore": 1}, True),
        ("trader blacksmithing-parlor", {"ruby": 1}, False),
        ("beer-parlor", {"grain": 4}, False),
        ("spare-part-storage", {"gold": 9}, False),
    ],
)
def test_a_feeding_that_food_covers_is_asked_if_trades_bring_material_for_the_working_cave(
    tiles: str, goods: dict[str, int], asked: bool
) -> None:
    """A ruby alone brings no more than the two food that it buys at any time."""
    game = home(food=4, **goods)
    furnish(game, "working-cave", *tiles.split())
    give(game, **{"stone": 0, "ore": 0, **goods})
    assert (question(harvest(game, "one-food")) == "feed") == asked


@rule("rulings", "F10")
def test_gold_of_the_last_dwarf_may_become_wood_for_the_working_cave() -> None:
    game = home(food=4, gold=2)
    furnish(game, "working-cave", "trader")
    play(harvest(game, "one-food"), "trade 2 gold for wood + stone + ore", "feed wood")
    assert fed(game)
    assert supply(game) == {"food": 3, "stone": 1, "ore": 1}


@rule("rulings", "F10")
def test_the_working_cave_is_asked_for_once_in_a_feeding() -> None:
    game = home(food=4, wood=1, gold=2)
    furnish(game, "working-cave", "trader")
    assert fed(play(harvest(game, "one-food"), "feed wood"))


# a donkey before the income of a round


def miner(players: int = 2, seat: int = 0, **goods: int) -> Game:
    """The owner of a Miner and two ore mines, in the middle of a round."""
    game = start(players=players)
    lay(game, seat, ore_mine="e4 e2", deep="e3 e1")
    furnish(game, "miner", seat=seat)
    give(game, seat, **goods)
    return game


@rule("rulings", "F10")
def test_a_ruby_of_the_last_dwarf_may_become_a_donkey_before_the_income_of_the_miner() -> None:
    game = start(players=1, round=2)
    lay(game, ore_mine="e4", deep="e3")
    furnish(game, "miner")
    family(game, 0)
    pile(game, "ruby-mining", 1)
    play(game, "place ruby-mining")
    assert game.turn == CHANCE  # the card comes first
    reveal(game)
    assert question(game) == "income"
    play(game, DONKEY)
    assert question(game) == "place"
    assert supply(game) == {"donkey": 1, "ore": 1}


@rule("rulings", "F10")
def test_the_donkey_before_the_income_may_be_declined() -> None:
    game = next_round(miner(ruby=1, donkey=1))
    assert offers(game)[0] == "stop"
    play(game, "stop")
    assert question(game) == "place"
    assert supply(game) == {"ruby": 1, "donkey": 1, "ore": 1}


@rule("rulings", "F10")
def test_a_donkey_for_the_miner_is_asked_for_as_long_as_an_ore_mine_has_none() -> None:
    game = next_round(miner(ruby=3))
    play(game, DONKEY)
    assert question(game) == "income"
    play(game, DONKEY)
    assert question(game) == "place"
    assert supply(game) == {"ruby": 1, "donkey": 2, "ore": 2}


@rule("rulings", "F10")
@pytest.mark.parametrize(
    ("tile", "mines", "goods"),
    [
        ("miner", {"ore_mine": "e4"}, {}),
        ("miner", {"ore_mine": "e4"}, {"ruby": 1, "donkey": 1}),
        ("miner", {"ruby_mine": "e4"}, {"ruby": 1}),
        ("mining-cave", {"ore_mine": "e4"}, {"ruby": 1}),
        ("ruby-supplier", {"ore_mine": "e4"}, {"ruby": 1}),
    ],
    ids=["no ruby", "a donkey in every mine", "ruby mines only", "Mining cave", "another income"],
)
def test_an_income_that_no_donkey_raises_is_not_asked(tile: str, mines: dict[str, str], goods: dict[str, int]) -> None:
    game = start()
    lay(game, 0, **mines)
    furnish(game, tile)
    give(game, **goods)
    assert question(next_round(game)) == "place"


@rule("rulings", "F10")
def test_what_the_start_of_a_round_brings_comes_at_once() -> None:
    """The ruby of the Ruby supplier is too late for the income that it comes with."""
    game = miner()
    furnish(game, "ruby-supplier")
    assert question(next_round(game)) == "place"
    assert supply(game) == {"ruby": 1}


@rule("rulings", "F10")
def test_incomes_are_asked_about_in_turn_order_from_the_starting_player() -> None:
    game = start(players=3)
    game.starter = 2
    for seat, tile in ((0, "miner"), (1, "mining-cave"), (2, "miner")):
        lay(game, seat, ore_mine="e4", deep="e3")
        furnish(game, tile, seat=seat)
        give(game, seat, ruby=1)
    next_round(game)
    asked = []
    while question(game) == "income":
        asked.append(game.turn)
        play(game, "stop")
    assert asked == [2, 0]
    assert game.turn == 2


@rule("rulings", "F10")
def test_no_income_is_asked_about_after_the_last_round() -> None:
    assert question(final_trades(miner(ruby=1))) == "final-trades"


@rule("rulings", "F24")
def test_income_comes_before_the_solo_clearing_and_before_refilling() -> None:
    game = solo(ruby=1)
    lay(game, ore_mine="e4", deep="e3")
    furnish(game, "miner")
    pile(game, "wood-gathering", 7)
    next_round(game)
    assert question(game) == "income"
    play(game, "stop")
    assert question(game) == "clear"
    assert goods_on(game, "excavation") == {"stone": 1}
    play(game, "stop")
    assert goods_on(game, "excavation") == {"stone": 2}


# the dog of Housework


def household(tile: str = "weaving-parlor", meadow: str = "c4", **goods: int) -> Game:
    """At Housework, with sheep in the dwelling and a meadow for a dog to watch."""
    game = start()
    lay(game, meadow=meadow)
    give(game, **{"wood": 2, "stone": 2, "sheep": 2, "ruby": 1, **goods})
    only_for_sale(game, tile)
    return play(game, "place housework")


def only_for_sale(game: Game, *tiles: str) -> None:
    game.tiles = bit(INDEX["dwelling"])
    for tile in tiles:
        game.tiles |= bit(INDEX[tile])


@rule("rulings", "F8")
def test_the_dog_of_housework_may_come_first_where_its_room_brings_food() -> None:
    game = household()
    assert offers(game)[:3] == ["stop", "choose animals", "furnish weaving-parlor"]
    play(game, "choose animals")
    assert question(game) == "furnish"
    assert "choose animals" not in offers(game)
    play(game, "trade ruby for sheep", "furnish weaving-parlor", "at d3")
    assert supply(game) == {"stone": 1, "sheep": 3, "dog": 1, "food": 3}
    assert game.turn == 1


@rule("rulings", "F8")
def test_the_dog_of_housework_comes_once() -> None:
    game = play(household(), "choose animals", "stop")
    assert supply(game)["dog"] == 1
    game = play(household(), "stop")
    assert supply(game)["dog"] == 1


@rule("rulings", "F8")
def test_the_dog_of_housework_may_come_first_for_cattle_and_the_milking_parlor() -> None:
    game = household("milking-parlor", food=1, sheep=2)
    play(game, "choose animals", "trade ruby + food for cattle", "furnish milking-parlor", "at d3")
    assert supply(game) == {"sheep": 2, "cattle": 1, "dog": 1, "food": 1}


@rule("rulings", "F8")
def test_an_imitator_of_housework_may_take_the_dog_first_too() -> None:
    game = start(players=4)
    lay(game, meadow="c4")
    give(game, wood=2, stone=2, sheep=2, ruby=1, food=2)
    only_for_sale(game, "weaving-parlor")
    game.players[1].stand(0, 24)
    play(game, "place imitation", "imitate housework", "choose animals")
    assert supply(game)["dog"] == 1


@rule("rulings", "F8")
@pytest.mark.parametrize(
    ("tile", "meadow", "goods"),
    [
        ("weaving-parlor", "c4", {"ruby": 0}),
        ("weaving-parlor", "c4", {"sheep": 1}),
        ("weaving-parlor", "", {}),
        ("weaving-parlor", "c4", {"dog": 2}),
        ("weaving-parlor", "c4", {"wood": 1}),
        ("milking-parlor", "c4", {"food": 0}),
        ("milking-parlor", "c4", {"food": 1, "sheep": 0, "boar": 2}),
        ("cuddle-room", "c4", {}),
    ],
    ids=["no ruby", "room anyway", "no meadow", "dogs enough", "too dear", "no food", "no sheep", "no parlor"],
)
def test_the_dog_of_housework_comes_last_where_its_room_makes_no_difference(
    tile: str, meadow: str, goods: dict[str, int]
) -> None:
    game = household(tile, meadow, **goods)
    assert "choose animals" not in offers(game)
    if game.turn == 0:
        play(game, "stop")
    assert supply(game)["dog"] == 1 + goods.get("dog", 0)


# every trade there is

OWNED = (
    "mining-cave", "miner", "working-cave", "trader", "seam", "dog-school", "beer-parlor", "hunting-parlor",
    "blacksmithing-parlor", "slaughtering-cave", "cooking-cave", "peaceful-cave", "ruby-supplier",
)  # fmt: skip
"""Furnishings that have to do with feeding, income or trades."""
PURSE = {"wood": 1, "ore": 1, "ruby": 2, "grain": 2, "food": 5, "gold": 2, "donkey": 1, "boar": 2}
"""The most that a family has."""
FAMILIES = range(length(full=40, usual=3, pure=1))
MOST = 20_000


def families(number: int) -> Iterator[Game]:
    """Families with mines, a few furnishings and a few goods, at no decision in particular."""
    random = Random(number)
    for _ in range(8):
        game = solo()
        lay(game, ruby_mine=random.choice(("", "e4")), ore_mine=random.choice(("", "e2", "e2 d2")), deep="e1 d1")
        furnish(game, *random.sample(OWNED, random.choice((1, 2, 2, 3))))
        give(game, **{good: random.randint(0, most) for good, most in PURSE.items()})
        player(game).weapons[0] = random.choice((0, 0, 3))
        if housed(player(game)):
            yield resting(game)


def resting(game: Game) -> Game:
    """The same position without open decisions."""
    clear_decisions(game)
    player(game).crowded = False
    return game


def split(end: Game) -> tuple[Hashable, Vector]:
    """All that seat 0 has but goods, and the goods."""
    names = ("goods", "begging", "placed", "spaces")
    rest = tuple(value for name, value in zip(FIELDS, end.player_keys()[0], strict=True) if name not in names)
    return rest, tuple(int(n) for n in player(end).goods)


def plain_actions(game: Game) -> list[int]:
    """All legal actions but trades for tiles in the mountain: room for animals is nowhere there."""
    return [
        action for action in game.legal_actions()
        if not TRADE <= action < GOLD_FOOD or TRADES[action - TRADE].text not in TUNNELS
    ]  # fmt: skip


TUNNELS = ("trade ruby for tunnel", "trade 2 ruby for cavern")


def traded(games: list[Game]) -> list[Game]:
    """All that trades make of resting positions."""
    for game in games:
        game.push(FINAL_TRADES, 0)
        game.settle()
    return reached(games, lambda game: game.top is not None, plain_actions, MOST)


def anything_new(ends: list[Game], others: list[Game]) -> bool:
    """Is there an end that is not covered by one of the others, nor by trades that follow it? Begging is no gain."""
    cover: Cover[Game] = Cover(split)
    for end in traded([resting(other.copy()) for other in others]):
        cover.add(end)
    return any(not player(end).begging and not cover.covers(end) for end in ends)


def too_late(game: Game, step: Step, data: int) -> bool:
    """Do trades before a step lead to anything that trades after it do not?"""
    after = game.copy()
    after.push(step, 0, data)
    step.run(after, player(after), data)
    before = game.copy()
    before.push(step, 0, data)
    return anything_new(traded([before]), [after])


@rule("rulings", "F10")
@pytest.mark.parametrize("number", FAMILIES)
def test_a_feeding_that_food_covers_is_asked_exactly_where_trades_before_it_make_a_difference(number: int) -> None:
    for game in families(number):
        lay(game, field="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4")  # no room for more tiles
        for price in (1, 2):
            p = player(game)
            if p.goods[FOOD] >= FEEDING.need(p, price):
                assert FEEDING.asks(game, p, price) == too_late(game, FEEDING, price), game.to_dict()


@rule("rulings", "F10")
@pytest.mark.parametrize("number", FAMILIES)
def test_an_income_is_asked_about_exactly_where_trades_before_it_make_a_difference(number: int) -> None:
    for game in families(number):
        lay(game, field="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4")
        asked = START_ROUND.asks(game, player(game), INCOME_OF_ONE)
        assert asked == too_late(game, START_ROUND, INCOME_OF_ONE), game.to_dict()


def households(number: int) -> Iterator[Game]:
    """Players at Housework, with a few animals and rubies, perhaps after a trade; one cell is left for a tile."""
    random = Random(number)
    for _ in range(8):
        game = start()
        lay(game, meadow=random.choice(("", "c4", "c4", "c4 c3")), small=random.choice(("", "b4")))
        lay(game, stable=random.choice(("", "c4")), field="a1 a2 a3 a4 b1 b2 b3 c1 c2")
        only_for_sale(game, *random.sample(("weaving-parlor", "milking-parlor", "dog-school", "breakfast-room"), 2))
        give(game, wood=2, stone=random.choice((1, 2)), ruby=random.choice((0, 1, 1, 2)), food=random.choice((0, 1)))
        give(game, **{animal: random.choice((0, 0, 1, 2)) for animal in ("boar", "cattle")})
        give(game, sheep=random.randint(0, 5), dog=random.choice((0, 0, 1)))
        if housed(player(game)):
            play(game, "place housework")
            trades = [action for action in plain_actions(game) if action >= TRADE]
            if game.turn == 0 and trades and random.random() < 0.5:
                game.apply(random.choice(trades))
            if game.turn == 0 and question(game) == "furnish":
                yield game


def ends_of(game: Game, but: str = "") -> list[Game]:
    """All ends of a turn of seat 0, perhaps without an action."""
    return reached(
        [game], lambda g: g.turn == 0, lambda g: [action for action in plain_actions(g) if g.text(action) != but], MOST
    )


def with_dog_first(game: Game) -> Game:
    """The same position with the dog taken."""
    after = game.copy()
    assert after.top is not None
    furnishing = after.top.step
    after.drop()
    assert after.top is not None
    step_of(after.top).run(after, player(after), 0)
    after.push(furnishing, 0)
    return after


@rule("rulings", "F8")
@pytest.mark.parametrize("number", FAMILIES)
def test_the_dog_of_housework_is_a_choice_exactly_where_it_makes_a_difference(number: int) -> None:
    for game in households(number):
        first = ends_of(with_dog_first(game))
        assert not anything_new(first, ends_of(game)), game.to_dict()
        if "choose animals" in offers(game):
            assert anything_new(first, ends_of(game, but="choose animals")), game.to_dict()
