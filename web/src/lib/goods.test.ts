import { expect, it } from 'vitest'
import { sum } from './goods'

it('adds up goods', () => {
  expect(sum([{ wood: 1 }, {}, { wood: 2, ore: 1 }])).toEqual({ wood: 3, ore: 1 })
})
