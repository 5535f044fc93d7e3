import { render, screen } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import type { StepAnswer } from '../lib/types'
import { words } from '../lib/words.svelte'
import Announcer from './Announcer.svelte'
import type { Replay } from './replay.svelte'

function step(number: number, seat: number | null, sentence: string, more: Partial<StepAnswer> = {}): StepAnswer {
  const bare = { cost: {}, gain: {}, ends: true, era: null, followed: [], forced: false, round: 1 }
  return { ...bare, step: number, seat, sentence, told: sentence, text: sentence, ...more }
}

const said = () => [...screen.getByTestId('announcer').children].map((line) => line.textContent)

/** A table that is played at; Ana is seat 0. */
function at() {
  const table = $state({ state: 'playing', held: null, turn: 1, steps: 1, busy: false })
  const desk = $state({
    table,
    past: null,
    me: 0,
    decision: null as { label: string } | null,
    connection: { seat: 0 },
    nameOf: (seat: number) => ['Ana', 'Bram'][seat]!,
  })
  const replay = $state({ desk, steps: [step(1, 0, 'Ana gathers wood.')] })
  return replay
}

describe('the announcer', () => {
  beforeEach(() => {
    document.body.innerHTML = ''
    words.use('en', 'page-waiting = page-waiting { $name }')
  })

  afterAll(() => words.use('en', ''))

  it('says each thing once: what happened in its order, and then what is asked', () => {
    const replay = at()
    render(Announcer, { replay: replay as unknown as Replay })
    expect(said()).toEqual(['page-waiting Bram'])

    // the table comes first, its sentences a moment later: the question waits for them
    replay.desk.table.turn = 0
    replay.desk.table.steps = 4
    replay.desk.decision = { label: 'Where to?' }
    flushSync()
    expect(said()).toHaveLength(1)

    const told = 'gets 1 begging marker'
    const fed = { seat: 1, told, sentence: `Bram ${told}.`, cost: {}, gain: { begging: 1 } }
    replay.steps = [
      ...replay.steps,
      step(2, 1, 'Bram digs.'),
      step(3, null, 'A card is turned up.'),
      step(4, 0, 'Ana feeds the family.', { forced: true, followed: [fed] }),
    ]
    flushSync()
    expect(said().slice(1)).toEqual([
      'Bram digs.',
      'A card is turned up.',
      'Ana feeds the family.',
      'Bram gets 1 begging marker.',
      'page-your-turn Where to?',
    ])

    // the same table once more, as after a reconnection, says nothing
    replay.steps = [...replay.steps]
    flushSync()
    expect(said()).toHaveLength(6)
  })

  it('keeps silent about my own choices, but not about the next question', () => {
    const replay = at()
    replay.desk.table.turn = 0
    replay.desk.decision = { label: 'Where to?' }
    render(Announcer, { replay: replay as unknown as Replay })
    replay.desk.table.steps = 2
    replay.desk.decision = { label: 'What do you take?' }
    replay.steps = [...replay.steps, step(2, 0, 'Ana goes to Housework.')]
    flushSync()
    expect(said()).toEqual(['page-your-turn Where to?', 'What do you take?'])
  })
})
