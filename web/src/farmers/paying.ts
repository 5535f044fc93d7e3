/** Several choices one after the other, each for the decision that the one before has led to. */

import type { Live } from '../lib/live.svelte'

const PATIENCE = 5000
const GLANCE = 15

/** Play choices as long as the same question is asked and offers them; stops at anything unexpected. */
export async function playAll(live: Live, texts: readonly string[]): Promise<boolean> {
  const question = live.decision?.question
  for (const [index, text] of texts.entries()) {
    const decision = live.decision
    const action = decision?.actions.find((one) => one.text === text)
    if (!decision || decision.question !== question || !action) return false
    await live.act(action)
    if (live.problem) return false
    const news = await moved(live, decision.version)
    if (!news) return false
    if (index < texts.length - 1 && !(await asked(live))) return false
  }
  return true
}

const moved = (live: Live, version: number) => until(() => (live.table?.version ?? 0) > version)
const asked = (live: Live) => until(() => live.asked)

async function until(holds: () => boolean): Promise<boolean> {
  const last = Date.now() + PATIENCE
  while (!holds()) {
    if (Date.now() > last) return false
    await new Promise((wait) => setTimeout(wait, GLANCE))
  }
  return true
}
