/** What the parts of a table's screen share: the game as it is shown, the decision, and what was clicked so far. */

import { signed, tenths } from './numbers'
import { ask } from './api'
import type { TableConnection } from './connection.svelte'
import { keepReadTo, readTo } from './read'
import { reference } from './reference.svelte'
import { apart, Targets } from './targets'
import type { Action, Decision, GameId, Hint, LobbySeat, Reference, TableAnswer, TableRatings, View } from './types'
import { words } from './words.svelte'

/** The kinds of things in the book, by the table of the reference that lists them. */
const KIND: Partial<Record<keyof Reference, string>> = {
  spaces: 'space',
  furnishings: 'furnishing',
  rooms: 'room',
  actions: 'tile',
  loot: 'loot',
  goods: 'good',
  harvests: 'harvest',
}

/** A thing that cannot be chosen, and the reason. */
export interface Why {
  name: string
  text: string
}

/** The choices that lay what was chosen before: a furnishing, a room, or a room of the draft. */
const LAYING = new Set(['at', 'place'])

export class Desk {
  tables = $state.raw<Reference | null>(null)
  /** Cells clicked of a tile that needs two. */
  chosen = $state.raw<string[]>([])
  /** The choice that the mouse or the focus is on: shown on the board before it is made. */
  preview = $state.raw<Action | null>(null)
  /** What was chosen together with the part of a space that leads to it, until that is the question. */
  #next = $state.raw<Action | null>(null)
  /** The furnishing or room that was chosen, while its cell is to be chosen. */
  #held = $state.raw<string | null>(null)
  /** The thing that the side sheet explains, by its id in the book: "space/logging". */
  subject = $state<string | null>(null)
  /** Does the next tap ask what something is? */
  asking = $state(false)
  /** An opponent whose home is shown large beside the player's own. */
  beside = $state<number | null>(null)
  /** Is the sheet of what is for sale open? */
  market = $state(false)
  /** Does a scene that fills the table make room for it? Its choices stay in view. */
  folded = $state(false)
  /** Are the trades open? */
  trading = $state(false)
  /** Are the choices shown as a list? */
  listed = $state(false)
  /** What is open at the side: the log, the points or the chat. */
  drawer = $state<'log' | 'scores' | 'chat' | null>(null)
  /** Why something that was touched cannot be chosen. */
  why = $state.raw<Why | null>(null)
  /** The number of the last chat message that was read. */
  #read = $state(0)
  /** An earlier position, during a replay. */
  past = $state.raw<View | null>(null)
  /** What an adviser thinks of the choices, once it was asked. */
  advice = $state.raw<Hint | null>(null)
  /** Is what it thinks told in full? The marks on the table stay when a sheet or another area takes its place. */
  advised = $state(false)
  /** Is the player being asked whether a hint is worth leaving the leaderboard? */
  costly = $state(false)
  /** The ratings of those who play here. */
  ratings = $state.raw<TableRatings | null>(null)

