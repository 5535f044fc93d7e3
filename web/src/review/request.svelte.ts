/** The review of a table: asked for until it is done. */

import { ask, Refusal } from '../lib/api'
import type { Review, ReviewPending, ReviewReady } from '../lib/types'
import { words } from '../lib/words.svelte'

const PAUSE = 1500

/** Reviews that are done, by table and language: the end of a game and the review itself show the same one. */
const done: Record<string, Review> = {}

export class ReviewRequest {
  #found = $state.raw<Review | null>(null)
  pending = $state.raw<ReviewPending | null>(null)
  problem = $state<string | null>(null)
  #asking = 0

  constructor(readonly table: string) {}

  /** The review in the language of the page, or in another until that one has come. */
  get review(): Review | null {
    return done[this.#key] ?? this.#found
  }

  get #key(): string {
    return `${this.table} ${words.language}`
  }

  async look(): Promise<void> {
    const { language } = words
    const key = this.#key
    const asking = ++this.#asking
    this.problem = null
    try {
      while (asking === this.#asking && !done[key]) {
        const answer = await ask<ReviewPending | ReviewReady>(`/api/tables/${this.table}/review?language=${language}`)
        if (answer.state === 'ready') done[key] = answer.review
        else {
          this.pending = answer
          await new Promise((wait) => setTimeout(wait, PAUSE))
        }
      }
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
    }
    if (asking !== this.#asking) return
    this.pending = null
    this.#found = done[key] ?? null
  }

  /** Nobody waits for it any more. */
  stop(): void {
    this.#asking += 1
  }
}
