import { fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, describe, expect, it } from 'vitest'
import Board from './Board.svelte'
import { action, CELLS, cell, caver, deskWith } from './desk.fixture'
import Home from './Home.svelte'
import { looking } from './looking.svelte'
import Market from './Market.svelte'
import Special from './Special.svelte'

afterEach(() => (looking.room = null))

const acting = (text: string) => document.querySelector<HTMLElement>(`[data-action="${text}"]`)!
const ground = (name: string) => document.querySelector<HTMLElement>(`[data-testid="home"] [data-cell="${name}"]`)!

describe('a cave', () => {
  it('is dug where it glows', async () => {
    const { desk, chosen } = deskWith([action('dig', { cells: ['e3'] }), action('dig', { cells: ['e4'] })])
    render(Home, { desk, seat: 0 })
    expect(ground('e3').tagName).toBe('BUTTON')
    expect(ground('d3').tagName).toBe('DIV')
    await fireEvent.click(ground('e4'))
    expect(chosen).toEqual(['dig e4'])
  })

  it('takes a wall on the edge between two cells, not in a cell', async () => {
    const edges = [
      ['d3', 'e3'],
      ['d3', 'd4'],
    ]
    const { desk, chosen } = deskWith(edges.map((cells) => action('wall', { cells })))
    render(Home, { desk, seat: 0 })
    expect(ground('d3').tagName).toBe('DIV')
    await fireEvent.click(screen.getByRole('button', { name: 'wall d3 e3' }))
    expect(chosen).toEqual(['wall d3 e3'])
  })

  it('has a room that is activated, or told about', async () => {
    const asked = deskWith([action('activate', { room: 'cave-entrance' })])
    const { unmount } = render(Home, { desk: asked.desk, seat: 0 })
    await fireEvent.click(ground('d4'))
    expect(asked.chosen).toEqual(['activate cave-entrance'])
    unmount()
    const idle = deskWith([])
    render(Home, { desk: idle.desk, seat: 0 })
    await fireEvent.click(ground('d4'))
    expect(idle.told).toEqual(['about rooms cave-entrance'])
  })

  it('is not for the other player to change', () => {
    const { desk } = deskWith([action('dig', { cells: ['e3'] })])
    render(Home, { desk, seat: 0 })
    expect(document.querySelectorAll('[data-action="dig e3"]')).toHaveLength(1)
    expect(document.querySelectorAll('[data-cell="e3"]')).toHaveLength(2)
  })

  it('takes the walls of a drafted room one by one', async () => {
    const place = (...walls: ('north' | 'east' | 'south' | 'west')[]) => action('place', { cells: ['d3'], walls })
    const ways = [place('east', 'south'), place('north', 'south')]
    const pairs = ways.map((one, index) => ({ ...one, text: `pair ${index}` }))
    const cells = CELLS.map((one) => (one.cell === 'd3' ? { ...one, sites: ['north', 'east', 'south'] as const } : one))
    const view = { era: 0, players: [caver(0, cells as unknown as typeof CELLS), caver(1, CELLS)] }
    const { desk, chosen } = deskWith(pairs, { chosen: ['d3'] }, view)
    render(Home, { desk, seat: 0 })
    await fireEvent.click(document.querySelector('button[aria-pressed="false"]')!)
    expect(chosen).toEqual([])
    await fireEvent.click(acting('pair 1'))
    expect(chosen).toEqual(['pair 1'])
  })
})

describe('the additional cavern', () => {
  it('takes a wall on its own sides', async () => {
    const cavern = cell('x', { column: 1, row: 7, walls: { north: 'rock', west: 'rock' }, sites: ['east', 'south'] })
    const view = { players: [caver(0, [...CELLS, cavern]), caver(1, CELLS)] }
    const { desk, chosen } = deskWith([action('wall', { cells: ['x', 'south'] })], {}, view)
    render(Home, { desk, seat: 0 })
    await fireEvent.click(acting('wall x south'))
    expect(chosen).toEqual(['wall x south'])
  })
})

describe('the action tiles', () => {
  const spaces = [
    { id: 'masonry', name: 'Masonry', back: '2', slot: null, seat: null },
    { id: 'expedition', name: 'Expedition', back: '3', slot: null, seat: 1 },
  ]

  it('are taken where they lie, but not twice', async () => {
    const { desk, chosen } = deskWith([action('take', { tile: 'masonry' })], {}, { spaces })
    render(Board, { desk })
    const taken = document.querySelector<HTMLElement>('[data-tile="expedition"]')!
    expect(taken.getAttribute('aria-disabled')).toBe('true')
    await fireEvent.click(taken)
    await fireEvent.click(acting('take masonry'))
    expect(chosen).toEqual(['take masonry'])
  })
})

