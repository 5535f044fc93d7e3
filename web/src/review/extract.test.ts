import { render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Desk } from '../lib/desk.svelte'
import '../lib/sizes.fixture'
import Extract from './Extract.svelte'
import { ReviewRequest } from './request.svelte'
import { decision, reviewed } from './reviews.fixture'

afterEach(() => vi.unstubAllGlobals())

function deskAnd(id: string, answer: object): Desk {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)))
  const view = { players: [{ seat: 0 }, { seat: 1 }], rounds: [1, 2], options: {} }
  return { me: 0, table: { id }, view, nameOf: (seat: number) => `P${seat}` } as unknown as Desk
}

const DECISIONS = [
  decision(1, { lost: 0.6 }),
  decision(2, { lost: 4.6 }),
  decision(3, { lost: 9, seat: 1 }),
  decision(4, { lost: 0.2 }),
  decision(5, { only: true, round: 2 }),
  decision(6, { lead_before: -1, lead_after: 1.2, round: 2 }),
]
const READY = { state: 'ready', review: reviewed(...DECISIONS) }

const shown = (container: Element) => [...container.querySelectorAll('li')].map((row) => row.textContent)

describe('a review in short', () => {
  it('lists what cost me most, and the only good moves that I found, with points and the way to each', async () => {
    const request = new ReviewRequest('x')
    const { container } = render(Extract, { desk: deskAnd('x', READY), request })
    void request.look()
    await vi.waitFor(() => expect(screen.getAllByTestId('jump')).toHaveLength(4))
    const rows = shown(container)
    expect(rows.map((row) => row?.match(/move \d/)?.[0])).toEqual(['move 2', 'move 1', 'move 5', 'move 6'])
    expect(rows.map((row) => row?.match(/[+−][\d.]+/)?.[0])).toEqual(['−4.6', '−0.6', undefined, '+2.2'])
    expect(screen.getAllByTestId('jump')[0]!.getAttribute('href')).toBe('/t/x/review?decision=2')
    expect(screen.getByTestId('to-the-review').getAttribute('href')).toBe('/t/x/review')
  })

  it('ends its chart with the end, not with a round that is not played', async () => {
    const last = decision(7, { era: null, round: 3 })
    const request = new ReviewRequest('z')
    const answer = { state: 'ready', review: reviewed(...DECISIONS, last) }
    const { container } = render(Extract, { desk: deskAnd('z', answer), request })
    void request.look()
    await vi.waitFor(() => expect(screen.getByTestId('to-the-review')).toBeTruthy())
    expect([...container.querySelectorAll('tbody th')].map((row) => row.textContent)).toEqual(['1', '2', '★'])
  })

  it('is there at once when one comes back from the review', async () => {
    const desk = deskAnd('x', { state: 'pending', done: 3, steps: 10 })
    const { container } = render(Extract, { desk, request: new ReviewRequest('x') })
    expect(shown(container)).toHaveLength(4)
  })

  it('says how far it is', async () => {
    const request = new ReviewRequest('y')
    render(Extract, { desk: deskAnd('y', { state: 'pending', done: 3, steps: 10 }), request })
    void request.look()
    await vi.waitFor(() => expect(document.querySelector('progress')?.value).toBe(3))
  })
})
