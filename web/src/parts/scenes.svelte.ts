/** What happens to everybody, one scene after the other. None keeps anybody from playing on, and each can be skipped. */

import type { Happening, Happenings } from '../games'
import type { Desk } from '../lib/desk.svelte'
import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'

const PACES = { off: 0, fast: 1300, normal: 2600, slow: 4500 }

export class Scenes {
  #queue = $state.raw<Happening[]>([])
  /** What has been shown in this round, for those who look back at it. */
  seen = $state.raw<Happening[]>([])

  constructor(
    readonly desk: Desk,
    find: () => Happenings | undefined,
  ) {
    let before = desk.view
    $effect(() => {
      const after = desk.view
      const kinds = find()
      if (after === before || !kinds) return
      const found = desk.past === null && settings.pace !== 'off' && !document.hidden ? kinds(before, after) : []
      if (after.round !== before.round) this.seen = []
      before = after
      // whoever leafs through a game, or comes back, is not kept with what is long over
      if (found.length) this.#queue = [...this.#queue.slice(0, 1), ...this.#queue.slice(1).slice(-3), ...found]
    })
    $effect(() => {
      const { shown } = this
      if (!shown) return
      if (shown.sound) play(shown.rows.some(({ gain }) => gain.begging) ? 'begging' : shown.sound)
      const timer = setTimeout(() => this.next(), PACES[settings.pace])
      return () => clearTimeout(timer)
    })
  }

  get shown(): Happening | undefined {
    return this.#queue[0]
  }

  next(): void {
    const [shown, ...rest] = this.#queue
    if (shown) this.seen = [...this.seen, shown]
    this.#queue = rest
  }

  skip(): void {
    this.seen = [...this.seen, ...this.#queue]
    this.#queue = []
  }
}
