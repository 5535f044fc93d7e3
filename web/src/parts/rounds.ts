/** Rounds as the log and the result name them. */

import type { StepAnswer, View } from '../lib/types'
import { words } from '../lib/words.svelte'

export interface Round {
  era: number | null
  round: number
}

export function roundName({ era, round }: Round, view: View): string {
  if (round === 0) return words.say('page-preparation')
  if (era === null && !view.rounds.includes(round)) return words.say('page-the-end')
  if (era === null || ('mode' in view.options && view.options.mode === 'era-1'))
    return words.say('page-round-short', { round })
  return words.say('page-era-round', { era: ['', 'I', 'II'][era] ?? era, round })
}

/** A round where there is no room for its name; what comes after the last one is the end. */
export function roundMark(round: Round, view: View): string {
  return roundName(round, view) === words.say('page-the-end') ? '★' : String(round.round || '')
}

/** What one player did with one dwarf or tile, with what chance turned up meanwhile; or what chance did before. */
export interface Turn {
  seat: number | null
  steps: StepAnswer[]
  ended: boolean
}

/** Steps by round and turn, the newest round and the newest turn first; within a turn, in the order of play. */
export function byRound(steps: readonly StepAnswer[]): { round: Round; turns: Turn[] }[] {
  const found: { round: Round; turns: Turn[] }[] = []
  for (const step of steps) {
    if (found[0]?.round.round !== step.round || found[0].round.era !== step.era) {
      found.unshift({ round: { era: step.era, round: step.round }, turns: [] })
    }
    const { turns } = found[0]!
    const goesOn = turns[0] && !turns[0].ended && (step.seat === turns[0].seat || step.seat === null)
    if (!goesOn) turns.unshift({ seat: step.seat, steps: [], ended: false })
    const turn = turns[0]!
    turn.steps.push(step)
    turn.ended = turn.seat !== null && step.ends
  }
  return found
}

/**
 * What happened since a player's last turn, and the step that ended it. What others did stays news while the next turn
 * goes on, or is `held` for its confirmation. A single choice that was made for the player is news as well.
 */
export function sinceTurnOf(
  seat: number | null,
  steps: readonly StepAnswer[],
  held: number | null,
): { last: number; news: StepAnswer[] } {
  const chosen = (step: StepAnswer) => step.seat === seat && !step.forced
  const turn = byRound(steps)[0]?.turns[0]
  const goesOn = seat !== null && turn?.seat === seat && (!turn.ended || held === seat)
  const begun = (goesOn && turn?.steps.find(chosen)?.step) || steps.length + 1
  const last = steps.slice(0, begun - 1).findLast(chosen)?.step ?? 0
  return { last, news: steps.slice(last, begun - 1) }
}

/** The sentences of a turn: what its player did without a break is one of them. */
export function sentences(turn: Turn): StepAnswer[][] {
  const found: StepAnswer[][] = []
  for (const step of turn.steps) {
    const last = found.at(-1)
    if (last && step.seat !== null && last[0]!.seat === step.seat) last.push(step)
    else found.push([step])
  }
  return found
}
