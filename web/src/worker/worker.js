/* global VERSION, BASE, FILES, PYTHON, IS_SITE */
/**
 * Caches the page itself, never data of a table. The build writes VERSION, BASE, FILES, PYTHON and IS_SITE before it.
 * Pages come from the server whenever it answers, so an update is there with the next load; without it, the cached
 * start page says what needs the server. The parts of Python are cached only when a page asks for it.
 */

const PREFIX = `tablee-${BASE.slice(1)}` // several copies of the page may share an origin
const MINE = PREFIX + VERSION
const START = BASE
const ASSETS = `${BASE}assets/`
const PARTS = `${BASE}py/`
// Names that pages know, too: `src/device/parts.ts`.
const OF_PYTHON = `${PREFIX}python/`
const MY_PYTHON = OF_PYTHON + PYTHON?.folder.split('/').at(-2)
const WHOLE = `${PYTHON?.folder}whole`

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
  if (pathname.startsWith(ASSETS) || pathname.startsWith(PARTS)) event.respondWith(kept(request))
  else if (request.mode === 'navigate') event.respondWith(fresh(request))
  else event.respondWith(fetch(request).catch(() => kept(request)))
})

self.addEventListener('message', (event) => {
  const [port] = event.ports
  const order = event.data?.python
  if (!port || !order) return
  const done = order === 'keep' ? keepPython((share) => port.postMessage({ share })) : forgetPython()
  event.waitUntil(
    done.then(
      () => port.postMessage({ kept: order === 'keep' }),
      () => port.postMessage({ kept: false }),
    ),
  )
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
    const known = file.startsWith(ASSETS) ? await caches.match(file) : undefined
    if (known) await cache.put(file, known)
    else await cache.add(file)
  }
  // A page and its Python change together.
  if ((await ofPython()).length) await keepPython()
}

/** What a page has loaded a moment ago comes from the browser's own cache. `tell` hears which share of it is there. */
async function keepPython(tell = () => {}) {
  if (!PYTHON) throw new Error('this build has no Python')
  const cache = await caches.open(MY_PYTHON)
  const all = PYTHON.files.reduce((sum, { size }) => sum + size, 0)
  let done = 0
  for (const { name, size } of PYTHON.files) {
    const address = PYTHON.folder + name
    if (!(await cache.match(address))) await load(cache, address, (bytes) => tell((done + bytes) / all))
    done += size
    tell(done / all)
  }
  await cache.put(WHOLE, new Response('whole'))
}

/** `tell` hears how many bytes have come. */
async function load(cache, address, tell) {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  const reader = answer.clone().body.getReader()
  const stored = cache.put(address, answer)
  for (let bytes = 0, part = await reader.read(); !part.done; part = await reader.read()) {
    bytes += part.value.length
    tell(bytes)
  }
  await stored
}

async function forgetPython() {
  for (const name of await ofPython()) await caches.delete(name)
}

/** Oldest first. */
async function ofPython() {
  return (await caches.keys()).filter((name) => name.startsWith(OF_PYTHON))
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
  const pythons = (await ofPython()).filter((name) => name !== MY_PYTHON)
  const old = [...(await versionsBefore()).slice(0, -1), ...pythons.slice(0, -1)]
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Oldest first. */
async function versionsBefore() {
  const isVersion = (name) => name.startsWith(PREFIX) && !name.slice(PREFIX.length).includes('/')
  return (await caches.keys()).filter((name) => isVersion(name) && name !== MINE)
}

/**
 * The page from the server; the cached one if it does not answer. A site has one file for all its pages; what else its
 * host has below the same address, like documentation, is not ours.
 */
async function fresh(request) {
  try {
    for (const place of IS_SITE ? [request, START] : [request]) {
      const answer = await fetch(place)
      if (IS_SITE ? answer.ok || answer.type === 'opaqueredirect' : answer.status < 500) return answer
    }
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
