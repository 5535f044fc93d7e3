/**
 * The service worker: it keeps the files of the page, shows an offline page, and notifies players of their turns
 * while the page is closed. What the server says about games is never cached.
 *
 * The build puts in the files of the shell, and a version that changes whenever one of them does: see vite.config.ts.
 */

const SHELL = '__SHELL__'.split(' ')
const KEPT = 'caverna-__VERSION__'
const OFFLINE = '/offline.html'
const PICTURES = ['/icon.svg', '/icon-192.png', '/badge-96.png']
const OUT_OF_REACH = [502, 503, 504]

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})
self.addEventListener('push', (event) => event.waitUntil(tell(event.data.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.path))
})

async function install() {
  const cache = await caches.open(KEPT)
  await cache.addAll([...SHELL, ...PICTURES, OFFLINE, '/offline.js'])
  await self.skipWaiting()
}

async function activate() {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
  await self.clients.claim()
}

/** The response to a request of the page; nothing if the browser should ask the server. */
function answerTo(request) {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return null
  if (request.mode === 'navigate') return page(request)
  if (pathname.startsWith('/assets/')) return file(request)
  return pathname === '/offline.js' || PICTURES.includes(pathname) ? fetch(request).catch(() => kept(pathname)) : null
}

async function page(request) {
  try {
    const answer = await fetch(request)
    return OUT_OF_REACH.includes(answer.status) ? await kept(OFFLINE) : answer
  } catch {
    return kept(OFFLINE)
  }
}

/** A file whose name changes with its contents. */
async function file(request) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await (await caches.open(KEPT)).put(request, answer.clone())
  return answer
}

async function kept(path) {
  return (await caches.match(path)) ?? Response.error()
}

/** Notify the player of a turn, unless they are looking at that table. */
async function tell({ title, body, path }) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.some((page) => page.focused && new URL(page.url).pathname === path)) return
  await self.registration.showNotification(title, {
    body,
    tag: path,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { path },
  })
}

/** Show a page: in the window that has it already, or in a new one. */
async function show(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = pages.find((page) => new URL(page.url).pathname === path)
  await (open ? open.focus() : self.clients.openWindow(path))
}
