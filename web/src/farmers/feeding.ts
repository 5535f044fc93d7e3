/**
 * What a family can eat, as ladders to climb and as complete payments to choose from. All of it is made of the choices
 * that the server offers; only what is worth keeping is judged here.
 */

import type { Action, Goods } from '../lib/types'
import { covers, CROPS, FARM_ANIMALS, sum } from './goods'

/** So much of something for so much food, by these trades one after the other. */
export interface Rung {
  cost: Goods
  food: number
  texts: string[]
}

/** What one good, or a few that are eaten together, can become: the rungs from little to much. */
export interface Ladder {
  goods: string[]
  rungs: Rung[]
}

export interface Payment {
  cost: Goods
  food: number
  texts: string[]
  /** What it spares altogether; nothing special for the usual one. */
  keeps: 'animals' | 'crops' | 'treasure' | null
}

const TREASURE = ['ruby', 'gold']
/** What a good is worth to whoever keeps it, in points. */
const WORTH: Goods = { grain: 0.6, vegetable: 1.1, ruby: 1.7, gold: 1, sheep: 1, donkey: 1, boar: 1.1, cattle: 1.2 }
const ELSE = 1
const LAST_OF_ITS_TYPE = 2
const LAST_PAIR = 0.7

/** The choices that turn goods into food and nothing else. */
function meals(actions: readonly Action[]): Action[] {
  return actions.filter(
    (action) => action.kind === 'trade' && Object.keys(action.gain).join() === 'food' && !('food' in action.cost),
  )
}

const total = (goods: Goods) => Object.values(goods).reduce((whole, amount) => whole + amount, 0)

export function ladders(actions: readonly Action[], goods: Goods): Ladder[] {
  const groups = new Map<string, Action[]>()
  for (const action of meals(actions)) {
    const kinds = Object.keys(action.cost).sort().join(' ')
    groups.set(kinds, [...(groups.get(kinds) ?? []), action])
  }
  return [...groups].map(([kinds, found]) => ({ goods: kinds.split(' '), rungs: climb(found, goods) }))
}

/** The most food for each amount that is there to give; amounts that bring no more than less does are left out. */
function climb(found: readonly Action[], goods: Goods): Rung[] {
  const best = new Map<number, Rung>([[0, { cost: {}, food: 0, texts: [] }]])
  const most = total(Object.fromEntries(Object.keys(found[0]!.cost).map((good) => [good, goods[good] ?? 0])))
  for (let amount = 1; amount <= most; amount++) {
    for (const action of found) {
      const before = best.get(amount - total(action.cost))
      if (!before) continue
      const cost = sum([before.cost, action.cost])
      const food = before.food + (action.gain.food ?? 0)
      if (covers(goods, cost) && food > (best.get(amount)?.food ?? 0)) {
        best.set(amount, { cost, food, texts: [...before.texts, action.text] })
      }
    }
  }
  const rungs = [...best.values()].slice(1)
  return rungs.filter((rung, index) => rungs.slice(0, index).every((less) => less.food < rung.food))
}

/** What one gives up, in points: the last of a type and the last pair count for more. */
export function loss(goods: Goods, cost: Goods): number {
  return Object.entries(cost).reduce((whole, [good, amount]) => {
    const left = (goods[good] ?? 0) - amount
    const animal = FARM_ANIMALS.includes(good)
    const extra = animal && left === 0 ? LAST_OF_ITS_TYPE : animal && left === 1 ? LAST_PAIR : 0
    return whole + amount * (WORTH[good] ?? ELSE) + extra
  }, 0)
}

/** The cheapest way to so much food, without some goods; nothing if there is not enough. */
function cheapest(all: readonly Ladder[], goods: Goods, missing: number, without: readonly string[]): Rung | null {
  const price = (ladder: Ladder) => Math.min(...ladder.rungs.map((rung) => loss(goods, rung.cost) / rung.food))
  const usable = all
    .filter((ladder) => ladder.rungs.length && !ladder.goods.some((good) => without.includes(good)))
    .sort((one, other) => price(one) - price(other))
  const prices = usable.map(price)
  const best: { rung: Rung | null; lost: number } = { rung: null, lost: Infinity }

  function take(index: number, sofar: Rung): void {
    const lost = loss(goods, sofar.cost)
    if (sofar.food >= missing) {
      const better = lost < best.lost || (lost === best.lost && sofar.food > (best.rung?.food ?? 0))
      if (better) Object.assign(best, { rung: sofar, lost })
      return
    }
    const ladder = usable[index]
    if (!ladder || lost + prices[index]! * (missing - sofar.food) >= best.lost) return // what follows is no cheaper
    for (const rung of ladder.rungs) {
      const cost = sum([sofar.cost, rung.cost])
      if (!covers(goods, cost)) continue
      take(index + 1, { cost, food: sofar.food + rung.food, texts: [...sofar.texts, ...rung.texts] })
      if (sofar.food + rung.food >= missing) break
    }
    take(index + 1, sofar)
  }

  take(0, { cost: {}, food: 0, texts: [] })
  return best.rung
}

const SPARED = { animals: FARM_ANIMALS, crops: CROPS, treasure: TREASURE } as const
const MOST = 3

/** Up to three ways to pay in full, the usual one first. */
export function payments(actions: readonly Action[], goods: Goods, missing: number): Payment[] {
  if (missing <= 0) return []
  const all = ladders(actions, goods)
  const found: Payment[] = []
  for (const keeps of [null, 'animals', 'crops', 'treasure'] as const) {
    const way = cheapest(all, goods, missing, keeps ? SPARED[keeps] : [])
    const known = way && found.some((other) => JSON.stringify(sorted(other.cost)) === JSON.stringify(sorted(way.cost)))
    const empty = keeps && SPARED[keeps].every((good) => !goods[good])
    if (way && !known && !empty) found.push({ ...way, keeps })
  }
  return found.slice(0, MOST)
}

function sorted(goods: Goods): [string, number][] {
  return Object.entries(goods).sort(([one], [other]) => one.localeCompare(other))
}
