/** The drawings of lessons, and the icons of what goals ask for. */

import type { LessonLine } from '../lib/types'

const LESSONS: Record<string, string> = {
  'cave-farmers/first-turn': 'space-logging',
  'cave-farmers/tiles': 'space-sustenance',
  'cave-farmers/harvest': 'scene-reap',
  'cave-farmers/animals': 'space-sheep-farming',
  'cave-farmers/family': 'space-wish-for-children',
  'cave-farmers/mines': 'space-ore-mine-construction',
  'cave-farmers/expedition': 'scene-expedition',
  'cave-farmers/scoring': 'scene-victory',
  'cave-farmers/alone': 'space-ruby-mining',
  'cave-vs-cave/cave': 'action-excavation',
  'cave-vs-cave/walls': 'action-masonry',
  'cave-vs-cave/activating': 'room-spinning-wheel',
  'cave-vs-cave/blue-rooms': 'room-prospecting-site',
  'cave-vs-cave/both-eras': 'scene-second-era',
  'cave-vs-cave/alone': 'room-state-room',
}

export function pictureOf({ game, id }: LessonLine): string {
  return LESSONS[`${game}/${id}`] ?? 'scene-lesson'
}

const ICONS: Record<string, string> = {
  score: 'points',
  begging: 'food',
  dwarfs: 'dwarf',
  'dwarfs.strength': 'weapon',
  rooms: 'room',
  walls: 'wall',
  'goods.weapon': 'weapons',
}
const THING = /^(furnishings|rooms|cells)\[(id|tile|crop)=([\w-]+)\]$/
const KINDS: Record<string, string> = { furnishings: 'furnishing', rooms: 'room', cells: 'tile' }

/** The icon of a number of the view: "goods.wood", "furnishings[id=trader]". */
export function iconOf(what: string): string {
  const known = ICONS[what]
  if (known) return known
  const thing = THING.exec(what)
  if (!thing) return what.replace('goods.', '')
  return thing[2] === 'crop' ? thing[3]! : `${KINDS[thing[1]!]}/${thing[3]}`
}
