import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { Desk } from '../lib/desk.svelte'
import type { View } from '../lib/types'
import { words } from '../lib/words.svelte'
import Scores from './Scores.svelte'

const SHEET = { animals: 7, begging: -3, gold: 4 }
const view = { turn: -2, players: [{ seat: 0, score: 8, score_sheet: SHEET }] } as unknown as View
const desk = { game: 'cave-farmers', tables: null, view, nameOf: () => 'Ana' } as unknown as Desk
const total = () => document.querySelector('tfoot td')!.textContent

function reduceMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('adds itself up line by line', () => {
  vi.useFakeTimers()
  reduceMotion(false)
  const onadded = vi.fn()
  render(Scores, { desk, adding: true, onadded })
  const sums = [total()]
  for (let line = 0; line < 3; line++) {
    vi.advanceTimersToNextTimer()
    flushSync()
    sums.push(total())
  }
  expect(onadded).toHaveBeenCalledOnce()
  expect(sums).toEqual(['0', '7', '4', '8'])
})

it('is there at once for those who want less motion', () => {
  reduceMotion(true)
  render(Scores, { desk, adding: true })
  expect(total()).toBe('8')
  expect(screen.getByTestId('scores').querySelector('.waits')).toBeNull()
})

it('gives every line a colour of its own', () => {
  reduceMotion(true)
  const sheet = Object.fromEntries(Array.from({ length: 15 }, (_, index) => [`line-${index}`, 1]))
  const long = { turn: -2, players: [{ seat: 0, score: 15, score_sheet: sheet }] } as unknown as View
  render(Scores, { desk, view: long })
  const colours = [...document.querySelectorAll<HTMLElement>('th i')].map((one) => one.style.background)
  expect(new Set(colours).size).toBe(15)
})

it('writes halves of points as a reader does', () => {
  reduceMotion(true)
  words.language = 'pl'
  const halves = { turn: -2, players: [{ seat: 0, score: 2.5, score_sheet: { ore: 2.5 } }] } as unknown as View
  render(Scores, { desk, view: halves })
  words.language = 'en'
  expect(total()).toBe('2,5')
})
