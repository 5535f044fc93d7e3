/** The few shapes that every drawing is made of, on a ground of 24 by 24. */

export const INK = '#3a2f25'
export const WOOD = '#a9703c'
export const PLANK = '#d3a469'
export const STEEL = '#b4bcc6'
export const IRON = '#75808c'
export const STONE = '#aaa398'
export const PALE = '#fff6e4'
export const GOLD = '#e5b32a'
export const RUBY = '#c8203f'
export const LEAF = '#6f9a3e'
export const STRAW = '#e6bf55'
export const FLAME = '#ee8a26'
export const CLOTH = '#b5473a'
export const DARK = '#4a4038'
export const SKIN = '#efc79f'

/** A shape with the outline of its drawing. */
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
export const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
export const oval = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`

/** A shape without an outline: a second tone on another shape. */
export const flat = (d: string, fill: string) => `<path d="${d}" fill="${fill}" stroke="none"/>`
export const spot = (x: number, y: number, r: number, fill = INK) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" stroke="none"/>`

export const line = (d: string, colour = INK, width = 1.2) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** A line with an outline: handles, posts, ropes. */
export const rod = (d: string, colour = WOOD, width = 1.8) => line(d, INK, width + 2) + line(d, colour, width)

/** Parts drawn with the one soft outline. */
export const drawn = (...parts: string[]) =>
  `<g stroke="${INK}" stroke-width="1.2" stroke-linejoin="round" stroke-linecap="round">${parts.join('')}</g>`

/** A drawing made smaller, turned, and set with its middle at a point. */
export function put(drawing: string, x: number, y: number, scale: number, turn = 0): string {
  const turned = turn ? ` rotate(${turn} 12 12)` : ''
  const left = +(x - 12 * scale).toFixed(2)
  const top = +(y - 12 * scale).toFixed(2)
  return `<g transform="translate(${left} ${top}) scale(${scale})${turned}">${drawing}</g>`
}

export const mirrored = (drawing: string) => `<g transform="matrix(-1 0 0 1 24 0)">${drawing}</g>`

/** Two things, the second in front. */
export const pair = (back: string, front: string) => put(back, 8.4, 8.6, 0.72) + put(front, 15.6, 15.4, 0.72)

/** Three things, one above. */
export const three = (top: string, left: string, right: string) =>
  put(top, 12, 7, 0.6) + put(left, 6.8, 16, 0.58) + put(right, 17.2, 16, 0.58)

/** A thing with a small sign beside its foot. */
export const beside = (thing: string, sign: string) => put(thing, 10.8, 10.8, 0.9) + put(sign, 18.2, 18.2, 0.5)

/** A colour taken back a little towards the page, so that it does not glare in the dark. */
export const soft = (colour: string) => `color-mix(in srgb, ${colour} 84%, var(--page))`

/** Drawings under a common beginning of their names. */
export const named = (kind: string, drawings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(drawings).map(([id, drawing]) => [`${kind}/${id}`, drawing]))

/** The same frame around each of them. */
export const framed = (frame: (symbol: string) => string, symbols: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(symbols).map(([id, symbol]) => [id, frame(symbol)]))
