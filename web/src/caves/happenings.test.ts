import { expect, it } from 'vitest'
import type { CavesView } from '../lib/types'
import { happenings } from './happenings'

function view(era: number, ...tiles: string[]): CavesView {
  return { era, spaces: tiles.map((id) => ({ id })) } as unknown as CavesView
}

it('tells of a new tile, of the second era, and of the end of the draft', () => {
  const told = (before: CavesView, after: CavesView) => happenings(before, after).map(({ kind }) => kind)
  expect(told(view(1), view(1, 'masonry'))).toEqual(['card'])
  expect(told(view(1), view(1, 'masonry', 'excavation'))).toEqual([])
  expect(told(view(1), view(2, 'masonry'))).toEqual(['era'])
  expect(told(view(0), view(1, 'masonry'))).toEqual(['draft'])
})
