/** What an effect does, as a row of marks: words and drawings in the order in which they are read. */

import type { Goods, Reference, Sign } from '../lib/types'

/** A drawing, or a few letters. */
export type Mark = { icon: string } | { text: string; faint?: boolean }

const THEN: Mark = { text: '▸', faint: true }
export const OR: Mark = { text: '/', faint: true }

/** The drawings of what is done. */
const DONE: Record<string, string> = {
  activate: 'activate',
  dig: 'excavate',
  furnish: 'furnish',
  wall: 'build-wall',
  raze: 'raze-wall',
}

/** What a blue room waits for. Activations are shown by the number of rooms. */
const EVENTS: Record<string, Mark[]> = {
  'one-room': [{ icon: 'activate' }],
  'one-and-one': [{ text: '1+1' }, { icon: 'activate' }],
  'two-rooms': [{ text: '2' }, { icon: 'activate' }],
  'three-rooms': [{ text: '3' }, { icon: 'activate' }],
  flax: [{ icon: 'flax' }],
  wall: [{ icon: 'build-wall' }],
  dig: [{ icon: 'excavate' }],
  undergrowth: [{ icon: 'action/undergrowth' }],
}

export function groupsOf(tables: Reference | null, table: 'actions' | 'bonus_slots' | 'rooms', id: string): Sign[][] {
  return tables?.signs?.[table]?.[id] ?? []
}

/** Effects by their notation, as actions name them. */
export function effectsOf(tables: Reference | null): Map<string, Sign> {
  const found = Object.values(tables?.signs ?? {}).flatMap((rows) => Object.values(rows).flat(2))
  return new Map(found.map((sign) => [sign.effect, sign]))
}

/** Goods with their numbers; gains have a plus. */
function amounts(goods: Goods, sign = '', times: (amount: number) => string = String): Mark[] {
  return Object.entries(goods).flatMap(([good, amount]) => [{ text: sign + times(amount) }, { icon: good }])
}

/** The price, with what it is for each dwarf worked out. */
function paid(sign: Sign, dwarfs: number): Mark[] {
  if (sign.each === 'any') return amounts(sign.pay, '', () => 'x')
  if (sign.each === 'dwarf' && !dwarfs) return [...amounts(sign.pay), { text: ':' }, { icon: 'dwarf' }]
  return amounts(sign.pay, '', (amount) => String(sign.each === 'dwarf' ? amount * dwarfs : amount))
}

function gained(sign: Sign): Mark[] {
  const pays = Object.keys(sign.pay).length > 0
  if (sign.does === 'raise') {
    const kinds = Object.keys(sign.get)
    const level = { text: `↑${sign.count}` }
    return kinds.length ? [...kinds.map((icon) => ({ icon })), level] : [{ icon: 'goods' }, level]
  }
  if (sign.each === 'any') return amounts(sign.get, '', () => 'x')
  return amounts(sign.get, pays || sign.does === 'raze' || sign.does === 'three-goods' ? '' : '+')
}

function done(sign: Sign): Mark[] {
  const icon = DONE[sign.does]
  if (!icon) return []
  if (sign.does === 'dig') {
    return Array.from({ length: sign.count }, () => ({ icon: sign.through_walls ? 'excavate-through' : icon }))
  }
  if (sign.does !== 'activate') return [{ icon }]
  const rooms = sign.on.includes('one-and-one') ? '1+1' : String(sign.count)
  return [...(rooms === '1' ? [] : [{ text: rooms }]), { icon }]
}

function conditions(sign: Sign): Mark[] {
  if (sign.each === 'pair') return []
  return [
    ...Object.entries(sign.least).flatMap(([icon, amount]) => [{ icon }, { text: `≥${amount}:`, faint: true }]),
    ...Object.entries(sign.most).flatMap(([icon, amount]) => [{ icon }, { text: `≤${amount}:`, faint: true }]),
  ]
}

