import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import { coloured, composed, idsOf, image, markupOf, need, proportion, reach, sheets } from './drawings'

const symbols = () => document.querySelectorAll('[data-drawings]').length
const text = (url: string | undefined) => decodeURIComponent((url ?? '').replace('data:image/svg+xml,', ''))

describe('drawings', () => {
  it('loads a sheet with those it is made of, each once', async () => {
    expect(sheets).toContain('good')
    expect(proportion('space-unheard-of')).toBe('160/70')
    expect(proportion('icon-unheard-of')).toBe('1')
    await Promise.all([need('space-logging'), need('space', 'good-wood')])
    const loaded = symbols()
    await need('space-clearing', 'prop', 'icon')
    expect(symbols()).toBe(loaded)
    expect(idsOf('space')).toContain('space-logging')
    expect(proportion('icon-large-pasture')).toBe('40/24')
    await need('furnishing')
    expect(proportion('furnishing-miner')).toBe('112/84')
  })

  it('puts into the page only what takes a colour from where it stands', async () => {
    await need('icon', 'land')
    expect(coloured('icon-undo')).toBe(true)
    expect(document.getElementById('icon-undo')?.tagName).toBe('symbol')
    expect(document.getElementById('prop-axe')?.tagName).toBe('symbol') // which an icon is made of
    expect(coloured('land-trees-1')).toBe(false)
    expect(document.getElementById('land-trees-1')).toBeNull()
    expect(new Set([...document.querySelectorAll('symbol')].map(({ id }) => id)).size).toBe(
      document.querySelectorAll('symbol').length,
    )
  })

  it('makes images that need nothing but themselves', async () => {
    await need('land', 'space')
    for (const id of ['space-logging', 'land-trees-1', 'land-home']) {
      const drawn = text(image(id))
      for (const [, used] of drawn.matchAll(/#([a-z]+-[a-z0-9-]+)/g)) expect(drawn).toContain(`id="${used}"`)
      expect(drawn).not.toContain('var(')
    }
    expect(text(composed('<use href="#good-wood"/>', '0 0 24 24'))).toContain('viewBox="0 0 24 24"')
    expect(image('land-trees-1')).toBe(image('land-trees-1'))
    expect(reach('land-trees-1')).toBeGreaterThan(0)
    expect(reach('space-logging')).toBe(0)
  })

  it('draws what is shown in passing', async () => {
    await need('good', 'icon')
    expect(markupOf('icon-undo', 24)).toContain('<use href="#icon-undo"')
    const place = document.createElement('div')
    place.innerHTML = `<svg>${markupOf('good-wood', 24)}</svg>`
    expect(place.querySelector('image')?.getAttribute('href')).toBe(image('good-wood'))
  })

  it('follows the theme', async () => {
    await need('space')
    const { dataset, style } = document.documentElement
    let shown: string | undefined
    const stop = $effect.root(() => {
      $effect(() => {
        shown = image('space-logging')
      })
    })
    flushSync()
    const night = shown
    style.setProperty('--art-pine-1', '#123456')
    dataset.theme = 'light'
    await vi.waitFor(() => {
      flushSync()
      expect(shown).not.toBe(night)
    })
    expect(text(shown)).toContain('#123456')
    stop()
    delete dataset.theme
    style.removeProperty('--art-pine-1')
  })

  it('refuses a sheet that does not exist', async () => {
    const quiet = vi.fn()
    await need('gravel').catch(quiet)
    expect(quiet).toHaveBeenCalledOnce()
  })
})
