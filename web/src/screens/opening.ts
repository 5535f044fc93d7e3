/** Opening tables: what one wishes for, what one wished for the last time, and the seat that comes of it. */

import { ask, newToken } from '../lib/api'
import { keepSeat } from '../lib/seats'
import type { Clock, GameId, SeatRequest, SeatTaken, TableAnswer, TableCreated, TableRequest } from '../lib/types'

/** Open a table and keep the seat, if one is mine; its id. */
export async function openTable(wish: Partial<TableRequest>, game: GameId): Promise<string> {
  const token = newToken()
  const made = await ask<TableCreated>('/api/tables', { method: 'POST', body: wish, token })
  if (made.seat !== null) keepSeat({ table: made.id, seat: made.seat, token, game })
  return made.id
}

/** Keep the seat of a link that another device gave. A secret that opens no seat of this table is refused. */
export async function keepLinkedSeat(table: string, token: string): Promise<void> {
  await ask(`/api/tables/${table}/decision`, { token })
  const { game } = await ask<TableAnswer>(`/api/tables/${table}`)
  // who has a seat already and joins is told which one; the name is not looked at
  const body = { name: 'me' }
  const { seat } = await ask<SeatTaken>(`/api/tables/${table}/join`, { method: 'POST', body, token })
  keepSeat({ table, seat, token, game })
}

/** How somebody likes to play a game; kept in this browser for the next time. */
export interface Habit {
  players: number
  /** Who has the other seats: a level, or "open". */
  others: string[]
  options: Record<string, string>
  shuffle: boolean
  public: boolean
  clock: ClockId
}

export const CLOCKS = {
  none: null,
  quick: { kind: 'bank', time: 900, more: 15, then: 'bot' },
  calm: { kind: 'bank', time: 2700, more: 30, then: 'bot' },
  day: { kind: 'days', time: 1, more: 0, then: 'bot' },
  week: { kind: 'days', time: 7, more: 0, then: 'bot' },
} as const satisfies Record<string, Clock | null>

export type ClockId = keyof typeof CLOCKS

export const USUAL_LEVEL = 'apprentice'
const USUAL: Habit = { players: 2, others: [USUAL_LEVEL], options: {}, shuffle: false, public: false, clock: 'none' }
const KEPT = 'caverna.habits'

export function habit(game: GameId): Habit {
  const found = { ...USUAL, ...habits()[game] }
  return found.clock in CLOCKS ? found : { ...USUAL }
}

export function keepHabit(game: GameId, habit: Habit): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...habits(), [game]: habit, last: game }))
}

export function lastGame(): GameId | null {
  return (habits().last as unknown as GameId | undefined) ?? null
}

function habits(): Partial<Record<string, Partial<Habit>>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** The table that a habit wishes for. */
export function wished(game: GameId, habit: Habit, name: string, seed: string): Partial<TableRequest> {
  const seats: SeatRequest[] = habit.others
    .slice(0, habit.players - 1)
    .map((other) => (other === 'open' ? { kind: 'open' } : { kind: 'bot', level: other }))
  const mine = habit.shuffle ? Math.floor(Math.random() * habit.players) : 0
  seats.splice(mine, 0, { kind: 'me', name })
  const clock = CLOCKS[habit.clock]
  const waits = habit.others.slice(0, habit.players - 1).includes('open')
  return {
    game,
    options: { ...habit.options, players: habit.players },
    seats,
    public: waits && habit.public,
    ...(seed ? { seed } : {}),
    ...(clock ? { clock: { ...clock } } : {}),
  }
}
