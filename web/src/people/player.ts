/** This browser as the server knows it from one table to the next: by a secret of its own. */

import { newToken } from '../lib/api'

const KEPT = 'caverna.player'

/** The secret, if this browser has one. */
export function knownPlayer(): string | undefined {
  return localStorage.getItem(KEPT) ?? undefined
}

/** The secret, made up when it is first needed. */
export function thisPlayer(): string {
  const found = knownPlayer() ?? newToken()
  localStorage.setItem(KEPT, found)
  return found
}
