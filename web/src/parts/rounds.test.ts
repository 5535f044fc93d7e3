import { expect, test } from 'vitest'
import type { StepAnswer } from '../lib/types'
import { byRound, sentences, sinceTurnOf } from './rounds'

function step(number: number, round: number, more: Partial<StepAnswer> = {}): StepAnswer {
  return {
    step: number,
    seat: 0,
    text: '',
    sentence: '',
    told: '',
    forced: false,
    ends: false,
    era: null,
    round,
    cost: {},
    gain: {},
    followed: [],
    ...more,
  }
}

test('steps are told by round, the newest first', () => {
  const told = byRound([step(1, 1), step(2, 1), step(3, 2)])
  expect(told.map(({ round }) => round.round)).toEqual([2, 1])
  expect(told[1]!.turns[0]!.steps.map(({ step }) => step)).toEqual([1, 2])
})

test('a turn ends with its player, and where the engine says so', () => {
  const told = byRound([
    step(1, 1, { seat: null }),
    step(2, 1),
    step(3, 1, { ends: true }),
    step(4, 1),
    step(5, 1, { seat: 1 }),
  ])
  expect(told[0]!.turns.map(({ steps }) => steps.length)).toEqual([1, 1, 2, 1])
  expect(told[0]!.turns.map(({ ended }) => ended)).toEqual([false, false, true, false])
})

test('what chance turns up in the middle of a turn belongs to it, in a sentence of its own', () => {
  const told = byRound([step(1, 1), step(2, 1), step(3, 1, { seat: null }), step(4, 1, { ends: true })])
  expect(told[0]!.turns).toHaveLength(1)
  const runs = sentences(told[0]!.turns[0]!)
  expect(runs.map((steps) => steps.map(({ step }) => step))).toEqual([[1, 2], [3], [4]])
})

test('what chance does between turns is told by itself, each time in a sentence', () => {
  const told = byRound([step(1, 1, { ends: true }), step(2, 1, { seat: null }), step(3, 1, { seat: null }), step(4, 1)])
  expect(told[0]!.turns.map(({ seat }) => seat)).toEqual([0, null, 0])
  expect(sentences(told[0]!.turns[1]!)).toHaveLength(2)
})

test('the first round of another era is another round', () => {
  expect(byRound([step(1, 1, { era: 1 }), step(2, 1, { era: 2 })])).toHaveLength(2)
})

test('nothing played is nothing told', () => {
  expect(byRound([])).toEqual([])
})

test('what others did stays news until the turn after it has ended', () => {
  const before = [step(1, 1, { ends: true }), step(2, 1, { seat: 1 }), step(3, 1, { seat: 1, ends: true })]
  const numbers = (steps: StepAnswer[], held: number | null = null) =>
    sinceTurnOf(0, steps, held).news.map((one) => one.step)
  expect(numbers(before)).toEqual([2, 3])
  expect(numbers([...before, step(4, 1)])).toEqual([2, 3])
  const whole = [...before, step(4, 1), step(5, 1, { ends: true })]
  expect(numbers(whole, 0)).toEqual([2, 3])
  expect(numbers(whole)).toEqual([])
  expect(sinceTurnOf(0, [...whole, step(6, 1, { seat: 1 })], null)).toMatchObject({ last: 5, news: [{ step: 6 }] })
})

test('a single choice that was made for a player is news', () => {
  const steps = [step(1, 1, { ends: true }), step(2, 1, { seat: 1, ends: true }), step(3, 1, { forced: true })]
  expect(sinceTurnOf(0, steps, null).news.map((one) => one.step)).toEqual([2, 3])
  expect(sinceTurnOf(0, [...steps, step(4, 1)], null).news.map((one) => one.step)).toEqual([2, 3])
})
