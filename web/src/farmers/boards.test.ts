import { describe, expect, it } from 'vitest'
import type { FarmersView } from '../lib/types'
import { boards, stages, width, type Board } from './boards'

/** A view with a number of spaces on each board. */
function view(on: Partial<Record<Board['id'], number>>, cards: [string, number][] = [], round = 1): FarmersView {
  const printed = Object.entries(on).flatMap(([board, count]) =>
    Array.from({ length: count }, (_, index) => ({ id: `${board}-${index}`, stage: 0, board })),
  )
  return { round, spaces: [...printed, ...cards.map(([id, stage]) => ({ id, stage, board: null }))] } as FarmersView
}

const shape = (found: ReturnType<typeof boards>) => found.map((board) => [board.id, board.columns, board.rows])

describe('the action boards', () => {
  it('stands the first rounds beside the main board for two', () => {
    const found = boards(view({ main: 9, first: 3 }))
    expect(shape(found)).toEqual([
      ['main', 3, 3],
      ['first', 1, 3],
    ])
    expect(width(found)).toBe(4)
  })

  it('keeps the few spaces of a solo game together', () => {
    const found = boards(view({ main: 5, first: 3 }))
    expect(shape(found)).toEqual([
      ['main', 2, 3],
      ['first', 1, 3],
    ])
  })

  it('stands the small board beside the others for three', () => {
    const found = boards(view({ main: 9, first: 3, small: 3 }))
    expect(shape(found).at(-1)).toEqual(['small', 1, 3])
    expect(width(found)).toBe(5)
  })

  it('lays seven players’ boards in six columns', () => {
    const found = boards(view({ main: 10, first: 3, large: 6, small: 3 }))
    expect(shape(found)).toEqual([
      ['main', 3, 4],
      ['first', 1, 3],
      ['large', 2, 3],
      ['small', 3, 1],
    ])
    expect(width(found)).toBe(6)
  })

  it('shows cards by stage, and backs for the rounds to come', () => {
    const coming = [
      { round: 1, stage: 1 },
      { round: 2, stage: 1 },
      { round: 4, stage: 2 },
    ]
    const found = stages(view({}, [['blacksmithing', 1]], 1), coming)
    expect(found[0]).toMatchObject({ stage: 1, backs: [2] })
    expect(found[0]?.cards.map((card) => card.id)).toEqual(['blacksmithing'])
    expect(found[1]).toMatchObject({ stage: 2, cards: [], backs: [4] })
  })
})
