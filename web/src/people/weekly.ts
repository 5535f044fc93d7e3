/** The position of the week: beginning it, and what is told of it. */

import { ask, newToken } from '../lib/api'
import { profileToken } from '../lib/profile.svelte'
import { keepSeat } from '../lib/seats'
import type { DailyBegun, DailyGame, GameId, TableAnswer, WeeklyAnswer, WeeklyBoard } from '../lib/types'
import { words } from '../lib/words.svelte'
import { dayAfter, dayName } from './daily'
import { fetchSeats } from './me'
import { knownPlayer, thisPlayer } from './player'

export function readWeek(week: string | null): Promise<WeeklyAnswer> {
  return ask(`/api/weekly${week ? `?week=${week}` : ''}`, { player: knownPlayer() })
}

export function readWeeklyBoard(week: string, game: GameId): Promise<WeeklyBoard> {
  return ask(`/api/weekly/${week}/${game}`, { player: knownPlayer() })
}

/** Begin the position of this week, or find the one that was begun before, and return the address of its table. */
export async function beginWeekly(game: GameId, name: string): Promise<string> {
  const token = newToken()
  const wish = { method: 'POST' as const, body: { name }, token, player: thisPlayer() }
  const { id, begun } = await ask<DailyBegun>(`/api/weekly/${game}`, wish)
  if (begun) {
    const { creator } = await ask<TableAnswer>(`/api/tables/${id}`)
    keepSeat({ table: id, seat: creator!, token: profileToken() ?? token, game })
  } else await fetchSeats()
  return `/t/${id}`
}

/** The Monday of a week such as 2026-W47: the first week of a year is the one with its fourth of January. */
export function mondayOf(week: string): string {
  const [year, number] = week.split('-W') as [string, string]
  const fourth = `${year}-01-04`
  const weekday = (new Date(`${fourth}T00:00Z`).getUTCDay() + 6) % 7
  return dayAfter(fourth, (Number(number) - 1) * 7 - weekday)
}

/** The week so many weeks later. */
export function weekAfter(week: string, weeks: number): string {
  const thursday = dayAfter(mondayOf(week), 7 * weeks + 3)
  const days = (Date.parse(`${thursday}T00:00Z`) - Date.parse(`${thursday.slice(0, 4)}-01-01T00:00Z`)) / 86_400_000
  return `${thursday.slice(0, 4)}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`
}

export function weekName(week: string): string {
  const monday = mondayOf(week)
  return words.say('page-weekly-from', { first: dayName(monday), last: dayName(dayAfter(monday, 6)) })
}

/** By how much it was won or lost. */
export function lead(points: number): string {
  if (points > 0) return words.say('page-weekly-won', { points })
  return points < 0 ? words.say('page-weekly-lost', { points: -points }) : words.say('page-weekly-even')
}

/** How the player stands, or that it was too late to count. */
export function weeklyStanding({ mine, finished }: DailyGame): string {
  const result = lead(mine?.score ?? 0)
  if (!mine?.counts) return words.say('page-weekly-late', { result })
  return words.say('page-weekly-place', { result, place: mine.place ?? 0, count: finished })
}
