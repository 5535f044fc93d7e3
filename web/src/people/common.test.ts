import { expect, it } from 'vitest'
import { mosaic } from './common'

it('shows a square for every five points, none for what is lost', () => {
  expect(mosaic({ animals: 12, missing: -4, grain: 5, gold: 2 })).toBe('🟧🟧🟥')
})
