"""Why an action space cannot be used."""

from __future__ import annotations

from typing import Any

import pytest

from caverna.cave_farmers.rounds import CLEAR
from tests.cave_farmers.scenario import (
    clear_decisions,
    family,
    furnish,
    give,
    harvest,
    lay,
    occupy,
    pile,
    play,
    player,
    start,
)


def reason(game: Any, space: str) -> tuple[str, dict[str, Any]]:
    """What a decision says of a space."""
    (row,) = [row for row in game.decision()["blocked"] if row.get("space") == space]
    return row["reason"], row["arguments"]


def alternatives(game: Any, space: str) -> list[tuple[str, dict[str, Any]]]:
    """The reasons for each use of a space."""
    told, arguments = reason(game, space)
    assert told == "none-of"
    return [(part["reason"], part["arguments"]) for part in arguments["obstacles"]]


def test_a_space_is_occupied() -> None:
    game = start()
    occupy(game, "logging", seat=1)
    assert reason(game, "logging") == ("occupied", {"seat": 1})


def test_an_expedition_needs_a_weapon() -> None:
    game = start(players=3, spaces=["exploration"])
    assert reason(game, "exploration") == ("unarmed", {})


def test_there_is_no_room_for_another_dwarf() -> None:
    game = start(spaces=["wish-for-children"])
    lay(game, cavern="")
    assert alternatives(game, "wish-for-children") == [("no-room-for-dwarf", {}), ("no-cavern", {})]


def test_a_family_is_complete() -> None:
    game = start(spaces=["wish-for-children"])
    family(game, 0, 0, 0, 0, 0)
    lay(game, cavern="")
    assert alternatives(game, "wish-for-children")[0] == ("family-complete", {})


def test_no_dwelling_can_be_paid() -> None:
    """What is short of the dwelling that comes nearest: the simple dwelling for 3 wood and 3 stone, or 4 and 2."""
    game = start(spaces=["wish-for-children"])
    give(game, wood=4)
    obstacles = alternatives(game, "wish-for-children")
    assert obstacles == [("no-room-for-dwarf", {}), ("nothing-affordable", {"goods": {"stone": 2}})]


def test_two_ore_are_sold_at_once() -> None:
    game = start(spaces=["ore-trading"])
    give(game, ore=1)
    assert reason(game, "ore-trading") == ("goods-short", {"goods": {"ore": 1}})


def test_a_smith_needs_ore_and_an_expedition_a_weapon() -> None:
    game = start(spaces=["blacksmithing"])
    assert alternatives(game, "blacksmithing") == [("goods-short", {"goods": {"ore": 1}}), ("unarmed", {})]


def test_mines_need_tunnels() -> None:
    game = start(spaces=["ore-mine-construction", "ruby-mine-construction"])
    lay(game, tunnel="e3 f2")
    assert alternatives(game, "ore-mine-construction") == [("no-site", {"tile": "ore-mine"}), ("unarmed", {})]
    lay(game, tunnel="")
    assert alternatives(game, "ruby-mine-construction") == [
        ("no-site", {"tile": "ruby-mine"}),
        ("no-site", {"tile": "deep-ruby-mine"}),
    ]


def test_the_ruby_mining_is_empty_and_gives_nothing_without_a_mine() -> None:
    game = start(players=2, round=2)
    assert alternatives(game, "ruby-mining") == [("nothing-there", {}), ("ruby-mines-short", {"mines": 1})]


def test_sowing_needs_an_empty_field_and_seeds() -> None:
    game = start(spaces=["family-life"])
    assert alternatives(game, "family-life")[1] == ("no-empty-field", {})
    lay(game, field="c4")
    assert alternatives(game, "family-life")[1] == ("no-seeds", {})


@pytest.mark.parametrize(("owned", "short"), [([], {"wood": 2}), (["carpenter"], {"wood": 1})])
def test_a_pasture_is_as_much_short_as_its_discount_leaves(owned: list[str], short: dict[str, int]) -> None:
    game = start(players=5)
    pile(game, "fence-building", 0)
    furnish(game, *owned)
    lay(game, meadow="c4")
    assert ("goods-short", {"goods": short}) in alternatives(game, "fence-building")


# imitation


def test_nobody_is_there_to_imitate() -> None:
    game = start(players=3)
    give(game, food=4)
    assert reason(game, "imitation") == ("nobody-to-imitate", {})


def test_imitation_costs_food() -> None:
    game = start(players=3)
    occupy(game, "sustenance")
    give(game, food=1)
    assert reason(game, "imitation") == ("goods-short", {"goods": {"food": 3}})


def test_there_is_nothing_to_imitate() -> None:
    game = start(players=3)
    occupy(game, "wood-gathering")
    give(game, food=4)
    assert reason(game, "imitation") == ("nothing-to-imitate", {})


