import { describe, expect, it } from 'vitest'
import { covers, homeless, split, sum } from './goods'

describe('goods', () => {
  it('are split into what lies in store and what wants room', () => {
    const [store, animals] = split({ wood: 1, dog: 2, gold: 0, boar: 3 })
    expect(store).toEqual([
      ['wood', 1],
      ['gold', 0],
    ])
    expect(animals).toEqual([
      ['dog', 2],
      ['boar', 3],
    ])
  })

  it('tell which animals have no room', () => {
    const housing = [
      { animal: 'sheep', animals: 2 },
      { animal: 'boar', animals: 1 },
      { animal: null, animals: 0 },
    ]
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
