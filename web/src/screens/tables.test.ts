import { render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepProfile } from '../lib/profile.svelte'
import { keepReadTo } from '../lib/read'
import type { MyTable } from '../lib/types'
import MyTables from './MyTables.svelte'

afterEach(() => {
  keepProfile(null)
  localStorage.clear()
  vi.unstubAllGlobals()
})

function table(table_id: string, state: MyTable['state']): MyTable {
  const when = { changed: 0, since: 0, deadline: null, daily: null }
  const how = { seat: 0, turn: 1, held: null, players: [], options: {}, said: 0, answered: 0, rated: false }
  return { ...when, ...how, table_id, state, game: 'cave-farmers' }
}

function signIn(...tables: MyTable[]): void {
  keepProfile({ token: 'profile-x', name: 'Ana', avatar: 'animal-dog' })
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(tables)))
}

describe('my tables', () => {
  it('lead to the review of what is over, and only of that', async () => {
    signIn(table('over', 'over'), table('begun', 'playing'), table('waits', 'open'))
    render(MyTables)
    expect(await screen.findAllByTestId('continue')).toHaveLength(3)
    const reviews = screen.getAllByTestId('to-review').map((link) => link.getAttribute('href'))
    expect(reviews).toEqual(['/t/over/review'])
  })

  it('count what was said since I answered, or read it on this device', async () => {
    keepReadTo('read', 4)
    signIn(
      { ...table('read', 'playing'), said: 5, answered: 2 },
      { ...table('answered', 'playing'), said: 5, answered: 3 },
      { ...table('silent', 'playing'), said: 5, answered: 5 },
    )
    render(MyTables)
    expect((await screen.findAllByTestId('unread-line')).map((mark) => mark.textContent?.trim())).toEqual(['1', '2'])
  })
})
