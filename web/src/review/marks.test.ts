import { describe, expect, it } from 'vitest'
import type { LineStep } from '../lib/types'
import { bandsOf, leadOf, markOf, nextMark, passagesOf, spread } from './marks'
import { decision } from './reviews.fixture'

describe('marks', () => {
  it('are those of chess, and only the best of a kind is worth a "!"', () => {
    const marks = [
      markOf({ grade: 'blunder', only: true }),
      markOf({ grade: 'mistake', only: false }),
      markOf({ grade: 'doubtful', only: false }),
      markOf({ grade: 'good', only: true }),
      markOf({ grade: 'best', only: true }),
      markOf({ grade: 'best', only: false }),
    ]
    expect(marks).toEqual(['??', '?', '?!', null, '!', null])
  })

  it('are found forwards and backwards, for one player', () => {
    const all = [
      decision(1, { grade: 'mistake' }),
      decision(2, { grade: 'blunder', seat: 1 }),
      decision(3),
      decision(4, { grade: 'doubtful' }),
      decision(5, { grade: 'mistake' }),
    ]
    expect([nextMark(all, 3, 0, 1)?.number, nextMark(all, 3, 0, -1)?.number]).toEqual([4, 1])
    expect([nextMark(all, 3, 1, 1), nextMark(all, 3, 1, -1)?.number]).toEqual([undefined, 2])
    expect(nextMark(all, 4, 0, 1)?.number).toBe(5)
  })
})

describe('a chart of decisions', () => {
  it('has a band for each round, also where two eras count them anew', () => {
    const all = [decision(1), decision(2), decision(3, { round: 2 }), decision(4, { era: 2 })]
    expect(bandsOf(all)).toEqual([
      { era: 1, round: 1, first: 1, last: 2 },
      { era: 1, round: 2, first: 3, last: 3 },
      { era: 2, round: 1, first: 4, last: 4 },
    ])
  })

  it('shows the lead over the best opponent, or the points of who plays alone', () => {
    expect(leadOf([50, 60, 70], 0)).toBe(-20)
    expect(leadOf([50], 0)).toBe(50)
  })

  it('keeps signs apart, in their order', () => {
    expect(spread([30, 10, 12], 5, 99)).toEqual([30, 10, 15])
    expect(spread([30, 10, 29], 5, 31)).toEqual([31, 10, 26])
  })
})

describe('a line of play', () => {
  it('tells together what a player does without a break', () => {
    const step = (seat: number | null, told: string, gain = 0): LineStep => ({
      ...{ seat, told, gain, share: 0.5, text: told },
      sentence: told,
    })
    const line = [
      step(0, 'takes', -1),
      step(0, 'builds', 4),
      step(null, 'a card'),
      step(null, 'a marker'),
      step(1, 'b'),
    ]
    expect(passagesOf(line).map(({ seat, told, gain }) => [seat, told, gain])).toEqual([
      [0, ['takes', 'builds'], 3],
      [null, ['a card'], 0],
      [null, ['a marker'], 0],
      [1, ['b'], 0],
    ])
  })
})
