import type { GameParts } from '../games'
import Nothing from '../parts/Nothing.svelte'

export const PARTS: GameParts = {
  Track: Nothing,
  Actions: Nothing,
  Home: Nothing,
  Market: Nothing,
  Line: Nothing,
  Special: Nothing,
}
