/** The goods that this turn's tile has given by itself: they are shown while one is asked whether the turn ends. */

import type { Goods } from '../lib/types'

export const given = $state<{ goods: Goods }>({ goods: {} })
