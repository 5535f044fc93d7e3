import type { GameParts } from '../games'
import type { Desk } from '../lib/desk.svelte'
import type { Action, CavesView } from '../lib/types'
import Board from './Actions.svelte'
import Home from './Home.svelte'
import Market from './Market.svelte'
import { moves } from './moves'
import Special from './Special.svelte'
import Track from './Track.svelte'

/** Tiles, rooms, cells and walls are on the table; the sides of the cavern and payments have pictures of their own. */
function placed(action: Action, question: string): boolean {
  if (question === 'side' || question === 'three-goods') return true
  return action.kind === 'take' || action.room !== undefined || action.cells !== undefined
}

/** The questions that have something to show besides the table. */
const SPECIAL = new Set(['side', 'three-goods', 'go-on'])

export const PARTS: GameParts = {
  Track,
  Board,
  Home,
  Market,
  Special,
  moves,
  placed,
  special: (desk: Desk) => SPECIAL.has(desk.decision?.question ?? '') || (desk.view as CavesView).era === 0,
  icon: () => null,
  layout: () => ({ left: ['home'], right: ['board', 'market', 'recap'], share: 0.55 }),
}
