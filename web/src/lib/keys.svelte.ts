/**
 * Playing by keys. Every thing on the screen that can be chosen has a key of its own, which it shows while keys are
 * used; the commands of the prompt have theirs. What ends a turn is never among the numbered choices.
 */

import { tick } from 'svelte'
import { thingAt } from '../book/about'
import type { Desk } from './desk.svelte'

/** The keys of commands, with the message that says what each does. */
export const COMMANDS = {
  e: 'page-key-end',
  u: 'page-key-undo',
  U: 'page-key-undo-turn',
  h: 'page-key-hint',
  t: 'page-key-trades',
  m: 'page-key-market',
  l: 'page-key-list',
  f: 'page-key-turn',
  '/': 'page-key-ask',
  '?': 'page-key-help',
  Escape: 'page-key-back',
} as const

const LETTERS = 'abcdgijknopqrsvwxyz'

/** The keys of choices, in the order in which they are given out: enough for all furnishings. */
export const CHOICES = [...'1234567890', ...LETTERS, ...LETTERS.toUpperCase()]

const CHOOSABLE = '[data-action]:enabled:not([data-end]), button.glow:enabled'
const TYPING = 'input, textarea, select, dialog[open]:modal'

/** What can be chosen on the screen, in the order of the page; what lies under a sheet is out of reach. */
export function choosable(root: ParentNode = document): HTMLElement[] {
  const sheet = root.querySelector('[data-sheet]')
  const within = sheet?.querySelector(CHOOSABLE) ? sheet : root
  return [...within.querySelectorAll<HTMLElement>(CHOOSABLE)].filter((element) => element.getClientRects().length)
}

/** Give out the keys. A cell with half of a tile has none: every way to lay the tile has its own. */
export function label(root: ParentNode = document): void {
  root.querySelectorAll<HTMLElement>('[data-key]').forEach((element) => delete element.dataset.key)
  choosable(root)
    .filter((element) => element.dataset.halves === undefined)
    .forEach((element, index) => {
      const key = CHOICES[index]
      if (key) element.dataset.key = key
    })
}

export class Keys {
  /** Was the last thing that the player used a key? */
  used = $state(false)
  /** Is the list of keys open? */
  listed = $state(false)

  constructor(readonly desk: Desk) {
    $effect(() => {
      void [this.desk.decision, this.desk.chosen, this.desk.market, this.desk.listed, this.desk.trading]
      if (this.used) void tick().then(() => label())
    })
  }

  press(event: KeyboardEvent): void {
    if ((event.target as Element).closest?.(TYPING) || event.metaKey || event.ctrlKey || event.altKey) return
    if (event.key === 'Tab') this.used = true
    if (!this.#command(event.key) && !this.#choose(event.key)) return
    this.used = true
    event.preventDefault()
  }

  /** The focus on the first thing that can be chosen, where it would be lost or lies on what was chosen before. */
  refocus(): void {
    const active = document.activeElement as HTMLElement | null
    const found = choosable().filter((element) => element.tabIndex >= 0)
    const lost = !active || active === document.body || !active.getClientRects().length || active.matches(':disabled')
    if (!lost && (!active.closest('.area') || found.includes(active))) return
    const first = found[0] ?? document.querySelector<HTMLElement>('[data-end]')
    first?.focus({ preventScroll: true })
  }

  #choose(key: string): boolean {
    if (!this.desk.decision || !CHOICES.includes(key)) return false
    label()
    const element = document.querySelector<HTMLElement>(`[data-key="${key}"]`)
    element?.click()
    return element !== null
  }

  #command(key: string): boolean {
    const { desk } = this
    const { connection } = desk
    if (key === 'Escape') return this.#back()
    if (key === '?') this.listed = !this.listed
    else if (key === 'e') document.querySelector<HTMLElement>('[data-end]:enabled')?.click()
    else if ((key === 'u' || key === 'U') && connection.canUndo) void connection.undo(key === 'U')
    else if (key === 'h' && desk.decision) void desk.hint()
    else if (key === 't') desk.trading = !desk.trading
    else if (key === 'm') desk.market = !desk.market
    else if (key === 'l') desk.listed = !desk.listed
    else if (key === '/') this.#ask()
    else return false
    return true
  }

  /** Explain what is in focus, or let the next tap choose what to explain. */
  #ask(): void {
    const { desk } = this
    const thing = document.activeElement?.closest('.play') ? thingAt([document.activeElement], desk.view) : null
    if (thing) desk.look(thing)
    else desk.asking = !desk.asking
  }

  /** Close what was opened last, or take back the first half of a tile. */
  #back(): boolean {
    const { desk } = this
    if (this.listed) this.listed = false
    else if (desk.asking) desk.asking = false
    else if (desk.subject) desk.subject = null
    else if (desk.drawer) desk.drawer = null
    else if (desk.chosen.length) desk.chosen = desk.chosen.slice(0, -1)
    else if (desk.advised) desk.forget()
    else if (desk.trading) desk.trading = false
    else if (desk.listed) desk.listed = false
    else if (desk.beside !== null) desk.beside = null
    else if (desk.market) desk.market = false
    else return false
    return true
  }
}
