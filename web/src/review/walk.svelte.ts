/** A walk through a review: the decision at which one stands, and the game as it was then. */

import { replace, route } from '../lib/route.svelte'
import type { Review, ReviewDecision } from '../lib/types'
import type { Replay } from '../parts/replay.svelte'
import { nextMark } from './marks'

const PACE = 1500
/** Whoever drags past many decisions is not shown each of them. */
const BREATH = 60

export class Walk {
  /** The number of the decision, from 1. */
  at = $state(1)
  /** Is the game shown after the decision, not before it? */
  after = $state(false)
  /** Whose marks are looked for. */
  seat = $state(0)
  playing = $state(false)
  #showing: ReturnType<typeof setTimeout> | undefined
  #next: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly review: Review,
    readonly replay: Replay,
  ) {
    this.seat = replay.desk.me ?? 0
    const wanted = /[?&]decision=(\d+)/.exec(route.query)?.[1]
    this.#stand(wanted ? Number(wanted) : this.#worst)
    $effect(() => () => {
      clearTimeout(this.#showing)
      this.pause()
    })
  }

  get last(): number {
    return this.review.decisions.length
  }

  get decision(): ReviewDecision {
    return this.review.decisions[this.at - 1]!
  }

  /** What cost the player most; the first decision, if nothing did. */
  get #worst(): number {
    const mine = this.review.decisions.filter(({ seat }) => seat === this.seat)
    return mine.reduce((worst, one) => (one.lost > worst.lost ? one : worst), mine[0] ?? { number: 1, lost: 0 }).number
  }

  mark(way: 1 | -1): ReviewDecision | undefined {
    return nextMark(this.review.decisions, this.at, this.seat, way)
  }

  /** Go to a decision. */
  go(number: number): void {
    this.pause()
    this.#stand(number)
  }

  look(after: boolean): void {
    this.after = after
    clearTimeout(this.#showing)
    void this.replay.show(this.decision.step + Number(after))
  }

  #stand(number: number): void {
    this.at = Math.max(1, Math.min(this.last, number))
    this.after = false
    replace(`${route.path}?decision=${this.at}`)
    clearTimeout(this.#showing)
    this.#showing = setTimeout(() => void this.replay.show(this.decision.step), BREATH)
  }

  play(): void {
    this.playing = true
    if (this.at === this.last) this.#stand(1)
    this.#next = setTimeout(() => this.#goOn(), PACE)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#next)
  }

  #goOn(): void {
    this.#stand(this.at + 1)
    if (this.at === this.last) this.pause()
    else this.#next = setTimeout(() => this.#goOn(), PACE)
  }
}
