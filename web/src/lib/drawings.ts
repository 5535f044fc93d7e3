/**
 * The drawings: sheets of SVG symbols that Python and the page share, see docs/art.md. A sheet is loaded when one of its
 * drawings is first needed, and its symbols are put into the page once; every picture is then a `<use>` of a symbol.
 */

const SHEETS = import.meta.glob<string>('../../../src/caverna/art/*.svg', { query: '?raw', import: 'default' })

/** The proportion of most drawings of a sheet, for pictures that are not loaded yet. */
const USUAL: Record<string, string> = {
  animal: '40/32',
  person: '40/56',
  land: '118/106',
  space: '160/70',
  action: '160/70',
  furnishing: '112/84',
  room: '112/84',
  scene: '320/200',
}

const loading = new Map<string, Promise<void>>()

const sheetOf = (id: string) => id.split('-', 1)[0] ?? id

/** The names of all sheets. */
export const sheets = Object.keys(SHEETS).map((path) => path.replace(/.*\/|\.svg$/g, ''))

/** Loads the sheets of some drawings and of all that they are made of: `need('space', 'good-wood')`. */
export async function need(...ids: string[]): Promise<void> {
  await Promise.all([...new Set(ids.map(sheetOf))].map(load))
}

function load(sheet: string): Promise<void> {
  let promise = loading.get(sheet)
  if (!promise) {
    promise = fetched(sheet)
    loading.set(sheet, promise)
    promise.catch(() => loading.delete(sheet)) // asked for again, it is fetched again
  }
  return promise
}

async function fetched(sheet: string): Promise<void> {
  const text = await SHEETS[`../../../src/caverna/art/${sheet}.svg`]?.()
  if (text === undefined) throw new Error(`no sheet of drawings ${sheet}`)
  const others = new Set([...text.matchAll(/#([a-z]+)-/g)].map(([, name]) => name as string))
  others.delete(sheet)
  const place = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  place.innerHTML = text.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
  place.dataset.drawings = sheet
  place.setAttribute('aria-hidden', 'true')
  // Not display: none, or gradients in it would not be painted.
  place.style.cssText = 'position:absolute;width:0;height:0'
  document.documentElement.append(place) // beside the body, so that nothing that looks through that meets them
  await need(...others)
}

/** The proportion of a drawing, for CSS: the usual one of its sheet until it is loaded. What is above its box counts. */
export function proportion(id: string): string {
  const box = document.getElementById(id)?.getAttribute('viewBox')
  if (!box) return USUAL[sheetOf(id)] ?? '1'
  const [, top, width, height] = box.split(' ').map(Number)
  return `${width}/${top! + height!}`
}
