# English. The same file serves Python and the browser: standard Fluent only, see docs/languages.md.
# A thing has its name as value and what it does as `.effect`; `.note` is a remark, `.label` tells namesakes apart.

### Lists and goods

list-comma = { $first }, { $second }
list-and = { $first } and { $second }
list-or = { $first } or { $second }
no-goods = nothing

good-wood = wood
    .plural = wood
    .counted = { $count } wood
good-stone = stone
    .plural = stone
    .counted = { $count } stone
good-ore = ore
    .plural = ore
    .counted = { $count } ore
good-ruby = ruby
    .plural = rubies
    .counted = { $count ->
        [one] { $count } ruby
       *[other] { $count } rubies
    }
good-grain = grain
    .plural = grain
    .counted = { $count } grain
good-vegetable = vegetable
    .plural = vegetables
    .counted = { $count ->
        [one] { $count } vegetable
       *[other] { $count } vegetables
    }
good-food = food
    .plural = food
    .counted = { $count } food
good-gold = gold
    .plural = gold
    .counted = { $count } gold
good-dog = dog
    .plural = dogs
    .counted = { $count ->
        [one] { $count } dog
       *[other] { $count } dogs
    }
good-sheep = sheep
    .plural = sheep
    .counted = { $count } sheep
good-donkey = donkey
    .plural = donkeys
    .counted = { $count ->
        [one] { $count } donkey
       *[other] { $count } donkeys
    }
good-boar = wild boar
    .plural = wild boars
    .counted = { $count ->
        [one] { $count } wild boar
       *[other] { $count } wild boars
    }
good-cattle = cattle
    .plural = cattle
    .counted = { $count } cattle
good-emmer = emmer
    .plural = emmer
    .counted = { $count } emmer
good-flax = flax
    .plural = flax
    .counted = { $count } flax
good-iron = iron
    .plural = iron
    .counted = { $count } iron
good-weapon = weapon
    .plural = weapons
    .counted = { $count ->
        [one] { $count } weapon
       *[other] { $count } weapons
    }
good-begging = begging marker
    .plural = begging markers
    .counted = { $count ->
        [one] { $count } begging marker
       *[other] { $count } begging markers
    }

### Games, computer players, goals

game-cave-farmers = Caverna: The Cave Farmers
    .effect = Clear the forest, dig into the mountain and raise a family of dwarfs: for 1 to 7 players.
game-cave-vs-cave = Caverna: Cave vs Cave
    .effect = Dig out the rock, build walls and furnish the better cave: for 1 or 2 players.

level-novice = Novice
    .effect = Knows the rules and little else. A child can beat it.
level-helper = Helper
    .effect = Tries hard, and often gets it wrong.
level-apprentice = Apprentice
    .effect = Plays like somebody in their second game.
level-journeyman = Journeyman
    .effect = Plays soundly, with a slip now and then.
level-craftsman = Craftsman
    .effect = Plays from experience, without looking ahead.
level-expert = Expert
    .effect = Looks a little ahead.
level-veteran = Veteran
    .effect = Looks ahead and knows most tricks.
level-master = Master
    .effect = Looks ahead and gives nothing away.
level-grandmaster = Grandmaster
    .effect = Looks far ahead and is hard to beat.
level-legend = Legend
    .effect = Thinks for two seconds about every decision. Do not expect to win.

goal-goal = Goal
goal-outstanding = Outstanding

### The Cave Farmers: the set-up

cave-farmers-option-furnishings = Furnishings
    .effect = Which furnishing tiles are for sale.
cave-farmers-furnishings-full = Full game
    .effect = All 48 furnishings.
cave-farmers-furnishings-introductory = Introductory game
    .effect = Only the simpler half of the furnishings: good for a first game.
cave-farmers-option-harvest-reveal = Harvest markers
    .effect = When the harvest marker of a round is turned up.
cave-farmers-harvest-reveal-start = At the start of the round
    .effect = Together with the card, so that everybody can plan for it.
cave-farmers-harvest-reveal-end = At the end of the round
    .effect = After the dwarfs have come home: the harvest may surprise you.
cave-farmers-option-solo-clear = Overfull spaces
    .effect = Solo: how many goods a space may hold before it loses them all.
cave-farmers-solo-clear-over6 = More than 6 goods
    .effect = A space with 6 goods keeps them, one with 7 loses them.
cave-farmers-solo-clear-from6 = 6 goods or more
    .effect = A space with 5 goods keeps them, one with 6 loses them.
cave-farmers-option-solo-cards = Order of the cards
    .effect = Solo: whether you know which action space comes when.
cave-farmers-solo-cards-fixed = Fixed
    .effect = Every game brings the same cards in the same order, as the rules say.
cave-farmers-solo-cards-shuffled = Shuffled
    .effect = A variant: the cards of each stage come in random order, as with several players.

cave-farmers-stage = Stage { $stage }

cave-farmers-harvest-none = No harvest
    .effect = Nothing is reaped, nobody eats, no animals are born.
cave-farmers-harvest-harvest = Harvest
    .effect = Reap your fields, feed your family (2 food for each dwarf, 1 for a newborn), then breed your animals.
cave-farmers-harvest-one-food = Feeding only
    .effect = 1 food for each dwarf. Nothing is reaped, no animals are born.
cave-farmers-harvest-partial = Partial harvest
    .effect = Choose the field phase or the breeding phase. Either way, pay 2 food for each dwarf (1 for a newborn).
cave-farmers-harvest-marker = By marker
    .effect = The harvest marker of the round decides.

cave-farmers-marker-leaf = Green leaf
    .effect = A harvest.
cave-farmers-marker-question = Red question mark
    .effect = The first means no harvest, the second feeding only, the third a partial harvest.

### The Cave Farmers: the home board

cave-farmers-tile-field = Field
cave-farmers-tile-meadow = Meadow
cave-farmers-tile-small-pasture = Small pasture
cave-farmers-tile-large-pasture = Large pasture
cave-farmers-tile-stable = Stable
cave-farmers-tile-cavern = Cavern
cave-farmers-tile-tunnel = Tunnel
cave-farmers-tile-deep-tunnel = Deep tunnel
cave-farmers-tile-ore-mine = Ore mine
cave-farmers-tile-ruby-mine = Ruby mine
cave-farmers-tile-entry-level-dwelling = Entry-level dwelling
cave-farmers-tile-furnishing = Furnishing

cave-farmers-ground-forest = Forest
cave-farmers-ground-mountain = Mountain
cave-farmers-ground-margin = Outside the board

cave-farmers-home-dwelling = Entry-level dwelling: room for 2 dwarfs and for 2 animals of one type.
cave-farmers-home-cavern = A cavern, ready to be furnished.
cave-farmers-home-entrance = In front of the entrance: your first meadow or field must cover it.
cave-farmers-home-bonus = Yours when you lay the first tile here.

cave-farmers-dwarf = { $strength ->
    [0] Unarmed dwarf
   *[other] Dwarf with a weapon of strength { $strength }
}
cave-farmers-weapon = Weapon of strength { $strength }
cave-farmers-newborn = Newborn dwarf

### The Cave Farmers: action spaces

cave-farmers-space-drift-mining = Drift mining
    .effect = Take the stone. You may also lay a cavern and a tunnel as a twin tile.
cave-farmers-space-excavation = Excavation
    .effect = Take the stone. You may also lay a twin tile: a cavern and a tunnel, or two caverns.
cave-farmers-space-starting-player = Starting player
    .effect = { $players ->
        [2] Take the food, the starting player token and 2 ore.
        [3] Take the food, the starting player token and 2 ore.
       *[other] Take the food, the starting player token and 1 ruby.
    }
    .note = Cannot be imitated.
cave-farmers-space-logging = Logging
    .effect = Take the wood. Then an armed dwarf may go on a level 1 expedition.
cave-farmers-space-supplies = Supplies
    .effect = Take 1 wood, 1 stone, 1 ore, 1 food and 2 gold.
cave-farmers-space-growth = Growth
    .effect = Either take 1 wood, 1 stone, 1 ore, 1 food and 2 gold, or let your family grow.
cave-farmers-space-ore-mining = Ore mining
    .effect = Take the ore, plus 2 ore for each of your ore mines.
cave-farmers-space-wood-gathering = Wood gathering
    .effect = Take the wood.
cave-farmers-space-forest-exploration = Forest exploration
    .effect = { $players ->
        [3] Take the wood and 1 vegetable.
       *[other] Take the wood and 2 food.
    }
cave-farmers-space-clearing = Clearing
    .effect = Take the wood. You may also lay a meadow and a field as a twin tile.
cave-farmers-space-sustenance = Sustenance
    .effect = { $players ->
        [1] Take the food and 1 grain. You may also lay a meadow and a field as a twin tile.
        [2] Take the food and 1 grain. You may also lay a meadow and a field as a twin tile.
        [3] Take the food and 1 grain. You may also lay a meadow and a field as a twin tile.
       *[other] Take the grain and the vegetables. You may also lay a meadow and a field as a twin tile.
    }
cave-farmers-space-strip-mining = Strip mining
    .effect = Take the stone and the ore, plus 2 wood.
cave-farmers-space-depot = Depot
    .effect = Take the wood and the ore.
cave-farmers-space-large-depot = Large depot
    .effect = Take the wood, the stone and the ore.
cave-farmers-space-drift-mining-2 = Drift mining
    .effect = Take the stone. You may also lay a cavern and a tunnel as a twin tile.
    .label = Drift mining (2)
cave-farmers-space-small-scale-drift-mining = Small-scale drift mining
    .effect = Take 1 stone. You may also lay a cavern and a tunnel as a twin tile.
cave-farmers-space-weekly-market = Weekly market
    .effect = Take 4 gold. Then you may buy at most 1 of each good at the market. You may add your own gold.
cave-farmers-space-imitation = Imitation
    .effect = { $players ->
        [3] Pay 4 food and use a space occupied by an opponent’s dwarf, without the goods that had piled up there.
       *[other] Pay 2 food and use a space occupied by an opponent’s dwarf, without the goods that had piled up there.
    }
    .note = Cannot be imitated.
cave-farmers-space-imitation-2 = Imitation
    .effect = { $players ->
        [5] Pay 4 food and use a space occupied by an opponent’s dwarf, without the goods that had piled up there.
       *[other] Pay 1 food and use a space occupied by an opponent’s dwarf, without the goods that had piled up there.
    }
    .note = Cannot be imitated.
    .label = Imitation (2)
cave-farmers-space-imitation-3 = Imitation
    .effect = Use a space occupied by an opponent’s dwarf free of charge, without the goods that had piled up there.
    .note = Cannot be imitated.
    .label = Imitation (3)
cave-farmers-space-hardware-rental = Hardware rental
    .effect = { $players ->
        [5] An armed dwarf goes on a level 2 expedition. Then, or instead, sow up to 2 grain and 2 vegetables.
       *[other] Take 2 wood. Then an armed dwarf may go on a level 2 expedition, and after that you may sow up to 2 grain and 2 vegetables.
    }
cave-farmers-space-fence-building = Fence building
    .effect = Take the wood. Then you may fence in a small pasture for 2 wood, a large one for 4 wood, or both.
cave-farmers-space-extension = Extension
    .effect = Either lay a meadow and a field as a twin tile and take 1 wood, or lay a cavern and a tunnel and take 1 stone.
cave-farmers-space-ruby-mining = Ruby mining
    .effect = Take the rubies, and 1 more if you have at least 1 ruby mine.
    .note = Gathers rubies from round 3 on.
cave-farmers-space-housework = Housework
    .effect = Take 1 dog. You may also furnish a cavern.
cave-farmers-space-slash-and-burn = Slash-and-burn
    .effect = Lay a meadow and a field as a twin tile. Then, or instead, sow up to 2 grain and 2 vegetables.
cave-farmers-space-blacksmithing = Blacksmithing
    .effect = Forge a weapon for 1 to 8 ore, if your dwarf has none. Then, or instead, go on a level 3 expedition.
cave-farmers-space-sheep-farming = Sheep farming
    .effect = Build any of these: a small pasture for 2 wood, a large one for 4 wood, a stable for 1 stone. Then, or instead, take the sheep.
cave-farmers-space-ore-mine-construction = Ore mine construction
    .effect = Lay an ore mine and a deep tunnel as a twin tile and take 3 ore. Then, or instead, go on a level 2 expedition.
cave-farmers-space-wish-for-children = Wish for children
    .effect = Either let your family grow, or furnish a dwelling.
cave-farmers-space-urgent-wish-for-children = Urgent wish for children
    .effect = Either furnish a dwelling, after which you may let your family grow, or take 3 gold.
    .note = The other side of Wish for children, turned over when Family life comes.
cave-farmers-space-donkey-farming = Donkey farming
    .effect = Build any of these: a small pasture for 2 wood, a large one for 4 wood, a stable for 1 stone. Then, or instead, take the donkeys.
cave-farmers-space-ruby-mine-construction = Ruby mine construction
    .effect = Either build a ruby mine on a tunnel, or build one on a deep tunnel and take 1 ruby.
cave-farmers-space-exploration = Exploration
    .effect = An armed dwarf goes on a level 4 expedition.
cave-farmers-space-family-life = Family life
    .effect = Let your family grow, sow up to 2 grain and 2 vegetables, or do both.
cave-farmers-space-ore-delivery = Ore delivery
    .effect = Take the stone and the ore, plus 2 ore for each of your ore mines.
cave-farmers-space-ore-trading = Ore trading
    .effect = Up to 3 times, trade 2 ore for 2 gold and 1 food.
cave-farmers-space-adventure = Adventure
    .effect = Forge a weapon for 1 to 8 ore, if your dwarf has none. Then, or instead, go on a level 1 expedition and after it on another of level 1.
cave-farmers-space-ruby-delivery = Ruby delivery
    .effect = Take the rubies, and 1 more if you have at least 2 ruby mines.

### The Cave Farmers: furnishings

cave-farmers-furnishing-dwelling = Dwelling
    .effect = Room for 1 dwarf.
cave-farmers-furnishing-simple-dwelling-a = Simple dwelling
    .effect = Room for 1 dwarf.
    .label = Simple dwelling (4 wood, 2 stone)
cave-farmers-furnishing-simple-dwelling-b = Simple dwelling
    .effect = Room for 1 dwarf.
    .label = Simple dwelling (3 wood, 3 stone)
cave-farmers-furnishing-mixed-dwelling = Mixed dwelling
    .effect = Room for 1 dwarf and for 2 animals of one type.
cave-farmers-furnishing-couple-dwelling = Couple dwelling
    .effect = Room for 2 dwarfs (still one family growth per action).
cave-farmers-furnishing-additional-dwelling = Additional dwelling
    .effect = Room for a sixth dwarf; houses nobody until you have five.
cave-farmers-furnishing-cuddle-room = Cuddle room
    .effect = Room for as many sheep as you have dwarfs.
cave-farmers-furnishing-breakfast-room = Breakfast room
    .effect = Room for up to 3 cattle.
cave-farmers-furnishing-stubble-room = Stubble room
    .effect = Room for 1 farm animal on each field without crops.
cave-farmers-furnishing-work-room = Work room
    .effect = You may also place furnishings on tunnels and deep tunnels (not on mines).
cave-farmers-furnishing-guest-room = Guest room
    .effect = Where you must choose one or the other, you may do both, in any order: on { cave-farmers-space-growth }, { cave-farmers-space-wish-for-children }, { cave-farmers-space-urgent-wish-for-children } and { cave-farmers-space-ruby-mine-construction }, and once per game on { cave-farmers-space-extension }. Still only one family growth.
cave-farmers-furnishing-office-room = Office room
    .effect = Meadow/field, cavern/tunnel and cavern/cavern tiles may hang half over the outer edge of your board; 2 gold each time.
