import { describe, expect, it } from 'vitest'
import type { MeetingAnswer } from '../lib/types'
import { shareAt } from './tournament'

function table(...result: [score: number, won: boolean, lost: boolean][]): MeetingAnswer {
  const told = result.map(([score, won, lost]) => ({ score, won, lost }))
  return { round: 1, table: 'x', players: result.map((_, seat) => seat), result: told }
}

describe('what a table brings', () => {
  it('is the share of the others that one beat', () => {
    const four = table([50, true, false], [40, false, false], [40, false, false], [10, false, false])
    expect([0, 1, 2, 3].map((seat) => shareAt(four, seat))).toEqual([1, 0.5, 0.5, 0])
  })
  it('is nothing for whoever has left, whatever the bot made of it', () => {
    const two = table([90, true, true], [10, false, false])
    expect([shareAt(two, 0), shareAt(two, 1)]).toEqual([0, 1])
  })
  it('is open while the game is played', () => {
    expect(shareAt({ ...table(), result: null }, 0)).toBeNull()
  })
})
