/** The tree of a knock-out: where its tables lie, and which lines join them. */

import type { MeetingAnswer, TournamentAnswer } from '../lib/types'
import { shareAt } from './tournament'

export const ROW = 36
export const WIDTH = 216
const GAP = 14
const BETWEEN = 44

/** A table of the tree. Without a meeting it is still to be played. */
export interface Knot {
  meeting: MeetingAnswer | null
  x: number
  y: number
  rows: number
  /** Who goes on from here, as far as that is known. */
  through: number[]
}

export interface Bracket {
  /** Round after round. */
  rounds: Knot[][]
  /** Paths from a table to the next one, and whether somebody has taken them. */
  lines: { path: string; taken: boolean }[]
  width: number
  height: number
}

/** With two at a table the winners of neighbours meet. At larger tables the lots decide who meets whom. */
export function bracketOf(found: TournamentAnswer): Bracket {
  const pairs = found.size === 2
  const rounds: Knot[][] = []
  for (const meetings of meetingsOf(found)) {
    const before = rounds.at(-1)
    const rows = pairs ? 2 : Math.max(...meetings.map((meeting) => meeting?.players.length ?? 1))
    const knots = meetings.map((meeting, index) => ({
      meeting,
      rows,
      x: rounds.length * (WIDTH + BETWEEN),
      y: index * (rows * ROW + GAP),
      through: meeting ? throughFrom(found, meeting) : [],
    }))
    const [first, last] = [knots[0]!, knots.at(-1)!]
    for (const [index, knot] of knots.entries()) {
      if (!before) continue
      if (pairs) knot.y = (before[2 * index]!.y + before[2 * index + 1]!.y) / 2
      else knot.y += (bottomOf(before.at(-1)!) - bottomOf(last) + before[0]!.y - first.y) / 2
    }
    rounds.push(knots)
  }
  const lines = rounds.slice(1).flatMap((knots, round) =>
    knots.flatMap((knot, index) => {
      const before = pairs ? rounds[round]!.slice(2 * index, 2 * index + 2) : rounds[round]!
      return before
        .map((from) => ({ path: elbow(from, knot), taken: isTaken(from, knot) }))
        .filter(({ taken }) => taken || pairs)
    }),
  )
  return {
    rounds,
    lines,
    width: rounds.length * (WIDTH + BETWEEN) - BETWEEN,
    height: Math.max(...rounds.flat().map(bottomOf)),
  }
}

/** The tables of each round; while it goes on, those of the rounds to come as well, if it is known how many. */
function meetingsOf(found: TournamentAnswer): (MeetingAnswer | null)[][] {
  const rounds: (MeetingAnswer | null)[][] = Array.from({ length: found.round }, (_, round) =>
    found.meetings.filter((meeting) => meeting.round === round + 1),
  )
  while (found.size === 2 && found.state === 'playing' && rounds.at(-1)!.length > 1)
    rounds.push(Array.from({ length: rounds.at(-1)!.length / 2 }, () => null))
  return rounds
}

function throughFrom(found: TournamentAnswer, meeting: MeetingAnswer): number[] {
  const next = found.meetings.filter(({ round }) => round === meeting.round + 1).flatMap(({ players }) => players)
  const champion = found.state === 'over' && found.round === meeting.round
  return meeting.players.filter(
    (player, seat) =>
      next.includes(player) ||
      (champion ? found.standings[0]?.number === player : shareAt(meeting, seat) === 1 || meeting.players.length === 1),
  )
}

function bottomOf({ y, rows }: Knot): number {
  return y + rows * ROW
}

function isTaken(from: Knot, to: Knot): boolean {
  return to.meeting !== null && from.through.some((player) => to.meeting!.players.includes(player))
}

function elbow(from: Knot, to: Knot): string {
  const [begin, end] = [from.y + (from.rows * ROW) / 2, to.y + (to.rows * ROW) / 2]
  return `M${from.x + WIDTH} ${begin}H${to.x - BETWEEN / 2}V${end}H${to.x}`
}