cave-farmers-furnishing-carpenter = Carpenter
    .effect = 1 less wood each time you furnish or build fences: once per action, even for two pastures.
cave-farmers-furnishing-stone-carver = Stone carver
    .effect = 2 stone at once; 1 less stone each time you furnish or build a stable.
cave-farmers-furnishing-blacksmith = Blacksmith
    .effect = 2 ore at once; 2 less ore each time you forge a weapon.
cave-farmers-furnishing-miner = Miner
    .effect = At the start of each round: 1 ore for each of your ore mines with a donkey.
cave-farmers-furnishing-builder = Builder
    .effect = When you furnish, you may pay 1 ore in place of 1 wood and/or 1 ore in place of 1 stone.
cave-farmers-furnishing-trader = Trader
    .effect = At any time: 2 gold → 1 wood, 1 stone and 1 ore. If you also build the { cave-farmers-furnishing-spare-part-storage }, it covers this tile.
cave-farmers-furnishing-wood-supplier = Wood supplier
    .effect = 1 wood at the start of each of the next 7 rounds.
cave-farmers-furnishing-stone-supplier = Stone supplier
    .effect = 1 stone at the start of each of the next 5 rounds.
cave-farmers-furnishing-ruby-supplier = Ruby supplier
    .effect = 1 ruby at the start of each of the next 4 rounds.
cave-farmers-furnishing-dog-school = Dog school
    .effect = 1 wood for each dog you get.
cave-farmers-furnishing-quarry = Quarry
    .effect = 1 stone for each donkey born.
cave-farmers-furnishing-seam = Seam
    .effect = 1 ore for each stone you get.
cave-farmers-furnishing-slaughtering-cave = Slaughtering cave
    .effect = 1 extra food for each farm animal you turn into food. Not combined with the { cave-farmers-furnishing-hunting-parlor }.
cave-farmers-furnishing-cooking-cave = Cooking cave
    .effect = At any time: 1 grain and 1 vegetable → 5 food.
cave-farmers-furnishing-working-cave = Working cave
    .effect = At each feeding: 1 dwarf may be fed with 1 wood, 1 stone or 2 ore.
cave-farmers-furnishing-mining-cave = Mining cave
    .effect = At each feeding: 1 less food for each donkey in a mine.
cave-farmers-furnishing-breeding-cave = Breeding cave
    .effect = 1, 2, 3 or 5 food when 1, 2, 3 or 4 animals are born.
cave-farmers-furnishing-peaceful-cave = Peaceful cave
    .effect = At any time: give up a dwarf’s weapon → food equal to its strength.
cave-farmers-furnishing-weaving-parlor = Weaving parlor
    .effect = 1 food at once for each of your sheep; 1 point for every 2 sheep.
cave-farmers-furnishing-milking-parlor = Milking parlor
    .effect = 1 food at once for each of your cattle; 1 point for each of them.
cave-farmers-furnishing-state-parlor = State parlor
    .effect = 2 food at once for each dwelling next to it (the entry-level dwelling counts); 4 points for each at the end.
cave-farmers-furnishing-hunting-parlor = Hunting parlor
    .effect = At any time: 2 wild boars → 2 gold and 2 food.
cave-farmers-furnishing-beer-parlor = Beer parlor
    .effect = At any time: 2 grain → 3 gold or 4 food.
cave-farmers-furnishing-blacksmithing-parlor = Blacksmithing parlor
    .effect = At any time: 1 ruby and 1 ore → 2 gold and 1 food.
cave-farmers-furnishing-stone-storage = Stone storage
    .effect = 1 point for each stone.
cave-farmers-furnishing-ore-storage = Ore storage
    .effect = 1 point for every 2 ore.
cave-farmers-furnishing-spare-part-storage = Spare part storage
    .effect = At any time: 1 wood, 1 stone and 1 ore → 2 gold. If you also build the { cave-farmers-furnishing-trader }, it covers this tile.
cave-farmers-furnishing-main-storage = Main storage
    .effect = 2 points for each of your yellow furnishings, this one included.
cave-farmers-furnishing-weapon-storage = Weapon storage
    .effect = 3 points for each dwarf with a weapon.
cave-farmers-furnishing-supplies-storage = Supplies storage
    .effect = 8 points if all your dwarfs have weapons.
cave-farmers-furnishing-broom-chamber = Broom chamber
    .effect = 5 points with 5 dwarfs, 10 with 6.
cave-farmers-furnishing-treasure-chamber = Treasure chamber
    .effect = 1 point for each ruby.
cave-farmers-furnishing-food-chamber = Food chamber
    .effect = 2 points for each grain + vegetable pair, including those on fields.
cave-farmers-furnishing-prayer-chamber = Prayer chamber
    .effect = 8 points if none of your dwarfs has a weapon.
cave-farmers-furnishing-writing-chamber = Writing chamber
    .effect = Cancels up to 7 negative points.
cave-farmers-furnishing-fodder-chamber = Fodder chamber
    .effect = 1 point for every 3 farm animals (not dogs).

### The Cave Farmers: loot

cave-farmers-loot-weapons = All weapons +1
    .effect = All your weapons gain 1 strength when the expedition is over.
cave-farmers-loot-wood = Wood
    .effect = Take 1 wood.
cave-farmers-loot-dog = Dog
    .effect = Take 1 dog.
cave-farmers-loot-grain = Grain
    .effect = Take 1 grain.
cave-farmers-loot-sheep = Sheep
    .effect = Take 1 sheep.
cave-farmers-loot-stone = Stone
    .effect = Take 1 stone.
cave-farmers-loot-donkey = Donkey
    .effect = Take 1 donkey.
cave-farmers-loot-vegetable = Vegetable
    .effect = Take 1 vegetable.
cave-farmers-loot-ore = Ore
    .effect = Take 2 ore.
cave-farmers-loot-boar = Wild boar
    .effect = Take 1 wild boar.
cave-farmers-loot-gold = Gold
    .effect = Take 2 gold.
cave-farmers-loot-furnish = Furnish
    .effect = Furnish a cavern at the printed price.
cave-farmers-loot-stable = Stable
    .effect = Put up a stable, free of charge.
cave-farmers-loot-tunnel = Tunnel
    .effect = Lay a single tunnel.
cave-farmers-loot-small-pasture = Small pasture
    .effect = Fence in a small pasture for 1 wood.
cave-farmers-loot-cattle = Cattle
    .effect = Take 1 cattle.
cave-farmers-loot-large-pasture = Large pasture
    .effect = Fence in a large pasture for 2 wood.
cave-farmers-loot-meadow = Meadow
    .effect = Lay a single meadow.
cave-farmers-loot-dwelling = Dwelling
    .effect = Furnish an ordinary dwelling for 2 wood and 2 stone.
cave-farmers-loot-field = Field
    .effect = Lay a single field.
cave-farmers-loot-sow = Sow
    .effect = Sow up to 2 grain and 2 vegetables.
cave-farmers-loot-cavern = Cavern
    .effect = Lay a single cavern.
cave-farmers-loot-breed = Breed
    .effect = Breed up to 2 types of farm animals.

### The Cave Farmers: remarks on trades

cave-farmers-note-gold = 2 gold buy 1 food, 3 gold buy 2, and so on.
cave-farmers-note-call = Place a dwarf other than the weakest.
cave-farmers-note-disarm = Give up a weapon → food equal to its strength.
cave-farmers-note-save = Solo: 1 ruby keeps the goods on one overfull space for a round.

### The Cave Farmers: points

cave-farmers-score-animals = Animals
    .effect = each dog and farm animal
cave-farmers-score-missing-animals = Missing animals
    .effect = each type of farm animal that you do not have
cave-farmers-score-grain = Grain
    .effect = every 2 grain, including on fields, rounded up
cave-farmers-score-vegetables = Vegetables
    .effect = each vegetable, including on fields
cave-farmers-score-rubies = Rubies
    .effect = each ruby
cave-farmers-score-dwarfs = Dwarfs
    .effect = each dwarf
cave-farmers-score-unused-spaces = Unused spaces
    .effect = each cell of the home board with neither a tile nor a stable
cave-farmers-score-pastures = Pastures
    .effect = { $points ->
        [2] each small pasture
       *[other] each large pasture
    }
cave-farmers-score-mines = Mines
    .effect = { $points ->
        [3] each ore mine
       *[other] each ruby mine
    }
cave-farmers-score-furnishings = Furnishings
    .effect = the points printed on your furnishings
cave-farmers-score-bonuses = Bonus points
    .effect = what your furnishings with a star are worth
cave-farmers-score-gold = Gold
    .effect = each gold
cave-farmers-score-begging = Begging markers
    .effect = each begging marker
cave-farmers-score-forgiven = { cave-farmers-furnishing-writing-chamber }
    .effect = negative points that a furnishing cancels

### The Cave Farmers: questions

cave-farmers-question-place = Where does your next dwarf go?
cave-farmers-question-imitate = Which space do you imitate?
cave-farmers-question-part = What do you do here?
cave-farmers-question-tile = Where do you lay the tile?
cave-farmers-question-stable = Where do you put the stable?
cave-farmers-question-furnish = Which furnishing do you build?
cave-farmers-question-pay = How do you pay?
cave-farmers-question-cell = Where do you lay the furnishing?
cave-farmers-question-sow = What do you sow?
cave-farmers-question-forge = How strong should the weapon be?
cave-farmers-question-loot = Which loot do you take?
cave-farmers-question-buy = What do you buy?
cave-farmers-question-sell-ore = Do you sell ore?
cave-farmers-question-feed = How do you feed your family?
cave-farmers-question-breed = Which animals should breed?
cave-farmers-question-overflow = There is no room for all your animals: eat some, or make room.
cave-farmers-question-phase = The field phase or the breeding phase?
cave-farmers-question-income = Any trades before your income comes? A donkey in an ore mine would bring ore.
cave-farmers-question-clear = Overfull spaces lose their goods: which do you save, for a ruby each?
cave-farmers-question-final-trades = Any last trades before the points are counted?
cave-farmers-question-card = Which card is turned up?
cave-farmers-question-marker = Which harvest marker is turned up?
cave-farmers-question-over = The game is over.

### What was played: an action and what it cost and brought, told after the name of its player

told = { $name } { $told }.
told-by-chance = { $told }.
told-pays = { $told } and pays { $cost }
told-gets = { $told } and gets { $gain }
told-pays-and-gets = { $told }, pays { $cost } and gets { $gain }
told-given = { $told } ({ $given })
followed-given = gets { $gain } ({ $room })
followed-gets = gets { $gain }
followed-begs = takes { $markers }
cave-farmers-followed-pays = feeds the family with { $cost }
cave-vs-cave-followed-pays = pays { $cost }

### The Cave Farmers: actions

cave-farmers-action-place = { $space }
    .told = sends a dwarf to { $space }
cave-farmers-action-call = { $strength ->
    [0] Pay 1 ruby to send an unarmed dwarf
   *[other] Pay 1 ruby to send the dwarf with a weapon of strength { $strength }
}
    .priced = { $strength ->
        [0] pays 1 ruby to send an unarmed dwarf out of order
       *[other] pays 1 ruby to send the dwarf with a weapon of strength { $strength } out of order
    }
cave-farmers-action-pass = Pass
    .told = passes
cave-farmers-action-imitate = Imitate { $space }
    .told = imitates { $space }
cave-farmers-action-stop = Done
    .told = is done

cave-farmers-action-choose-goods = Take the goods
    .priced = takes { $gain }
cave-farmers-action-choose-gold = Take the gold
    .priced = takes { $gain }
cave-farmers-action-choose-grow = Family growth
    .told = welcomes a child into the family
cave-farmers-action-choose-dwelling = Furnish a dwelling
    .told = chooses to furnish a dwelling
cave-farmers-action-choose-meadow-field = Lay a meadow and a field
    .told = chooses a meadow and a field
cave-farmers-action-choose-cavern-tunnel = Lay a cavern and a tunnel
    .told = chooses a cavern and a tunnel
cave-farmers-action-choose-cavern-cavern = Lay two caverns
    .told = chooses two caverns
cave-farmers-action-choose-ore-mine = Build an ore mine
    .told = chooses an ore mine
cave-farmers-action-choose-ruby-mine = Build a ruby mine on a tunnel
    .told = chooses a ruby mine on a tunnel
cave-farmers-action-choose-deep-ruby-mine = Build a ruby mine on a deep tunnel
    .told = chooses a ruby mine on a deep tunnel
cave-farmers-action-choose-small-pasture = Fence in a small pasture
    .told = chooses a small pasture
cave-farmers-action-choose-large-pasture = Fence in a large pasture
    .told = chooses a large pasture
cave-farmers-action-choose-stable = Put up a stable
    .told = chooses a stable
cave-farmers-action-choose-animals = Take the animals
    .priced = takes { $gain }
cave-farmers-action-choose-sow = Sow
    .told = chooses to sow
cave-farmers-action-choose-forge = Forge a weapon
    .told = chooses to forge a weapon
cave-farmers-action-choose-expedition = Go on an expedition
    .told = goes on an expedition
cave-farmers-action-choose-second-expedition = Go on a second expedition
    .told = goes on a second expedition

cave-farmers-action-tile-field = Field on { $cell }
    .told = lays a field on { $cell }
cave-farmers-action-tile-meadow = Meadow on { $cell }
    .told = lays a meadow on { $cell }
cave-farmers-action-tile-tunnel = Tunnel on { $cell }
    .told = lays a tunnel on { $cell }
cave-farmers-action-tile-cavern = Cavern on { $cell }
    .told = lays a cavern on { $cell }
cave-farmers-action-tile-ruby-mine = Ruby mine on { $cell }
    .told = builds a ruby mine on { $cell }
cave-farmers-action-tile-small-pasture = Small pasture on { $cell }
    .told = fences in a small pasture on { $cell }
cave-farmers-action-tile-stable = Stable on { $cell }
    .told = puts up a stable on { $cell }
cave-farmers-action-tile-meadow-field = Meadow on { $cell }, field on { $other }
    .told = lays a meadow on { $cell } and a field on { $other }
cave-farmers-action-tile-cavern-tunnel = Cavern on { $cell }, tunnel on { $other }
    .told = lays a cavern on { $cell } and a tunnel on { $other }
cave-farmers-action-tile-cavern-cavern = Caverns on { $cell } and { $other }
    .told = lays caverns on { $cell } and { $other }
cave-farmers-action-tile-ore-mine = Ore mine on { $cell }, deep tunnel on { $other }
    .told = builds an ore mine on { $cell } and a deep tunnel on { $other }
cave-farmers-action-tile-large-pasture = Large pasture on { $cell } and { $other }
    .told = fences in a large pasture on { $cell } and { $other }

cave-farmers-action-furnish = { $furnishing }
    .told = chooses “{ $furnishing }”
cave-farmers-action-pay-as-printed = Pay as printed
    .priced = pays the printed price: { $cost }
cave-farmers-action-pay-ore-for-wood = Pay 1 ore instead of 1 wood
    .priced = pays with 1 ore instead of 1 wood: { $cost }
cave-farmers-action-pay-ore-for-stone = Pay 1 ore instead of 1 stone
    .priced = pays with 1 ore instead of 1 stone: { $cost }
cave-farmers-action-pay-ore-for-both = Pay 2 ore instead of 1 wood and 1 stone
    .priced = pays with 2 ore instead of 1 wood and 1 stone: { $cost }
cave-farmers-action-at = On { $cell }
    .told = puts it on { $cell }
cave-farmers-action-sow-grain = Sow grain
    .priced = sows grain
cave-farmers-action-sow-vegetable = Sow a vegetable
    .priced = sows a vegetable
cave-farmers-action-forge = A weapon of strength { $strength }
    .told = forges a weapon of strength { $strength }
