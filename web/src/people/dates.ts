/** Days, weeks and moments as people write them. Days are those of UTC. */

import { words } from '../lib/words.svelte'

export function dayName(day: string): string {
  const format = new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T00:00Z`))
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The Monday of a week such as 2026-W47: the first week of a year is the one with its fourth of January. */
export function mondayOf(week: string): string {
  const [year, number] = week.split('-W') as [string, string]
  const fourth = `${year}-01-04`
  const weekday = (new Date(`${fourth}T00:00Z`).getUTCDay() + 6) % 7
  return dayAfter(fourth, (Number(number) - 1) * 7 - weekday)
}

/** From Monday to Sunday. */
export function weekName(week: string): string {
  const format = new Intl.DateTimeFormat(words.language, { dateStyle: 'long', timeZone: 'UTC' })
  const monday = mondayOf(week)
  return format.formatRange(new Date(`${monday}T00:00Z`), new Date(`${dayAfter(monday, 6)}T00:00Z`))
}

/** The week so many weeks later. */
export function weekAfter(week: string, weeks: number): string {
  const thursday = dayAfter(mondayOf(week), 7 * weeks + 3)
  const days = (Date.parse(`${thursday}T00:00Z`) - Date.parse(`${thursday.slice(0, 4)}-01-01T00:00Z`)) / 86_400_000
  return `${thursday.slice(0, 4)}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`
}

/** A time by the clock of this device. */
export function timeOf(at: number): string {
  return new Intl.DateTimeFormat(words.language, { timeStyle: 'short' }).format(new Date(at * 1000))
}

/** A date and a time by the clock of this device. */
export function moment(at: number): string {
  const format = new Intl.DateTimeFormat(words.language, { dateStyle: 'medium', timeStyle: 'short' })
  return format.format(new Date(at * 1000))
}
