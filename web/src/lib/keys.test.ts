import { beforeEach, describe, expect, it } from 'vitest'
import { CHOICES, choosable, COMMANDS, label } from './keys.svelte'

function page(html: string): void {
  document.body.innerHTML = html
  // jsdom lays nothing out
  document.querySelectorAll<HTMLElement>('*').forEach((element) => {
    element.getClientRects = () => [{}] as unknown as DOMRectList
  })
}

const keys = () =>
  [...document.querySelectorAll<HTMLElement>('[data-key]')].map((one) => [one.dataset.key, one.textContent])

describe('the keys', () => {
  beforeEach(() => page(''))

  it('number everything that can be chosen, and never what ends the turn', () => {
    page(`<button data-action="stop" data-end>stop</button><button class="glow">cell</button>
      <button data-action="place logging">logging</button><button disabled data-action="no">no</button>`)
    label()
    expect(keys()).toEqual([
      ['1', 'cell'],
      ['2', 'logging'],
    ])
  })

  it('are those of ways to lay a tile, not of the cells for its halves', () => {
    page('<button class="glow" data-halves>a1</button><button data-action="tile a1 b1">way</button>')
    label()
    expect(keys()).toEqual([['1', 'way']])
  })

  it('reach all furnishings at once', () => {
    page(Array.from({ length: 48 }, (_, index) => `<button data-action="a${index}">${index}</button>`).join(''))
    label()
    expect(keys()).toHaveLength(48)
    expect(keys()[47]![0]).toBe(CHOICES[47])
    expect(new Set(CHOICES).size).toBe(CHOICES.length)
  })

  it('leave out what lies under a sheet', () => {
    page('<button data-action="a">a</button><div data-sheet><button data-action="b">b</button></div>')
    expect(choosable().map((one) => one.textContent)).toEqual(['b'])
  })

  it('do not clash with the commands', () => {
    expect(CHOICES.filter((key) => key in COMMANDS)).toEqual([])
  })
})
