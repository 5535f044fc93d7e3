"""Why a furnishing cannot be built."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cave_farmers.scenario import enrich, family, furnish, give, lay, play, start


def reason(game: Any, furnishing: str) -> tuple[str, dict[str, Any]]:
    """What a decision says of a furnishing."""
    (row,) = [row for row in game.decision()["blocked"] if row.get("furnishing") == furnishing]
    return row["reason"], row["arguments"]


def test_goods_are_short() -> None:
    game = start()
    give(game, wood=4, stone=1)
    assert reason(game, "dwelling") == ("goods-short", {"goods": {"stone": 2}})
    assert reason(game, "office-room") == ("not-now", {})


def test_a_missing_cavern_comes_before_missing_goods() -> None:
    game = start()
    lay(game, cavern="")
    assert reason(game, "dwelling") == ("no-cavern", {})
    give(game, wood=4, stone=3)
    assert reason(game, "dwelling") == ("no-cavern", {})


def test_tunnels_do_where_they_may_be_furnished() -> None:
    game = start()
    furnish(game, "work-room", at="d2")
    lay(game, cavern="", tunnel="e3")
    give(game, wood=4, stone=3)
    assert reason(game, "dwelling") == ("not-now", {})


def test_a_furnishing_is_built_already() -> None:
    game = start()
    furnish(game, "carpenter")
    furnish(game, "trader", seat=1)
    assert reason(game, "carpenter") == ("built", {"seat": 0})
    assert reason(game, "trader") == ("built", {"seat": 1})


def test_an_ordinary_dwelling_is_never_sold_out() -> None:
    game = start()
    furnish(game, "dwelling")
    assert reason(game, "dwelling") == ("goods-short", {"goods": {"wood": 4, "stone": 3}})


@pytest.mark.parametrize(
    ("owned", "goods", "short"),
    [
        ([], {}, {"wood": 4, "stone": 3}),
        (["carpenter"], {}, {"wood": 3, "stone": 3}),
        (["carpenter", "stone-carver"], {"wood": 3}, {"stone": 2}),
        (["builder"], {"ore": 5}, {"wood": 3, "stone": 2}),
        (["builder"], {"ore": 1, "wood": 4}, {"stone": 2}),
        (["builder"], {"ore": 1}, {"wood": 3, "stone": 3}),
        (["builder"], {"ore": 2}, {"wood": 3, "stone": 2}),
    ],
)
def test_discounts_and_ore_make_up_for_goods(owned: list[str], goods: dict[str, int], short: dict[str, int]) -> None:
    game = start()
    furnish(game, *owned)
    give(game, **{"wood": 0, "stone": 0, **goods})
    assert reason(game, "dwelling") == ("goods-short", {"goods": short})


def test_a_tile_that_covers_another_needs_no_cavern() -> None:
    game = start()
    furnish(game, "trader")
    lay(game, cavern="")
    give(game, wood=2)
    assert reason(game, "spare-part-storage") == ("not-now", {})


def test_a_furnishing_that_is_paid_waits_for_its_place() -> None:
    game = start()
    give(game, wood=4, stone=3)
    play(game, "place housework", "furnish dwelling")
    assert reason(game, "dwelling") == ("chosen", {})
    assert reason(game, "carpenter") == ("goods-short", {"goods": {"stone": 1}})


def test_some_spaces_are_for_dwellings_only() -> None:
    game = start(spaces=["wish-for-children"])
    enrich(game)
    play(game, "place wish-for-children", "choose dwelling")
    assert reason(game, "carpenter") == ("dwellings-only", {})


def test_loot_is_an_ordinary_dwelling_only() -> None:
    game = start()
    enrich(game)
    family(game, 14, 14)
    play(game, "place logging", "loot dwelling")
    assert reason(game, "carpenter") == ("ordinary-dwelling-only", {})
    assert reason(game, "couple-dwelling") == ("ordinary-dwelling-only", {})
