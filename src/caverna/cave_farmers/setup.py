"""How a game is set up: what depends on the number of players and on the options."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caverna.game import InvalidOption, format_list
from caverna.game.bits import bit, mask_of

from .furnishings import KITS
from .spaces import ROWS, SLOT, SPACES, Space
from .uses import USES

ROUNDS: Final = 12

# How a round may end.
NO_HARVEST: Final = 0
HARVEST: Final = 1
ONE_FOOD: Final = 2  # one food for each dwarf, and nothing else
PARTIAL: Final = 3  # the field phase or the breeding phase, and feeding
MARKER: Final = 4  # as the round's marker says
HARVESTS: Final = ("none", "harvest", "one-food", "partial", "marker")
QUESTION_MARKS: Final = (NO_HARVEST, ONE_FOOD, PARTIAL)  # in the order of their appearance
FIRST_ROUNDS: Final = (NO_HARVEST, NO_HARVEST, NO_HARVEST, HARVEST, ONE_FOOD, HARVEST)  # from round 0 on

WISH: Final[i64] = bit(SLOT["wish-for-children"])
URGENT_WISH: Final[i64] = bit(SLOT["urgent-wish-for-children"])
FAMILY_LIFE: Final[i64] = bit(SLOT["family-life"])  # turns the wish into an urgent one

STARTING_FOOD: Final = (1, 1, 2, 3, 3, 3, 3)
SOLO_FOOD: Final = 2
SOLO_CARDS: Final = (
    "", "blacksmithing", "sheep-farming", "ore-mine-construction", "wish-for-children", "donkey-farming",
    "ruby-mine-construction", "ore-delivery", "family-life", "", "ore-trading", "adventure", "ruby-delivery",
)  # fmt: skip

OPTIONS: Final[dict[str, tuple[str, ...]]] = {
    "furnishings": ("full", "introductory"),
    "harvest_reveal": ("start", "end"),
    "solo_clear": ("over6", "from6"),
    "solo_cards": ("fixed", "shuffled"),
}
"""The options besides the number of players; the first value of each is the default."""
SOLO_LIMITS: Final = {"over6": 6, "from6": 5}  # the goods that a space of a solo game may keep


class Setup:
    """Shared by all copies of a game; never changes."""

    def __init__(self, players: int, furnishings: str, harvest_reveal: str, solo_clear: str, solo_cards: str) -> None:
        self.players: i64 = players
        self.furnishings = furnishings
        self.harvest_reveal = harvest_reveal
        self.solo_clear = solo_clear
        self.solo_cards = solo_cards
        self.spaces = spaces_for(players)
        self.slots = [slot for slot, space in enumerate(self.spaces) if players in space.players]
        self.printed: i64 = 0  # the slots in play from the start
        self.piles = vec[i64]()  # the slots where goods gather
        for slot in self.slots:
            if self.spaces[slot].stage == 0:
                self.printed |= bit(slot)
            if self.spaces[slot].pile is not None:
                self.piles = append(self.piles, slot)
        self.cards = vec[i64]([self.cards_of(n) for n in range(ROUNDS + 1)])
        self.harvests = vec[i64]([self.harvest_of(n) for n in range(ROUNDS + 1)])
        self.leaves: i64 = 0 if players == 1 else 3 if players == 2 else 4
        self.questions: i64 = 0 if players == 1 else 3
        self.food = [SOLO_FOOD] if players == 1 else list(STARTING_FOOD[:players])
        self.tiles: i64 = KITS[furnishings]
        self.late_markers = harvest_reveal == "end"
        self.limit: i64 = SOLO_LIMITS[solo_clear]
        self.slots_with = vec[i64]([self.slots_for(bit(use)) for use in range(USES)])  # the slots for each use
        self.giving: i64 = mask_of([space.do is not None and space.give is not None for space in self.spaces])

    def slots_for(self, use: int) -> int:
        """The slots where some use could be made first."""
        return mask_of([space.do is not None and space.do.uses & use != 0 for space in self.spaces])

    def cards_of(self, number: int) -> int:
        """The cards that may come in a round; none means that the round is not played."""
        if self.players == 1 and self.solo_cards == "fixed":
            name = SOLO_CARDS[number]
            return bit(SLOT[name]) if name else 0
        if number == 0 or (number == 9 and self.players <= 2):
            return 0
        if number == 4:
            return WISH
        mask: i64 = 0
        for slot in self.slots:
            if self.spaces[slot].stage == (number + 2) // 3:
                mask |= bit(slot)
        return mask & ~(WISH | URGENT_WISH)

    def harvest_of(self, number: int) -> int:
        """How a round ends."""
        if number < len(FIRST_ROUNDS):
            return FIRST_ROUNDS[number]
        return HARVEST if self.players == 1 else MARKER

    def age_of_round(self, number: i64) -> i64:
        """How many rounds have been played up to this one, without the one that is left out."""
        return number - 1 if self.cards[9] == 0 and number > 9 else number

    def options(self) -> dict[str, Any]:
        """The options that make this set-up. The order of the solo cards is among them only if it is not the usual one:
        the option is younger than the first saved games, and these must keep their hashes.
        """
        options: dict[str, Any] = {
            "players": int(self.players), "furnishings": self.furnishings, "harvest_reveal": self.harvest_reveal,
            "solo_clear": self.solo_clear,
        }  # fmt: skip
        if self.solo_cards != "fixed":
            options["solo_cards"] = self.solo_cards
        return options


def spaces_for(players: int) -> list[Space]:
    """The space of each slot; a row for another number of players where a slot is not used."""
    found: list[Space] = []
    for name in SPACES:
        rows = [row for row in ROWS if row.id == name]
        found.append(next((row for row in rows if players in row.players), rows[0]))
    return found


def setup_for(players: object = 2, **options: object) -> Setup:
    """The set-up for these options; `InvalidOption` if they are not allowed."""
    if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= 7:
        raise InvalidOption(f"players={players!r}: cave-farmers is for 1 to 7 players")
    for name in options:
        if name not in OPTIONS:
            raise InvalidOption(f"cave-farmers has no option {name!r}: use {format_list(['players', *OPTIONS])}")
    values: list[str] = []
    for name, allowed in OPTIONS.items():
        value = options.get(name, allowed[0])
        if not isinstance(value, str) or value not in allowed:
            raise InvalidOption(f"{name}={value!r}: use {format_list(allowed)}")
        values.append(value)
    key = (players, *values)
    if key not in SETUPS:
        SETUPS[key] = Setup(players, *values)
    return SETUPS[key]


SETUPS: Final[dict[tuple[object, ...], Setup]] = {}