cave-farmers-action-loot = { $item }
    .told = takes the loot “{ $item }”
cave-farmers-action-buy = Buy { $goods }
    .priced = buys { $goods } for { $cost }
cave-farmers-action-sell = Sell 2 ore for 2 gold and 1 food
    .priced = sells { $cost } for { $gain }

cave-farmers-action-save = Pay 1 ruby to keep the goods of { $space }
    .priced = pays 1 ruby to keep the goods of { $space }
cave-farmers-action-harvest-field = Field phase
    .told = chooses the field phase
cave-farmers-action-harvest-breeding = Breeding phase
    .told = chooses the breeding phase
cave-farmers-action-feed = Feed your family
    .told = feeds the family
cave-farmers-action-feed-wood = Feed one dwarf with 1 wood
    .priced = feeds one dwarf with { $cost }
cave-farmers-action-feed-stone = Feed one dwarf with 1 stone
    .priced = feeds one dwarf with { $cost }
cave-farmers-action-feed-ore = Feed one dwarf with 2 ore
    .priced = feeds one dwarf with { $cost }
cave-farmers-action-breed = Breed { $animals }
    .told = lets the animals breed
cave-farmers-action-breed-none = Do not breed
    .told = does not breed any animals

cave-farmers-action-trade = Trade { $pay } for { $get }
    .priced = trades { $pay } for { $get }
cave-farmers-action-trade-field = Trade { $pay } for a field
    .priced = trades { $pay } for a field
cave-farmers-action-trade-meadow = Trade { $pay } for a meadow
    .priced = trades { $pay } for a meadow
cave-farmers-action-trade-tunnel = Trade { $pay } for a tunnel
    .priced = trades { $pay } for a tunnel
cave-farmers-action-trade-cavern = Trade { $pay } for a cavern
    .priced = trades { $pay } for a cavern
cave-farmers-action-trade-eat = Turn { $goods } into food
    .priced = turns { $goods } into { $gain }
cave-farmers-action-disarm = Give up a weapon of strength { $strength } (dwarf at home) for { $strength } food
    .priced = gives up a weapon of strength { $strength } (dwarf at home) for { $gain }
cave-farmers-action-disarm-at-work = Give up a weapon of strength { $strength } (dwarf at work) for { $strength } food
    .priced = gives up a weapon of strength { $strength } (dwarf at work) for { $gain }

cave-farmers-action-reveal = The card { $space } is turned up
    .told = The card of this round is turned up: { $space }
cave-farmers-action-marker-leaf = The harvest marker is a green leaf
    .told = The harvest marker is turned up: a green leaf
cave-farmers-action-marker-question = The harvest marker is a red question mark
    .told = The harvest marker is turned up: a red question mark

### Cave vs Cave: the set-up

cave-vs-cave-option-mode = Game mode
    .effect = One era, both, or era II with a shorter start.
cave-vs-cave-mode-eras-1-2 = Eras I and II
    .effect = Era I, then era II. The scores of both eras are added up.
cave-vs-cave-mode-era-1 = Era I
    .effect = Era I only: the shorter game, and the one to start with.
cave-vs-cave-mode-ask = Era I, then decide
    .effect = After era I everybody is asked whether to go on to era II.
cave-vs-cave-mode-quick-start = Quick start
    .effect = You draft rooms of era I instead of playing it, then play era II. Only the score of era II counts.
cave-vs-cave-mode-short = Short game
    .effect = Era II alone. A few rooms of era I work for both of you.

cave-vs-cave-start-era-1 = Era I
    .note = { $players ->
        [1] 3 light rooms in the display, and a pile of 9 tiles.
       *[other] All light rooms in the display.
    }
cave-vs-cave-start-era-2 = Era II
    .note = { $players ->
        [1] Goods at 0 become 1. There are 3 more light rooms, and a second pile of 7 tiles.
       *[other] Goods at 0 become 1. All light rooms come into the display. The leader’s gate is covered, too.
    }
cave-vs-cave-start-quick-start = Quick start
    .note = You draft from a pile of 18 tiles until you have 42 points, with 3 walls each.
cave-vs-cave-start-era-2-after-quick-start = Era II after a quick start
    .note = The walls of the draft are counted here too. The player who is behind gets extra gold, one for each point.
cave-vs-cave-start-short = Short game
    .note = 3 rooms and 3 drawn ones in the common pool. There is no board of era I.

cave-vs-cave-round-haul = Every donkey hauls 1 ore.

### Cave vs Cave: the cave

cave-vs-cave-cell-covered = Covered
cave-vs-cave-cell-empty = Empty
cave-vs-cave-cell-room = Room
cave-vs-cave-additional-cavern = Additional cavern

cave-vs-cave-board-gate = The gate: in era II you enter from the south. The way to d4 is open.
cave-vs-cave-board-empty = Empty from the start.
cave-vs-cave-board-entrance = Cave Entrance, a printed room. In era I you enter from the west.

cave-vs-cave-side-north = north
cave-vs-cave-side-east = east
cave-vs-cave-side-south = south
cave-vs-cave-side-west = west

cave-vs-cave-wall-w0 = no wall
cave-vs-cave-wall-w1 = 1 wall
cave-vs-cave-wall-w2a = 2 adjacent walls
cave-vs-cave-wall-w2o = 2 opposing walls
cave-vs-cave-wall-w3 = 3 walls
cave-vs-cave-wall-w4 = 4 walls

### Cave vs Cave: action tiles and slots

cave-vs-cave-tile-cultivation = Cultivation
    .effect = Activate 1 room. Take 2 emmer. Take 1 flax.
cave-vs-cave-tile-housework = Housework
    .effect = Furnish for 1 food per turn in this round. Furnish for 5 food or 1 gold.
cave-vs-cave-tile-excavation = Excavation
    .effect = Excavate once, or twice for 2 food. Take 1 stone.
cave-vs-cave-tile-undergrowth = Undergrowth
    .effect = Activate 1 room. Take 2 wood.
cave-vs-cave-tile-furnishing = Furnishing
    .effect = Take 1 food. Furnish for 1 food per turn in this round.
cave-vs-cave-tile-masonry = Masonry
    .effect = Activate 1 room. Take 1 wood or 1 stone. Build a wall.
cave-vs-cave-tile-undermining = Undermining
    .effect = Either activate 2 rooms, or excavate, even through walls.
cave-vs-cave-tile-expansion = Expansion
    .effect = Excavate. Furnish for 5 food or 2 gold.
cave-vs-cave-tile-breach = Breach
    .effect = Raze a wall and take 2 stone, 3 food and 1 gold.
cave-vs-cave-tile-drift-mining = Drift Mining
    .effect = Activate 1 room. Excavate.
cave-vs-cave-tile-expedition = Expedition
    .effect = Either trade 5 wood or 5 stone for 4 gold, or activate 3 rooms.
cave-vs-cave-tile-renovation = Renovation
    .effect = Build a wall. Furnish without surcharge.
    .note = Only if you have more gold than your opponent.
cave-vs-cave-tile-decoration = Decoration
    .effect = Furnish for 5 food or 1 gold.
cave-vs-cave-tile-arms-trade = Arms Trade
    .effect = Trade 3 gold for 4 weapons and 1 donkey, or 3 gold for 4 weapons and 1 wood.
cave-vs-cave-tile-interior-design = Interior Design
    .effect = Excavate. Build a wall.
cave-vs-cave-tile-weekly-market = Weekly Market
    .effect = Activate 1 + 1 different rooms. Trade 3 donkeys or 2 gold for 6 food.

cave-vs-cave-slot-1 = First slot
    .effect = Take 3 ore, 1 iron or 1 donkey.
cave-vs-cave-slot-2 = Second slot
    .effect = Trade any amount of iron for the same number of weapons.
cave-vs-cave-slot-3 = Third slot
    .effect = Trade 1, 3, 5 or 7 ore for 1, 2, 3 or 4 iron.
cave-vs-cave-slot-4 = Fourth slot
    .effect = Take 2 weapons.
    .note = Only if you have more weapons than your opponent.

### Cave vs Cave: rooms

cave-vs-cave-room-cave-entrance = Cave Entrance
    .effect = 1 wood, 1 stone, 1 emmer or 1 flax.
cave-vs-cave-room-shelf = Shelf
    .effect = Raise wood, stone, emmer or flax to 2.
cave-vs-cave-room-spinning-wheel = Spinning Wheel
    .effect = 1 flax → 1 gold, or 3 flax → 2 gold.
cave-vs-cave-room-tunnel = Tunnel
    .effect = 2 food; and 1 stone if you have fewer than 3.
cave-vs-cave-room-grindstone = Grindstone
    .effect = 1 emmer → 3 food, or 4 emmer → 7 food.
cave-vs-cave-room-food-corner = Food Corner
    .effect = Raise food to 3.
cave-vs-cave-room-parlor = Parlor
    .effect = Each good at 0 becomes 1.
cave-vs-cave-room-warehouse = Warehouse
    .effect = 2 food → 1 wood, 1 stone, 1 emmer and 1 flax.
cave-vs-cave-room-stall = Stall
    .effect = 5 emmer or 5 flax → 4 gold.
cave-vs-cave-room-sacrificial-altar = Sacrificial Altar
    .effect = 1 wood, 1 emmer, 1 flax and 1 food → 3 gold.
cave-vs-cave-room-storeroom = Storeroom
    .effect = 1 emmer, 1 flax and 1 food.
cave-vs-cave-room-weaving-room = Weaving Room
    .effect = 2 flax → 2 food and 2 gold.
cave-vs-cave-room-furniture-workshop = Furniture Workshop
    .effect = 2 wood and 1 flax → 3 gold.
cave-vs-cave-room-gold-vein = Gold Vein
    .effect = 1 stone and 1 gold.
cave-vs-cave-room-junction-room = Junction Room
    .effect = 1 each of 3 different goods → 2 gold.
cave-vs-cave-room-digging-cave = Digging Cave
    .effect = 1 gold → excavate a tile.
cave-vs-cave-room-bakehouse = Bakehouse
    .effect = 2 emmer → 4 food and 1 gold, or 3 emmer → 4 food and 2 gold.
cave-vs-cave-room-state-room = State Room
    .effect = 1 flax and 1 gold.
cave-vs-cave-room-secret-chamber = Secret Chamber
    .effect = 3 flax or 1 gold.
cave-vs-cave-room-treasury = Treasury
    .effect = 1 food and 1 gold if you have 3 gold or more.
cave-vs-cave-room-prospecting-site = Prospecting Site
    .effect = When you use { cave-vs-cave-tile-undergrowth }: once, 1 food → 1 gold.
cave-vs-cave-room-retting-room = Retting Room
    .effect = 1 food after each effect that brought flax.
cave-vs-cave-room-equipment-room = Equipment Room
    .effect = { cave-vs-cave-tile-undermining } and { cave-vs-cave-tile-expedition } let you activate one more room.
cave-vs-cave-room-wood-storeroom = Wood Storeroom
    .effect = With each “1” or “1 + 1” activation: 1 wood, once, before or after it.
cave-vs-cave-room-dungeon = Dungeon
    .effect = 2 gold for each wall you build.
cave-vs-cave-room-cattle-market = Cattle Market
    .effect = Choose one: 1 donkey; 1 gold → 2 donkeys; 2 gold → 3 donkeys.
cave-vs-cave-room-ore-vein = Ore Vein
    .effect = 3 ore and 2 food.
cave-vs-cave-room-bloomery = Bloomery
    .effect = 2 ore → 3 iron and 1 gold.
cave-vs-cave-room-store = Store
    .effect = 1 gold → 4 food, 1 ore and 1 flax.
cave-vs-cave-room-cave-silo = Cave Silo
    .effect = 4 emmer.
cave-vs-cave-room-box = Box
    .effect = 1 wood, 1 flax and 1 donkey.
cave-vs-cave-room-mining-cave = Mining Cave
    .effect = 5 ore.
cave-vs-cave-room-hitching-post = Hitching Post
    .effect = 3, 4 or 5 donkeys → 2, 3 or 4 gold.
cave-vs-cave-room-wainwright = Wainwright
    .effect = 3 wood and 1 iron → 5 gold.
cave-vs-cave-room-ceremonial-hall = Ceremonial Hall
    .effect = 2 gold.
cave-vs-cave-room-ironsmith = Ironsmith
    .effect = 2 iron → 1 weapon and 3 gold.
cave-vs-cave-room-swordsmith = Swordsmith
    .effect = 1, 4 or 7 ore → 1, 2 or 3 weapons.
cave-vs-cave-room-slaughtering-cave = Slaughtering Cave
    .effect = 1 donkey → 5 food and 1 gold.
cave-vs-cave-room-weaponsmith = Weaponsmith
    .effect = 1 wood and 1 iron → 2 weapons.
cave-vs-cave-room-weapon-chamber = Weapon Chamber
    .effect = 1 weapon.
cave-vs-cave-room-armory = Armory
    .effect = No effect; worth points only.
cave-vs-cave-room-oublette = Oublette
    .effect = 1, 3 or 6 food → 1, 2 or 3 weapons.
cave-vs-cave-room-gold-donkey = Gold-Donkey
    .effect = 1 gold for every 2 donkeys; you keep the donkeys.
cave-vs-cave-room-iron-trader = Iron Trader
    .effect = With each “2” activation ({ cave-vs-cave-tile-undermining }) or “1 + 1” activation ({ cave-vs-cave-tile-weekly-market }): 1 iron, before or after it.
cave-vs-cave-room-equipment-cabinet = Equipment Cabinet
    .effect = 1 ore and 1 food for each effect that excavates.
cave-vs-cave-room-breeding-cave = Breeding Cave
    .effect = With each “1” or “1 + 1” activation: 1 donkey, once, before or after it.

### Cave vs Cave: points

cave-vs-cave-score-first-era = Era I
    .effect = your score of era I, if it was played
cave-vs-cave-score-rooms = Rooms
    .effect = the points printed on your rooms, of both eras
cave-vs-cave-score-weapons = Weapons
    .effect = each weapon
cave-vs-cave-score-iron = Iron
    .effect = each iron
cave-vs-cave-score-gold = Gold
    .effect = { $points ->
        [1] each gold at the end of era I
       *[other] each gold at the end of era II
    }

### Cave vs Cave: questions

cave-vs-cave-question-tile = Which action tile is turned up?
cave-vs-cave-question-take = Which action tile do you take?
cave-vs-cave-question-effect = Which effect do you use?
cave-vs-cave-question-room = Which room do you activate?
cave-vs-cave-question-draw = Which room is turned up?
cave-vs-cave-question-three-goods = Which three goods do you pay?
cave-vs-cave-question-iron = How much iron becomes weapons?
cave-vs-cave-question-dig = Which tile do you dig out?
cave-vs-cave-question-furnish = Which room do you furnish?
cave-vs-cave-question-cell = Where do you lay the room?
cave-vs-cave-question-wall = Which wall?
cave-vs-cave-question-side = How many printed walls should your additional cavern have?
cave-vs-cave-question-go-on = Era I is over. Do you go on to era II?
cave-vs-cave-question-draft = Which room do you draft?
cave-vs-cave-question-draft-cell = Where do you lay the room, and with which new walls?
cave-vs-cave-question-cover = Which of your cells do you cover with a face-down tile?
cave-vs-cave-question-over = The game is over.

### Cave vs Cave: actions

cave-vs-cave-action-take = { $tile }
    .told = takes the action tile { $tile }
cave-vs-cave-action-stop = Done
    .told = is done
cave-vs-cave-action-end = End your turn
    .told = ends the turn
cave-vs-cave-action-activate = { $room }
    .told = uses the room { $room }
cave-vs-cave-action-collect = Collect from { $room } first
    .told = first collects from the room { $room }
cave-vs-cave-action-pay = Pay { $goods }
    .priced = pays { $cost } and gets { $gain }
