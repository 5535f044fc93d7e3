/** Clocks: what a player has left, or will have for a turn. */

import type { TableAnswer } from '../lib/types'
import { ago, soon, words } from '../lib/words.svelte'

const DAY = 86_400

type Clocked = Pick<TableAnswer, 'clock' | 'deadline' | 'held' | 'seats' | 'since' | 'turn'>

export interface ClockShown {
  /** Left to a player with a time limit, otherwise how long the player has been thinking. */
  seconds: number
  /** Does the time of this player run out? */
  limited: boolean
  /** Is this player thinking? */
  thinks: boolean
}

/** The clock of a seat at a time in seconds. Whoever is on vacation keeps the days that are left. */
export function clockOf({ clock, deadline, held, seats, since, turn }: Clocked, seat: number, now: number): ClockShown {
  const row = seats[seat]
  const thinks = (held ?? turn) === seat
  if (!clock || row?.kind !== 'person') return { seconds: now - since, limited: false, thinks }
  if (!thinks || deadline === null)
    return { seconds: clock.kind === 'days' ? clock.time * DAY : (row.bank ?? clock.time), limited: false, thinks }
  const away = clock.kind === 'days' && row.vacation && row.vacation.begins <= now ? row.vacation.ends : 0
  return { seconds: deadline - Math.max(now, away), limited: away <= now, thinks }
}

/** Since when a turn has lasted, and until when it may. */
export function lasting({ since, deadline }: Pick<TableAnswer, 'since' | 'deadline'>): string {
  const began = words.say('page-turn-began', { ago: ago(since) })
  return deadline === null ? began : `${began} · ${words.say('page-turn-ends', { soon: soon(deadline) })}`
}

/** So many seconds: 1:05:09, or from a day on "1 day 5 hr". */
export function written(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(whole / 3600)
  if (whole >= DAY) {
    const parts = [unit(Math.floor(hours / 24), 'day'), ...(hours % 24 ? [unit(hours % 24, 'hour')] : [])]
    return parts.join(' ')
  }
  const minutes = Math.floor(whole / 60) % 60
  const rest = String(whole % 60).padStart(2, '0')
  return hours ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

function unit(count: number, unit: string): string {
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'short' }).format(count)
}
