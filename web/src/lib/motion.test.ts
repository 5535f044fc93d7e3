import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { back, bothWays, delays, departures, fly, handedOn, type Move, placed } from './motion'
import type { View } from './types'

const WOOD: Move = { thing: 'wood', seat: 1, from: ['space/logging'], to: ['supply/1', 'board/1'] }

describe('moves', () => {
  it('go back the way they came', () => {
    expect(back(WOOD)).toEqual({ ...WOOD, from: WOOD.to, to: WOOD.from })
    const moves = bothWays((before, after) => (before.round < after.round ? [WOOD] : []))
    const [early, late] = [{ round: 1 } as View, { round: 2 } as View]
    expect(moves(early, late)).toEqual([WOOD])
    expect(moves(late, early)).toEqual([back(WOOD)])
    expect(moves(late, late)).toEqual([])
  })

  it('hand the sign of the starting player on', () => {
    const [first, second] = [{ starting_player: 0 } as View, { starting_player: 2 } as View]
    expect(handedOn(first, first)).toEqual([])
    expect(handedOn(first, second)).toMatchObject([{ from: ['player/0'], to: ['player/2'] }])
  })
})

describe('ghosts', () => {
  it('leave one after the other, but soon', () => {
    expect(delays(0)).toEqual([])
    expect(delays(3)).toEqual([0, 50, 100])
    expect(delays(21).at(-1)).toBe(200)
  })

  it('begin where the thing was, in its size', () => {
    const [from, to] = [
      { left: 10, top: 20, width: 20, height: 20 },
      { left: 100, top: 50, width: 40, height: 40 },
    ]
    expect(placed(from, to)).toBe('translate(-100px, -40px) scale(0.5)')
    expect(placed(to, to)).toBe('translate(0px, 0px) scale(1)')
  })
})

describe('on the page', () => {
  let still = false
  const flown: Element[] = []

  beforeEach(() => {
    still = false
    flown.length = 0
    vi.stubGlobal('matchMedia', () => ({ matches: still }))
    document.body.innerHTML = `
      <ul><li data-place="space/logging"><i data-thing="wood"></i></li></ul>
      <p data-place="supply/1"></p>`
    Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 20, 20)
    document.elementFromPoint = () => document.querySelector('li')
    Element.prototype.animate = function (this: Element) {
      flown.push(this)
      return {} as Animation
    }
  })

  afterEach(() => vi.unstubAllGlobals())

  /** What flies when the mouse would hit this place at the end. */
  function send(end: string, moves = [WOOD]): string[] {
    const leaving = departures(moves)
    document.elementFromPoint = () => document.querySelector(end)
    fly(leaving)
    return flown.map((ghost) => (ghost as HTMLElement).dataset.flying!)
  }

  it('a ghost flies, which nobody clicks or hears', () => {
    expect(send('p')).toEqual(['wood'])
    expect(flown[0]!.classList).toContain('flying')
    expect(flown[0]!.ariaHidden).toBe('true')
  })

  it('nothing flies from or to what is covered', () => {
    expect(send('ul')).toEqual([])
    expect(send('p', [back(WOOD)])).toEqual([])
  })

  it('nothing flies for those who want less motion, nor at a leap', () => {
    expect(departures(Array.from({ length: 31 }, () => WOOD))).toEqual([])
    still = true
    expect(departures([WOOD])).toEqual([])
  })
})
