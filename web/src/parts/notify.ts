/** Tells players that it is their turn, with a sound or a notification if they have turned these on. */

import { settings } from '../lib/settings.svelte'
import { words } from '../lib/words.svelte'

export function notify(title: string): void {
  if (settings.sound) chime()
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

/** Two soft notes, a fifth apart. */
export function chime(): void {
  const sound = new AudioContext()
  for (const [pitch, at] of [
    [523.25, 0],
    [783.99, 0.16],
  ] as const) {
    const tone = sound.createOscillator()
    const volume = sound.createGain()
    const begin = sound.currentTime + at
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0, begin)
    volume.gain.linearRampToValueAtTime(0.18, begin + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.5)
    tone.connect(volume).connect(sound.destination)
    tone.start(begin)
    tone.stop(begin + 0.55)
  }
  setTimeout(() => void sound.close(), 1200)
}
