"""Everything on the table: its name, what it does, its numbers, and what players ask about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any, Final

from caverna import games
from caverna.locale import Translator, halves, ranges

from .spans import goods, is_drawn, pile, plain
from .types import Cell, Fact, Thing

Row = Mapping[str, Any]

HOME_TILES: Final = (
    "field", "meadow", "small-pasture", "large-pasture", "stable", "cavern", "tunnel", "deep-tunnel", "ore-mine",
    "ruby-mine", "entry-level-dwelling", "furnishing",
)  # fmt: skip
"""What can lie on a home board, as views call it."""
GROUNDS: Final = ("forest", "mountain", "margin")
PICTURES: Final = {
    "dwarf": "person-dwarf", "stage": "icon-chance", "turn": "person-worker", "wall": "icon-wall",
    "additional-cavern": "icon-cavern", "cell/covered": "icon-covered", "cell/empty": "icon-empty",
    "cell/symbol": "icon-excavate", "cell/gate": "icon-home", "home/entrance": "icon-forest",
    "home/bonus": "icon-goods", "tile/furnishing": "icon-furnish",
}  # fmt: skip
"""The drawings of what no sheet names by its id."""


class Things:
    """The things of a game in one language.

    Args:
        translator: The language, with the book of rules read.
        game: The name of the game.
        players: For how many players; None for all.
    """

    def __init__(self, translator: Translator, game: str, players: int | None) -> None:
        self.translator = translator
        self.game = game
        self.players = players
        self.tables = translator.reference(game, players)
        self.say = translator.say

    def kind(self, kind: str, section: str) -> list[Thing]:
        """All things of a kind, which a section of the book explains."""
        return [{**thing, "section": section} for thing in KINDS[self.game][kind](self)]

    def thing(self, id: str, name: str, text: str = "", facts: Iterable[Fact] = (), group: str | None = None) -> Thing:
        """A thing with its picture and the answers about it; `id` is its kind and its own id: "room/shelf"."""
        kind = id.partition("/")[0]
        own = f"more-{self.game}-{id.replace('/', '-')}"
        shared = f"more-{self.game}-{kind}"
        found = [message for message in dict.fromkeys((own, shared)) if self.translator.has(message)]
        more = [line for message in found for line in self.say(message).splitlines()]
        return {
            "id": id, "name": name, "picture": picture_of(self.game, id), "group": group, "text": text,
            "facts": list(facts), "more": more, "section": "",
        }  # fmt: skip

    def fact(self, label: str, value: Cell | str | int) -> Fact:
        """A fact with the label of a message."""
        return {"label": self.say(f"rules-{label}"), "value": value if isinstance(value, list) else plain(value)}

    def explained(self, kind: str, rows: Iterable[Row]) -> Iterator[Thing]:
        """Things of a table whose rows have an id, a name and an effect, without numbers."""
        for row in rows:
            text = " ".join(filter(None, (row["effect"], row.get("note"))))
            yield self.thing(f"{kind}/{row['id']}", row["name"], text)


def picture_of(game: str, id: str) -> str | None:
    """The drawing of a thing."""
    kind, _, own = id.partition("/")
    if id in PICTURES:
        return PICTURES[id]
    sheet = "action" if kind == "tile" and game == "cave-vs-cave" else kind
    names = (f"{sheet}-{own}", f"icon-{kind}-{own}", f"icon-{own}")
    return next((name for name in names if is_drawn(name)), None)


# The Cave Farmers


def spaces(things: Things) -> Iterator[Thing]:
    """The action spaces. Where the number of players matters and is not given, each has its own line."""
    for id, run in groupby(sorted(things.tables["spaces"], key=space_order(things)), lambda row: row["id"]):
        rows = list(run)
        name = things.translator.label(things.game, "space", id)
        texts = list(dict.fromkeys(told_space(row) for row in rows))
        facts = [fact for row in rows for fact in space_facts(things, row, several=len(rows) > 1)]
        text = texts[0] if len(texts) == 1 else " ".join(f"{ranges(row['players'])}: {told_space(row)}" for row in rows)
        yield things.thing(f"space/{id}", name, text, facts)


def space_order(things: Things) -> Callable[[Row], tuple[int, int]]:
    """Printed spaces first, then the cards by stage; the versions of a space together."""
    first = {row["id"]: index for index, row in reversed(list(enumerate(things.tables["spaces"])))}
    return lambda row: (row["stage"], first[row["id"]])


def told_space(row: Row) -> str:
    """What a space does, with its note."""
    return " ".join(filter(None, (row["effect"], row["note"])))


def space_facts(things: Things, row: Row, several: bool) -> Iterator[Fact]:
    """What a space gathers, for how many players, and from which stage on."""
    if row["accumulates"]:
        label = things.say("rules-each-round")
        players = f" ({ranges(row['players'])})" if several else ""
        value = pile(things.translator, row["accumulates"]) if several else gathered(things, row["accumulates"])
        yield {"label": f"{label}{players}", "value": value}
    elif things.players is None and not several:
        yield things.fact("players", ranges(row["players"]))
    if row["stage"] and not several:
        yield things.fact("stage", row["stage"])


def gathered(things: Things, row: Mapping[str, Mapping[str, int]]) -> Cell:
    """What a space gathers, in words if an empty space gets something else."""
    if row["first"] == row["more"]:
        return goods(things.translator, row["first"])
    first, more = (things.translator.goods(row[key]) for key in ("first", "more"))
    return plain(things.say("page-grows-first", first=first, more=more))


def furnishings(things: Things) -> Iterator[Thing]:
    """The furnishings, with their colour as group."""
    for row in things.tables["furnishings"]:
        name = things.translator.label(things.game, "furnishing", row["id"])
        facts = [
            things.fact("cost", goods(things.translator, row["cost"])),
            things.fact("points", "★" if row["points"] is None else row["points"]),
        ]
        if row["set"] == "introductory":
            facts.append({"label": "", "value": plain(things.say("rules-introductory"))})
        group = things.say(f"rules-colour-{row['colour']}")
        yield things.thing(f"furnishing/{row['id']}", name, row["effect"], facts, group)


def loot(things: Things) -> Iterator[Thing]:
    """The loot, by strength."""
    for row in things.tables["loot"]:
        strength: Fact = {"label": "", "value": plain(things.say("rules-strength", strength=row["strength"]))}
        yield things.thing(f"loot/{row['id']}", row["name"], row["effect"], [strength])


def farmers_goods(things: Things) -> Iterator[Thing]:
    """The goods, and the begging markers."""
    for id in [*(row["id"] for row in things.tables["goods"]), "begging"]:
        yield things.thing(f"good/{id}", things.say(f"good-{id}.plural"))


def harvests(things: Things) -> Iterator[Thing]:
    """The kinds of harvests."""
    return things.explained("harvest", things.tables["harvests"])


def markers(things: Things) -> Iterator[Thing]:
    """The harvest markers."""
    rows = {row["marker"]: row for row in things.tables["markers"]}
    return (things.thing(f"marker/{id}", row["name"], row["effect"]) for id, row in rows.items())


def home_tiles(things: Things) -> Iterator[Thing]:
    """What lies on a home board."""
    notes = {"entry-level-dwelling": "dwelling", "cavern": "cavern"}
    for id in HOME_TILES:
        text = things.say(f"{things.game}-home-{notes[id]}") if id in notes else ""
        yield things.thing(f"tile/{id}", things.translator.name(things.game, "tile", id), text)


def grounds(things: Things) -> Iterator[Thing]:
    """Cells of a home board without a tile."""
    for id in GROUNDS:
        yield things.thing(f"ground/{id}", things.translator.name(things.game, "ground", id))
    for id in ("entrance", "bonus"):
        yield things.thing(f"home/{id}", things.say(f"rules-thing-home-{id}"), things.say(f"{things.game}-home-{id}"))


def dwarfs(things: Things) -> Iterator[Thing]:
    """A dwarf."""
    yield things.thing("dwarf", things.say("rules-thing-dwarf"))


def stages(things: Things) -> Iterator[Thing]:
    """A card that lies face down."""
    yield things.thing("stage", things.say("rules-thing-stage"))


def scores(things: Things) -> Iterator[Thing]:
    """The categories of the score sheet."""
    for id, run in groupby(things.tables["scoring"], lambda row: row["id"]):
        rows = list(run)
        facts: list[Fact] = [
            {"label": row["for"], "value": plain("★" if row["points"] is None else halves(row["points"]))}
            for row in rows
        ]
        yield things.thing(f"score/{id}", rows[0]["name"], facts=facts)


# Cave vs Cave


def action_tiles(things: Things) -> Iterator[Thing]:
    """The action tiles."""
    return things.explained("tile", things.tables["actions"])


def slots(things: Things) -> Iterator[Thing]:
    """The bonuses of era II."""
    return things.explained("slot", [{**row, "id": row["number"]} for row in things.tables["bonus_slots"]])


def rooms(things: Things) -> Iterator[Thing]:
    """The rooms, with their era as group."""
    classes = {row["id"]: row["name"] for row in things.tables["wall_classes"]}
    for row in things.tables["rooms"]:
        facts = [things.fact("cost", goods(things.translator, row["cost"])), things.fact("points", row["points"])]
        if row["walls"]:
            walls: Cell = [{"text": classes[id], "picture": f"wall-{id}"} for id in row["walls"]]
            facts.append(things.fact("walls", walls))
        text = things.say(f"page-cave-works-{row['colour']}") + " " + row["effect"]
        group = things.say("rules-era-number", era=row["era"])
        yield things.thing(f"room/{row['id']}", row["name"], text, facts, group)


def caves_goods(things: Things) -> Iterator[Thing]:
    """The goods with their limits."""
    for row in things.tables["goods"]:
        yield things.thing(f"good/{row['id']}", row["plural"], facts=[things.fact("limit", row["limit"])])


def walls(things: Things) -> Iterator[Thing]:
    """A wall."""
    yield things.thing("wall", things.say("rules-thing-wall"))


def cave_cells(things: Things) -> Iterator[Thing]:
    """The cells of a cave without a room, and the additional cavern."""
    name = things.translator.name
    yield things.thing("cell/covered", name(things.game, "cell", "covered"))
    yield things.thing("cell/empty", name(things.game, "cell", "empty"))
    yield things.thing("cell/symbol", things.say("rules-thing-symbol"))
    yield things.thing("cell/gate", things.say("rules-thing-gate"), things.say(f"{things.game}-board-gate"))
    yield things.thing("additional-cavern", things.say(f"{things.game}-additional-cavern"))


def turns(things: Things) -> Iterator[Thing]:
    """A turn of a round."""
    yield things.thing("turn", things.say("rules-thing-turn"))


def starts(things: Things) -> Iterator[Thing]:
    """What lies on the table when an era, the draft or the short game begins."""
    rows = {row["start"]: row for row in games.reference(things.game, things.players)["setup"]}
    for id, row in rows.items():
        message = f"{things.game}-start-{id}"
        facts = [things.fact("players", ranges(row["players"])), things.fact("walls", row["walls"])]
        note = things.say(f"{message}.note", players=row["players"][0])
        yield things.thing(f"start/{id}", things.say(message), note, facts)


def modes(things: Things) -> Iterator[Thing]:
    """The ways to play."""
    return things.explained("mode", things.tables["modes"])


KINDS: Final[dict[str, dict[str, Callable[[Things], Iterator[Thing]]]]] = {
    "cave-farmers": {
        "space": spaces, "furnishing": furnishings, "loot": loot, "good": farmers_goods, "harvest": harvests,
        "marker": markers, "tile": home_tiles, "ground": grounds, "dwarf": dwarfs, "stage": stages, "score": scores,
    },
    "cave-vs-cave": {
        "tile": action_tiles, "slot": slots, "room": rooms, "good": caves_goods, "wall": walls, "cell": cave_cells,
        "turn": turns, "score": scores, "mode": modes, "start": starts,
    },
}  # fmt: skip
"""The kinds of things of each game."""
