/** The drawing of a thing by the short name that the page uses: "wood", "undo", "furnishing/dog-school". */

import { sheets } from './drawings'

const GOODS = new Set([
  'wood',
  'stone',
  'ore',
  'ruby',
  'grain',
  'vegetable',
  'food',
  'gold',
  'dog',
  'sheep',
  'donkey',
  'boar',
  'cattle',
  'emmer',
  'flax',
  'iron',
])

const NAMED: Record<string, string> = {
  dwarf: 'person-head',
  'dwarf-child': 'person-baby',
  weapon: 'icon-strength',
  weapons: 'good-weapon',
  'tile/field-grain': 'land-field-grain-3',
  'tile/field-vegetable': 'land-field-vegetable-2',
  'tile/large-pasture-east': 'icon-large-pasture',
  'tile/large-pasture-south': 'icon-large-pasture',
}

/** The id of a drawing; null where there is none yet. */
export function drawingId(name: string): string | null {
  if (NAMED[name]) return NAMED[name]
  if (GOODS.has(name)) return `good-${name}`
  const [kind, rest] = name.split('/')
  if (!rest) return `icon-${name}`
  if (kind === 'tile') return `icon-${rest}`
  if (kind === 'harvest' || kind === 'marker') return `icon-${kind}-${rest}`
  return sheets.includes(kind!) ? `${kind}-${rest}` : null
}
