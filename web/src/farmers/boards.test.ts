import { describe, expect, it } from 'vitest'
import type { FarmView } from '../lib/types'
import { boards, stages, width } from './boards'

const FIRST = ['ruby-mining', 'housework', 'slash-and-burn']
const MAIN = ['drift-mining', 'excavation', 'starting-player', 'logging', 'ore-mining', 'clearing', 'sustenance']
const BIG = [...MAIN, 'imitation', 'growth', 'forest-exploration']
const LARGE = ['depot', 'drift-mining-2', 'weekly-market', 'imitation-2', 'hardware-rental', 'fence-building']

function view(players: number, ids: string[], cards: [string, number][] = [], round = 1): FarmView {
  const space = (id: string, stage: number) => ({ id, name: id, stage, goods: {}, seat: null })
  return {
    options: { players },
    round,
    spaces: [...ids.map((id) => space(id, 0)), ...cards.map(([id, stage]) => space(id, stage))],
  } as unknown as FarmView
}

const shape = (found: ReturnType<typeof boards>) => found.map((board) => [board.id, board.columns, board.rows])

describe('the action boards', () => {
  it('stands the first rounds beside the main board for two', () => {
    const found = boards(view(2, [...MAIN, 'supplies', 'wood-gathering', ...FIRST]))
    expect(shape(found)).toEqual([
      ['main', 3, 3],
      ['first', 1, 3],
    ])
    expect(width(found)).toBe(4)
  })

  it('keeps the few spaces of a solo game together', () => {
    const found = boards(view(1, ['excavation', 'logging', 'ore-mining', 'wood-gathering', 'sustenance', ...FIRST]))
    expect(shape(found)).toEqual([
      ['main', 2, 3],
      ['first', 1, 3],
    ])
  })

  it('adds the small board for three, with what larger games have on the main board', () => {
    const small = ['strip-mining', 'imitation', 'forest-exploration']
    const found = boards(view(3, [...MAIN, 'supplies', 'wood-gathering', ...FIRST, ...small]))
    expect(found.at(-1)?.spaces.map((space) => space.id)).toEqual(small)
    expect(width(found)).toBe(5)
  })

  it('lays seven players’ boards in six columns', () => {
    const found = boards(view(7, [...BIG, ...FIRST, ...LARGE, 'large-depot', 'imitation-3', 'extension']))
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
    const found = stages(view(2, [], [['blacksmithing', 1]], 1), coming)
    expect(found[0]).toMatchObject({ stage: 1, backs: [2] })
    expect(found[0]?.cards.map((card) => card.id)).toEqual(['blacksmithing'])
    expect(found[1]).toMatchObject({ stage: 2, cards: [], backs: [4] })
  })
})
