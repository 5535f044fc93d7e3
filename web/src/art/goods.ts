/** The goods of both games. */

import {
  CLOTH,
  disc,
  drawn,
  flat,
  GOLD,
  INK,
  LEAF,
  line,
  oval,
  PALE,
  path,
  PLANK,
  put,
  rod,
  RUBY,
  spot,
  STEEL,
  STONE,
  STRAW,
  WOOD,
} from './shapes'

const turned = (x: number, y: number, rx: number, ry: number, turn: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" transform="rotate(${turn} ${x} ${y})"/>`

const kernels = (y: number) =>
  `M12 ${y}C8 ${y} 6.5 ${y - 2} 6.5 ${y - 5}c3.5 0 5 2 5.5 5 .5-3 2-5 5.5-5 0 3-1.5 5-5.5 5z`

const ear = (colour: string) =>
  drawn(
    line('M12 9v13', '#8f6b1f', 1.8),
    path('M12 7.5C9.8 5.5 9.8 3.3 12 1.3c2.2 2 2.2 4.2 0 6.2z', colour),
    ...[11, 15, 19].map((y) => path(kernels(y), colour)),
  )

const petals = [0, 72, 144, 216, 288].map(
  (turn) => `<ellipse cx="12" cy="7.4" rx="3.4" ry="4.2" fill="#6f97dc" transform="rotate(${turn} 12 12)"/>`,
)

export const wood = drawn(
  path('M5.5 12.3 17 6.3c2.6-1 5.4 4.6 3.2 6.6L9.2 20z', WOOD),
  line('M12 13.3l6-3.2M13 16.4l3.5-2', '#7d4f27'),
  turned(7.3, 16, 3.4, 4.4, -28, PLANK),
  turned(7.3, 16, 1.3, 1.9, -28, WOOD),
)

export const stone = drawn(
  path('M3 18.5 4 12l4.5-5L14 5l5.5 3.5 2 5.5-1.5 5z', STONE),
  flat('M5.2 12.2 9 8l4.5-1.8.6 4.6-4.3 3.4z', '#cfc9be'),
  line('M10 14.5l4.3-3.5 4.5 1.5M10 14.5 9 18', '#857d72'),
)

export const ore = drawn(
  path('M2.5 17 4 11l5-2 4 4-1 6.5-7 .5z', '#6d6a77'),
  path('M9.5 19 10 9l5-5 5 3 2 7-3 5.5z', '#5a5863'),
  flat('M10.8 9.5 15 5.3l3.5 2.2-3 4.5z', '#9794a2'),
  flat('M4.8 11.6 8.6 10l2 2.5-3.6 2z', '#9794a2'),
  spot(17.5, 14.5, 1, '#d9a566'),
  spot(14, 16.5, 0.8, '#d9a566'),
  spot(7, 17, 0.8, '#d9a566'),
)

export const iron = drawn(
  path('M2 18.5 5.5 11h10l3 7.5z', '#98a4b1'),
  path('M5.5 11 9.5 6.5h9L15.5 11z', '#d5dce4'),
  path('M15.5 11l3-4.5L22 13l-3.5 5.5z', '#6f7b88'),
)

export const coin = drawn(
  disc(12, 12, 9, GOLD),
  disc(12, 12, 6, '#f4d169'),
  line('M9.5 12.5c0-2 1-3.5 2.8-3.5', PALE, 1.6),
)
export const gold = put(coin, 14.6, 9.8, 0.76) + put(coin, 9.6, 14.4, 0.84)

export const ruby = drawn(
  path('M7 4h10l5 6-10 11L2 10z', RUBY),
  flat('M7.4 5 9 9.5H3.6zM9.6 10.5h5L12 19z', '#e2607a'),
  flat('M9.3 4.8h5.4L16 9.3H8.3z', '#f3a1b0'),
  line('M2.5 10h19M8 10l4 10.5L16 10', '#8c1129', 0.9),
)

export const grain = ear(STRAW)

export const emmer = drawn(
  ...[-24, 24, 0].map(
    (turn) =>
      `<g transform="rotate(${turn} 12 19)">${line('M12 20V7', '#8a5a22', 1.6)}${oval(12, 7.5, 2.6, 5, '#cf8f45')}` +
      `${line('M12 3.5v8M10.3 6l1.7 1.5L13.7 6M10.3 9l1.7 1.5L13.7 9', '#8a5a22', 0.9)}</g>`,
  ),
  rod('M8.5 16.5h7', CLOTH, 1.6),
  line('M12 17.5l-3 4.5M12 17.5l3 4.5M12 17.5V22', '#8a5a22', 1.6),
)

export const vegetable = drawn(
  path(
    'M15 8.5c-2-3-1-5.5 1-6.5 1 2 1 3.5.5 5 1-2.5 3-4 5.5-3.5-.5 2.5-2 4-4 4.5 1.5 0 3 .5 4 2-1.5 1.5-4 1.5-6 0z',
    LEAF,
  ),
  path('M3 21c.5-6 3-11 7.5-13.5 4.5 0 6.5 2.5 6 6.5C13.5 18.5 9 20.5 3 21z', '#e8832c'),
  line('M9 10.5l2.5 2M13.5 16l-2.5-2M6.5 15l1.5 1', '#b3570f'),
)

export const flax = drawn(
  line('M12 13v9', '#557a2e', 2),
  path('M12 21.5c-4 0-6-2-6-4.5 3.5 0 6 1.5 6 4.5 0-3 2-4.5 5.5-4.5 0 2.5-1.5 4.5-5.5 4.5z', LEAF),
  put(petals.join('') + spot(12, 12, 2.2, GOLD), 12, 9.5, 0.9),
)

export const food = drawn(
  line('M9 7.5c-1.5-1.8 1.5-3 0-5M14.5 7.5c-1.5-1.8 1.5-3 0-5', '#a89c88', 1.6),
  path('M2.5 12.5h19c0 5-3.5 8.5-9.5 8.5s-9.5-3.5-9.5-8.5z', '#b5623a'),
  oval(12, 12.3, 9.5, 3, '#f2d28c'),
  spot(9, 12.3, 1.3, '#e8832c'),
  spot(13, 13, 1.2, LEAF),
  spot(15.5, 11.7, 1.3, '#e8832c'),
)

export const weapon = drawn(
  path('M21.5 2.5l-.5 5-10 9.5L7 13l9.5-10z', STEEL),
  line('M19.5 4.5 9.5 14.5', '#7f8995'),
  rod('M8 16l-3.5 3.5', WOOD),
  rod('M5.5 12l6.5 6.5', GOLD, 1.5),
  disc(4, 20, 1.6, GOLD),
)

const shield = path('M12 2.5l8.5 2.5c0 8-2.5 13-8.5 16.5C6 18 3.5 13 3.5 5z', STEEL)
export const strength = drawn(
  shield,
  flat('M12 3.5v16.5c5-3.5 7.3-8 7.5-14.3z', '#909aa6'),
  line('M7.5 11.5 12 7l4.5 4.5M7.5 16 12 11.5l4.5 4.5', CLOTH, 2.2),
)

export const begging = drawn(
  path('M2.5 9.5h19c0 6.5-3.5 10.5-9.5 10.5S2.5 16 2.5 9.5z', '#8d7a68'),
  oval(12, 9.5, 9.5, 3, '#5d4d40'),
  line('M15 12.5l-2 2.5 2.5 1-1.5 3.5', INK, 1.3),
  rod('M8.5 3.5h7', '#d84a3c', 1.6),
)

const bricks = 'M2.5 8.5h19M2.5 14h19M9 3v5.5M16 3v5.5M5.5 8.5V14M12.5 8.5V14M18.5 8.5V14M9 14v6M16 14v6'
export const wall = drawn(
  path('M2.5 3h19v17h-19z', '#b9b0a3'),
  flat('M3 9h2v4.5H3zM9.5 3.6H15.5V8H9.5zM13 9h5v4.5h-5z', '#9c9287'),
  line(bricks),
)

export const GOODS = {
  wood,
  stone,
  ore,
  ruby,
  grain,
  vegetable,
  food,
  gold,
  emmer,
  flax,
  iron,
  weapon,
  strength,
  begging,
  wall,
}
