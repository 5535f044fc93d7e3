import { describe, expect, it } from 'vitest'
import type { MeetingAnswer, TournamentAnswer } from '../lib/types'
import { bracketOf } from './bracket'

function table(round: number, players: number[], winner?: number): MeetingAnswer {
  const result = players.map((player) => ({ score: player === winner ? 50 : 40, won: player === winner, lost: false }))
  return {
    round,
    table: players.length > 1 ? `t${players.join('')}` : null,
    players,
    result: winner === undefined ? null : result,
  }
}

function cup(size: number, state: 'playing' | 'over', meetings: MeetingAnswer[], winner = 0): TournamentAnswer {
  const round = Math.max(...meetings.map((meeting) => meeting.round))
  return { size, state, round, meetings, standings: [{ number: winner }] } as unknown as TournamentAnswer
}

describe('the tree of a knock-out', () => {
  const first = [table(1, [0]), table(1, [3, 4], 4), table(1, [1, 5], 1), table(1, [2])]

  it('has the rounds that are still to come', () => {
    const { rounds, lines } = bracketOf(cup(2, 'playing', [...first, table(2, [0, 4]), table(2, [1, 2], 2)]))
    expect(rounds.map((knots) => knots.map(({ meeting }) => meeting?.players ?? null))).toEqual([
      [[0], [3, 4], [1, 5], [2]],
      [
        [0, 4],
        [1, 2],
      ],
      [null],
    ])
    expect(lines.map(({ taken }) => taken)).toEqual([true, true, true, true, false, false])
    expect(rounds[1]!.map(({ through }) => through)).toEqual([[], [2]])
  })
  it('puts a table half-way between those it follows, and nothing over anything', () => {
    const { rounds, height } = bracketOf(cup(2, 'playing', first))
    const tops = rounds.map((knots) => knots.map(({ y }) => y))
    expect(tops[1]![0]).toBe((tops[0]![0]! + tops[0]![1]!) / 2)
    expect(tops[2]![0]).toBe((tops[1]![0]! + tops[1]![1]!) / 2)
    tops[0]!.slice(1).forEach((top, index) => expect(top - tops[0]![index]!).toBeGreaterThan(2 * 36))
    expect(height).toBe(tops[0]!.at(-1)! + 2 * 36)
  })
  it('follows whoever was drawn first after a tie, and stops where nobody was left', () => {
    const tie = { ...table(1, [0, 1]), result: [0, 1].map(() => ({ score: 40, won: true, lost: false })) }
    const played = cup(2, 'over', [tie, table(1, [2, 3], 2), table(2, [1])], 1)
    expect(bracketOf(played).rounds.map((knots) => knots.map(({ through }) => through))).toEqual([[[1], [2]], [[1]]])
    expect(bracketOf(played).lines.map(({ taken }) => taken)).toEqual([true, false])
  })
  it('joins larger tables by those who go on', () => {
    const second = table(2, [0, 4, 1, 5], 4)
    const { rounds, lines } = bracketOf(
      cup(4, 'over', [table(1, [0, 1, 2, 3], 0), table(1, [4, 5, 6, 7], 4), second], 4),
    )
    expect(rounds[0]!.map(({ through }) => through)).toEqual([
      [0, 1],
      [4, 5],
    ])
    expect(rounds[1]![0]!.through).toEqual([4])
    expect(lines).toHaveLength(2)
    expect(rounds[1]![0]!.y).toBeGreaterThan(0)
  })
})
