import { describe, expect, it } from 'vitest'
import type { Action, Goods } from '../lib/types'
import { ladders, loss, payments } from './feeding'

function trade(text: string, cost: Goods, gain: Goods): Action {
  return { action: 0, text, label: text, kind: 'trade', cost, gain }
}

const GRAIN = trade('eat grain', { grain: 1 }, { food: 1 })
const VEGETABLE = trade('eat vegetable', { vegetable: 1 }, { food: 2 })
const SHEEP = trade('eat sheep', { sheep: 1 }, { food: 1 })
const DONKEY = trade('eat donkey', { donkey: 1 }, { food: 1 })
const DONKEYS = trade('eat 2 donkey', { donkey: 2 }, { food: 3 })
const BOAR = trade('eat boar', { boar: 1 }, { food: 2 })
const COOK = trade('trade grain, vegetable for 5 food', { grain: 1, vegetable: 1 }, { food: 5 })
const RUBY = trade('trade ruby for wood', { ruby: 1 }, { wood: 1 })
const GOLD = [1, 2, 3].map((food) => trade(`trade ${food + 1} gold for ${food} food`, { gold: food + 1 }, { food }))

describe('what goods become', () => {
  it('climbs by the best trades, two donkeys together', () => {
    const [ladder] = ladders([DONKEY, DONKEYS], { donkey: 3 })
    expect(ladder?.rungs.map((rung) => [rung.cost.donkey, rung.food])).toEqual([
      [1, 1],
      [2, 3],
      [3, 4],
    ])
    expect([...ladder!.rungs[2]!.texts].sort()).toEqual(['eat 2 donkey', 'eat donkey'])
  })

  it('gives gold at one go', () => {
    const [ladder] = ladders(GOLD, { gold: 4 })
    expect(ladder?.rungs.map((rung) => rung.texts)).toEqual(GOLD.map((action) => [action.text]))
  })

  it('leaves out what brings no food, and counts what is eaten together', () => {
    const found = ladders([RUBY, COOK], { ruby: 1, grain: 1, vegetable: 2 })
    const rung = { cost: COOK.cost, food: 5, texts: [COOK.text] }
    expect(found).toEqual([{ goods: ['grain', 'vegetable'], rungs: [rung] }])
  })
})

describe('complete payments', () => {
  it('has none where nothing is missing, or not enough is there', () => {
    expect(payments([GRAIN], { grain: 3 }, 0)).toEqual([])
    expect(payments([GRAIN], { grain: 3 }, 4)).toEqual([])
  })

  it('offers the cheapest first, then what keeps animals and crops', () => {
    const found = payments([GRAIN, BOAR], { grain: 4, boar: 4 }, 4)
    expect(found[0]?.cost).toEqual({ boar: 2 })
    expect(found.slice(1).map((way) => [way.keeps, way.cost])).toEqual([['animals', { grain: 4 }]])
  })

  it('gives up a last pair or a last animal only where it must', () => {
    expect(loss({ sheep: 3 }, { sheep: 1 })).toBeLessThan(loss({ sheep: 2 }, { sheep: 1 }))
    expect(loss({ sheep: 2 }, { sheep: 1 })).toBeLessThan(loss({ sheep: 1 }, { sheep: 1 }))
    expect(payments([SHEEP, GRAIN], { sheep: 1, grain: 1 }, 1)[0]?.cost).toEqual({ grain: 1 })
  })

  it('never spends a good twice', () => {
    const goods = { grain: 1, vegetable: 1, gold: 4 }
    for (const way of payments([GRAIN, VEGETABLE, COOK, ...GOLD], goods, 6)) {
      expect(Object.entries(way.cost).every(([good, amount]) => amount <= goods[good as keyof typeof goods])).toBe(true)
      expect(way.food).toBeGreaterThanOrEqual(6)
    }
  })

  it('finds its way through a full larder', () => {
    const goods = { grain: 20, vegetable: 20, sheep: 20, donkey: 20, boar: 20, gold: 4 }
    const found = payments([GRAIN, VEGETABLE, SHEEP, DONKEY, DONKEYS, BOAR, COOK, ...GOLD], goods, 13)
    expect(found.map((way) => way.keeps)).toEqual([null, 'crops'])
    expect(found[0]).toMatchObject({ cost: { grain: 3, vegetable: 3 }, food: 15 })
  })
})
