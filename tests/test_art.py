"""The drawings: everything that the rules name is drawn, each thing in its own way, and Python and the page agree."""

from __future__ import annotations

import re
import struct
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

from caverna import art
from caverna.art.draw import app_icons
from caverna.art.draw.sheets import files
from caverna.cave_farmers.actions import SINGLES, TWINS
from caverna.cave_farmers.expeditions import ITEMS
from caverna.cave_farmers.furnishings import FURNISHINGS
from caverna.cave_farmers.goods import FARM_ANIMALS
from caverna.cave_farmers.goods import GOODS as FARM_GOODS
from caverna.cave_farmers.spaces import SPACES
from caverna.cave_vs_cave.goods import GOODS as CAVE_GOODS
from caverna.cave_vs_cave.rooms import ROOMS
from caverna.cave_vs_cave.tiles import TILES

ROOT = Path(__file__).parent.parent


def things() -> Iterator[str]:
    """The ids that the rules give to what is drawn."""
    yield from (f"good-{id}" for id in (*FARM_GOODS, *CAVE_GOODS))
    yield from (f"animal-{id}" for id in ("dog", *FARM_ANIMALS))
    yield from (f"space-{id}" for id in SPACES)
    yield from (f"icon-{id}" for id in (*SINGLES, *TWINS))
    yield from (f"loot-{item.id}" for item in ITEMS)
    yield from (f"furnishing-{tile.id}" for tile in FURNISHINGS)
    yield from (f"room-{room.id}" for room in ROOMS)
    yield from (f"action-{tile.id}" for tile in TILES)


def body(id: str) -> str:
    """What a drawing shows, without its name and its box."""
    return art.symbol(id).text.partition(">")[2]


def test_everything_that_the_rules_name_is_drawn() -> None:
    assert not sorted(set(things()) - set(art.ids()))


def test_no_two_drawings_are_equal() -> None:
    shapes = Counter(body(id) for id in art.ids())
    assert not [id for id in art.ids() if shapes[body(id)] > 1]


def test_the_sheets_are_what_the_programs_draw() -> None:
    """After a change: `make generate`."""
    assert {name: (art.FOLDER / name).read_text(encoding="utf-8") for name in files()} == files()
    assert {path.name for path in art.FOLDER.iterdir() if path.suffix in (".svg", ".css")} == set(files())


def test_a_drawing_uses_only_what_exists() -> None:
    everything = "".join(art.sheet(name) for name in art.SHEETS)
    made = set(re.findall(r' id="([^"]+)"', everything))
    assert set(re.findall(r"#([a-z]+-[a-z0-9-]+)", everything)) <= made


def test_rooms_for_animals_are_drawn_without_any() -> None:
    # those that live there are drawn over them
    for room in ("cuddle-room", "breakfast-room", "mixed-dwelling"):
        assert "animal-" not in body(f"furnishing-{room}")


def test_a_drawing_is_plain_shapes_without_words() -> None:
    for name in art.SHEETS:
        root = ElementTree.fromstring(art.sheet(name))
        tags = {element.tag.partition("}")[2] for element in root.iter()}
        assert tags <= {
            "svg", "defs", "symbol", "g", "path", "circle", "ellipse", "rect", "use", "clipPath", "linearGradient",
            "radialGradient", "stop",
        }  # fmt: skip
        assert not "".join(root.itertext()).strip()


@pytest.mark.parametrize("theme", art.THEMES)
def test_a_picture_stands_alone(theme: str) -> None:
    text = art.picture("space-logging", theme)
    root = ElementTree.fromstring(text)
    assert root.get("viewBox") == "0 0 160 70"
    assert "var(" not in text
    assert set(re.findall(r"#([a-z]+-[a-z0-9-]+)", text)) <= set(re.findall(r' id="([^"]+)"', text))


def test_day_and_night_differ_outside_and_a_hood_is_dyed() -> None:
    assert art.picture("space-logging", "dark") != art.picture("space-logging", "light")
    assert "#123456" in art.picture("person-dwarf", hood="#123456")
    assert "#123456" not in art.picture("person-dwarf")


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(KeyError, match="no drawing 'good-gravel'"):
        art.symbol("good-gravel")
    with pytest.raises(KeyError, match="no drawing 'gravel'"):
        art.symbol("gravel")
    with pytest.raises(KeyError, match="no sheet 'gravel'"):
        art.sheet("gravel")
    with pytest.raises(ValueError, match="no theme 'noon'"):
        art.picture("good-wood", "noon")


def test_the_icons_of_the_app_have_their_sizes() -> None:
    sizes = {name: pixels for name, (pixels, _) in app_icons.SCALES.items()} | {"badge-96": 96}
    for name, pixels in sizes.items():
        data = (ROOT / f"web/public/{name}.png").read_bytes()
        assert data.startswith(b"\x89PNG")
        assert struct.unpack(">II", data[16:24]) == (pixels, pixels), "run make generate"
