/** Dwarfs and animals, all seen from the front. */

import { disc, drawn, flat, INK, line, oval, PALE, path, SKIN, spot } from './shapes'

const eyes = (y: number, apart: number, r = 1.1) => spot(12 - apart, y, r) + spot(12 + apart, y, r)

/** A place that gives a dwarf to a player sets --hood to that player's colour. */
const HOOD = 'var(--hood, #557a6b)'

export const asDwarf = (hood: string) =>
  drawn(
    path('M4 13C3.5 7 7 1.5 12 1.5S20.5 7 20 13z', hood),
    path('M6.5 11c0-3 2.5-4.5 5.5-4.5s5.5 1.5 5.5 4.5v3h-11z', SKIN),
    path(
      'M4.5 12c2 1.5 4 1.5 5.5.5 1.5-.7 2.5-.7 4 0 1.5 1 3.5 1 5.5-.5C20.5 17 17 22 12 22.5 7 22 3.5 17 4.5 12z',
      '#c87b3c',
    ),
    eyes(10, 2.3),
    path('M12 13c-2-.6-4.5.2-5.5 2.7 2.2 1 4.3.5 5.5-.7 1.2 1.2 3.3 1.7 5.5.7-1-2.5-3.5-3.3-5.5-2.7z', '#e3a05c'),
    oval(12, 12.3, 1.7, 1.3, '#dd9f78'),
  )
export const dwarf = asDwarf(HOOD)

export const child = drawn(
  path('M5 13C4 8 7.5 3 12 3s8 5 7 10z', HOOD),
  disc(12, 3, 1.8, '#e8d9b8'),
  oval(12, 14, 6.8, 6.3, SKIN),
  path('M4.5 11.5c5-1.8 10-1.8 15 0v-2c-5-1.8-10-1.8-15 0z', '#e8d9b8'),
  eyes(14, 2.6),
  spot(7.6, 16.3, 1.3, '#eaa68a'),
  spot(16.4, 16.3, 1.3, '#eaa68a'),
  line('M10.3 17c1 .9 2.4.9 3.4 0'),
)

const dog = drawn(
  path('M6.5 6C9 3.5 15 3.5 17.5 6c1.5 4 .5 8-.5 11-1 3-3 4.5-5 4.5S8 20 7 17c-1-3-2-7-.5-11z', '#d9a866'),
  path(
    'M7.5 5C4 3.5 2 6 2 10s1.5 6 3 6c2-1.5 2.5-7 2.5-11zM16.5 5C20 3.5 22 6 22 10s-1.5 6-3 6c-2-1.5-2.5-7-2.5-11z',
    '#8a5a30',
  ),
  oval(12, 16.2, 3.8, 3.6, '#f4dfbd'),
  path('M10 14h4c0 1.8-.9 2.8-2 2.8s-2-1-2-2.8z', INK),
  path('M10.8 18.5h2.4v1.8a1.2 1.2 0 0 1-2.4 0z', '#e2777a'),
  eyes(10.5, 2.9, 1.2),
)

const WOOL = '#fbf4e4'
const curls = [-90, -38, 14, 66, 114, 166, 218].map((degrees) => {
  const turn = (degrees * Math.PI) / 180
  return disc(+(12 + 6 * Math.cos(turn)).toFixed(1), +(10.5 + 6 * Math.sin(turn)).toFixed(1), 3.7, WOOL)
})
const sheep = drawn(
  ...curls,
  spot(12, 10.5, 7.2, WOOL),
  path('M7.5 13C4 14.5 2 13.5 1.5 11.5c2-1.5 5-1.5 7-.5zM16.5 13c3.5 1.5 5.5.5 6-1.5-2-1.5-5-1.5-7-.5z', '#8a7562'),
  path('M7.5 11c2.5-1.5 6.5-1.5 9 0 .5 5-1 11-4.5 11s-5-6-4.5-11z', '#a8917a'),
  eyes(14, 2.2),
  line('M10.8 18.7l1.2.8 1.2-.8', INK),
)

/** Grey as a rule, golden in one room. */
export const asDonkey = (coat: string) =>
  drawn(
    path('M8.5 9C4.5 7.5 4 3 5 1c3 .5 5 3.5 5.5 7zM15.5 9c4-1.5 4.5-6 3.5-8-3 .5-5 3.5-5.5 7z', coat),
    flat(
      'M8.3 7C6.3 5.5 5.8 3.8 5.8 2.5 7.5 3.5 8.5 5 9 6.8zM15.7 7c2-1.5 2.5-3.2 2.5-4.5-1.7 1-2.7 2.5-3.2 4.3z',
      '#f0d3c0',
    ),
    path('M7.5 8.5c2.5-2 6.5-2 9 0 1 3.5-.5 9-1 11.5-.8 2.5-6.2 2.5-7 0-.5-2.5-2-8-1-11.5z', coat),
    path('M10 8c0-3 1-4.5 2-5.5 1 1 2 2.5 2 5.5-1 1.5-3 1.5-4 0z', '#4f4640'),
    oval(12, 18.7, 4, 3.3, '#efe6da'),
    eyes(12, 3, 1.2),
    spot(10.5, 18.5, 0.8),
    spot(13.5, 18.5, 0.8),
  )
const donkey = asDonkey('#9b958f')

const boar = drawn(
  path('M7 8 3.5 2.5C7 2.5 9.5 4 10.5 6zM17 8l3.5-5.5C17 2.5 14.5 4 13.5 6z', '#6b4a34'),
  path('M12 4.5c5.5 0 8.5 4 8.5 9 0 5-4 8.5-8.5 8.5s-8.5-3.5-8.5-8.5c0-5 3-9 8.5-9z', '#8a6044'),
  path('M9 6.5 10 2l2 2.5L14 2l1 4.5c-2 1.5-4 1.5-6 0z', '#432e20'),
  path('M7 19c-2.5-.5-3.5-3-3-5.5 1 1.5 2.5 2.5 4 3zM17 19c2.5-.5 3.5-3 3-5.5-1 1.5-2.5 2.5-4 3z', PALE),
  oval(12, 16.5, 4.6, 3.7, '#d79c86'),
  oval(10.3, 16.5, 0.9, 1.3, INK),
  oval(13.7, 16.5, 0.9, 1.3, INK),
  eyes(10.5, 3.7, 1.2),
)

const cattle = drawn(
  path('M8 7.5C4 7.5 1.5 5.5 2 1.5 4 3.8 6.5 4.5 9.5 4.5zM16 7.5c4 0 6.5-2 6-6-2 2.3-4.5 3-7.5 3z', '#f3e3bd'),
  path('M7.5 10.5C4.5 12 2 11 1.5 9c2-1.5 5-1.5 7-.5zM16.5 10.5c3 1.5 5.5.5 6-1.5-2-1.5-5-1.5-7-.5z', '#7a3f22'),
  path('M7 6c2-2.5 8-2.5 10 0 1.5 3.5 0 8-.5 11h-9C7 14 5.5 9.5 7 6z', '#a65a30'),
  path('M10 4.7c1-.5 3-.5 4 0 .5 4-.5 8-.5 11h-3c0-3-1-7-.5-11z', PALE),
  oval(12, 18, 5.5, 4, '#eab7a2'),
  spot(9.8, 17.5, 0.9),
  spot(14.2, 17.5, 0.9),
  eyes(10.5, 3.5, 1.2),
)

export const FOLK = { dwarf, 'dwarf-child': child, dog, sheep, donkey, boar, cattle }
