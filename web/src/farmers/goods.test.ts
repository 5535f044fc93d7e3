import { describe, expect, it } from 'vitest'
import { covers, split } from './goods'

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

  it('cover a price or not', () => {
    expect(covers({ wood: 2 }, { wood: 2 })).toBe(true)
    expect(covers({ wood: 2 }, { wood: 2, stone: 1 })).toBe(false)
  })
})
