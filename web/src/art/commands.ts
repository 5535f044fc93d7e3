/** What one can do or look at. Signs take the colour of the text around them; things keep their own. */

import { asDwarf } from './folk'
import { food } from './goods'
import { CLOTH, drawn, flat, GOLD, line, oval, PALE, path, PLANK, put, rod, WOOD } from './shapes'
import { die, flag, home, lantern, stall } from './tools'

const INKED = 'stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'
const sign = (lines: string, filled = '') =>
  (lines && `<path d="${lines}" fill="none" ${INKED}/>`) + (filled && `<path d="${filled}" fill="currentColor"/>`)
const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const SIGNS = {
  undo: sign('M8 4 3.5 8.5 8 13M3.5 8.5H14a6 6 0 0 1 0 12H8'),
  redo: sign('M16 4l4.5 4.5L16 13M20.5 8.5H10a6 6 0 0 0 0 12h6'),
  check: sign('M4 12.5l5.5 6L20 5.5'),
  close: sign('M5.5 5.5l13 13M18.5 5.5l-13 13'),
  menu: sign('M4 6h16M4 12h16M4 18h16'),
  hint: sign('M9 17.5c0-2.5-3.5-4-3.5-8.5a6.5 6.5 0 0 1 13 0c0 4.5-3.5 6-3.5 8.5zM9.5 21h5M12 17v-5M10 10l2 2 2-2'),
  log: sign('M9 6h11M9 12h11M9 18h11', round(4.5, 6, 1.5) + round(4.5, 12, 1.5) + round(4.5, 18, 1.5)),
  chat: sign('M4 5h16v11h-9l-5 4v-4H4z', round(8.5, 10.5, 1.2) + round(12, 10.5, 1.2) + round(15.5, 10.5, 1.2)),
  share: sign('M8 11l8-4.5M8 13l8 4.5', round(6, 12, 3) + round(18, 5.5, 3) + round(18, 18.5, 3)),
  copy: sign('M8.5 8.5h12v12h-12zM15.5 8V3.5h-12v12H8'),
  clock: sign(`${round(12, 12, 9)}M12 6.5V12l4 2.5`),
  eye: sign('M2 12c5-8.5 15-8.5 20 0-5 8.5-15 8.5-20 0z', round(12, 12, 3.2)),
  sound: sign('M4 9.5h3.5L12 5v14l-4.5-4.5H4zM15.5 9c1.5 2 1.5 4 0 6M18.5 6c3 4 3 8 0 12'),
  mute: sign('M4 9.5h3.5L12 5v14l-4.5-4.5H4zM16 9.5l5 5M21 9.5l-5 5'),
  download: sign('M12 3.5V15M7 10.5l5 5 5-5M4 20.5h16'),
  upload: sign('M12 16V4.5M7 9l5-5 5 5M4 20.5h16'),
  play: sign('M7 4.5v15L19.5 12z', 'M7 4.5v15L19.5 12z'),
  pause: sign('', 'M6 4.5h4.5v15H6zM13.5 4.5H18v15h-4.5z'),
  replay: sign('M4.5 4.5v5h5M5 9.5a8 8 0 1 1-1 5', 'M10.5 9.5v6l5-3z'),
  language: sign(`${round(12, 12, 9)}M3 12h18M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18`),
  settings: sign(
    'M4 6.5h7M17 6.5h3M4 12h2M12 12h8M4 17.5h9M19 17.5h1',
    round(14, 6.5, 2.8) + round(9, 12, 2.8) + round(16, 17.5, 2.8),
  ),
  back: sign('M14.5 5l-7 7 7 7'),
  next: sign('M9.5 5l7 7-7 7'),
  trade: sign('M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4'),
  flip: sign('M12 3v18M8.5 7 3.5 12l5 5M15.5 7l5 5-5 5'),
}

const THINGS = {
  home,
  market: stall,
  players: put(asDwarf('#b5473a'), 16, 13, 0.66) + put(asDwarf('#557a6b'), 8, 13, 0.66),
  chance: die,
  lantern,
  'starting-player': flag,
  trophy: drawn(
    line('M6 5.5H2.5c0 5 2 7 5 7.5M18 5.5h3.5c0 5-2 7-5 7.5', GOLD, 2),
    path('M5.5 3h13c0 7-2 12-6.5 12S5.5 10 5.5 3z', GOLD),
    flat('M8 4.5h2.5c0 4 .3 6.5 1.5 9-3-1-4-5-4-9z', '#f8e196'),
    path('M10.5 15h3v3.5h-3z', GOLD),
    path('M7 18.5h10v3H7z', WOOD),
  ),
  book: drawn(
    path('M2.5 5h19v15.5h-19z', CLOTH),
    path('M12 6C9.5 4 6.5 3.5 4 4v14c2.5-.5 5.5 0 8 2z', PALE),
    path('M12 6c2.5-2 5.5-2.5 8-2v14c-2.5-.5-5.5 0-8 2z', PALE),
    line(
      'M6.5 8c1.2 0 2.2.2 3.2.7M6.5 11.5c1.2 0 2.2.2 3.2.7M17.5 8c-1.2 0-2.2.2-3.2.7M17.5 11.5c-1.2 0-2.2.2-3.2.7',
      '#a48b63',
    ),
  ),
  feed: put(food, 10.5, 13, 0.88) + drawn(rod('M14.5 12.5 20 5', PLANK, 1.4), oval(20, 4.5, 2.4, 2.8, PLANK)),
}

export const COMMANDS = { ...SIGNS, ...THINGS }
