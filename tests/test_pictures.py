"""Pictures of positions: complete documents that show what lies on the boards."""

from __future__ import annotations

import re
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import caverna
from caverna import OVER, Game, Match
from caverna.cave_farmers import Game as Farm

SETUPS = [("cave-farmers", {"players": 1}), ("cave-farmers", {"players": 5}), ("cave-vs-cave", {"mode": "eras-1-2"})]


def position(name: str, options: dict[str, Any], steps: int) -> Game:
    """A position after some random actions."""
    match = Match(name, seed=1, **options)
    random = Random(1)
    for _ in range(steps):
        if match.game.turn == OVER:
            break
        match.play(random.choice(list(match.game.legal_actions())))
    return match.game


def uses(text: str, prefix: str) -> list[str]:
    """The drawings with a prefix that are shown, outside the definitions."""
    return re.findall(rf'href="#({prefix}[^"]*)"', text.partition("</defs>")[2])


@pytest.mark.parametrize(("name", "options"), SETUPS)
@pytest.mark.parametrize("steps", [0, 150])
def test_a_picture_stands_alone(name: str, options: dict[str, Any], steps: int) -> None:
    game = position(name, options, steps)
    before = game.to_dict()
    text = caverna.render(game, "light")
    ElementTree.fromstring(text)
    assert "var(" not in text
    assert set(re.findall(r"#([a-z]+-[a-z0-9-]+)", text)) <= set(re.findall(r' id="([^"]+)"', text))
    assert game.to_dict() == before


def test_a_home_shows_every_furnishing_field_and_animal() -> None:
    game = position("cave-farmers", {"players": 2}, 300)
    assert isinstance(game, Farm)
    text = caverna.render(game)
    players = game.view()["players"]
    built = [f"furnishing-{it['id']}" for player in players for it in player["furnishings"]]
    assert sorted(uses(text, "furnishing-")) == sorted([*built, *["furnishing-entry-level-dwelling"] * 2])
    fields = sum(cell["tile"] == "field" for player in players for cell in player["cells"])
    assert len(uses(text, "land-field")) == fields > 0
    herd = sum(stall["animals"] + stall["dogs"] for player in players for stall in player["housing"])
    assert len(uses(text, "animal-")) == herd > 0


def test_a_cave_shows_every_room_and_the_goods_of_its_era() -> None:
    game = position("cave-vs-cave", {"mode": "era-1"}, 150)
    text = caverna.render(game)
    rooms = [f"room-{cell['room']}" for it in game.view()["players"] for cell in it["cells"] if cell["room"]]
    assert sorted(uses(text, "room-")) == sorted(rooms)
    assert not uses(text, "good-weapon")


def test_day_and_night_differ_and_there_is_no_third_theme() -> None:
    game = caverna.new_game("cave-farmers", players=1)
    assert caverna.render(game, "light") != caverna.render(game)
    with pytest.raises(ValueError, match="no theme 'noon'"):
        caverna.render(game, "noon")


def test_a_notebook_shows_a_match_as_its_picture() -> None:
    match = Match("cave-vs-cave", seed=1)
    assert match._repr_svg_() == caverna.render(match.game)
    game: Any = match.game
    assert game._repr_svg_() == caverna.render(match.game)
