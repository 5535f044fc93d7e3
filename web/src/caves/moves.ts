/** What moves on the table of Cave vs Cave from one view to the next; the markers of goods slide on their own. */

import { bothWays, type Move } from '../lib/motion'
import type { CavesPlayer, CavesView } from '../lib/types'

export const moves = bothWays<CavesView>((before, after) => [
  ...taken(before, after),
  ...after.players.flatMap((caver) => atHome(before.players[caver.seat]!, caver)),
])

/** A dwarf goes to the action tile that its player takes. */
function taken(before: CavesView, after: CavesView): Move[] {
  return after.spaces.flatMap(({ id, seat }) => {
    const old = before.spaces.find((one) => one.id === id)
    if (seat === null || old?.seat !== null) return []
    return [{ thing: 'dwarf', seat, from: [`family/${seat}`, `hand/${seat}`], to: [`action/${id}`] }]
  })
}

/** A room goes from the display to its cell; what was printed on a cell that is dug goes to the goods. */
function atHome(before: CavesPlayer, after: CavesPlayer): Move[] {
  const { seat } = after
  return after.cells.flatMap((cell) => {
    const old = before.cells.find((one) => one.cell === cell.cell)
    const here = [`cell/${seat}/${cell.cell}`, `board/${seat}`]
    const goods = cell.tile === 'covered' ? [] : Object.keys(old?.bonus ?? {}).filter((good) => !cell.bonus[good])
    return [
      ...(cell.room && cell.room !== old?.room
        ? [{ thing: `room/${cell.room}`, seat, from: [`sale/${cell.room}`, `hand/${seat}`], to: here }]
        : []),
      ...goods.map((thing) => ({ thing, seat, from: here, to: [`supply/${seat}`] })),
    ]
  })
}
