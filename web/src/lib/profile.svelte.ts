/** The profile that is used on this device, if there is one. Its secret is sent to nobody but the server. */

import { forgetSeat, mySeats } from './seats'

export interface Known {
  token: string
  name: string
  avatar: string
}

const KEPT = 'caverna.profile'
const PREFIX = 'profile-'

function kept(): Known | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null')
  } catch {
    return null
  }
}

export const profile = $state<{ known: Known | null }>({ known: kept() })

export function keepProfile(known: Known | null): void {
  profile.known = known
  if (known) localStorage.setItem(KEPT, JSON.stringify(known))
  else localStorage.removeItem(KEPT)
}

/** Forget the profile on this device, with the seats that only its sessions open. */
export function forgetProfile(): void {
  keepProfile(null)
  for (const { table, token } of mySeats()) if (isProfileToken(token)) forgetSeat(table)
}

export function profileToken(): string | undefined {
  return profile.known?.token
}

export function isProfileToken(token: string): boolean {
  return token.startsWith(PREFIX)
}

/** The secret of a new session, made up from that of a seat. */
export function sessionToken(token: string): string {
  return PREFIX + token
}
