/** The game of the day. */

import { ask } from '../lib/api'
import type { DailyAnswer } from '../lib/types'
import { words } from '../lib/words.svelte'
import type { Common } from './common'
import { dayAfter, dayName, timeOf } from './dates'
import { knownPlayer } from './player'

export const DAILY: Common = {
  path: 'daily',
  words: {
    title: 'page-daily',
    about: 'page-daily.effect',
    of: 'page-daily-of',
    others: 'page-daily-days',
    before: 'page-daily-before',
    after: 'page-daily-after',
    current: 'page-daily-today',
    play: 'page-daily-play',
    board: 'page-daily-board',
    over: 'page-daily-closed',
    check: 'page-daily-check.effect',
    next: 'page-daily-tomorrow',
  },
  async read(name) {
    const day = await ask<DailyAnswer>(`/api/daily${name ? `?day=${name}` : ''}`, { player: knownPlayer() })
    return { ...day, name: day.day, current: day.today, next: day.tomorrow, level: null }
  },
  after: dayAfter,
  named: dayName,
  moment: timeOf,
  told: (points) => words.say('page-points', { points }),
  standing({ mine, finished }) {
    const points = mine?.score ?? 0
    if (!mine?.counts) return words.say('page-daily-late', { points })
    return words.say('page-daily-result', { points, place: mine.place ?? 0, count: finished })
  },
  stones: (_, sheet) => sheet ?? {},
}
