import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Undoable } from './undoable.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('is done once, after its time', () => {
  const act = vi.fn()
  const one = new Undoable(act, 3)
  one.begin()
  vi.advanceTimersByTime(2999)
  expect([one.left, act.mock.calls.length]).toEqual([1, 0])
  vi.advanceTimersByTime(60_000)
  expect([one.left, act.mock.calls.length]).toEqual([null, 1])
})

it('is not done when it is undone, not even by leaving', () => {
  const act = vi.fn()
  const one = new Undoable(act)
  one.begin()
  vi.advanceTimersByTime(5000)
  one.undo()
  one.finish()
  vi.advanceTimersByTime(60_000)
  expect(act).not.toHaveBeenCalled()
})

it('is done at once, and once, when one leaves', () => {
  const act = vi.fn()
  const one = new Undoable(act)
  one.begin()
  one.finish()
  one.finish()
  vi.advanceTimersByTime(60_000)
  expect(act).toHaveBeenCalledOnce()
})
