/** The game of the day: beginning it, and what is told of it. */

import { ask, newToken } from '../lib/api'
import { profileToken } from '../lib/profile.svelte'
import { keepSeat } from '../lib/seats'
import type { DailyAnswer, DailyBegun, DailyBoard, DailyGame, GameId } from '../lib/types'
import { words } from '../lib/words.svelte'
import { fetchSeats } from './me'
import { knownPlayer, thisPlayer } from './player'

export function readDay(day: string | null): Promise<DailyAnswer> {
  return ask(`/api/daily${day ? `?day=${day}` : ''}`, { player: knownPlayer() })
}

export function readBoard(day: string, game: GameId): Promise<DailyBoard> {
  return ask(`/api/daily/${day}/${game}`, { player: knownPlayer() })
}

/** Begin today's game, or find the one that was begun before, and return the address of its table. */
export async function begin(game: GameId, name: string): Promise<string> {
  const token = newToken()
  const wish = { method: 'POST' as const, body: { name }, token, player: thisPlayer() }
  const { id, begun } = await ask<DailyBegun>(`/api/daily/${game}`, wish)
  if (begun) keepSeat({ table: id, seat: 0, token: profileToken() ?? token, game })
  else await fetchSeats()
  return `/t/${id}`
}

/** A day as people write it. Days are those of UTC. */
export function dayName(day: string): string {
  const format = new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00Z`))
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** A moment by the clock of this device. */
export function timeOf(at: number): string {
  return new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }).format(new Date(at * 1000))
}

/** How the player stands: the points and the place, or that it was too late to count. */
export function standing({ mine, finished }: DailyGame): string {
  const points = mine?.score ?? 0
  if (!mine?.counts) return words.say('page-daily-late', { points })
  return words.say('page-daily-result', { points, place: mine.place ?? 0, count: finished })
}

const SQUARES = ['🟧', '🟩', '🟥', '🟦', '🟫', '🟨', '🟪', '⬜']
const EACH = 5

/** Points by category as coloured squares, one for every five points: a picture that gives no card away. */
export function mosaic(sheet: Record<string, number>): string {
  return Object.values(sheet)
    .map((points, index) => SQUARES[index % SQUARES.length]!.repeat(Math.max(0, Math.round(points / EACH))))
    .join('')
}

/** What one sends to friends. */
export function sharedText(day: DailyAnswer, game: DailyGame, sheet: Record<string, number>): string {
  const lines = [
    words.say('page-daily-of', { date: dayName(day.day) }),
    words.say('page-labelled', { what: words.say(`game-${game.game}`), told: standing(game) }),
    mosaic(sheet),
  ]
  if (day.streak > 1) lines.push(words.say('page-daily-streak', { days: day.streak }))
  return [...lines, `${location.origin}/daily`].join('\n')
}
