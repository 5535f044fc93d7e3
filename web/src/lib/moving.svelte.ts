/** Shows what moves between one view of a game and the next. */

import type { Desk } from './desk.svelte'
import { departures, fly, handedOn, type Move, type Moves } from './motion'
import { play } from './sound'

/** Positions that follow each other faster than this are shown without motion. */
const LEAFING = 400

/** Where dwarfs work: spaces and action tiles. */
const WORK = /^(space|action)\//

/** A dwarf knocks, goods ring. */
function sounds(moves: readonly Move[]): void {
  if (moves.some(({ thing }) => thing === 'dwarf')) play('place')
  if (moves.some(({ to }) => to.some((place) => place.startsWith('supply/')))) play('take')
}

/**
 * Call this in a component above all that draw the view, so that it runs before they change. It says to which place a
 * dwarf of somebody else goes, so that this is in view when it arrives.
 */
export function showMoves(desk: Desk, moves: () => Moves | undefined, goesTo: (place: string) => void): void {
  let before = desk.view
  let looked = 0
  $effect.pre(() => {
    const after = desk.view
    if (after === before) return
    const leafs = desk.past !== null && performance.now() - looked < LEAFING
    const found = [...(moves()?.(before, after) ?? []), ...handedOn(before, after)]
    const leaving = leafs ? [] : departures(found)
    before = after
    looked = performance.now()
    if (!leafs) sounds(found)
    const guest = found.find(({ thing, seat, to }) => thing === 'dwarf' && seat !== desk.me && WORK.test(to[0]!))
    if (!leafs && guest) goesTo(guest.to[0]!)
    if (leaving.length) requestAnimationFrame(() => fly(leaving))
  })
}
