/** Colours as a season shows them: what CSS filters would do to every pixel of a drawing, done once to its colours. */

export interface Tint {
  saturation: number
  /** How far the hue is turned, in degrees. */
  hue?: number
  brightness?: number
  /** The brightness in the dark theme, if it is another. */
  night?: number
}

/** What red, green and blue add to the luminance, and the turn of the hue by a right angle, as in Filter Effects. */
const LUMINANCE = [0.213, 0.715, 0.072] as const
const TURN = [
  [-0.213, -0.715, 0.928],
  [0.143, 0.14, -0.283],
  [-0.787, 0.715, 0.072],
] as const

/** A text with its colours as `saturate() hue-rotate() brightness()` would change them. */
export function tinted(text: string, { saturation, hue = 0, brightness = 1, night }: Tint, dark = false): string {
  const light = dark ? (night ?? brightness) : brightness
  const across = saturation * Math.cos((hue * Math.PI) / 180)
  const turned = saturation * Math.sin((hue * Math.PI) / 180)
  const matrix = TURN.map((turn, row) =>
    turn.map((by, column) => {
      const grey = LUMINANCE[column]!
      return light * (grey + across * (Number(row === column) - grey) + turned * by)
    }),
  )
  return text.replace(/(["'(:,])#([0-9a-f]{3}|[0-9a-f]{6})\b/gi, (_, before: string, hex: string) => {
    const parts = hex.length === 3 ? [...hex].map((one) => one + one) : hex.match(/../g)!
    const colour = parts.map((part) => parseInt(part, 16))
    const shown = matrix.map((row) => row.reduce((sum, by, index) => sum + by * colour[index]!, 0))
    return `${before}#${shown.map(hexOf).join('')}`
  })
}

function hexOf(part: number): string {
  return Math.max(0, Math.min(255, Math.round(part)))
    .toString(16)
    .padStart(2, '0')
}
