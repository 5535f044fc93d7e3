# The book of rules in English, and what players ask about each thing. docs/languages.md says how it is put together.
# A line that begins with "- " is an item of a list. In `more-` messages each line is a question and its answer, or a remark.

### The Cave Farmers: the book

rules-cave-farmers-goal = The goal
    .text =
        You lead a family of dwarfs. Their home has forest on one side and mountain on the other. In 12 rounds (11 with 1 or 2 players) you clear land, dig, farm, breed animals, furnish caverns and go on expeditions.
        At the end almost everything you own scores points. Missing types of farm animals, begging markers and unused cells cost points. Whoever has the most points wins.
rules-cave-farmers-setup = Setting up
    .text =
        The program sets everything up. Each player has a home board, 2 dwarfs, 3 stables and some food, and nothing else. The players later in turn order get more food.
        The cards lie in four stages and are shuffled within each stage. { cave-farmers-space-wish-for-children } always comes in round 4.
rules-cave-farmers-setup-home = The home board
    .text =
        The left half is forest, the right half mountain, with 12 cells each. Columns have letters, rows numbers: d4 is the entry-level dwelling, d3 a cavern that you can furnish at once, c4 the forest cell in front of the entrance.
        Cells are neighbours if they share a side. Forest and mountain cells are never neighbours of each other.
        Five cells show a bonus: 1 wild boar on a3 and on c1, 1 food on b4 and on e4, 2 food on f1. You gain it when you lay the first tile on the cell. Stables and later tiles do not count.
rules-cave-farmers-round = A round
    .text =
        A round has five phases:
        - Turn up a card: it is a new action space. From round 6 on, a harvest marker is turned up too.
        - Income: suppliers and the { cave-farmers-furnishing-miner } pay out.
        - Add goods to every space that gathers goods, even if some are left there.
        - Work: in turn order, everyone sends out one dwarf at a time until no dwarf is left at home.
        - All dwarfs return home. Then comes the harvest, if the round has one.
rules-cave-farmers-round-work = Sending out dwarfs
    .text =
        Send a dwarf to a space with no dwarf on it. Each space takes one dwarf per round. Then carry out at least one action of the space: you may not go where you can do nothing.
        Take all goods of a space together. If you have no dwarf left, you are skipped while the others go on.
        If there is no space where your dwarf can do anything, you pass and are asked again on your next turn.
rules-cave-farmers-round-order = Which dwarf goes first
    .text =
        Unarmed dwarfs go first, then the dwarf with the weakest weapon, and so on. For 1 ruby you may send a different dwarf instead. You pay each time.
rules-cave-farmers-round-connectives = Reading a space
    .text =
        - and/or: carry out any of the actions, in any order.
        - then/or: carry out any of the actions, but in the printed order.
        - then: the second action is possible only after the first, and is optional.
        - either… or: carry out exactly one of the actions. With the { cave-farmers-furnishing-guest-room } you may do both.
        Goods that have piled up are always taken. Animals on { cave-farmers-space-sheep-farming } and { cave-farmers-space-donkey-farming } are a choice: all or none.
rules-cave-farmers-round-starting-player = The starting player
    .text =
        The starting player token changes hands only through the space { cave-farmers-space-starting-player }. Whoever takes it begins the rounds from the next one on. Turn order is clockwise from there.
rules-cave-farmers-spaces = Action spaces
    .text =
        Which spaces there are, and how many goods they gather, depends on the number of players. 3 (1) means: an empty space gets 3, a space that still has goods gets 1. A number after + does not pile up: whoever comes gets it from the supply, imitators too.
rules-cave-farmers-spaces-piling = Goods that pile up
    .text =
        Goods are added every round, without limit. Whoever comes takes everything. A card gathers goods from the round in which it is turned up. With 2 players, { cave-farmers-space-ruby-mining } gathers nothing in rounds 1 and 2.
rules-cave-farmers-spaces-imitation = Imitation
    .text =
        Pay the food first. Then use a space where an opponent’s dwarf stands, as if your dwarf had gone there; your dwarf stays on { cave-farmers-space-imitation }. You do not get the goods that had piled up there, but you get everything after a +, what your mines add, tiles, expeditions and so on. Your own weapon counts for expeditions.
        You cannot imitate { cave-farmers-space-starting-player }, { cave-farmers-space-imitation }, or a space where only your own dwarfs stand. The space must offer you something besides its piled goods.
rules-cave-farmers-spaces-market = The weekly market
    .text =
        Take 4 gold. Then you may buy at most 1 of each good. You may add gold of your own, keep some, or buy nothing.
rules-cave-farmers-land = The forest
    .text =
        Tiles turn forest into meadows and fields. Nothing in the forest needs to be next to the mountain.
rules-cave-farmers-land-meadows = Laying meadows and fields
    .text =
        Most tiles are twins: a meadow and a field on two neighbouring forest cells, either way round. Your very first one must cover c4 with one of its halves. Each later tile must be next to one of your meadows, fields or pastures.
        You may not lay only half of a twin tile. Single meadows and fields come from rubies and loot and follow the same rules.
        A field cannot go on a cell with a stable. A meadow can: the stable then stands on the meadow. A stable alone is no neighbour for a new tile.
rules-cave-farmers-land-sowing = Sowing
    .text =
        Sow up to 2 grain and up to 2 vegetables at a time, each on an empty field. Add 2 grain from the supply to 1 grain: the field holds 3. Add 1 vegetable to 1 vegetable: the field holds 2. A field must be completely empty before you sow it again. You may sow a field that you have just laid.
rules-cave-farmers-land-pastures = Pastures
    .text =
        Fences turn meadows into pastures. A small pasture covers 1 meadow and costs 2 wood, a large one covers 2 neighbouring meadows and costs 4 wood. In one action you may build one of each. Pastures never merge, are never divided and never become meadows again. Stables on the meadows stay.
rules-cave-farmers-land-stables = Stables
    .text =
        A stable costs 1 stone. You have 3, at most one per cell, and never get more. Put them in the forest, on meadows or on pastures; never on fields or in the mountain. In the forest a stable needs no neighbour. It does not collect the bonus of the cell, but the cell is no longer unused. A stable cannot be moved.
        A small pasture can have 1 stable, a large one 2.
rules-cave-farmers-mountain = The mountain
    .text =
        Tiles turn mountain into caverns and tunnels. Caverns are for furnishings and dwellings, tunnels for mines.
rules-cave-farmers-mountain-digging = Caverns and tunnels
    .text =
        A twin tile is a cavern and a tunnel, or two caverns, on two neighbouring mountain cells. One of them must be next to a cell that you have already dug; the entry-level dwelling and the first cavern count. You may not lay only half of it. Single caverns and tunnels come from rubies and loot.
rules-cave-farmers-mountain-mines = Mines
    .text =
        An ore mine covers 2 neighbouring tunnels that are empty: one becomes the ore mine, the other a deep tunnel; you choose which. No ore mine can cover a deep tunnel. A ruby mine covers 1 empty tunnel, or 1 deep tunnel; on a deep tunnel you get 1 ruby at once.
        Each mine holds 1 donkey. An ore mine scores 3 points, a ruby mine 4. A ruby mine or a furnishing on the deep tunnel leaves the ore mine as it is.
        Each ore mine brings 2 more ore at { cave-farmers-space-ore-mining } and { cave-farmers-space-ore-delivery }. With a ruby mine you get 1 more ruby at { cave-farmers-space-ruby-mining }, with two of them 1 more at { cave-farmers-space-ruby-delivery }.
rules-cave-farmers-mountain-furnish = Placing furnishings
    .text =
        A furnishing or dwelling goes on an empty cavern, anywhere in your mountain. With the { cave-farmers-furnishing-work-room } also on tunnels and deep tunnels. It stays there for good: nothing can be laid on it, except that the { cave-farmers-furnishing-trader } and the { cave-farmers-furnishing-spare-part-storage } cover each other.
