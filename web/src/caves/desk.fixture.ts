/** A desk for tests: a small cave and a given decision. It records what was chosen. */

import '../lib/sizes.fixture'
import type { Desk } from '../lib/desk.svelte'
import { Targets } from '../lib/targets'
import type { Action, CavesCell, CavesPlayer, CavesView } from '../lib/types'

export function cell(name: string, more: Partial<CavesCell> = {}): CavesCell {
  const column = ' abcdef'.indexOf(name[0]!)
  const board = name === 'x' ? 0 : column > 3 ? 1 : 2
  const bare = { tile: 'empty' as const, room: null, bonus: {}, walls: {}, wall_class: 'W0', sites: [] }
  return { ...bare, cell: name, column, row: Number(name[1]), board, ...more }
}

export function action(kind: string, more: Partial<Action> = {}): Action {
  const text = [kind, ...(more.cells ?? []), more.tile, more.room, ...(more.goods ?? [])].filter(Boolean).join(' ')
  return { action: 0, text, label: text, kind, cost: {}, gain: {}, ...more }
}

export function caver(seat: number, cells: CavesCell[]): CavesPlayer {
  return {
    seat,
    goods: { wood: 2, stone: 1, emmer: 1, flax: 1 },
    score: 0,
    score_sheet: {},
    rooms: [],
    cells,
    walls: 0,
    additional_cavern: 0,
    private_walls: 0,
    accessible: cells.filter((one) => one.tile === 'covered').map((one) => one.cell),
    fits: { shelf: ['d3'], parlor: [] },
    walls_short: { parlor: { d3: 1 } },
    usable: ['cave-entrance'],
    entrance: { cell: 'd4', side: 'west' },
    turns_left: 2,
    first_score: 0,
  }
}

export const CELLS: CavesCell[] = [
  cell('d3', { walls: { west: 'rock' }, sites: ['east', 'south'] }),
  cell('e3', { tile: 'covered', walls: { east: 'rock' }, sites: ['west', 'south'] }),
  cell('d4', { tile: 'room', room: 'cave-entrance', sites: ['north', 'east'] }),
  cell('e4', { tile: 'covered', bonus: { food: 1 }, walls: { east: 'rock', south: 'rock' }, sites: ['north', 'west'] }),
]

const ROOMS = [
  { id: 'shelf', name: 'Shelf', cost: { wood: 1 }, walls: ['W1'], points: 3, effect: 'Raises.' },
  { id: 'parlor', name: 'Parlor', cost: {}, walls: ['W3'], points: 6, effect: 'Fills.' },
  { id: 'cave-entrance', name: 'Cave Entrance', cost: {}, walls: [], points: 0, effect: 'Gives.' },
].map((room) => ({ ...room, era: 1, colour: 'orange' }))

const BARE = { count: 1, pay: {}, get: {}, least: {}, most: {}, each: null, through_walls: false, on: [] }
const SIGNS = {
  actions: {
    masonry: [
      [{ ...BARE, effect: 'activate 1 room', does: 'activate', on: ['one-room'] }],
      [
        { ...BARE, effect: 'gain wood', does: 'goods', get: { wood: 1 } },
        { ...BARE, effect: 'gain stone', does: 'goods', get: { stone: 1 } },
      ],
      [{ ...BARE, effect: 'build wall', does: 'wall' }],
    ],
    undergrowth: [[{ ...BARE, effect: 'gain 2 wood', does: 'goods', get: { wood: 2 } }]],
    excavation: [
      [
        { ...BARE, effect: 'excavate', does: 'dig' },
        { ...BARE, effect: 'excavate twice', does: 'dig', count: 2, pay: { food: 2 } },
      ],
    ],
    housework: [[{ ...BARE, effect: 'furnish for 1 gold', does: 'furnish', pay: { gold: 1 } }]],
  },
  bonus_slots: {},
  rooms: {},
}

export interface Fixture {
  desk: Desk
  chosen: string[]
  told: string[]
}

export function deskWith(actions: Action[], more: Partial<Desk> = {}, view: Partial<CavesView> = {}): Fixture {
  const chosen: string[] = []
  const told: string[] = []
  const numbered = actions.map((one, index) => ({ ...one, action: index }))
  const fixture = {
    me: 0,
    watched: 0,
    chosen: [] as string[],
    preview: null,
    worth: () => undefined,
    best: [],
    table: { seats: [], turn: 0, held: null, state: 'playing', steps: 1, version: 1 },
    connection: { busy: false, idle: true, only: null },
    tables: { rooms: ROOMS, goods: [], rounds: [], actions: [], bonus_slots: [], signs: SIGNS, any_time: ['eat'] },
    decision: { version: 1, seat: 0, question: 'effect', label: '', actions: numbered, blocked: [] },
    view: {
      era: 1,
      round: 1,
      spaces: [],
      display: ['shelf', 'parlor'],
      pool: [],
      walls: 3,
      piles: [0, 0],
      unseen: [],
      turns_each: 2,
      starting_player: 0,
      draft_goal: null,
      players: [caver(0, CELLS), caver(1, CELLS)],
      ...view,
    },
    get targets(): Targets {
      return new Targets(numbered, this.chosen)
    },
    laidBy: () => null,
    reason: () => undefined,
    nameOf: (seat: number) => `Player ${seat + 1}`,
    choose: (one: Action) => chosen.push(one.text),
    chooseCell: (name: string) => told.push(`cell ${name}`),
    explain: (name: string, text: string) => told.push(`why ${name} ${text}`),
    about: (table: string, id: string) => told.push(`about ${table} ${id}`),
    ...more,
  }
  return { desk: fixture as unknown as Desk, chosen, told }
}
