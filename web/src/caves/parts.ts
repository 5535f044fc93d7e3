import type { GameParts } from '../games'
import Actions from './Actions.svelte'
import Home from './Home.svelte'
import Line from './Line.svelte'
import Market from './Market.svelte'
import { moves } from './moves'
import Special from './Special.svelte'
import Track from './Track.svelte'

export const PARTS: GameParts = { Track, Actions, Home, Market, Line, Special, moves }
