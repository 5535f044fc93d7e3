/** Plays several choices, each for the decision that the one before has led to. */

import type { TableConnection } from '../lib/connection.svelte'

const PATIENCE = 5000
const GLANCE = 15

/** Play choices as long as the same question is asked and offers them; stops at anything unexpected. */
export async function playAll(connection: TableConnection, texts: readonly string[]): Promise<boolean> {
  const question = connection.decision?.question
  for (const [index, text] of texts.entries()) {
    const decision = connection.decision
    const action = decision?.actions.find((one) => one.text === text)
    if (!decision || decision.question !== question || !action) return false
    await connection.act(action)
    if (connection.problem) return false
    const news = await moved(connection, decision.version)
    if (!news) return false
    if (index < texts.length - 1 && !(await asked(connection))) return false
  }
  return true
}

const moved = (connection: TableConnection, version: number) => until(() => (connection.table?.version ?? 0) > version)
const asked = (connection: TableConnection) => until(() => connection.asked)

async function until(holds: () => boolean): Promise<boolean> {
  const last = Date.now() + PATIENCE
  while (!holds()) {
    if (Date.now() > last) return false
    await new Promise((wait) => setTimeout(wait, GLANCE))
  }
  return true
}
