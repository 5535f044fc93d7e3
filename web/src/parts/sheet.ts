/** What a sheet says about a thing at this table, and what it would bring now. */

import type { Desk } from '../lib/desk.svelte'
import type { Action, CavesView, FarmersView, Goods } from '../lib/types'
import { words } from '../lib/words.svelte'

export interface Line {
  label: string
  text?: string
  goods?: Goods
}

/** The state of a thing at the table: what lies there, who has it, how much everybody has. */
export function atThisTable(desk: Desk, thing: string): Line[] {
  const [kind, id = ''] = thing.split('/')
  if (kind === 'good') return desk.view.players.map((player) => amount(desk, player.seat, player.goods[id] ?? 0))
  if (kind === 'score') {
    const category = id.replaceAll('-', '_')
    return desk.view.players.map(({ seat, score_sheet }) => amount(desk, seat, score_sheet[category] ?? 0))
  }
  return desk.view.game === 'cave-farmers' ? farmers(desk, desk.view, kind, id) : caves(desk, desk.view, kind, id)
}

function amount(desk: Desk, seat: number, count: number): Line {
  return { label: desk.nameOf(seat), text: count.toLocaleString(words.language) }
}

function farmers(desk: Desk, view: FarmersView, kind: string | undefined, id: string): Line[] {
  if (kind === 'space') {
    const space = view.spaces.find((one) => one.id === id)
    return [
      ...(space && Object.values(space.goods).some(Boolean)
        ? [{ label: words.say('page-lies-there'), goods: space.goods }]
        : []),
      ...(space && space.seat !== null
        ? [{ label: words.say('page-who-is-there'), text: desk.nameOf(space.seat) }]
        : []),
    ]
  }
  if (kind === 'furnishing') {
    const owners = view.players.filter((player) => player.furnishings.some((built) => built.id === id))
    const mine = desk.me === null ? undefined : view.players[desk.me]
    return [
      ...owners.map(({ seat }) => ({ label: words.say('page-built-by'), text: desk.nameOf(seat) })),
      ...(!owners.length && mine?.affordable.includes(id)
        ? [{ label: words.say('page-filter'), text: words.say('page-affordable') }]
        : []),
    ]
  }
  if (kind === 'dwarf')
    return view.players.map(({ seat, dwarfs }) => ({
      label: desk.nameOf(seat),
      text: dwarfs.map(({ strength }) => strength).join(', '),
    }))
  if (kind === 'marker' || kind === 'harvest')
    return [
      ...view.harvests.map(({ round, harvest }) => ({
        label: words.say('page-round-short', { round }),
        text: words.name('cave-farmers', 'harvest', harvest),
      })),
      ...Object.entries(view.markers)
        .filter(([, left]) => left)
        .map(([marker, left]) => ({ label: words.name('cave-farmers', 'marker', marker), text: `×${left}` })),
    ]
  return []
}

function caves(desk: Desk, view: CavesView, kind: string | undefined, id: string): Line[] {
  if (kind === 'wall')
    return [{ label: words.say('page-walls'), text: words.say('page-cave-walls-left', { count: view.walls }) }]
  if (kind === 'turn')
    return view.players.map(({ seat, turns_left }) => ({
      label: desk.nameOf(seat),
      text: words.say('page-cave-turns-left', { count: turns_left }),
    }))
  if (kind === 'tile') {
    const taken = view.spaces.find((one) => one.id === id)?.seat
    return taken === null || taken === undefined
      ? []
      : [{ label: words.say('page-who-is-there'), text: desk.nameOf(taken) }]
  }
  if (kind === 'room') {
    const owners = view.players.filter((player) => player.cells.some((cell) => cell.room === id))
    const fits = desk.me === null ? undefined : view.players[desk.me]?.fits[id]
    return [
      ...owners.map(({ seat }) => ({ label: words.say('page-built-by'), text: desk.nameOf(seat) })),
      ...(fits && view.display.includes(id)
        ? [
            {
              label: words.say('page-area-home'),
              text: fits.length
                ? words.say('page-cave-fits-cells', { cells: fits.join(', ') })
                : words.say('page-cave-fits-nowhere'),
            },
          ]
        : []),
    ]
  }
  return []
}

const TARGETS: Record<string, 'space' | 'furnishing' | 'room' | 'item' | 'tile'> = {
  space: 'space',
  furnishing: 'furnishing',
  room: 'room',
  loot: 'item',
  tile: 'tile',
}

/** The choices that concern a thing now, with what an adviser expects of them if it was asked. */
export function chances(desk: Desk, thing: string): { action: Action; worth: string | undefined }[] {
  const [kind = '', id = ''] = thing.split('/')
  const what = TARGETS[kind]
  if (!what) return []
  return desk.targets
    .at(what, id)
    .slice(0, 4)
    .map((action) => ({ action, worth: desk.worth(action.action) }))
}