/** One effect. `dwarfs` is how many turns the round has, which some prices depend on. */
export function marksOf(sign: Sign, dwarfs = 0): Mark[] {
  if (sign.does === 'nothing') return [{ text: '—', faint: true }]
  const blue = sign.on.length > 0 && (sign.does !== 'activate' || !sign.effect)
  const events = blue ? [...sign.on.flatMap((event, index) => [...(index ? [OR] : []), ...(EVENTS[event] ?? [])])] : []
  const does = blue && sign.does === 'activate' ? [{ text: '+1' }, { icon: 'activate' }] : done(sign)
  const three: Mark[] = sign.does === 'three-goods' ? [{ text: '3≠' }, { icon: 'goods' }] : []
  const price = sign.each === 'pair' ? amounts(sign.least) : [...paid(sign, dwarfs), ...three]
  const first = [...events, ...(blue ? [{ text: ':' }] : []), ...conditions(sign)]
  const result = gained(sign)
  const parts = [price, does, result].filter((part) => part.length)
  return [...first, ...parts.flatMap((part, index) => [...(index ? [THEN] : []), ...part])]
}

/** The effects of a group, of which one is used: what they have in common is shown once. */
export function rowOf(group: readonly Sign[], dwarfs = 0): Mark[][] {
  if (group.length < 2) return group.map((sign) => marksOf(sign, dwarfs))
  if (group.every((sign) => sign.does === 'furnish')) {
    return [[...either(group.map((sign) => paid(sign, dwarfs))), THEN, { icon: 'furnish' }]]
  }
  const level = group[0]!.count
  if (group.every((sign) => sign.does === 'raise' && sign.count === level)) {
    return [[...either(group.map((sign) => drawn(sign.get))), { text: `↑${level}` }]]
  }
  const trades = group.filter((sign) => sign.does === 'goods')
  const others = group.filter((sign) => sign.does !== 'goods').map((sign) => marksOf(sign, dwarfs))
  const merged = trades.length > 1 ? mergedTrades(trades) : null
  return [...(merged ? [merged] : trades.map((sign) => marksOf(sign, dwarfs))), ...others]
}

function either(parts: Mark[][]): Mark[] {
  return parts.flatMap((part, index) => [...(index ? [OR] : []), ...part])
}

function drawn(goods: Goods): Mark[] {
  return Object.keys(goods).map((icon) => ({ icon }))
}

function same(parts: Goods[]): boolean {
  return parts.every((part) => JSON.stringify(part) === JSON.stringify(parts[0]))
}

/** Is it one good, and the same in all of them? */
function oneKind(parts: Goods[]): string | null {
  const kinds = new Set(parts.flatMap((part) => Object.keys(part)))
  return kinds.size === 1 && parts.every((part) => Object.keys(part).length === 1) ? [...kinds][0]! : null
}

/** Several trades as one row, where they pay the same, bring the same, or differ in numbers only. */
function mergedTrades(signs: readonly Sign[]): Mark[] | null {
  const pays = signs.map((sign) => sign.pay)
  const gets = signs.map((sign) => sign.get)
  const steps = (parts: Goods[], kind: string) => ({ text: parts.map((part) => part[kind]).join('·') })
  const [paidKind, gotKind] = [oneKind(pays), oneKind(gets)]
  if (paidKind && gotKind)
    return [steps(pays, paidKind), { icon: paidKind }, THEN, steps(gets, gotKind), { icon: gotKind }]
  if (!Object.keys(pays[0]!).length && same(pays)) {
    const each = new Set(gets.flatMap((get) => Object.values(get)))
    const plain = each.size === 1 && gets.every((get) => Object.keys(get).length === 1)
    return plain
      ? [{ text: `+${[...each][0]}` }, ...either(gets.map(drawn))]
      : either(gets.map((get) => amounts(get, '+')))
  }
  if (same(gets)) return [...either(pays.map((pay) => amounts(pay))), THEN, ...amounts(gets[0]!)]
  if (!same(pays)) return null
  const common = Object.fromEntries(
    Object.entries(gets[0]!).filter(([good, amount]) => gets.every((get) => get[good] === amount)),
  )
  const rest = gets.map((get) => Object.fromEntries(Object.entries(get).filter(([good]) => !(good in common))))
  return [...amounts(pays[0]!), THEN, ...amounts(common), ...either(rest.map((part) => amounts(part)))]
}
