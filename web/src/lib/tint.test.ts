import { describe, expect, it } from 'vitest'
import { tinted } from './tint'

describe('a tint', () => {
  it('changes every colour as the filters of CSS do, and nothing else', () => {
    expect(tinted('fill="#808080" href="#prop-pine-1"', { saturation: 2, hue: 90 })).toBe(
      'fill="#808080" href="#prop-pine-1"',
    )
    expect(tinted('fill="#f00"', { saturation: 0 })).toBe('fill="#363636"')
    expect(tinted('fill="#123456"', { saturation: 1, brightness: 2 })).toBe('fill="#2468ac"')
    expect(tinted('fill="#123456"', { saturation: 1, brightness: 2, night: 1 }, true)).toBe('fill="#123456"')
    expect(tinted('fill="#3f8f52"', { saturation: 1 })).toBe('fill="#3f8f52"')
    expect(tinted('fill="#ff0000"', { saturation: 1, hue: 180 })).toBe('fill="#006d6d"')
  })
})
