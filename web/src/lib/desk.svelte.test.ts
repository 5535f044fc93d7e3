import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TableConnection } from './connection.svelte'
import { Desk } from './desk.svelte'
import { keepReadTo } from './read'
import type { Action, ChatAnswer } from './types'

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

const MEADOW = { text: 'tile meadow-field a4 b4', cells: ['a4', 'b4'] } as Action
const STABLE = { text: 'tile stable a4', cells: ['a4'] } as Action
const GRAIN = { text: 'sow grain' } as Action
const part = (text: string, ...then: Action[]): Action => ({ text, then }) as Action

/** A desk where these parts of a space can be chosen, and what it sends when one clicks. */
function choosing(use: (desk: Desk, act: ReturnType<typeof vi.fn>) => void, ...actions: Action[]): void {
  const act = vi.fn(async () => [])
  const decision = { version: 1, question: 'part', actions }
  const table = { seats: [], options: {}, version: 1 }
  const connection = { id: 'x', seat: 0, chat: [], table, asked: true, idle: false, only: null, decision, act }
  $effect.root(() => use(new Desk(connection as unknown as TableConnection), act))()
}

describe('the parts of a space', () => {
  it('are chosen together with the cell or the seed that follows', () => {
    const [lay, sow] = [part('choose meadow-field', MEADOW), part('choose sow', GRAIN)]
    choosing(
      (desk, act) => {
        expect(desk.reachable).toEqual([lay, sow, MEADOW])
        expect(desk.seeds(sow)).toEqual([GRAIN])
        desk.choose(MEADOW)
        expect(act).toHaveBeenCalledWith(lay)
      },
      lay,
      sow,
    )
  })

  it('are chosen first where a cell could mean several of them', () => {
    const parts = [part('choose meadow-field', MEADOW), part('choose stable', STABLE)]
    choosing((desk) => expect(desk.reachable).toEqual(parts), ...parts)
  })
})
