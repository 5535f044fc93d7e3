/** What a review says about decisions: marks, numbers, and where in the game they lie. */

import type { LineStep, ReviewDecision } from '../lib/types'

export const GRADES = ['best', 'good', 'doubtful', 'mistake', 'blunder'] as const

/** How players of chess annotate moves; most have no mark. */
export type Mark = '!' | '?!' | '?' | '??'

const MARKS: Partial<Record<ReviewDecision['grade'], Mark>> = { doubtful: '?!', mistake: '?', blunder: '??' }

export function markOf({ grade, only }: Pick<ReviewDecision, 'grade' | 'only'>): Mark | null {
  return MARKS[grade] ?? (only && grade === 'best' ? '!' : null)
}

/** The nearest decision of a player with a mark, before another or after it. */
export function nextMark(
  decisions: readonly ReviewDecision[],
  from: number,
  seat: number,
  way: 1 | -1,
): ReviewDecision | undefined {
  const marked = decisions.filter((one) => one.seat === seat && markOf(one) && way * (one.number - from) > 0)
  return way === 1 ? marked[0] : marked.at(-1)
}

/** The expected points less those of the best opponent; alone, the points. */
export function leadOf(points: readonly number[], seat: number): number {
  const others = points.filter((_, index) => index !== seat)
  return points[seat]! - (others.length ? Math.max(...others) : 0)
}

/** The decisions of a round, by their numbers. */
export interface Band {
  era: number | null
  round: number
  first: number
  last: number
}

export function bandsOf(decisions: readonly ReviewDecision[]): Band[] {
  const found: Band[] = []
  for (const { era, round, number } of decisions) {
    const last = found.at(-1)
    if (last?.era === era && last.round === round) last.last = number
    else found.push({ era, round, first: number, last: number })
  }
  return found
}

/** What one player, or chance, does without a break in a line of play. */
export interface Passage {
  seat: number | null
  told: string[]
  /** How likely its first step is. */
  share: number
  gain: number
}

export function passagesOf(line: readonly LineStep[]): Passage[] {
  const found: Passage[] = []
  for (const { seat, told, share, gain } of line) {
    const last = found.at(-1)
    if (last && seat !== null && last.seat === seat) {
      last.told.push(told)
      last.gain += gain
    } else found.push({ seat, told: [told], share, gain })
  }
  return found
}

/** Values in their order, moved apart so that no two are nearer than a gap, and none beyond a limit. */
export function spread(values: readonly number[], gap: number, limit: number): number[] {
  const found = [...values]
  const order = values.map((_, index) => index).sort((one, other) => values[one]! - values[other]!)
  let least = -Infinity
  for (const index of order) least = (found[index] = Math.max(found[index]!, least)) + gap
  let most = limit
  for (const index of order.reverse()) most = (found[index] = Math.min(found[index]!, most)) - gap
  return found
}
