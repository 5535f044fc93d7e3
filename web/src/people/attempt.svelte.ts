/** Something that the player asks for: whether it is under way, and what was wrong with it. */

import { Refusal } from '../lib/api'

export class Attempt {
  busy = $state(false)
  problem = $state<string | null>(null)

  async make(work: () => Promise<unknown>): Promise<void> {
    this.busy = true
    this.problem = null
    try {
      await work()
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
    }
    this.busy = false
  }
}
