"""The numbers of each effect, typed from the components: not from the catalogues and not from the engine."""

from __future__ import annotations

PRINTED = {
    "cave-farmers": """
        harvest-none                    -
        harvest-harvest                 1 2
        harvest-one-food                1
        harvest-partial                 1 2
        harvest-marker                  -
        furnishing-dwelling             1
        furnishing-simple-dwelling-a    1
        furnishing-simple-dwelling-b    1
        furnishing-mixed-dwelling       1 2
        furnishing-couple-dwelling      2
        furnishing-additional-dwelling  -
        furnishing-cuddle-room          -
        furnishing-breakfast-room       3
        furnishing-stubble-room         1
        furnishing-work-room            -
        furnishing-guest-room           -
        furnishing-office-room          2
        furnishing-carpenter            1
        furnishing-stone-carver         1 2
        furnishing-blacksmith           2 2
        furnishing-miner                1
        furnishing-builder              1 1 1 1
        furnishing-trader               1 1 1 2
        furnishing-wood-supplier        1 7
        furnishing-stone-supplier       1 5
        furnishing-ruby-supplier        1 4
        furnishing-dog-school           1
        furnishing-quarry               1
        furnishing-seam                 1
        furnishing-slaughtering-cave    1
        furnishing-cooking-cave         1 1 5
        furnishing-working-cave         1 1 1 2
        furnishing-mining-cave          1
        furnishing-breeding-cave        1 1 2 2 3 3 4 5
        furnishing-peaceful-cave        -
        furnishing-weaving-parlor       1 1 2
        furnishing-milking-parlor       1 1
        furnishing-state-parlor         2 4
        furnishing-hunting-parlor       2 2 2
        furnishing-beer-parlor          2 3 4
        furnishing-blacksmithing-parlor 1 1 1 2
        furnishing-stone-storage        1
        furnishing-ore-storage          1 2
        furnishing-spare-part-storage   1 1 1 2
        furnishing-main-storage         2
        furnishing-weapon-storage       3
        furnishing-supplies-storage     8
        furnishing-broom-chamber        5 5 6 10
        furnishing-treasure-chamber     1
        furnishing-food-chamber         2
        furnishing-prayer-chamber       8
        furnishing-writing-chamber      7
        furnishing-fodder-chamber       1 3
    """,
    "cave-vs-cave": """
        tile-cultivation                1 1 2
        tile-housework                  1 1 5
        tile-excavation                 1 2
        tile-undergrowth                1 2
        tile-furnishing                 1 1
        tile-masonry                    1 1 1
        tile-undermining                2
        tile-expansion                  2 5
        tile-breach                     1 2 3
        tile-drift-mining               1
        tile-expedition                 3 4 5 5
        tile-renovation                 -
        tile-decoration                 1 5
        tile-arms-trade                 1 1 3 3 4 4
        tile-interior-design            -
        tile-weekly-market              1 1 2 3 6
        slot-1                          1 1 3
        slot-2                          -
        slot-3                          1 1 2 3 3 4 5 7
        slot-4                          2
        room-cave-entrance              1 1 1 1
        room-shelf                      2
        room-spinning-wheel             1 1 2 3
        room-tunnel                     1 2 3
        room-grindstone                 1 3 4 7
        room-food-corner                3
        room-parlor                     0 1
        room-warehouse                  1 1 1 1 2
        room-stall                      4 5 5
        room-sacrificial-altar          1 1 1 1 3
        room-storeroom                  1 1 1
        room-weaving-room               2 2 2
        room-furniture-workshop         1 2 3
        room-gold-vein                  1 1
        room-junction-room              1 2 3
        room-digging-cave               1
        room-bakehouse                  1 2 2 3 4 4
        room-state-room                 1 1
        room-secret-chamber             1 3
        room-treasury                   1 1 3
        room-prospecting-site           1 1
        room-retting-room               1
        room-equipment-room             -
        room-wood-storeroom             1 1 1 1
        room-dungeon                    2
        room-cattle-market              1 1 2 2 3
        room-ore-vein                   2 3
        room-bloomery                   1 2 3
        room-store                      1 1 1 4
        room-cave-silo                  4
        room-box                        1 1 1
        room-mining-cave                5
        room-hitching-post              2 3 3 4 4 5
        room-wainwright                 1 3 5
        room-ceremonial-hall            2
        room-ironsmith                  1 2 3
        room-swordsmith                 1 1 2 3 4 7
        room-slaughtering-cave          1 1 5
        room-weaponsmith                1 1 2
        room-weapon-chamber             1
        room-armory                     -
        room-oublette                   1 1 2 3 3 6
        room-gold-donkey                1 2
        room-iron-trader                1 1 1 2
        room-equipment-cabinet          1 1
        room-breeding-cave              1 1 1 1
    """,
}

NUMBERS = {
    f"{game}-{id}": sorted(int(number) for number in numbers if number != "-")
    for game, table in PRINTED.items()
    for id, *numbers in map(str.split, table.strip().splitlines())
}
"""By the message whose effect says them."""
