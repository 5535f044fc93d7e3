/** The position of the week. The score is the lead over the bot. */

import { ask } from '../lib/api'
import type { WeeklyAnswer } from '../lib/types'
import { words } from '../lib/words.svelte'
import type { Common } from './common'
import { moment, weekAfter, weekName } from './dates'
import { knownPlayer } from './player'

/** By how much it was won or lost. */
function lead(points: number): string {
  if (points > 0) return words.say('page-weekly-won', { points })
  return points < 0 ? words.say('page-weekly-lost', { points: -points }) : words.say('page-weekly-even')
}

export const WEEKLY: Common = {
  path: 'weekly',
  words: {
    title: 'page-weekly',
    about: 'page-weekly.effect',
    of: 'page-weekly-of',
    others: 'page-weekly-weeks',
    before: 'page-weekly-before',
    after: 'page-weekly-after',
    current: 'page-weekly-current',
    play: 'page-weekly-play',
    board: 'page-weekly-board',
    over: 'page-weekly-closed',
    check: 'page-weekly-check',
    next: 'page-weekly-next',
  },
  async read(name) {
    const week = await ask<WeeklyAnswer>(`/api/weekly${name ? `?week=${name}` : ''}`, { player: knownPlayer() })
    return { ...week, name: week.week, streak: 0, longest: 0 }
  },
  after: weekAfter,
  named: weekName,
  moment,
  told: lead,
  standing({ mine, finished }) {
    const result = lead(mine?.score ?? 0)
    if (!mine?.counts) return words.say('page-weekly-late', { result })
    return words.say('page-weekly-place', { result, place: mine.place ?? 0, count: finished })
  },
  stones: (score) => ({ lead: score }),
}
