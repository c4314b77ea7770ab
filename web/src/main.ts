import '@fontsource-variable/nunito/wght.css'
import './styles/page.css'

import { IS_SITE } from 'python:'
import { mount } from 'svelte'

import App from './App.svelte'
import { namePieces } from './games/index.ts'
import { InstalledApp } from './page/installed-app.svelte.ts'
import { pathOf } from './page/links.ts'
import { routeOf } from './page/router.svelte.ts'
import { Settings } from './page/settings.svelte.ts'
import { preferredLanguage, Texts } from './page/texts.svelte.ts'
import { prefetch } from './pages/pages.ts'

const RETRY_DELAY_MS = 1_000

const app = new InstalledApp()
const settings = new Settings()
const texts = new Texts()
namePieces(texts)
const path = pathOf(location.pathname)
if (path !== null) prefetch(routeOf(path))
await findWords()

export default mount(App, { target: document.getElementById('app')!, props: { app, texts, settings } })

/** The page needs its texts: retry until they are loaded. */
async function findWords(): Promise<void> {
  await texts.speak(preferredLanguage()).catch(async () => {
    await new Promise((later) => setTimeout(later, RETRY_DELAY_MS))
    return findWords()
  })
}

if (import.meta.env.PROD) {
  if (IS_SITE) void import('./device/site.ts').then(({ begin }) => begin())
  // After the page has loaded and is idle.
  setTimeout(() => void app.keep(), 2_000)
}
