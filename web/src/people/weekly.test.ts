import { describe, expect, it } from 'vitest'
import { mondayOf, weekAfter } from './weekly'

describe('weeks', () => {
  it('begin on a Monday, also around the turn of the year', () => {
    expect(mondayOf('2026-W47')).toBe('2026-11-16')
    expect(mondayOf('2026-W01')).toBe('2025-12-29')
    expect(mondayOf('2026-W53')).toBe('2026-12-28')
  })
  it('follow each other', () => {
    expect(weekAfter('2026-W47', 1)).toBe('2026-W48')
    expect(weekAfter('2026-W53', 1)).toBe('2027-W01')
    expect(weekAfter('2026-W01', -1)).toBe('2025-W52')
  })
})
