import { expect, it } from 'vitest'
import type { StepAnswer } from '../lib/types'
import { lineOf, linesOf } from './lines'

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

it('tells what came besides with the last turn of who it came to, and in a line for who took none', () => {
  const ate = { seat: 1, gain: {}, cost: { food: 2 }, told: '', sentence: 'Ana eats.' }
  const reaped = { seat: 1, gain: { grain: 1 }, cost: {}, told: '', sentence: 'Ana reaps.' }
  const turns = ['place logging', 'place supplies'].map((text) => ({
    seat: 1,
    steps: [step(text, { gain: { food: 1 } })],
    ended: true,
  }))
  const fed = { seat: 1, steps: [step('feed all', { cost: { ruby: 1 } })], ended: true }
  expect(linesOf('cave-farmers', [fed, ...turns], [ate, reaped, { ...ate, seat: 0 }])).toMatchObject([
    { seat: 0, names: [], cost: { food: 2 }, gain: {}, told: 'Ana eats.' },
    { seat: 1, cost: {}, gain: { food: 1 } },
    { seat: 1, cost: { food: 1, ruby: 1 }, gain: { grain: 1 }, told: 'place supplies. feed all. Ana eats. Ana reaps.' },
  ])
})
