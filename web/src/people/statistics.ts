/** Statistics of finished games: means, win rates, what is built most. */

import type { GameId, MyResult } from '../lib/types'
import { words } from '../lib/words.svelte'

export interface Rate {
  label: string
  avatar?: string | null | undefined
  games: number
  wins: number
  mean: number
  /** How often a player would win if all were equally strong. */
  luck: number
}

interface Label {
  label: string
  avatar?: string | null
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
export function rates(results: MyResult[], labels: (result: MyResult) => Label[]): Rate[] {
  const found = new Map<string, Rate>()
  for (const result of results) {
    const seen = new Set<string>()
    for (const { label, avatar } of labels(result)) {
      if (seen.has(label)) continue // two bots of one level
      seen.add(label)
      const rate = found.get(label) ?? { label, avatar, games: 0, wins: 0, mean: 0, luck: 0 }
      rate.mean = (rate.mean * rate.games + result.score) / (rate.games + 1)
      rate.luck = (rate.luck * rate.games + 1 / result.scores.length) / (rate.games + 1)
      rate.games += 1
      rate.wins += Number(result.won)
      found.set(label, rate)
    }
  }
  return [...found.values()].sort((one, other) => other.games - one.games)
}

/** Options that are named only if they differ from the default. */
const USUAL: Record<string, string> = { harvest_reveal: 'start', solo_clear: 'over6', solo_cards: 'fixed' }

/** The set-up of a game in words: "Full game", "Era I". */
export function setUp({ game, options }: Pick<MyResult, 'game' | 'options'>): string {
  return Object.entries(options)
    .filter(([option, value]) => typeof value === 'string' && USUAL[option] !== value)
    .map(([option, value]) => {
      const told = words.name(game, option, String(value))
      return option in USUAL ? words.say('page-labelled', { what: words.name(game, 'option', option), told }) : told
    })
    .join(' · ')
}

/** The best game alone in each set-up, the best first. */
export function bestAlone(results: MyResult[]): { label: string; result: MyResult }[] {
  const found = new Map<string, MyResult>()
  for (const result of results) {
    const label = setUp(result)
    const best = found.get(label)
    if (!best || result.score > best.score) found.set(label, result)
  }
  return [...found]
    .map(([label, result]) => ({ label, result }))
    .sort((one, other) => other.result.score - one.result.score)
}

/** How often each thing was built, the most frequent first. */
export function built(results: MyResult[]): [string, number][] {
  const counts = new Map<string, number>()
  for (const result of results) for (const id of result.built ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}

/** Every category that scored in some of the games, with its mean. */
export function categories(results: MyResult[]): [string, number][] {
  const sums = new Map<string, number>()
  const scored = new Set<string>()
  for (const { sheet } of results)
    for (const [category, points] of Object.entries(sheet)) {
      sums.set(category, (sums.get(category) ?? 0) + points)
      if (points) scored.add(category)
    }
  return [...sums]
    .filter(([category]) => scored.has(category))
    .map(([category, sum]) => [category, sum / results.length])
}

/** Round numbers between two, about five of them. */
export function ticksTo(low: number, high: number): number[] {
  const size = [5, 10, 20, 25, 50, 100].find((one) => (high - low) / one <= 6) ?? 200
  const first = Math.ceil(low / size)
  return Array.from({ length: Math.floor(high / size) - first + 1 }, (_, index) => (first + index) * size)
}
