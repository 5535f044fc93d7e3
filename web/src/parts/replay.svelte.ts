/** The replay: every step of a game in sentences, and the game as it was after any of them. */

import { ask } from '../lib/api'
import type { Desk } from '../lib/desk.svelte'
import type { PositionAnswer, StepAnswer, View } from '../lib/types'
import { words } from '../lib/words.svelte'

/** How many of the last steps are fetched again, since they may have been taken back. */
const UNSURE = 30
const PACE = 1200
/** The pause before sentences are fetched, so that the page shows the change first. */
const BREATH = 100

export class Replay {
  #steps = $state.raw<StepAnswer[]>([])
  /** The step that is shown; null for now. */
  shown = $state<number | null>(null)
  playing = $state(false)
  /** Are the last moves shown to somebody who came back? */
  recalling = $state(false)
  /** Does anything on the screen show the steps? */
  wanted = $state(false)
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The language and the names of the sentences. */
  #told = ''

  constructor(readonly desk: Desk) {
    $effect(() => {
      if (!this.wanted) return
      const { steps, version } = this.desk.table
      const { language } = words
      const names = this.#names
      const timer = setTimeout(() => void this.#fetch(steps, version, language, names), BREATH)
      return () => clearTimeout(timer)
    })
    $effect(() => () => clearTimeout(this.#timer))
  }

  /** The steps so far. The server may know more of them, which are still to be shown on the table. */
  get steps(): StepAnswer[] {
    return this.#steps.slice(0, this.last)
  }

  get last(): number {
    return this.desk.table.steps
  }

  /** The step that is on the screen. */
  get at(): number {
    return this.shown ?? this.last
  }

  get step(): StepAnswer | undefined {
    return this.steps[this.at - 1]
  }

  get #names(): string {
    return JSON.stringify(this.desk.table.seats.map(({ kind, name, level }) => [kind, name, level]))
  }

  async #fetch(count: number, version: number, language: string, names: string): Promise<void> {
    const known = this.#told === language + names ? Math.max(0, Math.min(this.#steps.length, count) - UNSURE) : 0
    const news = await this.after(known)
    // out of reach: the banner says so, and the next change asks again
    if (!news || this.desk.table.version !== version || words.language !== language) return
    this.#steps = [...this.#steps.slice(0, known), ...news]
    this.#told = language + names
  }

  /** The steps after one, all that the server knows. */
  after(step: number): Promise<StepAnswer[] | null> {
    const path = `/api/tables/${this.desk.table.id}/steps?after=${step}&language=${words.language}`
    return ask<StepAnswer[]>(path).catch(() => null)
  }

  /** Show the game as it was after a step. The last step is the present. */
  async show(step: number): Promise<void> {
    if (step >= this.last) {
      this.now()
      return
    }
    this.shown = step
    const view = await this.position(step)
    if (view && this.shown === step) this.desk.past = view
  }

  /** The game as it was after a step. */
  async position(step: number): Promise<View | null> {
    if (step >= this.last) return this.desk.table.view
    const path = `/api/tables/${this.desk.table.id}/steps/${step}`
    return (await ask<PositionAnswer>(path).catch(() => null))?.view ?? null
  }

  now(): void {
    this.pause()
    this.shown = null
    this.desk.past = null
  }

  play(): void {
    this.wanted = true
    this.playing = true
    void this.#next(this.shown === null ? 0 : this.shown + 1)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  async #next(step: number): Promise<void> {
    await this.show(step)
    if (!this.playing || this.shown === null) return
    this.#timer = setTimeout(() => void this.#next(this.#following(step)), PACE)
  }

  /** The next step that was a real choice. */
  #following(step: number): number {
    let next = step + 1
    while (next < this.last && this.steps[next - 1]?.forced) next++
    return next
  }
}
