import { describe, expect, it } from 'vitest'
import catalogue from '../../../src/caverna/locale/en.ftl?raw'
import { drawingId } from './icons'

const SHEETS = import.meta.glob<string>('../../../src/caverna/art/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const drawn = new Set(
  Object.values(SHEETS).flatMap((text) => [...text.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)),
)

/** What the page names: ids of the reference of both games, parts of the boards, commands. Tiles are in the catalogue. */
const PLAIN = `
    wood stone ore ruby grain vegetable food gold dog sheep donkey boar cattle emmer flax iron weapon dwarf
    dwarf-child strength begging wall stable undo redo check close menu hint home market players log chance
    lantern starting-player chat share copy clock eye sound mute download upload play pause replay trophy book
    language settings back next trade flip feed
`
const KINDS = {
  space: `
    ruby-mining housework slash-and-burn drift-mining excavation starting-player logging supplies ore-mining
    wood-gathering clearing sustenance imitation growth forest-exploration strip-mining large-depot imitation-3
    extension depot small-scale-drift-mining drift-mining-2 weekly-market imitation-2 hardware-rental
    fence-building blacksmithing sheep-farming ore-mine-construction wish-for-children urgent-wish-for-children
    donkey-farming ruby-mine-construction exploration family-life ore-delivery ore-trading adventure
    ruby-delivery
  `,
  loot: `
    weapons wood dog grain sheep stone donkey vegetable ore boar gold furnish stable tunnel small-pasture cattle
    large-pasture meadow dwelling field sow cavern breed
  `,
  harvest: `
    none harvest one-food partial marker
  `,
  marker: `
    leaf question
  `,
  action: `
    cultivation housework excavation undergrowth furnishing masonry undermining expansion breach drift-mining
    expedition renovation decoration arms-trade interior-design weekly-market
  `,
  tile: `
    forest mountain meadow field field-grain field-vegetable small-pasture large-pasture large-pasture-north
    large-pasture-east large-pasture-south large-pasture-west stable cavern tunnel deep-tunnel ore-mine
    ruby-mine furnishing entry-level-dwelling covered empty margin meadow-field cavern-tunnel cavern-cavern
    ore-mine-deep-tunnel
  `,
}
const ids = (list: string) => list.trim().split(/\s+/)
const named = (prefix: string) =>
  [...catalogue.matchAll(new RegExp(`^${prefix}-([a-z-]+) =`, 'gm'))].map(([, id]) => id)
const names = [
  ...ids(PLAIN),
  ...named('cave-farmers-furnishing').map((id) => `furnishing/${id}`),
  ...named('cave-vs-cave-room').map((id) => `room/${id}`),
  ...Object.entries(KINDS).flatMap(([kind, list]) => ids(list).map((id) => `${kind}/${id}`)),
]

describe('icons', () => {
  it('has a drawing for every name', () => {
    expect(names.length).toBeGreaterThan(200)
    expect(names.filter((name) => !drawn.has(drawingId(name)))).toEqual([])
  })
})
