/** The drawing of a thing by the short name that the page uses: "wood", "undo", "furnishing/dog-school". */

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
  'tile/furnishing': 'icon-furnish',
}

/** The id of a drawing. A large pasture is the same whichever way it lies. */
export function drawingId(name: string): string {
  if (NAMED[name]) return NAMED[name]
  if (name.startsWith('tile/large-pasture')) return 'icon-large-pasture'
  if (GOODS.has(name)) return `good-${name}`
  const [kind, rest] = name.split('/')
  if (!rest) return `icon-${name}`
  if (kind === 'tile') return `icon-${rest}`
  if (kind === 'harvest' || kind === 'marker') return `icon-${kind}-${rest}`
  return `${kind}-${rest}`
}
