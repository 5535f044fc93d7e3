/** Turn notifications of this player. */

import { ask } from '../lib/api'
import { isProfileToken } from '../lib/profile.svelte'
import type { MySeat } from '../lib/seats'
import { settings } from '../lib/settings.svelte'
import type { TableNotifications } from '../lib/types'
import { thisPlayer } from './player'

/** Notify a guest of turns at a table in this browser, unless it is muted. Profiles are notified anyway. */
export async function notifyGuest({ table, token }: MySeat): Promise<void> {
  if (!settings.notify || isProfileToken(token)) return
  try {
    const path = `/api/tables/${table}/notifications`
    const { notify } = await ask<TableNotifications>(path, { token })
    if (notify !== 'off') await ask(path, { method: 'PUT', body: { notify }, token, player: thisPlayer() })
  } catch {
    // the table itself says what is wrong
  }
}
