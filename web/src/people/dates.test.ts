import { afterEach, describe, expect, it } from 'vitest'
import { words } from '../lib/words.svelte'
import { dayAfter, mondayOf, weekAfter, weekName } from './dates'

afterEach(() => {
  words.language = 'en'
})

describe('days', () => {
  it('follow each other', () => {
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  })
})

describe('weeks', () => {
  it('begin on a Monday, also around the turn of the year', () => {
    expect(mondayOf('2026-W47')).toBe('2026-11-16')
    expect(mondayOf('2026-W01')).toBe('2025-12-29')
    expect(mondayOf('2026-W53')).toBe('2026-12-28')
  })
  it('are named from their first day to their last', () => {
    words.language = 'fr'
    expect(weekName('2026-W47')).toBe('16–22 novembre 2026')
  })
  it('follow each other', () => {
    expect(weekAfter('2026-W47', 1)).toBe('2026-W48')
    expect(weekAfter('2026-W53', 1)).toBe('2027-W01')
    expect(weekAfter('2026-W01', -1)).toBe('2025-W52')
  })
})
