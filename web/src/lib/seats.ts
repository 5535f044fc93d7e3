/** The seats of this browser. Their secrets are sent to nobody but the server. */

import type { GameId } from './types'

export interface MySeat {
  table: string
  seat: number
  token: string
  game: GameId
  /** Is it a lesson or puzzle? */
  lesson?: boolean
  at: number
}

const KEPT = 'caverna.seats'
const MOST = 60

export function mySeats(): MySeat[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}

export function mySeat(table: string): MySeat | undefined {
  return mySeats().find((seat) => seat.table === table)
}

export function keepSeat(seat: Omit<MySeat, 'at'>): void {
  write([{ ...seat, at: Date.now() }, ...mySeats().filter((other) => other.table !== seat.table)].slice(0, MOST))
}

export function forgetSeat(table: string): void {
  write(mySeats().filter((seat) => seat.table !== table))
}

const LINK = /^#seat=([A-Za-z0-9_-]{43,100})$/

/** The address that gives this seat to another device of the same player. */
export function seatLink(seat: MySeat): string {
  return `${location.origin}/t/${seat.table}#seat=${seat.token}`
}

/** The secret of a seat in the address, which is removed from there so that nobody sees it. */
export function linkedToken(): string | null {
  const { hash, pathname, search } = location
  if (!hash.startsWith('#seat=')) return null
  history.replaceState(null, '', pathname + search)
  return LINK.exec(hash)?.[1] ?? ''
}

function write(seats: MySeat[]): void {
  localStorage.setItem(KEPT, JSON.stringify(seats))
}
