/** A guided game: at each moment one bubble of text, and the one thing to do; afterwards everything is free. */

import type { Live } from '../lib/live.svelte'
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
  /** How many steps the table had when each moment came: by these one knows where an undo leads. */
  #steps: number[] = []

  constructor(
    readonly game: GameId,
    readonly live: Live,
  ) {
    this.moments = momentsOf(game)
    this.bubbles = lessons[game].bubbles.map(({ id }) => id)
    $effect(() => this.#follow(this.live.table?.steps))
    $effect(() => {
      this.live.only = this.free ? null : this.#allowed()
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
    const texts = this.live.decision?.actions.map(({ text }) => text) ?? []
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

  #go(moment: number, steps = this.live.table?.steps): void {
    this.#now = moment
    if (steps !== undefined) this.#steps[moment] = steps
    this.#steps.length = moment + 1
    if (this.last) this.free = true
  }
}
