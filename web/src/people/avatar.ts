/** Dwarfs that are put together from parts, a digit for each: `dwarf-1320412`. The server knows how many there are. */

export const PARTS = ['skin', 'beard', 'hair', 'hat', 'cloth', 'extra', 'sky'] as const
export type Part = (typeof PARTS)[number]
export type Dwarf = Record<Part, number>

/** The colours of parts that are not drawings. */
export const COLOURS: Partial<Record<Part, string[]>> = {
  skin: ['#f7d7b8', '#f2c39a', '#d79f72', '#a86b42', '#6f4428'],
  hair: ['#c9803f', '#7a4a26', '#33241e', '#e6c06a', '#9b9a9c', '#ece6dc'],
  cloth: ['#2f86cf', '#c9541a', '#7a3fb0', '#2f8240', '#b0830c', '#128482', '#b82f5c'],
  sky: ['#f0d9a8', '#bcd9ea', '#c9dba4', '#e8bfae', '#cfc3e4', '#7f8a94'],
}

const ID = /^dwarf-(\d{7})$/

/** The parts of a dwarf; null for any other picture. */
export function dwarfOf(id: string): Dwarf | null {
  const digits = ID.exec(id)?.[1]
  return digits ? (Object.fromEntries(PARTS.map((part, index) => [part, Number(digits[index])])) as Dwarf) : null
}

export function idOf(dwarf: Dwarf): string {
  return `dwarf-${PARTS.map((part) => dwarf[part]).join('')}`
}

/** The drawings of a dwarf, from back to front. There is nothing to draw for no beard and no extra. */
export function drawingsOf({ beard, hat, extra }: Dwarf): string[] {
  const more = [beard && `face-beard-${beard}`, `face-hat-${hat}`, extra && `face-extra-${extra}`]
  return ['face-shoulders', 'face-head', ...more.filter((id) => typeof id === 'string')]
}

export function colourOf(dwarf: Dwarf, part: Part): string | undefined {
  return COLOURS[part]?.[dwarf[part]]
}

/** A random dwarf. */
export function someDwarf(counts: Record<string, number>): Dwarf {
  return Object.fromEntries(PARTS.map((part) => [part, Math.floor(Math.random() * (counts[part] ?? 1))])) as Dwarf
}
