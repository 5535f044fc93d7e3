/** What moves on the table of The Cave Farmers from one view to the next. */

import { bothWays, type Move } from '../lib/motion'
import type { FarmersCell, FarmersPlayer, FarmersSpace, FarmersView, Goods } from '../lib/types'
import { drawing } from './laying'

export const moves = bothWays<FarmersView>((before, after) => [
  ...after.spaces.flatMap((space) =>
    toWork(
      before.spaces.find((one) => one.id === space.id),
      space,
      before,
      after,
    ),
  ),
  ...after.players.flatMap((farmer) => atHome(before.players[farmer.seat]!, farmer)),
])

/** A dwarf goes to a space, and what it brings goes to its player; but what a new round brings comes from nowhere. */
function toWork(old: FarmersSpace | undefined, space: FarmersSpace, before: FarmersView, after: FarmersView): Move[] {
  const { seat } = space
  if (seat === null || old?.seat !== null) return []
  const [was, is] = [before.players[seat]!, after.players[seat]!]
  const there = [`space/${space.id}`]
  const pile = less(old.goods, space.goods)
  const goods = before.round !== after.round ? [] : pile.length ? pile : less(is.goods, was.goods)
  return [
    { thing: 'dwarf', seat, from: [`dwarf/${seat}/${called(was, is)}`, `family/${seat}`], to: there },
    ...goods.map((thing) => ({ thing, seat, from: there, to: [`supply/${seat}`] })),
  ]
}

/** Which dwarf of a family went to work. */
function called(before: FarmersPlayer, after: FarmersPlayer): number {
  return after.dwarfs.findIndex((dwarf, index) => dwarf.at_work && !before.dwarfs[index]?.at_work)
}

/** A ruby lets another dwarf go first. */
function jumped(before: FarmersPlayer, after: FarmersPlayer): Move[] {
  const next = ({ dwarfs }: FarmersPlayer) => dwarfs.findIndex((dwarf) => dwarf.next)
  const paid = (before.goods.ruby ?? 0) - (after.goods.ruby ?? 0) === 1
  const worked = after.dwarfs.some((dwarf, index) => dwarf.at_work !== before.dwarfs[index]?.at_work)
  if (!paid || worked || next(before) === next(after)) return []
  const { seat } = after
  return [{ thing: 'ruby', seat, from: [`supply/${seat}`], to: [`dwarf/${seat}/${next(after)}`, `family/${seat}`] }]
}

function atHome(before: FarmersPlayer, after: FarmersPlayer): Move[] {
  const found = after.cells.flatMap((cell) => {
    const old = before.cells.find((one) => one.cell === cell.cell)
    return [...laid(old, cell, after), ...sown(old, cell, after)]
  })
  return [...found, ...jumped(before, after)]
}

/** A furnishing comes from where it was for sale, a stable from the supply, a tile from its player's hand. */
function laid(old: FarmersCell | undefined, cell: FarmersCell, farmer: FarmersPlayer): Move[] {
  const { seat } = farmer
  const to = place(seat, cell)
  const hand = `hand/${seat}`
  const found: Move[] = []
  if (cell.furnishing) {
    const from = [`sale/${cell.furnishing}`, hand]
    if (cell.furnishing !== old?.furnishing) found.push({ thing: `furnishing/${cell.furnishing}`, seat, from, to })
  } else if (cell.layer > (old?.layer ?? 0)) {
    found.push({ thing: drawing(cell), seat, from: [hand], to })
  }
  if (cell.stable && !old?.stable) found.push({ thing: 'stable', seat, from: [`supply/${seat}`, hand], to })
  return found
}

/** Crops go from the supply to the field that they are sown on; what is harvested goes the other way. */
function sown(old: FarmersCell | undefined, cell: FarmersCell, { seat }: FarmersPlayer): Move[] {
  return less(cell.crop ?? {}, old?.crop ?? {}).map((thing) => ({
    thing,
    seat,
    from: [`supply/${seat}`],
    to: place(seat, cell),
  }))
}

function place(seat: number, { cell }: FarmersCell): string[] {
  return [`cell/${seat}/${cell}`, `board/${seat}`]
}

/** The goods of which the other has less. */
function less(goods: Goods, other: Goods): string[] {
  return Object.keys(goods).filter((good) => (other[good] ?? 0) < goods[good]!)
}
