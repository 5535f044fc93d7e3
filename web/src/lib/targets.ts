/** Where on the board the choices of a decision lie: what glows, and what a click there means. */

import type { Action } from './types'

/** The choices that are made at a thing: a space, a cell, a furnishing, a room, a loot item, a tile. */
export class Targets {
  constructor(
    readonly actions: readonly Action[],
    /** Cells that were chosen already, of a tile that needs two. */
    readonly chosen: readonly string[] = [],
  ) {}

  at(what: 'space' | 'furnishing' | 'room' | 'item' | 'tile', id: string): Action[] {
    return this.actions.filter((action) => action[what] === id)
  }

  /** The choices that have this cell, and those chosen before. */
  cell(cell: string): Action[] {
    return this.actions.filter(
      (action) => action.cells?.includes(cell) && this.chosen.every((one) => action.cells?.includes(one)),
    )
  }

  /** What one more cell decides: an action, or nothing yet. */
  complete(cell: string): Action | null {
    const found = this.cell(cell)
    const cells = new Set([...this.chosen, cell])
    const whole = found.filter((action) => action.cells?.length === cells.size)
    return whole.length === 1 && found.length === 1 ? whole[0]! : null
  }
}

/** Has each of some groups of choices cells of its own, so that a click on a cell says which group is meant? */
export function apart(groups: readonly (readonly Action[])[]): boolean {
  const cells = groups.flatMap((group) => [...new Set(group.flatMap((action) => action.cells ?? []))])
  return new Set(cells).size === cells.length
}
