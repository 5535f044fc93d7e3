/**
 * One click for several decisions. While the effects of a tile are used, what an effect would lead to can be chosen
 * at once: rock is dug with the effect that digs. The effect is sent first, and then what was clicked, if the game
 * offers it; if not, the player goes on from there.
 */

import type { Desk } from '../lib/desk.svelte'
import { settings } from '../lib/settings.svelte'
import type { Action, Decision, Goods } from '../lib/types'
import { given } from './given.svelte'
import { effectsOf, groupsOf } from './signs'

type Next = (decision: Decision) => Action | undefined

const PATIENCE = 4000
const LOOK = 15

/** The effects on offer that do something: "dig", "activate", "furnish", "wall", "raze". */
export function ways(desk: Desk, does: string): Action[] {
  if (desk.decision?.question !== 'effect') return []
  const signs = effectsOf(desk.tables)
  return desk.decision.actions.filter(
    (action) => action.kind === 'effect' && signs.get(action.effect ?? '')?.does === does,
  )
}

/** The effect that a click on a thing would use first: the only one, or of several digs the single one. */
export function way(desk: Desk, does: string): Action | undefined {
  const found = ways(desk, does)
  if (found.length < 2) return found[0]
  const signs = effectsOf(desk.tables)
  const single = found.filter((action) => signs.get(action.effect ?? '')?.count === 1)
  return does === 'dig' && single.length === 1 ? single[0] : undefined
}

/** Make a choice, and then those that it leads to, each as soon as it is asked for. */
export async function follow(desk: Desk, first: Action, ...then: Next[]): Promise<void> {
  let version = desk.decision?.version
  desk.choose(first)
  for (const next of then) {
    const decision = await asked(desk, version)
    const action = decision && next(decision)
    if (!action) return
    version = decision.version
    desk.choose(action)
  }
}

/** The next decision of this player, if it comes soon. */
async function asked(desk: Desk, before: number | undefined): Promise<Decision | null> {
  const until = performance.now() + PATIENCE
  while (performance.now() < until) {
    const { decision } = desk
    if (decision && decision.version !== before && desk.connection.idle) return decision
    if (desk.table.turn !== desk.me && desk.table.held === null && desk.table.version !== before) return null
    await new Promise((wait) => setTimeout(wait, LOOK))
  }
  return null
}

/** The only thing that can be done, apart from stopping and what is possible at any time. */
export function single(desk: Desk, decision: Decision): Action | undefined {
  const rest = serious(desk, decision)
  return rest.length === 1 ? rest[0] : undefined
}

/** The choices that neither end anything nor are possible at any time. */
export function serious(desk: Desk, decision: Decision): Action[] {
  const idle = new Set(['end', 'stop', ...(desk.tables?.any_time ?? [])])
  return decision.actions.filter((action) => !idle.has(action.kind))
}

/** What is left of a tile, if all of it is free and nothing is to be chosen: goods for nothing, one of each group. */
export function gifts(desk: Desk, decision: Decision): Action[] {
  const rest = serious(desk, decision)
  const groups = groupsOf(desk.tables, 'actions', decision.tile ?? '')
  const plain = rest.every((action) => {
    const group = groups.find((signs) => signs.some((sign) => sign.effect === action.effect))
    const sign = group?.find(({ effect }) => effect === action.effect)
    const alone = rest.filter((other) => group?.some(({ effect }) => effect === other.effect)).length === 1
    return sign?.does === 'goods' && alone && !Object.keys(sign.pay).length
  })
  return plain ? rest : []
}

/**
 * An effect that takes what is free and ends the turn when nothing else is left, for players who want single choices
 * to be made for them. Only when the game has gone on: whoever has undone the end wants to do something else.
 */
export function endWhenDone(desk: () => Desk): () => void {
  let steps = desk().table?.steps ?? 0
  let taken = false
  let gifted: Goods = {}
  const tell = (goods: Goods) => (given.goods = gifted = goods)
  return () => {
    const { decision, connection, table } = desk()
    if (!connection.idle) return
    const on = table && table.steps > steps
    if (table && table.steps < steps) tell({}) // undone
    steps = table?.steps ?? 0
    if (decision?.question === 'take') {
      taken = false
      tell({})
    }
    if (!on || !decision?.tile || !settings.forced || connection.only !== null) return
    if (decision.question !== 'effect' || decision.room) return
    // not at once: the player has not seen yet what the tile offers
    const first = !taken
    taken = true
    const rest = serious(desk(), decision)
    const next = rest.length ? (first ? undefined : gifts(desk(), decision)[0]) : ending(decision)
    if (!next || (!rest.length && mayStillHelp(desk(), decision))) return
    if (rest.length) tell(plus(gifted, next.gain))
    desk().choose(next)
  }
}

function plus(goods: Goods, more: Goods): Goods {
  return Object.entries(more).reduce((sum, [good, amount]) => ({ ...sum, [good]: (sum[good] ?? 0) + amount }), goods)
}

/** Could what is possible at any time, such as eating, make room for an effect that cannot be used now? */
function mayStillHelp(desk: Desk, decision: Decision): boolean {
  const always = new Set(desk.tables?.any_time ?? [])
  return decision.actions.some(({ kind }) => always.has(kind)) && decision.blocked.some(({ effect }) => effect)
}

function ending(decision: Decision): Action | undefined {
  return decision.actions.find((action) => action.kind === 'end')
}
