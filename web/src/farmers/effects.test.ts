import { describe, expect, it } from 'vitest'
import type { Action, SpaceRow } from '../lib/types'
import { inOrder } from './effects'

const space = (connective: string, ...actions: object[]) => ({ connective, actions }) as unknown as SpaceRow
const SPACES = [
  space('either-or', { do: 'grow' }, { do: 'sow' }),
  space('and-then-or', { do: 'tile', tiles: ['meadow', 'field'] }, { do: 'sow' }),
  space('and-then-or', { parts: [{ do: 'small-pasture' }, { do: 'stable' }] }, { do: 'take' }),
]

/** The steps of some parts, in their order. */
function steps(...parts: string[]): number[] {
  const choices = parts.map((part) => ({ part }) as Action)
  const found = inOrder(choices, ({ part }) => part!, SPACES)
  return choices.flatMap((action) => found.get(action) ?? [])
}

describe('the steps of a space', () => {
  it('are numbered as they are printed', () => {
    expect(steps('meadow-field', 'sow')).toEqual([1, 2])
    expect(steps('small-pasture', 'stable', 'animals')).toEqual([1, 1, 2])
  })

  it('have no numbers where there is no order, or only one is left', () => {
    expect(steps('grow', 'sow')).toEqual([])
    expect(steps('small-pasture', 'stable')).toEqual([])
    expect(steps('sow')).toEqual([])
  })
})
