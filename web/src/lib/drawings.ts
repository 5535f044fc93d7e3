/**
 * The drawings: sheets of SVG symbols that Python and the page share, see docs/art.md. A sheet is loaded when one of its
 * drawings is first needed.
 *
 * Most drawings are shown as images: a browser styles and lays out an image once, however often it is shown, where every
 * `<use>` of a symbol copies all its shapes into the page. Only what takes a colour from the place where it stands is a
 * `<use>`, of a symbol that is put into the page once.
 */

import { createSubscriber } from 'svelte/reactivity'
import { type Tint, tinted } from './tint'

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

/** The sheets whose drawings wear the colour of a player, of an avatar or of the text around them. */
const COLOURED = new Set(['face', 'icon', 'person'])

/** How far the image of a drawing that overflows goes beyond its box, as a share of it. */
const REACH = 0.25

const SVG = 'http://www.w3.org/2000/svg'

const loading = new Map<string, Promise<void>>()
/** The sheets that are here with all that they are made of. */
const here = new Set<string>()
/** Symbols, gradients and clips by id. */
const definitions = new Map<string, string>()
const images = new Map<string, string>()

let changed = () => {}
/** Who shows a drawing is asked again when a sheet arrives, and when the theme changes. */
const follow = createSubscriber((update) => {
  changed = update
  const observer = new MutationObserver(update)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
})

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
  for (const [all, , id] of text.matchAll(/<(\w+) id="([^"]+)".*?<\/\1>/g)) definitions.set(id as string, all)
  const others = new Set(named(text).map(sheetOf))
  others.delete(sheet)
  await need(...others)
  if (COLOURED.has(sheet)) putIntoPage(sheet)
  here.add(sheet)
  changed()
}

function putIntoPage(sheet: string): void {
  const place = document.createElementNS(SVG, 'svg')
  const own = [...definitions.keys()].filter((id) => sheetOf(id) === sheet)
  const missing = closure(own).filter((id) => sheetOf(id) === sheet || !document.getElementById(id))
  place.innerHTML = missing.map((id) => definitions.get(id)).join('')
  place.dataset.drawings = sheet
  place.setAttribute('aria-hidden', 'true')
  // Not display: none, or gradients in it would not be painted.
  place.style.cssText = 'position:absolute;width:0;height:0'
  document.documentElement.append(place) // beside the body, so that nothing that looks through that meets them
}

/** The ids of the definitions that a text uses. */
function named(text: string): string[] {
  return [...text.matchAll(/#([a-z]+-[a-z0-9-]+)/g)].map(([, id]) => id as string)
}

/** Some definitions and all that they are made of. */
function closure(ids: Iterable<string>): string[] {
  const found = new Set(ids)
  for (const id of found) for (const part of named(definitions.get(id) ?? '')) found.add(part)
  return [...found].filter((id) => definitions.has(id))
}

/** Is a sheet here? If not, it is loaded. */
function arrived(sheet: string): boolean {
  follow()
  if (here.has(sheet)) return true
  load(sheet).catch(() => {}) // an empty picture is enough
  return false
}

/** The ids of the drawings of a sheet that is loaded. */
export function idsOf(sheet: string): string[] {
  return [...definitions].flatMap(([id, text]) => (sheetOf(id) === sheet && text.startsWith('<symbol') ? id : []))
}

/** Does a drawing take a colour from where it stands, so that it must be a `<use>`? */
export function coloured(id: string): boolean {
  const sheet = sheetOf(id)
  if (COLOURED.has(sheet)) arrived(sheet)
  return COLOURED.has(sheet)
}

/** How far the image of a drawing goes beyond its box, as a share of it. */
export function reach(id: string): number {
  return arrived(sheetOf(id)) && /^<symbol[^>]*overflow="visible"/.test(definitions.get(id) ?? '') ? REACH : 0
}

/** A drawing as an image that fills its box, whatever the proportions; undefined until its sheet is loaded. */
export function image(id: string, tint?: Tint): string | undefined {
  if (!arrived(sheetOf(id))) return undefined
  const key = [document.documentElement.dataset.theme, id, ...Object.values(tint ?? {})].join()
  const all = 1 + 2 * reach(id)
  const [start, size] = [`${(100 * reach(id)) / all}%`, `${100 / all}%`]
  const use = `<use href="#${id}" x="${start}" y="${start}" width="${size}" height="${size}"/>`
  const found = images.get(key) ?? svg(use, { tint })
  images.set(key, found)
  return found
}

/** Several drawings in a box as one image; undefined until their sheets are loaded. */
export function composed(markup: string, viewBox: string): string | undefined {
  if (!named(markup).map(sheetOf).map(arrived).every(Boolean)) return undefined
  return svg(markup, { attributes: `viewBox="${viewBox}"` })
}

function svg(markup: string, { attributes = '', tint }: { attributes?: string; tint?: Tint | undefined }): string {
  const parts = closure(named(markup)).map((id) => definitions.get(id))
  const text = `<svg xmlns="${SVG}" ${attributes}><defs>${parts.join('')}</defs>${markup}</svg>`
  const shown = tint ? tinted(painted(text), tint, document.documentElement.dataset.theme === 'dark') : painted(text)
  return `data:image/svg+xml,${shown.replace(/[%#"]/g, encodeURIComponent)}`
}

/** A text with the colours of the theme in place of its variables, which an image does not inherit. */
function painted(text: string): string {
  const theme = getComputedStyle(document.documentElement)
  return text.replace(/var\((--[a-z0-9-]+),([^()]+)\)/g, (_, name, night) => theme.getPropertyValue(name) || night)
}

/** A drawing for the markup of an SVG, where no component can be: what flies is drawn in passing. */
export function markupOf(id: string, size: number): string {
  const box = `width="${size}" height="${size}"`
  return coloured(id)
    ? `<use href="#${id}" ${box}/>`
    : `<image href="${image(id) ?? ''}" preserveAspectRatio="none" ${box}/>`
}

/** The proportion of a drawing, for CSS: the usual one of its sheet until it is loaded. What is above its box counts. */
export function proportion(id: string): string {
  const box = arrived(sheetOf(id)) ? /viewBox="0 (\S+) (\S+) (\S+)"/.exec(definitions.get(id) ?? '') : null
  return box ? `${box[2]}/${Number(box[1]) + Number(box[3])}` : (USUAL[sheetOf(id)] ?? '1')
}
