import { beforeEach, expect, it } from 'vitest'
import { signed } from './numbers'
import { words } from './words.svelte'

beforeEach(() => {
  words.language = 'en'
})

it('has points with a sign, unless there are none', () => {
  expect([signed(1.26), signed(-2), signed(-0.04)]).toEqual(['+1.3', '−2', '0'])
})
