/** How the action boards lie on the table: which spaces are printed on one board, and the cards beside them. */

import type { FarmSpace, FarmView } from '../lib/types'

export interface Board {
  id: 'main' | 'first' | 'large' | 'small'
  columns: number
  rows: number
  spaces: FarmSpace[]
}

export interface Stage {
  stage: number
  cards: FarmSpace[]
  /** The rounds whose cards are still face down. */
  backs: number[]
}

const FIRST = ['ruby-mining', 'housework', 'slash-and-burn']
const SMALL = ['strip-mining', 'large-depot', 'imitation-3', 'extension']
const LARGE = [
  'depot',
  'small-scale-drift-mining',
  'drift-mining-2',
  'weekly-market',
  'imitation-2',
  'hardware-rental',
  'fence-building',
]
/** On the small board for three players; on the main board for more. */
const MOVED = ['imitation', 'forest-exploration']
const HEIGHT = 3

/** The printed spaces by board. The main board has three columns, the others are as high as three spaces. */
export function boards(view: FarmView): Board[] {
  const printed = view.spaces.filter((space) => space.stage === 0)
  const small = view.options.players === 3 ? [...SMALL, ...MOVED] : SMALL
  const on = (ids: string[]) => printed.filter((space) => ids.includes(space.id))
  const [first, large, extra] = [on(FIRST), on(LARGE), on(small)]
  const main = printed.filter((space) => ![...FIRST, ...LARGE, ...small].includes(space.id))
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
export function stages(view: FarmView, coming: readonly { round: number; stage: number }[]): Stage[] {
  return [1, 2, 3, 4].map((stage) => ({
    stage,
    cards: view.spaces.filter((space) => space.stage === stage),
    backs: coming.filter((card) => card.stage === stage && card.round > view.round).map((card) => card.round),
  }))
}
