/** What is added to a space each round, in a sentence: an empty space may get other goods than one that has some. */

import type { PileRow } from './types'
import { words } from './words.svelte'

export function piling({ first, more }: PileRow): string {
  if (JSON.stringify(first) === JSON.stringify(more)) return words.say('page-piles-up', { goods: words.goods(more) })
  return words.say('page-piles-up-first', { first: words.goods(first), more: words.goods(more) })
}
