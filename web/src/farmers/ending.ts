/** The last move of a round. The game goes on to the next decision at once, so that no view shows it. */

import type { LastMove } from '../games'
import { sum } from '../lib/goods'
import type { FarmersCell, FarmersPlayer, FarmersView, StepAnswer } from '../lib/types'

export const lastMove: LastMove = (before, after) => {
  const [old, now] = [before as FarmersView, after as FarmersView]
  return working(old) && !working(now) ? (steps) => moved(old, now, steps) : null
}

function working({ players }: FarmersView): boolean {
  return players.some(({ dwarfs }) => dwarfs.some((dwarf) => dwarf.at_work))
}

function moved(before: FarmersView, after: FarmersView, steps: readonly StepAnswer[]): FarmersView {
  const seat = steps[0]!.seat
  const place = steps.flatMap(({ text }) => /^place (.*)/.exec(text)?.[1] ?? [])[0]
  return {
    ...before,
    spaces: before.spaces.map((space) => (space.id === place ? { ...space, seat, goods: {} } : space)),
    players: before.players.map((farmer) =>
      farmer.seat === seat ? acted(farmer, after.players[seat]!, steps, place) : farmer,
    ),
  }
}

/** What a player has laid and got, but nothing reaped or eaten. */
function acted(
  before: FarmersPlayer,
  after: FarmersPlayer,
  steps: readonly StepAnswer[],
  place: string | undefined,
): FarmersPlayer {
  const grown = (cell: FarmersCell) => before.cells.find((one) => one.cell === cell.cell)?.crop
  const cost = Object.entries(sum(steps.map((step) => step.cost))).map(([good, amount]) => [good, -amount] as const)
  return {
    ...before,
    goods: sum([before.goods, ...steps.map((step) => step.gain), Object.fromEntries(cost)]),
    furnishings: after.furnishings,
    cells: after.cells.map((cell) => ({ ...cell, crop: grown(cell) ?? cell.crop })),
    dwarfs: before.dwarfs.map((dwarf) =>
      place && dwarf.next ? { ...dwarf, at_work: true, next: false, space: place } : dwarf,
    ),
  }
}
