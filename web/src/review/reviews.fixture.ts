/** Reviewed decisions for tests. */

import type { Review, ReviewDecision } from '../lib/types'

export function decision(number: number, more: Partial<ReviewDecision> = {}): ReviewDecision {
  const words = { action: number, text: `text ${number}`, label: `Better ${number}` }
  const bare = { before: [0, 0], after: [number, 0], best: words, played: words, era: 1, grade: 'good' as const }
  const rest = { lead_after: 0, lead_before: 0, line: [], lost: 0, only: false, reason: [], round: 1, seat: 0, turn: 1 }
  return { ...bare, ...rest, number, step: 10 * number, told: `move ${number}`, ...more }
}

export function reviewed(...decisions: ReviewDecision[]): Review {
  const bare = { game: 'cave-vs-cave', options: {}, simulations: 8, draws: [], turns: [], worst: [] }
  return { ...bare, decisions, players: [], turning_point: null }
}
