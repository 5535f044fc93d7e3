"""What `search_actions` leaves out is never the only way to anything: see docs/search.md."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from contextlib import suppress
from itertools import islice
from random import Random

import pytest

from caverna.cave_farmers.actions import SINGLE, TRADE, TWIN
from caverna.cave_farmers.expeditions import Expedition
from caverna.cave_farmers.game import Game
from caverna.cave_farmers.goods import DOG, FOOD, GOLD, KINDS, RUBY
from caverna.cave_farmers.harvest import FINAL_TRADES
from caverna.cave_farmers.housing import housed
from caverna.cave_farmers.player import UNBORN
from caverna.cave_farmers.rounds import CLEAR, WORK
from caverna.cave_farmers.spaces import SLOT
from caverna.cave_farmers.step import step_of
from caverna.game import CHANCE, OVER
from caverna.game.bits import bit, count, indices
from caverna.game.buffer import Actions
from tests.cave_farmers.scenario import family, final_trades, furnish, give, harvest, lay, occupy, offers, play, settle
from tests.cave_farmers.scenario import start as scene
from tests.contract import pick
from tests.form import length
from tests.fuzz import start
from tests.outcomes import Cover, TooLarge, Vector, play_reduced, reached

MOST = 1200
"""Positions that are looked at for one turn at most."""
ODDITIES = (
    "trader", "spare-part-storage", "beer-parlor", "hunting-parlor", "cooking-cave", "blacksmithing-parlor",
    "working-cave", "mining-cave", "miner", "seam", "dog-school", "slaughtering-cave", "peaceful-cave", "stubble-room",
    "builder", "carpenter", "guest-room", "office-room", "work-room", "breeding-cave", "cuddle-room", "prayer-chamber",
    "food-chamber", "fodder-chamber", "milking-parlor", "weaving-parlor", "stone-storage", "ore-storage",
)  # fmt: skip
"""Furnishings that have to do with trades or with what is had for them."""


class Turn:
    """What a player decides in one go: a turn, and whatever of the harvest follows before anybody else decides."""

    def __init__(self, game: Game) -> None:
        self.seat = game.turn
        self.when = self.moment(game)

    def moment(self, game: Game) -> tuple[int, int]:
        return game.round, game.players[self.seat].placed

    def goes_on(self, game: Game) -> bool:
        if game.turn != self.seat:
            return False
        return game.question() != "place" or self.moment(game) == self.when

    def split(self, game: Game) -> tuple[Hashable, Vector]:
        """All but a player's goods, with fields interchangeable, and the goods. At the end there is but the score.

        A begging marker not taken is a good too.
        """
        if game.turn == OVER:
            return "over", (game.scores()[self.seat],)
        p = game.players[self.seat]
        names, player_names = game.field_names()
        state = dict(zip(names, game.key(), strict=True))
        del state["dwarf"]  # who is next follows from the strengths
        own = dict(zip(player_names, game.player_keys()[self.seat], strict=True))
        for name in ("goods", "begging", "grain_1", "grain_2", "grain_3", "vegetable_1", "vegetable_2"):
            del own[name]
        crops = tuple(count(mask) for mask in (p.grain_1, p.grain_2, p.grain_3, p.vegetable_1, p.vegetable_2))
        others = tuple(keys for seat, keys in enumerate(game.player_keys()) if seat != self.seat)
        rest = (tuple(state.values()), tuple(own.values()), crops, others, game.frames())
        return rest, (*(int(n) for n in p.goods), -int(p.begging))


def trade_on(seat: int, cover: Cover[Game], ends: list[Game]) -> None:
    """Cover also what could be traded for after these ends, with all trades there are."""
    rest: list[tuple[Game, int]] = []
    for end in ends:
        if end.turn == OVER:
            continue
        game = end.copy()
        game.push(FINAL_TRADES, seat)
        rest.append((game, len(game.frames())))
    seen: set[object] = set()
    while rest:
        game, depth = rest.pop()
        for action in game.legal_actions():
            if action < TRADE and not SINGLE <= action < TWIN:
                continue
            child = game.copy()
            child.step(action)
            if child in seen:
                continue
            seen.add(child)
            if len(seen) > 10 * MOST:
                raise TooLarge
            if len(child.frames()) < depth:  # nothing more to trade
                cover.add(child)
                continue
            rest.append((child, depth))
            if len(child.frames()) == depth:
                after = child.copy()
                after.drop()
                cover.add(after)


def with_food_for_gold(game: Game, seat: int) -> Iterator[Game]:
    """A position, and those after each exchange of gold for food that could follow."""
    yield game
    if game.turn != OVER:
        for gold in range(2, game.players[seat].goods[GOLD] + 1):
            after = game.copy()
            after.players[seat].goods[GOLD] -= gold
            after.players[seat].goods[FOOD] += gold - 1
            yield after


def lost(game: Game) -> list[Game]:
    """What a player can reach with all legal actions, but not with the reduced ones, nor with these do better."""
    turn = Turn(game)
    complete = reached([game], turn.goes_on, lambda g: g.legal_actions(), MOST)
    reduced = reached([game], turn.goes_on, lambda g: g.search_actions(), MOST)
    cover: Cover[Game] = Cover(turn.split)
    for end in reduced:
        for position in with_food_for_gold(end, turn.seat):
            cover.add(position)
    missing = [end for end in complete if not cover.covers(end)]
    if missing:
        trade_on(turn.seat, cover, reduced)
    return [end for end in missing if not cover.covers(end)]


# positions


def positions(number: int) -> Iterator[Game]:
    """Positions of a random game, changed so that one can look at all of a turn."""
    random = Random(number)
    game = start(number)
    while game.turn != OVER:
        assert isinstance(game, Game)
        if game.turn != CHANCE and game.top is not None:
            step = step_of(game.top)
            begins = step.trading(game.top.data) or (isinstance(step, Expedition) and game.top.data == 0)
            if begins and random.random() < (0.1 if step is WORK else 0.5):
                changed = change(game.copy(), random)
                if changed.top is not None and step.asks(changed, changed.players[game.turn], changed.top.data):
                    yield changed
        game.apply(pick(game, game.legal_actions(), random))


def change(game: Game, random: Random) -> Game:
    """A small purse, a furnishing or two, perhaps weapons; and only one or two spaces to go to."""
    p = game.players[game.turn]
    furnish(game, *random.sample(ODDITIES, random.choice((0, 1, 2, 3))), seat=game.turn)
    for kind in range(DOG):
        p.goods[kind] = random.choice((0, 0, 1, 1, 2, 3))
    p.goods[RUBY] = random.choice((0, 1, 1, 2))
    p.goods[GOLD] = random.choice((0, 1, 2, 3, 5))
    for kind in range(DOG, KINDS):
        p.goods[kind] = min(p.goods[kind] + random.choice((0, 0, 0, 1)), random.choice((0, 1, 2, 3)))
    while not housed(p) and game.question() != "overflow":
        for kind in range(DOG, KINDS):
            p.goods[kind] = max(0, p.goods[kind] - 1)
    p.crowded = False
    if random.random() < 0.3:
        for i, strength in enumerate(p.weapons):
            if strength != UNBORN:
                p.weapons[i] = random.choice((0, 0, 1, 3, 7, 9, 12, 14))
    if game.top is not None and game.top.step is WORK:
        game.dwarf = p.weakest()
        free = indices(int(game.open & ~game.occupied()))
        game.open &= ~sum(bit(slot) for slot in free)
        for slot in random.sample(free, min(len(free), random.choice((1, 1, 2)))):
            game.open |= bit(slot)
    return game


GAMES = range(0, 96, length(full=4, usual=16, pure=48))
EACH = 14  # positions of a game


@pytest.mark.parametrize("number", GAMES)
def test_nothing_is_lost(number: int) -> None:
    """Whatever all legal actions lead to in a turn, the reduced ones do as well or better."""
    for game in islice(positions(number), EACH):
        with suppress(TooLarge):
            assert not lost(game), game.to_dict()


@pytest.mark.parametrize("number", GAMES)
def test_random_games_with_reduced_actions_come_to_an_end(number: int) -> None:
    play_reduced(number)


# one by one


def searched(game: Game, *kinds: str) -> list[str]:
    """The reduced actions in notation, perhaps only those that begin with some words."""
    return in_words(game, game.search_actions(), *kinds)


def searched_at_once(game: Game, *kinds: str) -> list[str]:
    """Those of them that are not left for late."""
    out = Actions()
    game.fill_search(out)
    return in_words(game, out.to_list(), *kinds)


def in_words(game: Game, actions: list[int], *kinds: str) -> list[str]:
    texts = [game.text(action) for action in actions]
    return [text for text in texts if text.startswith(kinds)] if kinds else texts


def test_nothing_is_turned_into_food_when_placing_a_dwarf() -> None:
    game = scene()
    give(game, grain=2, vegetable=1, gold=9, ruby=1)
    assert not searched(game, "eat", "trade ruby for 2 food", "trade 2 gold")


def test_food_for_the_fee_is_made_when_placing_a_dwarf_on_imitation() -> None:
    game = scene(players=3)
    give(game, grain=2, gold=9, food=1)
    assert searched(game, "eat", "trade") == [
        "eat grain", *gold_for_food(9),
    ]  # fmt: skip


def gold_for_food(gold: int) -> list[str]:
    """All exchanges with so much gold."""
    return ["trade 2 gold for food", *(f"trade {n} gold for {n - 1} food" for n in range(3, gold + 1))]


def test_no_animals_dogs_or_gold_are_bought_when_placing_a_dwarf() -> None:
    game = scene()
    give(game, ruby=2)
    for good in ("dog", "sheep", "donkey", "boar", "gold"):
        assert f"trade ruby for {good}" in offers(game)
        assert f"trade ruby for {good}" not in searched(game)


def test_where_nothing_but_stop_is_left_nothing_is_traded() -> None:
    game = scene(round=3, spaces=["sheep-farming"])
    give(game, wood=2, ruby=3, gold=3)
    lay(game, meadow="c4")
    play(game, "place sheep-farming", "choose small-pasture", "tile small-pasture c4")
    assert not searched(game, "eat", "trade ruby for food", "trade 2 gold")
    play(game, "stop")
    assert game.turn == 1


def test_missing_goods_for_the_next_part_are_traded_for() -> None:
    game = scene(round=3, spaces=["sheep-farming"])
    give(game, wood=2, ruby=3)
    lay(game, meadow="c4 b4 a4")
    play(game, "place sheep-farming", "choose small-pasture", "tile small-pasture c4")
    assert "trade ruby for wood" in searched(game)
    assert "trade ruby for stone" in searched(game)
    assert "trade ruby for ore" not in searched(game)


def test_gold_for_more_food_than_is_missing_saves_gold_later_and_is_looked_at_late() -> None:
    game = scene()
    give(game, food=1, gold=15)
    harvest(game)
    assert searched_at_once(game) == ["feed", *gold_for_food(4)]
    assert searched(game) == ["feed", *gold_for_food(15)]


def test_gold_is_not_turned_into_food_where_none_is_missing() -> None:
    game = scene()
    give(game, food=4, gold=15)
    harvest(game)
    assert searched(game) == ["feed"]


def test_before_scoring_no_more_gold_is_turned_into_food_than_cattle_cost() -> None:
    game = scene()
    give(game, ruby=1, gold=9)
    final_trades(game)
    assert searched(game, "trade 2 gold", "trade 3 gold") == ["trade 2 gold for food"]


def test_everything_is_traded_where_that_could_leave_a_dwarf_nowhere_to_go() -> None:
    game = scene(players=3)
    give(game, food=4, grain=1, gold=3, ruby=1)
    occupy(game, "supplies")
    poverty = "trade ruby + food for cattle"
    game.open = bit(SLOT["supplies"]) | bit(SLOT["imitation"]) | bit(SLOT["sustenance"])
    assert poverty not in searched(game)
    game.open ^= bit(SLOT["sustenance"])
    assert searched(game) == offers(game)
    play(game, poverty)
    assert searched(game, "pass")


def test_at_feeding_only_food_and_what_leads_to_it_is_traded_for() -> None:
    game = scene()
    give(game, grain=1, ruby=1)
    lay(game, field="b4", tunnel="e4 e3 e2 e1 f1", meadow="c1 a3")
    harvest(game)
    assert searched(game) == ["feed", "trade ruby for 2 food", "eat grain"]


def test_nothing_is_traded_at_solo_clearing() -> None:
    game = scene(players=1)
    give(game, ruby=2, grain=1)
    game.drop()
    game.push(CLEAR, 0, bit(SLOT["logging"]))
    assert searched(game) == ["stop", "save logging"]


def test_only_the_largest_litters_are_born() -> None:
    game = scene()
    give(game, food=9, sheep=2, donkey=2)
    give(game, 1, food=9)
    lay(game, small="c4 b4 a4")
    harvest(game)
    assert searched(game) == ["breed sheep donkey"]


def test_animals_are_eaten_before_breeding_only_where_there_is_no_room() -> None:
    game = scene()
    give(game, food=9, sheep=2)
    give(game, 1, food=9)
    harvest(game)
    assert searched(game) == ["breed none", "eat sheep"]


def test_animals_without_room_are_eaten_and_nothing_else() -> None:
    game = scene()
    give(game, sheep=3, grain=2, gold=5)
    settle(game)
    assert searched(game) == ["eat sheep"]


def test_before_scoring_rubies_buy_missing_animals_but_nothing_that_is_worth_no_more() -> None:
    game = scene()
    give(game, ruby=2, sheep=1, cattle=1, gold=4, grain=1)
    lay(game, meadow="c1 a3")
    final_trades(game)
    assert searched(game, "trade ruby") == ["trade ruby for donkey", "trade ruby for boar"]


def test_weapons_are_given_up_before_scoring_by_the_owner_of_a_prayer_chamber() -> None:
    game = scene()
    furnish(game, "peaceful-cave", "weapon-storage")
    family(game, 3, 0)
    final_trades(game)
    assert not searched(game, "disarm")
    furnish(game, "prayer-chamber")
    assert searched(game, "disarm") == ["disarm 3"]


def expedition(*loot: str, ruby: int = 0) -> Game:
    """A dwarf of strength 4 looks for up to three items, and has taken some."""
    game = scene(spaces=["blacksmithing"])
    family(game, 4, 9)
    give(game, ruby=ruby)
    return play(game, "place blacksmithing", "choose expedition", *(f"loot {item}" for item in loot))


def test_loot_of_plain_goods_comes_first_and_in_one_order() -> None:
    game = expedition("stone")
    assert searched_at_once(game, "loot") == [
        "loot weapons", "loot dog", "loot sheep", "loot donkey", "loot vegetable", "loot ore",
    ]  # fmt: skip
    assert "stop" not in searched_at_once(game)


def test_grain_is_sown_before_vegetables() -> None:
    game = scene()
    give(game, grain=2, vegetable=2)
    lay(game, field="c4 b4 a4")
    play(game, "place slash-and-burn", "choose sow", "sow vegetable")
    assert searched_at_once(game, "sow") == ["sow vegetable"]


def test_parts_begun_in_another_order_are_all_offered_late() -> None:
    """Nothing says whether the wood was left on purpose, or would have been taken next."""
    game = expedition("sheep", ruby=1)
    assert "loot wood" not in searched_at_once(game)
    assert searched(game) == offers(game)


def test_a_space_just_begun_is_searched_in_order() -> None:
    game = expedition()
    assert searched(game) == searched_at_once(game)
