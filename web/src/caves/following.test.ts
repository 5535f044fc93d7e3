import { fireEvent, render } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { Action } from '../lib/types'
import { action, deskWith, type Fixture } from './desk.fixture'
import { endWhenDone, way } from './following'
import { given } from './given.svelte'
import Home from './Home.svelte'
import Market from './Market.svelte'

const EXCAVATE = action('effect', { effect: 'excavate', text: 'excavate' })
const TWICE = action('effect', { effect: 'excavate twice', text: 'excavate twice' })
const ACTIVATE = action('effect', { effect: 'activate 1 room', text: 'activate 1 room' })
const BUILD = action('effect', { effect: 'build wall', text: 'build wall' })
const FURNISH = action('effect', { effect: 'furnish for 1 gold', text: 'furnish for 1 gold' })
const END = action('end')

/** A desk that offers some actions, and others after each choice. */
function deskThen(first: Action[], ...then: { question: string; actions: Action[]; room?: string }[]): Fixture {
  const fixture = deskWith(first)
  const { desk } = fixture
  desk.choose = (one: Action) => {
    fixture.chosen.push(one.text)
    const next = then.shift()
    if (next) Object.assign(desk, { decision: { ...desk.decision!, ...next, version: desk.decision!.version + 1 } })
  }
  return fixture
}

const ground = (name: string) => document.querySelector<HTMLElement>(`[data-testid="home"] [data-cell="${name}"]`)!
const told = (chosen: string[], wanted: string[]) => vi.waitFor(() => expect(chosen).toEqual(wanted))

describe('one click', () => {
  it('digs: once, where twice is possible too', async () => {
    const digs = { question: 'dig', actions: ['e3', 'e4'].map((cell) => action('dig', { cells: [cell] })) }
    const { desk, chosen } = deskThen([END, EXCAVATE, TWICE], digs)
    render(Home, { desk, seat: 0 })
    await fireEvent.click(ground('e3'))
    await told(chosen, ['excavate', 'dig e3'])
  })

  it('activates a room, and uses the only thing that it offers', async () => {
    const rooms = { question: 'room', actions: [action('stop'), action('activate', { room: 'cave-entrance' })] }
    const only = { question: 'effect', room: 'cave-entrance', actions: [action('stop'), action('gain flax')] }
    const { desk, chosen } = deskThen([END, ACTIVATE], rooms, only)
    render(Home, { desk, seat: 0 })
    await fireEvent.click(ground('d4'))
    await told(chosen, ['activate 1 room', 'activate cave-entrance', 'gain flax'])
  })

  it('leaves the choice between several things to the player', async () => {
    const rooms = { question: 'room', actions: [action('stop'), action('activate', { room: 'cave-entrance' })] }
    const gains = { question: 'effect', room: 'cave-entrance', actions: [action('gain flax'), action('gain wood')] }
    const { desk, chosen } = deskThen([END, ACTIVATE], rooms, gains)
    render(Home, { desk, seat: 0 })
    await fireEvent.click(ground('d4'))
    await told(chosen, ['activate 1 room', 'activate cave-entrance'])
    await new Promise((wait) => setTimeout(wait, 50))
    expect(chosen).toHaveLength(2)
  })

  it('builds a wall', async () => {
    const walls = { question: 'wall', actions: [action('wall', { cells: ['d3', 'e3'] })] }
    const { desk, chosen } = deskThen([END, BUILD], walls)
    render(Home, { desk, seat: 0 })
    const sites = [...document.querySelectorAll<HTMLElement>('[data-testid="home"] button.edge')]
    const wanted = sites.find((site) => /d3, e3|page-cave-edge/.test(site.title))!
    await fireEvent.click(wanted)
    await vi.waitFor(() => expect(chosen[0]).toBe('build wall'))
  })

  it('furnishes a room that can be paid with what is left', async () => {
    const rooms = { question: 'furnish', actions: [action('furnish', { room: 'shelf' })] }
    const { desk, chosen } = deskThen([END, FURNISH], rooms)
    render(Market, { desk })
    await fireEvent.click(document.querySelector<HTMLElement>('[data-room="shelf"]')!)
    await told(chosen, ['furnish for 1 gold', 'furnish shelf'])
  })

  it('stops where the game goes another way', async () => {
    const { desk, chosen } = deskThen([END, EXCAVATE], { question: 'dig', actions: [action('dig', { cells: ['e4'] })] })
    render(Home, { desk, seat: 0 })
    await fireEvent.click(ground('e3'))
    await told(chosen, ['excavate'])
  })
})

describe('an effect is used by a click on a thing', () => {
  it('only if it is clear which one', () => {
    const other = action('effect', { effect: 'excavate twice', text: 'other' })
    expect(way(deskWith([EXCAVATE, TWICE]).desk, 'dig')?.text).toBe('excavate')
    expect(way(deskWith([TWICE]).desk, 'dig')?.text).toBe('excavate twice')
    expect(way(deskWith([TWICE, other]).desk, 'dig')).toBeUndefined()
    expect(way(deskWith([EXCAVATE]).desk, 'wall')).toBeUndefined()
  })
})

describe('a turn', () => {
  const GAIN = action('effect', { effect: 'gain 2 wood', text: 'gain 2 wood' })
  const WOOD = action('effect', { effect: 'gain wood', text: 'gain wood' })
  const STONE = action('effect', { effect: 'gain stone', text: 'gain stone' })

  /** What is chosen for the player after some steps of a turn with the tile that offers these actions. */
  function chosenFor(offered: Action[], steps: number[], tile = 'undergrowth'): string[] {
    const { desk, chosen } = deskWith(offered)
    Object.assign(desk.decision!, { tile })
    const look = endWhenDone(() => desk)
    for (const step of steps) {
      desk.table.steps = step
      look()
    }
    return chosen
  }

  it('ends when nothing is left, but not again after it was undone', () => {
    const left = [END, action('eat', { good: 'gold' })]
    expect(chosenFor(left, [2])).toEqual(['end'])
    expect(chosenFor(left, [0])).toEqual([])
    expect(chosenFor([...left, EXCAVATE], [2, 3])).toEqual([])
  })

  it('does not end while eating may make another effect possible', () => {
    const { desk, chosen } = deskWith([END, action('eat', { good: 'gold' })])
    const blocked = [
      { effect: 'furnish for 1 gold', reason: 'no-room-to-furnish', arguments: {}, text: '1 food short' },
    ]
    Object.assign(desk.decision!, { tile: 'undergrowth', blocked })
    const look = endWhenDone(() => desk)
    desk.table.steps = 2
    look()
    expect(chosen).toEqual([])
  })

  it('takes what is free when nothing else is left, but not before the player has seen it', () => {
    expect(chosenFor([END, GAIN], [2])).toEqual([])
    expect(chosenFor([END, GAIN], [2, 3])).toEqual(['gain 2 wood'])
    expect(chosenFor([END, GAIN, ACTIVATE], [2, 3])).toEqual([])
    expect(chosenFor([END, WOOD, STONE], [2, 3], 'masonry')).toEqual([])
    expect(chosenFor([END, WOOD], [2, 3], 'masonry')).toEqual(['gain wood'])
  })

  it('tells what came by itself, until it is undone', () => {
    const gift = { ...GAIN, gain: { wood: 2 } }
    chosenFor([END, gift], [2, 3, 4])
    expect(given.goods).toEqual({ wood: 4 })
    chosenFor([END, gift], [2, 3, 2])
    expect(given.goods).toEqual({})
  })
})
