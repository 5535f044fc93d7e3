import { describe, expect, it } from 'vitest'
import { dayAfter, mosaic } from './daily'

describe('the game of the day', () => {
  it('has a square for every five points, none for what is lost', () => {
    expect(mosaic({ animals: 12, missing: -4, grain: 5, gold: 2 })).toBe('🟧🟧🟥')
  })

  it('finds the day before and the day after', () => {
    expect(dayAfter('2026-03-01', -1)).toBe('2026-02-28')
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
  })
})
