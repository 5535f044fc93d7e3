import { expect, it } from 'vitest'
import type { FarmersView, StepAnswer } from '../lib/types'
import { lastMove } from './ending'

const FIELD = { cell: 'a1', crop: { grain: 3 } }
const home = { at_work: false, next: false, space: null }

function view(round: number, dwarfs: object[], more: object = {}): FarmersView {
  const farmer = { seat: 0, dwarfs, goods: { wood: 1, food: 2 }, cells: [FIELD], furnishings: [], ...more }
  const spaces = [
    { id: 'logging', seat: null, goods: { wood: 3 } },
    { id: 'supplies', seat: 0, goods: {} },
  ]
  return { round, spaces, players: [farmer] } as unknown as FarmersView
}

const before = view(3, [
  { ...home, at_work: true, space: 'supplies' },
  { ...home, next: true },
])
const after = view(4, [home, home], {
  goods: { wood: 4, food: 0, grain: 1 },
  cells: [{ ...FIELD, crop: { grain: 2 } }],
})
const step = { seat: 0, text: 'place logging', gain: { wood: 3 }, cost: {} } as unknown as StepAnswer

it('shows the last dwarf of a round at work, before anything is reaped or eaten', () => {
  const shown = lastMove(before, after)!([step]) as FarmersView
  expect(shown.round).toBe(3)
  expect(shown.spaces[0]).toMatchObject({ seat: 0, goods: {} })
  expect(shown.players[0]!.dwarfs[1]).toMatchObject({ at_work: true, space: 'logging' })
  expect(shown.players[0]).toMatchObject({ goods: { wood: 4, food: 2 }, cells: [FIELD] })
})

it('is needed only where a round ends', () => {
  expect(lastMove(before, before)).toBeNull()
  expect(lastMove(after, before)).toBeNull()
})
