import { expect, it } from 'vitest'
import { words } from '../lib/words.svelte'
import { spoken, symbolOf } from './phrases'

it('reads a symbol in the language of the page, and leaves other texts alone', () => {
  words.use('pl', 'page-phrase-luck = Powodzenia!')
  expect(spoken(symbolOf('luck'))).toBe('Powodzenia!')
  expect(spoken(':nothing:')).toBe(':nothing:')
  expect(spoken('luck')).toBe('luck')
})