rules-cave-farmers-animals = Animals
    .text =
        Sheep, donkeys, wild boars and cattle are farm animals. Dogs are not. You never have to arrange your animals: the program always finds places, and the best ones for you. You only decide when there is no room for all.
rules-cave-farmers-animals-room = Room for animals
    .text =
        Each place holds farm animals of one type only. Each stable doubles the room of its pasture.
rules-cave-farmers-animals-dogs = Dogs
    .text =
        Dogs need no room, and you can have as many as you like. They cannot be eaten, do not breed, and cost no points if you have none. Each dog scores 1 point.
        Dogs guard sheep: a meadow or pasture with dogs may hold sheep, one more than there are dogs on it, instead of its usual room. With 1 dog a bare meadow holds 2 sheep, with 4 dogs a pasture holds 5. Stables there do not add to that. A large pasture counts as one place. Dogs do not guard in the forest, on fields, in caverns or in mines.
rules-cave-farmers-animals-overflow = No room left
    .text =
        If you have more animals than room, you must decide at once: turn some farm animals into food, old or new ones, or make room by a trade. You cannot give animals away or keep them in your supply. The same happens if your room shrinks, for example when you sow a field that held an animal in the { cave-farmers-furnishing-stubble-room }.
rules-cave-farmers-harvest = Harvest
    .text =
        A harvest has three phases: fields, feeding, breeding. All players complete a phase before the next one begins.
rules-cave-farmers-harvest-calendar = The calendar
    .text =
        Rounds 1 and 2 have no harvest. Round 3 ends with a harvest, round 4 with 1 food to pay for each dwarf, round 5 with a harvest. From round 6 on, the harvest marker of the round decides. Alone there are no markers: every round from 5 on ends with a harvest.
rules-cave-farmers-harvest-markers = Harvest markers
    .text =
        4 markers are green leaves (3 with 2 players), 3 are red question marks. They are shuffled, and one is turned up at the start of each round from 6 on. What a question mark means depends on how many have been turned up before. The line at the top of the table shows what is known, and which markers may still come.
rules-cave-farmers-harvest-fields = Field phase
    .text =
        Take 1 grain or 1 vegetable from each sown field.
rules-cave-farmers-harvest-feeding = Feeding phase
    .text =
        Pay 2 food for each dwarf, but only 1 for a dwarf born in this round. In round 4 and at the second question mark it is 1 food for each dwarf, and nothing is harvested or bred.
        You may turn goods into food first. For each food that is missing you take a begging marker. You may choose to beg rather than give up goods.
rules-cave-farmers-harvest-breeding = Breeding phase
    .text =
        Each type of farm animal of which you have at least 2 gets 1 young, if there is room. There is never more than 1 young per type, and dogs have none. All young are born at once, and you need room for all of them; if you have less, choose which are born. The parents need not stand together. You may not eat parents or young to make room, but you may eat other animals before.
rules-cave-farmers-food = Food
    .text =
        At any time, even in the middle of an action, you may turn goods into food, as often as you like. Dogs, wood, stone, ore and dwarfs cannot be turned into food.
rules-cave-farmers-food-gold = Gold as food
    .text =
        Gold gives 1 less food than the gold you pay: 2 gold → 1 food, 3 gold → 2 food, 4 gold → 3 food. So pay in one go: two trades lose 2 gold. Gold you keep scores 1 point each.
rules-cave-farmers-food-begging = Begging markers
    .text =
        A begging marker costs 3 points. You never get rid of it. The { cave-farmers-furnishing-writing-chamber } can make up for some of them.
rules-cave-farmers-rubies = Rubies
    .text =
        Rubies are the jokers of the game. You may spend them at any time on your turn, even in the middle of an action, while feeding and before breeding. Each ruby you keep scores 1 point.
rules-cave-farmers-rubies-uses = What rubies buy
    .text =
        A tile bought with rubies is placed at once, by the usual rules. You can even buy a tunnel or a field that makes the space you want possible. Buy it before you send your dwarf.
rules-cave-farmers-rubies-furnishings = Trades of furnishings
    .text =
        Some furnishings let their owner trade at any time, as often as they like, until the points are counted.
rules-cave-farmers-family = The family
    .text =
        You begin with 2 dwarfs and can have 5, or 6 with the { cave-farmers-furnishing-additional-dwelling }. Each dwarf in play scores 1 point. Dwarfs are never lost.
rules-cave-farmers-family-growth = Family growth
    .text =
        For family growth you need room for one more dwarf: the entry-level dwelling has room for 2, each dwelling adds what it says. Growth is possible on { cave-farmers-space-wish-for-children }, { cave-farmers-space-urgent-wish-for-children }, { cave-farmers-space-family-life } and, with 4 or more players, { cave-farmers-space-growth }. Each action brings 1 dwarf, but you may use several such spaces in a round.
rules-cave-farmers-family-newborn = Newborn dwarfs
    .text =
        A newborn dwarf stands on the space until the end of the round. It works from the next round on, unarmed. It counts at once: for points, for the { cave-farmers-furnishing-cuddle-room }, and for the next harvest, where it eats 1 food if it was born in that round.
rules-cave-farmers-family-wish = Wish and urgent wish
    .text =
        When { cave-farmers-space-family-life } is turned up, { cave-farmers-space-wish-for-children } turns over and becomes { cave-farmers-space-urgent-wish-for-children }: a dwelling and then growth in one action.
rules-cave-farmers-weapons = Weapons and expeditions
    .text =
        Dwarfs with weapons can go on expeditions and bring home loot. Forging is possible on { cave-farmers-space-blacksmithing } and { cave-farmers-space-adventure }.
rules-cave-farmers-weapons-forge = Forging a weapon
    .text =
        Only a dwarf without a weapon can forge. Pay 1 to 8 ore: that is the strength. Forging cannot improve or replace a weapon later, and weapons cannot be passed on. Only expeditions make a weapon stronger, up to 14.
rules-cave-farmers-weapons-expedition = Expeditions
    .text =
        An expedition of level 3 brings up to 3 items of loot, at least 1. They must all be different, and none may need more strength than the weapon has. Take and use them one by one, in any order: wood from the first item may pay for a pasture with the second.
        After the expedition the weapon gains 1 strength. “{ cave-farmers-loot-weapons }” also takes effect only then, for all your dwarfs with weapons; the dwarf on the expedition gains 2 in all. Neither helps during the same expedition.
        On { cave-farmers-space-adventure } there are two expeditions of level 1: the second is made with the strength gained by the first, and may bring the same item again.
rules-cave-farmers-weapons-loot = Loot
    .text =
        What loot costs must be paid. Loot that you cannot use now is not offered.
rules-cave-farmers-furnishings = Furnishings
    .text =
        There are 48 different furnishings. Ordinary dwellings never run out; there is only one of everything else. Orange tiles are dwellings, green ones help you during the game, yellow ones score points at the end. A star instead of a number means that the points depend on what you have.
rules-cave-farmers-furnishings-paying = Paying for furnishings
    .text =
        Pay the printed price. The { cave-farmers-furnishing-carpenter } saves 1 wood and the { cave-farmers-furnishing-stone-carver } 1 stone each time, also for dwellings taken as loot. The { cave-farmers-furnishing-builder } lets you pay 1 ore instead of 1 wood, and 1 ore instead of 1 stone. No tile makes itself cheaper. What a tile gives “at once” comes after you have paid. Prices never fall below 0.
rules-cave-farmers-scoring = Scoring
    .text =
        After the last harvest everyone may make last trades, in turn order. Then the points are counted. Wood, stone, ore and food score nothing, unless a furnishing says so.
rules-cave-farmers-scoring-unused = Unused cells
    .text =
        Each of the 24 cells of your board with neither a tile nor a stable costs 1 point. Empty caverns, tunnels, meadows and fields are used. What hangs over the edge thanks to the { cave-farmers-furnishing-office-room } does not count either way.
rules-cave-farmers-scoring-example = An example
    .text =
        A typical home after a game with two players.
