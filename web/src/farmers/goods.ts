/** The goods of a player in two parts: what lies in store, and the animals, which need room. */

import type { FarmersView, Goods } from '../lib/types'

const ANIMALS = new Set(['dog', 'sheep', 'donkey', 'boar', 'cattle'])

export type Amount = [good: string, amount: number]

export function isAnimal(good: string): boolean {
  return ANIMALS.has(good)
}

export function split(goods: Goods): [store: Amount[], animals: Amount[]] {
  const all = Object.entries(goods)
  return [all.filter(([good]) => !isAnimal(good)), all.filter(([good]) => isAnimal(good))]
}

/** Are there at least this many goods? */
export function covers(goods: Goods, cost: Goods): boolean {
  return Object.entries(cost).every(([good, amount]) => (goods[good] ?? 0) >= amount)
}

/** The spaces that only the later of two views has. */
export function added(before: FarmersView, after: FarmersView): string[] {
  return after.spaces.map(({ id }) => id).filter((id) => !before.spaces.some((space) => space.id === id))
}
