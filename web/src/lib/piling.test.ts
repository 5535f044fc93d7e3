import { expect, test } from 'vitest'
import { piling } from './piling'
import { words } from './words.svelte'

words.use(
  'en',
  [
    'list-comma = { $first }, { $second }',
    'list-and = { $first } and { $second }',
    'good-wood = wood',
    '    .counted = { $count } wood',
    'good-ore = ore',
    '    .counted = { $count } ore',
    'good-stone = stone',
    '    .counted = { $count } stone',
    'page-piles-up = Each round: { $goods }',
    'page-piles-up-first = Each round: { $first } if the space is empty, otherwise { $more }',
  ].join('\n'),
)

test('a space that gets the same each round says it once', () => {
  expect(piling({ first: { wood: 1, ore: 1 }, more: { wood: 1, ore: 1 } })).toBe('Each round: 1 wood and 1 ore')
})

test('a space that gets more when it is empty tells both amounts', () => {
  const told = 'Each round: 3 wood if the space is empty, otherwise 1 wood'
  expect(piling({ first: { wood: 3 }, more: { wood: 1 } })).toBe(told)
})

test('goods are listed by the catalogue, as the server lists them', () => {
  expect(words.goods({ wood: 3, stone: 1, gold: 0, ore: 2 })).toBe('3 wood, 1 stone and 2 ore')
  expect(words.goods({})).toBe('')
})
