/** A cave as it is drawn: where its cells lie, and the edges between them. */

import type { Action, CavesCell, Side } from '../lib/types'

export interface Place {
  column: number
  row: number
}

/** The part of the plan that a cave takes up, in cells. */
export interface Frame extends Place {
  columns: number
  rows: number
}

/** A side of a cell that has a wall, or could get one. */
export interface Edge {
  id: string
  kind: 'rock' | 'built' | 'site'
  upright: boolean
  column: number
  row: number
  /** Which side of which cell it is; of two neighbours where it lies between them. */
  sides: Partial<Record<string, Side>>
}

const SIDES: readonly Side[] = ['north', 'east', 'south', 'west']

/** The additional cavern stands apart, where the boards leave room. */
export function placeOf(cell: CavesCell, cells: readonly CavesCell[]): Place {
  if (cell.board) return { column: cell.column, row: cell.row }
  return cells.some((other) => other.board === 1) ? { column: 6.35, row: 2 } : { column: 0.65, row: 4 }
}

export function frameOf(cells: readonly CavesCell[]): Frame {
  const places = cells.map((cell) => placeOf(cell, cells))
  const column = Math.min(...places.map((place) => place.column))
  const row = Math.min(...places.map((place) => place.row))
  return {
    column,
    row,
    columns: Math.max(...places.map((place) => place.column)) - column + 1,
    rows: Math.max(...places.map((place) => place.row)) - row + 1,
  }
}

export function edgesOf(cells: readonly CavesCell[]): Edge[] {
  const found = new Map<string, Edge>()
  for (const cell of cells) {
    const at = placeOf(cell, cells)
    for (const side of SIDES) {
      const kind = cell.walls[side] ?? (cell.sites.includes(side) ? 'site' : undefined)
      if (!kind) continue
      const upright = side === 'east' || side === 'west'
      const column = at.column + (side === 'east' ? 1 : 0)
      const row = at.row + (side === 'south' ? 1 : 0)
      const id = `${upright ? 'upright' : 'level'} ${column} ${row}`
      const edge = found.get(id) ?? { id, kind, upright, column, row, sides: {} }
      edge.sides[cell.cell] = side
      found.set(id, edge)
    }
  }
  return [...found.values()]
}

/** Is this the wall that an action builds, razes, or adds to a room it places? */
export function concerns(action: Action, edge: Edge): boolean {
  const [cell = '', other = ''] = action.cells ?? []
  const side = edge.sides[cell]
  if (!side) return false
  if (action.kind === 'wall' || action.kind === 'raze') return side === other || other in edge.sides
  return addedWalls(action).includes(side)
}

/** The walls that come with a room that is drafted. */
export function addedWalls(action: Action): Side[] {
  return action.kind === 'place' && Array.isArray(action.walls) ? action.walls : []
}

/** How much of a good is left when an action is done. */
export function after(amount: number, good: string, action: Action | null): number {
  return amount - (action?.cost[good] ?? 0) + (action?.gain[good] ?? 0)
}
