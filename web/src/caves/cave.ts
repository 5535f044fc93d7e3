/** A cave as it is drawn: where its cells lie, where sign and goods stand, and the edges between cells. */

import type { Action, CavesCell, Side } from '../lib/types'

export interface Place {
  column: number
  row: number
}

/** A part of the plan, in cells. */
export interface Area extends Place {
  columns: number
  rows: number
}

/** The plan of a cave. Where the boards leave room, the goods stand, and the sign with the name. */
export interface Plan extends Area {
  kind: 'first' | 'second' | 'both'
  /** Nowhere on a small screen: they have a strip of their own. */
  goods: Area | null
  sign: Area
  /** The land before the gate, where there is one. */
  valley: Area | null
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

/** The rock between the two boards. */
const SEAM = 0.24
/** The first column of the board of era I. */
const FIRST_BOARD = 4

function has(cells: readonly CavesCell[], board: number): boolean {
  return cells.some((cell) => cell.board === board)
}

export function planOf(cells: readonly CavesCell[], compact = false): Plan {
  const cavern = has(cells, 0)
  if (!has(cells, 2)) {
    const free = { column: 6.1, row: 1.04, columns: 0.88, rows: cavern ? 2.7 : 3.86 }
    const columns = cavern ? 3.15 : 3
    if (compact) {
      const low = { ...free, rows: 2.7 }
      return { kind: 'first', column: 4, row: 1, columns, rows: 5, goods: null, sign: low, valley: null }
    }
    const sign = { column: 4, row: 0.4, columns, rows: 0.52 }
    return { kind: 'first', column: 4, row: 0.4, columns, rows: 5.6, goods: free, sign, valley: null }
  }
  const both = has(cells, 1)
  const kind = both ? 'both' : 'second'
  const sign = { column: 1, row: 1.04, columns: 1.9, rows: 0.88 }
  const column = cavern ? 0.8 : 1
  const last = both ? 7 + SEAM : 4
  const rows = both ? 5 : 4
  const valley = both ? { column, row: 5.08, columns: 4 - column, rows: 0.92 } : null
  if (compact) return { kind, column, row: 1, columns: last - column, rows, goods: null, sign, valley }
  const goods = { column: both ? 6.1 + SEAM : 4.15, row: 1.04, columns: 2.6, rows: 3.86 }
  return { kind, column, row: 1, columns: goods.column + goods.columns - column, rows, goods, sign, valley }
}

/** The additional cavern stands apart, where the boards leave room. */
export function placeOf(cell: CavesCell, cells: readonly CavesCell[]): Place {
  if (!cell.board) return has(cells, 2) ? { column: 0.85, row: 3.5 } : { column: 6.15, row: 3.85 }
  const shifted = has(cells, 2) && cell.column >= FIRST_BOARD
  return { column: cell.column + (shifted ? SEAM : 0), row: cell.row }
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

/** Numbers that look random and are always the same for a name, from 0 to 1. */
export function seeded(name: string): () => number {
  let state = [...name].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5)
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32
  }
}

/** The sides of a room on which a wall must, may and must not stand, turned so that the first is at the top. */
export function sidesOf(classes: readonly string[]): Record<Side, 'must' | 'may' | 'not'> {
  const shapes = classes.map((kind) => SHAPES[kind] ?? [])
  const rows = SIDES.map((side) => {
    const count = shapes.filter((shape) => shape.includes(side)).length
    return [side, count === 0 ? 'not' : count === shapes.length ? 'must' : 'may'] as const
  })
  return Object.fromEntries(rows) as Record<Side, 'must' | 'may' | 'not'>
}

const SHAPES: Record<string, Side[]> = {
  W0: [],
  W1: ['north'],
  W2A: ['north', 'west'],
  W2O: ['east', 'west'],
  W3: ['north', 'west', 'east'],
  W4: [...SIDES],
}
