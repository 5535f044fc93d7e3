import type { GameParts, Happening, Layout } from '../games'
import type { Desk } from '../lib/desk.svelte'
import type { Action, FarmersView } from '../lib/types'
import Board from './Board.svelte'
import { inOrder, partIcon } from './effects'
import { lastMove } from './ending'
import Home from './Home.svelte'
import Market from './Market.svelte'
import { happenings } from './happenings'
import { moves } from './moves'
import Rival from './Rival.svelte'
import Shelf from './Shelf.svelte'
import Special, { SPECIAL } from './Special.svelte'
import Track from './Track.svelte'

/** What is chosen on a dwarf, or in a panel of its own: a forge, an expedition, a meal, a litter. */
const ELSEWHERE = new Set(['call', 'loot', 'forge', 'feed', 'breed'])

function placed(action: Action): boolean {
  return Boolean(action.space ?? action.cells ?? action.furnishing) || ELSEWHERE.has(action.kind)
}

/** A space with parts in a certain order lists them so; one that a furnishing imitates is found by its parts as well. */
function steps(desk: Desk, choices: readonly Action[]): ReadonlyMap<Action, number> {
  return inOrder(
    choices.filter((action) => (desk.partOf(action) ?? action).part),
    (action) => (desk.partOf(action) ?? action).part!,
    desk.tables?.spaces ?? [],
  )
}

const HARVEST = new Set(['reap', 'meal', 'young', 'feed', 'breed'])

/** A harvest is on while it is shown or asked for, and while some have eaten and others have not. */
function staged(happening: Happening | undefined, desk: Desk): boolean {
  if (HARVEST.has(happening?.kind ?? '') || HARVEST.has(desk.decision?.question ?? '')) return true
  const { players, round } = desk.view as FarmersView
  const hungry = players.filter(({ food_owed: owed }) => owed?.round === round).length
  return !happening && !desk.decision && desk.view.turn >= 0 && hungry > 0 && hungry < players.length
}

/** More players have more spaces, and the spaces more room. */
function layout(players: number): Layout {
  if (players === 1) return { left: ['board'], right: ['home', 'shelf', 'recap'], share: 0.46 }
  if (players === 2) return { left: ['board'], right: ['home', 'shelf', 'others'], share: 0.46 }
  return { left: ['board', 'recap'], right: ['home', 'shelf', 'rivals'], share: players > 4 ? 0.58 : 0.52 }
}

export const PARTS: GameParts = {
  Track,
  Board,
  Home,
  Shelf,
  Rival,
  Market,
  Special,
  moves,
  happenings,
  lastMove,
  stage: () => import('./Harvest.svelte').then((module) => module.default),
  staged,
  placed,
  special: (desk: Desk) => SPECIAL.has(desk.decision?.question ?? ''),
  icon: partIcon,
  steps,
  layout,
}
