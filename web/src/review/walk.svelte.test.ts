import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { replace } from '../lib/route.svelte'
import type { Replay } from '../parts/replay.svelte'
import { decision, reviewed } from './reviews.fixture'
import { Walk } from './walk.svelte'

const REVIEW = reviewed(
  decision(1),
  decision(2, { lost: 1, grade: 'doubtful' }),
  decision(3, { lost: 9, grade: 'blunder', seat: 1 }),
  decision(4, { lost: 3, grade: 'mistake' }),
)
let shown: number[]
let stop = () => {}

function walk(): Walk {
  let found: Walk
  const replay = { desk: { me: 0 }, show: async (step: number) => shown.push(step) } as unknown as Replay
  stop = $effect.root(() => {
    found = new Walk(REVIEW, replay)
  })
  return found!
}

beforeEach(() => {
  vi.useFakeTimers()
  shown = []
  replace('/t/x/review')
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('a walk through a review', () => {
  it('begins with what cost me most, and its address says where it is', () => {
    const { at } = walk()
    vi.runAllTimers()
    expect([at, shown, location.search]).toEqual([4, [40], '?decision=4'])
  })

  it('begins at the decision of its address, as far as there is one', () => {
    replace('/t/x/review?decision=3')
    expect(walk().at).toBe(3)
    stop()
    replace('/t/x/review?decision=99')
    expect(walk().at).toBe(4)
  })

  it('shows the game before a decision, and after it if one likes', () => {
    const found = walk()
    found.go(2)
    vi.runAllTimers()
    found.look(true)
    expect([shown, found.after]).toEqual([[20, 21], true])
    found.go(1)
    expect(found.after).toBe(false)
  })

  it('asks only for the position where a hand that moves over the chart stops', () => {
    const found = walk()
    for (const number of [1, 2, 3, 2]) found.go(number)
    vi.runAllTimers()
    expect(shown).toEqual([20])
  })

  it('plays to the end and stops there; a step of one’s own stops it as well', () => {
    const found = walk()
    found.go(2)
    found.play()
    vi.advanceTimersByTime(1600)
    expect([found.at, found.playing]).toEqual([3, true])
    vi.runAllTimers()
    expect([found.at, found.playing]).toEqual([4, false])
    found.play()
    expect(found.at).toBe(1)
    found.go(2)
    vi.runAllTimers()
    expect([found.at, found.playing]).toEqual([2, false])
  })
})
