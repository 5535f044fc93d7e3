/** Sounds, made from tones: a knock, coins, a harvest, my turn, victory. Silent until the player turns them on. */

import { settings } from './settings.svelte'

interface Tone {
  /** Hertz, at the beginning and at the end. */
  pitch: number
  to?: number
  /** Seconds: when it begins, and how long it takes to fade. */
  at?: number
  fade: number
  loud?: number
  shape?: OscillatorType
}

export const SOUNDS = {
  place: [{ pitch: 190, to: 90, fade: 0.12, loud: 1.2, shape: 'triangle' }],
  take: [
    { pitch: 1180, fade: 0.12, loud: 0.4 },
    { pitch: 1570, at: 0.07, fade: 0.16, loud: 0.4 },
  ],
  harvest: [
    { pitch: 392, fade: 0.5, shape: 'triangle' },
    { pitch: 494, at: 0.12, fade: 0.5, shape: 'triangle' },
    { pitch: 587, at: 0.24, fade: 0.7, shape: 'triangle' },
  ],
  turn: [
    { pitch: 523.25, fade: 0.5 },
    { pitch: 783.99, at: 0.16, fade: 0.5 },
  ],
  begging: [{ pitch: 220, to: 147, fade: 0.7, shape: 'triangle' }],
  victory: [
    { pitch: 392, fade: 0.35, shape: 'triangle' },
    { pitch: 523.25, at: 0.18, fade: 0.35, shape: 'triangle' },
    { pitch: 659.25, at: 0.36, fade: 0.35, shape: 'triangle' },
    { pitch: 783.99, at: 0.54, fade: 1.4, shape: 'triangle' },
    { pitch: 523.25, at: 0.54, fade: 1.4 },
  ],
} as const satisfies Record<string, readonly Tone[]>

export type Sound = keyof typeof SOUNDS

const VOLUME = { off: 0, quiet: 0.06, full: 0.2 }
/** The same sound is not made again so soon: many goods are taken with one sound. */
const PAUSE = 120

let speaker: AudioContext | undefined
const last: Partial<Record<Sound, number>> = {}

/** Make a sound, if the player wants any and the browser allows it. */
export function play(sound: Sound): void {
  const volume = VOLUME[settings.sound]
  const now = performance.now()
  if (!volume || document.hidden || now - (last[sound] ?? -PAUSE) < PAUSE) return
  last[sound] = now
  speaker ??= new AudioContext()
  // a browser that has seen no touch yet keeps quiet, and nothing is made up for later
  if (speaker.state === 'suspended') void speaker.resume()
  for (const tone of SOUNDS[sound]) ring(speaker, tone, volume)
}

function ring(speaker: AudioContext, tone: Tone, volume: number): void {
  const source = speaker.createOscillator()
  const gain = speaker.createGain()
  const begin = speaker.currentTime + (tone.at ?? 0)
  source.type = tone.shape ?? 'sine'
  source.frequency.setValueAtTime(tone.pitch, begin)
  if (tone.to) source.frequency.exponentialRampToValueAtTime(tone.to, begin + tone.fade)
  gain.gain.setValueAtTime(0, begin)
  gain.gain.linearRampToValueAtTime(volume * (tone.loud ?? 1), begin + 0.015)
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + tone.fade)
  source.connect(gain).connect(speaker.destination)
  source.start(begin)
  source.stop(begin + tone.fade + 0.05)
}
