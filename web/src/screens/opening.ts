/** Opening tables, and the preferences of the last time. */

import { ask, newToken } from '../lib/api'
import type { Desk } from '../lib/desk.svelte'
import { profileToken } from '../lib/profile.svelte'
import { forgetSeat, keepSeat, mySeats } from '../lib/seats'
import { settings } from '../lib/settings.svelte'
import type { Clock, GameId, SeatRequest, SeatTaken, TableAnswer, TableCreated, TableRequest } from '../lib/types'
import { words } from '../lib/words.svelte'

/** Open a table, keep the seat if one is mine, and return the table's id. */
export async function openTable(wish: Partial<TableRequest>, game: GameId): Promise<string> {
  const token = newToken()
  const made = await ask<TableCreated>('/api/tables', { method: 'POST', body: wish, token, player: profileToken() })
  if (made.seat !== null) keepSeat({ table: made.id, seat: made.seat, token: profileToken() ?? token, game })
  return made.id
}

/**
 * Open a table that goes on from an earlier step of another, with bots for all others, and return its id. Whoever played
 * there keeps the seat; others take the seat whose turn it was.
 */
export async function playOn({ table, me }: Desk, step: number, turn: number): Promise<string> {
  const record = await ask(`/api/tables/${table.id}/record?step=${step}`)
  const name = settings.name.trim() || words.say('page-guest')
  const seats = table.seats.map((seat): SeatRequest =>
    seat.seat === (me ?? Math.max(0, turn)) ? { kind: 'me', name } : { kind: 'bot', level: seat.level ?? USUAL_LEVEL },
  )
  return openTable({ record: record as TableRequest['record'], seats }, table.game)
}

/** Open the table of a lesson or puzzle, and return its id. Those before it are forgotten. */
export async function openLesson(game: GameId, id: string, name: string): Promise<string> {
  const token = newToken()
  const made = await ask<TableCreated>(`/api/lessons/${game}/${id}`, { method: 'POST', body: { name }, token })
  for (const seat of mySeats()) if (seat.lesson) forgetSeat(seat.table)
  keepSeat({ table: made.id, seat: made.seat!, token, game, lesson: true })
  return made.id
}

/** Take over a seat by a link from another device. A secret that opens no seat of this table is refused. */
export async function keepLinkedSeat(table: string, token: string): Promise<void> {
  await ask(`/api/tables/${table}/decision`, { token })
  const { game } = await ask<TableAnswer>(`/api/tables/${table}`)
  // joining again returns the seat that the secret already has, and ignores the name
  const body = { name: 'me' }
  const { seat } = await ask<SeatTaken>(`/api/tables/${table}/join`, { method: 'POST', body, token })
  keepSeat({ table, seat, token, game })
}

/** How this player likes to set up a game, stored in the browser. */
export interface GamePreferences {
  players: number
  /** Who has the other seats: a level, or "open". */
  others: string[]
  options: Record<string, string>
  shuffle: boolean
  public: boolean
  clock: ClockId
  /** May people who play against each other ask for hints? */
  hints: boolean
  /** Does the result change the ratings? */
  rated: boolean
}

export const CLOCKS = {
  none: null,
  quick: { kind: 'bank', time: 900, more: 15, then: 'bot' },
  calm: { kind: 'bank', time: 2700, more: 30, then: 'bot' },
  day: { kind: 'days', time: 1, more: 0, then: 'bot' },
  week: { kind: 'days', time: 7, more: 0, then: 'bot' },
} as const satisfies Record<string, Clock | null>

export type ClockId = keyof typeof CLOCKS

/** A time limit in words; nothing without one. */
export function told(clock: Clock | null | undefined): string {
  if (!clock) return ''
  if (clock.kind === 'days') return words.say('page-with-days', { days: clock.time })
  return words.say('page-with-bank', { minutes: Math.round(clock.time / 60), more: clock.more ?? 0 })
}

export const USUAL_LEVEL = 'apprentice'
const USUAL: GamePreferences = {
  players: 2,
  others: [USUAL_LEVEL],
  options: {},
  shuffle: false,
  public: false,
  clock: 'none',
  hints: false,
  rated: false,
}
const KEPT = 'caverna.habits'

export function preferences(game: GameId): GamePreferences {
  const found = { ...USUAL, ...saved()[game] }
  return found.clock in CLOCKS ? found : { ...USUAL }
}

export function savePreferences(game: GameId, chosen: GamePreferences): void {
  localStorage.setItem(KEPT, JSON.stringify({ ...saved(), [game]: chosen, last: game }))
}

export function lastGame(): GameId | null {
  return (saved().last as unknown as GameId | undefined) ?? null
}

function saved(): Partial<Record<string, Partial<GamePreferences>>> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** Can a table with these preferences be rated: among people with profiles, with a clock? */
export function canBeRated(chosen: GamePreferences): boolean {
  const others = chosen.others.slice(0, chosen.players - 1)
  return others.length > 0 && others.every((other) => other === 'open') && chosen.clock !== 'none' && !!profileToken()
}

/** The request for a table with these preferences. */
export function wished(game: GameId, chosen: GamePreferences, name: string, seed: string): Partial<TableRequest> {
  const others = chosen.others.slice(0, chosen.players - 1)
  const seats: SeatRequest[] = others.map((other) =>
    other === 'open' ? { kind: 'open' } : { kind: 'bot', level: other },
  )
  const mine = chosen.shuffle ? Math.floor(Math.random() * chosen.players) : 0
  seats.splice(mine, 0, { kind: 'me', name })
  const clock = CLOCKS[chosen.clock]
  const waits = others.includes('open')
  const rated = canBeRated(chosen) && chosen.rated
  return {
    game,
    options: { ...chosen.options, players: chosen.players },
    seats,
    public: waits && chosen.public,
    hints: waits && chosen.hints && !rated,
    rated,
    ...(seed && !rated ? { seed } : {}),
    ...(clock ? { clock: { ...clock } } : {}),
  }
}
