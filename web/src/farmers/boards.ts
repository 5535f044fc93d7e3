/** How the action spaces lie on the table. */

import type { FarmersSpace, FarmersView } from '../lib/types'

/** A slot for a card. */
export interface Slot {
  id: string
  /** The card, once it is turned up. */
  space: FarmersSpace | null
  /** With few players some rounds are skipped: the one that brings no card here. */
  skipped?: number
}

export interface Stage {
  stage: number
  rounds: number[]
  cards: Slot[]
}

const ORDER = ['main', 'large', 'small', 'first'] as const
const STAGES = 4
const CARDS = 3

/** The printed spaces, board by board; the three that belong to the first rounds come last. */
export function printed(view: FarmersView): FarmersSpace[] {
  return ORDER.flatMap((board) => view.spaces.filter((space) => space.board === board))
}

/** How many spaces lie side by side: three rows of them, and at least four, so that each stage has a column. */
export function columns(spaces: number): number {
  return Math.max(4, Math.ceil(spaces / 3))
}

/** The same on a tablet held upright, which has room for six: as few rows as that takes, all of them about full. */
export function upright(spaces: number): { columns: number; rows: number } {
  const rows = Math.ceil(spaces / 6)
  return { columns: Math.ceil(spaces / rows), rows }
}

/** What the reference says about the cards: which may be turned up in a round. */
export interface Coming {
  round: number
  stage: number
  cards: readonly string[]
}

/**
 * The slots of each stage. Every card that a stage may bring has its own slot, so that none ever moves; a card that was
 * turned over lies where it lay before. Which round turns up which of the others is not known.
 */
export function slots(view: FarmersView, coming: readonly Coming[]): Stage[] {
  return Array.from({ length: STAGES }, (_, index) => {
    const stage = index + 1
    const rounds = coming.filter((card) => card.stage === stage)
    const up = view.spaces.filter((space) => space.stage === stage)
    const known = [...new Set(rounds.flatMap(({ cards }) => cards))]
    const other = up.find((space) => !known.includes(space.id))
    const lying = known.map((id) => up.find((space) => space.id === id) ?? null)
    if (other) lying[lying.indexOf(null)] = other
    const cards: Slot[] = lying.map((space, place) => ({ id: known[place]!, space }))
    const missing = Array.from({ length: CARDS }, (_, place) => index * CARDS + place + 1)
      .filter((round) => rounds.length && !rounds.some((row) => row.round === round))
      .map((round) => ({ id: `round-${round}`, space: null, skipped: round }))
    return { stage, rounds: rounds.map(({ round }) => round), cards: [...cards, ...missing] }
  })
}
