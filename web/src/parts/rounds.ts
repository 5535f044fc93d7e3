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

/** Steps by round, the newest round and the newest step first. */
export function byRound(steps: readonly Step[]): { round: Round; steps: Step[] }[] {
  const found: { round: Round; steps: Step[] }[] = []
  for (const step of steps) {
    const last = found[0]
    if (last && last.round.round === step.round && last.round.era === step.era) last.steps.unshift(step)
    else found.unshift({ round: { era: step.era, round: step.round }, steps: [step] })
  }
  return found
}
