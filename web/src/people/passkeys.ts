/** Passkeys: making one for my profile, and signing in with one. The library is loaded when it is first needed. */

import { ask, newToken, Refusal } from '../lib/api'
import { sessionToken } from '../lib/profile.svelte'
import type { PasskeyOptions, ProfileAnswer, SignInOptions } from '../lib/types'
import { words } from '../lib/words.svelte'
import { askMe, deviceName, enter } from './me'

const NUMBERS = /^[\d.]+$|^\[/

/** Browsers allow passkeys on secure pages only, and not where the address is a number. */
export function canUsePasskeys(): boolean {
  return isSecureContext && 'PublicKeyCredential' in window && !NUMBERS.test(location.hostname)
}

export async function makePasskey(): Promise<ProfileAnswer> {
  const optionsJSON = await askMe<PasskeyOptions>('/passkeys/challenge', { method: 'POST' })
  const { startRegistration } = await import('@simplewebauthn/browser')
  const { id, response } = await startRegistration({ optionsJSON }).catch(explain)
  const { clientDataJSON: client_data, attestationObject: attestation } = response
  const body = { id, client_data, attestation, device: deviceName(navigator.userAgent) }
  return askMe<ProfileAnswer>('/passkeys', { method: 'POST', body })
}

/** Use a profile on this device: the browser asks which, if it has passkeys of several. */
export async function signInWithPasskey(): Promise<ProfileAnswer> {
  const player = sessionToken(newToken())
  const optionsJSON = await ask<SignInOptions>('/api/me/sessions/challenge', { method: 'POST', player })
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, response } = await startAuthentication({ optionsJSON }).catch(explain)
  const { clientDataJSON: client_data, authenticatorData: authenticator_data, signature } = response
  return enter('/sessions/passkey', { id, client_data, authenticator_data, signature }, player)
}

/** What the browser said, for people: they gave up, or this device has a passkey already. */
function explain(error: unknown): never {
  const name = error instanceof Error ? error.name : ''
  const known = name === 'InvalidStateError'
  throw new Refusal('passkey', words.say(known ? 'page-me-passkey-known' : 'page-me-passkey-none'), 0)
}
