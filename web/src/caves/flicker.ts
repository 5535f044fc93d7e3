/**
 * Lamps that flicker now and then, one at a time. Lamps that burn all the time would keep a browser painting as long as a
 * table lies open. Here one small spot changes a few times, then everything rests; and there is no animation, for which
 * a browser would make a layer of the lamp and look at it in every frame.
 */

/** Between two of them, in milliseconds. */
const PAUSE = 2600
/** How bright a lamp is, one after another. */
const FLAME = ['0.55', '0.9', '0.4', '0.8', '']
const STEP = 90

/** Lets the lamps in an element flicker; returns what ends it. */
export function flicker(root: HTMLElement): () => void {
  const timer = setInterval(() => {
    if (!document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches) flare(root)
  }, PAUSE)
  return () => clearInterval(timer)
}

function flare(root: HTMLElement): void {
  const lamps = root.querySelectorAll<HTMLElement>('.lamp')
  const lamp = lamps[Math.floor(Math.random() * lamps.length)]
  if (lamp) FLAME.forEach((bright, index) => setTimeout(() => (lamp.style.opacity = bright), index * STEP))
}
