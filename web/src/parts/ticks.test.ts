import { expect, it } from 'vitest'
import { ticksOf } from './ticks'

it('draws about as many lines as are wanted, at round numbers', () => {
  expect(ticksOf(-17.2, 8.9, 5)).toEqual([-15, -10, -5, 0, 5])
  expect(ticksOf(0, 62, 5)).toEqual([0, 20, 40, 60])
  expect(ticksOf(-2, 2, 5)).toEqual([-2, -1, 0, 1, 2])
})
