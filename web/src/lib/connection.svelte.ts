/**
 * A table as it is now. The socket brings the newest state after every change; what a player does goes by request, for
 * the version that was on the screen. When the connection is lost, the page says so and tries again, and the first
 * thing it is sent then is the whole table: nothing can be missed.
 */

import { ask, newKey, newToken, Refusal } from './api'
import { profileToken } from './profile.svelte'
import { forgetSeat, keepSeat, mySeat } from './seats'
import { settings } from './settings.svelte'
import type {
  Action,
  ChatAnswer,
  ClientMessage,
  Decision,
  Hint,
  Played,
  SeatTaken,
  ServerMessage,
  TableAnswer,
  View,
} from './types'
import { words } from './words.svelte'

const FIRST_PAUSE = 500
const LONGEST_PAUSE = 8000
const PING = 25_000
const MOMENT = 150
const TOGETHER = 100
const STRANGER = 4403
/** How long each move of somebody else is shown before the next. */
const PACES = { off: 0, fast: 600, normal: 1300, slow: 2600 }
/** How often it is looked whether the next one may be shown. */
const LOOK = 100

function moment(): Promise<void> {
  return new Promise((over) => setTimeout(over, LOOK))
}

function pause(): number {
  const still = document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches
  return still ? 0 : PACES[settings.pace]
}

/** Is nothing else to be seen? Some steps only choose what comes next. */
export function looksLike(before: View, after: View): boolean {
  const seen = (view: View) => JSON.stringify({ ...view, turn: 0 })
  return seen(before) === seen(after)
}

export type ConnectionStatus = 'connecting' | 'open' | 'lost' | 'refused'

export class TableConnection {
  table = $state.raw<TableAnswer | null>(null)
  decision = $state.raw<Decision | null>(null)
  chat = $state.raw<ChatAnswer[]>([])
  status = $state<ConnectionStatus>('connecting')
  problem = $state<string | null>(null)
  seat = $state<number | null>(null)
  /** The only choices that are left while the guide of a lesson plays, in notation; null for all. */
  only = $state.raw<readonly string[] | null>(null)
  /** Does a guide give the hints? An adviser knows what wins games, not what a lesson asks for. */
  guided = $state(false)
  #sending = $state(false)
  #awaited = $state(0)
  #slow = $state(false)
  #patience: ReturnType<typeof setTimeout> | undefined
  #next: TableAnswer | null = null
  /** Moves of others that have arrived and are not shown yet, the oldest first. */
  #coming = $state.raw<TableAnswer[]>([])
  #pacing = false
  /** Is a move of somebody else being shown? */
  following = $state(false)
  /** The table between two others, where one message brings both a move and the end of its round. */
  between: (before: TableAnswer, after: TableAnswer) => Promise<TableAnswer | null> = () => Promise.resolve(null)
  /** Is something shown over the table, so that the next move would not be seen? */
  covered: () => boolean = () => false
  #together: ReturnType<typeof setTimeout> | undefined
  #token: string | undefined
  #socket: WebSocket | null = null
  #pause = FIRST_PAUSE
  #timers: ReturnType<typeof setTimeout>[] = []
  #left = false

  constructor(readonly id: string) {
    const mine = mySeat(id)
    this.seat = mine?.seat ?? null
    this.#token = mine?.token
    this.#connect()
  }

  /** Is this player to decide now? */
  get asked(): boolean {
    return this.decision !== null && this.decision.version === this.table?.version
  }

  /** Is the player kept waiting? True only after a moment: most answers come sooner, and nothing should flicker. */
  get busy(): boolean {
    return this.#slow && this.#underway
  }

  /** Is nothing under way, so that what is sent now is not ignored? */
  get idle(): boolean {
    return !this.#underway
  }

