import { expect, it } from 'vitest'
import type { StepAnswer } from '../lib/types'
import { consequences, lineOf } from './lines'

function step(text: string, more: Partial<StepAnswer> = {}): StepAnswer {
  const bare = { step: 1, seat: 1, told: text, sentence: `${text}.`, forced: false, ends: false, era: null, round: 1 }
  return { ...bare, text, cost: {}, gain: {}, followed: [], ...more }
}

function line(...steps: StepAnswer[]) {
  return lineOf('cave-farmers', { seat: steps[0]!.seat, steps, ended: true })
}

it('tells a turn by where the dwarf went, what was furnished, and what it brought', () => {
  const told = line(step('place housework'), step('furnish dog-school', { cost: { wood: 2 } }), step('at d3'))
  expect(told).toMatchObject({ seat: 1, cost: { wood: 2 }, gain: {} })
  expect(told.names).toHaveLength(2)
  expect(told.told).toBe('place housework. furnish dog-school. at d3.')
})

it('counts what is left of gains and costs', () => {
  const paid = step('place weekly-market', { gain: { gold: 4 } })
  expect(line(paid, step('buy', { cost: { gold: 3 }, gain: { dog: 1 } }))).toMatchObject({
    cost: {},
    gain: { gold: 1, dog: 1 },
  })
})

it('says in words what names nothing and brings nothing', () => {
  expect(line(step('stop')).names).toEqual(['stop'])
})

it('tells what came by itself in a line for each player', () => {
  const ate = { seat: 0, gain: {}, cost: { food: 2 }, told: '', sentence: 'Ana eats.' }
  const reaped = { seat: 0, gain: { grain: 1 }, cost: {}, told: '', sentence: 'Ana reaps.' }
  expect(consequences([ate, reaped, { ...ate, seat: 1 }])).toEqual([
    { seat: 0, names: [], cost: { food: 2 }, gain: { grain: 1 }, told: 'Ana eats. Ana reaps.' },
    { seat: 1, names: [], cost: { food: 2 }, gain: {}, told: 'Ana eats.' },
  ])
})
