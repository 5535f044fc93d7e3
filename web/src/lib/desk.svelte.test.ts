import { afterEach, describe, expect, it } from 'vitest'
import type { TableConnection } from './connection.svelte'
import { Desk } from './desk.svelte'
import { keepReadTo } from './read'
import type { ChatAnswer } from './types'

afterEach(() => localStorage.clear())

/** The unread messages for whoever has the second seat, if these seats have spoken one after another. */
function unread(...seats: number[]): number {
  const chat = seats.map((seat, index): Partial<ChatAnswer> => ({ number: index + 1, seat }))
  const connection = { id: 'x', seat: 1, chat, table: { seats: [], options: {} } } as unknown as TableConnection
  let count = 0
  $effect.root(() => {
    count = new Desk(connection).unread
  })()
  return count
}

describe('the chat of a table', () => {
  it('is unread from where it was last opened here, and without my own words', () => {
    expect(unread(0, 0)).toBe(2)
    keepReadTo('x', 1)
    expect(unread(0, 0)).toBe(1)
  })

  it('is read up to my last answer, which may come from another device', () => {
    expect(unread(0, 0, 1)).toBe(0)
    expect(unread(0, 1, 0)).toBe(1)
  })
})