  /** Something was sent, and its result has not arrived yet. */
  get #underway(): boolean {
    return this.#sending || (this.status === 'open' && (this.table?.version ?? 0) < this.#awaited)
  }

  /** How many moves of others are still to be shown. */
  get behind(): number {
    return this.#coming.length
  }

  /** Show everything that has happened. */
  catchUp(): void {
    const last = this.#coming.at(-1)
    this.#coming = []
    this.following = false
    if (last) this.table = last
  }

  get canUndo(): boolean {
    return this.seat !== null && this.table?.undo === this.seat && this.table.state === 'playing'
  }

  close(): void {
    this.#left = true
    this.#timers.forEach(clearTimeout)
    clearTimeout(this.#patience)
    clearTimeout(this.#together)
    this.#coming = []
    this.following = false
    this.#socket?.close()
  }

  // what a player does

  /** Returns what was played, in notation: nothing if it was refused. */
  act(action: Action | number | string): Promise<readonly string[]> {
    const chosen = typeof action === 'object' ? action.action : action
    return this.#send('actions', { action: chosen })
  }

  undo(whole_turn = false): Promise<unknown> {
    return this.#send('undo', { whole_turn })
  }

  /** Begin a lesson or puzzle again, or only its last turn. */
  restart(turn = false): Promise<unknown> {
    return this.#send('restart', { turn })
  }

  confirm(): Promise<unknown> {
    return this.#send('confirm', {})
  }

  async say(text: string): Promise<void> {
    await this.#try(() => ask(`/api/tables/${this.id}/chat`, { method: 'POST', body: { text }, token: this.#token }))
  }

  async prefer(preferences: Record<string, unknown>): Promise<void> {
    await this.#try(() =>
      ask(`/api/tables/${this.id}/seat`, { method: 'PATCH', body: preferences, token: this.#token }),
    )
  }

  async leave(level: string | null): Promise<boolean> {
    return this.#try(() => ask(`/api/tables/${this.id}/leave`, { method: 'POST', body: { level }, token: this.#token }))
  }

  /** Take an open seat, and be its player from then on. */
  async join(name: string, seat: number | null): Promise<boolean> {
    const token = newToken()
    return this.#try(async () => {
      const body = seat === null ? { name } : { name, seat }
      const wish = { method: 'POST' as const, body, token, player: profileToken() }
      const taken = await ask<SeatTaken>(`/api/tables/${this.id}/join`, wish)
      this.seat = taken.seat
      this.#token = profileToken() ?? token
      keepSeat({ table: this.id, seat: taken.seat, token: this.#token, game: this.table!.game })
      this.reconnect()
    })
  }

  async fill(seat: number, level: string): Promise<void> {
    await this.#try(() =>
      ask(`/api/tables/${this.id}/seats/${seat}`, { method: 'PUT', body: { level }, token: this.#token }),
    )
  }

  /** What an adviser thinks of the choices. */
  async hint(): Promise<Hint> {
    return ask(`/api/tables/${this.id}/hint?language=${words.language}`, { token: this.#token })
  }

  async #send(what: string, body: object): Promise<readonly string[]> {
    const version = this.table?.version
    let played: readonly string[] = []
    if (this.#underway || version === undefined) return played
    this.#sending = true
    this.#slow = false
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => (this.#slow = this.#underway), MOMENT)
    const request = { method: 'POST' as const, body: { ...body, version, key: newKey() }, token: this.#token }
    await this.#try(async () => {
      const answer = await this.#insist(`/api/tables/${this.id}/${what}`, request)
      this.#awaited = answer.version
      played = answer.played
    })
    this.#sending = false
    return played
  }

  /** Repeats a request when the server was out of reach. Its key keeps it from being carried out twice. */
  async #insist(path: string, request: Parameters<typeof ask>[1]): Promise<Played> {
    try {
      return await ask(path, request)
    } catch (error) {
      if (!(error instanceof Refusal) || (error.status !== 0 && error.status !== 503)) throw error
      await new Promise((wait) => setTimeout(wait, FIRST_PAUSE))
      return ask(path, request)
    }
  }

  async #try(request: () => Promise<unknown>): Promise<boolean> {
    this.problem = null
    try {
      await request()
      return true
    } catch (error) {
      this.problem = error instanceof Refusal ? error.message : String(error)
      return false
    }
  }

  // the socket

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/socket`)
    this.#socket = socket
    socket.onopen = () => {
      const hidden = document.hidden
      const hello: ClientMessage = { type: 'hello', token: this.#token ?? null, language: words.language, hidden }
      socket.send(JSON.stringify(hello))
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data))
    socket.onclose = (event) => this.#lost(event.code)
  }

  /** Connect again, after a change of language: the labels come from the server. */
  reconnect(): void {
    this.#socket?.close(4000)
  }

  #hear(message: ServerMessage): void {
    if (message.type === 'table') {
      this.#turnTo(message.table)
      this.status = 'open'
      this.#pause = FIRST_PAUSE
    } else if (message.type === 'decision') {
      this.#showNext()
      this.decision = message.decision
    } else if (message.type === 'chat') {
      const first = message.messages[0]?.number ?? 0
      this.chat = [...this.chat.filter((said) => said.number < first), ...message.messages]
    } else if (message.type === 'problem') {
      this.problem = message.message
    }
  }

  /** A decision follows its table at once: wait for it, so that the page changes once. */
  #turnTo(table: TableAnswer): void {
    if (this.#paced(table)) return
    this.#next = table
    clearTimeout(this.#together)
    const asks = table.state === 'playing' && (table.held ?? table.turn) === this.seat
    if (this.table && asks) this.#together = setTimeout(() => this.#showNext(), TOGETHER)
    else this.#showNext()
  }

  #showNext(): void {
    if (this.#next) this.table = this.#next
    this.#next = null
    const newest = this.#coming.at(-1) ?? this.table
    if (this.decision && this.decision.version !== newest?.version) this.decision = null
  }

  /** A move of somebody else is shown when the one before it has been seen. */
  #paced(table: TableAnswer): boolean {
    const newest = this.#coming.at(-1) ?? this.#next ?? this.table
    const wait = pause()
    const others = newest !== null && (newest.held ?? newest.turn) !== this.seat && table.steps > newest.steps
    if (!wait || !others || newest.state !== 'playing') {
      if (this.#coming.length) this.catchUp()
      return false
    }
    this.#coming = [...this.#coming, table]
    if (!this.#pacing) void this.#pace()
    return true
  }

  /** Show one move after the other, until the last one has been seen. */
  async #pace(): Promise<void> {
    this.#pacing = true
    while (this.#coming.length) {
      const after = this.#coming[0]!
      if (this.covered()) {
        await moment()
        continue
      }
      const between = await this.between(this.table!, after)
      if (between && this.#coming[0] === after) await this.#show(between)
      if (this.#coming[0] !== after) continue // skipped meanwhile
      this.#coming = this.#coming.slice(1)
      await this.#show(after)
    }
    this.#pacing = false
    this.following = false
  }

  async #show(table: TableAnswer): Promise<void> {
    const before = this.table!
    this.table = table
    this.following = true
    if (!looksLike(before.view!, table.view!)) await this.#look()
  }

  async #look(): Promise<void> {
    for (let wait = pause(); this.following && wait > 0; wait -= LOOK) await moment()
  }

  #lost(code: number): void {
    if (this.#left) return
    if (code === STRANGER && this.#token) {
      this.#lookOn()
      return
    }
    if (code >= 4400 && code !== 4408 && code !== 4429) {
      this.status = 'refused'
      return
    }
    if (code !== 4000) this.status = this.table ? 'lost' : 'connecting'
    this.#later(() => this.#connect(), code === 4000 ? 0 : this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  /** Somebody else has the seat now: go on as a spectator. */
  #lookOn(): void {
    forgetSeat(this.id)
    this.seat = null
    this.#token = undefined
    this.problem = words.say('page-seat-gone')
    this.#connect()
  }

  #later(work: () => void, after: number): void {
    this.#timers.push(setTimeout(work, after))
  }

  #signal(type: 'ping' | 'hidden' | 'shown'): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify({ type }))
  }

  /** Keep the connection open through proxies that close silent ones, and say whether the player looks at the table. */
  keepAlive(): () => void {
    const timer = setInterval(() => this.#signal('ping'), PING)
    const see = () => this.#signal(document.hidden ? 'hidden' : 'shown')
    document.addEventListener('visibilitychange', see)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', see)
    }
  }
}
