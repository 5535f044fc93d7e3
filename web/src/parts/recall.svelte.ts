/** Shows the last moves once more, for who has come back or asks for it; and the move that ends a round, in any case. */

import type { LastMove } from '../games'
import { looksLike } from '../lib/connection.svelte'
import type { StepAnswer, TableAnswer, View } from '../lib/types'
import type { Replay } from './replay.svelte'
import { byRound } from './rounds'
import type { Scenes } from './scenes.svelte'

const PACE = 1400
/** How long the table is shown as it was before. */
const FIRST = 500
/** How soon the moves go on after a scene. */
const LOOK = 100
const MOST = 12

export class Recall {
  /** The first step that is shown, after the table as it was before. */
  first = $state(0)
  /** Grows with every start and stop: what was begun before is given up. */
  #run = 0

  constructor(
    readonly replay: Replay,
    readonly scenes: Scenes,
    readonly lastMove: () => LastMove | undefined,
  ) {
    $effect(() => () => this.#run++)
  }

  /** Show some steps, beginning with the table before the first of them. */
  async show(steps: readonly StepAnswer[]): Promise<void> {
    const chosen = steps.filter(({ forced }) => !forced).slice(-MOST)
    const run = ++this.#run
    if (!chosen.length) return
    const { replay } = this
    replay.recalling = true
    this.first = chosen[0]!.step
    let before = await replay.position(this.first - 1)
    if (before && run === this.#run) await this.#put(before, this.first - 1, FIRST)
    for (const step of chosen) {
      const after = await replay.position(step.step)
      if (run !== this.#run) return
      if (!after || !before) break
      const last = this.lastMove()?.(before, after)
      if (last) await this.#put(last([step]), step.step, PACE)
      if (run !== this.#run) return
      await this.#put(after, step.step, looksLike(before, after) ? 0 : PACE)
      before = after
    }
    if (run === this.#run) this.stop()
  }

  /** The table between two others, where one message brings both a move and the end of its round. */
  async between(before: TableAnswer, after: TableAnswer): Promise<TableAnswer | null> {
    const last = this.lastMove()?.(before.view!, after.view!)
    const steps = last ? await this.replay.after(before.steps) : null
    const turn = byRound(steps ?? [])
      .at(-1)
      ?.turns.at(-1)
    if (!last || !turn || turn.seat === null) return null
    return { ...before, view: last(turn.steps), steps: turn.steps.at(-1)!.step }
  }

  async #put(view: View, step: number, wait: number): Promise<void> {
    this.replay.shown = step
    this.replay.desk.past = view
    const run = this.#run
    let left = wait
    while (run === this.#run && left > 0) {
      await new Promise((seen) => setTimeout(seen, LOOK))
      if (!this.scenes.shown) left -= LOOK
    }
  }

  stop(): void {
    this.#run++
    this.scenes.skip()
    this.replay.now()
    this.replay.recalling = false
  }
}
