/** A guided game: each moment has a text and one thing to do. After the last moment the player is free. */

import type { TableConnection } from '../lib/connection.svelte'
import type { GameId } from '../lib/types'
import lessons from './lessons.json'

interface Moment {
  bubble: number
  /** An action in notation, "*" for any ending; null where there is only something to read. */
  play: string | null
}

export const SEED = 'lesson'

export function optionsOf(game: GameId): Record<string, unknown> {
  return lessons[game].options
}

export function momentsOf(game: GameId): Moment[] {
  return lessons[game].bubbles.flatMap(({ plays }, bubble): Moment[] =>
    plays.length ? plays.map((play) => ({ bubble, play })) : [{ bubble, play: null }],
  )
}

export function matches(play: string, text: string): boolean {
  return play.endsWith('*') ? text.startsWith(play.slice(0, -1)) : text === play
}

export class Lesson {
  readonly moments: Moment[]
  readonly bubbles: string[]
  #now = $state(0)
  free = $state(false)
  /** How many steps the table had at each moment, to find the moment that an undo leads to. */
  #steps: number[] = []

  constructor(
    readonly game: GameId,
    readonly connection: TableConnection,
  ) {
    this.moments = momentsOf(game)
    this.bubbles = lessons[game].bubbles.map(({ id }) => id)
    $effect(() => this.#follow(this.connection.table?.steps))
    $effect(() => {
      this.connection.only = this.free ? null : this.#allowed()
    })
  }

  get bubble(): number {
    return this.moments[this.#now]!.bubble
  }

  /** Is there only something to read? */
  get reading(): boolean {
    return this.moments[this.#now]!.play === null
  }

  get last(): boolean {
    return this.#now === this.moments.length - 1
  }

  next(): void {
    if (this.last) this.free = true
    else this.#go(this.#now + 1)
  }

  #allowed(): string[] {
    const play = this.moments[this.#now]!.play
    const texts = this.connection.decision?.actions.map(({ text }) => text) ?? []
    return play === null ? [] : texts.filter((text) => matches(play, text))
  }

  #follow(steps: number | undefined): void {
    if (steps === undefined || this.free) return
    const before = (this.#steps[this.#now] ??= steps)
    if (steps > before && !this.reading) this.#go(this.#now + 1, steps)
    else if (steps < before)
      this.#go(
        Math.max(
          0,
          this.#steps.findLastIndex((known) => known <= steps),
        ),
      )
  }

  #go(moment: number, steps = this.connection.table?.steps): void {
    this.#now = moment
    if (steps !== undefined) this.#steps[moment] = steps
    this.#steps.length = moment + 1
    if (this.last) this.free = true
  }
}
