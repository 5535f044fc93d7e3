/** The rules to read: chapters in our own words, and tables from the game's reference. */

import type {
  ActionTileRow,
  BonusSlotRow,
  CavesScoringRow,
  ExchangeRow,
  FarmersScoringRow,
  FoodRow,
  FurnishingRow,
  GameId,
  Goods,
  HarvestKindRow,
  LootRow,
  MarketRow,
  Merged,
  ModeRow,
  Reference,
  RoomRow,
  SpaceRow,
} from '../lib/types'
import { piling } from '../lib/piling'
import { words } from '../lib/words.svelte'

export interface Entry {
  id: string
  icon: string | null
  name: string
  text: string
  cost: Goods
  points: number | null
  aside: string
}

export interface Chapter {
  id: string
  title: string
  text: string
  entries: Entry[]
}

const CHAPTERS: Record<GameId, string[]> = {
  'cave-farmers': [
    'goal',
    'round',
    'spaces',
    'land',
    'caves',
    'animals',
    'harvest',
    'food',
    'rubies',
    'family',
    'expeditions',
    'end',
    'alone',
  ],
  'cave-vs-cave': ['goal', 'round', 'dig', 'walls', 'rooms', 'activate', 'goods', 'second', 'variants', 'alone'],
}

/** Which tables are shown, by the name of their title, and with which drawings. */
const TABLES: Record<GameId, [title: string, table: keyof Reference, icon: string | null][]> = {
  'cave-farmers': [
    ['spaces', 'spaces', 'space'],
    ['furnishings', 'furnishings', 'furnishing'],
    ['loot', 'loot', 'loot'],
    ['harvests', 'harvests', 'harvest'],
    ['food', 'food_conversion', null],
    ['market', 'market', null],
    ['scoring', 'scoring', null],
  ],
  'cave-vs-cave': [
    ['actions', 'actions', 'action'],
    ['slots', 'bonus_slots', null],
    ['rooms', 'rooms', 'room'],
    ['food', 'conversions', null],
    ['modes', 'modes', null],
    ['scoring', 'scoring', null],
  ],
}

/** A row of any table that is shown. */
type Row = Merged<
  | SpaceRow
  | FurnishingRow
  | LootRow
  | HarvestKindRow
  | FoodRow
  | MarketRow
  | FarmersScoringRow
  | ActionTileRow
  | BonusSlotRow
  | RoomRow
  | ExchangeRow
  | ModeRow
  | CavesScoringRow
>

export function chapters(game: GameId, tables: Reference): Chapter[] {
  const told = CHAPTERS[game].map((id) => ({
    id,
    title: words.say(`page-rules-${game}-${id}`),
    text: words.say(`page-rules-${game}-${id}.text`),
    entries: [],
  }))
  const listed = TABLES[game].map(([title, table, icon]) => ({
    id: `table-${title}`,
    title: words.say(`page-table-${title}`),
    text: '',
    entries: ((tables[table] ?? []) as Row[]).map((row, index) => entry(row, index, icon, tables)),
  }))
  return [...told, ...listed]
}

function entry(row: Row, index: number, icon: string | null, tables: Reference): Entry {
  return {
    id: `${row.id ?? ''}-${index}`,
    icon: icon && row.id ? `${icon}/${row.id}` : null,
    name: named(row),
    text: [row.effect, row.for, row.note].filter(Boolean).join(' '),
    cost: row.cost ?? row.price ?? {},
    points: row.points ?? null,
    aside: aside(row, tables),
  }
}

function named(row: Row): string {
  if (row.pay) {
    const food = words.goods(row.get ?? { food: row.food ?? 0 })
    return words.say('page-gives', { what: words.goods(row.pay), food })
  }
  return row.good ? words.good(row.good) : (row.name ?? '')
}

function aside(row: Row, tables: Reference): string {
  const told: string[] = []
  if (row.players && row.stage !== undefined) told.push(words.say('page-for-players', { players: spans(row.players) }))
  if (row.accumulates) told.push(piling(row.accumulates))
  if (row.strength !== undefined) told.push(words.say('page-strength', { strength: row.strength }))
  if (row.walls?.length) {
    const walls = row.walls.map((id) => tables.wall_classes?.find((one) => one.id === id)?.name ?? id)
    told.push(new Intl.ListFormat(words.language, { type: 'disjunction' }).format(walls))
  }
  return told.join(' · ')
}

/** Numbers in short: 1, 3–5. */
export function spans(numbers: number[]): string {
  const found: [number, number][] = []
  for (const number of numbers) {
    const last = found.at(-1)
    if (last && last[1] === number - 1) last[1] = number
    else found.push([number, number])
  }
  return found.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ')
}

/** The parts of the rules that contain all words, in any order; case and accents do not matter. */
export function search(all: Chapter[], wanted: string): Chapter[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean)
  if (!parts.length) return all
  const has = (text: string) => parts.every((part) => plain(text).includes(part))
  return all
    .map((chapter) => ({
      ...chapter,
      entries: has(chapter.title) ? chapter.entries : chapter.entries.filter((one) => has(`${one.name} ${one.text}`)),
    }))
    .filter((chapter) => chapter.entries.length || has(`${chapter.title} ${chapter.text}`))
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('ł', 'l')
}
