/** Goods of either game. */

import type { Goods } from './types'

export function sum(all: readonly Goods[]): Goods {
  const whole: Goods = {}
  for (const goods of all) {
    for (const [good, amount] of Object.entries(goods)) whole[good] = (whole[good] ?? 0) + amount
  }
  return whole
}
