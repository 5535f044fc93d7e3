/** Numbers as a reader of the page's language writes them. */

import { words } from './words.svelte'

/** Points as a reader writes them, with as many digits as mean something. */
export function tenths(points: number): string {
  return (Math.round(Math.abs(points) * 10) / 10).toLocaleString(words.language)
}

export function signed(points: number): string {
  const shown = tenths(points)
  return shown === '0' ? shown : `${points < 0 ? '−' : '+'}${shown}`
}
