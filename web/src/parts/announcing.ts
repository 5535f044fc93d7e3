/** What is asked or waited for, in words; and what happened, for a screen reader. */

import type { Desk } from '../lib/desk.svelte'
import type { Decision, StepAnswer } from '../lib/types'
import { words } from '../lib/words.svelte'

/** What is asked of this player, or who is waited for. */
export function asked(desk: Desk): string {
  const { table, connection } = desk
  const waitsFor = table.held ?? table.turn
  if (table.state === 'over') return words.say('page-over')
  if (desk.decision) return named(desk, desk.decision)
  if (connection.seat !== null && waitsFor === connection.seat) return words.say('page-a-moment')
  return words.say(table.busy ? 'page-waiting-busy' : 'page-waiting', { name: desk.nameOf(waitsFor) })
}

/** The question of a decision; where a furnishing or room goes is asked with its name. */
function named(desk: Desk, { question, label, actions }: Decision): string {
  const thing = question === 'cell' ? desk.laidBy(actions) : null
  const table = desk.game === 'cave-farmers' ? 'furnishing' : 'room'
  return thing ? words.say('page-build-where', { thing: words.name(desk.game, table, thing) }) : label
}

/** What happened in some steps, in its order. A player's own choices are known to them; what they led to is not. */
export function happened(desk: Desk, steps: readonly StepAnswer[]): string[] {
  return steps.flatMap((step) => [
    ...(step.seat === desk.me && !step.forced ? [] : [step.sentence]),
    ...step.followed.map(({ sentence }) => sentence),
  ])
}
