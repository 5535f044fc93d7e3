import { describe, expect, it } from 'vitest'
import type { FarmersPlayer, FarmersView } from '../lib/types'
import { happenings } from './happenings'

const MEAL = { round: 3, food: 4 }
const NEXT = { round: 4, food: 4 }

function view(farmer: Partial<FarmersPlayer> = {}, ...spaces: string[]): FarmersView {
  const player = { seat: 0, goods: {}, cells: [], pairs: [], begging: 0, food_owed: MEAL, ...farmer }
  return { round: 3, spaces: spaces.map((id) => ({ id })), players: [player] } as unknown as FarmersView
}

function field(crop: Record<string, number>): Partial<FarmersPlayer> {
  return { cells: [{ cell: 'a1', crop }] } as unknown as Partial<FarmersPlayer>
}

const told = (before: FarmersView, after: FarmersView) => happenings(before, after).map(({ kind }) => kind)

describe('a harvest', () => {
  it('reaps every field, but sowing that is taken back is none', () => {
    const [reap] = happenings(view(field({ grain: 3 })), view(field({ grain: 2 })))
    expect(reap).toMatchObject({ kind: 'reap', rows: [{ seat: 0, gain: { grain: 1 }, fields: { a1: 'grain' } }] })
    expect(told(view(field({ grain: 3 })), view(field({})))).toEqual([])
  })

  it('tells a meal with what was short', () => {
    const [meal] = happenings(view(), view({ food_owed: NEXT, begging: 1 }))
    expect(meal).toMatchObject({ kind: 'meal', rows: [{ gain: { begging: 1 }, cost: { food: 3 } }] })
  })

  it('shows who is born, not who is bought', () => {
    const pair = { pairs: ['sheep'], food_owed: NEXT }
    const born = view({ ...pair, goods: { sheep: 3, ruby: 1 } })
    expect(told(view({ ...pair, goods: { sheep: 2, ruby: 1 } }), born)).toEqual(['young'])
    expect(told(view({ ...pair, goods: { sheep: 2, ruby: 2 } }), born)).toEqual([])
  })
})

describe('a card', () => {
  it('is turned up or over; several at once are a jump to another position', () => {
    const wish = view({}, 'wish-for-children')
    expect(happenings(view(), wish)).toEqual([{ kind: 'card', rows: [], at: 'space/wish-for-children' }])
    expect(told(wish, view({}, 'urgent-wish-for-children'))).toEqual(['card'])
    expect(told(view(), view({}, 'sheep-farming', 'donkey-farming'))).toEqual([])
  })
})
