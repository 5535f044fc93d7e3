/** Tournaments: requests to the server, and their texts. */

import { ask } from '../lib/api'
import { profileToken } from '../lib/profile.svelte'
import type { MeetingAnswer, StandingAnswer, TournamentAnswer, TournamentLine, TournamentRequest } from '../lib/types'
import { words } from '../lib/words.svelte'
import { moment } from './dates'

export const FORMATS = ['swiss', 'round-robin', 'knock-out', 'league'] as const

/** Which games can be played at tables of how many. */
export const MOST_AT_A_TABLE = { 'cave-farmers': 7, 'cave-vs-cave': 2 } as const

export function readTournaments(): Promise<TournamentLine[]> {
  return ask('/api/tournaments', { player: profileToken() })
}

export function readTournament(id: string): Promise<TournamentAnswer> {
  return ask(`/api/tournaments/${id}?language=${words.language}`, { player: profileToken() })
}

/** Set a tournament up, and return its address. */
export async function setUp(wish: TournamentRequest): Promise<string> {
  const { id } = await ask<{ id: string }>('/api/tournaments', { method: 'POST', body: wish, player: profileToken() })
  return `/tournament/${id}`
}

export function change(id: string, what: string, body?: object): Promise<void> {
  return ask(`/api/tournaments/${id}/${what}`, { method: 'POST', body, player: profileToken() })
}

export function remove(id: string, number: number): Promise<void> {
  return ask(`/api/tournaments/${id}/players/${number}`, { method: 'DELETE', player: profileToken() })
}

export function number(value: number, digits = 2): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: digits }).format(value)
}

/** With a sign, for what can be lost. */
export function signed(value: number): string {
  return new Intl.NumberFormat(words.language, { maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(value)
}

/** The state of a tournament, in words. */
export function stateOf(found: Pick<TournamentAnswer, 'state' | 'round' | 'rounds' | 'begins'>): string {
  if (found.state === 'playing')
    return words.say('page-cup-round-of', { round: found.round, rounds: Math.max(found.rounds ?? 0, found.round) })
  if (found.state === 'open' && found.begins) return words.say('page-cup-begins', { when: moment(found.begins) })
  return words.say(`page-cup-${found.state}`)
}

/** What a player got at a table; null while it is played. */
export function shareAt(meeting: MeetingAnswer, seat: number): number | null {
  if (!meeting.result) return null
  const worth = meeting.result.map(({ score, won, lost }) => (lost ? -1e9 : (won ? 1e6 : 0) + score))
  const others = worth.filter((_, other) => other !== seat)
  const shares = others.map((other) => (worth[seat]! > other ? 1 : worth[seat] === other ? 0.5 : 0))
  return shares.reduce((sum: number, share) => sum + share, 0) / others.length
}

/** Where a player of a knock-out stands: still in, or out since which round. */
export function stage(found: TournamentAnswer, line: StandingAnswer): string {
  if (!line.round) return ''
  const last = found.meetings.findLast(({ round, players }) => round === line.round && players.includes(line.number))
  const share = last && last.players.length > 1 ? shareAt(last, last.players.indexOf(line.number)) : 1
  const through = share === null || share >= 0.5
  if (found.state === 'over' && line.place === 1) return words.say('page-cup-winner')
  if (through && found.state === 'playing') return words.say('page-cup-still-in')
  return words.say('page-cup-out', { round: line.round })
}
