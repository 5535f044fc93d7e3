/** What can be told of a family from what everybody sees. */

import type { Dwarf } from '../lib/types'

/** The strength of a dwarf on a space: known only where all that are at work are equally strong. */
export function strengthAtWork(dwarfs: readonly Dwarf[]): number | null {
  const found = new Set(dwarfs.filter((dwarf) => dwarf.at_work && !dwarf.newborn).map((dwarf) => dwarf.strength))
  return found.size === 1 ? [...found][0]! : null
}

/**
 * The strength of the dwarf that is on an expedition where loot of some strength is offered: known only where all that
 * it may be are equally strong.
 */
export function strengthOfTraveller(dwarfs: readonly Dwarf[], offered: number): number | null {
  return strengthAtWork(dwarfs.filter((dwarf) => dwarf.strength >= Math.max(1, offered)))
}
