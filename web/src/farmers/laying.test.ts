import { describe, expect, it } from 'vitest'
import type { Action, Farmer } from '../lib/types'
import { begun, cellsShown, drawing, ghostAt, laid, sideOf, sownAt, turns } from './laying'

function lay(tile: string, ...cells: string[]): Action {
  const text = `tile ${tile} ${cells.join(' ')}`
  return { action: 0, text, label: '', kind: 'tile', cost: {}, gain: {}, tile, cells }
}

const EITHER_WAY = [lay('meadow-field', 'b4', 'c4'), lay('meadow-field', 'c4', 'b4')]

describe('tiles on two cells', () => {
  it('puts the first half where the first click was, the second where it was turned', () => {
    expect(laid(EITHER_WAY, 'c4', 'b4', false)?.text).toBe('tile meadow-field c4 b4')
    expect(laid(EITHER_WAY, 'c4', 'b4', true)?.text).toBe('tile meadow-field b4 c4')
  })

  it('lays a tile that fits one way round only that way', () => {
    expect(laid(EITHER_WAY.slice(0, 1), 'c4', 'b4', false)?.text).toBe('tile meadow-field b4 c4')
    expect(laid(EITHER_WAY, 'c4', 'c3', false)).toBeUndefined()
  })

  it('can be turned if both halves fit on the first cell', () => {
    expect(turns(EITHER_WAY, 'b4')).toBe(true)
    expect(turns(EITHER_WAY.slice(0, 1), 'b4')).toBe(false)
    expect(turns([lay('large-pasture', 'a1', 'b1'), lay('large-pasture', 'b1', 'c1')], 'b1')).toBe(false)
  })

  it('shows which half would lie where', () => {
    expect(ghostAt(EITHER_WAY[1]!, 'c4')).toBe('meadow')
    expect(ghostAt(EITHER_WAY[1]!, 'b4')).toBe('field')
    expect(ghostAt(EITHER_WAY[1]!, 'a4')).toBeNull()
    expect(ghostAt(null, 'a4')).toBeNull()
    expect(ghostAt(lay('ore-mine', 'e1', 'e2'), 'e2')).toBe('deep-tunnel')
    expect(ghostAt(lay('large-pasture', 'a1', 'a2'), 'a1')).toBe('large-pasture-south')
    expect(ghostAt(lay('stable', 'a1'), 'a1')).toBe('stable')
  })

  it('shows the half that a first click has begun with', () => {
    expect(begun(EITHER_WAY, 'b4', false)).toBe('meadow')
    expect(begun(EITHER_WAY, 'b4', true)).toBe('field')
    expect(begun([lay('large-pasture', 'a1', 'b1')], 'b1', false)).toBe('small-pasture')
    expect(begun([], 'b1', false)).toBeNull()
  })
})

describe('a home board', () => {
  const cell = (name: string, tile: string | null, more = {}) =>
    ({ cell: name, column: 1, row: 1, ground: 'forest', tile, stable: false, ...more }) as Farmer['cells'][number]
  const farmer = {
    cells: [cell('a1', 'large-pasture'), cell('b1', 'large-pasture')],
    housing: [{ cells: ['a1', 'b1'], animal: null, animals: 0, dogs: 0, room: 4 }],
  } as unknown as Farmer

  it('tells on which side a cell lies', () => {
    expect([sideOf('b2', 'b1'), sideOf('b2', 'c2'), sideOf('b2', 'b3'), sideOf('b2', 'a2')]).toEqual([
      'north',
      'east',
      'south',
      'west',
    ])
  })

  it('opens the halves of a large pasture to each other', () => {
    const drawn = farmer.cells.map((one) => drawing(farmer, one))
    expect(drawn).toEqual(['tile/large-pasture-east', 'tile/large-pasture-west'])
  })

  it('draws what grows on a field, and bare ground', () => {
    expect(drawing(farmer, cell('c1', 'field', { crop: { grain: 3 } }))).toBe('tile/field-grain')
    expect(drawing(farmer, cell('c1', null))).toBe('tile/forest')
    expect(drawing(farmer, cell('d1', 'furnishing', { furnishing: 'miner' }))).toBe('tile/cavern')
  })

  it('shows crops on the first empty field before they are sown', () => {
    const field = { ...farmer, cells: [cell('b2', 'field', { crop: { grain: 1 } }), cell('c2', 'field', { crop: {} })] }
    const sow = { kind: 'sow', good: 'vegetable' } as Action
    expect(sownAt(sow, field, 'c2')).toBe('field-vegetable')
    expect(sownAt(sow, field, 'b2')).toBeNull()
    expect(sownAt(EITHER_WAY[0]!, field, 'c2')).toBeNull()
  })

  it('shows the cells beside the board that a tile may hang over to', () => {
    const shown = cellsShown(farmer, [lay('meadow-field', 'a1', 'z1')])
    expect(shown.at(-1)).toMatchObject({ cell: 'z1', column: 0, row: 1, ground: 'margin' })
    expect(shown).toHaveLength(3)
  })
})
