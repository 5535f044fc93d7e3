/** Tools, furniture and the other things that stand for a place. */

import { coin } from './goods'
import {
  CLOTH,
  DARK,
  disc,
  drawn,
  FLAME,
  flat,
  GOLD,
  INK,
  IRON,
  LEAF,
  line,
  mirrored,
  oval,
  PALE,
  path,
  PLANK,
  put,
  rod,
  spot,
  STEEL,
  STONE,
  STRAW,
  WOOD,
} from './shapes'

const ring = (x: number, y: number, r: number, colour = WOOD, width = 2) =>
  rod(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0 ${-2 * r} 0`, colour, width)

export const pickaxe = drawn(
  rod('M4.5 20.5 15 9', WOOD, 2),
  path('M5.5 4C13 2.5 21.5 10 20.5 18.5 17.5 13 11.5 7.5 5.5 4z', STEEL),
)
export const axe = drawn(
  rod('M5.5 21 15 4', WOOD, 2),
  path('M14.5 5 12 10c3.5.5 6 2.5 7.5 5.5C22.5 11 22 6 19.5 2.5 18 4.5 16.5 5 14.5 5z', STEEL),
)
export const hammer = drawn(
  rod('M5 20.5 13 10', WOOD, 2),
  path('M8.5 7 12 2.5 21 9l-3.5 4.5z', IRON),
  flat('M9.5 7l3-3.7 3 2.2-2.8 3.7z', STEEL),
)
export const shovel = drawn(
  rod('M19 3 10 13.5', WOOD, 2),
  rod('M17 2.5l4 3.5', WOOD, 1.6),
  path('M6.5 11l6.5 5.5c-2 4-6 5-10 4.5C2.5 17 3.5 13 6.5 11z', STEEL),
)
export const saw = drawn(
  path('M8 13 20.5 3l1 4-1.8.3.3 2.2-2 .3.3 2.2-2 .2.2 2.3-2 .2-3 2.3z', STEEL),
  path('M3 14.5 7.5 11l5.5 6-4.5 3.8c-4 .7-6.5-2.5-5.5-6.3z', WOOD),
  disc(7.5, 16, 1.6, PALE),
)
export const chisel = drawn(path('M3 20.5 4 16l8-7.5L15.5 12l-8 7.5z', STEEL), rod('M14.5 9.5 19.5 4.5', WOOD, 3.5))
export const trowel = drawn(
  path('M2.5 21.5 6 8l10 10z', STEEL),
  rod('M11.5 12.5l3-3h2.5', IRON, 1.2),
  rod('M17 9.5l4-5', WOOD, 2.5),
)
export const cleaver = drawn(
  rod('M14.5 14.5 21 21', WOOD, 2.5),
  path('M3.5 9.5 11 3l7.5 8c-1 3-3.5 5-6.5 5.5z', STEEL),
  disc(9.5, 7.5, 1, PALE),
)
export const anvil = drawn(
  path('M2 8h5V5.5h14.5v3.5c-4 0-6 2-6 5h2.5v5H6.5v-5H9c0-3.5-3-4.5-7-6z', IRON),
  flat('M7.8 6.2h13v1.6h-13z', STEEL),
)
export const broom = drawn(
  rod('M20.5 3 11.5 12.5', WOOD, 2),
  path('M9 10.5l5 5C12 19 8 21.5 3 21c-.5-5 2-8.5 6-10.5z', STRAW),
  line('M5 19l5-5M8.5 19.5l3-3.5M4.5 15.5l3-2.5', '#a87b22'),
  rod('M9 11l4.5 4.5', CLOTH, 1.2),
)
export const quill = drawn(
  path('M3 19.5h14v2.5H3z', PLANK),
  path('M20.5 2C12 3 8 8 7.5 15.5 14 14.5 19.5 11 20.5 2z', PALE),
  line('M4.5 19.5 15.5 7.5', INK, 1.4),
)
export const bow = drawn(
  line('M6 3.5 20.5 18', INK, 0.9),
  rod('M6 3.5c8-1 16 6.5 14.5 14.5', WOOD, 1.8),
  rod('M3.5 20.5 18 6', PALE, 0.8),
  path('M19.5 4.5l-.7 4.7-4-4z', STEEL),
)

export const bed = drawn(
  path('M4.5 10.5c0-1.5 1-2 2.5-2h2c1.5 0 2.5.5 2.5 2V13h-7z', PALE),
  path('M10 13c0-2.5 1.5-4 4-4h3.5c2 0 3 1.5 3 4v3.5H3.5V13z', CLOTH),
  flat('M4.2 13.8h15.6v2H4.2z', '#8f352b'),
  rod('M3 5.5v14M21 11v8.5M3 17h18', WOOD, 1.6),
)
export const bunk = drawn(put(bed, 12, 8, 0.8) + put(bed, 12, 16.5, 0.8))
export const straw = drawn(
  path('M1.5 20.5c.5-3 1-4.5 2-5h17c1 .5 1.5 2 2 5z', STRAW),
  line('M4 20l1-3M8 20l-.5-3M12 20l1-3M16 20l-.5-3M20 20l-1-3', '#a87b22'),
  path('M3 15.5c-.5-3 .5-4.5 2.5-4.5h2.5c2 0 3 1.5 2.5 4.5z', PALE),
  path('M10 15.5c0-2.5 2-4 5-4 4 0 6 1.5 6.5 4z', '#7f9a86'),
)
export const hay = drawn(
  path('M2 20C2.5 12 6 5 12 4.5 18 5 21.5 12 22 20z', STRAW),
  line('M12 5v5M8 9l1.5 4M16 9l-1.5 4M5.5 15l2 4M18.5 15l-2 4M12 14v5', '#a87b22'),
  rod('M4.5 13.5c5 2 10 2 15 0', CLOTH, 1.2),
)
export const chair = drawn(
  rod('M5.5 21.5V3l2.5-1M18.5 21.5V14M9.5 18v-4', WOOD, 1.6),
  path('M5.5 4.5 9 3v9H5.5z', PLANK),
  path('M5 12.5h13.5l1.5 3.5H5z', CLOTH),
)
const table = drawn(rod('M5 13v8M19 13v8', WOOD, 2), path('M2 10.5h20V14H2z', PLANK))
export const desk = put(table, 12, 12, 1) + put(quill, 12, 6.5, 0.66)
export const workbench = put(table, 12, 12, 1) + put(hammer, 12, 6.5, 0.56)
export const throne = drawn(
  path('M6 21.5V4l3 2 3-4 3 4 3-2v17.5h-3V18H9v3.5z', GOLD),
  path('M8.5 8.5h7V14h-7z', CLOTH),
  path('M5 13.5h14V18H5z', CLOTH),
)
export const shelf = drawn(
  path('M3 2.5h18v19H3z', PLANK),
  flat('M4.5 4h15v6.5h-15zM4.5 13h15v7h-15z', '#7d5330'),
  line('M3 11.8h18', INK, 2.6),
  disc(8, 8, 2.2, CLOTH),
  path('M13 4.5h4.5v6H13z', '#8fb0c4'),
  path('M5.5 15H10v5.5H5.5z', STRAW),
  disc(15, 17.7, 2.6, LEAF),
)
export const cabinet = drawn(
  path('M3.5 2.5h17v17h-17z', WOOD),
  path('M6 5h5v12H6zM13 5h5v12h-5z', PLANK),
  rod('M5 20v1.5M19 20v1.5', WOOD, 1.6),
  spot(10, 11.5, 1),
  spot(14, 11.5, 1),
)
export const chest = drawn(
  path('M2.5 11c0-4.5 2-6.5 5-6.5h9c3 0 5 2 5 6.5z', WOOD),
  path('M2.5 11h19v9h-19z', PLANK),
  line('M6.5 5v15M17.5 5v15', '#7d5330', 1.6),
  path('M10 9.5h4v5h-4z', GOLD),
  spot(12, 12, 0.9),
)
export const crate = drawn(
  path('M3 4.5h18v16H3z', PLANK),
  path('M3 4.5h18v3.5H3zM3 17h18v3.5H3z', WOOD),
  rod('M6 16l12-7', WOOD, 1.4),
)
export const barrel = drawn(
  path('M6 3h12c2.5 6 2.5 12 0 18H6C3.5 15 3.5 9 6 3z', WOOD),
  line('M10 3.5c-1 6-1 11 0 17M14 3.5c1 6 1 11 0 17', '#7d4f27'),
  line('M5 7.5h14M5 16.5h14', '#d5dce4', 1.6),
)
export const sack = drawn(
  path('M8 8.5C3.5 11 1.5 20 5 21h14c3.5-1 1.5-10-3-12.5z', PLANK),
  path('M7 3h10l-2 5H9z', PLANK),
  rod('M8.5 8.3h7', CLOTH, 1.2),
  line('M8 13c-1 1.5-1.5 3-1.5 4.5', '#a97c46'),
)
export const can = drawn(
  line('M8.5 6C5 5 4 8 5.5 11', INK, 1.6),
  path('M8.5 3h7v4c2.5 1.5 4 3 4 6v8.5h-15V13c0-3 1.5-4.5 4-6z', '#cfdbe4'),
  path('M7.5 2.5h9v2.5h-9z', STEEL),
  flat('M6 14h12v3H6z', PALE),
)
export const vase = drawn(
  line('M9.5 8C8 5 8 3.5 8.5 2M12 8V2.5M14.5 8c1.5-3 1.5-4.5 1-6', '#557a2e', 1.6),
  disc(8, 3, 1.8, '#d98aa8'),
  disc(12, 2.8, 1.8, GOLD),
  disc(16, 3, 1.8, CLOTH),
  path('M8.5 8h7c-.5 2 3 3.5 3 7.5 0 3.5-2 6-3.5 6.5H9c-1.5-.5-3.5-3-3.5-6.5 0-4 3.5-5.5 3-7.5z', '#7fa7bf'),
  flat('M6.3 14h11.4v2.5H6.3z', PALE),
)
export const mug = drawn(
  line('M17 10h2.5a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H17', INK, 3.4),
  line('M17 10h2.5a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2H17', PLANK, 1.2),
  path('M4.5 8h12.5v13H4.5z', GOLD),
  line('M8.5 12v6M13 12v6', '#a87413', 1.6),
  disc(5.5, 7.5, 2.6, PALE),
  disc(15.8, 7.5, 2.6, PALE),
  disc(10.6, 6.3, 3.6, PALE),
  flat('M5.5 6h10v3.5h-10z', PALE),
)
export const loaf = drawn(
  path('M2.5 16.5c-1-6 3.5-10 9.5-10s10.5 4 9.5 10c-.3 2-1.5 3-3 3h-13c-1.5 0-2.7-1-3-3z', '#d0944a'),
  line('M7 9.5l2 4M11.5 8.5l2 4M16 9.5l2 4', '#f6dca6', 1.8),
)
export const flame = drawn(
  path('M12 1.5c1 4 7 7 7 13 0 4.5-3 7.5-7 7.5s-7-3-7-7.5c0-3 1.5-5 3-6.5.5 1.5 1 2.5 2 3 1-3 1-6 2-9.5z', FLAME),
  flat('M12 12c.5 2 3.5 3 3.5 6 0 2-1.5 3.5-3.5 3.5S8.5 20 8.5 18c0-2.5 3-3.5 3.5-6z', '#ffd766'),
)
export const pot = drawn(
  line('M9 6c-1.2-1.5 1.2-2.5 0-4.5M14.5 6c-1.2-1.5 1.2-2.5 0-4.5', '#a89c88', 1.5),
  path('M4 10h16c1.5 5-1 10.5-5 10.5H9C5 20.5 2.5 15 4 10z', DARK),
  rod('M3 9.5h18', IRON, 1.8),
  flat('M6 12.5c-.3 2.5.5 4.5 2 6C7 16.5 6.8 14.5 7.3 12.5z', '#7d7268'),
  rod('M7 21l-1.5 1M17 21l1.5 1', IRON, 0.8),
)
export const furnace = drawn(
  path('M5 21.5 7 5.5h10l2 16z', '#a77a62'),
  path('M8 2h8v4H8z', STONE),
  path('M8.5 21.5v-4a3.5 3.5 0 0 1 7 0v4z', DARK),
  put(flame, 12, 18.3, 0.28),
  line('M6.5 11h11M6 15h2M16 15h2M12 6v5', '#7c543f'),
)
export const altar = drawn(
  path('M3 13h18v3.5h-2.5v5h-13v-5H3z', STONE),
  line('M9 17v4M15 17v4', '#7f776c'),
  put(flame, 12, 7.5, 0.46),
)
export const candle = drawn(
  path('M4 11.5h4.5v9.5H4zM15.5 11.5H20v9.5h-4.5z', PALE),
  path('M9.5 8h5v13h-5z', PALE),
  rod('M3 21.3h18', GOLD, 1.2),
  ...[
    [6.2, 8],
    [12, 4.5],
    [17.8, 8],
  ].map(([x = 0, y = 0]) => path(`M${x} ${y - 3.5}c2 2.5 2 4 0 5-2-1-2-2.5 0-5z`, FLAME)),
)
export const loom = drawn(
  path('M6 9.5h12V21H6z', PALE),
  flat('M6.6 13h10.8v2.5H6.6zM6.6 18h10.8v2H6.6z', CLOTH),
  line('M8 4v6M10.7 4v6M13.3 4v6M16 4v6', '#8b7a5c', 1),
  rod('M4 2.5V22M20 2.5V22', WOOD, 1.8),
  rod('M3 4h18', WOOD, 1.6),
)
export const spinningWheel = drawn(
  rod('M9 10l-5 11M9 10l6 11M2.5 17.5h19', WOOD, 1.5),
  ring(9.5, 9.5, 7, PLANK, 1.6),
  line('M9.5 3v13M3 9.5h13M5 5l9 9M5 14l9-9', WOOD),
  rod('M19.5 8.5V17', WOOD, 1.2),
  oval(19.5, 9, 2.3, 3.5, PALE),
)
export const wheel = drawn(
  line('M12 4v16M4 12h16M6.5 6.5l11 11M6.5 17.5l11-11', INK, 3),
  line('M12 4v16M4 12h16M6.5 6.5l11 11M6.5 17.5l11-11', PLANK, 1.3),
  ring(12, 12, 8.7, WOOD, 2.4),
  disc(12, 12, 2.6, IRON),
)
export const gear = drawn(
  ...[0, 45, 90, 135].map((turn) => `<g transform="rotate(${turn} 12 12)">${path('M10 1.5h4v21h-4z', IRON)}</g>`),
  disc(12, 12, 7.8, IRON),
  disc(12, 12, 3.6, PALE),
)
export const grindstone = drawn(
  rod('M5 21l4-8M19 21l-4-8', WOOD, 1.8),
  disc(12, 10.5, 8, STONE),
  disc(12, 10.5, 5.5, '#c6bfb4'),
  disc(12, 10.5, 1.6, WOOD),
  rod('M12 10.5h7.5', IRON, 0.9),
)
export const heart = drawn(
  path('M12 21C5 15.5 2 12 2 8c0-5.5 7.5-7 10-1.5C14.5 1 22 2.5 22 8c0 4-3 7.5-10 13z', '#d9534f'),
  flat('M5 8c0-2 1.2-3.2 2.8-3.2C6.8 5.8 6 7 6 9z', '#f5a9a0'),
)
export const branch = drawn(
  line('M3.5 20.5C9 18 16 12 20.5 3.5', '#6b4b27', 1.8),
  ...[
    [8, 17, 20],
    [12.5, 13, 10],
    [16.5, 8.5, 0],
  ].map(([x, y, turn]) => {
    const leaves = path('M0 0c-4.5.5-6-2-6-5 3.5-.5 6 1.5 6 5zM0 0c4.5 1.5 6.5-.5 7-3.5-3.5-1-6.5.5-7 3.5z', LEAF)
    return `<g transform="translate(${x} ${y}) rotate(${turn})">${leaves}</g>`
  }),
)
export const scales = drawn(
  rod('M12 3v17M5 6.5h14M8 21h8', GOLD, 1.4),
  line('M5 7l-3 7h6zM19 7l-3 7h6z', INK, 1),
  path('M1.5 14h7c0 2.5-1.5 4-3.5 4s-3.5-1.5-3.5-4zM15.5 14h7c0 2.5-1.5 4-3.5 4s-3.5-1.5-3.5-4z', GOLD),
)
export const key = drawn(ring(7.5, 7.5, 4, GOLD, 2), rod('M10.5 10.5 20 20M17 17l2.5-2.5M14.5 14.5 17 12', GOLD, 2))
export const bars = drawn(
  path('M3 21.5V11a9 9 0 0 1 18 0v10.5z', DARK),
  rod('M7.5 4.5v16.5M12 3v18M16.5 4.5v16.5M4 12.5h16', STEEL, 1.1),
)
export const door = drawn(
  path('M4 21.5V10.5a8 8 0 0 1 16 0v11z', WOOD),
  line('M8.5 5v16M12 3v18M15.5 5v16', '#7d4f27'),
  line('M4 10h16M4 17.5h16', '#3f454c', 1.8),
  disc(17, 14, 1.3, GOLD),
)
export const ladder = drawn(
  oval(12, 15.5, 9.5, 6, DARK),
  oval(12, 16.5, 7.5, 4, '#1f1a16'),
  rod('M8.5 2v16M15.5 2v16M8.5 6h7M8.5 10.5h7M8.5 15h7', PLANK, 1.4),
)
export const signpost = drawn(
  rod('M12 3v19', WOOD, 2),
  path('M5.5 4H19l3 2.5L19 9H5.5z', PLANK),
  path('M18.5 10.5H5L2 13l3 2.5h13.5z', PLANK),
)
export const banner = drawn(
  path('M5.5 4.5h13v16L12 16.5l-6.5 4z', CLOTH),
  path('M12 6.5l1.2 2.8 3 .2-2.3 2 .7 3L12 12.9 9.4 14.5l.7-3-2.3-2 3-.2z', GOLD),
  rod('M3 3.8h18', WOOD, 1.8),
)
export const stall = drawn(
  rod('M4.5 10v11M19.5 10v11', WOOD, 1.6),
  path('M3 15h18v4H3z', PLANK),
  spot(8, 14, 1.5, '#e8832c'),
  spot(12, 14, 1.5, LEAF),
  spot(16, 14, 1.5, CLOTH),
  path('M4 3h16l2 6.5a2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0 2.5 2.5 0 0 1-5 0z', PALE),
  flat('M4.5 3.6h3.3L6.8 11c-1.5 1.5-4.2.5-4.2-1.3zM12 3.6h3.7L16.8 11c-1.5 1.5-4.5.5-4.8-1z', CLOTH),
)
export const fence = drawn(
  rod('M2.5 10.5h19M2.5 16.5h19', PLANK, 1.6),
  ...[5, 12, 19].map((x) => path(`M${x - 2} 21.5V6l2-3 2 3v15.5z`, WOOD)),
)
export const tree = drawn(
  rod('M12 15v6.5', WOOD, 2.5),
  path('M12 2c4 0 6 2.5 5.5 5 3 .5 4 3 3.5 5-.5 3-4 4.5-9 4.5S3.5 15 3 12c-.5-2 .5-4.5 3.5-5C6 4.5 8 2 12 2z', LEAF),
  flat('M9.5 5.5C11 4 13 4 14 5c-2 .5-3 2-3 3.5-1.5-.5-2-2-1.5-3zM6 11c1-1.5 3-1.5 4 0-1 1-3 1-4 0z', '#93bb5c'),
)
export const stump = drawn(
  path('M6.5 10h11c0 5 1.5 7 4 9.5-3 2-6.5.5-9.5 1.5-3-1-6.5.5-9.5-1.5C5 17 6.5 15 6.5 10z', WOOD),
  oval(12, 10, 5.5, 2.8, PLANK),
  `<ellipse cx="12" cy="10" rx="2.5" ry="1.2" fill="none" stroke="${WOOD}"/>`,
)
export const bush = drawn(
  path('M3 20c-2-3-.5-6 2-6.5C4.5 9.5 7.5 7.5 10 9c1-3.5 6-3.5 7 0 3 0 4 3 3 5 2.5 1 2.5 4.5 1 6z', LEAF),
  spot(8, 14, 1.4, CLOTH),
  spot(13, 12.5, 1.4, CLOTH),
  spot(16.5, 16.5, 1.4, CLOTH),
  spot(10.5, 17.5, 1.4, CLOTH),
)
export const boot = drawn(
  path('M7 2.5h8V11c3 1.5 6 2 6.5 5v3.5h-15C6 15 7 10 7 2.5z', '#8a5a30'),
  path('M6 19h16v2.5H6z', DARK),
  path('M6.5 2h9v3.5h-9z', PLANK),
  line('M13 9h2M13.5 12h2', PLANK),
)
export const map = drawn(
  path('M2 5.5 8.5 3l7 2.5L22 3v15.5L15.5 21l-7-2.5L2 21z', PALE),
  flat('M8.5 3.5l7 2.5v14.5l-7-2.5z', '#ead7b0'),
  line('M8.5 3.5v15M15.5 6v14.5', '#b99f6f', 1),
  line('M4.5 15.5c2-4 4 1 6-3s4 1 5.5-2', CLOTH, 1.6),
  line('M17 7l3 3M20 7l-3 3', CLOTH, 1.8),
)
export const hourglass = drawn(
  path('M6 4c0 5 4 6 4 8s-4 3-4 8h12c0-5-4-6-4-8s4-3 4-8z', '#e6eef2'),
  flat('M8 8h8c-1 2-3 2.5-4 4.5-1-2-3-2.5-4-4.5zM7.5 19.5c.5-2.5 3-3 4.5-4 1.5 1 4 1.5 4.5 4z', STRAW),
  rod('M5 3.5h14M5 20.5h14', WOOD, 1.8),
)
export const bowlOfGold = drawn(
  path('M2 12.5h20c-1 4.5-4.5 7.5-10 7.5S3 17 2 12.5z', IRON),
  oval(12, 12.5, 10, 3, '#8fb6cc'),
  disc(7.5, 11.8, 2, GOLD),
  disc(12.5, 13, 2.4, GOLD),
  disc(16.5, 11.5, 1.8, GOLD),
)
export const tub = drawn(
  path('M2.5 11h19l-2 10h-15z', WOOD),
  oval(12, 11, 9.5, 3, '#8fb6cc'),
  line('M4 16h16', '#d5dce4', 1.6),
)
export const silo = drawn(
  path('M5 21.5V9c0-4 3-7 7-7s7 3 7 7v12.5z', PLANK),
  line('M5 9h14M5 15h14', '#7d5330', 1.6),
  path('M9.5 21.5V18a2.5 2.5 0 0 1 5 0v3.5z', DARK),
)
export const post = drawn(
  rod('M5 5v16.5M19 5v16.5', WOOD, 2.2),
  rod('M2.5 8.5h19', PLANK, 2),
  line('M12 9.5c-2.5 3-2.5 6.5 0 6.5s2.5-3.5 0-6.5', '#c9a877', 1.6),
)
export const breach = drawn(
  path('M3 3.5h18v16H3z', DARK),
  path('M2.5 3H10L8.5 8l2 3.5L8 15l1.5 5h-7zM21.5 3H15l1.5 4-2.5 4 2.5 4-1 5h6z', '#b9b0a3'),
  line('M2.5 8.5h6M2.5 14h6M16 8.5h5.5M16 14h5.5M6 3v5.5M5 14v6M19 8.5V14'),
  path('M10.5 19l2-2.5 2.5 3.5h-4z', STONE),
)
export const armour = drawn(
  path('M4 6.5 8.5 3c1 2.5 6 2.5 7 0L20 6.5l-2.5 5 .5 9c-4 1.5-8 1.5-12 0l.5-9z', STEEL),
  flat('M12.3 5.5v15.3c2 0 3.5-.2 5-.8l-.5-8.5 2.2-4.7-3.3-2.5c-.8 1-2 1.3-3.4 1.2z', '#909aa6'),
  line('M7 15.5h10', GOLD, 1.8),
)
export const die = drawn(
  path('M12 2l9 4.5v10L12 22l-9-5.5v-10z', '#e9d3a5'),
  path('M12 2l9 4.5L12 11 3 6.5z', PALE),
  line('M12 11v11'),
  spot(12, 6.5, 1.5, CLOTH),
  spot(6, 11.5, 1.3),
  spot(9, 16.5, 1.3),
  spot(16.5, 13.7, 1.3),
)
export const lantern = drawn(
  rod('M8 6.5a4 4 0 0 1 8 0', IRON, 1),
  path('M7 6h10l1.5 3h-13z', IRON),
  path('M6.5 9h11v9.5h-11z', '#ffdf80'),
  put(flame, 12, 14.3, 0.36),
  line('M6.5 9v9.5M17.5 9v9.5', INK, 1.6),
  path('M5 18.5h14v3H5z', IRON),
)
export const flag = drawn(
  rod('M5.5 3v19', WOOD, 1.8),
  path('M6 3.5c5-2 8 2.5 15 0l-2.5 5L21 13c-7 2.5-10-2-15 0z', GOLD),
  flat('M6.8 8.5c4.5-1.5 7.5 1.8 11.5.2l1.2 3.3c-5.5 1.5-8.5-2-12.7-.5z', '#c98f14'),
)

/** A mine cart with what lies in it. */
export const cart = (load: string) =>
  put(load, 8, 8, 0.56) +
  put(load, 15.5, 8, 0.56) +
  drawn(
    path('M2 10h20l-2.5 7.5h-15z', WOOD),
    line('M8 10.5l1 6.5M16 10.5 15 17', '#7d4f27'),
    rod('M2 10h20', PLANK, 1.2),
    disc(7.5, 19.5, 2.3, IRON),
    disc(16.5, 19.5, 2.3, IRON),
  )

const hill =
  path('M1.5 21.5 4 11l4-6 4.5-2.5L17 5l3.5 6 2 10.5z', STONE) + flat('M4.5 11.5 8.5 6l4-2.5.5 3-5 5.5z', '#cfc9be')
export const cave = drawn(hill, path('M7 21.5V15a5 5 0 0 1 10 0v6.5z', DARK))
export const home = drawn(hill) + put(door, 12, 15.5, 0.56)

export const rails = drawn(
  line('M6 22h12M7.5 17.5h9M9 13h6M10 9h4', PLANK, 1.8),
  line('M5 23.5 10.5 5M19 23.5 13.5 5', STEEL, 1.8),
)
const timber = rod('M4 21V4.5M20 21V4.5', PLANK, 2.2) + rod('M2.5 4.5h19', PLANK, 2.4)

/** The way into a mine, with what is found there. */
export const mine = (load: string) => drawn(path('M2.5 21.5V5.5h19v16z', DARK), timber) + put(load, 12, 14.5, 0.62)

/** Rock with a vein running through it. */
export const vein = (colour: string) =>
  drawn(
    path('M2 20 3.5 9 9 3.5l8 .5 5 7-1 9z', STONE),
    flat('M4 9.5 9.3 4.5l3 .2-4.5 6z', '#cfc9be'),
    rod('M5 17.5l3.5-4 4 1 2-5 4-2.5', colour, 2),
    spot(15.5, 16, 1.2, colour),
  )

export const heap = (thing: string) =>
  put(thing, 12, 6.8, 0.54) + put(thing, 6.9, 16, 0.56) + put(thing, 17.1, 16, 0.56)
export const crossed = (thing: string) => mirrored(thing) + thing
export const sold = (thing: string) => put(thing, 10.8, 10.8, 0.9) + put(coin, 18.5, 18.5, 0.44)
