import { describe, expect, it } from 'vitest'
import type { Action, FarmersCell, FarmersPlayer } from '../lib/types'
import { aimed, ARROWS, begun, beyond, cellsShown, drawing, laid, laidOn, turns, waysToLay } from './laying'

function cell(name: string, tile: string | null, more: Partial<FarmersCell> = {}): FarmersCell {
  return { cell: name, column: 1, row: 1, ground: 'forest', tile, layer: 1, stable: false, ...more }
}

function lay(tile: string, ...lays: FarmersCell[]): Action {
  const cells = lays.map((one) => one.cell)
  const text = `tile ${tile} ${cells.join(' ')}`
  return { action: 0, text, label: '', kind: 'tile', cost: {}, gain: {}, tile, cells, lays }
}

const meadowField = (meadow: string, field: string) =>
  lay('meadow-field', cell(meadow, 'meadow'), cell(field, 'field', { crop: {} }))
const EITHER_WAY = [meadowField('b4', 'c4'), meadowField('c4', 'b4')]
const PASTURE = lay(
  'large-pasture',
  cell('a1', 'large-pasture', { toward: 'east' }),
  cell('b1', 'large-pasture', { toward: 'west' }),
)

describe('tiles on two cells', () => {
  it('puts the first half where the first click was, the second where it was turned', () => {
    expect(laid(EITHER_WAY, 'c4', 'b4', false)?.text).toBe('tile meadow-field c4 b4')
    expect(laid(EITHER_WAY, 'c4', 'b4', true)?.text).toBe('tile meadow-field b4 c4')
  })

  it('lays a tile that fits one way round only that way', () => {
    expect(laid(EITHER_WAY.slice(0, 1), 'c4', 'b4', false)?.text).toBe('tile meadow-field b4 c4')
    expect(laid(EITHER_WAY, 'c4', 'c3', false)).toBeUndefined()
  })

  it('lies towards the side that the mouse is nearest to, where it fits', () => {
    const at = (name: string, column: number, row: number) => cell(name, 'cavern', { column, row })
    const here = at('e2', 5, 2)
    const either = [lay('cavern-cavern', here, at('f2', 6, 2)), lay('cavern-cavern', here, at('e3', 5, 3))]
    expect(aimed(either, here, { x: 0.4, y: 0.1 })).toBe('f2')
    expect(aimed(either, here, { x: 0.1, y: 0.4 })).toBe('e3')
    expect(aimed(either, here, { x: -0.4, y: 0 })).toBe('e3')
    expect(aimed([], here, { x: 0, y: 0 })).toBeUndefined()
  })

  it('has a key for every way to lie, both ways round', () => {
    const at = (name: string, column: number) => cell(name, 'meadow', { column })
    const ways = [lay('meadow-field', at('a1', 1), at('b1', 2)), lay('meadow-field', at('b1', 2), at('a1', 1))]
    expect(waysToLay(ways).map(({ at, side }) => [at, side])).toEqual([
      ['a1', 'east'],
      ['b1', 'west'],
    ])
    expect(waysToLay([lay('stable', at('a1', 1))])).toEqual([])
  })

  it('goes with arrows to the nearest cell ahead', () => {
    const at = (name: string, column: number, row: number) => cell(name, null, { column, row })
    const [here, ...others] = [at('b2', 2, 2), at('b4', 2, 4), at('c1', 3, 1), at('f2', 6, 2)]
    expect(beyond(others, here!, ARROWS.ArrowDown!)?.cell).toBe('b4')
    expect(beyond(others, here!, ARROWS.ArrowRight!)?.cell).toBe('c1')
    expect(beyond(others, here!, ARROWS.ArrowLeft!)).toBeUndefined()
  })

  it('can be turned if both halves fit on the first cell', () => {
    expect(turns(EITHER_WAY, 'b4')).toBe(true)
    expect(turns(EITHER_WAY.slice(0, 1), 'b4')).toBe(false)
    expect(turns([PASTURE], 'b1')).toBe(false)
  })

  it('shows which half would lie where', () => {
    expect(laidOn(EITHER_WAY[1]!, 'c4')?.tile).toBe('meadow')
    expect(laidOn(EITHER_WAY[1]!, 'b4')?.tile).toBe('field')
    expect(laidOn(EITHER_WAY[1]!, 'a4')).toBeUndefined()
    expect(laidOn(null, 'a4')).toBeUndefined()
  })

  it('shows the half that a first click has begun with', () => {
    expect(begun(EITHER_WAY, 'b4', false)?.tile).toBe('meadow')
    expect(begun(EITHER_WAY, 'b4', true)?.tile).toBe('field')
    expect(drawing(begun([PASTURE], 'b1', false)!)).toBe('tile/small-pasture')
    expect(begun([], 'b1', false)).toBeUndefined()
  })
})

describe('a home board', () => {
  const player = { cells: [cell('a1', null)] } as FarmersPlayer

  it('opens the halves of a large pasture to each other', () => {
    expect(PASTURE.lays!.map(drawing)).toEqual(['tile/large-pasture-east', 'tile/large-pasture-west'])
  })

  it('draws what grows on a field, and bare ground', () => {
    expect(drawing(cell('c1', 'field', { crop: { grain: 3 } }))).toBe('tile/field-grain')
    expect(drawing(cell('c1', null))).toBe('tile/forest')
    expect(drawing(cell('d1', 'furnishing', { furnishing: 'miner' }))).toBe('tile/cavern')
  })

  it('shows the cells beside the board that a tile may hang over to, bare as they are', () => {
    const beside = cell('z1', 'field', { column: 0, ground: 'margin', crop: {} })
    const shown = cellsShown(player, [lay('meadow-field', cell('a1', 'meadow'), beside), lay('field', beside)])
    expect(shown.at(-1)).toMatchObject({ cell: 'z1', column: 0, row: 1, ground: 'margin', tile: null, layer: 0 })
    expect(shown).toHaveLength(2)
  })
})
