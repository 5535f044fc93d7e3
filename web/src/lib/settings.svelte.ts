/** The player's settings, stored in the browser. */

import { MediaQuery } from 'svelte/reactivity'

const KEPT = 'caverna.settings'

const USUAL = {
  name: '',
  theme: 'system' as 'system' | 'light' | 'dark',
  /** How fast the moves of others are shown. */
  pace: 'normal' as 'off' | 'fast' | 'normal' | 'slow',
  sound: 'off' as 'off' | 'quiet' | 'full',
  notify: false,
  forced: true,
  confirms: true,
  /** Seconds after which a computer player is offered to whoever waits for people; 0 for never. */
  offerBot: 30,
  /** Which open tables are listed; empty for all. */
  filter: { game: '', players: '', clock: '', rated: '' },
  /** What was last looked for among people. */
  meet: { game: 'cave-farmers', players: 2, time: 'quick', rated: false } as {
    game: 'cave-farmers' | 'cave-vs-cave'
    players: number
    time: 'quick' | 'calm' | 'day' | 'none'
    rated: boolean
  },
}

function kept(): typeof USUAL {
  try {
    const found = { ...USUAL, ...JSON.parse(localStorage.getItem(KEPT) ?? '{}') }
    // sound was once on or off
    if (typeof found.sound === 'boolean') found.sound = found.sound ? 'quiet' : 'off'
    return found
  } catch {
    return { ...USUAL }
  }
}

export const settings = $state(kept())

/** Call once: stores every change, and applies the theme. */
export function keepSettings(): void {
  const night = new MediaQuery('prefers-color-scheme: dark')
  $effect.root(() => {
    $effect(() => {
      localStorage.setItem(KEPT, JSON.stringify(settings))
      const dark = settings.theme === 'dark' || (settings.theme === 'system' && night.current)
      document.documentElement.dataset.theme = dark ? 'dark' : 'light'
    })
  })
}
