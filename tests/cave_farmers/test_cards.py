"""The action space cards of stages 1 and 2, and what gathers on cards."""

from __future__ import annotations

import pytest

from caverna.cave_farmers.game import Game
from caverna.cave_farmers.grid import cells
from tests.cave_farmers.rounds import at_round, goods_on, next_round, question, spaces, strengths
from tests.cave_farmers.scenario import family, furnish, give, lay, offered, offers, pile, play, player, start, supply
from tests.rules import rule

GATHERING = [
    ("sheep-farming", [{"sheep": 1}, {"sheep": 2}, {"sheep": 3}]),
    ("donkey-farming", [{"donkey": 1}, {"donkey": 2}, {"donkey": 3}]),
    ("ore-delivery", [{"stone": 1, "ore": 1}, {"stone": 2, "ore": 2}, {"stone": 3, "ore": 3}]),
    ("ruby-delivery", [{"ruby": 2}, {"ruby": 3}, {"ruby": 4}]),
]
FIRST_ROUNDS = {"sheep-farming": 1, "donkey-farming": 5, "ore-delivery": 7, "ruby-delivery": 10}


@rule("farmers", 3, 1)
@rule("farmers", 3, 3)
@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize(("card", "piles"), GATHERING, ids=[card for card, _ in GATHERING])
def test_card_gathers_goods_from_the_round_in_which_it_is_revealed(
    card: str, piles: list[dict[str, int]], players: int
) -> None:
    game = at_round(players, FIRST_ROUNDS[card], f"reveal {card}")
    seen = [goods_on(game, card)]
    for _ in range(2):
        seen.append(goods_on(next_round(game), card))
    assert seen == piles


@rule("farmers", 3, 1)
@pytest.mark.parametrize(
    ("round", "gathering"),
    [
        (6, ["sheep-farming", "donkey-farming"]),
        (12, ["sheep-farming", "donkey-farming", "ore-delivery", "ruby-delivery"]),
    ],
)
def test_goods_gather_on_no_other_card(round: int, gathering: list[str]) -> None:
    cards = [space for space in at_round(3, round).view()["spaces"] if space["stage"]]
    assert len(cards) == round
    assert [card["id"] for card in cards if card["goods"]] == gathering


@rule("farmers", 3, 4)
@pytest.mark.parametrize("card", ["ore-delivery", "ruby-delivery", "sheep-farming", "donkey-farming"])
def test_an_emptied_card_starts_afresh(card: str) -> None:
    game = start(3, spaces=[card])
    pile(game, card, 3)
    play(game, f"place {card}")
    if "farming" in card:
        play(game, "choose animals", "eat sheep" if card == "sheep-farming" else "eat donkey")
    assert goods_on(game, card) == {}
    assert goods_on(next_round(game), card) == dict(GATHERING)[card][0]


@rule("farmers", 2, 4)
@pytest.mark.parametrize(("round", "side"), [(6, "wish-for-children"), (12, "urgent-wish-for-children")])
def test_cards_show_their_stage(round: int, side: str) -> None:
    stages = {space["id"]: space["stage"] for space in at_round(3, round).view()["spaces"] if space["stage"]}
    expected = {
        "blacksmithing": 1, "sheep-farming": 1, "ore-mine-construction": 1, side: 2, "donkey-farming": 2,
        "ruby-mine-construction": 2, "exploration": 3, "family-life": 3, "ore-delivery": 3, "ore-trading": 4,
        "adventure": 4, "ruby-delivery": 4,
    }  # fmt: skip
    assert stages == dict(list(expected.items())[:round])


# stage 1


@rule("farmers", 5, 1)
def test_blacksmithing_forges_a_weapon_and_then_goes_on_a_level_3_expedition() -> None:
    game = start(2, spaces=["blacksmithing"])
    give(game, ore=10)
    play(game, "place blacksmithing", "choose forge", "forge 7", "choose expedition")
    play(game, "loot dog", "loot gold", "loot wood")
    assert supply(game) == {"ore": 3, "dog": 1, "gold": 2, "wood": 1}
    assert strengths(game) == [8, 0]
    assert game.turn == 1


