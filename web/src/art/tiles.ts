/** What covers a cell of a home or a cave: squares filled to the edge, calm enough to lie under other things. */

import { ore, ruby } from './goods'
import { drawn, flat, INK, line, named, PALE, path, PLANK, put, spot, WOOD } from './shapes'
import { bed, mine } from './tools'

const ground = (fill: string, ...parts: string[]) =>
  `<path d="M0 0h24v24H0z" fill="${fill}"/><g stroke-linecap="round" stroke-linejoin="round">${parts.join('')}</g>`

const many = (points: [number, number][], drawing: (x: number, y: number) => string) =>
  points.map(([x, y]) => drawing(x, y)).join('')

const tuft = (x: number, y: number) => line(`M${x} ${y}l-1.2-2M${x} ${y}v-2.6M${x} ${y}l1.2-2`, 'var(--forest)', 0.8)
const flower = (x: number, y: number) => spot(x, y, 0.7, PALE) + spot(x, y, 0.3, '#e5b32a')
const fir = (x: number, y: number) =>
  flat(`M${x - 0.5} ${y}h1v1.6h-1z`, '#6b4526') +
  flat(`M${x} ${y - 7}l3.2 4.2h-1.4l1.9 3.1h-7.4l1.9-3.1h-1.4z`, 'var(--forest-deep)') +
  flat(`M${x} ${y - 7}l-3.2 4.2h1.4l-1.9 3.1h1.7z`, 'var(--forest)')
const peak = (x: number, y: number) =>
  flat(`M${x - 5} ${y}l4-7 2 1.5 4.5 5.5z`, 'var(--rock-deep)') +
  flat(`M${x - 5} ${y}l4-7 .8 3.5-2 3.5z`, 'var(--stone)')
const crack = (d: string) => line(d, 'var(--rock-deep)', 0.6)
const stones = many(
  [
    [3, 4],
    [20, 6.5],
    [6, 20],
    [18.5, 19.5],
  ],
  (x, y) => flat(`M${x - 1.3} ${y + 0.6}l.5-1.3 1.2-.2.9 1.5z`, 'var(--rock)'),
)

const MEADOW = ground(
  'var(--meadow)',
  many(
    [
      [4, 6],
      [15, 5],
      [20.5, 12],
      [9, 13],
      [4, 20],
      [16, 20],
    ],
    tuft,
  ),
  many(
    [
      [9, 5],
      [19, 7],
      [4.5, 13],
      [14.5, 14],
      [10.5, 20.5],
      [21, 20],
    ],
    flower,
  ),
)
const furrows = [3, 9, 15, 21].map((y) => line(`M0 ${y}c4-1 8 1 12 0s8-1 12 0`, '#00000033', 1.8)).join('')
const FIELD = ground('var(--field)', furrows)
const stalk = (x: number, y: number) =>
  line(`M${x} ${y}v-5`, '#8f6b1f', 0.7) +
  line(`M${x} ${y - 5}v-1.5M${x - 1.2} ${y - 5.6}l1.2 1.2 1.2-1.2M${x - 1.2} ${y - 3.8}l1.2 1.2 1.2-1.2`, '#f0c95c', 1)
const carrot = (x: number, y: number) =>
  flat(`M${x - 1.6} ${y - 2}h3.2c0 1.5-.8 3-1.6 3.6-.8-.6-1.6-2.1-1.6-3.6z`, '#e8832c') +
  line(`M${x} ${y - 2}l-1.5-2M${x} ${y - 2}v-2.8M${x} ${y - 2}l1.5-2`, '#4d7a2a', 0.9)
const rows = (drawing: (x: number, y: number) => string, ys: number[]) =>
  ys.map((y) => [4, 9.3, 14.7, 20].map((x) => drawing(x, y)).join('')).join('')

const CAVERN = ground(
  'var(--cavern)',
  flat('M0 0h24v2.5c-3 1-5-.5-8 .5s-5-.5-8 .5-5-1-8 0z', 'var(--rock)'),
  stones,
  line('M3 12c3-1 5 1 8 0M14 16c2-1 4 0 6-.5', '#00000022', 0.8),
)
const bore = (fill: string) => flat('M0 0h24v5c-4 1.5-8 0-12 1S4 5 0 6zM0 24h24v-5c-4-1.5-8 0-12-1s-8 1-12 0z', fill)
const TUNNEL = ground(
  '#6a5c4b',
  bore('var(--rock)'),
  stones.replaceAll('--rock', '--rock-deep'),
  line('M1 12h4M8 12h4M15 12h4', '#00000033', 0.9),
)
const sleepers = [2, 6, 10, 14, 18, 22].map((x) => line(`M${x} 9.5v5`, '#8b6238', 1.4)).join('')
const rails = sleepers + line('M0 10.5h24M0 13.5h24', '#b4bcc6', 0.7)
const DEEP = ground('#40372e', bore('var(--rock-deep)'), rails)

const rail = (d: string) => line(d, '#6b4526', 2.2) + line(d, PLANK, 1.2)
const SIDES = ['north', 'east', 'south', 'west']
const MARKS = [1.8, 8.6, 15.4, 22.2]

