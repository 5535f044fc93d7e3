import { describe, expect, it } from 'vitest'
import type { CavesView } from '../lib/types'
import { cell, caver } from './desk.fixture'
import { moves } from './moves'

function view(more: Partial<CavesView>): CavesView {
  return { spaces: [], players: [], ...more } as unknown as CavesView
}

describe('between two views', () => {
  it('a dwarf goes to the tile that is taken, and home after the round', () => {
    const spaces = (seat: number | null) => [{ id: 'masonry', name: '', back: '2', slot: null, seat }]
    const [free, taken] = [view({ spaces: spaces(null) }), view({ spaces: spaces(1) })]
    expect(moves(free, taken)).toEqual([
      { thing: 'dwarf', seat: 1, from: ['family/1', 'hand/1'], to: ['action/masonry'] },
    ])
    expect(moves(taken, free)).toMatchObject([{ thing: 'dwarf', from: ['action/masonry'] }])
    expect(moves(view({}), taken)).toEqual([])
  })

  it('a room goes from the display to its cell', () => {
    const before = view({ players: [caver(0, [cell('d3')])] })
    const after = view({ players: [caver(0, [cell('d3', { tile: 'room', room: 'shelf' })])] })
    expect(moves(before, after)).toEqual([
      { thing: 'room/shelf', seat: 0, from: ['sale/shelf', 'hand/0'], to: ['cell/0/d3', 'board/0'] },
    ])
  })

  it('what is printed on a cell goes to the goods when it is dug', () => {
    const before = view({ players: [caver(0, [cell('e4', { tile: 'covered', bonus: { food: 1 } })])] })
    const after = view({ players: [caver(0, [cell('e4')])] })
    expect(moves(before, after)).toMatchObject([{ thing: 'food', from: ['cell/0/e4', 'board/0'], to: ['supply/0'] }])
  })
})
