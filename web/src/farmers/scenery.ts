/** Where things lie in the picture of a home, and which drawing shows a cell. The picture is 756 by 536. */

import type { Tint } from '../lib/tint'
import type { FarmersCell } from '../lib/types'

const WIDTH = 756
const HEIGHT = 536
const LEFT = 14
const TOP = 84
export const CELL = { width: 118, height: 106 }
const [ACROSS, DOWN, CLIFF] = [120, 108, 20]

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const

/** What the seasons do to the trees; they are drawn in spring. */
export const TINTS: Partial<Record<(typeof SEASONS)[number], Tint>> = {
  summer: { saturation: 1.2, hue: -8 },
  autumn: { saturation: 1.3, hue: -32, brightness: 0.98 },
  winter: { saturation: 0.3, brightness: 1.35, night: 0.95 },
}

/** How far tiles hang over each edge of the board: one cell or none. */
export interface Edges {
  west: boolean
  east: boolean
  north: boolean
  south: boolean
}

export function edgesOf(cells: readonly FarmersCell[]): Edges {
  return {
    west: cells.some((cell) => cell.column === 0),
    east: cells.some((cell) => cell.column === 7),
    north: cells.some((cell) => cell.row === 0),
    south: cells.some((cell) => cell.row === 5),
  }
}

export interface Frame {
  left: number
  top: number
  width: number
  height: number
}

/** The whole picture with what hangs over its edges. */
export function whole({ west, east, north, south }: Edges): { width: number; height: number } {
  return {
    width: WIDTH + ACROSS * (Number(west) + Number(east)),
    height: HEIGHT + DOWN * (Number(north) + Number(south)),
  }
}

/** A part of the picture, in percent of the whole. */
function part(edges: Edges, left: number, top: number, width: number, height: number): Frame {
  const all = whole(edges)
  return {
    left: (100 * (left + (edges.west ? ACROSS : 0))) / all.width,
    top: (100 * (top + (edges.north ? DOWN : 0))) / all.height,
    width: (100 * width) / all.width,
    height: (100 * height) / all.height,
  }
}

/** The picture itself. */
export function picture(edges: Edges): Frame {
  return part(edges, 0, 0, WIDTH, HEIGHT)
}

/** The margin beside a row. */
export function besides(row: number, edges: Edges): Frame {
  return part(edges, 0, TOP + (row - 1) * DOWN, LEFT, CELL.height)
}

/** One cell, or the two of a large pasture. */
export function frameOf(cell: FarmersCell, edges: Edges, toward?: string): Frame {
  const left = LEFT + (cell.column - 1) * ACROSS + (cell.column > 3 ? CLIFF : 0)
  const top = TOP + (cell.row - 1) * DOWN
  return part(
    edges,
    left,
    top,
    CELL.width + (toward === 'east' ? ACROSS : 0),
    CELL.height + (toward === 'south' ? DOWN : 0),
  )
}

export function styleOf({ left, top, width, height }: Frame): string {
  return `left:${left}%;top:${top}%;width:${width}%;height:${height}%`
}

/** Tiles that are rooms: their interior is drawn over the cavern. */
const ROOMS = new Set(['furnishing', 'entry-level-dwelling'])

/** The room on a cell, by the id of its drawing. */
export function roomOf({ tile, furnishing }: FarmersCell): string | null {
  if (furnishing) return `furnishing-${furnishing}`
  return tile === 'entry-level-dwelling' ? 'furnishing-entry-level-dwelling' : null
}

/** A number that stays the same for a cell, so that its trees do not move. */
function seed({ column, row }: FarmersCell): number {
  return column * 3 + row * 5 + column * row
}

/** The drawing of a cell. The second half of a large pasture has none: the first one is drawn over both. */
export function drawingOf(cell: FarmersCell): string | null {
  const { tile, ground, crop, toward } = cell
  if (tile === null) {
    if (ground === 'forest') return `land-trees-${(seed(cell) % 6) + 1}`
    if (ground === 'mountain') return cell.bonus?.food ? 'land-pool' : `land-bare-${(seed(cell) % 3) + 1}`
    return null
  }
  if (tile === 'large-pasture') {
    if (toward === 'east') return 'land-large-pasture-wide'
    if (toward === 'south') return 'land-large-pasture-tall'
    return toward ? null : 'land-small-pasture'
  }
  if (tile === 'field') {
    const [grown] = Object.entries(crop ?? {})
    return grown?.[1] ? `land-field-${grown[0]}-${grown[1]}` : 'land-field'
  }
  if (tile === 'meadow') return seed(cell) % 2 ? 'land-meadow' : 'land-meadow-2'
  return ROOMS.has(tile) ? 'land-cavern' : `land-${tile}`
}

/** What stands in front of the animals: the near side of a fence. */
export function frontOf(cell: FarmersCell): string | null {
  const found = drawingOf(cell)
  return found?.includes('pasture') ? `${found}-front` : null
}

/** Places for a number of animals in a frame, in percent, those in front last. */
export function places(count: number, wide: boolean, tall: boolean): { left: number; bottom: number }[] {
  const across = Math.min(count, wide ? 4 : tall ? 2 : count > 4 ? 3 : 2)
  const rows = Math.ceil(count / across)
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / across)
    const inRow = row === rows - 1 ? count - row * across : across
    const step = 100 / inRow
    const lean = row % 2 ? 4 : -3
    return {
      left: step * (index % across) + step / 2 + lean,
      bottom: rows === 1 ? 22 : 52 - (row * 40) / (rows - 1),
    }
  })
}
