import { describe, expect, it } from 'vitest'
import { back } from '../lib/motion'
import type { FarmersCell, FarmersPlayer, FarmersSpace, FarmersView } from '../lib/types'
import { moves } from './moves'

const IDLE = { space: null, travelling: false, strength: 0, at_work: false, newborn: false, next: false }
const LOGGING: FarmersSpace = { id: 'logging', stage: 0, board: 'main', goods: { wood: 3 }, seat: null }
const FIELD: FarmersCell = { cell: 'a1', column: 1, row: 1, ground: 'forest', tile: 'field', layer: 1, stable: false }

function view(
  space: Partial<FarmersSpace>,
  farmer: Partial<FarmersPlayer> = {},
  more: Partial<FarmersView> = {},
): FarmersView {
  const player = {
    seat: 0,
    goods: {},
    dwarfs: [IDLE, IDLE],
    cells: [],
    housing: [],
    ...farmer,
  } as unknown as FarmersPlayer
  return { round: 2, spaces: [{ ...LOGGING, ...space }], players: [player], ...more } as FarmersView
}

function cells(...found: Partial<FarmersCell>[]): FarmersView {
  return view({}, { cells: found.map((cell) => ({ ...FIELD, ...cell })) })
}

describe('a dwarf', () => {
  const before = view({})
  const after = view({ goods: {}, seat: 0 }, { dwarfs: [IDLE, { ...IDLE, at_work: true }] })
  const there = [
    { thing: 'dwarf', seat: 0, from: ['dwarf/0/1', 'family/0'], to: ['space/logging'] },
    { thing: 'wood', seat: 0, from: ['space/logging'], to: ['supply/0'] },
  ]

  it('goes to work, and what lay there goes home', () => {
    expect(moves(before, after)).toEqual(there)
  })

  it('is taken back with everything', () => {
    expect(moves(after, before)).toEqual(there.map(back))
  })

  it('comes home after the round, while new goods come from nowhere', () => {
    expect(moves(after, { ...before, round: 3 })).toEqual([back(there[0]!)])
  })

  it('brings what the space gives where nothing piles up', () => {
    const bare = view({ goods: {} }, { goods: { wood: 1, gold: 2 } })
    const taken = view({ goods: {}, seat: 0 }, { goods: { wood: 2, gold: 2 } })
    expect(moves(bare, taken).map((move) => move.thing)).toEqual(['dwarf', 'wood'])
  })
})

describe('on a home board', () => {
  const to = ['cell/0/a1', 'board/0']

  it('a tile comes from the hand, also upon another one', () => {
    const [bare, meadow, pasture] = [
      cells({ tile: null, layer: 0 }),
      cells({ tile: 'meadow' }),
      cells({ tile: 'small-pasture', layer: 2 }),
    ]
    expect(moves(bare, meadow)).toEqual([{ thing: 'tile/meadow', seat: 0, from: ['hand/0'], to }])
    expect(moves(meadow, pasture)).toEqual([{ thing: 'tile/small-pasture', seat: 0, from: ['hand/0'], to }])
    expect(moves(pasture, meadow).map((move) => move.to)).toEqual([['hand/0']])
  })

  it('a furnishing comes from the market, and nothing else moves', () => {
    const furnished = cells({ tile: 'furnishing', layer: 2, furnishing: 'miner' })
    expect(moves(cells({ tile: 'cavern' }), furnished)).toEqual([
      { thing: 'furnishing/miner', seat: 0, from: ['sale/miner', 'hand/0'], to },
    ])
  })

  it('crops are sown from the supply and harvested to it', () => {
    const [bare, sown, less] = [cells({ crop: {} }), cells({ crop: { grain: 3 } }), cells({ crop: { grain: 2 } })]
    expect(moves(bare, sown)).toEqual([{ thing: 'grain', seat: 0, from: ['supply/0'], to }])
    expect(moves(sown, less)).toEqual([{ thing: 'grain', seat: 0, from: to, to: ['supply/0'] }])
  })

  it('nothing moves where nothing changes', () => {
    expect(moves(cells({ stable: true }), cells({ stable: true }))).toEqual([])
  })
})
