import { expect, test } from 'vitest'
import { byRound } from './rounds'

function step(number: number, round: number, more: { era?: number; text?: string; seat?: number | null } = {}) {
  return { step: number, seat: 0, text: '', label: '', forced: false, era: null, round, ...more }
}

test('steps are told by round, the newest first', () => {
  const told = byRound([step(1, 1), step(2, 1), step(3, 2)])
  expect(told.map(({ round }) => round.round)).toEqual([2, 1])
  expect(told[1]!.turns[0]!.steps.map(({ step }) => step)).toEqual([1, 2])
})

test('a turn ends with its player, and where the next dwarf or tile begins', () => {
  const told = byRound([
    step(1, 1, { seat: null }),
    step(2, 1, { text: 'place logging' }),
    step(3, 1, { text: 'stop' }),
    step(4, 1, { text: 'place clearing' }),
    step(5, 1, { seat: 1 }),
  ])
  expect(told[0]!.turns.map(({ steps }) => steps.length)).toEqual([1, 1, 2, 1])
})

test('the first round of another era is another round', () => {
  expect(byRound([step(1, 1, { era: 1 }), step(2, 1, { era: 2 })])).toHaveLength(2)
})

test('nothing played is nothing told', () => {
  expect(byRound([])).toEqual([])
})
