/** Tells players that it is their turn, with a sound or a notification if they have turned these on. */

import { settings } from '../lib/settings.svelte'
import { play } from '../lib/sound'
import { words } from '../lib/words.svelte'

export function notify(title: string): void {
  play('turn')
  if (settings.notify && document.visibilityState !== 'visible' && 'Notification' in window) {
    if (Notification.permission === 'granted') showNotification(title)
  }
}

function showNotification(title: string): void {
  try {
    const note = new Notification(words.say('page-your-turn'), { body: title, tag: location.pathname })
    note.onclick = () => {
      focus()
      note.close()
    }
  } catch {
    // some phones allow notifications from service workers only
  }
}
