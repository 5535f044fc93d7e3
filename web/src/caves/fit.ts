/** Whether a room can be built: where it fits, or what it lacks. */

import type { Desk } from '../lib/desk.svelte'
import type { CavesView, Goods, RoomRow } from '../lib/types'
import { words } from '../lib/words.svelte'

export interface Fit {
  /** "yes": it fits and can be paid; "nearly": a wall is short; "no": something else is missing. */
  state: 'yes' | 'nearly' | 'no'
  text: string
  /** The cells where it fits, where a sign says so. */
  short?: string
  /** In a few letters, where it fits or where walls are short: the first cell, and how many more. */
  few?: { cell: string; more: number }
  /** Has the cave no cell for it, whatever walls are built? */
  nowhere?: boolean
  /** What is short. */
  walls?: number
  goods?: Goods
  orange?: number
}

/** The turn of a game that has ended. */
const OVER = -2
/** More cells than this are not listed in short. */
const FEW = 3

export function cellName(cell: string): string {
  return cell === 'x' ? words.say('cave-vs-cave-additional-cavern') : cell
}

function fewOf([first = '', ...more]: readonly string[]): Fit['few'] {
  return { cell: cellName(first), more: more.length }
}

/**
 * What stands in the way of a room, as the decision says it; while nothing is asked, only whether it fits. After the end
 * nothing is sold.
 */
export function fitOf(desk: Desk, room: RoomRow): Fit | null {
  const { turn, players } = desk.view as CavesView
  if (turn === OVER) return null
  const caver = players[desk.me ?? desk.watched]
  const cells = caver?.fits[room.id] ?? []
  const where = cells.map(cellName).join(', ')
  const blocked = desk.decision?.blocked.find((one) => one.room === room.id)
  const missing = blocked?.reason === 'goods-short' ? blocked.arguments.goods : undefined
  if (missing) {
    const text = words.say('page-cave-goods-short', { goods: words.goods(missing) })
    return { state: 'no', text, goods: missing }
  }
  if (cells.length) {
    const short = cells.slice(0, FEW).map(cellName).join(', ') + (cells.length > FEW ? ' …' : '')
    return { state: 'yes', text: words.say('page-cave-fits-cells', { cells: where }), short, few: fewOf(cells) }
  }
  if (blocked && blocked.reason !== 'walls-do-not-fit') {
    const nowhere = blocked.reason === 'no-free-cell'
    return { state: 'no', text: blocked.text, nowhere, orange: blocked.arguments.rooms }
  }
  const short = Object.entries(caver?.walls_short[room.id] ?? {})
  if (!short.length) return { state: 'no', text: words.say('page-cave-fits-nowhere'), nowhere: true }
  const count = Math.min(...short.map(([, walls]) => walls))
  const near = short.filter(([, walls]) => walls === count).map(([cell]) => cell)
  const nearest = (near.length > FEW ? [...near.slice(0, FEW - 1).map(cellName), '…'] : near.map(cellName)).join(', ')
  const text = words.say('page-cave-walls-short', { count, cells: nearest })
  return { state: count === 1 ? 'nearly' : 'no', text, few: fewOf(near), walls: count }
}
