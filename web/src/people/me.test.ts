import { describe, expect, it } from 'vitest'
import type { MyResult } from '../lib/types'
import { words } from '../lib/words.svelte'
import { deviceName } from './me'
import { bestAlone, built, categories, rates, setUp, split, ticksTo } from './statistics'

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

  it('counts wins, means and luck by number of players', () => {
    expect(rates(games, ({ scores }) => [{ label: String(scores.length) }])).toMatchObject([
      { label: '2', games: 2, wins: 1, mean: 40, luck: 0.5 },
      { label: '1', games: 1, wins: 0, mean: 70, luck: 1 },
    ])
  })

  it('counts a game against two bots of one level once', () => {
    expect(rates(games.slice(0, 1), () => [{ label: 'novice' }, { label: 'novice' }])[0]?.games).toBe(1)
  })

  it('knows the best game of each set-up, and the mean of each category', () => {
    const short = { ...result(90, [90], false), options: { furnishings: 'introductory' } }
    expect(bestAlone([...games, short]).map(({ result }) => result.score)).toEqual([90, 70])
    expect(categories(games.slice(0, 2))).toEqual([['grain', 3]])
  })

  it('keeps a category whose gains and losses make up for each other', () => {
    expect(categories([result(0, [0], false, { gold: 2 }), result(0, [0], false, { gold: -2 })])).toEqual([['gold', 0]])
  })

  it('counts what was built, where that was noted', () => {
    const noted = { ...result(1, [1], false), built: ['miner', 'cooking-cave'] }
    expect(built([...games, noted, { ...noted, built: ['miner'] }])).toEqual([
      ['miner', 2],
      ['cooking-cave', 1],
    ])
  })

  it('tells a set-up by what is not as usual', () => {
    words.use('en', 'cave-farmers-furnishings-full = Full game\npage-labelled = { $what }: { $told }')
    const options = { players: 1, furnishings: 'full', harvest_reveal: 'start', solo_clear: 'from6' }
    expect(setUp({ game: 'cave-farmers', options })).toBe(
      'Full game · cave-farmers-option-solo-clear: cave-farmers-solo-clear-from6',
    )
  })

  it('has round numbers on its axis', () => {
    expect(ticksTo(-12, 61)).toEqual([0, 20, 40, 60])
    expect(ticksTo(0, 10)).toEqual([0, 5, 10])
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
