import { describe, expect, it } from 'vitest'
import type { TableConnection } from '../lib/connection.svelte'
import type { Action } from '../lib/types'
import { playAll } from './paying'

function choice(text: string): Action {
  return { action: 0, text, label: text, kind: 'trade', cost: {}, gain: {} }
}

/** A table that asks the same question until its time is up. */
function table(questions: string[], texts: string[]) {
  const played: string[] = []
  const connection = {
    table: { version: 1 },
    decision: { version: 1, seat: 0, question: questions[0]!, label: '', actions: texts.map(choice) },
    problem: null as string | null,
    asked: true,
    async act(action: Action) {
      played.push(action.text)
      connection.table.version += 1
      connection.decision = {
        ...connection.decision,
        version: connection.table.version,
        question: questions[played.length] ?? 'place',
      }
    },
  }
  return { connection: connection as unknown as TableConnection, played, broken: connection }
}

describe('paying step by step', () => {
  it('plays one after the other, and is done when something else is asked after the last', async () => {
    const { connection, played } = table(['feed', 'feed'], ['eat grain', 'eat boar'])
    expect(await playAll(connection, ['eat grain', 'eat boar'])).toBe(true)
    expect(played).toEqual(['eat grain', 'eat boar'])
  })

  it('stops when something else is asked in between', async () => {
    const { connection, played } = table(['feed', 'breed'], ['eat grain'])
    expect(await playAll(connection, ['eat grain', 'eat grain'])).toBe(false)
    expect(played).toEqual(['eat grain'])
  })

  it('stops at a choice that is not offered, and when the server refuses', async () => {
    const { connection, played, broken } = table(['feed', 'feed'], ['eat grain'])
    expect(await playAll(connection, ['eat boar'])).toBe(false)
    broken.problem = 'no'
    expect(await playAll(connection, ['eat grain', 'eat grain'])).toBe(false)
    expect(played).toEqual(['eat grain'])
  })
})
