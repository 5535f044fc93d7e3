/** This browser as the server knows it from one table to the next: by its profile, or by a secret of its own. */

import { newToken } from '../lib/api'
import { profileToken } from '../lib/profile.svelte'

const KEPT = 'caverna.player'

/** The secret of this browser, if it has one, whether or not there is a profile. */
export function browserToken(): string | undefined {
  return localStorage.getItem(KEPT) ?? undefined
}

/** The secret by which the player is known, if there is one. */
export function knownPlayer(): string | undefined {
  return profileToken() ?? browserToken()
}

/** The secret by which the player is known, made up when it is first needed. */
export function thisPlayer(): string {
  const found = knownPlayer() ?? newToken()
  if (!profileToken()) localStorage.setItem(KEPT, found)
  return found
}
