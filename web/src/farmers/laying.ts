/** Tiles on a home board: which half of a tile lies where, and the cells that a board shows. */

import type { Action, FarmCell, Farmer } from '../lib/types'

const COLUMNS = 'zabcdefg'
const HALVES: Record<string, string[]> = {
  'meadow-field': ['meadow', 'field'],
  'cavern-tunnel': ['cavern', 'tunnel'],
  'cavern-cavern': ['cavern', 'cavern'],
  'ore-mine': ['ore-mine', 'deep-tunnel'],
}

export function column(cell: string): number {
  return COLUMNS.indexOf(cell[0]!)
}

export function line(cell: string): number {
  return Number(cell[1])
}

/** The side of a cell at which another one lies. */
export function sideOf(cell: string, other: string): 'north' | 'east' | 'south' | 'west' {
  if (line(cell) !== line(other)) return line(other) > line(cell) ? 'south' : 'north'
  return column(other) > column(cell) ? 'east' : 'west'
}

/** The part of a tile that lies on one of two cells, first or second in the order of the tile's name. */
export function half(tile: string, place: number): string {
  return HALVES[tile]?.[place] ?? tile
}

/** What a choice would lay on a cell; nothing if it lies elsewhere or is no tile. */
export function ghostAt(action: Action | null, cell: string): string | null {
  const place = action?.cells?.indexOf(cell) ?? -1
  if (!action?.tile || place < 0) return null
  const other = action.cells!.length === 2 ? action.cells![1 - place]! : null
  return action.tile === 'large-pasture' && other ? `large-pasture-${sideOf(cell, other)}` : half(action.tile, place)
}

/** What a choice would sow on a cell: crops go to the first empty field. */
export function sownAt(action: Action | null, farmer: Farmer, cell: string): string | null {
  if (action?.kind !== 'sow') return null
  const empty = farmer.cells.find((one) => one.tile === 'field' && !Object.keys(one.crop ?? {}).length)
  return empty?.cell === cell ? `field-${action.good}` : null
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

/** Can the tile be turned, with one half staying on a cell? */
export function turns(actions: readonly Action[], cell: string): boolean {
  const twins = actions.filter((action) => action.cells?.length === 2 && action.tile !== 'large-pasture')
  return twins.some((action) => action.cells![0] === cell) && twins.some((action) => action.cells![1] === cell)
}

/** What lies on a cell that was clicked first. */
export function begun(actions: readonly Action[], cell: string, turned: boolean): string | null {
  const found = actions.filter((action) => action.cells?.includes(cell) && action.tile)
  const action = found.find((one) => one.cells![turned ? 1 : 0] === cell) ?? found[0]
  if (!action) return null
  return action.tile === 'large-pasture' ? 'small-pasture' : half(action.tile!, action.cells!.indexOf(cell))
}

/** The cells of a board, and those beside it that a tile may hang over to. */
export function cellsShown(farmer: Farmer, actions: readonly Action[]): FarmCell[] {
  const known = new Set(farmer.cells.map((cell) => cell.cell))
  const beside = [...new Set(actions.flatMap((action) => action.cells ?? []))].filter((cell) => !known.has(cell))
  return [
    ...farmer.cells,
    ...beside.map((cell) => ({
      cell,
      column: column(cell),
      row: line(cell),
      ground: 'margin' as const,
      tile: null,
      stable: false,
    })),
  ]
}

/** The other half of a large pasture. */
export function partner(farmer: Farmer, cell: FarmCell): string | undefined {
  if (cell.tile !== 'large-pasture') return undefined
  const home = farmer.housing.find((stall) => stall.cells.length === 2 && stall.cells.includes(cell.cell))
  return home?.cells.find((other) => other !== cell.cell)
}

/** How a cell is drawn. */
export function drawing(farmer: Farmer, cell: FarmCell): string {
  const other = partner(farmer, cell)
  if (other) return `tile/large-pasture-${sideOf(cell.cell, other)}`
  const crop = Object.keys(cell.crop ?? {})[0]
  if (crop) return `tile/field-${crop}`
  return `tile/${cell.tile === 'furnishing' ? 'cavern' : (cell.tile ?? cell.ground)}`
}