rules-cave-farmers-scoring-ties = Ties
    .text =
        Players with the same score share the victory. There is no tie-break.
rules-cave-farmers-solo = Playing alone
    .text =
        You begin with 2 food. Four spaces are missing: { cave-farmers-space-drift-mining }, { cave-farmers-space-starting-player }, { cave-farmers-space-supplies } and { cave-farmers-space-clearing }. The cards come in a fixed order, unless you choose shuffled cards, and round 9 is not played. Every round from 5 on ends with a harvest. Try to score more than 100 points.
rules-cave-farmers-solo-cards = The order of the cards
    .text =
        By the rulebook, the cards come in the same order in every solo game, so you can plan for them. As a variant you may play with shuffled cards: within each stage they come in random order, as with several players. { cave-farmers-space-wish-for-children } still comes in round 4.
        Choose this under “{ cave-farmers-option-solo-cards }” when you set up a solo game. The game of the day is played with shuffled cards.
rules-cave-farmers-solo-overfull = Overfull spaces
    .text =
        Before goods are added, every space with more than 6 goods loses all of them. Animals count as goods. For 1 ruby per space you keep the goods of a space for this round, and more are added. An option makes the limit 6 goods or more.
rules-cave-farmers-variants = Variants
    .text =
        You choose these when you set up a table.
rules-cave-farmers-players = Numbers of players
    .text =
        With 1 or 2 players round 9 is not played and { cave-farmers-space-exploration } is not used. With 2 players there are 3 green leaves instead of 4. With 6 or 7 players the full set of furnishings is recommended.

### Cave vs Cave: the book

rules-cave-vs-cave-goal = The goal
    .text =
        Your cave is full of rock. Dig it out, build walls and furnish rooms. Rooms score points, and so does the gold you have left. Whoever has the most points wins. Alone you play for a goal.
rules-cave-vs-cave-setup = Setting up
    .text =
        Each player has a cave board with 9 rock tiles, an empty cell (d3) and the { cave-vs-cave-room-cave-entrance } (d4), and 1 of each good. 6 rooms with light backs are for sale in the display. The 18 rooms with dark backs are shuffled and lie on the boards as rock, face down. 7 walls and the additional cavern lie in the supply, for both.
        4 action tiles are face up. The others lie face down by the number on their back.
rules-cave-vs-cave-goods = Goods and food
    .text =
        In era I there are wood, stone, emmer, flax, food and gold; era II adds donkeys, ore, iron and weapons. You can have 9 of each, but 19 gold and 19 weapons. Anything above that is lost.
rules-cave-vs-cave-goods-eating = Turning goods into food
    .text =
        At any moment of your own turn, as often as you like: 1 emmer, 1 flax or 1 gold → 1 food; in era II also 1 donkey → 1 food. Do it before you choose what to pay for: once you are placing a room or a wall, finish that first. Food cannot be turned back.
rules-cave-vs-cave-round = A round
    .text =
        - Turn up the next action tile.
        - Take turns until each player has had all turns of the round. On your turn take one tile that nobody has taken in this round, and use its effects. Then end your turn.
        - All tiles return, and the other player begins the next round.
rules-cave-vs-cave-round-effects = Using a tile
    .text =
        Use any of its effects, in any order, each once. Where a tile offers a choice (“or”), use one. You may skip any effect, but you must take a tile. What you do not use is lost.
rules-cave-vs-cave-round-renovation = Renovation
    .text =
        You may take { cave-vs-cave-tile-renovation } only if you have more gold than your opponent, at that moment. If you have the same amount, neither of you may take it. Alone there is no such condition.
rules-cave-vs-cave-tiles = Action tiles
    .text =
        The number on its back tells you when a tile is turned up: tiles with 2 come in rounds 1 to 3, tiles with 3 in rounds 4 to 7, the tile with 4 in round 8. It is also the number of turns of each player in those rounds. The order within a number is random.
rules-cave-vs-cave-digging = Digging
    .text =
        Excavating removes one rock tile that you can reach: there must be a way to it from the opening that passes neither walls nor other rock. Rooms and empty cells are no obstacle. In era I the opening is to the left of the { cave-vs-cave-room-cave-entrance }.
        The tile is turned over: it is a room, and either player may furnish it from now on, even you in the same turn. Some cells show a good, which you get when you dig there.
rules-cave-vs-cave-digging-twice = Digging twice
    .text =
        With { cave-vs-cave-tile-excavation } you may pay 2 food to dig two tiles. Decide before you dig. The second tile may be one that the first has opened up. You choose it after you have seen what was under the first.
rules-cave-vs-cave-digging-undermining = Through walls
    .text =
        { cave-vs-cave-tile-undermining } ignores the walls you have built, anywhere on the way. Rock tiles, and the rock at the edge of the boards, still block the way.
rules-cave-vs-cave-walls = Walls
    .text =
        Rooms need certain walls around them. The rock at the edge of the board counts as a wall, and so do the walls you build. Rooms and rock tiles do not. The picture on the room may be turned: what matters is how many sides have a wall, and whether two walls are adjacent (a corner) or opposite.
        The walls are checked only when you place the room. Later you may build or raze walls next to it.
rules-cave-vs-cave-walls-building = Building and razing walls
    .text =
        A wall goes between two neighbouring cells of your cave, even beside rock tiles and rooms, or on a free side of the additional cavern. Never at the opening, and never between the two boards. The supply is shared: 7 walls in era I, 3 more in era II. When it is empty, nobody can build.
        A wall may cut off rock tiles from the opening. { cave-vs-cave-tile-breach } razes one wall that you have built; it returns to the supply.
rules-cave-vs-cave-rooms = Furnishing rooms
    .text =
        First pay what the action asks for: food or gold. Then pay the price of a room on display and place it on an empty cell with the right walls. The cell need not be reachable. Rooms of both eras go on both boards. Rooms stay for good.
        “1 food per turn in this round” means 2 food in the first rounds, then 3, then 4; in era II 4.
rules-cave-vs-cave-rooms-colours = More orange than blue
    .text =
        You must always have more orange rooms than blue ones; the { cave-vs-cave-room-cave-entrance } counts as orange. So the first room you furnish must be orange. In the short game this rule does not apply.
rules-cave-vs-cave-rooms-blue = Blue rooms
    .text =
        Blue rooms work by themselves from the moment they are placed, even in the same turn. You never activate them. Only the { cave-vs-cave-room-prospecting-site } asks whether you want it.
rules-cave-vs-cave-rooms-cavern = The additional cavern
    .text =
        The first player whose cave is full of rooms gets the additional cavern at once: one more empty cell. Choose the side with 2 walls (a corner) or the one with 3. The free sides can get walls. In era II, if nobody has it yet, both of your boards must be full.
rules-cave-vs-cave-activate = Activating rooms
    .text =
        Use as many of your orange rooms as the effect says, one after the other, all different. Nothing else on the tile, nor a bonus, may come in between; turning goods into food may. You may decline what a room offers. The { cave-vs-cave-room-cave-entrance } can be activated like any orange room.
        1 + 1 on { cave-vs-cave-tile-weekly-market } also means two different rooms.
rules-cave-vs-cave-scoring = Scoring
    .text =
        At the end of era I: the points on your rooms, and 1 point for each gold. At the end of era II: the points on all your rooms once more, those of era I included, 1 point for each weapon, half a point for each iron and half a point for each gold. If you play both eras, the two scores are added up.
rules-cave-vs-cave-scoring-example = An example
    .text =
        A cave at the end of era I, and the same cave at the end of era II.
rules-cave-vs-cave-scoring-ties = Ties
    .text =
        The most valuable room decides, then the second most valuable, and so on. If everything is equal, both win.
rules-cave-vs-cave-second = Era II
    .text =
        Era II goes on where era I ended, with a second board on the left and 4 rounds of 4 turns each. Everything you have stays.
