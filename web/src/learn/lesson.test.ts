import { expect, test } from 'vitest'
import { matches, momentsOf } from './lesson.svelte'

test('each action of a lesson is a moment, and so is each text without one', () => {
  const moments = momentsOf('cave-farmers')
  expect(moments[0]).toEqual({ bubble: 0, play: null })
  expect(moments[1]).toEqual({ bubble: 1, play: 'place sustenance' })
  expect(moments.at(-1)!.play).toBeNull()
})

test.each(['cave-farmers', 'cave-vs-cave'] as const)('%s is taught in ten to fifteen bubbles', (game) => {
  const bubbles = new Set(momentsOf(game).map(({ bubble }) => bubble))
  expect(bubbles.size).toBeGreaterThanOrEqual(10)
  expect(bubbles.size).toBeLessThanOrEqual(15)
})

test('a star stands for any ending', () => {
  expect(matches('loot *', 'loot dog')).toBe(true)
  expect(matches('loot *', 'stop')).toBe(false)
  expect(matches('end', 'end')).toBe(true)
  expect(matches('end', 'ending')).toBe(false)
})
