/** The tables that a game plays by, fetched once for each game, number of players and language. */

import { ask } from './api'
import type { GameId, Reference } from './types'
import { words } from './words.svelte'

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
export function row(tables: Reference | null, table: string, id: string): Record<string, any> | undefined {
  return tables?.[table]?.find((entry: { id?: string }) => entry.id === id)
}
