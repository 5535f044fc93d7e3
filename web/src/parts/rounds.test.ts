import { expect, test } from 'vitest'
import { byRound } from './rounds'

function step(number: number, round: number, era: number | null = null) {
  return { step: number, seat: 0, text: '', label: '', forced: false, era, round }
}

test('steps are told by round, the newest first', () => {
  const told = byRound([step(1, 1), step(2, 1), step(3, 2)])
  expect(told.map(({ round }) => round.round)).toEqual([2, 1])
  expect(told[1]!.steps.map(({ step }) => step)).toEqual([2, 1])
})

test('the first round of another era is another round', () => {
  expect(byRound([step(1, 1, 1), step(2, 1, 2)])).toHaveLength(2)
})

test('nothing played is nothing told', () => {
  expect(byRound([])).toEqual([])
})
