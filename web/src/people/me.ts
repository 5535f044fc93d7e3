/** My profile: making one, using it on this device, and what it is about. */

import { ask, newToken, type Ask } from '../lib/api'
import { forgetProfile, isProfileToken, keepProfile, profile, profileToken, sessionToken } from '../lib/profile.svelte'
import { keepSeat, mySeat, mySeats } from '../lib/seats'
import { settings } from '../lib/settings.svelte'
import type { MyTable, ProfileAnswer } from '../lib/types'
import { syncDevice } from '../lib/worker.svelte'
import { browserToken, thisPlayer } from './player'

/** A request about my profile. */
export function askMe<Answer>(path = '', wish: Ask = {}): Promise<Answer> {
  return ask<Answer>(`/api/me${path}`, { ...wish, player: profileToken() })
}

/** Make a profile, which gets all seats of this browser. */
export async function makeProfile(name: string): Promise<ProfileAnswer> {
  const found = await begin('', { name, ...held() })
  await fetchSeats()
  return found
}

/** Use a profile on this device, by the code of a link or a recovery code. */
export function useProfile(code: string): Promise<ProfileAnswer> {
  return enter('/sessions', { code })
}

/** Begin a session of a profile that there is already. It gets the seats of this browser, too. */
export async function enter(path: string, body: object, player?: string): Promise<ProfileAnswer> {
  const mine = held()
  const found = await begin(path, body, player)
  if (mine.seats.length || mine.browser) await askMe('/seats', { method: 'POST', body: mine })
  await fetchSeats()
  return found
}

async function begin(path: string, body: object, player = sessionToken(newToken())): Promise<ProfileAnswer> {
  const found = await ask<ProfileAnswer>(`/api/me${path}`, {
    method: 'POST',
    body: { ...body, device: deviceName(navigator.userAgent) },
    player,
  })
  keepProfile({ token: player, name: found.name, avatar: found.avatar })
  settings.name = found.name
  void syncDevice(thisPlayer)
  return found
}

/** The seats that guests have in this browser. */
function held() {
  const seats = mySeats()
    .filter(({ token }) => !isProfileToken(token))
    .map(({ table, token }) => ({ table, token }))
  return { seats, browser: browserToken() ?? null }
}

/** The tables of my profile. The seats that were taken on other devices are kept here, too. */
export async function fetchSeats(): Promise<MyTable[]> {
  const token = profileToken()
  if (!token) return []
  try {
    const tables = await askMe<MyTable[]>('/tables')
    for (const { table_id, seat, game } of tables.slice(0, 50).toReversed())
      if (mySeat(table_id)?.token !== token) keepSeat({ table: table_id, seat, token, game })
    return tables
  } catch {
    return [] // the page says elsewhere that the server is out of reach
  }
}

const DELETING = 'caverna.deleting'

/** Delete my profile, also while the page is being left. */
export async function deleteProfile(): Promise<void> {
  localStorage.setItem(DELETING, 'yes')
  try {
    await askMe('', { method: 'DELETE', keepalive: true })
    forgetProfile()
  } finally {
    localStorage.removeItem(DELETING)
  }
}

/** Delete my profile if the page was left before the server had answered: the request may not have arrived. */
export async function finishDeleting(): Promise<void> {
  if (localStorage.getItem(DELETING)) await deleteProfile().catch(() => {}) // the page shows whether there is one
}

export function showProfile(found: ProfileAnswer): void {
  keepProfile({ ...profile.known!, name: found.name, avatar: found.avatar })
}

/** What to call a device: the browser and the system, as far as they say so. */
export function deviceName(agent: string): string {
  const browser = /(Firefox|Edg|OPR|SamsungBrowser|Chrome|Safari)\//.exec(agent)?.[1] ?? 'Browser'
  const system = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux'].find((name) =>
    agent.includes(name),
  )
  return `${{ Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung' }[browser] ?? browser} ${system ?? ''}`.trim()
}

const LINK = /^#link=([\w-]{20,100})$/

/** The code in the address, which is removed from there so that nobody sees it. */
export function linkedCode(): string | null {
  const found = LINK.exec(location.hash)?.[1] ?? null
  if (found) history.replaceState(null, '', location.pathname)
  return found
}
