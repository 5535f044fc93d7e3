import { describe, expect, it } from 'vitest'
import type { Action, Side } from '../lib/types'
import { type Area, concerns, edgesOf, placeOf, planOf, seeded, sidesOf } from './cave'
import { action, cell } from './desk.fixture'

const FIRST = ['d1', 'e1', 'd2', 'e2', 'd3', 'e3', 'd4', 'e4', 'd5', 'e5', 'f5'].map((name) => cell(name))
const SECOND = ['c1', 'a2', 'b2', 'c2', 'b3', 'c3', 'b4', 'c4'].map((name) => cell(name))
const CAVERN = cell('x', { column: 1, row: 7 })

function overlap(one: Area, other: Area): boolean {
  const [right, down] = [one.column + one.columns, one.row + one.rows]
  const [otherRight, otherDown] = [other.column + other.columns, other.row + other.rows]
  return one.column < otherRight && other.column < right && one.row < otherDown && other.row < down
}

describe('the plan', () => {
  for (const [name, cells] of Object.entries({ FIRST, SECOND, BOTH: [...FIRST, ...SECOND] })) {
    for (const cavern of [[], [CAVERN]]) {
      for (const compact of [false, true]) {
        it(`has a place for everything: ${name}${cavern.length ? ', cavern' : ''}${compact ? ', compact' : ''}`, () => {
          const all = [...cells, ...cavern]
          const plan = planOf(all, compact)
          const areas = [
            ...all.map((one) => ({ ...placeOf(one, all), columns: 1, rows: 1 })),
            plan.sign,
            ...[plan.goods, plan.valley].filter((area) => area !== null),
          ]
          areas.forEach((area, index) => {
            expect(area.column).toBeGreaterThanOrEqual(plan.column - 0.001)
            expect(area.row).toBeGreaterThanOrEqual(plan.row - 0.001)
            expect(area.column + area.columns).toBeLessThanOrEqual(plan.column + plan.columns + 0.001)
            expect(area.row + area.rows).toBeLessThanOrEqual(plan.row + plan.rows + 0.001)
            areas.slice(0, index).forEach((other) => expect(overlap(area, other)).toBe(false))
          })
        })
      }
    }
  }
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

describe('the walls that a room wants', () => {
  it('must stand, may stand or must not', () => {
    expect(sidesOf(['W1'])).toEqual({ north: 'must', east: 'not', south: 'not', west: 'not' })
    expect(sidesOf(['W1', 'W2A'])).toEqual({ north: 'must', east: 'not', south: 'not', west: 'may' })
    expect(sidesOf(['W2O'])).toEqual({ north: 'not', east: 'must', south: 'not', west: 'must' })
    expect(sidesOf(['W2A', 'W3'])).toEqual({ north: 'must', east: 'may', south: 'not', west: 'must' })
    expect(sidesOf(['W0', 'W1', 'W2A', 'W2O', 'W3'])).toMatchObject({ north: 'may', south: 'not' })
  })
})

describe('rock', () => {
  it('looks the same every time, and different in every cell', () => {
    expect(seeded('d3')()).toBe(seeded('d3')())
    expect(seeded('d3')()).not.toBe(seeded('d4')())
    const random = seeded('d3')
    const numbers = Array.from({ length: 200 }, random)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    expect(new Set(numbers).size).toBeGreaterThan(150)
  })
})
