import { describe, expect, it } from 'vitest'
import type { MyResult } from '../lib/types'
import { deviceName } from './me'
import { best, categories, rates, split } from './statistics'

function result(score: number, scores: number[], won: boolean, sheet = {}): MyResult {
  return {
    table_id: 't',
    game: 'cave-farmers',
    options: {},
    at: 0,
    seat: 0,
    score,
    won,
    scores,
    sheet,
    built: null,
    players: [],
  }
}

describe('statistics', () => {
  const games = [
    result(50, [50, 40], true, { grain: 2, missing: 0 }),
    result(30, [30, 60], false, { grain: 4 }),
    result(70, [70], false),
  ]

  it('tells solo games apart', () => {
    const { alone, together } = split(games, 'cave-farmers')
    expect([alone.length, together.length]).toEqual([1, 2])
    expect(split(games, 'cave-vs-cave').together).toEqual([])
  })

  it('counts wins and means by number of players', () => {
    expect(rates(games, ({ scores }) => [String(scores.length)])).toEqual([
      { label: '2', games: 2, wins: 1, mean: 40 },
      { label: '1', games: 1, wins: 0, mean: 70 },
    ])
  })

  it('knows the best game, and the mean of each category', () => {
    expect(best(games)?.score).toBe(70)
    expect(categories(games.slice(0, 2))).toEqual([['grain', 3]])
  })
})

describe('a device', () => {
  it('is called by its browser and system', () => {
    expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox Linux')
    expect(deviceName('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36')).toBe(
      'Chrome Android',
    )
    expect(deviceName('')).toBe('Browser')
  })
})
