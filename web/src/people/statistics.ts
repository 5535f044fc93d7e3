/** What finished games come to: means, and how often one wins. */

import type { GameId, MyResult } from '../lib/types'

export interface Rate {
  label: string
  games: number
  wins: number
  mean: number
}

/** The results of one game with others, and those of playing alone. */
export function split(results: MyResult[], game: GameId): { alone: MyResult[]; together: MyResult[] } {
  const mine = results.filter((result) => result.game === game)
  return {
    alone: mine.filter(({ scores }) => scores.length === 1),
    together: mine.filter(({ scores }) => scores.length > 1),
  }
}

/** Wins and points by something that every result has: the number of players, or who played. */
export function rates(results: MyResult[], labels: (result: MyResult) => string[]): Rate[] {
  const found = new Map<string, Rate>()
  for (const result of results)
    for (const label of new Set(labels(result))) {
      const rate = found.get(label) ?? { label, games: 0, wins: 0, mean: 0 }
      rate.mean = (rate.mean * rate.games + result.score) / (rate.games + 1)
      rate.games += 1
      rate.wins += Number(result.won)
      found.set(label, rate)
    }
  return [...found.values()].sort((one, other) => other.games - one.games)
}

export function best(results: MyResult[]): MyResult | undefined {
  return results.toSorted((one, other) => other.score - one.score)[0]
}

/** Every category that scored in some of the games, with its mean. */
export function categories(results: MyResult[]): [string, number][] {
  const sums = new Map<string, number>()
  for (const { sheet } of results)
    for (const [category, points] of Object.entries(sheet)) sums.set(category, (sums.get(category) ?? 0) + points)
  return [...sums].filter(([, sum]) => sum !== 0).map(([category, sum]) => [category, sum / results.length])
}
