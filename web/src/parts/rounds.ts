/** Rounds as the log and the result name them. */

import type { Step, View } from '../lib/types'
import { words } from '../lib/words.svelte'

export interface Round {
  era: number | null
  round: number
}

export function roundName({ era, round }: Round, view: View): string {
  if (round === 0) return words.say('page-preparation')
  if (era === null && !view.rounds.includes(round)) return words.say('page-the-end')
  if (era === null || view.options.mode === 'era-1') return words.say('page-round-short', { round })
  return words.say('page-era-round', { era: ['', 'I', 'II'][era] ?? era, round })
}

/** What one player did with one dwarf or tile, or what chance did. */
export interface Turn {
  seat: number | null
  steps: Step[]
}

const BEGINS = /^(place|take) /

/** Steps by round and turn, the newest round and the newest turn first; a turn is told as it went. */
export function byRound(steps: readonly Step[]): { round: Round; turns: Turn[] }[] {
  const found: { round: Round; turns: Turn[] }[] = []
  for (const step of steps) {
    if (found[0]?.round.round !== step.round || found[0].round.era !== step.era) {
      found.unshift({ round: { era: step.era, round: step.round }, turns: [] })
    }
    const { turns } = found[0]!
    if (turns[0]?.seat === step.seat && !BEGINS.test(step.text)) turns[0].steps.push(step)
    else turns.unshift({ seat: step.seat, steps: [step] })
  }
  return found
}
