import { expect, test } from 'vitest'
import { iconOf } from './pictures'

test.each([
  ['score', 'points'],
  ['goods.wood', 'wood'],
  ['goods.weapon', 'weapons'],
  ['dwarfs.strength', 'weapon'],
  ['cells[tile=field]', 'tile/field'],
  ['cells[crop=grain]', 'grain'],
  ['furnishings[id=trader]', 'furnishing/trader'],
  ['rooms[id=shelf]', 'room/shelf'],
])('%s is drawn as %s', (what, icon) => {
  expect(iconOf(what)).toBe(icon)
})
