"""Rooms that can lie under tiles."""

from __future__ import annotations

DARK_FIRST = {
    "warehouse", "stall", "sacrificial-altar", "storeroom", "weaving-room", "furniture-workshop", "gold-vein",
    "junction-room", "digging-cave", "bakehouse", "state-room", "secret-chamber", "treasury", "prospecting-site",
    "retting-room", "equipment-room", "wood-storeroom", "dungeon",
}  # fmt: skip

DARK_SECOND = {
    "mining-cave", "hitching-post", "wainwright", "ceremonial-hall", "ironsmith", "swordsmith", "slaughtering-cave",
    "weaponsmith", "weapon-chamber", "armory", "oublette", "gold-donkey", "iron-trader", "equipment-cabinet",
    "breeding-cave",
}  # fmt: skip

TWICE = "excavate twice for 2 food"
