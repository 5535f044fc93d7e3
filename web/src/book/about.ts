/** Which thing of the book something on the screen is. */

import type { CavesCell, CavesView, FarmersCell, FarmersView, View } from '../lib/types'

/** Attributes that name a thing, with its kind; what contains others comes before what it contains. */
const NAMED: [attribute: string, kind: string][] = [
  ['data-about', ''],
  ['data-space', 'space/'],
  ['data-furnishing', 'furnishing/'],
  ['data-room', 'room/'],
  ['data-tile', 'tile/'],
]
const KINDS = new Set(['harvest', 'marker', 'loot', 'furnishing', 'room', 'space', 'tile'])
const GOODS = new Set(
  'wood stone ore ruby grain vegetable food gold dog sheep donkey boar cattle emmer flax iron begging'.split(' '),
)

/** The thing that some elements show, the topmost first: "space/logging". */
export function thingAt(elements: readonly Element[], view: View): string | null {
  for (const element of elements) {
    const found = named(element) ?? placed(element, view) ?? drawn(element)
    if (found) return found
  }
  return null
}

function named(element: Element): string | null {
  for (const [attribute, kind] of NAMED) {
    const value = element.closest(`[${attribute}]`)?.getAttribute(attribute)
    if (value) return kind + value
  }
  return null
}

/** A cell of a home or a cave, or a dwarf. */
function placed(element: Element, view: View): string | null {
  const place = element.closest('[data-place^="cell/"], [data-place^="dwarf/"], [data-place^="family/"]')
  const [kind, seat, cell] = place?.getAttribute('data-place')?.split(' ')[0]?.split('/') ?? []
  if (kind === 'dwarf' || kind === 'family') return view.game === 'cave-farmers' ? 'dwarf' : 'turn'
  if (kind !== 'cell') return null
  const player = view.players[Number(seat)]
  return view.game === 'cave-farmers'
    ? homeCell((player as FarmersView['players'][number] | undefined)?.cells.find((one) => one.cell === cell))
    : caveCell((player as CavesView['players'][number] | undefined)?.cells.find((one) => one.cell === cell))
}

function homeCell(cell: FarmersCell | undefined): string | null {
  if (!cell) return null
  if (cell.furnishing) return `furnishing/${cell.furnishing}`
  if (cell.tile) return `tile/${cell.tile}`
  if (cell.stable) return 'tile/stable'
  if (Object.keys(cell.bonus ?? {}).length) return 'home/bonus'
  return cell.cell === 'c4' ? 'home/entrance' : `ground/${cell.ground}`
}

function caveCell(cell: CavesCell | undefined): string | null {
  if (!cell) return null
  if (cell.room) return `room/${cell.room}`
  if (cell.cell === 'x') return 'additional-cavern'
  if (cell.cell === 'c4') return 'cell/gate'
  if (cell.tile === 'covered' && Object.keys(cell.bonus).length) return 'cell/symbol'
  return `cell/${cell.tile}`
}

/** A picture, or the first picture in the line around it. */
function drawn(element: Element): string | null {
  const shown = element.closest('[data-thing]') ?? element.closest('[title], li')?.querySelector('[data-thing]')
  const thing = shown?.getAttribute('data-thing') ?? ''
  if (GOODS.has(thing)) return `good/${thing}`
  if (thing === 'weapons') return 'good/weapon'
  if (thing === 'dwarf' || thing === 'dwarf-child') return 'dwarf'
  if (thing === 'stable') return 'tile/stable'
  return KINDS.has(thing.split('/')[0] ?? '') && thing.includes('/') ? thing : null
}
