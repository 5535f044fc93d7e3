/** Action spaces, loot, harvests and markers of The Cave Farmers. */

import { child, FOLK } from './folk'
import { coin, food, gold, grain, ore, ruby, stone, vegetable, weapon, wood } from './goods'
import { beside, disc, drawn, framed, INK, LEAF, line, named, pair, path, put, rod, soft, spot, three } from './shapes'
import { cavernTunnel, meadowField, pasture, stable, TILE_ART } from './tiles'
import * as t from './tools'

const { dwarf, sheep, donkey, boar, cattle, dog } = FOLK

const CARD = 'M4.5.8h15q3.7 0 3.7 3.7v15q0 3.7-3.7 3.7h-15q-3.7 0-3.7-3.7v-15Q.8.8 4.5.8z'
const on = (ground: string) => (symbol: string) => drawn(path(CARD, soft(ground))) + put(symbol, 12, 12, 0.8)

/** Cards by the ground that a space is about. */
export const card = {
  forest: on('#bcd39a'),
  field: on('#ecd9a0'),
  rock: on('#d3ccc1'),
  home: on('#f2cfa6'),
  road: on('#bfd6e2'),
}

/** Somebody standing in somebody else's footsteps. */
const imitation = card.road(`<g opacity=".5">${put(dwarf, 8.5, 9.5, 0.76)}</g>${put(dwarf, 15.5, 14.5, 0.76)}`)
const driftMining = card.rock(pair(t.mine(t.rails), t.pickaxe))
const fenced = (animal: string) => put(t.fence, 12, 10, 1) + put(animal, 12, 14.5, 0.78)

const SPACES = {
  'ruby-mining': card.rock(pair(ruby, t.pickaxe)),
  housework: card.home(pair(t.broom, dog)),
  'slash-and-burn': card.field(pair(t.tree, t.flame)),
  'drift-mining': driftMining,
  'drift-mining-2': driftMining,
  'small-scale-drift-mining': card.rock(beside(t.mine(t.rails), t.pickaxe)),
  excavation: card.rock(pair(t.cave, t.shovel)),
  'starting-player': card.road(beside(t.flag, food)),
  logging: card.forest(pair(wood, t.axe)),
  supplies: card.home(beside(t.sack, coin)),
  'ore-mining': card.rock(pair(ore, t.pickaxe)),
  'wood-gathering': card.forest(t.heap(wood)),
  clearing: card.forest(pair(t.axe, t.stump)),
  sustenance: card.field(pair(grain, food)),
  imitation,
  'imitation-2': imitation,
  'imitation-3': imitation,
  growth: card.home(pair(t.sack, child)),
  'forest-exploration': card.forest(pair(t.tree, t.boot)),
  'strip-mining': card.rock(pair(stone, ore)),
  depot: card.home(pair(wood, ore)),
  'large-depot': card.home(three(wood, stone, ore)),
  extension: card.field(put(meadowField, 12, 6.5, 0.84) + put(cavernTunnel, 12, 17.5, 0.84)),
  'weekly-market': card.road(t.stall),
  'hardware-rental': card.road(pair(t.hammer, t.shovel)),
  'fence-building': card.forest(t.fence),
  blacksmithing: card.rock(pair(t.hammer, t.anvil)),
  'sheep-farming': card.field(fenced(sheep)),
  'donkey-farming': card.field(fenced(donkey)),
  'ore-mine-construction': card.rock(t.mine(ore)),
  'ruby-mine-construction': card.rock(t.mine(ruby)),
  'wish-for-children': card.home(pair(t.heart, child)),
  'urgent-wish-for-children': card.home(pair(t.hourglass, child)),
  'family-life': card.home(put(dwarf, 9, 9, 0.78) + put(child, 17, 16.5, 0.6)),
  exploration: card.road(t.map),
  'ore-delivery': card.rock(t.cart(ore)),
  'ruby-delivery': card.rock(t.cart(ruby)),
  'ore-trading': card.road(t.sold(ore)),
  adventure: card.road(pair(weapon, t.boot)),
}

/** Loot lies on a round shield. */
const loot = (symbol: string) =>
  drawn(disc(12, 12, 11.2, '#8f98a3'), spot(12, 12, 8.8, soft('#f6ead3'))) + put(symbol, 12, 12, 0.68)
const square = (tile: string) =>
  put(TILE_ART[`tile/${tile}`] ?? '', 12, 12, 0.7) + drawn(line('M3.6 3.6h16.8v16.8H3.6z'))

const LOOT = {
  weapons: put(weapon, 11, 12, 0.9) + drawn(line('M19 12v8M15 16h8', INK, 4), line('M19 12v8M15 16h8', '#7fb04e', 2.2)),
  wood,
  dog,
  grain,
  sheep,
  stone,
  donkey,
  vegetable,
  ore,
  boar,
  cattle,
  gold,
  stable,
  furnish: t.chair,
  dwelling: t.bed,
  tunnel: square('tunnel'),
  'small-pasture': square('small-pasture'),
  'large-pasture': put(pasture('east'), 6, 12, 0.5) + put(pasture('west'), 18, 12, 0.5),
  meadow: square('meadow'),
  field: square('field'),
  cavern: square('cavern'),
  sow: pair(grain, vegetable),
  breed: put(sheep, 9, 9, 0.8) + put(sheep, 17.5, 17.5, 0.56),
}

const leaf = drawn(
  path('M4 20C2.5 10 9 3 21 3c0 12-7 18.5-17 17z', LEAF),
  line('M3 21.5 15 9M9.5 14.5V9.5M9.5 14.5h5', '#42631f', 1.4),
)
const ASKED = 'M8 9c0-2.5 1.7-4 4.2-4s4.3 1.5 4.3 3.8c0 3-4 3-4 6'
const question = drawn(disc(12, 12, 10.5, '#d0483c'), line(ASKED, '#fff8ec', 2.6), spot(12.4, 18.6, 1.6, '#fff8ec'))

const HARVESTS = {
  none: `<g opacity=".7">${grain}</g>${drawn(rod('M4 20 20 4', '#dc5a4a', 1.8))}`,
  harvest: three(t.hay, food, sheep),
  'one-food': beside(dwarf, food),
  partial: put(grain, 7, 8.5, 0.7) + put(sheep, 16.5, 16, 0.66) + drawn(line('M20.5 3.5l-17 17', 'var(--faint)', 1.6)),
  marker: pair(leaf, question),
}

export const SPACE_ART = {
  ...named('space', SPACES),
  ...named('loot', framed(loot, LOOT)),
  ...named('harvest', HARVESTS),
  ...named('marker', { leaf, question }),
}
