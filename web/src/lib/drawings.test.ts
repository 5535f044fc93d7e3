import { describe, expect, it, vi } from 'vitest'
import { need, proportion, sheets } from './drawings'

const symbols = () => document.querySelectorAll('[data-drawings]').length

describe('drawings', () => {
  it('loads a sheet with those it is made of, each once', async () => {
    expect(sheets).toContain('good')
    expect(proportion('space-unheard-of')).toBe('160/70')
    expect(proportion('icon-unheard-of')).toBe('1')
    await Promise.all([need('space-logging'), need('space', 'good-wood')])
    const loaded = symbols()
    await need('space-clearing', 'prop', 'icon')
    expect(symbols()).toBe(loaded)
    for (const id of ['space-logging', 'good-wood', 'prop-pine-1', 'animal-sheep']) {
      expect(document.getElementById(id)?.tagName).toBe('symbol')
    }
    expect(proportion('icon-large-pasture')).toBe('40/24')
    await need('furnishing')
    expect(proportion('furnishing-miner')).toBe('112/84')
  })

  it('refuses a sheet that does not exist', async () => {
    const quiet = vi.fn()
    await need('gravel').catch(quiet)
    expect(quiet).toHaveBeenCalledOnce()
  })
})
