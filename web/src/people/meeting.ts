/** Meeting people: finding a table at once, playing again, ratings in words. */

import { ask, newToken } from '../lib/api'
import { profileToken } from '../lib/profile.svelte'
import { keepSeat, mySeats } from '../lib/seats'
import { settings } from '../lib/settings.svelte'
import type { Clock, GameId, Rating, Seated, SeatTaken } from '../lib/types'
import { words } from '../lib/words.svelte'

export interface PlayNow {
  game: GameId
  players: number
  rated: boolean
  clock: Clock | null
}

/** Take a seat at a table that fits, or open one, and return its id. */
export async function playNow(wish: PlayNow): Promise<string> {
  const token = newToken()
  const mine = mySeats().map(({ table }) => table)
  const body = { ...wish, name: myName(), mine }
  const found = await ask<Seated>('/api/play-now', { method: 'POST', body, token, player: profileToken() })
  keepSeat({ table: found.id, seat: found.seat, token: profileToken() ?? token, game: wish.game })
  return found.id
}

/** Play again with the people of a table, and return the id of the table for that. The others are asked. */
export async function playAgain(table: string, game: GameId, mine: string | undefined): Promise<string> {
  const token = newToken()
  const wish = { method: 'POST' as const, body: { name: myName(), token }, token: mine, player: profileToken() }
  const found = await ask<Seated>(`/api/tables/${table}/rematch`, wish)
  keepSeat({ table: found.id, seat: found.seat, token: profileToken() ?? token, game })
  return found.id
}

function myName(): string {
  return settings.name.trim() || words.say('page-guest')
}

/** A rating with its uncertainty: "1520 ± 80". */
export function rating(found: Rating): string {
  return words.say('page-rating', { value: String(found.value), deviation: String(found.deviation) })
}

/** Take any open seat of a table, and return the table's id. */
export async function takeSeat(table: string, game: GameId): Promise<string> {
  const token = newToken()
  const wish = { method: 'POST' as const, body: { name: myName() }, token, player: profileToken() }
  const { seat } = await ask<SeatTaken>(`/api/tables/${table}/join`, wish)
  keepSeat({ table, seat, token: profileToken() ?? token, game })
  return table
}
