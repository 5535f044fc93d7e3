/** A lesson or puzzle at a table: its goal, the attempts, and the guide who shows a way. */

import { ask } from '../lib/api'
import type { TableConnection } from '../lib/connection.svelte'
import type { GoalAnswer, LessonAnswer, SolutionStep } from '../lib/types'
import { keepDone } from './progress'

/** What the guide says in the middle of the screen. */
export type Card = 'intro' | 'hint' | 'reached' | 'failed' | 'shown' | null

/** A failed attempt: where the player went, and what was missing. */
export interface Try {
  turns: string[]
  missed: string[]
}

/** How long a choice of the guide is seen before it is made, and how soon to look again. */
const SEEN = 900
const SOON = 60

export class LessonRun {
  goal = $state.raw<GoalAnswer | null>(null)
  card = $state<Card>('intro')
  tries = $state(1)
  failed = $state.raw<Try[]>([])
  /** How many hints were given. */
  hinted = $state(0)
  /** What the guide does now, while he shows a way. */
  told = $state<string | null>(null)
  #steps: SolutionStep[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  /** Did the guide play since the last restart? */
  #shown = false

  /** The table; an attempt after the end of the game gets a new one. */
  connection = $state.raw<TableConnection | null>(null)

  constructor(
    readonly lesson: LessonAnswer,
    readonly reopen: () => Promise<void>,
  ) {}

  get showing(): boolean {
    return this.told !== null
  }

  /** Ask the server whether the goal is reached at a version of the table. */
  async judge(table: TableConnection, version: number): Promise<void> {
    const goal = await ask<GoalAnswer>(`/api/tables/${table.id}/goal`)
    if (table !== this.connection || table.table?.version !== version) return
    const before = this.goal?.state ?? 'open'
    this.goal = goal
    if (goal.state === before || goal.state === 'open') return
    const shown = this.#shown
    this.stop()
    if (goal.state === 'reached' && !shown) keepDone(this.lesson, this.tries)
    if (goal.state === 'failed' && !shown) this.failed = [...this.failed, { turns: goal.turns, missed: missed(goal) }]
    this.card = goal.state === 'failed' ? 'failed' : shown ? 'shown' : 'reached'
  }

  /** Begin again: the table goes back to the position; after the end of the game there is a new one. */
  async again(): Promise<void> {
    this.#anew()
    await this.#toTheStart()
  }

  /** Begin only the last turn again. */
  async lastTurn(): Promise<void> {
    this.#anew()
    this.goal = null
    await this.connection?.restart(true)
  }

  /** Can the last turn be played again? Not if it was the only one, nor after the end of the game. */
  get hasLastTurn(): boolean {
    return this.goal !== null && this.goal.turns.length > 1 && this.connection?.table?.state === 'playing'
  }

  #anew(): void {
    this.stop()
    this.#shown = false
    this.card = null
    if (this.goal?.state !== 'reached') {
      this.tries++
    } else {
      this.tries = 1
      this.failed = []
    }
  }

  /** The next hint; the last one stays. */
  hint(): void {
    this.hinted = Math.min(this.hinted + 1, this.lesson.hints.length)
    this.card = 'hint'
  }

  async #toTheStart(): Promise<void> {
    this.goal = null
    if (this.connection?.table?.state === 'playing') await this.connection.restart()
    else await this.reopen()
  }

  /** The guide plays the solution from the beginning. */
  async show(): Promise<void> {
    const { game, id } = this.lesson
    this.card = null
    this.told = ''
    this.#steps = await ask<SolutionStep[]>(`/api/lessons/${game}/${id}/solution`)
    await this.#toTheStart()
    this.#shown = true
    this.#next()
  }

  /** Show the next choice, and make it after a while. What has no alternative is played by the table itself. */
  #next(): void {
    const { connection } = this
    if (!connection?.asked || !connection.idle) return this.#later(() => this.#next(), SOON)
    const { version, actions } = connection.decision!
    const at = this.#steps.findIndex(({ text }) => actions.some((action) => action.text === text))
    if (at < 0) return this.stop()
    const step = this.#steps[at]!
    this.#steps = this.#steps.slice(at + 1)
    this.told = step.sentence
    connection.only = [step.text]
    this.#later(() => {
      void connection.act(step.text)
      this.#after(version)
    }, SEEN)
  }

  #after(version: number): void {
    if (!this.showing || !this.#steps.length) return
    if (this.connection?.decision?.version === version) this.#later(() => this.#after(version), SOON)
    else this.#next()
  }

  #later(work: () => void, after: number): void {
    this.#timer = setTimeout(work, after)
  }

  /** The guide stops; the table is the player's again. */
  stop(): void {
    clearTimeout(this.#timer)
    this.told = null
    if (this.connection) this.connection.only = null
  }
}

/** The parts of a goal that are not reached, in words: "3 wood (2)". */
function missed({ conditions }: GoalAnswer): string[] {
  return conditions
    .filter(({ met }) => !met)
    .map(({ text, have, least }) => (least !== null && least > 1 ? `${text} (${have})` : text))
}
