/** Trades by what is given for them. */

import type { Action, Goods } from '../lib/types'

/** Trades that cost the same, or one trade in several amounts. */
export interface Offer {
  ways: Action[]
  /** Do they give and take the same goods, and differ only in how many? */
  amounts: boolean
}

export function offersOf(trades: readonly Action[]): Offer[] {
  return grouped(trades, ({ cost }) => kinds(cost)).flatMap((found): Offer[] => {
    const gains = new Set(found.map(({ gain }) => kinds(gain)))
    if (found.length > 1 && gains.size === 1 && !gains.has('')) return [{ ways: found, amounts: true }]
    const alike = grouped(found, ({ cost }) => Object.values(cost).join())
    return alike.map((ways) => ({ ways, amounts: false }))
  })
}

/** The tile that a trade lays: it brings no goods, and its text ends with the tile. */
export function tileOf({ gain, text }: Action): string | null {
  return kinds(gain) ? null : (text.match(/ for ([a-z-]+)$/)?.[1] ?? null)
}

function kinds(goods: Goods): string {
  return Object.keys(goods).join()
}

function grouped(trades: readonly Action[], by: (trade: Action) => string): Action[][] {
  const found = new Map<string, Action[]>()
  for (const trade of trades) found.set(by(trade), [...(found.get(by(trade)) ?? []), trade])
  return [...found.values()]
}
