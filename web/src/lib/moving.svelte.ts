/** Shows what moves between one view of a game and the next. */

import type { Desk } from './desk.svelte'
import { departures, fly, handedOn, type Move, type Moves } from './motion'
import { play } from './sound'

/** Positions that follow each other faster than this are shown without motion. */
const LEAFING = 400

/** A dwarf knocks, goods ring. */
function sounds(moves: readonly Move[]): void {
  if (moves.some(({ thing }) => thing === 'dwarf')) play('place')
  if (moves.some(({ to }) => to.some((place) => place.startsWith('supply/')))) play('take')
}

/** Call this in a component above all that draw the view, so that it runs before they change. */
export function showMoves(desk: Desk, moves: () => Moves | undefined): void {
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
    if (leaving.length) requestAnimationFrame(() => fly(leaving))
  })
}
