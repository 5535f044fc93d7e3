import { describe, expect, it } from 'vitest'
import type { Action, Side } from '../lib/types'
import { concerns, edgesOf, frameOf, placeOf } from './cave'
import { action, cell } from './desk.fixture'

describe('the plan', () => {
  it('takes up as much as its cells do', () => {
    expect(frameOf([cell('d1'), cell('e2'), cell('f5')])).toEqual({ column: 4, row: 1, columns: 3, rows: 5 })
  })

  it('puts the additional cavern apart from the boards', () => {
    const cavern = cell('x', { column: 1, row: 7 })
    for (const boards of [
      [cell('d1'), cell('e5')],
      [cell('a2'), cell('c4')],
    ]) {
      const cells = [...boards, cavern]
      const at = placeOf(cavern, cells)
      expect(boards.every((other) => Math.hypot(other.column - at.column, other.row - at.row) > 1)).toBe(true)
      expect(frameOf(cells).rows).toBeLessThanOrEqual(5)
    }
  })
})

describe('edges', () => {
  const cells = [
    cell('d3', { walls: { west: 'rock', south: 'built' }, sites: ['east'] }),
    cell('e3', { walls: { east: 'rock' }, sites: ['west'] }),
    cell('d4', { walls: { north: 'built' } }),
    cell('x', { walls: { north: 'rock', west: 'rock' }, sites: ['east', 'south'] }),
  ]
  const edges = edgesOf(cells)
  const at = (name: string, side: Side) => edges.find((edge) => edge.sides[name] === side)!

  it('are one between two neighbours', () => {
    expect(at('d3', 'east')).toBe(at('e3', 'west'))
    expect(at('d3', 'east').kind).toBe('site')
    expect(at('d3', 'south')).toBe(at('d4', 'north'))
    expect(at('d3', 'south').kind).toBe('built')
    expect(edges).toHaveLength(8)
  })

  it('are what walls are built on and razed from', () => {
    const found = (wanted: Action) => edges.filter((edge) => concerns(wanted, edge))
    expect(found(action('wall', { cells: ['d3', 'e3'] }))).toEqual([at('d3', 'east')])
    expect(found(action('raze', { cells: ['d3', 'd4'] }))).toEqual([at('d3', 'south')])
    expect(found(action('wall', { cells: ['x', 'south'] }))).toEqual([at('x', 'south')])
    expect(found(action('dig', { cells: ['d3'] }))).toEqual([])
  })

  it('are the new walls of a room that is drafted', () => {
    const added = (walls: Side[]) => edges.filter((edge) => concerns(action('place', { cells: ['e3'], walls }), edge))
    expect(added(['west'])).toEqual([at('d3', 'east')])
    expect(added([])).toEqual([])
  })
})
