/** What each game draws for itself. Everything else on a table's screen is the same for both. */

import type { Component } from 'svelte'
import type { Desk } from './lib/desk.svelte'
import type { Moves } from './lib/motion'
import type { Sound } from './lib/sound'
import type { Action, GameId, Goods, StepAnswer, View } from './lib/types'
import type { Scenes } from './parts/scenes.svelte'

/**
 * The areas of a table. `board` has the action spaces, `home` is a player's board, `shelf` the goods in one row, `rivals` the
 * opponents as small boards, `recap` what happened since the player's last turn, `others` the last two side by side, and
 * `market` what is for sale. A game without `market` in its layout shows it as a sheet over the table.
 */
export type Area = 'board' | 'home' | 'shelf' | 'rivals' | 'recap' | 'others' | 'market'

/** How the areas lie on a wide screen: two columns between head and prompt. */
export interface Layout {
  left: Area[]
  right: Area[]
  /** The width of the left column, as a share of both. */
  share: number
  /** How the height of a column is divided; 1 for what is not named. */
  weights?: Partial<Record<Area, number>>
  /** On a small screen, are the home and the board in view together? */
  together?: boolean
  /** If they are: the height of the board below the home, whose height is about 1. */
  lower?: number
  /** If they are: the heights of home, board and market on a tablet held upright, which shows all three. */
  upright?: [number, number, number]
}

/** Something that happens to everybody, shown as a scene: what each player gets and pays by it. */
export interface Happening {
  kind: 'card' | 'reap' | 'meal' | 'young' | 'era' | 'draft'
  rows: HappeningRow[]
  sound?: Sound
  /** How it is shown above the table, if no stage shows it. */
  card?: { drawing: string; title: string }
  /** The place on the table to look at: the card that was turned up. */
  at?: string
}

export interface HappeningRow {
  seat: number
  gain: Goods
  cost: Goods
  /** What each field yields, by its cell. */
  fields?: Record<string, string>
}

export type Happenings = (before: View, after: View) => Happening[]

/**
 * Where the end of a round lies between two views: the table after the steps that led to it, before it took everybody
 * home.
 */
export type LastMove = (before: View, after: View) => ((steps: readonly StepAnswer[]) => View) | null

export interface GameParts {
  /** Rounds and what each brings, in the header. */
  Track: Component<{ desk: Desk }>
  /** The action spaces or tiles. */
  Board: Component<{ desk: Desk }>
  /** A player's board, large. Where one shows everybody, it may show one player alone; and it says who has won. */
  Home: Component<{ desk: Desk; seat: number; alone?: boolean; winners?: readonly number[] }>
  /** A player's goods in one row; without it, the home shows them. */
  Shelf?: Component<{ desk: Desk; seat: number }>
  /** An opponent as a small living board; without it, the home shows everybody. */
  Rival?: Component<{ desk: Desk; seat: number }>
  /** What is for sale. */
  Market: Component<{ desk: Desk }>
  /** What a decision needs that is not on the table, such as a forge; it says which choices are made there. */
  Special: Component<{ desk: Desk }>
  /** Is a choice made on the table or in `Special`? All others are buttons of the prompt. */
  placed: (action: Action, question: string) => boolean
  /** Is there anything in `Special` for this decision? */
  special: (desk: Desk) => boolean
  /** The drawing of a choice that is a button of the prompt. */
  icon: (action: Action) => string | null
  /** The numbers of choices that have an order. */
  steps?: (desk: Desk, choices: readonly Action[]) => ReadonlyMap<Action, number>
  layout: (players: number, view: View) => Layout
  /** What goes from where to where when one view follows another. */
  moves: Moves
  /** What happened to everybody when one view follows another. */
  happenings: Happenings
  lastMove?: LastMove
  /** A scene that fills the table, such as a harvest, with the choices that belong to it; it comes when it is needed. */
  stage?: () => Promise<Component<{ desk: Desk; scenes: Scenes }>>
  /** Does the stage show this, or ask this? */
  staged?: (happening: Happening | undefined, desk: Desk) => boolean
}

export const PARTS: Record<GameId, () => Promise<GameParts>> = {
  'cave-farmers': () => import('./farmers/parts').then((module) => module.PARTS),
  'cave-vs-cave': () => import('./caves/parts').then((module) => module.PARTS),
}
