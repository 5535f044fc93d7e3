/** Shows what moves between one view of a game and the next. */

import type { Desk } from './desk.svelte'
import { departures, fly, handedOn, type Moves } from './motion'

/** Positions that follow each other faster than this are shown without motion. */
const LEAFING = 400

/** Call this in a component above all that draw the view, so that it runs before they change. */
export function showMoves(desk: Desk, moves: () => Moves | undefined): void {
  let before = desk.view
  let looked = 0
  $effect.pre(() => {
    const after = desk.view
    if (after === before) return
    const leafs = desk.past !== null && performance.now() - looked < LEAFING
    const leaving = leafs ? [] : departures([...(moves()?.(before, after) ?? []), ...handedOn(before, after)])
    before = after
    looked = performance.now()
    if (leaving.length) requestAnimationFrame(() => fly(leaving))
  })
}
