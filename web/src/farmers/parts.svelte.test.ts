import { render, screen } from '@testing-library/svelte'
import { flushSync, type Component } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Desk } from '../lib/desk.svelte'
import type { TableConnection } from '../lib/connection.svelte'
import '../lib/sizes.fixture'
import type {
  Action,
  Conversion,
  FarmersCell,
  FarmersDecisionAnswer,
  FarmersPlayer,
  FarmersView,
  Goods,
  Hint,
  Payment,
  Reference,
} from '../lib/types'
import Choice from '../parts/Choice.svelte'
import GoodsList from '../parts/GoodsList.svelte'
import Prompt from '../parts/Prompt.svelte'
import Breeding from './Breeding.svelte'
import Crowding from './Crowding.svelte'
import Dwarfs from './Dwarfs.svelte'
import Feeding from './Feeding.svelte'
import Forging from './Forging.svelte'
import Home from './Home.svelte'
import Loot from './Loot.svelte'
import Market from './Market.svelte'
import Space from './Space.svelte'

const GOODS = { wood: 4, stone: 0, grain: 2, food: 1, dog: 0, sheep: 0, boar: 3 }

function choice(text: string, more: Partial<Action> = {}): Action {
  return { action: 0, text, label: text, kind: text.split(' ')[0]!, cost: {}, gain: {}, ...more }
}

function cellWith(name: string, more: Partial<FarmersCell> = {}): FarmersCell {
  const column = 'zabcdefg'.indexOf(name[0]!)
  const ground = column < 4 ? 'forest' : 'mountain'
  return { cell: name, column, row: Number(name[1]), ground, tile: null, layer: 0, stable: false, bonus: {}, ...more }
}

function lay(meadow: string, field: string): Action {
  const lays = [cellWith(meadow, { tile: 'meadow' }), cellWith(field, { tile: 'field' })]
  return choice(`tile meadow-field ${meadow} ${field}`, { tile: 'meadow-field', cells: [meadow, field], lays })
}

function farmer(goods: Goods): FarmersPlayer {
  const cells = [...'abcdef'].flatMap((letter) => [...'1234'].map((row) => cellWith(letter + row)))
  return {
    seat: 0,
    goods,
    score: 0,
    score_sheet: {},
    begging: 0,
    room_for_dwarfs: 2,
    food_owed: { round: 4, food: 4 },
    stables_left: 3,
    furnishings: [{ id: 'miner', cell: 'd3' }],
    cells,
    housing: [],
    homeless: {},
    pairs: [],
    affordable: ['dwelling'],
    dwarfs: [{ strength: 4, at_work: true, space: 'logging', travelling: false, newborn: false, next: false }],
  }
}

let stop = () => {}

/** A desk at which this player is asked something, and what was sent from it. */
function deskWith(
  question: string,
  actions: Action[],
  more: Partial<FarmersDecisionAnswer> = {},
): { desk: Desk; sent: string[] } {
  const sent: string[] = []
  const view: Partial<FarmersView> = { players: [farmer(GOODS)], furnishings: ['dwelling'], spaces: [], round: 4 }
  const connection = $state({
    table: {
      version: 1,
      game: 'cave-farmers',
      options: { players: 1 },
      turn: 0,
      view,
      seats: [{ kind: 'person', name: 'Ana' }],
    },
    decision: { version: 1, seat: 0, question, label: question, actions, blocked: [], ...more },
    asked: true,
    seat: 0,
    busy: false,
    problem: null,
    async act(action: Action) {
      sent.push(action.text)
      connection.table.version += 1
      connection.decision = { ...connection.decision, version: connection.table.version }
    },
  })
  let desk: Desk
  stop = $effect.root(() => {
    desk = new Desk(connection as unknown as TableConnection)
  })
  flushSync()
  return { desk: desk!, sent }
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response('{"seats": []}'))
})

afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const cell = (name: string) => document.querySelector<HTMLElement>(`[data-cell=${name}]`)!

