import { expect, test } from 'vitest'
import type { Desk } from '../lib/desk.svelte'
import type { Action, Decision, Goods } from '../lib/types'
import { gift, takeGifts } from './following'

function choice(text: string, gain: Goods = {}, cost: Goods = {}): Action {
  return { action: 0, text, label: text, kind: text.split(' ')[0]!, cost, gain }
}

const ANIMALS = choice('choose animals', { sheep: 2 })
const STOP = choice('stop')
const TRADE = choice('trade ruby for wood', { wood: 1 }, { ruby: 1 })

function deskWith(...actions: Action[]): { desk: Desk; chosen: string[] } {
  const chosen: string[] = []
  const desk = {
    decision: { version: 1, seat: 0, question: 'part', label: '', actions, blocked: [] } as Decision,
    tables: { any_time: ['trade'] },
    table: { steps: 4 },
    connection: { idle: true, only: null },
    choose: (action: Action) => chosen.push(action.text),
  }
  return { desk: desk as unknown as Desk, chosen }
}

test('the last part of a space comes by itself if it is for nothing', () => {
  for (const [actions, wanted] of [
    [[ANIMALS, STOP, TRADE], 'choose animals'],
    [[ANIMALS, choice('choose stable'), STOP], undefined],
    [[choice('choose grow'), STOP], undefined],
    [[choice('choose stable', { food: 1 }, { wood: 1 }), STOP], undefined],
    [[STOP], undefined],
  ] as const) {
    const { desk } = deskWith(...actions)
    expect(gift(desk, desk.decision!)?.text).toBe(wanted)
  }
})

test('it comes only when the game has gone on, not after an undo', () => {
  const { desk, chosen } = deskWith(ANIMALS, STOP)
  const look = takeGifts(() => desk)
  look()
  expect(chosen).toEqual([])
  ;(desk.table as { steps: number }).steps = 5
  look()
  expect(chosen).toEqual(['choose animals'])
  ;(desk.table as { steps: number }).steps = 4
  look()
  expect(chosen).toEqual(['choose animals'])
})
