/** The service worker: notifications while the page is closed, and the page as an app. */

import { ask } from './api'
import { settings } from './settings.svelte'
import type { WaysAnswer } from './types'
import { words } from './words.svelte'

/** Chromium asks to install a page only after its own event, which is kept until then. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

export const app = $state<{ prompt: InstallPrompt | null }>({ prompt: null })

/** Call once. Tests and old browsers have no service worker, and need none. */
export function startWorker(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    app.prompt = event as InstallPrompt
  })
  addEventListener('appinstalled', () => (app.prompt = null))
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js')
}

export async function install(): Promise<void> {
  await app.prompt?.prompt()
  app.prompt = null
}

/** Show a notification. Some phones allow them from service workers only. */
export async function showNotification(title: string, body: string): Promise<void> {
  const path = location.pathname
  const registration = await navigator.serviceWorker?.getRegistration()
  const options = { body, tag: path, icon: '/icon-192.png', badge: '/badge-96.png', data: { path } }
  if (registration) return registration.showNotification(title, options)
  const note = new Notification(title, options)
  note.onclick = () => {
    focus()
    note.close()
  }
}

/**
 * Turn on notifications on this device. Returns what prevents that: the id of a message, or nothing. `player` is the
 * secret by which the server knows this browser.
 */
export async function notifyDevice(player: () => string): Promise<string | null> {
  if (!('Notification' in window)) return 'page-notify-home-screen'
  if ((await Notification.requestPermission()) !== 'granted') return 'page-notify-denied'
  settings.notify = true
  return (await syncDevice(player)) ? null : 'page-notify-failed'
}

/** Tell the server where this device is reached. It may have changed, as may the person who uses it. */
export async function syncDevice(player: () => string): Promise<boolean> {
  if (!settings.notify || !('PushManager' in window) || Notification.permission !== 'granted') return false
  try {
    const subscription = await subscribed()
    const { endpoint, keys } = subscription.toJSON()
    const body = { endpoint, p256dh: keys!.p256dh, auth: keys!.auth, language: words.language }
    await ask('/api/notifications/devices', { method: 'POST', body, player: player() })
    return true
  } catch {
    return false
  }
}

async function subscribed(): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  const { push_key } = await ask<WaysAnswer>('/api/notifications')
  const options = { userVisibleOnly: true, applicationServerKey: push_key }
  try {
    return await pushManager.subscribe(options)
  } catch (error) {
    // subscribed to a server that had another key
    const old = await pushManager.getSubscription()
    if (!old) throw error
    await old.unsubscribe()
    return pushManager.subscribe(options)
  }
}

/** Turn off notifications on this device. */
export async function leaveDevice(player: () => string): Promise<void> {
  settings.notify = false
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  if (!subscription) return
  const body = { endpoint: subscription.endpoint }
  await ask('/api/notifications/devices', { method: 'DELETE', body, player: player() }).catch(() => {})
  await subscription.unsubscribe()
}