function click(element: HTMLElement): void {
  element.click()
  flushSync()
}

describe('a tile on two cells', () => {
  const actions = [lay('b4', 'c4'), lay('c4', 'b4'), lay('c3', 'c4')]

  it('lies with its first half where the first click was', () => {
    const { desk, sent } = deskWith('tile', actions)
    render(Home, { desk, seat: 0 })
    click(cell('c4'))
    expect(cell('b4').dataset.action).toBe('tile meadow-field c4 b4')
    click(cell('b4'))
    expect(sent).toEqual(['tile meadow-field c4 b4'])
  })

  it('can be turned, by the button or with a key', () => {
    const { desk, sent } = deskWith('tile', actions)
    render(Home, { desk, seat: 0 })
    click(cell('c4'))
    click(screen.getByRole('button', { name: 'page-turn-tile' }))
    expect(cell('b4').dataset.action).toBe('tile meadow-field b4 c4')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'q' }))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }))
    flushSync()
    click(cell('b4'))
    expect(sent).toEqual(['tile meadow-field c4 b4'])
  })

  it('is taken back by a second click on the same cell', () => {
    const { desk, sent } = deskWith('tile', actions)
    render(Home, { desk, seat: 0 })
    click(cell('b4'))
    expect(document.querySelectorAll('button.glow')).toHaveLength(1)
    click(cell('b4'))
    expect(document.querySelectorAll('button.glow')).toHaveLength(3)
    expect(sent).toEqual([])
  })
})

describe('a cell', () => {
  it('is chosen with one click where that is all', () => {
    const { desk, sent } = deskWith('stable', [choice('stable a1', { tile: 'stable', cells: ['a1'] })])
    render(Home, { desk, seat: 0 })
    expect(cell('a2').tagName).toBe('DIV')
    click(cell('a1'))
    expect(sent).toEqual(['stable a1'])
  })

  it('says why nothing goes there, where something is to be laid', () => {
    const laying = deskWith('tile', [lay('b4', 'c4')]).desk
    const { unmount } = render(Home, { desk: laying, seat: 0 })
    click(cell('f1'))
    expect(laying.why).toMatchObject({ text: 'page-not-here-tile' })
    unmount()
    const { desk } = deskWith('place', [choice('place clearing', { space: 'clearing' })])
    render(Home, { desk, seat: 0 })
    click(cell('f1'))
    expect(desk.why).toBeNull()
  })

  it('counts what is left on a field', () => {
    const { desk } = deskWith('place', [])
    const [family] = desk.view.players as FarmersPlayer[]
    family!.cells = [cellWith('a1', { tile: 'field', crop: { grain: 2 } }), cellWith('b1', { tile: 'field', crop: {} })]
    render(Home, { desk, seat: 0 })
    expect([...document.querySelectorAll('.crop')].map((one) => one.textContent)).toEqual([
      expect.stringContaining('2'),
    ])
  })

  it('shows the furnishing that would be laid there', () => {
    const { desk } = deskWith(
      'cell',
      ['d4', 'e4'].map((name) =>
        choice(`at ${name}`, {
          cells: [name],
          lays: [cellWith(name, { tile: 'furnishing', furnishing: 'dwelling' })],
        }),
      ),
    )
    render(Home, { desk, seat: 0 })
    cell('d4').dispatchEvent(Object.assign(new MouseEvent('pointerenter'), { pointerType: 'mouse' }))
    flushSync()
    expect(cell('d4').parentElement!.querySelector('.room')).not.toBeNull()
    expect(cell('e4').parentElement!.querySelector('.room')).toBeNull()
  })

  it("is not for choosing on an opponent's board", () => {
    const { desk } = deskWith('stable', [choice('stable a1', { tile: 'stable', cells: ['a1'] })])
    desk.connection.seat = 1
    flushSync()
    render(Home, { desk, seat: 0 })
    expect(cell('a1').tagName).toBe('DIV')
  })
})

