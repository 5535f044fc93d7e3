/** What each game draws for itself. Everything else on a table's screen is the same for both. */

import type { Component } from 'svelte'
import type { Desk } from './lib/desk.svelte'
import type { Moves } from './lib/motion'
import type { GameId } from './lib/types'

export interface GameParts {
  /** Rounds and what each brings, in one line at the top. */
  Track: Component<{ desk: Desk }>
  /** Where one can go. */
  Actions: Component<{ desk: Desk }>
  /** A player's board; small ones are only looked at. */
  Home: Component<{ desk: Desk; seat: number; small?: boolean }>
  /** What is for sale. */
  Market: Component<{ desk: Desk }>
  /** A player in one line: goods and what else matters. */
  Line: Component<{ desk: Desk; seat: number }>
  /** What a decision needs besides its choices, such as a meter of what is owed; nothing for most. */
  Special: Component<{ desk: Desk }>
  /** What goes from where to where when one view follows another. */
  moves: Moves
}

export const PARTS: Record<GameId, () => Promise<GameParts>> = {
  'cave-farmers': () => import('./farmers/parts').then((module) => module.PARTS),
  'cave-vs-cave': () => import('./caves/parts').then((module) => module.PARTS),
}
