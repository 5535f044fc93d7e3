/** What was reached in lessons and puzzles, stored in the browser. */

import type { GameId, LessonLine } from '../lib/types'

export interface Done {
  /** Attempts until the goal was reached. */
  tries: number
  at: number
}

const KEPT = 'caverna.lessons'

type Named = Pick<LessonLine, 'game' | 'id'>

export function allDone(): Record<string, Done> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

export function keepDone({ game, id }: Named, tries: number): void {
  const done = allDone()
  const before = done[`${game}/${id}`]
  done[`${game}/${id}`] = { tries: Math.min(tries, before?.tries ?? tries), at: Date.now() }
  localStorage.setItem(KEPT, JSON.stringify(done))
}

export function isDone({ game, id }: Named): boolean {
  return `${game}/${id}` in allDone()
}

/** How many lessons and puzzles of a game are done. */
export function countDone(game: GameId): { lesson: number; puzzle: number } {
  const ids = Object.keys(allDone()).filter((key) => key.startsWith(`${game}/`))
  const puzzle = ids.filter((key) => key.startsWith(`${game}/puzzle-`)).length
  return { lesson: ids.length - puzzle, puzzle }
}
