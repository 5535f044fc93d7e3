import { expect, it } from 'vitest'
import { seatName } from './desk.svelte'
import type { LobbySeat } from './types'

it('numbers bots only where several are of one level', () => {
  const bot = (level: string) => ({ kind: 'bot', name: `${level} 2`, level }) as LobbySeat
  const ana = { kind: 'person', name: 'Ana', level: null } as LobbySeat
  expect(seatName([ana, bot('novice')], 1)).toBe('novice')
  expect([1, 2].map((seat) => seatName([ana, bot('novice'), bot('novice')], seat))).toEqual(['novice 1', 'novice 2'])
  expect(seatName([ana, bot('novice')], 0)).toBe('Ana')
})