rules-cave-vs-cave-second-passage = From era I to era II
    .text =
        - Score era I and note it down.
        - Goods at 0 become 1. You have 1 each of donkeys, ore, iron and weapons.
        - 6 new rooms with light backs come into the display. What was for sale stays.
        - The new board is covered with 8 rock tiles for the player who won era I. The other player has 7: c4 is empty. If era I was a draw, c4 is empty for both.
        - 3 walls are added to the supply.
        - { cave-vs-cave-tile-renovation } is removed. All other tiles of era I are available from the first round on.
rules-cave-vs-cave-second-opening = The new opening
    .text =
        In era II you enter from below c4. While c4 is covered, it is the only tile you can dig. From c4 a passage leads to the { cave-vs-cave-room-cave-entrance }; no wall can be built in it. Between the other cells of the two boards there is rock.
rules-cave-vs-cave-second-slots = Slots and bonuses
    .text =
        The four new tiles lie on slots, each with a bonus. Whoever takes the tile may also use the bonus, once: before, between or after the effects of the tile, but not between two rooms of one activation. You may take the tile on the fourth slot only if you have more weapons than your opponent; alone there is no such condition.
rules-cave-vs-cave-second-hauling = Hauling ore
    .text =
        At the end of rounds 1, 2 and 3 of era II you get 1 ore for each donkey. The donkeys stay.
rules-cave-vs-cave-draft = Quick start: the draft
    .text =
        Instead of playing era I you draft its rooms. Each player has an empty board and 3 walls of their own.
        - Turn up a room from the pile.
        - Take one room on display and place it free of charge. If it needs walls, add your own: as few as possible for this room.
        - If you now have more points than your opponent, it is their turn. Otherwise you take another room.
        You must take a room if any fits. You are done when you have 42 points or more, or when nothing fits. The rule “more orange than blue” applies. Blue rooms and symbols have no effect yet.
rules-cave-vs-cave-draft-after = After the draft
    .text =
        The rooms left in the pile are laid on empty cells as rock, one each in turn, on cells of your choice; the player with more points begins. Then era II begins: the player with fewer points gets 3 gold and 1 more for each point behind, the other 3 gold, and both 1 of every other good. Only the score of era II counts.
rules-cave-vs-cave-short = The short game
    .text =
        You play era II alone, on its board only, with 3 gold, 1 of every other good and 5 walls. c4 is empty for both. 6 rooms of era I lie in a common pool: { cave-vs-cave-room-food-corner }, { cave-vs-cave-room-warehouse }, { cave-vs-cave-room-sacrificial-altar } and 3 drawn ones. Both players may activate its orange rooms like their own, and its blue rooms work for both. They score nothing. You may have more blue rooms than orange ones. There is no { cave-vs-cave-room-cave-entrance }.
rules-cave-vs-cave-solo = Playing alone
    .text =
        In each era 3 of the 6 light rooms are left out. { cave-vs-cave-tile-breach } is not used. Era I has 7 rounds with 2, 2, 2, 3, 3, 3 and 4 turns, era II 4 rounds of 4 turns. You have 7 walls in all, in both eras. Your board of era II is fully covered.
        Quick start and short game are for two players.
rules-cave-vs-cave-solo-pile = The pile
    .text =
        The dark rooms that do not lie on your board form a pile, one for each era. Whenever an effect excavates exactly 1 tile, the top room of the pile of that era is turned up as well. If one effect digs two tiles, none is turned up.
rules-cave-vs-cave-solo-goals = Goals
    .text =
        In era I your goal is 50 points; more than 60 is outstanding. With both eras it is more than 180 points.
rules-cave-vs-cave-variants = Ways to play
    .text =
        You choose one when you set up a table.

### Titles and words of the book, the aid and the sheets

rules-players = Players
rules-round-number = Round
rules-food = Food at the start
rules-spaces-printed = Spaces
rules-round-end = At the end
rules-space = Space
rules-place = Place
rules-holds = Room for
rules-pay = You pay
rules-get = You get
rules-for-whom = For whom
rules-count = Number
rules-points = Points
rules-stage = Stage
rules-turns = Turns each
rules-introductory = introductory game
rules-strength = Strength { $strength }
rules-cost = Cost
rules-walls = Walls
rules-each-round = Each round
rules-limit = At most
rules-turned-up = Turned up
rules-marker-first = the first
rules-marker-second = the second
rules-marker-third = the third
rules-always = always
rules-colour-orange = Dwellings
rules-colour-green = Green furnishings: help during the game
rules-colour-yellow = Yellow furnishings: points at the end
rules-era-number = { $era ->
    [1] Era I
   *[other] Era II
}
rules-total = Total
rules-holds-animals = { $count ->
    [one] { $count } animal
   *[other] { $count } animals of one type
}
rules-holds-boar = 1 wild boar
rules-holds-donkey = 1 donkey
rules-with-stables = { $stables ->
    [0] { $place }
    [one] { $place } with { $stables } stable
   *[other] { $place } with { $stables } stables
}
rules-stable-on = { $place } with a stable
rules-dog-guards = { $dogs ->
    [one] Meadow or pasture with { $dogs } dog
   *[other] Meadow or pasture with { $dogs } dogs
}
rules-small-pastures = Small pastures
rules-large-pastures = Large pastures
rules-ore-mines = Ore mines
rules-ruby-mines = Ruby mines
rules-thing-home-bonus = Bonus cell
rules-thing-home-entrance = In front of the entrance
rules-thing-dwarf = Dwarf
rules-thing-stage = Card, face down
rules-thing-wall = Wall
rules-thing-gate = Gate
rules-thing-turn = Turn
rules-thing-symbol = Cell with a good

### The Cave Farmers: what players ask about each thing

more-cave-farmers-space-ruby-mining =
    Does a second ruby mine add another ruby? No, never more than 1.
    Two players? Nothing is added in rounds 1 and 2.
more-cave-farmers-space-housework =
    Which furnishings? Any, dwellings included, at the printed price.
    The dog first or the furnishing first? As you like.
more-cave-farmers-space-slash-and-burn =
    Sow without laying a tile? Yes. The tile, if you lay one, comes first, and its field may be sown at once.
more-cave-farmers-space-drift-mining =
    The stone without the tile? Yes. The tile is optional.
    Only a cavern or only a tunnel? No, a twin tile is laid whole.
more-cave-farmers-space-drift-mining-2 =
    Is it the same space twice? No. Both spaces of this name can be used in a round.
more-cave-farmers-space-small-scale-drift-mining =
    Does stone pile up here? No. It is always 1 stone, for imitators too.
more-cave-farmers-space-excavation =
    Both twin tiles with the { cave-farmers-furnishing-guest-room }? No. This choice is not an “either… or”.
more-cave-farmers-space-starting-player =
    When do I begin? From the next round on.
    May I take it if I have the token already? Yes, for the goods.
    What piles up here? Only the food.
more-cave-farmers-space-logging =
    An unarmed dwarf? It takes the wood; the expedition needs a weapon.
more-cave-farmers-space-supplies =
    Do these goods pile up? No, it is the same every time.
more-cave-farmers-space-growth =
    Goods and growth? Only with the { cave-farmers-furnishing-guest-room }.
    Is this space the same as { cave-farmers-space-supplies }? It takes its place with 4 or more players.
more-cave-farmers-space-ore-mining =
    Do ruby mines count? No. Each ore mine adds 2 ore, for imitators too.
more-cave-farmers-space-wood-gathering =
    Can anything else be done here? No, only wood.
more-cave-farmers-space-forest-exploration =
    Can I imitate it? Yes, for the goods after the +.
more-cave-farmers-space-clearing =
    The wood without the tile? Yes.
more-cave-farmers-space-sustenance =
    The goods without the tile? Yes.
    Four or more players? An empty space gets 1 grain, one with goods gets 1 vegetable; you take all of it.
more-cave-farmers-space-strip-mining =
    What is added? 1 ore if the space is empty, otherwise 1 stone. The 2 wood come on top.
