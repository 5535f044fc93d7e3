/** Rooms and action tiles of Cave vs Cave. */

import { asDonkey, FOLK } from './folk'
import { coin, emmer, flax, food, iron, ore, wall, weapon, wood } from './goods'
import { beside, drawn, flat, framed, GOLD, named, pair, path, put, soft } from './shapes'
import { card } from './spaces'
import * as t from './tools'

const { donkey } = FOLK

/** A chamber cut into the rock: orange if it is activated, blue if it works automatically. */
const chamber = (frame: string, inside: string) => (symbol: string) =>
  drawn(
    path('M4.5.8h15l3.7 3.7v15l-3.7 3.7h-15L.8 19.5v-15z', frame),
    flat('M5.6 3.3h12.8l2.3 2.3v12.8l-2.3 2.3H5.6l-2.3-2.3V5.6z', soft(inside)),
  ) + put(symbol, 12, 12, 0.72)
const orange = chamber('#d9782f', '#fbe6cc')
const blue = chamber('#3f7fa6', '#d3e5ee')

const ORANGE = {
  'cave-entrance': beside(t.cave, t.lantern),
  shelf: t.shelf,
  'spinning-wheel': t.spinningWheel,
  tunnel: t.mine(t.rails),
  grindstone: t.grindstone,
  'food-corner': food,
  parlor: pair(t.candle, t.chair),
  warehouse: t.heap(t.crate),
  stall: t.stall,
  'sacrificial-altar': t.altar,
  storeroom: pair(t.barrel, t.sack),
  'weaving-room': t.loom,
  'furniture-workshop': pair(t.saw, t.chair),
  'gold-vein': t.vein(GOLD),
  'junction-room': t.signpost,
  'digging-cave': t.shovel,
  bakehouse: t.loaf,
  'state-room': t.throne,
  'secret-chamber': t.key,
  treasury: beside(t.chest, coin),
  'cattle-market': t.sold(donkey),
  'ore-vein': t.vein('#4c4a52'),
  bloomery: t.furnace,
  store: t.scales,
  'cave-silo': beside(t.silo, emmer),
  box: t.crate,
  'mining-cave': t.cart(ore),
  'hitching-post': pair(t.post, donkey),
  wainwright: t.wheel,
  'ceremonial-hall': t.banner,
  ironsmith: pair(t.anvil, iron),
  swordsmith: pair(t.anvil, weapon),
  'slaughtering-cave': t.cleaver,
  weaponsmith: pair(t.hammer, t.axe),
  'weapon-chamber': t.crossed(weapon),
  armory: t.armour,
  oublette: t.ladder,
  'gold-donkey': asDonkey(GOLD),
}

const BLUE = {
  'prospecting-site': t.bowlOfGold,
  'retting-room': put(flax, 8.5, 7, 0.7, -40) + put(flax, 15.5, 7, 0.7, 40) + put(t.tub, 12, 14.5, 0.85),
  'equipment-room': t.crossed(t.pickaxe),
  'wood-storeroom': t.heap(wood),
  dungeon: t.bars,
  'iron-trader': t.sold(iron),
  'equipment-cabinet': t.cabinet,
  'breeding-cave': put(donkey, 9.5, 9.5, 0.8) + put(donkey, 17.5, 17.5, 0.54),
}

const ACTIONS = {
  cultivation: card.field(pair(emmer, flax)),
  housework: card.home(pair(t.broom, t.chair)),
  excavation: card.rock(pair(t.cave, t.pickaxe)),
  undergrowth: card.forest(pair(t.bush, wood)),
  furnishing: card.home(t.chair),
  masonry: card.rock(pair(wall, t.trowel)),
  undermining: card.rock(pair(wall, t.pickaxe)),
  expansion: card.rock(pair(t.cave, t.chair)),
  breach: card.rock(t.breach),
  'drift-mining': card.rock(pair(t.mine(t.rails), t.pickaxe)),
  expedition: card.road(t.boot),
  renovation: card.home(pair(wall, t.chair)),
  decoration: card.home(t.vase),
  'arms-trade': card.road(t.sold(weapon)),
  'interior-design': card.home(pair(t.candle, wall)),
  'weekly-market': card.road(t.stall),
}

export const ROOMS = {
  ...named('room', { ...framed(orange, ORANGE), ...framed(blue, BLUE) }),
  ...named('action', ACTIONS),
}
