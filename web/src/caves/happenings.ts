/** What happens to both players in Cave vs Cave: a tile is turned up, the second era begins, rooms are drafted. */

import type { Happening } from '../games'
import type { CavesView, View } from '../lib/types'
import { words } from '../lib/words.svelte'

export function happenings(before: View, after: View): Happening[] {
  const [old, now] = [before as CavesView, after as CavesView]
  if (old.era === 1 && now.era === 2)
    return [
      { kind: 'era', drawing: 'scene-second-era', title: words.say('page-scene-era'), sound: 'harvest', rows: [] },
    ]
  if (old.era === 0 && now.era > 0)
    return [{ kind: 'draft', drawing: 'scene-second-era', title: words.say('page-scene-draft'), rows: [] }]
  const fresh = now.spaces.filter(({ id }) => !old.spaces.some((space) => space.id === id))
  const [tile] = fresh
  if (!tile || fresh.length > 1) return []
  const name = words.name('cave-vs-cave', 'tile', tile.id)
  return [{ kind: 'card', drawing: `action-${tile.id}`, title: words.say('page-scene-card', { name }), rows: [] }]
}
