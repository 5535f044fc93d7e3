import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ReviewDecision } from '../lib/types'
import type { Replay } from './replay.svelte'
import Review from './Review.svelte'

afterEach(() => vi.unstubAllGlobals())

function decision(number: number, more: Partial<ReviewDecision>): ReviewDecision {
  const words = { action: number, text: `text ${number}`, label: `Better ${number}` }
  const bare = { before: [0, 0], after: [number, 0], best: words, played: words, era: 1, grade: 'good' as const }
  const rest = { lead_after: 0, lead_before: 0, line: [], lost: 0, only: false, reason: [], round: 1, seat: 0, turn: 1 }
  return { ...bare, ...rest, number, step: 10 * number, told: `move ${number}`, ...more }
}

function replayAnd(...answers: object[]): { replay: Replay; shown: number[] } {
  const queue = [...answers]
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(queue.length > 1 ? queue.shift() : queue[0])))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  )
  const shown: number[] = []
  const desk = {
    me: 0,
    table: { id: 'x' },
    view: { players: [{ seat: 0 }, { seat: 1 }] },
    nameOf: (seat: number) => `P${seat}`,
  }
  return { replay: { desk, show: (step: number) => shown.push(step) } as unknown as Replay, shown }
}

const DECISIONS = [
  decision(1, { lost: 0.6 }),
  decision(2, { lost: 4.6 }),
  decision(3, { lost: 9, seat: 1 }),
  decision(4, { lost: 0.2 }),
  decision(5, { only: true, round: 2 }),
  decision(6, { lead_before: -1, lead_after: 1.2, round: 2 }),
]
const READY = { state: 'ready', review: { decisions: DECISIONS, turning_point: { step: 7 }, players: [], turns: [] } }

describe('a look back', () => {
  it('lists what cost me most, and the only good moves that I found, with points and a jump to each', async () => {
    const { replay, shown } = replayAnd(READY)
    const { container } = render(Review, { replay })
    await fireEvent.click(screen.getByTestId('look-back'))
    await vi.waitFor(() => expect(screen.getAllByTestId('jump')).toHaveLength(4))
    const rows = [...container.querySelectorAll('li')].map((row) => row.textContent)
    expect(rows.map((row) => row?.match(/move \d/)?.[0])).toEqual(['move 2', 'move 1', 'move 5', 'move 6'])
    expect(rows.map((row) => row?.match(/[+−][\d.]+/)?.[0])).toEqual(['−4.6', '−0.6', undefined, '+2.2'])
    await fireEvent.click(screen.getAllByTestId('jump')[0]!)
    await fireEvent.click(screen.getByTestId('turning-point'))
    expect(shown).toEqual([19, 6])
  })

  it('says how far it is', async () => {
    const { replay } = replayAnd({ state: 'pending', done: 3, steps: 10 })
    render(Review, { replay })
    await fireEvent.click(screen.getByTestId('look-back'))
    await vi.waitFor(() => expect(document.querySelector('progress')?.value).toBe(3))
  })
})