@rule("farmers", 5, 1)
def test_blacksmithing_may_only_forge() -> None:
    game = start(2, spaces=["blacksmithing"])
    give(game, ore=1)
    play(game, "place blacksmithing", "choose forge", "forge 1", "stop")
    assert strengths(game) == [1, 0]
    assert game.turn == 1


@rule("farmers", 5, 1)
def test_blacksmithing_may_only_go_on_the_expedition_with_an_armed_dwarf() -> None:
    game = start(2, spaces=["blacksmithing"])
    family(game, 4, 4)
    give(game, ore=8)
    play(game, "place blacksmithing")
    assert offers(game) == ["choose expedition"]
    play(game, "choose expedition", "loot stone", "stop")
    assert strengths(game) == [5, 4]


@rule("farmers", 5, 1)
@pytest.mark.parametrize(("ore", "best"), [(1, 1), (5, 5), (8, 8), (12, 8)])
def test_blacksmithing_forges_for_1_to_8_ore(ore: int, best: int) -> None:
    game = start(2, spaces=["blacksmithing"])
    give(game, ore=ore)
    play(game, "place blacksmithing", "choose forge")
    assert offers(game) == [f"forge {strength}" for strength in range(1, best + 1)]
    play(game, f"forge {best}")
    assert supply(game) == ({"ore": ore - best} if ore > best else {})


@rule("farmers", 5, 1)
def test_blacksmithing_must_not_be_used_unarmed_without_ore() -> None:
    game = start(2, spaces=["blacksmithing"])
    assert "blacksmithing" not in offered(game, "place")
    give(game, ore=1)
    assert "blacksmithing" in offered(game, "place")


LEVELS = [("logging", 1), ("ore-mine-construction", 2), ("blacksmithing", 3), ("exploration", 4), ("adventure", 1)]


@rule("farmers", 24, 5)
@pytest.mark.parametrize(("space", "level"), LEVELS)
def test_expedition_takes_as_many_items_as_its_level(space: str, level: int) -> None:
    game = start(3, spaces=[space])
    family(game, 10, 10)
    play(game, f"place {space}")
    if "choose expedition" in offers(game):
        play(game, "choose expedition")
    loot = ["loot wood", "loot grain", "loot stone", "loot vegetable", "loot gold"]
    for taken in range(level):
        assert question(game) == "loot"
        play(game, loot[taken])
    assert offered(game, "loot") == []
    assert strengths(game)[0] == 11


FARMING = [("sheep-farming", "sheep"), ("donkey-farming", "donkey")]
farming = pytest.mark.parametrize(("card", "animal"), FARMING, ids=[card for card, _ in FARMING])


@rule("farmers", 5, 2)
@farming
def test_farming_builds_both_pastures_and_a_stable_and_then_takes_the_animals(card: str, animal: str) -> None:
    game = start(2, spaces=[card])
    lay(game, meadow="c4 c3 c2")
    give(game, wood=6, stone=1)
    pile(game, card, 4)
    play(game, f"place {card}", "choose small-pasture", "tile small-pasture c4", "choose large-pasture")
    play(game, "tile large-pasture c2 c3", "choose stable", "stable c4", "choose animals")
    assert supply(game) == {animal: 4}
    assert (player(game).small, player(game).large()) == (cells("c4"), cells("c2", "c3"))
    assert player(game).stable == cells("c4")
    assert game.turn == 1


@rule("farmers", 5, 2)
@farming
def test_farming_builds_in_any_order(card: str, animal: str) -> None:
    game = start(2, spaces=[card])
    lay(game, meadow="c4 c3 c2")
    give(game, wood=6, stone=1)
    play(game, f"place {card}")
    assert offers(game) == ["choose small-pasture", "choose large-pasture", "choose stable", "choose animals"]
    play(game, "choose stable", "stable a1")
    assert offered(game, "choose") == ["small-pasture", "large-pasture", "animals"]
    play(game, "choose large-pasture", "tile large-pasture c3 c4")
    assert offered(game, "choose") == ["small-pasture", "animals"]
    play(game, "choose small-pasture", "tile small-pasture c2")
    assert offers(game)[:2] == ["stop", "choose animals"]
    assert supply(game) == {}


