import { describe, expect, it } from 'vitest'
import type { Sign } from '../lib/types'
import { marksOf, rowOf } from './signs'

const BARE: Sign = {
  effect: 'effect',
  does: 'goods',
  count: 1,
  pay: {},
  get: {},
  least: {},
  most: {},
  each: null,
  through_walls: false,
  on: [],
}
const sign = (more: Partial<Sign>): Sign => ({ ...BARE, ...more })

/** Marks as one text, with drawings in brackets. */
function told(marks: ReturnType<typeof marksOf>): string {
  return marks.map((mark) => ('icon' in mark ? `[${mark.icon}]` : mark.text)).join(' ')
}

describe('an effect in marks', () => {
  const CASES: [string, Partial<Sign>, string][] = [
    ['a gain', { get: { emmer: 2 } }, '+2 [emmer]'],
    ['an exchange', { pay: { flax: 3 }, get: { gold: 2 } }, '3 [flax] ▸ 2 [gold]'],
    ['a price for each dwarf', { does: 'furnish', pay: { food: 1 }, each: 'dwarf' }, '3 [food] ▸ [furnish]'],
    ['any amount', { pay: { iron: 1 }, get: { weapon: 1 }, each: 'any' }, 'x [iron] ▸ x [weapon]'],
    ['a pair', { least: { donkey: 2 }, get: { gold: 1 }, each: 'pair' }, '2 [donkey] ▸ +1 [gold]'],
    ['a condition', { get: { stone: 1 }, most: { stone: 2 } }, '[stone] ≤2: +1 [stone]'],
    ['two digs', { does: 'dig', count: 2, pay: { food: 2 } }, '2 [food] ▸ [excavate] [excavate]'],
    ['a dig through walls', { does: 'dig', through_walls: true }, '[excavate-through]'],
    ['one room', { does: 'activate', on: ['one-room'] }, '[activate]'],
    ['two rooms', { does: 'activate', count: 2, on: ['two-rooms'] }, '2 [activate]'],
    ['one and one', { does: 'activate', count: 2, on: ['one-and-one'] }, '1+1 [activate]'],
    ['a razed wall', { does: 'raze', get: { stone: 2 } }, '[raze-wall] ▸ 2 [stone]'],
    ['a raise', { does: 'raise', count: 3, get: { food: 3 } }, '[food] ↑3'],
    ['three goods', { does: 'three-goods', count: 3, get: { gold: 2 } }, '3≠ [goods] ▸ 2 [gold]'],
    ['a blue room', { effect: '', get: { gold: 2 }, on: ['wall'] }, '[build-wall] : +2 [gold]'],
    ['one more room', { effect: '', does: 'activate', on: ['two-rooms'] }, '2 [activate] : +1 [activate]'],
    ['nothing', { does: 'nothing' }, '—'],
  ]
  for (const [name, more, marks] of CASES) {
    it(name, () => expect(told(marksOf(sign(more), 3))).toBe(marks))
  }
})

describe('alternatives', () => {
  it('tell once what they have in common', () => {
    const furnish = [sign({ does: 'furnish', pay: { food: 5 } }), sign({ does: 'furnish', pay: { gold: 1 } })]
    expect(rowOf(furnish).map(told)).toEqual(['5 [food] / 1 [gold] ▸ [furnish]'])
    expect(rowOf([sign({ get: { wood: 1 } }), sign({ get: { stone: 1 } })]).map(told)).toEqual(['+1 [wood] / [stone]'])
    const raise = ['wood', 'flax'].map((good) => sign({ does: 'raise', count: 2, get: { [good]: 2 } }))
    expect(rowOf(raise).map(told)).toEqual(['[wood] / [flax] ↑2'])
  })

  it('are one row where they pay the same, bring the same, or differ in numbers only', () => {
    const trade = (pay: Record<string, number>, get: Record<string, number>) => sign({ pay, get })
    const row = (...group: Sign[]) => rowOf(group).map(told)
    expect(row(trade({ ore: 1 }, { iron: 1 }), trade({ ore: 3 }, { iron: 2 }))).toEqual(['1·3 [ore] ▸ 1·2 [iron]'])
    expect(row(trade({ wood: 5 }, { gold: 4 }), trade({ stone: 5 }, { gold: 4 }))).toEqual([
      '5 [wood] / 5 [stone] ▸ 4 [gold]',
    ])
    expect(row(trade({ gold: 3 }, { weapon: 4, donkey: 1 }), trade({ gold: 3 }, { weapon: 4, wood: 1 }))).toEqual([
      '3 [gold] ▸ 4 [weapon] 1 [donkey] / 1 [wood]',
    ])
    expect(row(trade({ emmer: 2 }, { food: 4, gold: 1 }), trade({ emmer: 3 }, { food: 4, gold: 2 }))).toHaveLength(2)
    expect(row(trade({ wood: 5 }, { gold: 4 }), sign({ does: 'activate', count: 3 }))).toEqual([
      '5 [wood] ▸ 4 [gold]',
      '3 [activate]',
    ])
  })

  it('stand beside each other where they bring different goods', () => {
    const both = [sign({ get: { flax: 3 } }), sign({ get: { gold: 1 } })]
    expect(rowOf(both).map(told)).toEqual(['+3 [flax] / +1 [gold]'])
  })
})
