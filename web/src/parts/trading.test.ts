import { expect, test } from 'vitest'
import type { Action, Goods } from '../lib/types'
import { offersOf, tileOf } from './trading'

function trade(text: string, cost: Goods, gain: Goods = {}): Action {
  return { text, cost, gain, kind: 'trade' } as unknown as Action
}

test('what costs the same is one offer, and several amounts of a trade are one', () => {
  const offers = offersOf([
    trade('trade ruby for wood', { ruby: 1 }, { wood: 1 }),
    trade('trade ruby + food for cattle', { ruby: 1, food: 1 }, { cattle: 1 }),
    trade('trade ruby for field', { ruby: 1 }),
    trade('trade 2 ruby for cavern', { ruby: 2 }),
    trade('eat sheep', { sheep: 1 }, { food: 1 }),
    trade('trade 2 gold for food', { gold: 2 }, { food: 1 }),
    trade('trade 3 gold for 2 food', { gold: 3 }, { food: 2 }),
  ])
  expect(offers.map(({ ways, amounts }) => [amounts, ways.length])).toEqual([
    [false, 2],
    [false, 1],
    [false, 1],
    [false, 1],
    [true, 2],
  ])
})

test('a trade that brings no goods lays a tile, or gives up a weapon', () => {
  expect(tileOf(trade('trade 2 ruby for cavern', { ruby: 2 }))).toBe('cavern')
  expect(tileOf(trade('trade ruby for ore', { ruby: 1 }, { ore: 1 }))).toBeNull()
  expect(tileOf(trade('disarm 3 at work', {}))).toBeNull()
})