@rule("farmers", 5, 2)
@farming
def test_farming_may_just_take_the_animals(card: str, animal: str) -> None:
    game = start(2, spaces=[card])
    pile(game, card, 2)
    play(game, f"place {card}", "choose animals")
    assert supply(game) == {animal: 2}
    assert game.turn == 1


@rule("farmers", 5, 2)
@farming
def test_farming_takes_animals_last(card: str, animal: str) -> None:
    game = start(2, spaces=[card])
    lay(game, meadow="c4 c3 c2")
    give(game, wood=6, stone=1)
    play(game, f"place {card}", "choose animals")
    assert game.turn == 1
    assert supply(game) == {"wood": 6, "stone": 1, animal: 1}


@rule("farmers", 5, 2)
@farming
def test_farming_may_leave_the_animals_where_they_stay_and_grow(card: str, animal: str) -> None:
    game = start(2, spaces=[card])
    give(game, stone=1)
    pile(game, card, 2)
    play(game, f"place {card}", "choose stable", "stable c4", "stop")
    assert supply(game) == {}
    assert goods_on(game, card) == {animal: 2}
    assert goods_on(next_round(game), card) == {animal: 3}


@rule("farmers", 5, 2)
@rule("farmers", 6, 5)
@farming
def test_farming_must_not_be_left_with_nothing_done(card: str, animal: str) -> None:
    game = start(2, spaces=[card])
    play(game, f"place {card}")
    assert offers(game) == ["choose animals"]


@rule("farmers", 5, 2)
@farming
def test_farming_takes_all_animals_and_what_finds_no_room_is_eaten(card: str, animal: str) -> None:
    game = start(2, spaces=[card])
    pile(game, card, 3)
    play(game, f"place {card}", "choose animals")
    assert (game.turn, question(game)) == (0, "overflow")
    play(game, f"eat {animal}")
    assert supply(game) == {animal: 2, "food": 1}
    assert game.turn == 1


@rule("farmers", 5, 2)
@farming
def test_farming_prices_are_2_wood_4_wood_and_1_stone(card: str, animal: str) -> None:
    for wood, stone, parts in ((1, 0, []), (2, 0, ["small-pasture"]), (3, 0, ["small-pasture"]),
                               (4, 1, ["small-pasture", "large-pasture", "stable"])):  # fmt: skip
        game = start(2, spaces=[card])
        lay(game, meadow="c4 c3")
        give(game, wood=wood, stone=stone)
        play(game, f"place {card}")
        assert offered(game, "choose") == [*parts, "animals"]


@rule("farmers", 5, 2)
@farming
def test_farming_must_not_build_anything_twice(card: str, animal: str) -> None:
    game = start(2, spaces=[card])
    lay(game, meadow="c4 c3 c2 c1 b4 b3")
    give(game, wood=20, stone=9)
    play(game, f"place {card}", "choose small-pasture", "tile small-pasture c4", "choose stable", "stable c4")
    play(game, "choose large-pasture", "tile large-pasture c1 c2")
    assert offered(game, "choose") == ["animals"]


@rule("farmers", 5, 2)
@farming
def test_farming_with_no_animals_left_needs_something_to_build(card: str, animal: str) -> None:
    game = start(2, spaces=[card])
    pile(game, card, 0)
    assert card not in offered(game, "place")
    give(game, stone=1)
    assert card in offered(game, "place")


@rule("farmers", 5, 3)
def test_ore_mine_construction_lays_the_twin_tile_with_3_ore_and_then_goes_on_a_level_2_expedition() -> None:
    game = start(2, spaces=["ore-mine-construction"])
    family(game, 1, 1)
    lay(game, tunnel="e4 e3")
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e3 e4")
    assert supply(game) == {"ore": 3}
    assert (player(game).ore_mine, player(game).deep, player(game).tunnel) == (cells("e3"), cells("e4"), 0)
    play(game, "choose expedition", "loot dog", "loot wood")
    assert supply(game) == {"ore": 3, "dog": 1, "wood": 1}
    assert game.turn == 1


