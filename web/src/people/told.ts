/** How I am told of my turns. */

import { ask } from '../lib/api'
import { isProfileToken } from '../lib/profile.svelte'
import type { MySeat } from '../lib/seats'
import { settings } from '../lib/settings.svelte'
import type { TableTold } from '../lib/types'
import { thisPlayer } from './player'

/** Let a guest be told at a table on this browser, unless they have muted it. A profile is told anyway. */
export async function tellGuest({ table, token }: MySeat): Promise<void> {
  if (!settings.notify || isProfileToken(token)) return
  try {
    const path = `/api/tables/${table}/told`
    const { told } = await ask<TableTold>(path, { token })
    if (told !== 'off') await ask(path, { method: 'PUT', body: { told }, token, player: thisPlayer() })
  } catch {
    // the table itself says what is wrong
  }
}
