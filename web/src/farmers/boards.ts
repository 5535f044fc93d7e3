/** How the action spaces lie on the table. */

import type { FarmersSpace, FarmersView } from '../lib/types'

/** A slot for the card of a round. */
export interface Slot {
  id: string
  /** The round in which a card is turned up here, while there is none; 0 once there is one. */
  round: number
  /** The card, once it is turned up. */
  space: FarmersSpace | null
  /** Some rounds are skipped with few players. */
  played: boolean
}

export interface Stage {
  stage: number
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

/** What the reference says about the cards: which may be turned up in a round. */
export interface Coming {
  round: number
  stage: number
  cards: readonly string[]
}

/**
 * The slots of each stage. Every card that a stage may bring has its own slot, so that none ever moves; a card that was
 * turned over lies where it lay before. The slots that are left show the rounds to come.
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
    const later = rounds.slice(up.length).map(({ round }) => round)
    const cards = lying.map((space, place) => ({
      id: known[place]!,
      round: space ? 0 : later.shift()!,
      space,
      played: true,
    }))
    const missing = Array.from({ length: CARDS }, (_, place) => index * CARDS + place + 1)
      .filter((round) => rounds.length && !rounds.some((row) => row.round === round))
      .map((round) => ({ id: `round-${round}`, round, space: null, played: false }))
    return { stage, cards: [...cards, ...missing] }
  })
}
