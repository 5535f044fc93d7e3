/** Requests to the server. What it refuses becomes a `Refusal`, with a sentence to show. */

import { forgetProfile, profileToken } from './profile.svelte'
import { words } from './words.svelte'

export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status: number,
    readonly version?: number,
  ) {
    super(message)
  }
}

export interface Ask {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  token?: string | undefined
  /** The secret of this browser, by which the server knows it at every table. */
  player?: string | undefined
  /** Is it sent although the page is being left? */
  keepalive?: boolean
}

export async function ask<Answer>(path: string, wish: Ask = {}): Promise<Answer> {
  const { method = 'GET', body, token, player, keepalive = false } = wish
  const headers: Record<string, string> = { 'Accept-Language': words.language }
  if (token) headers.Authorization = `Bearer ${token}`
  if (player) headers['Caverna-Player'] = player
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body), keepalive })
  } catch {
    throw new Refusal('offline', words.say('page-offline'), 0)
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as Answer
  const problem = await answer.json().catch(() => ({}))
  if (problem.code === 'no-profile' && player) {
    // this device was signed out elsewhere: what anybody may see is shown nevertheless
    if (player === profileToken()) forgetProfile()
    if (method === 'GET') return ask(path, { ...wish, player: undefined })
  }
  throw new Refusal(
    problem.code ?? 'internal',
    problem.message ?? words.say('page-offline'),
    answer.status,
    problem.version,
  )
}

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

export function newKey(): string {
  return newToken().slice(0, 22)
}
