/** What happened in short: a line for each turn, with what was used and what it brought. */

import { sum } from '../lib/goods'
import type { ConsequenceAnswer, GameId, Goods, StepAnswer } from '../lib/types'
import { words } from '../lib/words.svelte'
import type { Turn } from './rounds'

export interface Line {
  /** Null for chance. */
  seat: number | null
  /** Where the dwarf went, and what was furnished. */
  names: string[]
  cost: Goods
  gain: Goods
  /** The same in sentences. */
  told: string
}

/** The kinds of things that a step names, by the first word of its notation. */
const NAMES: Record<GameId, Record<string, string>> = {
  'cave-farmers': { place: 'space', furnish: 'furnishing', reveal: 'space' },
  'cave-vs-cave': { take: 'tile', furnish: 'room', 'turn up': 'tile' },
}

export function lineOf(game: GameId, { seat, steps }: Turn): Line {
  const own = steps.filter((step) => step.seat === seat)
  const names = own.flatMap((step) => nameIn(game, step) ?? [])
  const goods = net(own)
  const told = steps.map(({ sentence }) => sentence).join(' ')
  const silent = !names.length && !Object.keys({ ...goods.cost, ...goods.gain }).length
  if (silent) return { seat, names: [own.at(-1)!.told], ...goods, told }
  return {
    seat,
    names: seat === null ? names.map((name) => words.say('page-scene-card', { name })) : names,
    ...goods,
    told,
  }
}

/**
 * Turns, each with all that came to its player besides: what came by itself, and what was decided at the table of a
 * harvest. Before them, what came to players who took no turn.
 */
export function linesOf(game: GameId, turns: readonly Turn[], changes: readonly ConsequenceAnswer[]): Line[] {
  const all: Line[] = [
    ...turns.map((turn) => lineOf(game, turn)),
    ...changes.map(({ sentence, ...change }) => ({ ...change, names: [], told: sentence })),
  ]
  const lines = all.filter((line) => line.names.length)
  let others = 0
  for (const more of all.filter((line) => !line.names.length)) {
    const at = lines.findLastIndex((line) => line.seat === more.seat)
    const line = lines[at]
    if (line) lines[at] = { ...line, ...net([line, more]), told: `${line.told} ${more.told}` }
    else lines.splice(others++, 0, more)
  }
  return lines
}

/** What is left of gains and costs that cancel each other out. */
function net(changes: readonly { cost: Goods; gain: Goods }[]): { cost: Goods; gain: Goods } {
  const [cost, gain] = [sum(changes.map((one) => one.cost)), sum(changes.map((one) => one.gain))]
  const over = (some: Goods, other: Goods) =>
    Object.fromEntries(
      Object.entries(some).flatMap(([good, amount]) =>
        amount > (other[good] ?? 0) ? [[good, amount - (other[good] ?? 0)]] : [],
      ),
    )
  return { cost: over(cost, gain), gain: over(gain, cost) }
}

function nameIn(game: GameId, { text }: StepAnswer): string | undefined {
  const verb = Object.keys(NAMES[game]).find((one) => text.startsWith(`${one} `))
  return verb && words.name(game, NAMES[game][verb]!, text.slice(verb.length + 1))
}
