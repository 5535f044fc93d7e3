import { expect, test } from 'vitest'
import type { View } from '../lib/types'
import { thingAt } from './about'
import { asked, blocks } from './book'

const HOME = {
  game: 'cave-farmers',
  players: [
    {
      cells: [
        { cell: 'a1', ground: 'forest', tile: null, bonus: {} },
        { cell: 'a3', ground: 'forest', tile: null, bonus: { boar: 1 } },
        { cell: 'c4', ground: 'forest', tile: null, bonus: {} },
        { cell: 'd3', ground: 'mountain', tile: 'cavern', bonus: {} },
        { cell: 'd4', ground: 'mountain', tile: 'furnishing', furnishing: 'miner', bonus: {} },
      ],
    },
  ],
} as unknown as View
const CAVE = {
  game: 'cave-vs-cave',
  players: [
    {
      cells: [
        { cell: 'e2', tile: 'covered', room: null, bonus: { food: 1 } },
        { cell: 'd1', tile: 'covered', room: null, bonus: {} },
        { cell: 'd3', tile: 'empty', room: null, bonus: {} },
        { cell: 'd4', tile: 'room', room: 'cave-entrance', bonus: {} },
        { cell: 'c4', tile: 'empty', room: null, bonus: {} },
      ],
    },
  ],
} as unknown as View

function at(html: string, view: View = HOME): string | null {
  document.body.innerHTML = html
  return thingAt([document.body.querySelector('.here') ?? document.body.firstElementChild!], view)
}

test('a space is itself, also where one of its goods was touched', () => {
  expect(at('<div data-space="logging"><svg class="here" data-thing="wood"></svg></div>')).toBe('space/logging')
})

test('every kind of cell of a home is told apart', () => {
  const found = ['a1', 'a3', 'c4', 'd3', 'd4'].map((cell) => at(`<div data-place="cell/0/${cell}"></div>`))
  expect(found).toEqual(['ground/forest', 'home/bonus', 'home/entrance', 'tile/cavern', 'furnishing/miner'])
})

test('every kind of cell of a cave is told apart', () => {
  const found = ['e2', 'd1', 'd3', 'd4', 'c4'].map((cell) => at(`<div data-place="cell/0/${cell}"></div>`, CAVE))
  expect(found).toEqual(['cell/symbol', 'cell/covered', 'cell/empty', 'room/cave-entrance', 'cell/gate'])
})

test('pictures are what they show, and so is the line around a single one', () => {
  expect(at('<li><svg data-thing="ruby"></svg><span class="here">3</span></li>')).toBe('good/ruby')
  expect(at('<li><svg data-thing="harvest/partial"></svg><span class="here">3</span></li>')).toBe('harvest/partial')
  expect(at('<li data-place="dwarf/0/1"><span class="here"></span></li>')).toBe('dwarf')
  expect(at('<p class="here">nothing</p>')).toBeNull()
})

test('a question ends with its mark, and a remark has none', () => {
  expect(asked('Twice? No, once.')).toEqual({ question: 'Twice?', answer: 'No, once.' })
  expect(asked('Only once.')).toEqual({ question: '', answer: 'Only once.' })
})

test('items that follow each other are one list', () => {
  expect(blocks(['One.', '- two', '- three', 'Four.'])).toEqual([
    { items: false, lines: ['One.'] },
    { items: true, lines: ['two', 'three'] },
    { items: false, lines: ['Four.'] },
  ])
})
