/** Takes what nobody would refuse, for players who want single choices to be made for them. */

import type { Desk } from '../lib/desk.svelte'
import { settings } from '../lib/settings.svelte'
import type { Action, Decision } from '../lib/types'

/** The last part of a space, if it is for nothing: animals that wait, say. */
export function gift(desk: Desk, decision: Decision): Action | undefined {
  const idle = new Set(['stop', ...(desk.tables?.any_time ?? [])])
  const rest = decision.actions.filter((action) => !idle.has(action.kind))
  const [last] = rest
  const free = last && Object.keys(last.gain).length > 0 && Object.keys(last.cost).length === 0
  return rest.length === 1 && free && last.kind === 'choose' ? last : undefined
}

/** An effect that takes it. Only when the game has gone on: whoever has undone it wants to do something else first. */
export function takeGifts(desk: () => Desk): () => void {
  let steps = desk().table?.steps ?? 0
  return () => {
    const { decision, connection, table, tables } = desk()
    if (!connection.idle || !tables) return
    const on = table && table.steps > steps
    steps = table?.steps ?? 0
    if (!on || !decision || !settings.forced || connection.only !== null) return
    const action = gift(desk(), decision)
    if (action) desk().choose(action)
  }
}
