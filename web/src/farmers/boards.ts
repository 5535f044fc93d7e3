/** How the action boards lie on the table, and the cards beside them. */

import type { FarmersSpace, FarmersView } from '../lib/types'

export interface Board {
  id: NonNullable<FarmersSpace['board']>
  columns: number
  rows: number
  spaces: FarmersSpace[]
}

export interface Stage {
  stage: number
  cards: FarmersSpace[]
  /** The rounds whose cards are still face down. */
  backs: number[]
}

const HEIGHT = 3

/** The printed spaces by board. The main board has three columns, the others are as high as three spaces. */
export function boards(view: FarmersView): Board[] {
  const on = (board: Board['id']) => view.spaces.filter((space) => space.board === board)
  const [main, first, large, extra] = [on('main'), on('first'), on('large'), on('small')]
  const wide = main.length > 6 ? 3 : 2
  const found: Board[] = [
    { id: 'main', columns: wide, rows: Math.ceil(main.length / wide), spaces: main },
    { id: 'first', columns: 1, rows: HEIGHT, spaces: first },
    { id: 'large', columns: 2, rows: HEIGHT, spaces: large },
    large.length
      ? { id: 'small', columns: HEIGHT, rows: 1, spaces: extra } // below the others, where the main board is higher
      : { id: 'small', columns: 1, rows: HEIGHT, spaces: extra },
  ]
  return found.filter((board) => board.spaces.length)
}

/** How many spaces lie side by side. */
export function width(found: readonly Board[]): number {
  return found.reduce((sum, board) => sum + (board.id === 'small' && board.rows === 1 ? 0 : board.columns), 0)
}

/** The cards of each stage: those that are there, and what is still to come. */
export function stages(view: FarmersView, coming: readonly { round: number; stage: number }[]): Stage[] {
  return [1, 2, 3, 4].map((stage) => ({
    stage,
    cards: view.spaces.filter((space) => space.stage === stage),
    backs: coming.filter((card) => card.stage === stage && card.round > view.round).map((card) => card.round),
  }))
}
