/** What happens to everybody, one scene after the other. None keeps anybody from playing on, and each can be skipped. */

import type { Happening, Happenings } from '../games'
import type { Desk } from '../lib/desk.svelte'
import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import type { View } from '../lib/types'
import type { Replay } from './replay.svelte'

const PACES = { off: 0, fast: 1300, normal: 2600, slow: 4500 }

/** A happening as it is shown, when the game may be further already. */
export interface Scene extends Happening {
  /** The round in which it happened. */
  round: number
  /** The game just after it. */
  view: View
}

export class Scenes {
  #queue = $state.raw<Scene[]>([])
  /** What has been shown of the round that was shown last, for those who look back at it. */
  #seen = $state.raw<Scene[]>([])

  constructor(replay: Replay, find: () => Happenings | undefined) {
    const { desk } = replay
    let before = desk.view
    let [step, live] = [replay.at, isLive(desk, replay)]
    $effect(() => {
      const after = desk.view
      const kinds = find()
      if (after === before || !kinds) return
      // whoever leafs through a game, takes something back or comes back is not kept with what is long over
      const on = live && isLive(desk, replay) && replay.at >= step
      const found = on && settings.pace !== 'off' && !document.hidden ? kinds(before, after) : []
      const { round } = before
      if (replay.at < step) this.#seen = [] // it will happen again
      before = after
      step = replay.at
      live = isLive(desk, replay)
      if (!found.length) return
      const scenes = found.map((one) => ({ ...one, round, view: after }))
      this.#queue = [...this.#queue.slice(0, 1), ...this.#queue.slice(1).slice(-3), ...scenes]
    })
    $effect(() => {
      const { shown } = this
      if (!shown) return
      if (shown.sound) play(shown.rows.some(({ gain }) => gain.begging) ? 'begging' : shown.sound)
      const timer = setTimeout(() => this.next(), PACES[settings.pace])
      return () => clearTimeout(timer)
    })
  }

  get shown(): Scene | undefined {
    return this.#queue[0]
  }

  /** The scenes of a round: those that were shown, and those that have happened and will be. */
  of(round: number): { shown: Scene[]; coming: Scene[] } {
    const [now, ...coming] = this.#queue.filter((scene) => scene.round === round)
    return { shown: [...this.#seen.filter((scene) => scene.round === round), ...(now ? [now] : [])], coming }
  }

  next(): void {
    this.#keep(this.#queue.slice(0, 1))
    this.#queue = this.#queue.slice(1)
  }

  skip(): void {
    this.#keep(this.#queue)
    this.#queue = []
  }

  #keep(scenes: Scene[]): void {
    const round = scenes.at(-1)?.round
    this.#seen = [...this.#seen, ...scenes].filter((scene) => scene.round === round)
  }
}

/** Is the game shown as it goes on: now, or once more? */
function isLive(desk: Desk, replay: Replay): boolean {
  return desk.past === null || replay.recalling
}