def test_what_can_be_imitated() -> None:
    game = start(players=4)
    give(game, food=2)
    occupy(game, "starting-player", seat=1)
    occupy(game, "clearing", seat=1)
    occupy(game, "ore-mining", seat=2)
    play(game, "place imitation")
    assert reason(game, "starting-player") == ("not-imitable", {})
    assert reason(game, "ore-mining") == ("no-ore-mine", {})
    assert reason(game, "logging") == ("nobody-there", {})
    assert reason(game, "imitation") == ("occupied", {"seat": 0})


def test_an_imitator_does_not_get_the_goods() -> None:
    game = start(players=5)
    occupy(game, "depot", seat=1)
    occupy(game, "clearing", seat=1)
    give(game, food=2)
    play(game, "place imitation")
    assert reason(game, "depot") == ("not-for-imitators", {})


# parts and loot


def answer(game: Any, kind: str, id: str) -> tuple[str, dict[str, Any]]:
    """What a decision says of a part or an item of loot."""
    (row,) = [row for row in game.decision()["blocked"] if row.get(kind) == id]
    return row["reason"], row["arguments"]


def test_a_part_says_what_it_lacks() -> None:
    game = start(spaces=["wish-for-children"])
    give(game, wood=4, stone=3)
    play(game, "place wish-for-children")
    assert answer(game, "part", "grow") == ("no-room-for-dwarf", {})


def test_fences_have_one_discount() -> None:
    game = start(players=5)
    furnish(game, "carpenter")
    lay(game, meadow="c4 b4 a4")
    give(game, wood=4)
    pile(game, "fence-building", 0)
    play(game, "place fence-building", "choose small-pasture", "tile small-pasture c4")
    assert answer(game, "part", "large-pasture") == ("goods-short", {"goods": {"wood": 1}})


def test_growth_may_follow_a_dwelling() -> None:
    game = start(spaces=["urgent-wish-for-children"])
    family(game, 0, 0, 0, 0, 0)
    give(game, wood=4, stone=3)
    play(game, "place urgent-wish-for-children", "choose dwelling", "furnish dwelling", "at d3")
    assert answer(game, "part", "grow") == ("family-complete", {})


def test_loot_needs_strength_and_a_use() -> None:
    game = start()
    family(game, 9, 9)
    play(game, "place logging")
    assert answer(game, "item", "cavern") == ("weapon-too-weak", {"strength": 14})
    assert answer(game, "item", "small-pasture") == ("no-site", {"tile": "small-pasture"})
    lay(game, meadow="c4")
    give(game, wood=0)
    assert answer(game, "item", "small-pasture") == ("goods-short", {"goods": {"wood": 1}})


@pytest.mark.parametrize(("sheep", "told"), [(1, "no-pair"), (2, "no-room-for-young")])
def test_breeding_needs_a_pair_and_room(sheep: int, told: str) -> None:
    game = start()
    family(game, 14, 14)
    give(game, sheep=sheep)
    play(game, "place logging")
    assert answer(game, "item", "breed") == (told, {})


# other questions


def test_a_space_that_is_free_waits_for_the_next_dwarf() -> None:
    game = play(start(), "place slash-and-burn")
    assert reason(game, "logging") == ("not-now", {})
    assert reason(game, "slash-and-burn") == ("occupied", {"seat": 0})


def test_only_overfull_spaces_are_saved() -> None:
    game = start(players=1)
    give(game, ruby=2)
    pile(game, "wood-gathering", 7)
    clear_decisions(game)
    game.push(CLEAR, 0, 1 << 7)
    assert reason(game, "logging") == ("not-overfull", {})
    pile(game, "ore-mining", 7)
    assert reason(game, "ore-mining") == ("saved", {})


def test_nothing_is_blocked_for_chance_or_at_the_end() -> None:
    game = start()
    player(game).placed = player(game, 1).placed = 3
    harvest(game, "none")
    decision = game.decision()
    assert decision["seat"] < 0
    assert decision["blocked"] == []


def test_a_stable_needs_a_stone_while_there_is_a_cell_and_a_stable_left() -> None:
    game = start(spaces=["sheep-farming"])
    lay(game, meadow="c4")
    give(game, wood=2)
    play(game, "place sheep-farming", "choose small-pasture", "tile small-pasture c4")
    blocked = {row["part"]: row["reason"] for row in game.decision()["blocked"] if "part" in row}
    assert blocked["stable"] == "goods-short"
    lay(game, stable="c4 b4 a4")
    blocked = {row["part"]: row["reason"] for row in game.decision()["blocked"] if "part" in row}
    assert blocked["stable"] == "no-stable-left"
    lay(game, stable="c3", small="c4", field="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2", meadow="")
    blocked = {row["part"]: row["reason"] for row in game.decision()["blocked"] if "part" in row}
    assert blocked["stable"] == "goods-short"  # the pasture takes one
    lay(game, stable="c3 c4")
    blocked = {row["part"]: row["reason"] for row in game.decision()["blocked"] if "part" in row}
    assert blocked["stable"] == "no-site"
