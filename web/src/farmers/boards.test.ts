import { describe, expect, it } from 'vitest'
import type { FarmersView } from '../lib/types'
import { columns, printed, slots, upright, type Coming } from './boards'

function viewWith(...spaces: { id: string; stage?: number; board?: string }[]): FarmersView {
  const all = spaces.map((space) => ({ stage: 0, board: null, goods: {}, seat: null, ...space }))
  return { spaces: all, round: 3 } as unknown as FarmersView
}

const FIRST = ['blacksmithing', 'sheep-farming', 'ore-mine-construction']
const COMING: Coming[] = [
  ...[1, 2, 3].map((round) => ({ round, stage: 1, cards: FIRST })),
  { round: 4, stage: 2, cards: ['wish-for-children'] },
  ...[7, 8].map((round) => ({ round, stage: 3, cards: ['family-life', 'ore-delivery'] })),
]

const shape = (view: FarmersView, stage: number) =>
  slots(view, COMING)[stage - 1]!.cards.map((card) => card.space?.id ?? (card.skipped ? 'not played' : 'covered'))

describe('the printed spaces', () => {
  it('lie board by board, those of the first rounds last', () => {
    const view = viewWith({ id: 'a', board: 'first' }, { id: 'b', board: 'small' }, { id: 'c', board: 'main' })
    expect(printed(view).map((space) => space.id)).toEqual(['c', 'b', 'a'])
  })

  it('have three rows, and a column for each stage', () => {
    expect([8, 12, 15, 19, 22].map(columns)).toEqual([4, 4, 5, 7, 8])
  })

  it('leave none alone in a row of a tablet', () => {
    expect([12, 13, 22].map(upright)).toEqual([
      { columns: 6, rows: 2 },
      { columns: 5, rows: 3 },
      { columns: 6, rows: 4 },
    ])
  })
})

describe('the cards', () => {
  it('never move when another one is turned up', () => {
    const ore = { id: 'ore-mine-construction', stage: 1 }
    expect(shape(viewWith(ore), 1)).toEqual(['covered', 'covered', 'ore-mine-construction'])
    expect(shape(viewWith({ id: 'sheep-farming', stage: 1 }, ore), 1)).toEqual([
      'covered',
      'sheep-farming',
      'ore-mine-construction',
    ])
  })

  it('stay in their slot when they are turned over', () => {
    expect(shape(viewWith({ id: 'wish-for-children', stage: 2 }), 2)[0]).toBe('wish-for-children')
    expect(shape(viewWith({ id: 'urgent-wish-for-children', stage: 2 }), 2)[0]).toBe('urgent-wish-for-children')
  })

  it('leave a slot empty for a round that is not played', () => {
    expect(shape(viewWith(), 3)).toEqual(['covered', 'covered', 'not played'])
    expect(slots(viewWith(), COMING)[2]!.rounds).toEqual([7, 8])
  })
})
