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
  event.waitUntil(takeOver())
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

async function takeOver() {
  const unaware = await isBeforeUnaware()
  await Promise.all([forgetOld(), self.clients.claim()])
  if (unaware) (await self.clients.matchAll({ type: 'window' })).forEach(loadAgain)
}

/** Pages of 0.1.0 did not know which build they were, so that no server can tell them that they are outdated. */
async function isBeforeUnaware() {
  const before = (await versionsBefore()).at(-1)
  const start = before && (await (await caches.open(before)).match(START))
  return start !== undefined && !(await start.text()).includes('<meta name="build"')
}

/** Its drafts outlive this. Nobody waits for it here: the page comes through this worker, once it has taken over. */
function loadAgain(page) {
  void page.navigate(page.url).catch(() => {}) // it may be gone by now
}

/** The previous version stays: a page that is still open may request its parts. */
async function forgetOld() {
  await Promise.all((await versionsBefore()).slice(0, -1).map((name) => caches.delete(name)))
}

/** Oldest first. */
async function versionsBefore() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== MINE)
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
