/** What happens to both players in Cave vs Cave: a tile is turned up, the second era begins, rooms are drafted. */

import type { Happening } from '../games'
import type { CavesView, View } from '../lib/types'
import { words } from '../lib/words.svelte'

export function happenings(before: View, after: View): Happening[] {
  const [old, now] = [before as CavesView, after as CavesView]
  if (old.era === 1 && now.era === 2) return [{ ...banner('era'), sound: 'harvest' }]
  if (old.era === 0 && now.era > 0) return [banner('draft')]
  const fresh = now.spaces.filter(({ id }) => !old.spaces.some((space) => space.id === id))
  return fresh.length === 1 ? [{ kind: 'card', rows: [], at: `action/${fresh[0]!.id}` }] : []
}

function banner(kind: 'era' | 'draft'): Happening {
  return { kind, rows: [], card: { drawing: 'scene-second-era', title: words.say(`page-scene-${kind}`) } }
}
