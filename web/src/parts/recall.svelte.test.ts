import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StepAnswer, View } from '../lib/types'
import { Recall } from './recall.svelte'
import type { Replay } from './replay.svelte'
import type { Scenes } from './scenes.svelte'

const LAST = 7
const position = (round: number) => ({ round }) as View

let seen: (number | null)[]
let recall: Recall
let stop: () => void
let scenes: { shown: object | undefined; skip: () => void }

beforeEach(() => {
  vi.useFakeTimers()
  seen = []
  scenes = { shown: undefined, skip: () => undefined }
  const desk = {
    set past(view: View | null) {
      seen.push(view?.round ?? null)
    },
  }
  const replay = {
    desk,
    recalling: false,
    shown: null,
    position: (step: number) => Promise.resolve(position(step)),
    now: () => (desk.past = null),
  }
  stop = $effect.root(() => {
    recall = new Recall(replay as unknown as Replay, scenes as unknown as Scenes, () => undefined)
  })
  flushSync()
})

afterEach(() => {
  stop()
  vi.useRealTimers()
})

function step(number: number): StepAnswer {
  return { step: number, forced: false } as StepAnswer
}

it('shows a single step, even the last, after the table as it was before', async () => {
  void recall.show([step(LAST)])
  await vi.advanceTimersByTimeAsync(300)
  expect(seen).toEqual([LAST - 1])
  await vi.advanceTimersByTimeAsync(400)
  expect(seen).toEqual([LAST - 1, LAST])
  expect(recall.replay.recalling).toBe(true)
  await vi.advanceTimersByTimeAsync(1500)
  expect(seen).toEqual([LAST - 1, LAST, null])
  expect(recall.replay.recalling).toBe(false)
})

it('waits for the scenes of a harvest, and can be stopped', async () => {
  void recall.show([step(4), step(5)])
  await vi.advanceTimersByTimeAsync(700)
  scenes.shown = {}
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual([3, 4])
  recall.stop()
  await vi.advanceTimersByTimeAsync(5000)
  expect(seen).toEqual([3, 4, null])
})