cave-vs-cave-action-forge = { $iron ->
    [one] Turn { $iron } iron into { $iron } weapon
   *[other] Turn { $iron } iron into { $iron } weapons
}
    .priced = turns { $cost } into { $gain }
cave-vs-cave-action-furnish = { $room }
    .told = chooses the room { $room }
cave-vs-cave-action-at = On { $cell }
    .told = puts it on { $cell }
cave-vs-cave-action-dig = Dig out { $cell }
    .told = digs out { $cell }
cave-vs-cave-action-wall = Wall between { $cell } and { $other }
    .told = builds a wall between { $cell } and { $other }
cave-vs-cave-action-wall-east = Wall on the east side of the additional cavern
    .told = builds a wall on the east side of the additional cavern
cave-vs-cave-action-wall-south = Wall on the south side of the additional cavern
    .told = builds a wall on the south side of the additional cavern
cave-vs-cave-action-raze = Raze the wall between { $cell } and { $other }
    .told = razes the wall between { $cell } and { $other }
cave-vs-cave-action-raze-east = Raze the wall on the east side of the additional cavern
    .told = razes the wall on the east side of the additional cavern
cave-vs-cave-action-raze-south = Raze the wall on the south side of the additional cavern
    .told = razes the wall on the south side of the additional cavern
cave-vs-cave-action-side = The side with { $walls } printed walls
    .told = chooses the side with { $walls } printed walls
cave-vs-cave-action-place = On { $cell }
    .told = lays it on { $cell }
cave-vs-cave-action-place-walls = On { $cell }, with new walls: { $sides }
    .told = lays it on { $cell }, with new walls: { $sides }
cave-vs-cave-action-cover = Cover { $cell }
    .told = covers { $cell } with a face-down tile
cave-vs-cave-action-go-on = Go on to era II
    .told = goes on to era II
cave-vs-cave-action-finish = Finish here
    .told = finishes here
cave-vs-cave-action-eat = Turn { $goods } into 1 food
    .priced = turns { $cost } into { $gain }
cave-vs-cave-action-turn-up = The action tile { $tile } is turned up
    .told = The action tile { $tile } is turned up
cave-vs-cave-action-draw = The room { $room } is turned up
    .told = The room { $room } is turned up

### Cave vs Cave: effects of tiles, rooms and slots

cave-vs-cave-effect-gain = Take { $goods }
    .priced = takes { $gain }
cave-vs-cave-effect-exchange = Trade { $pay } for { $get }
    .priced = trades { $cost } for { $gain }
cave-vs-cave-effect-bonus = Slot: { $effect }
    .told = { $told }, the bonus of the slot
cave-vs-cave-effect-activate-1-room = Activate 1 room
    .told = chooses to activate 1 room
cave-vs-cave-effect-activate-2-rooms = Activate 2 rooms
    .told = chooses to activate 2 rooms
cave-vs-cave-effect-activate-3-rooms = Activate 3 rooms
    .told = chooses to activate 3 rooms
cave-vs-cave-effect-activate-1-and-1-room = Activate 1 + 1 different rooms
    .told = chooses to activate 1 + 1 different rooms
cave-vs-cave-effect-furnish-for-1-food-per-dwarf = Furnish for 1 food per turn in this round
    .told = chooses to furnish a room
cave-vs-cave-effect-furnish-for-5-food = Furnish for 5 food
    .told = chooses to furnish a room
cave-vs-cave-effect-furnish-for-1-gold = Furnish for 1 gold
    .told = chooses to furnish a room
cave-vs-cave-effect-furnish-for-2-gold = Furnish for 2 gold
    .told = chooses to furnish a room
cave-vs-cave-effect-furnish-for-nothing = Furnish without surcharge
    .told = chooses to furnish a room without surcharge
cave-vs-cave-effect-excavate = Excavate
    .told = chooses to excavate
cave-vs-cave-effect-excavate-twice-for-2-food = Excavate twice for 2 food
    .told = chooses to excavate twice
cave-vs-cave-effect-excavate-through-walls = Excavate, even through walls
    .told = chooses to excavate, even through walls
cave-vs-cave-effect-excavate-for-gold = Excavate for 1 gold
    .told = chooses to excavate
cave-vs-cave-effect-build-wall = Build a wall
    .told = chooses to build a wall
cave-vs-cave-effect-raze-wall = Raze a wall
    .told = chooses to raze a wall
cave-vs-cave-effect-raise-wood-to-2 = Raise wood to 2
    .told = raises wood to 2
cave-vs-cave-effect-raise-stone-to-2 = Raise stone to 2
    .told = raises stone to 2
cave-vs-cave-effect-raise-emmer-to-2 = Raise emmer to 2
    .told = raises emmer to 2
cave-vs-cave-effect-raise-flax-to-2 = Raise flax to 2
    .told = raises flax to 2
cave-vs-cave-effect-raise-food-to-3 = Raise food to 3
    .told = raises food to 3
cave-vs-cave-effect-raise-all-to-1 = Raise all goods at 0 to 1
    .told = raises all goods at 0 to 1
cave-vs-cave-effect-gain-gold-for-donkeys = Take gold for your donkeys
    .priced = takes { $gain } for donkeys
cave-vs-cave-effect-exchange-three-goods-for-2-gold = Trade three different goods for 2 gold
    .told = chooses to trade three different goods for 2 gold
cave-vs-cave-effect-exchange-iron-for-weapons = Trade iron for weapons
    .told = chooses to trade iron for weapons
cave-vs-cave-effect-prospect = Trade 1 food for 1 gold at the { cave-vs-cave-room-prospecting-site }
    .priced = trades { $cost } for { $gain } at the { cave-vs-cave-room-prospecting-site }
cave-vs-cave-effect-nothing = Nothing
    .told = takes nothing

### Why something cannot be chosen; $thing is "space", "tile", "furnishing" or "room"

reason-not-now = { $thing ->
    [space] You are not placing a dwarf now.
    [tile] You are not taking an action tile now.
   *[other] Nothing is in the way, but you cannot furnish now.
}
reason-occupied = { $own ->
    [yes] You are there yourself.
   *[no] Occupied by { $name }.
}
reason-built = { $own ->
    [yes] You have already built it.
   *[no] Built by { $name }.
}
reason-chosen = You have already chosen it.
reason-goods-short = You are { $goods } short.
reason-none-of = { $reasons }

reason-nothing-there = There are no goods there.
reason-no-ore-mine = You have no ore mine.
reason-ruby-mines-short = { $mines ->
    [one] For a ruby you need { $mines } more ruby mine.
   *[other] For a ruby you need { $mines } more ruby mines.
}
reason-no-site = { $tile ->
    [field] You have no place for a field.
    [meadow] You have no place for a meadow.
    [tunnel] You have no place for a tunnel.
    [meadow-field] You have no place for a meadow and a field.
    [cavern-tunnel] You have no place for a cavern and a tunnel.
    [cavern-cavern] You have no place for two caverns.
    [ore-mine] You have no two adjacent tunnels for an ore mine.
    [ruby-mine] You have no tunnel for a ruby mine.
    [deep-ruby-mine] You have no deep tunnel for a ruby mine.
    [small-pasture] You have no meadow for a small pasture.
    [large-pasture] You have no two adjacent meadows for a large pasture.
    [stable] You have no place for a stable.
   *[cavern] You have no place for a cavern.
}
reason-no-stable-left = You have built all your stables.
reason-no-seeds = You have no grain and no vegetables to sow.
reason-no-empty-field = You have no empty field.
reason-no-room-for-dwarf = You have no room for another dwarf.
reason-family-complete = Your family is complete.
reason-armed = This dwarf already has a weapon.
reason-unarmed = This dwarf has no weapon.
reason-no-pair = You have no pair of farm animals.
reason-no-room-for-young = You have no room for young animals.
reason-weapon-too-weak = It takes a weapon of strength { $strength }.
reason-no-cavern = You have no free cavern.
reason-nothing-affordable = You cannot pay for anything: you are at least { $goods } short.
reason-dwellings-only = Only dwellings can be built here.
reason-ordinary-dwelling-only = Only an ordinary dwelling can be built here.
reason-nobody-there = No opponent’s dwarf is there.
reason-nobody-to-imitate = No opponent’s dwarf is at work yet.
reason-not-imitable = This space cannot be imitated.
reason-not-for-imitators = There is nothing there but goods, and imitators do not get those.
reason-nothing-to-imitate = There is nothing for you to do where your opponents’ dwarfs are.
reason-not-overfull = This space is not overfull.
reason-saved = You have already paid for its goods.

reason-not-ahead = You need more { $good } than your opponent.
reason-face-down = It is still face down.
reason-in-pool = It is in the pool, for everybody.
reason-more-orange-rooms = { $rooms ->
    [one] You need { $rooms } more orange room first.
   *[other] You need { $rooms } more orange rooms first.
}
reason-no-free-cell = Your cave has no empty cell.
reason-walls-do-not-fit = No empty cell has the right walls: { $walls }.
reason-activated = You have already used it in this activation.
reason-acts-by-itself = Blue rooms act by themselves.
reason-goods-full = You already have all the { $full } that you may have.
reason-goods-above = You have more than { $most } { $good }.
reason-nothing-to-raise = There is nothing to raise to { $level }.
reason-kinds-short = { $kinds ->
    [one] You need { $kinds } more kind of goods.
   *[other] You need { $kinds } more kinds of goods.
}
reason-no-tile-to-dig = { $tiles ->
    [one] You cannot reach any face-down tile.
   *[other] You cannot reach { $tiles } face-down tiles.
}
reason-no-wall-left = No walls are left.
reason-no-wall-site = Your cave has no place for another wall.
reason-no-wall-built = You have built no wall.
reason-no-room-to-activate = You have no room to activate now.
reason-no-room-to-furnish = There is no room that you can pay for and place.

### What went wrong

error-unknown-table = There is no such table. It may have been closed: open a new one.
error-unknown-game = There is no such game. Choose one of those in the list.
error-unknown-lesson = There is no such lesson or puzzle. Choose one of those in the list.
error-unknown-bot = There is no such computer player. Choose one of those in the list.
error-bad-options = The game cannot be set up like this. Change the options and try again.
error-bad-request = This request is not valid. Correct it and try again.
error-bad-record = This saved game cannot be read. Choose another file, or fix this one.
error-bad-name = This name cannot be used. Choose a short one with letters of one alphabet or digits, and not that of a computer player.
error-too-large = This is too large: the limit is { $limit } bytes. Send something smaller.
error-too-many-requests = That was too fast. Try again in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-too-many-tables = There is no room for more tables: the limit is { $limit }. Try again later.
error-too-many-sockets = You have too many connections: the limit is { $limit }. Close another window first.
error-message-too-long = This message is too long: the limit is { $limit } characters. Shorten it.
error-seat-taken = Somebody else is already sitting there. Choose another seat.
error-no-such-seat = This table has no such seat. Choose another one.
error-no-open-seat = All seats of this table are taken. You can watch, or open a table of your own.
error-not-a-player = You are only watching this table. Take a seat to do that.
error-not-the-creator = Only whoever opened this table can do that. Ask them.
error-not-your-turn = It is not your turn. Wait until you are asked.
error-not-started = The game has not started yet. Wait until all seats are taken.
error-over = The game is over. Open a new table to play again.
error-stale = Something has happened since: the table is at step { $version } now. Look again, then choose.
error-illegal = “{ $action }” is not allowed now. Choose one of the actions that are offered.
error-nothing-to-undo = There is nothing to take back. Just go on.
error-not-yours-to-undo = The last decision was not yours. Only whoever made it can take it back.
error-bad-key = This key was used for another request. Use a new one for each request.
error-unavailable = The server cannot do this now. Try again in a moment.
error-internal = Something went wrong on our side. Try again; if it keeps happening, report it.
error-not-found = There is nothing at this address. Check it, or go to the start page.
error-method-not-allowed = That cannot be done at this address. The documentation says what can.
error-no-such-step = There is no such step: this game has { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}. Choose one of them.
error-too-slow = This took longer than { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}. Try again over a better connection.
error-too-many-events = So much has changed at this table that nothing can be taken back and nobody can join any more. Play on, or open a new table.
error-damaged-table = This table is damaged, and its game cannot be shown. Ask whoever runs this server, or open a new table.
error-other-rules = This game was played under rules that this server does not know. Ask whoever runs it, or open a new table.
error-nothing-to-confirm = There is nothing to confirm. Just go on.
error-no-hints = People play against each other at this table, and it was opened without hints. Decide for yourself.
error-not-over = This game is not over. Review it when it is.
error-no-such-day = There is no such day. Choose today or an earlier one.
error-daily-seat = The game of the day is yours alone. Just close the page: you can go on until the day is over.
error-no-profile = You are not signed in on this device. Make a profile, or use yours with a link, a code or a passkey.
error-blocked = Whoever runs this server has blocked your profile. Ask them why.
error-bad-code = This code is wrong or no longer valid. Make a new one on a device where you are signed in.
error-no-such-session = This device is no longer signed in. Look at the list again.
error-bad-passkey = This passkey does not work here, or you took too long. Try again, or use a link or a recovery code.
error-no-such-passkey = This passkey no longer exists. Look at the list again.
error-too-many-passkeys = A profile has at most { $most } passkeys. Remove one that you no longer need.
error-unknown-tournament = There is no such tournament. Look at the list again.
error-not-the-organiser = Only whoever set up this tournament can do that. Ask them.
error-no-such-entrant = This player is no longer taking part. Look at the list again.
error-tournament-seat = In a tournament the seat is yours alone. You can leave it to a computer player, but then you lose the game.
error-tournament-full = There is no room left in this tournament. Choose another one, or set one up.
error-tournament-begun = This tournament has started, so it is too late for that. Choose another one.
error-tournament-over = This tournament is over. Choose another one.
error-too-few-players = There must be at least two players. Wait for more, or add a computer player.
error-too-many-tournaments = You have { $limit ->
    [one] { $limit } unfinished tournament
   *[other] { $limit } unfinished tournaments
}. Wait for one to end, or call one off.
error-no-such-week = There is no such week. Choose this week or an earlier one.
error-rated-needs-profile = At a rated table everybody plays with a profile. Make one first: all it takes is a name.
error-rated-options = A rated table is for two or more people, with a time limit, and without hints, computer players or a seed.
error-rated-table = No computer player can sit at a rated table.
error-no-such-person = Nobody with this name can be invited or blocked. Enter the name of a profile.
error-no-such-invitation = This invitation no longer exists.
error-name-taken = Somebody else has this name. Choose another one.
error-bad-link = This link is wrong or no longer valid. Ask for a new email in your profile.
error-no-mail = This server does not send email. Choose another way to be notified.
error-bad-mail = Nothing can be sent to this email address. Check it and try again.
error-bad-device = Nothing can be sent to this browser. Try another one, or email.
error-on-vacation = You already have a vacation, now or later. End it before you take another.
error-bad-vacation = There are not enough days: you have { $days ->
    [one] { $days } day
   *[other] { $days } days
} of vacation left this year. Take fewer.
error-bad-webhook = Nothing can be sent to this address. Give one that begins with https:// and can be reached.

# asked by the server

question-confirm = End your turn?
question-confirm-draw = { $action }? This turns up something new and cannot be undone.

# `caverna` at its start

serve-next-port = Port { $taken } is in use, so another one was chosen.
serve-open = Open { $address } in your browser.
serve-no-page = The web page is missing: install Node.js 20 or newer and then caverna again (pip install --force-reinstall), or play in the terminal: caverna play --terminal
serve-stop = Press Ctrl-C to stop.
serve-log = The log is in { $path }.

### The terminal

