/** What happens to everybody in The Cave Farmers: a card is turned up, fields are reaped, families eat, animals are born. */

import type { Happening, HappeningRow } from '../games'
import type { FarmersPlayer, FarmersView, Goods, View } from '../lib/types'
import { added } from './goods'

type Row = Omit<HappeningRow, 'seat'>

export function happenings(before: View, after: View): Happening[] {
  const [old, now] = [before as FarmersView, after as FarmersView]
  const pairs = now.players.map((player) => [old.players[player.seat]!, player] as const)
  const rows = (find: (was: FarmersPlayer, is: FarmersPlayer) => Row | null) =>
    pairs.flatMap(([was, is]) => {
      const found = find(was, is)
      return found ? [{ seat: is.seat, ...found }] : []
    })
  const scenes: Happening[] = [
    { kind: 'reap', sound: 'harvest', rows: rows(reaped) },
    { kind: 'meal', sound: 'harvest', rows: rows(eaten) },
    { kind: 'young', sound: 'harvest', rows: rows((was, is) => born(was, is, old.round)) },
  ]
  return [...scenes.filter((scene) => scene.rows.length), ...turnedUp(old, now)]
}

/** Every reaped field has one crop less. Fields that lose more were sown, and that was taken back. */
function reaped(was: FarmersPlayer, is: FarmersPlayer): Row | null {
  const gain: Goods = {}
  const fields: Record<string, string> = {}
  for (const cell of is.cells) {
    const crops = was.cells.find((one) => one.cell === cell.cell)?.crop ?? {}
    for (const [crop, amount] of Object.entries(crops)) {
      const less = amount - (cell.crop?.[crop] ?? 0)
      if (less > 1) return null
      if (!less) continue
      gain[crop] = (gain[crop] ?? 0) + less
      fields[cell.cell] = crop
    }
  }
  return Object.keys(gain).length ? { gain, cost: {}, fields } : null
}

/** A family that ate owes its next meal in a later round. */
function eaten(was: FarmersPlayer, is: FarmersPlayer): Row | null {
  const meal = was.food_owed
  if (!meal || (is.food_owed && is.food_owed.round <= meal.round)) return null
  const begging = is.begging - was.begging
  if (begging < 0) return null
  return { gain: begging ? { begging } : {}, cost: { food: meal.food - begging } }
}

/** One young of a type that had a pair, after the meal of a round; who pays rubies has bought it. */
function born(was: FarmersPlayer, is: FarmersPlayer, round: number): Row | null {
  if (is.food_owed && is.food_owed.round <= round) return null
  if ((is.goods.ruby ?? 0) < (was.goods.ruby ?? 0)) return null
  const gain = Object.fromEntries(
    was.pairs.filter((animal) => is.goods[animal] === (was.goods[animal] ?? 0) + 1).map((animal) => [animal, 1]),
  )
  return Object.keys(gain).length ? { gain, cost: {} } : null
}

/** A card that was turned up, or turned over. Several at once are a jump to another position. */
function turnedUp(before: FarmersView, after: FarmersView): Happening[] {
  const fresh = added(before, after)
  return fresh.length === 1 ? [{ kind: 'card', rows: [], at: `space/${fresh[0]}` }] : []
}
