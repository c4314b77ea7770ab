/* global VERSION, FILES */
/**
 * Caches the page itself, never data of a table. The build writes VERSION and FILES before it.
 * Pages come from the server whenever it answers, so an update is there with the next load; without it, the cached
 * start page says what needs the server.
 */

const PREFIX = 'tablee-'
const MINE = PREFIX + VERSION
const START = '/'

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(keepAll())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOld(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') event.respondWith(fresh(request))
  else if (pathname.startsWith('/assets/')) event.respondWith(kept(request))
  else event.respondWith(fetch(request).catch(() => kept(request)))
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(bringToFront(event.notification.data))
})

/** Unchanged files are not fetched again: the names of assets change with their content. */
async function keepAll() {
  const cache = await caches.open(MINE)
  await cache.add(new Request(START, { cache: 'reload' }))
  for (const file of FILES) {
    const known = file.startsWith('/assets/') ? await caches.match(file) : undefined
    if (known) await cache.put(file, known)
    else await cache.add(file)
  }
}

/** The previous version stays: a page that is still open may request its parts. */
async function forgetOld() {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== MINE)
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)))
}

/** The page from the server; the cached one if it does not answer. */
async function fresh(request) {
  try {
    const answer = await fetch(request)
    if (answer.status < 500) return answer
  } catch {
    // no network, or no server
  }
  const cache = await caches.open(MINE)
  return (await cache.match(START)) ?? Response.error()
}

async function kept(request) {
  return (await caches.match(request)) ?? fetch(request)
}

async function bringToFront(path) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const page = pages.find((page) => new URL(page.url).pathname === path)
  return page ? page.focus() : self.clients.openWindow(path)
}