more-cave-farmers-space-depot =
    Can it be imitated? No. There is nothing there but piled goods, and imitators do not get those.
more-cave-farmers-space-large-depot =
    Can it be imitated? No. There is nothing there but piled goods, and imitators do not get those.
more-cave-farmers-space-weekly-market =
    Two of the same good? No, at most 1 of each.
    With the 4 gold only? You may add your own gold, and keep what is left.
    An animal without room? You may turn it into food at once.
more-cave-farmers-space-imitation =
    The goods that lay there? They are not yours; the opponent has taken them.
    A space with my own dwarf? No, only one with an opponent’s dwarf.
    Which spaces cannot be imitated? { cave-farmers-space-starting-player } and { cave-farmers-space-imitation }.
    Whose weapon counts on an expedition? That of your dwarf on { cave-farmers-space-imitation }.
    Family growth? Yes. The newborn stays on { cave-farmers-space-imitation }.
more-cave-farmers-space-imitation-2 =
    The same rules as the other one? Yes. Two dwarfs may imitate the same space.
more-cave-farmers-space-imitation-3 =
    The same rules as the others? Yes, but free of charge.
more-cave-farmers-space-hardware-rental =
    Sow without the expedition? Yes. If you do both, the expedition comes first.
more-cave-farmers-space-fence-building =
    Both pastures at once? Yes, one small and one large.
    A stable? Not here.
more-cave-farmers-space-extension =
    The good without the tile? No.
    Both halves with the { cave-farmers-furnishing-guest-room }? Yes, but only once per game.
more-cave-farmers-space-blacksmithing =
    Forge and go on the expedition with the same dwarf? Yes, with its new weapon.
    A dwarf that has a weapon? It only goes on the expedition.
    No ore? Turn rubies into ore first.
more-cave-farmers-space-sheep-farming =
    May I leave the sheep? Yes. They stay and more are added.
    How many pastures? At most one small, one large and one stable.
    No room for all of them? Turn some into food at once.
more-cave-farmers-space-donkey-farming =
    May I leave the donkeys? Yes. They stay and more are added.
    Where do donkeys live? Where other animals do, and 1 in each mine.
more-cave-farmers-space-ore-mine-construction =
    The 3 ore without the mine? No.
    Only the expedition? Yes, with a weapon.
    Which tunnels? Two empty ones side by side, no deep tunnels.
more-cave-farmers-space-wish-for-children =
    Both? Only with the { cave-farmers-furnishing-guest-room }.
    Any dwelling? Yes, even a special one, at its price.
more-cave-farmers-space-urgent-wish-for-children =
    Growth without building a dwelling? No.
    A dwelling and the gold? Only with the { cave-farmers-furnishing-guest-room }.
    The dwelling without growth? Yes.
    Two children in a { cave-farmers-furnishing-couple-dwelling }? No, one per action.
more-cave-farmers-space-ruby-mine-construction =
    When do I get the ruby? Only when the mine is built on a deep tunnel.
    Two mines? With the { cave-farmers-furnishing-guest-room }: one on a tunnel and one on a deep tunnel.
more-cave-farmers-space-exploration =
    An unarmed dwarf? It cannot come here.
more-cave-farmers-space-family-life =
    Growth without room? No, but you may come just to sow.
more-cave-farmers-space-ore-delivery =
    When does it start to gather goods? From the round in which it is turned up.
more-cave-farmers-space-ore-trading =
    How often? Once, twice or three times, 2 ore each time.
more-cave-farmers-space-adventure =
    The same loot twice? Yes, once on each expedition.
    Only the second expedition? No, you must make the first one first.
    Only forge? Yes.
more-cave-farmers-space-ruby-delivery =
    One ruby mine? It adds nothing here; you need two. There is never more than 1 extra ruby.

more-cave-farmers-furnishing-dwelling =
    How many are there? They never run out.
    Must I have a child at once? No. The room stays free as long as you like.
more-cave-farmers-furnishing-simple-dwelling-a =
    Why 0 points? It is cheaper than a { cave-farmers-furnishing-dwelling }. It still counts for the { cave-farmers-furnishing-state-parlor }.
more-cave-farmers-furnishing-simple-dwelling-b =
    How does it differ from the other one? Only in its price.
more-cave-farmers-furnishing-mixed-dwelling =
    Which animals? 2 farm animals of one type, as in the entry-level dwelling.
more-cave-farmers-furnishing-couple-dwelling =
    Two children at once? No. Each family growth brings one dwarf.
more-cave-farmers-furnishing-additional-dwelling =
    May I build it early? Yes, but it has no room for your third, fourth or fifth dwarf.
    How do I get the sixth dwarf? By family growth, like any other.
more-cave-farmers-furnishing-cuddle-room =
    Does a newborn count? Yes, at once.
    Other animals? No, only sheep.
more-cave-farmers-furnishing-breakfast-room =
    Other animals? No, only cattle.
more-cave-farmers-furnishing-stubble-room =
    May I sow a field with an animal? Yes. The animal must move, or you turn it into food.
    Different types? Yes. Each field counts separately.
    A field that has just been emptied? It holds an animal at once.
more-cave-farmers-furnishing-work-room =
    Where does the tile itself go? On a cavern.
    On mines? No, but on the deep tunnel beside an ore mine; the mine keeps its points, its donkey and its ore.
    Does a furnished tunnel still count as a tunnel? No.
more-cave-farmers-furnishing-guest-room =
    Two children? No, still one growth per action.
    On { cave-farmers-space-excavation }? No. The choice of the twin tile is not an “either… or”.
    Two ruby mines? Yes, one on a tunnel and one on a deep tunnel.
more-cave-farmers-furnishing-office-room =
    Both halves outside? No, exactly one.
    Between forest and mountain? No, only over the outer edge.
    May I use the half outside? Yes, like any cell: furnish it, fence it, sow it. It never counts as unused.
    Ore mines and large pastures there? Allowed, but without gold.
more-cave-farmers-furnishing-carpenter =
    A small and a large pasture in one action? 1 less wood for both together.
    For loot too? Yes: a small pasture taken as loot is free, a large one costs 1 wood.
    Can it be free? Yes, but never less than 0.
more-cave-farmers-furnishing-stone-carver =
    Stables? They cost nothing with it.
    Does it make itself cheaper? No.
more-cave-farmers-furnishing-blacksmith =
    How strong at most? Still 8. Weapons of strength 1 and 2 cost nothing.
    Does it help at { cave-farmers-space-ore-trading }? No.
more-cave-farmers-furnishing-miner =
    Ruby mines? They do not count.
    When? Before goods are added to the spaces. A donkey bought just before still counts.
more-cave-farmers-furnishing-builder =
    Both at once? Yes, 1 ore for 1 wood and 1 ore for 1 stone, each once.
    Fences and stables? No, only furnishings.
    Must I? No.
more-cave-farmers-furnishing-trader =
    Only the stone, for less gold? No, always all three for 2 gold.
    In the middle of an action? Yes. Trade, then pay for what you are building.
    With the { cave-farmers-furnishing-seam }? The stone brings its ore too.
    What if I own the { cave-farmers-furnishing-spare-part-storage }? The second of the two is built on top of the first, which stops working and scores nothing. No cavern is needed.
more-cave-farmers-furnishing-wood-supplier =
    Built in round 10? You get it only in the rounds that are left.
    Round 9 with 1 or 2 players? It is not played and not counted.
more-cave-farmers-furnishing-stone-supplier =
    Built late? You get it only in the rounds that are left.
    Round 9 with 1 or 2 players? It is not played and not counted.
more-cave-farmers-furnishing-ruby-supplier =
    Built late? You get it only in the rounds that are left.
    Round 9 with 1 or 2 players? It is not played and not counted.
more-cave-farmers-furnishing-dog-school =
    Dogs I had before? They do not count.
    Dogs bought with rubies? They count, like all new dogs.
