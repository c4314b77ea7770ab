/** The page as an app: it works offline, can be installed, and updates itself. */

import { IS_SITE } from 'python:'
import { createContext } from 'svelte'

import { games } from '../table/net/api.ts'
import { linkTo } from './links.ts'

/** Chromium asks the page when to offer the installation; other browsers have it in their menus. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>
}

export class InstalledApp {
  #offer = $state.raw<InstallPrompt | null>(null)
  /** The server has a newer page than this one. */
  outdated = false

  constructor() {
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault()
      this.#offer = event as InstallPrompt
    })
    window.addEventListener('appinstalled', () => (this.#offer = null))
    // A part of an old page is no longer there: load the new page, but not repeatedly, and not without a server.
    window.addEventListener('vite:preloadError', () => {
      if (performance.now() > 10_000) void games().then(() => location.reload(), nobodyThere)
    })
  }

  get canInstall(): boolean {
    return this.#offer !== null
  }

  install = async (): Promise<void> => {
    await this.#offer?.prompt()
    this.#offer = null
  }

  /** Cache the page. Over plain HTTP from another machine there is no service worker, and so no cache. */
  async keep(): Promise<void> {
    const workers = navigator.serviceWorker
    if (!workers) return
    let known = workers.controller !== null
    workers.addEventListener('controllerchange', () => {
      this.outdated = known // the first worker has cached the page that is open
      known = true
    })
    const worker = await workers.register(linkTo('/worker.js')).catch(() => undefined)
    document.addEventListener('visibilitychange', () => document.hidden || void worker?.update().catch(() => {}))
    if (worker && !IS_SITE && isInstalled() && !savesData()) await keepForOffline()
  }
}

const isInstalled = () => matchMedia('(display-mode: standalone)').matches
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false

/** An app is expected to work without a network. */
async function keepForOffline(): Promise<void> {
  const { offlineParts } = await import('../device/offline-parts.svelte.ts')
  await offlineParts.keepAlways()
}

/** The component that wanted the part shows that it could not be fetched. */
const nobodyThere = (): void => {}

/** The manifest in the language of the page. */
export function nameApp(language: string): void {
  document.querySelector('link[rel=manifest]')?.setAttribute('href', linkTo(`/app-${language}.webmanifest`))
}

export const [getInstalledApp, setInstalledApp] = createContext<InstalledApp>()
