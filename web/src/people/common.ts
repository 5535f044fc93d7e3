/** Games that everybody plays with the same chance, of a day or a week: what is the same of both. */

import { ask, newToken } from '../lib/api'
import { profileToken } from '../lib/profile.svelte'
import { keepSeat } from '../lib/seats'
import type { DailyBegun, DailyGame, DailyRow, GameId, Promise as Pledge, TableAnswer } from '../lib/types'
import { words } from '../lib/words.svelte'
import { fetchSeats } from './me'
import { knownPlayer, thisPlayer } from './player'

/** A day or a week with its games. */
export interface Period {
  name: string
  current: string
  ends: number
  closes: number
  /** Days in a row; 0 where nothing is counted. */
  streak: number
  longest: number
  /** The level of the bot to be beaten, if there is one. */
  level: string | null
  games: DailyGame[]
  /** The commitments for the next one. */
  next: Pledge[]
}

export interface Results {
  finished: number
  rows: DailyRow[]
  /** The player's own points by category. */
  sheet?: Record<string, number> | null
}

/** What is told of a day or a week, by the ids of the messages. */
export interface Wording {
  title: string
  about: string
  of: string
  others: string
  before: string
  after: string
  current: string
  play: string
  board: string
  over: string
  check: string
  next: string
}

/** The game of the day, or the position of the week. */
export interface Common {
  path: 'daily' | 'weekly'
  words: Wording
  read(name: string | null): Promise<Period>
  /** The name of the period so many periods later. */
  after(name: string, count: number): string
  /** A period as people write it. */
  named(name: string): string
  moment(at: number): string
  /** A score in words. */
  told(score: number): string
  /** How the player stands: the score and the place, or that it was too late to count. */
  standing(game: DailyGame): string
  /** What a picture of a result is built of. */
  stones(score: number, sheet: Record<string, number> | null): Record<string, number>
}

export function readResults({ path }: Common, name: string, game: GameId): Promise<Results> {
  return ask(`/api/${path}/${name}/${game}`, { player: knownPlayer() })
}

/** Begin a game, or find the one that was begun before, and return the address of its table. */
export async function begin({ path }: Pick<Common, 'path'>, game: GameId, name: string): Promise<string> {
  const token = newToken()
  const wish = { method: 'POST' as const, body: { name }, token, player: thisPlayer() }
  const { id, begun } = await ask<DailyBegun>(`/api/${path}/${game}`, wish)
  if (begun) {
    const { creator } = await ask<TableAnswer>(`/api/tables/${id}`)
    keepSeat({ table: id, seat: creator!, token: profileToken() ?? token, game })
  } else await fetchSeats()
  return `/t/${id}`
}

const SQUARES = ['🟧', '🟩', '🟥', '🟦', '🟫', '🟨', '🟪', '⬜']
const EACH = 5

/** Points by category as coloured squares, one for every five points: a picture that gives no card away. */
export function mosaic(stones: Record<string, number>): string {
  return Object.values(stones)
    .map((points, index) => SQUARES[index % SQUARES.length]!.repeat(Math.max(0, Math.round(points / EACH))))
    .join('')
}

/** How many days in a row, if it is more than one. */
export function rowOf({ streak }: Period): string {
  return streak > 1 ? words.say('page-daily-streak', { days: streak }) : ''
}

/** What one sends to friends. */
export function sharedText(common: Common, period: Period, game: DailyGame, stones: Record<string, number>): string {
  const lines = [
    words.say(common.words.of, { date: common.named(period.name) }),
    words.say('page-labelled', { what: words.say(`game-${game.game}`), told: common.standing(game) }),
    mosaic(stones),
    rowOf(period),
    `${location.origin}/${common.path}`,
  ]
  return lines.filter(Boolean).join('\n')
}