more-cave-farmers-furnishing-quarry =
    Donkeys bought or taken? They do not count, only newborn ones do.
more-cave-farmers-furnishing-seam =
    Which stone? Every stone you get: from spaces, loot, rubies, the { cave-farmers-furnishing-trader }, the { cave-farmers-furnishing-stone-supplier }.
    Stone that a discount saves? It does not count.
more-cave-farmers-furnishing-slaughtering-cave =
    How much is it? Sheep 2, donkey 2, two donkeys 5, wild boar 3, cattle 4 food.
    With the { cave-farmers-furnishing-hunting-parlor }? Not for the same animals.
more-cave-farmers-furnishing-cooking-cave =
    More than once? Yes, as often as you like.
more-cave-farmers-furnishing-working-cave =
    Also at a feeding of 1 food per dwarf? Yes.
    More than one dwarf? No, one per feeding.
more-cave-farmers-furnishing-mining-cave =
    Which mines? Ore mines and ruby mines.
    Must I move donkeys there? No. The program finds the best arrangement.
    Can feeding cost less than nothing? No.
more-cave-farmers-furnishing-breeding-cave =
    Loot? Young born thanks to the loot “{ cave-farmers-loot-breed }” count too.
more-cave-farmers-furnishing-peaceful-cave =
    May the dwarf forge again? Yes, it is unarmed again.
    During an expedition? Not with the dwarf that is on it.
    With the { cave-farmers-furnishing-prayer-chamber }? Yes, that is a way to have no weapons at the end.
more-cave-farmers-furnishing-weaving-parlor =
    Sheep that come later? They bring no food, but count for points.
more-cave-farmers-furnishing-milking-parlor =
    Cattle that come later? They bring no food, but count for points.
more-cave-farmers-furnishing-state-parlor =
    Diagonal neighbours? No, only sides that touch.
    Dwellings built later? They count for points, not for food.
    How much at most? 4 neighbours, 16 points.
more-cave-farmers-furnishing-hunting-parlor =
    A single wild boar? No, always two.
    The bonus of the { cave-farmers-furnishing-slaughtering-cave }? No.
more-cave-farmers-furnishing-beer-parlor =
    Grain on fields? No, only from your supply.
    When at the latest? After the last harvest, before the points are counted.
more-cave-farmers-furnishing-blacksmithing-parlor =
    When at the latest? After the last harvest, before the points are counted.
more-cave-farmers-furnishing-stone-storage =
    When are the goods counted? After the last trades.
more-cave-farmers-furnishing-ore-storage =
    5 ore? 2 points: it is rounded down.
more-cave-farmers-furnishing-spare-part-storage =
    Only wood and stone? No, always one of each.
    What if I own the { cave-farmers-furnishing-trader }? The second of the two is built on top of the first, which stops working and scores nothing. No cavern is needed.
more-cave-farmers-furnishing-main-storage =
    Does it count itself? Yes.
    A covered { cave-farmers-furnishing-spare-part-storage }? It does not count.
more-cave-farmers-furnishing-weapon-storage =
    Does the strength matter? No.
more-cave-farmers-furnishing-supplies-storage =
    Newborn dwarfs? They count: with one unarmed dwarf there are no points.
more-cave-farmers-furnishing-broom-chamber =
    4 dwarfs? No points.
    A child of the last round? It counts.
more-cave-farmers-furnishing-treasure-chamber =
    On top of the usual point? Yes: each ruby then scores 2 in all.
more-cave-farmers-furnishing-food-chamber =
    3 grain and 5 vegetables? 3 pairs: 6 points. Grain and vegetables also score as usual.
more-cave-farmers-furnishing-prayer-chamber =
    What if I have weapons? Give them up with the { cave-farmers-furnishing-peaceful-cave }, or score nothing here.
more-cave-farmers-furnishing-writing-chamber =
    Which negative points? Missing animals, unused cells and begging markers together, 7 at most.
more-cave-farmers-furnishing-fodder-chamber =
    Different types together? Yes, all farm animals. Dogs do not count.

more-cave-farmers-loot =
    How often? Each item at most once per expedition.
    May I use it for the next item? Yes. Items are taken one after the other.
more-cave-farmers-loot-weapons =
    Does it help on this expedition? No, only afterwards. The dwarf on the expedition gains 2 in all.
    Dwarfs that have already worked? They gain 1 too.
more-cave-farmers-loot-furnish =
    Free of charge? No, at the printed price. Discounts apply.
more-cave-farmers-loot-stable =
    More than three? No, you never have more than 3 stables.
more-cave-farmers-loot-small-pasture =
    Does it need a meadow? Yes.
more-cave-farmers-loot-large-pasture =
    Does it need meadows? Yes, two neighbouring ones.
more-cave-farmers-loot-dwelling =
    A different dwelling? No, only the ordinary one. Discounts apply.
more-cave-farmers-loot-breed =
    Which types? Up to 2 types of which you have at least 2 animals, if there is room.
more-cave-farmers-loot-sow =
    A field from the same expedition? Yes, take it first.
more-cave-farmers-loot-cavern =
    May I furnish it on the same expedition? Yes, with the loot “{ cave-farmers-loot-furnish }”.

more-cave-farmers-good-wood =
    What is it for? Fences and furnishings. It scores nothing.
    As food? No, except for one dwarf with the { cave-farmers-furnishing-working-cave }.
more-cave-farmers-good-stone =
    What is it for? Stables and furnishings. It scores only with the { cave-farmers-furnishing-stone-storage }.
    As food? No, except for one dwarf with the { cave-farmers-furnishing-working-cave }.
more-cave-farmers-good-ore =
    What is it for? Weapons. It scores only with the { cave-farmers-furnishing-ore-storage }.
    As food? No, except for one dwarf with the { cave-farmers-furnishing-working-cave }.
more-cave-farmers-good-ruby =
    What is it for? A joker: goods, tiles, food, or a dwarf out of order. 1 point each if you keep it.
    When? At any time on your turn, at feeding and before breeding.
more-cave-farmers-good-grain =
    What is it for? Sow it: 1 becomes 3. As food it is worth 1. Every 2 score 1 point, on fields too.
more-cave-farmers-good-vegetable =
    What is it for? Sow it: 1 becomes 2. As food it is worth 2. Each scores 1 point, on fields too.
more-cave-farmers-good-food =
    What is it for? Feeding. It scores nothing, so turn goods into food only when you need it.
more-cave-farmers-good-gold =
    What is it for? 1 point each. As food, 2 gold give 1 food, 3 give 2: always 1 less.
more-cave-farmers-good-dog =
    What is it for? It guards sheep: a meadow or pasture with dogs holds one more sheep than there are dogs. 1 point each.
    Eat or breed it? No.
more-cave-farmers-good-sheep =
    As food? 1. Each scores 1 point; having none costs 2.
    Where do sheep live? On pastures, in the entry-level dwelling, and on meadows with dogs.
more-cave-farmers-good-donkey =
    As food? 1, two together 3. Each scores 1 point; having none costs 2.
    Where do donkeys live? Where other animals do, and 1 in each mine.
more-cave-farmers-good-boar =
    As food? 2. Each scores 1 point; having none costs 2.
    Where do wild boars live? Where other animals do, and 1 at each stable in the forest.
more-cave-farmers-good-cattle =
    As food? 3. Each scores 1 point; having none costs 2.
    With a ruby? 1 ruby and 1 food buy 1 cattle.
more-cave-farmers-good-begging =
    Can I get rid of it? No. It costs 3 points; the { cave-farmers-furnishing-writing-chamber } can make up for it.

more-cave-farmers-harvest-none =
    Do I lose anything? No. Crops and animals just wait.
more-cave-farmers-harvest-harvest =
    In which order? Fields, feeding, breeding. What you have just harvested can be eaten; what is born cannot.
more-cave-farmers-harvest-one-food =
    Newborns? They cost 1 food as well.
    { cave-farmers-furnishing-working-cave } and { cave-farmers-furnishing-mining-cave }? They work here too.
