/** The page's language: messages from the same Fluent catalogues that the server speaks from. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { GameId, Goods } from './types'

export const LANGUAGES = { en: 'English', fr: 'Français', pl: 'Polski' } as const
export type Language = keyof typeof LANGUAGES

const SHARED = new Set(['good', 'goal', 'level'])
const KEPT = 'caverna.language'

function preferred(): Language {
  const wanted = [localStorage.getItem(KEPT), ...navigator.languages].map((name) => name?.slice(0, 2))
  return (wanted.find((name) => name && name in LANGUAGES) as Language) ?? 'en'
}

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw(new FluentBundle('en'))

  /** Fetch a catalogue and speak its language from then on. */
  async speak(language: Language = preferred()): Promise<void> {
    const answer = await fetch(`/locale/${language}.ftl`)
    this.use(language, await answer.text())
  }

  use(language: Language, catalogue: string): void {
    const bundle = new FluentBundle(language, { useIsolating: false })
    bundle.addResource(new FluentResource(catalogue))
    this.#bundle = bundle
    this.language = language
    localStorage.setItem(KEPT, language)
    document.documentElement.lang = language
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.webmanifest?language=${language}`)
  }

  has(id: string): boolean {
    return this.#pattern(id) != null
  }

  /** A message, or an attribute of one: "good-ruby.counted". */
  say(id: string, values: Record<string, FluentVariable> = {}): string {
    const pattern = this.#pattern(id)
    return pattern == null ? id : this.#bundle.formatPattern(pattern, values)
  }

  #pattern(id: string) {
    const [name = '', attribute] = id.split('.')
    const message = this.#bundle.getMessage(name)
    return attribute ? message?.attributes[attribute] : message?.value
  }

  /** What a thing of a game is called: name("cave-farmers", "space", "logging"). */
  name(game: GameId, table: string, id: string): string {
    return this.say(key(game, table, id))
  }

  good(id: string): string {
    return this.say(`good-${id}`)
  }

  counted(good: string, count: number): string {
    return this.say(`good-${good}.counted`, { count })
  }

  goods(goods: Goods): string {
    const amounts = Object.entries(goods).filter(([, amount]) => amount)
    return this.listed(amounts.map(([good, amount]) => this.counted(good, amount)))
  }

  /** A list as the server tells it; the browser would write a comma before the last "and". */
  listed(texts: readonly string[], lastTwo: 'list-and' | 'list-or' = 'list-and'): string {
    const last = texts.at(-1) ?? ''
    if (texts.length < 2) return last
    const first = texts.slice(0, -1).reduce((first, second) => this.say('list-comma', { first, second }))
    return this.say(lastTwo, { first, second: last })
  }
}

/** How long ago something was, by a clock in seconds: "3 hours ago". */
export function ago(at: number): string {
  const seconds = Math.max(0, Date.now() / 1000 - at)
  const found = UNITS.find(([size]) => seconds >= size)
  if (!found) return words.say('page-just-now')
  const [size, unit] = found
  return new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' }).format(-Math.floor(seconds / size), unit)
}

/** The day of a time, by a clock in seconds: "16 November". */
export function day(at: number): string {
  return new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'long' }).format(at * 1000)
}

/** The same for a narrow place: "16 Nov". */
export function brief(at: number): string {
  return new Intl.DateTimeFormat(words.language, { day: 'numeric', month: 'short' }).format(at * 1000)
}

/** How long it is until something, never too long: "in 3 hours". */
export function soon(at: number): string {
  const seconds = Math.max(0, at - Date.now() / 1000)
  const [size, unit] = UNITS.find(([size]) => seconds >= 2 * size) ?? [60, 'minute' as const]
  return new Intl.RelativeTimeFormat(words.language).format(Math.floor(seconds / size), unit)
}

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const

export function key(game: string, table: string, id: string): string {
  return `${SHARED.has(table) ? table : `${game}-${table}`}-${id}`.replaceAll('_', '-').toLowerCase()
}

export const words = new Words()
