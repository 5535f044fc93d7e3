/** Notifies players that it is their turn, with a sound or a notification if they have turned these on. */

import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import { words } from '../lib/words.svelte'
import { showNotification } from '../lib/worker.svelte'

export function notify(title: string): void {
  play('turn')
  if (settings.notify && document.visibilityState !== 'visible' && 'Notification' in window) {
    if (Notification.permission === 'granted') void showNotification(words.say('page-your-turn'), title)
  }
}