more-cave-farmers-harvest-partial =
    Does everyone choose the same? No, each player decides, in turn order. Everybody must feed their family.
more-cave-farmers-harvest-marker =
    When do I know? At the start of the round, or at its end if the table was set up like that.
more-cave-farmers-marker-leaf =
    How many are there? 4; with 2 players 3; alone, none.
more-cave-farmers-marker-question =
    How many are there? 3. What one means depends on how many came before it.

more-cave-farmers-tile-field =
    What is it for? Sow grain or vegetables on it. It cannot be fenced and has no stable.
more-cave-farmers-tile-meadow =
    What is it for? Fence it in as a pasture. With a stable it holds 1 animal, with dogs it holds sheep.
more-cave-farmers-tile-small-pasture =
    Room? 2 animals of one type, 4 with a stable. 2 points.
    Two side by side? They stay two pastures and may hold different types.
more-cave-farmers-tile-large-pasture =
    Room? 4 animals of one type, 8 with one stable, 16 with two. 4 points.
more-cave-farmers-tile-stable =
    What is it for? It doubles a pasture. On a meadow it holds 1 animal, in the forest 1 wild boar.
    Does it score? No, but its cell is not unused.
more-cave-farmers-tile-cavern =
    What is it for? Furnishings and dwellings. Empty it is worth nothing, but it is not unused.
more-cave-farmers-tile-tunnel =
    What is it for? Two neighbouring ones can become an ore mine, a single one a ruby mine. Furnishings only with the { cave-farmers-furnishing-work-room }.
more-cave-farmers-tile-deep-tunnel =
    What is it for? A ruby mine, which brings 1 ruby here. No second ore mine.
more-cave-farmers-tile-ore-mine =
    What is it for? 2 more ore at { cave-farmers-space-ore-mining } and { cave-farmers-space-ore-delivery }, room for 1 donkey, 3 points.
more-cave-farmers-tile-ruby-mine =
    What is it for? 1 more ruby at { cave-farmers-space-ruby-mining }, with two mines also at { cave-farmers-space-ruby-delivery }; room for 1 donkey, 4 points.
more-cave-farmers-tile-entry-level-dwelling =
    What is it for? Room for 2 dwarfs and for 2 animals of one type. It counts as a dwelling for the { cave-farmers-furnishing-state-parlor }.
more-cave-farmers-tile-furnishing =
    Can it be replaced? No. Furnishings stay for good.
more-cave-farmers-ground-forest =
    What can go here? Meadows and fields, next to what you have; the first tile must cover c4. Or a stable, anywhere. Unused it costs 1 point.
more-cave-farmers-ground-mountain =
    What can go here? Caverns and tunnels, next to what you have dug. Unused it costs 1 point.
more-cave-farmers-ground-margin =
    What is this? Half of a tile that hangs over the edge, with the { cave-farmers-furnishing-office-room }. Use it like any cell.
more-cave-farmers-home-entrance =
    Why here? Your first meadow or field must cover this cell. Either half will do.
more-cave-farmers-home-bonus =
    When do I get it? With the first tile on this cell. A stable does not collect it.
more-cave-farmers-dwarf =
    Which dwarf goes first? Unarmed ones, then the weakest weapon. 1 ruby sends a different one.
    Can it lose its weapon? Only with the { cave-farmers-furnishing-peaceful-cave }.
    What does it eat? 2 food per harvest; 1 in the round in which it was born.
more-cave-farmers-stage =
    When is it turned up? One card per round. The cards of a stage come in random order. Alone the order is fixed, unless you choose shuffled cards.

more-cave-farmers-score-animals =
    Dogs? They count as well, 1 point each.
more-cave-farmers-score-missing-animals =
    Dogs? They are never missing. At most 4 types can be missing: 8 points.
more-cave-farmers-score-grain =
    7 grain? 4 points: it is rounded up.
more-cave-farmers-score-vegetables =
    On fields? They count too.
more-cave-farmers-score-rubies =
    More points for them? With the { cave-farmers-furnishing-treasure-chamber } each scores 2.
more-cave-farmers-score-dwarfs =
    Newborns of the last round? They count.
more-cave-farmers-score-unused-spaces =
    Empty caverns or meadows? They are used. Only cells with neither a tile nor a stable cost 1 point.
more-cave-farmers-score-pastures =
    Do animals matter here? No. A small pasture scores 2, a large one 4, even if empty.
more-cave-farmers-score-mines =
    Two tunnels under an ore mine? It scores once, 3 points. A ruby mine scores 4.
more-cave-farmers-score-furnishings =
    A covered tile? It scores nothing.
more-cave-farmers-score-bonuses =
    When are they counted? After the last trades.
more-cave-farmers-score-gold =
    Printed points? They are not gold and cannot be spent.
more-cave-farmers-score-begging =
    How many points? Each marker costs 3.
more-cave-farmers-score-forgiven =
    How much? Up to 7 of your negative points.

### Cave vs Cave: what players ask about each thing

more-cave-vs-cave-tile-cultivation =
    In which order? As you like. The room you activate may already use the emmer.
more-cave-vs-cave-tile-housework =
    Two rooms in one turn? Yes, one with each effect; each is paid for separately.
more-cave-vs-cave-tile-excavation =
    First one tile, then a second? No, decide before you dig.
    The stone without digging? Yes.
more-cave-vs-cave-tile-undergrowth =
    With the { cave-vs-cave-room-prospecting-site }? Once in this turn, 1 food → 1 gold.
more-cave-vs-cave-tile-furnishing =
    May the 1 food help to pay? Yes, take it first.
more-cave-vs-cave-tile-masonry =
    Wood and stone? No, one of the two.
    No wall left? The rest of the tile can still be used.
more-cave-vs-cave-tile-undermining =
    Which walls may I pass? Those you have built, all on the way. Rock at the edge still blocks.
more-cave-vs-cave-tile-expansion =
    Dig out a room and furnish it at once? Yes.
more-cave-vs-cave-tile-breach =
    What if I have built no wall? Then there is nothing to gain here.
    A printed wall? It cannot be razed. Rooms beside the wall stay.
more-cave-vs-cave-tile-drift-mining =
    With the { cave-vs-cave-room-digging-cave }? Yes: activate it, and excavate with the tile as well.
more-cave-vs-cave-tile-expedition =
    Mix wood and stone? No, 5 of one.
more-cave-vs-cave-tile-renovation =
    The same amount of gold? Then nobody may take it.
    When is the gold compared? Only when you take the tile.
    Build the wall first? In any order.
more-cave-vs-cave-tile-decoration =
    Two rooms? No, one: for 5 food or for 1 gold.
more-cave-vs-cave-tile-arms-trade =
    Twice? No, once per turn.
more-cave-vs-cave-tile-interior-design =
    Through walls? No, only { cave-vs-cave-tile-undermining } does that.
more-cave-vs-cave-tile-weekly-market =
    The same room twice? No, two different rooms.
    Donkeys and gold mixed? No, 3 donkeys or 2 gold.
more-cave-vs-cave-slot =
    When? Before, between or after the effects of the tile, once. Not between two rooms of one activation.
more-cave-vs-cave-slot-1 =
    All three? No, one of them.
more-cave-vs-cave-slot-2 =
    How many? As many as you like, at once.
more-cave-vs-cave-slot-3 =
    Several steps? No, one of the four.
more-cave-vs-cave-slot-4 =
    The same number of weapons? Then nobody may take this tile. Alone you always may.

more-cave-vs-cave-room-cave-entrance =
    Can it be activated? Yes, like any orange room. It counts as orange.
    Walls around it? You may build some; it needs none.
more-cave-vs-cave-room-shelf =
    I have 2 or more already? Then nothing changes; it never takes goods away.
more-cave-vs-cave-room-spinning-wheel =
    Both? No, one per activation.
more-cave-vs-cave-room-tunnel =
    3 stone or more? Then only the food.
    Which walls? 2 opposite ones.
