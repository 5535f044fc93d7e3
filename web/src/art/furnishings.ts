/** Furnishings of The Cave Farmers: an arch in the colour of their kind, and what they are about. */

import { FOLK } from './folk'
import { food, GOODS, grain, ore, ruby, stone, vegetable, weapon, wood } from './goods'
import { beside, drawn, flat, framed, mirrored, named, pair, path, put, soft, three } from './shapes'
import * as t from './tools'

const { sheep, donkey, boar, cattle, dog } = FOLK

const arch = (frame: string, inside: string) => (symbol: string) =>
  drawn(
    path('M.8 23V11.5C.8 5 5.5.8 12 .8S23.2 5 23.2 11.5V23z', frame),
    flat('M3.2 22.4V11.7C3.2 6.7 7 3.3 12 3.3s8.8 3.4 8.8 8.4v10.7z', soft(inside)),
  ) + put(symbol, 12, 13, 0.74)

const DWELLINGS = {
  dwelling: t.bed,
  'simple-dwelling-a': t.straw,
  'simple-dwelling-b': mirrored(t.straw),
  'mixed-dwelling': pair(t.bed, sheep),
  'couple-dwelling': pair(t.heart, t.bed),
  'additional-dwelling': t.bunk,
}

const WORKING = {
  'cuddle-room': beside(sheep, t.heart),
  'breakfast-room': beside(cattle, food),
  'stubble-room': pair(t.hay, donkey),
  'work-room': t.workbench,
  'guest-room': t.door,
  'office-room': t.desk,
  carpenter: t.saw,
  'stone-carver': pair(stone, t.chisel),
  blacksmith: pair(t.hammer, t.anvil),
  miner: t.pickaxe,
  builder: pair(GOODS.wall, t.trowel),
  trader: t.scales,
  'wood-supplier': t.cart(wood),
  'stone-supplier': t.cart(stone),
  'ruby-supplier': t.cart(ruby),
  'dog-school': beside(dog, wood),
  quarry: beside(donkey, stone),
  seam: t.vein('#4c4a52'),
  'slaughtering-cave': t.cleaver,
  'cooking-cave': t.pot,
  'working-cave': pair(t.hammer, food),
  'mining-cave': beside(donkey, ore),
  'breeding-cave': put(cattle, 9.5, 9.5, 0.8) + put(cattle, 17.5, 17.5, 0.54),
  'peaceful-cave': t.branch,
}

const PARLORS = {
  'weaving-parlor': t.loom,
  'milking-parlor': t.can,
  'state-parlor': t.throne,
  'hunting-parlor': pair(t.bow, boar),
  'beer-parlor': t.mug,
  'blacksmithing-parlor': beside(t.anvil, ruby),
  'stone-storage': t.heap(stone),
  'ore-storage': t.heap(ore),
  'spare-part-storage': t.gear,
  'main-storage': t.shelf,
  'weapon-storage': t.crossed(weapon),
  'supplies-storage': pair(t.barrel, t.sack),
  'broom-chamber': t.broom,
  'treasure-chamber': three(ruby, t.chest, ruby),
  'food-chamber': pair(grain, vegetable),
  'prayer-chamber': t.candle,
  'writing-chamber': t.quill,
  'fodder-chamber': t.hay,
}

export const FURNISHINGS = named('furnishing', {
  ...framed(arch('#dd8434', '#fbe3c4'), DWELLINGS),
  ...framed(arch('#6f9a4a', '#e0ecc9'), WORKING),
  ...framed(arch('#dcb437', '#fbf0c4'), PARLORS),
})