terminal-welcome = { $title }. Type ? for help.
terminal-titled = { $title }:
terminal-which-game = Which game?
terminal-prompt = { $question } Enter for { $default }:
terminal-type-number = Type a number from { $first } to { $last }.
terminal-you = You
terminal-player-number = Player { $number }
terminal-thinks = { $name } is thinking
terminal-pause = Enter ends the turn, u takes back:
terminal-game-left = You have left the game.
terminal-the-end = The end
terminal-goal = { $goal }: { $wanted } – { $reached }
terminal-undone = Taken back.
terminal-save = Save the game? Type a file name, or just Enter:
terminal-saved = Saved as { $path }.
terminal-no-trades = You have nothing to trade now.

## What was typed wrong

terminal-turn-over = “{ $typed }” is not a command, and your turn is over.
terminal-no-choice = There is no choice { $typed }. Type 1 to { $last }.
terminal-ambiguous = “{ $typed }” could be: { $choices }
terminal-not-understood = “{ $typed }” is not possible now. Type the number of a choice, or ? for help.
terminal-no-player = There is no player { $typed }. Type b 1 to b { $last }.
terminal-no-such-thing = Nothing is called “{ $typed }”. Type i and part of a name.
terminal-nothing-to-undo = There is nothing to take back.
terminal-no-hint = It is not your turn: there is nothing to advise.
terminal-file-needed = Add a file name: s mygame
terminal-not-saved = { $path } could not be written: { $reason }

## Help

terminal-word-help = help
terminal-word-hint = hint
terminal-word-undo = undo
terminal-word-quit = quit
terminal-help = Type the number of a choice, or the choice itself: “{ $example }”. A few words of it are enough.
terminal-help-help = show this help
terminal-help-hint = what a network would do, and why
terminal-help-trades = trades you can make now
terminal-help-undo = take back your last decision
terminal-help-undo-turn = take back your whole turn
terminal-help-all = show everything again
terminal-help-board = your own board, or that of player 2
terminal-help-for-sale = what is for sale
terminal-help-information = explain the action spaces, or anything by part of its name
terminal-help-points = the points so far
terminal-help-save = save to a file; caverna play --terminal --resume continues
terminal-help-leave = leave the game
terminal-legend-marks = whose turn it is; the starting player
terminal-legend-dwarfs = a dwarf at home, at work, with a weapon, newborn; “/ 2”: room for 2
terminal-legend-animals = 2 animals where there is room for 4
terminal-legend-rock = rock
terminal-legend-wall = a wall
terminal-legend-site = a wall can be built here
terminal-legend-covered = a face-down tile: can be dug out, or not yet
terminal-legend-entrance = the entrance of the cave
terminal-legend-rooms = a room to activate; a room that always works
terminal-legend-classes = walls that a room needs: 1, 2 adjacent, 2 opposing, 3, 4; none
terminal-legend-turns = a turn left; a turn taken

## The table

terminal-player = Player
terminal-dwarfs = Dwarfs
terminal-must-eat = Food due
terminal-supply = Supply
terminal-owed = { $food } in round { $round }
terminal-markers-left = Harvest markers left: { $markers }
terminal-round-ends = End of round:
terminal-room-for = (room { $count })
terminal-draft = Draft
terminal-era-round = { $era }, round { $round } of { $last }
terminal-left = Left: { $things }
terminal-walls = { $count ->
    [one] { $count } wall
   *[other] { $count } walls
}
terminal-turns = Turns
terminal-display = Display
terminal-unseen = Not seen yet
terminal-points-for = Points for

## The reference

terminal-then = { $first }, then { $more }
terminal-anybody = everybody
terminal-colour-orange = orange
terminal-colour-green = green
terminal-colour-yellow = yellow
terminal-colour-blue = blue
terminal-back-dwarf = dwarf
terminal-back-light = light back
terminal-back-dark = dark back
terminal-back-printed = printed
terminal-table-setup = Set-up
terminal-table-options = Options
terminal-table-goods = Goods
terminal-table-spaces = Action spaces
terminal-table-cards = Cards
terminal-table-harvest = How rounds end
terminal-table-harvests = Harvests
terminal-table-markers = Harvest markers
terminal-table-furnishings = Furnishings
terminal-table-loot = Loot
terminal-table-trades = Trades
terminal-table-food-conversion = Food
terminal-table-market = Weekly market
terminal-table-home = Home board
terminal-table-scoring = Scoring
terminal-table-goal = Solo goals
terminal-table-modes = Modes
terminal-table-rounds = Rounds
terminal-table-conversions = Food
terminal-table-actions = Action tiles
terminal-table-bonus-slots = Slots of era II
terminal-table-wall-classes = Walls around a room
terminal-table-rooms = Rooms
terminal-table-boards = Cave boards
terminal-table-additional-cavern = Additional cavern
terminal-column-accumulates = Each round
terminal-column-action = Action
terminal-column-appearance = Turned up
terminal-column-back = Back
terminal-column-beat = More than
terminal-column-bonus = Bonus
terminal-column-cards = Cards
terminal-column-cell = Cell
terminal-column-cells = Cells
terminal-column-choices = Choices
terminal-column-colour = Colour
terminal-column-cost = Cost
terminal-column-eaten-as = Eaten as
terminal-column-edges = Open to
terminal-column-effect = Effect
terminal-column-end = End
terminal-column-era = Era
terminal-column-eras = Eras
terminal-column-food = Food
terminal-column-food-newborn = Newborn
terminal-column-for = For
terminal-column-get = Get
terminal-column-gold = Gold
terminal-column-good = Good
terminal-column-goods = Goods
terminal-column-harvest = Harvest
terminal-column-limit = Limit
terminal-column-marker = Marker
terminal-column-markers = Markers
terminal-column-name = Name
terminal-column-note = Note
terminal-column-number = #
terminal-column-pay = Pay
terminal-column-players = Players
terminal-column-plural = Plural
terminal-column-points = Points
terminal-column-price = Price
terminal-column-printed = Printed
terminal-column-reach = At least
terminal-column-rock = Rock
terminal-column-round = Round
terminal-column-rounds = Rounds
terminal-column-set = Set
terminal-column-side = Side
terminal-column-spaces = Spaces
terminal-column-stage = Stage
terminal-column-start = Start
terminal-column-strength = Strength
terminal-column-symbol = Symbol
terminal-column-turns = Turns
terminal-column-value = Value
terminal-column-walls = Walls
terminal-column-who = For whom

## Hints and reviews

terminal-hint-line = { $action }. Then: { $line }
terminal-hint-difference = In the end, compared with “{ $other }”: { $changes }
terminal-reviews = Reviewing
terminal-review = Review
terminal-review-looked = Each action was tried in { $simulations } simulations. Before and after: the expected lead with the best action and with the one played; solo, the expected points.
terminal-review-luck = Start, luck and play add up to the result: the lead expected at the start, what chance changed, and what all decisions changed.
terminal-review-worst = What cost the most
terminal-review-decision = { $number }. { $when }, { $name }: “{ $played }” instead of “{ $best }” cost { $lost } points
terminal-review-line = Best: { $line }
terminal-review-reason = In the end it would have brought: { $changes }
terminal-review-turn = Turning point: { $when }, { $sentence } From then on { $name } was ahead ({ $change }).
terminal-review-draws = What chance changed most
terminal-review-draw = { $when }: { $told } ({ $changes })
terminal-review-lead = Expected lead of { $name }
terminal-review-points = Expected points
terminal-review-ahead = { $name } is ahead
terminal-review-lost = lost { $lost }, { $mean } per decision
terminal-column-after = After
terminal-column-before = Before
terminal-column-best = Best
terminal-column-decisions = Decisions
terminal-column-lead = Lead
terminal-column-lost = Lost
terminal-column-luck = Luck
terminal-column-mean = Mean loss
terminal-column-play = Play
terminal-column-played = Played
terminal-column-result = Result

## Help of the commands of players

help-usage = Usage:
help-arguments = Arguments
help-options = Options
help-commands = Commands
help-required = [required]
help-default = [default: { $value }]
help-help = Show this message and exit.
help-caverna = An unofficial digital edition of Caverna: The Cave Farmers and Caverna: Cave vs Cave.
help-version = Print the version and exit.
help-install-completion = Install completion for the current shell.
help-show-completion = Show completion for the current shell, to copy it or customize the installation.
help-simulate = Play many games and print a summary: decisions, points by seat, speed. To compare bots, use arena.
help-arena = Let bots play against each other and compare them.
help-tune = Tune the bots’ evaluation by self-play.
help-learn = Train a network by self-play.
help-admin = Tasks for whoever runs a server.
help-language = Language: { $languages }. Default: from the environment.
help-file = A saved game.
help-as-json = Print JSON instead of tables.
help-reference = Show the tables of a game: action spaces, buildings, costs, effects and points.
    .more = Or look something up in the rules, or write a player aid.
help-reference-game = The game: { $games }.
help-reference-players = Only the rows for this number of players.
help-reference-find = What the rules say about some words or a question.
help-reference-aid = Write a player aid of two sheets to an HTML file, for printing. Needs --players.
help-play = Play alone or against bots, in the browser or with --terminal.
    .more = In the browser you choose everything on the page. In the terminal, choices are numbered; you can also type them in notation. Type ? for all commands, such as undo, save, and looking at boards, furnishings for sale and scores.
help-play-terminal = Play in the terminal instead of the browser.
help-play-game = The game: { $games }. By default you are asked.
help-play-players = Number of players. Default: 2.
help-play-seat = Your seat; repeat it if several people play. Default: 1.
help-play-seed = Seed of the draws: any text. The same seed draws the same cards.
help-play-bots = Bot for the other seats; repeat it to name one for each. Levels of play: { $levels }. Bots: { $bots }; with options: { $example }. Your own: { $file } or { $module }. Use { $nobody } if people play all seats. Default: { $default }.
help-play-resume = Continue a saved game.
help-play-option = A game option, such as furnishings=introductory or mode=era-1. Can be repeated.
help-hint = Show how a bot values each action in a saved game, best first.
    .more = `net` values every legal action. Of the best three it also shows how it expects play to go on, and what changes in the final score sheet.
help-hint-bot = The bot to ask. Levels of play: { $levels }. Bots: { $bots }; with options: { $example }. Your own: { $file } or { $module }.
help-hint-at = Position after this many actions. Default: the last.
help-review = Review a saved game: what each decision lost against the best, and luck apart from play.
    .more = A network looks at every decision and every draw of chance.
help-review-sims = Simulations for each action.
help-review-svg = Draw a picture to an SVG file.
help-review-weights = A network’s file. Default: the one of this package.
help-serve = Run a server where people and bots play, over HTTP and WebSocket. Stop it with Ctrl-C.
help-serve-host = Address to listen on; 0.0.0.0 for all interfaces.
help-serve-port = Port to listen on. Default: 8080, or the next that is free.
help-serve-workers = Number of server processes; more than one needs PostgreSQL.
help-serve-role = Whom the processes are for: people, bots or all. The first two need PostgreSQL.
help-serve-database = sqlite:///FILE or postgresql://USER@HOST/NAME. Default: CAVERNA_DATABASE_URL, or a file in your data folder.
help-serve-open-page = Open the page in a browser.
help-serve-proxies = Comma-separated addresses of reverse proxies whose X-Forwarded-For is trusted.
help-serve-log-level = debug, info, warning or error.
help-serve-log-format = json: log to stderr. auto: the same, but to a file if that is a terminal.

## Errors of the command line. The English is that of the code: each is one line, without selectors.

