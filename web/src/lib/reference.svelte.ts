/** The tables that a game plays by, fetched once for each game, number of players and language. */

import { ask } from './api'
import type { GameId, Reference } from './types'
import { words } from './words.svelte'

type RowOf<Table> = Table extends (infer Row)[] ? Row : never

// not reactive: a cached promise never changes
// eslint-disable-next-line svelte/prefer-svelte-reactivity
const kept = new Map<string, Promise<Reference>>()

export function reference(game: GameId, players: number): Promise<Reference> {
  const name = `${game} ${players} ${words.language}`
  let found = kept.get(name)
  if (!found) {
    found = ask<Reference>(`/api/reference/${game}?players=${players}&language=${words.language}`)
    found.catch(() => kept.delete(name))
    kept.set(name, found)
  }
  return found
}

/** A row of a table of the reference by its id. */
export function row<Name extends keyof Reference>(
  tables: Reference | null,
  name: Name,
  id: string,
): RowOf<NonNullable<Reference[Name]>> | undefined {
  const rows = (tables?.[name] ?? []) as { id?: string }[]
  return rows.find((entry) => entry.id === id) as RowOf<NonNullable<Reference[Name]>> | undefined
}
