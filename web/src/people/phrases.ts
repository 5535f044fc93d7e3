/** Quick phrases: sent as symbols, so that everybody reads them in their own language. */

import { words } from '../lib/words.svelte'

export const PHRASES = ['hello', 'luck', 'nice', 'thanks', 'moment', 'oops', 'well-played', 'bye'] as const
const SYMBOL = /^:([a-z-]+):$/

export function symbolOf(phrase: (typeof PHRASES)[number]): string {
  return `:${phrase}:`
}

/** A message as it is read: the phrase for a symbol, and any other text as it is. */
export function spoken(text: string): string {
  const phrase = SYMBOL.exec(text)?.[1]
  return PHRASES.some((known) => known === phrase) ? words.say(`page-phrase-${phrase}`) : text
}