/** A fenced meadow, open where the other half of a large pasture lies. */
export function pasture(open = ''): string {
  const [west, east] = [open === 'west' ? 0 : 1.8, open === 'east' ? 24 : 22.2]
  const [north, south] = [open === 'north' ? 0 : 1.8, open === 'south' ? 24 : 22.2]
  const post = (x: number, y: number) => spot(x, y, 1.4, '#6b4526')
  const fences: Record<string, string> = {
    north: rail(`M${west} 1.8H${east}`) + MARKS.map((x) => post(x, 1.8)).join(''),
    east: rail(`M22.2 ${north}V${south}`) + MARKS.map((y) => post(22.2, y)).join(''),
    south: rail(`M${west} 22.2H${east}`) + MARKS.map((x) => post(x, 22.2)).join(''),
    west: rail(`M1.8 ${north}V${south}`) + MARKS.map((y) => post(1.8, y)).join(''),
  }
  return (
    MEADOW +
    SIDES.filter((side) => side !== open)
      .map((side) => fences[side])
      .join('')
  )
}

/** A small house for animals, to be set on any ground. */
export const stable = drawn(
  path('M4 21.5V11h16v10.5z', WOOD),
  path('M1.5 11.5 12 3l10.5 8.5-1.5 1.5H3z', '#b5473a'),
  path('M9 21.5V15h6v6.5z', '#4a3322'),
  line('M9 15l6 6.5M15 15l-6 6.5', PLANK, 0.9),
  spot(12, 8.8, 1.3, PALE),
)

const TILES = {
  forest: ground(
    'color-mix(in srgb, var(--forest) 70%, var(--meadow))',
    many(
      [
        [6, 9],
        [17, 8],
        [11.5, 14.5],
        [20.5, 17],
        [4, 19.5],
        [13, 22],
      ],
      fir,
    ),
  ),
  mountain: ground(
    'var(--rock)',
    many(
      [
        [7, 9],
        [18, 11.5],
        [6, 20.5],
        [17, 22],
      ],
      peak,
    ),
    crack('M11 3l2 1.5M1 13l2 1.5M11 16l1.5 1.5'),
  ),
  meadow: MEADOW,
  field: FIELD,
  'field-grain': FIELD + rows(stalk, [8.5, 15.5, 22.5]),
  'field-vegetable': FIELD + rows(carrot, [6.5, 13.5, 20.5]),
  'small-pasture': pasture(),
  'large-pasture': pasture('east'),
  ...Object.fromEntries(SIDES.map((side) => [`large-pasture-${side}`, pasture(side)])),
  stable: MEADOW + put(stable, 12, 12, 0.8),
  cavern: CAVERN,
  tunnel: TUNNEL,
  'deep-tunnel': DEEP,
  'ore-mine': DEEP + put(mine(ore), 12, 12, 0.86),
  'ruby-mine': TUNNEL + put(mine(ruby), 12, 12, 0.86),
  'entry-level-dwelling': CAVERN + put(bed, 9.5, 10, 0.64) + put(bed, 14.5, 16.5, 0.64),
  rock: ground(
    'var(--rock-deep)',
    flat('M0 4l5-4h6l3 5-4 5-7 1-3-3zM13 24l1-8 6-3 4 3v8zM15 5l4-4h5v9l-6 1z', 'var(--rock)'),
    line('M3 14l4 3-1 5', '#00000033', 0.8),
  ),
  covered: ground(
    'var(--rock)',
    flat('M2 2h20v20H2z', 'var(--stone)'),
    flat('M2 22V2h20l-2.5 2.5h-15v15z', '#ffffff2e'),
    flat('M7 8.5l5-2.5 5.5 3 .5 6-5.5 3.5L7 16z', 'var(--rock)'),
    flat('M7.5 9l4.5-2.2.5 4.2-3.5 3z', '#ffffff40'),
  ),
  empty: ground('var(--cavern)', stones, line('M3 12c3-1 5 1 8 0M14 16c2-1 4 0 6-.5', '#00000022', 0.8)),
  margin: ground('var(--sunk)', line('M3 3h18v18H3z', 'var(--line)', 0.8)),
}

/** Two halves side by side, as a picture of a twin tile. */
const twin = (left: string, right: string) =>
  put(left, 6, 12, 0.48) + put(right, 18, 12, 0.48) + line('M.5 6.2h23v11.6H.5zM12 6.2v11.6', INK, 1)
const TWINS = {
  'meadow-field': twin(MEADOW, FIELD),
  'cavern-tunnel': twin(CAVERN, TUNNEL),
  'cavern-cavern': twin(CAVERN, CAVERN),
  'ore-mine-deep-tunnel': twin(TILES['ore-mine'], DEEP),
}
export const { 'meadow-field': meadowField, 'cavern-tunnel': cavernTunnel } = TWINS

export const TILE_ART: Record<string, string> = { stable, ...named('tile', { ...TILES, ...TWINS }) }
