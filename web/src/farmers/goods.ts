/** The goods of a farmer in two parts: what lies in store, and what wants room. */

import type { Goods } from '../lib/types'

export const FARM_ANIMALS = ['sheep', 'donkey', 'boar', 'cattle']
export const CROPS = ['grain', 'vegetable']
const ANIMALS = new Set(['dog', ...FARM_ANIMALS])

export type Amount = [good: string, amount: number]

export function split(goods: Goods): [store: Amount[], animals: Amount[]] {
  const all = Object.entries(goods)
  return [all.filter(([good]) => !ANIMALS.has(good)), all.filter(([good]) => ANIMALS.has(good))]
}

/** The animals that no place houses, by type. */
export function homeless(goods: Goods, housing: readonly { animal: string | null; animals: number }[]): Goods {
  const found: Goods = {}
  for (const animal of FARM_ANIMALS) {
    const housed = housing.reduce((sum, home) => sum + (home.animal === animal ? home.animals : 0), 0)
    if ((goods[animal] ?? 0) > housed) found[animal] = (goods[animal] ?? 0) - housed
  }
  return found
}

/** Can a price be paid? */
export function covers(goods: Goods, cost: Goods): boolean {
  return Object.entries(cost).every(([good, amount]) => (goods[good] ?? 0) >= amount)
}

export function sum(all: readonly Goods[]): Goods {
  const whole: Goods = {}
  for (const goods of all) {
    for (const [good, amount] of Object.entries(goods)) whole[good] = (whole[good] ?? 0) + amount
  }
  return whole
}