describe('a space', () => {
  const space = { id: 'logging', stage: 0, board: 'main' as const, goods: { wood: 3 }, seat: null }

  it('prints what it does, with its connective and how the pile grows', () => {
    const { desk } = deskWith('place', [])
    const actions = [
      { do: 'take', goods: ['wood'] },
      { do: 'expedition', level: 1 },
    ]
    const pile = { first: { wood: 3 }, more: { wood: 1 } }
    const row = { id: 'logging', name: 'Logging', effect: 'Take the wood.', actions, connective: 'and-then-or' }
    desk.tables = { spaces: [{ ...row, accumulates: pile }] } as unknown as Reference
    render(Space, { desk, space })
    expect(document.querySelector('.effect')?.textContent).toContain('page-link-and-then-or')
    expect(document.querySelector('.level')?.textContent?.trim()).toBe('1')
    expect(document.querySelector('.words')?.textContent).toBe('page-grows-first')
  })

  it('says why nobody can go there, on touch and on focus', () => {
    const { desk, sent } = deskWith('place', [choice('place clearing', { space: 'clearing' })], {
      blocked: [{ space: 'logging', reason: 'nothing-there', arguments: {}, text: 'Nothing lies there.' }],
    })
    render(Space, { desk, space: { ...space, goods: {} } })
    expect(document.querySelector('.why')?.textContent).toBe('Nothing lies there.')
    click(document.querySelector<HTMLElement>('button.go')!)
    expect(desk.why).toMatchObject({ text: 'Nothing lies there.' })
    desk.why = null
    document.querySelector<HTMLElement>('button.go')!.focus()
    expect(desk.why).toMatchObject({ text: 'Nothing lies there.' })
    expect(sent).toEqual([])
  })

  it('sends a dwarf', () => {
    const { desk, sent } = deskWith('place', [choice('place logging', { space: 'logging' })])
    render(Space, { desk, space })
    click(document.querySelector<HTMLElement>('[data-action="place logging"]')!)
    expect(sent).toEqual(['place logging'])
  })

  it('shows who stands there, and how strong, and sends nobody then', () => {
    const { desk, sent } = deskWith('place', [choice('place clearing', { space: 'clearing' })])
    render(Space, { desk, space: { ...space, goods: {}, seat: 0 } })
    expect(document.querySelector('.strength')?.textContent).toBe('4')
    click(document.querySelector<HTMLElement>('button.go')!)
    expect(desk.why).toMatchObject({ text: 'page-taken-by-you' })
    expect(sent).toEqual([])
  })

  it('shows of each dwarf its own strength, and a child beside its parent', () => {
    const { desk } = deskWith('place', [])
    const [family] = desk.view.players as FarmersPlayer[]
    const other = { strength: 9, at_work: true, space: 'clearing', travelling: false, newborn: false, next: false }
    const child = { ...other, strength: 0, space: 'logging', newborn: true }
    family!.dwarfs = [other, ...family!.dwarfs, child]
    render(Space, { desk, space: { ...space, goods: {}, seat: 0 } })
    expect([...document.querySelectorAll('.strength')].map((one) => one.textContent)).toEqual(['4'])
    expect(document.querySelectorAll('.dwarf')).toHaveLength(2)
  })
})

describe('a weapon and loot', () => {
  it('say why they are out of reach', () => {
    const { desk, sent } = deskWith('forge', [choice('forge 1', { strength: 1 })])
    Object.assign(desk.view, { best_weapon: 2 })
    const { unmount } = render(Forging, { desk })
    click(document.querySelectorAll<HTMLElement>('[data-testid=forging] button')[1]!)
    expect(desk.why).toMatchObject({ text: 'page-forge-short' })
    expect(sent).toEqual([])
    unmount()

    const weak = { item: 'boar', reason: 'weapon-too-weak', arguments: {}, text: 'It takes a weapon of strength 5.' }
    const looting = deskWith('loot', [], { blocked: [weak] })
    const boar = { id: 'boar', name: 'Wild boar', strength: 5, effect: '', actions: [] }
    looting.desk.tables = { loot: [boar, { ...boar, id: 'wood', name: 'Wood' }], spaces: [] } as unknown as Reference
    render(Loot, { desk: looting.desk })
    const [wild, wood] = document.querySelectorAll<HTMLElement>('[data-testid=loot] button')
    click(wild!)
    expect(looting.desk.why).toMatchObject({ name: 'Wild boar', text: 'It takes a weapon of strength 5.' })
    click(wood!)
    expect(looting.desk.why).toMatchObject({ text: 'page-loot-taken' })
    expect(looting.sent).toEqual([])
  })
})

