/** Every drawing of the page by its name: what stands inside an `<svg viewBox="0 0 24 24">`. */

import { COMMANDS } from './commands'
import { FOLK } from './folk'
import { FURNISHINGS } from './furnishings'
import { GOODS } from './goods'
import { ROOMS } from './rooms'
import { SPACE_ART } from './spaces'
import { TILE_ART } from './tiles'

export const ICONS: Record<string, string> = {
  ...GOODS,
  ...FOLK,
  ...TILE_ART,
  ...FURNISHINGS,
  ...SPACE_ART,
  ...ROOMS,
  ...COMMANDS,
}
