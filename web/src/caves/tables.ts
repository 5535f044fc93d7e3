/** Rooms and goods as the reference has them. */

import { row } from '../lib/reference.svelte'
import type { Goods, Reference } from '../lib/types'

export interface RoomRow {
  id: string
  name: string
  era: number
  colour: 'orange' | 'blue'
  cost: Goods
  walls: string[]
  points: number
  effect: string
}

export function roomRow(tables: Reference | null, id: string): RoomRow | undefined {
  return row(tables, 'rooms', id) as RoomRow | undefined
}

/** The goods that there are in an era. */
export function kindsOf(tables: Reference | null, era: number): string[] {
  const goods = (tables?.goods ?? []) as { id: string; era: number }[]
  return goods.filter((good) => era !== 1 || good.era === 1).map((good) => good.id)
}