describe('feeding', () => {
  const meals = [
    choice('eat grain', { kind: 'trade', cost: { grain: 1 }, gain: { food: 1 } }),
    choice('eat boar', { kind: 'trade', cost: { boar: 1 }, gain: { food: 2 } }),
  ]

  const actions = ['eat boar', 'eat grain']
  const payments: Payment[] = [{ cost: { grain: 1, boar: 1 }, food: 3, actions, points: 2, keeps: null }]
  const meal = (good: string, count: number, food: number) => ({
    cost: { [good]: count },
    food: count * food,
    actions: Array<string>(count).fill(`eat ${good}`),
  })
  const conversions: Conversion[] = [
    { goods: ['grain'], meals: [meal('grain', 1, 1), meal('grain', 2, 1)] },
    { goods: ['boar'], meals: [meal('boar', 1, 2), meal('boar', 2, 2)] },
  ]

  it('pays in full with one click', async () => {
    const { desk, sent } = deskWith('feed', [choice('feed'), ...meals], { payments })
    render(Feeding, { desk })
    click(document.querySelector<HTMLElement>('[data-payment]')!)
    await vi.waitFor(() => expect(sent).toEqual(['eat boar', 'eat grain']))
  })

  it('offers only payments that the choices allow', () => {
    const { desk } = deskWith('feed', [choice('feed'), meals[0]!], { payments, conversions })
    render(Feeding, { desk })
    expect(document.querySelector('[data-payment]')).toBeNull()
    expect(screen.getAllByRole('button', { name: 'page-more' })).toHaveLength(1)
  })

  it('counts what is planned step by step', async () => {
    const { desk, sent } = deskWith('feed', [choice('feed'), ...meals], { conversions })
    render(Feeding, { desk })
    const [grain, boar] = screen.getAllByRole('button', { name: 'page-more' })
    click(boar!)
    click(boar!)
    click(grain!)
    expect(document.querySelector('meter')?.value).toBe(4)
    click(screen.getByTestId('pay-these'))
    await vi.waitFor(() => expect(sent).toEqual(['eat grain', 'eat boar', 'eat boar']))
  })

  it('warns of begging as long as food is only planned', () => {
    const { desk } = deskWith('feed', [choice('feed', { gain: { begging: 4 } }), ...meals], { conversions })
    render(Feeding, { desk })
    const [, boar] = screen.getAllByRole('button', { name: 'page-more' })
    click(boar!)
    click(boar!)
    expect(document.querySelector<HTMLElement>('[data-action=feed]')?.className).toContain('begs')
  })
})