fault-missing-extra = { $package } is not installed: { $command }
fault-pure = The rules run as plain Python, thirty times slower than compiled: install a C compiler (apt-get install gcc python3-dev, or xcode-select --install) and then caverna again (pip install --force-reinstall).
fault-usage = { $fault } (see { $command })
fault-no-option = no such option: { $option }
fault-like-options = no such option: { $option } (Possible options: { $names })
fault-missing-argument = missing argument { $name }
fault-missing-option = missing option { $name }
fault-extra-arguments = got unexpected extra argument(s) ({ $arguments })
fault-bad-value = invalid value for { $name }: { $reason }
fault-least = it should be greater than or equal to { $least }
fault-most = it should be less than or equal to { $most }
fault-integer = it should be a valid integer
fault-float = it should be a valid number
fault-needs-value = option { $name } requires an argument
fault-no-command = no such command { $name }
fault-like-commands = no such command { $name }. Did you mean { $names }?
fault-no-game = there is no game { $name }: use { $choices }
fault-no-bot = there is no bot { $name }: use { $choices }
fault-no-bot-or-module = there is no bot or module { $name }: use { $choices }, or { $place }
fault-no-language = there is no language { $name }: use { $choices }
fault-no-step = there is no step { $number } in this game: use 0 to { $last }
fault-players-to = players={ $players }: { $game } is for { $first } to { $last } players
fault-players-or = players={ $players }: { $game } is for { $first } or { $last } players
fault-no-game-option = { $game } has no option { $name }: use { $choices }
fault-value = { $name }={ $value }: use { $choices }
fault-mode-solo = mode={ $value }: with 1 player use { $choices }
fault-mode = mode={ $value }: with { $players } players use { $choices }
fault-option-form = --option { $pair }: write it as name=value
fault-option-players = --option { $pair }: use --players for the number of players
fault-option-twice = --option { $pair }: { $name } is given twice
fault-terminal-only = these options are for the terminal: add --terminal, or choose them on the page
fault-resume = --resume: leave out --game, --players and --option, which the saved game contains
fault-aid = --aid: say for how many with --players
fault-no-folder = --svg { $path }: there is no folder { $folder }
fault-not-written = { $path } cannot be written: { $reason }
fault-no-seat = --seat { $seat }: this game has seats 1 to { $last }
fault-bots = --bots: { $bots } bots for { $seats } seats; give one for all, or one for each
fault-chance-decides = { $file }: nothing to decide here, chance decides; use --at for another position
fault-nothing-to-decide = { $file }: nothing to decide here, the game is over; use --at for another position
fault-no-hints = bot { $bot } cannot give hints: it does not value actions
fault-bot-class = bot { $bot }: there is no class { $name } in { $source }
fault-bot-file = bot { $bot }: there is no such file
fault-bot-option = bot { $bot }: unknown option { $name }; its options are { $options }
fault-bot-no-options = bot { $bot }: unknown option { $name }; it has no options
fault-bot-no-value = bot { $bot }: { $name } has no value; write { $example }
fault-bot-twice = bot { $bot }: { $name } is given twice
fault-bot-whole = bot { $bot }: { $name } must be a whole number, not { $value }
fault-bot-number = bot { $bot }: { $name } must be a number, not { $value }
fault-range = { $name }={ $value }: expected 1 to { $most }
fault-noise = noise={ $value }: expected 0 to { $most }
fault-budget = sims={ $sims }, seconds={ $seconds }: give either simulations or seconds
fault-seconds = seconds={ $seconds }: expected more than 0 and at most { $most }
fault-profile = profile={ $name }: the profiles of { $game } are { $options }
fault-weights = { $path } is not a file of weights: { $reason }
fault-other-weights = { $path } does not fit { $game }: the features of setting { $setting } are not those of this version
fault-network = { $path } is not a network: { $reason }
fault-no-network = no network for { $game } comes with this package
fault-other-network = this network is not for { $game } with { $players } players
fault-in-file = { $file }: { $fault }
fault-unread = the file cannot be read: { $reason }
fault-no-file = No such file or directory
fault-permission = Permission denied
fault-folder = Is a directory
fault-not-folder = Not a directory
fault-disk-full = No space left on device
fault-no-address = Cannot assign requested address
fault-unknown-host = Name or service not known
fault-not-utf8 = the file is not UTF-8 text: byte { $byte } is invalid
fault-not-json = this is not JSON, or it is cut off: line { $line }, column { $column }
fault-too-large = this is too large for a saved game: more than { $limit } bytes
fault-not-a-saved-game = this is not a saved game: it must be a JSON object whose { $field } is { $value }
fault-half = { $value } is neither a whole number nor a half
fault-whole = { $value } is not a whole number of at most 18 characters
fault-positive = { $field } must be a positive whole number, not { $value }
fault-newer = { $field } is { $version }, from a newer version of caverna: this one reads up to { $newest }
fault-wrong-game = game must be { $choices }, not { $value }
fault-missing-field = { $field } is missing
fault-unknown-field = { $field } is not a field of a saved game
fault-object = { $field } must be an object, not { $value }
fault-list = { $field } must be a list, not { $value }
fault-field-twice = { $field } occurs twice
fault-in-options = options: { $fault }
fault-option-value = options: { $option } cannot be { $value }
fault-other-end = { $field } is { $value }, but the actions lead to { $other }
fault-nested = the document is nested too deeply
fault-names = players: { $names } names for a game of { $players }
fault-name = players: { $name } must be a name of 1 to { $limit } characters
fault-name-character = players: { $name } contains a character that is not allowed
fault-in-action = action { $number } of { $count }, { $action }: { $fault }
fault-action-text = an action must be a text of at most { $limit } characters
fault-not-an-action = { $action } is not an action: { $fault }
fault-illegal = { $action } is not legal now: { $fault }
fault-expected = expected one of: { $actions }
fault-expected-more = expected one of: { $actions } and { $more } more
fault-over = the game is over
fault-database = unsupported database { $scheme }://: use sqlite:///FILE or postgresql://USER@HOST/NAME
fault-mail-server = { $variable }: use smtps://USER:PASSWORD@HOST, smtp:// or smtp+plain://
fault-mail-settings = { $variable } needs { $address }=https://... and { $sender }=NAME <USER@HOST>
fault-page-address = { $variable }={ $value }: use something like https://caverna.example.org
fault-choice = { $option } { $value }: use { $choices }
fault-postgresql = { $option } { $value }: several processes need PostgreSQL (--database postgresql://...)
fault-limit = { $variable }={ $value }: a limit must be a positive whole number
fault-ports = ports { $first } to { $last } are in use: choose another with --port
fault-port = port { $port } is in use: stop what runs there, or choose another: --port { $other }
fault-listen = --host { $host } --port { $port }: { $reason }
fault-database-folder = { $path } is a folder: name a file in it with --database
fault-database-no-folder = the folder { $path } does not exist: create it, or name another with --database
fault-database-owner = { $path } cannot be written by this user: change its owner, or name another with --database
fault-database-foreign-file = { $path } is not a database of caverna: name another file with --database
fault-database-damaged = { $path } is damaged: restore it from a backup, or name another file with --database
fault-database-foreign = this database belongs to another program: name another with --database
fault-database-newer = this database was written by a newer version of caverna: upgrade this one, or restore a backup
fault-database-unusable = { $path } cannot be used as a database ({ $reason }): name another with --database
fault-asyncpg = PostgreSQL needs the package asyncpg: { $command }
fault-postgresql-unusable = PostgreSQL cannot be used at { $address } ({ $reason }): start it, or correct the address, name and password

### The page

## Everywhere

page-title = Caverna
page-language = Language
page-menu = Menu
page-close = Close
page-theme = Colours
page-theme-system = System default
page-theme-light = Light
page-theme-dark = Dark
page-sound = Sound
page-sound-off = Off
page-sound-quiet = Quiet
page-sound-full = Full
page-to-the-start = To the start page
page-lost = There is nothing here
page-no-entry = This table cannot be shown
page-a-moment = One moment…
page-offline = The server cannot be reached. Check your connection and try again.
page-connection-lost = Connection lost. Your game is safe; we are trying to reconnect.
page-download = Save this game
page-rules = Rules
page-art = Drawings
page-art-size = Size
page-art-furnishing = Furnishings
page-art-room = Rooms
page-art-space = Action spaces
page-art-action = Action tiles
page-art-scene = Great moments
page-art-land = Land
page-art-good = Goods
page-art-animal = Animals
page-art-person = Dwarfs
page-art-face = Faces
page-art-loot = Loot
page-art-icon = Icons
page-art-prop = Things in the scenes

## A game being played

page-over = The game is over
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-waiting = Waiting for { $name }
page-waiting-busy = Waiting for { $name }: all computer players are busy
page-undo = Undo
page-undo-turn = Undo the turn
page-confirm = End my turn
page-confirm-draw = Yes, go on
page-as-list = As a list ({ $count })
page-areas = Parts of the table
page-area-board = Action spaces
page-area-home = Home board
page-area-shelf = Goods
page-area-rivals = Opponents
page-area-recap = Since my last turn
page-area-market = Furnishings
page-tab-board = Actions
page-tab-rivals = Others
page-tab-log = Log
page-all-choices = All choices
page-hint-cost = Take a hint?
    .effect = This game can still get on the leaderboard. After a hint it no longer can. You are asked only once.
page-hint-cost-no = Play without hints
page-hint-cost-yes = Take the hint
page-hint-rank = Hint, choice { $rank }:
page-hint-explained = { $opponents ->
    [0] The best choices, with the points that you can expect at the end.
   *[other] The best choices, with the lead over the best opponent that you can expect at the end.
}
page-hint-compared = + and −: your points by category, compared with the best other choice.
page-since = Since your last turn
page-since-nothing = Nothing new.
page-begged = { $name } could not feed everybody: { $markers }
page-show-again = Show again
page-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
page-keys = Keys
page-key-choice = choose what is marked with this key
page-key-end = end the turn, or this part of it
page-key-undo = undo a decision
page-key-undo-turn = undo the turn
page-key-hint = hint
page-key-trades = open the trades
page-key-market = open the furnishings or rooms
page-key-list = show all choices as a list
page-key-turn = swap the halves of a tile
page-key-help = these keys
page-key-back = close, or take back the first click
page-key-tab = go to the next thing; choose it
page-key-arrows = turn the tile, or go to the next cell; lay it
page-hint = Hint
page-worth = ≈ { $points }
page-trades = Trades
page-play-forced = Play automatically when there is only one choice
page-ask-confirm = Ask me before my turn ends
page-leave-to-bot = Leave, and let a computer player take over
page-leave-open = Leave, and keep my seat open
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-total = Total
page-labelled = { $what }: { $told }
page-starting-player = Starting player
page-present = here
page-away = away
page-open-seat = Open seat
page-show-board = Show this player’s board
page-looking-back = Step { $step } of { $steps }
page-back-to-now = Back to now
page-replay = Look back through the game
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something to the table
page-chat-send = Send
page-tab-home = Home
page-tab-market = Rooms
page-panel-log = Log
page-panel-scores = Points
page-panel-chat = Chat

## The Cave Farmers on the page

page-round = Round { $round } of { $last }
page-round-short = Round { $round }
page-harvests = Rounds and harvests
page-card-back = A card of stage { $stage } that is still face down
page-rounds = rounds { $first }–{ $last }
page-link-and-or = and/or
page-link-and-then = then
page-link-and-then-or = then/or
page-link-either-or = or
page-link-or = /
page-part-all = all
page-part-per = per
page-part-with = with
page-expedition = Expedition of level { $level }
page-loot-left = Still to take: up to { $count }
page-grows = +{ $count } each round
page-grows-each = +{ $count } of each per round
page-grows-first = { $first } if empty, then { $more }
page-grows-mixed = { $first }, then { $more }
page-not-played = Round { $round } is not played
page-pace = Moves of others
page-pace-off = at once
page-pace-fast = fast
page-pace-normal = normal
page-pace-slow = slow
page-fence-price = { $wood } wood
page-food-short = { $food } short
page-stands-here = { $name } is here
page-taken-by-you = Your dwarf is already here.
page-taken-by = { $name } has taken it.
page-not-here = It can only go where cells are lit.
page-not-here-tile = A tile lies on empty cells, next to what you have laid before.
page-forge-short = You have too little ore for it.
page-loot-taken = You have taken it already.
page-about = About { $name }
page-food-owed = { $food } food to pay after round { $round }
page-room-for-dwarfs = { $count ->
    [one] Room for { $count } dwarf
   *[other] Room for { $count } dwarfs
}
page-dwarf-newborn = Newborn dwarf
page-dwarf-at-work = { $strength ->
    [0] Dwarf at work, unarmed
   *[other] Dwarf at work, strength { $strength }
}
page-dwarf-at-home = { $strength ->
    [0] Dwarf at home, unarmed
   *[other] Dwarf at home, strength { $strength }
}
page-colour-orange = Dwellings
page-colour-green = Helpful rooms
page-colour-yellow = Rooms for points
page-filter = Filter
page-filter-all = All { $count }
page-filter-affordable = I can afford { $count }
page-find = Find
page-no-cavern = No empty cavern for it
page-covered = { $food } of { $owed } food

## Cave vs Cave on the page

page-cave-rounds = Rounds and turns per player
page-cave-round-turns = { $turns ->
    [one] Round { $round }: { $turns } turn each.
   *[other] Round { $round }: { $turns } turns each.
}
page-cave-turns-each = { $turns ->
    [one] { $turns } turn each
   *[other] { $turns } turns each
}
page-cave-turns-left = { $count ->
    [one] { $count } turn left
   *[other] { $count } turns left
}
page-cave-tiles = Action tiles
page-cave-taken = Taken by { $name }
page-cave-back = A tile with { $back } on its back, turned up in round { $round }
page-cave-slot-back = A tile of era II, turned up in round { $round }
page-cave-bonus = Bonus:
page-cave-draft-first = First you draft rooms for your caves. The action tiles come when era II begins.
page-cave-free = free
page-cave-works-orange = When activated:
page-cave-works-blue = Always:
page-cave-reachable = can be dug out
page-cave-fits = { $room } fits here
page-cave-fits-cells = Fits on { $cells }
page-cave-fits-nowhere = Fits nowhere yet
page-cave-goods-short = { $goods } short
page-cave-walls-short = { $count ->
    [one] { $count } wall short: { $cells }
   *[other] { $count } walls short: { $cells }
}
page-cave-wants = Walls: { $walls }
page-cave-used = Already used
page-cave-edge = { $label }: { $cells }
page-cave-stack = { $goods }, { $limit } at most
page-cave-all-rooms = All { $count } rooms
page-cave-for-sale = Rooms for sale
page-cave-when-used = when activated
page-cave-always = always
page-cave-by-itself = works by itself
page-cave-walls-left = { $count ->
    [one] { $count } wall left in the supply
   *[other] { $count } walls left in the supply
}
page-cave-private-walls = { $count ->
    [one] { $count } wall to add in the draft
   *[other] { $count } walls to add in the draft
}
page-cave-spare = Additional cavern: for the first player to fill their cave
page-cave-pile = { $count ->
    [one] { $count } tile in the pile of era { $era ->
        [1] I
       *[2] II
    }
   *[other] { $count } tiles in the pile of era { $era ->
        [1] I
       *[2] II
    }
}
page-cave-display-empty = No room is on display. Digging brings new ones.
page-cave-unseen = { $count ->
    [one] { $count } room nobody has seen yet
   *[other] { $count } rooms nobody has seen yet
}
page-cave-pool = Rooms that work for both
page-cave-three-goods = { $count ->
    [one] One more good
   *[other] { $count } more goods
}
page-cave-drafted = { $points } of { $goal } points
## The boards, homes and decisions of The Cave Farmers on the page

page-board-main = Main board
page-cards-of-stage = Cards of stage { $stage }
page-markers-left = Harvest markers that may still turn up
page-strength = Strength { $strength }
page-dwarf-next = (goes next)
page-bonus = { $goods } for the first tile here
page-room = { $count ->
    [one] Room for { $count } animal
   *[other] Room for { $count } animals
}
page-turn-tile = Swap the two halves (F)
page-affordable = You can pay for this
page-points-vary = Points depend on what you have
page-would-beg = { $count ->
    [one] { $count } begging marker if you feed them now
   *[other] { $count } begging markers if you feed them now
}
page-all-fed = Enough for everybody
page-ways-to-pay = Ways to pay in full
page-pay-with = Give { $goods }
page-usual = recommended
page-keeps-animals = keeps all farm animals
page-keeps-crops = keeps grain and vegetables
page-keeps-treasure = keeps gold and rubies
page-payment-points = { $points ->
    [0] costs no points
    [one] costs { $points } point
   *[other] costs { $points } points
}
page-food-from = Food from your goods
page-less = Less: { $good }
page-more = More: { $good }
page-trade-these = Turn into food:
page-no-young = No young: { $animal }
page-without-room = No room for:

## Where one begins

page-welcome = Choose a game and sit down. No account is needed.
page-one-mountain = One mountain, two games.
page-play-against = Play now against
page-set-up = Set up a game
page-unofficial = An unofficial edition by players, with drawings and words of its own.
page-try-again = Try again
page-learn = Learn by playing
page-play-now = Play now
page-open-table = Open the table
page-how-many = How many players?
page-who-plays = Who plays?
page-your-name = Your name
page-guest = Guest
page-seat = Seat { $number }
page-a-person = Somebody else
    .effect = The seat stays open; you get a link to send.
page-computer = Computer player
page-who-may-come = Who may join?
page-by-link = Anyone with the link
    .effect = Only those to whom you send the link find this table.
page-public = Everybody
    .effect = The table is listed on the start page for anybody to join.
page-clock = Time limit
    .effect = When a player’s time has run out, a computer player takes the seat.
page-clock-none = None
page-more-tables = Show { $count } more
page-clock-quick = 15 minutes each, plus 15 seconds per turn
page-clock-calm = 45 minutes each, plus 30 seconds per turn
page-clock-day = One day per turn
page-clock-week = One week per turn
page-more-options = More
page-draw-lots = Give me a random seat
page-allow-hints = Allow hints
    .effect = Every player may ask what a strong computer player would do.
page-seed = Seed
    .effect = Any word: the same one turns up the same cards in the same order. Leave it empty for a random game.
page-my-tables = My tables
page-waits-for-players = Waiting for players
page-continue = Continue
page-forget = Remove from my list
page-open-tables = Open tables
page-no-open-tables = Nobody is waiting right now. Open a table so that others can find you.
page-being-played = Being played
page-with-bank = { $minutes } min each, plus { $more } s per turn
page-with-days = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}
page-join = Join
page-watch = Watch
page-saved-game = A saved game
    .effect = Look at it from the first step to the last, or go on from where it stopped.
