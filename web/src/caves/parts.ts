import type { GameParts, Layout } from '../games'
import type { CavesView, View } from '../lib/types'
import Board from './Board.svelte'
import Home from './Home.svelte'
import Market from './Market.svelte'
import { happenings } from './happenings'
import { moves } from './moves'
import Special from './Special.svelte'
import Track from './Track.svelte'

/** The choices that are buttons of the prompt; all others are made on the table. */
const BUTTONS = new Set(['forge', 'go-on', 'finish'])
const SPECIAL = new Set(['side', 'three-goods'])

/** The heights on a tablet held upright: in the draft, in each era, and in era II with a pool of rooms. */
const UPRIGHT: Record<string, Layout['upright']> = {
  0: [5, 1, 4],
  1: [4.5, 2.7, 3.3],
  2: [3.9, 2.45, 4.1],
  pool: [3.8, 3.9, 2.9],
}

/** Era II has more tiles, and a pool of rooms that lies among them; a draft has none, only what is for sale. */
function layout(_players: number, view: View): Layout {
  const { era, pool } = view as CavesView
  const weights = era === 2 ? { board: pool.length ? 1.4 : 0.85 } : era === 0 ? { board: 0.22 } : {}
  const lower = era === 2 ? (pool.length ? 2.2 : 1.75) : weights.board
  const upright = UPRIGHT[era === 2 && pool.length ? 'pool' : era]
  return { left: ['home', 'recap'], right: ['board', 'market'], share: 0.553, weights, together: true, lower, upright }
}

export const PARTS: GameParts = {
  Track,
  Board,
  Home,
  Market,
  Special,
  placed: (action) => !BUTTONS.has(action.kind),
  special: (desk) => SPECIAL.has(desk.decision?.question ?? ''),
  icon: (action) => (action.kind === 'forge' ? 'weapon' : null),
  layout,
  moves,
  happenings,
}
