/** Rooms and goods as the reference has them. */

import { row } from '../lib/reference.svelte'
import type { CavesGoodRow, Reference, RoomRow } from '../lib/types'

export function roomRow(tables: Reference | null, id: string): RoomRow | undefined {
  return row(tables, 'rooms', id)
}

/** The goods that there are in an era. */
export function goodsOf(tables: Reference | null, era: number): CavesGoodRow[] {
  return ((tables?.goods ?? []) as CavesGoodRow[]).filter((good) => era !== 1 || good.era === 1)
}
