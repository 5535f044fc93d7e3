import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { flicker } from './flicker'

let root: HTMLElement
let changes: string[]

beforeEach(() => {
  vi.useFakeTimers()
  root = document.createElement('div')
  root.innerHTML = '<span class="lamp"></span>'
  changes = []
  const style = { set: (bright: string) => changes.push(bright) }
  Object.defineProperty(root.querySelector('span')!, 'style', {
    value: Object.defineProperty({}, 'opacity', style),
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function motion(wanted: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches: !wanted }))
}

test('a lamp flickers now and then, and burns on as before', () => {
  motion(true)
  const end = flicker(root)
  vi.advanceTimersByTime(4000)
  expect(changes.length).toBeGreaterThan(2)
  expect(changes.length).toBeLessThan(8)
  expect(changes.at(-1)).toBe('')
  end()
  const before = changes.length
  vi.advanceTimersByTime(60_000)
  expect(changes).toHaveLength(before)
})

test('nothing flickers for those who want no motion, or while nobody looks', () => {
  motion(false)
  flicker(root)
  vi.advanceTimersByTime(60_000)
  motion(true)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  flicker(root)
  vi.advanceTimersByTime(60_000)
  expect(changes).toEqual([])
})
