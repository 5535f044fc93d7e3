/** Tiles on a home board: the action that one click, one key or two touches make, and how cells are drawn. */

import type { Action, FarmersCell, FarmersPlayer } from '../lib/types'

/** A cell as it would be after an action; nothing if the action leaves it alone. */
export function laidOn(action: Action | null, cell: string): FarmersCell | undefined {
  return action?.lays?.find((one) => one.cell === cell)
}

/**
 * The choice that two clicks make: the first half of the tile on the cell clicked first, or its second half where the
 * player has turned it. A tile that fits one way round only is laid that way.
 */
export function laid(actions: readonly Action[], first: string, second: string, turned: boolean): Action | undefined {
  const order = turned ? [second, first] : [first, second]
  const found = actions.filter((action) => action.cells?.includes(first) && action.cells.includes(second))
  return found.find((action) => action.cells![0] === order[0]) ?? found[0]
}

/** The mouse in a cell, from its middle: -0.5 to 0.5 in both directions. */
export interface Aim {
  x: number
  y: number
}

/** The cell where the mouse or the focus is, and where in it the mouse or keys point; a finger does not point. */
export interface Pointed {
  cell: string
  aim: Aim | null
}

/** The other half of a tile that is laid with one click: the side of the cell that the mouse is nearest to. */
export function aimed(actions: readonly Action[], cell: FarmersCell, aim: Aim): string | undefined {
  const others = actions.flatMap((action) => action.lays?.filter((one) => one.cell !== cell.cell) ?? [])
  const near = (one: FarmersCell) => (one.column - cell.column) * aim.x + (one.row - cell.row) * aim.y
  return others.toSorted((one, other) => near(other) - near(one))[0]?.cell
}

/** The ways to lay a tile on two cells: its first half on one, the second towards a neighbour. Each has a key. */
export interface Lay {
  action: Action
  at: string
  side: 'west' | 'east' | 'north' | 'south'
}

export function waysToLay(actions: readonly Action[]): Lay[] {
  return actions.flatMap((action) => {
    const [here, there] = (action.cells ?? []).map((name) => laidOn(action, name))
    if (!here || !there) return []
    const side = sideOf(there.column - here.column, there.row - here.row)
    return [{ action, at: here.cell, side }]
  })
}

function sideOf(right: number, down: number): Lay['side'] {
  if (right) return right > 0 ? 'east' : 'west'
  return down > 0 ? 'south' : 'north'
}

/** Where the arrow keys lead. */
export const ARROWS: Readonly<Record<string, Aim>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}

/** The nearest of some cells in a direction; straight ahead is nearer than aside. */
export function beyond(cells: readonly FarmersCell[], from: FarmersCell, { x, y }: Aim): FarmersCell | undefined {
  const ahead = (one: FarmersCell) => (one.column - from.column) * x + (one.row - from.row) * y
  const aside = (one: FarmersCell) => Math.abs((one.column - from.column) * y) + Math.abs((one.row - from.row) * x)
  const far = (one: FarmersCell) => ahead(one) + 2 * aside(one)
  return cells.filter((one) => ahead(one) > 0).toSorted((one, other) => far(one) - far(other))[0]
}

/** Can the tile be turned, so that something else lies on a cell? */
export function turns(actions: readonly Action[], cell: string): boolean {
  return new Set(actions.flatMap((action) => laidOn(action, cell)?.tile ?? [])).size > 1
}

/** What lies on a cell that was clicked first, while nobody knows where the other half will lie. */
export function begun(actions: readonly Action[], cell: string, turned: boolean): FarmersCell | undefined {
  const found = actions.filter((action) => laidOn(action, cell))
  const action = found.find((one) => one.cells?.[turned ? 1 : 0] === cell) ?? found[0]
  const shown = laidOn(action ?? null, cell)
  return shown && { ...shown, toward: undefined }
}

/** The cells of a board, and those beside it that a tile may hang over to. */
export function cellsShown(player: FarmersPlayer, actions: readonly Action[]): FarmersCell[] {
  const known = new Set(player.cells.map((cell) => cell.cell))
  const shown = [...player.cells]
  for (const cell of actions.flatMap((action) => action.lays ?? [])) {
    if (known.has(cell.cell)) continue
    known.add(cell.cell)
    shown.push({ ...cell, tile: null, layer: 0, crop: undefined, toward: undefined })
  }
  return shown
}

/** How a cell is drawn. A large pasture is drawn like a small one until it is known where its other half lies. */
export function drawing(cell: FarmersCell): string {
  if (cell.tile === 'large-pasture') return `tile/${cell.toward ? `large-pasture-${cell.toward}` : 'small-pasture'}`
  const crop = Object.keys(cell.crop ?? {})[0]
  if (crop) return `tile/field-${crop}`
  return `tile/${cell.tile === 'furnishing' ? 'cavern' : (cell.tile ?? cell.ground)}`
}