page-choose-file = Choose a file
page-not-a-saved-game = “{ $name }” is not a saved game of Caverna. Choose a file that ends in .caverna.json.
page-steps-played = { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
page-look = Replay
page-go-on = Continue it
page-go-on-as = as
page-against = against

## Before a game

page-missing-players = { $count ->
    [one] One player is missing
   *[other] { $count } players are missing
}
page-you = you
page-give-to = Give it to: { $name }
page-take-a-seat = Take a seat
page-which-seat = Which seat?
page-any-seat = Any
page-sit-down = Sit down
page-or-watch = Or stay on this page and watch: the game begins when no seat is open.
page-invite = Invite others with this link
page-copy = Copy
page-copied = Copied
page-share = Share
page-fill-all = Fill all open seats and begin
page-get-up = Leave the table
page-foreign-seat = This link does not belong to a seat at this table
    .effect = The seat may have been given to somebody else, or the link was cut off on its way. Copy it again on the other device, or watch the table.
page-seat-gone = Your seat has been given to somebody else. You are watching now.

## During and after a game

page-step-back = One step back
page-step-on = Next step
page-play = Play
page-pause = Pause
page-chance = Chance
page-preparation = Before the first round
page-the-end = At the end
page-era-round = Era { $era }, round { $round }
page-skip = Skip
page-skips = skips { $step }
page-stop-tile = Skip the tile
page-stop-part = Skip the rest
page-stop-expedition = No expedition
page-stop-second-expedition = No second expedition
page-stop-furnish = Build nothing
page-stop-imitate = Imitate nothing
page-stop-sow = Sow no more
page-stop-loot = No more loot
page-stop-sell-ore = Keep the ore
page-stop-buy = Buy no more
page-stop-room = None
page-build-where = Where do you build the { $thing }?
page-scene-reap = The fields are reaped
page-scene-meal = The families eat
page-scene-young = Young animals are born
page-harvest-reap = Reap
page-harvest-meal = Eat
page-harvest-young = Breed
page-harvest-grows = Still growing:
page-harvest-bare = Nothing grows on your fields.
page-harvest-pairs = After the meal pairs have young, if there is room:
page-harvest-no-pairs = You have no pair of animals.
page-harvest-fold = Show the table
page-harvest-unfold = Show the harvest
page-scene-card = Turned up: { $name }
page-scene-era = The second era begins
page-scene-draft = The rooms are drafted, the first round begins
page-play-on = Play on from here
page-save-picture = Save a picture
page-you-watch = you are watching
page-invite-to-watch = A link to this table
page-other-device = Go on playing on another device
    .effect = Open this link there. Keep it to yourself: whoever has it can play for you.
page-chat-players-only = Take a seat to join the chat.
page-points-for = { $points } for { $for }
page-chart = Points from round to round
page-points-alone = { $points ->
    [one] You have { $points } point
   *[other] You have { $points } points
}
page-you-win = You have won!
page-wins = { $name } has won
page-shared-victory = { $names } share the victory
page-ended-early = Somebody left or ran out of time, and whoever stayed has won. These are the points at that moment.
page-no-result = Time ran out, so there is no result. These are the points at that moment.
page-review = Review the moves
    .effect = A strong computer player looks at every decision again.
page-review-pending = { $done } of { $steps } steps reviewed…
page-review-open = Open the whole review
page-review-result = Back to the result
page-review-looked = { $simulations } simulations for each move
page-review-whose = Whose marks to show
page-review-lead = Expected lead, decision by decision
page-review-points = Expected points, decision by decision
page-review-ahead = { $name } ahead
page-review-number = { $number } of { $count }
page-review-first = First decision
page-review-back = Previous decision
page-review-on = Next decision
page-review-last = Last decision
page-review-mark-before = Previous mark
page-review-mark-next = Next mark
page-review-before = Before it
page-review-after = After it
page-review-home = { $name }’s home
page-review-when = { $round }, { $name }, turn { $turn }
page-review-cost = lost: { $points }
page-review-only = the only good move
page-review-played = Played
page-review-played-best = Played, and nothing was better
page-review-best = Best
page-review-worth = expected lead
page-review-worth-alone = expected points
page-review-why = What the best move adds in the end
    .effect = (on average; a point or two is chance)
page-review-line = The best line from here
page-review-likely = (likely: { $share })
page-review-gain = { $points ->
    [one] { $signed } point
   *[other] { $signed } points
}
page-review-luck = Luck apart from skill
    .effect = Luck is what was turned up, play is what all decided.
page-review-part-start = at first
page-review-part-play = play
page-review-part-luck = luck
page-review-part-result = result
page-review-summary = Summary
page-review-quality = Decisions by quality
page-review-lost = points lost
page-review-mean = per decision
page-grade-best = best
page-grade-good = good
page-grade-doubtful = doubtful
page-grade-mistake = mistake
page-grade-blunder = blunder
page-expected = Expected result
    .effect = The final score that each player could expect, round by round.
page-worst = Where you lost the most points
    .of = Where { $name } lost the most points
page-worst-none = You lost next to nothing. Well played!
    .of = { $name } lost next to nothing.
page-best-moves = Your best moves
    .of = The best moves of { $name }
page-better = Better: { $action }
page-jump = Show
page-turning-point = Go to the turning point
page-rematch = { $name } asks for a rematch.
page-rematch-go = Go to the rematch
page-again = Play again
page-more-than-points = more than { $points } points
page-at-least-points = { $points } points or more
page-reached = reached
page-not-reached = not reached
page-walls = Walls:
page-piles-up = Each round: { $goods }
page-piles-up-first = Each round: { $first } if the space is empty, otherwise { $more }

## Guided games

lesson-guide = Grim
lesson-puzzle = Puzzle { $number }
    .text = A position from a real game. Reach the goal in time. It can be done: a solution was checked.
    .hint = Work backwards from the goal: what must your last turn do, and what does it need first?
lesson-until = By the end of round { $round }
lesson-until-era-2 = By the end of round { $round } of era II
lesson-at-end = At the end of round { $round }
lesson-at-end-era-2 = At the end of round { $round } of era II
lesson-wants-score = { $points } points
lesson-wants-begging = Nobody has to beg
lesson-wants-dwarfs = { $count ->
        [one] { $count } dwarf
       *[other] { $count } dwarfs
    }
lesson-wants-dwarfs-strength = A weapon of strength { $count }
lesson-wants-rooms = { $count ->
        [one] { $count } room
       *[other] { $count } rooms
    }
lesson-wants-walls = { $count ->
        [one] { $count } wall built
       *[other] { $count } walls built
    }
lesson-wants-crop = Growing on your fields: { $crop } × { $count }
lesson-wants-cells = { $thing } × { $count }
lesson-wants-built = Furnished: { $thing }
lesson-cave-farmers-first-turn = Your first round
    .text = You lead two dwarfs. Each of them works once a round: choose a space, take what lies there and do what it offers. Wood waits at “{ cave-farmers-space-logging }”. You get a field on a tile from “{ cave-farmers-space-sustenance }” or “{ cave-farmers-space-slash-and-burn }”.
    .hint = One dwarf fetches the 3 wood at “{ cave-farmers-space-logging }”, the other clears land for the field. Which two spaces will it be?
lesson-cave-farmers-tiles = Laying tiles
    .text = Forest and mountain hide treasures: the symbols on your board. Cover one with a tile and it is yours. The first forest tile must cover the cell in front of your cave; in the mountain, dig next to what is already dug out. You have 2 food.
    .hint = “{ cave-farmers-space-sustenance }” brings 1 food itself. Two springs are within reach: b4 in the forest and e4 in the mountain. Lay the tiles so that they cover both.
lesson-cave-farmers-harvest = Sowing and harvest
    .text = Round 3 ends with a harvest. Each field yields 1 grain or 1 vegetable, then every dwarf eats 2 food. What is missing must be begged for, and each begging marker costs 3 points. 1 grain sown becomes 3 on the field. Grain must still grow there after the harvest, and 1 must lie in your supply.
    .hint = First the grain, then the sowing: “{ cave-farmers-space-sustenance }” has food and 1 grain, “{ cave-farmers-space-slash-and-burn }” sows. The other way round there is nothing to sow.
lesson-cave-farmers-animals = Animals and pastures
    .text = Animals need room. Two meadows side by side and 4 wood make a large pasture for 4 animals of one type. At the harvest, two animals of one type have one young if there is room for it.
    .hint = Fence before you take the sheep at “{ cave-farmers-space-sheep-farming }”, then let them breed. Your two dwarfs eat 4 food.
lesson-cave-farmers-family = Furnishing and family
    .text = More dwarfs do more work, but every dwarf needs a bed. “{ cave-farmers-space-housework }” furnishes a dwelling in a cavern; it costs 4 wood and 3 stone. “{ cave-farmers-space-wish-for-children }” brings the child.
    .hint = First the bed, then the child: without room for it, nobody is born.
lesson-cave-farmers-mines = Mines and rubies
    .text = Two tunnels side by side become an ore mine and a deep tunnel. Rubies are jokers: before you send a dwarf, 1 ruby buys a dog, a field or something else. Open the trades to see all of it.
    .hint = Fetch the rubies with the first dwarf. Before you send the second, trade 1 ruby. Then build the mine.
lesson-cave-farmers-expedition = Weapons and expeditions
    .text = A dwarf with a weapon goes on expeditions. A new weapon is as strong as the ore you forge it from. Every item of loot needs some strength, and after the expedition the weapon is 1 stronger.
    .hint = 4 ore lie at “{ cave-farmers-space-ore-mining }”. And one item of loot makes all your weapons 1 stronger.
lesson-cave-farmers-scoring = The final score
    .text = The last dwarf of the last round. Open the points to see what counts: animals, crops, dwarfs, gold and furnishings. Each missing type of farm animal costs 2 points, each unused cell 1.
    .hint = Compare what your last dwarf can add: gold, a covered cell, a new type of animal. And let your animals breed.
lesson-cave-farmers-alone = Alone against the rounds
    .text = When you play alone, nobody takes what you leave. But at the start of a round, every space with more than 6 goods is emptied. Watch the piles: 7 wood lie at “{ cave-farmers-space-logging }”.
    .hint = Take the pile at “{ cave-farmers-space-logging }” in this round: in the next one it is gone. Your grain feeds the family.
lesson-cave-vs-cave-cave = The cave
    .text = Your cave is full of rock. In each turn you take an action tile and use what it offers, in any order. Dig out rock to make space, and furnish a room on an empty cell. To furnish, first pay food, 1 for each turn of the round, then the price of the room.
    .hint = Dig with “{ cave-vs-cave-tile-excavation }”: there is 1 food under e4. Then “{ cave-vs-cave-tile-housework }” furnishes a room above the entrance.
lesson-cave-vs-cave-walls = Walls
    .text = A room fits only where the walls around it are as its picture shows. Rock at the edge counts as a wall. The { cave-vs-cave-room-food-corner } needs two walls that meet in a corner.
    .hint = Cell e4 has rock on one side. “{ cave-vs-cave-tile-masonry }” builds a wall below it, and “{ cave-vs-cave-tile-housework }” furnishes the room.
lesson-cave-vs-cave-activating = Activating rooms
    .text = An orange room works when you activate it. You choose the order: take the goods of a tile first, and the room can use them at once. Your { cave-vs-cave-room-spinning-wheel } turns 1 flax into 1 gold, but 3 flax into 2 gold.
    .hint = Gather 3 flax first: the { cave-vs-cave-room-cave-entrance } gives 1, “{ cave-vs-cave-tile-cultivation }” another. Activate the { cave-vs-cave-room-spinning-wheel } last.
lesson-cave-vs-cave-blue-rooms = Blue rooms
    .text = Blue rooms are never activated: they work by themselves when something happens. You must always have more orange rooms than blue ones. The { cave-vs-cave-room-prospecting-site } works when you use “{ cave-vs-cave-tile-undergrowth }”: 1 food → 1 gold.
    .hint = Furnish it with “{ cave-vs-cave-tile-furnishing }”. When food is short, eat emmer or flax, and keep 1 food for “{ cave-vs-cave-tile-undergrowth }”.
lesson-cave-vs-cave-both-eras = Both eras
    .text = Era II begins. A second board makes your cave larger; donkeys, ore, iron and weapons are new, and every round has four turns. The points of both eras count. The { cave-vs-cave-room-ore-vein } costs nothing but the food for furnishing, and brings 3 ore and 2 food.
    .hint = Dig out a cell on the new board, furnish the { cave-vs-cave-room-ore-vein } there, and activate it in a later turn.
lesson-cave-vs-cave-alone = Alone to 50 points
    .text = When you play alone, the goal of era I is 50 points. You have two turns left. Rooms are worth the points printed on them, and every gold is worth 1 point.
    .hint = “{ cave-vs-cave-tile-housework }” can furnish two rooms. Gold that you keep counts, and the last turn can still activate rooms.
page-lessons = Lessons
page-puzzles = Puzzles
page-lessons-intro = Short lessons: a small position, a goal, and as many tries as you like.
page-puzzles-intro = Positions from real games, each with a solution that was checked. The more lamps, the harder.
page-lessons-and-puzzles = Lessons and puzzles
page-lessons-done = { $done } of { $all } done
page-puzzle-of-the-day = Puzzle of the day
page-lesson-difficulty = Difficulty { $number } of 5
page-lesson-done = done
page-lesson-begin = Begin
page-lesson-goal = Goal
page-lesson-again = Try again
page-lesson-once-more = Again
page-lesson-way = Show me how
page-lesson-watch = Look at the table
page-lesson-explain = What is this about?
page-lesson-hint = Hint
page-lesson-hint-number = Hint { $number } of { $all }
page-lesson-another-hint = Another hint
page-lesson-go-on = Go on
page-lesson-last-turn = Only the last turn again
page-lesson-tries = Your tries
page-lesson-try = Try { $number }
page-lesson-next = Next
page-lesson-begged = { $count ->
        [one] 1 begging marker, −{ $points } points
       *[other] { $count } begging markers, −{ $points } points
    }
page-lesson-next-lesson = Next lesson
page-lesson-next-puzzle = Next puzzle
page-lesson-all = All lessons and puzzles
page-lesson-reached = Goal reached!
page-lesson-reached-text = Well done. { $tries ->
        [one] On the first try!
       *[other] It took { $tries } tries.
    }
page-lesson-shown = That is one way
page-lesson-shown-text = Your turn: start again and do it yourself, this way or another.
page-lesson-failed = Not yet
page-lesson-stop-showing = Stop
page-lesson-showing = { lesson-guide } shows you how

## Rules

page-index = Index
page-rules-for = Tables for
page-rules-for-all = all numbers of players
page-aid = Player aid to print, by number of players:
page-aid-for = { $count ->
    [one] Player aid for { $count } player
   *[other] Player aid for { $count } players
}
page-questions = What players ask
page-at-this-table = At this table
page-for-you-now = For you now
page-in-the-rules = In the rules
page-ask = What is this?
page-asking = Tap anything to read about it.
page-key-ask = what is this? (or right-click, or a long press)
page-lies-there = There now
page-who-is-there = Taken by
page-built-by = Built by
page-expected-points = { $opponents ->
    [0] ≈ { $points } points at the end
   *[other] lead at the end ≈ { $points }
}
page-table-furnishings = Furnishings
page-contents = Contents
page-search = Search the rules
page-search-found = { $count ->
    [one] { $count } entry
   *[other] { $count } entries
}

## Quick phrases

page-phrases = Quick phrases
page-phrase-hello = Hello!
page-phrase-luck = Good luck!
page-phrase-nice = Nice move!
page-phrase-thanks = Thank you!
page-phrase-moment = One moment, please.
page-phrase-oops = Oops!
page-phrase-well-played = Well played!
page-phrase-bye = I have to go. Bye!

## Meeting people

page-find-people = Play with people
    .effect = You get a seat at a table that suits you. If there is none, a new one opens.
page-find-now = Find players
page-time = Time
page-time-quick = 15 min each
page-time-calm = 45 min each
page-time-day = One day per turn
page-time-none = No limit
page-rated = Rated
    .effect = The result changes the ratings. Nobody gets hints, and whoever leaves or runs out of time comes last.
page-rated-profile = For rated games you need a profile.
page-not-rated = Not rated
page-any-game = Any game
page-any-number = Any number of players
page-any-clock = Any time limit
page-any-rating = Rated or not
page-clock-bank = Minutes
page-clock-days = Days
page-filter-tables = Filter tables
page-no-such-tables = No table matches.
page-offer-bot = Offer me a computer player after
page-offer-seconds = { $seconds } s
page-offer-never = never
page-nobody-yet = Nobody has come yet.
    .effect = Keep waiting, or begin with a computer player.
page-nobody-yet-rated = Nobody has come yet. Computer players cannot sit here: rated games are for people only.
page-invitations = Invitations
page-invites-you = { $name } invites you
page-accept = Accept
page-decline = Decline
page-invite-person = Invite by name
page-invite-send = Invite
page-is-invited = { $name } is invited
page-has-declined = { $name } has declined
page-recent-opponents = People you have played with
page-met-tables = { $count ->
    [one] one table together
   *[other] { $count } tables together
}
page-block = Block
    .effect = People you block cannot invite you, join your tables or write to you. They are not told.
page-block-person = Block { $name }
page-is-blocked = { $name } is blocked
page-unblock = Unblock
page-blocked-people = Blocked
page-unread-messages = { $count ->
    [one] one unread message
   *[other] { $count } unread messages
}
page-ratings = Ratings
    .effect = Everybody starts at 1500. With 400 points more than your opponent, you win ten games out of eleven. The number after ± shows how far off a rating may be; it shrinks with every game. Computer players get theirs from matches against each other.
page-rating = { $value } ± { $deviation }
page-rating-now = Rating { $value } ± { $deviation }
page-rating-changed = { $before } → { $after }
page-rating-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
page-no-ratings = Nobody’s rating is certain enough yet. It takes about seven rated games.
page-field-two = Two players
page-field-more = Three players or more
page-leave-rated = Give up
    .effect = This is a rated game: whoever leaves comes last.
page-has-left = left the game
page-leaderboards = Leaderboards
    .effect = The best solo games. A game counts if the server made all random draws and nobody asked for hints. Games with a seed of your own, loaded games and games of the day do not count.
page-leaderboards-solo = Solo
page-leaderboards-always = All time
page-leaderboards-month = Month
page-leaderboards-setup = Set-up
page-leaderboards-none = Nobody has finished such a game yet. Be the first!
page-leaderboards-watch = Replay
page-leaderboards-player = Player
page-leaderboards-points = Points
page-leaderboards-day = Date

## Profiles

page-me = Profile
page-me-make = Make a profile
    .effect = You can play without one. With a profile, you find your tables and games on every device. It takes over all seats of this browser. There is no password.
page-me-have = I have a profile
    .effect = Open your profile on a device where you use it, choose “{ page-me-link }” and scan the code or open the link here. If you have lost all your devices, enter one of your recovery codes.
page-me-code = Recovery code
page-me-use = Use my profile here
page-me-linked = Use your profile on this device?
    .effect = This link comes from another device of yours. If somebody else sent it to you, do not go on: you would play under their name.
page-me-save = Save
page-me-avatar = Change the picture
page-me-avatar-number = Picture { $number }
page-me-devices = Devices
page-me-this-device = this device
page-me-sign-out = Sign out
page-me-end = Sign out
page-me-other-device = Another device
    .effect = Scan the code with the camera of the other device, or open the link there, within ten minutes. It works only once. Do not give it to anybody else.
page-me-recovery = Recovery codes
    .effect = Print these codes or write them down: they are shown only once. Each opens your profile once if you lose your devices. Earlier codes no longer work.
page-me-recovery-left = { $count ->
    [0] You have no recovery codes. Make some, so that you do not lose your profile with this device.
    [one] You have { $count } recovery code left.
   *[other] You have { $count } recovery codes left.
}
page-me-print = Print
page-me-data = My data
page-me-export = Download my data
page-me-delete = Delete my profile
    .effect = One click deletes your name, results and messages for good. For some seconds you can still undo it. Computer players take over your games.
    .soon = Your profile is deleted in a moment, or as soon as you leave this page.
page-me-games = Games
page-me-won = Won
page-me-mean = Points
page-me-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
page-me-since = Member since { $date }
page-me-avatar-some = Surprise me
page-me-part-skin = Skin
page-me-part-beard = Beard
page-me-part-hair = Hair
page-me-part-hat = Hat
page-me-part-cloth = Clothes
page-me-part-extra = Extra
page-me-part-sky = Background
page-me-part-picture = Or this
page-me-part-number = { $part } { $number }
page-me-link = Show a link and a QR code
    .effect = It opens your profile on another device: a phone, a tablet, a laptop.
page-me-qr = QR code that opens your profile on another device
page-me-sheet = Caverna, profile: { $name }, { $address }
page-me-passkeys = Passkeys
    .effect = A passkey opens your profile by fingerprint, face or PIN, on every device that shares it. There is nothing to remember.
    .missing = This browser or this address does not allow passkeys. They need HTTPS.
page-me-passkey-make = Make a passkey
page-me-passkey-made = made { $ago }
page-me-passkey-used = last used { $ago }
page-me-passkey-remove = Remove
page-me-passkey-use = Sign in with a passkey
    .effect = If you have made a passkey, this is all it takes.
page-me-passkey-none = No passkey was used. Try again, or choose another way.
page-me-passkey-known = This device has a passkey for your profile already.
page-me-recovery-make = Make recovery codes
page-me-results = Finished games
page-me-victory = Won
page-me-review = Review
page-me-more-results = Earlier games
page-me-more = Show all
page-me-best-alone = { $count ->
    [one] Best score alone ({ $count } game)
   *[other] Best scores alone ({ $count } games)
}
page-me-points = { $count ->
    [one] { $points } point
   *[other] { $points } points
}
page-me-rates = How often you win
page-me-by-players = By number of players
page-me-by-opponent = By opponent
page-me-luck = The mark on each bar is what players of equal strength would reach.
page-me-built-furnishing = Furnishings you build most
page-me-built-room = Rooms you build most
page-me-built-count = { $count } of { $games }
page-turn-began = turn began { $ago }
page-just-now = just now
page-turn-ends = time runs out { $soon }
page-me-categories = Where the points come from

## Told of turns

# sent by the server
notice-your-turn = Your turn
    .text = { $game }, with { $others }
notice-your-turn-alone = Your turn
    .text = { $game }
notice-invitation = { $name } invites you
    .text = { $game }: a seat is waiting for you.
notice-rematch = { $name } asks for a rematch
    .text = { $game }: play again with the same people.
mail-line = { $title }: { $text }
mail-several = { $count ->
    [one] { $count } game is waiting for you
   *[other] { $count } games are waiting for you
}
mail-confirm = Confirm your address
    .text = Somebody, probably you, wants { $site } to send emails to this address when it is their turn.
    .link = Yes, send me emails
    .otherwise = If it was not you, do nothing: you will get no more emails.
mail-why = You get this email because you asked for it at { $site }.
mail-settings = Change your notifications
mail-unsubscribe = Unsubscribe

page-notify = When it is my turn
page-notify-device = Notify me on this device
page-notify-devices = { $count ->
    [one] { $count } device is notified
   *[other] { $count } devices are notified
}
page-notify-denied = This browser blocks notifications from this page. Allow them in its settings, then try again.
page-notify-home-screen = On an iPhone or iPad, first add this page to the home screen and open it from there.
page-notify-failed = This browser cannot be reached while the page is closed. You will be notified only while it is open.
page-notify-tables = At which tables?
page-notify-all = At all except those I mute
page-notify-chosen = Only at those I choose
page-notify-here = Notify me about this table
page-notify-usual = As in my profile
page-notify-on = Always
page-notify-off = Never
page-notify-mail = Email address
page-notify-mail-send = Send me a link to confirm it
page-notify-mail-sent = An email is on its way to { $address }. Open the link in it to confirm the address.
page-notify-mail-on = Emails go to { $address }.
page-notify-mail-stop = Stop emails
page-notify-often = At most one email
page-notify-10 = every ten minutes
page-notify-60 = an hour
page-notify-1440 = a day
page-mail-confirm = Confirm your email address
    .effect = You will then get an email when it is your turn and you are not at the table.
    .done = Your address is confirmed.
page-mail-confirm-now = Confirm
page-mail-stop = No more emails?
    .effect = Your address is deleted. You can give it again in your profile at any time.
    .done = Done. You will get no more emails.
page-mail-stop-now = Stop all emails
page-vacation = Vacation
    .effect = While you are away, clocks that count days are paused. Everybody you play with sees it.
page-vacation-left = { $left } of { $days } days left this year
page-vacation-first = First day
page-vacation-days = Number of days
page-vacation-take = Take vacation
page-vacation-times = From { $begins } to { $ends }
page-vacation-end = I am back
page-vacation-cancel = Cancel
page-on-vacation = On vacation until { $date }
    .until = until { $date }
page-clock-end = When a player’s time has run out, the game ends without a result.
page-clock-stands = While a player is on vacation, the clock is paused.
page-install = Install as an app

## Without a connection

offline = The server cannot be reached
    .text = The page comes back by itself as soon as it can. Nothing that was played is lost.

## The game of the day

page-daily = Game of the day
    .effect = A solo game with the same cards for everybody. Only one attempt counts, without hints.
page-daily-of = Caverna, game of the day, { $date }
page-daily-days = Days
page-daily-before = The day before
page-daily-after = The day after
page-daily-today = Today
page-daily-name = Your name on the board
page-daily-play = Play today’s game
page-daily-board = Board of the day
page-daily-until = You can begin until { $ends } and must finish by { $closes }.
page-daily-closed = The day is over.
page-daily-finished = { $count ->
    [0] Nobody has finished yet
    [one] { $count } player has finished
   *[other] { $count } players have finished
}
page-daily-nobody = Nobody has finished it.
page-daily-result = { $points ->
    [one] { $points } point, place { $place } of { $count }
   *[other] { $points } points, place { $place } of { $count }
}
page-daily-late = { $points ->
    [one] { $points } point, but too late to count
   *[other] { $points } points, but too late to count
}
page-daily-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
}
page-daily-longest = longest row: { $days ->
    [one] { $days } day
   *[other] { $days } days
}
page-daily-replay = Watch this game
page-daily-replays-later = Once you have finished yourself, you see the results and can watch the games.
page-daily-picture = Share the picture
page-daily-text = Copy as text
page-daily-check = How do I know that the cards are fair?
    .effect = All cards of a day follow from a secret number, the seed. Nobody sees it before the day is over, but its fingerprint (SHA-256) is shown from the day before. When the day is over, the seed is published here. Compute its fingerprint: if it matches the one shown before, nobody has changed the cards. To draw the same cards again, enter the seed when you set up a solo game; in The Cave Farmers, choose the shuffled order of cards.