@rule("farmers", 5, 3)
def test_ore_mine_construction_may_only_lay_the_tile() -> None:
    game = start(2, spaces=["ore-mine-construction"])
    family(game, 1, 1)
    lay(game, tunnel="e4 e3")
    play(game, "place ore-mine-construction", "choose ore-mine", "tile ore-mine e4 e3", "stop")
    assert (player(game).ore_mine, player(game).deep) == (cells("e4"), cells("e3"))
    assert strengths(game) == [1, 1]


@rule("farmers", 5, 3)
def test_ore_mine_construction_gives_no_ore_without_the_tile() -> None:
    game = start(2, spaces=["ore-mine-construction"])
    family(game, 1, 1)
    lay(game, tunnel="e4 e3")
    play(game, "place ore-mine-construction", "choose expedition", "loot dog", "loot wood")
    assert supply(game) == {"dog": 1, "wood": 1}
    assert game.turn == 1


@rule("farmers", 5, 3)
@pytest.mark.parametrize(("tunnels", "deep"), [("", ""), ("e4", ""), ("e4 f3", ""), ("e4", "f4"), ("", "e4 f4")])
def test_ore_mine_construction_needs_two_adjacent_ordinary_tunnels(tunnels: str, deep: str) -> None:
    game = start(2, spaces=["ore-mine-construction"])
    lay(game, tunnel=tunnels, deep=deep)
    assert "ore-mine-construction" not in offered(game, "place")


# stage 2


@rule("farmers", 5, 4)
def test_wish_for_children_grows_the_family() -> None:
    game = start(2, round=4)
    furnish(game, "dwelling")
    play(game, "place wish-for-children", "choose grow")
    assert strengths(game) == [0, 0, 0]
    assert [dwarf["newborn"] for dwarf in game.view()["players"][0]["dwarfs"]] == [False, False, True]
    assert game.turn == 1


@rule("farmers", 5, 4)
def test_wish_for_children_furnishes_a_dwelling_at_its_price() -> None:
    game = start(2, round=4)
    give(game, wood=4, stone=3)
    play(game, "place wish-for-children", "choose dwelling", "furnish dwelling", "at d3")
    assert supply(game) == {}
    assert player(game).room == 3
    assert player(game).dwarfs() == 2
    assert game.turn == 1


@rule("farmers", 5, 4)
def test_wish_for_children_furnishes_nothing_but_dwellings() -> None:
    game = start(2, round=4)
    give(game, wood=9, stone=9, ore=9, gold=9)
    play(game, "place wish-for-children", "choose dwelling")
    assert offers(game) == [
        "furnish dwelling", "furnish simple-dwelling-a", "furnish simple-dwelling-b", "furnish mixed-dwelling",
        "furnish couple-dwelling", "furnish additional-dwelling",
    ]  # fmt: skip


@rule("farmers", 5, 4)
def test_wish_for_children_must_not_be_used_without_room_and_without_a_dwelling_to_pay() -> None:
    game = start(2, round=4)
    assert "wish-for-children" not in offered(game, "place")
    give(game, wood=3, stone=2)
    assert "wish-for-children" not in offered(game, "place")
    give(game, wood=3, stone=3)  # a simple dwelling
    assert "wish-for-children" in offered(game, "place")


def urgent(players: int = 2) -> Game:
    return start(players, spaces=["urgent-wish-for-children"])


@rule("farmers", 5, 5)
def test_urgent_wish_furnishes_a_dwelling_and_then_grows_the_family() -> None:
    game = urgent()
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish dwelling", "at d3", "choose grow")
    assert supply(game) == {}
    assert player(game).dwarfs() == 3
    assert game.turn == 1


@rule("farmers", 5, 5)
def test_urgent_wish_may_only_furnish_the_dwelling() -> None:
    game = urgent()
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish dwelling", "at d3", "stop")
    assert player(game).dwarfs() == 2
    assert game.turn == 1


@rule("farmers", 5, 5)
def test_urgent_wish_gives_3_gold_instead() -> None:
    game = urgent()
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose gold")
    assert supply(game) == {"wood": 4, "stone": 3, "gold": 3}
    assert game.turn == 1


