import { describe, expect, it } from 'vitest'
import type { Dwarf } from '../lib/types'
import { strengthAtWork, strengthOfTraveller } from './family'
import { covers, homeless, split, sum } from './goods'

describe('goods', () => {
  it('are split into what lies in store and what wants room', () => {
    const [store, animals] = split({ wood: 1, dog: 2, gold: 0, boar: 3 })
    expect(store).toEqual([['wood', 1], ['gold', 0]])
    expect(animals).toEqual([['dog', 2], ['boar', 3]])
  })

  it('tell which animals have no room', () => {
    const housing = [{ animal: 'sheep', animals: 2 }, { animal: 'boar', animals: 1 }, { animal: null, animals: 0 }]
    expect(homeless({ sheep: 3, boar: 1, dog: 4 }, housing)).toEqual({ sheep: 1 })
  })

  it('add up', () => {
    expect(sum([{ wood: 1 }, {}, { wood: 2, ore: 1 }])).toEqual({ wood: 3, ore: 1 })
  })

  it('cover a price or not', () => {
    expect(covers({ wood: 2 }, { wood: 2 })).toBe(true)
    expect(covers({ wood: 2 }, { wood: 2, stone: 1 })).toBe(false)
  })
})

describe('the strength of a dwarf that one sees', () => {
  const dwarf = (strength: number, at_work = true, newborn = false): Dwarf =>
    ({ strength, at_work, newborn, next: false })

  it('is known where all at work are equally strong', () => {
    expect(strengthAtWork([dwarf(3), dwarf(5, false), dwarf(0, true, true)])).toBe(3)
    expect(strengthAtWork([dwarf(3), dwarf(5)])).toBeNull()
    expect(strengthAtWork([dwarf(3, false)])).toBeNull()
  })

  it('is known on an expedition where only one is strong enough for what is offered', () => {
    expect(strengthOfTraveller([dwarf(3), dwarf(8), dwarf(0)], 5)).toBe(8)
    expect(strengthOfTraveller([dwarf(6), dwarf(8)], 5)).toBeNull()
    expect(strengthOfTraveller([dwarf(0), dwarf(2)], 0)).toBe(2)
  })
})