page-daily-commitment = Fingerprint:
page-daily-kept = The fingerprint of this seed is the one shown above.
page-daily-broken = The fingerprint of this seed is another one!
page-daily-by-hand = To check it without this page:
page-daily-tomorrow = { $game }, tomorrow

## The position of the week

page-weekly = Position of the week
    .effect = Two players, the same position and the same cards for everybody. Win it from here. One attempt counts, without hints.
page-weekly-of = Caverna, position of the week, { $date }
page-weekly-against = Your opponent: { $level }.
page-weekly-weeks = Weeks
page-weekly-before = The week before
page-weekly-after = The week after
page-weekly-current = This week
page-weekly-play = Play from this position
page-weekly-board = Board of the week
page-weekly-closed = This week is over.
page-weekly-won = { $points ->
    [one] won by { $points } point
   *[other] won by { $points } points
}
page-weekly-lost = { $points ->
    [one] lost by { $points } point
   *[other] lost by { $points } points
}
page-weekly-even = a tie
page-weekly-place = { $result }, place { $place } of { $count }
page-weekly-late = { $result }, but too late to count
page-weekly-check = The cards come from a secret number. Its fingerprint (SHA-256) is shown from the week before. Once the week is over, the number itself is shown too: with it you can draw the same cards and check the fingerprint. A computer player won from this position before it was chosen, so it can be won.
page-weekly-next = { $game }, next week

## Tournaments

page-cups = Tournaments
    .effect = Anybody with a profile can join one or set one up. Tables open by themselves when a round begins, and results are counted as soon as a game is over.
page-cups-open = Open for entry
page-cups-playing = Under way
page-cups-over = Finished
page-cups-none = There is no tournament yet. Set one up!
page-cup-new = New tournament
page-cup-needs-profile = Make a profile to take part
page-cup-swiss = Swiss
    .effect = Each round pairs players with similar results. Nobody meets twice if that can be avoided, and nobody is eliminated.
page-cup-round-robin = Round robin
    .effect = Everybody plays everybody else.
page-cup-knock-out = Knock-out
    .effect = Whoever loses is out. At larger tables the better half goes on.
page-cup-league = League
    .effect = Everybody plays everybody else, one round after another on fixed days. Earlier games may go on meanwhile.
page-cup-name = Name of the tournament
page-cup-game = Game
page-cup-format = Format
page-cup-at-a-table = Players at a table
    .effect = If the players do not divide evenly, some tables have fewer.
page-cup-rounds = Rounds
page-cup-as-many = as many as needed
page-cup-days = Days from round to round
page-cup-clock = Whoever runs out of time or does not show up loses the game, and a computer player finishes it.
page-cup-places = Maximum number of players
page-cup-when = Start
    .effect = Leave it empty to start the tournament yourself.
page-cup-bots = Computer players
page-cup-add-bot = Add a computer player
page-cup-remove = Remove
page-cup-remove-name = Remove { $name }
page-cup-create = Create the tournament
page-cup-size = { $count ->
    [one] { $count } player at a table
   *[other] { $count } players at a table
}
page-cup-players-of = { $count } of { $places } players
page-cup-mine = You are taking part
    .over = You took part
page-cup-by = set up by { $name }
page-cup-late = Latecomers get nothing for the rounds they missed. A player with a bye does not play that round.
    .swiss = That counts as a win.
page-cup-open = Not started yet
page-cup-over = Finished
page-cup-off = Called off
page-cup-begins = Starts on { $when }
page-cup-round-of = Round { $round } of { $rounds }
page-cup-next-round = The next round starts on { $when }.
page-cup-my-table = Go to my table
page-cup-join = Take part
page-cup-join-late = Join late
page-cup-start = Start now
page-cup-withdraw = Withdraw
    .effect = A computer player finishes the games that have started, and you lose them. You are not paired again.
page-cup-end = Call off
    .effect = No further round begins. Games that have started can be played to the end.
page-cup-no = No
page-cup-invite = Invite others with this link
page-cup-standings = Standings
page-cup-player = Player
page-cup-points = Points
page-cup-opponents = Opponents
page-cup-beaten = Beaten
page-cup-difference = Lead
page-cup-wins = Wins
page-cup-reached = Reached
page-cup-winner = Winner
page-cup-won-by = Won by { $names }
page-cup-still-in = Still in
page-cup-out = Out in round { $round }
page-cup-gone = has withdrawn
page-cup-since = since round { $round }
page-cup-explained = What decides the places?
page-cup-tree = Bracket
page-cup-final = Final
page-cup-semi-finals = Semi-finals
page-cup-quarter-finals = Quarter-finals
page-cup-goes-on = goes on
page-cup-coming = to be decided
page-cup-free = bye
page-cup-nobody = nobody
page-cup-explained-points = Points come first. At each table you score the share of your opponents that you beat; a tie counts half. Of two players the winner gets 1; the second of three gets ½. If points are equal, these decide in turn:
page-cup-explained-opponents = Opponents: the average points of your opponents. The stronger they are, the better for you.
page-cup-explained-beaten = Beaten: the points of the players you beat, and half the points of those you tied with.
page-cup-explained-difference = Lead: how far ahead of the average of the other players you finished, added up over all games.
page-cup-explained-wins = Wins: how many games you have won.
page-cup-explained-shared = Players who are still equal share the place.
page-cup-explained-knock-out = What counts is the round you reach. Players eliminated in the same round share the place. In a tie at a table, whoever was drawn first goes on.
page-cup-explained-left = Whoever leaves a game or runs out of time comes last at that table. A game that was broken off counts as a tie. Where everybody plays everybody, games against a player who has withdrawn count as won.
page-cup-all-rounds = Rounds
page-cup-round = Round { $round }
page-cup-bye = { $name } has a bye
page-cup-lost = lost the seat
page-cup-watch = Watch
page-cup-back = Back to the tournament

## The log

# Between what a player did and what the same player did next.
page-log-separator = ;
page-turn-in-progress = in progress
