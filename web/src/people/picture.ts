/** A picture of a result to share: the points as a wall of coloured stones, by category, and no card. */

import type { GameId } from '../lib/types'
import { words } from '../lib/words.svelte'

export const WIDTH = 1200
export const HEIGHT = 630
const TINTS = ['#e8924a', '#8cb457', '#c4405a', '#4e7fa8', '#b58545', '#d9b02f', '#7a5a99', '#5c8f86', '#a08f7d']
const TITLE = "'Alegreya', serif"
const TEXT = "'Alegreya Sans', sans-serif"
const LEFT = 80
const ROOM = 530
const ROWS = 9

export interface Told {
  game: GameId
  date: string
  points: number
  told: string
  streak: string
  stones: Record<string, number>
}

function paint(canvas: HTMLCanvasElement, result: Told): void {
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const pen = canvas.getContext('2d')
  if (!pen) return
  paintMountains(pen)
  pen.fillStyle = '#ffdf9c'
  write(pen, words.say(`game-${result.game}`), 92, `800 44px ${TITLE}`)
  pen.fillStyle = '#fff1cf'
  write(pen, result.date, 140, `500 32px ${TEXT}`)
  write(pen, result.points.toLocaleString(words.language), 350, `800 200px ${TITLE}`)
  write(pen, result.told, 420, `700 36px ${TEXT}`)
  write(pen, result.streak, 470, `700 36px ${TEXT}`)
  paintWall(pen, result.stones)
}

/** Paint again once the letters are there: the page may not have needed all of them yet. */
export async function paintWithFonts(canvas: HTMLCanvasElement, result: Told): Promise<void> {
  paint(canvas, result)
  const fonts = [`800 44px ${TITLE}`, `500 32px ${TEXT}`, `700 36px ${TEXT}`]
  const text = [words.say(`game-${result.game}`), result.date, result.told, result.streak].join('')
  await Promise.all(fonts.map((font) => document.fonts.load(font, text)))
  paint(canvas, result)
}

/** A line left of the wall, in smaller letters if it is long. */
function write(pen: CanvasRenderingContext2D, text: string, y: number, font: string): void {
  pen.font = font
  const scale = Math.min(1, ROOM / pen.measureText(text).width)
  pen.font = font.replace(/(\d+)px/, (_, size) => `${Math.floor(Number(size) * scale)}px`)
  pen.fillText(text, LEFT, y)
}

function paintMountains(pen: CanvasRenderingContext2D): void {
  const sky = pen.createLinearGradient(0, 0, 0, HEIGHT)
  sky.addColorStop(0, '#14163a')
  sky.addColorStop(0.6, '#5b3a63')
  sky.addColorStop(1, '#a85f63')
  pen.fillStyle = sky
  pen.fillRect(0, 0, WIDTH, HEIGHT)
  const ridges: [string, number[]][] = [
    ['#3c3263', [560, 470, 530, 420, 500, 400, 490, 430]],
    ['#241f45', [600, 560, 585, 520, 570, 530, 560, 545]],
  ]
  for (const [colour, heights] of ridges) {
    pen.fillStyle = colour
    pen.beginPath()
    pen.moveTo(0, HEIGHT)
    heights.forEach((height, index) => pen.lineTo((index * WIDTH) / (heights.length - 1), height))
    pen.lineTo(WIDTH, HEIGHT)
    pen.fill()
  }
}

/** A stone for every point, column by column, in the colour of its category. */
function paintWall(pen: CanvasRenderingContext2D, sheet: Record<string, number>): void {
  const stones = Object.values(sheet).flatMap((points, index) =>
    Array<string>(Math.max(0, Math.round(points))).fill(TINTS[index % TINTS.length]!),
  )
  const columns = Math.max(9, Math.ceil(stones.length / ROWS))
  const size = Math.min(46, 500 / columns)
  const top = (HEIGHT - ROWS * size) / 2
  stones.forEach((colour, index) => {
    pen.fillStyle = colour
    pen.beginPath()
    pen.roundRect(
      640 + Math.floor(index / ROWS) * size,
      top + (ROWS - 1 - (index % ROWS)) * size,
      size - 4,
      size - 4,
      size / 7,
    )
    pen.fill()
  })
}
