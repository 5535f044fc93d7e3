/** Rooms and wall pictures as the reference has them. */

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
