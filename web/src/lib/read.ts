/** How far this browser has read the chat of each table. */

const KEPT = 'caverna.read'
const MOST = 60

function kept(): [string, number][] {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? '[]')
    return Array.isArray(found) ? found : []
  } catch {
    return []
  }
}

/** The number of the last message that was read; 0 if none was. */
export function readTo(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? 0
}

export function keepReadTo(table: string, number: number): number {
  const others = kept().filter(([id]) => id !== table)
  localStorage.setItem(KEPT, JSON.stringify([[table, number], ...others].slice(0, MOST)))
  return number
}
