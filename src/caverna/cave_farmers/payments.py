"""What players may give up for food, or for want of room, and what that costs them in points.

The rules allow trades one by one. A person wants to see complete payments, the cheapest first. This module finds them
for clients; no rule depends on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from caverna.game.bits import indices

from .actions import GOLD_FOOD, TRADE
from .goods import FARM_ANIMALS, FOOD, GOLD, GOODS
from .harvest import FEEDING
from .hooks import meat
from .housing import housed
from .player import Player
from .scoring import points
from .trades import TRADES, open_trades

if TYPE_CHECKING:
    from .game import Game
    from .types import Conversion, Meal, Payment, Spared

MOST_PAYMENTS: Final = 3
SPARED: Final[dict[Spared, tuple[str, ...]]] = {
    "animals": FARM_ANIMALS, "crops": ("grain", "vegetable"), "treasure": ("ruby", "gold"),
}  # fmt: skip
"""What a payment may leave alone."""


class Way:
    """Goods that are given up for food, by trades one after the other."""

    def __init__(self, cost: dict[str, int], food: int, actions: list[int]) -> None:
        self.cost = cost
        self.food = food
        self.actions = actions

    def and_then(self, other: Way) -> Way:
        """This way followed by another."""
        return Way(added(self.cost, other.cost), self.food + other.food, self.actions + other.actions)


NO_WAY: Final = Way({}, 0, [])


class Ladder:
    """What certain goods can become, from little food to much."""

    def __init__(self, goods: tuple[str, ...], ways: list[Way]) -> None:
        self.goods = goods
        self.ways = ways


def added(goods: dict[str, int], more: dict[str, int]) -> dict[str, int]:
    """Two bundles of goods together."""
    total = dict(goods)
    for good, amount in more.items():
        total[good] = total.get(good, 0) + amount
    return total


def covered(p: Player, cost: dict[str, int]) -> bool:
    """Can a player pay some goods?"""
    return all(p.goods[GOODS.index(good)] >= amount for good, amount in cost.items())


def without(p: Player, cost: dict[str, int]) -> Player:
    """A player who has given up some goods."""
    left = p.copy()
    for good, amount in cost.items():
        left.goods[GOODS.index(good)] -= amount
    return left


# goods that become food


def meals(game: Game, p: Player) -> list[Way]:
    """The trades that turn goods into food and nothing else."""
    found: list[Way] = []
    for number in indices(open_trades(game, p)):
        trade = TRADES[number]
        pay, get = trade.pay.to_dict(), trade.get.to_dict()
        if trade.tile is None and list(get) == [GOODS[FOOD]] and GOODS[FOOD] not in pay:
            found.append(Way(pay, get[GOODS[FOOD]] + int(trade.eaten * meat(p)), [TRADE + number]))
    for food in range(1, int(p.goods[GOLD])):
        found.append(Way({GOODS[GOLD]: food + 1}, food, [GOLD_FOOD + food]))
    return found


def ladders(game: Game, p: Player) -> list[Ladder]:
    """All that can be eaten, by the goods that it takes."""
    groups: dict[tuple[str, ...], list[Way]] = {}
    for meal in meals(game, p):
        groups.setdefault(tuple(sorted(meal.cost, key=GOODS.index)), []).append(meal)
    return [Ladder(goods, climb(p, found)) for goods, found in groups.items()]


def climb(p: Player, found: list[Way]) -> list[Way]:
    """The most food for each amount of goods, without amounts that bring no more than a smaller one."""
    best: dict[int, Way] = {0: NO_WAY}
    most = sum(int(p.goods[GOODS.index(good)]) for good in found[0].cost)
    for amount in range(1, most + 1):
        for meal in found:
            before = best.get(amount - sum(meal.cost.values()))
            if before is None:
                continue
            way = before.and_then(meal)
            if covered(p, way.cost) and (amount not in best or way.food > best[amount].food):
                best[amount] = way
    rungs: list[Way] = []
    for way in list(best.values())[1:]:
        if not rungs or way.food > rungs[-1].food:
            rungs.append(way)
    return rungs


# what is worth giving up


def loss(p: Player, cost: dict[str, int]) -> tuple[int, int, int]:
    """What it costs to give up some goods: points, pairs of animals that could breed, and the number of goods."""
    left = without(p, cost)
    broken = 0
    for animal in FARM_ANIMALS:
        kind = GOODS.index(animal)
        if left.goods[kind] < 2 <= p.goods[kind]:
            broken += 1
    return int(points(p) - points(left)), broken, sum(cost.values())


def cheapest(p: Player, found: list[Ladder], missing: int) -> Way | None:
    """The way to so much food that costs least; none if there is not enough."""
    single = [ladder for ladder in found if len(ladder.goods) == 1]
    best: Way | None = None
    for start in mixed([ladder for ladder in found if len(ladder.goods) > 1], p, NO_WAY):
        way = fill_up(p, single, start, missing)
        if way is not None and (best is None or loss(p, way.cost) < loss(p, best.cost)):
            best = way
    return best


def mixed(found: list[Ladder], p: Player, start: Way) -> list[Way]:
    """Every way to eat from ladders that need several goods at a time, nothing at all included."""
    if not found:
        return [start]
    ways = mixed(found[1:], p, start)
    for rung in found[0].ways:
        together = start.and_then(rung)
        if covered(p, together.cost):
            ways += mixed(found[1:], p, together)
    return ways


def fill_up(p: Player, found: list[Ladder], start: Way, missing: int) -> Way | None:
    """Go on from a start to so much food, at the least loss: one rung at most of each ladder."""
    best: list[Way | None] = [None] * (missing + 1)
    best[min(missing, start.food)] = start
    for ladder in found:
        reached = list(best)
        for before in best:
            if before is None or before.food >= missing:
                continue
            for rung in ladder.ways:
                way = before.and_then(rung)
                if not covered(p, way.cost):
                    break
                food = min(missing, way.food)
                known = reached[food]
                if known is None or loss(p, way.cost) < loss(p, known.cost):
                    reached[food] = way
        best = reached
    return best[missing]


def payment(game: Game, p: Player, way: Way, keeps: Spared | None, last: list[str]) -> Payment:
    """A way to pay, as plain data."""
    return {
        "cost": way.cost,
        "food": way.food,
        "points": loss(p, way.cost)[0],
        "keeps": keeps,
        "actions": [game.text(action) for action in way.actions] + last,
    }


def feeding_payments(game: Game, p: Player, data: int) -> list[Payment]:
    """A few ways to feed everybody, the cheapest first, then those that spare something."""
    missing = int(FEEDING.need(p, data) - p.goods[FOOD])
    if missing <= 0:
        return []
    found: list[Payment] = []
    every = ladders(game, p)
    choices: list[tuple[Spared | None, tuple[str, ...]]] = [(None, ()), *SPARED.items()]
    for keeps, spared in choices:
        if keeps is not None and not any(p.goods[GOODS.index(good)] for good in spared):
            continue
        way = cheapest(p, [ladder for ladder in every if not set(spared) & set(ladder.goods)], missing)
        if way is not None and all(way.cost != other["cost"] for other in found):
            asked_again = FEEDING.reducible(without(p, way.cost), data)
            found.append(payment(game, p, way, keeps, ["feed"] if asked_again else []))
    return found[:MOST_PAYMENTS]


def housing_payments(game: Game, p: Player) -> list[Payment]:
    """The ways to eat as few animals as possible until the others have room, the cheapest first."""
    eaten = [meal for meal in meals(game, p) if all(good in FARM_ANIMALS for good in meal.cost)]
    most = sum(int(p.goods[GOODS.index(animal)]) for animal in FARM_ANIMALS)
    layers: list[list[Way]] = [[NO_WAY]] + [[] for _ in range(most)]
    for animals in range(most):
        fitting = [way for way in layers[animals] if housed(without(p, way.cost))]
        if fitting:
            fitting.sort(key=lambda way: loss(p, way.cost))
            return [payment(game, p, way, None, []) for way in fitting[:MOST_PAYMENTS]]
        for way in layers[animals]:
            for meal in eaten:
                together = way.and_then(meal)
                layer = layers[animals + sum(meal.cost.values())] if covered(p, together.cost) else []
                known = [other.cost for other in layer]
                if together.cost not in known:
                    layer.append(together)
    return []


def payments(game: Game) -> list[Payment]:
    """Complete payments worth offering, where a family must be fed or animals have no room."""
    frame = game.top
    assert frame is not None
    p = game.players[frame.seat]
    return feeding_payments(game, p, int(frame.data)) if frame.step is FEEDING else housing_payments(game, p)


def conversions(game: Game) -> list[Conversion]:
    """All that the goods of a family that must be fed can become."""
    return [
        {"goods": list(ladder.goods), "meals": [meal_view(game, way) for way in ladder.ways]}
        for ladder in ladders(game, game.players[game.turn])
    ]


def meal_view(game: Game, way: Way) -> Meal:
    """A way to get food, as plain data."""
    return {"cost": way.cost, "food": way.food, "actions": [game.text(action) for action in way.actions]}
