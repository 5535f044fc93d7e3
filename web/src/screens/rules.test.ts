import { expect, test } from 'vitest'
import { search, spans, type Chapter } from './rules'

const entry = (name: string, text: string) => ({ id: name, icon: null, name, text, cost: {}, points: null, aside: '' })
const RULES: Chapter[] = [
  { id: 'goal', title: 'The goal', text: 'Most points win.', entries: [] },
  { id: 'rooms', title: 'Rooms', text: '', entries: [entry('Shelf', 'Raise wood to 2.'), entry('Étable', 'Łąka')] },
]

test('numbers of players are told in short', () => {
  expect(spans([1, 3, 4, 5, 7])).toBe('1, 3–5, 7')
  expect(spans([2])).toBe('2')
})

test('nothing to search for finds everything', () => {
  expect(search(RULES, '  ')).toBe(RULES)
})

test('what is found is left, with the chapter it stands in', () => {
  expect(search(RULES, 'wood raise').map(({ entries }) => entries.map(({ name }) => name))).toEqual([['Shelf']])
  expect(search(RULES, 'points').map(({ id }) => id)).toEqual(['goal'])
})

test('case and accents do not matter', () => {
  expect(search(RULES, 'etable')[0]!.entries[0]!.name).toBe('Étable')
  expect(search(RULES, 'LAKA')[0]!.entries[0]!.name).toBe('Étable')
})

test('a chapter that is asked for by name is whole', () => {
  expect(search(RULES, 'rooms')[0]!.entries).toHaveLength(2)
})
