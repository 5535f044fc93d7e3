/** What a space does, as drawings and a few words: data for `Effect.svelte`, from the parts of the reference. */

import type { Action, Goods, PileRow, SpacePart, SpaceRow } from '../lib/types'
import { words } from '../lib/words.svelte'
import { isAnimal } from './goods'

/** A piece of the line: drawings, a number or word, or the connective between two parts. */
export type Piece =
  | { kind: 'icon'; name: string; amount?: number | undefined }
  | { kind: 'word'; text: string }
  | { kind: 'link'; text: string }
  | { kind: 'level'; level: number }

const icon = (name: string, amount?: number): Piece => ({ kind: 'icon', name, amount })
const word = (text: string): Piece => ({ kind: 'word', text })
const link = (connective: string): Piece => ({ kind: 'link', text: words.say(`page-link-${connective}`) })

/** Two tiles that are one piece have a drawing of their own. */
const TWINS = new Set(['meadow-field', 'cavern-tunnel', 'cavern-cavern', 'ore-mine-deep-tunnel'])

function counted(goods: Goods): Piece[] {
  return Object.entries(goods).map(([good, amount]) => icon(good, amount > 1 ? amount : undefined))
}

/** The goods of a part; those of a pile have no numbers of their own. */
function goodsOf(part: SpacePart): Piece[] {
  return Array.isArray(part.goods) ? part.goods.map((good) => icon(good)) : counted(part.goods ?? {})
}

/** A pile of animals: the space fences as well, and has no room for more words. */
function isHerd(part: SpacePart): boolean {
  return Array.isArray(part.goods) && part.goods.every(isAnimal)
}

const DRAWN: Record<string, (part: SpacePart) => Piece[]> = {
  take: (part) => [...goodsOf(part), ...(isHerd(part) ? [] : [word(words.say('page-part-all'))])],
  gain: goodsOf,
  'gain-per-ore-mine': (part) => [word('+'), ...goodsOf(part), word(words.say('page-part-per')), icon('tile/ore-mine')],
  'gain-with-ruby-mines': (part) => [
    word('+'),
    ...goodsOf(part),
    word(words.say('page-part-with')),
    icon('tile/ruby-mine', part.mines === 1 ? undefined : part.mines),
  ],
  tile: (part) => [
    ...(part.on ? [icon(`tile/${part.on}`), word('→')] : []),
    icon(TWINS.has(part.tiles?.join('-') ?? '') ? part.tiles!.join('-') : `tile/${part.tiles?.[0]}`),
    ...(Object.keys(part.goods ?? {}).length ? [word('+'), ...goodsOf(part)] : []),
  ],
  'small-pasture': () => [icon('tile/small-pasture')],
  'large-pasture': () => [icon('large-pasture')],
  stable: () => [icon('stable')],
  furnish: () => [icon('furnish')],
  'furnish-dwelling': () => [icon('dwelling')],
  sow: () => [icon('sow')],
  grow: () => [icon('grow')],
  forge: () => [icon('forge')],
  expedition: (part) => [{ kind: 'level', level: part.level ?? 0 }],
  imitate: (part) => [icon('imitate'), ...paid(part)],
  buy: () => [icon('market')],
  sell: (part) => [...counted(part.pay ?? {}), word('→'), ...counted(part.get ?? {}), word(`×${part.times}`)],
  'starting-player': () => [icon('starting-player')],
}

function paid(part: SpacePart): Piece[] {
  const cost = Object.entries(part.cost ?? {})
  return cost.length ? [word('('), ...cost.map(([good, amount]) => icon(good, amount)), word(')')] : []
}

/**
 * Parts with their connectives, as printed. Pastures and a stable stand side by side, as on the printed boards: the words
 * below say what they cost.
 */
