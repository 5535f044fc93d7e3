import { afterEach, describe, expect, it } from 'vitest'
import type { SeatAnswer, TableAnswer } from '../lib/types'
import { words } from '../lib/words.svelte'
import { clockOf, written } from './clock'

const DAY = 86_400
const NOW = 1000 * DAY

function seat(number: number, more: Partial<SeatAnswer> = {}): SeatAnswer {
  const bare = { avatar: null, bank: null, confirms: false, forced: false, kind: 'person', level: null } as const
  return { ...bare, name: '', present: true, seat: number, vacation: null, ...more }
}

function table(more: Partial<TableAnswer>): Parameters<typeof clockOf>[0] {
  const seats = [seat(0, { bank: 40 }), seat(1, { bank: 90 }), seat(2, { kind: 'bot' })]
  return { clock: null, deadline: null, held: null, since: NOW - 60, turn: 0, seats, ...more }
}

afterEach(() => {
  words.language = 'en'
})

describe('a clock', () => {
  it('without a limit counts how long somebody thinks', () => {
    expect(clockOf(table({}), 0, NOW)).toEqual({ seconds: 60, limited: false, thinks: true })
  })

  it('of a bank runs for who thinks and stands for who waits', () => {
    const bank = table({ clock: { kind: 'bank', time: 900, more: 15, then: 'bot' }, deadline: NOW + 40 })
    expect(clockOf(bank, 0, NOW)).toEqual({ seconds: 40, limited: true, thinks: true })
    expect(clockOf(bank, 1, NOW)).toEqual({ seconds: 90, limited: false, thinks: false })
  })

  const days = { kind: 'days', time: 3, more: 0, then: 'bot' } as const

  it('of days has all of them for the next turn', () => {
    const found = table({ clock: days, deadline: NOW + 2 * DAY })
    expect(clockOf(found, 0, NOW)).toEqual({ seconds: 2 * DAY, limited: true, thinks: true })
    expect(clockOf(found, 1, NOW)).toEqual({ seconds: 3 * DAY, limited: false, thinks: false })
  })

  it('of days stands while its player is on vacation', () => {
    const vacation = { begins: NOW - DAY, ends: NOW + 7 * DAY }
    const away = table({ clock: days, deadline: NOW + 9 * DAY, seats: [seat(0, { vacation }), seat(1)] })
    for (const day of [0, 1, 6])
      expect(clockOf(away, 0, NOW + day * DAY)).toEqual({ seconds: 2 * DAY, limited: false, thinks: true })
    expect(clockOf(away, 0, NOW + 8 * DAY)).toEqual({ seconds: DAY, limited: true, thinks: true })
  })

  it.each([
    ['en', 65, '1:05'],
    ['en', 3661, '1:01:01'],
    ['en', DAY, '1 day'],
    ['en', 2 * DAY + 7300, '2 days 2 hr'],
    ['pl', 2 * DAY + 7300, '2 dni 2 godz.'],
  ] as const)('is written: %s %d', (language, seconds, text) => {
    words.language = language
    expect(written(seconds).replace(/\s/g, ' ')).toBe(text)
  })
})
