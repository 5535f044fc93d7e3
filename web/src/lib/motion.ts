/**
 * Motion: what went from one place to another between two views flies there, as a ghost above the page. Elements say
 * which places they are with `data-place`, drawings which thing they show with `data-thing`; a game says what moved.
 * Ghosts block nothing: the page does not wait for them, and clicks go through.
 */

import { markupOf } from './drawings'
import { drawingId } from './icons'
import type { View } from './types'

export interface Move {
  /** The drawing that flies. */
  thing: string
  /** Whose it is: the dwarfs of a player wear the player's colour. */
  seat: number
  /** Where it was, and where it goes: the first of these places that is on the screen. */
  from: readonly string[]
  to: readonly string[]
}

export type Moves = (before: View, after: View) => Move[]

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

interface Departure {
  move: Move
  box: Box
  /** Is it new where it goes? Then it appears there only when its ghost arrives. The ground is never missing. */
  fresh: boolean
}

const FLIGHT = 220
/** One thing after the other, but the last one not much later than the first. */
const APART = 50
const ALL_OFF = 200
/** More moves than this are a jump to another position, and nothing is animated. */
const MOST = 30
/** The size of a thing in a place that does not draw it. */
const SIZE = 28

export function back(move: Move): Move {
  return { ...move, from: move.to, to: move.from }
}

/** The moves between two views in either direction, from a function that finds those forward. */
export function bothWays<Kind extends View>(there: (before: Kind, after: Kind) => Move[]): Moves {
  const all = (before: Kind, after: Kind) => [...there(before, after), ...there(after, before).map(back)]
  return all as Moves
}

/** The starting player token goes from one player to another. */
export function handedOn({ starting_player: from }: View, { starting_player: to }: View): Move[] {
  return from === to ? [] : [{ thing: 'starting-player', seat: to, from: [`player/${from}`], to: [`player/${to}`] }]
}

/** The delay of each ghost. */
export function delays(count: number): number[] {
  const apart = Math.min(APART, ALL_OFF / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, index) => Math.round(index * apart))
}

/** The transform that makes a ghost in one box look as if it were in another. */
export function placed(from: Box, to: Box): string {
  const right = from.left + from.width / 2 - to.left - to.width / 2
  const down = from.top + from.height / 2 - to.top - to.height / 2
  return `translate(${right}px, ${down}px) scale(${from.width / to.width})`
}

/** Before the page changes: where everything is that will move. */
export function departures(moves: readonly Move[]): Departure[] {
  if (moves.length > MOST || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return []
  return moves.flatMap((move) => {
    const box = boxOf(move.from, move.thing)
    const fresh = !move.thing.startsWith('tile/') && !drawn(move.to, move.thing)
    return box ? [{ move, box, fresh }] : []
  })
}

/** After the page has changed: start the animations. */
export function fly(leaving: readonly Departure[]): void {
  const flights = leaving.flatMap((one) => {
    const to = boxOf(one.move.to, one.move.thing)
    return to ? [{ ...one, to }] : []
  })
  const waits = delays(flights.length)
  flights.forEach(({ move, box, to, fresh }, index) => {
    const timing = { duration: FLIGHT, delay: waits[index]!, fill: 'backwards', easing: 'ease-in-out' } as const
    const ghost = ghostOf(move, to)
    const flight = ghost.animate([{ transform: placed(box, to) }, { transform: 'none' }], timing)
    // Not an animation: what is animated becomes a layer, and so does all that lies over it.
    const coming = fresh ? (drawn(move.to, move.thing) as HTMLElement | SVGElement | null) : null
    coming?.style.setProperty('opacity', '0')
    flight.onfinish = flight.oncancel = () => {
      ghost.remove()
      coming?.style.removeProperty('opacity')
    }
  })
}

/** Draw the eye to a place until it has been seen; with reduced motion it only glows. */
export function pointAt(place: string): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const glow = { boxShadow: '0 0 0 4px var(--glow), 0 0 26px 10px var(--glow)', borderRadius: '9px', zIndex: 1 }
  const beat = still
    ? [glow, glow]
    : [
        { ...glow, scale: 1 },
        { ...glow, scale: 1.05 },
        { ...glow, scale: 1 },
      ]
  const pulses = elements(place).map((element) => element.animate(beat, { duration: 900, iterations: Infinity }))
  return () => pulses.forEach((pulse) => pulse.cancel())
}

/** Bring a place into view where the table scrolls. */
export function bringIntoView(place: string): void {
  elements(place)[0]?.scrollIntoView({ block: 'center' })
}

function ghostOf({ thing, seat }: Move, { left, top, width, height }: Box): HTMLElement {
  const ghost = document.createElement('span')
  ghost.className = 'flying'
  ghost.ariaHidden = 'true'
  ghost.dataset.flying = thing
  ghost.style.cssText = `left:${left}px;top:${top}px;width:${width}px;height:${height}px;--hood:var(--seat-${seat})`
  ghost.innerHTML = `<svg viewBox="0 0 24 24">${markupOf(drawingId(thing), 24)}</svg>`
  document.body.append(ghost)
  return ghost
}

/** Where a thing is on the screen: where it is drawn largest in a place, else in the middle of the place. */
function boxOf(places: readonly string[], thing: string): Box | null {
  const drawing = drawn(places, thing)
  if (drawing) return drawing.getBoundingClientRect()
  for (const place of places) {
    const seen = elements(place).find((element) => visible(element, element))
    if (!seen) continue
    const { left, top, width, height } = seen.getBoundingClientRect()
    return { left: left + (width - SIZE) / 2, top: top + (height - SIZE) / 2, width: SIZE, height: SIZE }
  }
  return null
}

function drawn(places: readonly string[], thing: string): Element | null {
  for (const place of places) {
    const drawings = elements(place).flatMap((element) => {
      const drawing = element.querySelector(`[data-thing="${thing}"]`)
      return drawing && visible(drawing, element) ? [drawing] : []
    })
    if (drawings.length) return drawings.reduce((one, other) => (other.clientWidth > one.clientWidth ? other : one))
  }
  return null
}

function elements(place: string): Element[] {
  return [...document.querySelectorAll(`[data-place~="${place}"]`)]
}

/** Is the middle of a drawing on the screen, and covered by nothing outside its place? */
function visible(drawing: Element, place: Element): boolean {
  const { left, top, width, height } = drawing.getBoundingClientRect()
  const hit = width ? document.elementFromPoint(left + width / 2, top + height / 2) : null
  return hit !== null && place.contains(hit)
}