export function pieces(parts: readonly SpacePart[], connective: string | null, nested = false): Piece[] {
  const silent = connective === 'and' || (nested && connective === 'and-or')
  return parts.flatMap((part, index) => [
    ...(index && connective && !silent ? [link(connective)] : []),
    ...(part.parts ? pieces(part.parts, part.connective ?? null, true) : (DRAWN[part.do ?? '']?.(part) ?? [])),
  ])
}

/** What fences and stables cost, where a space builds them. */
export function prices(parts: readonly SpacePart[]): string {
  const all = parts.flatMap((part) => part.parts ?? [part]).filter((part) => part.do && FENCED.has(part.do))
  const wood = all.flatMap((part) => part.cost?.wood ?? [])
  const stone = all.flatMap((part) => part.cost?.stone ?? [])
  return [
    wood.length ? words.say('page-fence-price', { wood: wood.join(' / ') }) : '',
    stone.length ? words.counted('stone', stone[0]!) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const FENCED = new Set(['small-pasture', 'large-pasture', 'stable'])

/** How a pile grows: "+1 each round", or "3 if empty, then 1". */
export function growth({ first, more }: PileRow): string {
  const [one, next] = [first, more].map((goods) => Object.values(goods).reduce((sum, amount) => sum + amount, 0))
  const same = JSON.stringify(first) === JSON.stringify(more)
  const kinds = Object.keys({ ...first, ...more }).length
  if (same) return words.say(kinds > 1 ? 'page-grows-each' : 'page-grows', { count: Object.values(first)[0] ?? 0 })
  if (kinds > 2) {
    const each = [first, more].map((goods) => Object.values(goods).join(' / '))
    return words.say('page-grows-first', { first: each[0]!, more: each[1]! })
  }
  if (kinds === 1) return words.say('page-grows-first', { first: one ?? 0, more: next ?? 0 })
  return words.say('page-grows-mixed', { first: words.goods(first), more: words.goods(more) })
}

/** How parts that are chosen in the prompt are called in the reference, where that is something else. */
const PART_OF: Record<string, string> = { animals: 'take', 'ore-mine': 'ore-mine-deep-tunnel' }

/** Which step of a space each of some choices is, if it is the only space with all of them and they have an order. */
export function inOrder(
  choices: readonly Action[],
  partOf: (action: Action) => string,
  spaces: readonly SpaceRow[],
): ReadonlyMap<Action, number> {
  const ordered = spaces.filter(({ connective }) => connective === 'and-then-or')
  for (const { actions } of ordered) {
    const steps = choices.map((action) => {
      const name = partOf(action)
      return actions.findIndex((step) => hasPart(step, PART_OF[name] ?? name))
    })
    const first = Math.min(...steps)
    if (first >= 0 && steps.some((step) => step > first))
      return new Map(choices.map((action, index) => [action, steps[index]! - first + 1]))
  }
  return new Map()
}

function hasPart(step: SpacePart, name: string): boolean {
  return step.parts?.some((part) => hasPart(part, name)) ?? (step.tiles?.join('-') ?? step.do) === name
}

const PART_ICONS: Record<string, string> = {
  goods: 'goods',
  gold: 'gold',
  grow: 'grow',
  dwelling: 'dwelling',
  'meadow-field': 'meadow-field',
  'cavern-tunnel': 'cavern-tunnel',
  'cavern-cavern': 'cavern-cavern',
  'ore-mine': 'ore-mine-deep-tunnel',
  'ruby-mine': 'tile/ruby-mine',
  'deep-ruby-mine': 'deep-ruby-mine',
  'small-pasture': 'tile/small-pasture',
  'large-pasture': 'large-pasture',
  stable: 'stable',
  animals: 'sheep',
  sow: 'sow',
  forge: 'forge',
  expedition: 'expedition',
  'second-expedition': 'expedition',
}

/** The drawing of a choice in the prompt. */
export function partIcon(action: Action): string | null {
  if (action.part) return PART_ICONS[action.part] ?? null
  return action.kind === 'sow' || action.kind === 'buy' ? (action.good ?? null) : null
}