describe('the display', () => {
  it('offers what can be furnished', async () => {
    const { desk, chosen } = deskWith([action('furnish', { room: 'shelf' })])
    render(Market, { desk })
    await fireEvent.click(acting('furnish shelf'))
    expect(chosen).toEqual(['furnish shelf'])
  })

  it('tells where a room fits, or what it lacks', () => {
    const reasons = [
      { room: 'shelf', reason: 'goods-short', arguments: { goods: { wood: 1 } }, text: '' },
      { room: 'parlor', reason: 'walls-do-not-fit', arguments: { walls: ['W3'] }, text: '' },
    ]
    const { desk } = deskWith([])
    const shown = () => [...document.querySelectorAll('.fit')].map((one) => one.textContent?.trim().split(/\s/)[0])
    const { unmount } = render(Market, { desk })
    expect(shown()).toEqual(['page-cave-fits-cells', 'page-cave-walls-short'])
    unmount()
    Object.assign(desk.decision!, { blocked: reasons })
    render(Market, { desk })
    expect(shown()).toEqual(['page-cave-walls-short', 'page-cave-goods-short'])
  })

  it('tells why a blue room may not be built, not that it fits', () => {
    const text = 'You need 1 more orange room.'
    const blocked = [{ room: 'parlor', reason: 'more-orange-rooms', arguments: { rooms: 1 }, text }]
    const { desk } = deskWith([], {}, { display: ['parlor'] })
    Object.assign(desk.decision!, { blocked })
    render(Market, { desk })
    expect(document.querySelector('.fit .text')!.textContent).toBe(text)
    expect(document.querySelector('.fit .brief')!.textContent?.trim()).toBe('+1')
    expect(document.querySelector('.room')!.className).not.toContain('yes')
  })

  it('marks the cells whose walls suit a room', () => {
    const { desk } = deskWith([])
    looking.room = 'shelf'
    const { unmount } = render(Home, { desk, seat: 0 })
    expect([...document.querySelectorAll<HTMLElement>('.fits')].map((one) => one.dataset.cell)).toEqual(['d3'])
    unmount()
    looking.room = 'parlor'
    render(Home, { desk, seat: 0 })
    expect(document.querySelectorAll('.fits')).toHaveLength(0)
  })
})

describe('three goods', () => {
  it('are paid with the third', async () => {
    const kinds = ['wood', 'stone', 'emmer', 'flax']
    const payments = kinds.map((spared) => action('pay', { goods: kinds.filter((good) => good !== spared) }))
    const { desk, chosen } = deskWith(payments)
    Object.assign(desk.decision!, { question: 'three-goods' })
    render(Special, { desk })
    for (const good of ['flax', 'wood', 'stone']) await fireEvent.click(screen.getByText(new RegExp(`good-${good}`)))
    expect(chosen).toEqual(['pay wood stone flax'])
  })
})

describe('a hint', () => {
  const marks = () => screen.queryAllByTestId('hint-mark')
  const BEST = { best: [0], worth: () => '40' }

  it('is marked on the wall to build, on a side of the cavern, and on the goods to pay', () => {
    const edges = [
      ['d3', 'e3'],
      ['d3', 'd4'],
    ]
    const walls = deskWith(
      edges.map((cells) => action('wall', { cells })),
      BEST,
    )
    const cave = render(Home, { desk: walls.desk, seat: 0 })
    expect(marks().map((mark) => mark.closest('button')?.dataset.action)).toEqual(['wall d3 e3'])
    cave.unmount()

    const sides = deskWith([action('side', { wall_class: 'W1' }), action('side', { wall_class: 'W2' })], BEST)
    Object.assign(sides.desk.decision!, { question: 'side' })
    const cavern = render(Special, { desk: sides.desk })
    expect(marks()).toHaveLength(1)
    cavern.unmount()

    const kinds = ['wood', 'stone', 'emmer', 'flax']
    const payments = kinds.map((spared) => action('pay', { goods: kinds.filter((good) => good !== spared) }))
    const goods = deskWith(payments, BEST)
    Object.assign(goods.desk.decision!, { question: 'three-goods' })
    render(Special, { desk: goods.desk })
    expect(marks()).toHaveLength(3)
  })
})
