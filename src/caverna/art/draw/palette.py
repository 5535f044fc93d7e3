"""The colours that many drawings share: dusk outside by night, morning by day, lamplight inside at all times."""

from __future__ import annotations

from .kit import tone

INK = "#2b1c10"
SKIN = "#f2c39a"

# Wood and timber, from dark to light.
BARK = "#4a2d18"
PLANK_DARK = "#5d381f"
PLANK = "#8a5530"
PLANK_LIGHT = "#b57a45"
PLANK_PALE = "#d9a565"

# Metal, stone, cloth and what shines.
STEEL_DARK = "#77828e"
STEEL = "#b9c4ce"
STEEL_LIGHT = "#eef3f6"
IRON_DARK = "#33323c"
IRON = "#565563"
STONE_DARK = "#8d8a8c"
STONE = "#a8a39f"
STONE_LIGHT = "#d8d3cb"
RED = "#b23b34"
RED_LIGHT = "#d2574a"
CREAM = "#fff3dc"
GOLD_DARK = "#a86a12"
GOLD = "#e8ae33"
GOLD_LIGHT = "#ffe08a"
ORE = "#3d3a49"
ORE_LIGHT = "#7d7990"
COPPER = "#f0a955"
RUBY = "#d12a4c"
BLUE = "#3f7fb0"
FLAME = "#ff9d3c"
SPARK = "#ffd377"
LEAF_DARK = "#3f7a34"
LEAF = "#5b9a3c"
LEAF_LIGHT = "#8cc95a"

# Outside.
SKY = [
    tone("sky-1", "#23264a", "#5fb4e6"),
    tone("sky-2", "#6b4a6e", "#9fd6f2"),
    tone("sky-3", "#e28a5b", "#d8f0f4"),
    tone("sky-4", "#f8c479", "#fdf6d8"),
]
SUN = tone("sun", "#ffe2a0", "#fff0a8")
SNOW = tone("snow", "#efe3e3", "#ffffff")
FAR = tone("far", "#5a4a68", "#a9c3cf")
FAR_DARK = tone("far-dark", "#3b3038", "#8f8a96")
HILL = tone("hill", "#5d7f4a", "#8fbf6a")
HILL_DARK = tone("hill-dark", "#3a5a4a", "#7fb58a")
GRASS_DARK = tone("grass-dark", "#5f8f39", "#74ad44")
GRASS = tone("grass", "#84ad4c", "#a6d45c")
GRASS_LIGHT = tone("grass-light", "#a9c75c", "#c3e06c")
GRASS_PALE = tone("grass-pale", "#c3da7c", "#def0a0")
SOIL_DARK = tone("soil-dark", "#4a2d1a", "#6b4426")
SOIL = tone("soil", "#6b4126", "#8d5b36")
SOIL_LIGHT = tone("soil-light", "#a8713f", "#c48a52")
PATH = tone("path", "#8a6a44", "#c29a66")
WOODS_DARK = tone("woods-dark", "#274a30", "#5c9a4c")
WOODS = tone("woods", "#3d6a3c", "#7db35a")
PINE = [
    tone("pine-1", "#1d4632", "#2f7446"),
    tone("pine-2", "#285c3d", "#3f8f52"),
    tone("pine-3", "#3c7a4b", "#67b163"),
    tone("pine-4", "#568f4a", "#86c062"),
]
OAK = [
    tone("oak-1", "#2a5a33", "#428642"),
    tone("oak-2", "#3d7a3c", "#62ab4f"),
    tone("oak-3", "#5c9a45", "#8cc75c"),
    tone("oak-4", "#83b858", "#b5de7c"),
]
WATER_DARK = tone("water-dark", "#17303e", "#3a7391")
WATER = tone("water", "#3f8196", "#63b3cc")
WATER_LIGHT = tone("water-light", "#9fd2d6", "#d6f2f4")

# Rock and the dark between.
ROCK = [
    tone("rock-1", "#2e252d", "#857870"),
    tone("rock-2", "#473c45", "#9a8d88"),
    tone("rock-3", "#5b4e56", "#b3a6a0"),
    tone("rock-4", "#75666d", "#cfc4bc"),
    tone("rock-5", "#93828a", "#e6dcd2"),
]
CRACK = tone("crack", "#241b22", "#6a5d58")
HOLLOW = tone("hollow", "#2a2026", "#5a4a46")
HOLLOW_LIGHT = tone("hollow-light", "#41343a", "#7d6c64")
DEEP = tone("deep", "#161014", "#2c2224")
GROUND = tone("ground", "#3a2c2c", "#6a5650")
GROUND_LIGHT = tone("ground-light", "#5a4640", "#8d766b")