describe('a hint', () => {
  it('is marked on meals, on animals that are given up, and on trades', () => {
    const feed = choice('feed', { action: 7, gain: { begging: 2 } })
    const { desk } = deskWith('feed', [feed])
    desk.advice = { actions: [{ action: 7 }], values: { 7: -3.4 } } as unknown as Hint
    for (const [Part, props] of [
      [Feeding, { desk }],
      [Choice, { desk, action: feed, onlook: () => {} }],
    ] as const) {
      const { unmount } = render(Part as Component<Record<string, unknown>>, props)
      expect(screen.getByTestId('hint-mark').textContent).toContain('1')
      unmount()
    }
    const meat = choice('eat sheep', { action: 7, kind: 'trade', cost: { sheep: 1 }, gain: { food: 1 } })
    const crowded = deskWith('overflow', [meat]).desk
    crowded.advice = desk.advice
    render(Crowding, { desk: crowded })
    expect(screen.getByTestId('hint-mark').textContent).toContain('1')
  })

  it('is marked on goods that are eaten, on litters, on dwarfs, on closed trades and on the end of a turn', () => {
    const marked = (Part: unknown, question: string, text: string, more: Record<string, unknown> = {}) => {
      const action = choice(text, { action: 7, kind: text.split(' ')[0]! })
      const { desk } = deskWith(question, [action], { conversions: [{ goods: ['grain'], meals: [meal] }] })
      desk.tables = { any_time: ['eat'] } as unknown as Reference
      desk.advice = { actions: [{ action: 7 }], values: { 7: 40 } } as unknown as Hint
      const farmer = desk.view.players[0] as FarmersPlayer
      Object.assign(farmer.dwarfs[0]!, { at_work: false, strength: 0 })
      const { unmount } = render(Part as Component<Record<string, unknown>>, { desk, farmer, ...more })
      const found = screen.queryAllByTestId('hint-mark').length
      unmount()
      stop()
      return found
    }
    const meal = { cost: { grain: 1 }, food: 1, actions: ['eat grain'] }
    const all = { placed: () => false, special: () => false, icon: () => null }
    expect(marked(Feeding, 'feed', 'eat grain')).toBe(1)
    expect(marked(Breeding, 'breed', 'breed sheep')).toBe(1)
    expect(marked(Dwarfs, 'place', 'call')).toBe(1)
    expect(marked(Prompt, 'place', 'eat grain', { all })).toBe(1)
    expect(marked(Prompt, 'part', 'stop', { all })).toBe(1)
  })

  it('tells begging as a loss', () => {
    const { container } = render(GoodsList, { goods: { begging: 1, food: 1 }, sign: '+' })
    expect([...container.querySelectorAll('.good')].map((one) => one.classList.contains('harm'))).toEqual([true, false])
  })
})

describe('a family', () => {
  it('calls the dwarf that is clicked', () => {
    const { desk, sent } = deskWith('place', [choice('call 4', { strength: 4 })])
    const [family] = desk.view.players as FarmersPlayer[]
    family!.dwarfs = [{ strength: 4, at_work: false, space: null, travelling: false, newborn: false, next: false }]
    render(Dwarfs, { desk, farmer: family! })
    click(document.querySelector<HTMLElement>('[data-action="call 4"]')!)
    expect(sent).toEqual(['call 4'])
  })
})

describe('a reason', () => {
  it('goes with the sheet on which it was asked for', () => {
    const { desk } = deskWith('place', [])
    desk.market = true
    flushSync()
    desk.explain('Dwelling', 'It is too dear.')
    flushSync()
    expect(desk.why).not.toBeNull()
    desk.market = false
    flushSync()
    expect(desk.why).toBeNull()
  })
})

describe('the market', () => {
  const row = (id: string, cost: Goods) => ({ id, name: id, set: '', colour: 'orange', cost, points: 3, effect: '' })

  it('marks what one can pay, and whose the others are', () => {
    const { desk } = deskWith('place', [])
    desk.tables = { furnishings: [row('dwelling', { wood: 4 }), row('miner', { stone: 9 })] } as Reference
    render(Market, { desk })
    expect(document.querySelectorAll('.yes')).toHaveLength(1)
    expect(document.querySelector('[data-furnishing=miner]')?.textContent).toContain('Ana')
    click(document.querySelector<HTMLElement>('.filter.affordable')!)
    expect(document.querySelectorAll('[data-furnishing]')).toHaveLength(1)
    click(document.querySelector<HTMLElement>('.filter.all')!)
    const find = screen.getByTestId<HTMLInputElement>('find')
    find.value = 'MIN'
    find.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    const found = [...document.querySelectorAll<HTMLElement>('[data-furnishing]')]
    expect(found.map(({ dataset }) => dataset.furnishing)).toEqual(['miner'])
  })
})
