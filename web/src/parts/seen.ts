/** How far this browser has seen each table, so that it can show what happened since. */

const KEPT = 'caverna.seen'
const MOST = 60

function kept(): [string, number][] {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** The steps of a table that were seen; null for a table never looked at. */
export function seenSteps(table: string): number | null {
  return kept().find(([id]) => id === table)?.[1] ?? null
}

export function keepSeen(table: string, steps: number): void {
  const others = kept().filter(([id]) => id !== table)
  localStorage.setItem(KEPT, JSON.stringify([[table, steps], ...others].slice(0, MOST)))
}
