/** The rock that caves are carved into, as an image of a certain size: its grain, lit from above, darker below. */

const GRAIN = 360
const RIDGE =
  '0 .11 .04 .09 .08 .1 .13 .05 .19 .07 .25 .03 .31 .06 .37 .05 .43 .1 .49 .12 .53 .1 .59 .05 .66 .07 .72 .025 ' +
  '.79 .06 .84 .05 .9 .09 .95 .08 1 .11 1 1 0 1'

const STOPS = [
  [0, '#b0987f'],
  [18, '#7d6a59'],
  [100, '#4a3d33'],
].map(([at, colour]) => `<stop offset="${at}%" stop-color="${colour}"/>`)

/** With a ridge it ends below the sky; without, it fills everything. */
export function rock(ridge: boolean): string {
  const text = `<svg xmlns="http://www.w3.org/2000/svg"><defs>
    <linearGradient id="depth" x2="0" y2="1">${STOPS.join('')}</linearGradient>
    <filter id="lit" x="0" y="0" width="100%" height="100%">
      <feTurbulence type="fractalNoise" baseFrequency=".0167 .0278" numOctaves="4" seed="7" stitchTiles="stitch"/>
      <feDiffuseLighting surfaceScale="12" diffuseConstant="1.2" lighting-color="#fff">
        <feDistantLight azimuth="250" elevation="58"/>
      </feDiffuseLighting>
    </filter>
    <pattern id="grain" width="${GRAIN}" height="${GRAIN}" patternUnits="userSpaceOnUse" patternTransform="scale(${devicePixelRatio})">
      <rect width="${GRAIN}" height="${GRAIN}" filter="url(#lit)"/>
    </pattern>
    <clipPath id="ridge" clipPathUnits="objectBoundingBox"><polygon points="${RIDGE}"/></clipPath></defs>
    <g${ridge ? ' clip-path="url(#ridge)"' : ''}>
      <rect width="100%" height="100%" fill="url(#depth)"/>
      <rect width="100%" height="100%" fill="url(#grain)" style="mix-blend-mode:multiply"/>
    </g></svg>`
  return `data:image/svg+xml,${text.replace(/[%#"\n]/g, encodeURIComponent)}`
}
