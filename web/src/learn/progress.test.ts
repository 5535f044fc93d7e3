import { beforeEach, expect, test } from 'vitest'
import { allDone, countDone, isDone, keepDone } from './progress'

const lesson = { game: 'cave-farmers', id: 'first-turn' } as const

beforeEach(() => localStorage.clear())

test('what is done is kept, with the fewest tries', () => {
  expect(isDone(lesson)).toBe(false)
  keepDone(lesson, 3)
  keepDone(lesson, 5)
  expect(isDone(lesson)).toBe(true)
  expect(allDone()['cave-farmers/first-turn']!.tries).toBe(3)
  keepDone(lesson, 1)
  expect(allDone()['cave-farmers/first-turn']!.tries).toBe(1)
})

test('lessons and puzzles are counted apart, by game', () => {
  keepDone(lesson, 1)
  keepDone({ game: 'cave-farmers', id: 'puzzle-2' }, 1)
  keepDone({ game: 'cave-vs-cave', id: 'puzzle-2' }, 1)
  expect(countDone('cave-farmers')).toEqual({ lesson: 1, puzzle: 1 })
  expect(countDone('cave-vs-cave')).toEqual({ lesson: 0, puzzle: 1 })
})

test('damaged storage counts as nothing done', () => {
  localStorage.setItem('caverna.lessons', 'nonsense')
  expect(countDone('cave-farmers')).toEqual({ lesson: 0, puzzle: 0 })
})
