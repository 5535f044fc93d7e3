import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { bitmap } from './bitmaps'

let painted: string[]

beforeEach(() => {
  painted = []
  vi.stubGlobal(
    'Image',
    class {
      src = ''
      async decode(): Promise<void> {
        if (this.src.includes('broken')) throw new Error('broken')
        painted.push(this.src)
      }
    },
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a bitmap', () => {
  it('is painted once for a size, however many show it', async () => {
    const [one, other] = await Promise.all([bitmap('data:,<svg a>', 30, 20), bitmap('data:,<svg a>', 30, 20)])
    expect(other).toBe(one)
    expect([one.width, one.height]).toEqual([30, 20])
    await bitmap('data:,<svg a>', 60, 40)
    await bitmap('data:,<svg a>', 30, 20)
    expect(painted).toEqual(["data:,<svg width='30' height='20' a>", "data:,<svg width='60' height='40' a>"])
  })

  it('is painted again in other colours, and after it was forgotten for many others', async () => {
    await bitmap('data:,<svg night>', 30, 20)
    await bitmap('data:,<svg day>', 30, 20)
    expect(painted).toHaveLength(2)
    for (let size = 1; size <= 48; size++) await bitmap('data:,<svg many>', size, size)
    await bitmap('data:,<svg day>', 30, 20)
    expect(painted).toHaveLength(51)
  })

  it('that failed is tried again', async () => {
    await expect(bitmap('data:,<svg broken>', 1, 1)).rejects.toThrow('broken')
    await expect(bitmap('data:,<svg broken>', 1, 1)).rejects.toThrow('broken')
  })
})
