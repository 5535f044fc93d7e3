import { expect, it } from 'vitest'
import { COLOURS, drawingsOf, dwarfOf, idOf, PARTS, someDwarf } from './avatar'

it('reads and writes the parts of a dwarf', () => {
  const dwarf = dwarfOf('dwarf-1302415')!
  expect(dwarf).toEqual({ skin: 1, beard: 3, hair: 0, hat: 2, cloth: 4, extra: 1, sky: 5 })
  expect(idOf(dwarf)).toBe('dwarf-1302415')
  expect(dwarfOf('animal-dog')).toBeNull()
})

it('draws no beard and no extra where there is none', () => {
  expect(drawingsOf(dwarfOf('dwarf-0000000')!)).toEqual(['face-shoulders', 'face-head', 'face-hat-0'])
  expect(drawingsOf(dwarfOf('dwarf-0107020')!)).toContain('face-extra-2')
})

it('makes up dwarfs of the parts that there are', () => {
  const counts = Object.fromEntries(PARTS.map((part) => [part, COLOURS[part]?.length ?? 2]))
  for (let n = 0; n < 50; n++) {
    const dwarf = someDwarf(counts)
    for (const part of PARTS) expect(dwarf[part]).toBeLessThan(counts[part]!)
  }
})