more-cave-vs-cave-room-grindstone =
    2 emmer? Only 1 or 4 can be traded.
more-cave-vs-cave-room-food-corner =
    3 food or more? Then nothing changes.
more-cave-vs-cave-room-parlor =
    Which goods? All that stand at 0, in era II also donkeys, ore, iron and weapons.
more-cave-vs-cave-room-warehouse =
    9 of one good? What is above the limit is lost; the price stays 2 food.
more-cave-vs-cave-room-stall =
    Mixed? No, 5 emmer or 5 flax.
more-cave-vs-cave-room-sacrificial-altar =
    Only some of the goods? No, all four.
more-cave-vs-cave-room-storeroom =
    Must I pay? No, it is a gain.
more-cave-vs-cave-room-weaving-room =
    Twice with 4 flax? No, once per activation.
more-cave-vs-cave-room-furniture-workshop =
    How often? Once per activation.
more-cave-vs-cave-room-gold-vein =
    What does it cost? 5 gold, which is also 5 points of era I. It pays back over time.
more-cave-vs-cave-room-junction-room =
    Which goods? Any three different ones, food and gold included.
    Which walls? 2 opposite ones.
more-cave-vs-cave-room-digging-cave =
    Which board? Either one.
    Nothing to reach? Then it cannot be used, and no gold is paid.
more-cave-vs-cave-room-bakehouse =
    Both? No, one of the two.
more-cave-vs-cave-room-state-room =
    Must I pay? No, only when you furnish it.
more-cave-vs-cave-room-secret-chamber =
    Both? No, flax or gold.
more-cave-vs-cave-room-treasury =
    Is the gold spent? No, you only need to have it.
more-cave-vs-cave-room-prospecting-site =
    When exactly? At any moment between the effects of that turn, once; even if you use no other effect.
more-cave-vs-cave-room-retting-room =
    How much? 1 food per effect, however much flax it brought.
    Flax at 9? Nothing came, so no food.
    { cave-vs-cave-room-shelf } and { cave-vs-cave-room-parlor }? They count if flax really rose.
more-cave-vs-cave-room-equipment-room =
    { cave-vs-cave-tile-weekly-market }? No, not there.
more-cave-vs-cave-room-wood-storeroom =
    Before or after? As you like, but not between two rooms.
    Activations of 2 or 3 rooms? No.
more-cave-vs-cave-room-dungeon =
    Walls I had before? They do not count.
    In the same turn? Yes: furnish it with { cave-vs-cave-tile-renovation }, then build the wall.
more-cave-vs-cave-room-cattle-market =
    Donkeys in era I? This room comes in era II.
more-cave-vs-cave-room-ore-vein =
    Which walls? Any, but not 4.
more-cave-vs-cave-room-bloomery =
    How often? Once per activation.
more-cave-vs-cave-room-store =
    No gold? Then it cannot be used.
more-cave-vs-cave-room-cave-silo =
    Which walls? Any, but not 4.
more-cave-vs-cave-room-box =
    Must I pay? No, it is a gain.
more-cave-vs-cave-room-mining-cave =
    Which walls? Any, but not 4.
more-cave-vs-cave-room-hitching-post =
    6 donkeys? One of the three steps per activation.
more-cave-vs-cave-room-wainwright =
    How often? Once per activation.
more-cave-vs-cave-room-ceremonial-hall =
    Are the weapons spent? Yes, they are part of its price.
more-cave-vs-cave-room-ironsmith =
    How often? Once per activation.
more-cave-vs-cave-room-swordsmith =
    2 ore? Only 1, 4 or 7 can be traded.
more-cave-vs-cave-room-slaughtering-cave =
    A donkey at any time? That gives only 1 food; here it gives 5 and 1 gold.
more-cave-vs-cave-room-weaponsmith =
    How often? Once per activation.
more-cave-vs-cave-room-weapon-chamber =
    Are the weapons spent? Yes, 4 of them are its price.
more-cave-vs-cave-room-armory =
    What is it for? 13 points. It counts as an orange room.
more-cave-vs-cave-room-oublette =
    2 food? Only 1, 3 or 6 can be traded.
more-cave-vs-cave-room-gold-donkey =
    3 donkeys? 1 gold: it is rounded down.
more-cave-vs-cave-room-iron-trader =
    Activations of 1 or 3 rooms? No. With the { cave-vs-cave-room-equipment-room }, { cave-vs-cave-tile-undermining } still counts.
more-cave-vs-cave-room-equipment-cabinet =
    Digging twice with one effect? Still 1 ore and 1 food.
more-cave-vs-cave-room-breeding-cave =
    Before or after? As you like, but not between two rooms.
    Activations of 2 or 3 rooms? No.

more-cave-vs-cave-good-wood =
    What is it for? Most rooms. It scores nothing.
more-cave-vs-cave-good-stone =
    What is it for? Rooms. It scores nothing.
more-cave-vs-cave-good-emmer =
    What is it for? Rooms turn it into food and gold. At any time 1 emmer → 1 food.
more-cave-vs-cave-good-flax =
    What is it for? Rooms turn it into gold. At any time 1 flax → 1 food.
more-cave-vs-cave-good-food =
    What is it for? Furnishing and digging twice. Nobody has to be fed. It scores nothing.
more-cave-vs-cave-good-gold =
    What is it for? Rooms, and points: 1 each in era I, half a point in era II. At any time 1 gold → 1 food.
more-cave-vs-cave-good-donkey =
    What is it for? 1 ore each at the end of rounds 1 to 3 of era II. At any time 1 donkey → 1 food.
more-cave-vs-cave-good-ore =
    What is it for? Iron and weapons. It scores nothing.
more-cave-vs-cave-good-iron =
    What is it for? Weapons and rooms. Half a point each.
more-cave-vs-cave-good-weapon =
    What is it for? 1 point each, and some rooms. The fourth slot is for whoever has more.

more-cave-vs-cave-wall =
    Does it belong to me? It stays in your cave until { cave-vs-cave-tile-breach } razes it.
    Does it change rooms beside it? No. Walls matter only when a room is placed.
    Can it block my way? Yes, digging needs a way without walls.
more-cave-vs-cave-cell-covered =
    Can I dig it? If a way leads to it from the opening, past no wall and no other rock.
    What is under it? A room, which comes into the display. Some cells also give a good.
more-cave-vs-cave-cell-empty =
    What fits here? A room that needs the walls this cell has. It need not be reachable.
more-cave-vs-cave-cell-symbol =
    When do I get the good? When you dig here. Placing a room brings nothing.
more-cave-vs-cave-cell-gate =
    What is it? The only way in, in era II. The winner of era I must dig it first. It has no wall of its own.
more-cave-vs-cave-additional-cavern =
    Who gets it? The first player to fill their cave with rooms, at once.
    Which side? 2 walls in a corner or 3. Free sides can get walls.
    Can I refuse it? No.
more-cave-vs-cave-turn =
    How many turns? The number on the round. Both players have the same number.
more-cave-vs-cave-score-first-era =
    What counts? Your score at the end of era I, as it was.
more-cave-vs-cave-score-rooms =
    Twice? Yes: rooms of era I score in both eras.
more-cave-vs-cave-score-weapons =
    Weapons that I spent? They do not count.
more-cave-vs-cave-score-iron =
    An odd number? Half points count; nothing is rounded.
more-cave-vs-cave-score-gold =
    How much? 1 point each at the end of era I, half a point at the end of era II.
more-cave-vs-cave-mode-eras-1-2 =
    How many rounds? 12. The scores of both eras are added up.
more-cave-vs-cave-mode-era-1 =
    How many rounds? 8; alone, 7.
more-cave-vs-cave-mode-ask =
    Who decides? Both must want to go on.
more-cave-vs-cave-mode-quick-start =
    What counts? Only the score of era II.
more-cave-vs-cave-mode-short =
    What counts? Only the score of era II, and only your own rooms.