@rule("farmers", 5, 5)
def test_urgent_wish_must_not_grow_the_family_without_furnishing_a_dwelling() -> None:
    game = urgent()
    furnish(game, "dwelling")  # room is there
    play(game, "place urgent-wish-for-children")
    assert offers(game) == ["choose gold"]


@rule("farmers", 5, 5)
def test_urgent_wish_grows_the_family_once_even_with_a_couple_dwelling() -> None:
    game = urgent()
    give(game, wood=8, stone=6)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish couple-dwelling", "at d3", "choose grow")
    assert player(game).dwarfs() == 3
    assert player(game).room == 4
    assert game.turn == 1


@rule("farmers", 5, 5)
def test_urgent_wish_additional_dwelling_gives_no_room_to_fewer_than_five_dwarfs() -> None:
    game = urgent()
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish additional-dwelling", "at d3")
    assert offers(game) == ["stop"]


@rule("farmers", 2, 6)
@pytest.mark.parametrize("players", range(2, 8))
def test_the_wish_card_turns_over_when_family_life_is_revealed(players: int) -> None:
    game = at_round(players, 7, "reveal ore-delivery")
    assert "wish-for-children" in spaces(game)
    assert "urgent-wish-for-children" not in spaces(game)
    next_round(game, "reveal family-life")
    assert game.round == 8
    assert "wish-for-children" not in spaces(game)
    assert "urgent-wish-for-children" in spaces(game)
    assert "urgent-wish-for-children" in offered(game, "place")


@rule("farmers", 2, 6)
@pytest.mark.parametrize("card", ["ore-delivery", "exploration"])
def test_no_other_card_turns_the_wish_card_over(card: str) -> None:
    game = at_round(3, 7, f"reveal {card}")
    assert card in spaces(game)
    assert "wish-for-children" in spaces(game)
    assert "urgent-wish-for-children" not in spaces(game)


@rule("farmers", 2, 6)
def test_the_wish_card_stays_turned_over_for_the_rest_of_the_game() -> None:
    game = at_round(3, 12, "reveal family-life")
    assert "wish-for-children" not in spaces(game)
    assert "urgent-wish-for-children" in spaces(game)


@rule("farmers", 5, 6)
def test_ruby_mine_construction_builds_on_an_ordinary_tunnel_without_a_ruby() -> None:
    game = start(2, spaces=["ruby-mine-construction"])
    lay(game, tunnel="e4", deep="e3", ore_mine="e2")
    play(game, "place ruby-mine-construction", "choose ruby-mine")
    assert offers(game) == ["tile ruby-mine e4"]
    play(game, "tile ruby-mine e4")
    assert supply(game) == {}
    assert (player(game).ruby_mine, player(game).tunnel, player(game).deep) == (cells("e4"), 0, cells("e3"))
    assert game.turn == 1


@rule("farmers", 5, 6)
def test_ruby_mine_construction_builds_on_a_deep_tunnel_with_a_ruby() -> None:
    game = start(2, spaces=["ruby-mine-construction"])
    lay(game, tunnel="e4", deep="e3", ore_mine="e2")
    play(game, "place ruby-mine-construction", "choose deep-ruby-mine")
    assert offers(game) == ["tile ruby-mine e3"]
    play(game, "tile ruby-mine e3")
    assert supply(game) == {"ruby": 1}
    assert (player(game).ruby_mine, player(game).tunnel, player(game).deep) == (cells("e3"), cells("e4"), 0)
    assert player(game).ore_mine == cells("e2")
    assert game.turn == 1


@rule("farmers", 5, 6)
@pytest.mark.parametrize("mines", ["", "e4"])
def test_ruby_mine_construction_needs_a_tunnel(mines: str) -> None:
    game = start(2, spaces=["ruby-mine-construction"])
    lay(game, ore_mine=mines)
    assert "ruby-mine-construction" not in offered(game, "place")


@rule("farmers", 5, 6)
def test_ruby_mine_construction_goes_on_no_expedition() -> None:
    game = start(2, spaces=["ruby-mine-construction"])
    family(game, 9, 9)
    lay(game, tunnel="e4")
    play(game, "place ruby-mine-construction")
    assert offers(game) == ["choose ruby-mine"]