  constructor(readonly connection: TableConnection) {
    this.#read = readTo(connection.id)
    $effect(() => {
      const { game, options } = this.table
      void words.language
      reference(game, options.players).then(
        (tables) => (this.tables = tables),
        () => undefined, // offline, which the connection shows
      )
    })
    // a text, which stays the same from move to move, where the table is another one
    const rated = $derived([this.table.state, ...this.table.seats.map(({ kind, name }) => `${kind} ${name}`)].join())
    $effect(() => {
      void rated
      ask<TableRatings>(`/api/tables/${connection.id}/ratings`).then(
        (ratings) => (this.ratings = ratings),
        () => undefined,
      )
    })
    $effect(() => {
      void this.decision
      this.chosen = []
      this.preview = null
      this.why = null
      this.forget()
      this.listed = false
    })
    $effect(() => {
      if (this.#next && connection.idle && connection.asked) this.#goOn(this.#next)
    })
    $effect(() => {
      if (this.drawer || this.market) this.advised = false
    })
    $effect(() => {
      void this.market
      this.why = null
    })
    $effect(() => {
      if (this.drawer !== 'chat') return
      const last = Math.max(connection.chat.at(-1)?.number ?? 0, this.table.said)
      this.#read = keepReadTo(connection.id, last)
    })
  }

  /** How many chat messages of others are unread. Whoever answers, on whatever device, has read what came before. */
  get unread(): number {
    const { chat } = this.connection
    const answered = chat.findLast(({ seat }) => seat === this.me)?.number ?? 0
    return chat.filter(({ number, seat }) => number > Math.max(this.#read, answered) && seat !== this.me).length
  }

  get table(): TableAnswer {
    return this.connection.table!
  }

  get game(): GameId {
    return this.table.game
  }

  get view(): View {
    return this.past ?? this.table.view!
  }

  get decision(): Decision | null {
    if (this.past !== null || !this.connection.asked) return null
    const { decision, only } = this.connection
    return only ? { ...decision!, actions: decision!.actions.filter((action) => only.includes(action.text)) } : decision
  }

  get targets(): Targets {
    return new Targets(this.reachable, this.chosen)
  }

  /** The parts of a space that lead on to the home board; a guide shows one step after the other. */
  get #parts(): Action[] {
    return this.connection.only ? [] : (this.decision?.actions.filter(({ then }) => then) ?? [])
  }

  /** The part of a space that leads to a choice which is offered before it is asked for. */
  partOf(action: Action): Action | undefined {
    return this.#parts.find(({ then }) => then?.includes(action))
  }

  /** The seeds that a part of a space lets one sow: they are offered in its place. */
  seeds(part: Action): Action[] {
    return this.#parts.includes(part) ? part.then!.filter(({ cells }) => !cells) : []
  }

  /** The choices, and those on cells to which only one of them leads: a click there makes both. */
  get reachable(): Action[] {
    const laying = this.#parts.map(({ then }) => then!.filter(({ cells }) => cells))
    return [...(this.decision?.actions ?? []), ...(apart(laying) ? laying.flat() : [])]
  }

  /** This browser's seat; null for spectators. */
  get me(): number | null {
    return this.connection.seat
  }

  /** Whose board is shown large. */
  get watched(): number {
    return this.me ?? 0
  }

  nameOf(seat: number): string {
    return seatName(this.table.seats, seat)
  }

  choose(action: Action): void {
    this.beside = null
    this.chosen = []
    this.preview = null
    if (action.kind === 'furnish') this.#held = action.furnishing ?? action.room ?? null
    const part = this.partOf(action)
    void this.connection.act(part ?? action).then((played) => {
      if (part && !played.includes(action.text)) this.#next = action // else it was the only choice
    })
  }

  #goOn(next: Action): void {
    this.#next = null
    const found = this.decision?.actions.find(({ text }) => text === next.text)
    if (found) this.choose(found)
  }

  /** A click on a thing: a single choice there is made at once. */
  chooseAt(what: 'space' | 'furnishing' | 'room' | 'item' | 'tile', id: string): void {
    const found = this.targets.at(what, id)
    if (found.length === 1) this.choose(found[0]!)
  }

  /** A click on a cell: the second of two places the tile, a second click on the same cell takes it back. */
  chooseCell(cell: string): void {
    if (this.chosen.includes(cell)) {
      this.chosen = this.chosen.filter((one) => one !== cell)
      return
    }
    const found = this.targets.cell(cell)
    if (!found.length) return
    const whole = this.targets.complete(cell)
    if (whole) this.choose(whole)
    else this.chosen = [...this.chosen, cell]
  }

  /** The choices that fit what was clicked so far; those that are not made on cells stay as they are. */
  get offered(): Action[] {
    return this.chosen.length
      ? this.reachable.filter(({ cells }) => !cells || this.chosen.every((cell) => cells.includes(cell)))
      : (this.decision?.actions ?? [])
  }

  /** How many others play. */
  get opponents(): number {
    return this.table.seats.length - 1
  }

  /** What an adviser expects of a choice and ranks it by: the lead over the best opponent; alone, the points. */
  worth(number: number): string | undefined {
    const found = this.advice?.actions.find(({ action }) => action === number)
    return found && (this.opponents || found.lead < 0 ? signed(found.lead) : tenths(found.lead))
  }

  /** The three best choices by a hint, the best first. */
  get best(): number[] {
    return (this.advice?.actions ?? []).slice(0, 3).map(({ action }) => action)
  }

  /** The furnishing or room that some choices would lay. */
  laidBy(choices: readonly Action[]): string | null {
    return choices.some((action) => LAYING.has(action.kind)) ? this.#held : null
  }

  /** Why a thing cannot be chosen now, in words; nothing if it can, or if nothing is asked. */
  reason(what: 'space' | 'furnishing' | 'room' | 'tile' | 'item', id: string): string | undefined {
    return this.decision?.blocked.find((one) => one[what] === id)?.text
  }

  /** Show why a thing cannot be chosen. */
  explain(name: string, text: string | undefined): void {
    this.why = text ? { name, text } : null
  }

  /** Why a thing of the book cannot be chosen now. */
  reasonOf(thing: string): string | undefined {
    const [kind, id = ''] = thing.split('/')
    if (kind !== 'space' && kind !== 'furnishing' && kind !== 'room' && kind !== 'tile') return undefined
    return this.reason(kind, id)
  }

  /** Open the sheet of a row of the reference. */
  about(table: keyof Reference, id: string): void {
    this.look(`${KIND[table]}/${id}`)
  }

  /** Open the sheet of a thing of the book. */
  look(thing: string): void {
    this.subject = thing
    this.asking = false
  }

  /** Ask an adviser, or have enough of it. In a game that can get on a leaderboard, that must be wanted `anyway`. */
  async hint(anyway = false): Promise<void> {
    if (!this.table.hints || this.connection.guided) return
    if (this.advised) {
      this.forget()
      return
    }
    this.costly = this.table.leaderboard && !anyway
    if (this.costly) return
    const version = this.table.version
    const advice = await this.connection.hint()
    if (this.table.version !== version) return
    this.advice = advice
    this.advised = true
  }

  /** Take the hint away again. */
  forget(): void {
    this.advice = null
    this.advised = false
  }
}

/** The name of a player. A bot is called by its level, with a number if there are several of that level. */
export function seatName(seats: readonly LobbySeat[], seat: number): string {
  const row = seats[seat]
  if (row?.kind !== 'bot') return row?.name ?? ''
  const alike = seats.filter((other) => other.kind === 'bot' && other.level === row.level)
  return alike.length > 1 ? `${levelName(row.level)} ${alike.indexOf(row) + 1}` : levelName(row.level)
}

export function levelName(level: string | null): string {
  return level && words.has(`level-${level}`) ? words.say(`level-${level}`) : (level ?? '')
}
